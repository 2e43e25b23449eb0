/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a cylinder: the policy, case by case. Each case runs as segment and as ray, with a hit and
 * without, from both ends of the line and of the core, mirrored, and on each axis.
 */
#include "boxes.h"
#include "../support/check.h"
#include "../support/expectation.h"
#include "../support/policy.h"
#include "../tests.h"

#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define RUN(cases)   run(cases, COUNT(cases))

/* From -2 to 2 along z, with a radius of 4. */
#define DRUM_WITH(radius)                                                                          \
    {                                                                                              \
        {AT(0, 0, -2), AT(0, 0, 2)}, GRAZE_C(radius)                                               \
    }
#define DRUM DRUM_WITH(4)
#define DOT                                                                                        \
    {                                                                                              \
        {AT(1, 1, 1), AT(1, 1, 1)}, GRAZE_C(3)                                                     \
    }
#define NOWHERE AT(0, 0, 0)
#define EAST    AT(1, 0, 0)
#define WEST    AT(-1, 0, 0)
#define UP      AT(0, 0, 1)
#define DOWN    AT(0, 0, -1)

typedef struct {
    const char *name;
    graze_cylinder cylinder;
    graze_segment segment;
    expectation entry, exit;
} cylinder_case;

/* ---- The images of a case ---- */

static void check_casts(const cylinder_case *c)
{
    graze_line_hit hit = {{7, 7, 7}, {7, 7, 7}, 7}, last = hit;
    graze_ray_hit ray_hit = {{7, 7, 7}, {7, 7, 7}, 7}, last_of_ray = ray_hit;
    const graze_cylinder *rod = &c->cylinder;
    const graze_segment *s = &c->segment;
    const graze_ray ray = ray_of_segment(*s);
    check_line_hit(graze_cylinder_linecast(rod, s, &hit), &hit, &c->entry);
    check_line_hit(graze_cylinder_linecast_exit(rod, s, &last), &last, &c->exit);
    check_ray_hit(graze_cylinder_raycast(rod, &ray, &ray_hit), &ray_hit, &c->entry);
    check_ray_hit(graze_cylinder_raycast_exit(rod, &ray, &last_of_ray), &last_of_ray, &c->exit);
    CHECK(graze_cylinder_linecast(rod, s, NULL) == c->entry.result);
    CHECK(graze_cylinder_linecast_exit(rod, s, NULL) == c->exit.result);
    CHECK(graze_cylinder_raycast(rod, &ray, NULL) == c->entry.result);
    CHECK(graze_cylinder_raycast_exit(rod, &ray, NULL) == c->exit.result);
    CHECK(graze_cylinder_overlaps_segment(rod, s) == (c->entry.result != GRAZE_MISS));
    CHECK(graze_cylinder_overlaps_ray(rod, &ray) == (c->entry.result != GRAZE_MISS));
}

static void check_reversed(cylinder_case c)
{
    check_casts(&c);
    c.cylinder.core = segment_reversed(c.cylinder.core);
    check_casts(&c);
    c.segment = segment_reversed(c.segment);
    expect_reversed(&c.entry, &c.exit);
    check_casts(&c);
}

static cylinder_case mirrored(cylinder_case c, int axis)
{
    c.cylinder.core = segment_mirrored(c.cylinder.core, axis);
    c.segment = segment_mirrored(c.segment, axis);
    c.entry = expectation_mirrored(c.entry, axis);
    c.exit = expectation_mirrored(c.exit, axis);
    return c;
}

static expectation expectation_turned(expectation e, int turns)
{
    e.point = vec3_turned(e.point, turns);
    e.normal = vec3_turned(e.normal, turns);
    return e;
}

static graze_segment turned_segment(graze_segment s, int turns)
{
    s.a = vec3_turned(s.a, turns);
    s.b = vec3_turned(s.b, turns);
    return s;
}

static cylinder_case turned(cylinder_case c, int turns)
{
    c.cylinder.core = turned_segment(c.cylinder.core, turns);
    c.segment = turned_segment(c.segment, turns);
    c.entry = expectation_turned(c.entry, turns);
    c.exit = expectation_turned(c.exit, turns);
    return c;
}

static void run(const cylinder_case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        check_case(cases[i].name);
        check_reversed(cases[i]);
        for (int axis = 0; axis < 3; axis++)
            check_reversed(mirrored(cases[i], axis));
        for (int turns = 1; turns < 3; turns++)
            check_reversed(turned(cases[i], turns));
    }
}

/* ---- The policy ---- */

