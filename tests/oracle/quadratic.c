/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "quadratic.h"

void exact_time_init(exact_time *t)
{
    mpz_inits(t->num, t->den, NULL);
}

void exact_time_clear(exact_time *t)
{
    mpz_clears(t->num, t->den, NULL);
}

void exact_time_set(exact_time *t, const mpz_t num, const mpz_t den)
{
    mpz_set(t->num, num);
    mpz_set(t->den, den);
    if (mpz_sgn(den) < 0) {
        mpz_neg(t->num, t->num);
        mpz_neg(t->den, t->den);
    }
}

void exact_time_set_si(exact_time *t, long num, long den)
{
    mpz_set_si(t->num, den < 0 ? -num : num);
    mpz_set_si(t->den, den < 0 ? -den : den);
}

void exact_time_swap(exact_time *t, exact_time *other)
{
    mpz_swap(t->num, other->num);
    mpz_swap(t->den, other->den);
}

void quadratic_init(quadratic *q)
{
    mpz_inits(q->a, q->b, q->c, q->sum, q->part_of_sum, NULL);
    exact_time_init(&q->low);
    exact_time_init(&q->high);
    exact_time_init(&q->vertex);
    mpf_init2(q->root, QUADRATIC_BITS);
    mpf_init2(q->x, QUADRATIC_BITS);
}

void quadratic_clear(quadratic *q)
{
    mpz_clears(q->a, q->b, q->c, q->sum, q->part_of_sum, NULL);
    exact_time_clear(&q->low);
    exact_time_clear(&q->high);
    exact_time_clear(&q->vertex);
    mpf_clears(q->root, q->x, NULL);
}

int quadratic_order(quadratic *q, const exact_time *t, const exact_time *other)
{
    mpz_mul(q->sum, t->num, other->den);
    mpz_submul(q->sum, other->num, t->den);
    return mpz_sgn(q->sum);
}

int quadratic_sign_at(quadratic *q, const exact_time *t)
{
    mpz_mul(q->sum, q->a, t->num);
    mpz_mul(q->sum, q->sum, t->num);
    mpz_mul(q->part_of_sum, q->b, t->num);
    mpz_mul(q->part_of_sum, q->part_of_sum, t->den);
    mpz_addmul_ui(q->sum, q->part_of_sum, 2);
    mpz_mul(q->part_of_sum, q->c, t->den);
    mpz_addmul(q->sum, q->part_of_sum, t->den);
    return mpz_sgn(q->sum);
}

int quadratic_least_sign(quadratic *q, bool *has_vertex)
{
    const int at_low = quadratic_sign_at(q, &q->low), at_high = quadratic_sign_at(q, &q->high);
    const int least = at_low < at_high ? at_low : at_high;
    *has_vertex = false;
    if (mpz_sgn(q->a) == 0)
        return least;
    mpz_neg(q->vertex.num, q->b);
    mpz_set(q->vertex.den, q->a);
    if (quadratic_order(q, &q->low, &q->vertex) >= 0 ||
        quadratic_order(q, &q->vertex, &q->high) >= 0)
        return least;
    *has_vertex = true;
    const int at_vertex = quadratic_sign_at(q, &q->vertex);
    return at_vertex < least ? at_vertex : least;
}

void quadratic_first_root(quadratic *q, mpf_t t)
{
    mpz_mul(q->sum, q->b, q->b);
    mpz_submul(q->sum, q->a, q->c);
    mpf_set_z(q->root, q->sum);
    mpf_sqrt(q->root, q->root);
    mpf_set_z(q->x, q->b);
    mpf_sub(q->root, q->root, q->x);
    mpf_set_z(t, q->c);
    mpf_div(t, t, q->root);
}
