/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Counts executed instructions with the counter `minstret`. Under `-icount shift=0` QEMU adds exactly 1 for each
 * instruction; without it, the counter is the host's clock.
 */
#include "../board.h"

#include <stdbool.h>
#include <stddef.h>

#define KNOWN_INSTRUCTIONS 1000u

typedef void work(void *argument);

/* In assembly, so that they have the same length under every compiler and option. count_read returns the 64 bits of
 * minstret, and executes the same number of instructions each time, except once in 2^32 instructions. */
uint64_t count_read(void);
void count_nothing(void *argument);
void count_known(void *argument); /* KNOWN_INSTRUCTIONS before the return: 2 + 2 * 499 */
__asm__(".section .text.count, \"ax\"\n"
        ".option push\n"
        ".option arch, +zicsr\n"
        "count_read:\n"
        "1:  csrr a1, minstreth\n"
        "    csrr a0, minstret\n"
        "    csrr a2, minstreth\n"
        "    bne a1, a2, 1b\n"
        "    ret\n"
        "count_known:\n"
        "    li a0, 499\n"
        "    nop\n"
        "1:  addi a0, a0, -1\n"
        "    bnez a0, 1b\n"
        "count_nothing:\n"
        "    ret\n"
        ".option pop\n"
        ".previous\n");

/* The instructions from one reading to the next: those of the function, and a constant. */
__attribute__((noinline)) static uint32_t instructions_between(work *function, void *argument)
{
    uint64_t before = count_read(), all;
    function(argument);
    all = count_read() - before;
    return all < BOARD_COUNT_TOO_LONG ? (uint32_t)all : BOARD_COUNT_TOO_LONG;
}

/* Measured at the first call: the number that instructions_between adds, and whether a known length is right. It is
 * wrong without -icount. */
static struct {
    uint32_t constant;
    bool measured, counts;
} counter;

static void measure_counter(void)
{
    counter.constant = instructions_between(count_nothing, NULL);
    counter.counts =
        instructions_between(count_known, NULL) - counter.constant == KNOWN_INSTRUCTIONS;
    counter.measured = true;
}

uint32_t board_count_instructions(void (*function)(void *), void *argument)
{
    uint32_t all;
    if (!counter.measured)
        measure_counter();
    if (!counter.counts)
        return 0;
    all = instructions_between(function, argument);
    return all == BOARD_COUNT_TOO_LONG ? BOARD_COUNT_TOO_LONG : all - counter.constant;
}
