/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hash of the library's check at start-up, which returns true. */
#include "../support/check.h"
#include "hash.h"
#include "../tests.h"

enum { SELFTEST, ROUTINES };

static const char *const names[ROUTINES] = {"graze_selftest"};

static const hash expected[ROUTINES] = HASHES(SELFTEST);

void test_hash_selftest(void)
{
    hash h[ROUTINES] = {{0, 0}};
    check_group("hash of the check at start-up");
    mix(&h[SELFTEST], graze_selftest());
    hash_check("selftest", h, expected, names, ROUTINES);
}
