/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Arguments for every query of the library, and its answer. The types are the same in both builds. */
#ifndef GRAZE_TESTS_SMALL_SCENE_H
#define GRAZE_TESTS_SMALL_SCENE_H

#include "../../include/graze/graze.h"

enum { SHAPES = 4, VERTICES = 8, FACES = 4 };

typedef struct {
    graze_vec3 points[VERTICES], normal, size;
    graze_vec2 points2[VERTICES], normal2, size2;
    graze_scalar position;
    int32_t side;
    graze_segment segment;
    graze_ray ray;
    graze_segment2 segment2;
    graze_ray2 ray2;
    graze_aabb boxes[SHAPES];
    graze_rect rects[2];
    graze_sphere spheres[SHAPES];
    graze_circle circles[2];
    graze_obb obbs[SHAPES];
    graze_plane plane;
    graze_triangle triangles[SHAPES];
    graze_parallelogram parallelogram;
    graze_segment2 wall;
    graze_quaternion rotation;
    graze_matrix matrix;
    uint16_t indices[FACES * 3];
    uint32_t count; /* of arrays */
} scene;

/* Some 32-bit words of every member, all of them compared. */
typedef struct {
    int32_t result, number;
    uint32_t index;
    graze_wide wide;
    graze_vec3 point;
    graze_vec2 point2;
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    graze_face_line_hit face_line_hit;
    graze_face_ray_hit face_ray_hit;
    graze_line_hit2 line_hit2;
    graze_ray_hit2 ray_hit2;
    graze_wall_line_hit2 wall_line_hit2;
    graze_wall_ray_hit2 wall_ray_hit2;
    graze_barycentric place;
    graze_aabb box;
    graze_rect rect;
    graze_obb obb;
    graze_plane plane;
} answer;

typedef struct {
    const char *name;
    void (*ask)(const scene *s, answer *a);
} query;

extern const query queries_fixed[], queries_small[];
extern const int count_of_queries;

#endif
