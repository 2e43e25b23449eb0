/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_capsule_lines.h"
#include "judged.h"
#include "mpz_vectors.h"

enum { PRECISION = 512, ENTRY = 0, EXIT };

void capsule_data_init(capsule_data *d)
{
    capsule_oracle_init(&d->cores);
    exact_ratio_init(&d->zero);
    mpz_set_ui(d->zero.den, 1);
    mpz_inits(d->a, d->b, d->c, d->uu, NULL);
    mpf_init2(d->t, PRECISION);
    mpf_init2(d->first, PRECISION);
    mpf_init2(d->last, PRECISION);
    mpf_init2(d->place, PRECISION);
    mpf_init2(d->part, PRECISION);
    mpf_init2(d->most, PRECISION);
    for (int i = 0; i < 3; i++) {
        mpz_inits(d->u[i], d->gap[i], d->across[i], d->turned[i], NULL);
        mpf_init2(d->normal[i], PRECISION);
    }
}

void capsule_data_clear(capsule_data *d)
{
    capsule_oracle_clear(&d->cores);
    exact_ratio_clear(&d->zero);
    mpz_clears(d->a, d->b, d->c, d->uu, NULL);
    mpf_clears(d->t, d->first, d->last, d->place, d->part, d->most, NULL);
    for (int i = 0; i < 3; i++) {
        mpz_clears(d->u[i], d->gap[i], d->across[i], d->turned[i], NULL);
        mpf_clear(d->normal[i]);
    }
}

static capsule_data *data_of(const void *data)
{
    union {
        const void *from;
        capsule_data *to;
    } u;
    u.from = data;
    return u.to;
}

/* Only answer_line and answer_point are used. */
oracle_shape oracle_capsule_shape(capsule_data *d)
{
    oracle_shape shape = {d, NULL, NULL, NULL};
    return shape;
}

/* ---- Decisions ---- */

static place place_of(capsule_data *d, const core_run *line)
{
    const core_run core = core_of_segment(&d->capsule.core);
    const int64_t radius = judged(d->capsule.radius);
    if (radius < 0)
        return PLACE_OUTSIDE;
    const int order = capsule_oracle_order(&d->cores, &core, line, radius);
    return order > 0 ? PLACE_OUTSIDE : order == 0 ? PLACE_SURFACE : PLACE_INTERIOR;
}

/* The end as a line without length; it lies between raw units, which all numbers are multiplied for. */
static place place_of_end(capsule_data *d, const core_run *line)
{
    core_run core = core_of_segment(&d->capsule.core), end = *line;
    for (int i = 0; i < 3; i++) {
        end.start[i] = line->start[i] * 65536 + line->run[i] * line->limit;
        end.run[i] = 0;
        core.start[i] *= 65536;
        core.run[i] *= 65536;
    }
    if (judged(d->capsule.radius) < 0)
        return PLACE_OUTSIDE;
    const int64_t radius = (int64_t)judged(d->capsule.radius) * 65536;
    const int order = capsule_oracle_order(&d->cores, &core, &end, radius);
    return order > 0 ? PLACE_OUTSIDE : order == 0 ? PLACE_SURFACE : PLACE_INTERIOR;
}

place capsule_answer_point(solid_scene *s)
{
    const core_run point = core_of_point(&s->point);
    return place_of(data_of(s->of_point.data), &point);
}

/* ---- Places ---- */

static void take(capsule_data *d, bool *none)
{
    if (*none || mpf_cmp(d->t, d->first) < 0)
        mpf_set(d->first, d->t);
    if (*none || mpf_cmp(d->t, d->last) > 0)
        mpf_set(d->last, d->t);
    *none = false;
}

/* t = (-b +- sqrt(b^2 - a c)) / a */
static bool set_root(capsule_data *d, int sign)
{
    mpz_t root;
    mpz_init(root);
    mpz_mul(root, d->b, d->b);
    mpz_submul(root, d->a, d->c);
    const bool crosses = mpz_sgn(root) >= 0 && mpz_sgn(d->a) > 0;
    mpz_neg(d->b, d->b);
    if (crosses)
        cast_real_root(d->t, d->b, sign, root, d->a);
    mpz_neg(d->b, d->b);
    mpz_clear(root);
    return crosses;
}

