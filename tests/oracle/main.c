/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify [SHAPE [N [SEED [ROUTINE]]]]
 *
 * Compares the library with exact results: N queries (20000) for each routine of SHAPE, which is the name
 * of an oracle, or several with commas between, or `all`, as without SHAPE. ROUTINE: that one only.
 *
 * Exit status: that of the worst oracle (entry.h), or 64 after a word that is not understood; for an unknown
 * SHAPE after a list of the names.
 *
 * ORACLES comes from oracle.mk: the names of the oracles that are linked.
 */
#include "../../src/wide/bounds.h"
#include "entry.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ORACLE_DECLARED(name) ORACLE_PROTOTYPE(name);
#define ORACLE_ROW(name)      {#name, verify_##name},

ORACLES(ORACLE_DECLARED)

typedef struct {
    const char *name;
    int (*run)(uint32_t cases, uint64_t seed, const char *routine);
} oracle_row;

static const oracle_row oracles[] = {ORACLES(ORACLE_ROW)};

enum { ORACLE_COUNT = sizeof oracles / sizeof oracles[0], STATUS_USAGE = 64 };

static void usage(void)
{
    fprintf(stderr, "usage: verify [SHAPE[,SHAPE...] [N [SEED [ROUTINE]]]]\nSHAPE, or all:\n");
    for (int i = 0; i < ORACLE_COUNT; i++)
        fprintf(stderr, "  %s\n", oracles[i].name);
    exit(STATUS_USAGE);
}

static uint64_t number(const char *text, uint64_t least, uint64_t most)
{
    char *end;
    errno = 0;
    uint64_t n = strtoull(text, &end, 0);
    if (*text < '0' || *text > '9' || *end || errno || n < least || n > most)
        usage();
    return n;
}

/* Returns the length of the first name of a list. */
static size_t first_length(const char *names)
{
    return strcspn(names, ",");
}

static const char *after_first(const char *names)
{
    size_t length = first_length(names);
    return names[length] == ',' ? names + length + 1 : NULL;
}

static const oracle_row *first_of(const char *names)
{
    size_t length = first_length(names);
    for (int i = 0; i < ORACLE_COUNT; i++)
        if (strlen(oracles[i].name) == length && strncmp(oracles[i].name, names, length) == 0)
            return &oracles[i];
    usage();
    return NULL;
}

#if GRAZE_CHECK_BOUNDS
void graze_bound_failed(const char *file, int line)
{
    printf("%s:%d: a bound\n", file, line);
    exit(1);
}
#endif

int main(int argc, char **argv)
{
    const char *shape = argc > 1 ? argv[1] : "all", *routine = argc > 4 ? argv[4] : NULL;
    uint32_t cases = argc > 2 ? (uint32_t)number(argv[2], 1, UINT32_MAX) : 20000;
    uint64_t seed =
        argc > 3 ? number(argv[3], 0, UINT64_MAX) : UINT64_C(0x6772617a65); /* "graze" */
    int worst = 0;
    bool all = strcmp(shape, "all") == 0;
    if (argc > 5)
        usage();
    for (const char *names = shape; names && !all; names = after_first(names))
        first_of(names); /* an unknown name is reported before any oracle runs */
    for (int i = 0; i < ORACLE_COUNT && all; i++) {
        int status = oracles[i].run(cases, seed, routine);
        worst = status > worst ? status : worst;
    }
    for (const char *names = shape; names && !all; names = after_first(names)) {
        int status = first_of(names)->run(cases, seed, routine);
        worst = status > worst ? status : worst;
    }
    return worst;
}
