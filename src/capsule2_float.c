/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Capsules in the plane, in floats.
 *
 * As in space (capsule_float.c): the place on the first line that is nearest to the second line, held between the ends; the
 * place on the second line nearest to that, held; and once more the place on the first one. In the plane lines that are not
 * parallel come nearest where they cross: at a ratio of two cross products.
 */
#include "../include/graze/rect.h"

#if GRAZE_FLOAT
#include "number/float.h"

/* From low = 0 to most >= 0; 0 for NaN. */
GRAZE_INLINE float core2_place_held(float place, float most)
{
    if (!is_positive(place))
        return 0.0f;
    return float_less(most, place) ? most : place;
}

/* part / whole, held; 0 for a core without length. */
GRAZE_INLINE float core2_place(float part, float whole, float most)
{
    return is_positive(whole) ? core2_place_held(float_div(part, whole), most) : 0.0f;
}

/* gap + v * t - u * s: from a point of the first core to a point of the second. */
GRAZE_INLINE graze_vec2 core2_way(const graze_vec2 *gap, const graze_vec2 *u, float s,
                                  const graze_vec2 *v, float t)
{
    graze_vec2 way;
    way.x = gap->x + v->x * t - u->x * s;
    way.y = gap->y + v->y * t - u->y * s;
    return way;
}

/* False if a number is infinite or NaN. */
GRAZE_INLINE bool core2_is_within(const graze_vec2 *way, float radius)
{
    const float squared = vec2_dot(way, way);
    return float_at_most(squared, radius * radius) && is_finite(squared);
}

GRAZE_INLINE bool capsule2_is_within_of_point(const graze_capsule2 *capsule,
                                              const graze_vec2 *point, float radius)
{
    const graze_vec2 u = vec2_between(&capsule->core.a, &capsule->core.b);
    const graze_vec2 gap = vec2_between(&capsule->core.a, point);
    const float uu = vec2_dot(&u, &u);
    const graze_vec2 way = core2_way(&gap, &u, core2_place(vec2_dot(&u, &gap), uu, 1.0f), &u, 0.0f);
    return is_finite(uu) && core2_is_within(&way, radius);
}

/* The place on the first line where it crosses the second; 0 if they are parallel. */
GRAZE_INLINE float core2_place_across(const graze_vec2 *gap, const graze_vec2 *u,
                                      const graze_vec2 *v)
{
    const float across = vec2_cross(u, v), turned = vec2_cross(gap, v);
    return core2_place(is_negative(across) ? -turned : turned, float_abs(across), 1.0f);
}

/* The second core begins at `start` and ends at v * most. */
GRAZE_INLINE bool capsule2_is_within_of_core(const graze_capsule2 *capsule, const graze_vec2 *start,
                                             const graze_vec2 *v, float most, float radius)
{
    const graze_vec2 u = vec2_between(&capsule->core.a, &capsule->core.b);
    const graze_vec2 gap = vec2_between(&capsule->core.a, start);
    const float uu = vec2_dot(&u, &u), uv = vec2_dot(&u, v), vv = vec2_dot(v, v);
    const float ug = vec2_dot(&u, &gap), vg = vec2_dot(v, &gap), gg = vec2_dot(&gap, &gap);
    if (!is_finite(uu * vv) || !is_finite(gg * uu) || !is_finite(gg * vv))
        return false;
    const float first = core2_place_across(&gap, &u, v);
    const float t = core2_place(uv * first - vg, vv, most);
    const float s = core2_place(ug + uv * t, uu, 1.0f);
    const graze_vec2 way = core2_way(&gap, &u, s, v, t);
    return core2_is_within(&way, radius);
}

bool graze_capsule2_contains_point(const graze_capsule2 *capsule, const graze_vec2 *point)
{
    return float_at_most(0.0f, capsule->radius) &&
           capsule2_is_within_of_point(capsule, point, capsule->radius);
}

