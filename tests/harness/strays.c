/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Writes where there is no memory, on the host or on any of the machines. */
#include "says.h"

int main(void)
{
    volatile uint32_t *nowhere = (volatile uint32_t *)(uintptr_t)0xE8000000u;
    say("strays");
    *nowhere = 1;
    return BOARD_PASSED;
}
