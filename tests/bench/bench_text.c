/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Decimal text: writes a coordinate of the workload, and reads the written text.  */
#include "bench.h"

static graze_scalar number_in;
static char text[GRAZE_TEXT_SIZE], text_out[GRAZE_TEXT_SIZE];
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
    ((reader *)routine)(text, length, &made.number[0]);
    return true;
}

static bool write_text(any_routine *routine)
{
    made.view = ((writer *)routine)(number_in, text_out) > 0;
    return true;
}

static const bench_row rows[] = {
    ROW(read_text, NUMBER, from_text),
    ROW(write_text, NOTHING, to_text),
};

BENCH_SHAPE(text);
