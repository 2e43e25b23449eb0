/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* What C promises before main: initialised and zeroed variables; and that floats, copies of
 * structs, and wide divisions work without a libc. */
#include "says.h"

struct block {
    uint32_t word[40];
};

static volatile uint32_t initialised = 0x12345678u;
static volatile uint32_t zeroed[33];
static struct block first, second;
static volatile float three = 3.0f;
static volatile uint64_t wide = 1000000000000u;

static int variables_are_set(void)
{
    uint32_t bits = 0;
    for (unsigned i = 0; i < 33; i++) {
        bits |= zeroed[i];
    }
    return initialised == 0x12345678u && bits == 0;
}

static int structs_are_copied(void)
{
    struct block local = {{1, 2, 3}};
    local.word[39] = initialised;
    first = local;
    second = first;
    return second.word[0] == 1 && second.word[38] == 0 && second.word[39] == 0x12345678u;
}

static int numbers_work(void)
{
    return three * 1.5f == 4.5f && wide / (uint64_t)three == 333333333333u;
}

int main(void)
{
    say("starts");
    return variables_are_set() && structs_are_copied() && numbers_work() ? BOARD_PASSED
                                                                         : BOARD_FAILED;
}
