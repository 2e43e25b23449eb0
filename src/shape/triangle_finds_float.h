/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The fraction or t of a hit at a triangle, without the hit: functions of triangle_float.c for the nearest of many.
 *
 * They return whether the line hits the triangle with a fraction or a t of at most the limit, and set *fraction or *t to the
 * number that graze_triangle_linecast or graze_triangle_raycast reports. After a miss this number is unspecified.
 */
#ifndef GRAZE_SHAPE_TRIANGLE_FINDS_FLOAT_H
#define GRAZE_SHAPE_TRIANGLE_FINDS_FLOAT_H

#include "../../include/graze/mesh.h"
#include "../number/float.h"

bool grazef_triangle_finds_on_segment(const graze_triangle *triangle, const graze_segment *segment,
                                      graze_scalar limit, graze_fraction *fraction);
bool grazef_triangle_finds_on_ray(const graze_triangle *triangle, const graze_ray *ray,
                                  graze_scalar limit, graze_scalar *t);

/* The square of the distance, for the nearest face of a mesh. */
float grazef_triangle_squared_distance(const graze_triangle *triangle, const graze_vec3 *point);

/* A face of a mesh. */
static inline void mesh_set_triangle(graze_triangle *t, const graze_mesh *mesh,
                                     const uint16_t *corners)
{
    vec3_copy(&t->a, &mesh->vertices[corners[0]]);
    vec3_copy(&t->b, &mesh->vertices[corners[1]]);
    vec3_copy(&t->c, &mesh->vertices[corners[2]]);
}

#endif
