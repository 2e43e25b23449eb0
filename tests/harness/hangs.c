/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Never ends. */
#include "says.h"

static volatile int running = 1;

int main(void)
{
    say("hangs");
    while (running) {
    }
    return BOARD_PASSED;
}
