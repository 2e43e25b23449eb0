/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The long integers: by hand at the ends of the words, against far integers where both reach, and by identities. */

#include "../../src/wide/long_number.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

enum { MOST = 40 };

static void fill(uint32_t *x, uint32_t words, uint32_t word)
{
    for (uint32_t i = 0; i < words; i++)
        x[i] = word;
}

/* Whether all words but one are `others`, and that one is `word`. */
static bool is_all_but(const uint32_t *x, uint32_t words, uint32_t others, uint32_t at,
                       uint32_t word)
{
    bool is = true;
    for (uint32_t i = 0; i < words; i++)
        is = is && x[i] == (i == at ? word : others);
    return is;
}

static bool same_words(const uint32_t *a, const uint32_t *b, uint32_t words)
{
    bool same = true;
    for (uint32_t i = 0; i < words; i++)
        same = same && a[i] == b[i];
    return same;
}

/* ---- At the ends of the words ---- */

static const uint32_t one[1] = {1}, minus_one[1] = {UINT32_MAX};

static void test_set(void)
{
    uint32_t x[5], y[7];

    check_group("long integers: set");
    fill(x, 5, UINT32_C(0xabcdef01));
    long_set_s64(x, 5, INT64_MIN);
    CHECK(x[0] == 0 && x[1] == UINT32_C(0x80000000) && x[2] == UINT32_MAX && x[4] == UINT32_MAX);
    CHECK(graze_long_sign(x, 5) == -1 && graze_long_length(x, 5) == 2);
    graze_long_negate(x, 5);
    CHECK(x[1] == UINT32_C(0x80000000) && is_all_but(x, 5, 0, 1, x[1]));
    CHECK(graze_long_sign(x, 5) == 1 && graze_long_length(x, 5) == 3);
    long_set_s96(x, 5, s96_of(-2, 5));
    CHECK(x[0] == 5 && x[1] == UINT32_MAX - 1u && x[2] == UINT32_MAX && x[4] == UINT32_MAX);
    long_set_s128(x, 5, s128_of(INT64_MAX, 7));
    CHECK(x[0] == 7 && x[1] == 0 && x[2] == UINT32_MAX && x[3] == INT32_MAX && x[4] == 0);
    CHECK(graze_long_length(x, 5) == 4);
    graze_long_set(y, 4, x, 5);
    CHECK(same_words(x, y, 4));
    graze_long_set(y, 7, minus_one, 1);
    CHECK(is_all_but(y, 7, UINT32_MAX, 0, UINT32_MAX) && graze_long_length(y, 7) == 1);
    long_set_s64(y, 7, 0);
    CHECK(graze_long_sign(y, 7) == 0 && graze_long_length(y, 7) == 1);
    graze_long_negate(y, 7);
    CHECK(graze_long_sign(y, 7) == 0);
}

static void test_far(void)
{
    far_number far;
    uint32_t x[8];

    check_group("long integers: set from a far integer");
    graze_far_set_lengths(&far, INT64_MIN, INT64_MAX);
    long_set_far(x, 8, &far);
    CHECK(same_words(x, far.limb, 6) && x[6] == UINT32_MAX && x[7] == UINT32_MAX);
    graze_far_negate(&far);
    long_set_far(x, 4, &far);
    CHECK(same_words(x, far.limb, 4));
}

static void test_carries(void)
{
    uint32_t x[MOST + 2], half[2] = {0, 0};

    check_group("long integers: carries");
    for (uint32_t words = 2; words <= MOST; words += 19) {
        fill(x, words, UINT32_MAX);
        graze_long_add(x, words, one, 1, 1);
        CHECK(graze_long_sign(x, words) == 0);
        graze_long_add(x, words, one, 1, -1);
        CHECK(is_all_but(x, words, UINT32_MAX, 0, UINT32_MAX));
        graze_long_add(x, words, minus_one, 1, -1);
        CHECK(graze_long_sign(x, words) == 0);
        graze_long_add(x, words, minus_one, 1, 1);
        CHECK(is_all_but(x, words, UINT32_MAX, 0, UINT32_MAX));
        fill(x, words, UINT32_MAX);
        x[words - 1u] = 0;
        graze_long_add(x, words, one, 1, 1);
        CHECK(is_all_but(x, words, 0, words - 1u, 1));
        half[1] = UINT32_C(0x80000000);
        graze_long_set_product(x, words + 2u, half, 2, minus_one, 1);
        CHECK(is_all_but(x, words + 2u, 0, 1, half[1]));
    }
}

