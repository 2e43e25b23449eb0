/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of many: one text for all shapes. What it asks of one stands in a header of that shape,
 * which is included by the near file of its casts:
 *
 *   OF_MANY(routine), shape, hit_on_segment, hit_on_ray     names and types
 *   sights_on_segment, _on_ray(&shape, &line, limit, &fraction or &t)
 *                whether the cast finds a first point, and how far it is as the hit would say. It may
 *                say no to one beyond the limit, which spares a division. The limit is the end of
 *                the line, of a segment GRAZE_ONE, or what limit_at or limit_at_fraction made of that
 *   tell_on_segment, _on_ray(&shape, &line, &hit)     the cast, of one that is met
 *   is_near_segment, is_near_ray(&shape, &line)       whether near arithmetic takes both; true where
 *                sights and tell ask themselves
 *   far_on_segment, _on_ray(&shape, &line, &hit)      the cast for any coordinates
 *
 * A shape that is far is cast with its whole hit, and once more if it is the nearest: far queries are
 * rare, and flash is not.
 */
#include "../include/graze/nearest.h"

static inline bool finds_on_segment(const shape *of, const graze_segment *segment,
                                    graze_scalar limit, graze_fraction *fraction)
{
    if (is_near_segment(of, segment))
        return sights_on_segment(of, segment, limit, fraction);
    hit_on_segment hit;
    hit.fraction = 0;
    if (far_on_segment(of, segment, &hit) == GRAZE_MISS)
        return false;
    *fraction = hit.fraction;
    return true;
}

static inline bool finds_on_ray(const shape *of, const graze_ray *ray, graze_scalar limit,
                                graze_scalar *t)
{
    if (is_near_ray(of, ray))
        return sights_on_ray(of, ray, limit, t);
    hit_on_ray hit;
    hit.t = 0;
    if (far_on_ray(of, ray, &hit) == GRAZE_MISS)
        return false;
    *t = hit.t;
    return true;
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
    if (!is_near_segment(&shapes[best], segment))
        return far_on_segment(&shapes[best], segment, hit);
    return tell_on_segment(&shapes[best], segment, hit);
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
    if (!is_near_ray(&shapes[best], ray))
        return far_on_ray(&shapes[best], ray, hit);
    return tell_on_ray(&shapes[best], ray, hit);
}
