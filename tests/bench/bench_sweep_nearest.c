/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The target that stops a mover, of sixteen: the box of a query and those of fifteen other queries, in no order, or a sphere or a
 * capsule in each. A sphere, and a box, move along half of the query's segment. The peers are the usual way: a target whose box
 * does not overlap the box around the way is skipped; of the other ones the first hit counts, and the way ends there. They do not
 * test the place. A figure is for the whole query.
 */
#include "casts.h"
#include "peer_near.h"
#include "peer_sweep.h"
#include "peer_sweep_box.h"
#include "peer_sweep_boxes.h"

enum { CANDIDATES = 16 };

static struct {
    graze_sphere sphere;
    graze_aabb mover;
    graze_vec3 motion;
    graze_aabb boxes[CANDIDATES];
    graze_sphere spheres[CANDIDATES];
    graze_capsule capsules[CANDIDATES];
} item;

static void put(unsigned i, const graze_aabb *box)
{
    const graze_scalar half = box->max.x / 8 - box->min.x / 8 + box->max.y / 8 - box->min.y / 8;
    item.boxes[i] = *box;
    item.spheres[i].center = graze_vec3_lerp(box->min, box->max, GRAZE_FRACTION_ONE / 2);
    item.spheres[i].radius = half;
    item.capsules[i].core.a = box->min;
    item.capsules[i].core.b = box->max;
    item.capsules[i].radius = half / 2;
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec3 way = peer_minus(&q.segment.b, &q.segment.a);
    item.sphere.center = q.segment.a;
    item.sphere.radius = q.box.max.x / 32 - q.box.min.x / 32;
    item.mover.min = q.segment.a;
    item.mover.max =
        graze_vec3_of(q.segment.a.x + item.sphere.radius, q.segment.a.y + item.sphere.radius,
                      q.segment.a.z + item.sphere.radius);
    item.motion = graze_vec3_of(way.x / 2, way.y / 2, way.z / 2);
    for (unsigned i = 0; i < CANDIDATES; i++) {
        const query other = query_of((number + 37 * (i + CANDIDATES - 5)) % QUERIES, scale);
        put(i, i == 5 ? &q.box : &other.box);
    }
}

/* ---- The peers ---- */

static void peer_reach_on(graze_scalar *low, graze_scalar *high, graze_scalar min, graze_scalar max,
                          graze_scalar way)
{
    *low = min + (way < 0 ? way : 0);
    *high = max + (way < 0 ? 0 : way);
}

/* The box around a mover on its way to another place of its min. */
static void peer_reach_to(peer_line *reach, const graze_vec3 *min, const graze_vec3 *max,
                          graze_scalar radius, graze_vec3 end)
{
    peer_reach_on(&reach->low.x, &reach->high.x, min->x - radius, max->x + radius, end.x - min->x);
    peer_reach_on(&reach->low.y, &reach->high.y, min->y - radius, max->y + radius, end.y - min->y);
    peer_reach_on(&reach->low.z, &reach->high.z, min->z - radius, max->z + radius, end.z - min->z);
}

static graze_result peer_nearest_aabb_spherecast(const graze_aabb *targets, uint32_t count,
                                                 const graze_sphere *mover, graze_vec3 motion,
                                                 uint32_t *index, graze_sweep_hit *hit)
{
    graze_result best = GRAZE_MISS;
    graze_sweep_hit found;
    peer_line reach;
    peer_reach_to(&reach, &mover->center, &mover->center, mover->radius,
                  plus(mover->center, motion));
    for (uint32_t i = 0; i < count; i++)
        if (peer_aabb_is_near(&reach, targets + i) &&
            peer_aabb_spherecast(targets + i, mover, motion, &found) != GRAZE_MISS &&
            (best == GRAZE_MISS || found.fraction < hit->fraction)) {
            best = GRAZE_HIT;
            *hit = found;
            *index = i;
            peer_reach_to(&reach, &mover->center, &mover->center, mover->radius, found.center);
        }
    return best;
}

