/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The inputs of tests/oracle as raw integers; the float build converts them. */
#ifndef GRAZE_TESTS_RAW_INPUTS_H
#define GRAZE_TESTS_RAW_INPUTS_H

#include <stdint.h>

/* Min and max of the box; then three words of a point, six of a segment (a, b), or seven of a ray. */
typedef struct {
    int32_t box[6];
    int32_t line[7];
} raw_query;

void raw_point(uint32_t index, raw_query *query);
void raw_segment(uint32_t index, raw_query *query);
void raw_ray(uint32_t index, raw_query *query);

#endif
