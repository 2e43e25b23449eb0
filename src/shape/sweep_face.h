/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves at a triangle or a parallelogram, near and far: its center is a point that comes within the radius of the
 * face (face_path.h). Radius 0 is a line: graze_FACE_linecast decides, and the part of the face follows from the edges that the line
 * crosses.
 *
 * The rounded place is at most 0.501 raw units off the exact one on each axis. If it is inside, one raw unit along the signs of
 * the normal leads out, as the face is convex: see sweep_round.h, also for what the border of the world may take from that.
 * So a line that passes is stopped on the side of its start, strictly.
 *
 * Include begin_any_face.h, face.h, cores.h and face_core.h before.
 */
#include "face_path.h"
#include "face_stop.h"
#include "sweep_hit.h"

/* A routine of sweep_face_far.c. `face` points to a triangle or to a parallelogram; around: the path, with the radius. */
graze_result graze_face_spherecast_far(const void *face, const graze_capsule *around,
                                       graze_sweep_hit *hit, bool is_triangle);

typedef struct {
    face_path path;
    const void *face;
    any_face shape;
    const graze_capsule *around;
} face_sweep;

/* ---- The place ---- */

static inline void face_sweep_set_gap(face_core *to, const face_sweep *s, const graze_vec3 *place)
{
    const face_line *l = &s->path.core.line;
    GIVEN(is_near(place));
    FACE_COPY_KIND(&to->line, l);
    face_copy_lengths(&to->line.u, &l->u);
    face_copy_lengths(&to->line.v, &l->v);
    set_between(&to->line.from_corner, s->shape.corner, place);
    face_set_back(&to->line.run, &l->u, &l->u); /* 0: it does not move */
    length_set(&to->radius, s->path.core.radius);
}

/* Not nearer than the radius; for radius 0, strictly on the side of the start. */
GRAZE_ONCE bool face_sweep_is_free(const face_sweep *s, const graze_vec3 *place)
{
    face_path at;
    face_sweep_set_gap(&at.core, s, place);
    if (s->around->radius > 0)
        return face_path_order(&at) >= 0;
    (void)face_path_height_order(&at);
    return at.side == s->path.side;
}

/* To the last of the free corners of the cube around the place. */
GRAZE_ONCE void face_sweep_move_to_corner(const face_sweep *s, const graze_vec3 *place,
                                          bool keeps_near, graze_vec3 *center)
{
    graze_vec3 corner;
    for (int32_t i = 0; i < 8; i++) {
        sweep_set_corner(&corner, place, i, keeps_near);
        if (face_sweep_is_free(s, &corner))
            vec3_copy(center, &corner);
    }
}

static inline void face_sweep_settle(const face_sweep *s, const graze_vec3 *normal,
                                     graze_vec3 *center)
{
    graze_vec3 place;
    vec3_copy(&place, center);
    if (face_sweep_is_free(s, &place))
        return;
    const bool keeps_near = sweep_path_is_near(&s->around->core);
    sweep_set_moved(center, &place, normal, keeps_near);
    if (!face_sweep_is_free(s, center))
        face_sweep_move_to_corner(s, &place, keeps_near, center);
}

/* ---- The hit ---- */

static inline graze_scalar face_sweep_corner(graze_scalar start, graze_scalar u, graze_scalar v,
                                             int32_t i)
{
    return coordinate_after(start, length_of(i == 1 || i == 2 ? u : 0), length_of(i >= 2 ? v : 0));
}

static inline void face_sweep_set_corner(const face_sweep *s, graze_vec3 *point)
{
    const graze_vec3 *corner = s->shape.corner, *u = s->shape.u, *v = s->shape.v;
    const int32_t i = s->path.index;
    if (s->shape.is_triangle) {
        vec3_copy(point, face_corner_at(&s->shape, (int)i));
        return;
    }
    point->x = face_sweep_corner(corner->x, u->x, v->x, i);
    point->y = face_sweep_corner(corner->y, u->y, v->y, i);
    point->z = face_sweep_corner(corner->z, u->z, v->z, i);
}

/* On the face, nearest to the rounded place: its error is at most 1.366 times that of the place, and one rounding. */
static inline void face_sweep_set_point(const face_sweep *s, const graze_vec3 *place,
                                        graze_vec3 *point)
{
    if (s->path.feature == GRAZE_FEATURE_CORNER)
        face_sweep_set_corner(s, point);
    else if (s->shape.is_triangle)
        graze_triangle_closest_point((const graze_triangle *)s->face, place, point);
    else
        graze_parallelogram_closest_point((const graze_parallelogram *)s->face, place, point);
}