static graze_result peer_nearest_sphere_spherecast(const graze_sphere *targets, uint32_t count,
                                                   const graze_sphere *mover, graze_vec3 motion,
                                                   uint32_t *index, graze_sweep_hit *hit)
{
    graze_result best = GRAZE_MISS;
    graze_sweep_hit found;
    peer_line reach;
    peer_reach_to(&reach, &mover->center, &mover->center, mover->radius,
                  plus(mover->center, motion));
    for (uint32_t i = 0; i < count; i++)
        if (peer_sphere_is_near(&reach, targets + i) &&
            peer_sphere_spherecast(targets + i, mover, motion, &found) != GRAZE_MISS &&
            (best == GRAZE_MISS || found.fraction < hit->fraction)) {
            best = GRAZE_HIT;
            *hit = found;
            *index = i;
            peer_reach_to(&reach, &mover->center, &mover->center, mover->radius, found.center);
        }
    return best;
}

static graze_result peer_nearest_capsule_spherecast(const graze_capsule *targets, uint32_t count,
                                                    const graze_sphere *mover, graze_vec3 motion,
                                                    uint32_t *index, graze_sweep_hit *hit)
{
    graze_result best = GRAZE_MISS;
    graze_sweep_hit found;
    peer_line reach;
    peer_reach_to(&reach, &mover->center, &mover->center, mover->radius,
                  plus(mover->center, motion));
    for (uint32_t i = 0; i < count; i++)
        if (peer_capsule_is_near(&reach, targets + i) &&
            peer_capsule_spherecast(targets + i, mover, motion, &found) != GRAZE_MISS &&
            (best == GRAZE_MISS || found.fraction < hit->fraction)) {
            best = GRAZE_HIT;
            *hit = found;
            *index = i;
            peer_reach_to(&reach, &mover->center, &mover->center, mover->radius, found.center);
        }
    return best;
}

static graze_result peer_nearest_aabb_aabbcast(const graze_aabb *targets, uint32_t count,
                                               const graze_aabb *mover, graze_vec3 motion,
                                               uint32_t *index, graze_sweep_hit *hit)
{
    graze_result best = GRAZE_MISS;
    graze_sweep_hit found;
    peer_line reach;
    peer_reach_to(&reach, &mover->min, &mover->max, 0, plus(mover->min, motion));
    for (uint32_t i = 0; i < count; i++)
        if (peer_aabb_is_near(&reach, targets + i) &&
            peer_aabb_aabbcast(targets + i, mover, motion, &found) != GRAZE_MISS &&
            (best == GRAZE_MISS || found.fraction < hit->fraction)) {
            best = GRAZE_HIT;
            *hit = found;
            *index = i;
            peer_reach_to(&reach, &mover->min, &mover->max, 0, found.center);
        }
    return best;
}

/* ---- Calls ---- */

#define OF_TARGETS(name, target, mover_type, array, mover)                                         \
    static bool name(any_routine *routine)                                                         \
    {                                                                                              \
        typedef graze_result nearest(const target *, uint32_t, const mover_type *, graze_vec3,     \
                                     uint32_t *, graze_sweep_hit *);                               \
        uint32_t index = 0;                                                                        \
        return ((nearest *)routine)(item.array, CANDIDATES, &item.mover, item.motion, &index,      \
                                    &made.sweep_hit) != GRAZE_MISS;                                \
    }

OF_TARGETS(at_boxes, graze_aabb, graze_sphere, boxes, sphere)
OF_TARGETS(at_spheres, graze_sphere, graze_sphere, spheres, sphere)
OF_TARGETS(at_capsules, graze_capsule, graze_sphere, capsules, sphere)
OF_TARGETS(of_box, graze_aabb, graze_aabb, boxes, mover)

static const bench_row rows[] = {
    ROW_WITH_PEER(at_boxes, POINT3, nearest_aabb_spherecast),
    ROW_WITH_PEER(at_spheres, POINT3, nearest_sphere_spherecast),
    ROW_WITH_PEER(at_capsules, POINT3, nearest_capsule_spherecast),
    ROW_WITH_PEER(of_box, POINT3, nearest_aabb_aabbcast),
};

#define EACH(words) TEN(words) words words words words words words
BENCH_SHAPE_WITH_INPUT(sweep_nearest, "VrBV" EACH("B") EACH("Vr") EACH("VVr"));
