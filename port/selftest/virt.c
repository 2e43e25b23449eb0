/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The self-test for RISC-V without an operating system, on QEMU's machine `virt`. */
#include "selftest.h"

#include <stdint.h>

int main(void);

#define UART     ((volatile uint8_t *)0x10000000u)
#define FINISHER ((volatile uint32_t *)0x100000u)
#define PASS     0x5555u
#define FAIL     0x13333u /* with status 1 */

void selftest_put(char c)
{
    *UART = (uint8_t)c;
}

int main(void)
{
    *FINISHER = selftest() == 0 ? PASS : FAIL;
    for (;;) {
    }
}

/* Only the first hart runs. mstatus.FS = 1 switches the FPU on, where there is one. RAM is zero
 * after a reset of the machine, so .bss needs no clearing. */
__asm__(".section .text.start, \"ax\"\n"
        ".globl _start\n"
        "_start:\n"
        ".option arch, +zicsr\n"
        "    csrr t0, mhartid\n"
        "1:  bnez t0, 1b\n"
        "    li t0, 0x2000\n"
        "    csrs mstatus, t0\n"
        "    la sp, stack_top\n"
        "    call main\n"
        ".previous\n");
