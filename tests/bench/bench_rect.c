/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The rectangle, on x and y of the workload of the box. The peers are those of the box, on two axes.
 */
#include "casts.h"
#include "flat.h"
#include "peer_slabs.h"

static struct {
    graze_rect rect, other;
    graze_vec2 point, normal, size;
    graze_circle circle;
    graze_segment2 segment;
    graze_ray2 ray;
} item;

static struct {
    graze_aabb box, other;
    graze_vec3 point;
    graze_sphere sphere;
    graze_segment segment;
    graze_ray ray;
} space;

static graze_rect flat_box(const graze_aabb *box)
{
    graze_rect rect;
    rect.min = flat(box->min);
    rect.max = flat(box->max);
    return rect;
}

static graze_aabb box_in_space(const graze_rect *rect)
{
    graze_aabb box;
    box.min = graze_vec3_of(rect->min.x, rect->min.y, -GRAZE_ONE);
    box.max = graze_vec3_of(rect->max.x, rect->max.y, GRAZE_ONE);
    return box;
}

static void prepare_space(void)
{
    space.box = box_in_space(&item.rect);
    space.other = box_in_space(&item.other);
    space.point = in_space(item.point);
    space.sphere = sphere_in_space(&item.circle);
    space.segment = segment_in_space(&item.segment);
    space.ray = ray_in_space(&item.ray);
}

/* As for the box: the other rectangle is the next query's; the start of the segment is a point
 * and a center, its end determines sizes. */
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
    prepare_space();
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
    const graze_vec2 *a = &segment->a, *b = &segment->b, *min = &rect->min, *max = &rect->max;
    graze_scalar ex = peer_half(max->x - min->x), dx = peer_half(b->x - a->x),
                 mx = a->x + dx - min->x - ex;
    graze_scalar ey = peer_half(max->y - min->y), dy = peer_half(b->y - a->y),
                 my = a->y + dy - min->y - ey;
    return !peer_apart(mx, dx, ex) && !peer_apart(my, dy, ey) &&
           !peer_apart_across(mx, my, dx, dy, ex, ey);
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
    return peer_product(x, x) + peer_product(y, y) <= peer_product(circle->radius, circle->radius);
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
    return call_cast(routine, &item.rect, &item.segment, &made.line_hit2);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.rect, &item.ray, &made.ray_hit2);
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
    ((to_point *)routine)(&item.rect, &item.point, &made.vec2);
    return true;
}

static bool distance(any_routine *routine)
{
    made.number[0] = ((how_far *)routine)(&item.rect, &item.point);
    return true;
}

static bool distance_sq(any_routine *routine)
{
    made.wide = ((how_far_squared *)routine)(&item.rect, &item.point);
    return true;
}

static bool off_surface(any_routine *routine)
{
    ((off *)routine)(&item.rect, &item.point, &item.normal, &made.vec2);
    return true;
}

static bool from_center_size(any_routine *routine)
{
    ((from_vectors *)routine)(&item.point, &item.size, &made.rect);
    return true;
}

/* The four stored corners: min and max of both rectangles. */
static bool from_points(any_routine *routine)
{
    ((from_many *)routine)(&item.rect.min, 4, &made.rect);
    return true;
}

static bool merge(any_routine *routine)
{
    ((from_rects *)routine)(&item.rect, &item.other, &made.rect);
    return true;
}

/* ---- The same in space ---- */

static bool with_point_in_space(any_routine *routine)
{
    return call_predicate(routine, &space.box, &space.point);
}

static bool with_segment_in_space(any_routine *routine)
{
    return call_predicate(routine, &space.box, &space.segment);
}

static bool with_ray_in_space(any_routine *routine)
{
    return call_predicate(routine, &space.box, &space.ray);
}

static bool linecast_in_space(any_routine *routine)
{
    return call_cast(routine, &space.box, &space.segment, &made.line_hit);
}

static bool raycast_in_space(any_routine *routine)
{
    return call_cast(routine, &space.box, &space.ray, &made.ray_hit);
}

static bool with_box(any_routine *routine)
{
    return call_predicate(routine, &space.box, &space.other);
}

