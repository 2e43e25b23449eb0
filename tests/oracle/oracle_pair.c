/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_pair.h"
#include "judged.h"

static void for_all(pair_oracle *o, void (*f)(mpz_t))
{
    for (int t = 0; t < 2; t++) {
        for (int i = 0; i < 9; i++)
            f(o->corner[t][i / 3][i % 3]);
        for (int k = 0; k < 3; k++) {
            f(o->normal[t][k]);
            f(o->way[t][k]);
            f(o->from[t][k]);
        }
        f(o->low[t]);
        f(o->high[t]);
        f(o->scratch[t]);
    }
    for (int k = 0; k < 3; k++) {
        f(o->start[k]);
        f(o->step[k]);
        f(o->weight[k]);
    }
    f(o->at_start);
    f(o->change);
}

static void begin(mpz_t n)
{
    mpz_init(n);
}

static void end(mpz_t n)
{
    mpz_clear(n);
}

void pair_oracle_init(pair_oracle *o)
{
    for_all(o, begin);
}

void pair_oracle_clear(pair_oracle *o)
{
    for_all(o, end);
}

static void subtract(mpz_t to[3], mpz_t a[3], mpz_t b[3])
{
    for (int k = 0; k < 3; k++)
        mpz_sub(to[k], a[k], b[k]);
}

static void cross(mpz_t to[3], mpz_t a[3], mpz_t b[3])
{
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        mpz_mul(to[k], a[i], b[j]);
        mpz_submul(to[k], a[j], b[i]);
    }
}

static void dot(mpz_t to, mpz_t a[3], mpz_t b[3])
{
    mpz_set_ui(to, 0);
    for (int k = 0; k < 3; k++)
        mpz_addmul(to, a[k], b[k]);
}

static bool is_zero(mpz_t v[3])
{
    return mpz_sgn(v[0]) == 0 && mpz_sgn(v[1]) == 0 && mpz_sgn(v[2]) == 0;
}

/* ---- Triangles ---- */

/* The longest side: of corners on one line, the segment that they span. */
static void set_segment(pair_oracle *o, int t)
{
    mpz_set_si(o->scratch[0], -1);
    for (int i = 0; i < 3; i++) {
        subtract(o->step, o->corner[t][(i + 1) % 3], o->corner[t][i]);
        dot(o->scratch[1], o->step, o->step);
        if (mpz_cmp(o->scratch[1], o->scratch[0]) <= 0)
            continue;
        mpz_set(o->scratch[0], o->scratch[1]);
        for (int k = 0; k < 3; k++) {
            mpz_set(o->way[t][k], o->step[k]);
            mpz_set(o->from[t][k], o->corner[t][i][k]);
        }
    }
}

static void set_triangle(pair_oracle *o, int t, const int32_t *raw)
{
    for (int i = 0; i < 9; i++)
        mpz_set_si(o->corner[t][i / 3][i % 3], judged(raw[i]));
    subtract(o->start, o->corner[t][1], o->corner[t][0]);
    subtract(o->step, o->corner[t][2], o->corner[t][0]);
    cross(o->normal[t], o->start, o->step);
    set_segment(o, t);
}

/* ---- Conditions ---- */

/* The product of the weight and the vector from a point: at_start + change * t along the edge. */
static void set_along_edge(pair_oracle *o, mpz_t from[3])
{
    dot(o->change, o->weight, o->step);
    dot(o->at_start, o->weight, o->start);
    dot(o->scratch[0], o->weight, from);
    mpz_sub(o->at_start, o->at_start, o->scratch[0]);
}

/* Raises low, or lowers high, to the t at which at_start + change * t is 0. */
static void raise_low(pair_oracle *o)
{
    mpz_mul(o->scratch[0], o->at_start, o->low[1]);
    mpz_neg(o->scratch[0], o->scratch[0]);
    mpz_mul(o->scratch[1], o->low[0], o->change);
    if (mpz_cmp(o->scratch[0], o->scratch[1]) > 0) {
        mpz_neg(o->low[0], o->at_start);
        mpz_set(o->low[1], o->change);
    }
}

static void lower_high(pair_oracle *o)
{
    mpz_mul(o->scratch[0], o->at_start, o->high[1]);
    mpz_mul(o->scratch[1], o->high[0], o->change);
    mpz_neg(o->scratch[1], o->scratch[1]);
    if (mpz_cmp(o->scratch[0], o->scratch[1]) < 0) {
        mpz_set(o->high[0], o->at_start);
        mpz_neg(o->high[1], o->change);
    }
}

