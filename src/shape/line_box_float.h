/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box around a line, in floats. The line is in the box despite all rounding, so it misses a shape that is outside.
 * Casts at triangles and the nearest of many test this.
 */
#ifndef GRAZE_SHAPE_LINE_BOX_FLOAT_H
#define GRAZE_SHAPE_LINE_BOX_FLOAT_H

#include "../../include/graze/triangle.h"
#include "../number/float.h"

typedef struct {
    graze_vec3 low, high;
} line_box;

/* Greater than the limit by more than the products and quotients round. Infinite without a limit. FLT_MIN: a subnormal
 * limit has too few bits for the factor. */
GRAZE_INLINE float line_box_reach(float limit)
{
    return limit * (1.0f + 0x1p-22f) + FLT_MIN;
}

/*
 * A normal product is not less than the exact run * limit. A subnormal one is rounded to the nearest multiple of
 * 2^-149, and every float is such a multiple. The sum is rounded to the nearest float. So a coordinate beyond the sum is
 * beyond the exact sum too. Without a run nothing is multiplied, since the reach may be infinite.
 */
GRAZE_INLINE void line_box_set_axis(float *low, float *high, float start, float run, float reach)
{
    *low = *high = start;
    if (is_positive(run))
        *high = start + run * reach;
    else if (is_negative(run))
        *low = start + run * reach;
}

/* The box contains start + run * t for 0 <= t <= limit. Limit 1: also the end of a segment, whose run is rounded. */
GRAZE_INLINE void line_box_set(line_box *box, const graze_vec3 *start, const graze_vec3 *run,
                               float limit)
{
    const float reach = line_box_reach(limit);
    line_box_set_axis(&box->low.x, &box->high.x, start->x, run->x, reach);
    line_box_set_axis(&box->low.y, &box->high.y, start->y, run->y, reach);
    line_box_set_axis(&box->low.z, &box->high.z, start->z, run->z, reach);
}

static inline bool line_box_is_beside(float low, float high, float a, float b, float c)
{
    return (float_less(high, a) && float_less(high, b) && float_less(high, c)) ||
           (float_less(a, low) && float_less(b, low) && float_less(c, low));
}

/* Whether the box and the box of the corners are disjoint. */
GRAZE_INLINE bool line_box_misses_triangle(const line_box *box, const graze_triangle *f)
{
    return line_box_is_beside(box->low.x, box->high.x, f->a.x, f->b.x, f->c.x) ||
           line_box_is_beside(box->low.y, box->high.y, f->a.y, f->b.y, f->c.y) ||
           line_box_is_beside(box->low.z, box->high.z, f->a.z, f->b.z, f->c.z);
}

#endif
