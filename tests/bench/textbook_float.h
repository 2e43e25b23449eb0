/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The float routine of the textbooks, to compare with. See textbook_float.c. */
#ifndef GRAZE_TESTS_BENCH_TEXTBOOK_FLOAT_H
#define GRAZE_TESTS_BENCH_TEXTBOOK_FLOAT_H

#include "../../include/graze/graze.h"

bool textbook_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment);
bool textbook_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray);

/* GRAZE_HIT or GRAZE_MISS. */
graze_result textbook_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
                                    graze_line_hit *hit);
graze_result textbook_aabb_raycast(const graze_aabb *box, const graze_ray *ray, graze_ray_hit *hit);

#endif
