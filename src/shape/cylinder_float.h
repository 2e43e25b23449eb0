/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A line and a cylinder, in floats: common to predicates and casts.
 *
 * The planes of the caps limit t. Without their parts along the core, the start and the run of a line are vectors across it,
 * and the line comes nearest to the axis at -(gap . run) / (run . run), held between these limits. The textbook computes a
 * discriminant instead, which loses all its bits if the start is far away.
 */
#ifndef GRAZE_SHAPE_CYLINDER_FLOAT_H
#define GRAZE_SHAPE_CYLINDER_FLOAT_H

#include "../../include/graze/cylinder.h"
#include "../number/float.h"

/* A line, seen along the core: from start + run * from to start + run * to it is between the planes of the caps. */
typedef struct {
    graze_vec3 u;                 /* the core */
    float squared, height, climb; /* of the core, and its products with gap and run */
    float radius;                 /* 0 for a core of one point */
    graze_vec3 gap, run;          /* across the core */
    float from, to, nearest; /* nearest: where the line is nearest to the axis, between these */
    bool begins_in_cap,
        ends_in_cap; /* `from` and `to` are in the planes of the caps, and not the ends of the line */
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

/* The square of the distance from the axis at t. */
GRAZE_INLINE float path_squared_at(const cylinder_path *p, float t)
{
    const graze_vec3 way = vector_less(&p->gap, &p->run, -t);
    return vec3_dot(&way, &way);
}

/* Limits t to the part on which 0 <= height + climb * t <= squared. */
GRAZE_INLINE bool path_is_between_caps(cylinder_path *p)
{
    const float height = p->height, rest = p->squared - height;
    float first, last;
    if (is_zero(p->climb))
        return float_at_most(0.0f, height) && float_at_most(0.0f, rest);
    first = float_div(is_positive(p->climb) ? -height : rest, p->climb);
    last = float_div(is_positive(p->climb) ? rest : -height, p->climb);
    if (float_at_most(p->from, first)) {
        p->from = first;
        p->begins_in_cap = true;
    }
    if (float_at_most(last, p->to)) {
        p->to = last;
        p->ends_in_cap = true;
    }
    return float_at_most(p->from, p->to);
}

/* Where the line is nearest to the axis, if it has no limits; 0 if it is parallel. */
GRAZE_INLINE float path_middle(const cylinder_path *p)
{
    const float squared = vec3_dot(&p->run, &p->run);
    return is_positive(squared) ? float_div(-vec3_dot(&p->gap, &p->run), squared) : 0.0f;
}

/* Between the limits; `from` for NaN. */
GRAZE_INLINE float path_held(const cylinder_path *p, float t)
{
    if (!float_less(p->from, t))
        return p->from;
    return float_less(p->to, t) ? p->to : t;
}

/* Returns false if the line has no part between the caps, or a square is infinite or NaN. A core of one point has no caps. */
GRAZE_INLINE bool path_between_caps(cylinder_path *p, const graze_cylinder *cylinder,
                                    const graze_vec3 *start, const graze_vec3 *run, float most)
{
    p->u = vec3_between(&cylinder->core.a, &cylinder->core.b);
    p->gap = vec3_between(&cylinder->core.a, start);
    p->run = *run;
    p->squared = vec3_dot(&p->u, &p->u);
    p->height = vec3_dot(&p->u, &p->gap);
    p->climb = vec3_dot(&p->u, run);
    p->from = p->radius = 0.0f;
    p->to = float_held(most);
    p->begins_in_cap = p->ends_in_cap = false;
    if (!are_finite(p->squared, vec3_dot(&p->gap, &p->gap), vec3_dot(run, run)))
        return false;
    if (is_zero(p->squared))
        return true;
    p->gap = vector_less(&p->gap, &p->u, float_div(p->height, p->squared));
    p->run = vector_less(run, &p->u, float_div(p->climb, p->squared));
    p->radius = cylinder->radius;
    return path_is_between_caps(p);
}

/* False if the line misses the cylinder. */
GRAZE_INLINE bool cylinder_set_path(cylinder_path *p, const graze_cylinder *cylinder,
                                    const graze_vec3 *start, const graze_vec3 *run, float most)
{
    if (!float_at_most(0.0f, cylinder->radius) || !float_at_most(0.0f, most) ||
        !path_between_caps(p, cylinder, start, run, most))
        return false;
    p->nearest = path_held(p, path_middle(p));
    const float squared = path_squared_at(p, p->nearest);
    return float_at_most(squared, p->radius * p->radius) && is_finite(squared);
}

#endif
