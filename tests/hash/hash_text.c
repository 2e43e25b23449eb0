/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of decimal text: text written from scalars of all sizes, and scalars read from digits of all lengths. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/draw_text.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(1500) };
enum { FROM_TEXT, TO_TEXT, ROUTINES };

static const char *const names[ROUTINES] = {"graze_from_text", "graze_to_text"};

static const hash expected[ROUTINES] = HASHES(TEXT);

static void hash_from(hash *h, const char *text, size_t length)
{
    graze_scalar x = 0;
    mix(h, (uint32_t)graze_from_text(text, length, &x));
    mix_scalar(h, x);
}

static void hash_to(hash *h, uint32_t bits)
{
    union {
        uint32_t bits;
        graze_scalar number;
    } x;
    char text[GRAZE_TEXT_SIZE];
    x.bits = bits;
    size_t length = graze_to_text(x.number, text);
    for (size_t i = 0; i <= length; i++)
        mix(h, (uint32_t)text[i]);
}

void test_hash_text(void)
{
    hash h[ROUTINES] = {{0, 0}};
    char text[TEXT_MOST];
    check_group("hash of text");
    for (uint32_t i = 0; i < QUERIES; i++) {
        size_t length = draw_text(1, i, text);
        hash_from(&h[FROM_TEXT], text, length);
        hash_to(&h[TO_TEXT], draw_scalar_bits(1, i));
    }
    hash_check("text", h, expected, names, ROUTINES);
}
