/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Hashes as checks of a test image. */
#include "../support/check.h"
#include "hash.h"

void hash_check(const char *group, const hash *got, const hash *expected, const char *const *names,
                int routines)
{
    (void)group;
    for (int i = 0; i < routines; i++) {
        const hash *right = hash_of_world(&expected[i], names[i]);
        check_case(names[i]);
        CHECK(got[i].high == right->high && got[i].low == right->low);
    }
}
