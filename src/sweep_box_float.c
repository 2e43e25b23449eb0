/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres that move against a box, in floats. The sides of the box that the sphere is beyond where it stops follow from the
 * distance, and from its slope, where the path crosses the planes of the sides, as in sweep_box.h of shape/. One side is a
 * face; two are an edge, and the path is a line at the capsule around it; three are a corner with a sphere. The place is tested
 * with the rounded distance, and moved along the normal until it is free.
 */
#include "../include/graze/sweep.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/box_core_float.h"
#include "shape/sweep_float.h"
#include "shape/sweep_sides.h"

typedef struct {
    box_core core;
    const graze_aabb *box;
    graze_segment path;
    float radius;
    int side[3]; /* -1 min, 1 max, 0 neither */
    int sides;   /* how many of these are not 0: a graze_feature */
} sweep_box;

/* ---- The sides ---- */

static inline int sweep_box_side_of(float low, float high, float run)
{
    const bool above = !is_negative(high);
    if (is_positive(low))
        return above;
    return above && is_negative(run) ? 1 : -1;
}

/* At the crossing of a plane, the square of the distance less that of the radius; and its slope. */
static float sweep_box_depth(const sweep_box *s, int axis, float t, float *slope)
{
    float sum = -s->radius * s->radius;
    *slope = 0.0f;
    for (int i = 0; i < 3; i++) {
        const float gap = i == axis ? 0.0f : box_gap_at(&s->core, i, t);
        sum += gap * gap;
        *slope += gap * s->core.run[i];
    }
    return sum;
}

/* Whether the sphere stops after the crossing. */
static bool sweep_box_stops_after(const sweep_box *s, int axis, float from)
{
    float slope;
    const float t = float_div(-from, s->core.run[axis]);
    return is_positive(sweep_box_depth(s, axis, t, &slope)) && is_negative(slope);
}

static bool sweep_box_is_beyond(float from, int side)
{
    return side < 0 ? is_negative(from) : is_positive(from);
}

/* The path comes from the side `near`, or runs towards the side -near. */
static int sweep_box_side_between(const sweep_box *s, int axis, int near)
{
    const float run = s->core.run[axis];
    const float from = near < 0 ? s->core.low[axis] : s->core.high[axis];
    const float beyond = near < 0 ? s->core.high[axis] : s->core.low[axis];
    if (sweep_box_is_beyond(from, near) &&
        (!sweep_box_is_beyond(from + run, -near) || !sweep_box_stops_after(s, axis, from)))
        return near;
    if (!sweep_box_is_beyond(beyond, near))
        return -near;
    return !sweep_box_is_beyond(beyond + run, near) && sweep_box_stops_after(s, axis, beyond)
               ? -near
               : 0;
}

static void sweep_box_set_sides(sweep_box *s)
{
    s->sides = 0;
    for (int i = 0; i < 3; i++) {
        const float run = s->core.run[i];
        s->side[i] = is_zero(run) ? sweep_box_side_of(s->core.low[i], s->core.high[i], run)
                                  : sweep_box_side_between(s, i, is_positive(run) ? -1 : 1);
        s->sides += s->side[i] != 0;
    }
}

/* A side that the rounded place is on, on an axis where the path was between both. */
static void sweep_box_complete_side(sweep_box *s, int axis, float low, float high)
{
    if (s->side[axis] != 0)
        return;
    s->side[axis] = sweep_box_side_of(low, high, s->core.run[axis]);
    s->sides += s->side[axis] != 0;
}

static void sweep_box_complete_sides(sweep_box *s, const graze_vec3 *place)
{
    const graze_vec3 low = vec3_between(&s->box->min, place),
                     high = vec3_between(&s->box->max, place);
    sweep_box_complete_side(s, 0, low.x, high.x);
    sweep_box_complete_side(s, 1, low.y, high.y);
    sweep_box_complete_side(s, 2, low.z, high.z);
}

/* ---- The part of the box ---- */

static float sweep_box_corner(float min, float max, int side)
{
    return side < 0 ? min : max;
}

/* An edge, or a corner as an edge without length: for its other end an axis beyond no side is at max. */
static void sweep_box_set_edge(graze_segment *edge, const sweep_box *s)
{
    const graze_vec3 *min = &s->box->min, *max = &s->box->max;
    edge->b.x = sweep_box_corner(min->x, max->x, s->side[0]);
    edge->b.y = sweep_box_corner(min->y, max->y, s->side[1]);
    edge->b.z = sweep_box_corner(min->z, max->z, s->side[2]);
    edge->a.x = s->side[0] == 0 ? min->x : edge->b.x;
    edge->a.y = s->side[1] == 0 ? min->y : edge->b.y;
    edge->a.z = s->side[2] == 0 ? min->z : edge->b.z;
}

static float sweep_box_along(float start, float run, float t)
{
    return float_held(start + run * t);
}

/* On the face the path is |from| - radius off at its start, and end_gap - radius at its end. */
static graze_result sweep_box_meet_face(const sweep_box *s, graze_line_hit *found)
{
    const int axis = s->side[0] != 0 ? 0 : s->side[1] != 0 ? 1 : 2;
    const float run = s->core.run[axis], side = (float)s->side[axis];
    const float from = s->side[axis] < 0 ? s->core.low[axis] : s->core.high[axis];
    const float t = float_div(float_abs(from) - s->radius, float_abs(run));
    found->fraction = is_positive(t) ? float_less(t, 1.0f) ? t : 1.0f : 0.0f;
    found->point.x = sweep_box_along(s->path.a.x, s->core.run[0], found->fraction);
    found->point.y = sweep_box_along(s->path.a.y, s->core.run[1], found->fraction);
    found->point.z = sweep_box_along(s->path.a.z, s->core.run[2], found->fraction);
    vec3_set(&found->normal, axis == 0 ? side : 0.0f, axis == 1 ? side : 0.0f,
             axis == 2 ? side : 0.0f);
    return float_less((from + run) * side, s->radius) ? GRAZE_HIT : GRAZE_TOUCH;
}

