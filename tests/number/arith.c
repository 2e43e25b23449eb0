/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spans, ratios and progress: the half of the arithmetic that boxes use. */
#include "../../include/graze/number.h"

/* Counts the second divisions, to check that the cases that are meant to need one do. */
#include "../../src/wide/divide.h"
static uint32_t divisions;

static uint32_t counted_round_ratio(uint32_t run, uint32_t part, uint32_t whole)
{
    divisions++;
    return graze_u32_round_ratio(run, part, whole);
}
#define graze_u32_round_ratio counted_round_ratio

#include "../../src/number/spans.h"
#include "../support/check.h"
#include "../tests.h"

static ratio whole_ratio(int part, int whole)
{
    return ratio_from(span_between(0, (graze_scalar)part), span_between(0, (graze_scalar)whole));
}

static void test_spans(void)
{
    span three = span_between(-1, 2), least = span_between(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX);
    CHECK(span_is_zero(least) && !span_is_zero(three) && span_less(least, three));
    CHECK(!span_less(three, span_of(3)) && !span_less(span_of(3), three));
    CHECK(!span_less(three, span_of(-3)) && !span_less(span_of(-3), three));
    CHECK(span_less(three, span_between(-2, 2)));
    CHECK(span_less(three, span_of(GRAZE_SCALAR_MIN)));
    CHECK(mirror(2) < mirror(1) && mirror(-1) < mirror(-2));
    CHECK(!span_less(span_between(mirror(7), mirror(-5)), span_between(-5, 7)));
    CHECK(!span_less(span_between(-5, 7), span_between(mirror(7), mirror(-5))));
}

/* All pairs of small ratios. A ratio with a whole of 0 is infinite; 0 / 0 equals every ratio. */
static void test_ratios(void)
{
    for (int i = 0; i < 256; i++) {
        int a = i % 4, b = i / 4 % 4, c = i / 16 % 4, d = i / 64;
        ratio p = whole_ratio(a, b), q = whole_ratio(c, d);
        CHECK(ratio_less(p, q) == (a * d < c * b));
        CHECK(ratio_at_most(p, q) == (a * d <= c * b));
        CHECK(ratio_equal(p, q) == (a * d == c * b));
    }
    CHECK(ratio_equal(ratio_zero(), whole_ratio(0, 3)) &&
          ratio_equal(ratio_one(), whole_ratio(3, 3)));
    CHECK(ratio_equal(ratio_of_limit(GRAZE_C(1.5)), whole_ratio(3, 2)));
    CHECK(ratio_less(ratio_of_limit(GRAZE_SCALAR_MAX - GRAZE_ONE), ratio_of_limit(GRAZE_NO_LIMIT)));
    CHECK(ratio_less(whole_ratio(1000, 1), ratio_of_limit(GRAZE_NO_LIMIT)));
}

static void test_small_progress(void)
{
    progress half = progress_of(whole_ratio(2, 4)), seven = progress_of(whole_ratio(14, 2));
    CHECK(progress_t(&half) >= GRAZE_C(0.5) && progress_t(&half) <= GRAZE_C(0.5));
    CHECK(progress_t(&seven) >= GRAZE_C(7) && progress_t(&seven) <= GRAZE_C(7));
    CHECK(progress_fraction(&half) + progress_fraction(&half) >= GRAZE_FRACTION_ONE);
    CHECK(progress_fraction(&half) + progress_fraction(&half) <= GRAZE_FRACTION_ONE);
    CHECK(along(-3, span_of(4), &half) >= -1 && along(-3, span_of(4), &half) <= -1);
    CHECK(along(-3, span_of(4), &seven) >= 25 && along(-3, span_of(4), &seven) <= 25);
    CHECK(along(9, span_of(0), &seven) >= 9 && along(9, span_of(0), &seven) <= 9);
}

static ratio raw_ratio(uint32_t part, uint32_t whole)
{
    return ratio_raw(part, whole);
}

