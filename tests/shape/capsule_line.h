/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cases of a line against a capsule, and the runner that checks them with every routine. */
#ifndef GRAZE_TESTS_CAPSULE_LINE_H
#define GRAZE_TESTS_CAPSULE_LINE_H

#include "balls.h"
#include "../support/expectation.h"

typedef struct {
    const char *name;
    graze_capsule capsule;
    graze_segment segment;
    expectation entry, exit;
} rod_case;

/* Checks all images of the scene, and with the ends of the core swapped. `reversed`: also from b to a, with entry and exit
 * exchanged. */
void run_rod_cases(const rod_case *cases, unsigned count, bool reversed);

#endif
