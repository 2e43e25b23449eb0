/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Circles and capsules that overlap a wall, a circle, a rectangle or a hexagon about the workload's box, on x and y, and move
 * out of it. The core of every second mover meets its target. The peer is the usual way: the nearest points of each edge and
 * the core, by quotients, and straight away from them; where they meet, the least depth on the normals of all edges and of the
 * core, as in most physics engines. It does not test the place, nor whether it is in the world.
 */
#include "casts.h"
#include "flat.h"
#include "peer_number.h"

enum { CORNERS_OF = 6 };

static struct {
    graze_segment2 wall;
    graze_rect rect;
    graze_circle disc;
    graze_vec2 corners[CORNERS_OF];
    graze_circle ball, bead; /* out of the wall, out of the hexagon */
    graze_capsule2 rod,
        beam; /* out of the wall and the circle, out of the rectangle and the hexagon */
} item;

static void prepare_corners(const graze_aabb *box)
{
    const graze_scalar quarter = box->max.x / 4 - box->min.x / 4,
                       middle = box->min.y / 2 + box->max.y / 2;
    item.corners[0] = graze_vec2_of(box->min.x + quarter, box->min.y);
    item.corners[1] = graze_vec2_of(box->max.x - quarter, box->min.y);
    item.corners[2] = graze_vec2_of(box->max.x, middle);
    item.corners[3] = graze_vec2_of(box->max.x - quarter, box->max.y);
    item.corners[4] = graze_vec2_of(box->min.x + quarter, box->max.y);
    item.corners[5] = graze_vec2_of(box->min.x, middle);
}

static void prepare_movers(const graze_aabb *box, graze_vec2 center, bool meets)
{
    const graze_scalar x = box->max.x / 8 - box->min.x / 8, y = box->max.y / 8 - box->min.y / 8;
    const graze_scalar size = x + y, off = meets ? 0 : 2 * x;
    item.ball.center = graze_vec2_of(center.x + off / 2, center.y);
    item.ball.radius = size;
    item.rod.core.a = graze_vec2_of(center.x + off, center.y - off / 2);
    item.rod.core.b = graze_vec2_of(center.x + off + 3 * x, center.y - off / 2 + y);
    item.rod.radius = size;
    item.bead.center = graze_vec2_of(box->max.x - off / 2 + x / 4, center.y - off / 4);
    item.bead.radius = size;
    item.beam.core.a = graze_vec2_of(box->max.x + (meets ? -x : x / 4), center.y);
    item.beam.core.b = graze_vec2_of(box->max.x + 4 * x, center.y + 3 * y);
    item.beam.radius = size;
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec3 center = graze_vec3_lerp(q.box.min, q.box.max, GRAZE_FRACTION_ONE / 2);
    item.wall.a = flat(q.box.min);
    item.wall.b = flat(q.box.max);
    item.rect.min = flat(q.box.min);
    item.rect.max = flat(q.box.max);
    item.disc.center = flat(center);
    item.disc.radius = q.box.max.x / 4 - q.box.min.x / 4;
    prepare_corners(&q.box);
    prepare_movers(&q.box, flat(center), number % 2 == 0);
}

/* ---- The peer ---- */

/* The target's corners, and the core of the mover at this distance from them. */
typedef struct {
    graze_vec2 corners[CORNERS_OF];
    unsigned count;
    graze_vec2 a, b;
    graze_scalar reach;
} peer_case;

static graze_vec2 minus2(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(a.x - b.x, a.y - b.y);
}

static peer_products dot2_wide(graze_vec2 a, graze_vec2 b)
{
    return peer_product(a.x, b.x) + peer_product(a.y, b.y);
}

static graze_scalar dot2(graze_vec2 a, graze_vec2 b)
{
    return peer_area(dot2_wide(a, b));
}

static peer_products cross2_wide(graze_vec2 a, graze_vec2 b)
{
    return peer_product(a.x, b.y) - peer_product(a.y, b.x);
}

