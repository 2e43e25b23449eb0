/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes made from other things. Any of them may be where the result goes: all is read first. */
#include "aabb_sides.h"
#include "inlining.h"

void graze_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box)
{
    graze_vec3 low, high;
    low.x = lower_end(center->x, size->x);
    low.y = lower_end(center->y, size->y);
    low.z = lower_end(center->z, size->z);
    high.x = upper_end(center->x, size->x);
    high.y = upper_end(center->y, size->y);
    high.z = upper_end(center->z, size->z);
    box->min.x = low.x;
    box->min.y = low.y;
    box->min.z = low.z;
    box->max.x = high.x;
    box->max.y = high.y;
    box->max.z = high.z;
}

/* Beyond all on either side: to widen it by anything gives that. */
static inline void set_empty(graze_aabb *box)
{
    box->min.x = box->min.y = box->min.z = GRAZE_SCALAR_MAX;
    box->max.x = box->max.y = box->max.z = GRAZE_SCALAR_MIN;
}

static inline void widen(graze_aabb *box, const graze_vec3 *p)
{
    box->min.x = lesser(box->min.x, p->x);
    box->min.y = lesser(box->min.y, p->y);
    box->min.z = lesser(box->min.z, p->z);
    box->max.x = greater(box->max.x, p->x);
    box->max.y = greater(box->max.y, p->y);
    box->max.z = greater(box->max.z, p->z);
}

void graze_aabb_from_points(const graze_vec3 *points, uint32_t count, graze_aabb *box)
{
    graze_aabb all;
    set_empty(&all);
    GRAZE_ONE_BY_ONE
    for (uint32_t i = 0; i < count; i++)
        widen(&all, &points[i]);
    box->min.x = all.min.x;
    box->min.y = all.min.y;
    box->min.z = all.min.z;
    box->max.x = all.max.x;
    box->max.y = all.max.y;
    box->max.z = all.max.z;
}

/* One side of each of two boxes; that of an empty one, which counts on no axis, says nothing. */
GRAZE_INLINE graze_scalar side(bool any, graze_scalar at, graze_scalar other, graze_scalar nothing)
{
    return any ? at : with_nan_of(nothing, at, other);
}

GRAZE_INLINE void merge_axis(bool any_a, graze_scalar a_low, graze_scalar a_high, bool any_b,
                             graze_scalar b_low, graze_scalar b_high, graze_scalar *low,
                             graze_scalar *high)
{
    *low = lesser(side(any_a, a_low, a_high, GRAZE_SCALAR_MAX),
                  side(any_b, b_low, b_high, GRAZE_SCALAR_MAX));
    *high = greater(side(any_a, a_high, a_low, GRAZE_SCALAR_MIN),
                    side(any_b, b_high, b_low, GRAZE_SCALAR_MIN));
}

void graze_aabb_merge(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged)
{
    bool any_a = is_box(a), any_b = is_box(b);
    merge_axis(any_a, a->min.x, a->max.x, any_b, b->min.x, b->max.x, &merged->min.x,
               &merged->max.x);
    merge_axis(any_a, a->min.y, a->max.y, any_b, b->min.y, b->max.y, &merged->min.y,
               &merged->max.y);
    merge_axis(any_a, a->min.z, a->max.z, any_b, b->min.z, b->max.z, &merged->min.z,
               &merged->max.z);
}
