/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The box with boxes, spheres and points. The peers are those of the article and of textbooks: they
 * don't check for inverted boxes, and in Q16.16 the square of a distance wraps beyond 181 units and
 * is 0 below 1/256.
 */
#include "casts.h"
#include "peer_number.h"

/* The other box is the next query's; the start of the segment is a point and a center, its end determines sizes. */
static struct {
    graze_aabb box, other;
    graze_vec3 point, normal, size;
    graze_sphere sphere;
    graze_capsule capsule;
} item;

/* The radius is 64 units on average; one sphere in four overlaps its box. */
static void prepare(unsigned number, int32_t scale)
{
    query q = query_of(number, scale);
    graze_vec3 along_x = {GRAZE_ONE, 0, 0};
    item.box = q.box;
    item.other = query_of((number + 1) % QUERIES, scale).box;
    item.point = item.sphere.center = q.segment.a;
    item.size = graze_vec3_max(q.segment.b, graze_vec3_neg(q.segment.b));
    item.sphere.radius = item.size.x;
    item.normal = along_x;
    item.capsule.core = q.segment;
    item.capsule.radius = item.size.x / 8;
}

static bool peer_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b)
{
    return a->min.x <= b->max.x && b->min.x <= a->max.x && a->min.y <= b->max.y &&
           b->min.y <= a->max.y && a->min.z <= b->max.z && b->min.z <= a->max.z;
}

static inline graze_vec3 closest(const graze_aabb *box, const graze_vec3 *p)
{
    graze_vec3 c = {peer_clamp(p->x, box->min.x, box->max.x),
                    peer_clamp(p->y, box->min.y, box->max.y),
                    peer_clamp(p->z, box->min.z, box->max.z)};
    return c;
}

static void peer_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point,
                                    graze_vec3 *nearest)
{
    *nearest = closest(box, point);
}

static inline peer_products squared_wide(const graze_aabb *box, const graze_vec3 *p)
{
    graze_vec3 c = closest(box, p), d = peer_minus(&c, p);
    return peer_dot_wide(&d, &d);
}

static inline graze_scalar squared(const graze_aabb *box, const graze_vec3 *p)
{
    return peer_sum(squared_wide(box, p));
}

static bool peer_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere)
{
    return squared_wide(box, &sphere->center) <= peer_product(sphere->radius, sphere->radius);
}

static graze_wide peer_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point)
{
    return squared(box, point);
}

static graze_scalar peer_aabb_distance(const graze_aabb *box, const graze_vec3 *point)
{
    return peer_sqrt(squared(box, point));
}

static void peer_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size,
                                       graze_aabb *box)
{
    box->min.x = center->x - peer_half(size->x);
    box->min.y = center->y - peer_half(size->y);
    box->min.z = center->z - peer_half(size->z);
    box->max.x = center->x + peer_half(size->x);
    box->max.y = center->y + peer_half(size->y);
    box->max.z = center->z + peer_half(size->z);
}

static void peer_aabb_expand(const graze_aabb *box, graze_scalar by, graze_aabb *expanded)
{
    const graze_vec3 margin = {by, by, by};
    expanded->min = peer_minus(&box->min, &margin);
    expanded->max = peer_plus(&box->max, &margin);
}

static void peer_aabb_from_sphere(const graze_sphere *sphere, graze_aabb *box)
{
    const graze_aabb center = {sphere->center, sphere->center};
    peer_aabb_expand(&center, sphere->radius, box);
}

static void peer_aabb_from_capsule(const graze_capsule *capsule, graze_aabb *box)
{
    const graze_segment *core = &capsule->core;
    const graze_aabb around = {graze_vec3_min(core->a, core->b), graze_vec3_max(core->a, core->b)};
    peer_aabb_expand(&around, capsule->radius, box);
}

/* The gap of the point at t from the box, whose product with the run is the slope of the squared distance. */
static inline graze_vec3 gap_at(const graze_aabb *box, const graze_vec3 *start,
                                const graze_vec3 *run, graze_scalar t)
{
    const graze_vec3 at = peer_point_at(start, run, t), nearest = closest(box, &at);
    return peer_minus(&at, &nearest);
}

