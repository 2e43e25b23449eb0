/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A point and a capsule: the closest point and the distance, near and far. Beyond an end of the core the capsule is a
 * sphere. Beside the core the way from it to the point is gap - u (u . gap) / u^2, and only its direction is irrational.
 */
#include "closest.h"
#include "capsule.h"
#include "disc_rim_numbers.h"

/* Routines of capsule_point_far.c. */
void graze_capsule_closest_point_far(const graze_capsule *capsule, const graze_vec3 *point,
                                     graze_vec3 *nearest);
graze_scalar graze_capsule_distance_far(const graze_capsule *capsule, const graze_vec3 *point);

/* The place on the core that is nearest to the point. */
static inline cores_place capsule_place_of_point(cores *c)
{
    set_dot(&c->uu, &c->u, &c->u);
    set_dot(&c->ug, &c->u, &c->gap);
    return closest_held(&c->ug, &c->uu);
}

static inline void capsule_set_end(graze_sphere *end, const graze_capsule *capsule,
                                   cores_place where)
{
    vec3_copy(&end->center, closest_end(&capsule->core, where));
    end->radius = capsule->radius;
}

/* ---- The distance ---- */

GRAZE_INLINE graze_scalar capsule_distance(const graze_capsule *capsule, const graze_vec3 *point)
{
    cores c;
    graze_sphere end;
    separation s;
    UNLESS_NEAR(capsule_load_point(&c, capsule, point, 0),
                return graze_capsule_distance_far(capsule, point));
    if (capsule->radius < 0)
        return GRAZE_SCALAR_MAX;
    const cores_place where = capsule_place_of_point(&c);
    if (where != CORES_BETWEEN) {
        capsule_set_end(&end, capsule, where);
        return graze_sphere_distance(&end, point);
    }
    closest_separation_beside(&s, &c.u, &c.gap);
    return separation_distance_beyond(&s, capsule->radius);
}

/* ---- The closest point ---- */

/* gap * u^2 - u * (u . gap): the way, times u^2. Returns whether it is negative. Near < 2^93, far < 2^99 */
static inline bool capsule_set_way(u128 *to, const cores *c, length gap, length u)
{
    volume way;
    volume_set_along(&way, &c->uu, gap, &c->ug, length_negate(u), &c->ug, length_of(0));
    rim_set(to, volume_size(&way));
    return volume_is_negative(&way);
}

/* From the nearer end, so that swapped ends have the same result. */
FAR_FRAMED bool capsule_starts_at_end(cores *c)
{
    area rest;
    area_copy(&rest, &c->uu);
    area_subtract(&rest, &c->ug);
    if (!area_less(&rest, &c->ug))
        return false;
    area_copy(&c->ug, &rest);
    return true;
}

static inline graze_scalar capsule_beside(graze_scalar a, graze_scalar b, bool from_end,
                                          uint64_t fraction, bool down, uint64_t step)
{
    return from_end ? graze_rim_beside(b, (int64_t)a - b, fraction, down, step)
                    : graze_rim_beside(a, (int64_t)b - a, fraction, down, step);
}

static inline void capsule_write_beside(graze_vec3 *nearest, const graze_capsule *capsule, cores *c)
{
    const graze_vec3 *a = &capsule->core.a, *b = &capsule->core.b;
    rim_vector way;
    rim_steps steps;
    u128 part, whole;
    const bool x = capsule_set_way(&way.x, c, c->gap.x, c->u.x);
    const bool y = capsule_set_way(&way.y, c, c->gap.y, c->u.y);
    const bool z = capsule_set_way(&way.z, c, c->gap.z, c->u.z);
    graze_rim_steps(&steps, &way, (uint32_t)capsule->radius);
    const bool from_end = capsule_starts_at_end(c);
    rim_set(&part, area_size_wide(&c->ug));
    rim_set(&whole, area_size_wide(&c->uu));
    const uint64_t fraction = graze_rim_share(&part, &whole);
    nearest->x = capsule_beside(a->x, b->x, from_end, fraction, x, steps.x);
    nearest->y = capsule_beside(a->y, b->y, from_end, fraction, y, steps.y);
    nearest->z = capsule_beside(a->z, b->z, from_end, fraction, z, steps.z);
}

static inline bool capsule_holds_measured(cores *c)
{
    set_dot(&c->gg, &c->gap, &c->gap);
    area_add_product(&c->gg, length_negate(c->radius), c->radius);
    return cores_side_of_start(c) <= 0;
}

GRAZE_INLINE void capsule_closest_point(const graze_capsule *capsule, const graze_vec3 *point,
                                        graze_vec3 *nearest)
{
    cores c;
    graze_sphere end;
    graze_vec3 found;
    UNLESS_NEAR(capsule_load_point(&c, capsule, point, 0), {
        graze_capsule_closest_point_far(capsule, point, nearest);
        return;
    });
    vec3_copy(&found, point);
    if (capsule->radius >= 0) {
        const cores_place where = capsule_place_of_point(&c);
        c.radius = radii_of(capsule->radius, 0);
        capsule_set_end(&end, capsule, where);
        if (where != CORES_BETWEEN)
            graze_sphere_closest_point(&end, point, &found);
        else if (!capsule_holds_measured(&c))
            capsule_write_beside(&found, capsule, &c);
    }
    vec3_copy(nearest, &found);
}
