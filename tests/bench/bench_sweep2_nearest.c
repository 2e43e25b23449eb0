/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The same as bench_sweep_nearest.c on x and y: walls across the boxes of sixteen queries, circles and capsules about them, and
 * rectangles.
 */
#include "casts.h"
#include "flat.h"
#include "peer_sweep2_targets.h"
#include "peer_sweep_boxes.h"

enum { CANDIDATES = 16 };

static struct {
    graze_circle circle;
    graze_rect mover;
    graze_vec2 motion;
    graze_segment2 walls[CANDIDATES];
    graze_circle circles[CANDIDATES];
    graze_capsule2 capsules[CANDIDATES];
    graze_rect rects[CANDIDATES];
} item;

static void put(unsigned i, const graze_aabb *box)
{
    const graze_scalar half = box->max.x / 4 - box->min.x / 4;
    item.walls[i].a = item.rects[i].min = flat(box->min);
    item.walls[i].b = item.rects[i].max = flat(box->max);
    item.circles[i].center = flat(graze_vec3_lerp(box->min, box->max, GRAZE_FRACTION_ONE / 2));
    item.circles[i].radius = half;
    item.capsules[i].core = item.walls[i];
    item.capsules[i].radius = half / 2;
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec2 way = minus2(flat(q.segment.b), flat(q.segment.a));
    item.circle.center = item.mover.min = flat(q.segment.a);
    item.circle.radius = q.box.max.x / 32 - q.box.min.x / 32;
    item.mover.max =
        graze_vec2_of(item.mover.min.x + item.circle.radius, item.mover.min.y + item.circle.radius);
    item.motion = graze_vec2_of(way.x / 2, way.y / 2);
    for (unsigned i = 0; i < CANDIDATES; i++) {
        const query other = query_of((number + 37 * (i + CANDIDATES - 5)) % QUERIES, scale);
        put(i, i == 5 ? &q.box : &other.box);
    }
}

/* ---- The peers ---- */

typedef struct {
    graze_vec2 low, high;
} peer_room;

static graze_vec2 peer_sum2(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(a.x + b.x, a.y + b.y);
}

/* The box around a mover on its way to another place of its min. */
static void peer_room_to(peer_room *room, const graze_vec2 *min, const graze_vec2 *max,
                         graze_scalar radius, graze_vec2 end)
{
    const graze_vec2 way = minus2(end, *min);
    room->low = graze_vec2_of(min->x - radius + (way.x < 0 ? way.x : 0),
                              min->y - radius + (way.y < 0 ? way.y : 0));
    room->high = graze_vec2_of(max->x + radius + (way.x < 0 ? 0 : way.x),
                               max->y + radius + (way.y < 0 ? 0 : way.y));
}

static bool peer_rect_is_in(const peer_room *room, const graze_rect *rect)
{
    return rect->max.x >= room->low.x && rect->min.x <= room->high.x &&
           rect->max.y >= room->low.y && rect->min.y <= room->high.y;
}

static bool peer_circle_is_in(const peer_room *room, const graze_circle *circle)
{
    return circle->center.x + circle->radius >= room->low.x &&
           circle->center.x - circle->radius <= room->high.x &&
           circle->center.y + circle->radius >= room->low.y &&
           circle->center.y - circle->radius <= room->high.y;
}

static bool peer_core_is_in_on(graze_scalar a, graze_scalar b, graze_scalar radius,
                               graze_scalar low, graze_scalar high)
{
    return (a < b ? b : a) + radius >= low && (a < b ? a : b) - radius <= high;
}

static bool peer_core_is_in(const peer_room *room, const graze_segment2 *core, graze_scalar radius)
{
    return peer_core_is_in_on(core->a.x, core->b.x, radius, room->low.x, room->high.x) &&
           peer_core_is_in_on(core->a.y, core->b.y, radius, room->low.y, room->high.y);
}

static graze_result peer_nearest_segment2_circlecast(const graze_segment2 *targets, uint32_t count,
                                                     const graze_circle *mover, graze_vec2 motion,
                                                     uint32_t *index, graze_sweep_hit2 *hit)
{
    graze_result best = GRAZE_MISS;
    graze_sweep_hit2 found;
    peer_room reach;
    peer_room_to(&reach, &mover->center, &mover->center, mover->radius,
                 peer_sum2(mover->center, motion));
    for (uint32_t i = 0; i < count; i++)
        if (peer_core_is_in(&reach, targets + i, 0) &&
            peer_segment2_circlecast(targets + i, mover, motion, &found) != GRAZE_MISS &&
            (best == GRAZE_MISS || found.fraction < hit->fraction)) {
            best = GRAZE_HIT;
            *hit = found;
            *index = i;
            peer_room_to(&reach, &mover->center, &mover->center, mover->radius, found.center);
        }
    return best;
}

