/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles that move in the plane, in floats: the place of a hit. It is tested with the rounded distance of the target, and moved
 * along the normal until it is free; where no try is, it is the start, which is, or nearly: the cast did not find it inside. */
#ifndef GRAZE_SHAPE_SWEEP2_FLOAT_H
#define GRAZE_SHAPE_SWEEP2_FLOAT_H

#include "../../include/graze/sweep2.h"
#include "../number/float.h"

/* Each try goes twice as far from the rounded place as the one before: at most 128 units in the last place. */
enum { SWEEP2_TRIES = 8 };

/* A core and a radius around it, 0 for a wall; or a rectangle, or NULL, whose corners min and max are the ends of the core. */
typedef struct {
    graze_capsule2 capsule;
    const graze_rect *rect;
} sweep2_target;

/* By members: gcc -Os copies the structure with memcpy on a Cortex-M0. */
static inline void sweep2_set_point(graze_vec2 *to, const graze_vec2 *point)
{
    to->x = point->x;
    to->y = point->y;
}

static inline void sweep2_set_path(graze_segment2 *path, const graze_circle *circle,
                                   graze_vec2 motion)
{
    sweep2_set_point(&path->a, &circle->center);
    path->b.x = circle->center.x + motion.x;
    path->b.y = circle->center.y + motion.y;
}

static inline bool sweep2_is_contact(graze_result result)
{
    return result == GRAZE_TOUCH || result == GRAZE_HIT;
}

static inline float sweep2_greater(float most, float c)
{
    return float_less(most, float_abs(c)) ? float_abs(c) : most;
}

/* A unit in the last place of the greatest number. */
static inline float sweep2_last_unit(const sweep2_target *target, float radius,
                                     const graze_vec2 *place)
{
    const graze_segment2 *core = &target->capsule.core;
    float most = target->capsule.radius + radius;
    most = sweep2_greater(sweep2_greater(most, core->a.x), core->a.y);
    most = sweep2_greater(sweep2_greater(most, core->b.x), core->b.y);
    most = sweep2_greater(sweep2_greater(most, place->x), place->y);
    return most * 0x1p-23f;
}

/* A cast from the place would be GRAZE_INSIDE: it compares squares, which are rounded otherwise than the distance. */
static inline bool sweep2_is_inside_at(const sweep2_target *target, float radius,
                                       const graze_vec2 *place)
{
    graze_segment2 still;
    graze_capsule2 around;
    sweep2_set_point(&still.a, place);
    sweep2_set_point(&still.b, place);
    sweep2_set_point(&around.core.a, &target->capsule.core.a);
    sweep2_set_point(&around.core.b, &target->capsule.core.b);
    around.radius = target->capsule.radius + radius;
    if (target->rect != 0) {
        graze_rect_closest_point(target->rect, place, &around.core.a);
        sweep2_set_point(&around.core.b, &around.core.a);
    }
    return graze_capsule2_linecast(&around, &still, 0) == GRAZE_INSIDE;
}

/* Not nearer than the radius. A capsule of radius 0 has the place of its wall, so both distances count. */
static inline bool sweep2_is_free(const sweep2_target *target, float radius,
                                  const graze_vec2 *place)
{
    const graze_capsule2 *capsule = &target->capsule;
    if (sweep2_is_inside_at(target, radius, place))
        return false;
    if (target->rect != 0)
        return float_at_most(radius, graze_rect_distance(target->rect, place));
    return float_at_most(radius, graze_capsule2_distance(capsule, place)) &&
           (!is_zero(capsule->radius) ||
            float_at_most(radius, graze_segment2_distance(&capsule->core, place)));
}

static inline void sweep2_step_off(graze_vec2 *center, const graze_vec2 *place,
                                   const graze_vec2 *normal, float *off)
{
    center->x = float_held(place->x + normal->x * *off);
    center->y = float_held(place->y + normal->y * *off);
    *off *= 2.0f;
}

static inline void sweep2_set_center(graze_vec2 *center, const sweep2_target *target,
                                     const graze_circle *circle, const graze_line_hit2 *found)
{
    float off = sweep2_last_unit(target, circle->radius, &found->point);
    sweep2_set_point(center, &found->point);
    for (int i = 0; i < SWEEP2_TRIES; i++) {
        if (sweep2_is_free(target, circle->radius, center))
            return;
        sweep2_step_off(center, &found->point, &found->normal, &off);
    }
    sweep2_set_point(center, &circle->center);
}

static inline void sweep2_write_inside(const graze_vec2 *start, graze_sweep_hit2 *hit)
{
    hit->center = *start;
    hit->point = *start;
    hit->normal.x = hit->normal.y = 0.0f;
    hit->fraction = 0.0f;
    hit->feature = GRAZE_FEATURE_NONE;
    hit->index = 0;
}

/* All but the point and the feature. The circle may be in the hit. */
static inline void sweep2_write(const sweep2_target *target, const graze_circle *circle,
                                const graze_line_hit2 *found, graze_sweep_hit2 *hit)
{
    graze_vec2 center;
    sweep2_set_center(&center, target, circle, found);
    hit->center = center;
    hit->normal = found->normal;
    hit->fraction = found->fraction;
}

#endif
