/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes, and capsules and segments: whether the distance of obb_core.h is at most a radius, and what it is. Near and
 * far.
 */
#include "obb_core.h"

/* ---- Capsules ---- */

/* The radius times 2^16 is below 2^47. */
FAR_FRAMED bool obb_is_within_between(const obb_core *c, graze_scalar radius)
{
    obb_core_square d;
    uint32_t least[OBB_LEAST], r[2];
    obb_clear_square(&d);
    obb_set_square_between(&d, c);
    long_set_s64(r, 2, s32_mul(radius, GRAZE_ONE));
    graze_long_add_product(d.squared, OBB_SQUARE, r, 2, r, 2, -1);
    if (graze_long_sign(d.squared, OBB_SQUARE) <= 0)
        return true;
    obb_set_least(least, &d);
    return graze_long_sign(d.whole, OBB_SQUARE) != 0 && graze_long_sign(least, OBB_LEAST) >= 0;
}

/* The ends of the core decide most queries. */
NEAR_ANSWER int obb_meets_capsule(const graze_obb *box, const graze_capsule *capsule)
{
    obb_core c;
    const graze_scalar radius = capsule->radius;
    if (radius < 0 || !obb_is_not_empty(box))
        return false;
    UNLESS_NEAR(is_near(&box->center) && is_near(&capsule->core.a) && is_near(&capsule->core.b),
                return NOT_NEAR);
    if (obb_is_beside_core(&c, box, &capsule->core, (uint64_t)radius * 65536u))
        return false;
    if (excesses_within(c.start[0], c.start[1], c.start[2], radius) ||
        excesses_within(c.end[0], c.end[1], c.end[2], radius))
        return true;
    return obb_core_is_near_between(&c) && obb_is_within_between(&c, radius);
}

GRAZE_INLINE bool obb_overlaps_capsule(const graze_obb *box, const graze_capsule *capsule)
{
    const int answer = obb_meets_capsule(box, capsule);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_obb_overlaps_capsule_far(box, capsule));
    return answer != 0;
}

/* ---- How far a segment is ---- */

/* The square of the distance, part / whole, in units of 2^-32 raw. */
typedef struct {
    uint32_t part[OBB_LEAST], whole[OBB_SQUARE];
} obb_distance;

static inline void obb_set_least_distance(obb_distance *to, const obb_core_square *d)
{
    if (graze_long_sign(d->whole, OBB_SQUARE) == 0) {
        graze_long_set(to->part, OBB_LEAST, d->squared, OBB_SQUARE);
        long_set_s64(to->whole, OBB_SQUARE, 1);
        return;
    }
    obb_set_least(to->part, d);
    graze_long_negate(to->part, OBB_LEAST);
    graze_long_set(to->whole, OBB_SQUARE, d->whole, OBB_SQUARE);
}

/* An excess < 2^63; far, one that is held there, from a greater distance than any that is returned. */
static inline void obb_set_square_at_end(obb_core_square *d, const excess *end)
{
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        uint32_t gap[2];
        long_set_s64(gap, 2, (int64_t)end[i].raw);
        graze_long_add_product(d->squared, OBB_SQUARE, gap, 2, gap, 2, 1);
    }
}

FAR_FRAMED void obb_set_distance(obb_distance *to, const obb_core *c)
{
    obb_core_square d;
    obb_clear_square(&d);
    if (obb_slope_at_end(c, false) >= 0)
        obb_set_square_at_end(&d, c->start);
    else if (obb_slope_at_end(c, true) <= 0)
        obb_set_square_at_end(&d, c->end);
    else
        obb_set_square_between(&d, c);
    obb_set_least_distance(to, &d);
}

NEAR_ANSWER bool obb_find_distance(const graze_obb *box, const graze_segment *segment,
                                   graze_scalar *distance)
{
    obb_core c;
    obb_distance d;
    UNLESS_NEAR(is_near(&box->center) && is_near(&segment->a) && is_near(&segment->b),
                return false);
    obb_core_set(&c, box, segment);
    obb_set_distance(&d, &c);
    *distance = graze_obb_distance_rounded(d.part, OBB_LEAST, d.whole, OBB_SQUARE);
    return true;
}

GRAZE_INLINE graze_scalar obb_distance_segment(const graze_obb *box, const graze_segment *segment)
{
    graze_scalar distance = GRAZE_SCALAR_MAX;
    if (obb_is_not_empty(box))
        UNLESS_NEAR(obb_find_distance(box, segment, &distance),
                    return graze_obb_distance_segment_far(box, segment));
    return distance;
}
