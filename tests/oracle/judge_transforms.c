/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact results of rational transforms, from integers of any length: quaternions by the table
 * of their units, a rotation as q v q*, the component along a normal as its fraction of the normal.
 */
#include "transforms.h"

#include <gmp.h>

static mpz_t N, D, T;
static mpz_t one[4], two[4], product[4], conjugate[4];

void transforms_start(void)
{
    mpz_inits(N, D, T, NULL);
    for (int i = 0; i < 4; i++)
        mpz_inits(one[i], two[i], product[i], conjugate[i], NULL);
}

void note(int *outcome, int became)
{
    if (became > *outcome)
        *outcome = became;
}

/* T: n / d to nearest, ties away from zero; d > 0 */
static void set_ratio(const mpz_t n, const mpz_t d, int *outcome)
{
    mpz_t twice;
    mpz_init(twice);
    mpz_mul_2exp(twice, d, 1);
    mpz_abs(T, n);
    mpz_mul_2exp(T, T, 1);
    mpz_add(T, T, d);
    if (!mpz_divisible_p(n, d))
        note(outcome, mpz_divisible_p(T, twice) ? TIED : ROUNDED);
    mpz_fdiv_q(T, T, twice);
    if (mpz_sgn(n) < 0)
        mpz_neg(T, T);
    mpz_clear(twice);
}

/* got is T, clamped to the range. */
static bool is_held(graze_scalar got, int *outcome)
{
    if (mpz_cmp_si(T, INT32_MAX) <= 0 && mpz_cmp_si(T, INT32_MIN) >= 0)
        return mpz_cmp_si(T, got) == 0;
    note(outcome, SATURATED);
    return got == (mpz_sgn(T) < 0 ? INT32_MIN : INT32_MAX);
}

static bool is_ratio(graze_scalar got, const mpz_t n, const mpz_t d, int *outcome)
{
    set_ratio(n, d, outcome);
    return is_held(got, outcome);
}

static void add_product(mpz_t sum, int64_t a, int64_t b)
{
    mpz_set_si(T, a);
    mpz_mul_si(T, T, b);
    mpz_add(sum, sum, T);
}

/* ---- Sums of products ---- */

static bool is_row(graze_scalar got, const graze_vec3 *row, const graze_vec3 *v, graze_scalar shift,
                   int *outcome)
{
    mpz_set_si(N, shift);
    mpz_mul_si(N, N, 65536);
    add_product(N, row->x, v->x);
    add_product(N, row->y, v->y);
    add_product(N, row->z, v->z);
    mpz_set_si(D, 65536);
    return is_ratio(got, N, D, outcome);
}

static graze_vec3 row_of(const graze_matrix *m, uint32_t axis)
{
    graze_matrix c = *m;
    return graze_vec3_of(*axis_of(&c.x, axis), *axis_of(&c.y, axis), *axis_of(&c.z, axis));
}

/* `shift`: 0 for directions */
static bool is_transformed(graze_vec3 got, const graze_matrix *m, graze_vec3 v, graze_vec3 shift,
                           int *outcome)
{
    bool all = true;
    for (uint32_t axis = 0; axis < 3; axis++) {
        graze_vec3 row = row_of(m, axis);
        all = is_row(*axis_of(&got, axis), &row, &v, *axis_of(&shift, axis), outcome) && all;
    }
    return all;
}

static bool transform_point(const scene *c, int *outcome)
{
    return is_transformed(graze_matrix_transform_point(&c->m, c->a), &c->m, c->a, c->m.origin,
                          outcome);
}

static bool transform_direction(const scene *c, int *outcome)
{
    const graze_vec3 none = graze_vec3_of(0, 0, 0);
    return is_transformed(graze_matrix_transform_direction(&c->m, c->a), &c->m, c->a, none,
                          outcome);
}

static bool multiply(const scene *c, int *outcome)
{
    const graze_vec3 none = graze_vec3_of(0, 0, 0);
    graze_matrix r;
    graze_matrix_multiply(&c->m, &c->k, &r);
    return is_transformed(r.x, &c->m, c->k.x, none, outcome) &&
           is_transformed(r.y, &c->m, c->k.y, none, outcome) &&
           is_transformed(r.z, &c->m, c->k.z, none, outcome) &&
           is_transformed(r.origin, &c->m, c->k.origin, c->m.origin, outcome);
}