/* The way to the point from the nearest point of the segment, by a quotient. */
static graze_vec2 way_from(graze_vec2 from, graze_vec2 to, graze_vec2 point)
{
    const graze_vec2 run = minus2(to, from), gap = minus2(point, from);
    const graze_scalar along = dot2(run, gap), whole = dot2(run, run);
    graze_scalar t = whole > 0 ? peer_div(along, whole) : 0;
    t = t < 0 ? 0 : t > GRAZE_ONE ? GRAZE_ONE : t;
    return graze_vec2_of(gap.x - peer_mul(run.x, t), gap.y - peer_mul(run.y, t));
}

static void keep_nearest(graze_vec2 *best, graze_vec2 way, bool *is_found)
{
    if (*is_found && dot2_wide(way, way) >= dot2_wide(*best, *best))
        return;
    *best = way;
    *is_found = true;
}

static bool cross_each_other(graze_vec2 from, graze_vec2 to, graze_vec2 a, graze_vec2 b)
{
    const graze_vec2 edge = minus2(to, from), core = minus2(b, a);
    return (cross2_wide(edge, minus2(a, from)) < 0) != (cross2_wide(edge, minus2(b, from)) < 0) &&
           (cross2_wide(core, minus2(from, a)) < 0) != (cross2_wide(core, minus2(to, a)) < 0);
}

/* Returns whether the core meets the target. */
static bool peer_nearest(const peer_case *c, graze_vec2 *way)
{
    bool is_found = false, is_inside = c->count > 2;
    for (unsigned i = 0; i < c->count; i++) {
        const graze_vec2 from = c->corners[i], to = c->corners[i + 1 < c->count ? i + 1 : 0];
        if (cross_each_other(from, to, c->a, c->b))
            return true;
        keep_nearest(way, way_from(from, to, c->a), &is_found);
        keep_nearest(way, way_from(from, to, c->b), &is_found);
        const graze_vec2 back = way_from(c->a, c->b, from);
        keep_nearest(way, graze_vec2_of(-back.x, -back.y), &is_found);
        is_inside = is_inside && cross2_wide(minus2(to, from), minus2(c->a, from)) >= 0;
    }
    return is_inside;
}

static graze_vec2 unit_right_of(graze_vec2 v)
{
    const graze_scalar length = peer_sqrt(peer_sum(dot2_wide(v, v)));
    if (length <= 0)
        return graze_vec2_of(0, 0);
    const peer_inverse inverse = peer_invert(length);
    return graze_vec2_of(peer_times(v.y, inverse), peer_times(-v.x, inverse));
}

/* How far the mover has to go along the normal, to have all corners behind. */
static graze_scalar depth_along(const peer_case *c, graze_vec2 normal)
{
    const graze_scalar a = dot2(normal, c->a), b = dot2(normal, c->b);
    graze_scalar most = dot2(normal, c->corners[0]);
    for (unsigned i = 1; i < c->count; i++) {
        const graze_scalar at = dot2(normal, c->corners[i]);
        most = at > most ? at : most;
    }
    return most - (a < b ? a : b) + c->reach;
}

static graze_separation peer_through(const peer_case *c, graze_vec2 *move, graze_vec2 *normal)
{
    graze_scalar least = GRAZE_SCALAR_MAX;
    for (unsigned i = 0; i < c->count + 2; i++) {
        const graze_vec2 from = i < c->count ? c->corners[i] : i == c->count ? c->a : c->b;
        const graze_vec2 to = i < c->count    ? c->corners[i + 1 < c->count ? i + 1 : 0]
                              : i == c->count ? c->b
                                              : c->a;
        const graze_vec2 unit = unit_right_of(minus2(to, from));
        const graze_scalar depth = depth_along(c, unit);
        if ((unit.x == 0 && unit.y == 0) || depth >= least)
            continue;
        least = depth;
        *normal = unit;
    }
    if (least >= GRAZE_SCALAR_MAX)
        return GRAZE_NO_PLACE;
    *move = graze_vec2_of(peer_mul(normal->x, least), peer_mul(normal->y, least));
    return GRAZE_MOVED;
}

