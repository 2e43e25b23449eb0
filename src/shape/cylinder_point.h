/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The point of a cylinder that is nearest to a point, near and far. A point farther from the axis than the radius is nearest
 * to the side, or to a rim if it is beyond a cap: the way from its foot on the axis leads outward, and only its direction is
 * irrational. Another point beyond a cap is nearest to its foot in the plane of the cap.
 */
#include "cylinder.h"
#include "core_outward.h"

/* Routine of cylinder_point_far.c. */
void graze_cylinder_closest_point_far(const graze_cylinder *cylinder, const graze_vec3 *point,
                                      graze_vec3 *nearest);

/* The rim of a cap is outward of the end of the core itself. */
static inline void cylinder_write_outward(graze_vec3 *nearest, const graze_cylinder *cylinder,
                                          cores *c)
{
    core_outward out;
    core_outward_set(&out, c, cylinder->radius);
    const bool from_end = core_starts_at_end(&c->ug, &c->uu);
    const uint64_t fraction = area_is_negative(&c->ug) ? 0 : core_fraction(&c->ug, &c->uu);
    core_outward_write(nearest, &cylinder->core, from_end, fraction, &out);
}

/* From the point along the core: u times -ug / uu, where ug and the direction are those of the nearer end. */
FAR_FRAMED void cylinder_write_in_cap(graze_vec3 *nearest, const graze_vec3 *point, cores *c,
                                      bool from_end)
{
    share s;
    share_progress back;
    if (from_end) {
        length_set(&c->u.x, length_negate(c->u.x));
        length_set(&c->u.y, length_negate(c->u.y));
        length_set(&c->u.z, length_negate(c->u.z));
    }
    area_negate(&c->ug);
    share_set_areas(&s, &c->ug, &c->uu);
    share_progress_of(&back, &s);
    share_point(nearest, point, &c->u, &back);
}

/* The core is not one point. `found` is the point itself, as for a point inside. */
static inline void cylinder_find_closest(graze_vec3 *found, cylinder_line *l)
{
    cores *c = &l->c;
    c->radius = length_of(l->cylinder->radius);
    cores_measure(c);
    if (cylinder_side_beside(&c->gg, &c->ug, &c->uu) > 0) {
        cylinder_write_outward(found, l->cylinder, c);
        return;
    }
    const bool from_end = core_starts_at_end(&c->ug, &c->uu);
    if (area_is_negative(&c->ug))
        cylinder_write_in_cap(found, l->start, c, from_end);
}

GRAZE_INLINE void cylinder_closest_point(const graze_cylinder *cylinder, const graze_vec3 *point,
                                         graze_vec3 *nearest)
{
    cylinder_line l;
    graze_vec3 found;
    UNLESS_NEAR(cylinder_load_point(&l, cylinder, point), {
        graze_cylinder_closest_point_far(cylinder, point, nearest);
        return;
    });
    vec3_copy(&found, point);
    if (cylinder->radius >= 0) {
        if (cylinder_core_is_point(&l))
            vec3_copy(&found, &cylinder->core.a);
        else
            cylinder_find_closest(&found, &l);
    }
    vec3_copy(nearest, &found);
}
