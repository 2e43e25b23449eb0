/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a polygon: the policy, case by case. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "polygons.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

typedef struct {
    graze_result result;
    graze_vec2 point, normal;
    graze_fraction fraction;
} end;

typedef struct {
    const corners *polygon;
    graze_segment2 line;
    end entry, exit;
} line_case;

#define F(x)    (graze_fraction)((x) * (GRAZE_FLOAT ? 1.0 : 1073741824.0))
#define DOWN    AT2(0, -1)
#define RIGHT   AT2(1, 0)
#define LEFT    AT2(-1, 0)
#define SLOPE   AT2(0.70710678, 0.70710678)
#define NOWHERE AT2(0, 0)
#define MISSED                                                                                     \
    {                                                                                              \
        GRAZE_MISS, AT2(0, 0), AT2(0, 0), 0                                                        \
    }

static bool is_close(graze_scalar a, graze_scalar b)
{
    return a - b <= GRAZE_C(0.0001) && b - a <= GRAZE_C(0.0001);
}

static void check_end(const end *want, graze_result result, const graze_line_hit2 *hit)
{
    CHECK(result == want->result);
    if (result == GRAZE_MISS || want->result == GRAZE_MISS)
        return;
    CHECK(vec2_equal(hit->point, want->point));
    CHECK(is_close(hit->normal.x, want->normal.x) && is_close(hit->normal.y, want->normal.y));
    CHECK(hit->fraction == want->fraction);
}

/* The ray along the segment has the same hit. */
static void check_ray_end(const end *want, graze_result result, const graze_ray_hit2 *hit)
{
    graze_line_hit2 same;
    same.point = hit->point;
    same.normal = hit->normal;
    same.fraction = want->fraction;
    check_end(want, result, &same);
    CHECK(result == GRAZE_MISS || hit->t == graze_from_fraction(want->fraction));
}

static graze_ray2 ray_along(const graze_segment2 *segment)
{
    graze_ray2 ray;
    ray.origin = segment->a;
    ray.dir = graze_vec2_of(segment->b.x - segment->a.x, segment->b.y - segment->a.y);
    ray.t_max = GRAZE_ONE;
    return ray;
}

static void check_ray(const line_case *c, const graze_polygon2 *polygon)
{
    const graze_ray2 ray = ray_along(&c->line);
    graze_ray_hit2 hit = {{0, 0}, {0, 0}, 0};
    check_ray_end(&c->entry, graze_polygon2_raycast(polygon, &ray, &hit), &hit);
    check_ray_end(&c->exit, graze_polygon2_raycast_exit(polygon, &ray, &hit), &hit);
    CHECK(graze_polygon2_overlaps_ray(polygon, &ray) == (c->entry.result != GRAZE_MISS));
}

static void check_segment(const line_case *c, const graze_polygon2 *polygon)
{
    graze_line_hit2 hit = {{0, 0}, {0, 0}, 0};
    check_end(&c->entry, graze_polygon2_linecast(polygon, &c->line, &hit), &hit);
    check_end(&c->exit, graze_polygon2_linecast_exit(polygon, &c->line, &hit), &hit);
    CHECK(graze_polygon2_linecast(polygon, &c->line, 0) == c->entry.result);
    CHECK(graze_polygon2_overlaps_segment(polygon, &c->line) == (c->entry.result != GRAZE_MISS));
}

/* Other corners change at most the normal at a corner. */
static void check_variants(const line_case *c)
{
    for (uint32_t i = 0; i < VARIANTS; i++) {
        const corners variant = variant_of_corners(c->polygon, i);
        const graze_polygon2 polygon = polygon_of(&variant);
        graze_line_hit2 hit = {{0, 0}, {0, 0}, 0};
        CHECK(graze_polygon2_linecast(&polygon, &c->line, &hit) == c->entry.result);
        CHECK(c->entry.result == GRAZE_MISS || vec2_equal(hit.point, c->entry.point));
        CHECK(graze_polygon2_linecast_exit(&polygon, &c->line, &hit) == c->exit.result);
        CHECK(c->exit.result == GRAZE_MISS || vec2_equal(hit.point, c->exit.point));
    }
}

static void run(const line_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const graze_polygon2 polygon = polygon_of(cases[i].polygon);
        check_segment(&cases[i], &polygon);
        check_ray(&cases[i], &polygon);
        check_variants(&cases[i]);
    }
}

