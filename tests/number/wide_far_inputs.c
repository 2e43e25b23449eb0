/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "wide_far_inputs.h"

enum { OWN_DIGITS = 2 * GRAZE_FAR_LIMBS }; /* the digits of a far integer */

#define ONES UINT32_MAX

const far_number far_extremes[EXTREMES] = {
    {{0, 0, 0, 0, 0, 0}},
    {{1, 0, 0, 0, 0, 0}},
    {{ONES, ONES, ONES, ONES, ONES, ONES}},       /* -1 */
    {{0, 0, 0, 0, 0, 0x80000000}},                /* -2^191 */
    {{1, 0, 0, 0, 0, 0x80000000}},                /* -2^191 + 1 */
    {{ONES, ONES, ONES, ONES, ONES, 0x7fffffff}}, /* 2^191 - 1 */
    {{0, 0, 0, 0, 0, 0x40000000}},                /* 2^190 */
    {{0, 0, 0, 0, 0, 0xc0000000}},                /* -2^190 */
    {{0, 0, 0, 0, 0, ONES}},                      /* -2^160 */
    {{ONES, ONES, ONES, ONES, ONES, 0}},          /* 2^160 - 1 */
    {{0, 0, 0, 0, ONES, ONES}},                   /* -2^128 */
    {{1, 0, 0, 0, ONES, ONES}},                   /* -2^128 + 1 */
    {{ONES, ONES, ONES, ONES, 0, 0}},             /* 2^128 - 1 */
    {{0, 0, 0, 0x80000000, ONES, ONES}},          /* -2^127 */
    {{ONES, ONES, ONES, 0x7fffffff, 0, 0}},       /* 2^127 - 1 */
    {{0, 0x80000000, ONES, ONES, ONES, ONES}},    /* -2^63 */
    {{ONES, 0, ONES, 0, ONES, 0}},
    {{0, ONES, 0, ONES, 0, ONES}},
};

/* ---- By hand ---- */

/* Two's complement: negates the lowest digit that is not 0, and complements all digits above it. */
static void negate_digits(uint32_t *digit, unsigned digits)
{
    unsigned lowest = 0;

    while (lowest < digits && digit[lowest] == 0u) {
        lowest++;
    }
    for (unsigned i = lowest; i < digits; i++) {
        digit[i] = (i == lowest ? 0x10000u : 0xffffu) - digit[i];
    }
}

by_hand by_hand_of(const far_number *x)
{
    by_hand h;

    for (unsigned i = 0; i < DIGITS; i++) {
        const uint32_t limb = i < OWN_DIGITS ? x->limb[i / 2u] : 0u;

        h.digit[i] = i % 2u > 0u ? limb / 0x10000u : limb % 0x10000u;
    }
    h.negative = h.digit[OWN_DIGITS - 1] >= 0x8000u;
    if (h.negative) {
        negate_digits(h.digit, OWN_DIGITS);
    }
    return h;
}

far_number far_by_hand(by_hand x)
{
    far_number own;

    if (x.negative) {
        negate_digits(x.digit, OWN_DIGITS);
    }
    for (unsigned i = 0; i < GRAZE_FAR_LIMBS; i++) {
        own.limb[i] = x.digit[2u * i] + x.digit[2u * i + 1u] * 0x10000u;
    }
    return own;
}

by_hand by_hand_of_u128(u128 x)
{
    const far_number word = {{u64_low(x.lo), u64_high(x.lo), u64_low(x.hi), u64_high(x.hi), 0, 0}};

    return by_hand_of(&word);
}

by_hand minus_by_hand(by_hand x)
{
    x.negative = !x.negative;
    return x;
}

static bool is_smaller(const by_hand *a, const by_hand *b)
{
    for (unsigned i = DIGITS; i > 0u; i--) {
        if (a->digit[i - 1u] != b->digit[i - 1u]) {
            return a->digit[i - 1u] < b->digit[i - 1u];
        }
    }
    return false;
}

