/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves against an oriented box, near and far: see number/arithmetic.h.
 *
 * In the coordinates of the box of obb_core.h the box is an axis-aligned one, and the center of the sphere moves along a segment. So
 * this is the algorithm of sweep_box.h, and its text, sweep_box_sides.h and sweep_box_result.h, with reaches in place of lengths. All
 * signs are exact, for any axes. Their words:
 *
 *                                             near                              far
 *   D at a crossing, times the square of      2 * 18^2 * 2^244 < 2^255      8     2 * 18^2 * 2^252 < 2^263     9
 *     the rate: squares of two gaps there
 *   that of the radius, times 2^16, and the   2^47 * 2^63                   4     2^47 * 2^65                  5
 *     rate
 *
 * The stop, as t, is a quotient of numbers of which the highest 61 bits count. A zero axis has no face: its sides are put one unit
 * off the path.
 *
 * In the world D is a convex function of the place. Its gradient at the exact place q is twice h, the sum of the axes, each times the
 * gap from the box: obb_world.h. The rounded place p is e off q, at most 0.501 on each axis, and is outside if h . (p - q) >= 0. So,
 * if p is inside, the place one raw unit along the signs of h is not: on each axis it moves by 1 > 0.501, or it is at the border of
 * the world, or of near coordinates, and q is not beyond. The signs of the rounded normal may differ from those of h where h is nearly
 * 0; so the other directions follow, and one of all 27 is free.
 */
#include "capsule_crossing_numbers.h"
#include "obb.h"
#include "obb_world.h"
#include "sweep_hit.h"
#include "sweep_sides.h"

#include "../../include/graze/sweep_obb.h"

/* A routine of sweep_obb_far.c. `around`: the path, with the radius. */
graze_result graze_obb_spherecast_far(const graze_obb *box, const graze_capsule *around,
                                      graze_sweep_hit *hit);

typedef obb_core sweep_core;
typedef obb_core_axis sweep_core_axis;
typedef graze_obb sweep_target;
typedef const uint32_t *sweep_gap;

static inline int sweep_gap_sign(sweep_gap gap)
{
    return obb_reach_sign(gap);
}

#include "sweep_box_words.h"

#include "sweep_obb_order.h"

#include "sweep_box_sides.h"

#include "sweep_obb_hit.h"

/* ---- The result ---- */

/* At a face, an edge or a corner; or nowhere, if the path has turned away. */
FAR_FRAMED graze_result sweep_box_meet_between(sweep_box *s, graze_sweep_hit *hit)
{
    obb_core_square d;
    uint32_t depth[OBB_LEAST];
    crossing t;
    sweep_box_set_sides(s);
    sweep_obb_set_square(&d, s);
    obb_set_least(depth, &d);
    const int sign = graze_long_sign(depth, OBB_LEAST);
    if (sign < 0)
        return GRAZE_MISS;
    if (hit != 0) {
        sweep_obb_set_crossing(&t, &d, depth);
        sweep_box_settle(s);
        sweep_box_write(s, &t, hit);
    }
    return sign > 0 ? GRAZE_HIT : GRAZE_TOUCH;
}

#include "sweep_box_result.h"

/* Whether the path starts in the box or on it. */
static inline bool sweep_obb_starts_on(const sweep_box *s)
{
    const excess *start = s->core.start;
    return (start[0].raw | start[1].raw | start[2].raw) == 0u;
}

/* Radius 0. */
FAR_FRAMED graze_result sweep_obb_cast_line(sweep_box *s, graze_sweep_hit *hit)
{
    graze_line_hit found;
    const graze_result result = graze_obb_linecast(s->box, &s->around->core, hit != 0 ? &found : 0);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    if (result == GRAZE_INSIDE)
        return sweep_box_found_inside(s, hit);
    if (sweep_obb_starts_on(s)) {
        sweep_box_set_sides_at(s, false);
    } else {
        sweep_box_set_sides(s);
        sweep_box_settle(s);
    }
    vec3_copy(&hit->point, &found.point);
    vec3_copy(&hit->normal, &found.normal);
    sweep_obb_set_center(s, &found.point, hit);
    sweep_box_write_part(s, found.fraction, hit);
    return result;
}

/* ---- The routine ---- */

/* The sides of a zero axis: the path is between them. */
static inline void sweep_obb_open_zero_axes(obb_core *c, const graze_obb *box)
{
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        obb_core_axis *a = &c->axis[i];
        if (!obb_is_zero_axis(&box->axis[i]))
            continue;
        long_set_s64(a->start_low, OBB_REACH, 1);
        long_set_s64(a->start_high, OBB_REACH, -1);
        long_set_s64(a->end_low, OBB_REACH, 1);
        long_set_s64(a->end_high, OBB_REACH, -1);
    }
}

/* Or NOT_NEAR. */
NEAR_ANSWER int sweep_obb_cast_near(const graze_obb *box, const graze_capsule *around,
                                    graze_sweep_hit *hit)
{
    sweep_box s;
    UNLESS_NEAR(is_near(&box->center) && is_near(&around->core.a) && is_near(&around->core.b),
                return NOT_NEAR);
    if (obb_is_beside_core(&s.core, box, &around->core, (uint64_t)around->radius * 65536u))
        return GRAZE_MISS;
    sweep_obb_open_zero_axes(&s.core, box);
    s.box = box;
    s.around = around;
    return around->radius == 0 ? sweep_obb_cast_line(&s, hit) : sweep_box_cast(&s, hit);
}

/* The box is not empty, and the radius is not negative. */
GRAZE_INLINE graze_result sweep_obb_spherecast(const graze_obb *box, const graze_capsule *around,
                                               graze_sweep_hit *hit)
{
    const int answer = sweep_obb_cast_near(box, around, hit);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_obb_spherecast_far(box, around, hit));
    return (graze_result)answer;
}