static void polygon2_line_misses(void)
{
    static const line_case cases[] = {
        {&house, {AT2(-4, -3), AT2(4, -3)}, MISSED, MISSED},
        {&house, {AT2(3, 0), AT2(5, 0)}, MISSED, MISSED},
        {&house, {AT2(-5, 0), AT2(-2.25, 0)}, MISSED, MISSED},
        {&house, {AT2(0, 3.25), AT2(4, -0.75)}, MISSED, MISSED},
    };
    run(cases, COUNT(cases));
}

static void polygon2_line_only_touches(void)
{
    static const line_case cases[] = {
        /* along an edge, in and out by its neighbours */
        {&house,
         {AT2(-4, -2), AT2(4, -2)},
         {GRAZE_TOUCH, AT2(-2, -2), LEFT, F(0.25)},
         {GRAZE_TOUCH, AT2(2, -2), RIGHT, F(0.75)}},
        /* through a corner only */
        {&house,
         {AT2(-4, 3), AT2(4, 3)},
         {GRAZE_TOUCH, AT2(0, 3), AT2(-0.70710678, 0.70710678), F(0.5)},
         {GRAZE_TOUCH, AT2(0, 3), SLOPE, F(0.5)}},
        /* ends on it */
        {&house,
         {AT2(-4, 0), AT2(-2, 0)},
         {GRAZE_TOUCH, AT2(-2, 0), LEFT, F(1)},
         {GRAZE_TOUCH, AT2(-2, 0), LEFT, F(1)}},
        /* starts on it and leaves */
        {&house,
         {AT2(1, 2), AT2(3, 3)},
         {GRAZE_TOUCH, AT2(1, 2), SLOPE, F(0)},
         {GRAZE_TOUCH, AT2(1, 2), SLOPE, F(0)}},
        /* along a part of an edge */
        {&house,
         {AT2(-1, -2), AT2(1, -2)},
         {GRAZE_TOUCH, AT2(-1, -2), DOWN, F(0)},
         {GRAZE_TOUCH, AT2(1, -2), DOWN, F(1)}},
    };
    run(cases, COUNT(cases));
}

static void polygon2_line_goes_in(void)
{
    static const line_case cases[] = {
        {&house,
         {AT2(-4, 0), AT2(4, 0)},
         {GRAZE_HIT, AT2(-2, 0), LEFT, F(0.25)},
         {GRAZE_HIT, AT2(2, 0), RIGHT, F(0.75)}},
        {&house,
         {AT2(1, 4), AT2(1, -4)},
         {GRAZE_HIT, AT2(1, 2), SLOPE, F(0.25)},
         {GRAZE_HIT, AT2(1, -2), DOWN, F(0.75)}},
        /* from the surface, and through to the far one */
        {&house,
         {AT2(2, 0), AT2(-2, 0)},
         {GRAZE_HIT, AT2(2, 0), RIGHT, F(0)},
         {GRAZE_HIT, AT2(-2, 0), LEFT, F(1)}},
    };
    run(cases, COUNT(cases));
}

static void polygon2_line_starts_inside(void)
{
    static const line_case cases[] = {
        {&house,
         {AT2(0, 0), AT2(4, 0)},
         {GRAZE_INSIDE, AT2(0, 0), NOWHERE, F(0)},
         {GRAZE_HIT, AT2(2, 0), RIGHT, F(0.5)}},
        {&house,
         {AT2(0, 1), AT2(2, 3)},
         {GRAZE_INSIDE, AT2(0, 1), NOWHERE, F(0)},
         {GRAZE_HIT, AT2(1, 2), SLOPE, F(0.5)}},
    };
    run(cases, COUNT(cases));
}

static void polygon2_line_ends_inside(void)
{
    static const line_case cases[] = {
        {&house,
         {AT2(-4, 0), AT2(0, 0)},
         {GRAZE_HIT, AT2(-2, 0), LEFT, F(0.5)},
         {GRAZE_INSIDE, AT2(0, 0), NOWHERE, F(1)}},
        {&house,
         {AT2(1, 0), AT2(-1, 0.5)},
         {GRAZE_INSIDE, AT2(1, 0), NOWHERE, F(0)},
         {GRAZE_INSIDE, AT2(-1, 0.5), NOWHERE, F(1)}},
    };
    run(cases, COUNT(cases));
}

