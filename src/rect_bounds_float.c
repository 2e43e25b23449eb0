/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Rectangles around a segment and a circle, and a margin: in floats, rounded outward. */
#include "../include/graze/rect.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/interval_float.h"

/* False for a NaN. */
GRAZE_INLINE bool rect_is_inverted(const graze_rect *b)
{
    return float_less(b->max.x, b->min.x) || float_less(b->max.y, b->min.y);
}

static inline void rect_set_empty(graze_rect *b)
{
    b->min.x = b->min.y = GRAZE_SCALAR_MAX;
    b->max.x = b->max.y = GRAZE_SCALAR_MIN;
}

void graze_rect_from_segment2(const graze_segment2 *segment, graze_rect *rect)
{
    rect->min.x = lesser(segment->a.x, segment->b.x);
    rect->min.y = lesser(segment->a.y, segment->b.y);
    rect->max.x = greater(segment->a.x, segment->b.x);
    rect->max.y = greater(segment->a.y, segment->b.y);
}

static void rect_expand_sides(const graze_vec2 *min, const graze_vec2 *max, float by,
                              graze_rect *expanded)
{
    graze_rect b;
    b.min.x = side_below(min->x, by);
    b.min.y = side_below(min->y, by);
    b.max.x = side_above(max->x, by);
    b.max.y = side_above(max->y, by);
    if (rect_is_inverted(&b))
        rect_set_empty(&b);
    expanded->min.x = b.min.x;
    expanded->min.y = b.min.y;
    expanded->max.x = b.max.x;
    expanded->max.y = b.max.y;
}

/* A radius may be too small to move a side. */
void graze_rect_from_circle(const graze_circle *circle, graze_rect *rect)
{
    if (is_negative(circle->radius))
        rect_set_empty(rect);
    else
        rect_expand_sides(&circle->center, &circle->center, circle->radius, rect);
}

void graze_rect_from_capsule2(const graze_capsule2 *capsule, graze_rect *rect)
{
    graze_rect_from_segment2(&capsule->core, rect);
    if (is_negative(capsule->radius))
        rect_set_empty(rect);
    else
        rect_expand_sides(&rect->min, &rect->max, capsule->radius, rect);
}

void graze_rect_expand(const graze_rect *rect, graze_scalar by, graze_rect *expanded)
{
    if (rect_is_inverted(rect))
        rect_set_empty(expanded);
    else
        rect_expand_sides(&rect->min, &rect->max, by, expanded);
}

#endif
