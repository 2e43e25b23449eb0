/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * From a core outward to a point of a surface: along the core to a place, and then as far as the radius, across the core and
 * towards a point. Near and far. For capsules and cylinders.
 */
#ifndef GRAZE_SHAPE_CORE_OUTWARD_H
#define GRAZE_SHAPE_CORE_OUTWARD_H

#include "../../include/graze/segment.h"
#include "cores.h"
#include "disc_rim_numbers.h"

/* The steps of the radius outward on the three axes, and whether they lead down. */
typedef struct {
    rim_steps steps;
    bool x, y, z;
} core_outward;

/* The part of a gap across a run, times run^2, on one axis: gap * run^2 - run * (run . gap). Returns whether it is negative.
 * Near < 2^93, far < 2^99 */
static inline bool core_set_across(u128 *to, const area *whole, length gap, const area *along,
                                   length run)
{
    volume part;
    volume_set_along(&part, whole, gap, along, length_negate(run), along, length_of(0));
    rim_set(to, volume_size(&part));
    return volume_is_negative(&part);
}

/* Needs uu and ug. The point MUST NOT lie on the line of the core. */
static inline void core_outward_set(core_outward *o, const cores *c, graze_scalar radius)
{
    rim_vector way;
    o->x = core_set_across(&way.x, &c->uu, c->gap.x, &c->ug, c->u.x);
    o->y = core_set_across(&way.y, &c->uu, c->gap.y, &c->ug, c->u.y);
    o->z = core_set_across(&way.z, &c->uu, c->gap.z, &c->ug, c->u.z);
    graze_rim_steps(&o->steps, &way, (uint32_t)radius);
}

/* A place on a core, along / whole from its start. It becomes the same place from the nearer end, so that swapped ends have the
 * same result: then it is less than 0 beyond either end. Returns whether that is the end. The difference is the product of the
 * core and a difference of coordinates. */
FAR_FRAMED bool core_starts_at_end(area *along, const area *whole)
{
    area rest;
    area_copy(&rest, whole);
    area_subtract(&rest, along);
    if (!area_less(&rest, along))
        return false;
    area_copy(along, &rest);
    return true;
}

/* The place from the nearer end, at most 1/2, in units of 2^-48. */
static inline uint64_t core_fraction(const area *along, const area *whole)
{
    u128 part, all;
    rim_set(&part, area_size_wide(along));
    rim_set(&all, area_size_wide(whole));
    return graze_rim_share(&part, &all);
}

static inline graze_scalar core_outward_along(graze_scalar a, graze_scalar b, bool from_end,
                                              uint64_t fraction, bool down, uint64_t step)
{
    return from_end ? graze_rim_beside(b, (int64_t)a - b, fraction, down, step)
                    : graze_rim_beside(a, (int64_t)b - a, fraction, down, step);
}

static inline void core_outward_write(graze_vec3 *to, const graze_segment *core, bool from_end,
                                      uint64_t fraction, const core_outward *o)
{
    const graze_vec3 *a = &core->a, *b = &core->b;
    to->x = core_outward_along(a->x, b->x, from_end, fraction, o->x, o->steps.x);
    to->y = core_outward_along(a->y, b->y, from_end, fraction, o->y, o->steps.y);
    to->z = core_outward_along(a->z, b->z, from_end, fraction, o->z, o->steps.z);
}

#endif