static const cylinder_case missing[] = {
    {"beside", DRUM, {AT(-8, 5, 0), AT(8, 5, 0)}, MISS, MISS},
    {"beyond the end", DRUM, {AT(-9, 0, 0), AT(-5, 0, 0)}, MISS, MISS},
    {"above", DRUM, {AT(-8, 0, 3), AT(8, 0, 3)}, MISS, MISS},
    {"in the plane of a cap", DRUM, {AT(-8, 5, 2), AT(8, 5, 2)}, MISS, MISS},
    {"one raw unit beside", DRUM, {AT(-8, 4.0000153, 0), AT(8, 4.0000153, 0)}, MISS, MISS},
    {"one raw unit short", DRUM, {AT(1, 1, 8), AT(1, 1, 2.0000153)}, MISS, MISS},
};

static const cylinder_case touching[] = {
    {"a tangent",
     DRUM,
     {AT(-8, 4, 0), AT(8, 4, 0)},
     {GRAZE_TOUCH, AT(0, 4, 0), AT(0, 1, 0), FRACTION(0.5)},
     {GRAZE_TOUCH, AT(0, 4, 0), AT(0, 1, 0), FRACTION(0.5)}},
    {"along the side",
     DRUM,
     {AT(4, 0, -8), AT(4, 0, 8)},
     {GRAZE_TOUCH, AT(4, 0, -2), DOWN, FRACTION(0.375)},
     {GRAZE_TOUCH, AT(4, 0, 2), UP, FRACTION(0.625)}},
    {"through the rim only",
     DRUM,
     {AT(8, 0, 0), AT(0, 0, 4)},
     {GRAZE_TOUCH, AT(4, 0, 2), UP, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(4, 0, 2), UP, FRACTION(0.5)}},
    {"in the plane of a cap",
     DRUM,
     {AT(-8, 0, 2), AT(8, 0, 2)},
     {GRAZE_TOUCH, AT(-4, 0, 2), UP, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(4, 0, 2), UP, FRACTION(0.75)}},
    {"ends on a cap",
     DRUM,
     {AT(1, 1, 4), AT(1, 1, 2)},
     {GRAZE_TOUCH, AT(1, 1, 2), UP, FRACTION(1)},
     {GRAZE_TOUCH, AT(1, 1, 2), UP, FRACTION(1)}},
    {"ends on the side",
     DRUM,
     {AT(8, 0, 0), AT(4, 0, 0)},
     {GRAZE_TOUCH, AT(4, 0, 0), EAST, FRACTION(1)},
     {GRAZE_TOUCH, AT(4, 0, 0), EAST, FRACTION(1)}},
    {"starts and ends on a cap",
     DRUM,
     {AT(0, 1, 2), AT(2, 0, 2)},
     {GRAZE_TOUCH, AT(0, 1, 2), UP, FRACTION(0)},
     {GRAZE_TOUCH, AT(2, 0, 2), UP, FRACTION(1)}},
};

static const cylinder_case entering[] = {
    {"through both caps",
     DRUM,
     {AT(1, 1, -4), AT(1, 1, 4)},
     {GRAZE_HIT, AT(1, 1, -2), DOWN, FRACTION(0.25)},
     {GRAZE_HIT, AT(1, 1, 2), UP, FRACTION(0.75)}},
    {"through the side",
     DRUM,
     {AT(-8, 0, 1), AT(8, 0, 1)},
     {GRAZE_HIT, AT(-4, 0, 1), WEST, FRACTION(0.25)},
     {GRAZE_HIT, AT(4, 0, 1), EAST, FRACTION(0.75)}},
    {"in by a cap, out by the side",
     DRUM,
     {AT(0, 0, 4), AT(8, 0, -4)},
     {GRAZE_HIT, AT(2, 0, 2), UP, FRACTION(0.25)},
     {GRAZE_HIT, AT(4, 0, 0), EAST, FRACTION(0.5)}},
    {"starts on the side",
     DRUM,
     {AT(4, 0, 0), AT(-12, 0, 0)},
     {GRAZE_HIT, AT(4, 0, 0), EAST, FRACTION(0)},
     {GRAZE_HIT, AT(-4, 0, 0), WEST, FRACTION(0.5)}},
};

