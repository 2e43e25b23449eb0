/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A class of inputs: what it is called, how far it goes, and which answers it has to bring. */
#ifndef GRAZE_TESTS_SOLID_CLASS_H
#define GRAZE_TESTS_SOLID_CLASS_H

#include <stdint.h>

typedef struct solid_class {
    const char *name;
    int32_t most; /* the greatest coordinate */
    /* What has to occur, as sets of 1u << graze_result: for points, first and last points. */
    uint32_t point, entry, exit;
} solid_class;

#endif
