/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines against capsules, in floats.
 *
 * The nearest points of line and core decide, as in capsule_float.c. The part of the line in the capsule is made of its parts
 * in the two balls, and in the cylinder between the planes of their centers. Core and run are taken at unit length, U and V
 * here, so that no power of more than two lengths is computed. With the gap g from the start of the core to that of the
 * line, P = U x g and Q = U x V, the line is in the cylinder where Q.Q t^2 + 2 P.Q t + P.P - r^2 <= 0. The textbook's
 * discriminant loses all its bits if the line starts far away; it is r^2 Q.Q - (g.Q)^2, and so computed it loses few. For a
 * start in the cylinder the textbook's is a sum of positive numbers. Of the two forms of each root the one without a difference of near numbers is used: if the line is nearly parallel to the core,
 * an error along it hardly moves the point away from the surface.
 */
#include "../include/graze/capsule.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/cores_float.h"

typedef struct {
    const graze_capsule *capsule;
    graze_vec3 start, u, v, gap; /* gap: from the start of the core to that of the line */
    float limit;
    float start_squared, end_squared; /* distances of the ends from the core */
    float squared, place;             /* the least distance, and where */
} capsule_path;

/* Parts of a line, as lengths from its start. */
typedef struct {
    graze_vec3 u, v; /* of unit length; 0 for a core without length */
    float length;    /* of the core */
    float nearest;   /* to the core, by the nearest points of both */
    float first, last;
    bool any;
} capsule_chord;

/* ---- A line ---- */

/* From the core to the point at t. */
GRAZE_INLINE graze_vec3 capsule_offset(const capsule_path *p, float t)
{
    const float uu = vec3_dot(&p->u, &p->u);
    const float along = vec3_dot(&p->u, &p->gap) + vec3_dot(&p->u, &p->v) * t;
    return core_way(&p->gap, &p->u, core_place(along, uu, 1.0f), &p->v, t);
}

/* False if the line misses. */
static inline bool capsule_set_path(capsule_path *p, const graze_capsule *capsule,
                                    const graze_vec3 *start, const graze_vec3 *v, float limit)
{
    const float radius = capsule->radius;
    core_pair nearest;
    if (!float_at_most(0.0f, radius) || !float_at_most(0.0f, limit))
        return false;
    nearest.u = vec3_between(&capsule->core.a, &capsule->core.b);
    nearest.v = *v;
    nearest.gap = vec3_between(&capsule->core.a, start);
    core_pair_find(&nearest, limit);
    if (!nearest.are_finite)
        return false;
    const graze_vec3 way = core_pair_way(&nearest);
    p->capsule = capsule;
    vec3_copy(&p->start, start);
    vec3_copy(&p->v, v);
    p->u = nearest.u;
    p->gap = nearest.gap;
    p->limit = float_held(limit);
    p->squared = vec3_dot(&way, &way);
    p->place = nearest.t;
    const graze_vec3 offset = capsule_offset(p, 0.0f);
    p->start_squared = vec3_dot(&offset, &offset);
    return float_at_most(p->squared, radius * radius) && is_finite(p->squared);
}

GRAZE_INLINE bool capsule_is_still(const capsule_path *p)
{
    return !is_positive(vec3_dot(&p->v, &p->v)) || is_zero(p->limit);
}

/* The end of a segment counts as stored. */
GRAZE_INLINE void capsule_set_end_of_segment(capsule_path *p, const graze_vec3 *end)
{
    capsule_path from_end = *p;
    from_end.gap = vec3_between(&p->capsule->core.a, end);
    const graze_vec3 offset = capsule_offset(&from_end, 0.0f);
    p->end_squared = vec3_dot(&offset, &offset);
}

/* At GRAZE_NO_LIMIT a line has no end. */
GRAZE_INLINE void capsule_set_end_of_ray(capsule_path *p)
{
    const graze_vec3 offset = capsule_offset(p, p->limit);
    p->end_squared =
        float_less(p->limit, GRAZE_NO_LIMIT) ? vec3_dot(&offset, &offset) : GRAZE_NO_LIMIT;
}

