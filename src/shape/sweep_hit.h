/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What all sweeps in space have in common: the path of the center, the hit of a start inside, and the places around a rounded
 * one.
 */
#ifndef GRAZE_SHAPE_SWEEP_HIT_H
#define GRAZE_SHAPE_SWEEP_HIT_H

#include "../../include/graze/sweep.h"
#include "../number/clamp.h"
#include "../number/near.h"
#include "../number/scalar.h"

static inline void sweep_set_path(graze_segment *path, const graze_vec3 *start, graze_vec3 motion)
{
    vec3_copy(&path->a, start);
    path->b.x = clamped_coordinate(graze_add(start->x, motion.x));
    path->b.y = clamped_coordinate(graze_add(start->y, motion.y));
    path->b.z = clamped_coordinate(graze_add(start->z, motion.z));
}

static inline void sweep_write_inside(const graze_vec3 *start, graze_sweep_hit *hit)
{
    vec3_copy(&hit->center, start);
    vec3_copy(&hit->point, start);
    vec3_set_zero(&hit->normal);
    hit->fraction = 0;
    hit->feature = GRAZE_FEATURE_NONE;
    hit->index = 0;
}

/* The fraction found is less than 0.51 units in its last place off. */
static inline graze_fraction sweep_fraction_down(graze_fraction found)
{
    return found > 0 ? found - 1 : 0;
}

/* On a face, or a round surface. */
static inline void sweep_write_face(graze_fraction found, graze_sweep_hit *hit)
{
    hit->fraction = sweep_fraction_down(found);
    hit->feature = GRAZE_FEATURE_FACE;
    hit->index = 0;
}

/* One raw unit in a direction, or none for 0: unless that leaves the world, or, if the path keeps to near coordinates, those. */
static inline graze_scalar sweep_moved(graze_scalar c, graze_scalar direction, bool keeps_near)
{
    const graze_scalar moved = s32_offset_held(c, direction < 0, direction == 0 ? 0 : 1);
    return keeps_near && !in_near_range(moved) ? c : moved;
}

static inline void sweep_set_moved(graze_vec3 *to, const graze_vec3 *place,
                                   const graze_vec3 *direction, bool keeps_near)
{
    to->x = sweep_moved(place->x, direction->x, keeps_near);
    to->y = sweep_moved(place->y, direction->y, keeps_near);
    to->z = sweep_moved(place->z, direction->z, keeps_near);
}

/* One of the eight corners of the cube around a place, as far as it may be moved. */
static inline void sweep_set_corner(graze_vec3 *corner, const graze_vec3 *place, int32_t i,
                                    bool keeps_near)
{
    graze_vec3 direction;
    direction.x = i % 2 * 2 - 1;
    direction.y = i / 2 % 2 * 2 - 1;
    direction.z = i / 4 * 2 - 1;
    sweep_set_moved(corner, place, &direction, keeps_near);
}

#endif
