/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The board for an ARM7TDMI, in ARM and in Thumb code, on QEMU's versatilepb: text and the end of the run by
 * semihosting. There is no stack guard.
 */
#include "../board.h"

int main(void);
void board_start(void) __attribute__((noreturn, used));

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

void board_write(const char *text, unsigned length)
{
    for (unsigned i = 0; i < length; i++)
        semihosting(SYS_WRITEC, text + i);
}

void board_exit(int status)
{
    const uint32_t block[2] = {ADP_STOPPED_APPLICATION_EXIT, (uint32_t)status};
    for (;;)
        semihosting(SYS_EXIT_EXTENDED, block);
}

/* No image for this board has arguments. */
unsigned board_arguments(char *text, unsigned size)
{
    (void)size;
    text[0] = '\0';
    return 0;
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
