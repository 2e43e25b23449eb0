/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Arguments as blocks of memory, and the call. */
#include "query.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *query_allocate(size_t count, size_t size)
{
    void *block = calloc(count > 0 ? count : 1, size);
    if (block == NULL) {
        fputs("graze_query: out of memory\n", stderr);
        exit(2);
    }
    return block;
}

void *query_grow(void *elements, size_t count, size_t size)
{
    if ((count & (count - 1)) != 0)
        return elements;
    void *grown = query_allocate(count == 0 ? 1 : 2 * count, size);
    if (count > 0)
        memcpy(grown, elements, count * size);
    free(elements);
    return grown;
}

static void add_leaf(query_leaves *list, const query_type *type, unsigned char *bytes,
                     const char *path, bool in_tuple)
{
    list->leaves = query_grow(list->leaves, list->count, sizeof *list->leaves);
    query_leaf *leaf = &list->leaves[list->count++];
    leaf->type = type;
    leaf->bytes = bytes;
    leaf->in_tuple = in_tuple;
    query_format(leaf->path, sizeof leaf->path, "%s", path);
}

/* A vector, a quaternion, a place on a face: all members are numbers with names of one letter. */
static bool is_tuple(const query_type *type)
{
    for (unsigned i = 0; i < type->member_count; i++)
        if (strlen(type->members[i].name) != 1 || type->members[i].type->kind == QUERY_STRUCT)
            return false;
    return true;
}

static void add_value(query_leaves *list, const query_type *type, unsigned char *bytes,
                      const char *path, bool in_tuple)
{
    char inner[2 * QUERY_PATH];
    if (type->kind != QUERY_STRUCT) {
        add_leaf(list, type, bytes, path, in_tuple);
        return;
    }
    for (unsigned i = 0; i < type->member_count; i++) {
        const query_member *member = &type->members[i];
        query_format(inner, sizeof inner, "%s.%s", path, member->name);
        if (member->length > 0)
            query_add_leaves(list, member->type, bytes + member->offset, inner, member->length);
        else if (!member->pointer)
            add_value(list, member->type, bytes + member->offset, inner, is_tuple(type));
    }
}

void query_add_leaves(query_leaves *list, const query_type *type, unsigned char *bytes,
                      const char *path, unsigned count)
{
    char inner[2 * QUERY_PATH];
    if (count == 0)
        add_value(list, type, bytes, path, false);
    for (unsigned i = 0; i < count; i++) {
        query_format(inner, sizeof inner, "%s[%u]", path, i);
        add_value(list, type, bytes + i * type->size, inner, true);
    }
}

size_t query_numbers_in(const query_type *type)
{
    size_t count = type->kind != QUERY_STRUCT;
    for (unsigned i = 0; i < type->member_count; i++) {
        const query_member *member = &type->members[i];
        if (!member->pointer)
            count += (member->length > 0 ? member->length : 1) * query_numbers_in(member->type);
    }
    return count;
}

bool query_has_pointers(const query_type *type)
{
    return type->member_count > 0 && type->members[0].pointer;
}

/* A mesh has pointers to vertices and to indices, and the number of faces; a polygon has one to its corners, and their number. */
static void add_pointers(query_call *call, unsigned index)
{
    const query_parameter *parameter = &call->routine->parameters[index];
    const unsigned elements = call->elements[index];
    const bool is_mesh = strcmp(parameter->type->name, "mesh") == 0;
    const unsigned lengths[2] = {is_mesh ? call->vertices : elements, 3 * elements};
    char path[2 * QUERY_PATH];
    for (unsigned i = 0; i < 2 && parameter->type->members[i].pointer; i++) {
        const query_member *member = &parameter->type->members[i];
        void *numbers = query_allocate(lengths[i], member->type->size);
        memcpy((unsigned char *)call->arguments[index] + member->offset, &numbers, sizeof numbers);
        query_format(path, sizeof path, "%s.%s", parameter->name, member->name);
        if (lengths[i] > 0)
            query_add_leaves(&call->input, member->type, numbers, path, lengths[i]);
    }
    query_add_leaves(&call->input, parameter->type, call->arguments[index], parameter->name, 0);
}

