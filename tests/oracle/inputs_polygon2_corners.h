/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Polygons of small numbers. Most are even, so the middle of an edge is often a point too. */
#ifndef GRAZE_TESTS_INPUTS_POLYGON2_CORNERS_H
#define GRAZE_TESTS_INPUTS_POLYGON2_CORNERS_H

#include "draw.h"
#include "inputs_polygon2.h"

void copy_point2(int32_t *to, const int32_t *from);
/* Even numbers of at most `most`. */
void draw_even2(input_stream *s, int32_t most, int32_t *point);
/* The middle of an edge, if its numbers are whole, or one of its ends. */
void draw_on_edge2(input_stream *s, const raw_polygon2 *p, uint32_t edge, int32_t *point);
/* The corners of a class of inputs_polygon2.h, at most 3 * most. */
void draw_polygon2(input_stream *s, int kind, int32_t most, raw_polygon2 *p);

#endif