static bool with_sphere(any_routine *routine)
{
    return call_predicate(routine, &space.box, &space.sphere);
}

static bool closest_point_in_space(any_routine *routine)
{
    typedef void closest(const graze_aabb *, const graze_vec3 *, graze_vec3 *);
    ((closest *)routine)(&space.box, &space.point, &made.vec3);
    return true;
}

static bool distance_in_space(any_routine *routine)
{
    typedef graze_scalar from_point(const graze_aabb *, const graze_vec3 *);
    made.number[0] = ((from_point *)routine)(&space.box, &space.point);
    return true;
}

typedef void from_one(const void *, graze_rect *);
typedef void from_rect(const graze_rect *, graze_scalar, graze_rect *);

static bool from_segment(any_routine *routine)
{
    ((from_one *)routine)(&item.segment, &made.rect);
    return true;
}

static bool from_circle(any_routine *routine)
{
    ((from_one *)routine)(&item.circle, &made.rect);
    return true;
}

static void peer_rect_from_capsule2(const graze_capsule2 *capsule, graze_rect *rect)
{
    const graze_vec2 a = capsule->core.a, b = capsule->core.b;
    const graze_vec2 margin = {capsule->radius, capsule->radius};
    rect->min = graze_vec2_sub(graze_vec2_min(a, b), margin);
    rect->max = graze_vec2_add(graze_vec2_max(a, b), margin);
}

static bool from_capsule(any_routine *routine)
{
    const graze_capsule2 capsule = {item.segment, item.circle.radius};
    ((from_one *)routine)(&capsule, &made.rect);
    return true;
}

static bool expand(any_routine *routine)
{
    ((from_rect *)routine)(&item.rect, item.circle.radius, &made.rect);
    return true;
}

static const bench_row rows[] = {
    ROW(with_point, NOTHING, rect_contains_point),
    ROW_WITH_PEER(with_segment, NOTHING, rect_overlaps_segment),
    ROW(linecast, POINT2, rect_linecast),
    ROW(linecast, POINT2, rect_linecast_exit),
    ROW_WITH_PEER(with_ray, NOTHING, rect_overlaps_ray),
    ROW(raycast, POINT2, rect_raycast),
    ROW(raycast, POINT2, rect_raycast_exit),
    ROW_WITH_PEER(with_rect, NOTHING, rect_overlaps_rect),
    ROW(with_rect, NOTHING, rect_contains_rect),
    ROW_WITH_PEER(with_circle, NOTHING, rect_overlaps_circle),
    ROW(closest_point, POINT2, rect_closest_point),
    ROW(distance, NUMBER, rect_distance),
    ROW(distance_sq, NOTHING, rect_distance_sq),
    ROW(off_surface, NOTHING, rect_off_surface),
    ROW(from_center_size, FOUR, rect_from_center_size),
    ROW(from_points, FOUR, rect_from_points),
    ROW(merge, FOUR, rect_merge),
    ROW(from_segment, FOUR, rect_from_segment2),
    ROW(from_circle, FOUR, rect_from_circle),
    ROW_WITH_PEER(from_capsule, FOUR, rect_from_capsule2),
    ROW(expand, FOUR, rect_expand),
    FLAT_ROW(with_point_in_space, aabb_contains_point),
    FLAT_ROW(with_segment_in_space, aabb_overlaps_segment),
    FLAT_ROW(linecast_in_space, aabb_linecast),
    FLAT_ROW(linecast_in_space, aabb_linecast_exit),
    FLAT_ROW(with_ray_in_space, aabb_overlaps_ray),
    FLAT_ROW(raycast_in_space, aabb_raycast),
    FLAT_ROW(raycast_in_space, aabb_raycast_exit),
    FLAT_ROW(with_box, aabb_overlaps_aabb),
    FLAT_ROW(with_sphere, aabb_overlaps_sphere),
    FLAT_ROW(closest_point_in_space, aabb_closest_point),
    FLAT_ROW(distance_in_space, aabb_distance),
};

BENCH_SHAPE_WITH_INPUT(rect, "bbPvHPrPPPPt");
