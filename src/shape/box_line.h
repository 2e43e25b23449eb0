/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a box. The part of the line in the box is computed first, and nothing is
 * divided before a hit is written (box_hit.h). Most lines enter or leave through the face of one axis, or have an end in
 * the interior: their hits are written at once. A search over all faces follows where a line starts, ends or touches with
 * an end.
 */

/* ---- The part of a segment or a ray that is in a box ---- */

/*
 * On each axis the box is a slab, which the line enters and leaves at two ratios of its length.
 * The line meets the box if the last entrance comes no later than the first exit. Ratios are
 * compared by cross-multiplication, so that nothing is divided before a hit is written.
 *
 * An axis on which the line runs down is mirrored first. After that all distances are counted
 * upward from the start of the line; none is negative.
 */
#include "box_lane.h"

typedef struct {
    const vector_n *start;
    box_run AXIS_LIST;
} box_line;

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
    n.front = n.rear = r.down ? mirror(start) : start;
    n.length = r.length;
    n.mirrored = r.down;
    return n;
}

#include "box_passage.h"

static inline box_passage box_whole_ray(const ray_n *ray)
{
    const ratio limit = ratio_of_limit(ray->t_max); /* member by member: gcc -Os stores it whole */
    box_passage p = box_passage_until(ratio_one());
    p.leave.part = limit.part;
    p.leave.whole = limit.whole;
    return p;
}

#include "box_hit.h"

/* ---- The routines ---- */

/* Once a line is known to hit the box, only pointers to its ends are used: so a line that misses stays in registers. */
GRAZE_ONCE graze_result box_cast_segment(const box_n *box, const segment_n *segment,
                                         line_hit_n *hit, bool leaving)
{
    box_line l = box_line_of_segment(segment);
    box_passage p = box_whole_segment();
    if (!box_passes(&p, box, &l))
        return GRAZE_MISS;
    const int axis = leaving ? p.leave_axis : p.enter_axis;
    const ratio at = leaving ? p.leave : p.enter;
    if (axis == NO_AXIS) {
        if (box_segment_ends_inside(box, segment, hit, leaving))
            return GRAZE_INSIDE;
        return box_write_segment_hit_by_face(box, segment, hit, leaving, at,
                                             ratio_less(p.enter, p.leave));
    }
    if (ratio_less(p.enter, p.leave)) {
        if (box_write_segment_hit(box, segment, hit, box_side_of(axis, leaving), at))
            return GRAZE_HIT;
        return box_touches_segment(box, segment, hit, axis);
    }
    if (!box_touches_between_ends(p.enter_axis, p.leave_axis))
        return box_write_segment_hit_by_face(box, segment, hit, leaving, at, false);
    const int side = box_touched_side(p.enter_axis, p.leave_axis, leaving);
    if (box_write_segment_hit(box, segment, hit, side, at))
        return GRAZE_TOUCH;
    return box_touches_segment(box, segment, hit, box_axis_of(side));
}

GRAZE_ONCE graze_result box_cast_ray(const box_n *box, const ray_n *ray, ray_hit_n *hit,
                                     bool leaving)
{
    if (ray->t_max < 0)
        return GRAZE_MISS;
    box_line l = box_line_of_ray(ray);
    box_passage p = box_whole_ray(ray);
    if (!box_passes(&p, box, &l))
        return GRAZE_MISS;
    const int axis = leaving ? p.leave_axis : p.enter_axis;
    if (axis == NO_AXIS) {
        if (!leaving && box_ray_starts_inside(box, ray, hit))
            return GRAZE_INSIDE;
        return box_write_ray_hit_by_face(box, ray, hit, leaving, leaving ? p.leave : p.enter,
                                         ratio_less(p.enter, p.leave));
    }
    const ratio at = leaving ? p.leave : p.enter;
    if (ratio_less(p.enter, p.leave)) {
        if (box_write_ray_hit(box, ray, hit, box_side_of(axis, leaving), at))
            return GRAZE_HIT;
        return box_touches_ray(box, ray, hit, axis);
    }
    if (!box_touches_between_ends(p.enter_axis, p.leave_axis))
        return box_write_ray_hit_by_face(box, ray, hit, leaving, at, false);
    const int side = box_touched_side(p.enter_axis, p.leave_axis, leaving);
    if (box_write_ray_hit(box, ray, hit, side, at))
        return GRAZE_TOUCH;
    return box_touches_ray(box, ray, hit, box_axis_of(side));
}

GRAZE_INLINE bool box_overlaps_segment(const box_n *box, const segment_n *segment)
{
    box_line l = box_line_of_segment(segment);
    box_passage p = box_whole_segment();
    return box_passes(&p, box, &l);
}

GRAZE_INLINE bool box_overlaps_ray(const box_n *box, const ray_n *ray)
{
    if (ray->t_max < 0)
        return false;
    box_line l = box_line_of_ray(ray);
    box_passage p = box_whole_ray(ray);
    return box_passes(&p, box, &l);
}

GRAZE_INLINE graze_result box_linecast(const box_n *box, const segment_n *segment, line_hit_n *hit)
{
    return box_cast_segment(box, segment, hit, false);
}

GRAZE_INLINE graze_result box_linecast_exit(const box_n *box, const segment_n *segment,
                                            line_hit_n *hit)
{
    return box_cast_segment(box, segment, hit, true);
}

GRAZE_INLINE graze_result box_raycast(const box_n *box, const ray_n *ray, ray_hit_n *hit)
{
    return box_cast_ray(box, ray, hit, false);
}

GRAZE_INLINE graze_result box_raycast_exit(const box_n *box, const ray_n *ray, ray_hit_n *hit)
{
    return box_cast_ray(box, ray, hit, true);
}
