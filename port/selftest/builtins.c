/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The multiplications and divisions that clang calls on a core without these instructions, for images
 * that are linked without libgcc. */
#include <stdint.h>

uint32_t __mulsi3(uint32_t a, uint32_t b);
uint64_t __muldi3(uint64_t a, uint64_t b);
uint32_t __udivsi3(uint32_t n, uint32_t d);
uint32_t __umodsi3(uint32_t n, uint32_t d);
int32_t __divsi3(int32_t n, int32_t d);
int32_t __modsi3(int32_t n, int32_t d);
uint64_t __udivdi3(uint64_t n, uint64_t d);
uint64_t __umoddi3(uint64_t n, uint64_t d);
int64_t __divdi3(int64_t n, int64_t d);
int64_t __moddi3(int64_t n, int64_t d);

uint32_t __mulsi3(uint32_t a, uint32_t b)
{
    uint32_t product = 0;
    for (; b != 0; b >>= 1, a += a)
        product += b & 1 ? a : 0;
    return product;
}

uint64_t __muldi3(uint64_t a, uint64_t b)
{
    uint64_t product = 0;
    for (; b != 0; b >>= 1, a += a)
        product += b & 1 ? a : 0;
    return product;
}

/* The quotient; *rest is the remainder. */
static uint64_t divide(uint64_t n, uint64_t d, uint64_t *rest)
{
    uint64_t quotient = 0, left = 0;
    for (int bit = 63; bit >= 0; bit--) {
        uint64_t carry = left >> 63;
        left = left << 1 | (n >> bit & 1);
        if (carry != 0 || left >= d) {
            left -= d;
            quotient |= UINT64_C(1) << bit;
        }
    }
    *rest = left;
    return quotient;
}

static uint32_t divide_short(uint32_t n, uint32_t d, uint32_t *rest)
{
    uint32_t quotient = 0, left = 0;
    for (int bit = 31; bit >= 0; bit--) {
        uint32_t carry = left >> 31;
        left = left << 1 | (n >> bit & 1);
        if (carry != 0 || left >= d) {
            left -= d;
            quotient |= UINT32_C(1) << bit;
        }
    }
    *rest = left;
    return quotient;
}

static uint64_t size_of(int64_t n)
{
    return n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
}

uint32_t __udivsi3(uint32_t n, uint32_t d)
{
    uint32_t rest;
    return divide_short(n, d, &rest);
}

uint32_t __umodsi3(uint32_t n, uint32_t d)
{
    uint32_t rest;
    (void)divide_short(n, d, &rest);
    return rest;
}

int32_t __divsi3(int32_t n, int32_t d)
{
    uint32_t size = __udivsi3((uint32_t)size_of(n), (uint32_t)size_of(d));
    return (int32_t)((n < 0) != (d < 0) ? 0 - size : size);
}

int32_t __modsi3(int32_t n, int32_t d)
{
    uint32_t size = __umodsi3((uint32_t)size_of(n), (uint32_t)size_of(d));
    return (int32_t)(n < 0 ? 0 - size : size);
}

uint64_t __udivdi3(uint64_t n, uint64_t d)
{
    uint64_t rest;
    return divide(n, d, &rest);
}

uint64_t __umoddi3(uint64_t n, uint64_t d)
{
    uint64_t rest;
    (void)divide(n, d, &rest);
    return rest;
}

int64_t __divdi3(int64_t n, int64_t d)
{
    uint64_t size = __udivdi3(size_of(n), size_of(d));
    return (int64_t)((n < 0) != (d < 0) ? 0 - size : size);
}

int64_t __moddi3(int64_t n, int64_t d)
{
    uint64_t size = __umoddi3(size_of(n), size_of(d));
    return (int64_t)(n < 0 ? 0 - size : size);
}
