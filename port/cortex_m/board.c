/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Text, arguments and the end of the run, through semihosting: three requests to QEMU. */
#include "../board.h"
#include "cpu.h"
#include "guard.h"

#define SYS_WRITEC                   0x03u
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
