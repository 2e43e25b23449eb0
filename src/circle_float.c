/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Circles, in floats.
 *
 * A line comes nearest to the center at t = (to_center . run) / (run . run). It crosses the surface half a chord
 * before that point and half a chord after it. The textbook's discriminant b^2 - a c loses all its bits if the
 * circle is small and the line starts far away. So the chord is computed from the nearest point: the squared radius
 * less the squared distance of that point, which is off by a few units in the last place of to_center.
 */
#include "../include/graze/circle.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "number/float_scale.h"

/* ---- A line ---- */

typedef struct {
    graze_vec2 to_center, run; /* from the start */
    float limit;
    float radius, radius_squared;
    float start_squared, end_squared; /* distances of the ends from the center */
    float run_squared, toward;
} circle_line;

/* The part of a line in the circle, or the point where the line touches it: its middle as t, and the depth there,
 * which is the squared radius less the squared distance. */
typedef struct {
    float middle, depth;
} circle_chord;

GRAZE_INLINE void circle_set_line(circle_line *l, const graze_circle *circle,
                                  const graze_vec2 *start, const graze_vec2 *run, float limit)
{
    const graze_vec2 to_center = vec2_between(start, &circle->center);
    l->to_center = to_center;
    l->run = *run;
    l->limit = limit;
    l->radius = circle->radius;
    l->radius_squared = circle->radius * circle->radius;
    l->start_squared = vec2_dot(&to_center, &to_center);
    l->run_squared = vec2_dot(run, run);
    l->toward = vec2_dot(&to_center, run);
}

/* Each square is NaN if one of its numbers is NaN. */
GRAZE_INLINE bool circle_has_numbers(const circle_line *l)
{
    return is_finite(l->run_squared + l->start_squared + l->radius_squared) &&
           !is_negative(l->radius) && float_at_most(0.0f, l->limit);
}

/* From the center to the point at t. */
GRAZE_INLINE graze_vec2 circle_offset(const circle_line *l, float t)
{
    graze_vec2 offset;
    offset.x = l->run.x * t - l->to_center.x;
    offset.y = l->run.y * t - l->to_center.y;
    return offset;
}

GRAZE_INLINE float circle_squared_at(const circle_line *l, float t)
{
    const graze_vec2 offset = circle_offset(l, t);
    return vec2_dot(&offset, &offset);
}

/* The end of a segment counts as stored: start + run may be off by more than the radius. */
GRAZE_INLINE void circle_set_segment(circle_line *l, const graze_circle *circle,
                                     const graze_segment2 *segment)
{
    const graze_vec2 run = vec2_between(&segment->a, &segment->b);
    const graze_vec2 end = vec2_between(&circle->center, &segment->b);
    circle_set_line(l, circle, &segment->a, &run, 1.0f);
    l->end_squared = vec2_dot(&end, &end);
}

GRAZE_INLINE void circle_set_ray(circle_line *l, const graze_circle *circle, const graze_ray2 *ray)
{
    circle_set_line(l, circle, &ray->origin, &ray->dir, ray->t_max);
    l->end_squared = circle_squared_at(l, ray->t_max);
}

/* ---- Decisions ---- */

/* For a line that starts in the circle or on its surface. A line that is a point does not enter. */
GRAZE_INLINE graze_result circle_start(const circle_line *l)
{
    if (!circle_has_numbers(l))
        return GRAZE_MISS;
    if (float_less(l->start_squared, l->radius_squared))
        return GRAZE_INSIDE;
    return is_positive(l->toward) && is_positive(l->run_squared) && is_positive(l->limit) &&
                   is_positive(l->radius)
               ? GRAZE_HIT
               : GRAZE_TOUCH;
}

/*
 * Finds the first point of the line in the circle. The middle is infinite if the square of the run has vanished:
 * then the line is a point, outside. If that square is infinite, the middle is 0, outside, or NaN. In both cases the
 * line misses.
 */
GRAZE_INLINE graze_result circle_enter(const circle_line *l, circle_chord *chord)
{
    chord->middle = chord->depth = 0.0f;
    if (!float_less(l->radius_squared, l->start_squared))
        return circle_start(l);
    if (!is_positive(l->toward))
        return GRAZE_MISS;
    const float middle = float_div(l->toward, l->run_squared);
    const bool ends_before = float_less(l->limit, middle);
    const float squared = ends_before ? l->end_squared : circle_squared_at(l, middle);
    if (!float_at_most(squared, l->radius_squared) || !is_finite(middle) || !circle_has_numbers(l))
        return GRAZE_MISS;
    if (!float_less(squared, l->radius_squared)) {
        chord->middle = ends_before ? l->limit : middle;
        return GRAZE_TOUCH;
    }
    chord->middle = middle;
    chord->depth = l->radius_squared - (ends_before ? circle_squared_at(l, middle) : squared);
    return GRAZE_HIT;
}

