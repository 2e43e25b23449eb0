/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `borders`: the predicates of the float build for points, spheres, boxes, planes and frustums, for shapes that
 * touch or nearly touch, against long doubles. An answer may be wrong if the border is within rounding. The oracle prints
 * how far it was, at most, in units of u S as in line.h, and fails if that exceeds the bound of the routine. Rows with the
 * bound 0 are exact.
 *
 * S is the greatest size of the coordinates, radii and half extents of both shapes, and of the difference of their places.
 * For a triangle or a parallelogram the unit is u S times its length over its height.
 */
#include "border_rows.h"
#include "entry.h"
#include "floats.h"

#include <math.h>
#include <stdio.h>

/* ---- Points ---- */

static real excess_of_box(const graze_scalar *words, const any_point *p, uint32_t axes)
{
    real excess = -(real)INFINITY;
    for (uint32_t i = 0; i < axes; i++)
        excess =
            fmaxl(excess, fmaxl((real)words[i] - p->words[i], (real)p->words[i] - words[i + axes]));
    return excess;
}

static real excess_of_obb(const graze_obb *box, int axis, real3 p)
{
    const real half[3] = {box->half.x, box->half.y, box->half.z};
    const real3 from_center = real3_sub(p, real3_of(box->center));
    return fabsl(real3_dot(real3_of(box->axis[axis]), from_center)) - half[axis];
}

/* How far the point is outside; below 0: inside. */
static real excess_of(const contract_scene *s, const any_point *p)
{
    const graze_scalar *words = s->shape.words;
    const uint32_t axes = s->kind->axes;
    const real3 at = real3_of_words(p->words, axes);
    if (s->kind->family == BOX)
        return excess_of_box(words, p, axes);
    if (s->kind->family == BALL)
        return real3_length(real3_sub(at, real3_of_words(words, axes))) - words[axes];
    return fmaxl(fmaxl(excess_of_obb(&s->shape.obb, 0, at), excess_of_obb(&s->shape.obb, 1, at)),
                 excess_of_obb(&s->shape.obb, 2, at));
}

static bool contains(const contract_scene *s, const any_point *p)
{
    switch ((border_kind)(s->kind - contract_kinds)) {
    case OF_AABB:
        return graze_aabb_contains_point(&s->shape.aabb, &p->vec3);
    case OF_RECT:
        return graze_rect_contains_point(&s->shape.rect, &p->vec2);
    case OF_OBB:
        return graze_obb_contains_point(&s->shape.obb, &p->vec3);
    case OF_SPHERE:
        return graze_sphere_contains_point(&s->shape.sphere, &p->vec3);
    default:
        return graze_circle_contains_point(&s->shape.circle, &p->vec2);
    }
}

static void judge_contains_point(margin *m, int kind)
{
    contract_scene s;
    any_point p;
    body b;
    border_draw_shape(&s, (border_kind)kind);
    border_draw_point(&p, s.kind->axes);
    border_body(&b, &s);
    border_place_point(&p, &b, s.kind->axes);
    margin_name(m, s.kind->name, "shape", &s.shape, sizeof s.shape);
    MARGIN_NAME(m, "vec3", p);
    const bool answer = contains(&s, &p);
    const real excess = excess_of(&s, &p);
    border_error(m, answer, excess,
                 fmaxl((real)surface_shape_size(&s), border_size_of_point(&p, s.kind->axes)));
    if (s.kind->family == BOX)
        margin_expect(m, answer == (excess <= 0));
}

/* ---- Spheres and circles ---- */

/* From the center of a ball to the shape; 0 inside. */
static real distance_to(const contract_scene *s, const any_point *center)
{
    const graze_scalar *words = s->shape.words;
    real squared = 0;
    body b;
    border_body(&b, s);
    if (s->kind->family == SURFACE)
        return body_distance(&b, real3_of(center->vec3));
    if (s->kind->family == BALL)
        return excess_of(s, center);
    for (uint32_t i = 0; i < s->kind->axes; i++) {
        const real excess = s->kind->family == ORIENTED
                                ? excess_of_obb(&s->shape.obb, (int)i, real3_of(center->vec3))
                                : fmaxl((real)words[i] - center->words[i],
                                        (real)center->words[i] - words[i + s->kind->axes]);
        squared += excess > 0 ? excess * excess : 0;
    }
    return sqrtl(squared);
}

