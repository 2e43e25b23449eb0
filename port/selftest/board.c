/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The self-test as an image of ../board.h: on this machine and on every Cortex-M. */
#include "../board.h"
#include "selftest.h"

/* In freestanding C++ clang treats main like any function, so its name in the object contains its type. */
#ifdef __cplusplus
extern "C" int main(void);
#else
int main(void);
#endif

void selftest_put(char c)
{
    board_write(&c, 1);
}

int main(void)
{
    return selftest() == 0 ? BOARD_PASSED : BOARD_FAILED;
}
