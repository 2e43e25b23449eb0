/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A path at a face, near and far: what is known before it enters anything. Its start, the edges and corners of the face, and on which
 * side of the plane through an edge the path comes to the height of the radius. face_path.h has the words and the reasons, and
 * includes this.
 */
#include "../../include/graze/sweep_face.h"
#include "capsule_crossing.h"
#include "sweep_face_numbers.h"

typedef enum { FACE_PATH_AT_START, FACE_PATH_BETWEEN, FACE_PATH_AT_END } face_path_when;

typedef struct {
    face_core core;
    face_dots at; /* of the start */
    area3 normal;
    int side; /* of the start: 1 in front, -1 behind, 0 in the plane, or if the face has no area */
    bool has_area, is_above; /* is_above: the start is higher than the radius */
    graze_feature feature;
    int32_t index;
    face_path_when when;
} face_path;

/* ---- Edges and corners ---- */

static inline int face_path_before(const face_path *p, int i)
{
    return i > 0 ? i - 1 : FACE_CORNERS_OF(&p->core.line) - 1;
}

static inline int face_path_after(const face_path *p, int i)
{
    return i + 1 < FACE_CORNERS_OF(&p->core.line) ? i + 1 : 0;
}

/* From one corner to the next. */
static inline void face_path_set_edge(length3 *w, const face_path *p, int i)
{
    const face_line *l = &p->core.line;
    if (i == 1 && IS_TRIANGLE(l)) {
        face_set_back(w, &l->v, &l->u);
        return;
    }
    face_copy_lengths(w, i == 0 || (i == 2 && !IS_TRIANGLE(l)) ? &l->u : &l->v);
    if (i < 2)
        return;
    length_set(&w->x, length_negate(w->x));
    length_set(&w->y, length_negate(w->y));
    length_set(&w->z, length_negate(w->z));
}

/* From a corner to the start of the path. */
static inline void face_path_set_gap(length3 *gap, const face_path *p, int i)
{
    const face_line *l = &p->core.line;
    face_copy_lengths(gap, &l->from_corner);
    if (i == 1 || (i == 2 && !IS_TRIANGLE(l)))
        face_set_back(gap, gap, &l->u);
    if (i >= 2)
        face_set_back(gap, gap, &l->v);
}

/* The edge, but from a corner that is its start or its end, and the path. */
GRAZE_ONCE void face_path_set_cores(cores *c, const face_path *p, int edge, int corner)
{
    face_path_set_edge(&c->u, p, edge);
    face_path_set_gap(&c->gap, p, corner);
    face_copy_lengths(&c->v, &p->core.line.run);
    length_set(&c->radius, p->core.radius);
    c->first = 0;
    c->ray = 0;
    GIVEN(FACE_CORES_IN_RANGE(c));
    cores_measure(c);
    cores_measure_second(c);
}

/* ---- The start ---- */

FAR_FRAMED void face_path_set_dots(face_path *p)
{
    const face_line *l = &p->core.line;
    face_frame from;
    face_copy_lengths(&from.u, &l->u);
    face_copy_lengths(&from.v, &l->v);
    face_copy_lengths(&from.gap, &l->from_corner);
    FACE_COPY_KIND(&p->at, l);
    if (IS_TRIANGLE(l))
        face_set_dots_of_triangle(&p->at, &from);
    else
        face_set_dots_of_parallelogram(&p->at, &from);
}

/* Sets the normal, and the height of the start. */
static inline int face_path_height_order(face_path *p)
{
    face_line *l = &p->core.line;
    set_cross(&p->normal, &l->u, &l->v);
    set_volume(&l->height, &p->normal, &l->from_corner);
    p->has_area = !face_is_zero_normal(&p->normal);
    p->side = volume_sign(&l->height);
    return p->has_area ? face_side_of_height(&p->normal, &l->height, p->core.radius) : 0;
}

