/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Arguments for every query that clamps, and its answer. The types are the same in both builds. */
#ifndef GRAZE_TESTS_SMALL_SCENE_H
#define GRAZE_TESTS_SMALL_SCENE_H

#include "../../include/graze/graze.h"

#include "arguments.h" /* made by make_arguments */

enum { ELEMENTS = 8, SHAPES = 4, FACES = 4 };

#define ARGUMENT_MEMBER(type, name, words) type name[ELEMENTS];
typedef struct {
    ARGUMENTS(ARGUMENT_MEMBER)
    graze_side side;
    uint32_t count; /* of arrays: at most SHAPES */
    uint16_t indices[FACES * 3];
} scene;

/* Some 32-bit words of every member, all of them compared. */
#define ANSWER_MEMBER(type, name) type name;
typedef struct {
    graze_wide returned;
    uint32_t index, faces[FACES];
    graze_plane planes[FACES];
    ANSWERS(ANSWER_MEMBER)
} answer;

typedef struct {
    const char *name;
    void (*ask)(const scene *s, answer *a);
} query;

extern const query queries_fixed[], queries_small[];
extern const int count_of_queries;

#endif
