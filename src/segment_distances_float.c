/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far a segment is from a triangle or a box, in floats: the least distance of the segment from an edge, and of its ends from
 * the shape.
 */
#include "../include/graze/aabb.h"
#include "../include/graze/segment.h"
#include "../include/graze/triangle.h"

#if GRAZE_FLOAT
#include "number/float.h"

/* The lesser; NaN if one of them is. */
static inline float lesser_distance(float a, float b)
{
    return float_at_most(a, b) || !float_at_most(a, a) ? a : b;
}

static float lesser_of_edge(float least, const graze_vec3 *a, const graze_vec3 *b,
                            const graze_segment *segment)
{
    graze_segment edge;
    vec3_copy(&edge.a, a);
    vec3_copy(&edge.b, b);
    return lesser_distance(least, graze_segment_distance_segment(&edge, segment));
}

graze_scalar graze_triangle_distance_segment(const graze_triangle *triangle,
                                             const graze_segment *segment)
{
    if (graze_triangle_overlaps_segment(triangle, segment))
        return 0.0f;
    float least = graze_triangle_distance(triangle, &segment->a);
    least = lesser_distance(least, graze_triangle_distance(triangle, &segment->b));
    least = lesser_of_edge(least, &triangle->a, &triangle->b, segment);
    least = lesser_of_edge(least, &triangle->b, &triangle->c, segment);
    return lesser_of_edge(least, &triangle->c, &triangle->a, segment);
}

/* The edge of a box along an axis, on the sides `first` and `second` of the other two. */
static float lesser_of_box_edge(float least, const graze_aabb *box, const graze_segment *segment,
                                int along, const graze_vec3 *first, const graze_vec3 *second)
{
    graze_vec3 low, high;
    low.x = along == 0 ? box->min.x : first->x;
    high.x = along == 0 ? box->max.x : first->x;
    low.y = along == 1 ? box->min.y : along == 0 ? first->y : second->y;
    high.y = along == 1 ? box->max.y : along == 0 ? first->y : second->y;
    low.z = along == 2 ? box->min.z : second->z;
    high.z = along == 2 ? box->max.z : second->z;
    return lesser_of_edge(least, &low, &high, segment);
}

graze_scalar graze_aabb_distance_segment(const graze_aabb *box, const graze_segment *segment)
{
    const graze_vec3 *sides[2];
    if (graze_aabb_overlaps_segment(box, segment))
        return 0.0f;
    float least = graze_aabb_distance(box, &segment->a);
    least = lesser_distance(least, graze_aabb_distance(box, &segment->b));
    if (float_less(box->max.x, box->min.x) || float_less(box->max.y, box->min.y) ||
        float_less(box->max.z, box->min.z))
        return least;
    sides[0] = &box->min;
    sides[1] = &box->max;
    for (int along = 0; along < 3; along++)
        for (int i = 0; i < 4; i++)
            least = lesser_of_box_edge(least, box, segment, along, sides[i / 2], sides[i % 2]);
    return least;
}

#endif