bool graze_capsule2_overlaps_circle(const graze_capsule2 *capsule, const graze_circle *circle)
{
    return float_at_most(0.0f, capsule->radius) && float_at_most(0.0f, circle->radius) &&
           capsule2_is_within_of_point(capsule, &circle->center, capsule->radius + circle->radius);
}

/* A core of one point is a circle. */
GRAZE_INLINE bool capsule2_is_ball(graze_circle *ball, const graze_capsule2 *capsule)
{
    const graze_vec2 u = vec2_between(&capsule->core.a, &capsule->core.b);
    ball->center.x = capsule->core.a.x;
    ball->center.y = capsule->core.a.y;
    ball->radius = capsule->radius;
    return is_zero(u.x) && is_zero(u.y);
}

bool graze_capsule2_overlaps_segment(const graze_capsule2 *capsule, const graze_segment2 *segment)
{
    const graze_vec2 v = vec2_between(&segment->a, &segment->b);
    graze_circle ball;
    if (capsule2_is_ball(&ball, capsule))
        return graze_circle_overlaps_segment(&ball, segment);
    return float_at_most(0.0f, capsule->radius) &&
           capsule2_is_within_of_core(capsule, &segment->a, &v, 1.0f, capsule->radius);
}

bool graze_capsule2_overlaps_ray(const graze_capsule2 *capsule, const graze_ray2 *ray)
{
    graze_circle ball;
    if (capsule2_is_ball(&ball, capsule))
        return graze_circle_overlaps_ray(&ball, ray);
    return float_at_most(0.0f, capsule->radius) && float_at_most(0.0f, ray->t_max) &&
           capsule2_is_within_of_core(capsule, &ray->origin, &ray->dir, ray->t_max,
                                      capsule->radius);
}

/* The sum of the radii may be infinite: the squared distance is not. */
bool graze_capsule2_overlaps_capsule2(const graze_capsule2 *a, const graze_capsule2 *b)
{
    const graze_vec2 v = vec2_between(&b->core.a, &b->core.b);
    return float_at_most(0.0f, a->radius) && float_at_most(0.0f, b->radius) &&
           capsule2_is_within_of_core(a, &b->core.a, &v, 1.0f, a->radius + b->radius);
}

/* ---- A rectangle ---- */

GRAZE_INLINE bool rect_is_near_end(const graze_rect *rect, const graze_vec2 *end, float radius)
{
    graze_circle ball;
    ball.center.x = end->x;
    ball.center.y = end->y;
    ball.radius = radius;
    return graze_rect_overlaps_circle(rect, &ball);
}

/* A corner that is nearest to a place between the ends of the core is farthest across the core: of a core that rises, the
 * upper left corner or the lower right one. */
static inline bool capsule2_contains_corner(const graze_capsule2 *capsule, const graze_rect *rect)
{
    const graze_vec2 *a = &capsule->core.a, *b = &capsule->core.b;
    const bool rises = float_less(a->x, b->x) == float_less(a->y, b->y);
    graze_vec2 left, right;
    left.x = rect->min.x;
    left.y = rises ? rect->max.y : rect->min.y;
    right.x = rect->max.x;
    right.y = rises ? rect->min.y : rect->max.y;
    return graze_capsule2_contains_point(capsule, &left) ||
           graze_capsule2_contains_point(capsule, &right);
}

/* An end that is a NaN or infinite is near no rectangle; then the answer is false. */
bool graze_rect_overlaps_capsule2(const graze_rect *rect, const graze_capsule2 *capsule)
{
    const graze_segment2 *core = &capsule->core;
    const graze_vec2 u = vec2_between(&core->a, &core->b);
    if (!float_at_most(0.0f, capsule->radius) || !float_at_most(rect->min.x, rect->max.x) ||
        !float_at_most(rect->min.y, rect->max.y) || !is_finite(vec2_dot(&u, &u)))
        return false;
    return rect_is_near_end(rect, &core->a, capsule->radius) ||
           rect_is_near_end(rect, &core->b, capsule->radius) ||
           graze_rect_overlaps_segment(rect, core) || capsule2_contains_corner(capsule, rect);
}

#endif
