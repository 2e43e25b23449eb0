/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Shapes that overlap the workload's box, or a shape in it, and move out of it. The peers are the usual way: the depth on
 * each axis. They do not test whether a box is flat or inverted, nor whether the place is in the world.
 */
#include "casts.h"
#include "peer_number.h"
#include "peer_face_rest.h"
#include "peer_moves.h"

/* The mover is as large as the box, and farther along the segment by a quarter of the box. */
static struct {
    graze_aabb box, other;
    graze_rect rect, other_rect;
    graze_sphere ball, sphere;
    graze_circle flat_ball, circle;
    graze_triangle face;
    graze_sphere face_ball;
} item;

static graze_rect flat(const graze_aabb *box)
{
    const graze_rect rect = {{box->min.x, box->min.y}, {box->max.x, box->max.y}};
    return rect;
}

static graze_scalar quarter_towards(graze_scalar low, graze_scalar high, graze_scalar way)
{
    return way < 0 ? low / 4 - high / 4 : high / 4 - low / 4;
}

/* A ball about as large as the box, and a sphere that is outside of the box by less than its radius, beside a corner. */
static void prepare_balls(const graze_aabb *box, const graze_vec3 *by)
{
    const graze_scalar size = (box->max.x - box->min.x) / 4 + (box->max.y - box->min.y) / 4 +
                              (box->max.z - box->min.z) / 4;
    item.ball.center = graze_vec3_lerp(box->min, box->max, GRAZE_FRACTION_ONE / 2);
    item.ball.radius = size;
    item.sphere.radius = size / 3 + GRAZE_ONE / 16;
    item.sphere.center.x = by->x < 0 ? box->min.x - size / 8 : box->max.x + size / 8;
    item.sphere.center.y = by->y < 0 ? box->min.y + size / 16 : box->max.y - size / 16;
    item.sphere.center.z = by->z < 0 ? box->min.z - size / 16 : box->max.z + size / 16;
}

/* The triangle of the box's corners, and a sphere near a place on it: every second one is above the inside. */
static void prepare_face(const graze_aabb *box, unsigned number)
{
    const graze_vec3 a = box->min, b = {box->max.x, box->max.y, box->min.z},
                     c = {box->min.x, box->max.y, box->max.z};
    const graze_fraction part = number % 2 == 0 ? GRAZE_FRACTION_ONE / 3 : GRAZE_FRACTION_ONE;
    const graze_vec3 edge = graze_vec3_lerp(b, c, GRAZE_FRACTION_ONE / 2);
    item.face.a = a;
    item.face.b = b;
    item.face.c = c;
    item.face_ball.center = graze_vec3_lerp(a, edge, part);
    item.face_ball.radius = (box->max.x - box->min.x) / 8 + GRAZE_ONE;
    item.face_ball.center.x +=
        number % 4 < 2 ? item.face_ball.radius / 4 : -item.face_ball.radius / 4;
    item.face_ball.center.y += item.face_ball.radius / 8;
}

static graze_circle flat_ball(const graze_sphere *ball)
{
    const graze_circle circle = {{ball->center.x, ball->center.y}, ball->radius};
    return circle;
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec3 way = graze_vec3_sub(q.segment.b, q.segment.a);
    const graze_vec3 by = {quarter_towards(q.box.min.x, q.box.max.x, way.x),
                           quarter_towards(q.box.min.y, q.box.max.y, way.y),
                           quarter_towards(q.box.min.z, q.box.max.z, way.z)};
    item.box = q.box;
    item.other.min = graze_vec3_add(q.box.min, by);
    item.other.max = graze_vec3_add(q.box.max, by);
    item.rect = flat(&item.box);
    item.other_rect = flat(&item.other);
    prepare_balls(&item.box, &by);
    prepare_face(&item.box, number);
    item.flat_ball = flat_ball(&item.ball);
    item.circle = flat_ball(&item.sphere);
}

typedef graze_separation out_of(const void *target, const void *mover, void *move, void *normal);

/* The move is the first of the corners that calls make. */
static bool moved(any_routine *routine, const void *target, const void *mover)
{
    return ((out_of *)routine)(target, mover, &made.corners[0], &made.corners[1]) == GRAZE_MOVED;
}

/* The move on one axis: through the nearer side. */
static inline graze_scalar peer_way(graze_scalar low, graze_scalar high, graze_scalar min,
                                    graze_scalar max)
{
    return max - low < high - min ? low - max : high - min;
}

static inline bool peer_apart(graze_scalar low, graze_scalar high, graze_scalar min,
                              graze_scalar max)
{
    return max <= low || high <= min;
}