static bool overlaps_ball(const contract_scene *s, const contract_scene *ball)
{
    switch ((border_kind)(s->kind - contract_kinds)) {
    case OF_AABB:
        return graze_aabb_overlaps_sphere(&s->shape.aabb, &ball->shape.sphere);
    case OF_RECT:
        return graze_rect_overlaps_circle(&s->shape.rect, &ball->shape.circle);
    case OF_OBB:
        return graze_obb_overlaps_sphere(&s->shape.obb, &ball->shape.sphere);
    case OF_SPHERE:
        return graze_sphere_overlaps_sphere(&s->shape.sphere, &ball->shape.sphere);
    case OF_CIRCLE:
        return graze_circle_overlaps_circle(&s->shape.circle, &ball->shape.circle);
    case OF_TRIANGLE:
        return graze_triangle_overlaps_sphere(&s->shape.triangle, &ball->shape.sphere);
    default:
        return graze_parallelogram_overlaps_sphere(&s->shape.parallelogram, &ball->shape.sphere);
    }
}

/* One time in 64 the ball is empty. */
static void judge_overlaps_ball(margin *m, int kind)
{
    contract_scene s, ball;
    any_point center = {{0, 0, 0}};
    body b;
    border_draw_shape(&s, (border_kind)kind);
    const uint32_t axes = s.kind->axes;
    border_draw_shape(&ball, axes > 2 ? OF_SPHERE : OF_CIRCLE);
    border_body(&b, &s);
    border_place_shape(&ball, &b);
    graze_scalar *radius = &ball.shape.words[axes];
    if (surface_below(64) == 0)
        *radius = -*radius;
    for (uint32_t i = 0; i < axes; i++)
        center.words[i] = ball.shape.words[i];
    margin_name(m, s.kind->name, "shape", &s.shape, sizeof s.shape);
    margin_name(m, ball.kind->name, "ball", &ball.shape, sizeof ball.shape);
    border_error(m, overlaps_ball(&s, &ball),
                 *radius < 0 ? (real)INFINITY : distance_to(&s, &center) - *radius,
                 border_size(&s, &ball) / border_thinness(&s, &b));
}

static const margin_row rows[] = {
    {"sphere_contains_point", judge_contains_point, OF_SPHERE, 2, 2},
    {"circle_contains_point", judge_contains_point, OF_CIRCLE, 2, 2},
    {"aabb_contains_point", judge_contains_point, OF_AABB, 0, 2},
    {"rect_contains_point", judge_contains_point, OF_RECT, 0, 2},
    {"obb_contains_point", judge_contains_point, OF_OBB, 4, 2},
    {"sphere_overlaps_sphere", judge_overlaps_ball, OF_SPHERE, 4, 2},
    {"circle_overlaps_circle", judge_overlaps_ball, OF_CIRCLE, 4, 2},
    {"aabb_overlaps_sphere", judge_overlaps_ball, OF_AABB, 2, 2},
    {"rect_overlaps_circle", judge_overlaps_ball, OF_RECT, 2, 2},
    {"obb_overlaps_sphere", judge_overlaps_ball, OF_OBB, 4, 2},
    {"triangle_overlaps_sphere", judge_overlaps_ball, OF_TRIANGLE, 4, 2},
    {"parallelogram_overlaps_sphere", judge_overlaps_ball, OF_PARALLELOGRAM, 4, 2},
};

ORACLE(borders)
{
    int passed = 0, failed = 0;
    random_start(seed);
    margin_run(rows, sizeof rows / sizeof rows[0], cases, routine, &passed, &failed);
    margin_run(border_box_rows, BORDER_BOX_ROWS, cases, routine, &passed, &failed);
    margin_run(border_view_rows, BORDER_VIEW_ROWS, cases, routine, &passed, &failed);
    printf("borders of floats: %d passed, %d failed\n", passed, failed);
    return failed > 0 ? 1 : passed == 0 ? 2 : 0;
}
