/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The results of all casts of a segment and a ray at a sphere or a circle. */
#ifndef GRAZE_TESTS_BALL_ANSWERS_H
#define GRAZE_TESTS_BALL_ANSWERS_H

#include "../../include/graze/graze.h"

/* The results of the four casts. A hit that a cast leaves unchanged contains only sevens. */
typedef struct {
    graze_result segment, segment_exit, ray, ray_exit;
    graze_line_hit hit, exit_hit;
    graze_ray_hit ray_hit, ray_exit_hit;
} ball_answers;

/* Casts at a sphere, or at the circle that is its outline in the plane z = 0; then each hit has z = 0. */
ball_answers ask_sphere(const graze_sphere *ball, const graze_segment *segment,
                        const graze_ray *ray);
ball_answers ask_circle(const graze_sphere *ball, const graze_segment *segment,
                        const graze_ray *ray);

#endif
