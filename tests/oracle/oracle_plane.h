/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact result of a line against a plane. There are three candidates: the two ends of the line,
 * and the point where the signed distance, which is linear, is zero. The side of the exact point is
 * computed at each, and between the contact and the far end.
 */
#ifndef GRAZE_TESTS_ORACLE_PLANE_H
#define GRAZE_TESTS_ORACLE_PLANE_H

#include "../../include/graze/capsule.h"
#include "exact.h"
#include "inputs_plane.h"

/* All members are 0 for a miss. */
typedef struct plane_answer {
    graze_result result;
    graze_vec3 point;
    int32_t at; /* fraction or t */
    int32_t side;
} plane_answer;

typedef struct plane_oracle {
    exact_line line;
    exact_list list;
    exact_ratio end;
    exact_point point;
    mpz_t distance, start, step;
} plane_oracle;

void plane_oracle_init(plane_oracle *o);
void plane_oracle_clear(plane_oracle *o);

plane_answer plane_oracle_segment(plane_oracle *o, const input_plane *p, const graze_segment *s);
plane_answer plane_oracle_ray(plane_oracle *o, const input_plane *p, const graze_ray *r);

/* -1, 0, 1: behind the plane, on it, in front. */
int plane_oracle_point(plane_oracle *o, const input_plane *p, const graze_vec3 *point);
/* -1: all corners are behind; 0: some are on it, or they are on both sides; 1: all are in front.
 * -1 for an empty box. */
int plane_oracle_box(plane_oracle *o, const input_plane *p, const graze_aabb *box);
/* The same for all points of a sphere. */
int plane_oracle_sphere(plane_oracle *o, const input_plane *p, const graze_sphere *sphere);

/* And of a capsule: of the spheres around both ends. */
int plane_oracle_capsule(plane_oracle *o, const input_plane *p, const graze_capsule *capsule);

#endif
