/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Planes in floats, and points, boxes, spheres and capsules beside them; plane_lines_float.c has the lines.
 *
 * Products need care: they overflow, or vanish among the subnormals, long before the numbers do. The distance, the
 * projection and the plane through three points are right for all numbers, and the side of a sphere for all normals; so
 * these four test their products, and where a test fails they compute again with numbers that are scaled by powers of two.
 */
#include "../include/graze/plane.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/plane_float.h"

static inline bool plane_has_nan(const graze_vec3 *v)
{
    return !(float_at_most(v->x, v->x) && float_at_most(v->y, v->y) && float_at_most(v->z, v->z));
}

/* ---- The plane through three points ---- */

/* Multiplied by a power of two so that the greatest component is at least 2 and less than 4. */
static graze_vec3 plane_scaled(const graze_vec3 *v)
{
    const float scale = scale_of(greatest_of(v->x, v->y, v->z));
    return graze_vec3_of(v->x * scale, v->y * scale, v->z * scale);
}

/* A difference may overflow; then it is computed from quarters. */
static float plane_factor(const graze_vec3 *from, const graze_vec3 *to)
{
    const graze_vec3 way = vec3_between(from, to);
    return float_at_most(greatest_of(way.x, way.y, way.z), 0x1p125f) ? 1.0f : 0.25f;
}

static graze_vec3 plane_way(const graze_vec3 *from, const graze_vec3 *to, float factor)
{
    return graze_vec3_of(to->x * factor - from->x * factor, to->y * factor - from->y * factor,
                         to->z * factor - from->z * factor);
}

/* A cross product of edges that are scaled. It may still be subnormal, so it is scaled again. */
GRAZE_ONCE graze_vec3 plane_cross_scaled(const graze_vec3 *a, const graze_vec3 *b,
                                         const graze_vec3 *c)
{
    const graze_vec3 to_b = plane_way(a, b, plane_factor(a, b));
    const graze_vec3 to_c = plane_way(a, c, plane_factor(a, c));
    const graze_vec3 edge_b = plane_scaled(&to_b), edge_c = plane_scaled(&to_c);
    const graze_vec3 across = vec3_cross(&edge_b, &edge_c);
    return plane_scaled(&across);
}

/* The points may be in the plane that is written. From 2^-100 on no product that vanished matters. */
void graze_plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                             graze_plane *plane)
{
    const graze_vec3 to_b = vec3_between(a, b), to_c = vec3_between(a, c);
    graze_vec3 normal = vec3_cross(&to_b, &to_c);
    float size = greatest_of(normal.x, normal.y, normal.z);
    if (!float_at_most(0x1p-100f, size) || !are_finite(normal.x, normal.y, normal.z)) {
        normal = plane_cross_scaled(a, b, c);
        size = greatest_of(normal.x, normal.y, normal.z);
    }
    const float scale = scale_of(size); /* 2^13: from 2 up to 16384 */
    vec3_set(&plane->point, a->x, a->y, a->z);
    vec3_set(&plane->normal, normal.x * scale * 0x1p13f, normal.y * scale * 0x1p13f,
             normal.z * scale * 0x1p13f);
}

/* ---- The distance of a point from a plane, and its projection ---- */

/* Whether quotients of the height and of the square of the normal stay within the floats, and the bits that vanished in
 * their sums are too few to matter. */
GRAZE_INLINE bool plane_is_ordinary(float height, float squared)
{
    return float_at_most(0x1p-60f, float_abs(height)) &&
           float_at_most(float_abs(height), 0x1p60f) && float_at_most(0x1p-40f, squared) &&
           float_at_most(squared, 0x1p40f);
}

/* A normal and a height that are scaled: the height times `before`, because a difference may overflow, and `after`. */
typedef struct {
    graze_vec3 normal;
    float height, before, after;
} plane_scaled_height;

GRAZE_ONCE void plane_scale_height(plane_scaled_height *h, const graze_plane *plane,
                                   const graze_vec3 *point)
{
    h->before = plane_factor(&plane->point, point);
    const graze_vec3 way = plane_way(&plane->point, point, h->before);
    const graze_vec3 direction = plane_scaled(&way), normal = plane_scaled(&plane->normal);
    h->after = scale_of(greatest_of(way.x, way.y, way.z));
    h->height = vec3_dot(&normal, &direction);
    vec3_set(&h->normal, normal.x, normal.y, normal.z);
}

/* For a zero normal the height is 0, or NaN. */
static float plane_distance_scaled(const graze_plane *plane, const graze_vec3 *point)
{
    plane_scaled_height h;
    plane_scale_height(&h, plane, point);
    const float squared = vec3_dot(&h.normal, &h.normal);
    if (!is_positive(squared))
        return h.height;
    const float distance = float_div(float_div(h.height, float_sqrt(squared)), h.after);
    return float_held(float_div(distance, h.before));
}

graze_scalar graze_plane_distance(const graze_plane *plane, const graze_vec3 *point)
{
    const float height = plane_height(plane, point);
    const float squared = vec3_dot(&plane->normal, &plane->normal);
    if (!plane_is_ordinary(height, squared))
        return plane_distance_scaled(plane, point);
    return float_div(height, float_sqrt(squared));
}

