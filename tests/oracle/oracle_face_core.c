/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "oracle_face_core.h"

#include <string.h>

void face_core_init(face_core_oracle *o)
{
    face_oracle_init(&o->face);
    nearest_init(&o->nearest);
    closest_init(&o->edge);
    for (int i = 0; i < 3; i++)
        mpq_inits(o->way[i], o->place[i], o->sum[i], o->step[i], NULL);
    mpq_inits(o->squared, o->next, o->part, o->whole, NULL);
}

void face_core_clear(face_core_oracle *o)
{
    face_oracle_clear(&o->face);
    nearest_clear(&o->nearest);
    closest_clear(&o->edge);
    for (int i = 0; i < 3; i++)
        mpq_clears(o->way[i], o->place[i], o->sum[i], o->step[i], NULL);
    mpq_clears(o->squared, o->next, o->part, o->whole, NULL);
}

static const int32_t *corner_of(const face_core_oracle *o, int corner)
{
    return &o->words[corner % 3 * 3];
}

/* ---- The places that are tried: `next` is the square of the distance, `step` the way to the core ---- */

static void try_end(face_core_oracle *o, int end)
{
    nearest_find(&o->nearest, &o->face, o->core + 3 * end);
    const nearest_place *p = &o->nearest.best;
    for (int i = 0; i < 3; i++) {
        mpq_set_num(o->step[i], p->way[i]);
        mpq_set_den(o->step[i], p->den);
        mpq_canonicalize(o->step[i]);
        mpq_set_si(o->place[i], o->core[3 * end + i], 1);
        mpq_add(o->place[i], o->place[i], o->step[i]);
        mpq_neg(o->step[i], o->step[i]);
    }
    mpz_mul(mpq_denref(o->next), p->den, p->den);
    mpq_set_num(o->next, p->squared);
    mpq_canonicalize(o->next);
}

static void set_runs(const face_core_oracle *o, int edge, closest_run *first, closest_run *second)
{
    const int32_t *a = corner_of(o, edge), *b = corner_of(o, edge + 1);
    for (int i = 0; i < 3; i++) {
        first->start[i] = a[i];
        first->run[i] = (int64_t)b[i] - a[i];
        second->start[i] = o->core[i];
        second->run[i] = (int64_t)o->core[3 + i] - o->core[i];
    }
}

static void try_edge(face_core_oracle *o, int edge)
{
    closest_run first, second;
    closest_oracle *c = &o->edge;
    set_runs(o, edge, &first, &second);
    closest_find(c, &first, &second);
    for (int i = 0; i < 3; i++) {
        mpq_mul(o->part, c->u[i], c->s);
        mpq_mul(o->step[i], c->v[i], c->t);
        mpq_add(o->step[i], o->step[i], c->gap[i]);
        mpq_sub(o->step[i], o->step[i], o->part);
        mpq_set_si(o->place[i], first.start[i], 1);
        mpq_add(o->place[i], o->place[i], o->part);
    }
    mpq_set(o->next, c->squared);
}

/* Less, equal or more than the least so far: -1, 0, 1. Sums the places that are as close. */
static int take(face_core_oracle *o, int at)
{
    const int order = at == 0 ? -1 : mpq_cmp(o->next, o->squared);
    for (int i = 0; i < 3 && order < 0; i++) {
        mpq_set(o->way[i], o->step[i]);
        mpq_set_ui(o->sum[i], 0, 1);
    }
    if (order < 0) {
        mpq_set(o->squared, o->next);
        o->at = at;
    }
    for (int i = 0; i < 3 && order <= 0; i++)
        mpq_add(o->sum[i], o->sum[i], o->place[i]);
    return order;
}

/* ---- Where a place is ---- */

static void set_difference(mpq_t to, const mpq_t of, int32_t less)
{
    mpz_set(mpq_denref(to), mpq_denref(of));
    mpz_set_si(mpq_numref(to), less);
    mpz_mul(mpq_numref(to), mpq_numref(to), mpq_denref(of));
    mpz_sub(mpq_numref(to), mpq_numref(of), mpq_numref(to));
    mpq_canonicalize(to);
}

