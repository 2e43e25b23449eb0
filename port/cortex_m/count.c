/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Counts executed instructions with SysTick. Under `-icount shift=8` QEMU lets exactly 2^8 = 256 ns
 * pass for each instruction, so that elapsed ticks tell how many there were. */
#include "../board.h"

#include <stdbool.h>
#include <stddef.h>

#ifndef BOARD_SYSTICK_HZ
#error "define BOARD_SYSTICK_HZ, the rate at which this machine's SysTick counts"
#endif

#define INSTRUCTIONS_PER_SECOND 3906250u /* 10^9 / 256 */
#define SETTLING_INSTRUCTIONS   1000u

#define SYSTICK_ENABLE 5u         /* count, from the core's clock, without an interrupt */
#define SYSTICK_WENT_0 (1u << 16) /* has passed 0 since the last read */
#define SYSTICK_MASK   0xFFFFFFu
#define SYSTICK_FRESH  0xFC0000u /* above it, enough ticks for 2 million instructions are left */

struct systick {
    volatile uint32_t control, reload, current; /* counts down */
};

#define SYSTICK ((struct systick *)0xE000E010u)

typedef void work(void *argument);

/* In assembly, so that they have the same length under every compiler and option. */
__attribute__((naked)) static void nothing(void *argument __attribute__((unused)))
{
    __asm__ volatile("bx lr");
}

/* SETTLING_INSTRUCTIONS before the return: 2 + 2 * 499. */
__attribute__((naked)) static void settle(void *argument __attribute__((unused)))
{
    __asm__ volatile(".syntax unified\n\t"
                     "ldr r0, =499\n\t"
                     "nop\n"
                     "1:\n\t"
                     "subs r0, #1\n\t"
                     "bne 1b\n\t"
                     "bx lr");
}

/* Not for each count: QEMU would spend most of its time on starting the timer. Reading the control register clears
 * SYSTICK_WENT_0. */
static void start_if_needed(void)
{
    if ((SYSTICK->control & SYSTICK_ENABLE) != 0 && SYSTICK->current > SYSTICK_FRESH) {
        return;
    }
    SYSTICK->control = 0;
    SYSTICK->reload = SYSTICK_MASK;
    SYSTICK->current = 0; /* any write clears it */
    SYSTICK->control = SYSTICK_ENABLE;
    settle(NULL); /* the first microseconds are not exact */
    (void)SYSTICK->control;
}

/* The instructions from one reading to the next: those of the function, and a constant. The ticks
 * are less than one off, and an instruction is at least 3 ticks: rounding is exact. */
__attribute__((noinline)) static uint32_t instructions_between(work *function, void *argument)
{
    uint32_t before, after, ticks;
    start_if_needed();
    before = SYSTICK->current;
    function(argument);
    after = SYSTICK->current;
    ticks = (before - after) & SYSTICK_MASK;
    if ((SYSTICK->control & SYSTICK_WENT_0) != 0) {
        return BOARD_COUNT_TOO_LONG;
    }
    /* ticks < 2^24, the factor < 2^22: the sum < 2^47 */
    return (uint32_t)(((uint64_t)ticks * INSTRUCTIONS_PER_SECOND + BOARD_SYSTICK_HZ / 2) /
                      BOARD_SYSTICK_HZ);
}

/* Measured at the first call: `constant` is the number that instructions_between adds. `counts` is
 * false if a known length is wrong, as without -icount, when ticks are those of the host's
 * clock. */
static struct {
    uint32_t constant;
    bool measured, counts;
} counter;

static void measure_counter(void)
{
    /* volatile: with known pointers the compiler could call them by other means than `function` */
    work *volatile empty = nothing;
    work *volatile known = settle;
    counter.constant = instructions_between(empty, NULL);
    counter.counts = instructions_between(known, NULL) - counter.constant == SETTLING_INSTRUCTIONS;
    counter.measured = true;
}

uint32_t board_count_instructions(void (*function)(void *), void *argument)
{
    uint32_t all;
    if (!counter.measured) {
        measure_counter();
    }
    if (!counter.counts) {
        return 0;
    }
    all = instructions_between(function, argument);
    return all == BOARD_COUNT_TOO_LONG ? BOARD_COUNT_TOO_LONG : all - counter.constant;
}