/* run * part / whole, ties up, saturating: by long division, one bit at a time. */
static uint32_t direct(uint32_t run, uint32_t part, uint32_t whole)
{
    uint64_t n = (uint64_t)run * part, rest = 0, result = 0;
    for (int bit = 63; bit >= 0; bit--) {
        rest = 2 * rest + (n >> bit) % 2;
        result *= 2;
        if (rest >= whole) {
            rest -= whole;
            result++;
        }
    }
    if (2 * rest >= whole)
        result++;
    return result < UINT32_MAX ? (uint32_t)result : UINT32_MAX;
}

static int32_t held(uint32_t n)
{
    return n <= INT32_MAX ? (int32_t)n : INT32_MAX;
}

static void check_progress(uint32_t run, uint32_t part, uint32_t whole)
{
    progress p = progress_of(raw_ratio(part, whole));
    uint32_t far_off = direct(run, part, whole);
    CHECK(progress_times(&p, run) == far_off);
    if (part <= whole)
        CHECK(progress_fraction(&p) == held(direct(UINT32_C(1) << 30, part, whole)));
    CHECK(progress_t(&p) == held(direct(UINT32_C(1) << 16, part, whole)));
    span s;
    s.raw = run;
    if (part <= whole)
        CHECK(along(INT32_MIN, s, &p) == (int32_t)((int64_t)INT32_MIN + far_off));
    if (far_off < 5)
        CHECK(along(-2, s, &p) == (int32_t)far_off - 2);
}

/* All pairs of corner values: ratios below, at and above one, runs of every length. */
static void test_progress_at_corners(void)
{
    static const uint32_t corner[] = {1,          2,          3,          5,          0xFFFF,
                                      0x10000,    0x10001,    0x55555555, 0x7FFFFFFF, 0x80000000,
                                      0x80000001, 0xAAAAAAAB, 0xFFFFFFFE, 0xFFFFFFFF};
    const int n = (int)(sizeof corner / sizeof corner[0]);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            check_progress(corner[(5 * i + 3 * j) % n], corner[i], corner[j]);
    check_progress(0, 0, 1);
    check_progress(UINT32_MAX, 0, UINT32_MAX);
}

typedef enum { BY_QUOTIENT, BY_REST, BY_DIVISION } way_to_round;

/* Checks a case, and what it takes: the quotient, the rest of the product that it leaves, or a second division. */
static void check_divided(uint32_t run, uint32_t part, uint32_t whole, uint32_t expected,
                          way_to_round way)
{
    progress p = progress_of(raw_ratio(part, whole));
    uint32_t rounded;
    divisions = 0;
    CHECK(progress_times(&p, run) == expected);
    CHECK(divisions == (way == BY_DIVISION ? 1U : 0U));
    CHECK(quotient_decides(p.rounded_down, run, &rounded) == (way == BY_QUOTIENT));
    CHECK(expected == direct(run, part, whole));
}

static void test_ties(void)
{
    check_case("ties of quotients that do not end");
    check_divided(3, 1, 6, 1, BY_REST);                   /* 0.5 */
    check_divided(15, 1, 6, 3, BY_REST);                  /* 2.5 */
    check_divided(21, 5, 6, 18, BY_REST);                 /* 17.5 */
    check_divided(0x7FFFFFFF, 3, 0xFFFFFFFE, 2, BY_REST); /* 1.5 */
    check_case("one raw unit beside a tie");
    check_divided(0x7FFFFFFE, 1, 0xFFFFFFFF, 0, BY_REST);
    check_divided(0x7FFFFFFF, 1, 0xFFFFFFFF, 0, BY_REST); /* a half less 2^-33 */
    check_divided(0x80000000, 1, 0xFFFFFFFF, 1, BY_QUOTIENT);
    check_divided(0x80000001, 1, 0xFFFFFFFF, 1, BY_QUOTIENT);
    check_divided(0xFFFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF, 0x7FFFFFFF, BY_REST);
    check_case("ties of quotients that end");
    check_divided(3, 1, 2, 2, BY_QUOTIENT);
    check_divided(0xFFFFFFFF, 1, 2, 0x80000000, BY_QUOTIENT);
    check_divided(5, 0x40000000, 0x80000000, 3, BY_QUOTIENT);
}

