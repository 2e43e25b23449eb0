/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a sphere, and against a circle where the case lies in the plane z = 0:
 * the policy, case by case, and the cases of the article on spheres.
 */
#include "ball_line.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* A radius of 1; and a radius of 5, for whole coordinates and chords by 3, 4 and 5. */
#define UNIT    BALL(0, 0, 0, 1)
#define FIVE    BALL(0, 0, 0, 5)
#define NOWHERE AT(0, 0, 0)

static const ball_case missing[] = {
    {"beside", UNIT, {AT(-3, 2, 0), AT(3, 2, 0)}, MISS, MISS},
    {"behind the start", UNIT, {AT(2, 0, 0), AT(5, 0, 0)}, MISS, MISS},
    {"beyond the end", UNIT, {AT(-5, 0, 0), AT(-2, 0, 0)}, MISS, MISS},
    {"above", UNIT, {AT(-3, 0, 1.5), AT(3, 0, 1.5)}, MISS, MISS},
    {"through the corner of its box", UNIT, {AT(0, 1.75, 0), AT(1.75, 0, 0)}, MISS, MISS},
    {"through the corner of its cube", UNIT, {AT(0.75, 0.75, -3), AT(0.75, 0.75, 3)}, MISS, MISS},
    {"nearest at the start", UNIT, {AT(1, 0.5, 0), AT(3, 0.75, 0)}, MISS, MISS},
    {"one raw unit beside",
     UNIT,
     {AT(-3, 1.0000152587890625, 0), AT(3, 1.0000152587890625, 0)},
     MISS,
     MISS},
    {"one raw unit short", UNIT, {AT(-3, 0, 0), AT(-1.0000152587890625, 0, 0)}, MISS, MISS},
};

static const ball_case touching[] = {
    {"tangent along an axis",
     UNIT,
     {AT(-3, 1, 0), AT(5, 1, 0)},
     {GRAZE_TOUCH, AT(0, 1, 0), AT(0, 1, 0), FRACTION(0.375)},
     {GRAZE_TOUCH, AT(0, 1, 0), AT(0, 1, 0), FRACTION(0.375)}},
    {"tangent by 3, 4 and 5",
     FIVE,
     {AT(7, 1, 0), AT(-1, 7, 0)},
     {GRAZE_TOUCH, AT(3, 4, 0), AT(0.6, 0.8, 0), FRACTION(0.5)},
     {GRAZE_TOUCH, AT(3, 4, 0), AT(0.6, 0.8, 0), FRACTION(0.5)}},
    {"tangent in space, by 2, 3, 6 and 7",
     BALL(0, 0, 0, 7),
     {AT(-1, 5, 6), AT(5, 1, 6)},
     {GRAZE_TOUCH, AT(2, 3, 6), AT(0.2857142857, 0.4285714286, 0.8571428571), FRACTION(0.5)},
     {GRAZE_TOUCH, AT(2, 3, 6), AT(0.2857142857, 0.4285714286, 0.8571428571), FRACTION(0.5)}},
    {"ends on it",
     UNIT,
     {AT(-3, 0, 0), AT(-1, 0, 0)},
     {GRAZE_TOUCH, AT(-1, 0, 0), AT(-1, 0, 0), FRACTION(1)},
     {GRAZE_TOUCH, AT(-1, 0, 0), AT(-1, 0, 0), FRACTION(1)}},
    {"ends where it is tangent",
     FIVE,
     {AT(7, 1, 0), AT(3, 4, 0)},
     {GRAZE_TOUCH, AT(3, 4, 0), AT(0.6, 0.8, 0), FRACTION(1)},
     {GRAZE_TOUCH, AT(3, 4, 0), AT(0.6, 0.8, 0), FRACTION(1)}},
    {"starts on it and leaves",
     FIVE,
     {AT(-3, 4, 0), AT(-3, 9, 0)},
     {GRAZE_TOUCH, AT(-3, 4, 0), AT(-0.6, 0.8, 0), FRACTION(0)},
     {GRAZE_TOUCH, AT(-3, 4, 0), AT(-0.6, 0.8, 0), FRACTION(0)}},
};

