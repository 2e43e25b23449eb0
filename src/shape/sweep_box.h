/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves against a box, near and far: see number/arithmetic.h.
 *
 * Its center moves along a path, from t = 0 to 1, as the core of a capsule does in box_core.h: D, the square of the distance
 * to the box, is convex, and quadratic between the places where the path crosses the planes of sides. The sphere stops at the
 * first t with D = radius^2. Signs tell whether there is one, but for a path that ends outside after it turned away.
 *
 * On each axis that place is beyond min, beyond max, or between both; a place on the plane of a side counts as beyond, as it
 * touches an edge or a corner. Which of these it is follows from the order of the stop and of each crossing. At a crossing
 * D < radius^2 comes after the stop. D > radius^2 comes before it where D falls; where D rises, or is least, it comes after the
 * stop, if there is one. The axes beyond are those of the part: one for a face, two for an edge, three for a corner; and D is
 * the sum of their squares, A t^2 + 2 B t + C. C - radius^2 > 0 > B, as D falls until the stop. If there is no stop, that part
 * is the one where D is least: so the sign of the discriminant gives the result.
 *
 * At a crossing, D is computed times the square of the rate: near < 2^124, far < 2^132.
 *
 * The rounded place p is e off the exact place q, at most 0.501 on each axis, and the normal of the rounded box at q has the
 * signs of the sides that q is beyond, or is 0 there. The rounded box is convex, so that a place p is outside if
 * n . (p - q) >= 0. If p is inside, the place one raw unit along those signs is not: on each axis it moves by 1 > 0.501, or
 * it is at the border of the world, and q is not beyond.
 */
#include "box_core.h"
#include "strip_crossing.h"
#include "sweep_hit.h"
#include "sweep_sides.h"

/* A routine of sweep_box_far.c. `around`: the path, with the radius. */
graze_result graze_aabb_spherecast_far(const graze_aabb *box, const graze_capsule *around,
                                       graze_sweep_hit *hit);

typedef box_core sweep_core;
typedef box_core_axis sweep_core_axis;
typedef graze_aabb sweep_target;
typedef length sweep_gap;

static inline int sweep_gap_sign(sweep_gap gap)
{
    return length_sign(gap);
}

#include "sweep_box_words.h"

#include "sweep_box_order.h"

#include "sweep_box_sides.h"

#include "sweep_box_hit.h"

/* ---- The result ---- */

/* The path is |from| - radius off the face at its start. There D falls where the sphere stops, so no side is left open. */
static inline graze_result sweep_box_meet_face(const sweep_box *s, graze_sweep_hit *hit)
{
    const int axis = s->side[0] != 0 ? 0 : s->side[1] != 0 ? 1 : 2;
    const box_core_axis *a = &s->core.axis[axis];
    crossing t;
    if (hit == 0)
        return GRAZE_HIT;
    graze_crossing_ratio(
        &t, (uint64_t)length_size(sweep_box_from(a, s->side[axis])) - length_size(s->core.radius),
        length_size(a->run));
    sweep_box_write(s, &t, hit);
    return GRAZE_HIT;
}

/* At an edge or a corner. */
FAR_FRAMED graze_result sweep_box_meet_round(sweep_box *s, graze_sweep_hit *hit)
{
    box_core_square q;
    discriminant d;
    crossing t;
    sweep_box_set_square(&q, s);
    if (discriminant_rules_out(&q.whole, &q.along, &q.squared))
        return GRAZE_MISS;
    discriminant_set(&d, &q.whole, &q.along, &q.squared);
    const int depth = discriminant_sign(&d);
    if (depth < 0)
        return GRAZE_MISS;
    if (hit != 0) {
        crossing_at_surface(&t, &q.whole, &q.along, &q.squared, &d, false);
        sweep_box_settle(s);
        sweep_box_write(s, &t, hit);
    }
    return depth > 0 ? GRAZE_HIT : GRAZE_TOUCH;
}

/* From outside, to an end in the rounded box, or to one outside after the path has turned away. */
static inline graze_result sweep_box_meet_between(sweep_box *s, graze_sweep_hit *hit)
{
    sweep_box_set_sides(s);
    return s->sides == 1 ? sweep_box_meet_face(s, hit) : sweep_box_meet_round(s, hit);
}

#include "sweep_box_result.h"

/* Radius 0. A start inside is beyond no side: it has no feature. */
static inline graze_result sweep_box_cast_line(sweep_box *s, graze_sweep_hit *hit)
{
    graze_line_hit found;
    const graze_result result =
        graze_aabb_linecast(s->box, &s->around->core, hit != 0 ? &found : 0);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    if (box_side_of_end(&s->core, false) == 0) {
        sweep_box_set_sides_at(s, false);
    } else {
        sweep_box_set_sides(s);
        sweep_box_settle(s);
    }
    vec3_copy(&hit->center, &found.point);
    vec3_copy(&hit->point, &found.point);
    vec3_copy(&hit->normal, &found.normal);
    sweep_box_write_part(s, found.fraction, hit);
    return result;
}

/* ---- The routine ---- */

/* Or NOT_NEAR. */
NEAR_ANSWER int sweep_box_cast_near(const graze_aabb *box, const graze_capsule *around,
                                    graze_sweep_hit *hit)
{
    sweep_box s;
    UNLESS_NEAR(box_load_all_of_core(&s.core, box, &around->core, around->radius), return NOT_NEAR);
    GIVEN(box_core_in_range(&s.core));
    s.box = box;
    s.around = around;
    return around->radius == 0 ? sweep_box_cast_line(&s, hit) : sweep_box_cast(&s, hit);
}

/* The box has a point, and the radius is not negative. */
GRAZE_INLINE graze_result sweep_box_spherecast(const graze_aabb *box, const graze_capsule *around,
                                               graze_sweep_hit *hit)
{
    const int answer = sweep_box_cast_near(box, around, hit);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_aabb_spherecast_far(box, around, hit));
    return (graze_result)answer;
}
