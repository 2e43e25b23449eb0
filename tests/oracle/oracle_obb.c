/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_obb.h"
#include "judged.h"

void obb_data_init(obb_data *d)
{
    mpz_inits(d->sum, d->part, d->half, NULL);
}

void obb_data_clear(obb_data *d)
{
    mpz_clears(d->sum, d->part, d->half, NULL);
}

static int32_t word(const graze_vec3 *v, int i)
{
    return i == 0 ? v->x : i == 1 ? v->y : v->z;
}

static bool limits(const graze_vec3 *axis)
{
    return axis->x != 0 || axis->y != 0 || axis->z != 0;
}

/* d->sum = axis . (v - base * den); v is three adjacent numbers, base may be NULL. */
static void weigh(obb_data *d, int axis, mpz_srcptr v, const graze_vec3 *base, const mpz_t den)
{
    mpz_set_ui(d->sum, 0);
    for (int i = 0; i < 3; i++) {
        mpz_set(d->part, v + i);
        if (base) {
            mpz_mul_si(d->half, den, judged(word(base, i)));
            mpz_sub(d->part, d->part, d->half);
        }
        mpz_mul_si(d->part, d->part, word(&d->box.axis[axis], i));
        mpz_add(d->sum, d->sum, d->part);
    }
}

/* d->half = half * 2^16 * den */
static void set_half(obb_data *d, int axis, const mpz_t den)
{
    mpz_mul_si(d->half, den, judged(word(&d->box.half, axis)));
    mpz_mul_2exp(d->half, d->half, 16);
}

/* low: -1 beyond the face against the axis, 0 on it, 1 above it. high: the same for the other face. */
static void against_faces(obb_data *d, int axis, exact_point *p, int *low, int *high)
{
    weigh(d, axis, p->axis[0], &d->box.center, p->den);
    set_half(d, axis, p->den);
    *high = mpz_cmp(d->sum, d->half);
    mpz_neg(d->half, d->half);
    *low = mpz_cmp(d->sum, d->half);
}

static obb_data *data_of(const void *data)
{
    union {
        const void *from;
        obb_data *to;
    } u;
    u.from = data;
    return u.to;
}

static void add_candidates(const void *data, const exact_line *l, exact_list *list)
{
    obb_data *d = data_of(data);
    mpz_t one;
    mpz_init_set_ui(one, 1);
    for (int i = 0; i < 6; i++) {
        exact_ratio *r = exact_list_next(list);
        weigh(d, i / 2, l->step[0], NULL, one);
        mpz_set(r->den, d->sum);
        weigh(d, i / 2, l->start[0], &d->box.center, one);
        set_half(d, i / 2, one);
        if (i % 2)
            mpz_neg(d->half, d->half);
        mpz_sub(r->num, d->half, d->sum);
        exact_list_add(list, l);
    }
    mpz_clear(one);
}

static place place_of(const void *data, exact_point *p)
{
    obb_data *d = data_of(data);
    place least = PLACE_INTERIOR;
    for (int axis = 0; axis < 3; axis++) {
        int low, high;
        against_faces(d, axis, p, &low, &high);
        if (low < 0 || high > 0)
            return PLACE_OUTSIDE;
        if ((low == 0 || high == 0) && limits(&d->box.axis[axis]))
            least = PLACE_SURFACE;
    }
    return least;
}

/* Negative, 0, positive: the line runs against the axis, across it, along it. */
static int runs_along(obb_data *d, const exact_line *l, int axis)
{
    weigh(d, axis, l->step[0], NULL, NULL);
    return mpz_sgn(d->sum);
}

static int32_t negative(int32_t c)
{
    return c == INT32_MIN ? INT32_MAX : -c;
}

static graze_vec3 normal(const void *data, const exact_line *l, exact_point *p, bool leaving)
{
    obb_data *d = data_of(data);
    graze_vec3 n = {0, 0, 0};
    for (int axis = 0; axis < 3; axis++) {
        const graze_vec3 *a = &d->box.axis[axis];
        int low, high;
        against_faces(d, axis, p, &low, &high);
        if ((low != 0 && high != 0) || !limits(a))
            continue;
        bool on_low = low == 0;
        if (low == 0 && high == 0) {
            int way = runs_along(d, l, axis);
            on_low = leaving ? way <= 0 : way >= 0;
        }
        n.x = on_low ? negative(a->x) : a->x;
        n.y = on_low ? negative(a->y) : a->y;
        n.z = on_low ? negative(a->z) : a->z;
        break;
    }
    return n;
}

oracle_shape oracle_obb(obb_data *d)
{
    oracle_shape shape = {d, add_candidates, place_of, normal};
    return shape;
}

bool obb_is_bounded(obb_data *d)
{
    const graze_vec3 *a = &d->box.axis[0], *b = &d->box.axis[1], *c = &d->box.axis[2];
    mpz_set_ui(d->sum, 0);
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        mpz_set_si(d->part, (long)word(b, j) * word(c, k));
        mpz_set_si(d->half, (long)word(b, k) * word(c, j));
        mpz_sub(d->part, d->part, d->half);
        mpz_mul_si(d->part, d->part, word(a, i));
        mpz_add(d->sum, d->sum, d->part);
    }
    return mpz_sgn(d->sum) != 0;
}
