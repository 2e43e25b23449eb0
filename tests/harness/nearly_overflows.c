/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Comes back from the last words of the stack, without a fault. For cores only. */
#include "says.h"
#include "../../port/cortex_m/cpu.h"

/* Frames of less than the guard's 8 words, so that the last one lies in it, and not beyond. */
static unsigned deeper(void)
{
    volatile uint32_t here = 1;
    if ((uintptr_t)&here >= (uintptr_t)board_guard_end) {
        return deeper() + here;
    }
    return here;
}

int main(void)
{
    say("nearly_overflows");
    return deeper() == 0 ? BOARD_FAILED : BOARD_PASSED;
}
