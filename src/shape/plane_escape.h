/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of moves out of a plane, along its normal. The heights of a place are reaches along the stored normal; with the
 * move n . move is added to them, so no place has to be near.
 *
 *   plane_escape              one side of a plane, and the height of a core above it, on that side: negative if below
 *   plane_escape_set(&e, &height, back)   sets the height from that of the place of the core that is lowest on that side
 *   plane_escape_set_heading(&h, &e)   the direction: along the normal, or against it
 *   graze_plane_frees(&e)     whether that place is as high as the radius
 *   graze_plane_escape(&move, &e, core)   sets a move to such a height, at most 3 raw units longer than the shortest;
 *                             returns whether the moved core is in the world
 */
#ifndef GRAZE_SHAPE_PLANE_ESCAPE_H
#define GRAZE_SHAPE_PLANE_ESCAPE_H

#include "../number/vectors.h"
#include "../number/separation.h"
#include "escape_heading.h"
#include "plane_escape_numbers.h"

static inline u128 reach_size_wide(const reach *r)
{
#if GRAZE_FAR
    return graze_far_magnitude(&r->raw);
#else
    return u128_of(0, s64_magnitude(r->raw));
#endif
}

static inline void plane_escape_set(plane_escape *e, const reach *height, bool back)
{
    const graze_scalar distance = reach_distance(height, &e->normal);
    u128_store(&e->height, reach_size_wide(height));
    e->distance = graze_held(distance < 0 ? -(int64_t)distance : distance);
    e->is_below = reach_sign(height) == (back ? 1 : -1);
    e->back = back;
}

static inline void plane_escape_set_heading(escape *h, const plane_escape *e)
{
    h->size[0] = s32_magnitude(e->normal.x);
    h->size[1] = s32_magnitude(e->normal.y);
    h->size[2] = s32_magnitude(e->normal.z);
    h->down[0] = (e->normal.x < 0) != e->back;
    h->down[1] = (e->normal.y < 0) != e->back;
    h->down[2] = (e->normal.z < 0) != e->back;
}

#endif
