/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_capsule2.h"
#include "judged.h"

enum { PRECISION = 512, ENTRY = 0, EXIT };

static mpf_t *numbers_of(capsule2_data *d, int i)
{
    mpf_t *const numbers[] = {&d->u[0],     &d->u[1],     &d->v[0],   &d->v[1],
                              &d->start[0], &d->start[1], &d->way[0], &d->way[1],
                              &d->uu,       &d->part,     &d->most,   &d->radius};
    return numbers[i];
}

enum { NUMBERS = 12 };

void capsule2_data_init(capsule2_data *d)
{
    capsule_oracle_init(&d->exact);
    for (int i = 0; i < CAPSULE2_CANDIDATES; i++)
        mpf_init2(d->at[i], PRECISION);
    for (int i = 0; i < NUMBERS; i++)
        mpf_init2(*numbers_of(d, i), PRECISION);
}

void capsule2_data_clear(capsule2_data *d)
{
    capsule_oracle_clear(&d->exact);
    for (int i = 0; i < CAPSULE2_CANDIDATES; i++)
        mpf_clear(d->at[i]);
    for (int i = 0; i < NUMBERS; i++)
        mpf_clear(*numbers_of(d, i));
}

static capsule2_data *data_of(const void *data)
{
    union {
        const void *from;
        capsule2_data *to;
    } u;
    u.from = data;
    return u.to;
}

/* ---- Candidates ---- */

static void set_dot(mpf_t to, mpf_t *a, mpf_t *b)
{
    mpf_t product;
    mpf_init2(product, PRECISION);
    mpf_mul(to, a[0], b[0]);
    mpf_mul(product, a[1], b[1]);
    mpf_add(to, to, product);
    mpf_clear(product);
}

/* The roots of a t^2 + 2 b t + c; those of a sum that is never 0 are those of its least value. */
static void add_roots(capsule2_data *d, const mpf_t a, const mpf_t b, const mpf_t c)
{
    mpf_t root, part;
    if (mpf_sgn(a) == 0)
        return;
    mpf_init2(root, PRECISION);
    mpf_init2(part, PRECISION);
    mpf_mul(root, b, b);
    mpf_mul(part, a, c);
    mpf_sub(root, root, part);
    if (mpf_sgn(root) < 0)
        mpf_set_ui(root, 0);
    mpf_sqrt(root, root);
    for (int i = 0; i < 2; i++) {
        mpf_neg(root, root);
        mpf_sub(d->at[d->count], root, b);
        mpf_div(d->at[d->count], d->at[d->count], a);
        d->count++;
    }
    mpf_clears(root, part, NULL);
}

/* The circle around start - core; the way leads from the center to the start of the line. */
static void add_circle(capsule2_data *d)
{
    mpf_t a, b, c;
    mpf_init2(a, PRECISION);
    mpf_init2(b, PRECISION);
    mpf_init2(c, PRECISION);
    set_dot(a, d->v, d->v);
    set_dot(b, d->v, d->way);
    set_dot(c, d->way, d->way);
    mpf_mul(d->part, d->radius, d->radius);
    mpf_sub(c, c, d->part);
    add_roots(d, a, b, c);
    mpf_clears(a, b, c, NULL);
}

static void set_cross(mpf_t to, mpf_t *a, mpf_t *b)
{
    mpf_t product;
    mpf_init2(product, PRECISION);
    mpf_mul(to, a[0], b[1]);
    mpf_mul(product, a[1], b[0]);
    mpf_sub(to, to, product);
    mpf_clear(product);
}

/* (n + m t)^2 = radius^2 uu, where n = u x way and m = u x v */
static void add_sides(capsule2_data *d)
{
    mpf_t n, m, c;
    mpf_init2(n, PRECISION);
    mpf_init2(m, PRECISION);
    mpf_init2(c, PRECISION);
    set_cross(n, d->u, d->way);
    set_cross(m, d->u, d->v);
    mpf_mul(c, n, n);
    mpf_mul(d->part, d->radius, d->radius);
    mpf_mul(d->part, d->part, d->uu);
    mpf_sub(c, c, d->part);
    mpf_mul(n, n, m);
    mpf_mul(m, m, m);
    add_roots(d, m, n, c);
    mpf_clears(n, m, c, NULL);
}

