/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The scenes of the oracle of 4x4 matrices, and the functions that judge its routines. */
#ifndef GRAZE_TESTS_JUDGE_MAT4_H
#define GRAZE_TESTS_JUDGE_MAT4_H

#include "../../include/graze/graze.h"
#include "draw.h"
#include "judge.h"

enum { VIEWED, BOXED, SMALL, WILD, DEPENDENT, FLAT, MAT4_CLASSES };

/* Each routine uses some of the members. */
typedef struct {
    judge_case c;
    graze_mat4 a, b;     /* the factors of a product */
    graze_mat4 m;        /* the matrix of a frustum */
    graze_matrix matrix; /* the argument of from_matrix */
    graze_angle fov;
    graze_scalar aspect, z_near, z_far;
    graze_rect picture;
    graze_scalar box_near, box_far;
    graze_depth depth;
    graze_hand hand;
} mat4_scene;

void draw_mat4_scene(mat4_scene *s);

/* How an exact number was rounded; of several numbers the last of these that occurs. */
enum { EXACT, ROUNDED, TIED, SATURATED };

/* The greatest errors, which the program prints. */
enum { WORST_SIDE, WORST_SIDE_BEYOND, WORST_NORMAL, WORST_LIMIT };

/* The clip depth of the near plane (0) or the far plane (1). An unknown `depth` counts as the first. */
int clip_depth(graze_depth depth, int plane);

/* Fills a matrix that a routine must overwrite. */
void spoil_mat4(graze_mat4 *m);
bool is_no_projection(const graze_mat4 *m);
/* Whether all numbers outside of `set` are 0; its bits are 4 * row + column. */
bool is_zero_but(const graze_mat4 *m, unsigned set);

/* The routines of judge.h. */
int judge_mat4_multiply(void *scene, const char **fault);
int judge_mat4_from_matrix(void *scene, const char **fault);
int judge_mat4_perspective_depths(void *scene, const char **fault);
int judge_mat4_orthographic(void *scene, const char **fault);
int judge_mat4_perspective_sides(void *scene, const char **fault);
int judge_frustum_planes(void *scene, const char **fault);
int judge_frustum_normals(void *scene, const char **fault);

#endif
