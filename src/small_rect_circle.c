/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A circle against a rectangle, in the small world: see small.h. */
#define GRAZE_AXES 2
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_rect_overlaps_circle)(const graze_rect *rect, const graze_circle *circle);

#include "number/small_near_begin.h"
#include "shape/box_ball.h"
#include "number/small_near_end.h"

bool graze_rect_overlaps_circle(const graze_rect *rect, const graze_circle *circle)
{
    struct {
        graze_rect rect;
        graze_circle circle;
    } q;
    grazes_clamp(rect, circle, &q, RECT + SECOND * CIRCLE);
    return NEAR(graze_rect_overlaps_circle)(&q.rect, &q.circle);
}

#endif
