/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Counts cycles, not instructions: run.mjs returns the cycle count of its core on a semihosting request. */
#include "../board.h"
#include "../semihosting.h"

#include <stddef.h>

typedef void work(void *argument);

/* In assembly, so that its length does not depend on the compiler. */
__attribute__((naked)) static void nothing(void *argument __attribute__((unused)))
{
    __asm__ volatile("bx lr");
}

/* A run of less than 2^32 cycles, half a minute of the chip. */
__attribute__((noinline)) static uint32_t cycles_between(work *function, void *argument)
{
    uint32_t before[2], after[2];
    (void)semihosting(SYS_ELAPSED, before);
    function(argument);
    (void)semihosting(SYS_ELAPSED, after);
    return after[0] - before[0];
}

/* Without the call, the return and the requests. volatile: the compiler must not know `empty`. */
uint32_t board_count_instructions(work *function, void *argument)
{
    work *volatile empty = nothing;
    const uint32_t constant = cycles_between(empty, NULL);
    return cycles_between(function, argument) - constant;
}
