/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* graze_selftest of the float build: true in the default mode of the FPU, false in every other mode. */
#include "../../include/graze/graze.h"

#include <fenv.h>
#include <stdio.h>
#if defined(__SSE__)
#include <xmmintrin.h>
#endif

static int passed, failed;

static void expect(const char *mode, bool expected)
{
    bool holds = graze_selftest();
    passed += holds == expected;
    failed += holds != expected;
    if (holds != expected)
        printf("graze_selftest returns %s: %s\n", holds ? "true" : "false", mode);
}

static void round_otherwise(const char *mode, int direction)
{
    fesetround(direction);
    expect(mode, false);
    fesetround(FE_TONEAREST);
    expect("rounding to nearest again", true);
}

#if defined(__SSE__)
static void flush(const char *mode, unsigned bits)
{
    unsigned usual = _mm_getcsr();
    _mm_setcsr(usual | bits);
    expect(mode, false);
    _mm_setcsr(usual);
    expect("subnormals kept again", true);
}
#endif

int main(void)
{
    expect("the usual mode", true);
    round_otherwise("rounding up", FE_UPWARD);
    round_otherwise("rounding down", FE_DOWNWARD);
    round_otherwise("rounding toward zero", FE_TOWARDZERO);
#if defined(__SSE__)
    flush("subnormal results flushed to zero", 0x8000);
    flush("subnormal operands taken for zero", 0x0040);
#endif
    printf("modes: %d passed, %d failed\n", passed, failed);
    return failed > 0 || passed == 0;
}
