/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The planes of contact of a mesh and a sphere: those of its faces, without doubles. contact.h says which face gives none.
 *
 * A place on an edge or a corner of a face is on other faces too: on those that contain the whole edge, or the corner. It
 * is the nearest place of the mesh there, in all directions, if none of these is nearer. They are found by the box of one
 * corner, which most faces are beside.
 */
#ifndef GRAZE_SHAPE_CONTACT_MESH_H
#define GRAZE_SHAPE_CONTACT_MESH_H

#include "contact.h"
#include "mesh_scan.h"

typedef struct {
    const graze_mesh *mesh;
    const graze_vec3 *center;
    uint32_t face;
    graze_triangle triangle; /* the corners of the face */
    face_contact contact;
} mesh_contact;

/* The next face that the scan finds, if it is before another one. */
static inline bool mesh_scan_find_before(mesh_scan *s, uint32_t end)
{
    if (!mesh_scan_find(s) || s->next > end)
        return false;
    CLAMP_IN_PLACE(graze_triangle, &s->triangle);
    return true;
}

/* ---- An edge or a corner ---- */

static inline const graze_vec3 *mesh_corner(const graze_triangle *t, int i)
{
    return i == 0 ? &t->a : i == 1 ? &t->b : &t->c;
}

/* A sphere of radius 0: exact, also without area. */
static inline bool face_contains(const graze_triangle *t, const graze_vec3 *point)
{
    graze_sphere sphere;
    vec3_copy(&sphere.center, point);
    sphere.radius = 0;
    return graze_triangle_overlaps_sphere(t, &sphere);
}

/* Whether another face contains the edge or the corner, and is nearer, or as near and before. */
static bool mesh_covers_border(const mesh_contact *c)
{
    const graze_vec3 *start = mesh_corner(&c->triangle, c->contact.which), *end = start;
    mesh_scan s;
    face_contact other;
    if (c->contact.kind == CONTACT_EDGE)
        end = mesh_corner(&c->triangle, c->contact.which < 2 ? c->contact.which + 1 : 0);
    mesh_scan_begin(&s, c->mesh);
    mesh_scan_set_box(&s, start, start);
    while (mesh_scan_find_before(&s, UINT32_MAX)) {
        const uint32_t face = s.next - 1;
        if (face == c->face || !face_contains(&s.triangle, start) ||
            !face_contains(&s.triangle, end))
            continue;
        graze_triangle_find_contact(&other, &s.triangle, c->center);
        if (graze_separation_less(&other.apart, &c->contact.apart) ||
            (face < c->face && !graze_separation_less(&c->contact.apart, &other.apart)))
            return true;
    }
    return false;
}

/* ---- The inside ---- */

/* Whether a face before it is as near, above its inside, and in the same plane. It then has the same nearest place. */
static bool mesh_covers_inside(const mesh_contact *c)
{
    mesh_scan s;
    face_contact other;
    graze_vec3 nearest;
    graze_triangle_closest_point(&c->triangle, c->center, &nearest);
    mesh_scan_begin(&s, c->mesh);
    mesh_scan_set_box_around(&s, &nearest, &nearest, 1);
    while (mesh_scan_find_before(&s, c->face)) {
        graze_triangle_find_contact(&other, &s.triangle, c->center);
        if (other.kind == CONTACT_INSIDE &&
            !graze_separation_less(&other.apart, &c->contact.apart) &&
            !graze_separation_less(&c->contact.apart, &other.apart) &&
            graze_triangles_are_level(&s.triangle, &c->triangle))
            return true;
    }
    return false;
}

/* ---- The mesh ---- */

static bool mesh_has_contact(mesh_contact *c, graze_scalar limit)
{
    graze_triangle_find_contact(&c->contact, &c->triangle, c->center);
    if (!contact_is_within(&c->contact, limit))
        return false;
    return c->contact.kind == CONTACT_INSIDE ? !mesh_covers_inside(c) : !mesh_covers_border(c);
}

GRAZE_INLINE uint32_t mesh_planes_of_sphere(const graze_mesh *mesh, const graze_sphere *sphere,
                                            graze_scalar margin, graze_plane *planes, uint32_t most)
{
    const graze_scalar limit = contact_limit(sphere, margin);
    uint32_t found = 0;
    mesh_scan s;
    mesh_contact c;
    if (limit < 0)
        return 0;
    c.mesh = mesh;
    c.center = &sphere->center;
    mesh_scan_begin(&s, mesh);
    mesh_scan_set_box_around(&s, &sphere->center, &sphere->center, limit);
    while (mesh_scan_find_before(&s, UINT32_MAX)) {
        c.face = s.next - 1;
        mesh_copy_triangle(&c.triangle, &s.triangle.a, &s.triangle.b, &s.triangle.c);
        if (!mesh_has_contact(&c, limit))
            continue;
        if (found < most)
            graze_triangle_set_contact(&planes[found], &c.triangle, c.center, &c.contact);
        found++;
    }
    return found;
}

#endif