/* The start is beside an edge, or beyond a corner. */
FAR_FRAMED int face_path_order_on_border(const face_path *p)
{
    cores c;
    core_point at;
    face_path_set_cores(&c, p, (int)p->index, (int)p->index);
    if (p->feature == GRAZE_FEATURE_CORNER)
        return area_sign(&c.gg);
    core_point_set(&at, &c.gg, &c.ug, &c.uu);
    return core_point_beside(&at);
}

GRAZE_ONCE int face_path_order(face_path *p)
{
    int which;
    const int height = face_path_height_order(p);
    face_path_set_dots(p);
    const face_part part = face_nearest_part(&p->at, &which);
    p->is_above = height > 0;
    p->feature = part == FACE_PART_INSIDE ? GRAZE_FEATURE_FACE
                 : part == FACE_PART_EDGE ? GRAZE_FEATURE_EDGE
                                          : GRAZE_FEATURE_CORNER;
    p->index = part == FACE_PART_INSIDE ? 0 : which;
    return part == FACE_PART_INSIDE ? height : face_path_order_on_border(p);
}

/* Whether the path leads nearer from the start, where it is in touch. */
FAR_FRAMED bool face_path_moves_in(face_path *p)
{
    face_line *l = &p->core.line;
    cores c;
    if (p->feature == GRAZE_FEATURE_FACE) {
        set_volume(&l->rise, &p->normal, &l->run);
        return volume_sign(&l->rise) * p->side < 0;
    }
    face_path_set_cores(&c, p, (int)p->index, (int)p->index);
    return p->feature == GRAZE_FEATURE_CORNER ? area_is_negative(&c.vg)
                                              : areas_order(&c.uu, &c.vg, &c.uv, &c.ug) < 0;
}

/* ---- The outer sides of edges ---- */

/* (n x w) . d: the edge before times w, and times d, have the other sign of those of a vector that leads to the inner side. */
static inline void face_path_set_turn(discriminant *turn, const face_path *p, int i, const cores *c)
{
    length3 back;
    area over;
    face_path_set_edge(&back, p, face_path_before(p, i));
    set_dot(&over, &back, &c->v);
    discriminant_set_slope(turn, &c->uv, &p->at.turn[i], &over, &c->uu);
}

/* For a path that falls to the height of the radius: 1 outside, 0 above the edge, -1 on the inner side. */
FAR_FRAMED int face_path_side_at_height(const face_path *p, int i)
{
    cores c;
    area3 across;
    volume apart;
    discriminant turn;
    face_balance b;
    face_path_set_cores(&c, p, i, i);
    set_cross(&across, &c.u, &c.v);
    set_volume(&apart, &across, &c.gap);
    face_path_set_turn(&turn, p, i, &c);
    const int by_line = -p->side * volume_sign(&apart), by_radius = discriminant_sign(&turn);
    if (length_sign(p->core.radius) == 0)
        return by_line;
    if (by_line * by_radius >= 0)
        return by_line != 0 ? by_line : by_radius;
    set_squares_of_areas(&b.normal2, &p->normal);
    discriminant_set_size(&b.turn, &turn);
    u128_store(&b.apart, volume_size(&apart));
    b.radius = length_size(p->core.radius);
    return graze_face_balance(&b) * by_line;
}

static inline bool face_path_is_outside(const face_path *p, int i)
{
    const int before = face_path_before(p, i);
    area beyond;
    if (p->is_above)
        return face_path_side_at_height(p, i) >= 0;
    area_copy(&beyond, &p->at.along[before]);
    area_subtract(&beyond, &p->at.whole[before]);
    return face_is_outside(&p->at, i, &beyond);
}

/* ---- The plane ---- */

/* The sign of the height of the end less the radius, for a start that is higher than it. */
static inline int face_path_order_of_end(face_path *p)
{
    face_line *l = &p->core.line;
    volume end;
    set_volume(&l->rise, &p->normal, &l->run);
    volume_copy(&end, &l->height);
    volume_add(&end, &l->rise);
    return volume_sign(&end) == p->side ? face_side_of_height(&p->normal, &end, p->core.radius)
                                        : -1;
}
