/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a capsule in the plane: the policy. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

static graze_capsule2 capsule_of(graze_vec2 a, graze_vec2 b, graze_scalar radius)
{
    graze_capsule2 capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return capsule;
}

/* From -4 to 4 along x, with a radius of 2. */
static graze_capsule2 rod(void)
{
    return capsule_of(P2(-4, 0), P2(4, 0), GRAZE_C(2));
}

/* A line, the results of entry and exit, and both points with their normals. */
typedef struct {
    graze_vec2 a, b;
    graze_result entry, exit;
    graze_vec2 first, first_normal, last, last_normal;
} line_case;

static bool is_at(graze_vec2 point, graze_vec2 expected)
{
    return scalar_close(point.x, expected.x) && scalar_close(point.y, expected.y);
}

static graze_vec2 image_of_normal(graze_vec2 v, int kind)
{
    return kind == TWICE ? v : image_of_vec2(v, kind);
}

static line_case image_of_case(const line_case *of, int kind)
{
    line_case c = *of;
    c.a = image_of_vec2(of->a, kind);
    c.b = image_of_vec2(of->b, kind);
    c.first = image_of_vec2(of->first, kind);
    c.last = image_of_vec2(of->last, kind);
    c.first_normal = image_of_normal(of->first_normal, kind);
    c.last_normal = image_of_normal(of->last_normal, kind);
    return c;
}

static void check_segment(const graze_capsule2 *capsule, const line_case *c)
{
    graze_line_hit2 hit = {{7, 7}, {7, 7}, 7};
    graze_segment2 segment;
    segment.a = c->a;
    segment.b = c->b;
    CHECK(graze_capsule2_linecast(capsule, &segment, NULL) == c->entry);
    CHECK(graze_capsule2_linecast(capsule, &segment, &hit) == c->entry);
    CHECK(c->entry == GRAZE_MISS ||
          (is_at(hit.point, c->first) && is_at(hit.normal, c->first_normal)));
    CHECK(graze_capsule2_linecast_exit(capsule, &segment, &hit) == c->exit);
    CHECK(c->exit == GRAZE_MISS ||
          (is_at(hit.point, c->last) && is_at(hit.normal, c->last_normal)));
    CHECK(graze_capsule2_overlaps_segment(capsule, &segment) == (c->entry != GRAZE_MISS));
}

static void check_ray(const graze_capsule2 *capsule, const line_case *c)
{
    graze_ray_hit2 hit = {{7, 7}, {7, 7}, 7};
    graze_ray2 ray;
    ray.origin = c->a;
    ray.dir = graze_vec2_sub(c->b, c->a);
    ray.t_max = GRAZE_ONE;
    CHECK(graze_capsule2_raycast(capsule, &ray, NULL) == c->entry);
    CHECK(graze_capsule2_raycast(capsule, &ray, &hit) == c->entry);
    CHECK(c->entry == GRAZE_MISS ||
          (is_at(hit.point, c->first) && is_at(hit.normal, c->first_normal)));
    CHECK(graze_capsule2_raycast_exit(capsule, &ray, &hit) == c->exit);
    CHECK(c->exit == GRAZE_MISS ||
          (is_at(hit.point, c->last) && is_at(hit.normal, c->last_normal)));
}

static void check_turned(graze_capsule2 capsule, const line_case *c)
{
    const graze_capsule2 turned = capsule_of(capsule.core.b, capsule.core.a, capsule.radius);
    check_segment(&capsule, c);
    check_segment(&turned, c);
    check_ray(&capsule, c);
}

static void check_line(graze_capsule2 capsule, line_case c)
{
    check_turned(capsule, &c);
    for (int i = 0; i < FLAT_IMAGES; i++) {
        const line_case image = image_of_case(&c, i);
        const graze_scalar radius = capsule.radius;
        check_turned(capsule_of(image_of_vec2(capsule.core.a, i), image_of_vec2(capsule.core.b, i),
                                i == TWICE ? radius + radius : radius),
                     &image);
    }
}

static const graze_vec2 none = {0, 0};

/* The same at both ends of what is in the capsule. */
static void check_same(graze_capsule2 capsule, graze_vec2 a, graze_vec2 b, graze_result result,
                       graze_vec2 point, graze_vec2 normal)
{
    const line_case c = {a, b, result, result, point, normal, point, normal};
    check_line(capsule, c);
}

static void check_miss(graze_capsule2 capsule, graze_vec2 a, graze_vec2 b)
{
    check_same(capsule, a, b, GRAZE_MISS, none, none);
}

static void capsule2_line_misses(void)
{
    check_miss(rod(), P2(-9, 3), P2(9, 3));
    check_miss(rod(), P2(0, 3), P2(0, 9));
    check_miss(rod(), P2(0, 9), P2(0, 2.5));
    check_miss(rod(), P2(5, 2), P2(6, 1));
    check_miss(rod(), P2(7, -5), P2(7, 5));
}

