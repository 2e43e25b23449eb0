/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * graze_capsule_off_surface, in floats. A capsule is a ball around each point of its core. Along the line on which the point
 * moves, one of these balls reaches farthest: the point moves off that ball.
 */
#include "../include/graze/capsule.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/cores_float.h"

/* A core and a line along an axis: the core outward along the axis, and on two others the core and the way to the line. */
typedef struct {
    float out;
    graze_vec2 u, gap;
} surface_line;

GRAZE_INLINE void surface_set(surface_line *l, float normal, float out, float u_x, float u_y,
                              float gap_x, float gap_y)
{
    l->out = is_negative(normal) ? -out : out;
    l->u.x = u_x;
    l->u.y = u_y;
    l->gap.x = gap_x;
    l->gap.y = gap_y;
}

/*
 * Along the axis the core is its shadow, a segment in the plane, and the line a point. The ball at the place s of the core
 * reaches out * s + sqrt(rest - (s - beside)^2 u^2), where u is the shadow, `beside` the place of it nearest to the point, and
 * rest the squared radius less the squared distance from its line. That is greatest at beside + out * sqrt(rest) / (|u| |core|).
 */
static float surface_place(const surface_line *l, float radius)
{
    const float squared = vec2_dot(&l->u, &l->u), along = vec2_dot(&l->u, &l->gap);
    const float across = vec2_cross(&l->u, &l->gap);
    if (!is_positive(squared))
        return is_positive(l->out) ? 1.0f : 0.0f;
    const float rest = radius * radius - float_div(across, squared) * across;
    const float lean =
        is_positive(rest)
            ? float_sqrt(float_div(float_div(rest, squared), squared + l->out * l->out))
            : 0.0f;
    return core_place_held(float_div(along, squared) + l->out * lean, 1.0f);
}

/* The same axis as that of the sphere. */
static inline float surface_place_of(const graze_vec3 *u, const graze_vec3 *gap,
                                     const graze_vec3 *n, float radius)
{
    surface_line l;
    const float x = float_abs(n->x), y = float_abs(n->y), z = float_abs(n->z);
    if (float_at_most(y, x) && float_at_most(z, x))
        surface_set(&l, n->x, u->x, u->y, u->z, gap->y, gap->z);
    else if (float_at_most(z, y))
        surface_set(&l, n->y, u->y, u->z, u->x, gap->z, gap->x);
    else
        surface_set(&l, n->z, u->z, u->x, u->y, gap->x, gap->y);
    return surface_place(&l, radius);
}

/* The center is rounded: about 2^-21 of the core, and 2^-22 of the coordinates, allow for that. */
static inline float surface_margin(const graze_vec3 *u, const graze_vec3 *center)
{
    if (vec3_is_zero(u))
        return 0.0f;
    return greatest_of(u->x, u->y, u->z) * 0x1p-21f +
           greatest_of(center->x, center->y, center->z) * 0x1p-22f;
}

void graze_capsule_off_surface(const graze_capsule *capsule, const graze_vec3 *point,
                               const graze_vec3 *normal, graze_vec3 *off)
{
    const graze_vec3 *a = &capsule->core.a;
    const graze_vec3 u = vec3_between(a, &capsule->core.b), gap = vec3_between(a, point);
    const float all = vec3_dot(&u, &u) + vec3_dot(&gap, &gap);
    const float place =
        is_finite(all) ? surface_place_of(&u, &gap, normal, capsule->radius) : all - all;
    graze_sphere ball;
    vec3_set(&ball.center, a->x + u.x * place, a->y + u.y * place, a->z + u.z * place);
    ball.radius = capsule->radius;
    if (!is_negative(ball.radius))
        ball.radius += surface_margin(&u, &ball.center);
    graze_sphere_off_surface(&ball, point, normal, off);
}

#endif
