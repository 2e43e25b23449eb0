/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How the program `verify` (main.c) calls an oracle. A file defines one of the name NAME by
 *
 *     ORACLE(NAME)
 *     {
 *         return judge_all(cases, seed, routine);
 *     }
 *
 * and tests/registry lists the name and its sources. The oracle compares the results of `cases` queries for
 * each routine, drawn from `seed`, with exact ones; of one routine only, if it has one of that name, or
 * of all if `routine` is NULL. It prints what is wrong, and a count at the end.
 *
 * Returns the exit status: 0 if all is right, 1 after a wrong result, 2 if nothing was compared.
 */
#ifndef GRAZE_TESTS_ENTRY_H
#define GRAZE_TESTS_ENTRY_H

#include <stdint.h>

#define ORACLE_PROTOTYPE(name) int verify_##name(uint32_t cases, uint64_t seed, const char *routine)

/* The head of the definition, after the prototype that compilers ask for. */
#define ORACLE(name)                                                                               \
    ORACLE_PROTOTYPE(name);                                                                        \
    ORACLE_PROTOTYPE(name)

#endif
