/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_cylinder.h"
#include "judged.h"
#include "mpz_vectors.h"

enum { PRECISION = 512 };

void cylinder_data_init(cylinder_data *d)
{
    for (int i = 0; i < 3; i++) {
        mpz_inits(d->core[i], d->way[i], d->rest[i], d->slope[i], NULL);
        mpf_init2(d->normal[i], PRECISION);
    }
    mpz_inits(d->whole, d->along, d->climb, d->a, d->b, d->c, d->part, NULL);
    mpf_init2(d->t, PRECISION);
    mpf_init2(d->real, PRECISION);
}

void cylinder_data_clear(cylinder_data *d)
{
    for (int i = 0; i < 3; i++) {
        mpz_clears(d->core[i], d->way[i], d->rest[i], d->slope[i], NULL);
        mpf_clear(d->normal[i]);
    }
    mpz_clears(d->whole, d->along, d->climb, d->a, d->b, d->c, d->part, NULL);
    mpf_clears(d->t, d->real, NULL);
}

static cylinder_data *data_of(const void *data)
{
    union {
        const void *from;
        cylinder_data *to;
    } u;
    u.from = data;
    return u.to;
}

static int32_t number_of(const graze_vec3 *v, int i)
{
    return judged(i == 0 ? v->x : i == 1 ? v->y : v->z);
}

static void set_core(cylinder_data *d)
{
    mpz_set_ui(d->whole, 0);
    for (int i = 0; i < 3; i++) {
        mpz_set_si(d->core[i], number_of(&d->cylinder.core.b, i));
        mpz_set_si(d->part, number_of(&d->cylinder.core.a, i));
        mpz_sub(d->core[i], d->core[i], d->part);
        mpz_addmul(d->whole, d->core[i], d->core[i]);
    }
}

/* What is left of `of` without its part along the core, times |core|^2. `along` is their dot product. */
static void set_rest(cylinder_data *d, mpz_t *rest, mpz_t *of, const mpz_t along)
{
    for (int i = 0; i < 3; i++) {
        mpz_mul(rest[i], of[i], d->whole);
        mpz_submul(rest[i], d->core[i], along);
    }
}

/* way = the point less the start of the core, times den */
static void set_way(cylinder_data *d, exact_point *p)
{
    for (int i = 0; i < 3; i++) {
        mpz_mul_si(d->way[i], p->den, number_of(&d->cylinder.core.a, i));
        mpz_sub(d->way[i], p->axis[i], d->way[i]);
    }
    set_dot(d->along, d->core, d->way);
}

/* 1 between the planes of the caps, 0 in one, -1 beyond. */
static int between_caps(cylinder_data *d, exact_point *p)
{
    set_core(d);
    set_way(d, p);
    mpz_mul(d->part, d->whole, p->den);
    const int low = mpz_sgn(d->along), high = mpz_cmp(d->part, d->along);
    return low < 0 || high < 0 ? -1 : low > 0 && high > 0;
}

/* 1 within the radius of the axis, 0 exactly that far, -1 farther; after between_caps. */
static int within_radius(cylinder_data *d, exact_point *p)
{
    set_rest(d, d->rest, d->way, d->along);
    set_dot(d->a, d->rest, d->rest);
    mpz_mul(d->part, d->whole, p->den);
    mpz_mul_si(d->part, d->part, judged(d->cylinder.radius));
    mpz_mul(d->part, d->part, d->part);
    const int order = mpz_cmp(d->part, d->a);
    return (order > 0) - (order < 0);
}

static bool is_still(cylinder_data *d)
{
    return mpz_sgn(d->way[0]) == 0 && mpz_sgn(d->way[1]) == 0 && mpz_sgn(d->way[2]) == 0;
}

static place place_of(const void *data, exact_point *p)
{
    cylinder_data *d = data_of(data);
    const int between = between_caps(d, p);
    if (judged(d->cylinder.radius) < 0)
        return PLACE_OUTSIDE;
    if (mpz_sgn(d->whole) == 0)
        return is_still(d) ? PLACE_SURFACE : PLACE_OUTSIDE;
    const int within = within_radius(d, p), least = between < within ? between : within;
    return least < 0 ? PLACE_OUTSIDE : least == 0 ? PLACE_SURFACE : PLACE_INTERIOR;
}

oracle_shape oracle_cylinder(cylinder_data *d)
{
    oracle_shape shape = {d, NULL, place_of, NULL};
    return shape;
}

/* ---- Where something changes ---- */

static void add_ratio(oracle *o, const mpz_t num, const mpz_t den)
{
    exact_ratio *r = exact_list_next(&o->list);
    mpz_set(r->num, num);
    mpz_set(r->den, den);
    exact_list_add(&o->list, &o->line);
}

