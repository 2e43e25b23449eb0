/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact results of lines against triangles and parallelograms, as polygons of three or four
 * corners in coordinates of the world: the exact point where the line crosses the plane, and
 * whether it is to the left of every edge, seen along an axis. The heights of both ends of the line
 * above the plane distinguish touch and hit.
 */
#ifndef GRAZE_TESTS_ORACLE_FACE_H
#define GRAZE_TESTS_ORACLE_FACE_H

#include "exact.h"

typedef struct face_oracle {
    int corners;
    mpz_t corner[4][3];
    mpz_t normal[3], distance; /* the plane: normal . p == distance */
    int along;                 /* the axis along which the face is viewed */
    exact_line line;
    exact_ratio t;
    exact_point point;
    mpz_t from, to, slope; /* heights of the ends, times a positive number */
    mpz_t scratch[3], one;
} face_oracle;

/* For a miss only `result` and the results for the infinite line are valid. */
typedef struct face_answer {
    int32_t result, side, at; /* at: fraction or t */
    graze_vec3 point;
    bool to_back;  /* the line runs from the front to the back */
    bool meets;    /* whether the infinite line meets the face in one point */
    int32_t uv[2]; /* of that point */
} face_answer;

void face_oracle_init(face_oracle *o);
void face_oracle_clear(face_oracle *o);

/* `words` are three points for 3 corners; a point and two edges for 4. */
void face_oracle_set(face_oracle *o, int corners, const int32_t *words);

void face_oracle_segment(face_oracle *o, const graze_segment *segment, face_answer *answer);
void face_oracle_ray(face_oracle *o, const graze_ray *ray, face_answer *answer);

/* The greatest error of a component of the unit normal, in raw units. The face must have an area. */
double face_oracle_normal_off(face_oracle *o, const graze_vec3 *normal);

#endif
