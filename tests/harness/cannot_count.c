/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Where instructions cannot be counted, the counter says so instead of guessing. */
#include "says.h"

static volatile unsigned work;

static void function(void *argument)
{
    (void)argument;
    for (unsigned i = 0; i < 1000; i++) {
        work = i;
    }
}

int main(void)
{
    say("cannot_count");
    return board_count_instructions(function, 0) == 0 ? BOARD_PASSED : BOARD_FAILED;
}
