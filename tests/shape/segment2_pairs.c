/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two walls: their closest points and their distance, case by case. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "rects.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define FROM_TO(ax, ay, bx, by)                                                                    \
    {                                                                                              \
        AT2(ax, ay), AT2(bx, by)                                                                   \
    }

typedef struct {
    graze_segment2 a, b;
    graze_vec2 on_a, on_b;
    graze_scalar distance;
} pair_case;

static graze_segment2 turned(graze_segment2 wall)
{
    graze_segment2 turned;
    turned.a = wall.b;
    turned.b = wall.a;
    return turned;
}

static void run_one(graze_segment2 a, graze_segment2 b, const pair_case *c, bool swapped)
{
    graze_vec2 on_a, on_b;
    graze_segment2_closest_points(&a, &b, &on_a, &on_b);
    CHECK(vec2_equal(on_a, swapped ? c->on_b : c->on_a));
    CHECK(vec2_equal(on_b, swapped ? c->on_a : c->on_b));
    CHECK(graze_segment2_distance_segment(&a, &b) == c->distance);
}

/* One closest pair: the order does not matter. */
static void have_one_pair(void)
{
    static const pair_case cases[] = {
        {FROM_TO(-4, 0, 4, 0), FROM_TO(1, -5, 1, 5), AT2(1, 0), AT2(1, 0), 0},
        {FROM_TO(-4, -4, 4, 4), FROM_TO(-2, 4, 4, -2), AT2(1, 1), AT2(1, 1), 0},
        {FROM_TO(-4, 0, 4, 0), FROM_TO(2, 3, 5, 9), AT2(2, 0), AT2(2, 3), GRAZE_C(3)},
        {FROM_TO(-4, 0, 4, 0), FROM_TO(7, 4, 9, 9), AT2(4, 0), AT2(7, 4), GRAZE_C(5)},
        {FROM_TO(-4, 0, 4, 0), FROM_TO(4, 0, 9, 9), AT2(4, 0), AT2(4, 0), 0},
        {FROM_TO(-4, 0, 4, 0), FROM_TO(2, 0, 9, 9), AT2(2, 0), AT2(2, 0), 0},
        {FROM_TO(-4, 0, 4, 0), FROM_TO(2, 5, 2, 5), AT2(2, 0), AT2(2, 5), GRAZE_C(5)},
        {FROM_TO(1, 2, 1, 2), FROM_TO(4, 6, 4, 6), AT2(1, 2), AT2(4, 6), GRAZE_C(5)},
        {FROM_TO(0, 0, 2, 2), FROM_TO(5, 6, 7, 8), AT2(2, 2), AT2(5, 6), GRAZE_C(5)},
        {FROM_TO(0, 0, 1, 0), FROM_TO(4, 4, 4, 4), AT2(1, 0), AT2(4, 4), GRAZE_C(5)},
    };
    check_case("one closest pair");
    for (unsigned i = 0; i < COUNT(cases); i++) {
        const pair_case *c = &cases[i];
        run_one(c->a, c->b, c, false);
        run_one(turned(c->a), c->b, c, false);
        run_one(c->a, turned(c->b), c, false);
        run_one(turned(c->b), c->a, c, true);
    }
}

/* The point on a that is nearest to its start. */
static void are_beside_each_other(void)
{
    static const pair_case cases[] = {
        {FROM_TO(0, 0, 8, 0), FROM_TO(2, 3, 6, 3), AT2(2, 0), AT2(2, 3), GRAZE_C(3)},
        {FROM_TO(8, 0, 0, 0), FROM_TO(2, 3, 6, 3), AT2(6, 0), AT2(6, 3), GRAZE_C(3)},
        {FROM_TO(0, 0, 8, 0), FROM_TO(6, 3, 2, 3), AT2(2, 0), AT2(2, 3), GRAZE_C(3)},
        {FROM_TO(2, 0, 6, 0), FROM_TO(8, 2, 0, 2), AT2(2, 0), AT2(2, 2), GRAZE_C(2)},
        {FROM_TO(0, 0, 8, 0), FROM_TO(12, 0, 6, 0), AT2(6, 0), AT2(6, 0), 0},
        {FROM_TO(0, 0, 4, 4), FROM_TO(0, 0, 4, 4), AT2(0, 0), AT2(0, 0), 0},
    };
    check_case("beside each other");
    for (unsigned i = 0; i < COUNT(cases); i++)
        run_one(cases[i].a, cases[i].b, &cases[i], false);
}

#if GRAZE_FLOAT

/* A NaN in any one number, and a square that is not finite. */
static void have_no_number(void)
{
    check_case("no number");
    for (int i = 0; i <= 8; i++) {
        graze_segment2 s[2] = {FROM_TO(0, 0, 1, 2), FROM_TO(5, 5, 7, 8)};
        graze_vec2 on_a, on_b;
        if (i < 8)
            (&s[0].a.x)[i] = some_nan();
        else
            s[1].b.x = 0x1p100f;
        graze_segment2_closest_points(&s[0], &s[1], &on_a, &on_b);
        CHECK(on_a.x != on_a.x && on_a.y != on_a.y);
        CHECK(on_b.x != on_b.x && on_b.y != on_b.y);
        const graze_scalar distance = graze_segment2_distance_segment(&s[0], &s[1]);
        CHECK(distance != distance);
    }
}

static void round_once(void)
{
}

#else

static void have_no_number(void)
{
}

/* Ties away from the start of a, also on b; and the whole world. */
static void round_once(void)
{
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const pair_case cases[] = {
        {{{0, 0}, {1, 1}}, {{0, 1}, {1, 0}}, {1, 1}, {1, 1}, 0},
        {{{1, 1}, {0, 0}}, {{0, 1}, {1, 0}}, {0, 0}, {0, 0}, 0},
        {{{0, 0}, {1, 1}}, {{1, 0}, {1, 0}}, {1, 1}, {1, 0}, 1},
        {{{low, low}, {high, high}}, {{low, high}, {high, low}}, {0, 0}, {0, 0}, 0},
        {{{low, low}, {low, high}}, {{high, low}, {high, high}}, {low, low}, {high, low}, high},
    };
    check_case("rounded once");
    for (unsigned i = 0; i < COUNT(cases); i++)
        run_one(cases[i].a, cases[i].b, &cases[i], false);
}

#endif

void test_segment2_pairs(void)
{
    check_group("two walls");
    have_one_pair();
    are_beside_each_other();
    have_no_number();
    round_once();
}
