/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes, and capsules and segments: whether the distance of obb_core.h is at most a radius, and what it is. Near and
 * far.
 */
#include "obb_core.h"

static inline bool obb_is_not_empty(const graze_obb *box)
{
    return box->half.x >= 0 && box->half.y >= 0 && box->half.z >= 0;
}

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
