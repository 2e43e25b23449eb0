/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Parts of queries, at random or built to touch, as raw integers on any number of axes: the same in
 * both builds. A box is its min and then its max, thicker than what a nudge moves: the idiom does not
 * ask whether a box is inverted, and that would count as its error.
 */
#ifndef GRAZE_TESTS_TOUCHING_H
#define GRAZE_TESTS_TOUCHING_H

#include "draw.h"

void touching_vector(input_stream *s, int32_t most, uint32_t axes, int32_t *v);
void touching_box(input_stream *s, int32_t most, uint32_t axes, int32_t *box);
/* About one unit long, rounded. */
void touching_unit(input_stream *s, uint32_t axes, int32_t *v);

/* A place on a box, and on which of its sides: 1 above max, -1 below min, 0 between them. */
typedef struct {
    int32_t at[3], side[3];
} touching_place;

/* On a face, an edge or a corner; each as often. */
touching_place touching_place_on(input_stream *s, uint32_t axes, const int32_t *box);
/* Turns a direction from there so that neither it nor its opposite leads into the box. */
void touching_keep_out(uint32_t axes, const int32_t *side, int32_t *way);
/* A segment through the place that goes nowhere into the box: it ends there, goes on, or has it
 * between its ends. No coordinate is beyond twice `most`. */
void touching_segment(input_stream *s, int32_t most, uint32_t axes, const touching_place *place,
                      int32_t *segment);

/* A vector of small whole numbers whose length is whole, and that is returned: at most 29. It leads
 * away from the sides; where there is none, it does not move. */
int32_t touching_whole(input_stream *s, uint32_t axes, const int32_t *side, int32_t *v);
/* Exactly across n, which is not zero: up to so many times n on an axis of two, twice that of three. */
void touching_across(input_stream *s, int32_t times, uint32_t axes, const int32_t *n, int32_t *v);
/* Any direction for it. */
void touching_any_side(input_stream *s, uint32_t axes, int32_t *side);

#endif
