/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two oriented boxes, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_obb_overlaps_obb)(const graze_obb *a, const graze_obb *b);

#include "number/small_near_begin.h"
#include "shape/obb_obb.h"
#include "number/small_near_end.h"

bool graze_obb_overlaps_obb(const graze_obb *a, const graze_obb *b)
{
    struct {
        graze_obb a, b;
    } q;
    grazes_clamp(a, b, &q, LIGHT_OBB + SECOND * LIGHT_OBB);
    return NEAR(graze_obb_overlaps_obb)(&q.a, &q.b);
}

#endif
