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

/* What calls make, apart from their arguments, which stay as they were prepared. */
typedef union {
    graze_scalar number[3 * GRAZE_FRUSTUM_CORNERS]; /* the first numbers of any of the others */
    graze_vec3 vec3, corners[GRAZE_FRUSTUM_CORNERS];
    graze_vec2 vec2;
    graze_wide wide;
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    graze_face_line_hit face_line_hit;
    graze_face_ray_hit face_ray_hit;
    graze_line_hit2 line_hit2;
    graze_ray_hit2 ray_hit2;
    graze_wall_line_hit2 wall_line_hit2;
    graze_wall_ray_hit2 wall_ray_hit2;
    graze_sweep_hit sweep_hit;
    graze_sweep_hit2 sweep_hit2;
    graze_barycentric barycentric;
    graze_aabb aabb;
    graze_rect rect;
    graze_obb obb;
    graze_plane plane;
    graze_ray ray;
    graze_quaternion quaternion;
    graze_matrix matrix;
    graze_mat4 mat4;
    graze_camera camera;
    graze_frustum frustum;
    graze_angle angle;
    graze_view view;
} bench_made;
extern bench_made made;

/* Which of the numbers answers.c compares, after a hit: none, or so many of the first; or it compares the view. */
enum {
    VIEW = -1,
    NOTHING = 0,
    NUMBER = 1,
    POINT2 = 2,
    POINT3 = 3,
    FOUR = 4,
    BOX = 6,
    MATRIX = 12,
    MAT4 = 16,
    CORNERS = 24
};

typedef struct {
    /* Calls the routine with parts of the item. Returns true if it hit, and always if it constructs something. */
    bool (*call)(any_routine *routine);
    int compared;
    const char *name;          /* without graze_; after a point, the case */
    any_routine *graze, *peer; /* NULL: no peer */
    int32_t near;              /* coordinates below it in size are near: for tests/worst */
} bench_row;

#define NEAR  INT32_C(0x20000000) /* 2^29: 8192 units */
#define CLOSE INT32_C(0x10000000) /* 2^28: 4096 units, for an oriented box and another box */

#define ROW(call, compared, name) BENCH_ROW(name, call, compared, graze_##name, NULL)
#define ROW_WITH_PEER(call, compared, name)                                                        \
    BENCH_ROW(name, call, compared, graze_##name, peer_##name)
#define CLOSE_ROW_WITH_PEER(call, compared, name)                                                  \
    {                                                                                              \
        call, compared, #name, (any_routine *)graze_##name, (any_routine *)peer_##name, CLOSE      \
    }
#define BENCH_ROW(name, call, compared, g, p)                                                      \
    {                                                                                              \
        call, compared, #name, (any_routine *)g, (any_routine *)p, NEAR                            \
    }

typedef struct {
    const bench_row *rows;
    unsigned count;
    /* Prepares the item from query `number` of the workload, with coordinates `scale` times as large, or IN_RANGE. */
    void (*prepare)(unsigned number, int32_t scale);
    void *input;        /* NULL: no search for the most expensive input */
    const char *layout; /* of the input: see tests/worst/layout.h */
} bench_shape;

/* Defines bench_##shape from the static `rows` and `prepare` of the file. */
#define BENCH_SHAPE(shape)                                                                         \
    const bench_shape bench_##shape = {rows, sizeof rows / sizeof rows[0], prepare, NULL, NULL}

/* The same; `item` is the input, and `words` its layout. */
#define BENCH_SHAPE_WITH_INPUT(shape, words)                                                       \
    const bench_shape bench_##shape = {rows, sizeof rows / sizeof rows[0], prepare, &item, words}
#define TEN(words) words words words words words words words words words words

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