static void polygon2_line_is_a_point(void)
{
    static const line_case cases[] = {
        {&house,
         {AT2(1, 1), AT2(1, 1)},
         {GRAZE_INSIDE, AT2(1, 1), NOWHERE, F(0)},
         {GRAZE_INSIDE, AT2(1, 1), NOWHERE, F(0)}},
        {&house,
         {AT2(1, 2), AT2(1, 2)},
         {GRAZE_TOUCH, AT2(1, 2), SLOPE, F(0)},
         {GRAZE_TOUCH, AT2(1, 2), SLOPE, F(0)}},
        {&house, {AT2(2, 2), AT2(2, 2)}, MISSED, MISSED},
    };
    const graze_polygon2 polygon = polygon_of(&house);
    graze_ray2 ray = {AT2(2, 0), AT2(1, 0), GRAZE_C(0)};
    graze_ray_hit2 hit = {{0, 0}, {0, 0}, GRAZE_ONE};
    run(cases, COUNT(cases));
    CHECK(graze_polygon2_raycast(&polygon, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    CHECK(vec2_equal(hit.normal, graze_vec2_of(GRAZE_ONE, 0)));
    ray.dir.x = -ray.dir.x;
    CHECK(graze_polygon2_raycast_exit(&polygon, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
}

static void polygon2_line_has_negative_limit(void)
{
    const graze_polygon2 polygon = polygon_of(&house);
    const graze_ray2 ray = {AT2(0, 0), AT2(1, 0), GRAZE_C(-1)};
    graze_ray_hit2 hit = {{7, 7}, {7, 7}, 7};
    CHECK(graze_polygon2_raycast(&polygon, &ray, &hit) == GRAZE_MISS);
    CHECK(graze_polygon2_raycast_exit(&polygon, &ray, &hit) == GRAZE_MISS);
    CHECK(!graze_polygon2_overlaps_ray(&polygon, &ray));
    CHECK(hit.t == 7 && hit.point.x == 7 && hit.normal.y == 7);
}

/* Of both edges at a corner the first one; of the roof that is edge 2. */
static void polygon2_line_meets_an_edge(void)
{
    static const line_case cases[] = {
        {&house,
         {AT2(0, 5), AT2(0, -3)},
         {GRAZE_HIT, AT2(0, 3), SLOPE, F(0.25)},
         {GRAZE_HIT, AT2(0, -2), DOWN, F(0.875)}},
        {&house,
         {AT2(-4, -4), AT2(4, 4)},
         {GRAZE_HIT, AT2(-2, -2), DOWN, F(0.25)},
         {GRAZE_HIT, AT2(1.5, 1.5), SLOPE, F(0.6875)}},
    };
    run(cases, COUNT(cases));
}

static const corners wall = {2, {AT2(0, -2), AT2(0, 2)}}, spot = {1, {AT2(1, 2)}};
static const corners folded = {4, {AT2(0, 1), AT2(0, -2), AT2(0, 2), AT2(0, 0)}};

/* The side from which the line comes, and to which it goes; edge 0 of `wall` has its right at x > 0. */
static void polygon2_line_meets_a_flat_one(void)
{
    static const line_case cases[] = {
        {&wall,
         {AT2(-2, 0), AT2(2, 0)},
         {GRAZE_TOUCH, AT2(0, 0), LEFT, F(0.5)},
         {GRAZE_TOUCH, AT2(0, 0), RIGHT, F(0.5)}},
        {&wall, {AT2(-2, 3), AT2(2, 3)}, MISSED, MISSED},
        {&wall,
         {AT2(0, -4), AT2(0, 4)},
         {GRAZE_TOUCH, AT2(0, -2), RIGHT, F(0.25)},
         {GRAZE_TOUCH, AT2(0, 2), RIGHT, F(0.75)}},
        {&wall, {AT2(0, -4), AT2(0, -3)}, MISSED, MISSED},
        {&wall, {AT2(0, 4), AT2(0, 3)}, MISSED, MISSED},
        {&folded,
         {AT2(2, 2), AT2(-2, 2)},
         {GRAZE_TOUCH, AT2(0, 2), RIGHT, F(0.5)},
         {GRAZE_TOUCH, AT2(0, 2), LEFT, F(0.5)}},
        {&spot,
         {AT2(0, 2), AT2(4, 2)},
         {GRAZE_TOUCH, AT2(1, 2), NOWHERE, F(0.25)},
         {GRAZE_TOUCH, AT2(1, 2), NOWHERE, F(0.25)}},
        {&spot, {AT2(0, 1), AT2(4, 2)}, MISSED, MISSED},
        {&spot, {AT2(2, 2), AT2(4, 2)}, MISSED, MISSED},
    };
    run(cases, COUNT(cases));
}

static void polygon2_line_meets_an_empty_one(void)
{
    static const corners none = {0, {AT2(0, 0)}};
    static const corners clockwise = {3, {AT2(0, 0), AT2(0, 2), AT2(2, 0)}};
    static const line_case cases[] = {
        {&none, {AT2(-1, 0), AT2(1, 0)}, MISSED, MISSED},
        {&clockwise, {AT2(-1, 0.5), AT2(3, 0.5)}, MISSED, MISSED},
    };
    run(cases, COUNT(cases));
}

static void polygon2_line_spans_the_world(void)
{
#if !GRAZE_FLOAT
    static const corners half = {
        3, {{INT32_MIN, INT32_MIN}, {INT32_MAX - 1, INT32_MIN}, {INT32_MAX - 1, INT32_MAX - 1}}};
    static const line_case cases[] = {
        {&half,
         {{INT32_MIN, INT32_MAX - 1}, {INT32_MAX - 1, INT32_MIN}},
         {GRAZE_HIT, {-1, -1}, {-46341, 46341}, 536870912},
         {GRAZE_HIT, {INT32_MAX - 1, INT32_MIN}, {0, -65536}, 1073741824}},
        {&half, {{INT32_MIN, INT32_MIN + 2}, {INT32_MAX - 3, INT32_MAX - 1}}, MISSED, MISSED},
    };
    for (unsigned i = 0; i < COUNT(cases); i++) {
        const graze_polygon2 polygon = polygon_of(cases[i].polygon);
        check_segment(&cases[i], &polygon);
        check_variants(&cases[i]);
    }
#endif
}

/* A point beyond the world, and a t beyond all scalars. */
static void polygon2_line_saturates(void)
{
#if !GRAZE_FLOAT
    static const corners far_away = {2, {AT2(30000, -1), AT2(30000, 1)}};
    const graze_polygon2 polygon = polygon_of(&far_away);
    const graze_ray2 ray = {AT2(-30000, 0), {65535, 0}, GRAZE_NO_LIMIT};
    graze_ray_hit2 hit = {{0, 0}, {0, 0}, 0};
    CHECK(graze_polygon2_raycast(&polygon, &ray, &hit) == GRAZE_TOUCH);
    CHECK(hit.t == GRAZE_SCALAR_MAX && vec2_equal(hit.point, P2(30000, 0)));
#endif
}

static void polygon2_line_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar numbers[2] = {some_nan(), some_infinity()};
    for (int i = 0; i < 2; i++) {
        corners broken = house;
        graze_segment2 segment = {AT2(-4, 0), AT2(4, 0)};
        broken.corner[2].x = numbers[i];
        const graze_polygon2 whole = polygon_of(&house), polygon = polygon_of(&broken);
        CHECK(graze_polygon2_linecast(&polygon, &segment, 0) == GRAZE_MISS);
        segment.b.y = numbers[i];
        CHECK(graze_polygon2_linecast(&whole, &segment, 0) == GRAZE_MISS);
        CHECK(graze_polygon2_linecast_exit(&whole, &segment, 0) == GRAZE_MISS);
    }
#endif
}

/* An edge without a length. */
static void polygon2_line_has_no_normal(void)
{
    static const corners twice = {
        6, {AT2(-2, -2), AT2(-2, -2), AT2(2, -2), AT2(2, 2), AT2(2, 2), AT2(-2, 2)}};
    static const line_case cases[] = {
        {&twice,
         {AT2(-4, -4), AT2(4, 4)},
         {GRAZE_HIT, AT2(-2, -2), DOWN, F(0.25)},
         {GRAZE_HIT, AT2(2, 2), RIGHT, F(0.75)}},
    };
    run(cases, COUNT(cases));
}

void test_polygon2_line(void)
{
    POLICY_COLUMN(polygon2_line);
}
