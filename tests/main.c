/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A test image: of a part of the tests, or of all; on the host and, from the same sources, on every
 * core. */
#include "support/check.h"
#include "tests.h"

#ifndef TEST_PART
#define TEST_PART PARTS
#endif

#define RUN_GROUP(group) test_##group();

int main(void)
{
    TEST_PART(RUN_GROUP)
    return check_summary();
}
