/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Crossings in binary32. ball_crossing.h specifies each function.
 *
 * b^2 - a c loses all its bits when the ball is small and the line starts far away. So the
 * discriminant is computed from the point of the line nearest to the center, divided by a: the
 * squared radius less the squared distance of that point.
 */
#ifndef GRAZE_SHAPE_BALL_CROSSING_FLOAT_H
#define GRAZE_SHAPE_BALL_CROSSING_FLOAT_H

#include "../number/spans_float.h"
#include "../number/solid_float.h"
#include "../number/scalar_float.h"
#include "../number/vectors.h"

typedef struct {
    float raw;
} crossing;

typedef struct {
    float raw, back; /* back: from the start to the nearest point, in runs */
    float squared;   /* the squared distance of that point */
} discriminant;

typedef struct {
    float radius;
} surface;

GRAZE_INLINE bool is_near_limit(graze_scalar limit)
{
    (void)limit;
    return true;
}

GRAZE_INLINE bool may_be_radius(graze_scalar radius)
{
    (void)radius;
    return true;
}

/* The direction of a ray with length is its run, whose square is tested. */
GRAZE_INLINE bool is_surely_ray(graze_scalar t_max)
{
    return is_positive(t_max);
}

/* Then the terms of b are finite: none exceeds the greater of two terms of a and c. */
GRAZE_INLINE bool are_ball_areas(const area *a, const area *c, graze_scalar radius)
{
    return are_finite_beside(a->raw, c->raw, radius);
}

/* Computed from the end itself: a + 2 b + c would lose every digit for a small ball. A line whose
 * square is too small for a float is treated as a point, here and below: then the sign of c
 * decides. */
typedef struct {
    bool is_point;
    int side_of_start;
    float squared;
} end_side;

GRAZE_INLINE void end_side_begin(end_side *s, const area *a, const area *b, const area *c)
{
    (void)b;
    s->is_point = !is_positive(a->raw);
    s->side_of_start = area_sign(c);
    s->squared = GRAZE_NO_SUM;
}

GRAZE_INLINE void end_side_add(end_side *s, graze_scalar center, graze_scalar end)
{
    float from_center = end - center;
    s->squared += from_center * from_center;
}

GRAZE_INLINE int end_side_sign(const end_side *s, graze_scalar radius)
{
    area side;
    side.raw = s->squared - radius * radius;
    return s->is_point ? s->side_of_start : area_sign(&side);
}

/* Short enough to be in place. */
#define LIMIT_SIDE GRAZE_FRAMED

/* A NaN counts as outside. */
typedef struct {
    float squared;
} limit_side;

GRAZE_INLINE void limit_side_begin(limit_side *s, graze_scalar radius)
{
    (void)radius;
    s->squared = GRAZE_NO_SUM;
}

GRAZE_INLINE bool limit_side_add(limit_side *s, graze_scalar center, graze_scalar origin,
                                 graze_scalar dir, graze_scalar t_max)
{
    float from_center = origin - center + dir * t_max;
    s->squared += from_center * from_center;
    return true;
}

GRAZE_INLINE int limit_side_sign(const limit_side *s, graze_scalar radius)
{
    float side = s->squared - radius * radius;
    return is_negative(side) ? -1 : is_zero(side) ? 0 : 1;
}

GRAZE_INLINE bool has_run(const area *a)
{
    return is_positive(a->raw);
}

GRAZE_INLINE bool may_approach_at_start(const area *b)
{
    return is_negative(b->raw);
}

GRAZE_INLINE bool approaches_at_start(const area *a, const area *b)
{
    return may_approach_at_start(b) && is_positive(a->raw);
}

GRAZE_INLINE bool approaches_before_limit(const area *a, const area *b, graze_scalar limit)
{
    return is_positive(a->raw) && is_positive(a->raw * limit + b->raw);
}

GRAZE_INLINE bool approaches_before_end(const area *a, const area *b)
{
    return is_positive(a->raw) && is_positive(a->raw + b->raw);
}

/* For b < 0 a sum is positive only if a is. */
GRAZE_INLINE bool turns_before_end(const area *a, const area *b)
{
    return is_positive(a->raw + b->raw);
}

/* A ray without limit may turn beyond all floats. */
GRAZE_INLINE bool turns_before_limit(const area *a, const area *b, graze_scalar t_max)
{
    return is_positive(a->raw * t_max + b->raw) ||
           (!(t_max < GRAZE_NO_LIMIT) && is_positive(a->raw));
}

GRAZE_INLINE void discriminant_begin(discriminant *d, const area *a, const area *b, const area *c)
{
    (void)c;
    d->back = float_quotient(b->raw, a->raw);
    d->squared = GRAZE_NO_SUM;
}

