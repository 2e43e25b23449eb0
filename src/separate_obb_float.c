/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/separate.h for oriented boxes: the build in floats. Planes beside the box, and the moves past them, are
 * those of shape/separate_obb.h.
 */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "shape/obb_core_float.h"
#include "shape/separate_core_float.h"

/* The shortest move so far; `way` is FLT_MAX if there is none. */
typedef struct {
    const graze_obb *box;
    const graze_segment *core;
    float radius, unit_of_place, way;
    graze_vec3 move, normal;
    graze_vec3 facing; /* the normal in the coordinates of the box */
} obb_parting;

static graze_vec3 obb_nearest_gap(const box_core *c)
{
    const float t = box_nearest_on_core(c);
    return graze_vec3_of(box_gap_at(c, 0, t), box_gap_at(c, 1, t), box_gap_at(c, 2, t));
}

/* True for NaN: nothing overlaps then. */
static bool obb_is_freed(const obb_parting *p, const graze_segment *core)
{
    box_core c;
    (void)obb_set_core(&c, p->box, core);
    return !float_less(box_core_squared(&c), p->radius * p->radius);
}

static bool obb_move_along(obb_parting *p, const graze_vec3 *heading, float way)
{
    float by = way, more = p->unit_of_place;
    for (int i = 0; i < CORE_TRIES; i++) {
        graze_segment to;
        graze_vec3 tried;
        vec3_set(&tried, heading->x * by, heading->y * by, heading->z * by);
        if (core_set_moved(&to, p->core, &tried) && obb_is_freed(p, &to)) {
            vec3_copy(&p->move, &tried);
            return true;
        }
        by = way + more;
        more *= 2.0f;
    }
    return false;
}

/* Past the plane with the normal n, in the coordinates of the box, for which the core needs this depth. */
static void obb_try_plane(obb_parting *p, const graze_vec3 *n, float depth)
{
    const graze_vec3 *a = p->box->axis;
    const graze_vec3 h = graze_vec3_of(n->x * a[0].x + n->y * a[1].x + n->z * a[2].x,
                                       n->x * a[0].y + n->y * a[1].y + n->z * a[2].y,
                                       n->x * a[0].z + n->y * a[1].z + n->z * a[2].z);
    const float length = vec3_length_finite(&h);
    graze_vec3 heading;
    if (!is_positive(length))
        return;
    const float way = float_div(depth, length);
    vec3_set(&heading, float_div(h.x, length), float_div(h.y, length), float_div(h.z, length));
    if (!float_less(way, p->way) || !obb_move_along(p, &heading, way))
        return;
    vec3_copy(&p->normal, &heading);
    vec3_copy(&p->facing, n);
    p->way = way;
}

/* How far the box leads along n beyond the start of the core on an axis. */
static inline float obb_depth_on(const box_core *c, int i, float n)
{
    return -n * (is_negative(n) ? c->low[i] : c->high[i]);
}

/* For a face across an axis, or a plane across an axis and the core. */
static void obb_try_side(obb_parting *p, const box_core *c, float x, float y, float z)
{
    const graze_vec3 n = graze_vec3_of(x, y, z);
    const float start = obb_depth_on(c, 0, x) + obb_depth_on(c, 1, y) + obb_depth_on(c, 2, z);
    const float run = x * c->run[0] + y * c->run[1] + z * c->run[2];
    obb_try_plane(p, &n,
                  (is_negative(run) ? start - run : start) + p->radius * vec3_length_finite(&n));
}

static void obb_try_faces(obb_parting *p, const box_core *c)
{
    obb_try_side(p, c, -1.0f, 0.0f, 0.0f);
    obb_try_side(p, c, 1.0f, 0.0f, 0.0f);
    obb_try_side(p, c, 0.0f, -1.0f, 0.0f);
    obb_try_side(p, c, 0.0f, 1.0f, 0.0f);
    obb_try_side(p, c, 0.0f, 0.0f, -1.0f);
    obb_try_side(p, c, 0.0f, 0.0f, 1.0f);
}

