/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "exact_way.h"

void exact_set(mpz_t to, exact n)
{
    mpz_set_si(to, (int64_t)(n >> 64));
    mpz_mul_2exp(to, to, 64);
    mpz_add_ui(to, to, (uint64_t)n);
}

/* ---- Signs of sums of roots ---- */

void roots_init(roots *r)
{
    mpz_inits(r->left, r->right, r->cross, r->rest, NULL);
}

void roots_clear(roots *r)
{
    mpz_clears(r->left, r->right, r->cross, r->rest, NULL);
}

int roots_sign(roots *r, const mpz_t a, const mpz_t b, const mpz_t p)
{
    const int first = mpz_sgn(a), second = mpz_sgn(p) == 0 ? 0 : mpz_sgn(b);
    if (first == 0 || second == 0 || first == second)
        return first != 0 ? first : second;
    mpz_mul(r->left, a, a);
    mpz_mul(r->right, b, b);
    mpz_mul(r->right, r->right, p);
    return first * mpz_cmp(r->left, r->right);
}

/* The sign of b sqrt(p) + c sqrt(q). Leaves both squares. */
static int sign_of_roots(roots *r, const mpz_t b, const mpz_t p, const mpz_t c, const mpz_t q)
{
    mpz_mul(r->left, b, b);
    mpz_mul(r->left, r->left, p);
    mpz_mul(r->right, c, c);
    mpz_mul(r->right, r->right, q);
    const int first = mpz_sgn(r->left) * mpz_sgn(b), second = mpz_sgn(r->right) * mpz_sgn(c);
    if (first == 0 || second == 0 || first == second)
        return first != 0 ? first : second;
    return first * mpz_cmp(r->left, r->right);
}

/* Where the roots have another sign than a: a^2 against b^2 p + c^2 q + 2 b c sqrt(p q). */
int roots_sign_of_two(roots *r, const mpz_t a, const mpz_t b, const mpz_t p, const mpz_t c,
                      const mpz_t q)
{
    const int first = mpz_sgn(a), second = sign_of_roots(r, b, p, c, q);
    if (first == 0 || second == 0 || (first < 0) == (second < 0))
        return first != 0 ? first : second;
    mpz_mul(r->rest, a, a);
    mpz_sub(r->rest, r->rest, r->left);
    mpz_sub(r->rest, r->rest, r->right);
    mpz_mul(r->cross, b, c);
    mpz_mul_si(r->cross, r->cross, -2);
    mpz_mul(r->left, p, q);
    const int over = mpz_sgn(r->rest), under = mpz_sgn(r->left) == 0 ? 0 : mpz_sgn(r->cross);
    if (over == 0 || under == 0 || over == under)
        return first * (over != 0 ? over : under);
    mpz_mul(r->rest, r->rest, r->rest);
    mpz_mul(r->cross, r->cross, r->cross);
    mpz_mul(r->cross, r->cross, r->left);
    return first * over * mpz_cmp(r->rest, r->cross);
}

/* ---- Ways ---- */

void exact_way_init(exact_way *w)
{
    for (int i = 0; i < 3; i++)
        mpz_init(w->axis[i]);
    mpz_inits(w->squared, w->times, w->bound, w->end, NULL);
}

void exact_way_clear(exact_way *w)
{
    for (int i = 0; i < 3; i++)
        mpz_clear(w->axis[i]);
    mpz_clears(w->squared, w->times, w->bound, w->end, NULL);
}

void exact_way_set_squared(exact_way *w)
{
    mpz_mul(w->squared, w->axis[0], w->axis[0]);
    mpz_addmul(w->squared, w->axis[1], w->axis[1]);
    mpz_addmul(w->squared, w->axis[2], w->axis[2]);
}

void exact_way_set(exact_way *w, mpz_t *axis, int factor)
{
    for (int i = 0; i < 3; i++)
        mpz_mul_si(w->axis[i], axis[i], factor);
    exact_way_set_squared(w);
}

void exact_way_set_words(exact_way *w, const int32_t *axis, int factor)
{
    for (int i = 0; i < 3; i++)
        mpz_set_si(w->axis[i], (int64_t)axis[i] * factor);
    exact_way_set_squared(w);
}

void exact_way_set_fractions(exact_way *w, mpq_t *fractions)
{
    for (int i = 0; i < 3; i++) {
        mpz_mul(w->axis[i], mpq_numref(fractions[i]), mpq_denref(fractions[(i + 1) % 3]));
        mpz_mul(w->axis[i], w->axis[i], mpq_denref(fractions[(i + 2) % 3]));
    }
    exact_way_set_squared(w);
}

/* 65536000 n < bound |way|: -1; equal: 0; more: 1. |bound| < 2^26 */
static int against(exact_way *w, const mpz_t n, int64_t bound)
{
    const int first = mpz_sgn(n), second = (bound > 0) - (bound < 0);
    if (first != second || first == 0)
        return first - second;
    mpz_mul(w->times, n, n);
    mpz_mul_ui(w->times, w->times, UINT64_C(65536000) * 65536000);
    mpz_mul_ui(w->bound, w->squared, (uint64_t)(bound * bound));
    return first * mpz_cmp(w->times, w->bound);
}

bool exact_way_is_unit(exact_way *w, const graze_vec3 *unit)
{
    const int64_t n[3] = {unit->x, unit->y, unit->z};
    for (int i = 0; i < 3; i++)
        if (n[i] < -65536 || n[i] > 65536 || against(w, w->axis[i], 1000 * n[i] + 502) > 0 ||
            against(w, w->axis[i], 1000 * n[i] - 502) < 0)
            return false;
    return mpz_sgn(w->squared) > 0;
}

bool exact_way_is_nearly_unit(exact_way *w, const graze_vec3 *unit, int off)
{
    const int64_t n[3] = {unit->x, unit->y, unit->z};
    for (int i = 0; i < 3; i++) {
        mpz_sub_ui(w->end, w->axis[i], (unsigned)off);
        if (n[i] < -65536 || n[i] > 65536 || against(w, w->end, 1000 * n[i] + 502) > 0)
            return false;
        mpz_add_ui(w->end, w->axis[i], (unsigned)off);
        if (against(w, w->end, 1000 * n[i] - 502) < 0)
            return false;
    }
    return mpz_sgn(w->squared) > 0;
}