/* ---- The parts of the line in the capsule ---- */

GRAZE_INLINE void capsule_take(capsule_chord *c, float first, float last)
{
    if (!c->any || float_less(first, c->first))
        c->first = first;
    if (!c->any || float_less(c->last, last))
        c->last = last;
    c->any = true;
}

/* Where the line is nearest to an end of the core. */
GRAZE_INLINE float capsule_middle(const capsule_path *p, const capsule_chord *c, bool from_end)
{
    const graze_vec3 *center = from_end ? &p->capsule->core.b : &p->capsule->core.a;
    const graze_vec3 to_center = vec3_between(&p->start, center);
    return vec3_dot(&to_center, &c->v);
}

static void capsule_take_ball(capsule_chord *c, const capsule_path *p, bool from_end)
{
    const graze_vec3 *center = from_end ? &p->capsule->core.b : &p->capsule->core.a;
    const graze_vec3 gap = vec3_between(center, &p->start);
    const float middle = capsule_middle(p, c, from_end);
    const graze_vec3 offset = core_way(&gap, &c->v, 0.0f, &c->v, middle);
    const float radius = p->capsule->radius;
    const float depth = float_held(radius * radius) - vec3_dot(&offset, &offset);
    if (!float_at_most(0.0f, depth))
        return;
    const float half = float_sqrt(depth);
    capsule_take(c, middle - half, middle + half);
}

/* Between the planes across the core through its ends. */
GRAZE_INLINE void capsule_take_between(capsule_chord *c, const capsule_path *p, float first,
                                       float last)
{
    const float slope = vec3_dot(&c->u, &c->v), along = vec3_dot(&c->u, &p->gap);
    if (!is_zero(slope)) {
        const float start = float_div(-along, slope), end = float_div(c->length - along, slope);
        const float low = is_negative(slope) ? end : start;
        const float high = is_negative(slope) ? start : end;
        first = float_less(first, low) ? low : first;
        last = float_less(high, last) ? high : last;
    } else if (is_negative(along) || float_less(c->length, along)) {
        return;
    }
    if (float_at_most(first, last))
        capsule_take(c, first, last);
}

/* Whether the lines are nearest to each other beside the core and before the ends of the line. */
GRAZE_INLINE bool capsule_is_nearest_between(const capsule_chord *c, const capsule_path *p)
{
    const float along = vec3_dot(&c->u, &p->gap) + vec3_dot(&c->u, &c->v) * c->nearest;
    return is_positive(along) && float_less(along, c->length) && is_positive(p->place) &&
           float_less(p->place, p->limit);
}

/* Q.Q times the squared radius less the squared distance of the lines. The nearest points have the distance with a lesser
 * error, if they lie between all ends: g.Q has that of Q, which is great if the lines are nearly parallel. */
GRAZE_INLINE float capsule_rest(const capsule_chord *c, const capsule_path *p, float squared,
                                const graze_vec3 *turned)
{
    const float a = vec3_dot(turned, turned), apart = vec3_dot(&p->gap, turned);
    return capsule_is_nearest_between(c, p) ? a * (squared - p->squared)
                                            : squared * a - apart * apart;
}

static void capsule_take_side(capsule_chord *c, const capsule_path *p)
{
    const graze_vec3 across = vec3_cross(&c->u, &p->gap), turned = vec3_cross(&c->u, &c->v);
    const float radius = p->capsule->radius, squared = float_held(radius * radius);
    const float a = vec3_dot(&turned, &turned), b = vec3_dot(&across, &turned);
    const float outside = vec3_dot(&across, &across) - squared;
    const float rest =
        is_negative(outside) ? b * b - a * outside : capsule_rest(c, p, squared, &turned);
    if (!is_positive(a))
        return;
    if (is_negative(rest)) { /* it only grazes the cylinder, and is nearly parallel */
        const float half = float_sqrt(float_held(float_div(squared - p->squared, a)));
        capsule_take_between(c, p, c->nearest - half, c->nearest + half);
        return;
    }
    const float root = float_sqrt(rest);
    const float first = is_negative(b) ? float_div(outside, root - b) : float_div(-b - root, a);
    const float last = is_positive(b) ? float_div(-outside, b + root) : float_div(root - b, a);
    capsule_take_between(c, p, first, last);
}

