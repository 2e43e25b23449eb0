/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The center of a sphere in the coordinates of an oriented box. Near and far. The axes count as perpendicular and of unit
 * length, as for distances: obb.h.
 */
#include "contact_numbers.h"
#include "obb.h"

/* A routine of contact_solid_obb_far.c. */
void graze_obb_find_contact_far(obb_center *to, const graze_obb *box, const graze_vec3 *center);

static inline void obb_set_contact_on(obb_center *to, const graze_obb *box,
                                      const length3 *from_center, int axis)
{
    reach along, half;
    set_reach(&along, &box->axis[axis], from_center);
    obb_set_half(&half, box, axis);
    to->held[axis] = reach_held(&along, &half).raw;
    to->beyond[axis] = reach_excess(&along, &half).raw;
    to->down[axis] = reach_sign(&along) < 0;
}

/* The box MUST NOT be empty. */
static inline void obb_find_contact(obb_center *to, const graze_obb *box, const graze_vec3 *center)
{
    length3 v;
    UNLESS_NEAR(is_near(&box->center) && is_near(center), {
        graze_obb_find_contact_far(to, box, center);
        return;
    });
    set_between(&v, &box->center, center);
    obb_set_contact_on(to, box, &v, AXIS_x);
    obb_set_contact_on(to, box, &v, AXIS_y);
    obb_set_contact_on(to, box, &v, AXIS_z);
}
