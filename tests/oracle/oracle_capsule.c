/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_capsule.h"
#include "judged.h"

void capsule_oracle_init(capsule_oracle *o)
{
    for (int i = 0; i < 3; i++)
        mpz_inits(o->u[i], o->v[i], o->gap[i], NULL);
    mpz_inits(o->uu, o->uv, o->vv, o->ug, o->vg, o->sum, o->part, o->most, NULL);
    exact_ratio_init(&o->s);
    exact_ratio_init(&o->t);
    exact_ratio_init(&o->one);
    exact_ratio_init(&o->zero);
    exact_ratio_init(&o->limit);
    mpz_set_ui(o->one.num, 1);
    mpz_set_ui(o->one.den, 1);
    mpz_set_ui(o->zero.den, 1);
}

void capsule_oracle_clear(capsule_oracle *o)
{
    for (int i = 0; i < 3; i++)
        mpz_clears(o->u[i], o->v[i], o->gap[i], NULL);
    mpz_clears(o->uu, o->uv, o->vv, o->ug, o->vg, o->sum, o->part, o->most, NULL);
    exact_ratio_clear(&o->s);
    exact_ratio_clear(&o->t);
    exact_ratio_clear(&o->one);
    exact_ratio_clear(&o->zero);
    exact_ratio_clear(&o->limit);
}

static void set_start(core_run *core, const graze_vec3 *start)
{
    core->start[0] = judged(start->x);
    core->start[1] = judged(start->y);
    core->start[2] = judged(start->z);
}

core_run core_of_point(const graze_vec3 *point)
{
    core_run core = {{0, 0, 0}, {0, 0, 0}, 65536};
    set_start(&core, point);
    return core;
}

core_run core_of_segment(const graze_segment *segment)
{
    core_run core = core_of_point(&segment->a), end = core_of_point(&segment->b);
    for (int i = 0; i < 3; i++)
        core.run[i] = end.start[i] - core.start[i];
    return core;
}

core_run core_of_ray(const graze_ray *ray)
{
    core_run core = core_of_point(&ray->origin), dir = core_of_point(&ray->dir);
    for (int i = 0; i < 3; i++)
        core.run[i] = dir.start[i];
    core.limit = ray->t_max == GRAZE_NO_LIMIT ? -1 : ray->t_max;
    return core;
}

static void set_product(mpz_t to, mpz_t *a, mpz_t *b)
{
    mpz_set_ui(to, 0);
    for (int i = 0; i < 3; i++)
        mpz_addmul(to, a[i], b[i]);
}

static void set_cores(capsule_oracle *o, const core_run *first, const core_run *second)
{
    for (int i = 0; i < 3; i++) {
        mpz_set_si(o->u[i], first->run[i]);
        mpz_set_si(o->v[i], second->run[i]);
        mpz_set_si(o->gap[i], second->start[i] - first->start[i]);
    }
    set_product(o->uu, o->u, o->u);
    set_product(o->uv, o->u, o->v);
    set_product(o->vv, o->v, o->v);
    set_product(o->ug, o->u, o->gap);
    set_product(o->vg, o->v, o->gap);
    mpz_set_si(o->limit.num, second->limit);
    mpz_set_ui(o->limit.den, 65536);
}

/* Compares the distance of the points at s and t with the radius: both times the denominators. */
static int order_at(capsule_oracle *o, const exact_ratio *s, const exact_ratio *t, int64_t radius)
{
    mpz_set_ui(o->sum, 0);
    for (int i = 0; i < 3; i++) {
        mpz_mul(o->part, o->gap[i], t->den);
        mpz_addmul(o->part, o->v[i], t->num);
        mpz_mul(o->part, o->part, s->den);
        mpz_mul(o->most, o->u[i], s->num);
        mpz_submul(o->part, o->most, t->den);
        mpz_addmul(o->sum, o->part, o->part);
    }
    mpz_mul(o->most, s->den, t->den);
    mpz_mul_si(o->most, o->most, radius);
    mpz_mul(o->most, o->most, o->most);
    return mpz_cmp(o->sum, o->most);
}

/* Whether 0 <= r <= most, for a denominator > 0. most NULL: no limit. */
static bool is_place(capsule_oracle *o, const exact_ratio *r, const exact_ratio *most)
{
    if (mpz_sgn(r->den) <= 0 || mpz_sgn(r->num) < 0)
        return false;
    if (!most)
        return true;
    mpz_mul(o->part, r->num, most->den);
    mpz_mul(o->most, most->num, r->den);
    return mpz_cmp(o->part, o->most) <= 0;
}

/* On the second line, nearest to the point of the first one at s. */
static bool set_t(capsule_oracle *o, const exact_ratio *s, const exact_ratio *most)
{
    mpz_mul(o->t.num, o->uv, s->num);
    mpz_submul(o->t.num, o->vg, s->den);
    mpz_mul(o->t.den, o->vv, s->den);
    return is_place(o, &o->t, most);
}

static bool set_s(capsule_oracle *o, const exact_ratio *t)
{
    mpz_mul(o->s.num, o->uv, t->num);
    mpz_addmul(o->s.num, o->ug, t->den);
    mpz_mul(o->s.den, o->uu, t->den);
    return is_place(o, &o->s, &o->one);
}

/* Where the lines come nearest: (u . way) = 0 and (v . way) = 0. */
static bool set_both(capsule_oracle *o, const exact_ratio *most)
{
    mpz_mul(o->s.den, o->uu, o->vv);
    mpz_submul(o->s.den, o->uv, o->uv);
    mpz_set(o->t.den, o->s.den);
    mpz_mul(o->s.num, o->ug, o->vv);
    mpz_submul(o->s.num, o->uv, o->vg);
    mpz_mul(o->t.num, o->uv, o->ug);
    mpz_submul(o->t.num, o->uu, o->vg);
    return is_place(o, &o->s, &o->one) && is_place(o, &o->t, most);
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

static int sign(int order)
{
    return (order > 0) - (order < 0);
}

int capsule_oracle_order(capsule_oracle *o, const core_run *first, const core_run *second,
                         int64_t radius)
{
    const exact_ratio *most = second->limit < 0 ? NULL : &o->limit;
    const exact_ratio *ends[] = {&o->zero, &o->one}, *limits[] = {&o->zero, most};
    int order = 1;
    set_cores(o, first, second);
    for (int i = 0; i < 2; i++) {
        if (set_t(o, ends[i], most))
            order = lesser(order, sign(order_at(o, ends[i], &o->t, radius)));
        if (limits[i] && set_s(o, limits[i]))
            order = lesser(order, sign(order_at(o, &o->s, limits[i], radius)));
        for (int j = 0; j < 2; j++)
            if (limits[j])
                order = lesser(order, sign(order_at(o, ends[i], limits[j], radius)));
    }
    if (set_both(o, most))
        order = lesser(order, sign(order_at(o, &o->s, &o->t, radius)));
    return order;
}
