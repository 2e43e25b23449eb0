/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* A check that fails: the ordinary bad end. */
#include "says.h"

int main(void)
{
    say("fails");
    return BOARD_FAILED;
}