static inline void face_sweep_write_part(const face_sweep *s, graze_fraction found,
                                         graze_sweep_hit *hit)
{
    hit->fraction = sweep_fraction_down(found);
    hit->feature = s->path.feature;
    hit->index = s->path.index;
}

FAR_FRAMED void face_sweep_write(const face_sweep *s, graze_sweep_hit *hit)
{
    const graze_vec3 *a = &s->around->core.a, *b = &s->around->core.b;
    crossing t;
    face_path_cross(&t, &s->path);
    hit->center.x = graze_crossing_along(&t, a->x, a->x, b->x);
    hit->center.y = graze_crossing_along(&t, a->y, a->y, b->y);
    hit->center.z = graze_crossing_along(&t, a->z, a->z, b->z);
    face_path_set_normal(&hit->normal, &t, &s->path);
    face_sweep_set_point(s, &hit->center, &hit->point);
    if (s->path.when == FACE_PATH_BETWEEN)
        face_sweep_settle(s, &hit->normal, &hit->center);
    face_sweep_write_part(s, crossing_fraction(&t), hit);
}

/* ---- Radius 0 ---- */

/* Whether the line crosses that of an edge. */
FAR_FRAMED bool face_path_is_on_edge(const face_path *p, int i)
{
    cores c;
    area3 across;
    volume apart;
    face_path_set_cores(&c, p, i, i);
    set_cross(&across, &c.u, &c.v);
    set_volume(&apart, &across, &c.gap);
    return volume_is_zero(&apart);
}

/* For a line that meets the face: on one edge, or on two at their corner. */
static inline void face_sweep_find_part(face_path *p)
{
    int edges = 0;
    p->feature = GRAZE_FEATURE_FACE;
    p->index = 0;
    for (int i = 0; i < FACE_CORNERS_OF(&p->core.line); i++) {
        if (!face_path_is_on_edge(p, i))
            continue;
        p->feature = edges == 0 ? GRAZE_FEATURE_EDGE : GRAZE_FEATURE_CORNER;
        p->index = edges > 0 && face_path_before(p, i) != p->index ? 0 : i;
        edges++;
    }
}

static inline graze_result face_sweep_linecast(const face_sweep *s, graze_face_line_hit *found)
{
    const graze_segment *path = &s->around->core;
    return s->shape.is_triangle
               ? graze_triangle_linecast((const graze_triangle *)s->face, path, found)
               : graze_parallelogram_linecast((const graze_parallelogram *)s->face, path, found);
}

static inline graze_result face_sweep_cast_line(face_sweep *s, graze_sweep_hit *hit)
{
    graze_face_line_hit found;
    const graze_result result = face_sweep_linecast(s, hit != 0 ? &found : 0);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    (void)face_path_height_order(&s->path);
    face_sweep_find_part(&s->path);
    face_set_unit_on_side(&hit->normal, &s->path.normal, s->path.side);
    vec3_copy(&hit->center, &found.point);
    vec3_copy(&hit->point, &found.point);
    if (result == GRAZE_HIT)
        face_sweep_settle(s, &hit->normal, &hit->center);
    face_sweep_write_part(s, found.fraction, hit);
    return result;
}

/* ---- The cast ---- */

/* Or NOT_NEAR. */
NEAR_ANSWER int face_sweep_cast(const void *face, bool is_triangle, const graze_capsule *around,
                                graze_sweep_hit *hit)
{
    face_sweep s;
    s.face = face;
    s.around = around;
    face_set(&s.shape, face, is_triangle);
    const face_core_answer seen = face_sees_capsule(&s.path.core, &s.shape, around, 0);
    UNLESS_NEAR(seen != FACE_CORE_FAR, return NOT_NEAR);
    if (seen == FACE_CORE_APART)
        return GRAZE_MISS;
    if (around->radius == 0)
        return face_sweep_cast_line(&s, hit);
    const graze_result result = face_path_cast(&s.path);
    if (hit != 0 && result == GRAZE_INSIDE)
        sweep_write_inside(&around->core.a, hit);
    else if (hit != 0 && result != GRAZE_MISS)
        face_sweep_write(&s, hit);
    return result;
}

GRAZE_INLINE graze_result face_spherecast(const void *face, bool is_triangle,
                                          const graze_capsule *around, graze_sweep_hit *hit)
{
    const int answer = face_sweep_cast(face, is_triangle, around, hit);
    UNLESS_NEAR(answer != NOT_NEAR,
                return graze_face_spherecast_far(face, around, hit, is_triangle));
    return (graze_result)answer;
}
