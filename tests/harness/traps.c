/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Executes an undefined instruction. */
#include "says.h"

int main(void)
{
    say("traps");
    __builtin_trap();
}
