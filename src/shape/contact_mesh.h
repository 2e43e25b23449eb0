/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The planes of contact of a mesh and a mover: those of its faces, without doubles. graze/contact.h says which face gives none.
 *
 * A place on an edge or a corner of a face is on other faces too: on those that contain the whole edge, or the corner. It
 * is the nearest place of the mesh there, in all directions, if none of these is nearer. They are found by the box of one
 * corner, which most faces are beside. The distance of a convex mover from a convex face has one least value, so a nearer
 * face that contains the place is nearer in its neighbourhood as well.
 *
 * A file that includes this defines before, for a sphere or a capsule:
 *
 *   mesh_mover                its center or its core
 *   mover_set_box(&scan, mover, limit)   the box around the mover, expanded by the limit
 *   mover_set_box_of_plane(&scan, mover, &triangle, limit)   a box that all faces meet whose inside the mover is above in
 *                             the plane of that triangle
 *   mover_touches(&contact, &triangle, mover, limit)   finds the contact; returns whether it is within the limit
 *   mover_find_contact(&contact, &triangle, mover), mover_set_contact(&plane, &triangle, mover, &contact)
 */
#include "contact.h"
#include "mesh_scan.h"

typedef struct {
    const graze_mesh *mesh;
    const mesh_mover *mover;
    graze_scalar limit;
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

/* Whether another face contains the edge or the corner, and is nearer, or as near and before, or has the place inside. */
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
        mover_find_contact(&other, &s.triangle, c->mover);
        if (graze_separation_less(&other.apart, &c->contact.apart) ||
            ((face < c->face || other.kind == CONTACT_INSIDE) &&
             !graze_separation_less(&c->contact.apart, &other.apart)))
            return true;
    }
    return false;
}

/* ---- The inside ---- */

/* Whether the mover is above the inside of a face before it, in the same plane. It is then as near. */
static bool mesh_covers_inside(const mesh_contact *c)
{
    mesh_scan s;
    face_contact other;
    mesh_scan_begin(&s, c->mesh);
    mover_set_box_of_plane(&s, c->mover, &c->triangle, c->limit);
    while (mesh_scan_find_before(&s, c->face)) {
        if (!graze_triangles_are_in_one_plane(&c->triangle, &s.triangle))
            continue;
        mover_find_contact(&other, &s.triangle, c->mover);
        if (other.kind == CONTACT_INSIDE)
            return true;
    }
    return false;
}

/* ---- The mesh ---- */

static bool mesh_has_contact(mesh_contact *c)
{
    if (!mover_touches(&c->contact, &c->triangle, c->mover, c->limit))
        return false;
    return c->contact.kind == CONTACT_INSIDE ? !mesh_covers_inside(c) : !mesh_covers_border(c);
}

GRAZE_INLINE uint32_t mesh_planes_of_mover(const graze_mesh *mesh, const mesh_mover *mover,
                                           graze_scalar limit, graze_plane *planes, uint32_t most)
{
    uint32_t found = 0;
    mesh_scan s;
    mesh_contact c;
    if (limit < 0)
        return 0;
    c.mesh = mesh;
    c.mover = mover;
    c.limit = limit;
    mesh_scan_begin(&s, mesh);
    mover_set_box(&s, mover, limit);
    while (mesh_scan_find_before(&s, UINT32_MAX)) {
        c.face = s.next - 1;
        mesh_copy_triangle(&c.triangle, &s.triangle.a, &s.triangle.b, &s.triangle.c);
        if (!mesh_has_contact(&c))
            continue;
        if (found < most)
            mover_set_contact(&planes[found], &c.triangle, mover, &c.contact);
        found++;
    }
    return found;
}
