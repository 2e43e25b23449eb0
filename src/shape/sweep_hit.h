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
#include "../number/vectors.h"

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

#define SWEEP_NEAR_LIMIT INT32_C(0x20000000) /* 2^29: 8192 units, also in a far instance */

static inline bool sweep_is_near(graze_scalar c)
{
    return -SWEEP_NEAR_LIMIT <= c && c < SWEEP_NEAR_LIMIT;
}

static inline bool sweep_path_is_near(const graze_segment *path)
{
    return sweep_is_near(path->a.x) && sweep_is_near(path->a.y) && sweep_is_near(path->a.z) &&
           sweep_is_near(path->b.x) && sweep_is_near(path->b.y) && sweep_is_near(path->b.z);
}

/* One raw unit in a direction, or none for 0: unless that leaves the world, or, if the path keeps to near coordinates, those. */
static inline graze_scalar sweep_moved(graze_scalar c, graze_scalar direction, bool keeps_near)
{
    const graze_scalar moved = s32_offset_held(c, direction < 0, direction == 0 ? 0 : 1);
    return keeps_near && !sweep_is_near(moved) ? c : moved;
}

static inline void sweep_set_moved(graze_vec3 *to, const graze_vec3 *place,
                                   const graze_vec3 *direction, bool keeps_near)
{
    to->x = sweep_moved(place->x, direction->x, keeps_near);
    to->y = sweep_moved(place->y, direction->y, keeps_near);
    to->z = sweep_moved(place->z, direction->z, keeps_near);
}

/* To one of the eight corners of a cube, from its center. */
static inline void sweep_set_diagonal(graze_vec3 *direction, int32_t i)
{
    direction->x = i % 2 * 2 - 1;
    direction->y = i / 2 % 2 * 2 - 1;
    direction->z = i / 4 * 2 - 1;
}

/* One of the eight corners of the cube around a place, as far as it may be moved. */
static inline void sweep_set_corner(graze_vec3 *corner, const graze_vec3 *place, int32_t i,
                                    bool keeps_near)
{
    graze_vec3 direction;
    sweep_set_diagonal(&direction, i);
    sweep_set_moved(corner, place, &direction, keeps_near);
}

/* ---- Cores that move ---- */

static inline bool sweep_keeps_near(const graze_segment *path, const graze_segment *beside)
{
    return is_near(&path->a) && is_near(&path->b) && is_near(&beside->a) && is_near(&beside->b);
}

/* Where another place of the mover is, when its start has moved to a place. It MUST be in the world. */
static inline void sweep_set_along(graze_vec3 *to, const graze_vec3 *other, const graze_vec3 *start,
                                   const graze_vec3 *place)
{
    to->x = (graze_scalar)((int64_t)other->x + place->x - start->x);
    to->y = (graze_scalar)((int64_t)other->y + place->y - start->y);
    to->z = (graze_scalar)((int64_t)other->z + place->z - start->z);
}

static inline graze_scalar sweep_moved_with(graze_scalar c, graze_scalar other,
                                            graze_scalar direction, bool keeps_near)
{
    return sweep_moved(other, direction, keeps_near) == other
               ? c
               : sweep_moved(c, direction, keeps_near);
}

/* The first end of a core, moved as by sweep_set_moved, unless the other one cannot move. */
static inline void sweep_set_moved_with(graze_vec3 *to, const graze_segment *core,
                                        const graze_vec3 *direction, bool keeps_near)
{
    to->x = sweep_moved_with(core->a.x, core->b.x, direction->x, keeps_near);
    to->y = sweep_moved_with(core->a.y, core->b.y, direction->y, keeps_near);
    to->z = sweep_moved_with(core->a.z, core->b.z, direction->z, keeps_near);
}

#endif
