/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Classes for the table in inputs.c. */
#ifndef GRAZE_TESTS_INPUTS_ENDS_H
#define GRAZE_TESTS_INPUTS_ENDS_H

#include "draw.h"

void corner_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line);
void corner_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray);
void inside_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line);
void inside_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray);
void parallel_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line);
void parallel_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray);
void ending_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line);
void ending_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray);

#endif
