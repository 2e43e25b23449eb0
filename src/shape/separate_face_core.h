/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves out of a triangle, to the side where it is to be. Near and far; after begin_triangle.h, face.h, cores.h and
 * face_core.h.
 *
 * All moves after which the core has a point in the face are a prism: the face, which the core sweeps backward. A core that does
 * not meet the face has a nearest place in it, and the capsule moves straight away from there. Otherwise the capsule leaves the
 * prism, by its radius more: through the end on its side, along the normal by the depth of the deeper end of the core; or through a
 * side, which is along an edge of the face and the core. A core that is parallel to the plane has no such sides.
 */
#include "../../include/graze/separate.h"
#include "../number/separation.h"
#include "escape_heading.h"
#include "separate_capsule.h"
#include "separate_cores.h"

/* Routines of separate_face_capsule_far.c. */
graze_separation graze_triangle_separate_core_far(const graze_triangle *target,
                                                  const graze_capsule *mover,
                                                  const graze_segment *before, graze_vec3 *move,
                                                  graze_vec3 *normal);
bool graze_triangle_enters_capsule_far(const graze_triangle *target, const graze_capsule *mover);
int graze_triangle_side_of_middle_far(const graze_triangle *target, const graze_segment *segment);

/* Directions: across an edge, by its number in face_core.h, or along the normal. */
enum { FACE_ALONG_NORMAL = 3, FACE_DIRECTIONS };

typedef struct {
    const face_shape *face;
    const graze_capsule *mover;
    face_core core;
    area3 normal;
    volume end; /* the height of the end of the core */
    int side;   /* where the mover has to be: 1 in front, -1 behind */
    escape heading;
    span way;
} face_core_parting;

/* ---- Sides ---- */

/* The side of the middle of a segment. */
static inline int face_side_of_middle(const face_shape *f, const graze_segment *segment)
{
    face_frame frame;
    area3 normal;
    volume start, end;
    UNLESS_NEAR(face_load_frame(&frame, f, &segment->a) && is_near(&segment->b),
                return graze_triangle_side_of_middle_far(f, segment));
    GIVEN(is_near(&segment->b) && face_is_near(f));
    face_set_height(&normal, &start, &frame);
    set_between(&frame.gap, FACE_ORIGIN(f), &segment->b);
    set_volume(&end, &normal, &frame.gap);
    return volumes_sign(&start, &end);
}

/* Whether a move leaves the center on its side, or in the plane. */
static inline bool face_core_keeps_side(const face_core_parting *p, const graze_vec3 *move)
{
    volume rise, start, end;
    volume_set_rise(&rise, &p->normal, move);
    volume_copy(&start, &p->core.line.height);
    volume_copy(&end, &p->end);
    volume_add(&start, &rise);
    volume_add(&end, &rise);
    return p->side * volumes_sign(&start, &end) >= 0;
}

/* ---- Places ---- */

static inline bool face_enters_core(const face_shape *f, const graze_capsule *mover)
{
    const int answer = face_meets_capsule(f, mover, -1);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_triangle_enters_capsule_far(f, mover));
    return answer != 0;
}

/* Where a place is not near, only a move that is proved to free is taken: see face_accepts of separate_face.h. */
static inline bool face_core_accepts(const face_core_parting *p, const graze_vec3 *move,
                                     bool is_proved)
{
    graze_capsule to;
    if (!core_set_moved(&to.core, &p->mover->core, move) || !face_core_keeps_side(p, move))
        return false;
    if (!(vector_in_range(&to.core.a) && vector_in_range(&to.core.b)) &&
        !(is_proved && GRAZE_HAS_FAR))
        return is_proved;
    to.radius = p->mover->radius;
    return !face_enters_core(p->face, &to);
}

/* Straight on, and away from the plane as far as rounding may have led behind it: by 4 units along the normal. They take at most
 * a half from the way, which may be a half too short, and their rounding less than 2: so the way is 3 longer, and frees the mover. */
static inline bool face_core_move_beside(graze_vec3 *move, const face_core_parting *p)
{
    escape up;
    graze_vec3 off;
    escape_set_areas(&up, &p->normal, p->side);
    if (escape_leads_against(&p->heading, &up))
        return false;
    (void)escape_set_move(&off, &up, span_of(4));
    (void)escape_set_move(move, &p->heading, span_moved(p->way, 0, 3));
    move->x = moved_by(move->x, off.x);
    move->y = moved_by(move->y, off.y);
    move->z = moved_by(move->z, off.z);
    return face_core_accepts(p, move, true);
}

