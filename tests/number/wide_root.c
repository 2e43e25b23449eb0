/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Roots of the wide integers: see wide.c. */

#include "../../src/wide/root.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

/* ---- The definition of a root, by products ---- */

static bool is_root(uint64_t root, u128 x)
{
    const u128 square = u64_mul(root, root);

    if (u128_less(x, square)) {
        return false;
    }
    return !u128_less(u128_add(u128_of(0, root), u128_of(0, root)), u128_sub(x, square));
}

static void check_root(uint64_t x)
{
    const u64_root r = u64_root_of(x);
    const bool up = r.rest > r.root && r.root < UINT32_MAX;

    CHECK(is_root(graze_u64_sqrt(x), u128_of(0, x)));
    CHECK(r.root == graze_u64_sqrt(x) && u32_mul(r.root, r.root) + r.rest == x);
    CHECK(u64_root_nearest(x) == r.root + (up ? 1u : 0u));
    CHECK(is_root(graze_u128_sqrt(u128_of(0, x)), u128_of(0, x)));
    if (x >= UINT64_C(0x4000000000000000)) {
        CHECK(is_root(graze_u64_sqrt_long(x), u128_of(u64_high(x), u64_of(u64_low(x), 0))));
    }
}

static void check_long_root(u128 x)
{
    CHECK(is_root(graze_u128_sqrt(x), x));
}

/* ---- Arguments at which the root changes ---- */

static const struct {
    const char *name;
    uint64_t x;
    uint32_t root;
} roots[] = {
    {"0", 0, 0},
    {"1", 1, 1},
    {"the greatest", UINT64_MAX, UINT32_MAX},
    {"the greatest square", 0xfffffffe00000001, UINT32_MAX},
    {"one below it", 0xfffffffe00000000, 0xfffffffe},
    {"the greatest of 32 bits", UINT32_MAX, 0xffff},
    {"the smallest of more", 0x100000000, 0x10000},
    {"one below the normalized", 0x3fffffffffffffff, 0x7fffffff},
    {"the smallest normalized", 0x4000000000000000, 0x80000000},
    {"upper half a square, the digit 0", 0x4000000000000001, 0x80000000},
    {"upper half one below a square: the digit would be 2^16", 0x40010000ffffffff, 0x8000ffff},
    {"the same, and no more than its root asks for", 0x40010000fffe0001 - 0x10000, 0x8000ffff},
    {"the digit is right", 0x4000800040000000, 0x80008000},
    {"the digit is one too large", 0x400080003fffffff, 0x80007fff},
};

static const struct {
    const char *name;
    uint64_t x, root;
} extended[] = {
    {"the smallest", 0x4000000000000000, 0x800000000000},
    {"the greatest: the digit would be 2^16", UINT64_MAX, 0xffffffffffff},
    {"the digit is right", 0x4000000000000001, 0x800000000000},
    {"the digit is one too large", 0x8000000000000000, 0xb504f333f9de},
};

static const struct {
    const char *name;
    u128 x;
    uint64_t root;
} long_roots[] = {
    {"the smallest of more than 64 bits", {1, 0}, 0x100000000},
    {"the greatest of 96 bits", {0xffffffff, UINT64_MAX}, 0xffffffffffff},
    {"the smallest of more than 96 bits", {0x100000000, 0}, 0x1000000000000},
    {"the greatest: the digit would be 2^32", {UINT64_MAX, UINT64_MAX}, UINT64_MAX},
    {"a square", {0x4000000080000000, 0x4000000000000000}, 0x8000000080000000},
    {"one below it: low bits tell", {0x4000000080000000, 0x3fffffffffffffff}, 0x800000007fffffff},
    {"far below it: high bits tell", {0x4000000080000000, 0}, 0x800000007fffffff},
    {"far above it", {0x4000000080000001, 0}, 0x8000000080000000},
};

static void test_turns(void)
{
    check_group("roots");
    for (unsigned i = 0; i < COUNT(roots); i++) {
        check_case(roots[i].name);
        CHECK(graze_u64_sqrt(roots[i].x) == roots[i].root);
        check_root(roots[i].x);
    }
    for (unsigned i = 0; i < COUNT(extended); i++) {
        check_case(extended[i].name);
        CHECK(graze_u64_sqrt_long(extended[i].x) == extended[i].root);
    }
    for (unsigned i = 0; i < COUNT(long_roots); i++) {
        check_case(long_roots[i].name);
        CHECK(graze_u128_sqrt(long_roots[i].x) == long_roots[i].root);
    }
    check_case("to nearest");
    CHECK(u64_root_nearest(2) == 1u && u64_root_nearest(3) == 2u && u64_root_nearest(6) == 2u);
    CHECK(u64_root_nearest(UINT64_MAX) == UINT32_MAX);
}

/* ---- Squares and their neighbours, powers of two, small numbers ---- */

static void check_squares(uint32_t r, uint64_t s)
{
    const uint64_t short_square = u32_mul(r, r);
    const u128 square = u64_mul(s, s);

    check_root(short_square);
    check_root(short_square + r);
    check_root(short_square + r + r);
    check_long_root(square);
    check_long_root(u128_add(u128_add(square, u128_of(0, s)), u128_of(0, s)));
    CHECK(graze_u64_sqrt(short_square) == r && graze_u128_sqrt(square) == s);
    if (r > 0u) {
        check_root(short_square - 1u);
        CHECK(graze_u64_sqrt(short_square - 1u) == r - 1u);
    }
    if (s > 0u) {
        check_long_root(u128_sub(square, u128_of(0, 1)));
        CHECK(graze_u128_sqrt(u128_sub(square, u128_of(0, 1))) == s - 1u);
    }
}

static void test_squares(void)
{
    check_group("roots of squares");
    for (unsigned i = 0; i < CORNERS; i++) {
        for (unsigned j = 0; j < CORNERS; j += 4u) {
            check_squares(corners[i], u64_of(corners[j], corners[i]));
        }
    }
    for (unsigned i = 0; i < 100u; i++) {
        const uint32_t r = random_length();

        check_squares(r, u64_of(r, random_length()));
        check_root(random64());
        check_root(random64() / 4u + UINT64_C(0xc000000000000000));
        check_long_root(random128());
    }
}

static void test_powers(void)
{
    uint64_t power = 1;

    check_group("roots of small numbers and of powers");
    for (uint32_t x = 0; x < 300u; x++) {
        check_root(x);
    }
    for (unsigned k = 0; k < 64u; k++) {
        check_root(power);
        check_root(power - 1u);
        check_root(power + 1u);
        check_long_root(u128_of(power, 0));
        check_long_root(u128_of(power - 1u, UINT64_MAX));
        check_long_root(u128_of(power, power));
        power = k < 63u ? power * 2u : power;
    }
}

void test_wide_root(void)
{
    random_start(UINT32_C(0x51c64e6d));
    test_turns();
    test_squares();
    test_powers();
}
