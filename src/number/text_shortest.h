/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The shortest digits that are read as a number, after Steele and White, for both builds: digits are generated from the
 * left, until the digits so far, or the digits so far with the last one greater by one, are near enough.
 *
 * A file that includes this one includes text_halves.h before, and defines MOST_DIGITS: see text.h.
 */
#ifndef GRAZE_NUMBER_TEXT_SHORTEST_H
#define GRAZE_NUMBER_TEXT_SHORTEST_H

#include "text_halves.h"

/* |x| less the digits written so far, in units of the last digit: rest / unit. A number is read as
 * x from `margin` below x to margin * above above it. low_end, high_end: 1 if the end itself is
 * read as x. */
typedef struct {
    halves rest, unit, margin;
    int32_t above;
    int low_end, high_end;
} shortest;

typedef struct {
    char digits[MOST_DIGITS];
    int32_t count, point; /* 0.ddd * 10^point */
} text_shortest;

/* Moves on to the next digit, which counts a tenth. */
static void text_go_on(shortest *g)
{
    halves_times(&g->rest, 10, 0, HALVES);
    halves_times(&g->margin, 10, 0, HALVES);
}

static bool text_reads_low(const shortest *g)
{
    return halves_sign(&g->rest, 0, &g->rest, &g->margin) < g->low_end;
}

static bool text_reads_high(const shortest *g)
{
    return halves_sign(&g->rest, g->above, &g->margin, &g->unit) > -g->high_end;
}

static char text_next_digit(shortest *g)
{
    char digit = '0';
    for (; digit < '9' && halves_sign(&g->rest, 0, &g->rest, &g->unit) >= 0; digit++)
        halves_subtract(&g->rest, &g->unit);
    return digit;
}

/* The nearer one if both would do; if both are equally near, the greater. */
static bool text_is_rounded_up(const shortest *g)
{
    return text_reads_high(g) &&
           (!text_reads_low(g) || halves_sign(&g->rest, 1, &g->rest, &g->unit) >= 0);
}

/* The greatest number that is read as x begins right behind the point, and so do the digits. */
static int32_t text_find_point(shortest *g)
{
    int32_t point = 0;
    halves_set(&g->unit, 1, UNIT_BIT);
    for (; text_reads_high(g); point++)
        halves_times(&g->unit, 10, 0, HALVES);
    for (text_go_on(g); !text_reads_high(g); point--)
        text_go_on(g);
    return point;
}

/* Zeros behind the last digit are dropped. */
static void text_shortest_digits(shortest *g, text_shortest *d)
{
    d->point = text_find_point(g);
    d->digits[0] = text_next_digit(g);
    d->count = 1;
    for (int32_t i = 1; i < MOST_DIGITS; i++) {
        bool ended = text_reads_low(g) || text_reads_high(g);
        if (!ended) {
            text_go_on(g);
            d->count++;
        }
        d->digits[i] = (char)(ended ? '0' : text_next_digit(g));
    }
    if (text_is_rounded_up(g))
        d->digits[d->count - 1]++;
}

static char *text_write_digits(char *at, const text_shortest *d, int32_t point)
{
    int32_t end = d->count > point ? d->count : point;
    for (int32_t i = point < 1 ? point - 1 : 0; i < end; i++) {
        if (i == point)
            *at++ = '.';
        *at++ = (char)(i >= 0 && i < d->count ? d->digits[i] : '0');
    }
    return at;
}

#endif