static void capsule2_line_only_touches(void)
{
    const line_case along = {P2(-9, 2), P2(9, 2), GRAZE_TOUCH, GRAZE_TOUCH,
                             P2(-4, 2), P2(0, 1), P2(4, 2),    P2(0, 1)};
    const line_case on_it = {P2(-1, -2), P2(1, -2), GRAZE_TOUCH, GRAZE_TOUCH,
                             P2(-1, -2), P2(0, -1), P2(1, -2),   P2(0, -1)};
    check_line(rod(), along);
    check_line(rod(), on_it);
    check_same(rod(), P2(6, -5), P2(6, 5), GRAZE_TOUCH, P2(6, 0), P2(1, 0));
    check_same(rod(), P2(1, 5), P2(1, 2), GRAZE_TOUCH, P2(1, 2), P2(0, 1));
    check_same(rod(), P2(1, -2), P2(3, -5), GRAZE_TOUCH, P2(1, -2), P2(0, -1));
    check_same(rod(), P2(9, 0), P2(6, 0), GRAZE_TOUCH, P2(6, 0), P2(1, 0));
}

static void capsule2_line_goes_in(void)
{
    const line_case across = {P2(0, 5), P2(0, -5), GRAZE_HIT, GRAZE_HIT,
                              P2(0, 2), P2(0, 1),  P2(0, -2), P2(0, -1)};
    const line_case slanted = {P2(-5, 4),   P2(5, -4), GRAZE_HIT,   GRAZE_HIT,
                               P2(-2.5, 2), P2(0, 1),  P2(2.5, -2), P2(0, -1)};
    const line_case lengthwise = {P2(-9, 0), P2(9, 0),  GRAZE_HIT, GRAZE_HIT,
                                  P2(-6, 0), P2(-1, 0), P2(6, 0),  P2(1, 0)};
    const line_case from_surface = {P2(1, 2), P2(1, -8), GRAZE_HIT, GRAZE_HIT,
                                    P2(1, 2), P2(0, 1),  P2(1, -2), P2(0, -1)};
    check_line(rod(), across);
    check_line(rod(), slanted);
    check_line(rod(), lengthwise);
    check_line(rod(), from_surface);
}

/* From the round end, at 3-4-5, to a side. */
static void capsule2_line_meets_an_edge(void)
{
    const graze_capsule2 big = capsule_of(P2(0, 0), P2(20, 0), GRAZE_C(5));
    const line_case round_to_side = {P2(-7, 4), P2(13, 4),     GRAZE_HIT, GRAZE_INSIDE,
                                     P2(-3, 4), P2(-0.6, 0.8), P2(13, 4), none};
    const line_case at_seam = {P2(0, 9), P2(0, -9), GRAZE_HIT, GRAZE_HIT,
                               P2(0, 5), P2(0, 1),  P2(0, -5), P2(0, -1)};
    check_line(big, round_to_side);
    check_line(big, at_seam);
}

static void capsule2_line_starts_inside(void)
{
    const line_case out = {P2(1, 1), P2(1, -7), GRAZE_INSIDE, GRAZE_HIT,
                           P2(1, 1), none,      P2(1, -2),    P2(0, -1)};
    check_line(rod(), out);
}

static void capsule2_line_ends_inside(void)
{
    const line_case in = {P2(1, 6), P2(1, 0), GRAZE_HIT, GRAZE_INSIDE,
                          P2(1, 2), P2(0, 1), P2(1, 0),  none};
    check_line(rod(), in);
}

static void capsule2_line_is_a_point(void)
{
    check_same(rod(), P2(1, 1), P2(1, 1), GRAZE_INSIDE, P2(1, 1), none);
    check_same(rod(), P2(1, 2), P2(1, 2), GRAZE_TOUCH, P2(1, 2), P2(0, 1));
    check_same(rod(), P2(6, 0), P2(6, 0), GRAZE_TOUCH, P2(6, 0), P2(1, 0));
    check_miss(rod(), P2(1, 3), P2(1, 3));
}

static void check_limited(graze_vec2 origin, graze_vec2 dir, graze_scalar t_max, graze_result entry,
                          graze_result exit)
{
    const graze_capsule2 capsule = rod();
    graze_ray2 ray;
    graze_ray_hit2 hit = {{7, 7}, {7, 7}, 7};
    ray.origin = origin;
    ray.dir = dir;
    ray.t_max = t_max;
    CHECK(graze_capsule2_raycast(&capsule, &ray, &hit) == entry);
    CHECK(graze_capsule2_raycast_exit(&capsule, &ray, &hit) == exit);
    CHECK(graze_capsule2_overlaps_ray(&capsule, &ray) == (entry != GRAZE_MISS));
}

