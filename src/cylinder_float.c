/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Cylinders, in floats.
 *
 * The planes of the caps limit t. Without their parts along the core, the start and the run of a line are vectors across it,
 * and the line comes nearest to the axis at -(gap . run) / (run . run), held between these limits. The textbook computes a
 * discriminant instead, which loses all its bits if the start is far away.
 */
#include "../include/graze/cylinder.h"

#if GRAZE_FLOAT
#include "number/float.h"

/* A line, seen along the core: from start + run * from to start + run * to it is between the planes of the caps. */
typedef struct {
    graze_vec3 gap, run; /* across the core */
    float from, to, radius;
} cylinder_path;

/* v - u * place */
GRAZE_INLINE graze_vec3 vector_less(const graze_vec3 *v, const graze_vec3 *u, float place)
{
    graze_vec3 rest;
    rest.x = v->x - u->x * place;
    rest.y = v->y - u->y * place;
    rest.z = v->z - u->z * place;
    return rest;
}

/* False if a number is infinite or NaN. */
GRAZE_INLINE bool is_within(const graze_vec3 *way, float radius)
{
    const float squared = vec3_dot(way, way);
    return float_at_most(squared, radius * radius) && is_finite(squared);
}

/* Limits t to the part on which 0 <= height + climb * t <= top. */
GRAZE_INLINE bool path_is_between_caps(cylinder_path *p, float height, float climb, float top)
{
    float first, last;
    if (is_zero(climb))
        return float_at_most(0.0f, height) && float_at_most(height, top);
    first = float_div(is_positive(climb) ? -height : top - height, climb);
    last = float_div(is_positive(climb) ? top - height : -height, climb);
    if (float_less(p->from, first))
        p->from = first;
    if (float_less(last, p->to))
        p->to = last;
    return float_at_most(p->from, p->to);
}

/* Returns false if the line has no part between the caps. A core of one point has no caps, and a radius of 0. */
GRAZE_INLINE bool path_between_caps(cylinder_path *p, const graze_cylinder *cylinder,
                                    const graze_vec3 *start, const graze_vec3 *run, float most)
{
    const graze_vec3 u = vec3_between(&cylinder->core.a, &cylinder->core.b);
    const graze_vec3 gap = vec3_between(&cylinder->core.a, start);
    const float uu = vec3_dot(&u, &u);
    p->gap = gap;
    p->run = *run;
    p->from = 0.0f;
    p->to = most;
    p->radius = 0.0f;
    if (is_zero(uu))
        return true;
    const float height = vec3_dot(&u, &gap), climb = vec3_dot(&u, run);
    p->gap = vector_less(&gap, &u, float_div(height, uu));
    p->run = vector_less(run, &u, float_div(climb, uu));
    p->radius = cylinder->radius;
    return is_finite(uu) && path_is_between_caps(p, height, climb, uu);
}

/* Where the line is nearest to the axis, between the limits. */
GRAZE_INLINE float path_nearest(const cylinder_path *p)
{
    const float squared = vec3_dot(&p->run, &p->run);
    const float t = is_positive(squared) ? float_div(-vec3_dot(&p->gap, &p->run), squared) : 0.0f;
    if (!float_less(p->from, t))
        return p->from;
    return float_less(p->to, t) ? p->to : t;
}

GRAZE_INLINE bool cylinder_meets(const graze_cylinder *cylinder, const graze_vec3 *start,
                                 const graze_vec3 *run, float most)
{
    cylinder_path p;
    if (!float_at_most(0.0f, cylinder->radius) || !float_at_most(0.0f, most) ||
        !path_between_caps(&p, cylinder, start, run, most))
        return false;
    const graze_vec3 way = vector_less(&p.gap, &p.run, -path_nearest(&p));
    return is_within(&way, p.radius);
}

bool graze_cylinder_contains_point(const graze_cylinder *cylinder, const graze_vec3 *point)
{
    const graze_vec3 nowhere = {0.0f, 0.0f, 0.0f};
    return cylinder_meets(cylinder, point, &nowhere, 0.0f);
}

bool graze_cylinder_overlaps_segment(const graze_cylinder *cylinder, const graze_segment *segment)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    return cylinder_meets(cylinder, &segment->a, &run, 1.0f);
}

bool graze_cylinder_overlaps_ray(const graze_cylinder *cylinder, const graze_ray *ray)
{
    return cylinder_meets(cylinder, &ray->origin, &ray->dir, ray->t_max);
}

#endif
