/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The numbers of the build: the same at compile time and at run time, and in their ranges. */
#include "../../include/graze/version.h"
#include "../support/check.h"
#include "../tests.h"

/* The number before the next dot, or before the end. */
static uint32_t read_number(const char **text)
{
    uint32_t number = 0;
    for (; **text >= '0' && **text <= '9'; ++*text)
        number = 10 * number + (uint32_t)(**text - '0');
    if (**text == '.')
        ++*text;
    return number;
}

static void test_version_number(void)
{
    const char *text = GRAZE_VERSION_TEXT;
    uint32_t major = read_number(&text), minor = read_number(&text), patch = read_number(&text);
    CHECK(*text == '\0');
    CHECK(GRAZE_VERSION_MAJOR == major && GRAZE_VERSION_MINOR == minor &&
          GRAZE_VERSION_PATCH == patch);
    CHECK(minor < 100 && patch < 100); /* else two versions have one number */
    CHECK(GRAZE_VERSION == 10000 * major + 100 * minor + patch);
    CHECK(graze_version() == GRAZE_VERSION);
}

void test_version(void)
{
    check_group("version");
    test_version_number();
    CHECK(GRAZE_RESULTS / 10000 == (GRAZE_FLOAT ? 2 : GRAZE_SMALL_WORLD ? 3 : 1));
    CHECK(GRAZE_RESULTS % 10000 > 0);
    CHECK(graze_results() == GRAZE_RESULTS);
}
