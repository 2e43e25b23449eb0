/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far a segment is from a triangle or a box that it does not meet: the least of several exact distances, which are compared
 * as the fractions that their squares are, and rounded once. All have near and far numbers behind one call.
 */
#include "../../include/graze/aabb.h"
#include "../../include/graze/triangle.h"
#include "../number/separation.h"
#include "../number/solid.h"

/* Routines of segment.c and of triangle.c. In the small world the arguments MUST be clamped. */
#define graze_segment_measure  GRAZE_PRIVATE(segment_measure)
#define graze_triangle_measure GRAZE_PRIVATE(triangle_measure)
void graze_segment_measure(separation *s, const graze_segment *a, const graze_segment *b);
void graze_triangle_measure(separation *a, const graze_triangle *triangle, const graze_vec3 *point);

static void distances_take_segments(distances *d, const graze_vec3 *a, const graze_vec3 *b,
                                    const graze_segment *segment)
{
    graze_segment edge;
    vec3_copy(&edge.a, a);
    vec3_copy(&edge.b, b);
    graze_segment_measure(distances_next(d), &edge, segment);
    distances_take(d);
}

/* ---- A triangle ---- */

static inline void distances_take_face(distances *d, const graze_triangle *triangle,
                                       const graze_vec3 *end)
{
    graze_triangle_measure(distances_next(d), triangle, end);
    distances_take(d);
}

/* Between two edges, or between an end and the face. */
static inline graze_scalar triangle_distance_segment(const graze_triangle *triangle,
                                                     const graze_segment *segment)
{
    distances d;
    if (graze_triangle_overlaps_segment(triangle, segment))
        return 0;
    d.least = -1;
    distances_take_segments(&d, &triangle->a, &triangle->b, segment);
    distances_take_segments(&d, &triangle->b, &triangle->c, segment);
    distances_take_segments(&d, &triangle->c, &triangle->a, segment);
    distances_take_face(&d, triangle, &segment->a);
    distances_take_face(&d, triangle, &segment->b);
    return separation_distance(&d.of[d.least]);
}

/* ---- A box ---- */

/* The sides of the box on one axis on which the nearest edge may be: one, if both ends of the segment are beyond it. */
typedef struct {
    graze_scalar side[2];
    int count;
} box_sides;

static inline void box_sides_set(box_sides *to, graze_scalar min, graze_scalar max, graze_scalar a,
                                 graze_scalar b)
{
    const bool above = a >= max && b >= max, below = a <= min && b <= min;
    to->side[0] = above ? max : min;
    to->side[1] = max;
    to->count = above || below ? 1 : 2;
}

/* The edges along one axis, on these sides of the other two. */
static void distances_take_edges(distances *d, const box_sides *sides, const graze_aabb *box,
                                 const graze_segment *segment, int along)
{
    const int first = along == 0 ? 1 : 0, second = along == 2 ? 1 : 2;
    for (int i = 0; i < sides[first].count; i++)
        for (int j = 0; j < sides[second].count; j++) {
            const graze_scalar p = sides[first].side[i], q = sides[second].side[j];
            graze_vec3 low, high;
            vec3_copy(&low, &box->min);
            vec3_copy(&high, &box->max);
            low.x = along == 0 ? low.x : p;
            high.x = along == 0 ? high.x : p;
            low.y = along == 1 ? low.y : along == 0 ? p : q;
            high.y = along == 1 ? high.y : along == 0 ? p : q;
            low.z = along == 2 ? low.z : q;
            high.z = along == 2 ? high.z : q;
            distances_take_segments(d, &low, &high, segment);
        }
}

/* Where the segment is beyond a side on one axis only, or on two, no edge along that axis can be nearest but at its end, which
 * is on another edge. */
static inline void distances_take_all_edges(distances *d, const graze_aabb *box,
                                            const graze_segment *segment)
{
    box_sides sides[3];
    const graze_vec3 *a = &segment->a, *b = &segment->b;
    box_sides_set(&sides[0], box->min.x, box->max.x, a->x, b->x);
    box_sides_set(&sides[1], box->min.y, box->max.y, a->y, b->y);
    box_sides_set(&sides[2], box->min.z, box->max.z, a->z, b->z);
    const bool at_corner = sides[0].count + sides[1].count + sides[2].count == 3;
    for (int i = 0; i < 3; i++)
        if (sides[i].count == 2 || (at_corner && i == 0))
            distances_take_edges(d, sides, box, segment, i);
}

static void distances_take_point(distances *d, const graze_aabb *box, const graze_vec3 *end)
{
    graze_segment point;
    graze_vec3 nearest;
    vec3_copy(&point.a, end);
    vec3_copy(&point.b, end);
    graze_aabb_closest_point(box, end, &nearest);
    distances_take_segments(d, &nearest, &nearest, &point);
}

/* Between the edges and the segment, or between the box and an end. */
static inline graze_scalar aabb_distance_segment(const graze_aabb *box,
                                                 const graze_segment *segment)
{
    distances d;
    if (box->min.x > box->max.x || box->min.y > box->max.y || box->min.z > box->max.z)
        return GRAZE_SCALAR_MAX;
    if (graze_aabb_overlaps_segment(box, segment))
        return 0;
    d.least = -1;
    distances_take_point(&d, box, &segment->a);
    distances_take_point(&d, box, &segment->b);
    distances_take_all_edges(&d, box, segment);
    return separation_distance(&d.of[d.least]);
}