/* Finds the last point. The exit misses exactly if the entry misses. */
GRAZE_INLINE graze_result circle_leave(const circle_line *l, circle_chord *chord)
{
    const graze_result result = circle_enter(l, chord);
    if (result == GRAZE_MISS || !is_positive(l->run_squared) || is_zero(l->limit))
        return result;
    const float middle = float_held(float_div(l->toward, l->run_squared));
    if (float_at_most(l->end_squared, l->radius_squared)) {
        chord->middle = l->limit;
        chord->depth = 0.0f;
        if (float_less(l->end_squared, l->radius_squared))
            return GRAZE_INSIDE;
        return result != GRAZE_TOUCH && float_less(middle, l->limit) ? GRAZE_HIT : GRAZE_TOUCH;
    }
    if (result == GRAZE_TOUCH)
        return GRAZE_TOUCH;
    chord->middle = middle;
    chord->depth = l->radius_squared - circle_squared_at(l, middle);
    return GRAZE_HIT;
}

/* ---- Hits ---- */

/* Half of the chord, in runs. The quotient of the squares could overflow. The quotient of the roots overflows only
 * if the square of the run is subnormal. */
GRAZE_INLINE float circle_half_chord(const circle_line *l, const circle_chord *chord)
{
    if (!is_positive(chord->depth))
        return 0.0f;
    return float_held(float_div(float_sqrt(chord->depth), float_sqrt(l->run_squared)));
}

/* The quotient may be rounded beyond 1. It may be large if the square of the radius has vanished. */
GRAZE_INLINE float circle_unit(float offset, float radius)
{
    const float unit = float_div(offset, radius);
    if (float_at_most(float_abs(unit), 1.0f))
        return unit;
    return is_negative(unit) ? -1.0f : 1.0f;
}

/*
 * The normal is not computed from the point, whose rounding error may exceed the radius of a small circle. The
 * middle of the chord is within the radius as computed, so the length of the normal is near 1.
 */
GRAZE_INLINE void circle_set_normal(graze_vec2 *normal, const circle_line *l, float middle,
                                    float to_surface)
{
    const graze_vec2 offset = circle_offset(l, middle);
    normal->x = circle_unit(offset.x + l->run.x * to_surface, l->radius);
    normal->y = circle_unit(offset.y + l->run.y * to_surface, l->radius);
}

/*
 * Returns the t of the hit. to_surface: from the middle of the chord, in runs. No coordinate overflows: start,
 * center and point are within 2^66 of each other, which is less than half a unit in the last place of FLT_MAX.
 */
GRAZE_INLINE float circle_write_hit(graze_vec2 *point, graze_vec2 *normal, const graze_vec2 *start,
                                    const circle_line *l, const circle_chord *chord,
                                    float to_surface, graze_result result)
{
    const graze_vec2 from = *start;
    float t = chord->middle + to_surface;
    if (!is_positive(t))
        t = 0.0f;
    if (float_less(l->limit, t))
        t = l->limit;
    point->x = from.x + l->run.x * t;
    point->y = from.y + l->run.y * t;
    if (result == GRAZE_INSIDE || is_zero(l->radius))
        normal->x = normal->y = 0.0f;
    else
        circle_set_normal(normal, l, chord->middle, to_surface);
    return t;
}

/* ---- Segments ---- */

bool graze_circle_overlaps_segment(const graze_circle *circle, const graze_segment2 *segment)
{
    circle_line l;
    circle_chord chord;
    circle_set_segment(&l, circle, segment);
    return circle_enter(&l, &chord) != GRAZE_MISS;
}

graze_result graze_circle_linecast(const graze_circle *circle, const graze_segment2 *segment,
                                   graze_line_hit2 *hit)
{
    circle_line l;
    circle_chord chord;
    circle_set_segment(&l, circle, segment);
    const graze_result result = circle_enter(&l, &chord);
    if (result != GRAZE_MISS && hit != 0)
        hit->fraction = circle_write_hit(&hit->point, &hit->normal, &segment->a, &l, &chord,
                                         -circle_half_chord(&l, &chord), result);
    return result;
}

graze_result graze_circle_linecast_exit(const graze_circle *circle, const graze_segment2 *segment,
                                        graze_line_hit2 *hit)
{
    circle_line l;
    circle_chord chord;
    circle_set_segment(&l, circle, segment);
    const graze_result result = circle_leave(&l, &chord);
    if (result != GRAZE_MISS && hit != 0)
        hit->fraction = circle_write_hit(&hit->point, &hit->normal, &segment->a, &l, &chord,
                                         circle_half_chord(&l, &chord), result);
    if (result == GRAZE_INSIDE && hit != 0 && is_positive(hit->fraction))
        hit->point = segment->b;
    return result;
}

/* ---- Rays ---- */

bool graze_circle_overlaps_ray(const graze_circle *circle, const graze_ray2 *ray)
{
    circle_line l;
    circle_chord chord;
    circle_set_ray(&l, circle, ray);
    return circle_enter(&l, &chord) != GRAZE_MISS;
}

graze_result graze_circle_raycast(const graze_circle *circle, const graze_ray2 *ray,
                                  graze_ray_hit2 *hit)
{
    circle_line l;
    circle_chord chord;
    circle_set_ray(&l, circle, ray);
    const graze_result result = circle_enter(&l, &chord);
    if (result != GRAZE_MISS && hit != 0)
        hit->t = circle_write_hit(&hit->point, &hit->normal, &ray->origin, &l, &chord,
                                  -circle_half_chord(&l, &chord), result);
    return result;
}

