/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The sides of a box that a sphere is beyond where it stops: sweep_box.h, which includes this header, says how they follow. */

/* ---- The order of the stop and of a crossing ---- */

enum { STOPS_BEFORE, STOPS_AT, STOPS_AT_OR_BEFORE, STOPS_AFTER };

/* The sign of the distance less the radius at a crossing, from the other two gaps, times the rate. Near, both are < 2^61,
 * and the radius times the rate is < 2^59. */
static inline int sweep_box_depth(const area *x, const area *y, length radius, length rate)
{
    area more, less;
    area_set_product(&more, radius, rate);
    area_copy(&less, &more);
    area_subtract(&less, y);
    area_add(&more, y);
    return areas_order(x, x, &less, &more);
}

static inline int sweep_box_next(int axis)
{
    return axis == 2 ? 0 : axis + 1;
}

/* The sign of x run_x + y run_y, mostly from the signs of both. */
static inline int sweep_box_slope(const area *x, length run_x, const area *y, length run_y)
{
    const int first = area_sign(x) * length_sign(run_x), second = area_sign(y) * length_sign(run_y);
    volume slope;
    if (first == 0 || first == second)
        return second;
    if (second == 0)
        return first;
    volume_set_along(&slope, x, run_x, y, run_y, y, length_of(0));
    return volume_sign(&slope);
}

/* `from`: how far the path starts off the plane that it crosses. Where D is radius^2 and has no slope, the path may have run
 * along the rounded box before. */
GRAZE_ONCE int sweep_box_order(const box_core *c, int axis, length from)
{
    const int second = sweep_box_next(axis);
    const length rate = c->axis[axis].run;
    const box_core_axis *a = &c->axis[second], *b = &c->axis[sweep_box_next(second)];
    area x, y;
    box_set_gap_at(&x, a, rate, from);
    box_set_gap_at(&y, b, rate, from);
    const int slope = sweep_box_slope(&x, a->run, &y, b->run);
    if (slope > 0)
        return STOPS_BEFORE;
    const int depth = sweep_box_depth(&x, &y, c->radius, rate);
    if (slope < 0 && depth >= 0)
        return depth > 0 ? STOPS_AFTER : STOPS_AT;
    return depth == 0 ? STOPS_AT_OR_BEFORE : STOPS_BEFORE;
}

/* ---- The sides ---- */

static inline length sweep_box_from(const box_core_axis *a, int side)
{
    return side < 0 ? a->start_low : a->start_high;
}

/* Of a place that is `low` off min, and `high` off max. In the plane of a flat axis it is the side that the path comes from. */
static inline int sweep_box_side_of(length low, length high, length run)
{
    const bool above = length_sign(high) >= 0;
    if (length_sign(low) > 0)
        return above;
    return above && length_sign(run) < 0 ? 1 : -1;
}

/* Of the start of the path, or of its end. */
static inline void sweep_box_set_sides_at(sweep_box *s, bool is_end)
{
    s->sides = 0;
    for (int i = 0; i < 3; i++) {
        const box_core_axis *a = &s->core.axis[i];
        s->side[i] = is_end ? sweep_box_side_of(a->end_low, a->end_high, a->run)
                            : sweep_box_side_of(a->start_low, a->start_high, a->run);
        s->sides += s->side[i] != 0;
    }
}

/* Of the stop, on an axis along which the path runs. It comes from the side `near`, or runs towards the side -near. */
static inline int sweep_box_side_between(sweep_box *s, int axis, int near)
{
    const box_core_axis *a = &s->core.axis[axis];
    const length from = sweep_box_from(a, near), beyond = sweep_box_from(a, -near);
    if (length_sign(from) * near > 0 &&
        (length_sign(near < 0 ? a->end_low : a->end_high) * near >= 0 ||
         sweep_box_order(&s->core, axis, from) != STOPS_AFTER))
        return near;
    if (length_sign(beyond) * near <= 0)
        return -near;
    if (length_sign(near < 0 ? a->end_high : a->end_low) * near > 0)
        return 0;
    const int order = sweep_box_order(&s->core, axis, beyond);
    s->perhaps[axis] = order == STOPS_AT_OR_BEFORE ? -near : 0;
    return order == STOPS_AT || order == STOPS_AFTER ? -near : 0;
}

/* After the start, and before the end or at it. */
FAR_FRAMED void sweep_box_set_sides(sweep_box *s)
{
    s->sides = 0;
    for (int i = 0; i < 3; i++) {
        const box_core_axis *a = &s->core.axis[i];
        const int direction = length_sign(a->run);
        s->perhaps[i] = 0;
        s->side[i] = direction != 0 ? sweep_box_side_between(s, i, -direction)
                                    : sweep_box_side_of(a->start_low, a->start_high, a->run);
        s->sides += s->side[i] != 0;
    }
}

/* The sum of the squares of the gaps on the axes beyond, less the square of the radius. */
static inline void sweep_box_set_square(box_core_square *q, const sweep_box *s)
{
    box_begin_square(q, s->core.radius);
    for (int i = 0; i < 3; i++) {
        const box_core_axis *a = &s->core.axis[i];
        if (s->side[i] != 0)
            box_add_square(q, a->run, sweep_box_from(a, s->side[i]));
    }
}

/* A gap of the part of the stop, at a crossing. */
static inline void sweep_box_set_gap(area *gap, const sweep_box *s, int axis, length rate,
                                     length from)
{
    const box_core_axis *a = &s->core.axis[axis];
    area_set_product(gap, length_of(0), length_of(0));
    if (s->side[axis] != 0)
        box_set_place_at(gap, sweep_box_from(a, s->side[axis]), a->run, rate, from);
}

/* Whether the stop is at the crossing of the side where it may be: there, after the stop, the sum of the part is greater. */
GRAZE_ONCE bool sweep_box_stops_at(const sweep_box *s, int axis)
{
    const box_core_axis *a = &s->core.axis[axis];
    const length from = sweep_box_from(a, s->perhaps[axis]);
    const int second = sweep_box_next(axis);
    area x, y;
    sweep_box_set_gap(&x, s, second, a->run, from);
    sweep_box_set_gap(&y, s, sweep_box_next(second), a->run, from);
    return sweep_box_depth(&x, &y, s->core.radius, a->run) == 0;
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
