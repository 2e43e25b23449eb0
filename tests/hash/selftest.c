/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The library's own check at start-up passes here. tests/strict shows where it fails. */
#include "../../include/graze/selftest.h"
#include "../../src/shape/selftest_results.h"
#include "../support/check.h"
#include "../tests.h"

void test_selftest(void)
{
    check_group("check at start-up");
    if (!graze_selftest()) {
        say("graze_selftest computes 0x");
        say_hex(selftest_results());
        say("\n");
    }
    CHECK(graze_selftest());
}