static void set_gap(capsule_data *d, const exact_line *l, const core_run *core, int times)
{
    for (int i = 0; i < 3; i++) {
        mpz_set_si(d->gap[i], -(core->start[i] + times * core->run[i]));
        mpz_add(d->gap[i], d->gap[i], l->start[i]);
    }
}

/* exact_line has arrays, and set_dot takes no const. */
static void take_ball(capsule_data *d, exact_line *l, const core_run *core, int times, bool *none)
{
    mpz_t radius;
    mpz_init_set_si(radius, judged(d->capsule.radius));
    set_gap(d, l, core, times);
    set_dot(d->a, l->step, l->step);
    set_dot(d->b, d->gap, l->step);
    set_dot(d->c, d->gap, d->gap);
    mpz_submul(d->c, radius, radius);
    for (int sign = -1; sign <= 1; sign += 2)
        if (set_root(d, sign))
            take(d, none);
    mpz_clear(radius);
}

/* part = u . (gap + t step) */
static void set_part(capsule_data *d, exact_line *l, const mpf_t t)
{
    mpz_t dot;
    mpz_init(dot);
    set_dot(dot, d->u, l->step);
    mpf_set_z(d->part, dot);
    mpf_mul(d->part, d->part, t);
    set_dot(dot, d->u, d->gap);
    mpf_set_z(d->most, dot);
    mpf_add(d->part, d->part, d->most);
    mpf_set_z(d->most, d->uu);
    mpz_clear(dot);
}

/* |u x (gap + t step)|^2 = radius^2 |u|^2. gap leads from the start of the core. */
static void take_side(capsule_data *d, exact_line *l, bool *none)
{
    mpz_t radius;
    mpz_init_set_si(radius, judged(d->capsule.radius));
    set_cross(d->across, d->u, l->step);
    set_cross(d->turned, d->u, d->gap);
    set_dot(d->a, d->across, d->across);
    set_dot(d->b, d->across, d->turned);
    set_dot(d->c, d->turned, d->turned);
    mpz_mul(radius, radius, radius);
    mpz_submul(d->c, radius, d->uu);
    for (int sign = -1; sign <= 1; sign += 2)
        if (set_root(d, sign)) {
            set_part(d, l, d->t);
            if (mpf_sgn(d->part) >= 0 && mpf_cmp(d->part, d->most) <= 0)
                take(d, none);
        }
    mpz_clear(radius);
}

static void set_places(capsule_data *d, exact_line *l)
{
    const core_run core = core_of_segment(&d->capsule.core);
    bool none = true;
    for (int i = 0; i < 3; i++)
        mpz_set_si(d->u[i], core.run[i]);
    set_dot(d->uu, d->u, d->u);
    take_ball(d, l, &core, 1, &none);
    take_ball(d, l, &core, 0, &none);
    take_side(d, l, &none);
}

/* The way to the point from the nearest place on the core. set_places was called for the line. */
static void set_normal(capsule_data *d, exact_line *l, const mpf_t t)
{
    set_part(d, l, t);
    mpf_set_ui(d->place, 0);
    if (mpf_sgn(d->part) > 0 && mpf_cmp(d->part, d->most) < 0)
        mpf_div(d->place, d->part, d->most);
    else if (mpf_sgn(d->part) > 0)
        mpf_set_ui(d->place, 1);
    for (int i = 0; i < 3; i++) {
        mpf_set_z(d->normal[i], l->step[i]);
        mpf_mul(d->normal[i], d->normal[i], t);
        mpf_set_z(d->part, d->gap[i]);
        mpf_add(d->normal[i], d->normal[i], d->part);
        mpf_set_z(d->part, d->u[i]);
        mpf_mul(d->part, d->part, d->place);
        mpf_sub(d->normal[i], d->normal[i], d->part);
        if (d->capsule.radius == 0)
            mpf_set_ui(d->normal[i], 0);
    }
}

/* ---- Both ends ---- */

typedef struct {
    place whole, end[2];
} decisions;