/* The start of the line, and its run; for a core of one point as if nothing were along it. */
static void set_line(cylinder_data *d, const exact_line *l)
{
    set_core(d);
    for (int i = 0; i < 3; i++) {
        mpz_set_si(d->way[i], number_of(&d->cylinder.core.a, i));
        mpz_sub(d->way[i], l->start[i], d->way[i]);
        mpz_set(d->slope[i], l->step[i]);
    }
    set_dot(d->along, d->core, d->way);
    set_dot(d->climb, d->core, d->slope);
    if (mpz_sgn(d->whole) == 0) {
        mpz_set_ui(d->whole, 1);
        mpz_set_ui(d->along, 0);
    }
    set_rest(d, d->rest, d->way, d->along);
    set_rest(d, d->slope, d->slope, d->climb);
    set_dot(d->a, d->slope, d->slope);
    set_dot(d->b, d->slope, d->rest);
    mpz_neg(d->b, d->b);
}

static void add_candidates(oracle *o, cylinder_data *d)
{
    const exact_line *l = &o->line;
    mpz_set_ui(d->part, 1);
    mpz_set_ui(d->c, 0);
    add_ratio(o, d->c, d->part);
    if (o->list.count == 0) /* empty: even t = 0 is outside */
        return;
    if (!l->unlimited)
        add_ratio(o, l->limit.num, l->limit.den);
    set_line(d, l);
    add_ratio(o, d->b, d->a);
    mpz_neg(d->c, d->along);
    add_ratio(o, d->c, d->climb);
    mpz_sub(d->c, d->whole, d->along);
    add_ratio(o, d->c, d->climb);
}

/* From the first to the last candidate between the planes of the caps. */
typedef struct {
    int first, last, touched;        /* touched: the last one that is not outside */
    bool meets, enters, comes_close; /* comes_close: one is closer to the axis than the radius */
} scan;

/* Whether the point at t is closer to the axis than the radius. */
static bool is_close(oracle *o, cylinder_data *d, const exact_ratio *t)
{
    exact_point_at(&o->point, &o->line, t);
    between_caps(d, &o->point);
    return mpz_sgn(d->whole) != 0 && within_radius(d, &o->point) > 0;
}

/* Whether some point strictly between two candidates, which are between the planes of the caps, is in the interior: the distance
 * from the axis rises or falls there, so it is so next to the one that is closer. */
static bool passes_interior(oracle *o, cylinder_data *d, const exact_ratio *t,
                            const exact_ratio *next)
{
    exact_between(&o->between, t, next);
    exact_point_at(&o->point, &o->line, &o->between);
    return judged(d->cylinder.radius) >= 0 && between_caps(d, &o->point) > 0 &&
           (is_close(o, d, t) || is_close(o, d, next));
}

static void look_at(oracle *o, cylinder_data *d, int i, scan *s)
{
    exact_point_at(&o->point, &o->line, &o->list.at[i]);
    const place at = place_of(d, &o->point);
    if (at == PLACE_OUTSIDE)
        return;
    s->meets = true;
    s->enters = s->enters || at == PLACE_INTERIOR;
    s->touched = i;
}

static scan scan_line(oracle *o, cylinder_data *d)
{
    scan s = {-1, -1, -1, false, false, false};
    for (int i = 0; i < o->list.count; i++) {
        exact_point_at(&o->point, &o->line, &o->list.at[i]);
        if (between_caps(d, &o->point) < 0)
            continue;
        if (s.first < 0)
            s.first = i;
        s.last = i;
        look_at(o, d, i, &s);
        s.comes_close = s.comes_close || is_close(o, d, &o->list.at[i]);
    }
    for (int i = s.first; i >= 0 && i < s.last; i++)
        s.enters = s.enters || passes_interior(o, d, &o->list.at[i], &o->list.at[i + 1]);
    return s;
}

/* ---- The places ---- */

/* t = (b +- sqrt(b^2 - a * c)) / a */
static void set_root(cylinder_data *d, const exact_line *l, int sign)
{
    set_line(d, l);
    set_dot(d->c, d->rest, d->rest);
    mpz_mul_si(d->part, d->whole, judged(d->cylinder.radius));
    mpz_submul(d->c, d->part, d->part);
    mpz_mul(d->part, d->b, d->b);
    mpz_submul(d->part, d->a, d->c);
    cast_real_root(d->t, d->b, sign, d->part, d->a);
}

static void set_ratio(cylinder_data *d, const exact_ratio *t)
{
    mpz_set_ui(d->part, 0);
    cast_real_root(d->t, t->num, 1, d->part, t->den);
}

/* Away from the axis, at t. */
static void set_side_normal(cylinder_data *d, const exact_line *l)
{
    set_line(d, l);
    for (int i = 0; i < 3; i++) {
        mpf_set_z(d->normal[i], d->slope[i]);
        mpf_mul(d->normal[i], d->normal[i], d->t);
        mpf_set_z(d->real, d->rest[i]);
        mpf_add(d->normal[i], d->normal[i], d->real);
    }
}

/* Away from the other cap; `at` is 0 in the first one. */
static void set_cap_normal(cylinder_data *d, int at)
{
    set_core(d);
    for (int i = 0; i < 3; i++) {
        mpf_set_z(d->normal[i], d->core[i]);
        if (at == 0)
            mpf_neg(d->normal[i], d->normal[i]);
    }
}