GRAZE_INLINE void discriminant_add(discriminant *d, length from_center, length run)
{
    float nearest = from_center.raw - run.raw * d->back;
    d->squared += nearest * nearest;
}

GRAZE_INLINE void discriminant_end(discriminant *d, graze_scalar radius)
{
    d->raw = radius * radius - d->squared;
}

/* The root of FLT_MIN is far below the rounding error of b. */
GRAZE_INLINE void discriminant_correct(discriminant *d, int side)
{
    if (side <= 0 && !is_positive(d->raw))
        d->raw = FLT_MIN;
}

/* A NaN counts as a miss. */
GRAZE_INLINE int discriminant_sign(const discriminant *d)
{
    return is_positive(d->raw) ? 1 : is_zero(d->raw) ? 0 : -1;
}

/* The distance first: it rules out most lines, whose areas then need no test. */
GRAZE_INLINE bool discriminant_is_within(const discriminant *d, const area *a, const area *c,
                                         graze_scalar radius)
{
    return float_at_most(d->squared, radius * radius) && are_ball_areas(a, c, radius);
}

/*
 * t = -b / a -+ sqrt(d / a): before or after the nearest point, by half of the chord. If the line is nearly tangent where
 * it starts, then c, b and d are no more than rounding errors, and c / (|b| + root) may be any number. These two terms
 * differ from their exact values, but they agree: the squared distance of that point is d less than the squared radius,
 * so the sum of both squares is near the surface, whatever d is. What cancels is below the rounding error of -b / a.
 */
GRAZE_INLINE void crossing_at_surface(crossing *t, const area *a, const area *b, const area *c,
                                      const discriminant *d, bool leaving)
{
    const float half = float_quotient(root_of_number(d->raw), root_of_number(a->raw));
    (void)b;
    (void)c;
    t->raw = leaving ? half - d->back : -half - d->back;
    t->raw = is_positive(t->raw) ? t->raw : 0.0f;
    t->raw = float_less(t->raw, FLT_MAX) ? t->raw : FLT_MAX;
}

/* The end may be a rounding error outside, and the point that is computed beyond it. */
GRAZE_INLINE void crossing_clamp_to_end(crossing *t)
{
    t->raw = float_less(t->raw, 1.0f) ? t->raw : 1.0f;
}

GRAZE_INLINE void crossing_clamp_to_limit(crossing *t, graze_scalar limit)
{
    t->raw = float_less(t->raw, limit) ? t->raw : limit;
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
    return t->raw;
}

GRAZE_INLINE graze_scalar crossing_t(const crossing *t)
{
    return float_less(t->raw, GRAZE_SCALAR_MAX) ? t->raw : GRAZE_SCALAR_MAX;
}

GRAZE_INLINE graze_scalar crossing_along(graze_scalar start, length run, const crossing *t)
{
    return is_zero(run.raw) ? start : held(start + run.raw * t->raw);
}

GRAZE_INLINE void set_surface(surface *s, graze_scalar radius)
{
    s->radius = radius;
}

GRAZE_INLINE graze_scalar normal_of_offset(const surface *s, float offset)
{
    const float part = float_quotient(offset, s->radius);
    if (float_at_most(float_size(part), 1.0f))
        return part;
    return is_negative(part) ? -1.0f : 1.0f;
}

/* t is finite: no line that crosses a surface or ends there has an infinite t. */
GRAZE_INLINE graze_scalar cross_axis(const crossing *t, const surface *s, graze_scalar center,
                                     graze_scalar start, graze_scalar from, graze_scalar to,
                                     graze_scalar *point)
{
    const float way = (to - from) * t->raw;
    *point = held(start + way);
    return normal_of_offset(s, start - center + way);
}

/* A ball of radius 0 has no normal. */
GRAZE_INLINE bool normal_needs_hold(graze_scalar radius)
{
    return is_zero(radius);
}

GRAZE_INLINE graze_scalar normal_hold(graze_scalar normal, graze_scalar radius)
{
    (void)normal;
    (void)radius;
    return 0.0f;
}

/* ---- From a center towards a point ---- */

GRAZE_INLINE void crossing_of_spans(crossing *t, span radius, span x, span y, span z)
{
    norm n = norm_of(x, y, z);
    t->raw = float_quotient(times_power(radius.raw, n.scale), n.size);
}

GRAZE_INLINE graze_scalar crossing_of_way(graze_scalar center, bool down, span way,
                                          const crossing *t)
{
    return held(down ? center - way.raw * t->raw : center + way.raw * t->raw);
}

#endif