/* The way from the point of the core that is nearest to the point of the line at t. */
static void set_way_at(capsule2_data *d, const mpf_t t)
{
    mpf_t s;
    mpf_init2(s, PRECISION);
    for (int i = 0; i < 2; i++) {
        mpf_mul(d->way[i], d->v[i], t);
        mpf_add(d->way[i], d->way[i], d->start[i]);
    }
    set_dot(s, d->u, d->way);
    if (mpf_sgn(s) < 0 || mpf_sgn(d->uu) == 0)
        mpf_set_ui(s, 0);
    else if (mpf_cmp(s, d->uu) > 0)
        mpf_set_ui(s, 1);
    else
        mpf_div(s, s, d->uu);
    for (int i = 0; i < 2; i++) {
        mpf_mul(d->part, d->u[i], s);
        mpf_sub(d->way[i], d->way[i], d->part);
    }
    mpf_clear(s);
}

/* Within the radius, but for 2^-200 of it and of a raw unit. */
static bool is_member(capsule2_data *d, const mpf_t t)
{
    set_way_at(d, t);
    set_dot(d->part, d->way, d->way);
    mpf_set_ui(d->most, 1);
    mpf_div_2exp(d->most, d->most, 200);
    mpf_add(d->most, d->most, d->radius);
    mpf_mul(d->most, d->most, d->most);
    return mpf_cmp(d->part, d->most) <= 0;
}

static void set_candidates(capsule2_data *d, const core_run *core, const core_run *line)
{
    for (int i = 0; i < 2; i++) {
        mpf_set_si(d->u[i], core->run[i]);
        mpf_set_si(d->v[i], line->run[i]);
        mpf_set_si(d->start[i], line->start[i] - core->start[i]);
        mpf_set(d->way[i], d->start[i]);
    }
    set_dot(d->uu, d->u, d->u);
    mpf_set_si(d->radius, judged(d->capsule.radius));
    d->count = 0;
    mpf_set_ui(d->at[d->count++], 0);
    if ((line->run[0] | line->run[1]) == 0)
        return;
    if (line->limit >= 0) {
        mpf_set_si(d->at[1], line->limit);
        mpf_div_2exp(d->at[1], d->at[1], 16);
        d->count = 2;
    }
    add_circle(d);
    add_sides(d);
    for (int i = 0; i < 2; i++)
        mpf_sub(d->way[i], d->way[i], d->u[i]);
    add_circle(d);
}

/* Which candidate is the first of the line in the capsule, or the last. */
static int find(capsule2_data *d, int side, int64_t limit)
{
    int found = -1;
    for (int i = 0; i < d->count; i++) {
        if (mpf_sgn(d->at[i]) < 0 || (limit >= 0 && i > 1 && mpf_cmp(d->at[i], d->at[1]) > 0))
            continue;
        if (found >= 0 && (mpf_cmp(d->at[i], d->at[found]) < 0) != (side == ENTRY))
            continue;
        if (is_member(d, d->at[i]))
            found = i;
    }
    return found;
}

/* ---- The answer ---- */

/* All numbers times 2^16, for the end of a ray. */
static core_run lifted(core_run run)
{
    for (int i = 0; i < 3; i++) {
        run.start[i] *= 65536;
        run.run[i] *= 65536;
    }
    return run;
}

static int order_of_end(capsule2_data *d, const core_run *core, const core_run *line)
{
    const core_run high = lifted(*core);
    core_run end = lifted(*line);
    for (int i = 0; i < 3; i++) {
        end.start[i] += line->run[i] * line->limit;
        end.run[i] = 0;
    }
    return capsule_oracle_order(&d->exact, &high, &end, (int64_t)judged(d->capsule.radius) * 65536);
}