static graze_result peer_nearest_circle_circlecast(const graze_circle *targets, uint32_t count,
                                                   const graze_circle *mover, graze_vec2 motion,
                                                   uint32_t *index, graze_sweep_hit2 *hit)
{
    graze_result best = GRAZE_MISS;
    graze_sweep_hit2 found;
    peer_room reach;
    peer_room_to(&reach, &mover->center, &mover->center, mover->radius,
                 peer_sum2(mover->center, motion));
    for (uint32_t i = 0; i < count; i++)
        if (peer_circle_is_in(&reach, targets + i) &&
            peer_circle_circlecast(targets + i, mover, motion, &found) != GRAZE_MISS &&
            (best == GRAZE_MISS || found.fraction < hit->fraction)) {
            best = GRAZE_HIT;
            *hit = found;
            *index = i;
            peer_room_to(&reach, &mover->center, &mover->center, mover->radius, found.center);
        }
    return best;
}

static graze_result peer_nearest_capsule2_circlecast(const graze_capsule2 *targets, uint32_t count,
                                                     const graze_circle *mover, graze_vec2 motion,
                                                     uint32_t *index, graze_sweep_hit2 *hit)
{
    graze_result best = GRAZE_MISS;
    graze_sweep_hit2 found;
    peer_room reach;
    peer_room_to(&reach, &mover->center, &mover->center, mover->radius,
                 peer_sum2(mover->center, motion));
    for (uint32_t i = 0; i < count; i++)
        if (peer_core_is_in(&reach, &targets[i].core, targets[i].radius) &&
            peer_capsule2_circlecast(targets + i, mover, motion, &found) != GRAZE_MISS &&
            (best == GRAZE_MISS || found.fraction < hit->fraction)) {
            best = GRAZE_HIT;
            *hit = found;
            *index = i;
            peer_room_to(&reach, &mover->center, &mover->center, mover->radius, found.center);
        }
    return best;
}

static graze_result peer_nearest_rect_circlecast(const graze_rect *targets, uint32_t count,
                                                 const graze_circle *mover, graze_vec2 motion,
                                                 uint32_t *index, graze_sweep_hit2 *hit)
{
    graze_result best = GRAZE_MISS;
    graze_sweep_hit2 found;
    peer_room reach;
    peer_room_to(&reach, &mover->center, &mover->center, mover->radius,
                 peer_sum2(mover->center, motion));
    for (uint32_t i = 0; i < count; i++)
        if (peer_rect_is_in(&reach, targets + i) &&
            peer_rect_circlecast(targets + i, mover, motion, &found) != GRAZE_MISS &&
            (best == GRAZE_MISS || found.fraction < hit->fraction)) {
            best = GRAZE_HIT;
            *hit = found;
            *index = i;
            peer_room_to(&reach, &mover->center, &mover->center, mover->radius, found.center);
        }
    return best;
}

static graze_result peer_nearest_rect_rectcast(const graze_rect *targets, uint32_t count,
                                               const graze_rect *mover, graze_vec2 motion,
                                               uint32_t *index, graze_sweep_hit2 *hit)
{
    graze_result best = GRAZE_MISS;
    graze_sweep_hit2 found;
    peer_room reach;
    peer_room_to(&reach, &mover->min, &mover->max, 0, peer_sum2(mover->min, motion));
    for (uint32_t i = 0; i < count; i++)
        if (peer_rect_is_in(&reach, targets + i) &&
            peer_rect_rectcast(targets + i, mover, motion, &found) != GRAZE_MISS &&
            (best == GRAZE_MISS || found.fraction < hit->fraction)) {
            best = GRAZE_HIT;
            *hit = found;
            *index = i;
            peer_room_to(&reach, &mover->min, &mover->max, 0, found.center);
        }
    return best;
}

/* ---- Calls ---- */

#define OF_TARGETS(name, target, mover_type, array, mover)                                         \
    static bool name(any_routine *routine)                                                         \
    {                                                                                              \
        typedef graze_result nearest(const target *, uint32_t, const mover_type *, graze_vec2,     \
                                     uint32_t *, graze_sweep_hit2 *);                              \
        uint32_t index = 0;                                                                        \
        return ((nearest *)routine)(item.array, CANDIDATES, &item.mover, item.motion, &index,      \
                                    &made.sweep_hit2) != GRAZE_MISS;                               \
    }

OF_TARGETS(at_walls, graze_segment2, graze_circle, walls, circle)
OF_TARGETS(at_circles, graze_circle, graze_circle, circles, circle)
OF_TARGETS(at_capsules, graze_capsule2, graze_circle, capsules, circle)
OF_TARGETS(at_rects, graze_rect, graze_circle, rects, circle)
OF_TARGETS(of_rect, graze_rect, graze_rect, rects, mover)

static const bench_row rows[] = {
    ROW_WITH_PEER(at_walls, POINT2, nearest_segment2_circlecast),
    ROW_WITH_PEER(at_circles, POINT2, nearest_circle_circlecast),
    ROW_WITH_PEER(at_capsules, POINT2, nearest_capsule2_circlecast),
    ROW_WITH_PEER(at_rects, POINT2, nearest_rect_circlecast),
    ROW_WITH_PEER(of_rect, POINT2, nearest_rect_rectcast),
};

#define EACH(words) TEN(words) words words words words words words
BENCH_SHAPE_WITH_INPUT(sweep2_nearest, "PrbP" EACH("PP") EACH("Pr") EACH("PPr") EACH("b"));
