/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_ball.h"
#include "judged.h"

enum { PRECISION = 512, ENTRY = 0, EXIT };

void ball_data_init(ball_data *d)
{
    mpz_inits(d->sum, d->part, d->way, d->off, d->radius, NULL);
    mpf_init2(d->t, PRECISION);
    for (int i = 0; i < 3; i++)
        mpf_init2(d->normal[i], PRECISION);
}

void ball_data_clear(ball_data *d)
{
    mpz_clears(d->sum, d->part, d->way, d->off, d->radius, NULL);
    mpf_clear(d->t);
    for (int i = 0; i < 3; i++)
        mpf_clear(d->normal[i]);
}

static ball_data *data_of(const void *data)
{
    union {
        const void *from;
        ball_data *to;
    } u;
    u.from = data;
    return u.to;
}

static int32_t center_of(const ball_data *d, int i)
{
    const graze_vec3 *c = &d->ball.center;
    return judged(i == 0 ? c->x : i == 1 ? c->y : c->z);
}

/* |p - center|^2 against radius^2, both times den^2 */
static place place_of(const void *data, exact_point *p)
{
    ball_data *d = data_of(data);
    if (d->ball.radius < 0)
        return PLACE_OUTSIDE;
    mpz_set_ui(d->sum, 0);
    for (int i = 0; i < 3; i++) {
        mpz_mul_si(d->part, p->den, center_of(d, i));
        mpz_sub(d->part, p->axis[i], d->part);
        mpz_addmul(d->sum, d->part, d->part);
    }
    mpz_mul_si(d->part, p->den, judged(d->ball.radius));
    mpz_mul(d->part, d->part, d->part);
    int beyond = mpz_cmp(d->sum, d->part);
    return beyond > 0 ? PLACE_OUTSIDE : beyond == 0 ? PLACE_SURFACE : PLACE_INTERIOR;
}

oracle_shape oracle_ball(ball_data *d)
{
    oracle_shape shape = {d, NULL, place_of, NULL};
    return shape;
}

/* off = start - center on that axis */
static void set_off(ball_data *d, const exact_line *l, int i)
{
    mpz_set_si(d->off, center_of(d, i));
    mpz_sub(d->off, l->start[i], d->off);
}

/* Where step . (start + t * step - center) = 0. */
static void add_nearest(ball_data *d, const exact_line *l, exact_list *list)
{
    exact_ratio *r = exact_list_next(list);
    mpz_set_ui(r->num, 0);
    mpz_set_ui(r->den, 0);
    for (int i = 0; i < 3; i++) {
        set_off(d, l, i);
        mpz_submul(r->num, l->step[i], d->off);
        mpz_addmul(r->den, l->step[i], l->step[i]);
    }
    exact_list_add(list, l);
}

static void add_end(oracle *o, const exact_ratio *at)
{
    exact_ratio *r = exact_list_next(&o->list);
    mpz_set_ui(r->num, 0);
    mpz_set_ui(r->den, 1);
    if (at) {
        mpz_set(r->num, at->num);
        mpz_set(r->den, at->den);
    }
    exact_list_add(&o->list, &o->line);
}

/* t = (way +- sqrt(way^2 - sum * (|off|^2 - radius^2))) / sum, sum = |step|^2 */
static void set_root(ball_data *d, const exact_line *l, int sign)
{
    mpz_set_ui(d->way, 0);
    mpz_set_ui(d->sum, 0);
    mpz_set_si(d->radius, judged(d->ball.radius));
    mpz_mul(d->part, d->radius, d->radius);
    for (int i = 0; i < 3; i++) {
        set_off(d, l, i);
        mpz_submul(d->way, l->step[i], d->off);
        mpz_addmul(d->sum, l->step[i], l->step[i]);
        mpz_submul(d->part, d->off, d->off);
    }
    mpz_mul(d->part, d->part, d->sum);
    mpz_addmul(d->part, d->way, d->way);
    cast_real_root(d->t, d->way, sign, d->part, d->sum);
}

static void set_ratio(ball_data *d, const exact_ratio *t)
{
    mpz_set_ui(d->part, 0);
    cast_real_root(d->t, t->num, 1, d->part, t->den);
}