/* Without sides: a radius of 0, or one too small for the rounding of the crossings. */
static graze_result sweep_box_meet_part(const sweep_box *s, graze_line_hit *found)
{
    graze_capsule around;
    if (s->sides == GRAZE_FEATURE_FACE)
        return sweep_box_meet_face(s, found);
    if (s->sides == GRAZE_FEATURE_NONE)
        return graze_aabb_linecast(s->box, &s->path, found);
    sweep_box_set_edge(&around.core, s);
    around.radius = s->radius;
    return graze_capsule_linecast(&around, &s->path, found);
}

/* ---- The result ---- */

static float sweep_box_unit(float gap, float radius)
{
    const float unit = float_div(gap, radius);
    return float_less(1.0f, float_abs(unit)) ? (is_negative(unit) ? -1.0f : 1.0f) : unit;
}

/* The sphere starts in touch. */
static graze_result sweep_box_meet_start(const sweep_box *s, graze_line_hit *found)
{
    found->point = s->path.a;
    found->fraction = 0.0f;
    vec3_set(&found->normal, sweep_box_unit(box_gap_at(&s->core, 0, 0.0f), s->radius),
             sweep_box_unit(box_gap_at(&s->core, 1, 0.0f), s->radius),
             sweep_box_unit(box_gap_at(&s->core, 2, 0.0f), s->radius));
    return is_negative(box_slope_at(&s->core, 0.0f)) ? GRAZE_HIT : GRAZE_TOUCH;
}

static graze_result sweep_box_cast(sweep_box *s, graze_line_hit *found)
{
    const float start = graze_aabb_distance(s->box, &s->path.a);
    if (float_less(start, s->radius))
        return GRAZE_INSIDE;
    if (!float_less(s->radius, start))
        return sweep_box_meet_start(s, found);
    if (!is_negative(box_slope_at(&s->core, 0.0f)))
        return GRAZE_MISS;
    if (!is_negative(box_slope_at(&s->core, 1.0f)) ||
        float_at_most(graze_aabb_distance(s->box, &s->path.b), s->radius)) {
        sweep_box_set_sides(s);
        return sweep_box_meet_part(s, found);
    }
    return GRAZE_MISS;
}

/* All numbers are finite, and so are the squares of the distances. */
static bool sweep_box_has_numbers(const sweep_box *s)
{
    const graze_vec3 size = vec3_between(&s->box->min, &s->box->max);
    const graze_vec3 start = vec3_between(&s->box->min, &s->path.a),
                     end = vec3_between(&s->box->min, &s->path.b);
    return is_finite(vec3_dot(&size, &size) + vec3_dot(&start, &start) + vec3_dot(&end, &end) +
                     s->radius * s->radius) &&
           !is_negative(size.x) && !is_negative(size.y) && !is_negative(size.z) &&
           !is_negative(s->radius);
}

/* ---- The hit ---- */

static void sweep_box_set_center(const sweep_box *s, const graze_line_hit *found,
                                 graze_vec3 *center)
{
    const graze_vec3 *p = &found->point, *n = &found->normal, *min = &s->box->min,
                     *max = &s->box->max;
    float off =
        greater_size(greatest_of(min->x, min->y, min->z), greatest_of(max->x, max->y, max->z));
    off = greater_size(greater_size(off, s->radius), greatest_of(p->x, p->y, p->z)) * 0x1p-23f;
    *center = *p;
    for (int i = 0; i < SWEEP_TRIES; i++) {
        if (float_at_most(s->radius, graze_aabb_distance(s->box, center)))
            return;
        sweep_step_off(center, p, n, &off);
    }
    *center = s->path.a;
}

static void sweep_box_write(sweep_box *s, const graze_line_hit *found, graze_sweep_hit *hit)
{
    graze_vec3 center;
    sweep_box_complete_sides(s, &found->point);
    sweep_box_set_center(s, found, &center);
    graze_aabb_closest_point(s->box, &found->point, &hit->point);
    hit->center = center;
    hit->normal = found->normal;
    hit->fraction = found->fraction;
    hit->feature = s->sides;
    hit->index = sweep_index_of(s->side);
}

graze_result graze_aabb_spherecast(const graze_aabb *box, const graze_sphere *sphere,
                                   graze_vec3 motion, graze_sweep_hit *hit)
{
    sweep_box s;
    graze_line_hit found;
    s.box = box;
    s.path.a = sphere->center;
    vec3_set(&s.path.b, s.path.a.x + motion.x, s.path.a.y + motion.y, s.path.a.z + motion.z);
    s.radius = sphere->radius;
    if (!sweep_box_has_numbers(&s))
        return GRAZE_MISS;
    box_set_core(&s.core, box, &s.path);
    s.side[0] = s.side[1] = s.side[2] = s.sides = 0;
    const graze_result result =
        is_zero(s.radius) ? sweep_box_meet_part(&s, &found) : sweep_box_cast(&s, &found);
    if (result == GRAZE_INSIDE && hit != 0)
        sweep_write_inside(&s.path.a, hit);
    else if (result != GRAZE_MISS && hit != 0)
        sweep_box_write(&s, &found, hit);
    return result;
}

#endif
