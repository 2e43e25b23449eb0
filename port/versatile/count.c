/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Counts executed instructions with versatilepb's counter of 24 MHz. Under `-icount shift=8` QEMU lets exactly 2^8 =
 * 256 ns pass for each instruction, so an instruction is 6.144 ticks, and rounding gives the exact number.
 */
#include "../board.h"

#include <stdbool.h>
#include <stddef.h>

#define COUNTER_24MHZ (*(const volatile uint32_t *)0x1000005Cu)

/* A timer of 1 MHz that counts down, for runs so long that COUNTER_24MHZ wraps: after 2^32 / 24e6 s = 178.9 s. */
struct timer {
    volatile uint32_t load, value, control;
};
#define TIMER              ((struct timer *)0x101E2000u)
#define TIMER_RUNS_32_BITS 0x82u
#define TIMER_MAX          178000000u

/* 10^9 / 256 instructions and 24 * 10^6 ticks a second, both divided by 250. */
#define INSTRUCTIONS 15625u
#define TICKS        96000u

#define KNOWN_INSTRUCTIONS 1000u

typedef void work(void *argument);

/* In assembly, so that they have the same length under every compiler and option. */
void count_nothing(void *argument);
void count_known(void *argument); /* KNOWN_INSTRUCTIONS before the return: 2 + 2 * 499 */
__asm__(".section .text.count, \"ax\"\n"
        ".arm\n"
        ".type count_nothing, %function\n"
        "count_nothing:\n"
        "    bx lr\n"
        ".type count_known, %function\n"
        "count_known:\n"
        "    ldr r0, =499\n"
        "    nop\n"
        "1:  subs r0, r0, #1\n"
        "    bne 1b\n"
        "    bx lr\n"
        ".ltorg\n"
        ".previous\n"
#if defined(__thumb__)
        ".thumb\n"
#endif
);

/* The instructions from one reading to the next: those of the function, and a constant. */
__attribute__((noinline)) static uint32_t instructions_between(work *function, void *argument)
{
    uint32_t before, ticks, start = TIMER->value;
    before = COUNTER_24MHZ;
    function(argument);
    ticks = COUNTER_24MHZ - before;
    if (start - TIMER->value > TIMER_MAX)
        return BOARD_COUNT_TOO_LONG;
    /* ticks < 2^32, the factor < 2^14: the sum < 2^47 */
    return (uint32_t)(((uint64_t)ticks * INSTRUCTIONS + TICKS / 2) / TICKS);
}

/* Measured at the first call: the number that instructions_between adds, and whether a known length is right. It is
 * wrong without -icount, when ticks are those of the host's clock. */
static struct {
    uint32_t constant;
    bool measured, counts;
} counter;

static void measure_counter(void)
{
    TIMER->control = TIMER_RUNS_32_BITS;
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
