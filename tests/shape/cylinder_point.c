/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The closest point of a cylinder, case by case. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define CAN                                                                                        \
    {                                                                                              \
        {AT(-4, 0, 0), AT(4, 0, 0)}, GRAZE_C(5)                                                    \
    }
#define SLANTED(radius)                                                                            \
    {                                                                                              \
        {AT(0, 0, 0), AT(6, 8, 0)}, GRAZE_C(radius)                                                \
    }

typedef struct {
    graze_cylinder cylinder;
    graze_vec3 point, nearest;
} point_case;

static void run(const point_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const point_case *c = &cases[i];
        const graze_segment *core = &c->cylinder.core;
        const graze_cylinder turned = {{core->b, core->a}, c->cylinder.radius};
        graze_vec3 nearest = c->point;
        graze_cylinder_closest_point(&c->cylinder, &nearest, &nearest);
        CHECK(vec3_close(nearest, c->nearest));
        graze_cylinder_closest_point(&turned, &c->point, &nearest);
        CHECK(vec3_close(nearest, c->nearest));
    }
}

static void are_beside_it(void)
{
    static const point_case cases[] = {
        {CAN, AT(1, 9, 0), AT(1, 5, 0)},        {CAN, AT(-3, 6, -8), AT(-3, 3, -4)},
        {CAN, AT(4, 0, 6), AT(4, 0, 5)},        {SLANTED(5), AT(-5, 10, 0), AT(-1, 7, 0)},
        {SLANTED(5), AT(3, 4, 9), AT(3, 4, 5)}, {SLANTED(0), AT(-5, 10, 0), AT(3, 4, 0)},
    };
    check_case("beside the side");
    run(cases, COUNT(cases));
}

static void are_over_a_cap(void)
{
    static const point_case cases[] = {
        {CAN, AT(7, 3, 1), AT(4, 3, 1)},
        {CAN, AT(-9, 3, 4), AT(-4, 3, 4)},
        {CAN, AT(5, 0, 0), AT(4, 0, 0)},
        {SLANTED(5), AT(8, 19, 0), AT(2, 11, 0)},
        {SLANTED(5), AT(-3, -4, 2), AT(0, 0, 2)},
        {{{AT(0, 0, 0), AT(0.0000152587890625, 0, 0)}, GRAZE_C(5)},
         AT(90, 3, 1),
         AT(0.0000152587890625, 3, 1)},
    };
    check_case("over a cap");
    run(cases, COUNT(cases));
}

static void are_over_a_rim(void)
{
    static const point_case cases[] = {
        {CAN, AT(9, 12, 9), AT(4, 4, 3)},         {CAN, AT(-5, 0, -6), AT(-4, 0, -5)},
        {SLANTED(5), AT(4, 22, 0), AT(2, 11, 0)}, {SLANTED(5), AT(-3, -4, 9), AT(0, 0, 5)},
        {SLANTED(0), AT(6, 8, 3), AT(6, 8, 0)},   {SLANTED(0), AT(-3, -4, 0), AT(0, 0, 0)},
    };
    check_case("over a rim");
    run(cases, COUNT(cases));
}

static void are_inside(void)
{
    static const point_case cases[] = {
        {CAN, AT(1, 3, 4), AT(1, 3, 4)},          {CAN, AT(4, 3, 4), AT(4, 3, 4)},
        {CAN, AT(-4, 0, 0), AT(-4, 0, 0)},        {CAN, AT(2, 0, 1), AT(2, 0, 1)},
        {SLANTED(5), AT(-1, 7, 0), AT(-1, 7, 0)},
    };
    check_case("inside");
    run(cases, COUNT(cases));
}

static void are_beside_a_flat_one(void)
{
    static const point_case cases[] = {
        {{{AT(1, 2, 3), AT(1, 2, 3)}, GRAZE_C(5)}, AT(1, 3, 3), AT(1, 2, 3)},
        {{{AT(1, 2, 3), AT(1, 2, 3)}, 0}, AT(9, 2, 3), AT(1, 2, 3)},
        {{{AT(1, 2, 3), AT(1, 2, 3)}, GRAZE_C(-1)}, AT(9, 2, 3), AT(9, 2, 3)},
        {SLANTED(-1), AT(8, 19, 0), AT(8, 19, 0)},
    };
    check_case("one point, and empty");
    run(cases, COUNT(cases));
}

#if GRAZE_FLOAT

static void span_the_world(void)
{
    check_case("no number");
    for (int i = 0; i < 10; i++) {
        graze_cylinder cylinder = CAN;
        graze_vec3 point = AT(1, 5, 0), nearest;
        if (i < 7)
            (&cylinder.core.a.x)[i] = some_nan();
        else
            (&point.x)[i - 7] = some_nan();
        graze_cylinder_closest_point(&cylinder, &point, &nearest);
        CHECK(nearest.x != nearest.x && nearest.y != nearest.y && nearest.z != nearest.z);
    }
}

#else

static void span_the_world(void)
{
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const point_case cases[] = {
        {{{{low, low, low}, {low, high, low}}, high}, {high, 0, low}, {-1, 0, low}},
        {{{{low, low, 0}, {high, high, 0}}, 5}, {7, 7, 3}, {7, 7, 3}},
        {{{{low, low, 0}, {high, high, 0}}, 5}, {7, 7, 8}, {7, 7, 5}},
        {{{{0, 0, 0}, {0, 0, low}}, high}, {9, high, high}, {9, high, 0}},
        {{{{high, 0, 0}, {high, 9, 0}}, high}, {high, high, 5}, {high, 9, 5}},
        {{{{0, 0, 0}, {0, 9, 0}}, 5}, {low, low, 0}, {-5, 0, 0}},
        {{{{0, 0, 0}, {1, 1, 0}}, high}, {5, 2, 0}, {2, -1, 0}}, /* 5 - 2.5 and 2 - 2.5, away */
    };
    check_case("across the world, and ties");
    run(cases, COUNT(cases));
}

#endif

void test_cylinder_point(void)
{
    check_group("points and a cylinder");
    are_beside_it();
    are_over_a_cap();
    are_over_a_rim();
    are_inside();
    are_beside_a_flat_one();
    span_the_world();
}
