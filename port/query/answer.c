/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "answer.h"
#include "number.h"

#include <stdlib.h>
#include <string.h>

void query_print_line(FILE *file, const query_call *call)
{
    char text[QUERY_DIGITS];
    fprintf(file, "%s%s", call->build->prefix, call->routine->name);
    for (size_t i = 0; i < call->input.count; i++) {
        query_write_raw(&call->input.leaves[i], call->build, text);
        fprintf(file, " %s", text);
    }
    fputc('\n', file);
}

/* Where the last part of a path begins, `.x` or `[3]`. */
static size_t parent_of(const char *path)
{
    const char *point = strrchr(path, '.'), *index = strrchr(path, '[');
    const char *end = index > point ? index : point;
    return end == NULL ? strlen(path) : (size_t)(end - path);
}

static bool same_tuple(const query_leaf *a, const query_leaf *b)
{
    size_t parent = parent_of(a->path);
    return a->in_tuple && b->in_tuple && parent == parent_of(b->path) &&
           memcmp(a->path, b->path, parent) == 0;
}

static void append(char *text, size_t room, const char *more)
{
    size_t length = strlen(text);
    query_format(text + length, room - length, "%s", more);
}

/* Where the row of a number ends: the coordinates of a vector, at most four numbers of an array, a text. */
static size_t end_of_row(const query_leaves *list, size_t first)
{
    size_t end = first + 1;
    bool is_text = list->leaves[first].type->kind == QUERY_CHAR;
    while (end < list->count && (is_text || end - first < 4) &&
           same_tuple(&list->leaves[first], &list->leaves[end]))
        end++;
    return end;
}

/* Characters that are not printed are octal: "\\377". */
static void append_text(char *text, size_t room, const query_leaf *leaves, size_t count)
{
    char character[5];
    append(text, room, "\"");
    for (size_t i = 0; i < count; i++) {
        unsigned c = leaves[i].bytes[0];
        query_format(character, sizeof character, c < 32 || c > 126 ? "\\%03o" : "%c", c);
        append(text, room, character);
    }
    append(text, room, "\"");
}

size_t query_row(const query_leaves *list, size_t first, const query_build *build,
                 query_row_text *row)
{
    const query_leaf *leaves = &list->leaves[first];
    size_t count = end_of_row(list, first) - first;
    char text[QUERY_DIGITS];
    memset(row, 0, sizeof *row);
    query_format(row->name, sizeof row->name, "%s", leaves[0].path);
    if (leaves[0].in_tuple)
        row->name[parent_of(row->name)] = '\0';
    for (size_t i = 0; i < count; i++) {
        query_write_units(&leaves[i], build, text);
        append(row->units, sizeof row->units, i > 0 ? ", " : count > 1 ? "(" : "");
        append(row->units, sizeof row->units, text);
        query_write_raw(&leaves[i], build, text);
        append(row->raw, sizeof row->raw, i > 0 ? " " : "");
        append(row->raw, sizeof row->raw, text);
    }
    append(row->units, sizeof row->units, count > 1 ? ")" : "");
    if (leaves[0].type->kind == QUERY_CHAR) {
        row->units[0] = '\0';
        append_text(row->units, sizeof row->units, leaves, count);
    }
    return first + count;
}

static void print_rows(FILE *file, const query_leaves *list, const query_build *build)
{
    query_row_text row;
    for (size_t i = 0; i < list->count;) {
        i = query_row(list, i, build, &row);
        if (strcmp(row.units, row.raw) == 0)
            fprintf(file, "  %-16s  %s\n", row.name, row.units);
        else
            fprintf(file, "  %-16s  %-32s  %s\n", row.name, row.units, row.raw);
    }
}

query_leaves query_results(const query_call *call)
{
    const query_routine *routine = call->routine;
    query_leaves list = {NULL, 0};
    if (routine->returns != NULL && routine->returns->kind != QUERY_TEXT)
        query_add_leaves(&list, routine->returns, call->arguments[routine->parameter_count],
                         "result", 0);
    for (unsigned i = 0; i < routine->parameter_count; i++) {
        const query_parameter *parameter = &routine->parameters[i];
        bool is_array = parameter->length > 0 || parameter->counted_by >= 0;
        if ((parameter->direction & QUERY_OUT) && parameter->type->kind != QUERY_CHAR &&
            query_is_written(call, i) && (!is_array || call->elements[i] > 0))
            query_add_leaves(&list, parameter->type, call->arguments[i], parameter->name,
                             is_array ? call->elements[i] : 0);
    }
    return list;
}

/* Strings, and parameters that the routine did not write. */
static void print_others(FILE *file, const query_call *call)
{
    const query_routine *routine = call->routine;
    const char *text;
    if (routine->returns != NULL && routine->returns->kind == QUERY_TEXT) {
        memcpy(&text, call->arguments[routine->parameter_count], sizeof text);
        fprintf(file, "  %-16s  \"%s\"\n", "result", text);
    }
    for (unsigned i = 0; i < routine->parameter_count; i++) {
        const query_parameter *parameter = &routine->parameters[i];
        if (!(parameter->direction & QUERY_OUT))
            continue;
        if (parameter->type->kind == QUERY_CHAR)
            fprintf(file, "  %-16s  \"%s\"\n", parameter->name, (const char *)call->arguments[i]);
        else if (!query_is_written(call, i))
            fprintf(file, "  %-16s  not written\n", parameter->name);
    }
}

void query_print_answer(FILE *file, const query_call *call)
{
    query_leaves results = query_results(call);
    query_print_line(file, call);
    print_rows(file, &call->input, call->build);
    fputs("answer\n", file);
    print_rows(file, &results, call->build);
    print_others(file, call);
    free(results.leaves);
}
