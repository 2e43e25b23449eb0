/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Prints a hash of all results of each routine, and compares it with the hash that every other
 * platform prints. To run it on a chip of your own:
 *
 *   1. Write selftest_put, which sends one character, to a UART for example.
 *   2. Call selftest from main, once that UART works.
 *   3. Compile selftest.c, the files that `make selftest-sources` lists and your file, as C99, with
 *      the compiler and flags of your product; for the float build with -DGRAZE_FLOAT=1.
 *   4. With -ffunction-sections -fdata-sections -Wl,--gc-sections it takes 110 KB of flash and 8 KB
 *      of RAM on a Cortex-M3. If that does not fit, -DSELFTEST_GROUP=aabb_line makes a program for
 *      one group of HASH_GROUPS in tests/tests.h only.
 *   5. The last line must be `selftest: fixed: all 180 routines equal`, or float; with one group fewer.
 *      A line that ends in `differs` names a routine whose bits differ here.
 *
 * The sources include each other by relative paths, so the compiler needs no include path.
 */
#ifndef GRAZE_PORT_SELFTEST_H
#define GRAZE_PORT_SELFTEST_H

/* Yours: sends one character. A line ends in '\n'. */
void selftest_put(char c);

/* Returns the number of routines that differ; -1 if there was none to compare. */
int selftest(void);

#endif
