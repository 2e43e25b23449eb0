/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for planes: the build in floats. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/separate_core_float.h"

typedef struct {
    const graze_plane *plane;
    const graze_segment *core;
    graze_vec3 heading; /* the normal, of unit length, to the side where the mover has to be */
    float radius, side; /* 1 in front, -1 behind */
} plane_parting;

static float plane_least(float low, float high, float side)
{
    return is_positive(side) ? low : -high;
}

/* The lowest height of the core on that side. */
static float plane_height_of(const plane_parting *p, const graze_segment *core)
{
    const float a = graze_plane_distance(p->plane, &core->a);
    const float b = graze_plane_distance(p->plane, &core->b);
    return float_less(a, b) ? plane_least(a, b, p->side) : plane_least(b, a, p->side);
}

static void plane_set_side(plane_parting *p, float side)
{
    p->side = side;
    p->heading = graze_vec3_scale(graze_vec3_normalize(p->plane->normal), side);
}

/* Moves by the way, or by a little more, to a free place in the world. */
static bool plane_move(const plane_parting *p, graze_vec3 *move)
{
    const float way = p->radius - plane_height_of(p, p->core);
    float by = way, more = core_unit_of_place(p->core, p->radius);
    for (int i = 0; i < CORE_TRIES; i++) {
        graze_segment to;
        vec3_set(move, p->heading.x * by, p->heading.y * by, p->heading.z * by);
        if (core_set_moved(&to, p->core, move) && float_at_most(p->radius, plane_height_of(p, &to)))
            return true;
        by = way + more;
        more *= 2.0f;
    }
    return false;
}

static graze_separation plane_part(plane_parting *p, bool either, graze_vec3 *move,
                                   graze_vec3 *normal)
{
    bool found = plane_move(p, move);
    if (!found && either) {
        plane_set_side(p, -p->side);
        found = plane_move(p, move);
    }
    if (!found) {
        vec3_set(move, 0.0f, 0.0f, 0.0f);
        vec3_set(normal, 0.0f, 0.0f, 0.0f);
        return GRAZE_NO_PLACE;
    }
    vec3_copy(normal, &p->heading);
    return GRAZE_MOVED;
}

static graze_separation plane_separate_core(const graze_plane *plane, const graze_segment *core,
                                            float radius, const graze_vec3 *before,
                                            graze_vec3 *move, graze_vec3 *normal)
{
    plane_parting p;
    const float a = graze_plane_distance(plane, &core->a),
                b = graze_plane_distance(plane, &core->b);
    p.plane = plane;
    p.core = core;
    p.radius = radius;
    if (!is_positive(radius) || vec3_is_zero(&plane->normal) || !are_finite(a, b, radius))
        return GRAZE_FREE;
    plane_set_side(&p, is_negative(a + b) ? -1.0f : 1.0f);
    if (!float_less(plane_height_of(&p, core), radius))
        return GRAZE_FREE;
    if (before != 0)
        plane_set_side(&p, is_negative(graze_plane_distance(plane, before)) ? -1.0f : 1.0f);
    return plane_part(&p, before == 0, move, normal);
}

graze_separation graze_plane_separate_sphere(const graze_plane *target, const graze_sphere *mover,
                                             const graze_vec3 *before, graze_vec3 *move,
                                             graze_vec3 *normal)
{
    graze_segment core;
    vec3_copy(&core.a, &mover->center);
    vec3_copy(&core.b, &mover->center);
    return plane_separate_core(target, &core, mover->radius, before, move, normal);
}

graze_separation graze_plane_separate_capsule(const graze_plane *target, const graze_capsule *mover,
                                              const graze_vec3 *before, graze_vec3 *move,
                                              graze_vec3 *normal)
{
    return plane_separate_core(target, &mover->core, mover->radius, before, move, normal);
}

#endif
