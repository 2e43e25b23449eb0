/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of cylinders: how far from the axis a line crosses the plane of a cap.
 *
 *   separation_of_cap(&s, &offset, &run, &height, &climb)   |offset - run * height / climb|: offset leads from the center of
 *                             the cap to a point of the line, `height` and `climb` are the dot products of offset and run
 *                             with the core. climb MUST NOT be 0
 */
#ifndef GRAZE_SHAPE_CYLINDER_CAP_H
#define GRAZE_SHAPE_CYLINDER_CAP_H

#include "../number/separation.h"

#if GRAZE_FAR

/* 2^32 * 2^66, and two of them < 2^99 */
static inline u128 cap_cross(length offset, length run, const area *height, const area *climb)
{
    far_number cross;
    graze_far_set_times(&cross, &climb->raw, offset.raw);
    graze_far_add_times(&cross, &height->raw, -run.raw);
    return graze_far_magnitude(&cross);
}

#else

/* 2^30 * 2^62, and two of them < 2^94 */
static inline u128 cap_cross(length offset, length run, const area *height, const area *climb)
{
    return s96_magnitude(
        s96_sub(s32_mul_s64(offset.raw, climb->raw), s32_mul_s64(run.raw, height->raw)));
}

#endif

/* Near: three squares < 3 * 2^188, over climb^2 < 2^124. Far: < 3 * 2^198, over < 2^132. */
static inline void separation_of_cap(separation *s, const length3 *offset, const length3 *run,
                                     const area *height, const area *climb)
{
    BOUND(area_sign(climb) != 0);
    u256_set(&s->part, u128_of(0, 0), u128_of(0, 0));
    u256_set(&s->whole, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(&s->part, cap_cross(offset->x, run->x, height, climb));
    graze_u256_add_square(&s->part, cap_cross(offset->y, run->y, height, climb));
    graze_u256_add_square(&s->part, cap_cross(offset->z, run->z, height, climb));
    graze_u256_add_square(&s->whole, area_size_wide(climb));
    s->is_root = false;
}

#endif
