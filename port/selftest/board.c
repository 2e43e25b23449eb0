/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The self-test as an image of ../board.h: on this machine and on every Cortex-M. */
#include "../board.h"
#include "selftest.h"

int main(void);

void selftest_put(char c)
{
    board_write(&c, 1);
}

int main(void)
{
    return selftest() == 0 ? BOARD_PASSED : BOARD_FAILED;
}
