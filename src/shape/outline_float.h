/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The shortest way of a core out of an outline, in floats: see outline_way.h for the directions.
 *
 *   outline_has_numbers(&o)   whether no number is a NaN
 *   outline_frees(&o, &core)  whether the interior of the mover, with its core there, has no point of the target
 *   outline_find_nearest(&w, &o)   returns false if the mover is free; sets the heading and the distance, and whether the core
 *                             meets the target
 *   outline_find_least_depth(&w, &o, without)   for a core that does: sets the heading and the depth; `without` is the index of
 *                             an edge that is left out
 */
#ifndef GRAZE_SHAPE_OUTLINE_FLOAT_H
#define GRAZE_SHAPE_OUTLINE_FLOAT_H

#include "outline_door_float.h"
#include "polygon2_float.h"

/* The least distance or depth so far, and its direction, of any length. */
typedef struct {
    graze_vec2 heading;
    float least;
    bool is_found, meets;
} outline_way;

static inline bool outline_has_numbers(const outline_case *o)
{
    const graze_segment2 *c = &o->core;
    bool all = float_at_most(c->a.x, c->a.x) && float_at_most(c->a.y, c->a.y) &&
               float_at_most(c->b.x, c->b.x) && float_at_most(c->b.y, c->b.y);
    for (uint32_t i = 0; i < o->target.count; i++) {
        const graze_vec2 *corner = &o->target.corners[i];
        all = all && float_at_most(corner->x, corner->x) && float_at_most(corner->y, corner->y);
    }
    return all;
}

GRAZE_INLINE float outline_reach(const outline_case *o)
{
    return o->target_radius + o->radius;
}

static inline float outline_length(const graze_vec2 *v)
{
    return float_sqrt(float_held(vec2_dot(v, v)));
}

static inline bool outline_is_zero(const graze_vec2 *v)
{
    return is_zero(v->x) && is_zero(v->y);
}

static inline void outline_set(graze_vec2 *v, float x, float y)
{
    v->x = x;
    v->y = y;
}

static inline void outline_set_across(graze_vec2 *to, const graze_vec2 *v, bool left)
{
    outline_set(to, left ? -v->y : v->y, left ? v->x : -v->x);
}

/* ---- Distances ---- */

/* How far the point is from the segment. If it is beside the segment, `heading` leads across it, else away from its end. */
static float outline_distance(const graze_vec2 *a, const graze_vec2 *b, const graze_vec2 *point,
                              graze_vec2 *heading)
{
    const graze_vec2 way = vec2_between(a, b), gap = vec2_between(a, point);
    const float along = vec2_dot(&way, &gap), whole = vec2_dot(&way, &way);
    if (is_positive(along) && float_less(along, whole)) {
        const float across = vec2_cross(&way, &gap);
        outline_set_across(heading, &way, is_positive(across));
        return float_div(float_abs(across), float_sqrt(whole));
    }
    *heading = is_positive(along) ? vec2_between(b, point) : gap;
    return outline_length(heading);
}

static inline bool outline_are_opposite(float a, float b)
{
    return (is_negative(a) && is_positive(b)) || (is_positive(a) && is_negative(b));
}

static bool outline_cross(const graze_vec2 *a, const graze_vec2 *b, const graze_segment2 *core)
{
    return outline_are_opposite(polygon2_side(a, b, &core->a), polygon2_side(a, b, &core->b)) &&
           outline_are_opposite(polygon2_side(&core->a, &core->b, a),
                                polygon2_side(&core->a, &core->b, b));
}

static inline bool outline_contains(const outline_case *o, const graze_vec2 *point)
{
    return o->target.count > 2u && graze_polygon2_contains_point(&o->target, point);
}

/* ---- The least ---- */

static void outline_try(outline_way *w, float distance, const graze_vec2 *heading)
{
    if (w->is_found && !float_less(distance, w->least))
        return;
    w->is_found = true;
    w->least = distance;
    w->heading = *heading;
}

/* An end of the core and the edge. */
static inline void outline_try_end(outline_way *w, const graze_vec2 *a, const graze_vec2 *b,
                                   const graze_vec2 *end)
{
    graze_vec2 heading;
    const float distance = outline_distance(a, b, end, &heading);
    outline_try(w, distance, &heading);
}

/* A corner and the core, which moves the opposite way. */
static inline void outline_try_corner(outline_way *w, const graze_segment2 *core,
                                      const graze_vec2 *corner)
{
    graze_vec2 heading;
    const float distance = outline_distance(&core->a, &core->b, corner, &heading);
    outline_set(&heading, -heading.x, -heading.y);
    outline_try(w, distance, &heading);
}

/* The nearest points of the outline and a core there; they meet if the distance is 0. */
static void outline_measure(outline_way *w, const outline_case *o, const graze_segment2 *core)
{
    w->is_found = false;
    w->meets = true;
    for (uint32_t i = 0; i < o->target.count; i++) {
        const graze_vec2 *a = &o->target.corners[i], *b = polygon2_after(&o->target, i);
        if (outline_cross(a, b, core))
            return;
        outline_try_end(w, a, b, &core->a);
        outline_try_end(w, a, b, &core->b);
        outline_try_corner(w, core, a);
    }
    w->meets = outline_contains(o, &core->a) || is_zero(w->least);
}

static inline bool outline_find_nearest(outline_way *w, const outline_case *o)
{
    outline_measure(w, o, &o->core);
    return w->meets || float_less(w->least, outline_reach(o));
}

static inline bool outline_frees(const outline_case *o, const graze_segment2 *core)
{
    outline_way w;
    outline_measure(&w, o, core);
    return !w.meets && float_at_most(outline_reach(o), w.least);
}

/* ---- Depths ---- */

static void outline_try_depth(outline_way *w, float area, const graze_vec2 *v, bool left)
{
    graze_vec2 heading;
    if (outline_is_zero(v) || is_negative(area))
        return;
    outline_set_across(&heading, v, left);
    outline_try(w, float_div(area, outline_length(v)), &heading);
}

/* The deeper end of the core behind an edge. */
static inline void outline_try_edge(outline_way *w, const graze_vec2 *a, const graze_vec2 *b,
                                    const graze_segment2 *core)
{
    const graze_vec2 way = vec2_between(a, b);
    const float start = polygon2_side(a, b, &core->a), end = polygon2_side(a, b, &core->b);
    outline_try_depth(w, float_less(start, end) ? end : start, &way, false);
}

static void outline_find_least_depth(outline_way *w, const outline_case *o, uint32_t without)
{
    const graze_segment2 *core = &o->core;
    const graze_vec2 v = vec2_between(&core->a, &core->b);
    float left = 0.0f, right = 0.0f;
    w->is_found = false;
    for (uint32_t i = 0; i < o->target.count; i++) {
        const graze_vec2 *corner = &o->target.corners[i];
        const float height = polygon2_side(&core->a, &core->b, corner);
        left = float_less(left, height) ? height : left;
        right = float_less(right, -height) ? -height : right;
        if (i != without)
            outline_try_edge(w, corner, polygon2_after(&o->target, i), core);
    }
    outline_try_depth(w, left, &v, true);
    outline_try_depth(w, right, &v, false);
}

#endif
