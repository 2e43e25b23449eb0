/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The far integers, against sums and products by hand: see wide.c. Functions are called only
 * with arguments whose result is in [-2^191, 2^191). */

#include "../support/check.h"
#include "../tests.h"
#include "wide_far_inputs.h"

#include <stddef.h>

enum { FAR_BITS = 32 * GRAZE_FAR_LIMBS - 1, ALONG_BITS = 127, MAGNITUDE_BITS = 128 };

static bool fits(by_hand x)
{
    return fits_by_hand(x, FAR_BITS);
}

/* Compares all limbs, and the two functions that report the sign. */
static void check_is(const far_number *x, by_hand want)
{
    const far_number limbs = far_by_hand(want);
    const int sign = sign_by_hand(want);
    bool same_limbs = true;

    for (unsigned i = 0; i < GRAZE_FAR_LIMBS; i++) {
        same_limbs = same_limbs && x->limb[i] == limbs.limb[i];
    }
    CHECK(same_limbs);
    CHECK(graze_far_sign(x) == sign);
    CHECK(far_is_negative(x) == (sign < 0));
}

/* Fills a number that a function must overwrite. */
static void spoil(far_number *x)
{
    for (unsigned i = 0; i < GRAZE_FAR_LIMBS; i++) {
        x->limb[i] = UINT32_C(0xabcdef01);
    }
}

/* ---- One number ---- */

static const struct {
    const char *name;
    int64_t x;
    uint32_t above, high, low;
} set_to[] = {
    {"zero", 0, 0, 0, 0},
    {"one", 1, 0, 0, 1},
    {"minus one", -1, UINT32_MAX, UINT32_MAX, UINT32_MAX},
    {"the greatest of a limb", INT64_C(0xffffffff), 0, 0, UINT32_MAX},
    {"the same, negative", -INT64_C(0xffffffff), UINT32_MAX, UINT32_MAX, 1},
    {"the least of two limbs", INT64_C(0x100000000), 0, 1, 0},
    {"the same, negative", -INT64_C(0x100000000), UINT32_MAX, UINT32_MAX, 0},
    {"greatest", INT64_MAX, 0, 0x7fffffff, UINT32_MAX},
    {"beside the least", -INT64_MAX, UINT32_MAX, 0x80000000, 1},
    {"least", INT64_MIN, UINT32_MAX, 0x80000000, 0},
};

static void test_set(void)
{
    check_group("far integers: one number");
    for (unsigned i = 0; i < COUNT(set_to); i++) {
        const uint32_t above = set_to[i].above;
        far_number x;

        check_case(set_to[i].name);
        spoil(&x);
        graze_far_set(&x, set_to[i].x);
        CHECK(x.limb[0] == set_to[i].low && x.limb[1] == set_to[i].high);
        CHECK(x.limb[2] == above && x.limb[3] == above && x.limb[4] == above && x.limb[5] == above);
        CHECK(graze_far_sign(&x) == (set_to[i].x > 0) - (set_to[i].x < 0));
        CHECK(far_is_negative(&x) == (set_to[i].x < 0));
        CHECK(same(graze_far_magnitude(&x), u128_of(0, s64_magnitude(set_to[i].x))));
    }
    check_case(NULL);
}

/* graze_far_magnitude takes sizes below 2^128 only; the size of -2^128 is one too large. */
static void check_magnitude(const far_number *x, by_hand size)
{
    size.negative = false;
    if (fits_by_hand(size, MAGNITUDE_BITS)) {
        const by_hand magnitude = by_hand_of_u128(graze_far_magnitude(x));

        CHECK(sign_by_hand(sum_by_hand(magnitude, minus_by_hand(size))) == 0);
    }
}

