/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact results for constructions from planes, in integers of any length. A normal is searched
 * for among all powers of two; a distance and a projection are not computed but judged: no other
 * number is nearer, by squares for the first and by products for the second.
 */
#ifndef GRAZE_TESTS_ORACLE_PLANE_FROM_H
#define GRAZE_TESTS_ORACLE_PLANE_FROM_H

#include <gmp.h>
#include <stdbool.h>

#include "inputs_plane_from.h"

/* (b - a) x (c - a), as plane.h rounds it. True if nothing had to be rounded. */
bool exact_normal(const graze_vec3 points[3], int32_t normal[3]);

typedef enum how_rounded { AS_IT_IS, ROUNDED, A_TIE, HELD, NOT_NEAREST } how_rounded;

/* How `got` relates to the distance, and to one coordinate of the projection (0, 1, 2). */
how_rounded exact_distance(const plane_from_query *q, int32_t got);
how_rounded exact_projection(const plane_from_query *q, int axis, int32_t got);

#endif
