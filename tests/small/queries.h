/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* One source for both builds, included by queries_fixed.c and queries_small.c: the table QUERIES. */
#include "scene.h"

#define MESH                                                                                       \
    &(const graze_mesh)                                                                            \
    {                                                                                              \
        s->vec3, s->indices, s->count                                                              \
    }

/* Any corners; another one begins in the middle of them. */
#define POLYGON_FROM(first)                                                                        \
    &(const graze_polygon2)                                                                        \
    {                                                                                              \
        s->vec2 + (first), s->count                                                                \
    }
#define POLYGON       POLYGON_FROM(0)
#define OTHER_POLYGON POLYGON_FROM(ELEMENTS / 2)

#define ASK(name, ...)                                                                             \
    static void ask_##name(const scene *s, answer *a)                                              \
    {                                                                                              \
        __VA_ARGS__;                                                                               \
    }
QUERIES_OF(ASK)

#define ROW(name, ...) {#name, ask_##name},
const query QUERIES[] = {QUERIES_OF(ROW)};
