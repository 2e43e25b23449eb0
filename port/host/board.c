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

static FILE *files[4];

int board_create_file(const char *path)
{
    int file = 0;
    while (file < 4 && files[file] != NULL) {
        file++;
    }
    if (file == 4) {
        return -1;
    }
    files[file] = fopen(path, "wb");
    return files[file] != NULL ? file : -1;
}

bool board_append(int file, const void *bytes, unsigned size)
{
    return file >= 0 && fwrite(bytes, 1, size, files[file]) == size;
}

bool board_close(int file)
{
    FILE *closed = file >= 0 ? files[file] : NULL;
    if (closed == NULL) {
        return false;
    }
    files[file] = NULL;
    return fclose(closed) == 0;
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
