/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_closest.h"

void closest_init(closest_oracle *o)
{
    for (int i = 0; i < 3; i++)
        mpq_inits(o->u[i], o->v[i], o->gap[i], NULL);
    mpq_inits(o->uu, o->uv, o->vv, o->ug, o->vg, o->s, o->t, o->squared, NULL);
    mpq_inits(o->next_s, o->next_t, o->next_squared, o->whole, o->part, o->zero, o->one, NULL);
    mpq_set_ui(o->one, 1, 1);
}

void closest_clear(closest_oracle *o)
{
    for (int i = 0; i < 3; i++)
        mpq_clears(o->u[i], o->v[i], o->gap[i], NULL);
    mpq_clears(o->uu, o->uv, o->vv, o->ug, o->vg, o->s, o->t, o->squared, NULL);
    mpq_clears(o->next_s, o->next_t, o->next_squared, o->whole, o->part, o->zero, o->one, NULL);
}

static void set_dot(closest_oracle *o, mpq_t to, mpq_t *a, mpq_t *b)
{
    mpq_set_ui(to, 0, 1);
    for (int i = 0; i < 3; i++) {
        mpq_mul(o->part, a[i], b[i]);
        mpq_add(to, to, o->part);
    }
}

/* |gap + v t - u s|^2 for the next places. */
static void measure(closest_oracle *o)
{
    mpq_set_ui(o->next_squared, 0, 1);
    for (int i = 0; i < 3; i++) {
        mpq_mul(o->whole, o->v[i], o->next_t);
        mpq_add(o->whole, o->whole, o->gap[i]);
        mpq_mul(o->part, o->u[i], o->next_s);
        mpq_sub(o->whole, o->whole, o->part);
        mpq_mul(o->whole, o->whole, o->whole);
        mpq_add(o->next_squared, o->next_squared, o->whole);
    }
}

static bool next_is_before(const closest_oracle *o)
{
    const int nearer = mpq_cmp(o->next_squared, o->squared);
    if (nearer != 0)
        return nearer < 0;
    const int first = mpq_cmp(o->next_s, o->s);
    return first != 0 ? first < 0 : mpq_cmp(o->next_t, o->t) < 0;
}

static bool is_place(const closest_oracle *o, const mpq_t place)
{
    return mpq_sgn(place) >= 0 && mpq_cmp(place, o->one) <= 0;
}

/* squared < 0: nothing has been tried. */
static void try_next(closest_oracle *o)
{
    if (!is_place(o, o->next_s) || !is_place(o, o->next_t))
        return;
    measure(o);
    if (mpq_sgn(o->squared) >= 0 && !next_is_before(o))
        return;
    mpq_set(o->s, o->next_s);
    mpq_set(o->t, o->next_t);
    mpq_set(o->squared, o->next_squared);
}

/* The places at an end of one run: the ends of the other one, and (sum + uv * end) / whole of it, which is tried last. */
static void try_end(closest_oracle *o, const mpq_t end, mpq_t at_end, mpq_t other, const mpq_t sum,
                    const mpq_t whole)
{
    mpq_set(at_end, end);
    mpq_set(other, o->zero);
    try_next(o);
    mpq_set(other, o->one);
    try_next(o);
    if (mpq_sgn(whole) == 0)
        return;
    mpq_mul(other, o->uv, end);
    mpq_add(other, other, sum);
    mpq_div(other, other, whole);
    try_next(o);
}

/* Where the lines come nearest: (u . way) = 0 and (v . way) = 0. */
static void try_lines(closest_oracle *o)
{
    mpq_mul(o->whole, o->uu, o->vv);
    mpq_mul(o->part, o->uv, o->uv);
    mpq_sub(o->whole, o->whole, o->part);
    if (mpq_sgn(o->whole) == 0)
        return;
    mpq_mul(o->next_s, o->ug, o->vv);
    mpq_mul(o->part, o->uv, o->vg);
    mpq_sub(o->next_s, o->next_s, o->part);
    mpq_div(o->next_s, o->next_s, o->whole);
    mpq_mul(o->next_t, o->uv, o->ug);
    mpq_mul(o->part, o->uu, o->vg);
    mpq_sub(o->next_t, o->next_t, o->part);
    mpq_div(o->next_t, o->next_t, o->whole);
    try_next(o);
}

