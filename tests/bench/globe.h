/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A closed mesh of 26 vertices and 48 faces: two poles, and three rings of eight between them. */
#ifndef GRAZE_TESTS_BENCH_GLOBE_H
#define GRAZE_TESTS_BENCH_GLOBE_H

#include "bench.h"

enum { GLOBE_VERTICES = 26, GLOBE_FACES = 48 };

static const int8_t globe_vertices[GLOBE_VERTICES][3] = {
    {0, 0, 64},     {45, 0, 45},  {32, 32, 45},   {0, 45, 45},   {-32, 32, 45},   {-45, 0, 45},
    {-32, -32, 45}, {0, -45, 45}, {32, -32, 45},  {64, 0, 0},    {45, 45, 0},     {0, 64, 0},
    {-45, 45, 0},   {-64, 0, 0},  {-45, -45, 0},  {0, -64, 0},   {45, -45, 0},    {45, 0, -45},
    {32, 32, -45},  {0, 45, -45}, {-32, 32, -45}, {-45, 0, -45}, {-32, -32, -45}, {0, -45, -45},
    {32, -32, -45}, {0, 0, -64}};

static const uint16_t globe_corners[GLOBE_FACES * 3] = {
    0,  1,  2,  0,  2,  3,  0,  3,  4,  0,  4,  5,  0,  5,  6,  0,  6,  7,  0,  7,  8,  0,  8,  1,
    1,  9,  10, 1,  10, 2,  2,  10, 11, 2,  11, 3,  3,  11, 12, 3,  12, 4,  4,  12, 13, 4,  13, 5,
    5,  13, 14, 5,  14, 6,  6,  14, 15, 6,  15, 7,  7,  15, 16, 7,  16, 8,  8,  16, 9,  8,  9,  1,
    9,  17, 18, 9,  18, 10, 10, 18, 19, 10, 19, 11, 11, 19, 20, 11, 20, 12, 12, 20, 21, 12, 21, 13,
    13, 21, 22, 13, 22, 14, 14, 22, 23, 14, 23, 15, 15, 23, 24, 15, 24, 16, 16, 24, 17, 16, 17, 9,
    17, 25, 18, 18, 25, 19, 19, 25, 20, 20, 25, 21, 21, 25, 22, 22, 25, 23, 23, 25, 24, 24, 25, 17};

static inline graze_scalar globe_coordinate(graze_scalar low, graze_scalar high, int part)
{
    return low + (high - low) / 128 * (graze_scalar)(64 + part);
}

/* A globe as large as the box. */
static inline graze_mesh globe_in(const graze_aabb *box, graze_vec3 *vertices)
{
    graze_mesh mesh = {vertices, globe_corners, GLOBE_FACES};
    for (int i = 0; i < GLOBE_VERTICES; i++) {
        vertices[i].x = globe_coordinate(box->min.x, box->max.x, globe_vertices[i][0]);
        vertices[i].y = globe_coordinate(box->min.y, box->max.y, globe_vertices[i][1]);
        vertices[i].z = globe_coordinate(box->min.z, box->max.z, globe_vertices[i][2]);
    }
    return mesh;
}

#endif