/* An infinite t is reported as FLT_MAX, and at GRAZE_NO_LIMIT a line has no end. */
graze_result graze_circle_raycast_exit(const graze_circle *circle, const graze_ray2 *ray,
                                       graze_ray_hit2 *hit)
{
    circle_line l;
    circle_chord chord;
    circle_set_ray(&l, circle, ray);
    l.limit = float_held(ray->t_max);
    if (!float_less(l.limit, GRAZE_NO_LIMIT))
        l.end_squared = GRAZE_NO_LIMIT;
    const graze_result result = circle_leave(&l, &chord);
    if (result != GRAZE_MISS && hit != 0)
        hit->t = circle_write_hit(&hit->point, &hit->normal, &ray->origin, &l, &chord,
                                  circle_half_chord(&l, &chord), result);
    return result;
}

/* ---- Points and other circles ---- */

/* False if the sum has become infinite. */
GRAZE_INLINE bool circle_is_within(float squared, float radius)
{
    return float_at_most(squared, radius * radius) && is_finite(squared);
}

bool graze_circle_contains_point(const graze_circle *circle, const graze_vec2 *point)
{
    const graze_vec2 offset = vec2_between(&circle->center, point);
    return circle_is_within(vec2_dot(&offset, &offset), circle->radius) &&
           !is_negative(circle->radius);
}

bool graze_circle_overlaps_circle(const graze_circle *a, const graze_circle *b)
{
    const graze_vec2 offset = vec2_between(&a->center, &b->center);
    return circle_is_within(vec2_dot(&offset, &offset), a->radius + b->radius) &&
           !is_negative(a->radius) && !is_negative(b->radius);
}

graze_scalar graze_circle_distance(const graze_circle *circle, const graze_vec2 *point)
{
    const graze_vec2 offset = vec2_between(&circle->center, point);
    const float squared = vec2_dot(&offset, &offset);
    if (is_negative(circle->radius))
        return float_at_most(0.0f, squared) ? GRAZE_SCALAR_MAX : squared;
    const float distance = root_of_squares(squared) - circle->radius;
    return is_negative(distance) ? 0.0f : distance;
}

/* The sum overflows only if the circle reaches beyond FLT_MAX. */
GRAZE_INLINE void circle_set_closest(graze_vec2 *nearest, const graze_circle *circle,
                                     const graze_vec2 *offset)
{
    const float_norm n = norm_of(offset->x, offset->y, 0.0f);
    const float t = norm_unit(&n, circle->radius);
    nearest->x = float_held(circle->center.x + offset->x * t);
    nearest->y = float_held(circle->center.y + offset->y * t);
}

void graze_circle_closest_point(const graze_circle *circle, const graze_vec2 *point,
                                graze_vec2 *nearest)
{
    const graze_vec2 offset = vec2_between(&circle->center, point);
    const float squared = vec2_dot(&offset, &offset);
    if (circle_is_within(squared, circle->radius) ||
        (is_negative(circle->radius) && float_at_most(0.0f, squared))) {
        nearest->x = point->x;
        nearest->y = point->y;
    } else {
        circle_set_closest(nearest, circle, &offset);
    }
}

/*
 * The coordinate outside the circle on one axis, on which the point is at `at`. beside: the squared distance of
 * the point on the other axes. A squared radius that is 2^-20 greater allows for the rounding of squares. 2^-23 of
 * the sum is one or two units in its last place, and allows for the rounding of the sum.
 */
static inline float circle_beyond(float center, float at, float normal, float radius, float beside)
{
    const float squared = radius * radius;
    if (sign_of(normal) == 0 || is_negative(radius) || !float_at_most(at, at))
        return at;
    if (!float_at_most(beside, squared) || !is_finite(beside))
        return float_at_most(radius, radius) ? at : radius;
    const float way = root_of_squares(squared * (1.0f + 0x1p-20f) - beside);
    const float beyond = is_negative(normal) ? center - way : center + way;
    const float step = float_abs(beyond) * 0x1p-23f + 0x1p-149f;
    return float_held(is_negative(normal) ? beyond - step : beyond + step);
}

/* NaN if one of the numbers is. */
GRAZE_INLINE float circle_stay(float at, float center, float normal)
{
    return at + (center - center) + (normal - normal);
}

void graze_circle_off_surface(const graze_circle *circle, const graze_vec2 *point,
                              const graze_vec2 *normal, graze_vec2 *off)
{
    const graze_vec2 n = *normal, center = circle->center;
    const graze_vec2 offset = vec2_between(&center, point);
    const float x = offset.x * offset.x, y = offset.y * offset.y;
    const float radius = circle->radius;
    off->x = circle_stay(point->x, center.x, n.x);
    off->y = circle_stay(point->y, center.y, n.y);
    if (float_at_most(float_abs(n.y), float_abs(n.x)))
        off->x = circle_beyond(center.x, off->x, n.x, radius, y);
    else
        off->y = circle_beyond(center.y, off->y, n.y, radius, x);
}

#endif
