/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The wide integers with a sign, of 96 and of 128 bits: see wide.c. */

#include "../../src/wide/signed.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

/* Compares a * b with the product of the sizes. */
static void check_signed_product(int32_t a, int64_t b)
{
    const s96 p = s32_mul_s64(a, b);
    const s128 q = graze_s64_mul(a, b);
    const u128 size = u64_mul(s32_magnitude(a), s64_magnitude(b));
    const int sign = a == 0 || b == 0 ? 0 : (a < 0) == (b < 0) ? 1 : -1;

    CHECK(s96_sign(p) == sign && same(s96_magnitude(p), size));
    CHECK(s128_sign(q) == sign && same(s128_magnitude(q), size));
    CHECK(s96_sign(s96_negate(p)) == -sign && same(s96_magnitude(s96_negate(p)), size));
    CHECK(s128_sign(s128_negate(q)) == -sign && same(s128_magnitude(s128_negate(q)), size));
    CHECK(same(s96_magnitude(s32_mul_u64(a, s64_magnitude(b))), size));
    CHECK(s96_sign(s32_mul_u64(a, s64_bits(b))) == (b == 0 ? 0 : (a > 0) - (a < 0)));
    CHECK(same(s128_magnitude(s128_of_s64(b)), u128_of(0, s64_magnitude(b))));
    CHECK(s128_sign(s128_of_s64(b)) == (b > 0) - (b < 0));
    if (b > -INT64_C(0x200000000) && b < INT64_C(0x200000000)) {
        CHECK(s128_sign(s128_sub(graze_s128_mul_s64(s128_of_s64(a), b), q)) == 0);
    }
}

/* a b + a c = a (b + c), and the same for the difference, in both widths. */
static void check_distributes(int32_t a, int64_t b, int64_t c)
{
    const s96 ab = s32_mul_s64(a, b / 4);
    const s96 ac = s32_mul_s64(a, c / 4);
    const s128 AB = graze_s64_mul(a, b / 4);
    const s128 AC = graze_s64_mul(a, c / 4);

    CHECK(s96_sign(s96_sub(s96_add(ab, ac), s32_mul_s64(a, b / 4 + c / 4))) == 0);
    CHECK(s96_sign(s96_sub(s96_sub(ab, ac), s32_mul_s64(a, b / 4 - c / 4))) == 0);
    CHECK(s128_sign(s128_sub(s128_add(AB, AC), graze_s64_mul(a, b / 4 + c / 4))) == 0);
    CHECK(s128_sign(s128_sub(s128_sub(AB, AC), graze_s64_mul(a, b / 4 - c / 4))) == 0);
}

static void test_named_corners(void)
{
    const s128 far_a = s128_of(-8, 1); /* 1 - 2^67 */
    const s128 far_p = graze_s128_mul_s64(far_a, INT64_C(0x1ffffffff));

    check_group("signed corners");
    /* (1 - 2^67)(2^33 - 1) = -2^100 + 2^67 + 2^33 - 1 */
    CHECK(far_p.hi == -INT64_C(0x1000000000) + 8 && far_p.lo == UINT64_C(0x1ffffffff));
    CHECK(s96_sign(s96_of(0, 1)) == 1 && s96_sign(s96_of(-1, UINT32_MAX)) == -1 &&
          s96_sign(s96_of(0, 0)) == 0);
    CHECK(s128_sign(s128_of(0, 1)) == 1 && s128_sign(s128_of(-1, UINT64_MAX)) == -1);
    CHECK(s32_mul_u64(INT32_MIN, UINT64_MAX).hi == -INT64_C(0x7fffffffffffffff) - 1 &&
          s32_mul_u64(INT32_MIN, UINT64_MAX).lo == UINT32_C(0x80000000));
    CHECK(s96_sums_fit(s96_of(INT64_C(0x3fffffffffffffff), 0)));
    CHECK(!s96_sums_fit(s96_of(INT64_C(0x4000000000000000), 0)));
    CHECK(s128_sums_fit(s128_of(-INT64_C(0x4000000000000000), 0)) &&
          !s128_sums_fit(s128_of(INT64_MIN, 0)));
}

static void test_crossed(void)
{
    static const int64_t longs[] = {
        0,
        1,
        -1,
        INT64_MIN,
        INT64_MAX,
        0xffffffff,
        0x100000000,
        -0xffffffffLL,
        -INT64_C(0x100000000),
        -INT64_C(0x100000001),
        INT64_C(0x1ffffffff),
        -INT64_C(0x1ffffffff),
        0x7fffffff,
        INT64_C(0x7fffffff00000000),
    };
    static const int32_t ints[] = {0,      1, -1, INT32_MIN, INT32_MAX, 0x7fff, -INT32_C(0x8000),
                                   0x10000};

    check_group("signed");
    for (unsigned i = 0; i < COUNT(ints); i++) {
        for (unsigned j = 0; j < COUNT(longs); j++) {
            check_signed_product(ints[i], longs[j]);
            check_distributes(ints[i], longs[j], longs[COUNT(longs) - 1u - j]);
        }
    }
}

static void test_stream(void)
{
    check_group("signed stream");
    for (unsigned i = 0; i < 300u; i++) {
        const int64_t c = (int64_t)(random64() >> 1);
        const int64_t b = c - (int64_t)(random64() >> 1);
        const int32_t a = s64_high(b);

        check_signed_product(a, b);
        check_signed_product(a, b / UINT32_MAX);
        check_distributes(a, b, c);
    }
}

void test_wide_signed(void)
{
    random_start(UINT32_C(0xb32af29f));
    test_named_corners();
    test_crossed();
    test_stream();
}
