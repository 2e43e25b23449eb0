/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The inputs of tests/worst/found as a table, which kept.awk writes. */
#ifndef GRAZE_TESTS_WORST_KEPT_H
#define GRAZE_TESTS_WORST_KEPT_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint16_t number;
    uint32_t word;
} kept_word;

typedef struct {
    const char *core, *routine;
    bool near;
    uint16_t count;
    const kept_word *words;
} kept_input;

extern const kept_input kept_inputs[];
extern const unsigned kept_count;

#endif
