/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Claims failure without a word, as QEMU does when it cannot start. */
#include "../../port/board.h"

int main(void)
{
    return BOARD_FAILED;
}
