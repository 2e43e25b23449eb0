/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The part of a move in which all slabs of a box are entered and not yet left. After box_lane.h, box_line and box_lane_of: see
 * box_line.h and sweep_boxes.h.
 */
/* The part of the line that is in all slabs, and the first axis that decides each end. */
typedef struct {
    ratio enter, leave;
    int enter_axis, leave_axis; /* NO_AXIS: an end of the line */
    bool ends_at_one; /* a segment; known when compiling, so that its end costs one comparison */
} box_passage;

static inline box_passage box_passage_until(ratio limit)
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

/* Beyond the end of a segment; for a ray, true on an axis along which it does not run. */
GRAZE_INLINE bool box_is_beyond_end(const box_passage *p, ratio r)
{
    return p->ends_at_one ? span_less(r.whole, r.part) : span_is_zero(r.whole);
}

/* Narrows the passage to one slab. Returns false if the line misses the slab. */
GRAZE_REPEATED bool box_narrow(box_passage *p, const box_n *box, const box_line *l, int axis)
{
    box_lane n = box_lane_of(box, l, axis);
    if (n.rear > n.high)
        return false;
    if (n.front < n.low) {
        ratio enter = ratio_from(span_between(n.front, n.low), n.length);
        if (box_is_beyond_end(p, enter))
            return false;
        if (p->enter_axis == NO_AXIS || ratio_less(p->enter, enter)) {
            p->enter = enter;
            p->enter_axis = axis;
        }
    }
    ratio leave = ratio_from(span_between(n.rear, n.high), n.length);
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
