/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of meshes, of graze/contact.h: the build in floats. */
#include "../include/graze/contact.h"

#if GRAZE_FLOAT
#include "shape/contact_float.h"
#include "shape/triangle_finds_float.h"

#include <stddef.h>

typedef struct {
    const graze_mesh *mesh;
    const graze_vec3 *center;
    float limit, beside; /* a place this far from a face is on it, but for rounding */
    uint32_t face;
    face_contact contact;
} mesh_contact;

static void mesh_set_face(graze_triangle *t, const graze_mesh *mesh, uint32_t face)
{
    mesh_set_triangle(t, mesh, &mesh->indices[(size_t)face * 3u]);
}

/* 16 units in the last place of the greatest number. */
static float mesh_rounding(const graze_vec3 *center, float limit)
{
    float most = limit;
    most = float_less(most, float_abs(center->x)) ? float_abs(center->x) : most;
    most = float_less(most, float_abs(center->y)) ? float_abs(center->y) : most;
    most = float_less(most, float_abs(center->z)) ? float_abs(center->z) : most;
    return most * 0x1p-19f;
}

static bool planes_are_equal(const graze_plane *a, const graze_plane *b)
{
    const graze_vec3 point = vec3_between(&a->point, &b->point),
                     normal = vec3_between(&a->normal, &b->normal);
    return vec3_is_zero(&point) && vec3_is_zero(&normal);
}

/* Whether another face is as near and before, or nearer; for the inside of a face: in the same plane. */
static bool mesh_covers(const mesh_contact *c, uint32_t face)
{
    graze_triangle t;
    face_contact other;
    mesh_set_face(&t, c->mesh, face);
    if (face == c->face || float_less(c->beside * c->beside, grazef_triangle_squared_distance(
                                                                 &t, &c->contact.plane.point)))
        return false;
    if (!grazef_triangle_find_contact(&other, &t, c->center, c->limit))
        return false;
    if (c->contact.is_inside)
        return face < c->face && other.is_inside &&
               planes_are_equal(&other.plane, &c->contact.plane);
    return float_less(other.squared, c->contact.squared) ||
           (face < c->face && float_at_most(other.squared, c->contact.squared));
}

static bool mesh_has_contact(mesh_contact *c)
{
    graze_triangle t;
    mesh_set_face(&t, c->mesh, c->face);
    if (!grazef_triangle_find_contact(&c->contact, &t, c->center, c->limit))
        return false;
    for (uint32_t face = 0; face < c->mesh->count; face++)
        if (mesh_covers(c, face))
            return false;
    return true;
}

uint32_t graze_mesh_planes_of_sphere(const graze_mesh *target, const graze_sphere *sphere,
                                     graze_scalar margin, graze_plane *planes, uint32_t most)
{
    uint32_t found = 0;
    mesh_contact c;
    if (is_negative(sphere->radius))
        return 0;
    c.mesh = target;
    c.center = &sphere->center;
    c.limit = sphere->radius + margin;
    c.beside = mesh_rounding(&sphere->center, c.limit);
    for (c.face = 0; c.face < target->count; c.face++) {
        if (!mesh_has_contact(&c))
            continue;
        if (found < most) {
            vec3_copy(&planes[found].point, &c.contact.plane.point);
            vec3_copy(&planes[found].normal, &c.contact.plane.normal);
        }
        found++;
    }
    return found;
}

#endif
