/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How far an oriented box is, rounded: called by near and by far routines, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/separation_numbers.h"
#include "number/spans.h"
#include "shape/obb_core_numbers.h"

/* Whether the distance is k - 1/2 raw or more: ((2 k - 1) 2^15)^2 whole <= part. 47 bits, 94, and 127 near or 131 far. */
static inline bool obb_distance_is_above(const uint32_t *part, uint32_t of_part,
                                         const uint32_t *whole, uint32_t of_whole, uint32_t k)
{
    uint32_t root[2], squared[3], product[9];
    BOUND(0 < k && k <= (uint32_t)INT32_MAX);
    long_set_s64(root, 2, ((int64_t)k * 2 - 1) * 32768);
    graze_long_set_product(squared, 3, root, 2, root, 2);
    graze_long_set_product(product, 9, squared, 3, whole, of_whole);
    return graze_long_compare(product, 9, part, of_part) <= 0;
}

/* The four highest words of x > 0, of which one can be 0. Returns how many words x has. */
GRAZE_ONCE int32_t obb_set_top(u256 *top, const uint32_t *x, uint32_t words)
{
    const uint32_t n = graze_long_length(x, words);
    uint64_t half[2];
    for (uint32_t i = 0; i < 2u; i++)
        half[i] =
            u64_of(n > 2u * i ? x[n - 1u - 2u * i] : 0u, n > 2u * i + 1u ? x[n - 2u - 2u * i] : 0u);
    u256_set(top, u128_of(0, 0), u128_of(half[0], half[1]));
    return (int32_t)n;
}

static inline uint32_t obb_distance_held(uint32_t distance)
{
    return distance < (uint32_t)INT32_MAX ? distance : (uint32_t)INT32_MAX;
}

/* Upper words limit the distance to one whole number nearly always, or to a few, of which exact squares choose. */
GRAZE_SHARED graze_scalar graze_obb_distance_rounded(const uint32_t *part, uint32_t of_part,
                                                     const uint32_t *whole, uint32_t of_whole)
{
    separation s;
    if (graze_long_sign(part, of_part) == 0)
        return 0;
    s.is_root = false;
    const int32_t words =
        obb_set_top(&s.whole, whole, of_whole) - obb_set_top(&s.part, part, of_part);
    const uint64_t range = graze_separation_range(&s, words * 16 + 16);
    uint32_t low = obb_distance_held(u64_low(range)), high = obb_distance_held(u64_high(range));
    while (low < high) {
        const uint32_t middle = high - (high - low) / 2u;
        if (obb_distance_is_above(part, of_part, whole, of_whole, middle))
            low = middle;
        else
            high = middle - 1u;
    }
    return (graze_scalar)low;
}

#endif
