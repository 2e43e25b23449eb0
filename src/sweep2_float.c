/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/sweep2.h in floats, for a wall, a circle and a capsule: each is a core with a radius, which is that of
 * the target and of the circle that moves. The path of the center is a line at the capsule around the core, or, for radius 0,
 * at the core.
 */
#include "../include/graze/sweep2.h"

#if GRAZE_FLOAT
#include "shape/sweep2_float.h"

/* The part of the core that is nearest to the place: -1 its start, 0 its side, 1 its end. */
static int sweep2_part_of_core(const graze_segment2 *core, const graze_vec2 *place)
{
    const graze_vec2 way = vec2_between(&core->a, &core->b), gap = vec2_between(&core->a, place);
    const float along = vec2_dot(&way, &gap);
    if (!is_positive(along))
        return -1;
    return float_at_most(vec2_dot(&way, &way), along);
}

static void sweep2_set_nearest(graze_vec2 *point, const graze_segment2 *core,
                               const graze_vec2 *place, int part)
{
    *point = part < 0 ? core->a : core->b;
    if (part == 0)
        graze_segment2_closest_point(core, place, point);
}

/* `around` has the sum of the radii. */
static graze_result sweep2_find_on_core(const graze_capsule2 *around, const graze_segment2 *path,
                                        graze_line_hit2 *found)
{
    graze_wall_line_hit2 on;
    graze_result result;
    if (!is_finite(around->radius))
        return GRAZE_MISS;
    if (!is_zero(around->radius))
        return graze_capsule2_linecast(around, path, found);
    result = graze_segment2_linecast(&around->core, path, &on);
    if (result != GRAZE_MISS)
        graze_line_hit2_from_wall_hit2(&on, found);
    return result;
}

/* The point is on the core, or, of a round target, `inner` off. */
static graze_result sweep2_cast(const graze_segment2 *core, float inner, const graze_circle *circle,
                                graze_vec2 motion, graze_sweep_hit2 *hit)
{
    const sweep2_target target = {{*core, inner}, 0};
    const graze_capsule2 around = {*core, inner + circle->radius};
    graze_segment2 path;
    sweep2_set_path(&path, circle, motion);
    graze_line_hit2 found;
    const graze_result result = sweep2_find_on_core(&around, &path, &found);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    if (result == GRAZE_INSIDE) {
        sweep2_write_inside(&path.a, hit);
        return result;
    }
    const int part = sweep2_part_of_core(core, &found.point);
    sweep2_write(&target, circle, &found, hit);
    sweep2_set_nearest(&hit->point, core, &found.point, part);
    hit->feature = part == 0 ? GRAZE_FEATURE_EDGE : GRAZE_FEATURE_CORNER;
    hit->index = part > 0;
    return result;
}

graze_result graze_segment2_circlecast(const graze_segment2 *wall, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit)
{
    return sweep2_cast(wall, 0.0f, circle, motion, hit);
}

/* The point moves out from the core by the radius of the target. */
static graze_result sweep2_cast_at_round(const graze_segment2 *core, float inner,
                                         const graze_circle *circle, graze_vec2 motion,
                                         graze_sweep_hit2 *hit)
{
    if (is_negative(inner) || is_negative(circle->radius))
        return GRAZE_MISS;
    const graze_result result = sweep2_cast(core, inner, circle, motion, hit);
    if (hit == 0 || !sweep2_is_contact(result))
        return result;
    hit->point.x = float_held(hit->point.x + hit->normal.x * inner);
    hit->point.y = float_held(hit->point.y + hit->normal.y * inner);
    hit->feature = GRAZE_FEATURE_EDGE;
    hit->index = 0;
    return result;
}

graze_result graze_circle_circlecast(const graze_circle *target, const graze_circle *circle,
                                     graze_vec2 motion, graze_sweep_hit2 *hit)
{
    graze_segment2 core;
    core.a = target->center;
    core.b = target->center;
    return sweep2_cast_at_round(&core, target->radius, circle, motion, hit);
}

graze_result graze_capsule2_circlecast(const graze_capsule2 *capsule, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit)
{
    return sweep2_cast_at_round(&capsule->core, capsule->radius, circle, motion, hit);
}

#endif