static void obb_try_edges(obb_parting *p, const box_core *c)
{
    const float x = c->run[0], y = c->run[1], z = c->run[2];
    obb_try_side(p, c, 0.0f, -z, y);
    obb_try_side(p, c, 0.0f, z, -y);
    obb_try_side(p, c, z, 0.0f, -x);
    obb_try_side(p, c, -z, 0.0f, x);
    obb_try_side(p, c, -y, x, 0.0f);
    obb_try_side(p, c, y, -x, 0.0f);
}

static float obb_unit_of_place(const graze_obb *box, const graze_segment *core, float radius)
{
    float most = core_greater(core_greater(0.0f, box->center.x), box->center.y);
    most = core_greater(core_greater(most, box->center.z), box->half.x);
    most = core_greater(core_greater(most, box->half.y), box->half.z) * 0x1p-23f;
    return core_greater(core_unit_of_place(core, radius), most);
}

/* False for a NaN, and for a core whose square is not finite. */
static bool obb_may_meet(const graze_obb *box, float radius)
{
    return is_positive(radius) && is_finite(radius) && float_at_most(0.0f, box->half.x) &&
           float_at_most(0.0f, box->half.y) && float_at_most(0.0f, box->half.z) &&
           is_finite(box->half.x) && is_finite(box->half.y) && is_finite(box->half.z);
}

static graze_separation obb_write_move(const obb_parting *p, graze_vec3 *move, graze_vec3 *normal)
{
    vec3_copy(move, &p->move);
    vec3_copy(normal, &p->normal);
    return float_less(p->way, FLT_MAX) ? GRAZE_MOVED : GRAZE_NO_PLACE;
}

static graze_separation obb_separate_core(obb_parting *p, graze_vec3 *move, graze_vec3 *normal)
{
    box_core c;
    if (!obb_may_meet(p->box, p->radius) || !is_finite(obb_set_core(&c, p->box, p->core)) ||
        obb_is_freed(p, p->core))
        return GRAZE_FREE;
    const graze_vec3 gap = obb_nearest_gap(&c);
    const float distance = vec3_length_finite(&gap);
    p->unit_of_place = obb_unit_of_place(p->box, p->core, p->radius);
    p->way = FLT_MAX;
    vec3_set(&p->move, 0.0f, 0.0f, 0.0f);
    vec3_set(&p->normal, 0.0f, 0.0f, 0.0f);
    obb_try_plane(p, &gap, (p->radius - distance) * distance);
    if (!float_less(p->way, FLT_MAX)) {
        obb_try_faces(p, &c);
        obb_try_edges(p, &c);
    }
    return obb_write_move(p, move, normal);
}

graze_separation graze_obb_separate_sphere(const graze_obb *target, const graze_sphere *mover,
                                           graze_vec3 *move, graze_vec3 *normal)
{
    graze_segment point;
    obb_parting p;
    vec3_copy(&point.a, &mover->center);
    vec3_copy(&point.b, &mover->center);
    p.box = target;
    p.core = &point;
    p.radius = mover->radius;
    return obb_separate_core(&p, move, normal);
}

graze_separation graze_obb_separate_capsule(const graze_obb *target, const graze_capsule *mover,
                                            graze_vec3 *move, graze_vec3 *normal)
{
    graze_vec3 facing;
    return grazef_obb_separate_facing(target, mover, move, normal, &facing);
}

graze_separation grazef_obb_separate_facing(const graze_obb *target, const graze_capsule *mover,
                                            graze_vec3 *move, graze_vec3 *normal,
                                            graze_vec3 *facing)
{
    obb_parting p;
    p.box = target;
    p.core = &mover->core;
    p.radius = mover->radius;
    vec3_set(&p.facing, 0.0f, 0.0f, 0.0f);
    const graze_separation result = obb_separate_core(&p, move, normal);
    vec3_copy(facing, &p.facing);
    return result;
}

#endif