static bool is_at(face_core_oracle *o, mpq_t *place, const int32_t *corner)
{
    for (int i = 0; i < 3; i++)
        if (mpq_cmp_si(place[i], corner[i], 1) != 0)
            return false;
    return o != NULL;
}

/* Between the ends of an edge, and neither: at the same share 0 < t < 1 of each component of the edge. */
static bool is_between(face_core_oracle *o, mpq_t *place, const int32_t *a, const int32_t *b)
{
    bool has_share = false;
    for (int i = 0; i < 3; i++) {
        set_difference(o->part, place[i], a[i]);
        if (a[i] == b[i]) {
            if (mpq_sgn(o->part) != 0)
                return false;
            continue;
        }
        mpq_set_si(o->next, (int64_t)b[i] - a[i], 1);
        mpq_div(o->part, o->part, o->next);
        if (has_share && !mpq_equal(o->part, o->whole))
            return false;
        mpq_set(o->whole, o->part);
        has_share = true;
    }
    return has_share && mpq_sgn(o->whole) > 0 && mpq_cmp_ui(o->whole, 1, 1) < 0;
}

static void set_kind(face_core_oracle *o, mpq_t *place)
{
    o->kind = CORE_INSIDE;
    for (int corner = 0; corner < 3; corner++) {
        o->from = o->to = corner;
        if (is_at(o, place, corner_of(o, corner))) {
            o->kind = CORE_AT_CORNER;
            return;
        }
        o->to = (corner + 1) % 3;
        if (is_between(o, place, corner_of(o, corner), corner_of(o, corner + 1))) {
            o->kind = CORE_ON_EDGE;
            return;
        }
    }
}

/* ---- A core that crosses the inside ---- */

/* normal . (point - the first corner) */
static void set_height(face_core_oracle *o, mpz_t height, const int32_t *point)
{
    mpz_neg(height, o->face.distance);
    for (int i = 0; i < 3; i++) {
        mpz_set_si(mpq_numref(o->part), point[i]);
        mpz_addmul(height, o->face.normal[i], mpq_numref(o->part));
    }
    mpz_set_ui(mpq_denref(o->part), 1);
}

/* Each coordinate of the common point of the core and the plane lies where the edges, seen along the axis of the greatest
 * component of the normal, have it on one side. */
static bool is_in_face(face_core_oracle *o)
{
    int most = 0, signs[3];
    for (int i = 1; i < 3; i++)
        if (mpz_cmpabs(o->face.normal[i], o->face.normal[most]) > 0)
            most = i;
    const int x = (most + 1) % 3, y = (most + 2) % 3;
    for (int corner = 0; corner < 3; corner++) {
        const int32_t *a = corner_of(o, corner), *b = corner_of(o, corner + 1);
        set_difference(o->part, o->place[y], a[y]);
        mpq_set_si(o->whole, (int64_t)b[x] - a[x], 1);
        mpq_mul(o->part, o->part, o->whole);
        set_difference(o->next, o->place[x], a[x]);
        mpq_set_si(o->whole, (int64_t)b[y] - a[y], 1);
        mpq_mul(o->next, o->next, o->whole);
        signs[corner] = mpq_cmp(o->part, o->next);
    }
    const int side = mpz_sgn(o->face.normal[most]);
    return signs[0] * side > 0 && signs[1] * side > 0 && signs[2] * side > 0;
}

/* to - from, both 0 or of different signs: the place at from / (from - to). */
static bool crosses(face_core_oracle *o)
{
    mpz_t from, to;
    mpz_inits(from, to, NULL);
    set_height(o, from, o->core);
    set_height(o, to, o->core + 3);
    const bool both = mpz_sgn(from) * mpz_sgn(to) < 0;
    if (both) {
        mpz_sub(mpq_denref(o->whole), from, to);
        mpq_set_num(o->whole, from);
        mpq_canonicalize(o->whole);
        for (int i = 0; i < 3; i++) {
            mpq_set_si(o->place[i], (int64_t)o->core[3 + i] - o->core[i], 1);
            mpq_mul(o->place[i], o->place[i], o->whole);
            mpq_set_si(o->part, o->core[i], 1);
            mpq_add(o->place[i], o->place[i], o->part);
        }
    }
    mpz_clears(from, to, NULL);
    return both && is_in_face(o);
}

