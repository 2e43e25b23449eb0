/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The files and the arguments of board.h, which come from the machine that runs QEMU. */
#include "board.h"
#include "semihosting.h"

int board_create_file(const char *path)
{
    struct {
        const char *path;
        uint32_t mode, length;
    } block = {path, 5 /* as fopen's "wb" */, 0};
    while (path[block.length] != '\0') {
        block.length++;
    }
    return (int)semihosting(SYS_OPEN, &block);
}

/* The answer is the number of bytes that were not written. */
bool board_append(int file, const void *bytes, unsigned size)
{
    struct {
        uint32_t file;
        const void *bytes;
        uint32_t size;
    } block = {(uint32_t)file, bytes, size};
    return semihosting(SYS_WRITE, &block) == 0;
}

bool board_close(int file)
{
    uint32_t block = (uint32_t)file;
    return semihosting(SYS_CLOSE, &block) == 0;
}

/* The command line known to QEMU begins with a name for the program; the arguments follow it. */
unsigned board_arguments(char *text, unsigned size)
{
    struct {
        char *text;
        uint32_t size;
    } block = {text, size};
    unsigned from = 0;
    unsigned length = 0;
    if (semihosting(SYS_GET_CMDLINE, &block) == 0) {
        while (text[from] != '\0' && text[from++] != ' ') {
        }
        while (text[from] != '\0') {
            text[length++] = text[from++];
        }
    }
    text[length] = '\0';
    return length;
}
