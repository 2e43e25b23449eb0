/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The board for an ARM7TDMI, in ARM and in Thumb code, on QEMU's versatilepb: text and the end of the run by
 * semihosting. There is no stack guard.
 */
#include "../board.h"
#include "../semihosting.h"

int main(void);
void board_start(void) __attribute__((noreturn, used));

void board_write(const char *text, unsigned length)
{
    for (unsigned i = 0; i < length; i++)
        (void)semihosting(SYS_WRITEC, text + i);
}

void board_exit(int status)
{
    const uint32_t block[2] = {ADP_STOPPED_APPLICATION_EXIT, (uint32_t)status};
    for (;;)
        (void)semihosting(SYS_EXIT_EXTENDED, block);
}

void board_start(void)
{
    board_exit(main());
}

/* In ARM code, as the core starts. RAM is zero after a reset of the machine. */
__asm__(".section .text.start, \"ax\"\n"
        ".arm\n"
        ".globl _start\n"
        "_start:\n"
        "    ldr sp, =stack_top\n"
        "    ldr r0, =board_start\n"
        "    mov lr, pc\n"
        "    bx r0\n"
        ".ltorg\n"
        ".previous\n"
#if defined(__thumb__)
        ".thumb\n"
#endif
);
