/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* One source for both builds, included by queries_fixed.c and queries_small.c: the table QUERIES. */
#include "scene.h"

#define MESH                                                                                       \
    &(const graze_mesh)                                                                            \
    {                                                                                              \
        s->points, s->indices, s->count                                                            \
    }

#define QUERY(name, ...)                                                                           \
    static void ask_##name(const scene *s, answer *a)                                              \
    {                                                                                              \
        __VA_ARGS__;                                                                               \
    }
#include "query_list.h"
#undef QUERY

#define QUERY(name, ...) {#name, ask_##name},
const query QUERIES[] = {
#include "query_list.h"
};
