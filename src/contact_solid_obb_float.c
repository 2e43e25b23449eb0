/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of oriented boxes, of graze/contact.h: the build in floats. */
#include "../include/graze/contact.h"

#if GRAZE_FLOAT
#include "shape/contact_solid_float.h"

typedef struct {
    const graze_obb *box;
    const graze_vec3 *center;
    float along[3], half[3], excess[3];
} obb_center;

/* The excess has the sign of `along`; NaN for a NaN. */
static void obb_set_contact_on(obb_center *c, const graze_vec3 *from_center, int axis, float half)
{
    const float along = vec3_dot(&c->box->axis[axis], from_center), size = float_abs(along);
    const float excess = float_at_most(size, half) ? 0.0f : size - half;
    c->along[axis] = along;
    c->half[axis] = half;
    c->excess[axis] = is_negative(along) ? -excess : excess;
}

/* The nearest face: 2 * axis, and 1 more for the upper one; below 0: there is none. A face may be infinitely far. */
static int obb_nearest_face(const obb_center *c, float *depth)
{
    int best = -1;
    for (int side = 0; side < 6; side++) {
        const int axis = side / 2;
        const float way =
            side % 2 == 0 ? c->half[axis] + c->along[axis] : c->half[axis] - c->along[axis];
        if (vec3_is_zero(&c->box->axis[axis]) || !is_finite(way) ||
            (best >= 0 && !float_less(way, *depth)))
            continue;
        *depth = way;
        best = side;
    }
    return best;
}

static uint32_t obb_plane_inside(const obb_center *c, graze_plane *planes, uint32_t most)
{
    float depth = 0.0f;
    const int side = obb_nearest_face(c, &depth);
    graze_vec3 place, heading;
    if (side < 0)
        return 0;
    const float sign = side % 2 == 0 ? -1.0f : 1.0f;
    const graze_vec3 *axis = &c->box->axis[side / 2], *center = c->center;
    vec3_set(&place, center->x + axis->x * depth * sign, center->y + axis->y * depth * sign,
             center->z + axis->z * depth * sign);
    heading = graze_vec3_scale(graze_vec3_normalize(*axis), sign);
    return contact_write(planes, most, &place, 0.0f, &heading);
}

static uint32_t obb_plane_outside(const obb_center *c, graze_plane *planes, uint32_t most)
{
    const graze_vec3 *a = c->box->axis;
    const float x = c->excess[0], y = c->excess[1], z = c->excess[2];
    graze_vec3 way, place, heading;
    vec3_set(&way, a[0].x * x + a[1].x * y + a[2].x * z, a[0].y * x + a[1].y * y + a[2].y * z,
             a[0].z * x + a[1].z * y + a[2].z * z);
    if (!vec3_set_unit(&heading, &way))
        return 0;
    graze_obb_closest_point(c->box, c->center, &place);
    return contact_write(planes, most, &place, 0.0f, &heading);
}

uint32_t graze_obb_planes_of_sphere(const graze_obb *target, const graze_sphere *sphere,
                                    graze_scalar margin, graze_plane *planes, uint32_t most)
{
    const graze_vec3 from_center = vec3_between(&target->center, &sphere->center);
    const graze_vec3 *half = &target->half;
    obb_center c;
    if (is_negative(half->x) || is_negative(half->y) || is_negative(half->z))
        return 0;
    c.box = target;
    c.center = &sphere->center;
    obb_set_contact_on(&c, &from_center, 0, half->x);
    obb_set_contact_on(&c, &from_center, 1, half->y);
    obb_set_contact_on(&c, &from_center, 2, half->z);
    const float squared =
        c.excess[0] * c.excess[0] + c.excess[1] * c.excess[1] + c.excess[2] * c.excess[2];
    if (!contact_is_within(squared, contact_limit(sphere->radius, margin)))
        return 0;
    return is_positive(squared) ? obb_plane_outside(&c, planes, most)
                                : obb_plane_inside(&c, planes, most);
}

#endif
