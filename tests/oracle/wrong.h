/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What a file wrong_SHAPE.c gives: a table of questions, each with queries and an exact judge. The
 * program finds the file by its name, and the routine with its idiom in the tables of the bench.
 *
 * A query is a few raw integers: those of the routine's first argument and then those of its second,
 * in the order in which they stand in the structures. They are drawn, and judged, alike in both
 * builds; the float build gets each number rounded to float.
 */
#ifndef GRAZE_TESTS_WRONG_H
#define GRAZE_TESTS_WRONG_H

#include "../bench/bench.h"
#include "heights.h"
#include "touching.h"

enum { WRONG_WORDS = 32 };

/* What the routine says: 0 or 1, or a side. */
typedef int wrong_ask(any_routine *routine, const graze_scalar *shape, const graze_scalar *other);
wrong_ask ask_predicate; /* overlaps, contains */
wrong_ask ask_side;      /* side_of, classify */
wrong_ask ask_cast;      /* linecast, raycast: whether it meets */

/* Numbers are at most `most`; of those that are built to touch a few are two or three times that. */
typedef void wrong_draw(input_stream *s, int32_t most, uint32_t axes, int32_t *raw);
typedef int wrong_judge(heights *h, uint32_t axes, const int32_t *raw);

typedef struct {
    const char *name;    /* box / segment */
    const char *routine; /* of the bench: without graze_ */
    wrong_ask *ask;
    uint32_t axes, first, words; /* how many numbers the first argument has, and both together */
    uint32_t still; /* a bit for each number that is not nudged: those of unit vectors */
    wrong_draw *random, *grazing;
    wrong_judge *judge;
} wrong_question;

typedef struct {
    const wrong_question *questions;
    unsigned count;
} wrong_shape;

/* A row: a predicate of so many numbers and so many, by random_##with, grazing_##with, with_##with. */
#define WRONG_PREDICATE(name, routine, axes, own, other, with)                                     \
    {                                                                                              \
        name, routine, ask_predicate, axes, own, (own) + (other), 0, random_##with,                \
            grazing_##with, with_##with                                                            \
    }

/* For wrong_##shape, with its static `questions`. */
#define WRONG_SHAPE(shape)                                                                         \
    const wrong_shape wrong_##shape = {questions, sizeof questions / sizeof questions[0]}

#endif