bool is_same(graze_vec3 a, graze_vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

static bool inverse_rigid(const scene *c, int *outcome)
{
    const graze_vec3 *axes[3] = {&c->m.x, &c->m.y, &c->m.z};
    graze_matrix r;
    graze_matrix_inverse_rigid(&c->m, &r);
    bool all = is_same(r.x, row_of(&c->m, 0)) && is_same(r.y, row_of(&c->m, 1)) &&
               is_same(r.z, row_of(&c->m, 2));
    for (uint32_t axis = 0; axis < 3; axis++) {
        graze_scalar got = *axis_of(&r.origin, axis);
        mpz_set_si(N, 0);
        add_product(N, -(int64_t)axes[axis]->x, c->m.origin.x);
        add_product(N, -(int64_t)axes[axis]->y, c->m.origin.y);
        add_product(N, -(int64_t)axes[axis]->z, c->m.origin.z);
        mpz_set_si(D, 65536);
        all = is_ratio(got, N, D, outcome) && all;
    }
    return all;
}

/* ---- Quaternions: 1, i, j, k are 0 to 3 ---- */

static void set_quaternion(mpz_t to[4], int64_t w, int64_t x, int64_t y, int64_t z)
{
    mpz_set_si(to[0], w);
    mpz_set_si(to[1], x);
    mpz_set_si(to[2], y);
    mpz_set_si(to[3], z);
}

/* i i = -1; i j = k, and cyclically; the negative in the opposite order */
static void multiply_by_table(mpz_t to[4], mpz_t a[4], mpz_t b[4])
{
    for (int i = 0; i < 4; i++)
        mpz_set_si(to[i], 0);
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            int unit = i == 0 ? j : j == 0 ? i : i == j ? 0 : 6 - i - j;
            bool negative = i > 0 && j > 0 && (i == j || j % 3 != (i + 1) % 3);
            mpz_mul(T, a[i], b[j]);
            (negative ? mpz_sub : mpz_add)(to[unit], to[unit], T);
        }
}

static bool quaternion_multiply(const scene *c, int *outcome)
{
    graze_quaternion r = graze_quaternion_multiply(c->p, c->q);
    set_quaternion(one, c->p.w, c->p.x, c->p.y, c->p.z);
    set_quaternion(two, c->q.w, c->q.x, c->q.y, c->q.z);
    multiply_by_table(product, one, two);
    mpz_set_si(D, 65536);
    return is_ratio(r.w, product[0], D, outcome) && is_ratio(r.x, product[1], D, outcome) &&
           is_ratio(r.y, product[2], D, outcome) && is_ratio(r.z, product[3], D, outcome);
}

bool is_zero(const graze_quaternion *q)
{
    return q->x == 0 && q->y == 0 && q->z == 0 && q->w == 0;
}

/* product: q v q*; D: q q* */
static void rotate_by_table(const graze_quaternion *q, graze_vec3 v)
{
    set_quaternion(one, q->w, q->x, q->y, q->z);
    set_quaternion(conjugate, q->w, -(int64_t)q->x, -(int64_t)q->y, -(int64_t)q->z);
    multiply_by_table(product, one, conjugate);
    mpz_set(D, product[0]);
    set_quaternion(product, 0, v.x, v.y, v.z);
    multiply_by_table(two, one, product);
    multiply_by_table(product, two, conjugate);
}

/* Never a tie: in lowest terms the denominators of such a rotation are odd. */
static bool is_rotated(graze_vec3 got, const graze_quaternion *q, graze_vec3 v, int *outcome)
{
    if (is_zero(q))
        return is_same(got, v);
    rotate_by_table(q, v);
    return is_ratio(got.x, product[1], D, outcome) && is_ratio(got.y, product[2], D, outcome) &&
           is_ratio(got.z, product[3], D, outcome);
}

static bool quaternion_rotate(const scene *c, int *outcome)
{
    return is_rotated(graze_quaternion_rotate(c->q, c->a), &c->q, c->a, outcome);
}

static bool from_quaternion(const scene *c, int *outcome)
{
    graze_matrix r;
    graze_matrix_from_quaternion(c->q, c->a, &r);
    return is_same(r.origin, c->a) &&
           is_rotated(r.x, &c->q, graze_vec3_of(GRAZE_ONE, 0, 0), outcome) &&
           is_rotated(r.y, &c->q, graze_vec3_of(0, GRAZE_ONE, 0), outcome) &&
           is_rotated(r.z, &c->q, graze_vec3_of(0, 0, GRAZE_ONE), outcome);
}

