/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The results of irrational transforms, from the C library's long double, whose 64 bits are 2^-30
 * of the bounds; the axes of a view from integers, except for their length.
 */
#include "transforms.h"

#include <gmp.h>
#include <math.h>
#include <stdio.h>

static long double worst_rotate, worst_axis_angle, worst_normalize, worst_look_at;

void transforms_print_worst(void)
{
    printf("at most, in raw units: vec2_rotate up to 1000 units %.6Lf, quaternion_from_axis_angle "
           "%.6Lf, "
           "quaternion_normalize %.6Lf, matrix_look_at %.6Lf\n",
           worst_rotate, worst_axis_angle, worst_normalize, worst_look_at);
}

static bool is_within(graze_scalar got, long double want, long double bound, long double *worst,
                      int *outcome)
{
    if (want > INT32_MAX || want < INT32_MIN) {
        note(outcome, SATURATED);
        want = want < 0 ? INT32_MIN : INT32_MAX;
    }
    long double off = fabsl(got - want);
    note(outcome, off > 0 ? ROUNDED : EXACT);
    if (off > *worst)
        *worst = off;
    return off <= bound;
}

static long double radians(uint64_t angle)
{
    return 8 * atanl(1) * (long double)angle * 0x1p-32L;
}

/* The bound holds up to 1000 units; beyond, its part above half a unit grows with the length. */
bool judge_rotate(const scene *c, int *outcome)
{
    graze_vec2 v = flat(c->a), r = graze_vec2_rotate(v, c->angle);
    long double s = sinl(radians(c->angle)), k = cosl(radians(c->angle)), ignored = 0;
    long double units = hypotl(v.x, v.y) / 65536, more = units > 1000 ? units / 1000 : 1;
    long double *worst = units > 1000 ? &ignored : &worst_rotate;
    long double bound = 0.5L + (GRAZE_ROTATE_BOUND - 0.5L) * more;
    return is_within(r.x, v.x * k - v.y * s, bound, worst, outcome) &&
           is_within(r.y, v.x * s + v.y * k, bound, worst, outcome);
}

static long double length_of(graze_vec3 v)
{
    return hypotl(hypotl(v.x, v.y), v.z);
}

static bool is_quaternion(const graze_quaternion *got, long double x, long double y, long double z,
                          long double w, long double *worst, int *outcome)
{
    return is_within(got->x, x * 65536, GRAZE_QUATERNION_BOUND, worst, outcome) &&
           is_within(got->y, y * 65536, GRAZE_QUATERNION_BOUND, worst, outcome) &&
           is_within(got->z, z * 65536, GRAZE_QUATERNION_BOUND, worst, outcome) &&
           is_within(got->w, w * 65536, GRAZE_QUATERNION_BOUND, worst, outcome);
}

bool judge_axis_angle(const scene *c, int *outcome)
{
    graze_quaternion q = graze_quaternion_from_axis_angle(c->b, c->angle);
    long double s = sinl(radians(c->angle) / 2), length = length_of(c->b);
    if (!(length > 0))
        return q.x == 0 && q.y == 0 && q.z == 0 && q.w == GRAZE_ONE;
    return is_quaternion(&q, c->b.x / length * s, c->b.y / length * s, c->b.z / length * s,
                         cosl(radians(c->angle) / 2), &worst_axis_angle, outcome);
}

bool judge_normalize(const scene *c, int *outcome)
{
    graze_quaternion q = graze_quaternion_normalize(c->q);
    long double length = hypotl(hypotl(c->q.x, c->q.y), hypotl(c->q.z, c->q.w));
    if (is_zero(&c->q))
        return q.x == 0 && q.y == 0 && q.z == 0 && q.w == GRAZE_ONE;
    return is_quaternion(&q, c->q.x / length, c->q.y / length, c->q.z / length, c->q.w / length,
                         &worst_normalize, outcome);
}

typedef struct {
    mpz_t at[3];
} vector;

