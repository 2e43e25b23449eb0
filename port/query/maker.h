/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What scene.c and volumes.c share. */
#ifndef GRAZE_PORT_QUERY_MAKER_H
#define GRAZE_PORT_QUERY_MAKER_H

#include "number.h"
#include "scene.h"

enum { MOST_NUMBERS = 32 };

typedef struct {
    scene *scene;
    const query_call *call;
    place point; /* of the query, from which it goes to the nearest point */
    bool has_point;
} maker;

/* The numbers of a value in units; returns how many there are. */
size_t numbers_of(const query_call *call, const query_type *type, const void *bytes,
                  double *numbers, size_t most);
/* Calls a routine with other blocks than those of the query; false if there is none of that name. */
bool call_other(const query_build *build, const char *name, void *const *arguments);

/* volumes.c */
void add_frustum(maker *m, void *frustum, item_role role, const char *label);
void add_camera(maker *m, void *camera, const double *numbers, item_role role);
/* The frustum of a projection whose depths are known. */
void add_projection(maker *m, void *mat4, item_role role);
void add_mesh(maker *m, unsigned index, item_role role);
void add_polygon(maker *m, unsigned index, item_role role);

#endif
