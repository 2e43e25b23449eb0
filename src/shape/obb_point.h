/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and spheres, and an oriented box: see degrees.h for near and far. */
#include "../number/solid.h"
#include "obb_far.h"

/* Of a negative half extent nothing is left between its two faces. */
GRAZE_REPEATED bool is_between_faces(const graze_obb *box, const length3 *from_center, int axis)
{
    reach along, half;
    set_reach(&along, &box->axis[axis], from_center);
    set_half_reach(&half, box, axis);
    if (!reach_is_number(&along) || !is_interval(0, half_on(box, axis)) ||
        reach_less(&half, &along))
        return false;
    reach_add(&along, &half);
    return reach_sign(&along) >= 0;
}

static inline bool contains_point(const graze_obb *box, const graze_vec3 *point)
{
    length3 v;
    set_between(&v, &box->center, point);
    return is_between_faces(box, &v, AXIS_X) && is_between_faces(box, &v, AXIS_Y) &&
           is_between_faces(box, &v, AXIS_Z);
}

static inline extent held_on(const graze_obb *box, const length3 *from_center, int axis)
{
    reach along, half;
    set_reach(&along, &box->axis[axis], from_center);
    set_half_reach(&half, box, axis);
    return reach_held(&along, &half);
}

static inline bool is_box(const graze_obb *box)
{
    return box->half.x >= 0 && box->half.y >= 0 && box->half.z >= 0;
}

static inline graze_scalar with_nan_of_vec3(graze_scalar value, const graze_vec3 *v)
{
    return with_nan_of(with_nan_of(value, v->x, v->y), v->z, v->z);
}

static inline graze_scalar with_nan_of_box(graze_scalar value, const graze_obb *box)
{
    value = with_nan_of_vec3(with_nan_of_vec3(value, &box->center), &box->half);
    value = with_nan_of_vec3(with_nan_of_vec3(value, &box->axis[0]), &box->axis[1]);
    return with_nan_of_vec3(value, &box->axis[2]);
}

/* All is read first: the result may go where the point is. */
static inline void closest_point(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    graze_scalar px = point->x, py = point->y, pz = point->z;
    bool stays = !is_box(box) || contains_point(box, point);
    if (!stays) {
        length3 v;
        set_between(&v, &box->center, point);
        extent x = held_on(box, &v, AXIS_X), y = held_on(box, &v, AXIS_Y);
        extent z = held_on(box, &v, AXIS_Z);
        const graze_vec3 *a = box->axis;
        px = moved_along(box->center.x, a[0].x, x, a[1].x, y, a[2].x, z);
        py = moved_along(box->center.y, a[0].y, x, a[1].y, y, a[2].y, z);
        pz = moved_along(box->center.z, a[0].z, x, a[1].z, y, a[2].z, z);
    }
    px = with_nan_of_box(px, box);
    py = with_nan_of_box(py, box);
    pz = with_nan_of_box(pz, box);
    nearest->x = px;
    nearest->y = py;
    nearest->z = pz;
}

static inline excess excess_on(const graze_obb *box, const length3 *from_center, int axis)
{
    reach along, half;
    set_reach(&along, &box->axis[axis], from_center);
    set_half_reach(&half, box, axis);
    return reach_excess(&along, &half);
}

static inline bool overlaps_sphere(const graze_obb *box, const graze_sphere *sphere)
{
    if (!is_box(box) || !(sphere->radius >= 0))
        return false;
    length3 v;
    set_between(&v, &box->center, &sphere->center);
    return excesses_within(excess_on(box, &v, AXIS_X), excess_on(box, &v, AXIS_Y),
                           excess_on(box, &v, AXIS_Z), sphere->radius);
}

#if GRAZE_FAR

bool graze_obb_contains_point_far(const graze_obb *box, const graze_vec3 *point)
{
    return contains_point(box, point);
}

void graze_obb_closest_point_far(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    closest_point(box, point, nearest);
}

bool graze_obb_overlaps_sphere_far(const graze_obb *box, const graze_sphere *sphere)
{
    return overlaps_sphere(box, sphere);
}

#else

bool graze_obb_contains_point(const graze_obb *box, const graze_vec3 *point)
{
    GO_FAR_UNLESS(is_near(&box->center) && is_near(point),
                  graze_obb_contains_point_far(box, point));
    return contains_point(box, point);
}

void graze_obb_closest_point(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    CALL_FAR_UNLESS(is_near(&box->center) && is_near(point),
                    graze_obb_closest_point_far(box, point, nearest));
    closest_point(box, point, nearest);
}

bool graze_obb_overlaps_sphere(const graze_obb *box, const graze_sphere *sphere)
{
    GO_FAR_UNLESS(is_near(&box->center) && is_near(&sphere->center),
                  graze_obb_overlaps_sphere_far(box, sphere));
    return overlaps_sphere(box, sphere);
}

#endif
