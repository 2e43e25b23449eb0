/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Meshes, for eva.c. */
#ifndef GRAZE_TESTS_PROOF_ALL_OF_MESHES_H
#define GRAZE_TESTS_PROOF_ALL_OF_MESHES_H

#include "any.h"

static void rest_of_meshes(const graze_mesh *mesh)
{
    const graze_vec3 point = any_vec3();
    graze_vec3 made;
    graze_sphere sphere;
    graze_aabb box;
    graze_triangle triangle;
    uint32_t face;
    sphere.center = any_vec3();
    sphere.radius = any();
    box.min = any_vec3();
    box.max = any_vec3();
    triangle.a = any_vec3();
    triangle.b = any_vec3();
    triangle.c = any_vec3();
    (void)graze_mesh_overlaps_sphere(mesh, &sphere);
    (void)graze_mesh_overlaps_aabb(mesh, &box);
    (void)graze_mesh_overlaps_triangle(mesh, &triangle);
    (void)graze_mesh_contains_point(mesh, &point);
    graze_mesh_closest_point(mesh, &point, &face, &made);
}

static volatile uint32_t any_number;

/* Two faces on three vertices, of which one takes the place of another among those kept. */
static void all_of_meshes(void)
{
    static const uint16_t indices[6] = {0, 1, GRAZE_MESH_KEPT, 1, GRAZE_MESH_KEPT, 0};
    static graze_vec3 vertices[GRAZE_MESH_KEPT + 1];
    graze_mesh mesh;
    const graze_segment segment = any_segment();
    const graze_ray ray = any_ray();
    graze_face_line_hit line_hit;
    graze_face_ray_hit ray_hit;
    graze_aabb box;
    graze_triangle triangle;
    uint32_t face, faces[2];
    vertices[0] = any_vec3();
    vertices[1] = any_vec3();
    vertices[GRAZE_MESH_KEPT] = any_vec3();
    mesh.vertices = vertices;
    mesh.indices = indices;
    mesh.count = 2;
    (void)graze_mesh_overlaps_segment(&mesh, &segment);
    (void)graze_mesh_overlaps_ray(&mesh, &ray);
    (void)graze_mesh_linecast(&mesh, &segment, &face, &line_hit);
    (void)graze_mesh_raycast(&mesh, &ray, &face, &ray_hit);
    graze_mesh_aabb(&mesh, &box);
    rest_of_meshes(&mesh);
    box.min = any_vec3();
    box.max = any_vec3();
    (void)graze_mesh_face(&mesh, any_number, &triangle);
    (void)graze_mesh_gather(&mesh, &box, faces, 2);
}

#endif
