/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Corners and boxes of frustums and meshes. */
#include "values.h"

#include <math.h>

/* The determinant of three normals, of unit length. */
static real volume_of(const graze_frustum *f, int corner)
{
    real3 n[3];
    const int planes[3] = {(corner & 4) != 0 ? 1 : 0, (corner & 1) != 0 ? 3 : 2,
                           (corner & 2) != 0 ? 5 : 4};
    for (int i = 0; i < 3; i++) {
        const graze_normal *normal = &f->normal[planes[i]];
        const real3 v = {normal->x, normal->y, normal->z};
        n[i] = real3_unit(v);
    }
    return fabsl(real3_dot(n[0], real3_cross(n[1], n[2])));
}

/* In units of u S over the determinant of the normals; S is the greatest limit. */
static void judge_corners(margin *m, int variant)
{
    graze_frustum f;
    graze_vec3 corners[GRAZE_FRUSTUM_CORNERS];
    body b;
    real size = 0;
    (void)variant;
    border_draw_frustum(&f);
    body_of_frustum(&b, &f);
    MARGIN_NAME(m, "frustum", f);
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++)
        size = fmaxl(size, fabsl((real)f.limit[i]));
    graze_frustum_corners(&f, corners);
    for (int i = 0; i < GRAZE_FRUSTUM_CORNERS; i++)
        value_error_of_point(m, real3_of(corners[i]), b.corner[i], size / volume_of(&f, i));
}

static void judge_frustum_aabb(margin *m, int variant)
{
    graze_frustum f;
    graze_vec3 corners[GRAZE_FRUSTUM_CORNERS];
    graze_aabb got, want;
    (void)variant;
    border_draw_frustum(&f);
    MARGIN_NAME(m, "frustum", f);
    graze_frustum_corners(&f, corners);
    graze_aabb_from_points(corners, GRAZE_FRUSTUM_CORNERS, &want);
    graze_frustum_aabb(&f, &got);
    value_expect_words(m, &got.min.x, &want.min.x, 6);
}

static void judge_mesh_aabb(margin *m, int variant)
{
    enum { VERTICES = 8, FACES = 4 };
    any_point points[VERTICES];
    graze_vec3 vertices[VERTICES], used[3 * FACES];
    uint16_t indices[3 * FACES];
    graze_aabb got, want;
    (void)variant;
    for (int i = 0; i < VERTICES; i++) {
        border_draw_point(&points[i], 3);
        vertices[i] = points[i].vec3;
    }
    for (int i = 0; i < 3 * FACES; i++) {
        indices[i] = (uint16_t)surface_below(VERTICES);
        used[i] = vertices[indices[i]];
    }
    const graze_mesh mesh = {vertices, indices, surface_below(FACES + 1)};
    graze_aabb_from_points(used, 3 * mesh.count, &want);
    graze_mesh_aabb(&mesh, &got);
    value_expect_words(m, &got.min.x, &want.min.x, 6);
}

static void judge_vertices(margin *m, int along)
{
    contract_scene s;
    any_point way;
    border_draw_shape(&s, OF_AABB);
    border_draw_point(&way, 3);
    if (surface_below(4) == 0)
        way.words[surface_below(3)] = 0;
    const graze_aabb *box = &s.shape.aabb;
    const graze_vec3 got = along ? graze_aabb_positive_vertex(box, way.vec3)
                                 : graze_aabb_negative_vertex(box, way.vec3);
    for (int i = 0; i < 3; i++) {
        const graze_scalar min = (&box->min.x)[i], max = (&box->max.x)[i];
        const graze_scalar w = way.words[i];
        const graze_scalar want = (along ? w >= 0 : w < 0) ? max : min;
        margin_expect(m, !((&got.x)[i] < want) && !((&got.x)[i] > want));
    }
}

const margin_row value_view_rows[] = {
    {"frustum_corners", judge_corners, 0, 16, 0},
    {"frustum_aabb", judge_frustum_aabb, 0, 0, 0},
    {"mesh_aabb", judge_mesh_aabb, 0, 0, 0},
    {"aabb_positive_vertex", judge_vertices, 1, 0, 0},
    {"aabb_negative_vertex", judge_vertices, 0, 0, 0},
};
const size_t value_view_count = sizeof value_view_rows / sizeof value_view_rows[0];
