/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and spheres, and an oriented box. */
#ifndef GRAZE_SHAPE_OBB_POINT_H
#define GRAZE_SHAPE_OBB_POINT_H

/* No point is between two faces with a negative half extent. */
GRAZE_REPEATED bool obb_is_between_faces(const graze_obb *box, const length3 *from_center, int axis)
{
    reach along, half;
    set_reach(&along, &box->axis[axis], from_center);
    obb_set_half(&half, box, axis);
    if (reach_less(&half, &along))
        return false;
    reach_add(&along, &half);
    return reach_sign(&along) >= 0;
}

static inline bool obb_contains(const graze_obb *box, const graze_vec3 *point)
{
    length3 v;
    set_between(&v, &box->center, point);
    return obb_is_between_faces(box, &v, AXIS_x) && obb_is_between_faces(box, &v, AXIS_y) &&
           obb_is_between_faces(box, &v, AXIS_z);
}

GRAZE_REPEATED extent obb_held_on(const graze_obb *box, const length3 *from_center, int axis)
{
    reach along, half;
    set_reach(&along, &box->axis[axis], from_center);
    obb_set_half(&half, box, axis);
    return reach_held(&along, &half);
}

static inline bool obb_is_box(const graze_obb *box)
{
    return box->half.x >= 0 && box->half.y >= 0 && box->half.z >= 0;
}

GRAZE_INLINE bool obb_contains_point(const graze_obb *box, const graze_vec3 *point)
{
    UNLESS_NEAR(is_near(&box->center) && is_near(point),
                return graze_obb_contains_point_far(box, point));
    return obb_contains(box, point);
}

/* The point is read first: the result may alias it. */
GRAZE_INLINE void obb_closest_point(const graze_obb *box, const graze_vec3 *point,
                                    graze_vec3 *nearest)
{
    UNLESS_NEAR(is_near(&box->center) && is_near(point), {
        graze_obb_closest_point_far(box, point, nearest);
        return;
    });
    graze_scalar px = point->x, py = point->y, pz = point->z;
    bool stays = !obb_is_box(box) || obb_contains(box, point);
    if (!stays) {
        length3 v;
        set_between(&v, &box->center, point);
        extent x = obb_held_on(box, &v, AXIS_x), y = obb_held_on(box, &v, AXIS_y);
        extent z = obb_held_on(box, &v, AXIS_z);
        const graze_vec3 *a = box->axis;
        px = moved_along(box->center.x, a[0].x, x, a[1].x, y, a[2].x, z);
        py = moved_along(box->center.y, a[0].y, x, a[1].y, y, a[2].y, z);
        pz = moved_along(box->center.z, a[0].z, x, a[1].z, y, a[2].z, z);
    }
    nearest->x = px;
    nearest->y = py;
    nearest->z = pz;
}

GRAZE_REPEATED excess obb_excess_on(const graze_obb *box, const length3 *from_center, int axis)
{
    reach along, half;
    set_reach(&along, &box->axis[axis], from_center);
    obb_set_half(&half, box, axis);
    return reach_excess(&along, &half);
}

GRAZE_INLINE bool obb_overlaps_sphere(const graze_obb *box, const graze_sphere *sphere)
{
    UNLESS_NEAR(is_near(&box->center) && is_near(&sphere->center),
                return graze_obb_overlaps_sphere_far(box, sphere));
    if (!obb_is_box(box) || sphere->radius < 0)
        return false;
    length3 v;
    set_between(&v, &box->center, &sphere->center);
    return excesses_within(obb_excess_on(box, &v, AXIS_x), obb_excess_on(box, &v, AXIS_y),
                           obb_excess_on(box, &v, AXIS_z), sphere->radius);
}

#endif
