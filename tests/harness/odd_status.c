/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Ends with a status nobody has given a meaning. */
#include "says.h"

int main(void)
{
    say("odd_status");
    return 3;
}