/* In which plane of a cap the line is at t: 0 in the first, 1 in the second, else -1. NULL: it is on the side. A line along
 * the caps is in the plane in which it starts. */
static int cap_at(oracle *o, cylinder_data *d, const exact_ratio *t)
{
    set_line(d, &o->line);
    if (!t && mpz_sgn(d->climb) != 0)
        return -1;
    exact_point_at(&o->point, &o->line, t ? t : &o->list.at[0]);
    if (between_caps(d, &o->point) != 0)
        return -1;
    return mpz_sgn(d->along) == 0 ? 0 : 1;
}

static void set_real(oracle *o, cylinder_data *d, const exact_ratio *t, uint32_t scale,
                     cast_real *real)
{
    const int cap = cap_at(o, d, t);
    cast_real_at(real, &o->line, d->t, scale);
    set_side_normal(d, &o->line);
    if (cap >= 0)
        set_cap_normal(d, cap);
    set_core(d);
    for (int i = 0; i < 3; i++)
        if (judged(d->cylinder.radius) == 0 || mpz_sgn(d->whole) == 0)
            mpf_set_ui(d->normal[i], 0);
    cast_real_normal(real, d->normal);
}

/* Whether a ray without limit runs along the caps, so that no candidate is its last place. */
static bool is_open(oracle *o, cylinder_data *d, bool leaving)
{
    set_line(d, &o->line);
    return leaving && o->line.unlimited && mpz_sgn(d->climb) == 0 && mpz_sgn(d->a) != 0;
}

/* Whether the first or the last place is the candidate there; else it is on the side. */
static bool is_at_candidate(oracle *o, cylinder_data *d, const exact_ratio *t)
{
    exact_point_at(&o->point, &o->line, t);
    between_caps(d, &o->point);
    return within_radius(d, &o->point) >= 0;
}

static void answer_on_surface(solid_scene *s, solid_answer *a, cylinder_data *d,
                              const exact_ratio *t, bool leaving, uint32_t scale)
{
    a->inexact[leaving] = true;
    if (t)
        set_ratio(d, t);
    else
        set_root(d, &s->o.line, leaving ? 1 : -1);
    set_real(&s->o, d, t, scale, &a->real[leaving]);
}

/* The candidate that is the first or the last place; NULL: it is on the side. t: the outermost one between the planes of the caps.
 * Where no candidate is closer than the radius, the line touches at a single one. */
static const exact_ratio *candidate_of(oracle *o, cylinder_data *d, const scan *found,
                                       const exact_ratio *t, bool open)
{
    set_core(d);
    if (mpz_sgn(d->whole) == 0)
        return &o->list.at[found->touched];
    if (!open && is_at_candidate(o, d, t))
        return t;
    return found->comes_close ? NULL : &o->list.at[found->touched];
}

/* An end of the common part of line and cylinder. A core of one point is met there or nowhere. */
static void answer_end(solid_scene *s, solid_answer *a, cylinder_data *d, const scan *found,
                       bool leaving, uint32_t scale)
{
    oracle *o = &s->o;
    oracle_hit *hit = leaving ? &a->hits.exit : &a->hits.entry;
    const int at = leaving ? found->last : found->first, end = leaving ? o->list.count - 1 : 0;
    const exact_ratio *t = &o->list.at[at];
    const bool open = is_open(o, d, leaving);
    exact_point_at(&o->point, &o->line, t);
    hit->result = found->enters ? GRAZE_HIT : GRAZE_TOUCH;
    if (at == end && !open && place_of(d, &o->point) == PLACE_INTERIOR) {
        hit->result = GRAZE_INSIDE;
        hit->point = exact_rounded_point(&o->point, &o->line);
        hit->at = exact_rounded_ratio(t, scale, &o->point);
        return;
    }
    answer_on_surface(s, a, d, candidate_of(o, d, found, t, open), leaving, scale);
}

static void answer(solid_scene *s, solid_answer *a, cylinder_data *d, uint32_t scale)
{
    static const oracle_answer nowhere = {{GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0},
                                          {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0}};
    oracle *o = &s->o;
    const int32_t radius = judged(d->cylinder.radius);
    a->hits = nowhere;
    a->bound.point = a->bound.at = GRAZE_CYLINDER_POINT_BOUND;
    a->bound.normal = radius > 0 ? GRAZE_CYLINDER_NORMAL_BOUND(radius) : 0;
    o->list.count = 0;
    add_candidates(o, d);
    if (o->list.count == 0)
        return;
    const scan found = scan_line(o, d);
    if (!found.meets)
        return;
    answer_end(s, a, d, &found, false, scale);
    answer_end(s, a, d, &found, true, scale);
}

void cylinder_answer_segment(solid_scene *s, solid_answer *a)
{
    exact_line_of_segment(&s->o.line, &s->segment);
    answer(s, a, data_of(s->of_line[0].data), (uint32_t)GRAZE_FRACTION_ONE);
}

void cylinder_answer_ray(solid_scene *s, solid_answer *a)
{
    exact_line_of_ray(&s->o.line, &s->ray);
    answer(s, a, data_of(s->of_line[1].data), (uint32_t)GRAZE_ONE);
}