static void test_order(void)
{
    const uint32_t zero[3] = {0, 0, 0}, low[2] = {0, UINT32_C(0x80000000)};
    const uint32_t high[2] = {UINT32_MAX, INT32_MAX}, next[3] = {0, UINT32_C(0x80000000), 0};
    const uint32_t above[3] = {1, UINT32_C(0x80000000), 0};

    check_group("long integers: order");
    CHECK(graze_long_compare(low, 2, high, 2) == -1 && graze_long_compare(high, 2, low, 2) == 1);
    CHECK(graze_long_compare(zero, 3, one, 1) == -1 && graze_long_compare(one, 1, zero, 3) == 1);
    CHECK(graze_long_compare(zero, 3, minus_one, 1) == 1 &&
          graze_long_compare(minus_one, 1, zero, 3) == -1);
    CHECK(graze_long_compare(low, 2, minus_one, 1) == -1);
    CHECK(graze_long_compare(minus_one, 1, low, 2) == 1);
    CHECK(graze_long_compare(high, 2, next, 3) == -1 && graze_long_compare(next, 3, high, 2) == 1);
    CHECK(graze_long_compare(next, 3, above, 3) == -1 &&
          graze_long_compare(above, 3, next, 3) == 1);
    CHECK(graze_long_compare(zero, 3, zero, 1) == 0 && graze_long_compare(low, 2, low, 2) == 0);
}

/* ---- Identities ---- */

/* Half of the words are all zeros or all ones. */
static void draw(uint32_t *x, uint32_t words)
{
    const uint32_t length = 1u + random32() % words;
    for (uint32_t i = 0; i < length; i++) {
        const uint32_t kind = random32() % 4u;
        x[i] = kind == 0 ? 0 : kind == 1 ? UINT32_MAX : random32();
    }
    const uint32_t above = x[length - 1u] > (uint32_t)INT32_MAX ? UINT32_MAX : 0;
    for (uint32_t i = length; i < words; i++)
        x[i] = above;
}

/* (a + b) (a - b) = a a - b b, and the order of a and b is the sign of a - b. */
static void check_binomial(uint32_t words)
{
    uint32_t a[MOST / 2], b[MOST / 2], sum[MOST / 2], difference[MOST / 2], left[MOST], right[MOST];
    const uint32_t of_sum = words + 1u;

    draw(a, words);
    draw(b, words);
    graze_long_set(sum, of_sum, a, words);
    graze_long_set(difference, of_sum, a, words);
    graze_long_add(sum, of_sum, b, words, 1);
    graze_long_add(difference, of_sum, b, words, -1);
    CHECK(graze_long_compare(a, words, b, words) == graze_long_sign(difference, of_sum));
    graze_long_set_product(left, 2u * of_sum, sum, of_sum, difference, of_sum);
    graze_long_set_product(right, 2u * of_sum, a, words, a, words);
    graze_long_add_product(right, 2u * of_sum, b, words, b, words, -1);
    CHECK(same_words(left, right, 2u * of_sum));
}

/* The far integers have a proof: products and sums of six words. */
static void check_against_far(void)
{
    far_number a, b, sum;
    uint32_t x[6];

    draw(a.limb, 3);
    draw(b.limb, 3);
    a.limb[3] = a.limb[4] = a.limb[5] = a.limb[2] > (uint32_t)INT32_MAX ? UINT32_MAX : 0;
    b.limb[3] = b.limb[4] = b.limb[5] = b.limb[2] > (uint32_t)INT32_MAX ? UINT32_MAX : 0;
    graze_far_set_product(&sum, &a, &b);
    graze_long_set_product(x, 6, a.limb, 3, b.limb, 6);
    CHECK(same_words(x, sum.limb, 6));
    graze_far_add_product(&sum, &b, &b, -1);
    graze_far_add(&sum, &a, -1);
    graze_long_add_product(x, 6, b.limb, 6, b.limb, 3, -1);
    graze_long_add(x, 6, a.limb, 3, -1);
    CHECK(same_words(x, sum.limb, 6) && graze_long_sign(x, 6) == graze_far_sign(&sum));
    CHECK(graze_long_compare(a.limb, 3, b.limb, 6) == graze_far_compare(&a, &b));
}

void test_wide_long(void)
{
    test_set();
    test_far();
    test_carries();
    test_order();
    check_group("long integers: (a + b) (a - b)");
    random_start(UINT32_C(0x10c6));
    for (uint32_t i = 0; i < 60u * DRAWN_TIMES; i++)
        check_binomial(1u + i % 19u);
    check_group("long integers: as far ones");
    for (uint32_t i = 0; i < 100u * DRAWN_TIMES; i++)
        check_against_far();
}
