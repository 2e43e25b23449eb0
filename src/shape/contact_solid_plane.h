/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Contact of a plane and a core, on the side of the center of the core: the end that is lowest on that side decides. Near and far.
 */
#include "contact_numbers.h"
#include "plane_crossing.h"

/* A routine of contact_solid_plane_far.c. */
void graze_plane_find_contact_far(plane_contact *to, const graze_plane *plane,
                                  const graze_segment *core, graze_scalar limit);

/* The height is below the plane on that side, or at most the limit. */
static inline bool plane_height_is_within(const reach *height, bool behind,
                                          const graze_vec3 *normal, graze_scalar limit)
{
    return reach_sign(height) == (behind ? 1 : -1) || !reach_exceeds(height, normal, limit);
}

/* Of two ends that are equally high the first. The limit MUST NOT be negative. */
static inline void plane_find_contact(plane_contact *to, const graze_plane *plane,
                                      const graze_segment *core, graze_scalar limit)
{
    reach a, b, mirrored;
    UNLESS_NEAR(is_near(&plane->point) && is_near(&core->a) && is_near(&core->b), {
        graze_plane_find_contact_far(to, plane, core, limit);
        return;
    });
    plane_set_height_along(&a, &plane->point, &plane->normal, &core->a);
    plane_set_height_along(&b, &plane->point, &plane->normal, &core->b);
    reach_copy(&mirrored, &a);
    reach_negate(&mirrored);
    to->is_behind = reach_less(&b, &mirrored);
    to->is_second = to->is_behind ? reach_less(&a, &b) : reach_less(&b, &a);
    to->is_within =
        plane_height_is_within(to->is_second ? &b : &a, to->is_behind, &plane->normal, limit);
}
