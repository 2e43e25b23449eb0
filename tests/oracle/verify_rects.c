/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `rect_rest`: N cases for each routine of the rectangle with rectangles,
 * circles and points against the exact answer, bit by bit. That is the box's, in the plane z = 0: of
 * x and y of the inputs of the box, with a z that changes nothing.
 */
#include "flat.h"
#include "judge_boxes.h"

static bool contains_point(const graze_aabb *box, const graze_vec3 *point)
{
    graze_rect rect = flat_rect(box);
    graze_vec2 p = flat_vec2(point);
    return graze_rect_contains_point(&rect, &p);
}

static bool overlaps_rect(const graze_aabb *a, const graze_aabb *b)
{
    graze_rect p = flat_rect(a), q = flat_rect(b);
    return graze_rect_overlaps_rect(&p, &q);
}

static bool contains_rect(const graze_aabb *a, const graze_aabb *b)
{
    graze_rect p = flat_rect(a), q = flat_rect(b);
    return graze_rect_contains_rect(&p, &q);
}

static bool overlaps_circle(const graze_aabb *box, const graze_sphere *sphere)
{
    graze_rect rect = flat_rect(box);
    graze_circle circle = flat_circle(sphere);
    return graze_rect_overlaps_circle(&rect, &circle);
}

static void in_space(graze_vec3 *v, graze_vec2 from, graze_scalar z)
{
    v->x = from.x;
    v->y = from.y;
    v->z = z;
}

static void box_in_space(graze_aabb *box, const graze_rect *rect, graze_scalar low)
{
    in_space(&box->min, rect->min, low);
    in_space(&box->max, rect->max, -low);
}

static void closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    graze_rect rect = flat_rect(box);
    graze_vec2 p = flat_vec2(point);
    graze_rect_closest_point(&rect, &p, &p);
    in_space(nearest, p, 0);
}

static graze_scalar distance(const graze_aabb *box, const graze_vec3 *point)
{
    graze_rect rect = flat_rect(box);
    graze_vec2 p = flat_vec2(point);
    return graze_rect_distance(&rect, &p);
}

static graze_wide distance_sq(const graze_aabb *box, const graze_vec3 *point)
{
    graze_rect rect = flat_rect(box);
    graze_vec2 p = flat_vec2(point);
    return graze_rect_distance_sq(&rect, &p);
}

static void off_surface(const graze_aabb *box, const graze_vec3 *point, const graze_vec3 *normal,
                        graze_vec3 *off)
{
    graze_rect rect = flat_rect(box);
    graze_vec2 p = flat_vec2(point), n = flat_vec2(normal);
    graze_rect_off_surface(&rect, &p, &n, &p);
    in_space(off, p, 0);
}

/* Of size 2 on z, as the query says. */
static void from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box)
{
    graze_rect rect;
    graze_vec2 c = flat_vec2(center), s = flat_vec2(size);
    graze_rect_from_center_size(&c, &s, &rect);
    box_in_space(box, &rect, -1);
}

static void from_points(const graze_vec3 *points, uint32_t count, graze_aabb *box)
{
    graze_rect rect;
    graze_vec2 flat[4] = {{0, 0}, {0, 0}, {0, 0}, {0, 0}};
    for (uint32_t i = 0; i < count; i++)
        flat[i] = flat_vec2(&points[i]);
    graze_rect_from_points(flat, count, &rect);
    box_in_space(box, &rect, 0);
    box->min.z = count == 0 ? GRAZE_SCALAR_MAX : 0;
    box->max.z = count == 0 ? GRAZE_SCALAR_MIN : 0;
}

/* Of two empty ones the judge's box is empty on z as well. */
static void merge(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged)
{
    graze_rect p = flat_rect(a), q = flat_rect(b), r;
    graze_rect_merge(&p, &q, &r);
    box_in_space(merged, &r, -1);
    if (r.min.x == GRAZE_SCALAR_MAX && r.max.x == GRAZE_SCALAR_MIN) {
        merged->min.z = GRAZE_SCALAR_MAX;
        merged->max.z = GRAZE_SCALAR_MIN;
    }
}

/* A touching circle of the inputs is off by a triple; in the plane it is where two of it remain. */
static void flatten(boxes_query *q, uint32_t index)
{
    (void)index;
    q->box[2] = q->other[2] = -1;
    q->box[5] = q->other[5] = 1;
    q->sphere[2] = q->point[2] = 0;
    q->size[2] = 2;
    for (int i = 0; i < 4; i++)
        q->points[3 * i + 2] = 0;
    if (q->face == 4 || q->face == 5)
        q->face = 6;
}

ORACLE(rect_rest)
{
    static const boxes_library rect = {
        .name = "verify_rects",
        .prefix = "graze_rect_",
        .names = {"overlaps_rect", "contains_rect", "overlaps_circle"},
        .contains_point = contains_point,
        .overlaps_box = overlaps_rect,
        .contains_box = contains_rect,
        .overlaps_ball = overlaps_circle,
        .closest_point = closest_point,
        .distance = distance,
        .distance_sq = distance_sq,
        .off_surface = off_surface,
        .from_center_size = from_center_size,
        .from_points = from_points,
        .merge = merge,
        .alter = flatten,
    };
    return judge_boxes(&rect, cases, seed, routine);
}
