/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The closest places of a triangle and a core, exactly, in fractions of any length. The places of each end of the core and of
 * each edge are tried, and where the core crosses the triangle. The middle of all that are as close lies on the same edge, at
 * the same corner or in the inside as the set of all closest places does: the set is convex.
 */
#ifndef GRAZE_TESTS_ORACLE_FACE_CORE_H
#define GRAZE_TESTS_ORACLE_FACE_CORE_H

#include "nearest_face.h"
#include "oracle_closest.h"

/* Where the closest places are. */
typedef enum { CORE_INSIDE, CORE_ON_EDGE, CORE_AT_CORNER, CORE_NOWHERE } face_core_kind;

typedef struct face_core_oracle {
    face_oracle face;
    nearest_face nearest;
    closest_oracle edge;
    int32_t words[9], core[6];
    mpq_t squared, way[3]; /* from the face to the core */
    face_core_kind kind;
    int from, to;     /* the corners of the edge; both are the corner */
    int32_t point[3]; /* the place, rounded to nearest, ties away from the start of its edge */
    int at; /* 0, 1: it is nearest to an end of the core; 2, 3, 4: on an edge; 5: the core crosses the face */
    mpq_t next, place[3], sum[3], step[3], part, whole; /* scratch */
} face_core_oracle;

void face_core_init(face_core_oracle *o);
void face_core_clear(face_core_oracle *o);

void face_core_find(face_core_oracle *o, const int32_t *words, const int32_t *core);
/* Whether that is the place, rounded as each coordinate of it is. */
bool face_core_is_point(face_core_oracle *o, const int32_t *point);
/* The sum of the heights of both ends, by its sign; 0 counts as 1. */
int face_core_side(face_core_oracle *o);
/* < 0, 0, > 0: the distance is less than that number, which is not negative. */
int face_core_against(face_core_oracle *o, int32_t number);
/* Whether the face has that point. */
bool face_core_contains(face_core_oracle *o, const int32_t *point);
/* Whether the other face is in the plane of this one. */
bool face_core_is_level_with(face_core_oracle *o, const face_core_oracle *other);

#endif
