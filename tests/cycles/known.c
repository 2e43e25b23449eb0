/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether a board counts cycles as the manual of its core does: one instruction of each kind that compilers use most, and a
 * loop. The comments are the cycles of the Cortex-M0+, and of the ARM7TDMI in memory without wait states. A board does not count the return,
 * here the last 2 or 3.
 */
#include "../../port/board.h"
#include "../../port/print.h"

void known_cycles(void *unused);

#if defined(__thumb__)
enum { KNOWN = 3 + 1 + 1 + 2 + 2 + 3 + 2 + 9 + 8 * 2 + 1 + 5 - 2 };
__asm__(".syntax unified\n"
        ".text\n"
        ".thumb_func\n"
        ".type known_cycles, %function\n"
        "known_cycles:\n"
        "    push {r4, lr}\n"   /* 3 */
        "    movs r0, #3\n"     /* 1 */
        "    muls r0, r0, r0\n" /* 1 */
        "    ldr r1, [sp]\n"    /* 2 */
        "    str r1, [sp]\n"    /* 2 */
        "    bl 2f\n"           /* 3 */
        "1:  subs r0, r0, #1\n" /* 9 times 1 */
        "    bne 1b\n"          /* 8 times 2, then 1 */
        "    pop {r4, pc}\n"    /* 5 */
        "2:  bx lr\n");         /* 2 */
#else
enum { KNOWN = 3 + 1 + 2 + 3 + 2 + 3 + 3 + 9 + 8 * 3 + 1 + 4 + 3 - 3 };
__asm__(".section .iwram.text, \"ax\"\n"
        ".arm\n"
        ".type known_cycles, %function\n"
        "known_cycles:\n"
        "    push {r4, lr}\n"   /* 3 */
        "    mov r1, #3\n"      /* 1 */
        "    mul r0, r1, r1\n"  /* 2 */
        "    ldr r1, [sp]\n"    /* 3 */
        "    str r1, [sp]\n"    /* 2 */
        "    bl 2f\n"           /* 3 */
        "1:  subs r0, r0, #1\n" /* 9 times 1 */
        "    bne 1b\n"          /* 8 times 3, then 1 */
        "    pop {r4, lr}\n"    /* 4 */
        "2:  bx lr\n"           /* 3, twice */
        ".previous\n");
#endif

int main(void)
{
    const uint32_t cycles = board_count_instructions(known_cycles, (void *)0);
    print_text_int("known code: ", (int32_t)cycles);
    print_text_int(" cycles, by the manual ", KNOWN);
    print("\n");
    return cycles == KNOWN ? BOARD_PASSED : BOARD_FAILED;
}
