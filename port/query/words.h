/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A query as text: a routine's name, and numbers in the forms of debuggers.
 *
 *     aabb_linecast {min = {x = -65536, ...}, ...}     gdb, and with p/x: 0xffff0000
 *     (graze_vec3) hit.point = (x = -65536, ...)        lldb
 *     {min = (-1, -1, -1), ...}                         the printers of port/debug: units
 *     graze_aabb_linecast -65536 -65536 ...             print_query.h
 */
#ifndef GRAZE_PORT_QUERY_WORDS_H
#define GRAZE_PORT_QUERY_WORDS_H

#include "query.h"

typedef enum {
    WORD_NUMBER,
    WORD_NAME,     /* GRAZE_HIT, true */
    WORD_CHARACTER /* of a text in quotes */
} query_word_kind;

typedef struct {
    query_word_kind kind;
    const char *text;
    int length;
    const char *names; /* where the names before it begin: `min = {x = ` */
    bool closes;       /* the innermost group ends after it */
    bool is_degrees;   /* `45 degrees` */
    bool is_raw;       /* the raw number that a printer shows beside an angle */
} query_word;

typedef struct {
    const char *routine; /* with its prefix, if it has one */
    size_t routine_length;
    query_word *words;
    size_t count;
    bool in_units; /* the numbers are a printer's */
} query_words;

/* How many groups are open at the end of the text: the query continues on the next line. */
int query_open_groups(const char *text);
/* Splits the text, which must stay. */
bool query_split(const char *text, query_words *result);
/* The next name in front of a number: its length, or 0. *at moves behind it. Names outside of groups are left out: they
 * are variables. */
int query_next_name(const query_word *word, const char **at);

#endif