static const ball_case entering[] = {
    {"through the middle",
     UNIT,
     {AT(-3, 0, 0), AT(5, 0, 0)},
     {GRAZE_HIT, AT(-1, 0, 0), AT(-1, 0, 0), FRACTION(0.25)},
     {GRAZE_HIT, AT(1, 0, 0), AT(1, 0, 0), FRACTION(0.5)}},
    {"along a chord by 3, 4 and 5",
     FIVE,
     {AT(-8, 3, 0), AT(8, 3, 0)},
     {GRAZE_HIT, AT(-4, 3, 0), AT(-0.8, 0.6, 0), FRACTION(0.25)},
     {GRAZE_HIT, AT(4, 3, 0), AT(0.8, 0.6, 0), FRACTION(0.75)}},
    {"starts on the surface",
     FIVE,
     {AT(-4, 3, 0), AT(12, 3, 0)},
     {GRAZE_HIT, AT(-4, 3, 0), AT(-0.8, 0.6, 0), FRACTION(0)},
     {GRAZE_HIT, AT(4, 3, 0), AT(0.8, 0.6, 0), FRACTION(0.5)}},
    {"starts and ends on the surface",
     FIVE,
     {AT(-4, 3, 0), AT(3, -4, 0)},
     {GRAZE_HIT, AT(-4, 3, 0), AT(-0.8, 0.6, 0), FRACTION(0)},
     {GRAZE_HIT, AT(3, -4, 0), AT(0.6, -0.8, 0), FRACTION(1)}},
    {"along a chord in space, by 2, 3, 6 and 7",
     BALL(0, 0, 0, 7),
     {AT(2, 3, -12), AT(2, 3, 12)},
     {GRAZE_HIT, AT(2, 3, -6), AT(0.2857142857, 0.4285714286, -0.8571428571), FRACTION(0.25)},
     {GRAZE_HIT, AT(2, 3, 6), AT(0.2857142857, 0.4285714286, 0.8571428571), FRACTION(0.75)}},
};