/* The way is at most half a raw unit too short, and each size of the move hardly too small: so one raw unit more is enough. */
GRAZE_ONCE bool face_core_move(graze_vec3 *move, const face_core_parting *p)
{
    if (escape_is_long(p->way))
        return false;
    (void)escape_set_move(move, &p->heading, p->way);
    if (face_core_accepts(p, move, false))
        return true;
    (void)escape_set_move(move, &p->heading, span_moved(p->way, 0, 1));
    return face_core_accepts(p, move, true) || face_core_move_beside(move, p);
}

/* ---- The nearest place ---- */

/* Above the inside of the face. */
static inline void face_core_take_end(face_core_parting *p, distances *d, const volume *height)
{
    separation_of_volume(distances_next(d), height, &p->normal);
    if (distances_take(d))
        escape_set_areas(&p->heading, &p->normal, volume_sign(height));
}

static inline void face_set_edge_segment(graze_segment *edge, const face_shape *f, int i)
{
    vec3_copy(&edge->a, i < 2 ? FACE_ORIGIN(f) : FACE_END_OF_U(f));
    vec3_copy(&edge->b, i == 0 ? FACE_END_OF_U(f) : FACE_END_OF_V(f));
}

FAR_FRAMED void face_core_take_edge(face_core_parting *p, distances *d, int i)
{
    cores c;
    closest_places where;
    graze_segment edge;
    const graze_segment *core = &p->mover->core;
    face_set_edge_core(&c, &p->core, i);
    GIVEN(FACE_CORES_IN_RANGE(&c));
    face_set_edge_segment(&edge, p->face, i);
    c.first = &edge;
    closest_measure(&c);
    closest_find(&where, &c);
    capsule_set_separation(distances_next(d), &c, core, &where);
    if (distances_take(d))
        capsule_set_heading(&p->heading, &c, core, &where);
}

static inline bool face_is_crossed(const face_core_parting *p)
{
    return volume_sign(&p->core.line.height) * volume_sign(&p->end) < 0 &&
           face_runs_through(&p->core.line, FACE_BOTH_SIDES);
}

/* Returns false if the mover is free. Sets the heading, 0 if the core meets the face, and the way. */
FAR_FRAMED bool face_core_find_nearest(face_core_parting *p)
{
    face_part_of_core part;
    distances d;
    escape_set_zero(&p->heading);
    if (face_is_crossed(p))
        return true;
    face_find_part_of_core(&part, &p->core.line);
    d.least = -1;
    if (part.start_is_above)
        face_core_take_end(p, &d, &p->core.line.height);
    if (part.end_is_above)
        face_core_take_end(p, &d, &p->end);
    for (int i = 0; i < FACE_MOST_CORNERS; i++)
        if (part.may_be_nearest[i])
            face_core_take_edge(p, &d, i);
    p->way = escape_way(span_of(p->mover->radius), separation_span(&d.of[d.least]));
    return graze_separation_side(&d.of[d.least], (uint32_t)p->mover->radius) < 0;
}

/* ---- The prism ---- */

/* The height of the end that is lower on the side of the mover. */
static inline const volume *face_core_lower_end(const face_core_parting *p)
{
    return p->side * volume_sign(&p->core.line.rise) > 0 ? &p->core.line.height : &p->end;
}

static inline void face_core_take_normal(face_core_parting *p, distances *d, int *which)
{
    separation_of_volume(distances_next(d), face_core_lower_end(p), &p->normal);
    if (distances_take(d)) {
        escape_set_areas(&p->heading, &p->normal, p->side);
        *which = FACE_ALONG_NORMAL;
    }
}

/* Edge 1 runs against the others around the face. */
FAR_FRAMED void face_core_take_side(face_core_parting *p, distances *d, int i, int *which)
{
    cores c;
    area3 across;
    volume depth;
    face_set_edge_core(&c, &p->core, i);
    GIVEN(FACE_CORES_IN_RANGE(&c));
    set_cross(&across, &c.u, &c.v);
    set_volume(&depth, &across, &c.gap);
    separation_of_volume(distances_next(d), &depth, &across);
    if (distances_take(d)) {
        const int outward = volume_sign(&p->core.line.rise);
        escape_set_areas(&p->heading, &across, i == 1 ? -outward : outward);
        *which = i;
    }
}

