/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A case of a line against a ball, checked as segment and as ray, with a hit and without, in all images. */
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

/* In all images of the scene; with `reversed`, also from b to a, which exchanges entry and exit. */
void run_ball_cases(const ball_case *cases, unsigned count, bool reversed);

/* The cells of the policy that are about numbers. */
void ball_line_has_negative_limit(void);
void ball_line_spans_the_world(void);
void ball_line_saturates(void);
void ball_line_has_no_number(void);

/* Lines that touch, and those a raw unit farther out and farther in. */
void ball_tangents(void);

/* Lines that are points, as their squares are nothing; and the shortest that are not. */
void ball_line_is_short(void);

#endif