static void check_one(const far_number *x)
{
    const by_hand own = by_hand_of(x);
    far_number copy, opposite = *x;

    spoil(&copy);
    graze_far_copy(&copy, x);
    check_is(&copy, own);
    check_magnitude(x, own);
    for (unsigned limbs = 0; limbs <= GRAZE_FAR_LIMBS; limbs++) {
        CHECK(far_fits(x, limbs) == fits_by_hand(own, 32u * limbs));
    }
    if (fits(minus_by_hand(own))) {
        graze_far_negate(&opposite);
        check_is(&opposite, minus_by_hand(own));
        check_magnitude(&opposite, own);
    }
}

/* ---- Sums and order ---- */

static void check_difference(const far_number *a, const far_number *b)
{
    const by_hand want = sum_by_hand(by_hand_of(a), minus_by_hand(by_hand_of(b)));
    far_number difference = *a;

    if (fits(want)) {
        graze_far_add(&difference, b, -1);
        check_is(&difference, want);
        CHECK(graze_far_compare(a, b) == sign_by_hand(want));
    }
}

/* Adds b, then subtracts it again. */
static void check_sum(const far_number *a, const far_number *b)
{
    const by_hand want = sum_by_hand(by_hand_of(a), by_hand_of(b));
    far_number sum = *a;

    if (fits(want)) {
        graze_far_add(&sum, b, 1);
        check_is(&sum, want);
        graze_far_add(&sum, b, -1);
        check_is(&sum, by_hand_of(a));
    }
}

/* All combinations of signs (but -2^191 has no opposite), in both orders. */
static void check_sums(const far_number *a, const far_number *b)
{
    for (unsigned signs = 0; signs < 4u; signs++) {
        by_hand own = by_hand_of(a), other = by_hand_of(b);

        own = signs % 2u > 0u ? minus_by_hand(own) : own;
        other = signs / 2u > 0u ? minus_by_hand(other) : other;
        if (fits(own) && fits(other)) {
            const far_number x = far_by_hand(own), y = far_by_hand(other);

            check_sum(&x, &y);
            check_difference(&x, &y);
            check_difference(&y, &x);
        }
    }
}

static void check_sum_is(far_number a, far_number b, far_number want)
{
    graze_far_add(&a, &b, 1);
    check_is(&a, by_hand_of(&want));
}

static void test_carries(void)
{
    check_group("far integers: carries");
    for (unsigned limbs = 0; limbs < GRAZE_FAR_LIMBS; limbs++) {
        check_sum_is(far_ones(limbs, false), far_small(1), far_power(limbs, false));
        check_sum_is(far_ones(limbs, true), far_small(-1), far_power(limbs, true));
        check_sum_is(far_power(limbs, false), far_small(-1), far_ones(limbs, false));
        check_sum_is(far_power(limbs, true), far_small(1), far_ones(limbs, true));
        check_sum_is(far_small(-1), far_power(limbs, false), far_ones(limbs, false));
        check_sum_is(far_ones(limbs, false), far_power(limbs, true), far_small(-1));
        check_sum_is(far_power(limbs, false), far_ones(limbs, true), far_small(1));
        check_sum_is(far_power(limbs, false), far_power(limbs, true), far_small(0));
    }
}

/* ---- Products ---- */

static by_hand signed_by_hand(by_hand x, int sign)
{
    return sign < 0 ? minus_by_hand(x) : x;
}

static void check_product(const far_number *start, const far_number *a, const far_number *b)
{
    const by_hand product = product_by_hand(by_hand_of(a), by_hand_of(b));
    far_number set;

    if (!fits(product)) {
        return;
    }
    spoil(&set);
    graze_far_set_product(&set, a, b);
    check_is(&set, product);
    for (int sign = -1; sign <= 1; sign += 2) {
        const by_hand want = sum_by_hand(by_hand_of(start), signed_by_hand(product, sign));
        far_number sum = *start;

        if (fits(want)) {
            graze_far_add_product(&sum, a, b, sign);
            check_is(&sum, want);
        }
    }
}