/* Sixteen times half of the part in which the slope changes its sign. */
static bool peer_aabb_overlaps_capsule(const graze_aabb *box, const graze_capsule *capsule)
{
    const graze_vec3 run = peer_minus(&capsule->core.b, &capsule->core.a);
    graze_scalar low = 0, high = GRAZE_ONE;
    for (int i = 0; i < 16; i++) {
        const graze_scalar middle = low + peer_half(high - low);
        const graze_vec3 gap = gap_at(box, &capsule->core.a, &run, middle);
        if (peer_dot_wide(&run, &gap) < 0)
            low = middle;
        else
            high = middle;
    }
    const graze_vec3 gap = gap_at(box, &capsule->core.a, &run, high);
    return peer_dot_wide(&gap, &gap) <= peer_product(capsule->radius, capsule->radius);
}

typedef void to_point(const graze_aabb *, const graze_vec3 *, graze_vec3 *);
typedef graze_scalar how_far(const graze_aabb *, const graze_vec3 *);
typedef graze_wide how_far_squared(const graze_aabb *, const graze_vec3 *);
typedef void off(const graze_aabb *, const graze_vec3 *, const graze_vec3 *, graze_vec3 *);
typedef void from_vectors(const graze_vec3 *, const graze_vec3 *, graze_aabb *);
typedef void from_many(const graze_vec3 *, uint32_t, graze_aabb *);
typedef void from_one(const void *, graze_aabb *);
typedef void from_box(const graze_aabb *, graze_scalar, graze_aabb *);
typedef void from_boxes(const graze_aabb *, const graze_aabb *, graze_aabb *);

static bool with_box(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.other);
}

static bool with_sphere(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.sphere);
}

static bool closest_point(any_routine *routine)
{
    ((to_point *)routine)(&item.box, &item.point, &made.vec3);
    return true;
}

static bool distance(any_routine *routine)
{
    made.number[0] = ((how_far *)routine)(&item.box, &item.point);
    return true;
}

static bool distance_sq(any_routine *routine)
{
    made.wide = ((how_far_squared *)routine)(&item.box, &item.point);
    return true;
}

static bool off_surface(any_routine *routine)
{
    ((off *)routine)(&item.box, &item.point, &item.normal, &made.vec3);
    return true;
}

static bool from_center_size(any_routine *routine)
{
    ((from_vectors *)routine)(&item.point, &item.size, &made.aabb);
    return true;
}

/* The four stored corners: min and max of both boxes. */
static bool from_points(any_routine *routine)
{
    ((from_many *)routine)(&item.box.min, 4, &made.aabb);
    return true;
}

static bool merge(any_routine *routine)
{
    ((from_boxes *)routine)(&item.box, &item.other, &made.aabb);
    return true;
}

/* From one corner of the box to the other. */
static bool from_segment(any_routine *routine)
{
    ((from_one *)routine)(&item.box, &made.aabb);
    return true;
}

static bool from_sphere(any_routine *routine)
{
    ((from_one *)routine)(&item.sphere, &made.aabb);
    return true;
}

static bool from_capsule(any_routine *routine)
{
    ((from_one *)routine)(&item.capsule, &made.aabb);
    return true;
}

static bool with_capsule(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.capsule);
}

static bool expand(any_routine *routine)
{
    ((from_box *)routine)(&item.box, item.sphere.radius, &made.aabb);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(with_box, NOTHING, aabb_overlaps_aabb),
    ROW(with_box, NOTHING, aabb_contains_aabb),
    ROW_WITH_PEER(with_sphere, NOTHING, aabb_overlaps_sphere),
    ROW_WITH_PEER(with_capsule, NOTHING, aabb_overlaps_capsule),
    ROW_WITH_PEER(closest_point, POINT3, aabb_closest_point),
    ROW_WITH_PEER(distance, NUMBER, aabb_distance),
    ROW_WITH_PEER(distance_sq, NOTHING, aabb_distance_sq),
    ROW(off_surface, NOTHING, aabb_off_surface),
    ROW_WITH_PEER(from_center_size, BOX, aabb_from_center_size),
    ROW(from_points, BOX, aabb_from_points),
    ROW(merge, BOX, aabb_merge),
    ROW(from_segment, BOX, aabb_from_segment),
    ROW_WITH_PEER(from_sphere, BOX, aabb_from_sphere),
    ROW_WITH_PEER(from_capsule, BOX, aabb_from_capsule),
    ROW_WITH_PEER(expand, BOX, aabb_expand),
};

BENCH_SHAPE_WITH_INPUT(aabb, "BBVuhVrVVr");
