/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Calls with points, spheres and boxes, shared by the benches of triangle and parallelogram. */
#ifndef GRAZE_TESTS_BENCH_CALLS_FACE_REST_H
#define GRAZE_TESTS_BENCH_CALLS_FACE_REST_H

#include "calls_face.h"
#include "calls_with.h"

/* ---- With the segment's start; its end determines sizes ---- */

static bool closest_point(any_routine *routine)
{
    typedef void closest(const void *, const graze_vec3 *, graze_vec3 *);
    ((closest *)routine)(&item.face, &item.q.segment.a, &made.vec3);
    return true;
}

static bool distance(any_routine *routine)
{
    typedef graze_scalar how_far(const void *, const graze_vec3 *);
    made.number[0] = ((how_far *)routine)(&item.face, &item.q.segment.a);
    return true;
}

static bool with_sphere(any_routine *routine)
{
    return call_with_sphere(routine, &item.face, &item.q.segment);
}

static bool with_capsule(any_routine *routine)
{
    return call_with_capsule(routine, &item.face, &item.q.segment);
}

static bool with_aabb(any_routine *routine)
{
    return call_with_aabb(routine, &item.face, &item.q.segment);
}

static bool normal(any_routine *routine)
{
    typedef void normal_of(const void *, graze_vec3 *);
    ((normal_of *)routine)(&item.face, &made.vec3);
    return true;
}

static bool off_surface(any_routine *routine)
{
    typedef void off_of(const void *, const graze_vec3 *, int32_t, graze_vec3 *);
    ((off_of *)routine)(&item.face, &item.q.segment.a, GRAZE_FRONT, &made.vec3);
    return true;
}

#endif
