/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cases of a line against a box, and the runner that checks them with every routine. */
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
    MIRRORED = 1, /* mirrored on each axis */
    REVERSED = 2  /* from b to a: entry and exit exchanged */
};

void run_line_cases(const line_case *cases, unsigned count, int images);

/* The cells of the policy about numbers. */
void aabb_line_has_negative_limit(void);
void aabb_line_spans_the_world(void);
void aabb_line_saturates(void);
void aabb_line_has_no_number(void);

#endif
