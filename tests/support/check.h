/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The checks of a test image, which are the same on the host and on every core: no libc, no
 * allocation, and the same number of checks everywhere.
 */
#ifndef GRAZE_TESTS_CHECK_H
#define GRAZE_TESTS_CHECK_H

#include <stdbool.h>
#include <stdint.h>

/* Tests that are slow on a core draw few cases; the image with sanitizers draws DRAWN_TIMES as many. */
#ifndef DRAWN_TIMES
#define DRAWN_TIMES 1
#endif

/* Counts one check. A failed one is printed with its group, its case, and its line. */
#define CHECK(condition) check_that((condition), __FILE__, __LINE__, #condition)
void check_that(bool holds, const char *file, int line, const char *condition);

/* The subject of the checks that follow; then a case within it, or NULL. */
void check_group(const char *name);
void check_case(const char *name);

/* Prints the counts, and returns the status for main: 0 if every check held and there was at least one. */
int check_summary(void);

void say(const char *text);
void say_number(uint32_t number);
void say_hex(uint32_t number);

#endif
