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

/* The lines of a query so far. */
typedef struct {
    char *text;
    size_t length, room;
    unsigned first; /* the number of the first line */
} input;

/* A zero would end the text: it becomes a character that no query has. */
static void append(input *in, int c)
{
    if (in->length + 2 > in->room) {
        in->room *= 2;
        char *grown = query_allocate(in->room, 1);
        memcpy(grown, in->text, in->length);
        free(in->text);
        in->text = grown;
    }
    in->text[in->length++] = (char)(c == '\0' ? '\1' : c);
    in->text[in->length] = '\0';
}

/* Appends a line, without its end; false at the end of the input. */
static bool read_line(input *in)
{
    int c;
    size_t first = in->length;
    while ((c = getchar()) != EOF && c != '\n')
        append(in, c);
    return c != EOF || in->length > first;
}

/* Runs the query before `end`, and keeps what is behind it, which begins at line `next`. */
static void run_before(options *o, input *in, size_t end, unsigned next)
{
    char where[32], kept = in->text[end];
    in->text[end] = '\0';
    query_format(where, sizeof where, "line %u: ", in->first);
    if (in->text[0] != '#' && in->text[strspn(in->text, " \t\r")] != '\0')
        run(o, in->text, where);
    in->text[end] = kept;
    memmove(in->text, in->text + end, in->length - end + 1);
    in->length -= end;
    in->first = next;
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

/* Whether the next line belongs to the query: a group is open, or numbers are missing and it may have them. */
static bool goes_on(const options *o, const input *in, int depth)
{
    if (in->text[0] == '#' || in->text[strspn(in->text, " \t\r")] == '\0')
        return false;
    return depth > 0 || (next_line_continues() && !is_complete(o, in->text));
}

/* A line that begins with graze is a new query: the one before was cut off. */
static void run_input(options *o)
{
    input in = {query_allocate(256, 1), 0, 256, 1};
    int depth = 0;
    unsigned line = 0;
    for (size_t start = 0; read_line(&in); start = in.length) {
        line++;
        if (start > 0 && strncmp(in.text + start, "graze", 5) == 0) {
            run_before(o, &in, start, line);
            start = 0;
            depth = 0;
        }
        depth += in.text[0] != '#' ? query_open_groups(in.text + start) : 0;
        if (goes_on(o, &in, depth)) {
            append(&in, ' ');
            continue;
        }
        run_before(o, &in, in.length, line + 1);
        depth = 0;
    }
    if (in.length > 0)
        run_before(o, &in, in.length, line + 1);
    free(in.text);
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
