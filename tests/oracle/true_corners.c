/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "true_corners.h"

enum { AXES = 3, LIMIT = 3, FAR_BIT = 4 };

static void for_each_number(true_corners *c, void (*change)(mpz_t))
{
    for (int i = 0; i < GRAZE_FRUSTUM_CORNERS; i++)
        for (int axis = 0; axis < AXES; axis++) {
            change(c->at[i].num[axis]);
            change(c->at[i].den[axis]);
        }
    for (int i = 0; i < AXES; i++)
        for (int k = 0; k <= LIMIT; k++)
            change(c->rows[i][k]);
    change(c->product);
    change(c->sum);
}

void true_corners_init(true_corners *c)
{
    for_each_number(c, mpz_init);
}

void true_corners_clear(true_corners *c)
{
    for_each_number(c, mpz_clear);
}

/* ---- Points ---- */

static void set_row(mpz_t row[4], const graze_frustum *f, int plane)
{
    mpz_set_si(row[0], f->normal[plane].x);
    mpz_set_si(row[1], f->normal[plane].y);
    mpz_set_si(row[2], f->normal[plane].z);
    mpz_set_si(row[LIMIT], f->limit[plane]);
}

static void set_rows(true_corners *c, const graze_frustum *f, int corner)
{
    set_row(c->rows[0], f, corner & FAR_BIT ? GRAZE_FRUSTUM_FAR : GRAZE_FRUSTUM_NEAR);
    set_row(c->rows[1], f, corner & 1 ? GRAZE_FRUSTUM_RIGHT : GRAZE_FRUSTUM_LEFT);
    set_row(c->rows[2], f, corner & 2 ? GRAZE_FRUSTUM_TOP : GRAZE_FRUSTUM_BOTTOM);
}

/* to: the determinant of these columns of the rows */
static void set_determinant(true_corners *c, mpz_t to, const int columns[3])
{
    static const int orders[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                     {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
    mpz_set_ui(c->sum, 0);
    for (int i = 0; i < 6; i++) {
        mpz_mul(c->product, c->rows[0][columns[orders[i][0]]], c->rows[1][columns[orders[i][1]]]);
        mpz_mul(c->product, c->product, c->rows[2][columns[orders[i][2]]]);
        (i < 3 ? mpz_add : mpz_sub)(c->sum, c->sum, c->product);
    }
    mpz_set(to, c->sum);
}

/* Where the three planes meet: each coordinate has the limits in place of its column. */
static void set_point(true_corners *c, true_corner *to)
{
    for (int axis = 0; axis < AXES; axis++) {
        const int all[3] = {0, 1, 2};
        int replaced[3] = {0, 1, 2};
        replaced[axis] = LIMIT;
        set_determinant(c, to->num[axis], replaced);
        set_determinant(c, to->den[axis], all);
        if (mpz_sgn(to->den[axis]) < 0) {
            mpz_neg(to->num[axis], to->num[axis]);
            mpz_neg(to->den[axis], to->den[axis]);
        }
    }
}

/* ---- Without a far plane ---- */

/* The sign of the coordinate along the line of the two sides, which leaves the near plane forward: that of a point
 * of this line where the near plane has a limit of 1, and the sides have 0. A line parallel to the near plane
 * doesn't leave it: 0. */
static int direction_of(true_corners *c, const graze_frustum *f, int corner, int axis)
{
    set_rows(c, f, corner & ~FAR_BIT);
    mpz_set_si(c->rows[0][LIMIT], 1);
    mpz_set_si(c->rows[1][LIMIT], 0);
    mpz_set_si(c->rows[2][LIMIT], 0);
    set_point(c, &c->at[corner]);
    return mpz_sgn(c->at[corner].den[axis]) == 0 ? 0 : mpz_sgn(c->at[corner].num[axis]);
}

static void set_endless(true_corners *c, const graze_frustum *f, int corner)
{
    const true_corner *near = &c->at[corner & ~FAR_BIT];
    int direction[3];
    for (int axis = 0; axis < AXES; axis++)
        direction[axis] = direction_of(c, f, corner, axis);
    for (int axis = 0; axis < AXES; axis++) {
        mpz_set(c->at[corner].num[axis], near->num[axis]);
        mpz_set(c->at[corner].den[axis], near->den[axis]);
        if (direction[axis] == 0)
            continue;
        mpz_set_si(c->at[corner].num[axis], direction[axis]);
        mpz_set_si(c->at[corner].den[axis], 0);
    }
}

void true_corners_set(true_corners *c, const graze_frustum *frustum)
{
    const graze_normal *far = &frustum->normal[GRAZE_FRUSTUM_FAR];
    for (int corner = 0; corner < GRAZE_FRUSTUM_CORNERS; corner++) {
        if (corner & FAR_BIT && far->x == 0 && far->y == 0 && far->z == 0) {
            set_endless(c, frustum, corner);
            continue;
        }
        set_rows(c, frustum, corner);
        set_point(c, &c->at[corner]);
    }
}

/* ---- Rounding ---- */

static void raise_to(int *outcome, int became)
{
    *outcome = became > *outcome ? became : *outcome;
}

/* sum: num / den to nearest, ties away from zero */
static void set_nearest(true_corners *c, const mpz_t num, const mpz_t den, int *outcome)
{
    mpz_abs(c->sum, num);
    mpz_mul_2exp(c->sum, c->sum, 1);
    mpz_add(c->sum, c->sum, den);
    mpz_mul_2exp(c->product, den, 1);
    if (mpz_divisible_p(c->sum, c->product) && !mpz_divisible_p(num, den))
        raise_to(outcome, CORNERS_TIED);
    mpz_fdiv_q(c->sum, c->sum, c->product);
    if (mpz_sgn(num) < 0)
        mpz_neg(c->sum, c->sum);
}

static int32_t end_of(int sign)
{
    return sign > 0 ? INT32_MAX : sign < 0 ? INT32_MIN : 0;
}

int32_t true_corners_round(true_corners *c, int corner, int axis, int direction, int *outcome)
{
    mpz_t *num = &c->at[corner].num[axis], *den = &c->at[corner].den[axis];
    if (mpz_sgn(*den) == 0) {
        raise_to(outcome, CORNERS_WITHOUT_POINT);
        return end_of(mpz_sgn(*num));
    }
    if (direction == 0)
        set_nearest(c, *num, *den, outcome);
    else
        (direction < 0 ? mpz_fdiv_q : mpz_cdiv_q)(c->sum, *num, *den);
    if (mpz_cmp_si(c->sum, INT32_MIN) >= 0 && mpz_cmp_si(c->sum, INT32_MAX) <= 0)
        return (int32_t)mpz_get_si(c->sum);
    raise_to(outcome, CORNERS_SATURATED);
    return end_of(mpz_sgn(c->sum));
}
