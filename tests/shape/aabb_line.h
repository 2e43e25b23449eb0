/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A case of a line against a box, checked as segment and as ray, with a hit and without, in all images. */
#ifndef GRAZE_TESTS_AABB_LINE_H
#define GRAZE_TESTS_AABB_LINE_H

#include "../support/expectation.h"

typedef struct {
    const char *name;
    graze_aabb box;
    graze_segment segment;
    expectation entry, exit;
} line_case;

/* The images in which a case must hold as well. */
enum {
    MIRRORED = 1, /* on each axis */
    REVERSED = 2  /* from b to a: entry and exit change places */
};

void run_line_cases(const line_case *cases, unsigned count, int images);

/* The cells of the policy that are about numbers. */
void aabb_line_has_negative_limit(void);
void aabb_line_spans_the_world(void);
void aabb_line_saturates(void);
void aabb_line_has_no_number(void);

#endif
