/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle.h"

#include <stdio.h>
#include <stdlib.h>

/* What a scan of the candidates finds. */
typedef struct {
    int first, last; /* candidates on the closed shape; -1: none */
    place start, end;
    bool enters; /* some point of the line is in the interior */
} scan;

void oracle_init(oracle *o)
{
    exact_line_init(&o->line);
    exact_list_init(&o->list);
    exact_ratio_init(&o->between);
    exact_point_init(&o->point);
}

void oracle_clear(oracle *o)
{
    exact_line_clear(&o->line);
    exact_list_clear(&o->list);
    exact_ratio_clear(&o->between);
    exact_point_clear(&o->point);
}

/* The oracle's own premises, checked on every line. */
static void insist(bool holds)
{
    if (holds)
        return;
    fprintf(stderr, "oracle: the shape is not closed and bounded, or a candidate is missing\n");
    abort();
}

static place place_at(oracle *o, const oracle_shape *shape, const exact_ratio *t)
{
    exact_point_at(&o->point, &o->line, t);
    return shape->place_of(shape->data, &o->point);
}

static void add_ends(oracle *o)
{
    exact_ratio *r = exact_list_next(&o->list);
    mpz_set_ui(r->num, 0);
    mpz_set_ui(r->den, 1);
    exact_list_add(&o->list, &o->line);
    if (o->line.unlimited)
        return;
    r = exact_list_next(&o->list);
    mpz_set(r->num, o->line.limit.num);
    mpz_set(r->den, o->line.limit.den);
    exact_list_add(&o->list, &o->line);
}

/* Where the line is between candidate i and the next, or, after the last, beyond it. */
static place place_after(oracle *o, const oracle_shape *shape, int i)
{
    if (i + 1 < o->list.count)
        exact_between(&o->between, &o->list.at[i], &o->list.at[i + 1]);
    else if (o->line.unlimited)
        exact_beyond(&o->between, &o->list.at[i]);
    else
        return PLACE_OUTSIDE;
    return place_at(o, shape, &o->between);
}

static scan scan_line(oracle *o, const oracle_shape *shape)
{
    scan s = {-1, -1, PLACE_OUTSIDE, PLACE_OUTSIDE, false};
    place after = PLACE_OUTSIDE;
    for (int i = 0; i < o->list.count; i++) {
        place at = place_at(o, shape, &o->list.at[i]);
        insist(i == 0 || after == PLACE_OUTSIDE || at != PLACE_OUTSIDE); /* it is closed */
        if (at != PLACE_OUTSIDE) {
            s.first = s.first < 0 ? i : s.first;
            s.start = s.first == i ? at : s.start;
            s.last = i;
            s.end = at;
        }
        after = place_after(o, shape, i);
        insist(after == PLACE_OUTSIDE || s.last == i);
        insist(after == PLACE_OUTSIDE || i + 1 < o->list.count); /* it is bounded */
        s.enters = s.enters || at == PLACE_INTERIOR || after == PLACE_INTERIOR;
    }
    return s;
}

static oracle_hit hit_at(oracle *o, const oracle_shape *shape, const exact_ratio *t,
                         graze_result result, bool leaving, uint32_t scale)
{
    oracle_hit hit = {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0};
    hit.result = result;
    exact_point_at(&o->point, &o->line, t);
    if (result != GRAZE_INSIDE)
        hit.normal = shape->normal(shape->data, &o->line, &o->point, leaving);
    hit.point = exact_rounded_point(&o->point, &o->line);
    hit.at = exact_rounded_ratio(t, scale, &o->point);
    return hit;
}

/* Only an end of the line can be in the interior and yet be the first or the last of its points
 * in the shape. */
static void answer_line(oracle *o, const oracle_shape *shape, uint32_t scale, oracle_answer *answer)
{
    const oracle_answer nowhere = {{GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0},
                                   {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0}};
    *answer = nowhere;
    o->list.count = 0;
    add_ends(o);
    if (o->list.count == 0) /* empty: not even 0 is in it */
        return;
    shape->add_candidates(shape->data, &o->line, &o->list);
    scan s = scan_line(o, shape);
    if (s.first < 0)
        return;
    bool starts = s.start == PLACE_INTERIOR, ends = s.end == PLACE_INTERIOR;
    insist(!starts || s.first == 0);
    insist(!ends || (s.last == o->list.count - 1 && !o->line.unlimited));
    graze_result through = s.enters ? GRAZE_HIT : GRAZE_TOUCH;
    answer->entry =
        hit_at(o, shape, &o->list.at[s.first], starts ? GRAZE_INSIDE : through, false, scale);
    answer->exit =
        hit_at(o, shape, &o->list.at[s.last], ends ? GRAZE_INSIDE : through, true, scale);
}

place oracle_point(oracle *o, const oracle_shape *shape, const graze_vec3 *point)
{
    const graze_segment segment = {*point, *point};
    exact_line_of_segment(&o->line, &segment);
    return place_at(o, shape, &o->line.limit);
}

void oracle_segment(oracle *o, const oracle_shape *shape, const graze_segment *segment,
                    oracle_answer *answer)
{
    exact_line_of_segment(&o->line, segment);
    answer_line(o, shape, (uint32_t)GRAZE_FRACTION_ONE, answer);
}

void oracle_ray(oracle *o, const oracle_shape *shape, const graze_ray *ray, oracle_answer *answer)
{
    exact_line_of_ray(&o->line, ray);
    answer_line(o, shape, (uint32_t)GRAZE_ONE, answer);
}

static bool equal(const graze_vec3 *p, const graze_vec3 *q)
{
    return p->x == q->x && p->y == q->y && p->z == q->z;
}

bool oracle_hit_equal(const oracle_hit *p, const oracle_hit *q)
{
    return p->result == q->result && p->at == q->at && equal(&p->point, &q->point) &&
           equal(&p->normal, &q->normal);
}
