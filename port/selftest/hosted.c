/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The self-test with a C library, for Linux on any architecture. */
#include "selftest.h"

#include <stdio.h>

int main(void);

void selftest_put(char c)
{
    putchar(c);
}

int main(void)
{
    int differences = selftest();
    return fflush(stdout) == 0 && differences == 0 ? 0 : 1;
}
