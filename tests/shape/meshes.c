/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "meshes.h"
#include "../support/shapes.h"

#include <stddef.h>

/* GRAZE_C does not compile where a double has 32 bits. */
#define CORNER(x, y, z)                                                                            \
    {                                                                                              \
        GRAZE_RATIO(x, 1), GRAZE_RATIO(y, 1), GRAZE_RATIO(z, 1)                                    \
    }

static const graze_vec3 corners_of_cube[CUBE_VERTICES] = {
    CORNER(-2, -2, -2), CORNER(2, -2, -2), CORNER(-2, 2, -2), CORNER(2, 2, -2),
    CORNER(-2, -2, 2),  CORNER(2, -2, 2),  CORNER(-2, 2, 2),  CORNER(2, 2, 2),
};
static const uint16_t faces_of_cube[12 * 3] = {0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5,
                                               0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3,
                                               0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6};
const graze_mesh cube = {corners_of_cube, faces_of_cube, 12};

mesh_segment_answers ask_mesh_segment(const graze_mesh *m, const graze_segment *segment)
{
    const graze_face_line_hit untouched = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    mesh_segment_answers a;
    a.hit = untouched;
    a.face = a.face_only = 7;
    a.overlaps = graze_mesh_overlaps_segment(m, segment);
    a.result = graze_mesh_linecast(m, segment, &a.face, &a.hit);
    a.result_only = graze_mesh_linecast(m, segment, &a.face_only, NULL);
    if (graze_mesh_linecast(m, segment, NULL, NULL) != a.result_only)
        a.result_only = GRAZE_INSIDE;
    return a;
}

mesh_ray_answers ask_mesh_ray(const graze_mesh *m, const graze_ray *ray)
{
    const graze_face_ray_hit untouched = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    mesh_ray_answers a;
    a.hit = untouched;
    a.face = a.face_only = 7;
    a.overlaps = graze_mesh_overlaps_ray(m, ray);
    a.result = graze_mesh_raycast(m, ray, &a.face, &a.hit);
    a.result_only = graze_mesh_raycast(m, ray, &a.face_only, NULL);
    if (graze_mesh_raycast(m, ray, NULL, NULL) != a.result_only)
        a.result_only = GRAZE_INSIDE;
    return a;
}

graze_triangle triangle_of_mesh(const graze_mesh *m, uint32_t face)
{
    const uint16_t *corners = m->indices + 3 * face;
    graze_triangle t;
    t.a = m->vertices[corners[0]];
    t.b = m->vertices[corners[1]];
    t.c = m->vertices[corners[2]];
    return t;
}

mesh_segment_answers loop_segment(const graze_mesh *m, const graze_segment *segment)
{
    const graze_face_line_hit untouched = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    mesh_segment_answers a;
    a.hit = untouched;
    a.face = GRAZE_NO_INDEX;
    a.result = GRAZE_MISS;
    for (uint32_t i = 0; i < m->count; i++) {
        const graze_triangle t = triangle_of_mesh(m, i);
        graze_face_line_hit hit;
        graze_result result = graze_triangle_linecast(&t, segment, &hit);
        if (result == GRAZE_MISS || (a.result != GRAZE_MISS && hit.fraction >= a.hit.fraction))
            continue;
        a.result = result;
        a.face = i;
        a.hit = hit;
    }
    a.overlaps = a.result != GRAZE_MISS;
    a.result_only = a.result;
    a.face_only = a.face;
    return a;
}

mesh_ray_answers loop_ray(const graze_mesh *m, const graze_ray *ray)
{
    const graze_face_ray_hit untouched = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    mesh_ray_answers a;
    a.hit = untouched;
    a.face = GRAZE_NO_INDEX;
    a.result = GRAZE_MISS;
    for (uint32_t i = 0; i < m->count; i++) {
        const graze_triangle t = triangle_of_mesh(m, i);
        graze_face_ray_hit hit;
        graze_result result = graze_triangle_raycast(&t, ray, &hit);
        if (result == GRAZE_MISS || (a.result != GRAZE_MISS && hit.t >= a.hit.t))
            continue;
        a.result = result;
        a.face = i;
        a.hit = hit;
    }
    a.overlaps = a.result != GRAZE_MISS;
    a.result_only = a.result;
    a.face_only = a.face;
    return a;
}

bool same_of_segment(const mesh_segment_answers *a, const mesh_segment_answers *b)
{
    return a->overlaps == b->overlaps && a->result == b->result &&
           a->result_only == b->result_only && a->face == b->face && a->face_only == b->face_only &&
           vec3_equal(a->hit.point, b->hit.point) && vec3_equal(a->hit.normal, b->hit.normal) &&
           a->hit.fraction == b->hit.fraction && a->hit.side == b->hit.side;
}

bool same_of_ray(const mesh_ray_answers *a, const mesh_ray_answers *b)
{
    return a->overlaps == b->overlaps && a->result == b->result &&
           a->result_only == b->result_only && a->face == b->face && a->face_only == b->face_only &&
           vec3_equal(a->hit.point, b->hit.point) && vec3_equal(a->hit.normal, b->hit.normal) &&
           a->hit.t == b->hit.t && a->hit.side == b->hit.side;
}

enum { ALL_IN_ONE, FOUR_TO_ONE, MOST_FACES = 24 };

static uint16_t spread_index(uint32_t vertex, int way)
{
    if (way == ALL_IN_ONE)
        return (uint16_t)(GRAZE_MESH_KEPT * vertex);
    return (uint16_t)(way == FOUR_TO_ONE ? vertex / 4 + GRAZE_MESH_KEPT * (vertex % 4) : vertex);
}

graze_mesh spread(const graze_mesh *m, uint32_t vertices, int way)
{
    static graze_vec3 vertices_spread[GRAZE_MESH_KEPT * MOST_SPREAD];
    static uint16_t indices[3 * MOST_FACES];
    graze_mesh s = {vertices_spread, indices, m->count < MOST_FACES ? m->count : MOST_FACES};
    for (uint32_t i = 0; i < vertices && i < MOST_SPREAD; i++)
        vertices_spread[spread_index(i, way)] = m->vertices[i];
    for (uint32_t i = 0; i < 3 * s.count; i++)
        indices[i] = spread_index(m->indices[i], way);
    return s;
}
