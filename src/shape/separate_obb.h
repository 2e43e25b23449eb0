/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves out of an oriented box; a sphere is a capsule whose core is its center. Near and far.
 *
 * In the coordinates of the box of obb_core.h, a core is free if it is beyond a plane that is beside the box, at the distance of
 * the radius. For a plane with the normal n the core needs the depth F along n: from the end of the core that is deepest, to the
 * plane. A move m in the world changes these coordinates by axis . m, and n . coordinates by h . m, where h is the sum of the
 * axes, each times its component of n. So m passes the plane if h . m >= F, and the shortest such m is F / |h| along h. All of
 * this is exact for any axes. That is why no place has to be checked in another way.
 *
 * A core outside the box has a place that is nearest to it, and n leads from the box to that place. Otherwise the planes are the
 * faces, and those along an axis of the box and the core, as in separate_box_core.h. Last, faces are passed along axes of the
 * world.
 */
#include "separate_cores.h"
#include "separate_obb_plane.h"

/* A routine of separate_obb_far.c. */
graze_separation graze_obb_separate_capsule_far(const graze_obb *target, const graze_capsule *mover,
                                                graze_vec3 *move, graze_vec3 *normal, int8_t *side);

/* The shortest move so far; none if the way is UINT32_MAX. */
typedef struct {
    const graze_obb *target;
    const graze_capsule *mover;
    graze_vec3 move, normal;
    span way;
    int8_t *side; /* of graze_obb_separate_core, or NULL */
} obb_parting;

/* From the box to the nearest place of the core. */
FAR_FRAMED void obb_plane_set_nearest(obb_plane *p, const obb_core *c, const obb_nearest *n,
                                      const obb_core_square *d)
{
    uint32_t way[NO_AXIS * OBB_SLOPE];
    obb_set_nearest_way(way, c, n, d);
    obb_plane_set_normal(p, way, OBB_SLOPE);
}

/* ---- Moves past a plane ---- */

static inline bool obb_is_sphere(const graze_segment *core)
{
    return core->a.x == core->b.x && core->a.y == core->b.y && core->a.z == core->b.z;
}

static inline bool obb_is_nearer(obb_heading *h, const obb_parting *p, const obb_plane *plane,
                                 int only)
{
    return obb_plane_is_nearer(h, plane, p->target, only, obb_is_sphere(&p->mover->core), p->way);
}

/* Moves past the plane. Returns false if that leads out of the world. The way is at most half a raw unit too short, and each size
 * of the move hardly too small: so one raw unit more is enough. */
GRAZE_ONCE bool obb_move_past(obb_parting *p, const obb_plane *plane, const obb_heading *h)
{
    escape e;
    graze_vec3 by;
    graze_segment to;
    if (escape_is_long(h->way))
        return false;
    obb_set_escape(&e, h);
    escape_set_move(&by, &e, h->way);
    if (!obb_plane_is_passed(plane, h, &by))
        escape_set_move(&by, &e, span_moved(h->way, 0, 1));
    if (!core_set_moved(&to, &p->mover->core, &by))
        return false;
    vec3_copy(&p->move, &by);
    escape_set_unit(&p->normal, &e);
    p->way = h->way;
    if (p->side != 0)
        obb_plane_set_side(p->side, plane);
    return true;
}

/* Past the plane or past the opposite one, whichever is nearer; past the other, where that leads out of the world. */
GRAZE_ONCE void obb_try_sides(obb_parting *p, obb_plane *plane, const obb_core *c)
{
    obb_heading h;
    obb_plane_set_nearer(plane, c, p->mover->radius);
    if (!obb_is_nearer(&h, p, plane, NO_AXIS) || obb_move_past(p, plane, &h))
        return;
    obb_plane_turn(plane);
    obb_plane_set_depth(plane, c, p->mover->radius);
    if (obb_is_nearer(&h, p, plane, NO_AXIS))
        (void)obb_move_past(p, plane, &h);
}

static inline void obb_try_plane(obb_parting *p, obb_plane *plane, const obb_core *c, int only)
{
    obb_heading h;
    obb_plane_set_depth(plane, c, p->mover->radius);
    if (obb_is_nearer(&h, p, plane, only))
        (void)obb_move_past(p, plane, &h);
}

/* ---- The routine ---- */

static inline void obb_try_faces(obb_parting *p, const obb_core *c)
{
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        obb_plane face;
        obb_plane_set_face(&face, i);
        obb_try_sides(p, &face, c);
    }
}

static inline void obb_try_edges(obb_parting *p, const obb_core *c)
{
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        obb_plane edge;
        obb_plane_set_edge(&edge, c, i);
        if (!obb_plane_is_nowhere(&edge))
            obb_try_sides(p, &edge, c);
    }
}

static inline void obb_try_axes_of_world(obb_parting *p, const obb_core *c)
{
    for (int i = 0; i < 2 * NO_AXIS; i++) {
        obb_plane face;
        obb_plane_set_face(&face, i / 2);
        if (i % 2 != 0)
            obb_plane_turn(&face);
        for (int k = AXIS_x; k < NO_AXIS; k++)
            obb_try_plane(p, &face, c, k);
    }
}

GRAZE_INLINE bool obb_has_move(const obb_parting *p)
{
    return p->way.raw != UINT32_MAX;
}

/* Returns false if the mover is free. */
static inline bool obb_find_nearest_plane(obb_plane *p, const obb_core *c, graze_scalar radius)
{
    obb_nearest n;
    obb_core_square d;
    obb_find_nearest(&n, c);
    obb_set_nearest_square(&d, c, &n);
    if (obb_nearest_side(&d, radius) >= 0)
        return false;
    obb_plane_set_nearest(p, c, &n, &d);
    return true;
}

static inline void obb_find_move(obb_parting *p, const obb_core *c, obb_plane *nearest)
{
    const bool is_inside = obb_plane_is_nowhere(nearest);
    p->way.raw = UINT32_MAX;
    vec3_set(&p->move, 0, 0, 0);
    vec3_set(&p->normal, 0, 0, 0);
    if (!is_inside)
        obb_try_plane(p, nearest, c, NO_AXIS);
    if (!obb_has_move(p))
        obb_try_faces(p, c);
    if (is_inside)
        obb_try_edges(p, c);
    if (!obb_has_move(p))
        obb_try_axes_of_world(p, c);
}

static inline graze_separation obb_separate_capsule(const graze_obb *target,
                                                    const graze_capsule *mover, graze_vec3 *move,
                                                    graze_vec3 *normal, int8_t *side)
{
    obb_core c;
    obb_plane nearest;
    obb_parting p;
    if (mover->radius <= 0 || !obb_is_not_empty(target))
        return GRAZE_FREE;
    UNLESS_NEAR(is_near(&target->center) && is_near(&mover->core.a) && is_near(&mover->core.b),
                return graze_obb_separate_capsule_far(target, mover, move, normal, side));
    if (obb_is_beside_core(&c, target, &mover->core, (uint64_t)mover->radius * 65536u) ||
        !obb_find_nearest_plane(&nearest, &c, mover->radius))
        return GRAZE_FREE;
    p.target = target;
    p.mover = mover;
    p.side = side;
    obb_find_move(&p, &c, &nearest);
    vec3_copy(move, &p.move);
    vec3_copy(normal, &p.normal);
    return obb_has_move(&p) ? GRAZE_MOVED : GRAZE_NO_PLACE;
}
