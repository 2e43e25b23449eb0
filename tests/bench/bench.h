/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The interface of a file bench_SHAPE.c: a table of its routines, each with its peer, which is the
 * usual way to write it. The images find the table by its name; tests/stack runs the same tables.
 */
#ifndef GRAZE_TESTS_BENCH_BENCH_H
#define GRAZE_TESTS_BENCH_BENCH_H

#include "query.h"

#include <stddef.h>

/* A routine of any type; the function that calls it casts it to its type. */
typedef void any_routine(void);

typedef struct {
    /* Calls the routine with parts of the item. Returns true if the result counts as a hit. */
    bool (*call)(any_routine *routine);
    const char *name;          /* without graze_; after a point, the case */
    any_routine *graze, *peer; /* NULL: no peer */
} bench_row;

#define ROW(call, name)           BENCH_ROW(name, call, graze_##name, NULL)
#define ROW_WITH_PEER(call, name) BENCH_ROW(name, call, graze_##name, peer_##name)
#define BENCH_ROW(name, call, g, p)                                                                \
    {                                                                                              \
        call, #name, (any_routine *)g, (any_routine *)p                                            \
    }

typedef struct {
    const bench_row *rows;
    unsigned count;
    /* Prepares the item from query `number` of the workload, with coordinates `scale` times as large. */
    void (*prepare)(unsigned number, int32_t scale);
} bench_shape;

/* Defines bench_##shape from the static `rows` and `prepare` of the file. */
#define BENCH_SHAPE(shape)                                                                         \
    const bench_shape bench_##shape = {rows, sizeof rows / sizeof rows[0], prepare}

/* tests.mk defines BENCH_SHAPES: SHAPE(aabb) SHAPE(plane) ... for each file. */
#ifdef BENCH_SHAPES
#define SHAPE(name) extern const bench_shape bench_##name;
BENCH_SHAPES
#undef SHAPE
#define SHAPE(name) &bench_##name,
static const bench_shape *const shapes[] = {BENCH_SHAPES};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };
#endif

#endif
