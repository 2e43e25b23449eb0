/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a box: the cells of the policy about numbers. */
#include "aabb_line.h"
#include "../support/check.h"

#include <stddef.h>

static graze_aabb cube_at_origin(void)
{
    const graze_aabb cube = {AT(-1, -1, -1), AT(1, 1, 1)};
    return cube;
}

void aabb_line_has_negative_limit(void)
{
    const graze_aabb cube = cube_at_origin();
    graze_ray ray = {AT(0, 0, 0), AT(1, 0, 0), -1};
    graze_ray_hit untouched = {AT(7, 7, 7), AT(7, 7, 7), 7}, hit = untouched;
    CHECK(!graze_aabb_overlaps_ray(&cube, &ray));
    CHECK(graze_aabb_raycast(&cube, &ray, &hit) == GRAZE_MISS && hit.t == untouched.t);
    CHECK(graze_aabb_raycast_exit(&cube, &ray, &hit) == GRAZE_MISS && hit.t == untouched.t);
    ray.t_max = 0;
    CHECK(graze_aabb_raycast(&cube, &ray, &hit) == GRAZE_INSIDE && hit.t == 0);
    ray.origin.x = -GRAZE_ONE;
    CHECK(graze_aabb_raycast(&cube, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    CHECK(hit.normal.x == -GRAZE_ONE);
}

void aabb_line_spans_the_world(void)
{
    const graze_scalar low = -WORLD / 2, high = WORLD / 2;
    graze_aabb box = {{low, low, low}, {high, high, high}}, cube = cube_at_origin();
    graze_segment across = {{-WORLD, 0, 0}, {WORLD, 0, 0}};
    graze_segment diagonal = {{low, low, low}, {high, high, high}};
    graze_line_hit hit;
    CHECK(graze_aabb_linecast(&box, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == low && hit.point.y == 0 && hit.normal.x == -GRAZE_ONE);
    CHECK(graze_aabb_linecast_exit(&box, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == high && hit.normal.x == GRAZE_ONE);
    CHECK(graze_aabb_linecast(&box, &diagonal, &hit) == GRAZE_HIT && hit.fraction == 0);
    CHECK(graze_aabb_linecast_exit(&box, &diagonal, &hit) == GRAZE_HIT);
    CHECK(hit.fraction == GRAZE_FRACTION_ONE && vec3_equal(hit.point, box.max));
    CHECK(graze_aabb_overlaps_segment(&cube, &diagonal));
}

void aabb_line_saturates(void)
{
    graze_aabb wall = {{GRAZE_SCALAR_MAX, -GRAZE_ONE, -GRAZE_ONE},
                       {GRAZE_SCALAR_MAX, GRAZE_ONE, GRAZE_ONE}};
    graze_ray slow = {AT(0, 0.5, 0), {GRAZE_C(0.0000153), 0, 0}, GRAZE_NO_LIMIT};
    graze_ray_hit hit;
#if GRAZE_FLOAT
    CHECK(!graze_aabb_overlaps_ray(&wall, &slow)); /* t would be infinite */
    slow.dir.x = 1;
#endif
    CHECK(graze_aabb_overlaps_ray(&wall, &slow));
    CHECK(graze_aabb_raycast(&wall, &slow, &hit) == GRAZE_TOUCH);
    CHECK(hit.t == GRAZE_SCALAR_MAX && hit.point.x == GRAZE_SCALAR_MAX);
    CHECK(hit.point.y == GRAZE_C(0.5) && hit.point.z == 0 && hit.normal.x == -GRAZE_ONE);
    slow.t_max = GRAZE_SCALAR_MAX / 2;
    CHECK(!graze_aabb_overlaps_ray(&wall, &slow));
}

#if GRAZE_FLOAT

static bool is_on_face_of(const graze_aabb *box, const graze_ray_hit *hit)
{
    const graze_vec3 *n = &hit->normal, *p = &hit->point;
    const graze_scalar c = n->x * n->x > 0 ? p->x : n->y * n->y > 0 ? p->y : p->z;
    const graze_vec3 corner = n->x + n->y + n->z < 0 ? box->min : box->max;
    const graze_scalar face = n->x * n->x > 0 ? corner.x : n->y * n->y > 0 ? corner.y : corner.z;
    return !(c < face) && !(c > face);
}

/* A ray glides in a face of z or y. The ratio at which it enters, or leaves, is that of its limit once it is rounded, so
 * that a face of x seems to contain its end as well. */
static void check_glides_to_limit(void)
{
    const graze_aabb first = {{163.356293f, 25.3299236f, 0}, {220.356293f, 25.3299255f, 1}};
    const graze_ray up = {{-464.386169f, 0, 0}, {969.592407f, 35.8670654f, 0}, 0.706216812f};
    const graze_aabb second = {{-28.146883f, 464.569519f, 37.253994f},
                               {37.8530579f, 465.569519f, 60.253994f}};
    const graze_ray down = {
        {447.935181f, 465.569519f, 0}, {-919.00531f, 0, 116.31134f}, 0.518040597f};
    graze_ray_hit hit;
    CHECK(graze_aabb_raycast(&first, &up, &hit) == GRAZE_TOUCH && is_on_face_of(&first, &hit));
    CHECK(graze_aabb_raycast_exit(&second, &down, &hit) == GRAZE_TOUCH &&
          is_on_face_of(&second, &hit));
}

/* Either the segment or the ray contains the NaN and misses; the other passes through. */
static void check_one_misses(const graze_aabb *box, const graze_segment *segment,
                             const graze_ray *ray)
{
    graze_line_hit line_hit = {{7, 7, 7}, {7, 7, 7}, 7};
    graze_ray_hit ray_hit = {{7, 7, 7}, {7, 7, 7}, 7};
    CHECK(!graze_aabb_overlaps_segment(box, segment) || !graze_aabb_overlaps_ray(box, ray));
    CHECK(graze_aabb_linecast(box, segment, &line_hit) == GRAZE_MISS ||
          graze_aabb_raycast(box, ray, &ray_hit) == GRAZE_MISS);
    CHECK(graze_aabb_linecast_exit(box, segment, &line_hit) == GRAZE_MISS ||
          graze_aabb_raycast_exit(box, ray, &ray_hit) == GRAZE_MISS);
}

/* A ray along the only face of an unbounded box. */
static void check_endless_glide(graze_scalar inf)
{
    graze_aabb half = {{-inf, -inf, -inf}, {0, inf, inf}};
    graze_ray along = {AT(0, 1, 1), AT(0, 0.5, 0), GRAZE_NO_LIMIT};
    graze_ray_hit hit;
    CHECK(graze_aabb_raycast(&half, &along, &hit) == GRAZE_TOUCH && hit.t == 0);
    CHECK(graze_aabb_raycast_exit(&half, &along, &hit) == GRAZE_TOUCH);
    CHECK(hit.normal.x == GRAZE_ONE && hit.point.x == 0);
    CHECK(hit.point.y == GRAZE_SCALAR_MAX && hit.point.z == 1 && hit.t == GRAZE_SCALAR_MAX);
}

/* A box at infinity, and rays from or towards infinity. */
static void check_infinite_rays(graze_scalar inf)
{
    graze_aabb cube = cube_at_origin(), beyond = {{inf, -1, -1}, {inf, 1, 1}};
    graze_ray ray = {AT(0, 0, 0), AT(1, 0, 0), GRAZE_NO_LIMIT};
    CHECK(!graze_aabb_overlaps_ray(&beyond, &ray));
    ray.origin.x = -inf;
    CHECK(!graze_aabb_overlaps_ray(&cube, &ray));
    ray.origin.x = -3;
    ray.dir.x = inf;
    CHECK(!graze_aabb_overlaps_ray(&cube, &ray));
}

/* Misses that products of binary32 cannot decide. */
static void check_extremes(void)
{
    graze_aabb cube = cube_at_origin(), thin = {AT(1, -1, -1), AT(0.5, 1, 1)};
    graze_aabb tiny = {{1e-23f, -1, -1}, {2e-23f, 1, 1}}, first = {{1e-38f, -1, -1}, {1, 1, 1}};
    graze_ray far_off = {{-1e20f, -3e20f, 0}, {1e20f, 1e20f, 0}, GRAZE_NO_LIMIT};
    graze_ray beside = {{0, 0, -3e-23f}, {0, 0, 1e-23f}, GRAZE_NO_LIMIT};
    graze_ray minus_zero = {{1e-45f, 0, -3}, {-0.0f, 0, 1e-20f}, GRAZE_NO_LIMIT};
    graze_segment through = {{-1e8f, 0, 0}, {1e8f, 0, 0}};
    CHECK(!graze_aabb_overlaps_ray(&cube, &far_off));
    CHECK(!graze_aabb_overlaps_ray(&tiny, &beside));
    CHECK(!graze_aabb_overlaps_ray(&first, &minus_zero));
    CHECK(!graze_aabb_overlaps_segment(&thin, &through));
}

/* With a limit just before the hit, the ray may still hit, but t must not exceed the limit. */
static void check_limit_is_kept(void)
{
    const graze_aabb cube = cube_at_origin();
    for (int i = 1; i <= 200; i++) {
        const float step = (float)i / 7;
        graze_ray ray = {{-3 - step, step / 50, 0}, {step / 3, 0, 0}, GRAZE_NO_LIMIT};
        graze_ray_hit hit;
        CHECK(graze_aabb_raycast(&cube, &ray, &hit) == GRAZE_HIT);
        ray.t_max = hit.t - hit.t / 8388608;
        CHECK(graze_aabb_raycast(&cube, &ray, &hit) == GRAZE_MISS || hit.t <= ray.t_max);
    }
}

/* An unbounded box is valid; a line from or to infinity misses. */
static void check_infinities(void)
{
    const graze_scalar inf = scalar_of_bits(strange_bits[1]);
    graze_aabb half = {{-inf, -inf, -inf}, {0, inf, inf}};
    graze_segment across = {AT(2, 1, 1), AT(-2, 1, 3)}, endless = {AT(2, 1, 1), {-inf, 1, 1}};
    graze_line_hit hit;
    CHECK(graze_aabb_linecast(&half, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == 0 && hit.point.y == 1 && hit.point.z == 2);
    CHECK(graze_aabb_linecast_exit(&half, &across, &hit) == GRAZE_INSIDE);
    CHECK(graze_aabb_linecast(&half, &endless, &hit) == GRAZE_MISS);
    check_infinite_rays(inf);
    check_endless_glide(inf);
}

/* A NaN in any one field of the box, the segment or the ray. */
void aabb_line_has_no_number(void)
{
    const graze_segment through = {AT(-3, 0.25, 0), AT(3, 0.5, 0)};
    for (int field = 0; field < 6 + 6 + 7; field++) {
        graze_aabb box = cube_at_origin();
        graze_segment segment = through;
        graze_ray ray = ray_of_segment(through);
        graze_scalar nan = scalar_of_bits(strange_bits[field % 2 == 0 ? 0 : STRANGE - 1]);
        graze_scalar *first = field < 6 ? &box.min.x : field < 12 ? &segment.a.x : &ray.origin.x;
        first[field % 6 + (field == 18 ? 6 : 0)] = nan;
        check_one_misses(&box, &segment, &ray);
        if (field < 6)
            CHECK(!graze_aabb_overlaps_segment(&box, &segment) &&
                  !graze_aabb_overlaps_ray(&box, &ray));
    }
    check_infinities();
    check_extremes();
    check_limit_is_kept();
    check_glides_to_limit();
}

#else

/* The fixed build treats these bit patterns as ordinary coordinates: a wall there can be hit. */
void aabb_line_has_no_number(void)
{
    for (int i = 0; i < STRANGE; i++) {
        graze_scalar c = scalar_of_bits(strange_bits[i]);
        graze_aabb wall = {{c, GRAZE_C(-1), GRAZE_C(-1)}, {c, GRAZE_C(1), GRAZE_C(1)}};
        graze_segment segment = {{c - 1, 0, 0}, {c + 3, 4, 0}};
        graze_line_hit hit;
        CHECK(graze_aabb_linecast(&wall, &segment, &hit) == GRAZE_TOUCH);
        CHECK(hit.point.x == c && hit.point.y == 1 && hit.fraction == FRACTION(0.25));
    }
}

#endif
