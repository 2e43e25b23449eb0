/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact place of a triangle or a parallelogram that is nearest to a point: of the foot of the
 * point, where that is inside, and of the nearest of each edge, the one with the least square.
 */
#ifndef GRAZE_TESTS_NEAREST_FACE_H
#define GRAZE_TESTS_NEAREST_FACE_H

#include "oracle_face.h"

typedef enum { AT_CORNER, ON_EDGE, IN_FACE } nearest_region;

/* From the point, `way` / den leads to the place; squared / den^2 is the square of its length. */
typedef struct {
    mpz_t way[3], den, squared;
    nearest_region region;
    int tie[3]; /* where a tie may go: up, down, and where both are as good, either */
} nearest_place;

enum { TIE_UP = 1, TIE_DOWN = 2 };

typedef struct {
    nearest_place best, next;
    mpz_t u[3], v[3], from[3]; /* the edges, and from the first corner to the point */
    mpz_t uu, uv, vv, uf, vf, s, t, left;
    mpz_t point[3];
} nearest_face;

void nearest_init(nearest_face *n);
void nearest_clear(nearest_face *n);

bool face_has_area(const face_oracle *o);
void nearest_find(nearest_face *n, face_oracle *o, const int32_t *point);

/* Whether that is the place, rounded to nearest on each axis and held in the world. */
bool nearest_is(nearest_face *n, const int32_t *got);
/* The distance, rounded to nearest and held in the world. */
int32_t nearest_distance(nearest_face *n);
/* < 0, 0, > 0: the distance is less than that number, which is not negative. */
int nearest_against(nearest_face *n, int32_t number);
/* The least number that the distance does not exceed. */
int32_t nearest_reach(nearest_face *n);

#endif
