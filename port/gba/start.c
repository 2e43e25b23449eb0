/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * From the reset of a Game Boy Advance to main. The header of the cartridge lacks the maker's picture: a console demands it
 * of the cartridge that is plugged in. Emulators, and the menus of flash cartridges, start a ROM without it. The script `rom`
 * writes the checksum.
 */
#include "gba.h"

#include <stddef.h>

int main(void);
void gba_start(void) __attribute__((noreturn, used));
void gba_end(int status) __attribute__((weak));

/* gcc calls them for structures, and for loops of your files. An image that has others keeps those. */
void *memcpy(void *restrict to, const void *restrict from, size_t size) __attribute__((weak));
void *memset(void *to, int value, size_t size) __attribute__((weak));

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        ((uint8_t *)to)[i] = ((const uint8_t *)from)[i];
        __asm__ volatile(""); /* not a call of memcpy */
    }
    return to;
}

void *memset(void *to, int value, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        ((uint8_t *)to)[i] = (uint8_t)value;
        __asm__ volatile("");
    }
    return to;
}

/* After main. board.c, for the tests, has one that ends the emulator. */
void gba_end(int status)
{
    (void)status;
}

/* image.ld defines them. */
extern uint32_t gba_fast_start[], gba_fast_end[], gba_data_start[], gba_data_end[], gba_bss_start[],
    gba_bss_end[];
extern const uint32_t gba_fast_load[], gba_data_load[];

static void copy(uint32_t *to, const uint32_t *end, const uint32_t *from)
{
    while (to < end) {
        *to++ = *from++;
        __asm__ volatile("");
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
    GBA_INTERRUPTS = 0;
    GBA_WAITCNT = GBA_USUAL_WAITS;
    copy(gba_fast_start, gba_fast_end, gba_fast_load);
    copy(gba_data_start, gba_data_end, gba_data_load);
    clear(gba_bss_start, gba_bss_end);
    gba_end(main());
    for (;;)
        __asm__ volatile("");
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
