/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How far an oriented box is, rounded: called by near and by far routines, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/spans.h"
#include "shape/obb_core_numbers.h"
#include "wide/lift.h"

/* bits * 2^up, with the lower bits cut off; 2^63 <= bits */
typedef struct {
    uint64_t bits;
    int32_t up;
} obb_top;

static inline uint32_t obb_word(const uint32_t *x, uint32_t n, uint32_t below)
{
    return below < n ? x[n - 1u - below] : 0u;
}

/* Of x > 0, whose highest word can be 0; the next one has its highest bit set then. */
GRAZE_ONCE void obb_set_top(obb_top *top, const uint32_t *x, uint32_t words)
{
    const uint32_t n = graze_long_length(x, words);
    uint64_t bits = u64_of(obb_word(x, n, 0), obb_word(x, n, 1));
    uint32_t rest = obb_word(x, n, 2);
    top->up = (int32_t)(n * 32u) - 64;
    for (; u64_high(bits) <= (uint32_t)INT32_MAX; top->up--) {
        bits = bits * 2u + rest / 0x80000000u;
        rest = rest % 0x80000000u * 2u;
    }
    top->bits = bits;
}

/* The root of square * 2^32 / whole, which is less than 2^32: too small by less than 1, but for the bits that have been cut off.
 * Bit by bit, as the code for it is short. */
static inline uint32_t obb_root(uint64_t square, uint32_t whole)
{
    uint32_t root = 0;
    for (uint32_t bit = 0x80000000u; bit > 0u; bit /= 2u) {
        const uint64_t next = u32_mul(root + bit, root + bit);
        const uint64_t low = u32_mul(u64_low(next), whole);
        if (u32_mul(u64_high(next), whole) + u64_high(low) <= square)
            root += bit;
    }
    return root;
}

/* x / 2^places to nearest, ties up, held. */
static inline uint32_t obb_distance_held(uint64_t x, uint32_t places)
{
    const uint64_t twice = u64_fall(x * 2u, places), rounded = twice / 2u + twice % 2u;
    return rounded < (uint32_t)INT32_MAX ? u64_low(rounded) : (uint32_t)INT32_MAX;
}

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

/*
 * The square is p / w * 2^up, for p and w of 64 and of 32 bits. With up = 2 half + 30 or 2 half + 31 the root of p * 2^30 / w, or of
 * p * 2^31 / w, times 2^half, is the distance in units of 2^-16 raw; that root has 31 bits or 32. The bits cut off w make it
 * less than 1 too great, and so the exact root is strictly less than 2 from it. This decides nearly always, and exact squares choose
 * between the few numbers that are left.
 */
GRAZE_SHARED graze_scalar graze_obb_distance_rounded(const uint32_t *part, uint32_t of_part,
                                                     const uint32_t *whole, uint32_t of_whole)
{
    obb_top p, w;
    if (graze_long_sign(part, of_part) == 0)
        return 0;
    obb_set_top(&p, part, of_part);
    obb_set_top(&w, whole, of_whole);
    const int32_t up = p.up - w.up - 62; /* less 32 for w, and 30 */
    const bool odd = up % 2 != 0;
    const int32_t fall = 16 - (up - (odd ? 1 : 0)) / 2;
    if (fall < 0)
        return INT32_MAX;
    const uint64_t root = obb_root(odd ? p.bits / 2u : p.bits / 4u, u64_high(w.bits));
    const uint32_t places = fall < 40 ? (uint32_t)fall : 40u;
    uint32_t low = obb_distance_held(root - 2u, places),
             high = obb_distance_held(root + 2u, places);
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
