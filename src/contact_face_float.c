/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of triangles, of graze/contact.h: the build in floats. */
#include "../include/graze/contact.h"

#if GRAZE_FLOAT
#include "shape/contact_float.h"
#include "shape/triangle_finds_float.h"

bool grazef_contact_set_normal_of_face(face_contact *to, const graze_triangle *face, bool is_behind)
{
    graze_vec3 normal;
    const float side = is_behind ? -1.0f : 1.0f;
    graze_triangle_normal(face, &normal);
    vec3_set(&to->plane.normal, normal.x * side, normal.y * side, normal.z * side);
    to->is_inside = true;
    return !vec3_is_zero(&normal);
}

bool grazef_contact_set_normal(face_contact *to, const graze_triangle *face,
                               const graze_vec3 *center, const graze_vec3 *way)
{
    graze_vec3 normal;
    graze_triangle_normal(face, &normal);
    const graze_vec3 from_corner = vec3_between(&face->a, center);
    const float distance = float_sqrt(vec3_dot(way, way)), height = vec3_dot(&normal, &from_corner);
    if (!is_positive(distance) || float_at_most(distance, float_abs(height) * 1.0001f))
        return grazef_contact_set_normal_of_face(to, face, is_negative(height));
    vec3_set(&to->plane.normal, float_div(way->x, distance), float_div(way->y, distance),
             float_div(way->z, distance));
    to->is_inside = false;
    return is_finite(distance);
}

bool grazef_triangle_find_contact(face_contact *to, const graze_triangle *face,
                                  const graze_vec3 *center, float limit)
{
    to->squared = grazef_triangle_squared_distance(face, center);
    if (is_negative(limit) || !float_at_most(to->squared, limit * limit))
        return false;
    graze_triangle_closest_point(face, center, &to->plane.point);
    const graze_vec3 way = vec3_between(&to->plane.point, center);
    return grazef_contact_set_normal(to, face, center, &way);
}

uint32_t graze_triangle_planes_of_sphere(const graze_triangle *target, const graze_sphere *sphere,
                                         graze_scalar margin, graze_plane *planes, uint32_t most)
{
    face_contact contact;
    if (is_negative(sphere->radius) ||
        !grazef_triangle_find_contact(&contact, target, &sphere->center, sphere->radius + margin))
        return 0;
    return contact_add_plane(planes, 0, most, &contact);
}

#endif
