/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The signs by which sweep_box.h, which includes this header, finds where a sphere stops: sweep_box_words.h specifies them. */

/* ---- Crossings ---- */

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

/* `from`: how far the path starts off the plane that it crosses. */
GRAZE_ONCE int sweep_box_order(const sweep_box *s, int axis, length from)
{
    const box_core *c = &s->core;
    const int second = sweep_box_next(axis);
    const length rate = c->axis[axis].run;
    const box_core_axis *a = &c->axis[second], *b = &c->axis[sweep_box_next(second)];
    area x, y;
    box_set_gap_at(&x, a, rate, from);
    box_set_gap_at(&y, b, rate, from);
    const int slope = sweep_box_slope(&x, a->run, &y, b->run);
    if (slope > 0)
        return STOPS_BEFORE;
    return sweep_box_order_of(slope, sweep_box_depth(&x, &y, c->radius, rate));
}

/* ---- The part of the stop ---- */

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

/* ---- The ends of the path ---- */

/* The sign of the distance less the radius at the start of the path, or at its end; and that of the slope of D there. */
FAR_FRAMED void sweep_box_look(const sweep_box *s, bool is_end, int *side, int *turn)
{
    const box_core *c = &s->core;
    area squared, slope;
    area_set_product(&squared, length_negate(c->radius), c->radius);
    area_set_product(&slope, length_of(0), length_of(0));
    for (int i = 0; i < 3; i++) {
        const box_core_axis *a = &c->axis[i];
        const length gap = is_end ? box_core_gap(a->end_low, a->end_high)
                                  : box_core_gap(a->start_low, a->start_high);
        area_add_product(&squared, gap, gap);
        area_add_product(&slope, a->run, gap);
    }
    *side = area_sign(&squared);
    *turn = area_sign(&slope);
}
