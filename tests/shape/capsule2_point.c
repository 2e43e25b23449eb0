/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and a capsule in the plane: the closest point and the distance, case by case, and as in space. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define ON(x, y)                                                                                   \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y)                                                                     \
    }
#define ROD                                                                                        \
    {                                                                                              \
        {ON(-4, 0), ON(4, 0)}, GRAZE_C(2)                                                          \
    }
#define SLANTED(radius)                                                                            \
    {                                                                                              \
        {ON(0, 0), ON(6, 8)}, GRAZE_C(radius)                                                      \
    }

typedef struct {
    graze_capsule2 capsule;
    graze_vec2 point, nearest;
    graze_scalar distance;
} point_case;

static graze_capsule2 turned(graze_capsule2 capsule)
{
    graze_capsule2 other = capsule;
    other.core.a = capsule.core.b;
    other.core.b = capsule.core.a;
    return other;
}

static void run_one(graze_capsule2 capsule, const point_case *c)
{
    graze_vec2 nearest = c->point;
    graze_capsule2_closest_point(&capsule, &nearest, &nearest);
    CHECK(scalar_close(nearest.x, c->nearest.x) && scalar_close(nearest.y, c->nearest.y));
    CHECK(scalar_close(graze_capsule2_distance(&capsule, &c->point), c->distance));
}

static void run(const point_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        run_one(cases[i].capsule, &cases[i]);
        run_one(turned(cases[i].capsule), &cases[i]);
    }
}

/* Of a level core, of upright ones, and of one that rises: on each side, and beyond the ends. */
static void are_outside(void)
{
    static const point_case cases[] = {
        {ROD, ON(1, 5), ON(1, 2), GRAZE_C(3)},
        {ROD, ON(1, -5), ON(1, -2), GRAZE_C(3)},
        {ROD, ON(7, 4), ON(5.2, 1.6), GRAZE_C(3)},
        {ROD, ON(-9, 0), ON(-6, 0), GRAZE_C(3)},
        {{{ON(1, -4), ON(1, 4)}, GRAZE_C(2)}, ON(8, 1), ON(3, 1), GRAZE_C(5)},
        {{{ON(1, -4), ON(1, 4)}, GRAZE_C(2)}, ON(-8, 1), ON(-1, 1), GRAZE_C(7)},
        {SLANTED(5), ON(-5, 10), ON(-1, 7), GRAZE_C(5)},
        {SLANTED(5), ON(11, -2), ON(7, 1), GRAZE_C(5)},
        {SLANTED(0), ON(-5, 10), ON(3, 4), GRAZE_C(10)},
        {{{ON(0, 8), ON(6, 0)}, GRAZE_C(5)}, ON(11, 10), ON(7, 7), GRAZE_C(5)},
        {{{ON(0, 8), ON(6, 0)}, GRAZE_C(5)}, ON(-5, -2), ON(-1, 1), GRAZE_C(5)},
    };
    check_case("outside");
    run(cases, COUNT(cases));
}

static void are_inside(void)
{
    static const point_case cases[] = {
        {ROD, ON(1, 2), ON(1, 2), 0},          {ROD, ON(1, 1), ON(1, 1), 0},
        {ROD, ON(6, 0), ON(6, 0), 0},          {ROD, ON(4, 1), ON(4, 1), 0},
        {SLANTED(5), ON(-1, 7), ON(-1, 7), 0},
    };
    check_case("inside");
    run(cases, COUNT(cases));
}

static void are_beside_an_empty_one(void)
{
    static const point_case cases[] = {
        {{{ON(-4, 0), ON(4, 0)}, GRAZE_C(-1)}, ON(1, 5), ON(1, 5), GRAZE_SCALAR_MAX},
        {{{ON(1, 1), ON(1, 1)}, GRAZE_C(-1)}, ON(1, 1), ON(1, 1), GRAZE_SCALAR_MAX},
    };
    check_case("empty");
    for (unsigned i = 0; i < COUNT(cases); i++) {
        graze_vec2 nearest;
        graze_capsule2_closest_point(&cases[i].capsule, &cases[i].point, &nearest);
        CHECK(scalar_close(nearest.x, cases[i].nearest.x));
        CHECK(scalar_close(nearest.y, cases[i].nearest.y));
        CHECK(graze_capsule2_distance(&cases[i].capsule, &cases[i].point) >= GRAZE_SCALAR_MAX);
    }
}

