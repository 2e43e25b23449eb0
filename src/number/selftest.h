/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hash of the results of selftest_results.h. If it differs, tests/hash/selftest.c prints it. */
#ifndef GRAZE_NUMBER_SELFTEST_H
#define GRAZE_NUMBER_SELFTEST_H

#include "spans.h"

#if GRAZE_FLOAT
#define SELFTEST_EXPECTED UINT32_C(0xf831d33f)
#elif GRAZE_SMALL_WORLD
#define SELFTEST_EXPECTED UINT32_C(0x3ebaa033)
#else
#define SELFTEST_EXPECTED UINT32_C(0x0d11cb8a)
#endif

#endif
