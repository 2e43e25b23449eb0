/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The place of a core that is nearest to an oriented box, and the way there from the box, in the coordinates of the box of
 * obb_core.h; and directions of long integers. Near and far.
 */
#ifndef GRAZE_SHAPE_OBB_CORE_NEAREST_H
#define GRAZE_SHAPE_OBB_CORE_NEAREST_H

#include "escape_heading.h"
#include "obb_core.h"

/* On each axis the gap to the start of the core, or to its end; NULL between the sides of the box. */
typedef struct {
    const uint32_t *gap[NO_AXIS];
    bool is_between; /* the place is between the ends: the gap is to the start */
    bool is_end;     /* the place is the end, unless it is between the ends */
} obb_nearest;

FAR_FRAMED void obb_find_nearest(obb_nearest *n, const obb_core *c)
{
    n->is_end = obb_slope_at_end(c, false) < 0;
    n->is_between = n->is_end && obb_slope_at_end(c, true) > 0;
    for (int i = AXIS_x; i < NO_AXIS; i++)
        n->gap[i] = n->is_between ? obb_core_gap_between(c, i) : obb_core_gap(c, i, n->is_end);
}

FAR_FRAMED void obb_set_nearest_square(obb_core_square *d, const obb_core *c, const obb_nearest *n)
{
    obb_clear_square(d);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        if (n->gap[i] == 0)
            continue;
        if (n->is_between)
            obb_add_square(d, c->axis[i].run, n->gap[i]);
        else
            obb_add_reaches(d->squared, n->gap[i], n->gap[i], 1);
    }
}

/* The sign of the distance less the radius, whose 2^16-fold is below 2^47. Replaces C by C less its square. */
FAR_FRAMED int obb_nearest_side(obb_core_square *d, graze_scalar radius)
{
    uint32_t least[OBB_LEAST], r[2];
    long_set_s64(r, 2, s32_mul(radius, GRAZE_ONE));
    graze_long_add_product(d->squared, OBB_SQUARE, r, 2, r, 2, -1);
    if (graze_long_sign(d->whole, OBB_SQUARE) == 0)
        return graze_long_sign(d->squared, OBB_SQUARE);
    obb_set_least(least, d);
    return -graze_long_sign(least, OBB_LEAST);
}

/* Along the gap; where the core leads away from those sides or to them, A times the gap, less B times the run. 0 if the core meets
 * the box. */
FAR_FRAMED void obb_set_nearest_way(uint32_t *way, const obb_core *c, const obb_nearest *n,
                                    const obb_core_square *d)
{
    const bool has_run = graze_long_sign(d->whole, OBB_SQUARE) != 0;
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        uint32_t *on = way + i * OBB_SLOPE;
        long_set_s64(on, OBB_SLOPE, 0);
        if (n->gap[i] == 0)
            continue;
        if (!has_run) {
            graze_long_set(on, OBB_SLOPE, n->gap[i], OBB_REACH);
            continue;
        }
        graze_long_add_product(on, OBB_SLOPE, d->whole, OBB_SQUARE, n->gap[i], OBB_REACH, 1);
        graze_long_add_product(on, OBB_SLOPE, d->along, OBB_SQUARE, c->axis[i].run, OBB_REACH, -1);
    }
}

/* ---- Directions ---- */

/* The highest 34 bits of three numbers, one after the other, of as many words each. These are overwritten by their sizes. */
GRAZE_ONCE void obb_set_tops(uint64_t *top, bool *down, uint32_t *x, uint32_t words)
{
    uint32_t at = words - 2u;
    for (uint32_t i = 0; i < 3u; i++) {
        down[i] = long_is_negative(x + i * words, words);
        if (down[i])
            graze_long_negate(x + i * words, words);
    }
    while (at > 0u && (x[at + 1u] | x[words + at + 1u] | x[2u * words + at + 1u]) == 0u)
        at--;
    for (uint32_t i = 0; i < 3u; i++)
        top[i] = u64_of(x[i * words + at + 1u], x[i * words + at]);
    const uint32_t zeros = u64_leading_zeros(top[0] | top[1] | top[2] | 1u);
    for (uint32_t i = 0; i < 3u; i++)
        top[i] = u64_lift(top[i], zeros) / 0x40000000u;
}

/* Right to 2^-31. The numbers are overwritten. */
static inline void obb_set_escape_along(escape *e, uint32_t *on, uint32_t words)
{
    uint64_t top[NO_AXIS];
    obb_set_tops(top, e->down, on, words);
    for (int k = AXIS_x; k < NO_AXIS; k++)
        e->size[k] = u64_low(top[k] / 4u);
}

static inline u128 obb_words_from(const uint32_t *x)
{
    return u128_of(u64_of(x[3], x[2]), u64_of(x[1], x[0]));
}

static inline graze_scalar obb_component(const graze_vec3 *v, int axis)
{
    return axis == AXIS_x ? v->x : axis == AXIS_y ? v->y : v->z;
}

#endif
