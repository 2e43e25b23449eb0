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

#include "wide/end_fast.h"

#endif
