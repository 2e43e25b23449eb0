/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Points and spheres, and a triangle or a parallelogram: see face_view.h for what of them is nearest,
 * and degrees.h for near and far.
 */
#include "../number/apart.h"
#include "face_extent.h"
#include "face_view.h"
#include "frames.h"

/* ---- The point of an edge or a corner ---- */

static inline void set_progress(share_progress *at, const view *v, int i, bool back)
{
    area along;
    share s;
    area_put(&along, &v->along[i]);
    if (back) {
        area_put(&along, &v->whole[i]);
        area_subtract(&along, &v->along[i]);
    }
    share_set_areas(&s, &along, &v->whole[i]);
    share_progress_of(at, &s);
}

static inline graze_scalar on_edge(const side *s, graze_scalar start, length first, length run,
                                   const share_progress *at)
{
    return s->lifted ? share_beyond(start, first, run, at) : share_along(start, run, at);
}

static inline void put_on_edge(graze_vec3 *nearest, const side *s, const share_progress *at)
{
    graze_scalar x = on_edge(s, s->start->x, s->first.x, s->run.x, at);
    graze_scalar y = on_edge(s, s->start->y, s->first.y, s->run.y, at);
    nearest->z = on_edge(s, s->start->z, s->first.z, s->run.z, at);
    nearest->x = x;
    nearest->y = y;
}

static inline graze_scalar at_corner(const side *s, graze_scalar start, length first, length run)
{
    if (s->lifted && s->back)
        return coordinate_after(start, first, run);
    if (s->lifted)
        return coordinate_after(start, first, length_of(0));
    return s->back ? coordinate_after(start, run, length_of(0)) : start;
}

static inline void put_corner(graze_vec3 *nearest, const side *s)
{
    graze_scalar x = at_corner(s, s->start->x, s->first.x, s->run.x);
    graze_scalar y = at_corner(s, s->start->y, s->first.y, s->run.y);
    nearest->z = at_corner(s, s->start->z, s->first.z, s->run.z);
    nearest->x = x;
    nearest->y = y;
}

/* Out of line: in place it takes registers from the edges. */
GRAZE_ONCE void put_inside(graze_vec3 *nearest, const fan *from, const graze_vec3 *point)
{
    area3 normal;
    volume above;
    set_height(&normal, &above, from);
    foot_put(nearest, point, &from->gap, &normal, &above);
}

/* Writes the nearest point if it is on an edge or a corner; false if it is inside. */
FAR_FRAMED bool put_on_border(graze_vec3 *nearest, const fan *from, const face *f,
                              const graze_vec3 *point)
{
    view v;
    side s;
    share_progress at;
    int which;
    set_view(&v, from, f, point);
    const part what = nearest_part(&v, &which);
    if (what == INSIDE)
        return false;
    set_side(&s, f, which, point);
    if (what == CORNER) {
        put_corner(nearest, &s);
        return true;
    }
    set_progress(&at, &v, which, s.back);
    put_on_edge(nearest, &s, &at);
    return true;
}

GRAZE_REPEATED void closest_point(const face *f, const graze_vec3 *point, graze_vec3 *nearest)
{
    fan from;
    CALL_FAR_UNLESS(ask_fan(&from, f, point),
                    graze_face_closest_point_far(f, point, nearest, IS_TRIANGLE(f)));
    if (!put_on_border(nearest, &from, f, point))
        put_inside(nearest, &from, point);
}

/* ---- How far that is ---- */

/* Less what leads to the corner. */
static inline stretch left_of(const side *s, length gap, length first, length run)
{
    stretch left = stretch_of(gap);
    if (s->lifted)
        left = stretch_minus(left, stretch_of(first));
    if (s->back)
        left = stretch_minus(left, stretch_of(run));
    return left;
}

FAR_FRAMED void apart_of_corner(apart *a, const side *s)
{
    const stretch x = left_of(s, s->gap.x, s->first.x, s->run.x);
    const stretch y = left_of(s, s->gap.y, s->first.y, s->run.y);
    const stretch z = left_of(s, s->gap.z, s->first.z, s->run.z);
    apart_of_stretches(a, &x, &y, &z);
}

FAR_FRAMED void apart_of_edge(apart *a, const side *s)
{
    area3 across, less;
    set_cross(&across, &s->run, &s->gap);
    if (s->lifted) {
        set_cross(&less, &s->run, &s->first);
        area_subtract(&across.x, &less.x);
        area_subtract(&across.y, &less.y);
        area_subtract(&across.z, &less.z);
    }
    apart_of_areas(a, &across, &s->run);
}

