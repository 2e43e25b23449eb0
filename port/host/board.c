/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The board on a desktop: the only file of the port that uses a libc. */
#include "../board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void board_write(const char *text, unsigned length)
{
    fwrite(text, 1, length, stdout);
    fflush(stdout);
}

void board_exit(int status)
{
    exit(status);
}

/* main takes no argv, as on the cores: toolchain/run passes the arguments in BOARD_ARGUMENTS. */
unsigned board_arguments(char *text, unsigned size)
{
    const char *given = getenv("BOARD_ARGUMENTS");
    size_t length = given == NULL ? 0 : strlen(given);
    if (length >= size) {
        length = 0;
    }
    if (length > 0) {
        memcpy(text, given, length);
    }
    text[length] = '\0';
    return (unsigned)length;
}

uint32_t board_count_instructions(void (*function)(void *), void *argument)
{
    (void)function;
    (void)argument;
    return 0;
}
