/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Counts checks, and prints the failed ones, without a libc. */
#include "check.h"
#include "../../port/board.h"
#include "../../src/wide/bounds.h"

#include <stddef.h>

static const char *group = "", *current_case;
static uint32_t passed, failed;

void say(const char *text)
{
    unsigned length = 0;
    while (text[length] != '\0')
        length++;
    board_write(text, length);
}

static void say_in_base(uint32_t number, uint32_t base, unsigned least_digits)
{
    char digits[10];
    unsigned first = sizeof digits;
    while (first > 0 && (number > 0 || first > sizeof digits - least_digits)) {
        digits[--first] = "0123456789abcdef"[number % base];
        number /= base;
    }
    board_write(digits + first, (unsigned)sizeof digits - first);
}

void say_number(uint32_t number)
{
    say_in_base(number, 10, 1);
}

void say_hex(uint32_t number)
{
    say_in_base(number, 16, 8);
}

void check_group(const char *name)
{
    group = name;
    current_case = NULL;
}

void check_case(const char *name)
{
    current_case = name;
}

void check_that(bool holds, const char *file, int line, const char *condition)
{
    if (holds) {
        passed++;
        return;
    }
    failed++;
    if (failed > 20)
        return;
    say("FAILED ");
    say(file);
    say(":");
    say_number((uint32_t)line);
    say(": ");
    say(group);
    if (current_case != NULL) {
        say(", ");
        say(current_case);
    }
    say(": ");
    say(condition);
    say("\n");
}

#if GRAZE_CHECK_BOUNDS
void graze_bound_failed(const char *file, int line)
{
    check_that(false, file, line, "a bound");
}
#endif

int check_summary(void)
{
    say_number(passed);
    say(" passed, ");
    say_number(failed);
    say(" failed\n");
    return failed == 0 && passed > 0 ? BOARD_PASSED : BOARD_FAILED;
}
