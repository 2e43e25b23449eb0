/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of cglm, a library of vectors and matrices in float, under the names and with the types of graze's
 * routines, so that the bench calls both alike. Only in the float build.
 */
#ifndef GRAZE_TESTS_BENCH_CGLM_H
#define GRAZE_TESTS_BENCH_CGLM_H

#include "bench.h"

typedef struct {
    const char *name;
    /* Called like the routine, but not counted: converts arguments to cglm's types where they differ. NULL: none do. */
    any_routine *prepare;
    any_routine *routine;
    /* Called after it, for answers.c: stores what it made in `made`, as graze does. NULL: it is there. */
    void (*finish)(void);
} cglm_row;

/* Projection times view of the item of bench_camera.c. */
extern graze_mat4 bench_projection_of_view;

#if GRAZE_FLOAT

/* The tables of the files cglm_*.c, each of which ends with a row without a name. */
extern const cglm_row cglm_shapes[], cglm_views[], cglm_numbers[];

#define CGLM_ROW(name)                                                                             \
    {                                                                                              \
#name, NULL, (any_routine *)cglm_##name, NULL                                              \
    }
#define CGLM_ROW_PREPARED(name, finish)                                                            \
    {                                                                                              \
#name, (any_routine *)prepare_##name, (any_routine *)cglm_##name, finish                   \
    }
#define CGLM_ROW_FINISHED(name, finish)                                                            \
    {                                                                                              \
#name, NULL, (any_routine *)cglm_##name, finish                                            \
    }
#define CGLM_END                                                                                   \
    {                                                                                              \
        NULL, NULL, NULL, NULL                                                                     \
    }

static inline bool cglm_same(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

static inline const cglm_row *cglm_of(const char *name)
{
    static const cglm_row *const tables[] = {cglm_shapes, cglm_views, cglm_numbers};
    for (unsigned i = 0; i < sizeof tables / sizeof tables[0]; i++)
        for (const cglm_row *row = tables[i]; row->name != NULL; row++)
            if (cglm_same(row->name, name))
                return row;
    return NULL;
}

#else

static inline const cglm_row *cglm_of(const char *name)
{
    (void)name;
    return NULL;
}

#endif

#endif