static void set_real(ball_data *d, const exact_line *l, uint32_t scale, cast_real *real)
{
    cast_real_at(real, l, d->t, scale);
    for (int i = 0; i < 3; i++) {
        mpf_set_si(d->normal[i], center_of(d, i));
        mpf_sub(d->normal[i], real->point[i], d->normal[i]);
        if (d->ball.radius == 0)
            mpf_set_ui(d->normal[i], 0);
    }
    cast_real_normal(real, d->normal);
}

/* The position of each candidate of the line, in order. */
typedef struct {
    place at[3], most;
    int touched; /* the only candidate on the surface, if none is in the interior */
} scan;

static scan scan_line(oracle *o, ball_data *d)
{
    scan s = {{PLACE_OUTSIDE, PLACE_OUTSIDE, PLACE_OUTSIDE}, PLACE_OUTSIDE, 0};
    for (int i = 0; i < o->list.count; i++) {
        exact_point_at(&o->point, &o->line, &o->list.at[i]);
        s.at[i] = place_of(d, &o->point);
        if (s.at[i] > s.most) {
            s.most = s.at[i];
            s.touched = i;
        }
    }
    return s;
}

/* One end of the common part of line and ball. `end` is the candidate on that side; beyond it
 * the line has no common points. */
static void answer_end(solid_scene *s, solid_answer *a, ball_data *d, const scan *found, int side,
                       int end, uint32_t scale)
{
    oracle *o = &s->o;
    oracle_hit *hit = side == EXIT ? &a->hits.exit : &a->hits.entry;
    bool is_end = side == ENTRY || !o->line.unlimited;
    place at = is_end ? found->at[end] : PLACE_OUTSIDE;
    hit->result = found->most == PLACE_OUTSIDE    ? GRAZE_MISS
                  : at == PLACE_INTERIOR          ? GRAZE_INSIDE
                  : found->most == PLACE_INTERIOR ? GRAZE_HIT
                                                  : GRAZE_TOUCH;
    if (hit->result == GRAZE_INSIDE) {
        exact_point_at(&o->point, &o->line, &o->list.at[end]);
        hit->point = exact_rounded_point(&o->point, &o->line);
        hit->at = exact_rounded_ratio(&o->list.at[end], scale, &o->point);
    } else if (hit->result != GRAZE_MISS) {
        a->inexact[side] = true;
        if (at == PLACE_SURFACE)
            set_ratio(d, &o->list.at[end]);
        else if (hit->result == GRAZE_TOUCH)
            set_ratio(d, &o->list.at[found->touched]);
        else
            set_root(d, &o->line, side == EXIT ? 1 : -1);
        set_real(d, &o->line, scale, &a->real[side]);
    }
}

static void answer(solid_scene *s, solid_answer *a, ball_data *d, uint32_t scale)
{
    static const oracle_answer nowhere = {{GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0},
                                          {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0}};
    oracle *o = &s->o;
    a->hits = nowhere;
    a->bound = d->bound;
    o->list.count = 0;
    add_end(o, NULL);
    if (o->list.count == 0) /* empty: even t = 0 is outside */
        return;
    if (!o->line.unlimited)
        add_end(o, &o->line.limit);
    add_nearest(d, &o->line, &o->list);
    scan found = scan_line(o, d);
    answer_end(s, a, d, &found, ENTRY, 0, scale);
    answer_end(s, a, d, &found, EXIT, o->list.count - 1, scale);
}

void ball_answer_segment(solid_scene *s, solid_answer *a)
{
    exact_line_of_segment(&s->o.line, &s->segment);
    answer(s, a, data_of(s->of_line[0].data), (uint32_t)GRAZE_FRACTION_ONE);
}

void ball_answer_ray(solid_scene *s, solid_answer *a)
{
    exact_line_of_ray(&s->o.line, &s->ray);
    answer(s, a, data_of(s->of_line[1].data), (uint32_t)GRAZE_ONE);
}

bool ball_entry_of_ray(solid_scene *s, int32_t *t)
{
    solid_answer *a = &s->answers[1];
    ball_answer_ray(s, a);
    if (a->hits.entry.result != GRAZE_HIT || mpf_cmp_si(a->real[ENTRY].at, INT32_MAX - 1) > 0)
        return false;
    *t = (int32_t)mpf_get_si(a->real[ENTRY].at);
    return true;
}
