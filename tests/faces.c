/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles and parallelograms alike, and all that a line can be asked about one. */
#include "faces.h"

#include <stddef.h>

any_face face_of_triangle(const graze_triangle *t)
{
    any_face f;
    f.is_triangle = true;
    f.as.triangle = *t;
    return f;
}

any_face face_of_parallelogram(const graze_parallelogram *p)
{
    any_face f;
    f.is_triangle = false;
    f.as.parallelogram = *p;
    return f;
}

static void triangle_segment(const graze_triangle *t, const graze_segment *s,
                             face_segment_answers *a)
{
    a->overlaps = graze_triangle_overlaps_segment(t, s);
    a->result = graze_triangle_linecast(t, s, &a->hit);
    a->front = graze_triangle_linecast_front(t, s, &a->front_hit);
    a->unasked = graze_triangle_linecast(t, s, NULL);
    a->unasked_front = graze_triangle_linecast_front(t, s, NULL);
    a->found = graze_triangle_barycentric_of_segment(t, s, &a->place);
}

static void parallelogram_segment(const graze_parallelogram *p, const graze_segment *s,
                                  face_segment_answers *a)
{
    a->overlaps = graze_parallelogram_overlaps_segment(p, s);
    a->result = graze_parallelogram_linecast(p, s, &a->hit);
    a->front = graze_parallelogram_linecast_front(p, s, &a->front_hit);
    a->unasked = graze_parallelogram_linecast(p, s, NULL);
    a->unasked_front = graze_parallelogram_linecast_front(p, s, NULL);
    a->found = graze_parallelogram_barycentric_of_segment(p, s, &a->place);
}

face_segment_answers ask_segment(const any_face *f, const graze_segment *segment)
{
    const graze_face_line_hit untouched = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    face_segment_answers a;
    a.hit = a.front_hit = untouched;
    a.place.u = a.place.v = 7;
    if (f->is_triangle)
        triangle_segment(&f->as.triangle, segment, &a);
    else
        parallelogram_segment(&f->as.parallelogram, segment, &a);
    return a;
}

static void triangle_ray(const graze_triangle *t, const graze_ray *r, face_ray_answers *a)
{
    a->overlaps = graze_triangle_overlaps_ray(t, r);
    a->result = graze_triangle_raycast(t, r, &a->hit);
    a->front = graze_triangle_raycast_front(t, r, &a->front_hit);
    a->unasked = graze_triangle_raycast(t, r, NULL);
    a->unasked_front = graze_triangle_raycast_front(t, r, NULL);
    a->found = graze_triangle_barycentric_of_ray(t, r, &a->place);
}

static void parallelogram_ray(const graze_parallelogram *p, const graze_ray *r, face_ray_answers *a)
{
    a->overlaps = graze_parallelogram_overlaps_ray(p, r);
    a->result = graze_parallelogram_raycast(p, r, &a->hit);
    a->front = graze_parallelogram_raycast_front(p, r, &a->front_hit);
    a->unasked = graze_parallelogram_raycast(p, r, NULL);
    a->unasked_front = graze_parallelogram_raycast_front(p, r, NULL);
    a->found = graze_parallelogram_barycentric_of_ray(p, r, &a->place);
}

face_ray_answers ask_ray(const any_face *f, const graze_ray *ray)
{
    const graze_face_ray_hit untouched = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    face_ray_answers a;
    a.hit = a.front_hit = untouched;
    a.place.u = a.place.v = 7;
    if (f->is_triangle)
        triangle_ray(&f->as.triangle, ray, &a);
    else
        parallelogram_ray(&f->as.parallelogram, ray, &a);
    return a;
}
