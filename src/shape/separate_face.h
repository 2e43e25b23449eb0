/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves out of a triangle: straight away from the nearest point, or along the normal, to the side where it is
 * to be. Near and far; after begin_triangle.h and face.h.
 */
#include "face_point.h"
#include "../../include/graze/separate.h"
#include "../number/solid.h"
#include "escape_heading.h"

/* Routines of separate_face_far.c. */
graze_separation graze_triangle_separate_sphere_far(const graze_triangle *target,
                                                    const graze_sphere *mover,
                                                    const graze_vec3 *before, graze_vec3 *move,
                                                    graze_vec3 *normal);
bool graze_triangle_frees_sphere_far(const graze_triangle *target, const graze_vec3 *center,
                                     graze_scalar radius);
int graze_triangle_side_far(const graze_triangle *target, const graze_vec3 *point);

typedef struct {
    const face_shape *face;
    const graze_sphere *mover;
    area3 normal;
    volume above; /* of the center */
    int side;     /* 1 in front, -1 behind: where the mover has to be; 0: the face has no area */
    int beside;   /* 1 or 0 if the center is on that side or in the plane, -1 on the other */
    span way;     /* straight away from the nearest point, rounded up */
    escape heading;
    bool is_straight;     /* the nearest point is on an edge or a corner */
    bool is_along_normal; /* the heading is the normal */
} face_parting;

/* ---- Sides, and places ---- */

static inline int face_side_of(const face_shape *f, const graze_vec3 *point)
{
    face_frame frame;
    area3 normal;
    volume above;
    UNLESS_NEAR(face_load_frame(&frame, f, point), return graze_triangle_side_far(f, point));
    face_set_height(&normal, &above, &frame);
    return volume_sign(&above);
}

/* Whether the interior of a sphere with that center has no point of the face. Most places along the normal are at least as
 * far from the plane as the radius, which is shorter to decide. */
static inline bool face_frees(const face_shape *f, const graze_vec3 *center, graze_scalar radius)
{
    face_frame frame;
    separation a;
    area3 normal;
    volume above;
    UNLESS_NEAR(face_load_frame(&frame, f, center),
                return graze_triangle_frees_sphere_far(f, center, radius));
    face_set_height(&normal, &above, &frame);
    if (!face_is_zero_normal(&normal)) {
        separation_of_volume(&a, &above, &normal);
        if (graze_separation_side(&a, (uint32_t)radius) >= 0)
            return true;
    }
    face_set_separation(&a, &frame, f, center);
    return graze_separation_side(&a, (uint32_t)radius) >= 0;
}

/* Whether a move leaves the center on its side, or in the plane. Along the normal it does, as it leads to the height of the
 * radius. Near, any other move is less than the radius and 8, so that it is a length. */
static inline bool face_keeps_side(const face_parting *p, const graze_vec3 *move)
{
    length3 run;
    volume above;
    if (p->is_along_normal || p->side == 0)
        return true;
    set_direction(&run, move);
    set_volume(&above, &p->normal, &run);
    volume_add(&above, &p->above);
    return p->side * volume_sign(&above) >= 0;
}

/* A move that `reaches` as far as the way leads at least to the distance of the radius from the nearest point, and the face
 * is behind that point: so the place is free. Otherwise it is decided. The small world cannot decide at a place that is not
 * near. There only a move that is proved to free is taken, and in the same order by the fixed build, whose far arithmetic
 * decides. */
static inline bool face_accepts(const face_parting *p, const graze_vec3 *move, bool reaches,
                                bool is_proved)
{
    graze_vec3 to;
    if (!point_set_moved(&to, &p->mover->center, move) || !face_keeps_side(p, move))
        return false;
    if (reaches)
        return true;
    if (!vector_in_range(&to) && !(is_proved && GRAZE_HAS_FAR))
        return is_proved;
    return face_frees(p->face, &to, p->mover->radius);
}

/* ---- Directions ---- */

/* 0 from a point on it. */
static inline void face_set_heading_of_edge(escape *e, const face_edge *s)
{
    escape_set_part_across(e, &s->run, &s->gap);
}

/* Sets the way from a distance to the radius, rounded up. Returns false if the distance is not less than the radius, which
 * is a whole number: so the distance rounded down decides. */
static inline bool face_set_way(span *way, const separation *a, graze_scalar radius)
{
    const graze_scalar distance = separation_distance_down(a);
    if (distance >= radius)
        return false;
    *way = span_short(span_of(radius), span_of(distance));
    return true;
}

/* Sets the heading from an edge or a corner, and the distance. */
static inline void face_set_heading_from(face_parting *p, separation *a, face_part what, int which)
{
    face_edge s;
    face_set_edge(&s, p->face, which, &p->mover->center);
    if (what == FACE_PART_EDGE) {
        face_separation_of_edge(a, &s);
        face_set_heading_of_edge(&p->heading, &s);
    } else {
        face_separation_of_corner(a, &s);
        escape_set_lengths(&p->heading, &s.gap);
    }
}

/* Returns false if the sphere is free. Sets the way, and the heading from an edge or a corner. */
static inline bool face_set_heading(face_parting *p, const face_frame *frame)
{
    separation a;
    int which;
    const face_part what = face_find_part(frame, p->face, &which);
    p->is_straight = what != FACE_PART_INSIDE;
    if (what == FACE_PART_INSIDE)
        separation_of_volume(&a, &p->above, &p->normal);
    else
        face_set_heading_from(p, &a, what, which);
    return face_set_way(&p->way, &a, p->mover->radius);
}

