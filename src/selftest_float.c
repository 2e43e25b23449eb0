/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The check at start-up in the float build: the same scenes as in selftest.c, and another hash. */
#include "../include/graze/selftest.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/selftest_results.h"

bool graze_selftest(void)
{
    return selftest_results() == UINT32_C(0x7955bb66);
}

#endif
