/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box that moves at a box: separating axes in time. Any coordinates. After begin_space.h or begin_plane.h, and box.h.
 *
 * On each axis the mover enters the slab of the box when its front side comes to the near side of the slab, and leaves it when
 * its rear side comes to the far one. Both times are ratios of spans, a gap between two coordinates over the way of the mover:
 * each < 2^32, so ratios are compared by products < 2^64, and nothing is divided before a hit is written.
 *
 * The interiors have a point in common while the mover is strictly between entering and leaving on all axes. On an axis on which
 * both are flat that is never.
 *
 * At contact the mover touches the box on one axis at least. There its way so far is a gap, which is a whole number of raw
 * units, so the rounded place is the exact one, and in touch: whatever the other axes are, the interiors are apart. On the
 * other axes the way is between the two gaps, and so is the rounded way. So at the rounded place the closed boxes have a
 * point in common: the mover is in exact touch.
 *
 * The same holds for any other target that the mover has not entered at that time: on some axis its way is not beyond a gap, which
 * is a whole number, and neither is the rounded way. So where the first of several targets stops it, it overlaps none.
 */
#include "box_lane.h"
#include "sweep_sides.h"

/* The move of a box, by axes. */
typedef struct {
    const box_n *mover;
    box_run AXIS_LIST;
} box_line;

/* The way ends where the front side comes to the border of the world, which is the same mirrored. */
GRAZE_INLINE box_run sweep_run_of(graze_scalar min, graze_scalar max, graze_scalar motion)
{
    box_run r;
    r.down = motion < 0;
    const graze_scalar front = r.down ? mirror(min) : max;
    const span room = span_between(front, clamped_coordinate(GRAZE_SCALAR_MAX));
    r.length = span_of(motion);
    if (span_less(room, r.length))
        r.length = room;
    return r;
}

GRAZE_INLINE box_line sweep_line_of(const box_n *mover, const vector_n *motion)
{
    box_line l;
    l.mover = mover;
#define RUN_OF(axis) l.axis = sweep_run_of(mover->min.axis, mover->max.axis, motion->axis)
    EACH_AXIS(RUN_OF);
    return l;
}
#undef RUN_OF

GRAZE_INLINE box_lane box_lane_of(const box_n *box, const box_line *l, int axis)
{
    const graze_scalar least = box_component(&box->min, axis),
                       most = box_component(&box->max, axis);
    const graze_scalar first = box_component(&l->mover->min, axis);
    const graze_scalar last = box_component(&l->mover->max, axis);
    const box_run r = ON_AXIS(l, axis);
    box_lane n;
    n.low = r.down ? mirror(most) : least;
    n.high = r.down ? mirror(least) : most;
    n.front = r.down ? mirror(first) : last;
    n.rear = r.down ? mirror(last) : first;
    n.length = r.length;
    n.mirrored = r.down;
    return n;
}

#include "box_passage.h"

/* ---- Where the mover touches ---- */

/* The mover reaches the side at that time, when it has passed the gap before it. */
static inline bool sweep_is_at(ratio at, span gap, span length)
{
    return ratio_equal(ratio_from(gap, length), at);
}

/* If both are flat the mover touches both sides: then it is the one that it comes to. */
static inline int sweep_side_on(const box_lane *n, ratio at)
{
    if (n->front <= n->low && sweep_is_at(at, span_between(n->front, n->low), n->length))
        return n->mirrored ? SWEEP_AT_MAX : SWEEP_AT_MIN;
    if (sweep_is_at(at, span_between(n->rear, n->high), n->length))
        return n->mirrored ? SWEEP_AT_MIN : SWEEP_AT_MAX;
    return SWEEP_BETWEEN;
}

/* The middle of what the mover touches there has its sides from the rounded place: low <= high, as above. */
static inline void sweep_locate_on(graze_scalar *center, graze_scalar *point, const box_lane *n,
                                   const progress *where)
{
    const graze_scalar rear = along(n->rear, n->length, where);
    const graze_scalar front = span_end(n->front, span_between(n->rear, rear));
    const graze_scalar low = rear < n->low ? n->low : rear;
    const graze_scalar high = n->high < front ? n->high : front;
    *center = n->mirrored ? mirror(front) : rear;
    *point = n->mirrored ? span_middle(mirror(high), mirror(low)) : span_middle(low, high);
}

