/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The board of a Game Boy Advance: text and the end of the run through the log of mGBA, which port/gba/run.c reads. There are
 * no files, no arguments and no stack guard. */
#include "../board.h"
#include "gba.h"

enum { LEVEL_END = 0, LEVEL_TEXT = 3 };

static void log_line(const char *text, unsigned length, uint16_t level)
{
    GBA_DEBUG_ENABLE = GBA_DEBUG_WANTED;
    for (unsigned i = 0; i < length; i++)
        GBA_DEBUG_TEXT[i] = text[i];
    GBA_DEBUG_TEXT[length] = '\0';
    GBA_DEBUG_FLUSH = (uint16_t)(GBA_DEBUG_SEND | level);
}

void board_write(const char *text, unsigned length)
{
    while (length > 0) {
        const unsigned some = length < GBA_DEBUG_SIZE ? length : GBA_DEBUG_SIZE;
        log_line(text, some, LEVEL_TEXT);
        text += some;
        length -= some;
    }
}

/* The status is sent as one character: every status of board.h is below 128. */
void board_exit(int status)
{
    const char end = (char)(status + 1); /* 0 would end the text */
    for (;;)
        log_line(&end, 1, LEVEL_END);
}

void gba_end(int status);
void gba_end(int status)
{
    board_exit(status);
}

int board_create_file(const char *path)
{
    (void)path;
    return -1;
}

bool board_append(int file, const void *bytes, unsigned size)
{
    (void)file;
    (void)bytes;
    (void)size;
    return false;
}

bool board_close(int file)
{
    (void)file;
    return false;
}

unsigned board_arguments(char *text, unsigned size)
{
    (void)size;
    text[0] = '\0';
    return 0;
}