/* ---- Normals ---- */

/*
 * got is v minus the rounded times * n * (v . n) / n^2, with ties away from zero. A reflection has
 * no ties, for the same reason as a rotation.
 */
static bool is_without(graze_vec3 got, graze_vec3 v, graze_vec3 n, int times, int *outcome)
{
    bool all = true;
    if (n.x == 0 && n.y == 0 && n.z == 0)
        return is_same(got, v);
    for (uint32_t axis = 0; axis < 3; axis++) {
        mpz_set_si(D, 0);
        add_product(D, n.x, n.x);
        add_product(D, n.y, n.y);
        add_product(D, n.z, n.z);
        mpz_set_si(N, 0);
        add_product(N, v.x, n.x);
        add_product(N, v.y, n.y);
        add_product(N, v.z, n.z);
        mpz_mul_si(N, N, times);
        mpz_mul_si(N, N, *axis_of(&n, axis));
        set_ratio(N, D, outcome);
        mpz_ui_sub(T, 0, T);
        mpz_set_si(N, *axis_of(&v, axis));
        mpz_add(T, T, N);
        all = is_held(*axis_of(&got, axis), outcome) && all;
    }
    return all;
}

static bool reflect(const scene *c, int *outcome)
{
    return is_without(graze_vec3_reflect(c->a, c->b), c->a, c->b, 2, outcome);
}

static bool slide(const scene *c, int *outcome)
{
    return is_without(graze_vec3_slide(c->a, c->b), c->a, c->b, 1, outcome);
}

graze_vec2 flat(graze_vec3 v)
{
    return graze_vec2_of(v.x, v.y);
}

static graze_vec3 in_space(graze_vec2 v)
{
    return graze_vec3_of(v.x, v.y, 0);
}

static bool reflect2(const scene *c, int *outcome)
{
    return is_without(in_space(graze_vec2_reflect(flat(c->a), flat(c->b))), in_space(flat(c->a)),
                      in_space(flat(c->b)), 2, outcome);
}

static bool slide2(const scene *c, int *outcome)
{
    return is_without(in_space(graze_vec2_slide(flat(c->a), flat(c->b))), in_space(flat(c->a)),
                      in_space(flat(c->b)), 1, outcome);
}

#define CAN(outcome) (1u << (outcome))
#define CAN_BE_ANY   (CAN(EXACT) | CAN(ROUNDED) | CAN(TIED) | CAN(SATURATED))

const transform_judge transform_judges[] = {
    {"matrix_transform_point", transform_point, CAN_BE_ANY},
    {"matrix_transform_direction", transform_direction, CAN_BE_ANY},
    {"matrix_multiply", multiply, CAN(ROUNDED) | CAN(TIED) | CAN(SATURATED)},
    {"matrix_inverse_rigid", inverse_rigid, CAN_BE_ANY},
    {"matrix_from_quaternion", from_quaternion, CAN(EXACT) | CAN(ROUNDED)},
    {"matrix_look_at", judge_look_at, CAN(ROUNDED)},
    {"quaternion_multiply", quaternion_multiply, CAN_BE_ANY},
    {"quaternion_rotate", quaternion_rotate, CAN(EXACT) | CAN(ROUNDED) | CAN(SATURATED)},
    {"quaternion_from_axis_angle", judge_axis_angle, CAN(ROUNDED)},
    {"quaternion_normalize", judge_normalize, CAN(EXACT) | CAN(ROUNDED)},
    {"vec3_reflect", reflect, CAN(EXACT) | CAN(ROUNDED) | CAN(SATURATED)},
    {"vec3_slide", slide, CAN_BE_ANY},
    {"vec2_reflect", reflect2, CAN(EXACT) | CAN(ROUNDED) | CAN(SATURATED)},
    {"vec2_slide", slide2, CAN(EXACT) | CAN(ROUNDED) | CAN(TIED)},
    {"vec2_rotate", judge_rotate, CAN(ROUNDED)},
};
const unsigned transform_judge_count = sizeof transform_judges / sizeof transform_judges[0];
