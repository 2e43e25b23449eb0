/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Decimal text: writes a coordinate of the workload, and reads the written text.  */
#include "bench.h"

static struct {
    graze_scalar number;
    char text[GRAZE_TEXT_SIZE];
    size_t length;
} item;
static char text_out[GRAZE_TEXT_SIZE];

static void prepare(unsigned number, int32_t scale)
{
    item.number = query_of(number, scale).segment.a.x;
    item.length = graze_to_text(item.number, item.text);
}

typedef size_t reader(const char *, size_t, graze_scalar *);
typedef size_t writer(graze_scalar, char *);

static bool read_text(any_routine *routine)
{
    ((reader *)routine)(item.text, item.length, &made.number[0]);
    return true;
}

static bool write_text(any_routine *routine)
{
    made.view = ((writer *)routine)(item.number, text_out) > 0;
    return true;
}

static const bench_row rows[] = {
    ROW(read_text, NUMBER, from_text),
    ROW(write_text, NOTHING, to_text),
};

BENCH_SHAPE_WITH_INPUT(text, "cKKKKK");
