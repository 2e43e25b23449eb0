/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Counts cycles, not instructions, with two of the console's timers. The code that reads them is in the internal RAM: in the
 * ROM it would take more or fewer cycles, depending on what was fetched in advance.
 */
#include "../board.h"
#include "gba.h"

#include <stddef.h>

typedef void work(void *argument);

GBA_FAST static void nothing(void *argument)
{
    (void)argument;
}

GBA_FAST static uint32_t cycles_between(work *function, void *argument)
{
    uint32_t low, high;
    GBA_TIMER_CONTROL(2) = GBA_TIMER_CONTROL(3) = 0;
    GBA_TIMER(2) = GBA_TIMER(3) = 0; /* what they begin with */
    GBA_TIMER_CONTROL(3) = GBA_TIMER_CASCADES;
    GBA_TIMER_CONTROL(2) = GBA_TIMER_ON;
    function(argument);
    GBA_TIMER_CONTROL(2) = 0; /* both stop */
    low = GBA_TIMER(2);
    high = GBA_TIMER(3);
    return high << 16 | low;
}

/* Without the call, the return, and the timers. volatile: the compiler must not know `empty`. */
uint32_t board_count_instructions(work *function, void *argument)
{
    work *volatile empty = nothing;
    const uint32_t constant = cycles_between(empty, NULL);
    return cycles_between(function, argument) - constant;
}
