/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A face and a capsule, in floats. They overlap if the core crosses the face, or if the face is within the radius of an end
 * of the core, or one of its edges within the radius of the core.
 */
#ifndef GRAZE_SHAPE_FACE_CORE_FLOAT_H
#define GRAZE_SHAPE_FACE_CORE_FLOAT_H

#include "cores_float.h"
#include "face_point_float.h"

/* The core leads from `start` along `run`; all corners and `start` are seen from the corner of the face. */
GRAZE_INLINE bool face_has_edge_within(const face *f, const graze_vec3 *start,
                                       const graze_vec3 *run, float radius)
{
    const graze_vec3 corner = graze_vec3_of(0.0f, 0.0f, 0.0f);
    const graze_vec3 across = graze_vec3_of(f->u.x + f->v.x, f->u.y + f->v.y, f->u.z + f->v.z);
    if (cores_are_within(&corner, &f->u, start, run, 1.0f, radius) ||
        cores_are_within(&corner, &f->v, start, run, 1.0f, radius))
        return true;
    if (f->is_triangle)
        return cores_are_within(&f->u, &f->v, start, run, 1.0f, radius);
    return cores_are_within(&f->v, &across, start, run, 1.0f, radius) ||
           cores_are_within(&f->u, &across, start, run, 1.0f, radius);
}

/* False with a NaN, and where a square of a length overflows. */
GRAZE_INLINE bool face_and_core_are_finite(const face *f, const graze_vec3 *start,
                                           const graze_vec3 *run)
{
    return is_finite(vec3_dot(&f->u, &f->u) + vec3_dot(&f->v, &f->v) + vec3_dot(start, start) +
                     vec3_dot(run, run));
}

GRAZE_INLINE bool face_overlaps_capsule(const face *f, const graze_capsule *capsule)
{
    const graze_segment *core = &capsule->core;
    const graze_vec3 run = vec3_between(&core->a, &core->b);
    const graze_vec3 start = vec3_between(f->corner, &core->a);
    face_passage p;
    face_place at;
    if (!float_at_most(0.0f, capsule->radius) || !face_and_core_are_finite(f, &start, &run))
        return false;
    return face_set_passage(&p, f, &core->a, &run, FACE_TO_END) ||
           face_is_within(face_set_nearest(&at, f, &core->a), capsule->radius) ||
           face_is_within(face_set_nearest(&at, f, &core->b), capsule->radius) ||
           face_has_edge_within(f, &start, &run, capsule->radius);
}

#endif