static void capsule2_line_has_negative_limit(void)
{
    check_limited(P2(0, 0), P2(1, 0), -RAW, GRAZE_MISS, GRAZE_MISS);
    check_limited(P2(0, 0), P2(1, 0), 0, GRAZE_INSIDE, GRAZE_INSIDE);
    check_limited(P2(0, 2), P2(0, -1), 0, GRAZE_TOUCH, GRAZE_TOUCH);
    check_limited(P2(0, 6), P2(0, -1), GRAZE_C(4) - RAW, GRAZE_MISS, GRAZE_MISS);
    check_limited(P2(0, 6), P2(0, -1), GRAZE_C(4), GRAZE_TOUCH, GRAZE_TOUCH);
    check_limited(P2(0, 6), P2(0, -1), GRAZE_C(5), GRAZE_HIT, GRAZE_INSIDE);
    check_limited(P2(0, 6), P2(0, -1), GRAZE_NO_LIMIT, GRAZE_HIT, GRAZE_HIT);
    check_limited(P2(0, 1), P2(0, 0), GRAZE_NO_LIMIT, GRAZE_INSIDE, GRAZE_INSIDE);
}

/* Radius 0: the core only; and a core of one point. */
static void capsule2_line_meets_a_flat_one(void)
{
    const graze_capsule2 thin = capsule_of(P2(0, 0), P2(6, 4), 0);
    const line_case along = {P2(-3, -2), P2(9, 6), GRAZE_TOUCH, GRAZE_TOUCH,
                             P2(0, 0),   none,     P2(6, 4),    none};
    check_same(thin, P2(3, 8), P2(3, -8), GRAZE_TOUCH, P2(3, 2), none);
    check_same(thin, P2(3, 2), P2(9, 2), GRAZE_TOUCH, P2(3, 2), none);
    check_same(thin, P2(0, 4), P2(3, 2), GRAZE_TOUCH, P2(3, 2), none);
    check_line(thin, along);
    check_miss(thin, P2(0, 4), P2(3, 2.5));
    check_same(capsule_of(P2(1, 1), P2(1, 1), GRAZE_C(2)), P2(3, -5), P2(3, 5), GRAZE_TOUCH,
               P2(3, 1), P2(1, 0));
}

static void capsule2_line_meets_an_empty_one(void)
{
    check_miss(capsule_of(P2(-4, 0), P2(4, 0), -RAW), P2(0, 5), P2(0, -5));
    check_miss(capsule_of(P2(0, 0), P2(0, 0), -RAW), P2(0, 5), P2(0, -5));
}

static void capsule2_line_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_capsule2 level =
        capsule_of(graze_vec2_of(INT32_MIN, 0), graze_vec2_of(INT32_MAX, 0), GRAZE_C(2));
    graze_line_hit2 hit;
    graze_segment2 steep = {{INT32_MIN, INT32_MAX}, {INT32_MAX, INT32_MIN}};
    CHECK(graze_capsule2_linecast(&level, &steep, &hit) == GRAZE_HIT);
    CHECK(hit.point.y == GRAZE_C(2) && hit.normal.y == GRAZE_ONE && hit.normal.x == 0);
    CHECK(hit.point.x == -1 - GRAZE_C(2) || hit.point.x == -GRAZE_C(2));
    CHECK(graze_capsule2_linecast_exit(&level, &steep, &hit) == GRAZE_HIT);
    CHECK(hit.point.y == -GRAZE_C(2) && hit.normal.y == -GRAZE_ONE);
    steep.b = graze_vec2_of(INT32_MIN, GRAZE_C(2));
    CHECK(graze_capsule2_linecast(&level, &steep, &hit) == GRAZE_TOUCH);
    CHECK(hit.point.x == INT32_MIN && hit.point.y == GRAZE_C(2));
#endif
}

static void capsule2_line_saturates(void)
{
#if !GRAZE_FLOAT
    const graze_capsule2 level = capsule_of(P2(100, -50), P2(100, 50), GRAZE_C(2));
    const graze_ray2 slow = {{0, 0}, {1, 0}, GRAZE_NO_LIMIT};
    graze_ray_hit2 hit;
    CHECK(graze_capsule2_raycast(&level, &slow, &hit) == GRAZE_HIT);
    CHECK(hit.t == GRAZE_SCALAR_MAX && hit.point.x == GRAZE_C(98) && hit.normal.x == -GRAZE_ONE);
#endif
}

static void capsule2_line_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar nan = some_nan();
    check_miss(capsule_of(graze_vec2_of(nan, 0), P2(4, 0), GRAZE_C(2)), P2(0, 5), P2(0, -5));
    check_miss(capsule_of(P2(-4, 0), P2(4, 0), nan), P2(0, 5), P2(0, -5));
    check_miss(rod(), graze_vec2_of(0, nan), P2(0, -5));
    check_miss(rod(), P2(0, 5), graze_vec2_of(some_infinity(), -5));
#endif
}
POLICY_CANNOT_OCCUR(capsule2_line, has_no_normal, "the shape of a capsule has no stored direction")

void test_capsule2_line(void)
{
    POLICY_COLUMN(capsule2_line);
}
