/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Text, files, arguments and the end of the run, through semihosting: requests to QEMU. */
#include "../board.h"
#include "cpu.h"
#include "guard.h"

#define SYS_OPEN                     0x01u
#define SYS_CLOSE                    0x02u
#define SYS_WRITEC                   0x03u
#define SYS_WRITE                    0x05u
#define SYS_GET_CMDLINE              0x15u
#define SYS_EXIT_EXTENDED            0x20u
#define ADP_STOPPED_APPLICATION_EXIT 0x20026u

/* One request a character: SYS_WRITE0 would need a terminated copy, SYS_WRITE an open file. */
void board_write(const char *text, unsigned length)
{
    for (unsigned i = 0; i < length; i++) {
        (void)cpu_semihosting(SYS_WRITEC, text + i);
    }
}

int board_create_file(const char *path)
{
    struct {
        const char *path;
        uint32_t mode, length;
    } block = {path, 5 /* as fopen's "wb" */, 0};
    while (path[block.length] != '\0') {
        block.length++;
    }
    return (int)cpu_semihosting(SYS_OPEN, &block);
}

/* The answer is the number of bytes that were not written. */
bool board_append(int file, const void *bytes, unsigned size)
{
    struct {
        uint32_t file;
        const void *bytes;
        uint32_t size;
    } block = {(uint32_t)file, bytes, size};
    return cpu_semihosting(SYS_WRITE, &block) == 0;
}

bool board_close(int file)
{
    uint32_t block = (uint32_t)file;
    return cpu_semihosting(SYS_CLOSE, &block) == 0;
}

void board_exit(int status)
{
    uint32_t block[2] = {ADP_STOPPED_APPLICATION_EXIT, (uint32_t)status};
    if (!guard_is_intact()) {
        block[1] = BOARD_STACK_OVERFLOW;
    }
    for (;;) {
        (void)cpu_semihosting(SYS_EXIT_EXTENDED, block);
    }
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
    if (cpu_semihosting(SYS_GET_CMDLINE, &block) == 0) {
        while (text[from] != '\0' && text[from++] != ' ') {
        }
        while (text[from] != '\0') {
            text[length++] = text[from++];
        }
    }
    text[length] = '\0';
    return length;
}
