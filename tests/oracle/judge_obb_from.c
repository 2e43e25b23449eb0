/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The constructors of an oriented box, by the formulas of the header, in integers of any length. */
#include "judge_obb.h"
#include "judged.h"

#include <string.h>

void judge_obb_divide(mpz_t n, const mpz_t d)
{
    int sign = mpz_sgn(n);
    mpz_abs(n, n);
    mpz_mul_2exp(n, n, 1);
    mpz_add(n, n, d);
    mpz_fdiv_q(n, n, d);
    mpz_fdiv_q_2exp(n, n, 1);
    if (sign < 0)
        mpz_neg(n, n);
}

static bool equals(graze_vec3 a, graze_vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

static bool is_zero(graze_vec3 a)
{
    return a.x == 0 && a.y == 0 && a.z == 0;
}

/* Unit vectors rounded by half a raw unit on each axis: the product is less than one raw unit
 * along the other vector. */
static bool is_across(const graze_vec3 *a, const graze_vec3 *b)
{
    int64_t along = 0;
    for (int k = 0; k < 3; k++)
        along += (int64_t)word(a, k) * word(b, k);
    return -65536 < along && along < 65536;
}

/* Each axis that replaces a zero column is perpendicular to the others. */
static bool are_across(const graze_obb *box, const graze_matrix *m)
{
    const graze_vec3 *column[3] = {&m->x, &m->y, &m->z};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (i != j && is_zero(*column[i]) && !is_across(&box->axis[i], &box->axis[j]))
                return false;
    return true;
}

/* (2 n - 1)^2 * 2^32 <= size^2 * |axis|^2 < (2 n + 1)^2 * 2^32; a negative size that would round to 0 is kept. */
static bool is_half(scene *s, int32_t half, int32_t size, const graze_vec3 *axis)
{
    int64_t n = half < 0 ? -(int64_t)half : half;
    bool kept = size < 0 && half == size;
    mpz_set_ui(s->sum, 0);
    for (int k = 0; k < 3; k++) {
        mpz_set_si(s->part, word(axis, k));
        mpz_addmul(s->sum, s->part, s->part);
    }
    mpz_mul_si(s->sum, s->sum, size);
    mpz_mul_si(s->sum, s->sum, size);
    if (kept && mpz_cmp_d(s->sum, 0x1p32) < 0)
        return true;
    mpz_set_si(s->part, 2 * n - 1);
    mpz_mul(s->part, s->part, s->part);
    mpz_mul_2exp(s->part, s->part, 32);
    if (n > 0 && mpz_cmp(s->part, s->sum) > 0)
        return false;
    mpz_set_si(s->part, 2 * n + 1);
    mpz_mul(s->part, s->part, s->part);
    mpz_mul_2exp(s->part, s->part, 32);
    return half == INT32_MAX || half == INT32_MIN ||
           (mpz_cmp(s->sum, s->part) < 0 && (half <= 0 || size > 0) && (half < 0) == (size < 0));
}

static bool is_axis_of(graze_vec3 got, graze_vec3 column)
{
    if (is_zero(column))
        return !is_zero(got);
    return equals(got, graze_vec3_normalize(column));
}

/* `point` of the scene is the size. */
int judge_obb_from_matrix(void *at, const char **fault)
{
    scene *s = at;
    const graze_matrix *m = &s->matrix;
    const graze_vec3 *size = &s->point;
    graze_obb *o = &s->made;
    graze_obb_from_matrix(m, size, o);
    *fault = judge_wrong_unless(
        equals(o->center, judged_vector(m->origin)) && is_axis_of(o->axis[0], m->x) &&
        is_axis_of(o->axis[1], m->y) && is_axis_of(o->axis[2], m->z) && are_across(o, m) &&
        is_half(s, o->half.x, size->x, &m->x) && is_half(s, o->half.y, size->y, &m->y) &&
        is_half(s, o->half.z, size->z, &m->z));
    return is_zero(m->x) || is_zero(m->y) || is_zero(m->z);
}

/* Twice the product q_i * q_j, plus or minus twice the product of the real part and the third. */
static void add_entry(scene *s, const int32_t q[4], int i, int j)
{
    if (i == j) {
        mpz_set_si(s->sum, 0);
        for (int k = 0; k < 4; k++) {
            mpz_set_si(s->part, q[k]);
            mpz_mul_si(s->part, s->part, q[k]);
            if (k == 3 || k == i)
                mpz_add(s->sum, s->sum, s->part);
            else
                mpz_sub(s->sum, s->sum, s->part);
        }
        return;
    }
    mpz_set_si(s->sum, q[i]);
    mpz_mul_si(s->sum, s->sum, q[j]);
    mpz_set_si(s->part, q[3]);
    mpz_mul_si(s->part, s->part, q[3 - i - j]);
    if ((j - i + 3) % 3 == 1)
        mpz_add(s->sum, s->sum, s->part);
    else
        mpz_sub(s->sum, s->sum, s->part);
    mpz_mul_2exp(s->sum, s->sum, 1);
}

static bool is_rotation(scene *s, const int32_t q[4])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            add_entry(s, q, i, j);
            mpz_mul_2exp(s->sum, s->sum, 16);
            mpz_set_ui(s->half[0], 0);
            for (int k = 0; k < 4; k++) {
                mpz_set_si(s->part, q[k]);
                mpz_addmul(s->half[0], s->part, s->part);
            }
            judge_obb_divide(s->sum, s->half[0]);
            if (mpz_cmp_si(s->sum, word(&s->made.axis[i], j)) != 0)
                return false;
        }
    return true;
}

static int32_t half_away(int32_t size)
{
    return (int32_t)(((int64_t)size + (size < 0 ? -1 : 1)) / 2);
}

static bool is_halved(const graze_vec3 *half, const graze_vec3 *size)
{
    return half->x == half_away(size->x) && half->y == half_away(size->y) &&
           half->z == half_away(size->z);
}

int judge_obb_from_quaternion(void *at, const char **fault)
{
    scene *s = at;
    const graze_quaternion *r = &s->rotation;
    int32_t q[4] = {r->x, r->y, r->z, r->w};
    bool none = !q[0] && !q[1] && !q[2] && !q[3];
    graze_obb_from_quaternion(&s->box.center, r, &s->point, &s->made);
    q[3] += none;
    *fault = judge_wrong_unless(equals(s->made.center, judged_vector(s->box.center)) &&
                                is_rotation(s, q) && is_halved(&s->made.half, &s->point));
    return none;
}

int judge_obb_from_axes(void *at, const char **fault)
{
    scene *s = at;
    bool same = true;
    graze_obb_from_axes(&s->box.center, s->box.axis, &s->point, &s->made);
    for (int i = 0; i < 3; i++)
        same = same && equals(s->made.axis[i], graze_vec3_normalize(s->box.axis[i]));
    *fault = judge_wrong_unless(same && equals(s->made.center, judged_vector(s->box.center)) &&
                                is_halved(&s->made.half, &s->point));
    return s->point.x < 0;
}