/* The article's routine reports a miss here. */
static const ball_case starting_inside[] = {
    {"and leaves",
     FIVE,
     {AT(0, 3, 0), AT(16, 3, 0)},
     {GRAZE_INSIDE, AT(0, 3, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(4, 3, 0), AT(0.8, 0.6, 0), FRACTION(0.25)}},
    {"at the center",
     UNIT,
     {AT(0, 0, 0), AT(0, -4, 0)},
     {GRAZE_INSIDE, AT(0, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(0, -1, 0), AT(0, -1, 0), FRACTION(0.25)}},
    {"and ends on the surface",
     FIVE,
     {AT(1, 0, 0), AT(3, 4, 0)},
     {GRAZE_INSIDE, AT(1, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(3, 4, 0), AT(0.6, 0.8, 0), FRACTION(1)}},
};

static const ball_case ending_inside[] = {
    {"and came from outside",
     UNIT,
     {AT(0, -3.5, 0), AT(0, 0.5, 0)},
     {GRAZE_HIT, AT(0, -1, 0), AT(0, -1, 0), FRACTION(0.625)},
     {GRAZE_INSIDE, AT(0, 0.5, 0), NOWHERE, FRACTION(1)}},
    {"before it is nearest",
     FIVE,
     {AT(-10, 3, 0), AT(-2, 3, 0)},
     {GRAZE_HIT, AT(-4, 3, 0), AT(-0.8, 0.6, 0), FRACTION(0.75)},
     {GRAZE_INSIDE, AT(-2, 3, 0), NOWHERE, FRACTION(1)}},
    {"and never left",
     UNIT,
     {AT(0.5, 0, 0), AT(-0.5, 0.25, 0)},
     {GRAZE_INSIDE, AT(0.5, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(-0.5, 0.25, 0), NOWHERE, FRACTION(1)}},
};

static const ball_case points[] = {
    {"inside",
     UNIT,
     {AT(0.5, 0, 0), AT(0.5, 0, 0)},
     {GRAZE_INSIDE, AT(0.5, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(0.5, 0, 0), NOWHERE, FRACTION(0)}},
    {"on the surface",
     FIVE,
     {AT(3, 4, 0), AT(3, 4, 0)},
     {GRAZE_TOUCH, AT(3, 4, 0), AT(0.6, 0.8, 0), FRACTION(0)},
     {GRAZE_TOUCH, AT(3, 4, 0), AT(0.6, 0.8, 0), FRACTION(0)}},
    {"outside", UNIT, {AT(0.75, 0.75, 0), AT(0.75, 0.75, 0)}, MISS, MISS},
};

/* A radius of 0, for which there is no normal. */
static const ball_case without_interior[] = {
    {"passed through",
     BALL(1, 2, 0, 0),
     {AT(0, 0, 0), AT(4, 8, 0)},
     {GRAZE_TOUCH, AT(1, 2, 0), NOWHERE, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(1, 2, 0), NOWHERE, FRACTION(0.25)}},
    {"ended in",
     BALL(1, 2, 0, 0),
     {AT(0, 0, 0), AT(1, 2, 0)},
     {GRAZE_TOUCH, AT(1, 2, 0), NOWHERE, FRACTION(1)},
     {GRAZE_TOUCH, AT(1, 2, 0), NOWHERE, FRACTION(1)}},
    {"passed by", BALL(1, 2, 0, 0), {AT(0, 0, 0), AT(4, 7.9375, 0)}, MISS, MISS},
};

static const ball_case a_point_of_its_own[] = {
    {"a point in it",
     BALL(1, 2, 0, 0),
     {AT(1, 2, 0), AT(1, 2, 0)},
     {GRAZE_TOUCH, AT(1, 2, 0), NOWHERE, FRACTION(0)},
     {GRAZE_TOUCH, AT(1, 2, 0), NOWHERE, FRACTION(0)}},
};

static const ball_case empty[] = {
    {"through the center", BALL(0, 0, 0, -1), {AT(-3, 0, 0), AT(3, 0, 0)}, MISS, MISS},
    {"a point in it", BALL(0, 0, 0, -1), {AT(0, 0, 0), AT(0, 0, 0)}, MISS, MISS},
    {"by one", BALL(0, 0, 0, -0.0000152587890625), {AT(0, 0, 0), AT(3, 0, 0)}, MISS, MISS},
};

/* The article reports the nearer of two contacts, and a miss if the line is too short, points
 * away or starts inside; graze reports less or more than GRAZE_HIT for those. */
static const ball_case of_the_article[] = {
    {"the nearest of two contacts",
     BALL(10, 0, 0, 2),
     {AT(0, 0, 0), AT(16, 0, 0)},
     {GRAZE_HIT, AT(8, 0, 0), AT(-1, 0, 0), FRACTION(0.5)},
     {GRAZE_HIT, AT(12, 0, 0), AT(1, 0, 0), FRACTION(0.75)}},
    {"too short", BALL(10, 0, 0, 2), {AT(0, 0, 0), AT(7.5, 0, 0)}, MISS, MISS},
    {"points away", BALL(10, 0, 0, 2), {AT(0, 0, 0), AT(-16, 0, 0)}, MISS, MISS},
    {"ends in it",
     BALL(10, 0, 0, 2),
     {AT(0, 0, 0), AT(10, 0, 0)},
     {GRAZE_HIT, AT(8, 0, 0), AT(-1, 0, 0), FRACTION(0.8)},
     {GRAZE_INSIDE, AT(10, 0, 0), NOWHERE, FRACTION(1)}},
    {"starts in it, and points away from the center",
     BALL(10, 0, 0, 2),
     {AT(11, 0, 0), AT(15, 0, 0)},
     {GRAZE_INSIDE, AT(11, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(12, 0, 0), AT(1, 0, 0), FRACTION(0.25)}},
};

#define RUN(cases, reversed) run_ball_cases(cases, COUNT(cases), reversed)

static void ball_line_misses(void)
{
    RUN(missing, true);
}

static void ball_line_only_touches(void)
{
    RUN(touching, true);
}

static void ball_line_goes_in(void)
{
    RUN(entering, true);
}

static void ball_line_starts_inside(void)
{
    RUN(starting_inside, true);
}

static void ball_line_ends_inside(void)
{
    RUN(ending_inside, true);
}

static void ball_line_is_a_point(void)
{
    RUN(points, false);
    ball_line_is_short();
}

POLICY_CANNOT_OCCUR(ball_line, meets_an_edge, "its surface is one, without edges")

static void ball_line_meets_a_flat_one(void)
{
    RUN(without_interior, true);
    RUN(a_point_of_its_own, false);
}

static void ball_line_meets_an_empty_one(void)
{
    RUN(empty, true);
}

/* The article's ray without a limit, and with a limit before the hit and at the hit. */
static void ball_ray_of_the_article(void)
{
    const graze_sphere ball = BALL(10, 0, 0, 2);
    graze_ray ray = {AT(0, 0, 0), AT(0.5, 0, 0), GRAZE_NO_LIMIT};
    graze_ray_hit hit;
    CHECK(graze_sphere_raycast(&ball, &ray, &hit) == GRAZE_HIT);
    CHECK(hit.t == GRAZE_C(16) && hit.point.x == GRAZE_C(8) && hit.normal.x == -GRAZE_ONE);
    ray.t_max = GRAZE_C(16);
    CHECK(graze_sphere_raycast(&ball, &ray, &hit) == GRAZE_TOUCH && hit.t == GRAZE_C(16));
    ray.t_max = GRAZE_C(15.75);
    CHECK(graze_sphere_raycast(&ball, &ray, &hit) == GRAZE_MISS && hit.t == GRAZE_C(16));
    ray.t_max = GRAZE_NO_LIMIT;
    ray.dir.x = -ray.dir.x;
    CHECK(graze_sphere_raycast(&ball, &ray, &hit) == GRAZE_MISS);
}

POLICY_CANNOT_OCCUR(ball_line, has_no_normal, "the shape of a ball has no stored direction")

void test_ball_line(void)
{
    POLICY_COLUMN(ball_line);
    check_group("the article on spheres");
    RUN(of_the_article, true);
    ball_ray_of_the_article();
    check_group("tangents of balls");
    ball_tangents();
#if !GRAZE_FLOAT
    ball_limits();
#endif
    ball_tangent_starts();
}
