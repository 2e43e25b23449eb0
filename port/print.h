/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Text and numbers for the demos and the examples, written by the board. */
#ifndef GRAZE_PORT_PRINT_H
#define GRAZE_PORT_PRINT_H

#include "../include/graze/graze.h"

void print(const char *text);
/* Left-aligned: blanks follow the text up to this width. */
void print_column(const char *text, unsigned width);
void print_char(char c);
void print_int(int32_t number);
/* Eight digits. */
void print_hex(uint32_t number);

/* Inline, so that print.c contains nothing that depends on the number type: the two builds of graze share it in one
 * program. */

/* In units, with the fewest digits that identify the scalar. */
static inline void print_scalar(graze_scalar x)
{
    char text[GRAZE_TEXT_SIZE];
    graze_to_text(x, text);
    print(text);
}

static inline void print_scalar_column(graze_scalar x, unsigned width)
{
    char text[GRAZE_TEXT_SIZE];
    graze_to_text(x, text);
    print_column(text, width);
}

static inline void print_vec2(graze_vec2 v)
{
    print("(");
    print_scalar(v.x);
    print(", ");
    print_scalar(v.y);
    print(")");
}

static inline void print_vec3(graze_vec3 v)
{
    print("(");
    print_scalar(v.x);
    print(", ");
    print_scalar(v.y);
    print(", ");
    print_scalar(v.z);
    print(")");
}

/* A text, and a number or a place after it. */
static inline void print_text_int(const char *text, int32_t number)
{
    print(text);
    print_int(number);
}

static inline void print_text_scalar(const char *text, graze_scalar x)
{
    print(text);
    print_scalar(x);
}

static inline void print_text_vec2(const char *text, graze_vec2 v)
{
    print(text);
    print_vec2(v);
}

static inline void print_text_vec3(const char *text, graze_vec3 v)
{
    print(text);
    print_vec3(v);
}

#endif
