/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "bind.h"
#include "number.h"

#include <stdlib.h>
#include <string.h>

static const query_build *const builds[] = {&query_build_fixed, &query_build_small,
                                            &query_build_float};

/* The build that the prefix says, and the name behind the prefix. */
static const query_build *build_of(const char **name, size_t *length)
{
    for (unsigned i = 0; i < sizeof builds / sizeof builds[0]; i++) {
        size_t prefix = strlen(builds[i]->prefix);
        if (*length > prefix && memcmp(*name, builds[i]->prefix, prefix) == 0) {
            *name += prefix;
            *length -= prefix;
            return builds[i];
        }
    }
    return NULL;
}

static bool find_routine(query_call *call, const char *name, size_t length)
{
    if (length == 0)
        return query_fail("the line has no name of a routine; graze_query --list prints all names");
    call->routine = query_find(call->build, name, length);
    if (call->routine != NULL)
        return true;
    const query_routine *nearest = query_nearest(call->build, name, length);
    if (nearest != NULL)
        return query_fail("no routine graze_%.*s; did you mean %s?", (int)length, name,
                          nearest->name);
    const bool is_long = length > QUERY_PATH;
    return query_fail("no routine graze_%.*s%s; graze_query --list prints all names",
                      is_long ? QUERY_PATH : (int)length, name, is_long ? "..." : "");
}

static bool is_mesh(const query_parameter *parameter)
{
    return strcmp(parameter->type->name, "mesh") == 0;
}

static bool is_polygon(const query_parameter *parameter)
{
    return strcmp(parameter->type->name, "polygon2") == 0;
}

/* The parameter whose length the numbers tell, or -1. A routine has one at most, or polygons. */
static int variable_parameter(const query_routine *routine)
{
    for (unsigned i = 0; i < routine->parameter_count; i++) {
        const query_parameter *parameter = &routine->parameters[i];
        if ((parameter->direction & QUERY_IN) && (parameter->counted_by >= 0 || is_mesh(parameter)))
            return (int)i;
    }
    return -1;
}

/* The numbers of all parameters before one, without the one of variable length. */
static size_t fixed_numbers(const query_routine *routine, unsigned first, unsigned end)
{
    size_t count = 0;
    for (unsigned i = first; i < end; i++) {
        const query_parameter *parameter = &routine->parameters[i];
        if ((parameter->direction & QUERY_IN) && parameter->counted_by < 0)
            count +=
                (parameter->length > 0 ? parameter->length : 1) * query_numbers_in(parameter->type);
    }
    return count;
}

static bool missing_array(const query_parameter *parameter)
{
    return query_fail("too few numbers: %s and what follows it are missing", parameter->name);
}

/* An array has the numbers that the other parameters leave. */
static bool measure_array(query_call *call, const query_words *words, unsigned index)
{
    const query_routine *routine = call->routine;
    const query_parameter *parameter = &routine->parameters[index];
    size_t others = fixed_numbers(routine, 0, routine->parameter_count),
           each = query_numbers_in(parameter->type);
    if (words->count < others)
        return missing_array(parameter);
    size_t numbers = words->count - others;
    if (numbers % each != 0)
        return query_fail(
            "%s has %u numbers, which is no multiple of %u: each element, a graze_%s, has %u",
            parameter->name, (unsigned)numbers, (unsigned)each, parameter->type->name,
            (unsigned)each);
    call->elements[index] = (unsigned)(numbers / each);
    return true;
}

/* The word of the number of faces is as far from the end as the numbers that follow a mesh. */
static bool measure_mesh(query_call *call, const query_words *words, unsigned index)
{
    const query_routine *routine = call->routine;
    const char *name = routine->parameters[index].name;
    size_t after = fixed_numbers(routine, index + 1, routine->parameter_count);
    if (words->count < after + 1)
        return missing_array(&routine->parameters[index]);
    size_t numbers = words->count - after - 1;
    unsigned long faces = strtoul(words->words[numbers].text, NULL, 0);
    if (faces > numbers / 3 || (numbers - 3 * faces) % 3 != 0)
        return query_fail(
            "%s.count = %lu, and %u numbers before it: %s.vertices has 3 for each vertex, and "
            "%s.indices 3 for each "
            "face; where a debugger shows addresses, print the elements, as in *%s.vertices@8",
            name, faces, (unsigned)numbers, name, name, name);
    call->elements[index] = (unsigned)faces;
    call->vertices = (unsigned)(numbers / 3 - faces);
    return true;
}

static size_t numbers_of_parameter(const query_routine *routine, unsigned index)
{
    const query_parameter *parameter = &routine->parameters[index];
    return (parameter->direction & QUERY_IN) ? query_numbers_in(parameter->type) : 0;
}

/* The number of corners follows them, so the last polygon is measured first. */
static bool measure_polygons(query_call *call, const query_words *words)
{
    const query_routine *routine = call->routine;
    size_t end = words->count;
    for (unsigned i = routine->parameter_count; i-- > 0;) {
        const query_parameter *parameter = &routine->parameters[i];
        const char *name = parameter->name;
        size_t numbers = numbers_of_parameter(routine, i);
        if (end < numbers)
            return missing_array(parameter);
        end -= numbers;
        if (!is_polygon(parameter))
            continue;
        unsigned long corners = strtoul(words->words[end].text, NULL, 0);
        if (corners > end / 2)
            return query_fail(
                "%s.count = %lu, and %u numbers before it: %s.corners has 2 for each "
                "corner; where a debugger shows an address, print the elements, as in "
                "*%s.corners@4",
                name, corners, (unsigned)end, name, name);
        call->elements[i] = (unsigned)corners;
        end -= 2 * corners;
    }
    return true;
}

