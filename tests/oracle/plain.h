/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The second judge: the same results for the box, slowly, in reduced rationals, by another
 * argument. The box and the line are convex, so their common part is one stretch; its ends are the
 * least and the greatest candidate in the box, and its middle is in the interior if anything is.
 * For a flat axis, one step back along the line determines the side from which it comes.
 */
#ifndef GRAZE_TESTS_PLAIN_H
#define GRAZE_TESTS_PLAIN_H

#include "oracle.h"

place plain_point(const graze_aabb *box, const graze_vec3 *point);
void plain_segment(const graze_aabb *box, const graze_segment *segment, oracle_answer *answer);
void plain_ray(const graze_aabb *box, const graze_ray *ray, oracle_answer *answer);

#endif
