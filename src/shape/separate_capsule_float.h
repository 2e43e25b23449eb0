/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule in floats that moves out of a box, or of another capsule.
 *
 *   capsule_parting           the core that moves, the sum of the radii, the target's core, and the box around it. Without a
 *                             core the target is that box
 *   box_way_to(&box, &core)   from the box to the nearest place of the core
 *   capsule_is_freed(&p, &core)   whether a place of the core is free
 *   capsule_move_along(&p, &heading, way, &move, &normal)   moves along a unit vector to a free place; false if there is none
 *   capsule_move_along_axis(&p, &move, &normal)   the shortest move along an axis to the place beside the box; else no place
 */
#ifndef GRAZE_SHAPE_SEPARATE_CAPSULE_FLOAT_H
#define GRAZE_SHAPE_SEPARATE_CAPSULE_FLOAT_H

#include "box_core_float.h"
#include "cores_float.h"
#include "separate_core_float.h"

typedef struct {
    const graze_segment *target; /* NULL: the target is `bounds` */
    const graze_segment *core;
    graze_aabb bounds;
    float radius;
} capsule_parting;

static inline graze_vec3 box_way_to(const graze_aabb *box, const graze_segment *core)
{
    box_core c;
    graze_vec3 way;
    box_set_core(&c, box, core);
    const float t = box_nearest_on_core(&c);
    vec3_set(&way, box_gap_at(&c, 0, t), box_gap_at(&c, 1, t), box_gap_at(&c, 2, t));
    return way;
}

/* True for NaN: nothing overlaps then. */
static bool capsule_is_freed(const capsule_parting *p, const graze_segment *core)
{
    core_pair c;
    const graze_vec3 way = p->target != 0 ? core_way_from(&c, &p->target->a, &p->target->b, core)
                                          : box_way_to(&p->bounds, core);
    return !float_less(vec3_dot(&way, &way), p->radius * p->radius);
}

static bool capsule_move_along(const capsule_parting *p, const graze_vec3 *heading, float way,
                               graze_vec3 *move, graze_vec3 *normal)
{
    float by = way, more = core_unit_of_place(p->core, p->radius);
    for (int i = 0; i < CORE_TRIES; i++) {
        graze_segment to;
        graze_vec3 tried;
        vec3_set(&tried, heading->x * by, heading->y * by, heading->z * by);
        if (core_set_moved(&to, p->core, &tried) && capsule_is_freed(p, &to)) {
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

static inline graze_separation capsule_move_along_axis(const capsule_parting *p, graze_vec3 *move,
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

#endif