GRAZE_INLINE void capsule_set_unit(graze_vec3 *unit, const float_norm *n, const graze_vec3 *v)
{
    vec3_set(unit, norm_unit(n, v->x), norm_unit(n, v->y), norm_unit(n, v->z));
}

/* A line that only touches is in the capsule at its nearest point, or along the side between the nearest points to both
 * ends of the core. Returns the ends as parts of v. */
static void capsule_find_chord(capsule_chord *c, const capsule_path *p, bool touches)
{
    const float_norm run = norm_of(p->v.x, p->v.y, p->v.z), core = norm_of(p->u.x, p->u.y, p->u.z);
    const graze_vec3 across = vec3_cross(&p->u, &p->v);
    c->any = false;
    c->length = 0.0f;
    c->nearest = p->place * norm_length(&run);
    vec3_set(&c->u, 0.0f, 0.0f, 0.0f);
    capsule_set_unit(&c->v, &run, &p->v);
    if (is_positive(vec3_dot(&p->u, &p->u))) {
        c->length = norm_length(&core);
        capsule_set_unit(&c->u, &core, &p->u);
    }
    if (touches && vec3_is_zero(&across)) {
        capsule_take(c, capsule_middle(p, c, false), capsule_middle(p, c, false));
        capsule_take(c, capsule_middle(p, c, true), capsule_middle(p, c, true));
    } else if (!touches) {
        capsule_take_ball(c, p, false);
        capsule_take_ball(c, p, true);
        capsule_take_side(c, p);
    }
    c->first = c->any ? norm_unit(&run, c->first) : p->place;
    c->last = c->any ? norm_unit(&run, c->last) : p->place;
}

/* ---- Decisions ---- */

GRAZE_INLINE graze_result capsule_result(const capsule_path *p)
{
    const float radius = p->capsule->radius, most = radius * radius;
    if (float_less(p->start_squared, most))
        return GRAZE_INSIDE;
    return float_less(p->squared, most) && !capsule_is_still(p) ? GRAZE_HIT : GRAZE_TOUCH;
}

GRAZE_INLINE float capsule_held(const capsule_path *p, float t)
{
    if (!is_positive(t))
        return 0.0f;
    return float_less(p->limit, t) ? p->limit : t;
}

/* If the line only grazes the capsule and is nearly parallel to the core, the end of the chord may be computed outside. The
 * nearest place is inside, and between them the squared distance rises as the square of the way: so this is moved back. */
static float capsule_settled(const capsule_path *p, float t)
{
    const graze_vec3 offset = capsule_offset(p, t);
    const float squared = vec3_dot(&offset, &offset), radius = p->capsule->radius;
    const float most = radius * radius;
    if (!float_less(most, squared) || !is_finite(squared))
        return t;
    const float part = float_sqrt(float_div(most - p->squared, squared - p->squared));
    return p->place + (t - p->place) * part;
}

/* Sets t of the first point. */
static graze_result capsule_enter(const capsule_path *p, float *t)
{
    const float radius = p->capsule->radius;
    const graze_result result = capsule_result(p);
    capsule_chord c;
    *t = 0.0f;
    if (float_at_most(p->start_squared, radius * radius) || capsule_is_still(p))
        return result;
    capsule_find_chord(&c, p, result == GRAZE_TOUCH);
    *t = capsule_settled(p, capsule_held(p, c.first));
    return result;
}