/* ---- All of it ---- */

/* The first of the places that are as close, for a face without area. */
static void set_flat_kind(face_core_oracle *o)
{
    if (o->at < 2)
        try_end(o, o->at);
    else
        try_edge(o, o->at - 2);
    set_kind(o, o->place);
}

static void set_middle_kind(face_core_oracle *o, int count)
{
    mpq_set_si(o->part, count, 1);
    for (int i = 0; i < 3; i++)
        mpq_div(o->place[i], o->sum[i], o->part);
    set_kind(o, o->place);
}

void face_core_find(face_core_oracle *o, const int32_t *words, const int32_t *core)
{
    int count = 0;
    memcpy(o->words, words, sizeof o->words);
    memcpy(o->core, core, sizeof o->core);
    face_oracle_set(&o->face, 3, words);
    for (int at = 0; at < 5; at++) {
        if (at < 2)
            try_end(o, at);
        else
            try_edge(o, at - 2);
        const int order = take(o, at);
        count = order < 0 ? 1 : order == 0 ? count + 1 : count;
    }
    if (mpq_sgn(o->squared) != 0 && face_has_area(&o->face) && crosses(o)) {
        mpq_set_ui(o->squared, 0, 1);
        o->at = 5;
    }
    if (mpq_sgn(o->squared) == 0)
        o->kind = face_has_area(&o->face) ? CORE_INSIDE : CORE_NOWHERE;
    else if (face_has_area(&o->face))
        set_middle_kind(o, count);
    else
        set_flat_kind(o);
}

/* a + round((b - a) t), ties away from a; t = num / den */
static int32_t crossing_coordinate(face_core_oracle *o, int axis)
{
    closest_run run, edge;
    set_runs(o, 0, &edge, &run);
    crosses(o);
    set_difference(o->part, o->place[axis], o->core[axis]);
    if (run.run[axis] == 0)
        return o->core[axis];
    mpq_set_si(o->whole, run.run[axis], 1);
    mpq_div(o->whole, o->part, o->whole);
    return closest_coordinate(&o->edge, &run, o->whole, axis);
}

bool face_core_is_point(face_core_oracle *o, const int32_t *point)
{
    closest_run first, second;
    if (o->at < 2) {
        nearest_find(&o->nearest, &o->face, o->core + 3 * o->at);
        return nearest_is(&o->nearest, point);
    }
    if (o->at < 5) {
        set_runs(o, o->at - 2, &first, &second);
        closest_find(&o->edge, &first, &second);
    }
    for (int axis = 0; axis < 3; axis++)
        if (point[axis] != (o->at < 5 ? closest_coordinate(&o->edge, &first, o->edge.s, axis)
                                      : crossing_coordinate(o, axis)))
            return false;
    return true;
}

int face_core_side(face_core_oracle *o)
{
    mpz_t sum, more;
    mpz_inits(sum, more, NULL);
    set_height(o, sum, o->core);
    set_height(o, more, o->core + 3);
    mpz_add(sum, sum, more);
    const int side = mpz_sgn(sum) < 0 ? -1 : 1;
    mpz_clears(sum, more, NULL);
    return side;
}

int face_core_against(face_core_oracle *o, int32_t number)
{
    mpq_set_si(o->part, number, 1);
    mpq_mul(o->part, o->part, o->part);
    return mpq_cmp(o->squared, o->part);
}

bool face_core_contains(face_core_oracle *o, const int32_t *point)
{
    nearest_find(&o->nearest, &o->face, point);
    return mpz_sgn(o->nearest.best.squared) == 0;
}

bool face_core_is_level_with(face_core_oracle *o, const face_core_oracle *other)
{
    for (int corner = 0; corner < 3; corner++) {
        set_height(o, mpq_numref(o->whole), corner_of(other, corner));
        const bool is_level = mpz_sgn(mpq_numref(o->whole)) == 0;
        mpq_set_ui(o->whole, 0, 1);
        if (!is_level)
            return false;
    }
    return true;
}
