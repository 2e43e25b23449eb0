/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* One number of a query: from a word to the bytes of an argument, and from the bytes to text. */
#ifndef GRAZE_PORT_QUERY_NUMBER_H
#define GRAZE_PORT_QUERY_NUMBER_H

#include "words.h"

enum { QUERY_DIGITS = 80 };

/* Bits after the point in the fixed build; -1: the number is an integer. */
int query_point(query_kind kind);

/* Stores the number of a word. `from` is the build that wrote the words, `to` the build of the leaf. */
bool query_store(const query_leaf *leaf, const query_word *word, bool in_units,
                 const query_build *from, const query_build *to);

/* The value of a number in units, of an angle in raw units. A double is exact, but for wide numbers. */
double query_value(const query_leaf *leaf, const query_build *build);
/* The stored integer, or the bits of a float as 0x3f800000. */
void query_write_raw(const query_leaf *leaf, const query_build *build, char text[QUERY_DIGITS]);
/* In units, exactly; a float with the fewest digits that read back as the same bits. */
void query_write_units(const query_leaf *leaf, const query_build *build, char text[QUERY_DIGITS]);

#endif
