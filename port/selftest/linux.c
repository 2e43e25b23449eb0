/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The self-test for Linux on AArch64 and on z without a C library: two system calls. */
#include "selftest.h"

void _start(void) __attribute__((noreturn));

#if defined(__aarch64__)

enum { WRITE = 64, EXIT = 93 };

static long system_call(long number, long a, const void *b, long c)
{
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register const void *x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
    return x0;
}

#elif defined(__s390x__)

enum { WRITE = 4, EXIT = 1 };

static long system_call(long number, long a, const void *b, long c)
{
    register long r1 __asm__("r1") = number;
    register long r2 __asm__("r2") = a;
    register const void *r3 __asm__("r3") = b;
    register long r4 __asm__("r4") = c;
    __asm__ volatile("svc 0" : "+d"(r2) : "d"(r1), "d"(r3), "d"(r4) : "memory");
    return r2;
}

#else
#error "port/selftest/linux.c: write the system call of this architecture"
#endif

/* A line at a time: each call is slow in an emulator. */
static char line[128];
static unsigned length;

void selftest_put(char c)
{
    line[length++] = c;
    if (c != '\n' && length < sizeof line)
        return;
    (void)system_call(WRITE, 1, line, (long)length);
    length = 0;
}

/* The kernel aligns the stack. */
void _start(void)
{
    long status = selftest() == 0 ? 0 : 1;
    for (;;)
        (void)system_call(EXIT, status, 0, 0);
}
