/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/polygon2.h. Their algorithms are in shape/polygon2*.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/polygon2.h"
#include "shape/polygon2_convex.h"
#include "shape/polygon2_overlaps.h"

bool graze_polygon2_is_convex(const graze_polygon2 *polygon)
{
    CLAMP_WHERE_LOADED(polygon);
    return polygon2_is_convex(polygon);
}

bool graze_polygon2_contains_point(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_vec2, point);
    return polygon2_contains_point(polygon, point);
}

bool graze_polygon2_overlaps_circle(const graze_polygon2 *polygon, const graze_circle *circle)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_circle, circle);
    return polygon2_overlaps_circle(polygon, circle);
}

bool graze_polygon2_overlaps_rect(const graze_polygon2 *polygon, const graze_rect *rect)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_rect, rect);
    return polygon2_overlaps_rect(polygon, rect);
}

bool graze_polygon2_overlaps_polygon2(const graze_polygon2 *a, const graze_polygon2 *b)
{
    CLAMP_WHERE_LOADED(a);
    CLAMP_WHERE_LOADED(b);
    return polygon2_overlaps_polygon2(a, b);
}

#include "wide/end_fast.h"

#endif
