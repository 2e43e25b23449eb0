/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Climbs on the instruction count of a routine, from several starts. */
#ifndef GRAZE_TESTS_WORST_CLIMB_H
#define GRAZE_TESTS_WORST_CLIMB_H

#include "kept.h"
#include "layout.h"

/* The most words of an item, by the RAM of a micro:bit. */
enum { MOST_WORDS = 800 };

/* The instructions that the routine of the row executes for the item as it is; 0 if nothing is counted. */
uint32_t instructions_of(const bench_row *row);

bool is_same(const char *a, const char *b);

/* Words that a kept input does not have are those of query 0. */
void load_kept(const bench_shape *shape, const kept_input *input);

/* Makes the item the most expensive one that it finds. */
void search(const bench_shape *shape, const bench_row *row, bool near, uint32_t steps);

/* Gives each group the words of query 0 if the routine then executes as many instructions. */
void simplify(const bench_shape *shape, const bench_row *row);

/* A word of query 0, after simplify. */
int32_t word_of_query_0(unsigned number);

#endif
