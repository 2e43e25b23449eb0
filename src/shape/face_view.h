/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What of a triangle or a parallelogram is nearest to a point: see face.h, and degrees.h for near and
 * far.
 *
 * Seen from a point, the nearest of a face is its inside, an edge or a corner, and dot products tell
 * which. The point is beyond a corner when it is past both edges' ends there; it is beside an edge
 * when it is between that edge's ends and not further in; and else it is above the inside. A face
 * without area has no inside: one of its edges or corners is found.
 */
#ifndef GRAZE_FACE_VIEW_H
#define GRAZE_FACE_VIEW_H

#include "face.h"

/* The edges go round, each from one corner to the next. */
typedef struct {
    area along[MOST_CORNERS]; /* an edge, times the way from its corner to the point */
    area whole[MOST_CORNERS]; /* the edge squared */
    area turn[MOST_CORNERS];  /* the edge times the one before it */
#if GRAZE_FAR
    bool is_triangle;
#endif
} view;

#define CORNERS_OF(of) (IS_TRIANGLE(of) ? 3 : 4)

/* An edge by itself: start + run * share, and `first` besides where it does not begin at a corner that
 * is stored. It may run back, from the next corner to its own. */
typedef struct {
    const graze_vec3 *start;
    length3 first, run, gap; /* the gap leads from the start to the point */
    bool lifted, back;
} side;

static inline const graze_vec3 *corner_at(const face *f, int i)
{
    return i == 0 ? corner_of(f) : i == 1 ? end_of_u(f) : end_of_v(f);
}

/* u, from its end on to that of v, and v back */
static inline void view_triangle(view *to, const fan *from, const face *f, const graze_vec3 *point)
{
    const length3 *u = &from->u, *v = &from->v;
    length3 w, from_b, from_c;
    set_between(&w, end_of_u(f), end_of_v(f));
    set_between(&from_b, end_of_u(f), point);
    set_between(&from_c, end_of_v(f), point);
    set_dot(&to->along[0], u, &from->gap);
    set_dot(&to->along[1], &w, &from_b);
    set_dot(&to->along[2], v, &from_c);
    area_negate(&to->along[2]);
    set_dot(&to->whole[0], u, u);
    set_dot(&to->whole[1], &w, &w);
    set_dot(&to->whole[2], v, v);
    set_dot(&to->turn[0], u, v);
    area_negate(&to->turn[0]);
    set_dot(&to->turn[1], &w, u);
    set_dot(&to->turn[2], v, &w);
    area_negate(&to->turn[2]);
}

static inline void set_side_of_triangle(side *s, const face *f, int i, const graze_vec3 *point)
{
    s->start = corner_at(f, i);
    set_between(&s->run, corner_at(f, i), corner_at(f, i < 2 ? i + 1 : 0));
    set_between(&s->gap, s->start, point);
    s->lifted = s->back = false;
}

/* Along u, along v, and back the same way. near: |u|, |v| < 2^29 and |gap| < 2^30 */
static inline void view_parallelogram(view *to, const fan *from)
{
    const length3 *u = &from->u, *v = &from->v, *gap = &from->gap;
    area over;
    set_dot(&to->whole[0], u, u);
    set_dot(&to->whole[1], v, v);
    set_dot(&to->turn[1], u, v);
    area_put(&to->turn[0], &to->turn[1]);
    area_negate(&to->turn[0]);
    for (int i = 0; i < 2; i++) {
        area_put(&to->whole[i + 2], &to->whole[i]);
        area_put(&to->turn[i + 2], &to->turn[i]);
    }
    set_dot(&to->along[0], u, gap);
    set_dot(&over, v, gap);
    area_put(&to->along[1], &over);
    area_subtract(&to->along[1], &to->turn[1]);
    area_put(&to->along[2], &to->whole[0]);
    area_add(&to->along[2], &to->turn[1]);
    area_subtract(&to->along[2], &to->along[0]);
    area_put(&to->along[3], &to->whole[1]);
    area_subtract(&to->along[3], &over);
}

static inline void set_side_of_parallelogram(side *s, const face *f, int i, const graze_vec3 *point)
{
    s->start = corner_of(f);
    if (i % 2 == 0) {
        set_u(&s->run, f);
        set_v(&s->first, f);
    } else {
        set_v(&s->run, f);
        set_u(&s->first, f);
    }
    set_between(&s->gap, s->start, point);
    s->lifted = i == 1 || i == 2;
    s->back = i >= 2;
}

static inline void set_view(view *to, const fan *from, const face *f, const graze_vec3 *point)
{
#if GRAZE_FAR
    to->is_triangle = f->is_triangle;
#endif
    if (IS_TRIANGLE(f))
        view_triangle(to, from, f, point);
    else
        view_parallelogram(to, from);
}

static inline void set_side(side *s, const face *f, int i, const graze_vec3 *point)
{
    if (IS_TRIANGLE(f))
        set_side_of_triangle(s, f, i, point);
    else
        set_side_of_parallelogram(s, f, i, point);
}

/* ---- What of a face is nearest ---- */

typedef enum { CORNER, EDGE, INSIDE } part;

/* Of a view with a NaN nothing is known, and what is above the inside becomes one. */
static inline bool is_clear(const view *v)
{
    bool clear = true;
    for (int i = 0; i < CORNERS_OF(v); i++)
        clear = clear && area_is_number(&v->along[i]) && area_is_number(&v->whole[i]) &&
                area_is_number(&v->turn[i]);
    return clear;
}

/* `which` is that of the corner or the edge. */
static inline part nearest_part(const view *v, int *which)
{
    if (!is_clear(v))
        return INSIDE;
    for (int i = 0; i < CORNERS_OF(v); i++) {
        const int before = i > 0 ? i - 1 : CORNERS_OF(v) - 1;
        area beyond;
        area_put(&beyond, &v->along[before]);
        area_subtract(&beyond, &v->whole[before]);
        *which = i;
        if (area_sign(&v->along[i]) <= 0) {
            if (area_sign(&beyond) >= 0)
                return CORNER;
        } else if (area_less(&v->along[i], &v->whole[i]) &&
                   compare_area_products(&v->whole[i], &beyond, &v->turn[i], &v->along[i]) >= 0)
            return EDGE;
    }
    return INSIDE;
}

#endif
