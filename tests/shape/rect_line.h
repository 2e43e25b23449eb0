/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cases of a line against a rectangle, and the runner that checks them with every routine. */
#ifndef GRAZE_TESTS_RECT_LINE_H
#define GRAZE_TESTS_RECT_LINE_H

#include "rects.h"

typedef struct {
    graze_result result;
    graze_vec2 point, normal;
    graze_fraction fraction;
} flat_expectation;

typedef struct {
    const char *name;
    graze_rect rect;
    graze_segment2 segment;
    flat_expectation entry, exit;
} flat_case;

/* The images in which a case must hold as well. */
enum {
    FLAT_MIRRORED = 1, /* mirrored on each axis */
    FLAT_REVERSED = 2  /* from b to a: entry and exit exchanged */
};

void run_flat_cases(const flat_case *cases, unsigned count, int images);

graze_ray2 ray_of_segment2(graze_segment2 s);

/* The cells of the policy about numbers. */
void rect_line_has_negative_limit(void);
void rect_line_spans_the_world(void);
void rect_line_saturates(void);
void rect_line_has_no_number(void);

#endif
