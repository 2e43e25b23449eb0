/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes around a segment, a sphere and a capsule, and a margin: in floats, rounded outward. */
#include "../include/graze/aabb.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/interval_float.h"

/* False for a NaN. */
GRAZE_INLINE bool aabb_is_inverted(const graze_aabb *b)
{
    return float_less(b->max.x, b->min.x) || float_less(b->max.y, b->min.y) ||
           float_less(b->max.z, b->min.z);
}

static inline void aabb_set_empty(graze_aabb *b)
{
    b->min.x = b->min.y = b->min.z = GRAZE_SCALAR_MAX;
    b->max.x = b->max.y = b->max.z = GRAZE_SCALAR_MIN;
}

void graze_aabb_from_segment(const graze_segment *segment, graze_aabb *box)
{
    box->min.x = lesser(segment->a.x, segment->b.x);
    box->min.y = lesser(segment->a.y, segment->b.y);
    box->min.z = lesser(segment->a.z, segment->b.z);
    box->max.x = greater(segment->a.x, segment->b.x);
    box->max.y = greater(segment->a.y, segment->b.y);
    box->max.z = greater(segment->a.z, segment->b.z);
}

static void aabb_expand_sides(const graze_vec3 *min, const graze_vec3 *max, float by,
                              graze_aabb *expanded)
{
    graze_aabb b;
    b.min.x = side_below(min->x, by);
    b.min.y = side_below(min->y, by);
    b.min.z = side_below(min->z, by);
    b.max.x = side_above(max->x, by);
    b.max.y = side_above(max->y, by);
    b.max.z = side_above(max->z, by);
    if (aabb_is_inverted(&b))
        aabb_set_empty(&b);
    vec3_copy(&expanded->min, &b.min);
    vec3_copy(&expanded->max, &b.max);
}

/* A radius may be too small to move a side. */
void graze_aabb_from_sphere(const graze_sphere *sphere, graze_aabb *box)
{
    if (is_negative(sphere->radius))
        aabb_set_empty(box);
    else
        aabb_expand_sides(&sphere->center, &sphere->center, sphere->radius, box);
}

void graze_aabb_from_capsule(const graze_capsule *capsule, graze_aabb *box)
{
    graze_aabb_from_segment(&capsule->core, box);
    if (is_negative(capsule->radius))
        aabb_set_empty(box);
    else
        aabb_expand_sides(&box->min, &box->max, capsule->radius, box);
}

void graze_aabb_expand(const graze_aabb *box, graze_scalar by, graze_aabb *expanded)
{
    if (aabb_is_inverted(box))
        aabb_set_empty(expanded);
    else
        aabb_expand_sides(&box->min, &box->max, by, expanded);
}

#endif
