/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Scalars to decimal text: number/text_shortest.h generates the digits. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/text.h"
#include "number/text_shortest.h"

/* Half a raw unit on both sides, and a tie rounds up. (No text of so few digits is at an end.) */
static inline void shortest_begin(shortest *g, graze_scalar x)
{
    halves_set(&g->rest, s32_magnitude(x), UNIT_BIT - 16);
    halves_set(&g->margin, 1, UNIT_BIT - 17);
    g->above = 1;
    g->low_end = 1;
    g->high_end = 0;
}

static char *text_write_shortest(char *at, graze_scalar x)
{
    shortest g;
    text_shortest d;
    shortest_begin(&g, x);
    text_shortest_digits(&g, &d);
    return text_write_digits(at, &d, d.point);
}

size_t graze_to_text(graze_scalar x, char text[GRAZE_TEXT_SIZE])
{
    char *end = text;
    if (x < 0)
        *end++ = '-';
    if (x == 0)
        *end++ = '0';
    else
        end = text_write_shortest(end, x);
    *end = '\0';
    return (size_t)(end - text);
}

#endif
