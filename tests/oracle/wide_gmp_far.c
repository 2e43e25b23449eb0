/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* wide_gmp: the far integers. A function is called only where what it computes is in [-2^191, 2^191). */
#include "wide_gmp.h"

/* ---- Numbers ---- */

/* From the lowest limb that is not 0 the opposite: that of this one, and the complements of all above. */
static far_number opposite_of(far_number x)
{
    unsigned lowest = 0;
    while (lowest < GRAZE_FAR_LIMBS && x.limb[lowest] == 0)
        lowest++;
    for (unsigned i = lowest; i < GRAZE_FAR_LIMBS; i++)
        x.limb[i] = UINT32_MAX - x.limb[i] + (i == lowest);
    return x;
}

/* Of at most so many limbs and less than that bit of the highest; most limbs are all ones or all zeros. */
static far_number word_far(unsigned most, uint32_t top)
{
    far_number size = {{0, 0, 0, 0, 0, 0}};
    const unsigned limbs = (unsigned)(random_u64() >> 40) % (most + 1);
    for (unsigned i = 0; i < limbs; i++) {
        const uint64_t kind = random_u64() >> 61;
        size.limb[i] = kind < 2 ? 0 : kind < 5 ? UINT32_MAX : word32();
    }
    if (limbs == most && most > 0)
        size.limb[most - 1] %= top;
    return one_in_2() ? opposite_of(size) : size;
}

/* Any six limbs; one time in 4 beside an end, 0 or -1. */
static far_number any_far(void)
{
    static const uint32_t tops[] = {0, UINT32_C(0x7fffffff), UINT32_C(0x80000000), UINT32_MAX};
    const uint64_t r = random_u64() >> 40;
    far_number x = word_far(6, UINT32_MAX);
    if (!one_in_4())
        return x;
    for (unsigned i = 1; i < GRAZE_FAR_LIMBS - 1; i++)
        x.limb[i] = r % 2 > 0 ? UINT32_MAX : 0;
    x.limb[0] = one_in_2() ? x.limb[1] : one_in_2() ? x.limb[1] ^ 1 : x.limb[0];
    x.limb[GRAZE_FAR_LIMBS - 1] = tops[r / 2 % 4];
    return x;
}

static unsigned limbs_in(const far_number *x)
{
    mpz_t z;
    size_t bits;
    mpz_init(z);
    gmp_set_far(z, x);
    bits = mpz_sgn(z) == 0 ? 0 : mpz_sizeinbase(z, 2);
    mpz_clear(z);
    return (unsigned)(bits + 31) / 32;
}

/* As a factor beside x: the size of the product is below 2^191. */
static far_number far_beside(const far_number *x)
{
    return word_far(6 - limbs_in(x), UINT32_C(0x80000000));
}

/* Overwritten where a function says that it sets a number. */
static far_number spoilt(void)
{
    const far_number x = {{1, 2, 3, 4, 5, 6}};
    return x;
}

/* Whether -2^bits <= z < 2^bits; a division rounds down. */
static bool fits(const mpz_t z, unsigned bits)
{
    bool right;
    mpz_t part;
    mpz_init(part);
    mpz_fdiv_q_2exp(part, z, bits);
    right = mpz_cmp_si(part, -1) == 0 || mpz_sgn(part) == 0;
    mpz_clear(part);
    return right;
}

static bool is_far_sum(const mpz_t z)
{
    return fits(z, 191);
}

/* The number that becomes -2^bits or 2^bits - 1 when z is added, or z is subtracted where sign < 0. */
static far_number far_before_end(const mpz_t z, int sign, unsigned bits)
{
    far_number x;
    mpz_t start, limb;
    mpz_inits(start, limb, NULL);
    mpz_setbit(start, bits);
    mpz_sub_ui(start, start, 1);
    if (mpz_sgn(z) * sign < 0)
        mpz_com(start, start);
    if (sign < 0)
        mpz_add(start, start, z);
    else
        mpz_sub(start, start, z);
    for (unsigned i = 0; i < GRAZE_FAR_LIMBS; i++) {
        mpz_fdiv_r_2exp(limb, start, 32);
        x.limb[i] = (uint32_t)mpz_get_ui(limb);
        mpz_fdiv_q_2exp(start, start, 32);
    }
    mpz_clears(start, limb, NULL);
    return x;
}

/* Or, one time in 4, any. */
static far_number any_before(const mpz_t z, int sign)
{
    return one_in_4() ? far_before_end(z, sign, 191) : any_far();
}

