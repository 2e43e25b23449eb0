/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of many capsules and cylinders, in floats, as in nearest_float.c: by the box around the core, and the radius. */
#include "../include/graze/nearest.h"

#if GRAZE_FLOAT
#include "shape/nearest_float.h"

/* False only if all of the core is farther than `most` from the middle on one side. */
GRAZE_INLINE bool nearest_core_is_around(float a, float b, float middle, float most)
{
    const float from = a - middle, to = b - middle;
    return !(float_less(most, from) && float_less(most, to)) &&
           !(float_less(from, -most) && float_less(to, -most));
}

/*
 * A cast at a capsule hits if the nearest places that it finds are within the radius; wherever they are, the one is on the
 * line and the other on the core, except for some 12 u of the way between their starts. A cast at a cylinder hits where a
 * place of the line is between the caps and within the radius of the axis, except for some 11 u of the way from the start of
 * the core. That way is at most the length of the line, of the core, and the radius: the margin is at least 2^-18 of the
 * first and 2^-16 of the others.
 */
GRAZE_INLINE bool nearest_is_around(const nearest_line *l, const graze_segment *core, float radius)
{
    const float length = float_abs(core->b.x - core->a.x) + float_abs(core->b.y - core->a.y) +
                         float_abs(core->b.z - core->a.z);
    const float reach = radius + (length + float_abs(radius)) * 0x1p-16f;
    return nearest_core_is_around(core->a.x, core->b.x, l->middle.x, l->half.x + reach) &&
           nearest_core_is_around(core->a.y, core->b.y, l->middle.y, l->half.y + reach) &&
           nearest_core_is_around(core->a.z, core->b.z, l->middle.z, l->half.z + reach);
}

/* The box stays that around the whole line. */
GRAZE_INLINE void nearest_keep_whole(nearest_line *l)
{
    (void)l;
}

/* ---- Capsules ---- */

static inline uint32_t nearest_next_capsule(const nearest_line *l, const void *shapes, uint32_t i,
                                            uint32_t count)
{
    const graze_capsule *capsule = (const graze_capsule *)shapes + i;
    while (i < count && !nearest_is_around(l, &capsule->core, capsule->radius)) {
        capsule++;
        i++;
    }
    return i;
}

static inline graze_result nearest_cast_capsule(const nearest_line *l, const void *shapes,
                                                uint32_t i, float *at)
{
    const graze_capsule *capsule = (const graze_capsule *)shapes + i;
    const graze_result result =
        l->segment != 0 ? graze_capsule_linecast(capsule, l->segment, (graze_line_hit *)l->hit)
                        : graze_capsule_raycast(capsule, l->ray, (graze_ray_hit *)l->hit);
    if (result != GRAZE_MISS)
        *at = nearest_at(l);
    return result;
}

GRAZE_ONCE graze_result nearest_capsule(nearest_line *l, const graze_capsule *capsules,
                                        uint32_t count, uint32_t *index)
{
    nearest_prepare_around(l);
    return nearest_find(l, capsules, count, nearest_keep_whole, nearest_next_capsule,
                        nearest_cast_capsule, index);
}

graze_result graze_nearest_capsule_linecast(const graze_capsule *capsules, uint32_t count,
                                            const graze_segment *segment, uint32_t *index,
                                            graze_line_hit *hit)
{
    graze_line_hit unused;
    nearest_line l;
    nearest_set_segment(&l, segment, hit != 0 ? hit : &unused);
    return nearest_capsule(&l, capsules, count, index);
}

graze_result graze_nearest_capsule_raycast(const graze_capsule *capsules, uint32_t count,
                                           const graze_ray *ray, uint32_t *index,
                                           graze_ray_hit *hit)
{
    graze_ray_hit unused;
    nearest_line l;
    nearest_set_ray(&l, ray, hit != 0 ? hit : &unused);
    return nearest_capsule(&l, capsules, count, index);
}

/* ---- Cylinders ---- */

static inline uint32_t nearest_next_cylinder(const nearest_line *l, const void *shapes, uint32_t i,
                                             uint32_t count)
{
    const graze_cylinder *cylinder = (const graze_cylinder *)shapes + i;
    while (i < count && !nearest_is_around(l, &cylinder->core, cylinder->radius)) {
        cylinder++;
        i++;
    }
    return i;
}

static inline graze_result nearest_cast_cylinder(const nearest_line *l, const void *shapes,
                                                 uint32_t i, float *at)
{
    const graze_cylinder *cylinder = (const graze_cylinder *)shapes + i;
    const graze_result result =
        l->segment != 0 ? graze_cylinder_linecast(cylinder, l->segment, (graze_line_hit *)l->hit)
                        : graze_cylinder_raycast(cylinder, l->ray, (graze_ray_hit *)l->hit);
    if (result != GRAZE_MISS)
        *at = nearest_at(l);
    return result;
}

GRAZE_ONCE graze_result nearest_cylinder(nearest_line *l, const graze_cylinder *cylinders,
                                         uint32_t count, uint32_t *index)
{
    nearest_prepare_around(l);
    return nearest_find(l, cylinders, count, nearest_keep_whole, nearest_next_cylinder,
                        nearest_cast_cylinder, index);
}

graze_result graze_nearest_cylinder_linecast(const graze_cylinder *cylinders, uint32_t count,
                                             const graze_segment *segment, uint32_t *index,
                                             graze_line_hit *hit)
{
    graze_line_hit unused;
    nearest_line l;
    nearest_set_segment(&l, segment, hit != 0 ? hit : &unused);
    return nearest_cylinder(&l, cylinders, count, index);
}

graze_result graze_nearest_cylinder_raycast(const graze_cylinder *cylinders, uint32_t count,
                                            const graze_ray *ray, uint32_t *index,
                                            graze_ray_hit *hit)
{
    graze_ray_hit unused;
    nearest_line l;
    nearest_set_ray(&l, ray, hit != 0 ? hit : &unused);
    return nearest_cylinder(&l, cylinders, count, index);
}

#endif
