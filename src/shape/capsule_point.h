/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A point and a capsule: the closest point and the distance, near and far. Beyond an end of the core the capsule is a
 * sphere. Beside the core the way from it to the point is gap - u (u . gap) / u^2, and only its direction is irrational.
 */
#include "closest.h"
#include "capsule.h"
#include "core_outward.h"

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

static inline void capsule_write_beside(graze_vec3 *nearest, const graze_capsule *capsule, cores *c)
{
    core_outward out;
    core_outward_set(&out, c, capsule->radius);
    const bool from_end = core_starts_at_end(&c->ug, &c->uu);
    core_outward_write(nearest, &capsule->core, from_end, core_fraction(&c->ug, &c->uu), &out);
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
