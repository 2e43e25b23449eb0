/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "heights.h"

void heights_init(heights *h)
{
    h->count = 0;
    for (uint32_t i = 0; i < HEIGHTS; i++)
        mpz_inits(h->start[i], h->end[i], NULL);
    mpz_inits(h->part, h->rest, h->sum, NULL);
}

void heights_add(heights *h, const mpz_t start, const mpz_t end)
{
    mpz_set(h->start[h->count], start);
    mpz_set(h->end[h->count], end);
    h->count++;
}

/* A long has 64 bits on the hosts that have GMP; where it had 32 this would not compile. */
typedef char long_is_wide[sizeof(long) >= sizeof(int64_t) ? 1 : -1];

void heights_add_numbers(heights *h, int64_t start, int64_t end)
{
    mpz_set_si(h->start[h->count], start);
    mpz_set_si(h->end[h->count], end);
    h->count++;
}

/* Where the segment is divided in part : rest; neither is negative, and one is not zero. */
static bool is_in_all(heights *h)
{
    for (uint32_t i = 0; i < h->count; i++) {
        mpz_mul(h->sum, h->start[i], h->rest);
        mpz_addmul(h->sum, h->end[i], h->part);
        if (mpz_sgn(h->sum) < 0)
            return false;
    }
    return true;
}

bool heights_meet(heights *h)
{
    mpz_set_ui(h->part, 0);
    mpz_set_ui(h->rest, 1);
    bool found = is_in_all(h);
    for (uint32_t i = 0; i < h->count && !found; i++) {
        if (mpz_sgn(h->start[i]) * mpz_sgn(h->end[i]) > 0 || mpz_sgn(h->start[i]) == 0)
            continue;
        mpz_abs(h->part, h->start[i]);
        mpz_abs(h->rest, h->end[i]);
        found = is_in_all(h);
    }
    return found;
}

void exact_dot(mpz_t sum, uint32_t axes, const int64_t *p, const int64_t *q)
{
    mpz_t product;
    mpz_init(product);
    mpz_set_ui(sum, 0);
    for (uint32_t i = 0; i < axes; i++) {
        mpz_set_si(product, p[i]);
        mpz_mul_si(product, product, q[i]);
        mpz_add(sum, sum, product);
    }
    mpz_clear(product);
}

void exact_way(uint32_t axes, const int32_t *from, const int32_t *to, int64_t *way)
{
    for (uint32_t i = 0; i < axes; i++)
        way[i] = (int64_t)to[i] - from[i];
}

void exact_apart(mpz_t squared, uint32_t axes, const int32_t *p, const int32_t *q)
{
    int64_t way[3];
    exact_way(axes, p, q, way);
    exact_dot(squared, axes, way, way);
}
