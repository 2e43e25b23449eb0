/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify [SHAPE [N [SEED [ROUTINE [CASE]]]]]
 *
 * Compares the library with exact results: N queries (20000) for each routine of SHAPE, which is the name
 * of an oracle, or several with commas between, or `all`, as without SHAPE. ROUTINE: that one only, or `all`.
 * CASE: only the case of that number, which does not depend on N.
 *
 * Exit status: that of the worst oracle (entry.h), or 64 after a word that is not understood; for an unknown
 * SHAPE after a list of the names.
 *
 * ORACLES comes from oracle.mk: the names of the oracles that are linked.
 */
#include "../../src/wide/bounds.h"
#include "entry.h"
#include "print_case.h"

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
    fprintf(stderr,
            "usage: verify [SHAPE[,SHAPE...] [N [SEED [ROUTINE [CASE]]]]]\nSHAPE, or all:\n");
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

/* The command line. `only` is NULL, or the case that was named. */
typedef struct {
    const char *shape, *routine;
    uint32_t cases;
    uint64_t seed;
    const uint32_t *only;
} task;

static task task_of(int argc, char **argv)
{
    static uint32_t only;
    task k = {"all", NULL, 20000, UINT64_C(0x6772617a65), NULL}; /* "graze" */
    if (argc > 6)
        usage();
    if (argc > 1)
        k.shape = argv[1];
    if (argc > 2)
        k.cases = (uint32_t)number(argv[2], 1, UINT32_MAX);
    if (argc > 3)
        k.seed = number(argv[3], 0, UINT64_MAX);
    if (argc > 4 && strcmp(argv[4], "all") != 0)
        k.routine = argv[4];
    if (argc > 5) {
        only = (uint32_t)number(argv[5], 0, UINT32_MAX - 1);
        k.only = &only;
    }
    return k;
}

/* Returns the status of the oracle; 2 if it has no case of that number. */
static int run(const task *k, const oracle_row *oracle)
{
    begin_cases(oracle->name, k->seed, k->only);
    int status = oracle->run(k->only ? *k->only + 1 : k->cases, k->seed, k->routine);
    if (!k->only || has_numbered_cases())
        return status;
    fprintf(stderr, "verify: the oracle %s has no cases by number\n", oracle->name);
    return 2;
}

int main(int argc, char **argv)
{
    const task k = task_of(argc, argv);
    bool all = strcmp(k.shape, "all") == 0;
    int worst = 0;
    for (const char *names = k.shape; names && !all; names = after_first(names))
        first_of(names); /* an unknown name is reported before any oracle runs */
    for (int i = 0; i < ORACLE_COUNT && all; i++) {
        int status = run(&k, &oracles[i]);
        worst = status > worst ? status : worst;
    }
    for (const char *names = k.shape; names && !all; names = after_first(names)) {
        int status = run(&k, first_of(names));
        worst = status > worst ? status : worst;
    }
    return worst;
}
