/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the oracle of transforms draws, and its judges. */
#ifndef GRAZE_TESTS_TRANSFORMS_H
#define GRAZE_TESTS_TRANSFORMS_H

#include "../../include/graze/graze.h"
#include "draw.h"

/* What became of an exact result: of several components the last of these. */
enum { EXACT, ROUNDED, TIED, SATURATED, OUTCOMES };

/* Each routine takes what it needs. */
typedef struct {
    graze_vec3 a, b, up; /* vector and normal, eye and target */
    graze_quaternion p, q;
    graze_matrix m, k;
    graze_angle angle;
} scene;

typedef struct {
    const char *name;
    bool (*judge)(const scene *c, int *outcome);
    unsigned can_be; /* a bit for each outcome that must have a share of 2 % */
} transform_judge;

extern const transform_judge transform_judges[];
extern const unsigned transform_judge_count;

/* What became of a component, if it comes later in the list than the others. */
void note(int *outcome, int became);
bool is_same(graze_vec3 a, graze_vec3 b);
bool is_zero(const graze_quaternion *q);
graze_vec2 flat(graze_vec3 v);

/* Those of irrational results. */
bool judge_rotate(const scene *c, int *outcome);
bool judge_axis_angle(const scene *c, int *outcome);
bool judge_normalize(const scene *c, int *outcome);
bool judge_look_at(const scene *c, int *outcome);

void transforms_start(void);
/* The greatest errors of the irrational results. */
void transforms_print_worst(void);

#endif
