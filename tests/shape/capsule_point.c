/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and a capsule: the closest point and the distance, case by case. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define ROD                                                                                        \
    {                                                                                              \
        {AT(-4, 0, 0), AT(4, 0, 0)}, GRAZE_C(2)                                                    \
    }

typedef struct {
    graze_capsule capsule;
    graze_vec3 point, nearest;
    graze_scalar distance;
} point_case;

static graze_capsule turned(graze_capsule capsule)
{
    capsule.core = segment_reversed(capsule.core);
    return capsule;
}

static void run_one(graze_capsule capsule, const point_case *c)
{
    graze_vec3 nearest = c->point;
    graze_capsule_closest_point(&capsule, &nearest, &nearest);
    CHECK(vec3_close(nearest, c->nearest));
    CHECK(scalar_close(graze_capsule_distance(&capsule, &c->point), c->distance));
}

static void run(const point_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        run_one(cases[i].capsule, &cases[i]);
        run_one(turned(cases[i].capsule), &cases[i]);
    }
}

static void are_outside(void)
{
    static const point_case cases[] = {
        {ROD, AT(1, 5, 0), AT(1, 2, 0), GRAZE_C(3)},
        {ROD, AT(1, 9, 12), AT(1, 1.2, 1.6), GRAZE_C(13)},
        {ROD, AT(7, 4, 0), AT(5.2, 1.6, 0), GRAZE_C(3)},
        {ROD, AT(-9, 0, 0), AT(-6, 0, 0), GRAZE_C(3)},
        {{{AT(0, 0, 0), AT(6, 8, 0)}, GRAZE_C(5)}, AT(-5, 10, 0), AT(-1, 7, 0), GRAZE_C(5)},
        {{{AT(0, 0, 0), AT(6, 8, 0)}, 0}, AT(-5, 10, 0), AT(3, 4, 0), GRAZE_C(10)},
    };
    check_case("outside");
    run(cases, COUNT(cases));
}

static void are_inside(void)
{
    static const point_case cases[] = {
        {ROD, AT(1, 2, 0), AT(1, 2, 0), 0},
        {ROD, AT(1, 1, 1), AT(1, 1, 1), 0},
        {ROD, AT(6, 0, 0), AT(6, 0, 0), 0},
        {ROD, AT(4, 1, 1), AT(4, 1, 1), 0},
    };
    check_case("inside");
    run(cases, COUNT(cases));
}

static void are_beside_an_empty_one(void)
{
    static const point_case cases[] = {
        {{{AT(-4, 0, 0), AT(4, 0, 0)}, GRAZE_C(-1)}, AT(1, 5, 0), AT(1, 5, 0), GRAZE_SCALAR_MAX},
        {{{AT(1, 1, 1), AT(1, 1, 1)}, GRAZE_C(-1)}, AT(1, 1, 1), AT(1, 1, 1), GRAZE_SCALAR_MAX},
    };
    check_case("empty");
    for (unsigned i = 0; i < COUNT(cases); i++) {
        graze_vec3 nearest;
        graze_capsule_closest_point(&cases[i].capsule, &cases[i].point, &nearest);
        CHECK(vec3_close(nearest, cases[i].nearest));
        CHECK(graze_capsule_distance(&cases[i].capsule, &cases[i].point) >= GRAZE_SCALAR_MAX);
    }
}

/* A core of one point: the same bits as a sphere. */
static void are_at_a_sphere(void)
{
    const graze_sphere ball = BALL(1, 2, 3, 2.5);
    const graze_capsule capsule = {{AT(1, 2, 3), AT(1, 2, 3)}, GRAZE_C(2.5)};
    check_case("a core of one point");
    for (int i = 0; i < 100; i++) {
        const graze_vec3 p = vec3_at(GRAZE_C(0.37) * (graze_scalar)(i - 50),
                                     GRAZE_C(0.11) * (graze_scalar)i, GRAZE_C(3));
        graze_vec3 nearest, of_ball;
        graze_capsule_closest_point(&capsule, &p, &nearest);
        graze_sphere_closest_point(&ball, &p, &of_ball);
        CHECK(nearest.x == of_ball.x && nearest.y == of_ball.y && nearest.z == of_ball.z);
        CHECK(graze_capsule_distance(&capsule, &p) == graze_sphere_distance(&ball, &p));
    }
}

#if GRAZE_FLOAT

static void have_no_number(void)
{
    check_case("no number");
    for (int i = 0; i < 10; i++) {
        graze_capsule capsule = ROD;
        graze_vec3 point = AT(1, 5, 0), nearest;
        if (i < 7)
            (&capsule.core.a.x)[i] = some_nan();
        else
            (&point.x)[i - 7] = some_nan();
        graze_capsule_closest_point(&capsule, &point, &nearest);
        CHECK(nearest.x != nearest.x && nearest.y != nearest.y && nearest.z != nearest.z);
        const graze_scalar distance = graze_capsule_distance(&capsule, &point);
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
        {{{{low, low, low}, {low, low, 0}}, high}, {low, high, low}, {low, -1, low}, high},
        {{{{low, low, low}, {low, high, low}}, high}, {high, 0, low}, {-1, 0, low}, high},
        {{{{low, low, low}, {low, high, low}}, 5}, {low, 0, low + 9}, {low, 0, low + 5}, 4},
        {{{{low, low, 0}, {high, high, 0}}, 5}, {7, 7, 3}, {7, 7, 3}, 0},
        {{{{low, low, 0}, {high, high, 0}}, 5}, {7, 7, 8}, {7, 7, 5}, 3},
    };
    check_case("across the world");
    run(cases, COUNT(cases));
}

#endif

void test_capsule_point(void)
{
    check_group("points and a capsule");
    are_outside();
    are_inside();
    are_beside_an_empty_one();
    are_at_a_sphere();
    have_no_number();
    span_the_world();
}