/* The rim belongs to the side and to a cap: the normal is that of the cap. */
static const cylinder_case rims[] = {
    {"through two rims",
     DRUM,
     {AT(8, 0, 4), AT(-8, 0, -4)},
     {GRAZE_HIT, AT(4, 0, 2), UP, FRACTION(0.25)},
     {GRAZE_HIT, AT(-4, 0, -2), DOWN, FRACTION(0.75)}},
    {"starts on a rim",
     DRUM,
     {AT(4, 0, 2), AT(-12, 0, -2)},
     {GRAZE_HIT, AT(4, 0, 2), UP, FRACTION(0)},
     {GRAZE_HIT, AT(-4, 0, 0), WEST, FRACTION(0.5)}},
    {"starts on a rim, and leaves",
     DRUM,
     {AT(4, 0, 2), AT(8, 0, 4)},
     {GRAZE_TOUCH, AT(4, 0, 2), UP, FRACTION(0)},
     {GRAZE_TOUCH, AT(4, 0, 2), UP, FRACTION(0)}},
};

static const cylinder_case starting_inside[] = {
    {"and leaves",
     DRUM,
     {AT(0, 0, 1), AT(8, 0, 1)},
     {GRAZE_INSIDE, AT(0, 0, 1), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(4, 0, 1), EAST, FRACTION(0.5)}},
    {"and leaves by a cap",
     DRUM,
     {AT(3, 0, 0), AT(3, 0, 8)},
     {GRAZE_INSIDE, AT(3, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(3, 0, 2), UP, FRACTION(0.25)}},
};

static const cylinder_case ending_inside[] = {
    {"and never left",
     DRUM,
     {AT(-3, 0, 1), AT(3, 1, -1)},
     {GRAZE_INSIDE, AT(-3, 0, 1), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(3, 1, -1), NOWHERE, FRACTION(1)}},
};

#define POINT(x, y, z, result, normal)                                                             \
    DRUM, {AT(x, y, z), AT(x, y, z)}, {result, AT(x, y, z), normal, 0},                            \
    {                                                                                              \
        result, AT(x, y, z), normal, 0                                                             \
    }

/* A point is the same from both ends. */
static const cylinder_case points[] = {
    {"inside", POINT(1, 1, 1, GRAZE_INSIDE, NOWHERE)},
    {"on the side", POINT(4, 0, 1, GRAZE_TOUCH, EAST)},
    {"on a cap", POINT(1, 2, 2, GRAZE_TOUCH, UP)},
    {"on a rim", POINT(4, 0, -2, GRAZE_TOUCH, DOWN)},
    {"outside", DRUM, {AT(3, 3, 0), AT(3, 3, 0)}, MISS, MISS},
};

static const cylinder_case flat[] = {
    {"radius 0",
     DRUM_WITH(0),
     {AT(-4, 0, 1), AT(4, 0, 1)},
     {GRAZE_TOUCH, AT(0, 0, 1), NOWHERE, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(0, 0, 1), NOWHERE, FRACTION(0.5)}},
    {"radius 0, along the core",
     DRUM_WITH(0),
     {AT(0, 0, -4), AT(0, 0, 4)},
     {GRAZE_TOUCH, AT(0, 0, -2), NOWHERE, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(0, 0, 2), NOWHERE, FRACTION(0.75)}},
    {"a core of one point",
     DOT,
     {AT(-1, 1, 1), AT(3, 1, 1)},
     {GRAZE_TOUCH, AT(1, 1, 1), NOWHERE, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(1, 1, 1), NOWHERE, FRACTION(0.5)}},
    {"beside a core of one point", DOT, {AT(-1, 1, 2), AT(3, 1, 2)}, MISS, MISS},
};

static const cylinder_case empty[] = {
    {"negative radius", DRUM_WITH(-1), {AT(-8, 0, 0), AT(8, 0, 0)}, MISS, MISS},
};

static void cylinder_line_misses(void)
{
    RUN(missing);
}

static void cylinder_line_only_touches(void)
{
    RUN(touching);
}

static void cylinder_line_goes_in(void)
{
    RUN(entering);
}

static void cylinder_line_starts_inside(void)
{
    RUN(starting_inside);
}

static void cylinder_line_ends_inside(void)
{
    RUN(ending_inside);
}

static void cylinder_line_is_a_point(void)
{
    for (size_t i = 0; i < COUNT(points); i++) {
        check_case(points[i].name);
        check_casts(&points[i]);
    }
}

static void cylinder_line_meets_an_edge(void)
{
    RUN(rims);
}

static void cylinder_line_meets_a_flat_one(void)
{
    RUN(flat);
}

static void cylinder_line_meets_an_empty_one(void)
{
    RUN(empty);
}

/* ---- Rays that are not segments ---- */

static const graze_cylinder drum = DRUM;

static graze_ray ray_of(graze_vec3 origin, graze_vec3 dir, graze_scalar t_max)
{
    graze_ray ray;
    ray.origin = origin;
    ray.dir = dir;
    ray.t_max = t_max;
    return ray;
}

static void check_results(const graze_ray *ray, graze_result first, graze_result last)
{
    CHECK(graze_cylinder_raycast(&drum, ray, NULL) == first);
    CHECK(graze_cylinder_raycast_exit(&drum, ray, NULL) == last);
    CHECK(graze_cylinder_overlaps_ray(&drum, ray) == (first != GRAZE_MISS));
}

static void cylinder_line_has_negative_limit(void)
{
    const graze_vec3 center = AT(0, 0, 0), side = AT(4, 0, 0), east = EAST, west = WEST;
    const graze_ray empty_ray = ray_of(center, east, -RAW), still = ray_of(side, west, 0);
    const graze_ray endless = ray_of(center, east, GRAZE_NO_LIMIT);
    const graze_ray nowhere = ray_of(center, center, GRAZE_NO_LIMIT);
    check_results(&empty_ray, GRAZE_MISS, GRAZE_MISS);
    check_results(&still, GRAZE_TOUCH, GRAZE_TOUCH);
    check_results(&endless, GRAZE_INSIDE, GRAZE_HIT);
    check_results(&nowhere, GRAZE_INSIDE, GRAZE_INSIDE);
}

static void cylinder_line_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_cylinder rod = {{{INT32_MIN, 0, 0}, {INT32_MAX, 0, 0}}, 1};
    const graze_segment across = {{7, INT32_MIN, 0}, {7, INT32_MAX, 0}};
    const graze_segment along = {{INT32_MIN, 0, 1}, {INT32_MAX, 0, 1}};
    graze_line_hit hit;
    CHECK(graze_cylinder_linecast(&rod, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == 7 && hit.point.y == -1 && hit.point.z == 0);
    CHECK(graze_cylinder_linecast_exit(&rod, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == 7 && hit.point.y == 1 && hit.point.z == 0);
    CHECK(graze_cylinder_linecast(&rod, &along, &hit) == GRAZE_TOUCH);
    CHECK(hit.point.x == INT32_MIN && hit.normal.x == -GRAZE_ONE && hit.fraction == 0);
#endif
}

/* t counts very short directions, and the last point may be outside the world. */
static void cylinder_line_saturates(void)
{
#if !GRAZE_FLOAT
    const graze_ray slow = ray_of(vec3_at(GRAZE_C(-9), 0, 0), vec3_at(1, 0, 0), GRAZE_NO_LIMIT);
    const graze_cylinder wide = {{{INT32_MAX, 0, -9}, {INT32_MAX, 0, 9}}, 5};
    const graze_ray out = ray_of(vec3_at(0, 0, 0), vec3_at(GRAZE_ONE, 0, 0), GRAZE_NO_LIMIT);
    graze_ray_hit hit;
    CHECK(graze_cylinder_raycast(&drum, &slow, &hit) == GRAZE_HIT);
    CHECK(hit.t == GRAZE_SCALAR_MAX && hit.point.x == GRAZE_C(-4) && hit.normal.x == -GRAZE_ONE);
    CHECK(graze_cylinder_raycast_exit(&wide, &out, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == INT32_MAX && hit.normal.x == GRAZE_ONE);
#endif
}

static void cylinder_line_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar nan = some_nan(), infinite = some_infinity();
    const graze_vec3 west = AT(-8, 0, 0);
    const graze_segment of_nan = {west, vec3_at(GRAZE_C(8), nan, 0)};
    const graze_segment of_infinity = {west, vec3_at(infinite, 0, 0)};
    const graze_segment through = {west, AT(8, 0, 0)};
    const graze_ray ray = ray_of(west, vec3_at(GRAZE_ONE, nan, 0), GRAZE_NO_LIMIT);
    graze_cylinder rod = DRUM;
    CHECK(graze_cylinder_linecast(&rod, &of_nan, NULL) == GRAZE_MISS);
    CHECK(graze_cylinder_linecast_exit(&rod, &of_nan, NULL) == GRAZE_MISS);
    CHECK(graze_cylinder_raycast(&rod, &ray, NULL) == GRAZE_MISS);
    CHECK(graze_cylinder_linecast(&rod, &of_infinity, NULL) == GRAZE_MISS);
    rod.radius = nan;
    CHECK(graze_cylinder_linecast(&rod, &through, NULL) == GRAZE_MISS);
#endif
}
POLICY_CANNOT_OCCUR(cylinder_line, has_no_normal, "a cylinder has no stored direction")

void test_cylinder_line(void)
{
    POLICY_COLUMN(cylinder_line);
}
