/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Decimal text: writes a coordinate of the workload, and reads the written text. No query counts as a hit. */
#include "bench.h"

static graze_scalar number_in, number_out;
static char text[GRAZE_TEXT_SIZE];
static size_t length;

static void prepare(unsigned number, int32_t scale)
{
    number_in = query_of(number, scale).segment.a.x;
    length = graze_to_text(number_in, text);
}

typedef size_t reader(const char *, size_t, graze_scalar *);
typedef size_t writer(graze_scalar, char *);

static bool read_text(any_routine *routine)
{
    ((reader *)routine)(text, length, &number_out);
    return false;
}

static bool write_text(any_routine *routine)
{
    length = ((writer *)routine)(number_in, text);
    return false;
}

static const bench_row rows[] = {
    ROW(read_text, from_text),
    ROW(write_text, to_text),
};

BENCH_SHAPE(text);
