/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The check at start-up: known results against their hash. If the hash differs, tests/hash/selftest.c prints it. */
#include "../include/graze/selftest.h"

#if !GRAZE_FLOAT
#include "shape/selftest_results.h"

#if GRAZE_SMALL_WORLD
#define SELFTEST_EXPECTED UINT32_C(0x3ebaa033)
#else
#define SELFTEST_EXPECTED UINT32_C(0x0d11cb8a)
#endif

bool graze_selftest(void)
{
    return selftest_results() == SELFTEST_EXPECTED;
}

#endif
