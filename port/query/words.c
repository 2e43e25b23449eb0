/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 32, MOST_WORDS = 1000000 };

typedef struct {
    const char *at;
    query_words *result;
    const char *names; /* since the last number */
    int depth;
    size_t first[DEEPEST];   /* the first number of each open group */
    char bracket[DEEPEST];   /* what opened it */
    bool has_names[DEEPEST]; /* its members have names */
    size_t item;             /* the first number of the last item, which a debugger may repeat */
    bool raw_tuple;          /* {x = 1, y = 2} was seen */
} splitter;

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.' || c == '*' || c == '&' ||
           c == '-' || c == '>';
}

static bool starts_number(const char *at)
{
    at += *at == '-' || *at == '+';
    at += *at == '.';
    if (strncmp(at, "inf", 3) == 0 || strncmp(at, "nan", 3) == 0)
        return !isalnum((unsigned char)at[3]);
    return isdigit((unsigned char)*at);
}

static int number_length(const char *at)
{
    int i = at[0] == '-' || at[0] == '+';
    bool hexadecimal = at[i] == '0' && (at[i + 1] == 'x' || at[i + 1] == 'X');
    while (isalnum((unsigned char)at[i]) || at[i] == '.' || at[i] == '_' ||
           ((at[i] == '-' || at[i] == '+') && strchr(hexadecimal ? "pP" : "eE", at[i - 1]) != NULL))
        i++;
    return i;
}

static void add(splitter *s, query_word_kind kind, const char *text, int length)
{
    query_words *r = s->result;
    r->words = query_grow(r->words, r->count, sizeof *r->words);
    query_word word = {kind, text, length, s->names, false, false, false};
    s->item = r->count;
    r->words[r->count++] = word;
    s->names = text + length;
}

static bool split_number(splitter *s)
{
    int length = number_length(s->at);
    const char *end = s->at + length;
    add(s, WORD_NUMBER, s->at, length);
    s->at = end;
    if (strncmp(end - (length < 3 ? length : 3), "nan", 3) == 0 && *end == '(') /* nan(0x400000) */
        s->at = end + strcspn(end, ")") + (strchr(end, ')') != NULL);
    return true;
}

/* ` degrees (536870912 / 2^32 turns)` */
static void split_degrees(splitter *s)
{
    query_word *word = &s->result->words[s->result->count - 1];
    const char *raw = s->at + strspn(s->at, " (");
    word->is_degrees = true;
    if (*s->at == ' ' && s->at[1] == '(' && isdigit((unsigned char)*raw) &&
        strstr(raw, "/ 2^32 turns)") != NULL) {
        word->text = raw;
        word->length = number_length(raw);
        word->is_degrees = false;
        word->is_raw = true;
        s->at = strchr(raw, ')') + 1;
    }
    s->names = s->at;
}

static bool is_word(const char *text, int length, const char *word)
{
    return strlen(word) == (size_t)length && memcmp(text, word, (size_t)length) == 0;
}

/* A name with = behind it: of a member, or of a variable, which is not compared. */
static void split_member(splitter *s, const char *name, int length, const char *equals)
{
    s->at = equals + 1;
    if (s->depth == 0)
        s->names = s->at;
    s->has_names[s->depth] = true;
    s->raw_tuple |= s->depth > 0 && length == 1 && strchr("xyzw", *name) != NULL;
}

static bool refuse_name(const char *name, int length)
{
    if (is_word(name, length, ".") || is_word(name, length, "face") ||
        is_word(name, length, "corner"))
        return query_fail("a printer's text of a frustum, a mesh or a polygon is no query: print/r "
                          "of gdb and --raw-output of lldb show its stored integers");
    return query_fail("'%.*s' is no number; a number is -65536, 0xffff0000 or -1.5", length, name);
}

/* A name is followed by =, or is a number, or the name of a type: (graze_vec3). */
static bool split_name(splitter *s)
{
    const char *name = s->at;
    while (is_name(*s->at) || (*s->at == '[' && isdigit((unsigned char)s->at[1])) ||
           (*s->at == ']' && s->at > name))
        s->at++;
    int length = (int)(s->at - name);
    const char *next = s->at + strspn(s->at, " \t\r\n");
    if (*next == '=' || (*next == ':' && s->depth > 0))
        split_member(s, name, length, next);
    else if (is_word(name, length, "degrees") && s->result->count > 0)
        split_degrees(s);
    else if ((length > 6 && memcmp(name, "GRAZE_", 6) == 0) || is_word(name, length, "true") ||
             is_word(name, length, "false"))
        add(s, WORD_NAME, name, length);
    else if (!is_word(name, length, "about") && !is_word(name, length, "const") && *next != ')' &&
             *next != '*')
        return refuse_name(name, length);
    return true;
}

static bool open_group(splitter *s)
{
    if (s->depth + 1 >= DEEPEST)
        return query_fail("more than %d groups are inside each other", DEEPEST - 1);
    s->depth++;
    s->first[s->depth] = s->result->count;
    s->bracket[s->depth] = *s->at++;
    s->has_names[s->depth] = false;
    return true;
}

