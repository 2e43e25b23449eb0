/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against an oriented box: the cells of the policy about numbers. */
#include "obb_line.h"
#include "../support/check.h"
#include "../support/raw_inputs.h"

#include <stddef.h>

static graze_obb diamond(void)
{
    const graze_obb box = DIAMOND;
    return box;
}

void obb_line_has_negative_limit(void)
{
    const graze_obb box = diamond();
    graze_ray ray = {AT(0, 0, 0), AT(1, 0, 0), -1};
    graze_ray_hit untouched = {AT(7, 7, 7), AT(7, 7, 7), 7}, hit = untouched;
    CHECK(!graze_obb_overlaps_ray(&box, &ray));
    CHECK(graze_obb_raycast(&box, &ray, &hit) == GRAZE_MISS && hit.t == untouched.t);
    CHECK(graze_obb_raycast_exit(&box, &ray, &hit) == GRAZE_MISS && hit.t == untouched.t);
    ray.origin.x = WORLD;
    CHECK(!graze_obb_overlaps_ray(&box, &ray));
    CHECK(graze_obb_raycast(&box, &ray, &hit) == GRAZE_MISS && hit.t == untouched.t);
    ray.origin.x = 0;
    ray.t_max = 0;
    CHECK(graze_obb_raycast(&box, &ray, &hit) == GRAZE_INSIDE && hit.t == 0);
    ray.origin.x = -GRAZE_ONE;
    CHECK(graze_obb_raycast(&box, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    CHECK(hit.normal.x == -GRAZE_ONE && hit.normal.y == -GRAZE_ONE);
}

void obb_line_spans_the_world(void)
{
    const graze_scalar low = -WORLD / 2, high = WORLD / 2;
    graze_obb box = diamond();
    graze_segment across = {{low, low, 0}, {high, high, 0}};
    graze_line_hit hit;
    CHECK(graze_obb_linecast(&box, &across, NULL) != GRAZE_MISS);
    box.half.x = box.half.y = box.half.z = high;
    CHECK(graze_obb_linecast(&box, &across, &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.normal, graze_vec3_of(-GRAZE_ONE, -GRAZE_ONE, 0)));
    CHECK(graze_obb_linecast_exit(&box, &across, &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.normal, graze_vec3_of(GRAZE_ONE, GRAZE_ONE, 0)));
    across.a.x = across.a.y = 0;
    CHECK(graze_obb_linecast(&box, &across, &hit) == GRAZE_INSIDE);
    CHECK(vec3_equal(hit.point, across.a) && vec3_equal(hit.normal, graze_vec3_of(0, 0, 0)));
}

/* A ray that never leaves the box, and an axis that has no negative. */
void obb_line_saturates(void)
{
    graze_obb box = diamond();
    graze_ray ray = {AT(0, 0, 0), {GRAZE_C(1), GRAZE_C(-1), 0}, GRAZE_NO_LIMIT};
    graze_ray_hit hit;
    box.axis[1] = graze_vec3_of(0, 0, 0);
    CHECK(graze_obb_raycast_exit(&box, &ray, &hit) == GRAZE_INSIDE);
    CHECK(hit.t == GRAZE_SCALAR_MAX && hit.point.x == GRAZE_SCALAR_MAX);
    CHECK(hit.point.y == GRAZE_SCALAR_MIN && hit.point.z == 0);
    box.axis[0] = graze_vec3_of(GRAZE_SCALAR_MIN, 0, 0);
    box.half.x = 0;
    ray.origin.x = GRAZE_ONE;
    ray.dir.x = -GRAZE_ONE;
    ray.dir.y = 0;
    CHECK(graze_obb_raycast(&box, &ray, &hit) == GRAZE_TOUCH && hit.t == GRAZE_ONE);
    CHECK(hit.point.x == 0 && hit.normal.x == GRAZE_SCALAR_MAX && hit.normal.y == 0);
}

#if GRAZE_FLOAT

/* Either the segment or the ray contains the NaN and misses; the other passes through. */
static void check_one_misses(const graze_obb *box, const graze_segment *segment,
                             const graze_ray *ray)
{
    CHECK(!graze_obb_overlaps_segment(box, segment) || !graze_obb_overlaps_ray(box, ray));
    CHECK(graze_obb_linecast(box, segment, NULL) == GRAZE_MISS ||
          graze_obb_raycast(box, ray, NULL) == GRAZE_MISS);
    CHECK(graze_obb_linecast_exit(box, segment, NULL) == GRAZE_MISS ||
          graze_obb_raycast_exit(box, ray, NULL) == GRAZE_MISS);
}

static void check_infinities(void)
{
    const graze_scalar inf = scalar_of_bits(strange_bits[1]);
    graze_obb slab = diamond();
    graze_segment across = {AT(-1.5, -1.5, 50), AT(2.5, 2.5, 50)}, endless = across;
    graze_line_hit hit;
    slab.half.y = slab.half.z = inf;
    CHECK(graze_obb_linecast(&slab, &across, &hit) == GRAZE_HIT);
    CHECK(hit.fraction == FRACTION(0.25) && hit.point.z == 50);
    endless.b.x = inf;
    CHECK(graze_obb_linecast(&slab, &endless, &hit) == GRAZE_MISS);
    endless.b.x = 0;
    endless.a.z = -inf;
    CHECK(graze_obb_linecast(&slab, &endless, &hit) == GRAZE_MISS);
}

/* Rays without a limit whose boxes end at infinity, and beyond the largest float: they end inside, and the hit is finite. */
static void check_rays_that_leave_nowhere(void)
{
    const graze_scalar inf = scalar_of_bits(strange_bits[1]), far = (graze_scalar)1.5e38;
    graze_obb box = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {inf, 1, 1}};
    graze_ray ray = {{0, 0, 0}, {4, 0, 0}, GRAZE_NO_LIMIT};
    graze_ray_hit hit;
    CHECK(graze_obb_raycast_exit(&box, &ray, &hit) == GRAZE_INSIDE);
    CHECK(hit.point.x == GRAZE_SCALAR_MAX && hit.point.y == 0 && hit.t == GRAZE_SCALAR_MAX);
    box.center.x = far;
    box.half.x = 2 * far;
    ray.origin.x = -far;
    CHECK(graze_obb_raycast_exit(&box, &ray, &hit) == GRAZE_INSIDE);
    CHECK(hit.point.x == GRAZE_SCALAR_MAX && hit.point.y == 0);
}

/* A NaN in any one field of the box, the segment or the ray. */
void obb_line_has_no_number(void)
{
    const graze_segment through = {AT(-3, 0.25, 0), AT(3, 0.5, 0)};
    for (int field = 0; field < 15 + 6 + 7; field++) {
        graze_obb box = diamond();
        graze_segment segment = through;
        graze_ray ray = ray_of_segment(through);
        graze_scalar nan = scalar_of_bits(strange_bits[field % 2 == 0 ? 0 : STRANGE - 1]);
        graze_scalar *first = field < 15   ? &box.center.x + field
                              : field < 21 ? &segment.a.x + (field - 15)
                                           : &ray.origin.x + (field - 21);
        *first = nan;
        check_one_misses(&box, &segment, &ray);
        if (field < 15) {
            CHECK(!graze_obb_overlaps_segment(&box, &segment));
            CHECK(!graze_obb_overlaps_ray(&box, &ray));
            CHECK(!graze_obb_contains_point(&box, &box.half));
        }
    }
    check_infinities();
    check_rays_that_leave_nowhere();
}

#else

enum { ALIKE = 600 * DRAWN_TIMES };

/* The same box as an oriented box; an odd size is changed by one. */
static graze_obb obb_of_raw(graze_aabb *box)
{
    const graze_obb unit = {AT(0, 0, 0), {AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, 1)}, AT(0, 0, 0)};
    graze_obb o = unit;
    for (int i = 0; i < 3; i++) {
        int32_t min = (&box->min.x)[i], max = (&box->max.x)[i];
        if (((int64_t)max - min) % 2 != 0)
            max += max < INT32_MAX ? 1 : -1;
        (&box->max.x)[i] = max;
        int32_t half = (int32_t)(((int64_t)max - min) / 2);
        (&o.half.x)[i] = half;
        (&o.center.x)[i] = (int32_t)((int64_t)min + half);
    }
    return o;
}

