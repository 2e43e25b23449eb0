/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact results for constructions from planes, in integers of any length. A normal is searched
 * for among all powers of two. A distance and a projection are not computed but judged: no other
 * number is nearer, by squares for a distance and by products for a projection.
 */
#ifndef GRAZE_TESTS_ORACLE_PLANE_FROM_H
#define GRAZE_TESTS_ORACLE_PLANE_FROM_H

#include <gmp.h>
#include <stdbool.h>

#include "inputs_plane_from.h"

/* (b - a) x (c - a), rounded as plane.h documents. Returns true if it is exact. */
bool exact_normal(const graze_vec3 points[3], int32_t normal[3]);

typedef enum how_rounded { AS_IT_IS, ROUNDED, A_TIE, HELD, NOT_NEAREST } how_rounded;

/* How `got` was rounded from the exact distance, or from coordinate `axis` of the exact projection. */
how_rounded exact_distance(const plane_from_query *q, int32_t got);
how_rounded exact_projection(const plane_from_query *q, int axis, int32_t got);

#endif
