/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest points of two cores, in floats: of capsules and of segments.
 *
 * The place on the first line that is nearest to the second line is held between the ends; so is the place on the second
 * line nearest to that, and then once more the place on the first one. The textbook divides by
 * (u . u)(v . v) - (u . v)^2, which loses all its bits if the lines are nearly parallel. It is |u x v|^2, and so computed
 * it loses few.
 */
#ifndef GRAZE_SHAPE_CORES_FLOAT_H
#define GRAZE_SHAPE_CORES_FLOAT_H

#include "../number/float.h"

/* From low = 0 to most >= 0; 0 for NaN. */
GRAZE_INLINE float core_place_held(float place, float most)
{
    if (!is_positive(place))
        return 0.0f;
    return float_less(most, place) ? most : place;
}

/* part / whole, held; 0 for a core without length. */
GRAZE_INLINE float core_place(float part, float whole, float most)
{
    return is_positive(whole) ? core_place_held(float_div(part, whole), most) : 0.0f;
}

/* gap + v * t - u * s: from a point of the first core to a point of the second. */
GRAZE_INLINE graze_vec3 core_way(const graze_vec3 *gap, const graze_vec3 *u, float s,
                                 const graze_vec3 *v, float t)
{
    graze_vec3 way;
    way.x = gap->x + v->x * t - u->x * s;
    way.y = gap->y + v->y * t - u->y * s;
    way.z = gap->z + v->z * t - u->z * s;
    return way;
}

/* The place on the first line that is nearest to the second line; 0 if they are parallel. */
GRAZE_INLINE float core_place_across(const graze_vec3 *gap, const graze_vec3 *u,
                                     const graze_vec3 *v)
{
    const graze_vec3 across = vec3_cross(u, v), turned = vec3_cross(gap, v);
    return core_place(vec3_dot(&turned, &across), vec3_dot(&across, &across), 1.0f);
}

/* Two cores, the second one from the end of `gap` to v * most. The nearest places are s and t: NaN if a product of four lengths
 * is infinite or NaN. */
typedef struct {
    graze_vec3 u, v, gap;
    float s, t;
    bool are_finite;
} core_pair;

GRAZE_INLINE void core_pair_find(core_pair *c, float most)
{
    const float uu = vec3_dot(&c->u, &c->u), uv = vec3_dot(&c->u, &c->v);
    const float vv = vec3_dot(&c->v, &c->v), ug = vec3_dot(&c->u, &c->gap);
    const float vg = vec3_dot(&c->v, &c->gap), gg = vec3_dot(&c->gap, &c->gap);
    c->are_finite = is_finite(uu * vv) && is_finite(gg * uu) && is_finite(gg * vv);
    if (!c->are_finite) {
        const float all = uu * vv + gg * uu + gg * vv;
        c->s = c->t = all - all;
        return;
    }
    const float first = core_place_across(&c->gap, &c->u, &c->v);
    c->t = core_place(uv * first - vg, vv, most);
    c->s = core_place(ug + uv * c->t, uu, 1.0f);
}

GRAZE_INLINE graze_vec3 core_pair_way(const core_pair *c)
{
    return core_way(&c->gap, &c->u, c->s, &c->v, c->t);
}

/* Two segments, the first one from a to b: from the nearest place of the first to that of the second. */
static inline graze_vec3 core_way_from(core_pair *c, const graze_vec3 *a, const graze_vec3 *b,
                                       const graze_segment *core)
{
    c->u = vec3_between(a, b);
    c->v = vec3_between(&core->a, &core->b);
    c->gap = vec3_between(a, &core->a);
    core_pair_find(c, 1.0f);
    return core_pair_way(c);
}

/* Across the first core that is not a point, on the two axes on which that core is longest. */
static inline graze_vec3 core_pair_turned(const core_pair *c)
{
    const graze_vec3 *run = vec3_is_zero(&c->u) ? &c->v : &c->u, least = vec3_least_axis(run);
    return vec3_cross(run, &least);
}

/* Turns a direction about if its first component that is not 0 is positive. */
static inline void vec3_lead_down(graze_vec3 *v)
{
    const float first = !is_zero(v->x) ? v->x : !is_zero(v->y) ? v->y : v->z;
    if (is_positive(first))
        vec3_set(v, -v->x, -v->y, -v->z);
}

/* A core that is a point. */
static inline void core_set_point(graze_segment *core, const graze_vec3 *point)
{
    vec3_copy(&core->a, point);
    vec3_copy(&core->b, point);
}

/* False if a number is infinite or NaN. */
GRAZE_INLINE bool core_is_within(const graze_vec3 *way, float radius)
{
    const float squared = vec3_dot(way, way);
    return float_at_most(squared, radius * radius) && is_finite(squared);
}

/* One core from a to b, the other from `start` to v * most. */
GRAZE_INLINE bool cores_are_within(const graze_vec3 *a, const graze_vec3 *b,
                                   const graze_vec3 *start, const graze_vec3 *v, float most,
                                   float radius)
{
    core_pair c;
    c.u = vec3_between(a, b);
    c.v = *v;
    c.gap = vec3_between(a, start);
    core_pair_find(&c, most);
    if (!c.are_finite)
        return false;
    const graze_vec3 way = core_pair_way(&c);
    return core_is_within(&way, radius);
}

#endif
