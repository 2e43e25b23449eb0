/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Does nothing wrong. */
#include "says.h"

int main(void)
{
    say("passes");
    return BOARD_PASSED;
}