static bool has_polygons(const query_routine *routine)
{
    for (unsigned i = 0; i < routine->parameter_count; i++)
        if (is_polygon(&routine->parameters[i]))
            return true;
    return false;
}

static bool measure(query_call *call, const query_words *words)
{
    int variable = variable_parameter(call->routine);
    if (has_polygons(call->routine))
        return measure_polygons(call, words);
    if (variable < 0)
        return true;
    return is_mesh(&call->routine->parameters[variable])
               ? measure_mesh(call, words, (unsigned)variable)
               : measure_array(call, words, (unsigned)variable);
}

/* Whether a name is a part of the path of a number. */
static bool is_part(const char *path, const char *name, int length)
{
    for (const char *at = path; *at != '\0'; at++) {
        size_t part = strcspn(at, ".[");
        if ((int)part == length && memcmp(at, name, part) == 0)
            return true;
        at += part;
        if (*at == '\0')
            return false;
    }
    return false;
}

/* The names that a debugger writes before a number must be those of its path. */
static bool names_agree(const query_leaf *leaf, const query_word *word)
{
    const char *at = word->names;
    for (int length; (length = query_next_name(word, &at)) > 0;)
        if (!is_part(leaf->path, at - length, length))
            return query_fail("%s is missing: %.*s = %.*s is in its place", leaf->path, length,
                              at - length, word->length, word->text);
    return true;
}

/* A group ends where a value ends. */
static bool group_is_complete(const query_leaf *leaf, const query_leaf *next)
{
    const char *end = strrchr(leaf->path, '.'), *index = strrchr(leaf->path, '[');
    size_t parent = end == NULL ? 0 : (size_t)(end - leaf->path) + 1;
    if (index != NULL && index > end)
        parent = (size_t)(index - leaf->path);
    if (parent == 0 || strncmp(leaf->path, next->path, parent) != 0 ||
        strchr(next->path + parent, '.') != NULL)
        return true;
    return query_fail("%s is missing: a group ends before it", next->path);
}

static bool store_all(query_call *call, const query_words *words, const query_build *from)
{
    const query_leaves *input = &call->input;
    for (size_t i = 0; i < words->count && i < input->count; i++) {
        const query_leaf *leaf = &input->leaves[i];
        const query_word *word = &words->words[i];
        if (!names_agree(leaf, word) ||
            !query_store(leaf, word, words->in_units, from, call->build))
            return false;
        if (word->closes && i + 1 < input->count && !group_is_complete(leaf, leaf + 1))
            return false;
    }
    if (words->count < input->count)
        return query_fail("too few numbers: %s is missing; %s takes %u, and the line has %u",
                          input->leaves[words->count].path, call->routine->name,
                          (unsigned)input->count, (unsigned)words->count);
    if (words->count > input->count)
        return query_fail("too many numbers: %s takes %u, and the line has %u", call->routine->name,
                          (unsigned)input->count, (unsigned)words->count);
    return true;
}

static const query_leaf *leaf_named(const query_leaves *list, const char *path)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->leaves[i].path, path) == 0)
            return &list->leaves[i];
    return NULL;
}

/* The count of an array is the number of its elements. A text may be shorter than its length. */
static bool counts_agree(const query_call *call)
{
    const query_routine *routine = call->routine;
    for (unsigned i = 0; i < routine->parameter_count; i++) {
        const query_parameter *parameter = &routine->parameters[i];
        if (parameter->counted_by < 0 || !(parameter->direction & QUERY_IN) ||
            parameter->type->kind == QUERY_CHAR)
            continue;
        const query_parameter *counter = &routine->parameters[parameter->counted_by];
        double count = query_value(leaf_named(&call->input, counter->name), call->build);
        if (count < call->elements[i] || count > call->elements[i])
            return query_fail("%s = %.0f, but %s has %u elements of %u numbers", counter->name,
                              count, parameter->name, call->elements[i],
                              (unsigned)query_numbers_in(parameter->type));
    }
    return true;
}

/* A mesh with an index that is none of a vertex makes a cast read elsewhere. */
static bool indices_agree(const query_call *call)
{
    for (size_t i = 0; i < call->input.count; i++) {
        const query_leaf *leaf = &call->input.leaves[i];
        if (strstr(leaf->path, ".indices[") != NULL &&
            query_value(leaf, call->build) >= call->vertices)
            return query_fail("%s = %.0f is no vertex: there are %u", leaf->path,
                              query_value(leaf, call->build), call->vertices);
    }
    return true;
}

/* Arrays that are written are as long as those that are read. */
static void measure_results(query_call *call)
{
    int variable = variable_parameter(call->routine);
    for (unsigned i = 0; i < call->routine->parameter_count && variable >= 0; i++)
        if (call->routine->parameters[i].counted_by >= 0)
            call->elements[i] = call->elements[variable];
}

bool query_bind(const char *text, const query_build *build, query_units units, query_call *call)
{
    query_words words;
    memset(call, 0, sizeof *call);
    bool done = query_split(text, &words);
    const char *name = words.routine;
    size_t length = words.routine_length;
    const query_build *written = build_of(&name, &length),
                      *from = written != NULL ? written : build;
    if (from == NULL)
        from = &query_build_fixed;
    call->build = build != NULL ? build : from;
    words.in_units = units != UNITS_RAW && (words.in_units || units == UNITS_ALL);
    if (done)
        done = find_routine(call, name, length) && measure(call, &words);
    for (unsigned i = 0; done && i < call->routine->parameter_count; i++)
        if (call->routine->parameters[i].length > 0)
            call->elements[i] = call->routine->parameters[i].length;
    if (done) {
        measure_results(call);
        query_prepare(call);
        done = store_all(call, &words, from) && counts_agree(call) && indices_agree(call);
    }
    free(words.words);
    return done;
}