static void check_times(const far_number *start, const far_number *x, int64_t m)
{
    const far_number factor = far_small(m);
    const by_hand product = product_by_hand(by_hand_of(x), by_hand_of(&factor));
    const by_hand want = sum_by_hand(by_hand_of(start), product);
    far_number sum = *start, set;

    if (fits(product)) {
        spoil(&set);
        graze_far_set_times(&set, x, m);
        check_is(&set, product);
    }
    if (fits(product) && fits(want)) {
        graze_far_add_times(&sum, x, m);
        check_is(&sum, want);
    }
}

static void check_lengths(const far_number *start, int64_t a, int64_t b)
{
    const far_number first = far_small(a), second = far_small(b);
    const by_hand product = product_by_hand(by_hand_of(&first), by_hand_of(&second));
    const by_hand want = sum_by_hand(by_hand_of(start), product);
    far_number sum = *start, set;

    spoil(&set);
    graze_far_set_lengths(&set, a, b);
    check_is(&set, product);
    if (fits(want)) {
        graze_far_add_lengths(&sum, a, b);
        check_is(&sum, want);
    }
}

/* The sum is in [-2^127, 2^127) before and after. */
static void check_along(const far_number *start, int64_t a, int32_t x)
{
    const far_number first = far_small(a), second = far_small(x);
    const by_hand product = product_by_hand(by_hand_of(&first), by_hand_of(&second));
    const by_hand want = sum_by_hand(by_hand_of(start), product);
    far_number sum = *start, set;

    spoil(&set);
    graze_far_set_along(&set, a, x);
    check_is(&set, product);
    if (fits_by_hand(by_hand_of(start), ALONG_BITS) && fits_by_hand(want, ALONG_BITS)) {
        graze_far_add_along(&sum, a, x);
        check_is(&sum, want);
    }
}

/* From a start for which the sum ends at the end of its range; and the reverse. */
static void check_along_to_ends(int64_t a, int32_t x)
{
    const far_number first = far_small(a), second = far_small(x);
    const by_hand product = product_by_hand(by_hand_of(&first), by_hand_of(&second));
    const far_number least = {{0, 0, 0, 0x80000000, UINT32_MAX, UINT32_MAX}};
    const far_number most = {{UINT32_MAX, UINT32_MAX, UINT32_MAX, 0x7fffffff, 0, 0}};
    const far_number end = product.negative ? least : most;
    const by_hand start = sum_by_hand(by_hand_of(&end), minus_by_hand(product));
    const far_number before = far_by_hand(start);

    check_along(&least, a, x);
    check_along(&most, a, x);
    check_along(&before, a, x);
}

static const int32_t steps[] = {0, 1, -1, 0x10000, -0x7fff, INT32_MAX, -INT32_MAX, INT32_MIN};

static void test_long_products(void)
{
    const far_number none = far_small(0);

    check_group("far integers: products");
    for (unsigned limbs = 0; limbs <= GRAZE_FAR_LIMBS; limbs++) {
        const far_number a = far_ones(limbs, limbs % 2u > 0u);
        const far_number b = far_beside(&a, far_ones(GRAZE_FAR_LIMBS - limbs, false));
        const far_number one = far_small(limbs < GRAZE_FAR_LIMBS ? -1 : 0);

        check_product(&none, &a, &b);
        check_product(&a, &b, &a);
        check_product(&b, &a, &one);
        check_product(&one, &none, &a);
        CHECK(graze_far_compare_products(&a, &b, &b, &a) == 0);
    }
    for (unsigned i = 0; i < COUNT(set_to); i++) {
        for (unsigned j = 0; j < COUNT(set_to); j++) {
            const far_number start = far_ones(i % 5u, j % 2u > 0u);

            check_lengths(&none, set_to[i].x, set_to[j].x);
            check_lengths(&start, set_to[i].x, set_to[j].x);
            check_times(&start, &start, set_to[j].x);
        }
        for (unsigned j = 0; j < COUNT(steps); j++) {
            check_along(&none, set_to[i].x, steps[j]);
            check_along_to_ends(set_to[i].x, steps[j]);
        }
    }
}

