/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A rectangle made from other things, in the small world: see small.h. */
#define GRAZE_AXES 2
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static void NEAR(graze_rect_from_center_size)(const graze_vec2 *center, const graze_vec2 *size,
                                              graze_rect *rect);
static void NEAR(graze_rect_from_points)(const graze_vec2 *points, uint32_t count,
                                         graze_rect *rect);
static void NEAR(graze_rect_merge)(const graze_rect *a, const graze_rect *b, graze_rect *merged);

#include "number/small_near_begin.h"
#include "shape/box_from.h"
#include "number/small_near_end.h"

void graze_rect_from_center_size(const graze_vec2 *center, const graze_vec2 *size, graze_rect *rect)
{
    graze_vec2 near;
    grazes_clamp(center, 0, &near, VEC2);
    NEAR(graze_rect_from_center_size)(&near, size, rect);
}

void graze_rect_from_points(const graze_vec2 *points, uint32_t count, graze_rect *rect)
{
    NEAR(graze_rect_from_points)(points, count, rect);
    if (count > 0)
        grazes_clamp(rect, 0, rect, RECT);
}

void graze_rect_merge(const graze_rect *a, const graze_rect *b, graze_rect *merged)
{
    struct {
        graze_rect a, b;
    } q;
    grazes_clamp(a, b, &q, RECT + SECOND * RECT);
    NEAR(graze_rect_merge)(&q.a, &q.b, merged);
}

#endif
