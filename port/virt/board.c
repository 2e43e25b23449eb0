/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The board for RISC-V without an operating system, on QEMU's machine `virt`: text and the end of the run by
 * semihosting. There is no stack guard.
 */
#include "../board.h"
#include "../semihosting.h"

int main(void);
void board_start(void) __attribute__((noreturn, used));
void board_on_trap(void) __attribute__((noreturn, used));

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

void board_on_trap(void)
{
    board_exit(BOARD_FAULT);
}

/* Only the first hart runs. mstatus.FS = 1 switches the FPU on, where there is one. RAM is zero after a reset of the
 * machine, so .bss needs no clearing. A trap, whose handler is aligned to 4 bytes, ends the run; it starts with a stack
 * of its own words, since the stack pointer may be anywhere. */
__asm__(".section .text.start, \"ax\"\n"
        ".globl _start\n"
        "_start:\n"
        ".option arch, +zicsr\n"
        "    csrr t0, mhartid\n"
        "1:  bnez t0, 1b\n"
        "    li t0, 0x2000\n"
        "    csrs mstatus, t0\n"
        "    la t0, on_trap\n"
        "    csrw mtvec, t0\n"
        "    la sp, stack_top\n"
        "    call board_start\n"
        ".balign 4\n"
        "on_trap:\n"
        "    la sp, stack_top\n"
        "    call board_on_trap\n"
        ".previous\n");
