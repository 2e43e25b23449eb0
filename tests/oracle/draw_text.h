/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Texts to be read and scalars to be written, drawn by chance, the same on every machine. */
#ifndef GRAZE_TESTS_DRAW_TEXT_H
#define GRAZE_TESTS_DRAW_TEXT_H

#include <stddef.h>
#include <stdint.h>

enum { TEXT_MOST = 512 };

/* Case `index` of the stream `seed`: its length. Digits of any number with a point, an exponent and
 * something behind; long ones; half way between two raw units, exactly and but for a far digit;
 * near the ends of the world. Few are no number. */
size_t draw_text(uint64_t seed, uint32_t index, char *text);

/* Floats with any exponent, and with many zeros or ones at the end. */
uint32_t draw_scalar_bits(uint64_t seed, uint32_t index);

#endif
