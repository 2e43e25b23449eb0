/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shapes of which graze computes the corners, meshes and polygons. */
#include "maker.h"

#include <stdlib.h>
#include <string.h>

enum { BOX_CORNERS = 8 };

bool call_other(const query_build *build, const char *name, void *const *arguments)
{
    const query_routine *routine = query_find(build, name, strlen(name));
    if (routine != NULL)
        routine->call(arguments);
    return routine != NULL;
}

size_t numbers_of(const query_call *call, const query_type *type, const void *bytes,
                  double *numbers, size_t most)
{
    query_leaves list = {NULL, 0};
    unsigned char *block = query_allocate(1, type->size);
    memcpy(block, bytes, type->size);
    query_add_leaves(&list, type, block, "", 0);
    size_t count = list.count < most ? list.count : most;
    for (size_t i = 0; i < count; i++)
        numbers[i] = query_value(&list.leaves[i], call->build);
    free(list.leaves);
    free(block);
    return count;
}

static const query_parameter *corners_of(const query_build *build)
{
    return &query_find(build, "frustum_corners", strlen("frustum_corners"))->parameters[1];
}

/* The corners in the order of frustum_corners: a bit of the index for each pair of planes. */
void add_frustum(maker *m, void *frustum, item_role role, const char *label)
{
    const query_type *vec3 = corners_of(m->call->build)->type;
    unsigned char *corners = query_allocate(BOX_CORNERS, vec3->size);
    void *const arguments[] = {frustum, corners, NULL};
    if (call_other(m->call->build, "frustum_corners", arguments)) {
        item *box = add_item(m->scene, ITEM_BOX, role, label);
        box->count = BOX_CORNERS;
        for (unsigned i = 0; i < BOX_CORNERS; i++) {
            double n[3];
            numbers_of(m->call, vec3, corners + i * vec3->size, n, 3);
            box->points[i] = place_of(n[0], n[1], n[2]);
        }
    }
    free(corners);
}

void add_camera(maker *m, void *camera, const double *n, item_role role)
{
    const query_routine *routine =
        query_find(m->call->build, "frustum_from_camera", strlen("frustum_from_camera"));
    void *frustum = query_allocate(1, routine->parameters[1].type->size);
    void *const arguments[] = {camera, frustum, NULL};
    routine->call(arguments);
    add_frustum(m, frustum, role, "");
    add_dot(m->scene, place_of(n[0], n[1], n[2]), role, "position");
    free(frustum);
}

void add_projection(maker *m, void *mat4, item_role role)
{
    const query_routine *routine =
        query_find(m->call->build, "frustum_from_mat4", strlen("frustum_from_mat4"));
    void *frustum = query_allocate(1, routine->parameters[2].type->size);
    for (unsigned i = 0; i < m->call->routine->parameter_count; i++)
        if (strcmp(m->call->routine->parameters[i].name, "depth") == 0) {
            void *const arguments[] = {mat4, m->call->arguments[i], frustum, NULL};
            routine->call(arguments);
            add_frustum(m, frustum, role, "");
        }
    free(frustum);
}

void add_mesh(maker *m, unsigned index, item_role role)
{
    const query_leaf *leaves = m->call->input.leaves,
                     *indices = leaves + (size_t)3 * m->call->vertices;
    for (unsigned face = 0; face < m->call->elements[index]; face++) {
        item *added = add_item(m->scene, ITEM_FACE, role, "");
        added->count = 3;
        for (unsigned i = 0; i < 3; i++) {
            size_t vertex = (size_t)query_value(&indices[3 * face + i], m->call->build);
            double n[3];
            for (unsigned axis = 0; axis < 3; axis++)
                n[axis] = query_value(&leaves[3 * vertex + axis], m->call->build);
            added->points[i] = place_of(n[0], n[1], n[2]);
        }
    }
}

void add_polygon(maker *m, unsigned index, item_role role)
{
    const query_member *corners = &m->call->routine->parameters[index].type->members[0];
    const unsigned count = m->call->elements[index];
    const unsigned char *bytes;
    memcpy(&bytes, (const unsigned char *)m->call->arguments[index] + corners->offset,
           sizeof bytes);
    m->scene->flat = true;
    if (count == 0)
        return;
    item *added = add_item(m->scene, ITEM_FACE, role, "");
    added->count = count < ITEM_POINTS ? count : ITEM_POINTS;
    for (unsigned i = 0; i < added->count; i++) {
        double n[2];
        numbers_of(m->call, corners->type, bytes + i * corners->type->size, n, 2);
        added->points[i] = place_of(n[0], n[1], 0);
    }
}
