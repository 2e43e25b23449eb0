/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The results that graze_selftest computes, as one hash. The numbers are bit patterns, the same in
 * both builds. In Q16.16 any pattern is a number; as floats they are units, subnormals, NaN and
 * infinities.
 */
#ifndef GRAZE_SHAPE_SELFTEST_RESULTS_H
#define GRAZE_SHAPE_SELFTEST_RESULTS_H

#include "../../include/graze/aabb.h"
#include "../../include/graze/scalar.h"
#include "../../include/graze/sphere.h"
#include "../../include/graze/vec2.h"

typedef union {
    uint32_t bits;
    graze_scalar number;
} selftest_word;

static inline graze_scalar selftest_number(uint32_t bits)
{
    selftest_word word;
    word.bits = bits;
    return word.number;
}

/* NaN has many patterns; one represents all. */
static inline void selftest_mix(uint32_t *hash, graze_scalar x)
{
    selftest_word word;
    word.number = x;
    bool may_be_nan = word.bits % UINT32_C(0x80000000) > UINT32_C(0x7f800000);
    uint64_t bits = *hash ^ (may_be_nan ? UINT32_C(0x7fc00000) : word.bits);
    *hash = (uint32_t)(bits * UINT32_C(0x9e3779b1) % UINT64_C(0x100000000));
    *hash ^= *hash >> 15;
}

static inline void selftest_mix_vec3(uint32_t *hash, graze_vec3 v)
{
    selftest_mix(hash, v.x);
    selftest_mix(hash, v.y);
    selftest_mix(hash, v.z);
}

/*
 * Operands of products, quotients and roots, two at a time: of a few units in Q16.16, then as
 * floats. The quotients are rounded up and down, with both signs, so that no other rounding mode
 * yields all of them; subnormals, infinity and NaN follow.
 */
static inline void selftest_mix_scalars(uint32_t *hash)
{
    static const uint32_t operands[][2] = {
        {0x00018001, 0x00024003}, {0x00020000, 0xfffcfff1}, {0x0000ffff, 0x00000007},
        {0x7fffffff, 0x00012345}, {0x12345679, 0x000a0003}, {0x3f800000, 0x40400000},
        {0xbf800000, 0x40400000}, {0x40a00000, 0x40e00000}, {0xc0a00000, 0x40e00000},
        {0x3f8ccccd, 0x3fa66666}, {0x00012345, 0x41000000}, {0x1e3ce508, 0x1a534e00},
        {0x7fc00000, 0x3f800000}, {0x7f7fffff, 0x40000000}, {0x7f800000, 0x80000000}};
    for (unsigned i = 0; i < sizeof operands / sizeof operands[0]; i++) {
        graze_scalar a = selftest_number(operands[i][0]), b = selftest_number(operands[i][1]);
        selftest_mix(hash, graze_mul(a, b));
        selftest_mix(hash, graze_div(a, b));
        selftest_mix(hash, graze_sqrt(a));
    }
}

/* A miss does not write the hit. */
static inline void selftest_mix_hit(uint32_t *hash, graze_result result, const graze_line_hit *hit)
{
    *hash ^= (uint32_t)result;
    if (result == GRAZE_MISS)
        return;
    selftest_mix_vec3(hash, hit->point);
    selftest_mix_vec3(hash, hit->normal);
    selftest_mix(hash, hit->fraction);
}

/* Two ends of a segment; center.x, center.y (and z) and radius of a ball; and the lower side of a
 * box, whose upper side is the radius. */
enum { SELFTEST_CAST = 10 };

static inline void selftest_mix_cast(uint32_t *hash, const uint32_t *bits)
{
    graze_scalar n[SELFTEST_CAST];
    for (int i = 0; i < SELFTEST_CAST; i++)
        n[i] = selftest_number(bits[i]);
    const graze_segment line = {{n[0], n[1], n[2]}, {n[3], n[4], n[5]}};
    const graze_sphere ball = {{n[6], n[7], n[7]}, n[8]};
    const graze_aabb box = {{n[9], n[9], n[9]}, {n[8], n[8], n[8]}};
    graze_line_hit hit;
    selftest_mix_hit(hash, graze_aabb_linecast(&box, &line, &hit), &hit);
    selftest_mix_hit(hash, graze_sphere_linecast(&ball, &line, &hit), &hit);
    selftest_mix_vec3(hash, graze_vec3_normalize(line.a));
    selftest_mix_vec3(hash, graze_vec3_cross(line.a, line.b));
    selftest_mix(hash, graze_from_wide(graze_vec3_dot(line.a, line.b)));
}

/* For numbers that are floats: comparisons that a NaN decides, and a sum of zeros that is +0. */
static inline void selftest_mix_corners(uint32_t *hash)
{
    const graze_scalar nan = selftest_number(0x7fc00000), one = selftest_number(0x3f800000);
    const graze_aabb strange = {{nan, -one, -one}, {one, one, one}},
                     empty = {{one, one, one}, {-one, -one, -one}};
    static const graze_vec3 inside = {0, 0, 0};
    const graze_vec3 beside = graze_vec3_of(0, nan, 0);
    uint32_t answers = graze_aabb_contains_point(&strange, &inside);
    answers = answers * 2 + graze_aabb_contains_aabb(&strange, &empty);
    answers = answers * 2 + graze_aabb_overlaps_aabb(&strange, &strange);
    answers = answers * 2 + graze_aabb_contains_point(&empty, &beside);
    *hash ^= answers;
    selftest_mix(hash, graze_vec3_length(beside));
    selftest_mix(hash,
                 graze_from_wide(graze_vec2_dot(graze_vec2_of(0, 0), graze_vec2_of(-one, -one))));
}

/* In Q16.16 the first line is near the origin, the second far from it. The others are lines of
 * floats; for the last one a . b is 1 only if products are added in their order. */
static inline uint32_t selftest_results(void)
{
    static const uint32_t casts[][SELFTEST_CAST] = {
        {0xfffcb333, 0x0001199a, 0x00003333, 0x00050000, 0x00004ccd, 0xffff4ccd, 0x0000199a,
         0xfffff333, 0x00018000, 0xffff0000},
        {0x80000000, 0x59682f00, 0x88ca6c00, 0x7fffffff, 0xb8797400, 0x713fb300, 0x075bcd15,
         0xfa1cf588, 0x59682f00, 0xc4653600},
        {0xc0533333, 0x3f8ccccd, 0x3e4ccccd, 0x40a00000, 0x3e99999a, 0xbf333333, 0x3dcccccd,
         0xbd4ccccd, 0x3fc00000, 0xbf800000},
        {0x461c4000, 0x461c4000, 0x3f800000, 0x461c4000, 0xc61c4000, 0x3f800000, 0x461c1800,
         0xc0000000, 0x42c80000, 0xc1200000}};
    uint32_t hash = 0;
    selftest_mix_scalars(&hash);
    for (unsigned i = 0; i < sizeof casts / sizeof casts[0]; i++)
        selftest_mix_cast(&hash, casts[i]);
    selftest_mix_corners(&hash);
    return hash;
}

#endif
