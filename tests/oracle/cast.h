/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A cast of any kind, called in all ways that matter, and compared with the exact result: bit by
 * bit, or, if the result is rounded more than once, within a stated bound of the real numbers.
 */
#ifndef GRAZE_TESTS_CAST_H
#define GRAZE_TESTS_CAST_H

#include "oracle.h"

/* All begin with point, normal, and where it is. */
typedef union cast_hit {
    graze_line_hit line;
    graze_ray_hit ray;
    graze_face_line_hit face_line;
    graze_face_ray_hit face_ray;
} cast_hit;

typedef graze_result cast_routine(const void *shape, const void *line, cast_hit *hit);
typedef bool overlap_routine(const void *shape, const void *line);

/* The library's routines as the above; kind: the member of cast_hit that it fills. */
#define CAST_ROUTINE(name, routine, kind)                                                          \
    static graze_result name(const void *shape, const void *line, cast_hit *hit)                   \
    {                                                                                              \
        return routine(shape, line, hit ? &hit->kind : NULL);                                      \
    }
#define OVERLAP_ROUTINE(name, routine)                                                             \
    static bool name(const void *shape, const void *line)                                          \
    {                                                                                              \
        return routine(shape, line);                                                               \
    }

/* Its result, and how it treated the hit. */
typedef struct cast_outcome {
    oracle_hit hit;
    int32_t side; /* of a face */
    graze_result without_hit;
    bool wrote;
} cast_outcome;

cast_outcome cast_call(cast_routine *cast, const void *shape, const void *line);
/* NULL, or the fault: the result, the result without a hit, a hit written by a miss. */
const char *cast_answer_fault(const cast_outcome *got, graze_result want);
/* As above, or a wrong bit of the hit; a side is the caller's to compare. */
const char *cast_fault(const cast_outcome *got, const oracle_hit *want);

/* A hit in real numbers, to 512 bits. */
typedef struct cast_real {
    mpf_t point[3], normal[3], at;
} cast_real;

/* In raw units: how far off the numbers of a hit are, or may be. */
typedef struct cast_bound {
    double point, normal, at;
} cast_bound;

void cast_real_init(cast_real *r);
void cast_real_clear(cast_real *r);
/* t = (p + sign * the root of q) / d; of 512 bits, as all of cast_real. */
void cast_real_root(mpf_t t, const mpz_t p, int sign, const mpz_t q, const mpz_t d);
/* Point and `at` where the line is at t; scale: GRAZE_FRACTION_ONE, or GRAZE_ONE for a ray. */
void cast_real_at(cast_real *r, const exact_line *l, const mpf_t t, uint32_t scale);
/* The vector at the length of one unit, or 0. */
void cast_real_normal(cast_real *r, mpf_t v[3]);
/* From the real numbers, held in the world; of vectors the worst component. */
cast_bound cast_off(const cast_outcome *got, const cast_real *real);
/* As cast_answer_fault, or a number that is farther off than the bound. */
const char *cast_fault_within(const cast_outcome *got, graze_result want, const cast_bound *off,
                              const cast_bound *bound);

void cast_print(const char *whose, const oracle_hit *hit);

#endif
