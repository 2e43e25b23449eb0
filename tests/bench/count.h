/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the files of the bench share: sums over the workload, and the line that tells them. */
#ifndef GRAZE_TESTS_BENCH_COUNT_H
#define GRAZE_TESTS_BENCH_COUNT_H

#include "query.h"
#include "text.h"

#if GRAZE_FLOAT
#define BUILD "float"
#define PEER  "textbook"
#else
#define BUILD "fixed"
#define PEER  "idiom"
#endif

#define QUOTED(name) #name
#define WORD(name)   QUOTED(name)
#define CORE         WORD(BENCH_TARGET) /* the name of a file of toolchain/ */

/* Sums of fewer than 512 * 2^22 instructions: they stay below 2^31. */
typedef struct {
    uint32_t hits, in_hits, in_misses, most;
} count;

static inline void add(count *c, bool met, uint32_t instructions)
{
    c->hits += met;
    c->in_hits += met ? instructions : 0;
    c->in_misses += met ? 0 : instructions;
    c->most = instructions > c->most ? instructions : c->most;
}

static inline void write_row(const char *whose, const char *name, const count *c)
{
    write_word(CORE, 6);
    write_word(BUILD, 6);
    write_word(whose, 9);
    write_word(name, 22);
    write_average(c->in_hits + c->in_misses, QUERIES);
    write_average(c->in_hits, c->hits);
    write_average(c->in_misses, QUERIES - c->hits);
    write_number(c->most, 7);
    write_number(c->hits, 6);
    board_write("\n", 1);
}

/* Each writes its rows; false where nothing was counted. */
bool bench_boxes(void);

#endif
