/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "wide_inputs.h"
#include "../../src/wide/divide_short.h"

const uint32_t corners[CORNERS] = {
    0,       1,          2,          3,          0x7fff,     0x8000,     0xffff,     0x10000,
    0x10001, 0x7fffffff, 0x80000000, 0x80000001, 0xfffeffff, 0xffff0000, 0xfffffffe, 0xffffffff,
};

static uint32_t stream;

void random_start(uint32_t seed)
{
    stream = seed;
}

/* xorshift, by George Marsaglia. Bits that a shift would lose are removed before it. */
uint32_t random32(void)
{
    stream ^= stream % UINT32_C(0x80000) << 13;
    stream ^= stream >> 17;
    stream ^= stream % UINT32_C(0x8000000) << 5;
    return stream;
}

uint64_t random64(void)
{
    const uint32_t hi = random32();
    return u64_of(hi, random32());
}

u128 random128(void)
{
    const uint64_t low = random64();
    return u128_of(random64(), low);
}

uint32_t random_length(void)
{
    const uint32_t bits = random32();
    return bits / u32_power_of_2(random32() % 32u);
}
