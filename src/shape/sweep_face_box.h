/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box that moves at a triangle: separating axes in time. Near and far; after begin_space.h, box.h, sweep_boxes.h,
 * begin_triangle.h, face.h and face_aabb.h.
 *
 * The mover meets the triangle while it is beyond none of 17 planes through corners of the triangle: two across the normal, six
 * across the axes of the world, and three through each edge, each along one axis of the world. A plane through an edge has the
 * third corner behind it. If the third corner is in it, the three edges are seen on one line, some in each direction, so that
 * the planes of all three face both sides of that line. A plane whose normal is 0 limits nothing: face_aabb.h says why the others
 * suffice for a triangle without area, and for a flat box.
 *
 * A normal is an area, so the gap between a plane and the mover is a volume, and so is the way along the normal: near < 2^94,
 * far < 2^101. Along the way the gap is linear. So the mover comes to a plane, or leaves it, at a quotient of two volumes, and
 * two such times are compared by products < 2^204.
 */
#include "sweep_face_box_numbers.h"

enum { PLANE_BACK = 1, PLANE_OF_SIDES, PLANE_OF_EDGES = 8, PLANES = 17 };

typedef struct {
    const graze_triangle *face;
    const graze_aabb *mover, *bounds; /* the bounds of the triangle */
    length3 run;
    area3 normal;
} face_box_scene;

/* Outward, through a point. */
typedef struct {
    area3 out;
    const graze_vec3 *at;
} face_box_plane;

/* A routine of sweep_face_box_far.c. The stop may be NULL. */
graze_result graze_triangle_aabbcast_far(const face_box_move *move, const graze_aabb *bounds,
                                         face_box_stop *stop);

/* ---- The planes ---- */

static inline void face_box_set_normal(face_box_plane *p, const face_box_scene *s, bool is_back)
{
    p->at = &s->face->a;
    area_copy(&p->out.x, &s->normal.x);
    area_copy(&p->out.y, &s->normal.y);
    area_copy(&p->out.z, &s->normal.z);
    if (is_back) {
        area_negate(&p->out.x);
        area_negate(&p->out.y);
        area_negate(&p->out.z);
    }
}

static inline void face_box_set_unit(length3 *unit, int axis, graze_scalar sign)
{
    length_set(&unit->x, length_of(axis == AXIS_x ? sign : 0));
    length_set(&unit->y, length_of(axis == AXIS_y ? sign : 0));
    length_set(&unit->z, length_of(axis == AXIS_z ? sign : 0));
}

/* Of three axes, or three corners. */
static inline int face_box_next(int i)
{
    return i < AXIS_z ? i + 1 : AXIS_x;
}

/* -x +x -y +y -z +z: the cross product of the next two axes is the axis. */
static inline void face_box_set_side(face_box_plane *p, const face_box_scene *s, int side)
{
    length3 next, last;
    const int axis = side / 2, following = face_box_next(axis);
    const bool is_max = side % 2 > 0;
    p->at = is_max ? &s->bounds->max : &s->bounds->min;
    face_box_set_unit(&next, following, is_max ? 1 : -1);
    face_box_set_unit(&last, face_box_next(following), 1);
    set_cross(&p->out, &next, &last);
}

static inline const graze_vec3 *face_box_corner(const graze_triangle *f, int corner)
{
    return corner == 0 ? &f->a : corner == 1 ? &f->b : &f->c;
}

static inline bool face_box_turns(const area3 *normal, int axis)
{
    return area_is_negative(axis == AXIS_x ? &normal->x : axis == AXIS_y ? &normal->y : &normal->z);
}

/* Seen along the axis, the third corner is on the left of the edge if that component of the normal is positive. */
static inline void face_box_set_across(face_box_plane *p, const face_box_scene *s, int edge,
                                       int axis)
{
    length3 along, unit;
    p->at = face_box_corner(s->face, edge);
    set_between(&along, p->at, face_box_corner(s->face, face_box_next(edge)));
    face_box_set_unit(&unit, axis, face_box_turns(&s->normal, axis) ? -1 : 1);
    set_cross(&p->out, &along, &unit);
}