static void test_beyond_one(void)
{
    check_case("quotients of one and more");
    check_divided(3, 7, 6, 4, BY_REST);         /* 3.5 */
    check_divided(3, 9, 2, 14, BY_QUOTIENT);    /* 13.5 */
    check_divided(9, 65537, 6, 98306, BY_REST); /* 98305.5 */
    check_divided(1, UINT32_MAX, 1, UINT32_MAX, BY_DIVISION);
    check_divided(0, UINT32_MAX, 1, 0, BY_DIVISION); /* a shift by 32 is never made */
    check_case("runs that have no room to go up");
    check_divided(0x7FFFFFFF, 3, 2, 0xBFFFFFFF,
                  BY_QUOTIENT); /* UINT32_MAX >> 1 is the last that has */
    check_divided(0x80000000, 3, 2, 0xC0000000, BY_DIVISION);
    check_divided(0xFFFFFFFF, 1, 1, 0xFFFFFFFF, BY_DIVISION);
    check_case("more than a span holds");
    check_divided(0xFFFFFFFF, 0xFFFFFFFF, 1, UINT32_MAX, BY_DIVISION);
    check_divided(0x80000000, 2, 1, UINT32_MAX, BY_DIVISION);
    check_divided(0x7FFFFFFF, 3, 1, UINT32_MAX, BY_DIVISION);
}

static graze_fraction fraction_at(ratio r)
{
    progress p = progress_of(r);
    return progress_fraction(&p);
}

static graze_scalar t_at(ratio r)
{
    progress p = progress_of(r);
    return progress_t(&p);
}

static graze_scalar place_at(graze_scalar start, span run, ratio r)
{
    progress p = progress_of(r);
    return along(start, run, &p);
}

static void test_reported_progress(void)
{
    check_case("results of hits");
    CHECK(fraction_at(raw_ratio(1, 1)) == GRAZE_FRACTION_ONE);
    CHECK(fraction_at(raw_ratio(0xFFFFFFFE, 0xFFFFFFFF)) == GRAZE_FRACTION_ONE);
    CHECK(fraction_at(raw_ratio(0, 1)) == 0);
    CHECK(fraction_at(raw_ratio(1, 0x80000000)) == 1); /* a half */
    CHECK(fraction_at(raw_ratio(1, 0x80000001)) == 0);
    CHECK(t_at(raw_ratio(1, 0x20000)) == 1);
    CHECK(t_at(raw_ratio(1, 0x20001)) == 0);
    CHECK(t_at(raw_ratio(32767, 1)) == 0x7FFF0000);
    CHECK(t_at(raw_ratio(0xFFFFFFFF, 0x20000)) == INT32_MAX);
    CHECK(t_at(raw_ratio(0xFFFFFFFF, 1)) == INT32_MAX);
}

/* The whole world, and ratios as wide. */
static void test_world(void)
{
    span world = span_between(INT32_MIN, INT32_MAX);
    progress end = progress_of(ratio_from(world, world));
    check_case("the whole world");
    CHECK(along(INT32_MIN, world, &end) == INT32_MAX &&
          progress_fraction(&end) == GRAZE_FRACTION_ONE);
    CHECK(place_at(INT32_MIN, world, ratio_zero()) == INT32_MIN);
    CHECK(place_at(INT32_MIN, world, whole_ratio(1, 2)) == 0); /* a tie: up */
    CHECK(ratio_equal(raw_ratio(UINT32_MAX, 1), ratio_of_limit(GRAZE_NO_LIMIT)));
    CHECK(ratio_less(raw_ratio(UINT32_MAX - 1, UINT32_MAX), ratio_one()));
    CHECK(ratio_less(raw_ratio(UINT32_MAX - 2, UINT32_MAX - 1),
                     raw_ratio(UINT32_MAX - 1, UINT32_MAX)));
    CHECK(mirror(INT32_MIN) == INT32_MAX && mirror(INT32_MAX) == INT32_MIN);
}

void test_arith(void)
{
    check_group("spans, ratios and progress");
    test_spans();
    test_ratios();
    test_small_progress();
    test_progress_at_corners();
    test_ties();
    test_beyond_one();
    test_reported_progress();
    test_world();
}
