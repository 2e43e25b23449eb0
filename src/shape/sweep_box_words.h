/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves against a box, axis-aligned (sweep_box.h) or oriented (sweep_obb.h): its words. Near and far. The header that
 * includes this one defines the numbers:
 *
 *   sweep_core, sweep_core_axis   the path in the coordinates of the box: box_core.h, obb_core.h
 *   sweep_target              the box
 *   sweep_gap                 from a side of the box to a place; sweep_gap_sign(gap)
 *
 * and then, in sweep_box_order.h or sweep_obb_order.h, with sweep_box_hit.h or sweep_obb_hit.h:
 *
 *   sweep_box_order(s, axis, from)   the order of the stop and of the crossing of a plane, which the path starts `from` off
 *   sweep_box_stops_at(s, axis)   whether the stop is at the crossing of the side where it may be
 *   sweep_box_look(s, is_end, &side, &turn)   the sign of the distance less the radius at the start of the path, or at its end;
 *                             and that of the slope of D there
 *   sweep_box_meet_between(s, hit)   the result of a path that starts outside towards the box, and does not end there: the stop
 *                             is between the ends, or there is none
 *   sweep_box_write(s, &t, hit)   the hit of a stop at t, on these sides
 */

typedef struct {
    sweep_core core;
    const sweep_target *box;
    const graze_capsule *around;
    int side[3];    /* that the place is beyond, or on: -1 min, 1 max, 0 neither */
    int perhaps[3]; /* a side on which the place may be, when side is 0 */
    int sides;      /* how many side[] are not 0: a graze_feature */
} sweep_box;

/* ---- The order of the stop and of a crossing ---- */

enum { STOPS_BEFORE, STOPS_AT, STOPS_AT_OR_BEFORE, STOPS_AFTER };

/* `depth`: the sign of the distance less the radius at the crossing, if the slope of D there is not positive. Where D is radius^2
 * and has no slope, the path may have run along the rounded box before. */
GRAZE_INLINE int sweep_box_order_of(int slope, int depth)
{
    if (slope < 0 && depth >= 0)
        return depth > 0 ? STOPS_AFTER : STOPS_AT;
    return depth == 0 ? STOPS_AT_OR_BEFORE : STOPS_BEFORE;
}

static inline int sweep_box_next(int axis)
{
    return axis == 2 ? 0 : axis + 1;
}

static inline sweep_gap sweep_box_from(const sweep_core_axis *a, int side)
{
    return side < 0 ? a->start_low : a->start_high;
}

/* ---- The part of the box ---- */

static inline void sweep_box_write_part(const sweep_box *s, graze_fraction found,
                                        graze_sweep_hit *hit)
{
    hit->fraction = sweep_fraction_down(found);
    hit->feature = s->sides;
    hit->index = sweep_index_of(s->side);
}
