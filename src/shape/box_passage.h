/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The part of a segment or a ray that is in a box. Included by box.h.
 *
 * On each axis the box is a slab, which the line enters and leaves at two ratios of its length.
 * The line meets the box if the last entrance comes no later than the first exit. Ratios are
 * compared by cross-multiplication, so that nothing is divided before a hit is written.
 *
 * An axis on which the line runs down is mirrored first. After that all distances are counted
 * upward from the start of the line; none is negative.
 */
/* The run of a line along one axis: the distance for one unit of its parameter, and the direction. */
typedef struct {
    span length;
    bool down;
} box_run;

typedef struct {
    const vector_n *start;
    box_run AXIS_LIST;
} box_line;

/* One axis of a box and of a line. Both are mirrored where the line runs down, so that in a lane it runs up. */
typedef struct {
    graze_scalar low, high; /* the near and the far side of the slab */
    graze_scalar start;     /* the start of the line */
    span length;
    bool mirrored;
} box_lane;

/* The part of the line that is in all slabs, and the first axis that decides each end. */
typedef struct {
    ratio enter, leave;
    int enter_axis, leave_axis; /* NO_AXIS: an end of the line */
    bool ends_at_one; /* a segment; known when compiling, so that its end costs one comparison */
} box_passage;

static inline box_run box_run_between(graze_scalar from, graze_scalar to)
{
    box_run r;
    r.down = to < from;
    r.length = r.down ? span_between(to, from) : span_between(from, to);
    return r;
}

static inline box_run box_run_of(graze_scalar direction)
{
    box_run r;
    r.down = direction < 0;
    r.length = span_of(direction);
    return r;
}

static inline box_line box_line_of_segment(const segment_n *segment)
{
    box_line l;
    l.start = &segment->a;
#define RUN_BETWEEN(axis) l.axis = box_run_between(segment->a.axis, segment->b.axis)
    EACH_AXIS(RUN_BETWEEN);
    return l;
}
#undef RUN_BETWEEN

static inline box_line box_line_of_ray(const ray_n *ray)
{
    box_line l;
    l.start = &ray->origin;
#define RUN_OF(axis) l.axis = box_run_of(ray->dir.axis)
    EACH_AXIS(RUN_OF);
    return l;
}
#undef RUN_OF

GRAZE_INSERTED box_passage box_passage_until(ratio limit)
{
    box_passage p;
    p.enter = ratio_zero();
    p.leave = limit;
    p.enter_axis = p.leave_axis = NO_AXIS;
    p.ends_at_one = false;
    return p;
}

static inline box_passage box_whole_segment(void)
{
    box_passage p = box_passage_until(ratio_one());
    p.ends_at_one = true;
    return p;
}

static inline box_passage box_whole_ray(const ray_n *ray)
{
    const ratio limit = ratio_of_limit(ray->t_max); /* member by member: gcc -Os stores it whole */
    box_passage p = box_passage_until(ratio_one());
    p.leave.part = limit.part;
    p.leave.whole = limit.whole;
    return p;
}

GRAZE_INLINE graze_scalar box_component(const vector_n *v, int axis)
{
    return ON_AXIS(v, axis);
}

GRAZE_INLINE box_run box_run_on(const box_line *l, int axis)
{
    return ON_AXIS(l, axis);
}

GRAZE_INLINE box_lane box_lane_of(const box_n *box, const box_line *l, int axis)
{
    graze_scalar min = box_component(&box->min, axis), max = box_component(&box->max, axis);
    graze_scalar start = box_component(l->start, axis);
    box_run r = box_run_on(l, axis);
    box_lane n;
    n.low = r.down ? mirror(max) : min;
    n.high = r.down ? mirror(min) : max;
    n.start = r.down ? mirror(start) : start;
    n.length = r.length;
    n.mirrored = r.down;
    return n;
}

/* Beyond the end of a segment; for a ray, true on an axis along which it does not run. */
GRAZE_INLINE bool box_is_beyond_end(const box_passage *p, ratio r)
{
    return p->ends_at_one ? span_less(r.whole, r.part) : span_is_zero(r.whole);
}

/* Narrows the passage to one slab. Returns false if the line misses the slab. */
GRAZE_REPEATED bool box_narrow(box_passage *p, const box_n *box, const box_line *l, int axis)
{
    box_lane n = box_lane_of(box, l, axis);
    if (!(n.start <= n.high && is_lane(n.low, n.high, n.start, n.length, p->ends_at_one)))
        return false;
    if (n.start < n.low) {
        ratio enter = ratio_from(span_between(n.start, n.low), n.length);
        if (box_is_beyond_end(p, enter))
            return false;
        if (p->enter_axis == NO_AXIS || ratio_less(p->enter, enter)) {
            p->enter = enter;
            p->enter_axis = axis;
        }
    }
    ratio leave = ratio_from(span_between(n.start, n.high), n.length);
    if (!box_is_beyond_end(p, leave) && ratio_less(leave, p->leave)) {
        p->leave = leave;
        p->leave_axis = axis;
    }
    return true;
}

/* Narrows the passage to all slabs. At -Os in a loop, so that box_narrow is compiled once; -O2 is faster without. */
GRAZE_REPEATED bool box_narrow_all(box_passage *p, const box_n *box, const box_line *l)
{
#if defined(__OPTIMIZE_SIZE__) && GRAZE_AXES == 3
    for (int axis = AXIS_x; axis < GRAZE_AXES; axis++)
        if (!box_narrow(p, box, l, axis))
            return false;
    return true;
#else
#define NARROW(axis) box_narrow(p, box, l, AXIS_##axis)
    return ALL_AXES(NARROW);
#endif
}
#undef NARROW

/* Returns true if the line meets the closed box: then the passage is the part in it. */
GRAZE_REPEATED bool box_passes(box_passage *p, const box_n *box, const box_line *l)
{
    return box_narrow_all(p, box, l) &&
           (p->enter_axis == NO_AXIS || ratio_at_most(p->enter, p->leave));
}
