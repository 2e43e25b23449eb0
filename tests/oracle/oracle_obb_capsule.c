/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_obb_capsule.h"

void obb_distance_init(obb_distance_oracle *o)
{
    for (int i = 0; i < 3; i++)
        mpz_inits(o->start[i], o->run[i], o->half[i], NULL);
    mpz_inits(o->squared, o->whole, o->num, o->den, o->sum, o->place, o->part, o->at_num, o->at_den,
              o->earlier, NULL);
}

void obb_distance_clear(obb_distance_oracle *o)
{
    for (int i = 0; i < 3; i++)
        mpz_clears(o->start[i], o->run[i], o->half[i], NULL);
    mpz_clears(o->squared, o->whole, o->num, o->den, o->sum, o->place, o->part, o->at_num,
               o->at_den, o->earlier, NULL);
}

/* Whether t is at_num / at_den, between the ends, and num / den is before it. */
static bool is_before(obb_distance_oracle *o)
{
    if (mpz_sgn(o->at_num) == 0 || mpz_cmp(o->at_num, o->at_den) == 0)
        return false;
    mpz_mul(o->earlier, o->at_num, o->den);
    mpz_submul(o->earlier, o->num, o->at_den);
    return mpz_sgn(o->earlier) > 0;
}

/* Keeps the distance at t = num / den, if that is on the segment and the distance is less than the one before, or the same and
 * the place is before. */
static void try_place(obb_distance_oracle *o)
{
    if (mpz_sgn(o->den) <= 0 || mpz_sgn(o->num) < 0 || mpz_cmp(o->num, o->den) > 0)
        return;
    mpz_set_ui(o->sum, 0);
    for (int i = 0; i < 3; i++) {
        mpz_mul(o->place, o->den, o->start[i]);
        mpz_addmul(o->place, o->num, o->run[i]);
        mpz_abs(o->place, o->place);
        mpz_submul(o->place, o->den, o->half[i]);
        if (mpz_sgn(o->place) > 0)
            mpz_addmul(o->sum, o->place, o->place);
    }
    mpz_mul(o->place, o->den, o->den);
    mpz_mul(o->part, o->squared, o->place);
    mpz_submul(o->part, o->sum, o->whole);
    if (mpz_sgn(o->whole) == 0 || mpz_sgn(o->part) > 0 || (mpz_sgn(o->part) == 0 && is_before(o))) {
        mpz_swap(o->squared, o->sum);
        mpz_swap(o->whole, o->place);
        mpz_set(o->at_num, o->num);
        mpz_set(o->at_den, o->den);
    }
}

/* For each axis the lower side, the higher one, or neither: where the segment is nearest to those planes together. */
static void try_nearest_to(obb_distance_oracle *o, const int *sides)
{
    mpz_set_ui(o->num, 0);
    mpz_set_ui(o->den, 0);
    for (int i = 0; i < 3; i++) {
        if (sides[i] == 2)
            continue;
        if (sides[i] == 0)
            mpz_neg(o->part, o->half[i]);
        else
            mpz_set(o->part, o->half[i]);
        mpz_sub(o->part, o->part, o->start[i]);
        mpz_addmul(o->num, o->run[i], o->part);
        mpz_addmul(o->den, o->run[i], o->run[i]);
    }
    try_place(o);
}

void obb_distance_of(obb_distance_oracle *o, const int32_t *box, const int32_t *segment)
{
    for (int i = 0; i < 3; i++) {
        mpz_set_ui(o->start[i], 0);
        mpz_set_ui(o->run[i], 0);
        for (int k = 0; k < 3; k++) {
            const int64_t axis = box[3 + 3 * i + k], a = segment[k], b = segment[3 + k];
            mpz_set_si(o->part, a - box[k]);
            mpz_mul_si(o->part, o->part, axis);
            mpz_add(o->start[i], o->start[i], o->part);
            mpz_set_si(o->part, b - a);
            mpz_mul_si(o->part, o->part, axis);
            mpz_add(o->run[i], o->run[i], o->part);
        }
        mpz_set_si(o->half[i], box[12 + i] * INT64_C(65536));
    }
    mpz_set_ui(o->whole, 0);
    for (unsigned end = 0; end < 2; end++) {
        mpz_set_ui(o->num, end);
        mpz_set_ui(o->den, 1);
        try_place(o);
    }
    for (int i = 0; i < 27; i++) {
        const int sides[3] = {i % 3, i / 3 % 3, i / 9};
        try_nearest_to(o, sides);
    }
}

void obb_distance_gap(obb_distance_oracle *o, mpz_t gap, int i)
{
    mpz_mul(gap, o->at_den, o->start[i]);
    mpz_addmul(gap, o->at_num, o->run[i]);
    mpz_mul(o->place, o->at_den, o->half[i]);
    mpz_abs(o->part, gap);
    if (mpz_cmp(o->part, o->place) <= 0)
        mpz_set_ui(gap, 0);
    else if (mpz_sgn(gap) > 0)
        mpz_sub(gap, gap, o->place);
    else
        mpz_add(gap, gap, o->place);
}

int obb_distance_order(obb_distance_oracle *o, int32_t radius)
{
    mpz_set_si(o->part, radius * INT64_C(65536));
    mpz_mul(o->part, o->part, o->part);
    mpz_mul(o->part, o->part, o->whole);
    const int order = mpz_cmp(o->squared, o->part);
    return (order > 0) - (order < 0);
}

/* floor(d + 1/2) = floor((floor(2 d) + 1) / 2), and floor(2 d) is the root of floor(4 squared / whole), in raw units. */
int32_t obb_distance_rounded(obb_distance_oracle *o)
{
    mpz_mul_2exp(o->part, o->whole, 30);
    mpz_fdiv_q(o->part, o->squared, o->part);
    mpz_sqrt(o->part, o->part);
    mpz_add_ui(o->part, o->part, 1);
    mpz_fdiv_q_2exp(o->part, o->part, 1);
    return mpz_cmp_si(o->part, INT32_MAX) > 0 ? INT32_MAX : (int32_t)mpz_get_si(o->part);
}
