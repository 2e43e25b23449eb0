/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The second judge: the same answers for the box, slowly, in reduced rationals, from another
 * argument. The box and the line are convex, so what they share is one stretch; its ends are the
 * least and the greatest candidate in the box, and the middle of it is in the interior if anything
 * is. Of a flat axis, one step back along the line tells from which side it comes.
 */
#ifndef GRAZE_TESTS_PLAIN_H
#define GRAZE_TESTS_PLAIN_H

#include "oracle.h"

place plain_point(const graze_aabb *box, const graze_vec3 *point);
void plain_segment(const graze_aabb *box, const graze_segment *segment, oracle_answer *answer);
void plain_ray(const graze_aabb *box, const graze_ray *ray, oracle_answer *answer);

#endif
