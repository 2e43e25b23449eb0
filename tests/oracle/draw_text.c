/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "draw_text.h"
#include "draw.h"

typedef struct {
    input_stream s;
    char *text;
    size_t length;
} writer;

static void put(writer *w, char c)
{
    w->text[w->length++] = c;
}

static void put_some(writer *w, uint32_t most)
{
    uint32_t count = draw_below(&w->s, most + 1), kind = draw_below(&w->s, 4);
    for (uint32_t i = 0; i < count; i++)
        put(w, (char)('0' + (kind == 0 ? 0 : kind == 1 ? 9 : draw_below(&w->s, 10))));
}

static void put_number(writer *w, uint32_t n)
{
    if (n >= 10)
        put_number(w, n / 10);
    put(w, (char)('0' + n % 10));
}

static void put_sign(writer *w)
{
    uint32_t kind = draw_below(&w->s, 4);
    if (kind < 2)
        put(w, kind == 0 ? '-' : '+');
}

static void text_write_exponent(writer *w, uint32_t most)
{
    put(w, draw_chance(&w->s, 2) ? 'e' : 'E');
    put_sign(w);
    put_number(w, draw_below(&w->s, most));
}

static void any_number(writer *w)
{
    put_some(w, draw_chance(&w->s, 8) ? 200 : 6);
    if (draw_chance(&w->s, 2)) {
        put(w, '.');
        put_some(w, draw_chance(&w->s, 8) ? 200 : 12);
    }
    if (draw_chance(&w->s, 3))
        text_write_exponent(w, draw_chance(&w->s, 4) ? 60 : 7);
}

/* n / 2^17, exactly: 17 decimals. */
static void half_way(writer *w, uint32_t n)
{
    uint32_t rest = n % 131072;
    put_number(w, n / 131072);
    put(w, '.');
    for (int i = 0; i < 17; i++, rest %= 131072) {
        rest *= 10; /* < 10 * 2^17 */
        put(w, (char)('0' + rest / 131072));
    }
}

/* The last digit one less, and nines behind it; or a digit behind zeros. */
static void off_half_way(writer *w)
{
    uint32_t kind = draw_below(&w->s, 3), far = draw_below(&w->s, 200);
    char *last = &w->text[w->length - 1];
    if (kind == 0 && *last > '0')
        --*last;
    for (uint32_t i = 0; i < far; i++)
        put(w, kind == 0 ? '9' : '0');
    put(w, kind == 1 ? '1' : kind == 0 ? '9' : '0');
}

/* The same digits with the point elsewhere, and an exponent that brings it back. */
static void move_point(writer *w)
{
    uint32_t by = 0, places = draw_below(&w->s, 8);
    for (size_t i = 0; i + 1 < w->length && by < places; i++)
        if (w->text[i] == '.') {
            w->text[i] = w->text[i + 1];
            w->text[i + 1] = '.';
            by++;
        }
    put(w, 'e');
    put(w, '-');
    put_number(w, by);
}

size_t draw_text(uint64_t seed, uint32_t index, char *text)
{
    writer w;
    draw_start(&w.s, seed, index);
    w.text = text;
    w.length = 0;
    put_sign(&w);
    uint32_t kind = draw_below(&w.s, 8), n = draw_bits(&w.s);
    if (kind < 3) {
        any_number(&w);
    } else {
        half_way(&w, kind < 6 ? n : kind == 6 ? n >> draw_below(&w.s, 32) : 0 - n % 8);
        if (draw_chance(&w.s, 2))
            off_half_way(&w);
        if (draw_chance(&w.s, 4))
            move_point(&w);
    }
    if (draw_chance(&w.s, 4))
        put(&w, "e.-,x \n9"[draw_below(&w.s, 8)]);
    return w.length;
}

uint32_t draw_scalar_bits(uint64_t seed, uint32_t index)
{
    input_stream s;
    draw_start(&s, seed, index);
    uint32_t kind = draw_below(&s, 6), places = draw_below(&s, 32), bits = draw_bits(&s);
    uint32_t power = (bits & UINT32_C(0xff800000)) + draw_below(&s, 3) - 1;
    if (kind == 0)
        return power;
    if (kind == 1)
        return bits >> places;
    return kind == 2 ? bits >> places << places : bits;
}
