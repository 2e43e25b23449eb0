/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `wide`: every function of the wide integers on N inputs each, against GMP; with
 * ROUTINE, that function only. Prints what it did for each, and ends with 1 if anything was wrong, and
 * with 2 if there is no such function.
 */
#include "wide_gmp.h"
#include "entry.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

mpz_t A, B, C, D, E, F, library_result;

bool equal_to(const mpz_t want)
{
    return mpz_cmp(library_result, want) == 0;
}

int order_of_A_and_B(void)
{
    const int order = mpz_cmp(A, B);
    return (order > 0) - (order < 0);
}

static uint64_t state;

uint64_t random_u64(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * UINT64_C(0x2545F4914F6CDD1D);
}

bool one_in_2(void)
{
    return random_u64() >> 63 != 0u;
}

bool one_in_4(void)
{
    return random_u64() >> 62 == 0u;
}

uint64_t word64(void)
{
    const uint64_t r = random_u64() >> 20;
    const uint64_t power = UINT64_C(1) << (r % 64);
    const uint64_t bits = random_u64() >> (r % 64);

    switch ((r >> 8) % 8) {
    case 0:
        return power;
    case 1:
        return power - 1u;
    case 2:
        return power + 1u;
    case 3:
        return ~power;
    case 4:
        return (uint64_t)0 - ((r >> 16) % 4u);
    default:
        return bits;
    }
}

uint32_t word32(void)
{
    const uint64_t x = word64();
    return (random_u64() >> 40) % 2u ? (uint32_t)x : (uint32_t)(x >> 32);
}

uint32_t word32_not_0(void)
{
    const uint32_t x = word32();
    return x == 0u ? 1u : x;
}

u128 word128(void)
{
    const uint64_t r = random_u64() >> 30;
    const uint64_t lo = r % 8u == 1u ? 0u : word64();
    return u128_of(r % 4u == 0u ? 0u : word64(), lo);
}

int64_t signed64(void)
{
    return (int64_t)word64();
}

int32_t signed32(void)
{
    return (int32_t)word32();
}

/* How many of them were wrong. The seed of a test is its own, so that it can be looked at alone. */
static long run(const wide_test *test, long cases, uint64_t seed)
{
    long wrong = 0;
    state = seed;
    for (long n = 0; n < cases; n++)
        wrong += !test->right();
    printf("%s: %ld cases, %ld wrong\n", test->name, cases, wrong);
    return wrong;
}

/* NAME is one of `a, b, c`; each is, where there is none. */
static bool is_listed(const char *names, const char *name)
{
    const size_t length = strlen(name);
    for (const char *at = strstr(names, name); at != NULL; at = strstr(at + 1, name)) {
        if (length == 0 ||
            ((at == names || at[-1] == ' ') && (at[length] == '\0' || at[length] == ',')))
            return true;
    }
    return false;
}

ORACLE(wide)
{
    static const wide_test *const parts[] = {wide_words,  wide_products, wide_signed,
                                             wide_divide, wide_far,      wide_long};
    const char *only = routine ? routine : "";
    bool named = false;
    uint64_t own = (seed + 1u) * UINT64_C(0x9E3779B97F4A7C15);
    long wrong = 0;

    mpz_inits(A, B, C, D, E, F, library_result, NULL);
    printf("wide_gmp %" PRIu32 " %" PRIu64 "\n", cases, seed);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        for (const wide_test *test = parts[i]; test->name != NULL; test++, own++) {
            if (!is_listed(test->name, only))
                continue;
            named = true;
            wrong += run(test, (long)cases, own);
        }
    }
    mpz_clears(A, B, C, D, E, F, library_result, NULL);
    return !named ? 2 : wrong == 0 ? 0 : 1;
}
