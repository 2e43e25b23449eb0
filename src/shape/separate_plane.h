/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves out of a plane, along its normal, to the side where it is to be. A sphere is a capsule whose core is its
 * center. Near and far. The heights of the ends decide: of the lower end on that side, how far it is, and of both together, on
 * which side the center is.
 */
#include "../../include/graze/separate.h"
#include "plane_crossing.h"
#include "plane_escape.h"

/* A routine of separate_plane_far.c. */
graze_separation graze_plane_separate_core_far(const graze_plane *plane, const graze_segment *core,
                                               graze_scalar radius, const graze_vec3 *before,
                                               graze_vec3 *move, graze_vec3 *normal);

typedef struct {
    reach low, high; /* the heights of the ends: low <= high */
} plane_ends;

static inline void plane_set_ends(plane_ends *ends, const graze_plane *plane,
                                  const graze_segment *core)
{
    reach a, b;
    plane_set_height_along(&a, &plane->point, &plane->normal, &core->a);
    plane_set_height_along(&b, &plane->point, &plane->normal, &core->b);
    const bool falls = reach_less(&b, &a);
    reach_copy(&ends->low, falls ? &b : &a);
    reach_copy(&ends->high, falls ? &a : &b);
}

/* The center is behind the plane: the sum of the heights is negative. */
static inline bool plane_center_is_behind(const plane_ends *ends)
{
    reach mirrored;
    reach_copy(&mirrored, &ends->low);
    reach_negate(&mirrored);
    return reach_less(&ends->high, &mirrored);
}

static inline void plane_set_side(plane_escape *e, const plane_ends *ends, bool back)
{
    plane_escape_set(e, back ? &ends->high : &ends->low, back);
}

static inline bool plane_is_before_behind(const graze_plane *plane, const graze_vec3 *before)
{
    return graze_plane_side_of_point(plane, before) == GRAZE_BACK;
}

/* The side of the escape, or also the other one. */
static inline bool plane_find_move(graze_vec3 *move, plane_escape *e, const plane_ends *ends,
                                   const graze_segment *core, bool either)
{
    if (graze_plane_escape(move, e, core))
        return true;
    if (!either)
        return false;
    plane_set_side(e, ends, !e->back);
    return graze_plane_escape(move, e, core);
}

static inline graze_separation plane_separate_core(const graze_plane *plane,
                                                   const graze_segment *core, graze_scalar radius,
                                                   const graze_vec3 *before, graze_vec3 *move,
                                                   graze_vec3 *normal)
{
    plane_ends ends;
    plane_escape e;
    escape heading;
    graze_vec3 by;
    if (radius <= 0 || !plane_is_normal(&plane->normal))
        return GRAZE_FREE;
    UNLESS_NEAR(is_near(&plane->point) && is_near(&core->a) && is_near(&core->b),
                return graze_plane_separate_core_far(plane, core, radius, before, move, normal));
    vec3_copy(&e.normal, &plane->normal);
    e.radius = radius;
    plane_set_ends(&ends, plane, core);
    plane_set_side(&e, &ends, plane_center_is_behind(&ends));
    if (!e.is_below && graze_plane_frees(&e))
        return GRAZE_FREE;
    if (before != 0 && plane_is_before_behind(plane, before) != e.back)
        plane_set_side(&e, &ends, !e.back);
    if (!plane_find_move(&by, &e, &ends, core, before == 0)) {
        vec3_set_zero(move);
        vec3_set_zero(normal);
        return GRAZE_NO_PLACE;
    }
    plane_escape_set_heading(&heading, &e);
    escape_set_unit(normal, &heading);
    vec3_copy(move, &by);
    return GRAZE_MOVED;
}
