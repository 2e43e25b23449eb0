/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The planes of contact of a mesh and a mover, in floats. A file that includes this defines before, for a sphere or a capsule:
 *
 *   mesh_mover                its center or its core
 *   mover_find_contact(&contact, &triangle, mover, limit)   false if there is none within the limit
 *   mover_rounding(mover, limit)   16 units in the last place of the greatest number
 *   planes_are_doubles(&plane, &other, rounding)   whether two planes of the insides of faces are the same contact
 */
#include "contact_float.h"
#include "triangle_finds_float.h"

#include <stddef.h>

typedef struct {
    const graze_mesh *mesh;
    const mesh_mover *mover;
    float limit, beside; /* a place this far from a face is on it, but for rounding */
    uint32_t face;
    face_contact contact;
} mesh_contact;

static void mesh_set_face(graze_triangle *t, const graze_mesh *mesh, uint32_t face)
{
    mesh_set_triangle(t, mesh, &mesh->indices[(size_t)face * 3u]);
}

/* Whether another face is nearer, or as near, and before or with the place inside; for the inside of a face: in the same plane. */
static bool mesh_covers(const mesh_contact *c, uint32_t face)
{
    graze_triangle t;
    face_contact other;
    mesh_set_face(&t, c->mesh, face);
    if (c->contact.is_inside)
        return face < c->face && mover_find_contact(&other, &t, c->mover, c->limit) &&
               other.is_inside && planes_are_doubles(&other.plane, &c->contact.plane, c->beside);
    if (face == c->face || float_less(c->beside * c->beside, grazef_triangle_squared_distance(
                                                                 &t, &c->contact.plane.point)))
        return false;
    if (!mover_find_contact(&other, &t, c->mover, c->limit))
        return false;
    return float_less(other.squared, c->contact.squared) ||
           ((face < c->face || other.is_inside) &&
            float_at_most(other.squared, c->contact.squared));
}

static bool mesh_has_contact(mesh_contact *c)
{
    graze_triangle t;
    mesh_set_face(&t, c->mesh, c->face);
    if (!mover_find_contact(&c->contact, &t, c->mover, c->limit))
        return false;
    for (uint32_t face = 0; face < c->mesh->count; face++)
        if (mesh_covers(c, face))
            return false;
    return true;
}

static inline uint32_t mesh_planes_of_mover(const graze_mesh *mesh, const mesh_mover *mover,
                                            float limit, graze_plane *planes, uint32_t most)
{
    uint32_t found = 0;
    mesh_contact c;
    c.mesh = mesh;
    c.mover = mover;
    c.limit = limit;
    c.beside = mover_rounding(mover, limit);
    for (c.face = 0; c.face < mesh->count; c.face++)
        if (mesh_has_contact(&c))
            found = contact_add_plane(planes, found, most, &c.contact);
    return found;
}