static void set_runs(closest_oracle *o, const closest_run *first, const closest_run *second)
{
    for (int i = 0; i < 3; i++) {
        mpq_set_si(o->u[i], first->run[i], 1);
        mpq_set_si(o->v[i], second->run[i], 1);
        mpq_set_si(o->gap[i], second->start[i] - first->start[i], 1);
    }
    set_dot(o, o->uu, o->u, o->u);
    set_dot(o, o->uv, o->u, o->v);
    set_dot(o, o->vv, o->v, o->v);
    set_dot(o, o->ug, o->u, o->gap);
    set_dot(o, o->vg, o->v, o->gap);
}

void closest_find(closest_oracle *o, const closest_run *first, const closest_run *second)
{
    set_runs(o, first, second);
    mpq_set_si(o->squared, -1, 1);
    for (int i = 0; i < 2; i++)
        try_end(o, i == 0 ? o->zero : o->one, o->next_t, o->next_s, o->ug, o->uu);
    mpq_neg(o->vg, o->vg);
    for (int i = 0; i < 2; i++)
        try_end(o, i == 0 ? o->zero : o->one, o->next_s, o->next_t, o->vg, o->vv);
    mpq_neg(o->vg, o->vg);
    try_lines(o);
}

static bool is_between(const closest_oracle *o, const mpq_t place)
{
    return mpq_sgn(place) > 0 && mpq_cmp(place, o->one) < 0;
}

int closest_kind(const closest_oracle *o)
{
    if (mpq_sgn(o->squared) == 0)
        return 3;
    return is_between(o, o->s) + is_between(o, o->t);
}

static int32_t held(const mpz_t n)
{
    if (mpz_cmp_si(n, INT32_MAX) > 0)
        return INT32_MAX;
    return mpz_cmp_si(n, INT32_MIN) < 0 ? INT32_MIN : (int32_t)mpz_get_si(n);
}

/* floor(|way| + 1/2), with the sign of the way */
int32_t closest_coordinate(closest_oracle *o, const closest_run *run, const mpq_t place, int axis)
{
    mpq_set_si(o->part, run->run[axis], 1);
    mpq_mul(o->part, o->part, place);
    const int sign = mpq_sgn(o->part);
    mpq_abs(o->part, o->part);
    mpz_mul_2exp(mpq_numref(o->part), mpq_numref(o->part), 1);
    mpz_add(mpq_numref(o->part), mpq_numref(o->part), mpq_denref(o->part));
    mpz_mul_2exp(mpq_denref(o->part), mpq_denref(o->part), 1);
    mpz_fdiv_q(mpq_numref(o->whole), mpq_numref(o->part), mpq_denref(o->part));
    if (sign < 0)
        mpz_neg(mpq_numref(o->whole), mpq_numref(o->whole));
    mpz_set_si(mpq_numref(o->part), run->start[axis]);
    mpz_add(mpq_numref(o->whole), mpq_numref(o->whole), mpq_numref(o->part));
    return held(mpq_numref(o->whole));
}

/* floor((floor(2 sqrt(squared)) + 1) / 2) */
int32_t closest_distance(closest_oracle *o, int64_t less)
{
    mpz_mul_2exp(mpq_numref(o->whole), mpq_numref(o->squared), 2);
    mpz_fdiv_q(mpq_numref(o->whole), mpq_numref(o->whole), mpq_denref(o->squared));
    mpz_sqrt(mpq_numref(o->whole), mpq_numref(o->whole));
    mpz_add_ui(mpq_numref(o->whole), mpq_numref(o->whole), 1);
    mpz_fdiv_q_2exp(mpq_numref(o->whole), mpq_numref(o->whole), 1);
    mpz_set_si(mpq_numref(o->part), less);
    mpz_sub(mpq_numref(o->whole), mpq_numref(o->whole), mpq_numref(o->part));
    const int32_t distance = held(mpq_numref(o->whole));
    return distance < 0 ? 0 : distance;
}