/* A face without area that contains the center is left across its first edge that is not a point, else along -x. */
static inline void face_set_any_heading(face_parting *p)
{
    escape *e = &p->heading;
    for (int i = 0; i < FACE_MOST_CORNERS; i++) {
        face_edge s;
        face_set_edge(&s, p->face, i, &p->mover->center);
        escape_set_lengths(e, &s.run);
        if (!escape_is_zero(e)) {
            escape_turn(e);
            return;
        }
    }
    e->size[0] = 1;
    e->down[0] = true;
}

/* ---- Moves ---- */

/* Each size of the move is at most 2^-11 too small, so one raw unit more is enough. */
static inline bool face_move_by(graze_vec3 *move, const face_parting *p, span way, bool is_proved)
{
    if (!span_less(way, span_of(GRAZE_SCALAR_MAX - 8)))
        return false;
    bool reaches = escape_set_move(move, &p->heading, way);
    if (face_accepts(p, move, reaches, false))
        return true;
    reaches = escape_set_move(move, &p->heading, span_moved(way, 0, 1));
    return face_accepts(p, move, reaches, is_proved);
}

/* Straight on, and away from the plane as far as rounding may have led behind it: 4 units along the normal are at least
 * 2 more than that, and take at most 2 from the way, which is 3 longer. */
static inline bool face_move_beside(graze_vec3 *move, const face_parting *p, span way)
{
    escape up;
    graze_vec3 off;
    escape_set_areas(&up, &p->normal, p->side);
    (void)escape_set_move(&off, &up, span_of(4));
    (void)escape_set_move(move, &p->heading, span_moved(way, 0, 3));
    move->x = moved_by(move->x, off.x);
    move->y = moved_by(move->y, off.y);
    move->z = moved_by(move->z, off.z);
    return face_accepts(p, move, false, true);
}

static inline bool face_move_straight(graze_vec3 *move, const face_parting *p)
{
    return face_move_by(move, p, p->way, p->side == 0) ||
           (p->side != 0 && span_less(p->way, span_of(GRAZE_SCALAR_MAX - 8)) &&
            face_move_beside(move, p, p->way));
}

/* To the height of the radius on that side. Behind the plane the height adds to it, rounded up. */
static inline span face_way_along_normal(const face_parting *p)
{
    separation a;
    span way = span_zero();
    if (!p->is_straight && p->beside >= 0)
        return p->way;
    separation_of_volume(&a, &p->above, &p->normal);
    if (p->beside < 0)
        return span_sum(span_of(p->mover->radius), span_of(separation_distance_up(&a)));
    (void)face_set_way(&way, &a, p->mover->radius);
    return way;
}

/* Along the normal, which becomes the heading. */
static inline bool face_move_along_normal(graze_vec3 *move, face_parting *p)
{
    const span way = face_way_along_normal(p);
    p->is_along_normal = true;
    escape_set_areas(&p->heading, &p->normal, p->side);
    return face_move_by(move, p, way, true);
}

static inline graze_separation face_write_move(graze_vec3 *move, graze_vec3 *normal,
                                               const graze_vec3 *by, const face_parting *p)
{
    escape_set_unit(normal, &p->heading);
    vec3_copy(move, by);
    return GRAZE_MOVED;
}

static inline void face_set_sides(face_parting *p, const graze_vec3 *before)
{
    const int own = volume_sign(&p->above);
    p->side = p->beside = 0;
    if (face_is_zero_normal(&p->normal))
        return;
    p->side = (before != 0 ? face_side_of(p->face, before) : own) < 0 ? -1 : 1;
    p->beside = p->side * own;
}

/* Where no place is free on that side: the other side, unless `before` forbids it. */
static inline graze_separation face_part_otherwise(face_parting *p, const graze_vec3 *before,
                                                   graze_vec3 *move, graze_vec3 *normal)
{
    graze_vec3 by;
    if (p->side != 0) {
        if (p->is_straight && p->beside >= 0 && face_move_along_normal(&by, p))
            return face_write_move(move, normal, &by, p);
        p->side = -p->side;
        p->beside = -p->beside;
        if (before == 0 && face_move_along_normal(&by, p))
            return face_write_move(move, normal, &by, p);
    }
    vec3_set_zero(move);
    vec3_set_zero(normal);
    return GRAZE_NO_PLACE;
}

static inline graze_separation face_separate_sphere(const face_shape *f, const graze_sphere *mover,
                                                    const graze_vec3 *before, graze_vec3 *move,
                                                    graze_vec3 *normal)
{
    face_parting p;
    face_frame frame;
    graze_vec3 by;
    if (mover->radius <= 0)
        return GRAZE_FREE;
    UNLESS_NEAR(face_load_frame(&frame, f, &mover->center) && in_near_range(mover->radius),
                return graze_triangle_separate_sphere_far(f, mover, before, move, normal));
    p.face = f;
    p.mover = mover;
    p.is_along_normal = false;
    face_set_height(&p.normal, &p.above, &frame);
    if (!face_set_heading(&p, &frame))
        return GRAZE_FREE;
    face_set_sides(&p, before);
    if (p.is_straight && escape_is_zero(&p.heading)) {
        p.is_straight = p.side == 0;
        if (p.is_straight)
            face_set_any_heading(&p);
    }
    const bool found = p.is_straight && p.beside >= 0 ? face_move_straight(&by, &p)
                                                      : face_move_along_normal(&by, &p);
    return found ? face_write_move(move, normal, &by, &p)
                 : face_part_otherwise(&p, before, move, normal);
}