static int order_of_start(capsule2_data *d, const core_run *core, core_run line)
{
    for (int i = 0; i < 3; i++)
        line.run[i] = 0;
    return capsule_oracle_order(&d->exact, core, &line, judged(d->capsule.radius));
}

static void set_inside(solid_scene *s, const core_run *line, int side, uint32_t scale,
                       oracle_hit *hit)
{
    oracle *o = &s->o;
    const bool is_point = (line->run[0] | line->run[1]) == 0;
    const bool at_end = side == EXIT && !is_point;
    exact_ratio *at = &o->between;
    mpz_set_si(at->num, at_end ? line->limit : 0);
    mpz_set_ui(at->den, 65536);
    exact_point_at(&o->point, &o->line, at);
    hit->point = exact_rounded_point(&o->point, &o->line);
    hit->at = exact_rounded_ratio(at, scale, &o->point);
}

static void set_real(capsule2_data *d, const exact_line *l, const mpf_t t, uint32_t scale,
                     cast_real *real)
{
    mpf_t normal[3];
    cast_real_at(real, l, t, scale);
    set_way_at(d, t);
    for (int i = 0; i < 3; i++) {
        mpf_init2(normal[i], PRECISION);
        if (i < 2 && d->capsule.radius > 0)
            mpf_set(normal[i], d->way[i]);
    }
    cast_real_normal(real, normal);
    mpf_clears(normal[0], normal[1], normal[2], NULL);
}

static void answer_end(solid_scene *s, solid_answer *a, capsule2_data *d, const core_run *line,
                       int side, int least, int end, uint32_t scale)
{
    oracle_hit *hit = side == EXIT ? &a->hits.exit : &a->hits.entry;
    hit->result = end < 0 ? GRAZE_INSIDE : least < 0 ? GRAZE_HIT : GRAZE_TOUCH;
    if (hit->result == GRAZE_INSIDE) {
        set_inside(s, line, side, scale, hit);
        return;
    }
    const int found = find(d, side, line->limit);
    a->inexact[side] = true;
    set_real(d, &s->o.line, d->at[found < 0 ? 0 : found], scale, &a->real[side]);
}

static void answer(solid_scene *s, solid_answer *a, capsule2_data *d, core_run line, uint32_t scale)
{
    static const oracle_answer nowhere = {{GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0},
                                          {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0}};
    const core_run core = core_of_segment(&d->capsule.core);
    const bool is_point = (line.run[0] | line.run[1]) == 0;
    a->hits = nowhere;
    a->bound = d->bound;
    if (judged(d->capsule.radius) < 0 || line.limit < -1)
        return;
    const int least = capsule_oracle_order(&d->exact, &core, &line, judged(d->capsule.radius));
    if (least > 0)
        return;
    const int start = order_of_start(d, &core, line);
    const int end = line.limit >= 0 ? order_of_end(d, &core, &line) : is_point ? start : 1;
    set_candidates(d, &core, &line);
    answer_end(s, a, d, &line, ENTRY, least, start, scale);
    answer_end(s, a, d, &line, EXIT, least, end, scale);
}

void capsule2_answer_segment(solid_scene *s, solid_answer *a)
{
    exact_line_of_segment(&s->o.line, &s->segment);
    answer(s, a, data_of(s->of_line[0].data), core_of_segment(&s->segment),
           (uint32_t)GRAZE_FRACTION_ONE);
}

void capsule2_answer_ray(solid_scene *s, solid_answer *a)
{
    core_run line = core_of_ray(&s->ray);
    if (s->ray.t_max < 0)
        line.limit = -2;
    exact_line_of_ray(&s->o.line, &s->ray);
    answer(s, a, data_of(s->of_line[1].data), line, (uint32_t)GRAZE_ONE);
}
