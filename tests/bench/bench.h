/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What a file bench_SHAPE.c gives: a table of its routines, each with its peer, what most people
 * write instead. The images find it by its name; tests/stack runs the same tables.
 */
#ifndef GRAZE_TESTS_BENCH_BENCH_H
#define GRAZE_TESTS_BENCH_BENCH_H

#include "query.h"

#include <stddef.h>

/* A routine of any type: whoever calls it knows which. */
typedef void any_routine(void);

typedef struct {
    /* Hands the routine what it takes of the item; true for what counts as a hit. */
    bool (*call)(any_routine *routine);
    const char *name;          /* without graze_; after a point, what of its cases it is */
    any_routine *graze, *peer; /* no peer: NULL */
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
    /* Makes the item: of query `number` of the workload, with coordinates `scale` times as large. */
    void (*prepare)(unsigned number, int32_t scale);
} bench_shape;

/* For bench_##shape, with its static `rows` and `prepare`. */
#define BENCH_SHAPE(shape)                                                                         \
    const bench_shape bench_##shape = {rows, sizeof rows / sizeof rows[0], prepare}

/* BENCH_SHAPES is given by tests.mk: SHAPE(aabb) SHAPE(plane) ... for each file. */
#ifdef BENCH_SHAPES
#define SHAPE(name) extern const bench_shape bench_##name;
BENCH_SHAPES
#undef SHAPE
#define SHAPE(name) &bench_##name,
static const bench_shape *const shapes[] = {BENCH_SHAPES};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };
#endif

#endif