static graze_separation peer_aabb_separate_aabb(const graze_aabb *target, const graze_aabb *mover,
                                                graze_vec3 *move, graze_vec3 *normal)
{
    const graze_vec3 zero = {0, 0, 0};
    if (peer_apart(target->min.x, target->max.x, mover->min.x, mover->max.x) ||
        peer_apart(target->min.y, target->max.y, mover->min.y, mover->max.y) ||
        peer_apart(target->min.z, target->max.z, mover->min.z, mover->max.z))
        return GRAZE_FREE;
    const graze_scalar x = peer_way(target->min.x, target->max.x, mover->min.x, mover->max.x);
    const graze_scalar y = peer_way(target->min.y, target->max.y, mover->min.y, mover->max.y);
    const graze_scalar z = peer_way(target->min.z, target->max.z, mover->min.z, mover->max.z);
    *move = *normal = zero;
    if (peer_abs(x) <= peer_abs(y) && peer_abs(x) <= peer_abs(z)) {
        move->x = x;
        normal->x = x < 0 ? -GRAZE_ONE : GRAZE_ONE;
    } else if (peer_abs(y) <= peer_abs(z)) {
        move->y = y;
        normal->y = y < 0 ? -GRAZE_ONE : GRAZE_ONE;
    } else {
        move->z = z;
        normal->z = z < 0 ? -GRAZE_ONE : GRAZE_ONE;
    }
    return GRAZE_MOVED;
}

static graze_separation peer_rect_separate_rect(const graze_rect *target, const graze_rect *mover,
                                                graze_vec2 *move, graze_vec2 *normal)
{
    const graze_vec2 zero = {0, 0};
    if (peer_apart(target->min.x, target->max.x, mover->min.x, mover->max.x) ||
        peer_apart(target->min.y, target->max.y, mover->min.y, mover->max.y))
        return GRAZE_FREE;
    const graze_scalar x = peer_way(target->min.x, target->max.x, mover->min.x, mover->max.x);
    const graze_scalar y = peer_way(target->min.y, target->max.y, mover->min.y, mover->max.y);
    *move = *normal = zero;
    if (peer_abs(x) <= peer_abs(y)) {
        move->x = x;
        normal->x = x < 0 ? -GRAZE_ONE : GRAZE_ONE;
    } else {
        move->y = y;
        normal->y = y < 0 ? -GRAZE_ONE : GRAZE_ONE;
    }
    return GRAZE_MOVED;
}

/* ---- Balls ---- */

static graze_separation peer_aabb_separate_sphere(const graze_aabb *target,
                                                  const graze_sphere *mover, graze_vec3 *move,
                                                  graze_vec3 *normal)
{
    const graze_vec3 *c = &mover->center;
    const graze_vec3 nearest = {peer_clamp(c->x, target->min.x, target->max.x),
                                peer_clamp(c->y, target->min.y, target->max.y),
                                peer_clamp(c->z, target->min.z, target->max.z)};
    const graze_vec3 way = peer_minus(c, &nearest);
    return peer_away(&way, mover->radius, move, normal);
}

static graze_separation peer_sphere_separate_sphere(const graze_sphere *target,
                                                    const graze_sphere *mover, graze_vec3 *move,
                                                    graze_vec3 *normal)
{
    const graze_vec3 way = peer_minus(&mover->center, &target->center);
    return peer_away(&way, mover->radius + target->radius, move, normal);
}

static graze_separation peer_triangle_separate_sphere(const graze_triangle *target,
                                                      const graze_sphere *mover,
                                                      const graze_vec3 *from, graze_vec3 *move,
                                                      graze_vec3 *normal)
{
    const peer_face f = {target->a, peer_minus(&target->b, &target->a),
                         peer_minus(&target->c, &target->a)};
    const graze_vec3 nearest = peer_nearest_of_triangle(&f, &mover->center);
    const graze_vec3 way = peer_minus(&mover->center, &nearest);
    (void)from;
    return peer_away(&way, mover->radius, move, normal);
}

typedef graze_separation out_of_face(const void *target, const void *mover, const graze_vec3 *from,
                                     graze_vec3 *move, graze_vec3 *normal);

static bool face_and_sphere(any_routine *routine)
{
    return ((out_of_face *)routine)(&item.face, &item.face_ball, 0, &made.corners[0],
                                    &made.corners[1]) == GRAZE_MOVED;
}

static bool box_and_sphere(any_routine *routine)
{
    return moved(routine, &item.box, &item.sphere);
}

static bool spheres(any_routine *routine)
{
    return moved(routine, &item.ball, &item.sphere);
}

static bool rect_and_circle(any_routine *routine)
{
    return moved(routine, &item.rect, &item.circle);
}

static bool circles(any_routine *routine)
{
    return moved(routine, &item.flat_ball, &item.circle);
}

static bool boxes(any_routine *routine)
{
    return moved(routine, &item.box, &item.other);
}

static bool rects(any_routine *routine)
{
    return moved(routine, &item.rect, &item.other_rect);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(boxes, POINT3, aabb_separate_aabb),
    ROW_WITH_PEER(rects, POINT2, rect_separate_rect),
    ROW_WITH_PEER(box_and_sphere, NOTHING, aabb_separate_sphere),
    ROW_WITH_PEER(spheres, NOTHING, sphere_separate_sphere),
    ROW(rect_and_circle, NOTHING, rect_separate_circle),
    ROW(circles, NOTHING, circle_separate_circle),
    ROW_WITH_PEER(face_and_sphere, NOTHING, triangle_separate_sphere),
};

/* Two boxes, two rectangles, two spheres, two circles, a triangle and a sphere. */
BENCH_SHAPE_WITH_INPUT(separate, "BBbbVrVrPrPrVVVVr");
