/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Says its arguments. */
#include "says.h"

int main(void)
{
    char text[80];
    unsigned length = board_arguments(text, sizeof text);
    board_write("[", 1);
    board_write(text, length);
    say("]");
    return BOARD_PASSED;
}
