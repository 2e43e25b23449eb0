/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Hashes as checks of a test image. */
#include "../port/board.h"
#include "check.h"
#include "hash.h"

static void tell(const char *group, hash h, const char *name)
{
    say("hash ");
    say(group);
    say(" ");
    say_hex(h.high);
    say(" ");
    say_hex(h.low);
    say(" ");
    say(name);
    say("\n");
}

void hash_check(const char *group, const hash *got, const hash *expected, const char *const *names,
                int routines)
{
    char argument[8];
    bool told = board_arguments(argument, sizeof argument) > 0;
    for (int i = 0; i < routines; i++) {
        if (told)
            tell(group, got[i], names[i]);
        check_case(names[i]);
        CHECK(got[i].high == expected[i].high && got[i].low == expected[i].low);
    }
}
