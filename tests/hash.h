/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * One hash of all results of each routine, over a fixed stream of inputs from small scales to the
 * full range. It is the same on every core, compiler and optimisation level, or the promise of
 * identical bits is broken; and it changes only with a line in the CHANGELOG.
 *
 * Each group of routines has a file, hash_GROUP.c, and a table in hashes.h, which `make hashes`
 * makes from what this machine computes. Here is what the groups share.
 */
#ifndef GRAZE_TESTS_HASH_H
#define GRAZE_TESTS_HASH_H

#include "../include/graze/graze.h"

/* Two multiplicative hashes side by side: 64 bits from 32-bit arithmetic. */
typedef struct {
    uint32_t high, low;
} hash;

/* What a group's hashes should be. In the image that make_hashes asks, nothing yet. */
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
#include "hashes.h"
#if GRAZE_FLOAT
#define HASHES(group) HASHES_##group##_FLOAT
#else
#define HASHES(group) HASHES_##group##_FIXED
#endif
#endif

/* One check for each routine. With an argument to the image they are told as well, for
 * tests/make_hashes, and for people who compare two machines. `group` is the table's name. */
void hash_check(const char *group, const hash *got, const hash *expected, const char *const *names,
                int routines);

void mix(hash *h, uint32_t word);
/* A NaN has many patterns and the standard does not choose one. */
void mix_scalar(hash *h, graze_scalar x);
void mix_wide(hash *h, graze_wide x);
void mix_vec3(hash *h, graze_vec3 v);
void mix_vec2(hash *h, graze_vec2 v);
void mix_aabb(hash *h, const graze_aabb *box);

/* What a cast answers. A hit that it may leave alone is 0 before. */
void mix_line_hit(hash *h, graze_result result, const graze_line_hit *hit);
void mix_ray_hit(hash *h, graze_result result, const graze_ray_hit *hit);
void mix_face_line_hit(hash *h, graze_result result, const graze_face_line_hit *hit);
void mix_face_ray_hit(hash *h, graze_result result, const graze_face_ray_hit *hit);

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