static void check_alike(graze_result a, const graze_line_hit *of_a, graze_result b,
                        const graze_line_hit *of_b)
{
    CHECK(a == b && of_a->fraction == of_b->fraction && vec3_equal(of_a->point, of_b->point) &&
          vec3_equal(of_a->normal, of_b->normal));
}

static void check_rays_alike(graze_result a, const graze_ray_hit *of_a, graze_result b,
                             const graze_ray_hit *of_b)
{
    CHECK(a == b && of_a->t == of_b->t && vec3_equal(of_a->point, of_b->point) &&
          vec3_equal(of_a->normal, of_b->normal));
}

static void check_segment_alike(const raw_query *q)
{
    const graze_line_hit none = {{7, 7, 7}, {7, 7, 7}, 7};
    graze_aabb box = {{q->box[0], q->box[1], q->box[2]}, {q->box[3], q->box[4], q->box[5]}};
    graze_segment s = {{q->line[0], q->line[1], q->line[2]}, {q->line[3], q->line[4], q->line[5]}};
    graze_obb same = obb_of_raw(&box);
    graze_line_hit a = none, b = none;
    graze_result of_a = graze_aabb_linecast(&box, &s, &a), of_b = graze_obb_linecast(&same, &s, &b);
    check_alike(of_a, &a, of_b, &b);
    of_a = graze_aabb_linecast_exit(&box, &s, &a);
    of_b = graze_obb_linecast_exit(&same, &s, &b);
    check_alike(of_a, &a, of_b, &b);
    CHECK(graze_obb_contains_point(&same, &s.a) == graze_aabb_contains_point(&box, &s.a));
}

