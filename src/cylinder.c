/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/cylinder.h. Their algorithms are in shape/cylinder.h and shape/cylinder_line.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/cylinder.h"
#include "shape/cylinder_line.h"

bool graze_cylinder_contains_point(const graze_cylinder *cylinder, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_cylinder, cylinder, graze_vec3, point);
    return cylinder_contains_point(cylinder, point);
}

bool graze_cylinder_overlaps_segment(const graze_cylinder *cylinder, const graze_segment *segment)
{
    CLAMP_BOTH(graze_cylinder, cylinder, graze_segment, segment);
    return cylinder_overlaps_segment(cylinder, segment);
}

bool graze_cylinder_overlaps_ray(const graze_cylinder *cylinder, const graze_ray *ray)
{
    CLAMP_BOTH(graze_cylinder, cylinder, graze_ray, ray);
    return cylinder_overlaps_ray(cylinder, ray);
}

#include "wide/end_fast.h"

#endif
