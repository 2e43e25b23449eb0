/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* What every image of the harness needs: a line of text, so that it is not taken for silent. */
#ifndef GRAZE_TESTS_HARNESS_SAYS_H
#define GRAZE_TESTS_HARNESS_SAYS_H

#include "../../port/board.h"

static inline void say(const char *text)
{
    unsigned length = 0;
    while (text[length] != '\0') {
        length++;
    }
    board_write(text, length);
    board_write("\n", 1);
}

#endif
