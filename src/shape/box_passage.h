/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Which part of a segment or a ray is in a box, if any.
 *
 * On each axis the box is a slab, which the line enters and leaves at two ratios of its length.
 * The line meets the box when the last entrance comes no later than the first exit. Ratios are
 * compared by cross-multiplication, so that nothing is divided before a hit is written.
 *
 * An axis on which the line runs down is mirrored first. After that all distances are counted
 * upward from the start of the line; none is negative.
 */
#ifndef GRAZE_BOX_PASSAGE_H
#define GRAZE_BOX_PASSAGE_H

#include "box_axes.h"

#include "../number/spans.h"
#include "../wide/inlining.h"

/* How a line runs along one axis: how far for each unit of its parameter, and which way. */
typedef struct {
    span length;
    bool down;
} run;

typedef struct {
    const vector_n *start;
    run AXES;
} line;

/* One axis of a box and of a line, mirrored where the line runs down: in a lane it runs up. */
typedef struct {
    graze_scalar low, high; /* the near and the far side of the slab */
    graze_scalar start;     /* of the line */
    span length;
    bool mirrored;
} lane;

/* From where to where the line is in all slabs, and the first axis that decides each. */
typedef struct {
    ratio enter, leave;
    int enter_axis, leave_axis; /* NO_AXIS: an end of the line */
    bool ends_at_one; /* a segment; known when compiling, so that its end costs one comparison */
} passage;

static inline run run_between(graze_scalar from, graze_scalar to)
{
    run r;
    r.down = to < from;
    r.length = r.down ? span_between(to, from) : span_between(from, to);
    return r;
}

static inline run run_of(graze_scalar direction)
{
    run r;
    r.down = direction < 0;
    r.length = span_of(direction);
    return r;
}

static inline line line_of_segment(const segment_n *segment)
{
    line l;
    l.start = &segment->a;
#define RUN_BETWEEN(axis) l.axis = run_between(segment->a.axis, segment->b.axis)
    EACH_AXIS(RUN_BETWEEN);
    return l;
}

static inline line line_of_ray(const ray_n *ray)
{
    line l;
    l.start = &ray->origin;
#define RUN_OF(axis) l.axis = run_of(ray->dir.axis)
    EACH_AXIS(RUN_OF);
    return l;
}

GRAZE_INSERTED passage passage_until(ratio limit)
{
    passage p;
    p.enter = ratio_zero();
    p.leave = limit;
    p.enter_axis = p.leave_axis = NO_AXIS;
    p.ends_at_one = false;
    return p;
}

static inline passage whole_segment(void)
{
    passage p = passage_until(ratio_one());
    p.ends_at_one = true;
    return p;
}

static inline passage whole_ray(const ray_n *ray)
{
    const ratio limit = ratio_of_limit(ray->t_max); /* by its members: gcc -Os stores it whole */
    passage p = passage_until(ratio_one());
    p.leave.part = limit.part;
    p.leave.whole = limit.whole;
    return p;
}

GRAZE_INLINE graze_scalar component(const vector_n *v, int axis)
{
    return ON_AXIS(v, axis);
}

GRAZE_INLINE run run_on(const line *l, int axis)
{
    return ON_AXIS(l, axis);
}

GRAZE_INLINE lane lane_of(const box_n *box, const line *l, int axis)
{
    graze_scalar min = component(&box->min, axis), max = component(&box->max, axis);
    graze_scalar start = component(l->start, axis);
    run r = run_on(l, axis);
    lane n;
    n.low = r.down ? mirror(max) : min;
    n.high = r.down ? mirror(min) : max;
    n.start = r.down ? mirror(start) : start;
    n.length = r.length;
    n.mirrored = r.down;
    return n;
}

/* Beyond the end of a segment; or of a ray, on an axis along which it does not run. */
GRAZE_INLINE bool is_beyond_end(const passage *p, ratio r)
{
    return p->ends_at_one ? span_less(r.whole, r.part) : span_is_zero(r.whole);
}

/* Narrows the passage to one slab. False when the line can't meet it. */
GRAZE_REPEATED bool narrow(passage *p, const box_n *box, const line *l, int axis)
{
    lane n = lane_of(box, l, axis);
    if (!(n.start <= n.high && is_interval(n.low, n.high) && is_coordinate(n.start) &&
          span_is_number(n.length)))
        return false;
    if (n.start < n.low) {
        ratio enter = ratio_from(span_between(n.start, n.low), n.length);
        if (is_beyond_end(p, enter))
            return false;
        if (p->enter_axis == NO_AXIS || ratio_less(p->enter, enter)) {
            p->enter = enter;
            p->enter_axis = axis;
        }
    }
    ratio leave = ratio_from(span_between(n.start, n.high), n.length);
    if (!is_beyond_end(p, leave) && ratio_less(leave, p->leave)) {
        p->leave = leave;
        p->leave_axis = axis;
    }
    return true;
}

/* To each slab. At -Os in a loop, so that narrow is there once; -O2 is faster without. */
GRAZE_REPEATED bool narrow_all(passage *p, const box_n *box, const line *l)
{
#if defined(__OPTIMIZE_SIZE__) && GRAZE_AXES == 3
    for (int axis = AXIS_x; axis < NO_AXIS; axis++)
        if (!narrow(p, box, l, axis))
            return false;
    return true;
#else
#define NARROW(axis) narrow(p, box, l, AXIS_##axis)
    return ALL_AXES(NARROW);
#endif
}

/* True when the line meets the closed box; then the passage is the part of it in there. */
GRAZE_REPEATED bool passes(passage *p, const box_n *box, const line *l)
{
    return narrow_all(p, box, l) && (p->enter_axis == NO_AXIS || ratio_at_most(p->enter, p->leave));
}

#endif
