/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule in floats that moves out of a box, or of another capsule.
 *
 *   capsule_parting           the core that moves, the sum of the radii, and the box around the target's core
 *   capsule_frees             a function of the target: whether a core is free
 *   capsule_move_along(&p, &heading, way, &move, &normal)   moves along a unit vector to a free place; false if there is none
 *   capsule_move_along_axis(&p, &move, &normal)   the shortest move along an axis to the place beside the box; else no place
 */
#ifndef GRAZE_SHAPE_SEPARATE_CAPSULE_FLOAT_H
#define GRAZE_SHAPE_SEPARATE_CAPSULE_FLOAT_H

#include "separate_core_float.h"

typedef bool capsule_frees(const void *target, const graze_segment *core);

typedef struct {
    const void *target;
    capsule_frees *frees;
    const graze_segment *core;
    graze_aabb bounds;
    float radius;
} capsule_parting;

static bool capsule_move_along(const capsule_parting *p, const graze_vec3 *heading, float way,
                               graze_vec3 *move, graze_vec3 *normal)
{
    float by = way, more = core_unit_of_place(p->core, p->radius);
    for (int i = 0; i < CORE_TRIES; i++) {
        graze_segment to;
        graze_vec3 tried;
        vec3_set(&tried, heading->x * by, heading->y * by, heading->z * by);
        if (core_set_moved(&to, p->core, &tried) && p->frees(p->target, &to)) {
            vec3_copy(move, &tried);
            vec3_copy(normal, heading);
            return true;
        }
        by = way + more;
        more *= 2.0f;
    }
    return false;
}

GRAZE_INLINE float lesser_float(float a, float b)
{
    return float_less(b, a) ? b : a;
}

GRAZE_INLINE float greater_float(float a, float b)
{
    return float_less(a, b) ? b : a;
}

static inline void bounds_set_core(graze_aabb *box, const graze_segment *core)
{
    vec3_set(&box->min, lesser_float(core->a.x, core->b.x), lesser_float(core->a.y, core->b.y),
             lesser_float(core->a.z, core->b.z));
    vec3_set(&box->max, greater_float(core->a.x, core->b.x), greater_float(core->a.y, core->b.y),
             greater_float(core->a.z, core->b.z));
}

/* The ways to the lower and the upper side of the box on the axes x, y, z. */
static void capsule_set_ways(const capsule_parting *p, float *ways)
{
    graze_aabb core;
    const graze_aabb *box = &p->bounds;
    bounds_set_core(&core, p->core);
    ways[0] = core.max.x - box->min.x + p->radius;
    ways[1] = box->max.x - core.min.x + p->radius;
    ways[2] = core.max.y - box->min.y + p->radius;
    ways[3] = box->max.y - core.min.y + p->radius;
    ways[4] = core.max.z - box->min.z + p->radius;
    ways[5] = box->max.z - core.min.z + p->radius;
}

static graze_separation capsule_move_along_axis(const capsule_parting *p, graze_vec3 *move,
                                                graze_vec3 *normal)
{
    float ways[6], shortest = 0.0f;
    graze_separation result = GRAZE_NO_PLACE;
    capsule_set_ways(p, ways);
    vec3_set(move, 0.0f, 0.0f, 0.0f);
    vec3_set(normal, 0.0f, 0.0f, 0.0f);
    for (int side = 0; side < 6; side++) {
        const float one = side % 2 == 0 ? -1.0f : 1.0f;
        graze_vec3 heading;
        if (result == GRAZE_MOVED && !float_less(ways[side], shortest))
            continue;
        vec3_set(&heading, side / 2 == 0 ? one : 0.0f, side / 2 == 1 ? one : 0.0f,
                 side / 2 == 2 ? one : 0.0f);
        if (!capsule_move_along(p, &heading, ways[side], move, normal))
            continue;
        result = GRAZE_MOVED;
        shortest = ways[side];
    }
    return result;
}

/* The root, or 0 for what has no finite one. */
static inline float float_sqrt_finite(float x)
{
    return is_positive(x) && is_finite(x) ? float_sqrt(x) : 0.0f;
}

/* A vector of unit length along v; false if v has no length that is finite. */
static bool vec3_set_unit(graze_vec3 *unit, const graze_vec3 *v)
{
    const float length = float_sqrt_finite(vec3_dot(v, v));
    if (!is_positive(length))
        return false;
    vec3_set(unit, float_div(v->x, length), float_div(v->y, length), float_div(v->z, length));
    return true;
}

#endif
