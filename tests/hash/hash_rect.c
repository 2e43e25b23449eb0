/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the rectangle, over x and y of the box's inputs. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/inputs_boxes.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
static const uint64_t seed = UINT64_C(0x6772617a65);

enum {
    CONTAINS_POINT,
    OVERLAPS_SEGMENT,
    LINECAST,
    LINECAST_EXIT,
    OVERLAPS_RAY,
    RAYCAST,
    RAYCAST_EXIT,
    OVERLAPS_RECT,
    CONTAINS_RECT,
    OVERLAPS_CIRCLE,
    CLOSEST_POINT,
    DISTANCE,
    DISTANCE_SQ,
    OFF_SURFACE,
    FROM_CENTER_SIZE,
    FROM_POINTS,
    MERGE,
    FROM_SEGMENT2,
    FROM_CIRCLE,
    FROM_CAPSULE2,
    EXPAND,
    ROUTINES
};

static const char *const names[ROUTINES] = {"graze_rect_contains_point",
                                            "graze_rect_overlaps_segment",
                                            "graze_rect_linecast",
                                            "graze_rect_linecast_exit",
                                            "graze_rect_overlaps_ray",
                                            "graze_rect_raycast",
                                            "graze_rect_raycast_exit",
                                            "graze_rect_overlaps_rect",
                                            "graze_rect_contains_rect",
                                            "graze_rect_overlaps_circle",
                                            "graze_rect_closest_point",
                                            "graze_rect_distance",
                                            "graze_rect_distance_sq",
                                            "graze_rect_off_surface",
                                            "graze_rect_from_center_size",
                                            "graze_rect_from_points",
                                            "graze_rect_merge",
                                            "graze_rect_from_segment2",
                                            "graze_rect_from_circle",
                                            "graze_rect_from_capsule2",
                                            "graze_rect_expand"};

static const hash expected[ROUTINES] = HASHES(RECT);

static graze_rect rect_of_raw(const int32_t *box)
{
    graze_rect rect;
    rect.min = vec2_of(box);
    rect.max = vec2_of(box + 3);
    return rect;
}

typedef graze_result linecast(const graze_rect *, const graze_segment2 *, graze_line_hit2 *);
typedef graze_result raycast(const graze_rect *, const graze_ray2 *, graze_ray_hit2 *);

static void mix_linecast(hash *h, linecast *cast, const graze_rect *rect, const graze_segment2 *s)
{
    graze_line_hit2 hit = {{0, 0}, {0, 0}, 0};
    mix(h, (uint32_t)cast(rect, s, &hit));
    mix_vec2(h, hit.point);
    mix_vec2(h, hit.normal);
    mix_scalar(h, hit.fraction);
}

static void mix_raycast(hash *h, raycast *cast, const graze_rect *rect, const graze_ray2 *ray)
{
    graze_ray_hit2 hit = {{0, 0}, {0, 0}, 0};
    mix(h, (uint32_t)cast(rect, ray, &hit));
    mix_vec2(h, hit.point);
    mix_vec2(h, hit.normal);
    mix_scalar(h, hit.t);
}

static void hash_point(hash *h, const raw_query *q)
{
    graze_rect rect = rect_of_raw(q->box);
    graze_vec2 point = vec2_of(q->line);
    mix(&h[CONTAINS_POINT], graze_rect_contains_point(&rect, &point));
}

static void hash_segment(hash *h, const raw_query *q)
{
    graze_rect rect = rect_of_raw(q->box);
    graze_segment2 segment;
    segment.a = vec2_of(q->line);
    segment.b = vec2_of(q->line + 3);
    mix(&h[OVERLAPS_SEGMENT], graze_rect_overlaps_segment(&rect, &segment));
    mix_linecast(&h[LINECAST], graze_rect_linecast, &rect, &segment);
    mix_linecast(&h[LINECAST_EXIT], graze_rect_linecast_exit, &rect, &segment);
}

