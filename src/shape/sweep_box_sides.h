/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The sides of a box that a sphere is beyond where it stops: sweep_box.h says how they follow. See sweep_box_words.h. */

/* Of a place that is `low` off min, and `high` off max. In the plane of a flat axis it is the side that the path comes from. */
static inline int sweep_box_side_of(sweep_gap low, sweep_gap high, sweep_gap run)
{
    const bool above = sweep_gap_sign(high) >= 0;
    if (sweep_gap_sign(low) > 0)
        return above;
    return above && sweep_gap_sign(run) < 0 ? 1 : -1;
}

/* Of the start of the path, or of its end. */
static inline void sweep_box_set_sides_at(sweep_box *s, bool is_end)
{
    s->sides = 0;
    for (int i = 0; i < 3; i++) {
        const sweep_core_axis *a = &s->core.axis[i];
        s->side[i] = is_end ? sweep_box_side_of(a->end_low, a->end_high, a->run)
                            : sweep_box_side_of(a->start_low, a->start_high, a->run);
        s->sides += s->side[i] != 0;
    }
}

/* Of the stop, on an axis along which the path runs. It comes from the side `near`, or runs towards the side -near. */
static inline int sweep_box_side_between(sweep_box *s, int axis, int near)
{
    const sweep_core_axis *a = &s->core.axis[axis];
    const sweep_gap from = sweep_box_from(a, near), beyond = sweep_box_from(a, -near);
    if (sweep_gap_sign(from) * near > 0 &&
        (sweep_gap_sign(near < 0 ? a->end_low : a->end_high) * near >= 0 ||
         sweep_box_order(s, axis, from) != STOPS_AFTER))
        return near;
    if (sweep_gap_sign(beyond) * near <= 0)
        return -near;
    if (sweep_gap_sign(near < 0 ? a->end_high : a->end_low) * near > 0)
        return 0;
    const int order = sweep_box_order(s, axis, beyond);
    s->perhaps[axis] = order == STOPS_AT_OR_BEFORE ? -near : 0;
    return order == STOPS_AT || order == STOPS_AFTER ? -near : 0;
}

/* After the start, and before the end or at it. */
FAR_FRAMED void sweep_box_set_sides(sweep_box *s)
{
    s->sides = 0;
    for (int i = 0; i < 3; i++) {
        const sweep_core_axis *a = &s->core.axis[i];
        const int direction = sweep_gap_sign(a->run);
        s->perhaps[i] = 0;
        s->side[i] = direction != 0 ? sweep_box_side_between(s, i, -direction)
                                    : sweep_box_side_of(a->start_low, a->start_high, a->run);
        s->sides += s->side[i] != 0;
    }
}

/* Completes the sides. */
static inline void sweep_box_settle(sweep_box *s)
{
    for (int i = 0; i < 3; i++)
        if (s->perhaps[i] != 0 && sweep_box_stops_at(s, i)) {
            s->side[i] = s->perhaps[i];
            s->sides++;
        }
}