static void set_empty(pair_oracle *o)
{
    mpz_set_si(o->high[0], -1);
    mpz_set_si(o->high[1], 1);
    mpz_set_si(o->low[0], 0);
    mpz_set_si(o->low[1], 1);
}

/* at_start + change * t >= 0 */
static void keep_where_positive(pair_oracle *o)
{
    if (mpz_sgn(o->change) > 0)
        raise_low(o);
    else if (mpz_sgn(o->change) < 0)
        lower_high(o);
    else if (mpz_sgn(o->at_start) < 0)
        set_empty(o);
}

static void keep_where_zero(pair_oracle *o)
{
    keep_where_positive(o);
    mpz_neg(o->change, o->change);
    mpz_neg(o->at_start, o->at_start);
    keep_where_positive(o);
}

static void keep_in_triangle(pair_oracle *o, int t)
{
    mpz_t edge[3];
    for (int k = 0; k < 3; k++) {
        mpz_init(edge[k]);
        mpz_set(o->weight[k], o->normal[t][k]);
    }
    set_along_edge(o, o->corner[t][0]);
    keep_where_zero(o);
    for (int i = 0; i < 3; i++) {
        subtract(edge, o->corner[t][(i + 1) % 3], o->corner[t][i]);
        cross(o->weight, o->normal[t], edge);
        set_along_edge(o, o->corner[t][i]);
        keep_where_positive(o);
    }
    for (int k = 0; k < 3; k++)
        mpz_clear(edge[k]);
}

/* On the line: (p - from) x way = 0. Between its ends: 0 <= (p - from) . way <= way . way. Or at the point. */
static void keep_in_segment(pair_oracle *o, int t)
{
    const bool is_point = is_zero(o->way[t]);
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < 3; i++)
            mpz_set_si(o->weight[i], is_point && i == k);
        if (!is_point) {
            mpz_set(o->weight[(k + 1) % 3], o->way[t][(k + 2) % 3]);
            mpz_neg(o->weight[(k + 2) % 3], o->way[t][(k + 1) % 3]);
        }
        set_along_edge(o, o->from[t]);
        keep_where_zero(o);
    }
    for (int i = 0; i < 3; i++)
        mpz_set(o->weight[i], o->way[t][i]);
    set_along_edge(o, o->from[t]);
    keep_where_positive(o);
    set_along_edge(o, o->from[t]);
    mpz_neg(o->change, o->change);
    dot(o->scratch[0], o->way[t], o->way[t]);
    mpz_sub(o->at_start, o->scratch[0], o->at_start);
    keep_where_positive(o);
}

static bool edge_meets(pair_oracle *o, int of, int i, int other)
{
    for (int k = 0; k < 3; k++)
        mpz_set(o->start[k], o->corner[of][i][k]);
    subtract(o->step, o->corner[of][(i + 1) % 3], o->corner[of][i]);
    mpz_set_ui(o->low[0], 0);
    mpz_set_ui(o->low[1], 1);
    mpz_set_ui(o->high[0], 1);
    mpz_set_ui(o->high[1], 1);
    if (is_zero(o->normal[other]))
        keep_in_segment(o, other);
    else
        keep_in_triangle(o, other);
    mpz_mul(o->scratch[0], o->low[0], o->high[1]);
    mpz_mul(o->scratch[1], o->high[0], o->low[1]);
    return mpz_cmp(o->scratch[0], o->scratch[1]) <= 0;
}

static bool is_flat(pair_oracle *o)
{
    if (is_zero(o->normal[0]) || is_zero(o->normal[1]))
        return true;
    cross(o->weight, o->normal[0], o->normal[1]);
    return is_zero(o->weight);
}

pair_answer pair_oracle_answer(pair_oracle *o, const int32_t *a, const int32_t *b)
{
    bool meets = false;
    set_triangle(o, 0, a);
    set_triangle(o, 1, b);
    for (int i = 0; i < 3 && !meets; i++)
        meets = edge_meets(o, 0, i, 1) || edge_meets(o, 1, i, 0);
    return !meets ? PAIR_APART : is_flat(o) ? PAIR_MEETS_FLAT : PAIR_MEETS;
}