static float plane_step_back(const plane_scaled_height *h, float start, float step)
{
    step = float_div(step, h->after);
    if (is_zero(step))
        return start;
    return float_held(float_div(start * h->before - step, h->before));
}

static void plane_project_scaled(const graze_plane *plane, const graze_vec3 *point,
                                 graze_vec3 *projection)
{
    plane_scaled_height h;
    plane_scale_height(&h, plane, point);
    const float squared = vec3_dot(&h.normal, &h.normal);
    const float share = is_positive(squared) ? float_div(h.height, squared) : h.height;
    vec3_set(projection, plane_step_back(&h, point->x, h.normal.x * share),
             plane_step_back(&h, point->y, h.normal.y * share),
             plane_step_back(&h, point->z, h.normal.z * share));
}

/* A step is shorter than 2^81, so the sum stays within the floats. */
void graze_plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                               graze_vec3 *projection)
{
    const graze_vec3 normal = graze_vec3_of(plane->normal.x, plane->normal.y, plane->normal.z);
    const float height = plane_height(plane, point), squared = vec3_dot(&normal, &normal);
    if (!plane_is_ordinary(height, squared)) {
        plane_project_scaled(plane, point, projection);
        return;
    }
    const float share = float_div(height, squared);
    vec3_set(projection, point->x - normal.x * share, point->y - normal.y * share,
             point->z - normal.z * share);
}

/* ---- The side of a plane on which a point, a box or a sphere lies ---- */

graze_side graze_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point)
{
    return sign_of(plane_height(plane, point));
}

/* An empty shape is behind every plane, but GRAZE_ACROSS if a number is NaN. */
static graze_side plane_side_of_empty(const graze_plane *plane, const graze_vec3 *a,
                                      const graze_vec3 *b)
{
    const bool unknown = plane_has_nan(&plane->point) || plane_has_nan(&plane->normal) ||
                         plane_has_nan(a) || plane_has_nan(b);
    return unknown ? GRAZE_ACROSS : GRAZE_BACK;
}

/* The heights of the two corners that are farthest against the normal, and farthest along it. */
graze_side graze_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box)
{
    const graze_vec3 *low = &box->min, *high = &box->max, *normal = &plane->normal;
    const bool left = is_negative(normal->x), down = is_negative(normal->y),
               back = is_negative(normal->z);
    if (!(float_at_most(low->x, high->x) && float_at_most(low->y, high->y) &&
          float_at_most(low->z, high->z)))
        return plane_side_of_empty(plane, low, high);
    const graze_vec3 lowest =
        graze_vec3_of(left ? high->x : low->x, down ? high->y : low->y, back ? high->z : low->z);
    if (is_positive(plane_height(plane, &lowest)))
        return GRAZE_FRONT;
    const graze_vec3 highest =
        graze_vec3_of(left ? low->x : high->x, down ? low->y : high->y, back ? low->z : high->z);
    return is_negative(plane_height(plane, &highest)) ? GRAZE_BACK : GRAZE_ACROSS;
}

/* The height is compared with the radius in lengths of the normal. */
static graze_side plane_side_of_ball(float height, float squared, float radius)
{
    if (!are_finite(height, squared, 0.0f) ||
        !float_less(radius * float_sqrt(squared), float_abs(height)))
        return GRAZE_ACROSS;
    return sign_of(height);
}

/* A product with a long normal could overflow, and with a short one vanish. */
GRAZE_ONCE graze_side plane_classify_ball_scaled(const graze_plane *plane, const graze_vec3 *center,
                                                 float radius)
{
    const graze_vec3 way = vec3_between(&plane->point, center);
    const graze_vec3 normal = plane_scaled(&plane->normal);
    return plane_side_of_ball(vec3_dot(&normal, &way), vec3_dot(&normal, &normal), radius);
}

/* The radius is not negative. */
GRAZE_REPEATED graze_side plane_classify_ball(const graze_plane *plane, const graze_vec3 *center,
                                              float radius)
{
    const float height = plane_height(plane, center);
    const float squared = vec3_dot(&plane->normal, &plane->normal);
    if (!plane_is_ordinary(height, squared))
        return plane_classify_ball_scaled(plane, center, radius);
    return plane_side_of_ball(height, squared, radius);
}

graze_side graze_plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere)
{
    if (is_negative(sphere->radius))
        return plane_side_of_empty(plane, &sphere->center, &sphere->center);
    return plane_classify_ball(plane, &sphere->center, sphere->radius);
}

/* By the balls around both ends. */
graze_side graze_plane_classify_capsule(const graze_plane *plane, const graze_capsule *capsule)
{
    const graze_segment *core = &capsule->core;
    if (is_negative(capsule->radius))
        return plane_side_of_empty(plane, &core->a, &core->b);
    const graze_side a = plane_classify_ball(plane, &core->a, capsule->radius);
    return plane_classify_ball(plane, &core->b, capsule->radius) == a ? a : GRAZE_ACROSS;
}

#endif
