/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two segments in space: their closest points and their distance, case by case. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define FROM_TO(ax, ay, az, bx, by, bz)                                                            \
    {                                                                                              \
        AT(ax, ay, az), AT(bx, by, bz)                                                             \
    }

typedef struct {
    graze_segment a, b;
    graze_vec3 on_a, on_b;
    graze_scalar distance;
} pair_case;

static bool is_same(graze_vec3 v, graze_vec3 w)
{
    return v.x == w.x && v.y == w.y && v.z == w.z;
}

static void run_one(const graze_segment *a, const graze_segment *b, const pair_case *c)
{
    graze_vec3 on_a, on_b;
    graze_segment_closest_points(a, b, &on_a, &on_b);
    CHECK(is_same(on_a, c->on_a));
    CHECK(is_same(on_b, c->on_b));
    CHECK(graze_segment_distance_segment(a, b) == c->distance);
}

/* One closest pair: the order of the ends does not matter. */
static void run_unique(const pair_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const graze_segment a = segment_reversed(cases[i].a), b = segment_reversed(cases[i].b);
        run_one(&cases[i].a, &cases[i].b, &cases[i]);
        run_one(&a, &cases[i].b, &cases[i]);
        run_one(&cases[i].a, &b, &cases[i]);
        const pair_case swapped = {b, a, cases[i].on_b, cases[i].on_a, cases[i].distance};
        run_one(&b, &a, &swapped);
    }
}

static void are_apart(void)
{
    static const pair_case cases[] = {
        /* both between their ends; an end and the other between; two ends */
        {FROM_TO(-4, 0, 0, 4, 0, 0), FROM_TO(1, -5, 3, 1, 5, 3), AT(1, 0, 0), AT(1, 0, 3),
         GRAZE_C(3)},
        {FROM_TO(-4, 0, 0, 4, 0, 0), FROM_TO(2, 3, 4, 2, 9, 8), AT(2, 0, 0), AT(2, 3, 4),
         GRAZE_C(5)},
        {FROM_TO(-4, 0, 0, 4, 0, 0), FROM_TO(7, 4, 0, 9, 9, 9), AT(4, 0, 0), AT(7, 4, 0),
         GRAZE_C(5)},
        {FROM_TO(-4, 0, 0, 4, 0, 0), FROM_TO(6, 3, 6, 6, 3, 6), AT(4, 0, 0), AT(6, 3, 6),
         GRAZE_C(7)},
        /* on one line, and parallel but not beside each other */
        {FROM_TO(0, 0, 0, 1, 1, 1), FROM_TO(3, 3, 3, 2, 2, 2), AT(1, 1, 1), AT(2, 2, 2), 0},
        {FROM_TO(0, 0, 0, 4, 0, 0), FROM_TO(7, 4, 0, 9, 4, 0), AT(4, 0, 0), AT(7, 4, 0),
         GRAZE_C(5)},
    };
    check_case("apart");
    run_unique(cases, 4);
    run_unique(cases + 5, 1);
    graze_vec3 on_a, on_b;
    graze_segment_closest_points(&cases[4].a, &cases[4].b, &on_a, &on_b);
    CHECK(is_same(on_a, cases[4].on_a) && is_same(on_b, cases[4].on_b));
}

static void have_a_common_point(void)
{
    static const pair_case cases[] = {
        {FROM_TO(-4, 0, 0, 4, 0, 0), FROM_TO(1, -5, 0, 1, 5, 0), AT(1, 0, 0), AT(1, 0, 0), 0},
        {FROM_TO(-4, 0, 0, 4, 0, 0), FROM_TO(2, 0, 0, 2, 9, 8), AT(2, 0, 0), AT(2, 0, 0), 0},
        {FROM_TO(-4, 0, 0, 4, 0, 0), FROM_TO(4, 0, 0, 9, 9, 9), AT(4, 0, 0), AT(4, 0, 0), 0},
        {FROM_TO(-4, -4, 0, 4, 4, 0), FROM_TO(2, 2, 0, 2, 2, 0), AT(2, 2, 0), AT(2, 2, 0), 0},
        {FROM_TO(1, 2, 3, 1, 2, 3), FROM_TO(1, 2, 3, 1, 2, 3), AT(1, 2, 3), AT(1, 2, 3), 0},
    };
    check_case("a common point");
    run_unique(cases, COUNT(cases));
}

