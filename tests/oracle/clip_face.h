/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The part of a triangle or a parallelogram in a box, exactly: its outline, cut by the planes of
 * the six sides of the box, one after the other (Sutherland and Hodgman's algorithm).
 */
#ifndef GRAZE_TESTS_CLIP_FACE_H
#define GRAZE_TESTS_CLIP_FACE_H

#include "oracle_face.h"

/* Each side of the box adds one corner at most to the four that there may be. */
enum { CLIP_CORNERS = 10 };

/* at[0..2] / at[3], which is positive. */
typedef struct {
    mpz_t at[4];
} clip_corner;

typedef struct {
    clip_corner corner[2][CLIP_CORNERS];
    mpz_t inside[CLIP_CORNERS], gcd;
    int count, current;
} clip_face;

typedef enum { CLIP_APART, CLIP_TOUCH, CLIP_MEET } clip_answer;

void clip_init(clip_face *c);
void clip_clear(clip_face *c);

/* A face with area; the box is its min and its max, and not empty. It touches when all that is in
 * the box is on one side of it. */
clip_answer clip_against_box(clip_face *c, const face_oracle *o, const int32_t *box);

#endif
