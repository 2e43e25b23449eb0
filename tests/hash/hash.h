/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * One hash of all results of each routine, over a fixed stream of inputs from small scales to the
 * full range. It is the same on every core, compiler and optimisation level, or the promise of
 * identical bits is broken; and it changes only with a line in the CHANGELOG.
 *
 * Each group of routines has a file, hash_GROUP.c, and a table in hashes.h, which `make hashes`
 * makes from this machine's results. hashes_small.h has those of the small world that differ.
 */
#ifndef GRAZE_TESTS_HASH_H
#define GRAZE_TESTS_HASH_H

#include "../../include/graze/graze.h"

/* Two multiplicative hashes side by side: 64 bits from 32-bit arithmetic. */
typedef struct {
    uint32_t high, low;
} hash;

/*
 * The length of the stream of inputs. A core that is too slow for all of it hashes the first inputs, one
 * of GRAZE_HASH_SHARE; `tests/hash/make_hashes SHARE FILE` writes the tables for that share.
 */
#ifndef GRAZE_HASH_SHARE
#define GRAZE_HASH_SHARE 1
#endif
#define HASH_QUERIES(n) ((n) / GRAZE_HASH_SHARE)

/* The expected hashes of a group. There are none in the image that make_hashes builds. */
#ifndef GRAZE_MAKE_HASHES
#define GRAZE_MAKE_HASHES 0
#endif
#if GRAZE_MAKE_HASHES
#define HASHES(group)                                                                              \
    {                                                                                              \
        {                                                                                          \
            0, 0                                                                                   \
        }                                                                                          \
    }
#else
#if GRAZE_HASH_SHARE != 1
#include "hashes_of_share.h"
#else
#include "hashes.h"
#include "hashes_small.h"
#endif
#if GRAZE_FLOAT
#define HASHES(group) HASHES_##group##_FLOAT
#else
#define HASHES(group) HASHES_##group##_FIXED
#endif
#endif

/* The hash that a routine must have, from that of its table: in the small world the one of hashes_small.h, if it has one. */
const hash *hash_of_world(const hash *fixed, const char *name);

/* Compares the hashes of a group. The test image counts one check for each routine (hash_check.c); the
 * self-test prints a line for each (port/selftest/selftest.c). */
void hash_check(const char *group, const hash *got, const hash *expected, const char *const *names,
                int routines);

void mix(hash *h, uint32_t word);
/* A NaN has many patterns and the standard does not choose one. */
void mix_scalar(hash *h, graze_scalar x);
void mix_wide(hash *h, graze_wide x);
void mix_vec3(hash *h, graze_vec3 v);
void mix_vec2(hash *h, graze_vec2 v);
void mix_aabb(hash *h, const graze_aabb *box);

/* The result of a cast and its hit, which the caller sets to 0 before the cast. */
void mix_line_hit(hash *h, graze_result result, const graze_line_hit *hit);
void mix_ray_hit(hash *h, graze_result result, const graze_ray_hit *hit);
void mix_face_line_hit(hash *h, graze_result result, const graze_face_line_hit *hit);
void mix_face_ray_hit(hash *h, graze_result result, const graze_face_ray_hit *hit);
void mix_sweep_hit(hash *h, graze_result result, const graze_sweep_hit *hit);

/* Raw integers as coordinates and shapes of the build, in the order of their members. A t_max of
 * INT32_MAX is no limit. */
graze_scalar scalar_of(int32_t raw);
graze_vec3 vec3_of(const int32_t *raw);
graze_vec2 vec2_of(const int32_t *raw);
graze_segment segment_of_raw(const int32_t *raw);
graze_ray ray_of_raw(const int32_t *raw);
graze_aabb aabb_of_raw(const int32_t *raw);
graze_sphere sphere_of_raw(const int32_t *raw);
graze_plane plane_of_raw(const int32_t *raw);

#endif