/* Sets t of the last point: it is not before the first one. */
static graze_result capsule_leave(const capsule_path *p, float *t)
{
    const float radius = p->capsule->radius, most = radius * radius;
    const graze_result result = capsule_enter(p, t);
    capsule_chord c;
    if (capsule_is_still(p))
        return result;
    if (float_at_most(p->end_squared, most)) {
        *t = p->limit;
        if (float_less(p->end_squared, most))
            return GRAZE_INSIDE;
        return result == GRAZE_TOUCH ? GRAZE_TOUCH : GRAZE_HIT;
    }
    capsule_find_chord(&c, p, result == GRAZE_TOUCH);
    const float last = capsule_settled(p, capsule_held(p, c.last));
    *t = float_less(*t, last) ? last : *t;
    return result == GRAZE_TOUCH ? GRAZE_TOUCH : GRAZE_HIT;
}

/* ---- Hits ---- */

GRAZE_INLINE void capsule_set_normal(graze_vec3 *normal, const capsule_path *p, float t,
                                     graze_result result)
{
    const graze_vec3 offset = capsule_offset(p, t);
    const float_norm n = norm_of(offset.x, offset.y, offset.z);
    if (result == GRAZE_INSIDE || is_zero(p->capsule->radius) || !is_positive(n.size))
        vec3_set(normal, 0.0f, 0.0f, 0.0f);
    else
        capsule_set_unit(normal, &n, &offset);
}

static void capsule_write(graze_vec3 *point, graze_vec3 *normal, const capsule_path *p, float t,
                          graze_result result)
{
    vec3_set(point, float_held(p->start.x + p->v.x * t), float_held(p->start.y + p->v.y * t),
             float_held(p->start.z + p->v.z * t));
    capsule_set_normal(normal, p, t, result);
}

/* ---- Segments ---- */

graze_result graze_capsule_linecast(const graze_capsule *capsule, const graze_segment *segment,
                                    graze_line_hit *hit)
{
    const graze_vec3 v = vec3_between(&segment->a, &segment->b);
    capsule_path p;
    float t;
    if (!capsule_set_path(&p, capsule, &segment->a, &v, 1.0f))
        return GRAZE_MISS;
    if (hit == 0)
        return capsule_result(&p);
    const graze_result result = capsule_enter(&p, &t);
    capsule_write(&hit->point, &hit->normal, &p, t, result);
    hit->fraction = t;
    return result;
}

graze_result graze_capsule_linecast_exit(const graze_capsule *capsule, const graze_segment *segment,
                                         graze_line_hit *hit)
{
    const graze_vec3 v = vec3_between(&segment->a, &segment->b), end = segment->b;
    capsule_path p;
    float t;
    if (!capsule_set_path(&p, capsule, &segment->a, &v, 1.0f))
        return GRAZE_MISS;
    capsule_set_end_of_segment(&p, &end);
    const graze_result result = capsule_leave(&p, &t);
    if (hit == 0)
        return result;
    capsule_write(&hit->point, &hit->normal, &p, t, result);
    if (result == GRAZE_INSIDE && is_positive(t))
        hit->point = end;
    hit->fraction = t;
    return result;
}

/* ---- Rays ---- */

graze_result graze_capsule_raycast(const graze_capsule *capsule, const graze_ray *ray,
                                   graze_ray_hit *hit)
{
    capsule_path p;
    float t;
    if (!capsule_set_path(&p, capsule, &ray->origin, &ray->dir, ray->t_max))
        return GRAZE_MISS;
    if (hit == 0)
        return capsule_result(&p);
    const graze_result result = capsule_enter(&p, &t);
    capsule_write(&hit->point, &hit->normal, &p, t, result);
    hit->t = t;
    return result;
}

graze_result graze_capsule_raycast_exit(const graze_capsule *capsule, const graze_ray *ray,
                                        graze_ray_hit *hit)
{
    capsule_path p;
    float t;
    if (!capsule_set_path(&p, capsule, &ray->origin, &ray->dir, ray->t_max))
        return GRAZE_MISS;
    capsule_set_end_of_ray(&p);
    const graze_result result = capsule_leave(&p, &t);
    if (hit == 0)
        return result;
    capsule_write(&hit->point, &hit->normal, &p, t, result);
    hit->t = t;
    return result;
}

#endif
