/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * One case of an oracle: its number on the command line, the command that runs it alone, and its arguments as C
 * initializers, to be pasted into a test.
 */
#ifndef GRAZE_TESTS_PRINT_CASE_H
#define GRAZE_TESTS_PRINT_CASE_H

#include <stdint.h>

/* The number of the first case to be judged: 0, or CASE of the command line, which is then the last one too. An oracle
 * that does not call it has no cases by number, and main.c reports that. */
uint32_t first_case(void);

/* For main.c: begins an oracle, with CASE if `number` is not NULL. */
void begin_cases(const char *oracle, uint64_t seed, const uint32_t *number);
/* Whether the oracle has called first_case. */
int has_numbered_cases(void);

/* Prints the command that runs one case of a routine alone. */
void print_command(const char *routine, uint32_t number);

/* Prints `const TYPE NAME = {...};` for the numbers of a structure of graze.h, which begin at `at`.
 * TYPE is without graze_. A type without a form is a fault of the oracle, and ends the program. */
void print_value(const char *type, const char *name, const void *at);
/* Prints `const TYPE NAME[COUNT] = {...};` */
void print_values(const char *type, const char *name, const void *at, uint32_t count);

#endif
