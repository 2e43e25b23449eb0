/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two shapes, or a shape and a point, that touch, nearly touch, overlap or are apart: ordinary floats, as line.h defines
 * them. Drawn from random_bits of floats.h. */
#ifndef GRAZE_TESTS_BORDER_SCENES_H
#define GRAZE_TESTS_BORDER_SCENES_H

#include "body.h"
#include "margin.h"
#include "surface_lines.h"

/* Indices of contract_kinds. */
typedef enum {
    OF_AABB,
    OF_RECT,
    OF_OBB,
    OF_SPHERE,
    OF_CIRCLE,
    OF_PLANE,
    OF_XY,
    OF_XZ,
    OF_YZ,
    OF_DISC,
    OF_TRIANGLE,
    OF_PARALLELOGRAM,
    OF_WALL,
    OF_CAPSULE,
    OF_CYLINDER
} border_kind;

typedef union {
    graze_scalar words[3];
    graze_vec2 vec2;
    graze_vec3 vec3;
} any_point;

void border_draw_shape(contract_scene *s, border_kind kind);
void border_draw_point(any_point *p, uint32_t axes);
void border_draw_frustum(graze_frustum *f);

void border_body(body *b, const contract_scene *s);

/* Moves the second to the border of the first: so that it touches, nearly touches, or does not. */
void border_place_point(any_point *p, const body *at, uint32_t axes);
void border_place_shape(contract_scene *s, const body *at);

/* body_thinness of a triangle or a parallelogram, else 1. */
real border_thinness(const contract_scene *s, const body *b);

/* S of two shapes: with the difference of the places at which they begin. */
real border_size(const contract_scene *s, const contract_scene *other);
real border_size_of_point(const any_point *p, uint32_t axes);

/* The error of the answer whether two shapes have a common point, in units of u S. */
void border_error(margin *m, bool answer, real gap, real size);

#endif