void query_prepare(query_call *call)
{
    const query_routine *routine = call->routine;
    for (unsigned i = 0; i < routine->parameter_count; i++) {
        const query_parameter *parameter = &routine->parameters[i];
        bool is_array = parameter->length > 0 || parameter->counted_by >= 0;
        /* One more: a text ends with a 0. */
        size_t count = parameter->length > 0 ? parameter->length : (size_t)call->elements[i] + 1;
        call->arguments[i] = query_allocate(count, parameter->type->size);
        if (!(parameter->direction & QUERY_IN))
            continue;
        if (query_has_pointers(parameter->type))
            add_pointers(call, i);
        else if (!is_array || call->elements[i] > 0)
            query_add_leaves(&call->input, parameter->type, call->arguments[i], parameter->name,
                             is_array ? call->elements[i] : 0);
    }
    if (routine->returns != NULL)
        call->arguments[routine->parameter_count] = query_allocate(1, routine->returns->size);
}

/* Whether an array that is read has this length as well. */
static bool counts_input(const query_routine *routine, int counter)
{
    for (unsigned i = 0; i < routine->parameter_count; i++)
        if ((routine->parameters[i].direction & QUERY_IN) &&
            routine->parameters[i].counted_by == counter)
            return true;
    return false;
}

/* mesh_gather writes as many elements as it returns, and at most as many as its argument says. */
static void shorten_results(query_call *call)
{
    const query_routine *routine = call->routine;
    for (unsigned i = 0; i < routine->parameter_count; i++) {
        const int counter = routine->parameters[i].counted_by;
        if (counter < 0 || counts_input(routine, counter))
            continue;
        const uint32_t most = *(const uint32_t *)call->arguments[counter];
        const uint32_t found = *(const uint32_t *)call->arguments[routine->parameter_count];
        call->elements[i] = found < most ? found : most;
    }
}

void query_run(query_call *call)
{
    call->routine->call(call->arguments);
    shorten_results(call);
}

int64_t query_result_of(const query_call *call)
{
    const query_type *type = call->routine->returns;
    const void *bytes = call->arguments[call->routine->parameter_count];
    if (type != NULL && type->size == 1)
        return *(const uint8_t *)bytes;
    if (type != NULL && type->kind == QUERY_INTEGER && type->size == sizeof(size_t))
        return *(const size_t *)bytes > 0;
    return 1;
}

bool query_is_written(const query_call *call, unsigned parameter)
{
    return !call->routine->parameters[parameter].conditional || query_result_of(call) != 0;
}

void query_free(query_call *call)
{
    for (unsigned i = 0; i < QUERY_ARGUMENTS; i++) {
        if (call->arguments[i] != NULL && i < call->routine->parameter_count &&
            query_has_pointers(call->routine->parameters[i].type)) {
            const query_member *members = call->routine->parameters[i].type->members;
            for (unsigned m = 0; m < 2 && members[m].pointer; m++) {
                void *numbers;
                memcpy(&numbers, (unsigned char *)call->arguments[i] + members[m].offset,
                       sizeof numbers);
                free(numbers);
            }
        }
        free(call->arguments[i]);
    }
    free(call->input.leaves);
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* The number of characters to insert, to delete or to replace. */
static size_t edits(const char *a, size_t length, const char *b)
{
    size_t row[64], other = least(strlen(b), 63);
    for (size_t j = 0; j <= other; j++)
        row[j] = j;
    for (size_t i = 1; i <= length; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= other; j++) {
            size_t replaced = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = least(replaced, 1 + least(row[j], row[j - 1]));
        }
    }
    return row[other];
}

const query_routine *query_find(const query_build *build, const char *name, size_t length)
{
    for (unsigned i = 0; i < build->routine_count; i++)
        if (strlen(build->routines[i].name) == length &&
            memcmp(build->routines[i].name, name, length) == 0)
            return &build->routines[i];
    return NULL;
}

const query_routine *query_nearest(const query_build *build, const char *name, size_t length)
{
    const query_routine *nearest = NULL;
    if (length > 2 * (size_t)QUERY_PATH)
        return NULL;
    size_t fewest = length / 3 + 1; /* more is another name */
    for (unsigned i = 0; i < build->routine_count; i++) {
        size_t distance = edits(name, length, build->routines[i].name);
        if (distance <= fewest && (nearest == NULL || distance < fewest)) {
            fewest = distance;
            nearest = &build->routines[i];
        }
    }
    return nearest;
}
