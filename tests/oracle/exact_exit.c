/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "exact_exit.h"

#include <math.h>

void exact_exit_init(exact_exit *e)
{
    exact_way_init(&e->way);
    roots_init(&e->signs);
    mpz_inits(e->num, e->den, e->a, e->b, e->d, e->part, NULL);
}

void exact_exit_clear(exact_exit *e)
{
    exact_way_clear(&e->way);
    roots_clear(&e->signs);
    mpz_clears(e->num, e->den, e->a, e->b, e->d, e->part, NULL);
}

void exact_exit_set_share(exact_exit *e, long num, unsigned long den)
{
    mpz_set_si(e->num, num);
    mpz_set_ui(e->den, den);
}

/* gap + v t - u s, times the denominators of s and t */
void exact_exit_set_closest(exact_exit *e, const closest_oracle *o)
{
    mpz_srcptr den_s = mpq_denref(o->s), den_t = mpq_denref(o->t);
    mpz_mul(e->den, den_s, den_t);
    mpz_mul(e->a, mpq_numref(o->s), den_t);
    mpz_mul(e->b, mpq_numref(o->t), den_s);
    for (int i = 0; i < 3; i++) {
        mpz_mul(e->way.axis[i], mpq_numref(o->gap[i]), e->den);
        mpz_addmul(e->way.axis[i], mpq_numref(o->v[i]), e->b);
        mpz_submul(e->way.axis[i], mpq_numref(o->u[i]), e->a);
    }
    exact_way_set_squared(&e->way);
    mpz_set_si(e->num, -1);
}

void exact_exit_set_height(exact_exit *e, const mpz_t height)
{
    mpz_set(e->num, height);
    mpz_set(e->den, e->way.squared);
}

/* ---- Lengths ---- */

int exact_exit_order(exact_exit *e, const exact_exit *f)
{
    mpz_set_ui(e->d, 0);
    mpz_mul(e->a, e->num, f->den);
    mpz_mul(e->b, f->num, e->den);
    mpz_neg(e->b, e->b);
    return roots_sign_of_two(&e->signs, e->d, e->a, e->way.squared, e->b, f->way.squared);
}

int exact_exit_against(exact_exit *e, int64_t length)
{
    mpz_mul_si(e->a, e->den, e->radius - length);
    return roots_sign(&e->signs, e->a, e->num, e->way.squared);
}

double exact_exit_excess(const exact_exit *e, const graze_vec3 *move)
{
    const double x = move->x, y = move->y, z = move->z;
    const double share = mpz_get_d(e->num) / mpz_get_d(e->den);
    return sqrt(x * x + y * y + z * z) - (double)e->radius -
           share * sqrt(mpz_get_d(e->way.squared));
}

/* |move| <= r + excess + k l. Lengths below 2^33 are right to 2^-16 in double, so most are decided there; the others, and those that
 * are no numbers there, exactly. */
bool exact_exit_is_short(exact_exit *e, const graze_vec3 *move, int excess)
{
    const int64_t by[3] = {move->x, move->y, move->z};
    const double over = exact_exit_excess(e, move) - excess;
    if ((over < -0x1p-8 && over > -0x1p33) || (over > 0x1p-8 && over < 0x1p33))
        return over < 0;
    mpz_mul_si(e->a, e->den, e->radius + excess);
    mpz_neg(e->b, e->den);
    mpz_set_ui(e->d, 0);
    for (int i = 0; i < 3; i++) {
        mpz_set_si(e->part, by[i]);
        mpz_addmul(e->d, e->part, e->part);
    }
    return roots_sign_of_two(&e->signs, e->a, e->num, e->way.squared, e->b, e->d) >= 0;
}

/* ---- The world ---- */

bool exact_exit_stays_within(exact_exit *e, const int32_t *core, int64_t limit)
{
    int64_t most = 0;
    for (int i = 0; i < 6; i++) {
        const int64_t size = core[i] < 0 ? -(int64_t)core[i] : core[i];
        most = size > most ? size : most;
    }
    return exact_exit_against(e, limit - most) < 0;
}

/* Where a coordinate ends is less, equal or more: -1, 0, 1. */
static int end_against(exact_exit *e, int32_t coordinate, int axis, int64_t number)
{
    mpz_mul_si(e->a, e->den, coordinate - number);
    mpz_addmul(e->a, e->way.axis[axis], e->num);
    mpz_mul(e->a, e->a, e->way.squared);
    mpz_mul(e->b, e->way.axis[axis], e->den);
    mpz_mul_si(e->b, e->b, e->radius);
    return roots_sign(&e->signs, e->a, e->b, e->way.squared);
}

bool exact_exit_has_room(exact_exit *e, const int32_t *core, int margin)
{
    const int64_t least = (int64_t)INT32_MIN + margin, most = (int64_t)INT32_MAX - margin;
    if (exact_exit_stays_within(e, core, most))
        return true;
    for (int i = 0; i < 6; i++)
        if (end_against(e, core[i], i % 3, least) <= 0 || end_against(e, core[i], i % 3, most) >= 0)
            return false;
    return exact_exit_against(e, most) < 0;
}

/* ---- Heights ---- */

/* twice + 2 rise (k + r / l) against 2 number |normal| */
int exact_exit_height_against(exact_exit *e, const mpz_t twice, const mpz_t rise,
                              const mpz_t squared, int number)
{
    mpz_mul(e->a, twice, e->den);
    mpz_mul(e->b, rise, e->num);
    mpz_addmul_ui(e->a, e->b, 2);
    mpz_mul(e->a, e->a, e->way.squared);
    mpz_mul(e->b, rise, e->den);
    mpz_mul_si(e->b, e->b, 2 * e->radius);
    if (number == 0)
        return roots_sign(&e->signs, e->a, e->b, e->way.squared);
    mpz_mul(e->d, e->den, e->way.squared);
    mpz_mul_si(e->d, e->d, -2 * number);
    return roots_sign_of_two(&e->signs, e->a, e->b, e->way.squared, e->d, squared);
}