static void set_vector(vector *v, int64_t x, int64_t y, int64_t z)
{
    mpz_init_set_si(v->at[0], x);
    mpz_init_set_si(v->at[1], y);
    mpz_init_set_si(v->at[2], z);
}

static void clear_vector(vector *v)
{
    mpz_clears(v->at[0], v->at[1], v->at[2], NULL);
}

static void set_dot(mpz_t sum, const vector *a, const vector *b)
{
    mpz_set_si(sum, 0);
    for (int i = 0; i < 3; i++)
        mpz_addmul(sum, a->at[i], b->at[i]);
}

/* The part of up perpendicular to forward, times |forward|^2: up * (f . f) - f * (up . f). Returns
 * whether it is not zero. */
static bool set_above(vector *above, const vector *forward, const vector *up)
{
    mpz_t squared, along;
    mpz_inits(squared, along, NULL);
    set_dot(squared, forward, forward);
    set_dot(along, up, forward);
    for (int i = 0; i < 3; i++) {
        mpz_mul(above->at[i], up->at[i], squared);
        mpz_submul(above->at[i], forward->at[i], along);
    }
    mpz_clears(squared, along, NULL);
    return mpz_sgn(above->at[0]) != 0 || mpz_sgn(above->at[1]) != 0 || mpz_sgn(above->at[2]) != 0;
}

static void set_cross(vector *c, const vector *a, const vector *b)
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        mpz_mul(c->at[i], a->at[j], b->at[k]);
        mpz_submul(c->at[i], a->at[k], b->at[j]);
    }
}

static bool is_unit_along(graze_vec3 got, const vector *v, int *outcome)
{
    long double size[3], length;
    for (int i = 0; i < 3; i++) { /* 53 bits of at most 2^140 */
        long places;
        double digits = mpz_get_d_2exp(&places, v->at[i]);
        size[i] = ldexpl(digits, (int)places);
    }
    length = hypotl(hypotl(size[0], size[1]), size[2]);
    return is_within(got.x, size[0] / length * 65536, GRAZE_LOOK_AT_BOUND, &worst_look_at,
                     outcome) &&
           is_within(got.y, size[1] / length * 65536, GRAZE_LOOK_AT_BOUND, &worst_look_at,
                     outcome) &&
           is_within(got.z, size[2] / length * 65536, GRAZE_LOOK_AT_BOUND, &worst_look_at, outcome);
}

/* The first axis along which `forward` is least. */
static void set_instead(vector *up, const vector *forward)
{
    int least = 0;
    for (int i = 1; i < 3; i++)
        if (mpz_cmpabs(forward->at[i], forward->at[least]) < 0)
            least = i;
    for (int i = 0; i < 3; i++)
        mpz_set_si(up->at[i], i == least);
}

bool judge_look_at(const scene *c, int *outcome)
{
    graze_matrix r;
    vector forward, up, above, right;
    graze_matrix_look_at(c->a, c->b, c->up, &r);
    set_vector(&forward, (int64_t)c->b.x - c->a.x, (int64_t)c->b.y - c->a.y,
               (int64_t)c->b.z - c->a.z);
    if (is_same(c->a, c->b))
        mpz_set_si(forward.at[2], -1);
    set_vector(&up, c->up.x, c->up.y, c->up.z);
    set_vector(&above, 0, 0, 0);
    set_vector(&right, 0, 0, 0);
    if (!set_above(&above, &forward, &up)) {
        set_instead(&up, &forward);
        set_above(&above, &forward, &up);
    }
    set_cross(&right, &forward, &up);
    bool all = is_same(r.origin, c->a) && is_unit_along(graze_vec3_neg(r.z), &forward, outcome) &&
               is_unit_along(r.y, &above, outcome) && is_unit_along(r.x, &right, outcome);
    clear_vector(&forward);
    clear_vector(&up);
    clear_vector(&above);
    clear_vector(&right);
    return all;
}
