/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `text`: decimal text of the float build. What is read is what strtof reads; what is
 * written is the first of all candidates, digits of printf, that strtof reads as the number.
 */
#include "../../include/graze/graze.h"
#include "draw_text.h"
#include "entry.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static float float_of(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static bool same(float a, float b)
{
    return memcmp(&a, &b, sizeof a) == 0 || (a != a && b != b);
}

static bool judge_read(const char *text)
{
    char *end;
    float want = graze_held(strtof(text, &end)), x = want;
    size_t got = graze_from_text(text, GRAZE_TEXT_ALL, &x);
    return got == (size_t)(end - text) && same(x, want);
}

/* Half way between two floats, exactly: 2^-150 has 150 decimals. */
static void half_way(uint32_t bits, char *text)
{
    bits %= UINT32_C(0x7f7fffff);
    double a = (double)float_of(bits), b = (double)float_of(bits + 1);
    sprintf(text, "%.120e", (a + b) / 2);
}

/* And just beside it: a digit far behind, or one less in the last digit that is not 0. */
static bool judge_half_way(uint32_t bits)
{
    char text[TEXT_MOST], off[TEXT_MOST];
    half_way(bits, text);
    size_t digits = strcspn(text, "e"), last = digits - 1;
    sprintf(off, "%.*s%050d%s", (int)digits, text, 1, text + digits);
    bool right = judge_read(text) && judge_read(off);
    while (text[last] == '0' || text[last] == '.')
        last--;
    text[last]--;
    sprintf(off, "%.*s999999999%s", (int)digits, text, text + digits);
    return right && judge_read(text) && judge_read(off);
}

/* digits * 10^exponent as the header says, without trailing zeros. */
static void print_digits(uint64_t digits, int exponent, char *text)
{
    char d[24];
    while (digits % 10 == 0) {
        digits /= 10;
        exponent++;
    }
    int count = sprintf(d, "%" PRIu64, digits), point = count + exponent;
    if (point < -3 || point > 9)
        sprintf(text, "%.1s%s%se%d", d, count > 1 ? "." : "", d + 1, point - 1);
    else if (point <= 0)
        sprintf(text, "0.%.*s%s", -point, "000", d);
    else if (point >= count)
        sprintf(text, "%s%.*s", d, point - count, "000000000");
    else
        sprintf(text, "%.*s.%s", point, d, d + point);
}

static bool is_read_as(uint64_t digits, int exponent, float x)
{
    char text[64];
    sprintf(text, "%" PRIu64 "e%d", digits, exponent);
    return same(strtof(text, NULL), x);
}

/* From the exact digits of x > 0: with one digit, two, ... the nearer one, and then the other. */
static void shortest_text(float x, char *text)
{
    char exact[TEXT_MOST], head[24];
    sprintf(exact, "%.120e", (double)x);
    int exponent = atoi(strchr(exact, 'e') + 1);
    exact[1] = exact[0]; /* over the point */
    for (int n = 1;; n++) {
        sprintf(head, "%.*s", n, exact + 1);
        uint64_t low = strtoull(head, NULL, 10), nearest = low + (exact[n + 1] >= '5');
        uint64_t other = 2 * low + 1 - nearest;
        if (is_read_as(nearest, exponent - n + 1, x))
            print_digits(nearest, exponent - n + 1, text);
        else if (is_read_as(other, exponent - n + 1, x))
            print_digits(other, exponent - n + 1, text);
        else
            continue;
        return;
    }
}

static bool judge_write(uint32_t bits)
{
    char want[64] = "-", got[64];
    float x = float_of(bits), size = float_of(bits % UINT32_C(0x80000000));
    char *start = bits < UINT32_C(0x80000000) || x != x ? want : want + 1;
    if (x != x || size > FLT_MAX)
        strcpy(start, x != x ? "nan" : "inf");
    else if (size > 0)
        shortest_text(size, start);
    else
        strcpy(start, "0");
    size_t length = graze_to_text(x, got);
    return strcmp(got, want) == 0 && length == strlen(want) && length < GRAZE_TEXT_SIZE;
}

ORACLE(text)
{
    (void)routine;
    uint32_t wrong_read = 0, wrong_written = 0;
    for (uint32_t i = 0; i < cases; i++) {
        char text[TEXT_MOST + 1];
        uint32_t bits = draw_scalar_bits(seed, i);
        text[draw_text(seed, i, text)] = '\0';
        if (!judge_read(text) && wrong_read++ < 3)
            printf("from_text is wrong:\n    %s\n", text);
        if (!judge_half_way(bits) && wrong_read++ < 3)
            printf("from_text is wrong beside %08" PRIx32 "\n", bits);
        if (!judge_write(bits) && wrong_written++ < 3)
            printf("to_text is wrong:\n    %08" PRIx32 "\n", bits);
    }
    printf("from_text %9" PRIu32 " cases %3" PRIu32 " wrong\n", cases * 5, wrong_read);
    printf("to_text   %9" PRIu32 " cases %3" PRIu32 " wrong\n", cases, wrong_written);
    int failed = (wrong_read > 0) + (wrong_written > 0);
    printf("text of floats: %d passed, %d failed\n", 2 - failed, failed);
    return failed > 0;
}
