/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Results computed from a reach, and an axis from areas, against GMP. A part of arith3_gmp_degrees.h. */

static void set_squared(mpz_t z, const graze_vec3 *axis)
{
    graze_vec3 zero = {0, 0, 0};
    set_difference(N, &zero, axis);
    gmp_dot(z, N, N);
}

/* halves^2 * |axis|^2 - (2 r)^2: its sign. */
static int halves_against(int64_t halves, const mpz_t r, const mpz_t squared)
{
    gmp_set_s64(E, halves);
    mpz_mul(E, E, E);
    mpz_mul(E, E, squared);
    mpz_mul(F, r, r);
    mpz_mul_2exp(F, F, 2);
    return mpz_cmp(E, F);
}

/* No other number is nearer, by squares. */
static void check_distances(input_stream *s)
{
    vectors d = draw_vectors(s);
    graze_vec3 axis = draw_weights(s), zero = {0, 0, 0};
    set_difference(N, &zero, &axis);
    gmp_dot(A, N, U);
    set_squared(B, &axis);
    int32_t got = distance_of(reach_along(&axis, d.u), &axis);
    int64_t size = got < 0 ? -(int64_t)got : got;
    bool held = got == INT32_MAX || got == INT32_MIN;
    if (mpz_sgn(A) == 0) {
        gmp_case(got == 0);
        return;
    }
    gmp_case(got == 0 || (got < 0) == (mpz_sgn(A) < 0));
    gmp_case(size == 0 || halves_against(2 * size - 1, A, B) <= 0);
    gmp_case(held || halves_against(2 * size + 1, A, B) > 0);
}

static void check_axis_shares(input_stream *s)
{
    vectors d = draw_vectors(s);
    graze_vec3 axis = draw_weights(s), zero = {0, 0, 0};
    set_difference(N, &zero, &axis);
    gmp_dot(A, N, U);
    set_squared(B, &axis);
    reach r = reach_along(&axis, d.u);
    share_progress over;
    progress_of_share(&over, share_over_axis(r, &axis));
    gmp_set_u128(C, over.part);
    gmp_set_u128(D, over.whole);
    gmp_case(mpz_cmpabs(A, C) == 0 && (mpz_sgn(A) == 0 || mpz_cmp(B, D) == 0));
    gmp_set_s64(E, axis.z);
    int sign = mpz_sgn(E);
    mpz_abs(E, E);
    gmp_round(F, E, C, D);
    if (sign * mpz_sgn(A) > 0)
        mpz_neg(F, F);
    gmp_set_s64(E, d.from.z);
    mpz_add(F, F, E);
    gmp_case(share_against(d.from.z, axis.z, sign_of_reach(r), &over) == gmp_held(F));
}

/* |c| * 2^power to nearest, ties up, with c's sign. */
static void times_power(mpz_t result, const mpz_t c, int power)
{
    mpz_abs(result, c);
    mpz_mul_2exp(result, result, (unsigned)(power + 64));
    mpz_ui_pow_ui(E, 2, 63);
    mpz_add(result, result, E);
    mpz_fdiv_q_2exp(result, result, 64);
    if (mpz_sgn(c) < 0)
        mpz_neg(result, result);
}

/* The greatest power of two with which all fit 31 bits; of the edges at one corner of a triangle. */
static void check_axes_of_areas(input_stream *s)
{
    graze_vec3 corner = draw_point(s), to = draw_point(s), other = draw_point(s);
    length3 u = vector_between(&corner, &to), v = vector_between(&corner, &other);
    set_difference(U, &corner, &to);
    set_difference(V, &corner, &other);
    gmp_cross(N, U, V);
    area3 across = cross(u, v);
    graze_vec3 got = weights_of(&across);
    int power = 31;
    bool fits = false;
    for (; !fits && power >= -40; power--) {
        fits = true;
        for (int i = 0; i < 3; i++) {
            times_power(W[i], N[i], power);
            fits = fits && mpz_sizeinbase(W[i], 2) <= 31;
        }
    }
    gmp_case(mpz_cmp_si(W[0], got.x) == 0 && mpz_cmp_si(W[1], got.y) == 0 &&
             mpz_cmp_si(W[2], got.z) == 0);
}
