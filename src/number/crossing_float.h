/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Crossings in binary32. See crossing.h for what each must do.
 *
 * b^2 - a c loses all it has when the ball is small and the line starts far away. So the discriminant
 * is taken from the nearest point of the line, over a: the squared radius less its squared distance.
 */
#ifndef GRAZE_ARITH_CROSSING_FLOAT_H
#define GRAZE_ARITH_CROSSING_FLOAT_H

#include "spans_float.h"
#include "root_float.h"
#include "scalar_float.h"

typedef struct {
    float raw;
} crossing;

typedef struct {
    float raw;
} discriminant;

typedef struct {
    float radius;
} surface;

GRAZE_INLINE bool is_near_limit(graze_scalar limit)
{
    (void)limit;
    return true;
}

/* From the end itself: a + 2 b + c would lose all it has for a small ball. A line whose square is too
 * small for a float is a point, here and below. */
GRAZE_INLINE int side_at_end(const ball_n *ball, const vector_n *end, const area *a, const area *b,
                             const area *c)
{
    lengths_n from_center;
    const length radius = length_of(ball->radius);
    area side;
    (void)b;
    if (!(a->raw > 0))
        return area_sign(c);
    set_between_n(&from_center, &ball->center, end);
    set_dot_n(&side, &from_center, &from_center);
    area_subtract_product(&side, radius, radius);
    return area_sign(&side);
}

/* The same. Of what is no number: outside, and never nearer. */
GRAZE_INLINE int side_after_run(const ball_n *ball, const ray_n *ray)
{
    float squared = 0.0f;
#define AT_LIMIT(axis)                                                                             \
    float axis = ray->origin.axis - ball->center.axis + ray->dir.axis * ray->t_max
#define ADD_SQUARE(axis) squared += axis * axis
    EACH_AXIS(AT_LIMIT);
    EACH_AXIS(ADD_SQUARE);
    float side = squared - ball->radius * ball->radius;
    return side < 0 ? -1 : side <= 0 ? 0 : 1;
}

GRAZE_INLINE bool has_run(const area *a)
{
    return a->raw > 0;
}

GRAZE_INLINE bool nears_at_start(const area *a, const area *b)
{
    return a->raw > 0 && b->raw < 0;
}

GRAZE_INLINE bool nears_before_limit(const area *a, const area *b, graze_scalar limit)
{
    return a->raw > 0 && a->raw * limit + b->raw > 0;
}

GRAZE_INLINE bool nears_before_end(const area *a, const area *b)
{
    return a->raw > 0 && a->raw + b->raw > 0;
}

GRAZE_INLINE void set_discriminant(discriminant *d, const lengths_n *from_center,
                                   const lengths_n *run, const area *a, const area *b,
                                   const area *c, graze_scalar radius)
{
    const float back = b->raw / a->raw;
    (void)c;
    d->raw = 0.0f;
#define NEAREST(axis) float axis = from_center->axis.raw - run->axis.raw * back
#define SQUARED(axis) d->raw += axis * axis
    EACH_AXIS(NEAREST);
    EACH_AXIS(SQUARED);
    d->raw = radius * radius - d->raw;
}

/* The root of FLT_MIN is far below what rounding does to b. */
GRAZE_INLINE void discriminant_hold(discriminant *d, int side)
{
    if (side <= 0 && !(d->raw > 0))
        d->raw = FLT_MIN;
}

/* A NaN is a miss. */
GRAZE_INLINE int discriminant_sign(const discriminant *d)
{
    return d->raw > 0 ? 1 : d->raw >= 0 ? 0 : -1;
}

/*
 * t = c / (|b| + root), or (|b| + root) / a: nothing is subtracted that could cancel. Where the two are
 * the first and the last t of one line, rounding may reverse them; then the first is the last as well.
 */
GRAZE_INLINE void crossing_at_surface(crossing *t, const area *a, const area *b, const area *c,
                                      const discriminant *d, bool leaving)
{
    float sum = float_size(b->raw) + scalar_of_root(a->raw) * scalar_of_root(d->raw);
    if (leaving && b->raw < 0) {
        float first = c->raw / sum, last = sum / a->raw;
        t->raw = last < first ? first : last;
    } else {
        t->raw = float_size(c->raw) / sum;
    }
}

GRAZE_INLINE void crossing_at_start(crossing *t)
{
    t->raw = 0.0f;
}

GRAZE_INLINE void crossing_at_end(crossing *t)
{
    t->raw = 1.0f;
}

GRAZE_INLINE void crossing_at_limit(crossing *t, graze_scalar limit)
{
    t->raw = limit;
}

GRAZE_INLINE graze_fraction crossing_fraction(const crossing *t)
{
    return t->raw < 1 ? t->raw : 1.0f;
}

GRAZE_INLINE graze_scalar crossing_t(const crossing *t)
{
    return t->raw < GRAZE_SCALAR_MAX ? t->raw : GRAZE_SCALAR_MAX;
}

GRAZE_INLINE graze_scalar crossing_along(graze_scalar start, length run, const crossing *t)
{
    return length_sign(run) == 0 ? start : graze_held(start + run.raw * t->raw);
}

GRAZE_INLINE void set_surface(surface *s, graze_scalar radius)
{
    s->radius = radius;
}

GRAZE_INLINE graze_scalar normal_at(const surface *s, length from_center, length run,
                                    const crossing *t)
{
    float offset = from_center.raw + (length_sign(run) == 0 ? 0.0f : run.raw * t->raw);
    float part = offset / s->radius;
    return s->radius > 0 ? (part < -1 ? -1.0f : part > 1 ? 1.0f : part) : 0.0f;
}

GRAZE_INLINE void normal_hold(vector_n *normal, graze_scalar radius)
{
    (void)normal;
    (void)radius;
}

/* ---- From a center towards a point ---- */

GRAZE_INLINE void crossing_of_spans(crossing *t, span radius, span x, span y, span z)
{
    norm n = norm_of(x, y, z);
    t->raw = radius.raw * n.scale / n.size;
}

GRAZE_INLINE graze_scalar crossing_of_way(graze_scalar center, bool down, span way,
                                          const crossing *t)
{
    return graze_held(down ? center - way.raw * t->raw : center + way.raw * t->raw);
}

#endif