/* False for a plane whose normal is 0. */
GRAZE_ONCE bool face_box_set_plane(face_box_plane *p, const face_box_scene *s, int which)
{
    const int across = which - PLANE_OF_EDGES, edge = across < 3 ? 0 : across < 6 ? 1 : 2;
    if (which < PLANE_OF_SIDES)
        face_box_set_normal(p, s, which == PLANE_BACK);
    else if (which < PLANE_OF_EDGES)
        face_box_set_side(p, s, which - PLANE_OF_SIDES);
    else
        face_box_set_across(p, s, edge, across - 3 * edge);
    return !face_is_zero_normal(&p->out);
}

/* From a plane to the mover, and how that changes until the end of the way: both times the length of the normal. */
typedef struct {
    volume gap, rise;
} face_box_gap;

GRAZE_ONCE void face_box_set_gap(face_box_gap *g, const face_box_plane *p, const face_box_scene *s)
{
    face_box_corners c;
    face_set_box_corners(&c, s->mover, p->at);
    face_set_corner_height(&g->gap, &p->out, &c, true);
    set_volume(&g->rise, &p->out, &s->run);
}

/* ---- The part of the way on which the mover is beyond no plane ---- */

typedef struct {
    face_box_time enter, leave;
    bool apart, along; /* it starts apart from a plane, or in touch; it runs along one */
} face_box_passage;

static inline void face_box_copy_time(face_box_time *to, const face_box_time *time)
{
    u128_store(&to->part, time->part);
    u128_store(&to->whole, time->whole);
}

/* |gap / rise| */
static inline void face_box_set_time(face_box_time *t, const face_box_gap *g)
{
    u128_store(&t->part, volume_size(&g->gap));
    u128_store(&t->whole, volume_size(&g->rise));
}

static inline void face_box_begin(face_box_passage *p)
{
    const u128 none = u128_of(0, 0), one = u128_of(0, 1);
    u128_store(&p->enter.part, none);
    u128_store(&p->enter.whole, one);
    u128_store(&p->leave.part, one);
    u128_store(&p->leave.whole, one);
    p->apart = p->along = false;
}

/* The side of the plane on which the way ends. */
static inline int face_box_side_of_end(const face_box_gap *g)
{
    volume end;
    volume_copy(&end, &g->gap);
    volume_add(&end, &g->rise);
    return volume_sign(&end);
}

static inline bool face_box_enters(face_box_passage *p, const face_box_gap *g)
{
    face_box_time t;
    if (face_box_side_of_end(g) > 0)
        return false;
    face_box_set_time(&t, g);
    if (graze_face_box_order(&p->enter, &t) < 0)
        face_box_copy_time(&p->enter, &t);
    return true;
}

static inline void face_box_leaves(face_box_passage *p, const face_box_gap *g)
{
    face_box_time t;
    face_box_set_time(&t, g);
    if (graze_face_box_order(&t, &p->leave) < 0)
        face_box_copy_time(&p->leave, &t);
}

/* False if the mover is beyond the plane all the way. A start apart that does not come nearer ends apart. */
static inline bool face_box_narrow(face_box_passage *p, const face_box_gap *g)
{
    const int side = volume_sign(&g->gap);
    p->apart = p->apart || side >= 0;
    p->along = p->along || (side == 0 && volume_is_zero(&g->rise));
    if (side > 0)
        return face_box_enters(p, g);
    if (face_box_side_of_end(g) > 0)
        face_box_leaves(p, g);
    return true;
}

static inline bool face_box_passes(face_box_passage *p, const face_box_scene *s)
{
    face_box_plane plane;
    face_box_gap g;
    face_box_begin(p);
    for (int i = 0; i < PLANES; i++) {
        if (!face_box_set_plane(&plane, s, i))
            continue;
        face_box_set_gap(&g, &plane, s);
        if (!face_box_narrow(p, &g))
            return false;
    }
    return true;
}

/* ---- The plane of contact ---- */

static inline bool face_box_is_at_start(const face_box_time *t)
{
    return t->part.hi == 0 && t->part.lo == 0;
}

