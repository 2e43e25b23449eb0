/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Inverse roots, and what is computed with them: unit vectors along exact normals, with up to 64 bits a component, and
 * distances along axes. The unit vector along an edge is irrational: computed with 31 bits and a root of 24, each
 * component is right to 2^-8 raw units.
 */
#ifndef GRAZE_NUMBER_UNIT_H
#define GRAZE_NUMBER_UNIT_H

#include "../../include/graze/vec3.h"
#include "../wide/divide_short.h"

/* x, y, z: the sizes of the components, not all 0. */
void graze_unit(graze_vec3 *unit, uint64_t x, uint64_t y, uint64_t z);

/* ---- Vectors with up to 32 bits a component ---- */

/* The scaled vector is the vector times a power of two, 2^places: its length is 2^31 or more. */
typedef struct {
    uint64_t squared; /* the square of its length: 2^62 .. 2^64 - 1 */
    uint32_t
        inverse; /* 2^62 / length: too small by at most 2^-24.9 of itself, too great by 2^-29 */
    uint32_t places;
    bool is_doubled; /* its greatest component had 31 bits, but not its length */
} unit_scale;

/* x, y, z: the sizes of the components, at most 2^31, not all 0. */
void graze_unit_scale(unit_scale *s, uint32_t x, uint32_t y, uint32_t z);

/* The length of the scaled vector, with 16 bits more: too small by less than 2, or too great by less than 2^-5. */
uint64_t graze_unit_length(const unit_scale *s);

/* `next`, or one less: size / length in Q16.16, to nearest, for the length of 31 bits to nearest. */
uint32_t graze_unit_settled(const unit_scale *s, uint32_t size, uint32_t next);

/* The size of a component of the unit vector. A guess has 14 bits more, and is less than 2.2 too great or less than
 * 36 too small. In 48 cases of 16384 the exact quotient decides. */
GRAZE_INLINE uint32_t unit_size(const unit_scale *s, uint32_t size)
{
    GIVEN(s->places < 32u);
    const uint32_t scaled = size * u32_power_of_2(s->places);
    const uint32_t guess = u64_high(u32_mul(scaled, s->inverse)) + 8192u; /* <= 2^30 + 2^13 */
    if ((guess + 40u) % 16384u < 48u)
        return graze_unit_settled(s, size, (guess + 40u) / 16384u);
    return guess / 16384u;
}

/* 2^30 / sqrt(s / 2^32), off by at most 2^-30 of itself; s >= 2^30. The result is at least 2^30, and at most 2^31. */
uint32_t graze_inverse_root(uint32_t s);

/* size / sqrt(squared) to nearest, at most 2^31; size < 2^63, squared > 0. squared MUST be |axis|^2 and size a reach along
 * that axis: then there is never a tie, see falls_short. */
uint32_t graze_reach_over(uint64_t size, uint64_t squared);

#endif