static bool close_group(splitter *s)
{
    static const char pairs[] = "{}()[]";
    const char *pair = strchr(pairs, *s->at);
    if (s->depth == 0 || s->bracket[s->depth] != pair[-1])
        return query_fail("'%c' closes no group", *s->at);
    size_t first = s->first[s->depth];
    if (s->result->count > first) {
        s->result->words[s->result->count - 1].closes = true;
        if (*s->at == ')' && !s->has_names[s->depth])
            s->result->in_units = true;
    }
    s->item = first;
    s->depth--;
    s->at++;
    return true;
}

static bool repeat_item(splitter *s, long times)
{
    size_t first = s->item, end = s->result->count;
    if (end == first)
        return query_fail("<repeats ...> has no number before it");
    if (times < 1 || (unsigned long)times > MOST_WORDS / (end - first))
        return query_fail("<repeats ...> is for 1 to %d numbers in all", MOST_WORDS);
    for (; times > 1; times--)
        for (size_t i = first; i < end; i++) {
            query_word copy = s->result->words[i];
            add(s, copy.kind, copy.text, copy.length);
            s->result->words[s->result->count - 1] = copy;
        }
    s->item = first;
    return true;
}

/* <repeats 12 times> repeats the last item; <vertices> beside an address says nothing. */
static bool split_angle_brackets(splitter *s)
{
    const char *end = strchr(s->at, '>');
    if (end == NULL)
        return query_fail("'<' has no '>'");
    if (strncmp(s->at, "<repeats ", 9) == 0 && !repeat_item(s, strtol(s->at + 9, NULL, 10)))
        return false;
    s->at = end + 1;
    s->names = s->at;
    return true;
}

/* "1.25" are the characters of a text; '\002' beside a number says nothing. */
static bool split_quoted(splitter *s)
{
    char quote = *s->at;
    const char *at = s->at + 1;
    for (; *at != '\0' && *at != quote; at++) {
        if (quote == '"')
            add(s, WORD_CHARACTER, at, 1);
        at += quote == '\'' && *at == '\\' && at[1] != '\0';
    }
    if (*at == '\0')
        return query_fail("%c has no second %c", quote, quote);
    s->at = at + 1;
    return true;
}

/* [0] = ... */
static bool is_index(const char *at)
{
    size_t digits = strspn(at + 1, "0123456789");
    const char *end = at + 1 + digits;
    return *at == '[' && digits > 0 && *end == ']' && end[1 + strspn(end + 1, " ")] == '=';
}

static bool split_next(splitter *s)
{
    const char c = *s->at;
    if (is_index(s->at)) {
        s->at = strchr(s->at, '=') + 1;
        return true;
    }
    if (strchr("{([", c) != NULL)
        return open_group(s);
    if (strchr("})]", c) != NULL)
        return close_group(s);
    if (c == '<')
        return split_angle_brackets(s);
    if (c == '"' || c == '\'')
        return split_quoted(s);
    if (starts_number(s->at))
        return split_number(s);
    if (is_name(c))
        return split_name(s);
    return query_fail("'%c' is neither a number nor a bracket", c);
}

bool query_split(const char *text, query_words *result)
{
    static const char between[] = " \t\r\n,;";
    memset(result, 0, sizeof *result);
    result->routine = text + strspn(text, between);
    result->routine_length = strcspn(result->routine, " \t\r\n,;({[");
    splitter s = {0};
    s.result = result;
    s.at = s.names = result->routine + result->routine_length;
    for (;;) {
        s.at += strspn(s.at, between);
        if (*s.at == '\0')
            break;
        if (!split_next(&s))
            return false;
    }
    if (s.depth > 0)
        return query_fail("'%c' has no end", s.bracket[s.depth]);
    if (result->in_units && s.raw_tuple)
        return query_fail("some vectors are a printer's, in units, as (-1, 0.5, 0), and others "
                          "have stored integers, as "
                          "{x = -65536, ...}: use one form");
    return true;
}

int query_open_groups(const char *text)
{
    int depth = 0;
    bool quoted = false;
    for (; *text != '\0'; text++) {
        quoted ^= *text == '"';
        depth += quoted                         ? 0
                 : strchr("{([", *text) != NULL ? 1
                 : strchr("})]", *text) != NULL ? -1
                                                : 0;
    }
    return depth;
}

int query_next_name(const query_word *word, const char **at)
{
    while (*at < word->text) {
        const char *start = *at;
        while (*at < word->text && (isalnum((unsigned char)**at) || **at == '_'))
            ++*at;
        int length = (int)(*at - start);
        const char *next = *at + strspn(*at, " \t\r\n");
        /* c_ and raw_ are what classes of graze.hpp have around the members of C. */
        if (length > 0 && (*at)[-1] != '_' && !isdigit((unsigned char)*start) &&
            (*next == '=' || *next == ':') && next < word->text)
            return length;
        if (length == 0)
            ++*at;
    }
    return 0;
}
