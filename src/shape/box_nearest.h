/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The first box of an array that a line meets, for the nearest of many: see nearest.h. Any coordinates. */
#include "nearest.h"

/* One axis of a box. In the direction of the line its farther side MUST NOT be before the start, which holds as the box
 * is not beyond the box around the line. So no test is needed whether the line ends before the
 * slab, or starts behind it. */
GRAZE_INLINE void box_narrow_near(box_passage *p, const box_n *box, graze_scalar at,
                                  const nearest_run *run, int axis)
{
    const graze_scalar min = box_component(&box->min, axis), max = box_component(&box->max, axis);
    const graze_scalar low = run->down ? mirror(max) : min, high = run->down ? mirror(min) : max;
    const graze_scalar start = run->down ? mirror(at) : at;
    const span to_high = span_between(start, high);
    if (start < low) {
        const ratio enter = ratio_from(span_between(start, low), run->length);
        if (p->enter_axis == NO_AXIS || ratio_less(p->enter, enter)) {
            p->enter = enter;
            p->enter_axis = axis;
        }
    }
    if (span_at_most(to_high, run->reach) && !span_is_zero(run->reach)) {
        const ratio leave = ratio_from(to_high, run->length);
        if (p->leave_axis == NO_AXIS || ratio_less(leave, p->leave)) {
            p->leave = leave;
            p->leave_axis = axis;
        }
    }
}

/* An exit up to the end of the reach is recorded, which is less than one unit beyond the limit. */
GRAZE_INLINE bool box_passes_near(box_passage *p, const box_n *box, const nearest_line *l)
{
    const ratio limit = p->leave;
#define NARROW(axis) box_narrow_near(p, box, l->start->axis, &l->axis, AXIS_##axis)
    EACH_AXIS(NARROW);
    return p->enter_axis == NO_AXIS ||
           (ratio_at_most(p->enter, limit) &&
            (p->leave_axis == NO_AXIS || ratio_at_most(p->enter, p->leave)));
}
#undef NARROW

/* Not compiled into the loop of box_next, whose numbers then stay in registers. */
GRAZE_ONCE bool box_meets_nearest(const nearest_line *nearest, const box_n *box, ratio *at)
{
    box_passage p = box_passage_until(ratio_of_limit(nearest->limit));
    p.ends_at_one = nearest->is_segment;
    if (!box_passes_near(&p, box, nearest))
        return false;
    *at = p.enter;
    return true;
}

static inline bool box_meets_clamped(const nearest_line *l, const box_n *box, ratio *at)
{
    box_n room;
    CLAMP_TO(graze_aabb, box, &room);
    return box_meets_nearest(l, box, at);
}

static inline uint32_t box_next(const nearest_line *l, const box_n *boxes, uint32_t i,
                                uint32_t count, ratio *at)
{
    const box_n *box = boxes + i, *const end = boxes + count;
    const graze_scalar low_x = l->low.x, low_y = l->low.y, low_z = l->low.z;
    const graze_scalar high_x = l->high.x, high_y = l->high.y, high_z = l->high.z;
    while (box != end && (box->max.x < low_x || box->min.x > high_x || box->max.y < low_y ||
                          box->min.y > high_y || box->max.z < low_z || box->min.z > high_z ||
                          !box_meets_clamped(l, box, at)))
        box++;
    return (uint32_t)(box - boxes);
}
