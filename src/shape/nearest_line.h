/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A line, and the box around it: a shape that has no point in this box is not cast at. The box contains every point of the
 * line before the limit, which is the end of the line, or after a hit the place of the nearest hit so far. Ends are rounded
 * away from the start, so the box is never too small.
 */
#ifndef GRAZE_SHAPE_NEAREST_LINE_H
#define GRAZE_SHAPE_NEAREST_LINE_H

#include "../../include/graze/line.h"
#include "nearest_beside.h"
#include "../number/clamp.h"
#include "../number/solid.h"

/* Along one axis: the distance for one unit of the parameter, the distance before the limit, and the direction. */
typedef struct {
    span length, reach;
    bool down;
} nearest_run;

typedef struct {
    const graze_vec3 *start;
    nearest_run x, y, z;
    graze_vec3 low,
        high; /* the box, opened where coordinates are clamped (clamp.h): for unclamped ones */
    graze_scalar limit; /* as graze_SHAPE_finds_on_segment or graze_SHAPE_finds_on_ray takes it */
    bool is_segment;
    bool is_in_world;  /* for oriented boxes: the box does not end where the world ends */
    box_middle middle; /* for oriented boxes: of the box */
} nearest_line;

/* Sets the box on one axis. */
GRAZE_INLINE void nearest_set_sides(graze_scalar *low, graze_scalar *high, graze_scalar start,
                                    const nearest_run *run)
{
    const graze_scalar end = offset_held(start, run->down, run->reach);
    *low = opened_below(run->down ? end : start);
    *high = opened_above(run->down ? start : end);
}

GRAZE_ONCE void nearest_set_box(nearest_line *l)
{
    nearest_set_sides(&l->low.x, &l->high.x, l->start->x, &l->x);
    nearest_set_sides(&l->low.y, &l->high.y, l->start->y, &l->y);
    nearest_set_sides(&l->low.z, &l->high.z, l->start->z, &l->z);
}

static inline nearest_run nearest_run_between(graze_scalar from, graze_scalar to)
{
    nearest_run r;
    r.down = to < from;
    r.length = span_apart(from, to);
    r.reach = r.length;
    return r;
}

/* The reach is set later. */
static inline nearest_run nearest_run_of(graze_scalar direction)
{
    nearest_run r;
    r.down = direction < 0;
    r.length = r.reach = span_of(direction);
    return r;
}

/* The whole segment. */
GRAZE_ONCE void nearest_begin_segment(nearest_line *l, const graze_segment *s)
{
    l->start = &s->a;
    l->x = nearest_run_between(s->a.x, s->b.x);
    l->y = nearest_run_between(s->a.y, s->b.y);
    l->z = nearest_run_between(s->a.z, s->b.z);
    l->is_segment = true;
    nearest_set_box(l);
}

/* The segment ends at a hit. */
GRAZE_ONCE void nearest_end_at_fraction(nearest_line *l, graze_fraction fraction)
{
    l->x.reach = span_until_fraction(l->x.length, fraction);
    l->y.reach = span_until_fraction(l->y.length, fraction);
    l->z.reach = span_until_fraction(l->z.length, fraction);
    nearest_set_box(l);
}

/* The ray ends at a hit, or at its limit. */
GRAZE_ONCE void nearest_end_at(nearest_line *l, graze_scalar t)
{
    l->x.reach = span_until(l->x.length, t);
    l->y.reach = span_until(l->y.length, t);
    l->z.reach = span_until(l->z.length, t);
    nearest_set_box(l);
}

/* The whole ray; t_max MUST NOT be negative. */
GRAZE_ONCE void nearest_begin_ray(nearest_line *l, const graze_ray *r)
{
    l->start = &r->origin;
    l->x = nearest_run_of(r->dir.x);
    l->y = nearest_run_of(r->dir.y);
    l->z = nearest_run_of(r->dir.z);
    l->is_segment = false;
    nearest_end_at(l, r->t_max);
}

#endif