/* The mover is in touch with the plane at that time. */
static inline bool face_box_touches(const face_box_gap *g, const face_box_time *t)
{
    face_box_time then;
    if (volume_is_zero(&g->gap))
        return volume_is_zero(&g->rise) || face_box_is_at_start(t);
    if (volume_sign(&g->gap) != -volume_sign(&g->rise))
        return false;
    face_box_set_time(&then, g);
    return graze_face_box_order(&then, t) == 0;
}

/* The first that the mover runs along, or from a start in touch away from; or else the first that it moves into. */
static inline int face_box_find_plane(const face_box_scene *s, const face_box_time *t)
{
    face_box_plane plane;
    face_box_gap g;
    int into = -1;
    for (int i = 0; i < PLANES; i++) {
        if (!face_box_set_plane(&plane, s, i))
            continue;
        face_box_set_gap(&g, &plane, s);
        if (!face_box_touches(&g, t))
            continue;
        const int way = volume_sign(&g.rise);
        if (way == 0 || (way > 0 && face_box_is_at_start(t)))
            return i;
        if (way < 0 && into < 0)
            into = i;
    }
    return into;
}

static inline bool face_box_holds(const face_box_plane *p, const graze_vec3 *corner)
{
    length3 to;
    volume height;
    set_between(&to, p->at, corner);
    set_volume(&height, &p->out, &to);
    return volume_is_zero(&height);
}

/* Of the corners in the plane: all, an edge, or one. One corner at least is in it. */
static inline void face_box_set_feature(face_box_stop *stop, const face_box_plane *p,
                                        const graze_triangle *f)
{
    const bool a = face_box_holds(p, &f->a), b = face_box_holds(p, &f->b),
               c = face_box_holds(p, &f->c);
    stop->feature = GRAZE_FEATURE_CORNER + 1 - (a + b + c);
    if (stop->feature == GRAZE_FEATURE_EDGE)
        stop->index = !c ? 0 : !a ? 1 : 2;
    else
        stop->index = a ? 0 : b ? 1 : 2;
}

FAR_FRAMED void face_box_set_stop(face_box_stop *stop, const face_box_scene *s,
                                  const face_box_time *t)
{
    face_box_plane plane;
    (void)face_box_set_plane(&plane, s, face_box_find_plane(s, t));
    face_box_copy_time(&stop->at, t);
    stop->away.x = area_sign(&plane.out.x);
    stop->away.y = area_sign(&plane.out.y);
    stop->away.z = area_sign(&plane.out.z);
    unit_along(&stop->normal, &plane.out);
    face_box_set_feature(stop, &plane, s->face);
}

/* ---- The result ---- */

/* Of mover->min. The whole mover stays in the world. */
static inline void face_box_set_end(graze_vec3 *end, const face_box_move *move)
{
    end->x = move->mover->min.x + move->way.x;
    end->y = move->mover->min.y + move->way.y;
    end->z = move->mover->min.z + move->way.z;
}

static inline void face_box_set_scene(face_box_scene *s, const face_box_move *move,
                                      const graze_vec3 *end, const graze_aabb *bounds)
{
    s->face = move->face;
    s->mover = move->mover;
    s->bounds = bounds;
    set_between(&s->run, &move->mover->min, end);
    face_set_normal(&s->normal, move->face);
}

/* The stop is not NULL if a hit is wanted, and set if the result is GRAZE_TOUCH or GRAZE_HIT. */
static inline graze_result face_box_meet(const face_box_move *move, const graze_aabb *bounds,
                                         face_box_stop *stop)
{
    face_box_scene s;
    face_box_passage p;
    graze_vec3 end;
    face_box_set_end(&end, move);
    UNLESS_NEAR(face_is_near(move->face) && is_near(&move->mover->min) &&
                    is_near(&move->mover->max) && is_near(&end),
                return graze_triangle_aabbcast_far(move, bounds, stop));
    face_box_set_scene(&s, move, &end, bounds);
    if (!face_box_passes(&p, &s))
        return GRAZE_MISS;
    if (!p.apart)
        return GRAZE_INSIDE;
    const int order = graze_face_box_order(&p.enter, &p.leave);
    if (order > 0)
        return GRAZE_MISS;
    if (stop != 0)
        face_box_set_stop(stop, &s, &p.enter);
    return order < 0 && !p.along ? GRAZE_HIT : GRAZE_TOUCH;
}
