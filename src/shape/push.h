/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of moves out of a mesh: planes push a mover in turn, until its move reaches beyond each of them. Any
 * coordinates. Whether the move frees the mover is decided elsewhere: normals are rounded.
 *
 *   push_plane                a unit normal, how far a move MUST reach along it, times 2^16, and how far the plane pushes
 *   push_begin(&p, &normal, &by)          the plane has pushed by this move, as the only one
 *   push_add(&p, &normal, &by, &more)     the move MUST reach as far as `by` and `more`, and 2 raw units farther; the plane
 *                             has not pushed
 *   push_settle(planes, count, &by)       each plane pushes `by` as far as it MUST reach, or pushes less than before, at most
 *                             PUSH_SWEEPS times; saturating
 */
#ifndef GRAZE_SHAPE_PUSH_H
#define GRAZE_SHAPE_PUSH_H

#include "../../include/graze/scalar.h"
#include "escape.h"

enum { PUSH_SWEEPS = 16 };

typedef struct GRAZE_WORD_ALIGNED {
    int64_t reach; /* < 2^51 */
    graze_vec3 normal;
    graze_scalar push; /* >= 0 */
} push_plane;

/* |normal| <= 2^16 on each axis, |by| <= 2^31: < 2^49 */
static inline int64_t push_along(const graze_vec3 *normal, const graze_vec3 *by)
{
    return s32_mul(normal->x, by->x) + s32_mul(normal->y, by->y) + s32_mul(normal->z, by->z);
}

static inline int64_t push_sizes(const graze_vec3 *by)
{
    return (int64_t)s32_magnitude(by->x) + s32_magnitude(by->y) + s32_magnitude(by->z);
}

static inline void push_begin(push_plane *p, const graze_vec3 *normal, const graze_vec3 *by)
{
    vec3_copy(&p->normal, normal);
    p->reach = push_along(normal, by);
    p->push = graze_held(p->reach / 65536);
}

/* Each component of a normal is off by 0.502 at most, so a reach by less than the sizes of the move. */
static inline void push_add(push_plane *p, const graze_vec3 *normal, const graze_vec3 *by,
                            const graze_vec3 *more)
{
    vec3_copy(&p->normal, normal);
    p->reach = push_along(normal, by) + push_along(normal, more) + push_sizes(by) +
               push_sizes(more) + 2 * 65536;
    p->push = 0;
}

/* Returns whether the plane pushes more or less than before: |lack| < 2^52. */
static inline bool push_step(push_plane *p, graze_vec3 *by)
{
    const int64_t lack = p->reach - push_along(&p->normal, by);
    const int64_t needed = p->push + (lack > 0 ? (lack + 65535) / 65536 : lack / 65536);
    const graze_scalar push = needed > 0 ? graze_held(needed) : 0, change = push - p->push;
    p->push = push;
    by->x = moved_by(by->x, graze_mul(change, p->normal.x));
    by->y = moved_by(by->y, graze_mul(change, p->normal.y));
    by->z = moved_by(by->z, graze_mul(change, p->normal.z));
    return change != 0;
}

static inline void push_settle(push_plane *planes, uint32_t count, graze_vec3 *by)
{
    bool is_changed = true;
    for (int sweep = 0; sweep < PUSH_SWEEPS && is_changed; sweep++) {
        is_changed = false;
        for (uint32_t i = 0; i < count; i++)
            is_changed = push_step(&planes[i], by) || is_changed;
    }
}

#endif