/* A core of one point: the same bits as a circle. */
static void are_at_a_circle(void)
{
    const graze_circle ball = {ON(1, 2), GRAZE_C(2.5)};
    const graze_capsule2 capsule = {{ON(1, 2), ON(1, 2)}, GRAZE_C(2.5)};
    check_case("a core of one point");
    for (int i = 0; i < 100; i++) {
        const graze_vec2 p =
            graze_vec2_of(GRAZE_C(0.37) * (graze_scalar)(i - 50), GRAZE_C(0.11) * (graze_scalar)i);
        graze_vec2 nearest, of_ball;
        graze_capsule2_closest_point(&capsule, &p, &nearest);
        graze_circle_closest_point(&ball, &p, &of_ball);
        CHECK(nearest.x == of_ball.x && nearest.y == of_ball.y);
        CHECK(graze_capsule2_distance(&capsule, &p) == graze_circle_distance(&ball, &p));
    }
}

/* The capsule in space with z = 0. */
static void are_as_in_space(void)
{
    const graze_capsule2 capsule = {{ON(1, 2), ON(-7, 5.5)}, GRAZE_C(1.5)};
    const graze_capsule in_space = {{AT(1, 2, 0), AT(-7, 5.5, 0)}, GRAZE_C(1.5)};
    check_case("as in space");
    for (int i = 0; i < 100; i++) {
        const graze_vec3 q =
            vec3_at(GRAZE_C(0.37) * (graze_scalar)(i - 50), GRAZE_C(0.17) * (graze_scalar)i, 0);
        const graze_vec2 p = graze_vec2_of(q.x, q.y);
        graze_vec2 nearest;
        graze_vec3 as_in_space;
        graze_capsule2_closest_point(&capsule, &p, &nearest);
        graze_capsule_closest_point(&in_space, &q, &as_in_space);
        CHECK(scalar_close(nearest.x, as_in_space.x) && scalar_close(nearest.y, as_in_space.y));
        CHECK(scalar_close(graze_capsule2_distance(&capsule, &p),
                           graze_capsule_distance(&in_space, &q)));
    }
}

#if GRAZE_FLOAT

static void have_no_number(void)
{
    check_case("no number");
    for (int i = 0; i < 7; i++) {
        graze_capsule2 capsule = ROD;
        graze_vec2 point = ON(1, 5), nearest;
        if (i < 5)
            (&capsule.core.a.x)[i] = some_nan();
        else
            (&point.x)[i - 5] = some_nan();
        graze_capsule2_closest_point(&capsule, &point, &nearest);
        CHECK(nearest.x != nearest.x && nearest.y != nearest.y);
        const graze_scalar distance = graze_capsule2_distance(&capsule, &point);
        CHECK(distance != distance);
    }
}

static void span_the_world(void)
{
}

#else

static void have_no_number(void)
{
}

static void span_the_world(void)
{
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const point_case cases[] = {
        {{{{low, low}, {low, 0}}, high}, {high, -1}, {-1, -1}, high},
        {{{{low, low}, {low, high}}, 5}, {low + 9, 0}, {low + 5, 0}, 4},
        {{{{low, low}, {high, high}}, 5}, {7, 7}, {7, 7}, 0},
        {{{{low, low}, {high, high}}, 5}, {10, 7}, {10, 7}, 0},
        {{{{low, high}, {low, low}}, 5}, {low, 3}, {low, 3}, 0},
    };
    check_case("across the world");
    run(cases, COUNT(cases));
}

#endif

void test_capsule2_point(void)
{
    check_group("points and a capsule in the plane");
    are_outside();
    are_inside();
    are_beside_an_empty_one();
    are_at_a_circle();
    are_as_in_space();
    have_no_number();
    span_the_world();
}
