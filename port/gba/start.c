/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * From the reset of a Game Boy Advance to main. The header of the cartridge lacks the maker's picture, which a console
 * demands and emulators do not; port/gba/rom writes the checksum.
 */
#include "../board.h"
#include "gba.h"

int main(void);
void gba_start(void) __attribute__((noreturn, used));

/* image.ld defines them. */
extern uint32_t gba_fast_start[], gba_fast_end[], gba_data_start[], gba_data_end[], gba_bss_start[],
    gba_bss_end[];
extern const uint32_t gba_fast_load[], gba_data_load[];

static void copy(uint32_t *to, const uint32_t *end, const uint32_t *from)
{
    while (to < end) {
        *to++ = *from++;
        __asm__ volatile(""); /* not a call of memcpy */
    }
}

static void clear(uint32_t *to, const uint32_t *end)
{
    while (to < end) {
        *to++ = 0;
        __asm__ volatile("");
    }
}

void gba_start(void)
{
    GBA_WAITCNT = GBA_USUAL_WAITS;
    copy(gba_fast_start, gba_fast_end, gba_fast_load);
    copy(gba_data_start, gba_data_end, gba_data_load);
    clear(gba_bss_start, gba_bss_end);
    board_exit(main());
}

/* 192 bytes: a jump, 156 bytes for the picture, title, codes, 0x96, and the checksum at 189. The console starts in ARM
 * code; 0x1f is the mode of programs, without interrupts. */
__asm__(".section .header, \"ax\"\n"
        ".arm\n"
        ".globl gba_header\n"
        "gba_header:\n"
        "    b 1f\n"
        "    .space 156\n"
        "    .ascii \"GRAZE\\0\\0\\0\\0\\0\\0\\0\"\n"
        "    .ascii \"GRZE00\"\n"
        "    .byte 0x96, 0, 0\n"
        "    .space 7\n"
        "    .byte 0, 0, 0, 0\n"
        "1:  mov r0, #0xdf\n"
        "    msr cpsr_c, r0\n"
        "    ldr sp, =gba_stack_top\n"
        "    ldr r0, =gba_start\n"
        "    mov lr, pc\n"
        "    bx r0\n"
        ".ltorg\n"
        ".previous\n"
#if defined(__thumb__)
        ".thumb\n"
#endif
);