/* Sums and products that end or start at -2^191 or 2^191 - 1. */
static void test_extremes(void)
{
    const far_number none = far_small(0);

    check_group("far integers: extremes");
    for (unsigned i = 0; i < EXTREMES; i++) {
        const far_number *a = &far_extremes[i];

        check_one(a);
        for (unsigned j = 0; j < EXTREMES; j++) {
            const far_number *b = &far_extremes[j];

            check_sums(a, b);
            check_product(&none, a, b);
            check_product(a, b, &far_extremes[2]);
            check_product(&far_extremes[(i + j) % EXTREMES], a, b);
        }
        for (unsigned j = 0; j < COUNT(set_to); j++) {
            check_times(&none, a, set_to[j].x);
            check_times(&far_extremes[(i + j) % EXTREMES], a, set_to[j].x);
            check_lengths(a, set_to[j].x, set_to[i % COUNT(set_to)].x);
            check_along(a, set_to[j].x, steps[i % COUNT(steps)]);
        }
        CHECK(graze_far_compare(a, a) == 0);
    }
}

/* (f g)(h k) against (f h)(g k) for factors of six limbs together, and with a difference of one. */
static void check_order_of_products(const far_number *f, const far_number *g, const far_number *h,
                                    const far_number *k)
{
    const far_number none = far_small(0), one = far_small(1);
    far_number a = none, b = none, c = none, d = none, more, less;
    const int sign = graze_far_sign(f) * graze_far_sign(h);

    graze_far_add_product(&a, f, g, 1);
    graze_far_add_product(&b, h, k, 1);
    graze_far_add_product(&c, f, h, 1);
    graze_far_add_product(&d, g, k, 1);
    CHECK(graze_far_compare_products(&a, &b, &c, &d) == 0);
    more = less = d;
    graze_far_add(&more, &one, 1);
    graze_far_add(&less, &one, -1);
    CHECK(graze_far_compare_products(&a, &b, &c, &more) == -sign);
    CHECK(graze_far_compare_products(&a, &b, &less, &c) == sign);
    CHECK(graze_far_compare_products(&c, &more, &b, &a) == sign);
    CHECK(graze_far_compare_products(&c, &c, &c, &c) == 0);
}

static void test_stream(void)
{
    check_group("far integers: stream");
    for (unsigned i = 0; i < 60u * DRAWN_TIMES; i++) {
        const far_number a = far_random(6), start = far_random(6), raw = far_raw();
        const far_number b = far_random(6), factor = far_beside(&a, b), f = far_random(2);
        const far_number g = far_random(1), h = far_beside(&f, far_random(1)), k = far_random(1);
        const far_number word = far_random(3), other = far_raw(), four = far_random(4);
        const int64_t m = (int64_t)(random64() >> 1), n = m - (int64_t)(random64() >> 1);
        const int64_t s = n % 0x100000000;

        check_one(&a);
        check_one(&raw);
        check_one(&four);
        check_sums(&a, &b);
        check_sums(&raw, &other);
        check_product(&start, &a, &factor);
        check_product(&raw, &factor, &a);
        check_product(&a, &word, &word);
        check_lengths(&start, n, m);
        check_lengths(&raw, m, n);
        check_along(&four, n, (int32_t)(s / 2));
        check_along_to_ends(m, (int32_t)(s / 2));
        check_times(&start, &word, n);
        check_times(&raw, &word, n);
        check_times(&start, &f, s);
        check_order_of_products(&f, &g, &h, &k);
    }
}

void test_wide_far(void)
{
    random_start(UINT32_C(0x66617230));
    test_set();
    test_carries();
    test_long_products();
    test_extremes();
    test_stream();
}
