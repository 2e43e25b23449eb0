/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Calls itself until the stack is used up. */
#include "says.h"

static volatile unsigned levels = 0xFFFFFFFFu;

static unsigned deeper(unsigned level)
{
    volatile unsigned frame[16];
    frame[level % 16] = level;
    return level == levels ? 0 : deeper(level + 1) + frame[level % 16];
}

int main(void)
{
    say("overflows");
    return deeper(0) == 1 ? BOARD_FAILED : BOARD_PASSED;
}
