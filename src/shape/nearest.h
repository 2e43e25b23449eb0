/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of many: one text for all shapes. The near file of the casts of a shape includes a
 * header of that shape, which says what these are, includes this one, and then says what sights are:
 *
 *   shape, hit_on_segment, hit_on_ray     types
 *   OF_MANY(routine), OF_ONE(routine)     the routines for many and for one
 *
 * A shape that is far is cast with its whole hit, and the nearest once more: far queries are rare,
 * and flash is not.
 */
#include "../../include/graze/nearest.h"

#include "../number/instance.h"
#include "../wide/inlining.h"

typedef enum { MISSES, MEETS, IS_FAR } sighting;

/* The small world clamps each shape of the array when it is used: KIND_OF_SHAPE says what it is. */
#if GRAZE_SMALL_WORLD
#include "../number/small.h"
#define CLAMP_SHAPE(of)                                                                            \
    shape clamped;                                                                                 \
    grazes_clamp(of, 0, &clamped, KIND_OF_SHAPE);                                                  \
    of = &clamped
#else
#define CLAMP_SHAPE(of) (void)(of)
#endif

/*
 * Whether the cast finds a first point, and how far it is as the hit would say; or that near
 * arithmetic does not take this shape and line. It may miss one beyond the limit, which spares a
 * division. The limit is the end of the line, of a segment GRAZE_ONE, or what limit_at or
 * limit_at_fraction made of that.
 */
static inline sighting sights_on_segment(const shape *of, const graze_segment *segment,
                                         graze_scalar limit, graze_fraction *fraction);
static inline sighting sights_on_ray(const shape *of, const graze_ray *ray, graze_scalar limit,
                                     graze_scalar *t);

#if !GRAZE_ANSWERS_ALL

GRAZE_ONCE bool finds_far_on_segment(const shape *of, const graze_segment *segment,
                                     graze_fraction *fraction)
{
    hit_on_segment hit;
    hit.fraction = 0;
    graze_result result = OF_ONE(linecast)(of, segment, &hit);
    *fraction = hit.fraction;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool finds_far_on_ray(const shape *of, const graze_ray *ray, graze_scalar *t)
{
    hit_on_ray hit;
    hit.t = 0;
    graze_result result = OF_ONE(raycast)(of, ray, &hit);
    *t = hit.t;
    return result != GRAZE_MISS;
}

#endif

GRAZE_ONCE bool finds_on_segment(const shape *of, const graze_segment *segment, graze_scalar limit,
                                 graze_fraction *fraction)
{
    CLAMP_SHAPE(of);
    sighting seen = sights_on_segment(of, segment, limit, fraction);
    GO_FAR_UNLESS(seen != IS_FAR, finds_far_on_segment(of, segment, fraction));
    return seen == MEETS;
}

GRAZE_ONCE bool finds_on_ray(const shape *of, const graze_ray *ray, graze_scalar limit,
                             graze_scalar *t)
{
    CLAMP_SHAPE(of);
    sighting seen = sights_on_ray(of, ray, limit, t);
    GO_FAR_UNLESS(seen != IS_FAR, finds_far_on_ray(of, ray, t));
    return seen == MEETS;
}

/* Of equal ones the first is kept. */
graze_result OF_MANY(linecast)(const shape *shapes, uint32_t count, const graze_segment *segment,
                               uint32_t *index, hit_on_segment *hit)
{
    uint32_t best = count;
    graze_scalar limit = GRAZE_ONE;
    graze_fraction least = GRAZE_FRACTION_ONE, fraction = 0;
    for (uint32_t i = 0; i < count && least > 0; i++)
        if (finds_on_segment(&shapes[i], segment, limit, &fraction) &&
            (best == count || fraction < least)) {
            best = i;
            least = fraction;
            limit = limit_at_fraction(limit, fraction);
        }
    if (best == count)
        return GRAZE_MISS;
    if (index != 0)
        *index = best;
    const shape *of = &shapes[best];
    CLAMP_SHAPE(of);
    return OF_ONE(linecast)(of, segment, hit);
}

graze_result OF_MANY(raycast)(const shape *shapes, uint32_t count, const graze_ray *ray,
                              uint32_t *index, hit_on_ray *hit)
{
    uint32_t best = count;
    graze_scalar limit = ray->t_max, least = GRAZE_SCALAR_MAX, t = 0;
    if (!(limit >= 0))
        return GRAZE_MISS;
    for (uint32_t i = 0; i < count && least > 0; i++)
        if (finds_on_ray(&shapes[i], ray, limit, &t) && (best == count || t < least)) {
            best = i;
            least = t;
            limit = limit_at(limit, t);
        }
    if (best == count)
        return GRAZE_MISS;
    if (index != 0)
        *index = best;
    const shape *of = &shapes[best];
    CLAMP_SHAPE(of);
    return OF_ONE(raycast)(of, ray, hit);
}
