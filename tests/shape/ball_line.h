/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cases of a line against a ball, and the runner that checks them with every routine. */
#ifndef GRAZE_TESTS_BALL_LINE_H
#define GRAZE_TESTS_BALL_LINE_H

#include "ball_answers.h"
#include "balls.h"
#include "../support/expectation.h"

typedef struct {
    const char *name;
    graze_sphere ball;
    graze_segment segment;
    expectation entry, exit;
} ball_case;

/* Checks all images of the scene. `reversed`: also from b to a, with entry and exit exchanged. */
void run_ball_cases(const ball_case *cases, unsigned count, bool reversed);

/* The cells of the policy about numbers. */
void ball_line_has_negative_limit(void);
void ball_line_spans_the_world(void);
void ball_line_saturates(void);
void ball_line_has_no_number(void);

/* Lines that touch, and lines one raw unit farther out and farther in. */
void ball_tangents(void);
#if !GRAZE_FLOAT
/* Rays whose limit is next to the point in which they touch. */
void ball_limits(void);
#endif

/* Lines that start on the surface and leave along the tangent. */
void ball_tangent_starts(void);

/* Lines that count as points because their squared length is 0, and the shortest lines that do not. */
void ball_line_is_short(void);

#endif
