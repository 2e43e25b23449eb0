/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes, cases of a line against one, and the runner that checks them with every routine. */
#ifndef GRAZE_TESTS_OBB_LINE_H
#define GRAZE_TESTS_OBB_LINE_H

#include "../support/expectation.h"

typedef struct {
    const char *name;
    graze_obb box;
    graze_segment segment;
    expectation entry, exit;
} obb_case;

/* abs(x + y) <= 1, abs(y - x) <= 1, abs(z) <= 1: a prism with corners at 1 and -1 on x and y.
 * Its axes are not unit vectors, and its points are dyadic. */
#define DIAMOND_WITH(x, y, z)                                                                      \
    {                                                                                              \
        AT(0, 0, 0), {AT(1, 1, 0), AT(-1, 1, 0), AT(0, 0, 1)}, AT(x, y, z)                         \
    }
#define DIAMOND DIAMOND_WITH(1, 1, 1)

/* A box turned by a quarter about z: its x is y of the world, its y is -x. Then the same with
 * half extents 3, 1 and 2. */
graze_obb obb_quarter(graze_scalar x, graze_scalar y, graze_scalar z);
graze_obb obb_usual(void);

/* The images in which a case must hold as well. */
enum {
    OBB_MIRRORED = 1, /* mirrored on each axis of the world */
    OBB_REVERSED = 2  /* from b to a: entry and exit exchanged */
};

void run_obb_cases(const obb_case *cases, unsigned count, int images);

/* The cells of the policy about numbers. */
void obb_line_has_negative_limit(void);
void obb_line_spans_the_world(void);
void obb_line_saturates(void);
void obb_line_has_no_number(void);

#endif
