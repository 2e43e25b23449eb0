/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_plane.h"
#include "judged.h"

void plane_oracle_init(plane_oracle *o)
{
    exact_line_init(&o->line);
    exact_list_init(&o->list);
    exact_ratio_init(&o->end);
    exact_point_init(&o->point);
    mpz_inits(o->distance, o->start, o->step, NULL);
}

void plane_oracle_clear(plane_oracle *o)
{
    exact_line_clear(&o->line);
    exact_list_clear(&o->list);
    exact_ratio_clear(&o->end);
    exact_point_clear(&o->point);
    mpz_clears(o->distance, o->start, o->step, NULL);
}

static void add_along(plane_oracle *o, int axis, int32_t place, int32_t weight)
{
    mpz_mul_si(o->point.scratch, o->point.den, judged(place));
    mpz_sub(o->point.scratch, o->point.axis[axis], o->point.scratch);
    mpz_mul_si(o->point.scratch, o->point.scratch, weight);
    mpz_add(o->distance, o->distance, o->point.scratch);
}

/* Sets o->distance to normal . (point at t - place), times the denominator of t; returns its sign. */
static int side_at(plane_oracle *o, const input_plane *p, const exact_ratio *t)
{
    exact_point_at(&o->point, &o->line, t);
    mpz_set_ui(o->distance, 0);
    add_along(o, 0, p->point.x, p->normal.x);
    add_along(o, 1, p->point.y, p->normal.y);
    add_along(o, 2, p->point.z, p->normal.z);
    return mpz_sgn(o->distance);
}

static void add_candidate(plane_oracle *o, const mpz_t num, const mpz_t den)
{
    exact_ratio *r = exact_list_next(&o->list);
    mpz_set(r->num, num);
    mpz_set(r->den, den);
    exact_list_add(&o->list, &o->line);
}

/* The point where the distance is zero follows from the distances at 0 and at 1. */
static void add_candidates(plane_oracle *o, const input_plane *p)
{
    mpz_set_ui(o->end.num, 0);
    mpz_set_ui(o->end.den, 1);
    add_candidate(o, o->end.num, o->end.den);
    (void)side_at(o, p, &o->end);
    mpz_set(o->start, o->distance);
    mpz_set_ui(o->end.num, 1);
    (void)side_at(o, p, &o->end);
    mpz_sub(o->step, o->start, o->distance);
    add_candidate(o, o->start, o->step);
    if (!o->line.unlimited)
        add_candidate(o, o->line.limit.num, o->line.limit.den);
}

/* The sign at the last candidate, or beyond it. */
static int side_at_end(plane_oracle *o, const input_plane *p)
{
    const exact_ratio *last = &o->list.at[o->list.count - 1];
    if (!o->line.unlimited)
        return side_at(o, p, last);
    exact_beyond(&o->end, last);
    return side_at(o, p, &o->end);
}

static plane_answer answer_line(plane_oracle *o, const input_plane *p, uint32_t scale)
{
    plane_answer a = {GRAZE_MISS, {0, 0, 0}, 0, 0};
    if (!p->normal.x && !p->normal.y && !p->normal.z)
        return a;
    o->list.count = 0;
    add_candidates(o, p);
    if (o->list.count == 0)
        return a;
    int first = side_at(o, p, &o->list.at[0]), last = side_at_end(o, p), i = 0;
    while (i < o->list.count && side_at(o, p, &o->list.at[i]) != 0)
        i++;
    if (i == o->list.count)
        return a;
    a.result = first * last < 0 ? GRAZE_HIT : GRAZE_TOUCH;
    a.side = first;
    exact_point_at(&o->point, &o->line, &o->list.at[i]);
    a.point = exact_rounded_point(&o->point, &o->line);
    a.at = exact_rounded_ratio(&o->list.at[i], scale, &o->point);
    return a;
}

plane_answer plane_oracle_segment(plane_oracle *o, const input_plane *p, const graze_segment *s)
{
    exact_line_of_segment(&o->line, s);
    return answer_line(o, p, (uint32_t)GRAZE_FRACTION_ONE);
}

plane_answer plane_oracle_ray(plane_oracle *o, const input_plane *p, const graze_ray *r)
{
    exact_line_of_ray(&o->line, r);
    return answer_line(o, p, (uint32_t)GRAZE_ONE);
}

int plane_oracle_point(plane_oracle *o, const input_plane *p, const graze_vec3 *point)
{
    const graze_segment segment = {*point, *point};
    exact_line_of_segment(&o->line, &segment);
    return side_at(o, p, &o->line.limit);
}

int plane_oracle_box(plane_oracle *o, const input_plane *p, const graze_aabb *box)
{
    int least = 1, most = -1;
    if (judged(box->min.x) > judged(box->max.x) || judged(box->min.y) > judged(box->max.y) ||
        judged(box->min.z) > judged(box->max.z))
        return -1;
    for (int i = 0; i < 8; i++) {
        graze_vec3 corner = {i & 1 ? box->min.x : box->max.x, i & 2 ? box->min.y : box->max.y,
                             i & 4 ? box->min.z : box->max.z};
        int side = plane_oracle_point(o, p, &corner);
        least = side < least ? side : least;
        most = side > most ? side : most;
    }
    return least == most ? least : 0;
}

/* An integer exceeds a root exactly if it exceeds the root's floor. */
int plane_oracle_sphere(plane_oracle *o, const input_plane *p, const graze_sphere *sphere)
{
    const int32_t n[3] = {p->normal.x, p->normal.y, p->normal.z};
    int side = plane_oracle_point(o, p, &sphere->center); /* the denominator is 1 */
    if (sphere->radius < 0)
        return -1;
    mpz_set_ui(o->step, 0);
    for (int i = 0; i < 3; i++) {
        mpz_set_si(o->start, n[i]);
        mpz_mul_si(o->start, o->start, judged(sphere->radius));
        mpz_addmul(o->step, o->start, o->start);
    }
    mpz_sqrt(o->step, o->step);
    return mpz_cmpabs(o->distance, o->step) > 0 ? side : 0;
}

int plane_oracle_capsule(plane_oracle *o, const input_plane *p, const graze_capsule *capsule)
{
    const graze_sphere a = {capsule->core.a, capsule->radius};
    const graze_sphere b = {capsule->core.b, capsule->radius};
    const int first = plane_oracle_sphere(o, p, &a);
    return plane_oracle_sphere(o, p, &b) == first ? first : 0;
}
