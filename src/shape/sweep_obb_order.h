/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The signs by which sweep_obb.h, which includes this header, finds where a sphere stops: sweep_box_words.h specifies them. */

/* The radius times 2^16 is below 2^47. */
static inline void sweep_obb_set_radius(uint32_t *r, const sweep_box *s)
{
    long_set_s64(r, 2, s32_mul(s->around->radius, GRAZE_ONE));
}

/* sum - radius^2 */
static inline void sweep_obb_subtract_radius(uint32_t *sum, const sweep_box *s)
{
    uint32_t r[2];
    sweep_obb_set_radius(r, s);
    graze_long_add_product(sum, OBB_SQUARE, r, 2, r, 2, -1);
}

/* ---- Crossings ---- */

/* The gap on an axis at a crossing, times |rate|: that to the box, or, for `of_part`, that of the sides of the stop. */
static inline void sweep_obb_set_gap_at(uint32_t *gap, const sweep_box *s, int i,
                                        const uint32_t *rate, const uint32_t *from, bool of_part)
{
    const obb_core_axis *a = &s->core.axis[i];
    if (of_part) {
        (void)obb_set_place_at(gap, sweep_box_from(a, s->side[i]), a->run, rate, from);
        return;
    }
    if (obb_set_place_at(gap, a->start_low, a->run, rate, from) >= 0 &&
        obb_set_place_at(gap, a->start_high, a->run, rate, from) < 0)
        obb_clear(gap);
}

/* The sign of D less radius^2 at a crossing, or that of the sum of the part. */
GRAZE_ONCE int sweep_obb_depth(const sweep_box *s, int axis, const uint32_t *from, bool of_part)
{
    const uint32_t *rate = s->core.axis[axis].run;
    uint32_t sum[OBB_LEAST], gap[OBB_SQUARE], r[2];
    sweep_obb_set_radius(r, s);
    graze_long_set_product(gap, OBB_SQUARE, r, 2, rate, OBB_REACH);
    long_set_s64(sum, OBB_LEAST, 0);
    graze_long_add_product(sum, OBB_LEAST, gap, OBB_SQUARE, gap, OBB_SQUARE, -1);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        if (i == axis || (of_part && s->side[i] == 0))
            continue;
        sweep_obb_set_gap_at(gap, s, i, rate, from, of_part);
        graze_long_add_product(sum, OBB_LEAST, gap, OBB_SQUARE, gap, OBB_SQUARE, 1);
    }
    return graze_long_sign(sum, OBB_LEAST);
}

static inline int sweep_box_order(const sweep_box *s, int axis, const uint32_t *from)
{
    const int slope = obb_slope_at_crossing(&s->core, s->core.axis[axis].run, from);
    return slope > 0 ? STOPS_BEFORE
                     : sweep_box_order_of(slope, sweep_obb_depth(s, axis, from, false));
}

/* ---- The part of the stop ---- */

/* At the crossing the sum of the part is radius^2; there, after the stop, it is greater. */
static inline bool sweep_box_stops_at(const sweep_box *s, int axis)
{
    const uint32_t *from = sweep_box_from(&s->core.axis[axis], s->perhaps[axis]);
    return sweep_obb_depth(s, axis, from, true) == 0;
}

/* The sum of the squares of the gaps on the axes beyond, less the square of the radius. */
FAR_FRAMED void sweep_obb_set_square(obb_core_square *d, const sweep_box *s)
{
    obb_clear_square(d);
    for (int i = AXIS_x; i < NO_AXIS; i++)
        if (s->side[i] != 0)
            obb_add_square(d, s->core.axis[i].run, sweep_box_from(&s->core.axis[i], s->side[i]));
    sweep_obb_subtract_radius(d->squared, s);
}

/* ---- The ends of the path ---- */

FAR_FRAMED void sweep_box_look(const sweep_box *s, bool is_end, int *side, int *turn)
{
    uint32_t squared[OBB_SQUARE];
    obb_clear(squared);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        const uint32_t *gap = obb_core_gap(&s->core, i, is_end);
        if (gap != 0)
            obb_add_reaches(squared, gap, gap, 1);
    }
    sweep_obb_subtract_radius(squared, s);
    *side = graze_long_sign(squared, OBB_SQUARE);
    *turn = obb_slope_at_end(&s->core, is_end);
}