/* True when the number is the one in a register, with the sign. */
static bool is_far(const far_number *x, const mpz_t want)
{
    return IS(far, x, want) && graze_far_sign(x) == mpz_sgn(want) &&
           far_is_negative(x) == (mpz_sgn(want) < 0);
}

/* ---- Tests ---- */

static bool set_and_copy(void)
{
    const int64_t c = signed64();
    const far_number a = any_far();
    far_number x = spoilt(), y = spoilt();
    bool right;
    gmp_set_s64(A, c);
    graze_far_set(&x, c);
    right = is_far(&x, A);
    gmp_set_far(B, &a);
    graze_far_copy(&y, &a);
    right = right && is_far(&y, B);
    graze_far_copy(&y, &x);
    return right && is_far(&y, A);
}

static bool opposites(void)
{
    const far_number a = any_far(), word = word_far(4, UINT32_MAX);
    far_number opposite = a;
    bool right = true;
    gmp_set_far(A, &a);
    mpz_neg(A, A);
    if (is_far_sum(A)) {
        graze_far_negate(&opposite);
        right = is_far(&opposite, A);
    }
    gmp_set_far(B, &word);
    mpz_abs(B, B);
    return right && IS(u128, graze_far_magnitude(&word), B);
}

static bool how_long(void)
{
    const far_number a = one_in_2() ? any_far() : word_far(5, UINT32_MAX);
    bool right = true;
    gmp_set_far(A, &a);
    for (unsigned limbs = 0; limbs <= GRAZE_FAR_LIMBS; limbs++)
        right = right && far_fits(&a, limbs) == fits(A, 32 * limbs);
    return right;
}

/* Or one that is close to x, to -x, or the same; what differs are its lower limbs. */
static far_number far_close_to(const far_number *x)
{
    far_number y = *x;
    const unsigned kept = (unsigned)(random_u64() >> 40) % (GRAZE_FAR_LIMBS + 1);
    for (unsigned i = 0; i < kept && i < GRAZE_FAR_LIMBS - 1; i++) {
        if (y.limb[i] > 0 && y.limb[i] < UINT32_MAX)
            y.limb[i] = one_in_2() ? y.limb[i] - 1 : y.limb[i] + 1;
    }
    return one_in_2() ? opposite_of(y) : y;
}

static bool sums(void)
{
    const far_number a = any_far();
    const far_number b = one_in_2() ? any_far() : far_close_to(&a);
    far_number sum = a, difference = a;
    bool right = true;
    gmp_set_far(A, &a);
    gmp_set_far(B, &b);
    mpz_add(C, A, B);
    mpz_sub(D, A, B);
    if (is_far_sum(C)) {
        graze_far_add(&sum, &b, 1);
        right = is_far(&sum, C);
    }
    if (is_far_sum(D)) {
        graze_far_add(&difference, &b, -1);
        right = right && is_far(&difference, D);
    }
    return right;
}

static bool order(void)
{
    const far_number a = any_far();
    const far_number b = one_in_2() ? any_far() : far_close_to(&a);
    bool right = graze_far_compare(&a, &a) == 0;
    gmp_set_far(A, &a);
    gmp_set_far(B, &b);
    mpz_sub(C, A, B);
    if (is_far_sum(C))
        right = right && graze_far_compare(&a, &b) == order_of_A_and_B();
    mpz_neg(C, C);
    if (is_far_sum(C))
        right = right && graze_far_compare(&b, &a) == -order_of_A_and_B();
    return right;
}

/* C + A * B, or C - A * B. */
static void plus_product(mpz_t result, const mpz_t start, int sign)
{
    mpz_mul(result, A, B);
    if (sign < 0)
        mpz_neg(result, result);
    mpz_add(result, start, result);
}

static bool products(void)
{
    const far_number a = any_far(), b = one_in_4() ? word_far(1, 4) : far_beside(&a);
    const int sign = one_in_2() ? 1 : -1;
    far_number set = spoilt(), sum;
    bool right;
    gmp_set_far(A, &a);
    gmp_set_far(B, &b);
    mpz_mul(E, A, B);
    if (!is_far_sum(E))
        return true;
    sum = any_before(E, sign);
    graze_far_set_product(&set, &a, &b);
    right = is_far(&set, E);
    graze_far_set_product(&set, &b, &a);
    right = right && is_far(&set, E);
    gmp_set_far(C, &sum);
    plus_product(D, C, sign);
    if (is_far_sum(D)) {
        graze_far_add_product(&sum, &a, &b, sign);
        right = right && is_far(&sum, D);
    }
    return right;
}

