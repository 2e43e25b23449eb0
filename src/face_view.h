/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What of a triangle or a parallelogram is nearest to a point: see face.h, and arith3.h for near and
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
    area along[GRAZE_CORNERS]; /* an edge, times the way from its corner to the point */
    area whole[GRAZE_CORNERS]; /* the edge squared */
    area turn[GRAZE_CORNERS];  /* the edge times the one before it */
} view;

/* An edge by itself: start + run * share, and `first` besides where it does not begin at a corner that
 * is stored. It may run back, from the next corner to its own. */
typedef struct {
    const graze_vec3 *start;
    length3 first, run, gap; /* the gap leads from the start to the point */
    bool lifted, back;
} side;

#if GRAZE_CORNERS == 3

static inline const graze_vec3 *corner_at(const face *f, int i)
{
    return i == 0 ? &f->a : i == 1 ? &f->b : &f->c;
}

static inline length3 edge_at(const face *f, int i)
{
    return vector_between(corner_at(f, i), corner_at(f, i < 2 ? i + 1 : 0));
}

/* u, from its end on to that of v, and v back */
static inline void set_view(view *to, const fan *from, const face *f, const graze_vec3 *point)
{
    const length3 *u = &from->u, *v = &from->v, w = vector_between(&f->b, &f->c);
    to->along[0] = dot(*u, from->gap);
    to->along[1] = dot(w, vector_between(&f->b, point));
    to->along[2] = area_negate(dot(*v, vector_between(&f->c, point)));
    to->whole[0] = dot(*u, *u);
    to->whole[1] = dot(w, w);
    to->whole[2] = dot(*v, *v);
    to->turn[0] = area_negate(dot(*u, *v));
    to->turn[1] = dot(w, *u);
    to->turn[2] = area_negate(dot(*v, w));
}

static inline void set_side(side *s, const face *f, int i, const graze_vec3 *point)
{
    s->start = corner_at(f, i);
    s->run = edge_at(f, i);
    s->gap = vector_between(s->start, point);
    s->lifted = s->back = false;
}

#else

/* Along u, along v, and back the same way. near: |u|, |v| < 2^29 and |gap| < 2^30 */
static inline void set_view(view *to, const fan *from, const face *f, const graze_vec3 *point)
{
    const length3 *u = &from->u, *v = &from->v, *gap = &from->gap;
    const area across = dot(*u, *v), up = dot(*u, *gap), over = dot(*v, *gap);
    to->whole[0] = to->whole[2] = dot(*u, *u);
    to->whole[1] = to->whole[3] = dot(*v, *v);
    to->turn[0] = to->turn[2] = area_negate(across);
    to->turn[1] = to->turn[3] = across;
    to->along[0] = up;
    to->along[1] = area_minus(over, across);
    to->along[2] = area_minus(area_plus(to->whole[0], across), up);
    to->along[3] = area_minus(to->whole[1], over);
    (void)f;
    (void)point;
}

static inline void set_side(side *s, const face *f, int i, const graze_vec3 *point)
{
    s->start = corner_of(f);
    if (i % 2 == 0) {
        s->run = edge_u(f);
        s->first = edge_v(f);
    } else {
        s->run = edge_v(f);
        s->first = edge_u(f);
    }
    s->gap = vector_between(s->start, point);
    s->lifted = i == 1 || i == 2;
    s->back = i >= 2;
}

#endif

/* ---- What of a face is nearest ---- */

typedef enum { CORNER, EDGE, INSIDE } part;

/* Of a view with a NaN nothing is known, and what is above the inside becomes one. */
static inline bool is_clear(const view *v)
{
    bool clear = true;
    for (int i = 0; i < GRAZE_CORNERS; i++)
        clear = clear && area_is_number(v->along[i]) && area_is_number(v->whole[i]) &&
                area_is_number(v->turn[i]);
    return clear;
}

/* `which` is that of the corner or the edge. */
static inline part nearest_part(const view *v, int *which)
{
    if (!is_clear(v))
        return INSIDE;
    for (int i = 0; i < GRAZE_CORNERS; i++) {
        const int before = i > 0 ? i - 1 : GRAZE_CORNERS - 1;
        const area beyond = area_minus(v->along[before], v->whole[before]);
        *which = i;
        if (area_sign(v->along[i]) <= 0) {
            if (area_sign(beyond) >= 0)
                return CORNER;
        } else if (area_less(v->along[i], v->whole[i]) &&
                   compare_area_products(v->whole[i], beyond, v->turn[i], v->along[i]) >= 0)
            return EDGE;
    }
    return INSIDE;
}

#endif