static void hash_ray(hash *h, const raw_query *q)
{
    graze_rect rect = rect_of_raw(q->box);
    graze_ray2 ray;
    ray.origin = vec2_of(q->line);
    ray.dir = vec2_of(q->line + 3);
    ray.t_max = q->line[6] == INT32_MAX ? GRAZE_NO_LIMIT : scalar_of(q->line[6]);
    mix(&h[OVERLAPS_RAY], graze_rect_overlaps_ray(&rect, &ray));
    mix_raycast(&h[RAYCAST], graze_rect_raycast, &rect, &ray);
    mix_raycast(&h[RAYCAST_EXIT], graze_rect_raycast_exit, &rect, &ray);
}

static void hash_predicates(hash *h, const boxes_query *q)
{
    graze_rect rect = rect_of_raw(q->box), other = rect_of_raw(q->other);
    graze_circle circle;
    circle.center = vec2_of(q->sphere);
    circle.radius = scalar_of(q->sphere[3]);
    mix(&h[OVERLAPS_RECT], graze_rect_overlaps_rect(&rect, &other));
    mix(&h[CONTAINS_RECT], graze_rect_contains_rect(&rect, &other));
    mix(&h[OVERLAPS_CIRCLE], graze_rect_overlaps_circle(&rect, &circle));
}

static void hash_points(hash *h, const boxes_query *q)
{
    graze_rect rect = rect_of_raw(q->box);
    graze_vec2 point = vec2_of(q->point), normal = {0, 0}, made;
    if (q->face < 4)
        (&normal.x)[q->face / 2] = q->face % 2 == 0 ? -GRAZE_ONE : GRAZE_ONE;
    graze_rect_closest_point(&rect, &point, &made);
    mix_vec2(&h[CLOSEST_POINT], made);
    mix_scalar(&h[DISTANCE], graze_rect_distance(&rect, &point));
    mix_wide(&h[DISTANCE_SQ], graze_rect_distance_sq(&rect, &point));
    graze_rect_off_surface(&rect, &point, &normal, &made);
    mix_vec2(&h[OFF_SURFACE], made);
}

static void mix_rect(hash *h, const graze_rect *rect)
{
    mix_vec2(h, rect->min);
    mix_vec2(h, rect->max);
}

static void hash_rects(hash *h, const boxes_query *q)
{
    graze_rect rect = rect_of_raw(q->box), other = rect_of_raw(q->other), made;
    graze_vec2 center = vec2_of(q->point), size = vec2_of(q->size), points[4];
    for (int i = 0; i < 4; i++)
        points[i] = vec2_of(q->points + 3 * i);
    graze_rect_from_center_size(&center, &size, &made);
    mix_rect(&h[FROM_CENTER_SIZE], &made);
    graze_rect_from_points(points, q->count, &made);
    mix_rect(&h[FROM_POINTS], &made);
    graze_rect_merge(&rect, &other, &made);
    mix_rect(&h[MERGE], &made);
}

static void hash_bounds(hash *h, const boxes_query *q)
{
    const graze_rect rect = rect_of_raw(q->box);
    const graze_segment2 segment = {vec2_of(q->points), vec2_of(q->points + 3)};
    const graze_circle circle = {vec2_of(q->sphere), scalar_of(q->sphere[3])};
    graze_rect made;
    graze_rect_from_segment2(&segment, &made);
    mix_rect(&h[FROM_SEGMENT2], &made);
    graze_rect_from_circle(&circle, &made);
    mix_rect(&h[FROM_CIRCLE], &made);
    const graze_capsule2 capsule = {segment, circle.radius};
    graze_rect_from_capsule2(&capsule, &made);
    mix_rect(&h[FROM_CAPSULE2], &made);
    graze_rect_expand(&rect, vec2_of(q->size).x, &made);
    mix_rect(&h[EXPAND], &made);
}

void test_hash_rect(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    boxes_query b;
    check_group("hash of rectangles");
    for (uint32_t i = 0; i < QUERIES; i++) {
        raw_point(i, &q);
        hash_point(h, &q);
        raw_segment(i, &q);
        hash_segment(h, &q);
        raw_ray(i, &q);
        hash_ray(h, &q);
        input_boxes(seed, i, &b);
        hash_predicates(h, &b);
        hash_points(h, &b);
        hash_rects(h, &b);
        hash_bounds(h, &b);
    }
    hash_check("rect", h, expected, names, ROUTINES);
}
