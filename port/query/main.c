/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* graze_query: `graze_query --help` describes it. */
#include "answer.h"
#include "bind.h"
#include "picture.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

enum { BAD = 2 };

typedef struct {
    const char *output;
    const query_build *build;
    query_units units;
    bool only_line;
    unsigned done; /* queries */
    int status;
} options;

/* where: "line 3: ", or nothing */
static void report(options *o, const char *where)
{
    fflush(stdout);
    fprintf(stderr, "graze_query: %s%s\n", where, query_error());
    o->status = BAD;
}

/* hit.svg, and for the second query hit-2.svg */
static void name_picture(const options *o, char *name, size_t room)
{
    const char *end = strrchr(o->output, '.');
    if (end == NULL || strchr(end, '/') != NULL)
        end = o->output + strlen(o->output);
    if (o->done <= 1)
        query_format(name, room, "%s", o->output);
    else
        query_format(name, room, "%.*s-%u%s", (int)(end - o->output), o->output, o->done, end);
}

static bool draw(const options *o, const query_call *call)
{
    char name[4096];
    name_picture(o, name, sizeof name);
    if (!query_has_picture(call))
        return query_fail("%s has no picture: nothing in it has a place", call->routine->name);
    FILE *file = fopen(name, "w");
    if (file == NULL)
        return query_fail("cannot write %s", name);
    query_draw(file, call);
    bool failed = ferror(file) != 0;
    failed |= fclose(file) != 0;
    return !failed || query_fail("cannot write %s", name);
}

static void run(options *o, const char *text, const char *where)
{
    query_call call;
    if (!query_bind(text, o->build, o->units, &call)) {
        report(o, where);
    } else if (o->only_line) {
        query_print_line(stdout, &call);
    } else {
        query_run(&call);
        if (o->done++ > 0)
            putchar('\n');
        query_print_answer(stdout, &call);
        if (o->output != NULL && !draw(o, &call))
            report(o, where);
    }
    query_free(&call);
}

/* Appends a line, without its end, to the text; false at the end of the input. */
static bool read_line(char **text, size_t *length, size_t *room)
{
    int c;
    size_t first = *length;
    while ((c = getchar()) != EOF) {
        if (*length + 3 > *room) { /* this character, a blank and the 0 */
            *room = 2 * *room + 256;
            char *grown = query_allocate(*room, 1);
            memcpy(grown, *text, *length);
            free(*text);
            *text = grown;
        }
        if (c == '\n')
            break;
        (*text)[(*length)++] = (char)c;
        (*text)[*length] = '\0';
    }
    return c != EOF || *length > first;
}

static bool is_complete(const options *o, const char *text)
{
    query_call call;
    bool complete = query_bind(text, o->build, o->units, &call);
    query_free(&call);
    return complete;
}

/* A name begins with a letter, and what a debugger prints with a bracket, a digit, a sign or $1. */
static bool next_line_continues(void)
{
    int c = getchar();
    ungetc(c, stdin); /* nothing at the end of the input */
    return c > 0 && strchr("({[$0123456789+-.\" \t", c) != NULL;
}

/* The next line is read only if this one lacks something. */
static bool goes_on(const options *o, const char *text)
{
    return query_open_groups(text) > 0 || (!is_complete(o, text) && next_line_continues());
}

static void run_input(options *o)
{
    size_t room = 256, length = 0;
    char *text = query_allocate(room, 1), where[32];
    unsigned line = 0, first = 1;
    bool more = true;
    while (more) {
        more = read_line(&text, &length, &room);
        line += more;
        bool is_query = text[0] != '#' && strspn(text, " \t\r") < length;
        if (more && is_query && goes_on(o, text)) {
            text[length++] = ' ';
            text[length] = '\0';
            continue;
        }
        query_format(where, sizeof where, "line %u: ", first);
        if (is_query)
            run(o, text, where);
        first = line + 1;
        length = 0;
        text[0] = '\0';
    }
    free(text);
}

/* The words of the command line are one query. */
static void run_words(options *o, char **words, int count)
{
    size_t length = 1;
    for (int i = 0; i < count; i++)
        length += strlen(words[i]) + 1;
    char *text = query_allocate(length, 1);
    for (int i = 0; i < count; i++)
        strcat(strcat(text, words[i]), " ");
    run(o, text, "");
    free(text);
}

static bool choose_build(options *o, const char *name)
{
    static const query_build *const builds[] = {&query_build_fixed, &query_build_small,
                                                &query_build_float};
    for (unsigned i = 0; i < 3; i++)
        if (strcmp(name, builds[i]->name) == 0) {
            o->build = builds[i];
            return true;
        }
    return query_fail("no build %s: fixed, small or float", name);
}

static int help(options *o, const char *name)
{
    const query_build *build = &query_build_fixed;
    if (name == NULL) {
        query_print_help(stdout);
        return 0;
    }
    name += strncmp(name, build->prefix, strlen(build->prefix)) == 0 ? strlen(build->prefix) : 0;
    const query_routine *routine = query_find(build, name, strlen(name)),
                        *nearest = query_nearest(build, name, strlen(name));
    if (routine != NULL) {
        query_print_routine(stdout, build, routine);
        return 0;
    }
    query_fail("no routine graze_%s%s%s%s", name, nearest != NULL ? "; did you mean " : "",
               nearest != NULL ? nearest->name : "",
               nearest != NULL ? "?" : "; graze_query --list prints all names");
    report(o, "");
    return BAD;
}

static bool is_option(const char *word, const char *brief, const char *full)
{
    return strcmp(word, brief) == 0 || strcmp(word, full) == 0;
}

/* Options with a value: the word after them. */
static bool take_value(options *o, const char *word, const char *value)
{
    if (value == NULL)
        return query_fail("%s needs a value", word);
    if (is_option(word, "-b", "--build"))
        return choose_build(o, value);
    o->output = value;
    return true;
}

static bool take_flag(options *o, const char *word)
{
    if (is_option(word, "-u", "--units"))
        o->units = UNITS_ALL;
    else if (is_option(word, "-r", "--raw"))
        o->units = UNITS_RAW;
    else if (is_option(word, "-l", "--line"))
        o->only_line = true;
    else
        return query_fail("no option %s; graze_query --help lists the options", word);
    return true;
}

int main(int count, char **words)
{
    options o = {NULL, NULL, UNITS_AS_WRITTEN, false, 0, 0};
    int i = 1;
    for (; i < count && words[i][0] == '-' && o.status == 0; i++) {
        const char *word = words[i], *next = i + 1 < count ? words[i + 1] : NULL;
        bool has_value = is_option(word, "-o", "--output") || is_option(word, "-b", "--build");
        if (is_option(word, "-h", "--help"))
            return help(&o, next);
        if (strcmp(word, "--list") == 0 || strcmp(word, "--version") == 0) {
            if (strcmp(word, "--list") == 0)
                query_print_list(stdout);
            else
                printf("graze_query %s\n", query_build_fixed.version);
            return 0;
        }
        if (!(has_value ? take_value(&o, word, next) : take_flag(&o, word)))
            report(&o, "");
        i += has_value;
    }
    if (o.status != 0)
        return o.status;
    if (i < count)
        run_words(&o, words + i, count - i);
    else
        run_input(&o);
    return o.status;
}
