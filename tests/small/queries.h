/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* One source for both builds, included by queries_fixed.c and queries_small.c: the table QUERIES. */
#include "scene.h"

#define MESH                                                                                       \
    &(const graze_mesh)                                                                            \
    {                                                                                              \
        s->vec3, s->indices, s->count                                                              \
    }

#define ASK(name, ...)                                                                             \
    static void ask_##name(const scene *s, answer *a)                                              \
    {                                                                                              \
        __VA_ARGS__;                                                                               \
    }
QUERIES_OF(ASK)

#define ROW(name, ...) {#name, ask_##name},
const query QUERIES[] = {QUERIES_OF(ROW)};
