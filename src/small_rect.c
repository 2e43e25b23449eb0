/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and others of its kind against a rectangle, in the small world: see small.h. */
#define GRAZE_AXES 2
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_rect_contains_point)(const graze_rect *rect, const graze_vec2 *point);
static bool NEAR(graze_rect_overlaps_rect)(const graze_rect *a, const graze_rect *b);
static bool NEAR(graze_rect_contains_rect)(const graze_rect *rect, const graze_rect *other);

#include "number/small_near_begin.h"
#include "shape/box.h"
#include "number/small_near_end.h"

bool graze_rect_contains_point(const graze_rect *rect, const graze_vec2 *point)
{
    struct {
        graze_rect rect;
        graze_vec2 point;
    } q;
    grazes_clamp(rect, point, &q, RECT + SECOND * VEC2);
    return NEAR(graze_rect_contains_point)(&q.rect, &q.point);
}

bool graze_rect_overlaps_rect(const graze_rect *a, const graze_rect *b)
{
    struct {
        graze_rect a, b;
    } q;
    grazes_clamp(a, b, &q, RECT + SECOND * RECT);
    return NEAR(graze_rect_overlaps_rect)(&q.a, &q.b);
}

bool graze_rect_contains_rect(const graze_rect *rect, const graze_rect *other)
{
    struct {
        graze_rect rect, other;
    } q;
    grazes_clamp(rect, other, &q, RECT + SECOND * RECT);
    return NEAR(graze_rect_contains_rect)(&q.rect, &q.other);
}

#endif
