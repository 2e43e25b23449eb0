/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "rects.h"

bool vec2_equal(graze_vec2 a, graze_vec2 b)
{
    return a.x == b.x && a.y == b.y;
}

graze_rect rect_of(graze_vec2 min, graze_vec2 max)
{
    graze_rect rect;
    rect.min = min;
    rect.max = max;
    return rect;
}

bool rect_is(const graze_rect *rect, graze_vec2 min, graze_vec2 max)
{
    return vec2_equal(rect->min, min) && vec2_equal(rect->max, max);
}

graze_vec3 vec2_in_space(graze_vec2 v)
{
    return graze_vec3_of(v.x, v.y, 0);
}

graze_aabb rect_in_space(graze_rect rect)
{
    return aabb_of(graze_vec3_of(rect.min.x, rect.min.y, -GRAZE_ONE),
                   graze_vec3_of(rect.max.x, rect.max.y, GRAZE_ONE));
}

graze_vec2 image_of_vec2(graze_vec2 v, int kind)
{
    if (kind < 2)
        return graze_vec2_of(kind == 0 ? -v.x : v.x, kind == 1 ? -v.y : v.y);
    return kind == 2 ? graze_vec2_of(v.y, v.x) : graze_vec2_of(v.x * 2, v.y * 2);
}

graze_rect image_of_rect(graze_rect rect, int kind)
{
    graze_vec2 p = image_of_vec2(rect.min, kind), q = image_of_vec2(rect.max, kind);
    if (kind == 0)
        return rect_of(graze_vec2_of(q.x, p.y), graze_vec2_of(p.x, q.y));
    if (kind == 1)
        return rect_of(graze_vec2_of(p.x, q.y), graze_vec2_of(q.x, p.y));
    return rect_of(p, q);
}
