/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routine of graze/separate.h for a box and a capsule: the build in floats. If the core has a
 * place in the box, the capsule moves out through the nearest of the faces that shape/separate_box_core.h explains.
 */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "shape/separate_capsule_float.h"

/* How far the box leads along a unit vector beyond the start of the core. */
static float box_depth_along(const capsule_parting *p, const graze_vec3 *n)
{
    const graze_aabb *box = &p->bounds;
    const graze_vec3 *a = &p->core->a;
    return n->x * ((is_negative(n->x) ? box->min.x : box->max.x) - a->x) +
           n->y * ((is_negative(n->y) ? box->min.y : box->max.y) - a->y) +
           n->z * ((is_negative(n->z) ? box->min.z : box->max.z) - a->z);
}

/* The move through a face along an axis of the world and the core, if it is shorter than `least`. */
static float box_try_face(const capsule_parting *p, const graze_vec3 *across, float least,
                          graze_vec3 *move, graze_vec3 *normal)
{
    graze_vec3 heading;
    if (!vec3_set_unit(&heading, across))
        return least;
    const float way = box_depth_along(p, &heading) + p->radius;
    if (float_less(way, least) && capsule_move_along(p, &heading, way, move, normal))
        return way;
    return least;
}

static graze_separation box_move_from_inside(const capsule_parting *p, graze_vec3 *move,
                                             graze_vec3 *normal)
{
    const graze_vec3 u = vec3_between(&p->core->a, &p->core->b);
    const graze_separation result = capsule_move_along_axis(p, move, normal);
    const float along = float_abs(move->x + move->y + move->z);
    float least = result == GRAZE_MOVED ? along : FLT_MAX;
    for (int i = 0; i < 6; i++) {
        const float side = i % 2 == 0 ? 1.0f : -1.0f;
        const float x = u.x * side, y = u.y * side, z = u.z * side;
        graze_vec3 across;
        vec3_set(&across,
                 i / 2 == 0   ? 0.0f
                 : i / 2 == 1 ? z
                              : -y,
                 i / 2 == 0   ? -z
                 : i / 2 == 1 ? 0.0f
                              : x,
                 i / 2 == 0   ? y
                 : i / 2 == 1 ? -x
                              : 0.0f);
        least = box_try_face(p, &across, least, move, normal);
    }
    return result == GRAZE_MOVED || float_less(least, FLT_MAX) ? GRAZE_MOVED : GRAZE_NO_PLACE;
}

/* False for a NaN, and for a core whose square is not finite. */
static bool box_may_meet(const graze_aabb *box, const graze_capsule *mover)
{
    const graze_vec3 u = vec3_between(&mover->core.a, &mover->core.b);
    return is_positive(mover->radius) && float_at_most(box->min.x, box->max.x) &&
           float_at_most(box->min.y, box->max.y) && float_at_most(box->min.z, box->max.z) &&
           is_finite(vec3_dot(&u, &u));
}

graze_separation graze_aabb_separate_capsule(const graze_aabb *target, const graze_capsule *mover,
                                             graze_vec3 *move, graze_vec3 *normal)
{
    capsule_parting p;
    graze_vec3 heading;
    p.target = 0;
    p.core = &mover->core;
    p.radius = mover->radius;
    vec3_copy(&p.bounds.min, &target->min);
    vec3_copy(&p.bounds.max, &target->max);
    if (!box_may_meet(target, mover) || capsule_is_freed(&p, &mover->core))
        return GRAZE_FREE;
    const graze_vec3 way = box_way_to(target, &mover->core);
    const float distance = vec3_length_finite(&way);
    if (vec3_set_unit(&heading, &way) &&
        capsule_move_along(&p, &heading, mover->radius - distance, move, normal))
        return GRAZE_MOVED;
    return box_move_from_inside(&p, move, normal);
}

#endif