/* Sets the heading and the way of the shortest of the directions, one for each bit of the set. */
FAR_FRAMED int face_core_find_way_out(face_core_parting *p, unsigned directions)
{
    distances d;
    int which = 0;
    d.least = -1;
    if (directions & 1u << FACE_ALONG_NORMAL)
        face_core_take_normal(p, &d, &which);
    for (int i = 0; i < FACE_MOST_CORNERS; i++)
        if (directions & 1u << i)
            face_core_take_side(p, &d, i, &which);
    p->way = span_moved(separation_span(&d.of[d.least]), 0, p->mover->radius);
    return which;
}

/* From the center's side: the shortest way, of those that lead to a place. */
static inline bool face_core_leave(graze_vec3 *move, face_core_parting *p)
{
    unsigned directions =
        volume_is_zero(&p->core.line.rise) ? 1u << FACE_ALONG_NORMAL : (1u << FACE_DIRECTIONS) - 1u;
    while (directions != 0u) {
        const int which = face_core_find_way_out(p, directions);
        if (face_core_move(move, p))
            return true;
        directions -= 1u << which;
    }
    return false;
}

/* To the place where the mover touches the plane. */
GRAZE_ONCE bool face_core_move_along_normal(graze_vec3 *move, face_core_parting *p)
{
    separation height;
    const volume *lower = face_core_lower_end(p);
    const span radius = span_of(p->mover->radius);
    separation_of_volume(&height, lower, &p->normal);
    p->way = p->side * volume_sign(lower) > 0
                 ? escape_way(radius, separation_span(&height))
                 : span_moved(separation_span(&height), 0, p->mover->radius);
    escape_set_areas(&p->heading, &p->normal, p->side);
    return face_core_move(move, p);
}

/* ---- The routine ---- */

/* A face without area is its longest edge, the core of a capsule. */
static inline graze_separation face_part_flat(const face_core_parting *p, graze_vec3 *move,
                                              graze_vec3 *normal)
{
    graze_capsule target;
    area longest, squared;
    face_set_edge_segment(&target.core, p->face, 0);
    set_dot(&longest, &p->core.line.u, &p->core.line.u);
    for (int i = 1; i < FACE_MOST_CORNERS; i++) {
        cores c;
        face_set_edge_core(&c, &p->core, i);
        set_dot(&squared, &c.u, &c.u);
        if (area_less(&longest, &squared)) {
            area_copy(&longest, &squared);
            face_set_edge_segment(&target.core, p->face, i);
        }
    }
    target.radius = 0;
    return graze_capsule_separate_capsule(&target, p->mover, move, normal);
}

/* To the side of the middle of `before`; to that of the center, or to the other one, if it is NULL. */
static inline bool face_core_find_move(graze_vec3 *move, face_core_parting *p,
                                       const graze_segment *before)
{
    const int own = volumes_sign(&p->core.line.height, &p->end);
    p->side = (before != 0 ? face_side_of_middle(p->face, before) : own) < 0 ? -1 : 1;
    if (p->side * own >= 0 &&
        (escape_is_zero(&p->heading) ? face_core_leave(move, p) : face_core_move(move, p)))
        return true;
    if (face_core_move_along_normal(move, p))
        return true;
    p->side = -p->side;
    return before == 0 && face_core_move_along_normal(move, p);
}

static inline graze_separation face_separate_core(const face_shape *f, const graze_capsule *mover,
                                                  const graze_segment *before, graze_vec3 *move,
                                                  graze_vec3 *normal)
{
    face_core_parting p;
    graze_vec3 by;
    if (mover->radius <= 0)
        return GRAZE_FREE;
    const face_core_answer seen = face_sees_capsule(&p.core, f, mover, -1);
    UNLESS_NEAR(seen != FACE_CORE_FAR,
                return graze_triangle_separate_core_far(f, mover, before, move, normal));
    if (seen == FACE_CORE_APART)
        return GRAZE_FREE;
    p.face = f;
    p.mover = mover;
    if (!face_set_heights(&p.normal, &p.end, &p.core.line))
        return face_part_flat(&p, move, normal);
    if (!face_core_find_nearest(&p))
        return GRAZE_FREE;
    if (!face_core_find_move(&by, &p, before)) {
        vec3_set_zero(move);
        vec3_set_zero(normal);
        return GRAZE_NO_PLACE;
    }
    escape_set_unit(normal, &p.heading);
    vec3_copy(move, &by);
    return GRAZE_MOVED;
}
