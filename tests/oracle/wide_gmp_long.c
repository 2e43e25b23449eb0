/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* wide_gmp: the long integers, of 1 to 40 words. A function is called only where its result fits its words. */
#include "../../src/wide/long_number.h"
#include "wide_gmp.h"

enum { MOST = 40 };

typedef struct {
    uint32_t words, word[MOST];
} number;

static uint32_t below(uint32_t n)
{
    return (uint32_t)(random_u64() >> 33) % n;
}

/* The words, the highest of which counts 2^(32 words) less if its top bit is set. */
static void gmp_set_words(mpz_t z, const uint32_t *word, uint32_t words)
{
    mpz_t turn;
    mpz_import(z, words, -1, sizeof word[0], 0, 0, word);
    if (word[words - 1] >= UINT32_C(0x80000000)) {
        mpz_init_set_ui(turn, 1);
        mpz_mul_2exp(turn, turn, 32u * words);
        mpz_sub(z, z, turn);
        mpz_clear(turn);
    }
}

/* Most words are all ones or all zeros; one number in two is shorter than its words. */
static number draw(uint32_t words)
{
    number x = {words, {0}};
    const uint32_t length = one_in_2() ? words : 1 + below(words);
    for (uint32_t i = 0; i < length; i++) {
        const uint32_t kind = below(8);
        x.word[i] = kind < 2 ? 0 : kind < 4 ? UINT32_MAX : word32();
    }
    for (uint32_t i = length; i < words; i++)
        x.word[i] = x.word[length - 1] >= UINT32_C(0x80000000) ? UINT32_MAX : 0;
    return x;
}

static bool fits(const mpz_t z, uint32_t words)
{
    bool is;
    mpz_t size;
    mpz_init(size);
    if (mpz_sgn(z) < 0)
        mpz_com(size, z);
    else
        mpz_set(size, z);
    is = mpz_sgn(size) == 0 || mpz_sizeinbase(size, 2) < 32u * words;
    mpz_clear(size);
    return is;
}

static bool is(const uint32_t *word, uint32_t words, const mpz_t want)
{
    gmp_set_words(library_result, word, words);
    return equal_to(want);
}

static bool set(void)
{
    const number x = draw(1 + below(MOST));
    const uint32_t words = 1 + below(MOST);
    uint32_t to[MOST];
    gmp_set_words(A, x.word, x.words);
    if (!fits(A, words))
        return true;
    graze_long_set(to, words, x.word, x.words);
    return is(to, words, A);
}

static bool set_from_others(void)
{
    const int64_t x_high = signed64(), y_high = signed64(), z = signed64();
    const s96 x = s96_of(x_high, word32());
    const s128 y = s128_of(y_high, word64());
    const uint32_t words = 4 + below(MOST - 3);
    uint32_t to[MOST];
    bool right;
    gmp_set_s96(A, x);
    long_set_s96(to, words, x);
    right = is(to, words, A);
    gmp_set_s128(A, y);
    long_set_s128(to, words, y);
    right = right && is(to, words, A);
    gmp_set_s64(A, z);
    long_set_s64(to, words, z);
    return right && is(to, words, A);
}

static bool opposites(void)
{
    number x = draw(1 + below(MOST));
    uint32_t shortest = 1;
    bool right;
    gmp_set_words(A, x.word, x.words);
    while (!fits(A, shortest))
        shortest++;
    right = graze_long_sign(x.word, x.words) == mpz_sgn(A) &&
            long_is_negative(x.word, x.words) == (mpz_sgn(A) < 0) &&
            graze_long_length(x.word, x.words) == shortest;
    mpz_neg(A, A);
    if (!fits(A, x.words))
        return right;
    graze_long_negate(x.word, x.words);
    return right && is(x.word, x.words, A);
}

static bool sums(void)
{
    number sum = draw(1 + below(MOST));
    const number x = draw(1 + below(MOST));
    const int sign = one_in_2() ? 1 : -1;
    gmp_set_words(A, sum.word, sum.words);
    gmp_set_words(B, x.word, x.words);
    if (sign < 0)
        mpz_sub(A, A, B);
    else
        mpz_add(A, A, B);
    if (!fits(A, sum.words))
        return true;
    graze_long_add(sum.word, sum.words, x.word, x.words, sign);
    return is(sum.word, sum.words, A);
}

static bool order(void)
{
    const number a = draw(1 + below(MOST));
    number b = draw(1 + below(MOST));
    if (one_in_2()) {
        b = a;
        b.word[below(b.words)] = word32();
    }
    gmp_set_words(A, a.word, a.words);
    gmp_set_words(B, b.word, b.words);
    return graze_long_compare(a.word, a.words, b.word, b.words) == order_of_A_and_B() &&
           graze_long_compare(b.word, b.words, a.word, a.words) == -order_of_A_and_B() &&
           graze_long_compare(a.word, a.words, a.word, a.words) == 0;
}

static bool products(void)
{
    const number a = draw(1 + below(MOST / 2)), b = draw(1 + below(MOST / 2));
    const int sign = one_in_2() ? 1 : -1;
    number sum = draw(1 + below(MOST));
    uint32_t to[MOST];
    bool right = true;
    gmp_set_words(A, a.word, a.words);
    gmp_set_words(B, b.word, b.words);
    gmp_set_words(C, sum.word, sum.words);
    mpz_mul(A, A, B);
    if (fits(A, sum.words)) {
        graze_long_set_product(to, sum.words, a.word, a.words, b.word, b.words);
        right = is(to, sum.words, A);
    }
    if (sign < 0)
        mpz_sub(C, C, A);
    else
        mpz_add(C, C, A);
    if (!fits(C, sum.words))
        return right;
    graze_long_add_product(sum.word, sum.words, a.word, a.words, b.word, b.words, sign);
    return right && is(sum.word, sum.words, C);
}

const wide_test wide_long[] = {
    {"graze_long_set", set},
    {"long_set_s64, long_set_s96, long_set_s128", set_from_others},
    {"graze_long_negate, graze_long_sign, graze_long_length, long_is_negative", opposites},
    {"graze_long_add", sums},
    {"graze_long_compare", order},
    {"graze_long_set_product, graze_long_add_product", products},
    {NULL, NULL},
};
