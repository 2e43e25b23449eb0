/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The rectangle, on x and y of the workload of the box. What the box is asked on a z that changes
 * nothing is asked beside it, as flat_aabb_...: that is what the plane saves. The peers are those of
 * the box, on two axes.
 */
#include "casts.h"
#include "peer_slabs.h"

static struct {
    graze_rect rect, other, made;
    graze_vec2 point, normal, size, nearest;
    graze_circle circle;
    graze_segment2 segment;
    graze_ray2 ray;
} item;

static graze_vec2 flat(graze_vec3 v)
{
    return graze_vec2_of(v.x, v.y);
}

static graze_rect flat_box(const graze_aabb *box)
{
    graze_rect rect;
    rect.min = flat(box->min);
    rect.max = flat(box->max);
    return rect;
}

/* As for the box: the next query's box is the other one, the segment's start a point and a center,
 * and its end says how large things are. */
static void prepare(unsigned number, int32_t scale)
{
    query q = query_of(number, scale), next = query_of((number + 1) % QUERIES, scale);
    item.rect = flat_box(&q.box);
    item.other = flat_box(&next.box);
    item.segment.a = item.ray.origin = item.point = item.circle.center = flat(q.segment.a);
    item.segment.b = flat(q.segment.b);
    item.ray.dir = flat(q.ray.dir);
    item.ray.t_max = q.ray.t_max;
    item.size = graze_vec2_max(item.segment.b, graze_vec2_neg(item.segment.b));
    item.circle.radius = item.size.x;
    item.normal = graze_vec2_of(GRAZE_ONE, 0);
}

static bool slabs_of_two(const graze_rect *rect, const graze_vec2 *start, const graze_vec2 *dir,
                         graze_scalar limit)
{
    slabs s = {0, limit, {0, 0, 0}};
    return slab(&s, rect->min.x, rect->max.x, start->x, dir->x, s.normal) &&
           slab(&s, rect->min.y, rect->max.y, start->y, dir->y, s.normal) && s.enter <= s.leave;
}

static bool peer_rect_overlaps_segment(const graze_rect *rect, const graze_segment2 *segment)
{
    graze_vec2 dir = {segment->b.x - segment->a.x, segment->b.y - segment->a.y};
    return slabs_of_two(rect, &segment->a, &dir, GRAZE_ONE);
}

static bool peer_rect_overlaps_ray(const graze_rect *rect, const graze_ray2 *ray)
{
    return slabs_of_two(rect, &ray->origin, &ray->dir, ray->t_max);
}

static bool peer_rect_overlaps_rect(const graze_rect *a, const graze_rect *b)
{
    return a->min.x <= b->max.x && b->min.x <= a->max.x && a->min.y <= b->max.y &&
           b->min.y <= a->max.y;
}

static bool peer_rect_overlaps_circle(const graze_rect *rect, const graze_circle *circle)
{
    graze_scalar x = peer_clamp(circle->center.x, rect->min.x, rect->max.x) - circle->center.x;
    graze_scalar y = peer_clamp(circle->center.y, rect->min.y, rect->max.y) - circle->center.y;
    return peer_mul(x, x) + peer_mul(y, y) <= peer_mul(circle->radius, circle->radius);
}

typedef void to_point(const graze_rect *, const graze_vec2 *, graze_vec2 *);
typedef graze_scalar how_far(const graze_rect *, const graze_vec2 *);
typedef graze_wide how_far_squared(const graze_rect *, const graze_vec2 *);
typedef void off(const graze_rect *, const graze_vec2 *, const graze_vec2 *, graze_vec2 *);
typedef void from_vectors(const graze_vec2 *, const graze_vec2 *, graze_rect *);
typedef void from_many(const graze_vec2 *, uint32_t, graze_rect *);
typedef void from_rects(const graze_rect *, const graze_rect *, graze_rect *);

static bool with_point(any_routine *routine)
{
    return call_predicate(routine, &item.rect, &item.point);
}

static bool with_segment(any_routine *routine)
{
    return call_predicate(routine, &item.rect, &item.segment);
}

static bool with_ray(any_routine *routine)
{
    return call_predicate(routine, &item.rect, &item.ray);
}

static bool linecast(any_routine *routine)
{
    graze_line_hit2 hit;
    return call_cast(routine, &item.rect, &item.segment, &hit);
}

static bool raycast(any_routine *routine)
{
    graze_ray_hit2 hit;
    return call_cast(routine, &item.rect, &item.ray, &hit);
}

static bool with_rect(any_routine *routine)
{
    return call_predicate(routine, &item.rect, &item.other);
}

static bool with_circle(any_routine *routine)
{
    return call_predicate(routine, &item.rect, &item.circle);
}

static bool closest_point(any_routine *routine)
{
    ((to_point *)routine)(&item.rect, &item.point, &item.nearest);
    return true;
}

static bool distance(any_routine *routine)
{
    return ((how_far *)routine)(&item.rect, &item.point) > 0;
}

static bool distance_sq(any_routine *routine)
{
    return ((how_far_squared *)routine)(&item.rect, &item.point) > 0;
}

static bool off_surface(any_routine *routine)
{
    ((off *)routine)(&item.rect, &item.point, &item.normal, &item.nearest);
    return true;
}

static bool from_center_size(any_routine *routine)
{
    ((from_vectors *)routine)(&item.point, &item.size, &item.made);
    return true;
}

/* The four corners that are stored: min and max of both. */
static bool from_points(any_routine *routine)
{
    ((from_many *)routine)(&item.rect.min, 4, &item.made);
    return true;
}

static bool merge(any_routine *routine)
{
    ((from_rects *)routine)(&item.rect, &item.other, &item.made);
    return true;
}

static const bench_row rows[] = {
    ROW(with_point, rect_contains_point),
    ROW_WITH_PEER(with_segment, rect_overlaps_segment),
    ROW(linecast, rect_linecast),
    ROW(linecast, rect_linecast_exit),
    ROW_WITH_PEER(with_ray, rect_overlaps_ray),
    ROW(raycast, rect_raycast),
    ROW(raycast, rect_raycast_exit),
    ROW_WITH_PEER(with_rect, rect_overlaps_rect),
    ROW(with_rect, rect_contains_rect),
    ROW_WITH_PEER(with_circle, rect_overlaps_circle),
    ROW(closest_point, rect_closest_point),
    ROW(distance, rect_distance),
    ROW(distance_sq, rect_distance_sq),
    ROW(off_surface, rect_off_surface),
    ROW(from_center_size, rect_from_center_size),
    ROW(from_points, rect_from_points),
    ROW(merge, rect_merge),
};

BENCH_SHAPE(rect);
