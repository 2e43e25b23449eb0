/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Discs of near and far numbers; rim_near.h and rim_far.h define the products. rim.h specifies each function. */

static inline bool share_within(const length3 *offset, const length3 *run, const share *s,
                                graze_scalar radius)
{
    rim_vector point;
    u128 most;
    BOUND(radius >= 0);
    rim_set_limit(&most, radius, s);
    rim_set_cross(&point.x, offset->x, run->x, s);
    rim_set_cross(&point.y, offset->y, run->y, s);
    rim_set_cross(&point.z, offset->z, run->z, s);
    return graze_rim_holds(&point, &most);
}

static inline void rim_point(graze_vec3 *point, const graze_vec3 *center, graze_scalar radius,
                             const length3 *offset, const graze_vec3 *axis, const reach *height)
{
    share_number squared;
    rim_vector way;
    rim_steps steps;
    rim_set_squared(&squared, axis);
    const int x = rim_set_across(&way.x, offset->x, axis->x, height, &squared);
    const int y = rim_set_across(&way.y, offset->y, axis->y, height, &squared);
    const int z = rim_set_across(&way.z, offset->z, axis->z, height, &squared);
    graze_rim_steps(&steps, &way, (uint32_t)radius);
    point->x = s32_offset_held(center->x, x < 0, steps.x);
    point->y = s32_offset_held(center->y, y < 0, steps.y);
    point->z = s32_offset_held(center->z, z < 0, steps.z);
}
