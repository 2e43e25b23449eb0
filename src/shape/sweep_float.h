/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres that move in space, in floats: the hit of a start inside, and the tries for a free place. Each target tests the rounded
 * place with its own distance:
 *
 *     *center = *place;
 *     for (int i = 0; i < SWEEP_TRIES; i++) {
 *         if (the distance of the center is at least the radius)
 *             return;
 *         sweep_step_off(center, place, normal, &off);
 *     }
 *     *center = the start, which is free, or nearly: the cast did not find it inside
 *
 * off begins with a unit in the last place of the greatest number.
 */
#ifndef GRAZE_SHAPE_SWEEP_FLOAT_H
#define GRAZE_SHAPE_SWEEP_FLOAT_H

#include "../../include/graze/sweep.h"
#include "../number/float.h"

/* Each try goes twice as far from the rounded place as the one before: at most 128 units in the last place. */
enum { SWEEP_TRIES = 8 };

static inline void sweep_step_off(graze_vec3 *center, const graze_vec3 *place,
                                  const graze_vec3 *normal, float *off)
{
    center->x = float_held(place->x + normal->x * *off);
    center->y = float_held(place->y + normal->y * *off);
    center->z = float_held(place->z + normal->z * *off);
    *off *= 2.0f;
}

static inline bool sweep_is_finite(const graze_vec3 *v)
{
    return are_finite(v->x, v->y, v->z);
}

static inline float sweep_greater(float most, float c)
{
    return float_less(most, float_abs(c)) ? float_abs(c) : most;
}

static inline float sweep_greatest(float most, const graze_vec3 *v)
{
    return sweep_greater(sweep_greater(sweep_greater(most, v->x), v->y), v->z);
}

/* So much of the way from a place. */
static inline void sweep_set_part(graze_vec3 *place, const graze_vec3 *start, const graze_vec3 *run,
                                  float t)
{
    place->x = float_held(start->x + run->x * t);
    place->y = float_held(start->y + run->y * t);
    place->z = float_held(start->z + run->z * t);
}

static inline void sweep_write_inside(const graze_vec3 *start, graze_sweep_hit *hit)
{
    hit->center = *start;
    hit->point = *start;
    vec3_set(&hit->normal, 0.0f, 0.0f, 0.0f);
    hit->fraction = 0.0f;
    hit->feature = GRAZE_FEATURE_NONE;
    hit->index = 0;
}

#endif