static graze_separation peer_part(const peer_case *c, graze_vec2 *move, graze_vec2 *normal)
{
    graze_vec2 way = {0, 0};
    if (peer_nearest(c, &way))
        return peer_through(c, move, normal);
    const peer_products squared = dot2_wide(way, way);
    if (squared >= peer_product(c->reach, c->reach))
        return GRAZE_FREE;
    const graze_scalar length = peer_sqrt(peer_sum(squared));
    if (length <= 0)
        return peer_through(c, move, normal);
    const peer_inverse inverse = peer_invert(length);
    *normal = graze_vec2_of(peer_times(way.x, inverse), peer_times(way.y, inverse));
    *move = graze_vec2_of(peer_mul(normal->x, c->reach - length),
                          peer_mul(normal->y, c->reach - length));
    return GRAZE_MOVED;
}

static graze_separation peer_circle_separate_capsule2(const graze_circle *target,
                                                      const graze_capsule2 *mover, graze_vec2 *move,
                                                      graze_vec2 *normal)
{
    peer_case c;
    c.corners[0] = target->center;
    c.count = 1;
    c.a = mover->core.a;
    c.b = mover->core.b;
    c.reach = mover->radius + target->radius;
    return peer_part(&c, move, normal);
}

static graze_separation peer_segment2_separate_capsule2(const graze_segment2 *target,
                                                        const graze_capsule2 *mover,
                                                        const graze_vec2 *before, graze_vec2 *move,
                                                        graze_vec2 *normal)
{
    peer_case c;
    (void)before;
    c.corners[0] = target->a;
    c.corners[1] = target->b;
    c.count = 2;
    c.a = mover->core.a;
    c.b = mover->core.b;
    c.reach = mover->radius;
    return peer_part(&c, move, normal);
}

/* A circle has one nearest point. */
static graze_separation peer_segment2_separate_circle(const graze_segment2 *target,
                                                      const graze_circle *mover,
                                                      const graze_vec2 *before, graze_vec2 *move,
                                                      graze_vec2 *normal)
{
    const graze_vec2 way = way_from(target->a, target->b, mover->center);
    const peer_products squared = dot2_wide(way, way);
    (void)before;
    if (squared >= peer_product(mover->radius, mover->radius))
        return GRAZE_FREE;
    const graze_scalar length = peer_sqrt(peer_sum(squared));
    if (length <= 0) {
        const graze_vec2 right = unit_right_of(minus2(target->b, target->a));
        *normal = graze_vec2_of(-right.x, -right.y);
    } else {
        const peer_inverse inverse = peer_invert(length);
        *normal = graze_vec2_of(peer_times(way.x, inverse), peer_times(way.y, inverse));
    }
    *move = graze_vec2_of(peer_mul(normal->x, mover->radius - length),
                          peer_mul(normal->y, mover->radius - length));
    return GRAZE_MOVED;
}

static graze_separation peer_rect_separate_capsule2(const graze_rect *target,
                                                    const graze_capsule2 *mover, graze_vec2 *move,
                                                    graze_vec2 *normal)
{
    peer_case c;
    c.corners[0] = target->min;
    c.corners[1] = graze_vec2_of(target->max.x, target->min.y);
    c.corners[2] = target->max;
    c.corners[3] = graze_vec2_of(target->min.x, target->max.y);
    c.count = 4;
    c.a = mover->core.a;
    c.b = mover->core.b;
    c.reach = mover->radius;
    return peer_part(&c, move, normal);
}

static graze_separation peer_polygon2_separate_capsule2(const graze_polygon2 *target,
                                                        const graze_capsule2 *mover,
                                                        graze_vec2 *move, graze_vec2 *normal)
{
    peer_case c;
    for (unsigned i = 0; i < CORNERS_OF; i++)
        c.corners[i] = target->corners[i];
    c.count = CORNERS_OF;
    c.a = mover->core.a;
    c.b = mover->core.b;
    c.reach = mover->radius;
    return peer_part(&c, move, normal);
}