FAR_FRAMED void apart_of_inside(apart *a, const fan *from)
{
    area3 normal;
    volume above;
    set_height(&normal, &above, from);
    apart_of_volume(a, &above, &normal);
}

FAR_FRAMED part part_of_face(const fan *from, const face *f, const graze_vec3 *point, int *which)
{
    view v;
    set_view(&v, from, f, point);
    return nearest_part(&v, which);
}

static inline void set_apart(apart *a, const fan *from, const face *f, const graze_vec3 *point)
{
    side s;
    int which;
    const part what = part_of_face(from, f, point, &which);
    if (what == INSIDE) {
        apart_of_inside(a, from);
        return;
    }
    set_side(&s, f, which, point);
    if (what == EDGE)
        apart_of_edge(a, &s);
    else
        apart_of_corner(a, &s);
}

static inline graze_scalar distance(const face *f, const graze_vec3 *point)
{
    fan from;
    apart a;
    GO_FAR_UNLESS(ask_fan(&from, f, point), graze_face_distance_far(f, point, IS_TRIANGLE(f)));
    set_apart(&a, &from, f, point);
    return apart_distance(&a);
}

/* ---- Spheres ---- */

/* Whether the numbers along an axis are near, and keep the sphere off the face. */
GRAZE_INLINE bool is_beside(nearness *n, length *u, length *v, length *gap, const face *f,
                            const row *of, graze_scalar center, const length *radius)
{
    ask_row(n, u, v, f, of);
    length_put(gap, length_asked(n, of->corner, center));
    if (!IMPLIES(are_all_near(n), EDGE_IN_RANGE(u) && EDGE_IN_RANGE(v) && length_in_range(gap) &&
                                      length_in_range(radius)))
        return false;
    const stretch middle = stretch_of(*gap), size = stretch_of(*radius);
    const stretch low = stretch_minus(middle, size), high = stretch_plus(middle, size);
    return !meets_interval(f, u, v, &low, &high);
}

/* One axis at a time: most spheres are beside the face on one of them. What is far goes through all
 * three without an answer. */
GRAZE_INLINE bool is_out_of_reach(nearness *n, fan *from, const face *f, const graze_sphere *sphere)
{
    nearness_begin(n);
    const length radius = radius_asked(n, sphere->radius);
    const graze_vec3 *center = &sphere->center;
    const row x = ROW(x);
    if (is_beside(n, &from->u.x, &from->v.x, &from->gap.x, f, &x, center->x, &radius))
        return true;
    const row y = ROW(y);
    if (is_beside(n, &from->u.y, &from->v.y, &from->gap.y, f, &y, center->y, &radius))
        return true;
    const row z = ROW(z);
    return is_beside(n, &from->u.z, &from->v.z, &from->gap.z, f, &z, center->z, &radius);
}

static inline bool overlaps_sphere(const face *f, const graze_sphere *sphere)
{
    nearness n;
    fan from;
    area3 normal;
    apart a;
    if (is_out_of_reach(&n, &from, f, sphere))
        return false;
    GO_FAR_UNLESS(are_all_near(&n) && is_known_near(&sphere->center) && is_known_face(f),
                  graze_face_overlaps_sphere_far(f, sphere, IS_TRIANGLE(f)));
    GIVEN(fan_in_range(&from));
    set_apart(&a, &from, f, &sphere->center);
    set_cross(&normal, &from.u, &from.v);
    return apart_within(&a, sphere->radius) && !is_zero(&normal);
}

#if GRAZE_FAR

void graze_face_closest_point_far(const void *of, const graze_vec3 *point, graze_vec3 *nearest,
                                  bool is_triangle)
{
    face f;
    set_face(&f, of, is_triangle);
    closest_point(&f, point, nearest);
}

graze_scalar graze_face_distance_far(const void *of, const graze_vec3 *point, bool is_triangle)
{
    face f;
    set_face(&f, of, is_triangle);
    return distance(&f, point);
}

bool graze_face_overlaps_sphere_far(const void *of, const graze_sphere *sphere, bool is_triangle)
{
    face f;
    set_face(&f, of, is_triangle);
    return overlaps_sphere(&f, sphere);
}

#else

void OF_FACE(closest_point)(const face *f, const graze_vec3 *point, graze_vec3 *nearest)
{
    closest_point(f, point, nearest);
}

graze_scalar OF_FACE(distance)(const face *f, const graze_vec3 *point)
{
    return distance(f, point);
}

bool OF_FACE(overlaps_sphere)(const face *f, const graze_sphere *sphere)
{
    return overlaps_sphere(f, sphere);
}

#endif
