/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The check at start-up: known results against their hash. */
#include "../include/graze/selftest.h"
#include "number/selftest.h"
#include "shape/selftest_results.h"

bool graze_selftest(void)
{
    return selftest_results() == SELFTEST_EXPECTED;
}