static bool times(void)
{
    const int64_t m = one_in_4() ? (int64_t)(random_u64() >> 62) % 3 - 1 : signed64();
    const far_number x = one_in_2() ? word_far(4, UINT32_C(0x80000000)) : any_far();
    far_number set = spoilt(), sum;
    bool right;
    gmp_set_far(A, &x);
    gmp_set_s64(B, m);
    mpz_mul(E, A, B);
    if (!is_far_sum(E))
        return true;
    sum = any_before(E, 1);
    gmp_set_far(C, &sum);
    plus_product(D, C, 1);
    graze_far_set_times(&set, &x, m);
    right = is_far(&set, E);
    if (is_far_sum(D)) {
        graze_far_add_times(&sum, &x, m);
        right = right && is_far(&sum, D);
    }
    return right;
}

static bool lengths(void)
{
    const int64_t m = signed64(), n = signed64();
    far_number set = spoilt(), sum;
    bool right;
    gmp_set_s64(A, m);
    gmp_set_s64(B, n);
    mpz_mul(E, A, B);
    sum = any_before(E, 1);
    gmp_set_far(C, &sum);
    plus_product(D, C, 1);
    graze_far_set_lengths(&set, m, n);
    right = is_far(&set, E);
    if (is_far_sum(D)) {
        graze_far_add_lengths(&sum, m, n);
        right = right && is_far(&sum, D);
    }
    return right;
}

/* The sum is in [-2^127, 2^127) before and after. */
static bool along(void)
{
    const int64_t a = signed64();
    const int32_t x = signed32();
    far_number set = spoilt(), sum;
    bool right;
    gmp_set_s64(A, a);
    gmp_set_s64(B, x);
    mpz_mul(E, A, B);
    sum = one_in_4() ? far_before_end(E, 1, 127) : word_far(4, UINT32_C(0x80000000));
    gmp_set_far(C, &sum);
    plus_product(D, C, 1);
    graze_far_set_along(&set, a, x);
    right = is_far(&set, E);
    if (fits(D, 127)) {
        graze_far_add_along(&sum, a, x);
        right = right && is_far(&sum, D);
    }
    return right;
}

/* (f g)(h k) against (f h)(g k), which are equal, and against what is one unit less or more. */
static bool close_products(void)
{
    const far_number f = word_far(2, 0x40000000), g = word_far(1, UINT32_MAX);
    const far_number h = word_far(1, UINT32_MAX), k = word_far(2, 0x40000000);
    far_number a, b, c, d, off;
    graze_far_set(&off, (int64_t)(random_u64() >> 62) % 3 - 1);
    graze_far_set_product(&a, &f, &g);
    graze_far_set_product(&b, &h, &k);
    graze_far_set_product(&c, &f, &h);
    graze_far_set_product(&d, &g, &k);
    graze_far_add(&d, &off, 1);
    gmp_set_far(A, &a);
    gmp_set_far(B, &b);
    gmp_set_far(C, &c);
    gmp_set_far(D, &d);
    mpz_mul(A, A, B);
    mpz_mul(B, C, D);
    return graze_far_compare_products(&a, &b, &c, &d) == order_of_A_and_B() &&
           graze_far_compare_products(&d, &c, &b, &a) == -order_of_A_and_B() &&
           graze_far_compare_products(&c, &c, &c, &c) == 0;
}

static bool any_products(void)
{
    const far_number a = any_far(), b = far_beside(&a), c = any_far(), d = far_beside(&c);
    gmp_set_far(A, &a);
    gmp_set_far(B, &b);
    gmp_set_far(C, &c);
    gmp_set_far(D, &d);
    mpz_mul(A, A, B);
    mpz_mul(B, C, D);
    mpz_sub(E, A, B);
    return !is_far_sum(E) || graze_far_compare_products(&a, &b, &c, &d) == order_of_A_and_B();
}

const wide_test wide_far[] = {
    {"graze_far_set, graze_far_copy", set_and_copy},
    {"graze_far_negate, graze_far_sign, graze_far_magnitude", opposites},
    {"far_fits, far_is_negative", how_long},
    {"graze_far_add", sums},
    {"graze_far_compare", order},
    {"graze_far_set_product, graze_far_add_product", products},
    {"graze_far_set_times, graze_far_add_times", times},
    {"graze_far_set_lengths, graze_far_add_lengths", lengths},
    {"graze_far_set_along, graze_far_add_along", along},
    {"graze_far_compare_products", any_products},
    {"graze_far_compare_products, close ones", close_products},
    {NULL, NULL},
};