static void check_ray_alike(const raw_query *q)
{
    const graze_ray_hit none = {{7, 7, 7}, {7, 7, 7}, 7};
    graze_aabb box = {{q->box[0], q->box[1], q->box[2]}, {q->box[3], q->box[4], q->box[5]}};
    graze_ray r = {
        {q->line[0], q->line[1], q->line[2]}, {q->line[3], q->line[4], q->line[5]}, q->line[6]};
    graze_obb same = obb_of_raw(&box);
    graze_ray_hit a = none, b = none;
    graze_result of_a = graze_aabb_raycast(&box, &r, &a), of_b = graze_obb_raycast(&same, &r, &b);
    check_rays_alike(of_a, &a, of_b, &b);
    of_a = graze_aabb_raycast_exit(&box, &r, &a);
    of_b = graze_obb_raycast_exit(&same, &r, &b);
    check_rays_alike(of_a, &a, of_b, &b);
}

/* The fixed build treats these bit patterns as ordinary coordinates. And an oriented box with
 * the axes of the world gives the results of the axis-aligned box, to the last bit. */
void obb_line_has_no_number(void)
{
    raw_query q;
    for (int i = 0; i < STRANGE; i++) {
        graze_scalar c = scalar_of_bits(strange_bits[i]);
        graze_obb wall = DIAMOND_WITH(0, 1, 1);
        graze_segment segment = {{c - 1, 0, 0}, {c + 3, 4, 0}};
        graze_line_hit hit;
        wall.center.x = c;
        wall.axis[0] = graze_vec3_of(c, 0, 0);
        CHECK(graze_obb_linecast(&wall, &segment, &hit) == GRAZE_TOUCH);
        CHECK(hit.point.x == c && hit.point.y == 1 && hit.fraction == FRACTION(0.25));
    }
    for (uint32_t i = 0; i < ALIKE; i++) {
        raw_segment(i, &q);
        check_segment_alike(&q);
        raw_ray(i, &q);
        check_ray_alike(&q);
    }
}

#endif