/* Beside each other: the point on a that is nearest to its start. */
static void are_parallel(void)
{
    static const pair_case cases[] = {
        {FROM_TO(0, 0, 0, 8, 0, 0), FROM_TO(2, 3, 4, 6, 3, 4), AT(2, 0, 0), AT(2, 3, 4),
         GRAZE_C(5)},
        {FROM_TO(8, 0, 0, 0, 0, 0), FROM_TO(2, 3, 4, 6, 3, 4), AT(6, 0, 0), AT(6, 3, 4),
         GRAZE_C(5)},
        {FROM_TO(0, 0, 0, 8, 0, 0), FROM_TO(6, 3, 4, 2, 3, 4), AT(2, 0, 0), AT(2, 3, 4),
         GRAZE_C(5)},
        {FROM_TO(2, 0, 0, 6, 0, 0), FROM_TO(8, 0, 2, 0, 0, 2), AT(2, 0, 0), AT(2, 0, 2),
         GRAZE_C(2)},
        {FROM_TO(0, 0, 0, 8, 0, 0), FROM_TO(12, 0, 0, 6, 0, 0), AT(6, 0, 0), AT(6, 0, 0), 0},
        {FROM_TO(0, 0, 0, 8, 8, 8), FROM_TO(0, 0, 0, 8, 8, 8), AT(0, 0, 0), AT(0, 0, 0), 0},
    };
    check_case("parallel");
    for (unsigned i = 0; i < COUNT(cases); i++)
        run_one(&cases[i].a, &cases[i].b, &cases[i]);
}

#if GRAZE_FLOAT

/* A NaN in any one number, and a power that is not finite. */
static void have_no_number(void)
{
    check_case("no number");
    for (int i = 0; i <= 12; i++) {
        graze_segment s[2] = {FROM_TO(0, 0, 0, 1, 2, 3), FROM_TO(5, 5, 5, 7, 8, 9)};
        graze_vec3 on_a, on_b;
        if (i < 12)
            (&s[0].a.x)[i] = some_nan();
        else
            s[1].b.x = 0x1p100f;
        graze_segment_closest_points(&s[0], &s[1], &on_a, &on_b);
        CHECK(on_a.x != on_a.x && on_a.y != on_a.y && on_a.z != on_a.z);
        CHECK(on_b.x != on_b.x && on_b.y != on_b.y && on_b.z != on_b.z);
        const graze_scalar distance = graze_segment_distance_segment(&s[0], &s[1]);
        CHECK(distance != distance);
    }
}

static void round_once(void)
{
}

static void span_the_world(void)
{
}

#else

static void have_no_number(void)
{
}

/* Ties away from the start of each segment; distances below one half are 0. */
static void round_once(void)
{
    const pair_case cases[] = {
        {{{0, 0, 0}, {1, 1, 1}}, {{1, 0, 0}, {1, 0, 0}}, {0, 0, 0}, {1, 0, 0}, 1},
        {{{0, 0, 0}, {1, 1, 0}}, {{1, 0, 0}, {0, 1, 0}}, {1, 1, 0}, {0, 1, 0}, 0},
        {{{1, 1, 0}, {0, 0, 0}}, {{0, 1, 0}, {1, 0, 0}}, {0, 0, 0}, {1, 0, 0}, 0},
        {{{0, 0, 0}, {5, 0, 0}}, {{2, -1, 1}, {3, 2, 1}}, {2, 0, 0}, {2, 0, 1}, 1},
        {{{0, 0, 0}, {100, 1, 0}}, {{100, 0, 0}, {0, 0, 0}}, {0, 0, 0}, {0, 0, 0}, 0},
        {{{0, 0, 0}, {2, 2, 1}}, {{0, 0, 1}, {0, 0, 1}}, {0, 0, 0}, {0, 0, 1}, 1},
    };
    check_case("rounded once");
    for (unsigned i = 0; i < COUNT(cases); i++)
        run_one(&cases[i].a, &cases[i].b, &cases[i]);
}

static void span_the_world(void)
{
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const pair_case cases[] = {
        {{{low, low, 0}, {high, high, 0}},
         {{low, high, 4}, {high, low, 4}},
         {0, 0, 0},
         {0, -1, 4},
         4},
        {{{low, low, low}, {low, low, low}},
         {{high, high, high}, {high, high, high}},
         {low, low, low},
         {high, high, high},
         high},
        {{{low, low, low}, {low, high, low}},
         {{high, low, high}, {high, high, high}},
         {low, low, low},
         {high, low, high},
         high},
    };
    check_case("across the world");
    for (unsigned i = 0; i < COUNT(cases); i++)
        run_one(&cases[i].a, &cases[i].b, &cases[i]);
}

#endif

/* Both results are written over arguments. */
static void write_to_arguments(void)
{
    graze_segment a = FROM_TO(-4, 0, 0, 4, 0, 0), b = FROM_TO(1, -5, 3, 1, 5, 3);
    check_case("results are arguments");
    graze_segment_closest_points(&a, &b, &b.a, &a.a);
    CHECK(is_same(b.a, vec3_at(GRAZE_C(1), 0, 0)));
    CHECK(is_same(a.a, vec3_at(GRAZE_C(1), 0, GRAZE_C(3))));
}

void test_segment_pairs(void)
{
    check_group("two segments");
    are_apart();
    have_a_common_point();
    are_parallel();
    have_no_number();
    round_once();
    span_the_world();
    write_to_arguments();
}
