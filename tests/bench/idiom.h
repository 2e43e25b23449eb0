/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What most people write in Q16.16, to compare with. See idiom.c. */
#ifndef GRAZE_TESTS_BENCH_IDIOM_H
#define GRAZE_TESTS_BENCH_IDIOM_H

#include "../../include/graze/graze.h"

bool idiom_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment);
bool idiom_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray);

/* GRAZE_HIT or GRAZE_MISS; the fraction is in Q16.16. */
graze_result idiom_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
                                 graze_line_hit *hit);
graze_result idiom_aabb_raycast(const graze_aabb *box, const graze_ray *ray, graze_ray_hit *hit);

#endif
