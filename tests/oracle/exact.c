/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "exact.h"
#include "judged.h"

#include <stdlib.h>

void exact_ratio_init(exact_ratio *r)
{
    mpz_inits(r->num, r->den, NULL);
}

void exact_ratio_clear(exact_ratio *r)
{
    mpz_clears(r->num, r->den, NULL);
}

void exact_line_init(exact_line *l)
{
    for (int i = 0; i < 3; i++)
        mpz_inits(l->start[i], l->step[i], NULL);
    exact_ratio_init(&l->limit);
}

void exact_line_clear(exact_line *l)
{
    for (int i = 0; i < 3; i++)
        mpz_clears(l->start[i], l->step[i], NULL);
    exact_ratio_clear(&l->limit);
}

void exact_point_init(exact_point *p)
{
    mpz_inits(p->axis[0], p->axis[1], p->axis[2], p->den, p->scratch, NULL);
}

void exact_point_clear(exact_point *p)
{
    mpz_clears(p->axis[0], p->axis[1], p->axis[2], p->den, p->scratch, NULL);
}

void exact_list_init(exact_list *list)
{
    for (int i = 0; i < EXACT_CAPACITY; i++)
        exact_ratio_init(&list->at[i]);
    mpz_inits(list->left, list->right, NULL);
}

void exact_list_clear(exact_list *list)
{
    for (int i = 0; i < EXACT_CAPACITY; i++)
        exact_ratio_clear(&list->at[i]);
    mpz_clears(list->left, list->right, NULL);
}

static void set_vector(mpz_t to[3], const graze_vec3 *v)
{
    mpz_set_si(to[0], judged(v->x));
    mpz_set_si(to[1], judged(v->y));
    mpz_set_si(to[2], judged(v->z));
}

/* A line that stands still is done at once. */
static void set_limit(exact_line *l, int32_t num, uint32_t den, bool unlimited)
{
    bool still = exact_line_is_point(l) && num > 0;
    l->unlimited = unlimited && !still;
    mpz_set_si(l->limit.num, still ? 0 : num);
    mpz_set_ui(l->limit.den, den);
}

void exact_line_of_segment(exact_line *l, const graze_segment *segment)
{
    set_vector(l->start, &segment->a);
    set_vector(l->step, &segment->b);
    for (int i = 0; i < 3; i++)
        mpz_sub(l->step[i], l->step[i], l->start[i]);
    set_limit(l, 1, 1, false);
}

void exact_line_of_ray(exact_line *l, const graze_ray *ray)
{
    set_vector(l->start, &ray->origin);
    set_vector(l->step, &ray->dir);
    set_limit(l, ray->t_max, 65536, ray->t_max == GRAZE_NO_LIMIT);
}

bool exact_line_is_point(const exact_line *l)
{
    return mpz_sgn(l->step[0]) == 0 && mpz_sgn(l->step[1]) == 0 && mpz_sgn(l->step[2]) == 0;
}

static int compare(exact_list *list, const exact_ratio *p, const exact_ratio *q)
{
    mpz_mul(list->left, p->num, q->den);
    mpz_mul(list->right, q->num, p->den);
    return mpz_cmp(list->left, list->right);
}

exact_ratio *exact_list_next(exact_list *list)
{
    if (list->count == EXACT_CAPACITY)
        abort();
    return &list->at[list->count];
}

static void make_den_positive(exact_ratio *r)
{
    if (mpz_sgn(r->den) < 0) {
        mpz_neg(r->num, r->num);
        mpz_neg(r->den, r->den);
    }
}

static void swap(exact_ratio *p, exact_ratio *q)
{
    mpz_swap(p->num, q->num);
    mpz_swap(p->den, q->den);
}

void exact_list_add(exact_list *list, const exact_line *l)
{
    exact_ratio *r = exact_list_next(list);
    if (mpz_sgn(r->den) == 0)
        return;
    make_den_positive(r);
    if (mpz_sgn(r->num) < 0 || (!l->unlimited && compare(list, r, &l->limit) > 0))
        return;
    int place = list->count, order = 1;
    while (place > 0 && (order = compare(list, &list->at[place - 1], r)) > 0)
        place--;
    if (place > 0 && order == 0)
        return;
    for (int i = list->count; i > place; i--)
        swap(&list->at[i], &list->at[i - 1]);
    list->count++;
}

void exact_list_add_plane(exact_list *list, const exact_line *l, int axis, int32_t at)
{
    exact_ratio *r = exact_list_next(list);
    mpz_set_si(r->num, at);
    mpz_sub(r->num, r->num, l->start[axis]);
    mpz_set(r->den, l->step[axis]);
    exact_list_add(list, l);
}

void exact_between(exact_ratio *middle, const exact_ratio *p, const exact_ratio *q)
{
    mpz_mul(middle->num, p->num, q->den);
    mpz_addmul(middle->num, q->num, p->den);
    mpz_mul(middle->den, p->den, q->den);
    mpz_mul_2exp(middle->den, middle->den, 1);
}

void exact_beyond(exact_ratio *beyond, const exact_ratio *p)
{
    mpz_add(beyond->num, p->num, p->den);
    mpz_set(beyond->den, p->den);
}

void exact_point_at(exact_point *p, const exact_line *l, const exact_ratio *t)
{
    for (int i = 0; i < 3; i++) {
        mpz_mul(p->axis[i], l->start[i], t->den);
        mpz_addmul(p->axis[i], l->step[i], t->num);
    }
    mpz_set(p->den, t->den);
}

int exact_point_against(exact_point *p, int axis, int32_t plane)
{
    mpz_mul_si(p->scratch, p->den, plane);
    return mpz_cmp(p->axis[axis], p->scratch);
}

/* n / d to nearest, ties away from zero: |n| / d + 1/2 rounded down, with the sign of n. */
static void round_ratio(mpz_t n, const mpz_t d)
{
    int sign = mpz_sgn(n);
    mpz_mul_2exp(n, n, 1);
    mpz_abs(n, n);
    mpz_add(n, n, d);
    mpz_fdiv_q(n, n, d);
    mpz_fdiv_q_2exp(n, n, 1);
    if (sign < 0)
        mpz_neg(n, n);
}

int32_t exact_rounded_coordinate(exact_point *p, const exact_line *l, int axis)
{
    mpz_set(p->scratch, p->axis[axis]);
    mpz_submul(p->scratch, l->start[axis], p->den);
    round_ratio(p->scratch, p->den);
    mpz_add(p->scratch, p->scratch, l->start[axis]);
    if (mpz_cmp_si(p->scratch, INT32_MAX) > 0)
        return INT32_MAX;
    return mpz_cmp_si(p->scratch, INT32_MIN) < 0 ? INT32_MIN : (int32_t)mpz_get_si(p->scratch);
}

graze_vec3 exact_rounded_point(exact_point *p, const exact_line *l)
{
    graze_vec3 v;
    v.x = exact_rounded_coordinate(p, l, 0);
    v.y = exact_rounded_coordinate(p, l, 1);
    v.z = exact_rounded_coordinate(p, l, 2);
    return v;
}

int32_t exact_rounded_ratio(const exact_ratio *t, uint32_t scale, exact_point *scratch)
{
    mpz_mul_ui(scratch->scratch, t->num, scale);
    round_ratio(scratch->scratch, t->den);
    return mpz_cmp_si(scratch->scratch, INT32_MAX) > 0 ? INT32_MAX
                                                       : (int32_t)mpz_get_si(scratch->scratch);
}
