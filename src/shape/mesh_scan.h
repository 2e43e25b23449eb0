/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The faces of a mesh that may meet a box: those that are not beside it along an axis of the world. Each of them is then
 * tested as a triangle.
 */
#ifndef GRAZE_SHAPE_MESH_SCAN_H
#define GRAZE_SHAPE_MESH_SCAN_H

#include "../../include/graze/mesh.h"
#include "../number/clamp.h"
#include "../number/solid.h"

#include <stddef.h>

typedef struct {
    const graze_mesh *mesh;
    uint32_t next;           /* face */
    graze_triangle triangle; /* the face before it */
    graze_vec3 low, high;    /* the box; a side at the end of the world has no face beyond it */
} mesh_scan;

static inline void mesh_scan_begin(mesh_scan *s, const graze_mesh *mesh)
{
    s->mesh = mesh;
    s->next = 0;
    s->low.x = s->low.y = s->low.z = GRAZE_SCALAR_MIN;
    s->high.x = s->high.y = s->high.z = GRAZE_SCALAR_MAX;
}

/* The vertices are not clamped, so a side where the small world ends is opened. */
static inline void mesh_scan_set_box(mesh_scan *s, const graze_vec3 *low, const graze_vec3 *high)
{
    s->low.x = opened_below(low->x);
    s->low.y = opened_below(low->y);
    s->low.z = opened_below(low->z);
    s->high.x = opened_above(high->x);
    s->high.y = opened_above(high->y);
    s->high.z = opened_above(high->z);
}

/* A box expanded by a size, which MUST NOT be negative. */
static inline void mesh_scan_set_box_around(mesh_scan *s, const graze_vec3 *least,
                                            const graze_vec3 *most, graze_scalar size)
{
    graze_vec3 low, high;
    const span way = span_of(size);
    low.x = offset_held(least->x, true, way);
    low.y = offset_held(least->y, true, way);
    low.z = offset_held(least->z, true, way);
    high.x = offset_held(most->x, false, way);
    high.y = offset_held(most->y, false, way);
    high.z = offset_held(most->z, false, way);
    mesh_scan_set_box(s, &low, &high);
}

static inline void mesh_scan_set_box_of_capsule(mesh_scan *s, const graze_capsule *capsule)
{
    const graze_vec3 *a = &capsule->core.a, *b = &capsule->core.b;
    graze_vec3 low, high;
    low.x = lesser(a->x, b->x);
    low.y = lesser(a->y, b->y);
    low.z = lesser(a->z, b->z);
    high.x = greater(a->x, b->x);
    high.y = greater(a->y, b->y);
    high.z = greater(a->z, b->z);
    mesh_scan_set_box_around(s, &low, &high, capsule->radius);
}

GRAZE_INLINE bool mesh_is_beside(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar low,
                                 graze_scalar high)
{
    return (a < low && b < low && c < low) || (a > high && b > high && c > high);
}

static inline bool mesh_is_beside_box(const mesh_scan *s, const graze_vec3 *a, const graze_vec3 *b,
                                      const graze_vec3 *c)
{
    return mesh_is_beside(a->x, b->x, c->x, s->low.x, s->high.x) ||
           mesh_is_beside(a->y, b->y, c->y, s->low.y, s->high.y) ||
           mesh_is_beside(a->z, b->z, c->z, s->low.z, s->high.z);
}

static inline void mesh_copy_triangle(graze_triangle *t, const graze_vec3 *a, const graze_vec3 *b,
                                      const graze_vec3 *c)
{
    vec3_copy(&t->a, a);
    vec3_copy(&t->b, b);
    vec3_copy(&t->c, c);
}

static inline void mesh_copy_face(graze_triangle *t, const graze_mesh *mesh, uint32_t face)
{
    const uint16_t *const corners = &mesh->indices[(size_t)face * 3];
    mesh_copy_triangle(t, &mesh->vertices[corners[0]], &mesh->vertices[corners[1]],
                       &mesh->vertices[corners[2]]);
}

/* Finds the next face that may meet the box, and copies its corners; returns false if there is none. */
GRAZE_ONCE bool mesh_scan_find(mesh_scan *s)
{
    while (s->next < s->mesh->count) {
        const uint16_t *corners = &s->mesh->indices[(size_t)s->next * 3];
        const graze_vec3 *a = &s->mesh->vertices[corners[0]], *b = &s->mesh->vertices[corners[1]],
                         *c = &s->mesh->vertices[corners[2]];
        s->next++;
        if (!mesh_is_beside_box(s, a, b, c)) {
            mesh_copy_triangle(&s->triangle, a, b, c);
            return true;
        }
    }
    return false;
}

#endif
