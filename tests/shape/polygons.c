/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "polygons.h"

const corners house = {5, {AT2(-2, -2), AT2(2, -2), AT2(2, 1), AT2(0, 3), AT2(-2, 1)}};

graze_polygon2 polygon_of(const corners *c)
{
    graze_polygon2 polygon;
    polygon.corners = c->corner;
    polygon.count = c->count;
    return polygon;
}

corners corners_of_rect(graze_rect rect)
{
    corners c = {4, {{0, 0}}};
    c.corner[0] = rect.min;
    c.corner[1] = graze_vec2_of(rect.max.x, rect.min.y);
    c.corner[2] = rect.max;
    c.corner[3] = graze_vec2_of(rect.min.x, rect.max.y);
    return c;
}

corners moved_corners(const corners *c, graze_vec2 by)
{
    corners moved = *c;
    for (uint32_t i = 0; i < c->count; i++)
        moved.corner[i] = graze_vec2_of(c->corner[i].x + by.x, c->corner[i].y + by.y);
    return moved;
}

corners image_of_corners(const corners *c, int kind)
{
    corners image = *c;
    for (uint32_t i = 0; i < c->count; i++)
        image.corner[kind == TWICE ? i : c->count - 1 - i] = image_of_vec2(c->corner[i], kind);
    return image;
}

/* Without an overflow: corners may be at the ends of the world. */
static graze_vec2 middle_of(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(a.x / 2 + b.x / 2, a.y / 2 + b.y / 2);
}

corners variant_of_corners(const corners *c, uint32_t variant)
{
    corners other = *c;
    const bool is_longer = variant >= CORNERS_MOST;
    if (c->count == 0 || (is_longer && 2 * c->count > CORNERS_MOST))
        return other;
    other.count = is_longer ? 2 * c->count : c->count;
    for (uint32_t i = 0; i < c->count; i++) {
        const graze_vec2 a = c->corner[(i + variant) % c->count];
        const graze_vec2 b = c->corner[(i + variant + 1) % c->count];
        other.corner[is_longer ? 2 * i : i] = a;
        if (is_longer)
            other.corner[2 * i + 1] = variant == CORNERS_MOST ? a : middle_of(a, b);
    }
    return other;
}
