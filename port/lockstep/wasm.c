/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The board of WebAssembly: port/selftest/wasm.js imports and calls these functions. */
#include "../board.h"

int main(void);
int run(void) __attribute__((export_name("run")));
extern void imported_put(int c) __attribute__((import_module("env"), import_name("put")));
extern int imported_argument(unsigned index)
    __attribute__((import_module("env"), import_name("argument")));

void board_write(const char *text, unsigned length)
{
    for (unsigned i = 0; i < length; i++)
        imported_put(text[i]);
}

/* A text that does not fit is none. */
unsigned board_arguments(char *text, unsigned size)
{
    unsigned length = 0;
    int c;
    while ((c = imported_argument(length)) != 0 && length < size)
        text[length++] = (char)c;
    if (length == size)
        length = 0;
    text[length] = '\0';
    return length;
}

int run(void)
{
    return main();
}