by_hand sum_by_hand(by_hand a, by_hand b)
{
    by_hand sum = a;
    uint32_t carry = 0;

    if (a.negative != b.negative && is_smaller(&a, &b)) {
        return sum_by_hand(b, a);
    }
    for (unsigned i = 0; i < DIGITS; i++) {
        const uint32_t other = b.digit[i] + carry;
        const bool adds = a.negative == b.negative;

        carry = adds ? (a.digit[i] + other) / 0x10000u : a.digit[i] < other;
        sum.digit[i] = (adds ? a.digit[i] + other : a.digit[i] + 0x10000u - other) % 0x10000u;
    }
    return sum;
}

by_hand product_by_hand(by_hand a, by_hand b)
{
    by_hand product;
    uint64_t column = 0;

    product.negative = a.negative != b.negative;
    for (unsigned i = 0; i < DIGITS; i++) {
        for (unsigned j = 0; j <= i; j++) {
            column += (uint64_t)a.digit[j] * b.digit[i - j];
        }
        product.digit[i] = u64_low(column) % 0x10000u;
        column /= 0x10000u;
    }
    return product;
}

/* The number of digits, up to the highest that is not 0. */
static unsigned digits_in(const by_hand *x)
{
    unsigned digits = DIGITS;

    while (digits > 0u && x->digit[digits - 1u] == 0u) {
        digits--;
    }
    return digits;
}

int sign_by_hand(by_hand x)
{
    return digits_in(&x) == 0u ? 0 : x.negative ? -1 : 1;
}

bool fits_by_hand(by_hand x, unsigned bits)
{
    by_hand limit;

    limit.negative = false;
    for (unsigned i = 0; i < DIGITS; i++) {
        limit.digit[i] = i == bits / 16u ? UINT32_C(1) << bits % 16u : 0u;
    }
    return is_smaller(&x, &limit) || (x.negative && !is_smaller(&limit, &x));
}

/* ---- Inputs ---- */

far_number far_of_limbs(const uint32_t *limb, unsigned limbs, bool negative)
{
    far_number size;
    by_hand x;

    for (unsigned i = 0; i < GRAZE_FAR_LIMBS; i++) {
        size.limb[i] = i >= limbs ? 0u : i == GRAZE_FAR_LIMBS - 1u ? limb[i] / 4u : limb[i];
    }
    x = by_hand_of(&size);
    x.negative = negative;
    return far_by_hand(x);
}

far_number far_ones(unsigned limbs, bool negative)
{
    static const uint32_t all[GRAZE_FAR_LIMBS] = {ONES, ONES, ONES, ONES, ONES, ONES};

    return far_of_limbs(all, limbs, negative);
}

far_number far_power(unsigned limbs, bool negative)
{
    uint32_t limb[GRAZE_FAR_LIMBS] = {0, 0, 0, 0, 0, 0};

    limb[limbs] = limbs == GRAZE_FAR_LIMBS - 1u ? 4u : 1u;
    return far_of_limbs(limb, GRAZE_FAR_LIMBS, negative);
}

far_number far_small(int64_t x)
{
    uint32_t limb[GRAZE_FAR_LIMBS] = {0, 0, 0, 0, 0, 0};

    limb[0] = u64_low(s64_magnitude(x));
    limb[1] = u64_high(s64_magnitude(x));
    return far_of_limbs(limb, 2, x < 0);
}

far_number far_raw(void)
{
    far_number x;

    for (unsigned i = 0; i < GRAZE_FAR_LIMBS; i++) {
        const uint32_t kind = random32() % 8u, any = random32();

        x.limb[i] = kind < 2u   ? 0u
                    : kind < 4u ? UINT32_MAX
                    : kind < 6u ? corners[any % CORNERS]
                                : any;
    }
    return x;
}

far_number far_random(unsigned most)
{
    const uint32_t bits = random32();
    const far_number x = far_raw();

    return far_of_limbs(x.limb, bits / 16u % (most + 1u), bits % 2u > 0u);
}

far_number far_beside(const far_number *a, far_number b)
{
    const by_hand beside = by_hand_of(a);
    const unsigned limbs = GRAZE_FAR_LIMBS - (digits_in(&beside) + 1u) / 2u;
    const bool negative = b.limb[GRAZE_FAR_LIMBS - 1u] >= UINT32_C(0x80000000);

    if (limbs > 0u) {
        b.limb[limbs - 1u] /= 4u;
    }
    return far_of_limbs(b.limb, limbs, negative);
}
