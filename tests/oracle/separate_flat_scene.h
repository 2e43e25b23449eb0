/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The scene of the oracle `separate_flat`, the calls of the library, and what the exact oracle has to judge. */
#ifndef GRAZE_TESTS_SEPARATE_FLAT_SCENE_H
#define GRAZE_TESTS_SEPARATE_FLAT_SCENE_H

#include "../../include/graze/graze.h"
#include "exact_exit.h"
#include "inputs_separate_flat.h"
#include "judge.h"
#include "oracle_outline.h"

enum { WALL_CIRCLE, CIRCLE_CAPSULE, WALL_CAPSULE, RECT_CAPSULE, POLYGON_CIRCLE, POLYGON_CAPSULE };

typedef struct {
    judge_case c;
    separate_flat_words q, drawn; /* as judged, and as drawn */
    outline_oracle o;
    int32_t rect[8]; /* in the order of the ties */
    const int32_t *core;
    bool is_empty, is_convex;
    int side; /* of a wall */
    exact_exit exit;
    mpz_t height, rise, squared;
} scene;

typedef struct {
    graze_separation result;
    graze_vec2 move, normal;
} reply;

/* Calls the routine under test with the query as drawn. */
void flat_ask(const scene *s, reply *r);
/* Sets the target, the core and the reach, as judged. */
void flat_set_case(scene *s);

#endif
