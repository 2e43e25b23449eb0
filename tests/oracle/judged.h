/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The numbers of a query as a judge uses them. In the small world they are clamped, as graze.h
 * documents, while the library gets the query as drawn. In the other builds they are the numbers as
 * drawn.
 */
#ifndef GRAZE_TESTS_JUDGED_H
#define GRAZE_TESTS_JUDGED_H

#include "../../include/graze/vec3.h"

/* A coordinate, a component of a direction, a radius or a half extent. */
static inline int32_t judged(int32_t c)
{
#if GRAZE_SMALL_WORLD
    return c < -0x20000000 ? -0x20000000 : c > 0x1FFFFFFF ? 0x1FFFFFFF : c;
#else
    return c;
#endif
}

/* A component of an axis of a box against a box. */
static inline int32_t judged_axis(int32_t c)
{
#if GRAZE_SMALL_WORLD
    return c < -65536 ? -65536 : c > 65536 ? 65536 : c;
#else
    return c;
#endif
}

/* Clamps words in place. */
static inline void judge_words(int32_t *words, int count)
{
    for (int i = 0; i < count; i++)
        words[i] = judged(words[i]);
}

static inline void judge_vector(graze_vec3 *v)
{
#if GRAZE_SMALL_WORLD
    v->x = judged(v->x);
    v->y = judged(v->y);
    v->z = judged(v->z);
#else
    (void)v;
#endif
}

static inline graze_vec3 judged_vector(graze_vec3 v)
{
    judge_vector(&v);
    return v;
}

#endif