/* ---- The hit ---- */

GRAZE_ONCE void sweep_write(sweep_hit_n *hit, const box_n *box, const box_line *l, ratio at)
{
    const progress where = progress_of(at);
    sweep_sides sides;
    sweep_no_sides(&sides);
#define WRITE_ON(axis)                                                                             \
    do {                                                                                           \
        const box_lane n = box_lane_of(box, l, AXIS_##axis);                                       \
        const int side = sweep_side_on(&n, at);                                                    \
        hit->normal.axis = sweep_add_side(&sides, side, AXIS_##axis) * GRAZE_ONE;                  \
        sweep_locate_on(&hit->center.axis, &hit->point.axis, &n, &where);                          \
    } while (0)
    EACH_AXIS(WRITE_ON);
    hit->fraction = progress_fraction_down(&where);
    hit->feature = sweep_feature(&sides, GRAZE_AXES);
    hit->index = sweep_index(&sides);
}
#undef WRITE_ON

static inline void sweep_write_overlap(sweep_hit_n *hit, const box_n *mover)
{
    copy_n(&hit->center, &mover->min);
    copy_n(&hit->point, &mover->min);
    set_zero_n(&hit->normal);
    hit->fraction = 0;
    hit->feature = GRAZE_FEATURE_NONE;
    hit->index = 0;
}

/* ---- The result ---- */

GRAZE_INLINE bool sweep_starts_inside(const box_n *box, const box_n *mover)
{
#define IS_INSIDE(axis) box->min.axis < mover->max.axis && mover->min.axis < box->max.axis
    return ALL_AXES(IS_INSIDE);
}
#undef IS_INSIDE

/* The mover runs along a side: it stays outside the interior. */
GRAZE_INLINE bool sweep_glides(const box_n *box, const box_line *l)
{
#define GLIDES_ON(axis)                                                                            \
    (span_is_zero(l->axis.length) &&                                                               \
     (l->mover->max.axis == box->min.axis || l->mover->min.axis == box->max.axis))
    return ANY_AXIS(GLIDES_ON);
}
#undef GLIDES_ON

/* An axis without a way is not mirrored: of two flat boxes the mover then touches the side min. */
GRAZE_INLINE void sweep_turn_up_if_still(box_run *r)
{
    if (span_is_zero(r->length))
        r->down = false;
}

/* A function of its own, which computes the ways again: so a mover that misses stays in registers. crosses: it enters before
 * it leaves. */
GRAZE_ONCE graze_result sweep_meet(const box_n *box, const box_n *mover, const vector_n *motion,
                                   sweep_hit_n *hit, ratio at, bool crosses)
{
    box_line l = sweep_line_of(mover, motion);
    if (sweep_starts_inside(box, mover)) {
        if (hit != 0)
            sweep_write_overlap(hit, mover);
        return GRAZE_INSIDE;
    }
    if (hit != 0) {
#define TURN_UP(axis) sweep_turn_up_if_still(&l.axis)
        EACH_AXIS(TURN_UP);
        sweep_write(hit, box, &l, at);
    }
    return crosses && !sweep_glides(box, &l) ? GRAZE_HIT : GRAZE_TOUCH;
}
#undef TURN_UP

/* An empty box or mover is rare, and tested last: nothing before needs a point. */
GRAZE_INLINE graze_result box_sweep_box(const box_n *box, const box_n *mover,
                                        const vector_n *motion, sweep_hit_n *hit)
{
    const box_line l = sweep_line_of(mover, motion);
    box_passage p = box_whole_segment();
    if (!box_passes(&p, box, &l) || !box_has_points(box) || !box_has_points(mover))
        return GRAZE_MISS;
    return sweep_meet(box, mover, motion, hit, p.enter, ratio_less(p.enter, p.leave));
}
