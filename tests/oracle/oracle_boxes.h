/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact results for the box with boxes, spheres and points, by candidates and membership, in
 * integers of any length. The common part of two boxes, if any, contains a point whose coordinates
 * are all sides of the boxes; the nearest point of a box has each coordinate from a side or from
 * the query point. So all such points are tested in turn: whether they are inside, and how far
 * away.
 */
#ifndef GRAZE_TESTS_ORACLE_BOXES_H
#define GRAZE_TESTS_ORACLE_BOXES_H

#include <gmp.h>
#include <stdbool.h>

#include "inputs_boxes.h"

bool exact_is_empty(const int32_t *box);
bool exact_boxes_meet(const int32_t *a, const int32_t *b);
/* The same for points of both interiors. */
bool exact_interiors_meet(const int32_t *a, const int32_t *b);
bool exact_box_holds(const int32_t *box, const int32_t *other);

/* The nearest point of the box and its squared distance. Returns false if the box is empty. */
bool exact_nearest(const int32_t *box, const int32_t *point, int32_t *nearest, mpz_t squared);
/* The sign of squared - radius^2. */
int exact_against_radius(const mpz_t squared, int32_t radius);
/* sqrt(squared) to nearest, at most INT32_MAX. */
int32_t exact_root(const mpz_t squared);
/* At most INT64_MAX. */
int64_t exact_wide(const mpz_t squared);

/* One axis of a box from center and size. Sets `held` if an end is clamped to the world. */
void exact_ends(int32_t center, int32_t size, int32_t *low, int32_t *high, bool *held);
/* The hull of points; for no points the empty box that the header documents. */
void exact_hull(const int32_t *points, uint32_t count, int32_t *box);

#endif