/* The edge that is least deep; the nearest corner beside it. (Box2D: b2CollidePolygonAndCircle.) */
static graze_separation peer_polygon2_separate_circle(const graze_polygon2 *target,
                                                      const graze_circle *mover, graze_vec2 *move,
                                                      graze_vec2 *normal)
{
    graze_scalar most = -GRAZE_SCALAR_MAX;
    graze_vec2 from = {0, 0}, to = {0, 0};
    for (uint32_t i = 0; i < target->count; i++) {
        const graze_vec2 a = target->corners[i],
                         b = target->corners[i + 1 < target->count ? i + 1 : 0];
        const graze_vec2 unit = unit_right_of(minus2(b, a));
        const graze_scalar height = dot2(unit, minus2(mover->center, a));
        if (height >= mover->radius)
            return GRAZE_FREE;
        if (height > most) {
            most = height;
            *normal = unit;
            from = a;
            to = b;
        }
    }
    const graze_vec2 way = way_from(from, to, mover->center);
    const peer_products squared = dot2_wide(way, way);
    if (most > 0 && squared >= peer_product(mover->radius, mover->radius))
        return GRAZE_FREE;
    const graze_scalar length = most > 0 ? peer_sqrt(peer_sum(squared)) : most;
    if (length > 0) {
        const peer_inverse inverse = peer_invert(length);
        *normal = graze_vec2_of(peer_times(way.x, inverse), peer_times(way.y, inverse));
    }
    *move = graze_vec2_of(peer_mul(normal->x, mover->radius - length),
                          peer_mul(normal->y, mover->radius - length));
    return GRAZE_MOVED;
}

/* ---- Calls. The move is the first of the points that calls make. ---- */

typedef graze_separation out_of(const void *target, const void *mover, graze_vec2 *move,
                                graze_vec2 *normal);
typedef graze_separation out_of_wall(const graze_segment2 *wall, const void *mover,
                                     const graze_vec2 *before, graze_vec2 *move,
                                     graze_vec2 *normal);

static bool moved(any_routine *routine, const void *target, const void *mover)
{
    graze_vec2 normal;
    return ((out_of *)routine)(target, mover, &made.vec2, &normal) == GRAZE_MOVED;
}

static bool moved_out_of_wall(any_routine *routine, const void *mover)
{
    graze_vec2 normal;
    return ((out_of_wall *)routine)(&item.wall, mover, 0, &made.vec2, &normal) == GRAZE_MOVED;
}

static bool moved_out_of_hexagon(any_routine *routine, const void *mover)
{
    graze_polygon2 polygon;
    polygon.corners = item.corners;
    polygon.count = CORNERS_OF;
    return moved(routine, &polygon, mover);
}

static bool wall_and_circle(any_routine *routine)
{
    return moved_out_of_wall(routine, &item.ball);
}

static bool wall_and_capsule(any_routine *routine)
{
    return moved_out_of_wall(routine, &item.rod);
}

static bool circle_and_capsule(any_routine *routine)
{
    return moved(routine, &item.disc, &item.rod);
}

static bool rect_and_capsule(any_routine *routine)
{
    return moved(routine, &item.rect, &item.beam);
}

static bool hexagon_and_circle(any_routine *routine)
{
    return moved_out_of_hexagon(routine, &item.bead);
}

static bool hexagon_and_capsule(any_routine *routine)
{
    return moved_out_of_hexagon(routine, &item.beam);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(wall_and_circle, NOTHING, segment2_separate_circle),
    ROW_WITH_PEER(circle_and_capsule, NOTHING, circle_separate_capsule2),
    ROW_WITH_PEER(wall_and_capsule, NOTHING, segment2_separate_capsule2),
    ROW_WITH_PEER(rect_and_capsule, NOTHING, rect_separate_capsule2),
    ROW_WITH_PEER(hexagon_and_circle, NOTHING, polygon2_separate_circle),
    ROW_WITH_PEER(hexagon_and_capsule, NOTHING, polygon2_separate_capsule2),
};

/* A wall, a rectangle, a circle, six corners, two circles, two capsules. */
BENCH_SHAPE_WITH_INPUT(separate_flat, "PPbPrPPPPPPPrPrPPrPPr");
