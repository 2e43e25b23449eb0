/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The self-test for an ARM7TDMI, in ARM and in Thumb code, on QEMU's versatilepb: text and the end of
 * the run by semihosting. */
#include "selftest.h"

#include <stdint.h>

int main(void);
void start_c(void) __attribute__((noreturn, used));

#define SYS_WRITEC                   0x03u
#define SYS_EXIT_EXTENDED            0x20u
#define ADP_STOPPED_APPLICATION_EXIT 0x20026u

static void semihosting(uint32_t operation, const void *argument)
{
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
#if defined(__thumb__)
    __asm__ volatile("svc 0xab" : "+r"(r0) : "r"(r1) : "memory", "lr");
#else
    __asm__ volatile("svc 0x123456" : "+r"(r0) : "r"(r1) : "memory", "lr");
#endif
}

void selftest_put(char c)
{
    semihosting(SYS_WRITEC, &c);
}

void start_c(void)
{
    uint32_t block[2] = {ADP_STOPPED_APPLICATION_EXIT, 0};
    block[1] = selftest() == 0 ? 0 : 1;
    for (;;)
        semihosting(SYS_EXIT_EXTENDED, block);
}

/* In ARM code, as the core starts. RAM is zero after a reset of the machine. */
__asm__(".section .text.start, \"ax\"\n"
        ".arm\n"
        ".globl _start\n"
        "_start:\n"
        "    ldr sp, =stack_top\n"
        "    ldr r0, =start_c\n"
        "    mov lr, pc\n"
        "    bx r0\n"
        ".ltorg\n"
        ".previous\n"
#if defined(__thumb__)
        ".thumb\n"
#endif
);