static decisions decide(capsule_data *d, const core_run *line)
{
    core_run start = *line;
    decisions of;
    for (int i = 0; i < 3; i++)
        start.run[i] = 0;
    of.whole = place_of(d, line);
    of.end[ENTRY] = place_of(d, &start);
    of.end[EXIT] = line->limit >= 0 ? place_of_end(d, line) : PLACE_OUTSIDE;
    if (line->run[0] == 0 && line->run[1] == 0 && line->run[2] == 0)
        of.end[EXIT] = of.end[ENTRY];
    return of;
}

static graze_result result_of(const decisions *of, int side)
{
    if (of->whole == PLACE_OUTSIDE)
        return GRAZE_MISS;
    if (of->end[side] == PLACE_INTERIOR)
        return GRAZE_INSIDE;
    return of->whole == PLACE_INTERIOR ? GRAZE_HIT : GRAZE_TOUCH;
}

/* A line that starts (of an exit: ends) outside crosses the surface nowhere before its first point: not even if it is
 * run on. */
static void set_at(capsule_data *d, exact_line *l, const decisions *of, int side)
{
    mpf_set(d->t, side == EXIT ? d->last : d->first);
    if (of->end[side] != PLACE_SURFACE)
        return;
    if (side == ENTRY || exact_line_is_point(l)) {
        mpf_set_ui(d->t, 0);
        return;
    }
    mpf_set_z(d->t, l->limit.num);
    mpf_set_z(d->part, l->limit.den);
    mpf_div(d->t, d->t, d->part);
}

static void answer_end(solid_scene *s, solid_answer *a, capsule_data *d, const decisions *of,
                       int side, uint32_t scale)
{
    oracle *o = &s->o;
    oracle_hit *hit = side == EXIT ? &a->hits.exit : &a->hits.entry;
    hit->result = result_of(of, side);
    if (hit->result == GRAZE_INSIDE) {
        const bool starts = side == ENTRY || exact_line_is_point(&o->line);
        const exact_ratio *at = starts ? &d->zero : &o->line.limit;
        exact_point_at(&o->point, &o->line, at);
        hit->point = exact_rounded_point(&o->point, &o->line);
        hit->at = exact_rounded_ratio(at, scale, &o->point);
    } else if (hit->result != GRAZE_MISS) {
        a->inexact[side] = true;
        set_at(d, &o->line, of, side);
        cast_real_at(&a->real[side], &o->line, d->t, scale);
        set_normal(d, &o->line, d->t);
        cast_real_normal(&a->real[side], d->normal);
    }
}

static void answer(solid_scene *s, solid_answer *a, capsule_data *d, const core_run *line,
                   uint32_t scale)
{
    static const oracle_answer nowhere = {{GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0},
                                          {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0}};
    a->hits = nowhere;
    a->bound = d->bound;
    const decisions of = decide(d, line);
    if (of.whole == PLACE_OUTSIDE)
        return;
    set_places(d, &s->o.line);
    answer_end(s, a, d, &of, ENTRY, scale);
    answer_end(s, a, d, &of, EXIT, scale);
}

void capsule_answer_segment(solid_scene *s, solid_answer *a)
{
    const core_run line = core_of_segment(&s->segment);
    exact_line_of_segment(&s->o.line, &s->segment);
    answer(s, a, data_of(s->of_line[0].data), &line, (uint32_t)GRAZE_FRACTION_ONE);
}

void capsule_answer_ray(solid_scene *s, solid_answer *a)
{
    static const oracle_answer nowhere = {{GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0},
                                          {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0}};
    const core_run line = core_of_ray(&s->ray);
    exact_line_of_ray(&s->o.line, &s->ray);
    a->hits = nowhere;
    if (s->ray.t_max >= 0)
        answer(s, a, data_of(s->of_line[1].data), &line, (uint32_t)GRAZE_ONE);
}

bool capsule_entry_of_ray(solid_scene *s, int32_t *t)
{
    solid_answer *a = &s->answers[1];
    capsule_answer_ray(s, a);
    if (a->hits.entry.result != GRAZE_HIT || !a->inexact[ENTRY] ||
        mpf_cmp_si(a->real[ENTRY].at, INT32_MAX - 1) > 0)
        return false;
    *t = (int32_t)mpf_get_si(a->real[ENTRY].at);
    return true;
}
