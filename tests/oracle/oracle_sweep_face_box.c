/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep_face_box_times.h"

#include "sweep_path.h"

#include <math.h>

enum { DIRECTIONS = 17 };

int64_t sweep_face_box_way(const sweep_face_box_words *w, int axis)
{
    return sweep_whole_way(w->min[axis], w->max[axis], w->motion[axis]);
}

graze_result sweep_face_box_result(const sweep_face_box_words *w)
{
    return sweep_face_box_result_at(sweep_face_box_times(w));
}

/* ---- The plane of contact ---- */

static int64_t edge_on(const sweep_face_box_words *w, int corner, int axis)
{
    return (int64_t)w->face[3 * corner + axis] - w->face[axis];
}

static wide along(const wide *out, const int32_t *p)
{
    return out[0] * p[0] + out[1] * p[1] + out[2] * p[2];
}

static void set_cross(wide *to, const int64_t *a, const int64_t *b)
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        to[i] = (wide)a[j] * b[k] - (wide)a[k] * b[j];
    }
}

static void turn(wide *out)
{
    for (int i = 0; i < 3; i++)
        out[i] = -out[i];
}

/* From the start of the edge, whose third corner is behind. */
static void set_across(const sweep_face_box_words *w, int edge, int axis, wide *out)
{
    const int32_t *p = &w->face[3 * edge], *q = &w->face[(3 * edge + 3) % 9],
                  *third = &w->face[(3 * edge + 6) % 9];
    int64_t way[3], unit[3];
    for (int i = 0; i < 3; i++) {
        way[i] = (int64_t)q[i] - p[i];
        unit[i] = i == axis;
    }
    set_cross(out, way, unit);
    if (along(out, third) > along(out, p))
        turn(out);
}

static void set_direction(const sweep_face_box_words *w, int which, wide *out)
{
    int64_t u[3], v[3];
    for (int i = 0; i < 3; i++) {
        u[i] = edge_on(w, 1, i);
        v[i] = edge_on(w, 2, i);
        out[i] = (which - 2) / 2 == i ? (which % 2 > 0 ? 1 : -1) : 0;
    }
    if (which < 2)
        set_cross(out, u, v);
    if (which == 1)
        turn(out);
    if (which >= 8)
        set_across(w, (which - 8) / 3, (which - 8) % 3, out);
}

static wide most_of_face(const sweep_face_box_words *w, const wide *out)
{
    wide most = along(out, w->face);
    for (int i = 1; i < 3; i++)
        if (along(out, &w->face[3 * i]) > most)
            most = along(out, &w->face[3 * i]);
    return most;
}

static wide least_of_mover(const sweep_face_box_words *w, const wide *out)
{
    wide least = along(out, w->min);
    for (int corner = 1; corner < 8; corner++) {
        int32_t p[3];
        for (int i = 0; i < 3; i++)
            p[i] = corner >> i & 1 ? w->max[i] : w->min[i];
        if (along(out, p) < least)
            least = along(out, p);
    }
    return least;
}

static wide rise_of(const sweep_face_box_words *w, const wide *out)
{
    wide rise = 0;
    for (int i = 0; i < 3; i++)
        rise += out[i] * sweep_face_box_way(w, i);
    return rise;
}

static bool is_none(const wide *out)
{
    return out[0] == 0 && out[1] == 0 && out[2] == 0;
}

/* At the time s->from. */
static bool is_in_touch(times *s, const sweep_face_box_words *w, const wide *out)
{
    sweep_face_box_set_wide(s->c, least_of_mover(w, out) - most_of_face(w, out));
    sweep_face_box_set_wide(s->t, rise_of(w, out));
    mpz_mul(s->left, s->c, s->from_whole);
    mpz_addmul(s->left, s->t, s->from);
    return mpz_sgn(s->left) == 0;
}

/* 2 if it runs along, or away from the start; 1 if it moves in. */
static int preference(times *s, const sweep_face_box_words *w, const wide *out)
{
    const wide rise = rise_of(w, out);
    if (is_none(out) || !is_in_touch(s, w, out))
        return 0;
    if (rise == 0 || (rise > 0 && mpz_sgn(s->from) == 0))
        return 2;
    return rise < 0;
}

static void find_direction(times *s, const sweep_face_box_words *w, wide *out)
{
    int best = 0;
    for (int i = 0; i < DIRECTIONS; i++) {
        wide next[3];
        set_direction(w, i, next);
        const int as_good = preference(s, w, next);
        for (int axis = 0; as_good > best && axis < 3; axis++)
            out[axis] = next[axis];
        best = as_good > best ? as_good : best;
    }
}

/* ---- The hit ---- */

/* Rounded up, down, or to nearest, ties away from the start: start + way from / whole. */
static int32_t center_on(times *s, int32_t start, int64_t way, wide out)
{
    mpz_mul_si(s->t, s->from, (long)(way < 0 ? -way : way));
    const int outward = out == 0 ? 0 : (out > 0) == (way > 0) ? 1 : -1;
    if (outward > 0)
        mpz_cdiv_q(s->c, s->t, s->from_whole);
    else if (outward < 0)
        mpz_fdiv_q(s->c, s->t, s->from_whole);
    else {
        mpz_mul_ui(s->t, s->t, 2);
        mpz_add(s->t, s->t, s->from_whole);
        mpz_mul_ui(s->c, s->from_whole, 2);
        mpz_fdiv_q(s->c, s->t, s->c);
    }
    const int64_t gone = mpz_get_si(s->c);
    return (int32_t)(start + (way < 0 ? -gone : gone));
}

static void set_feature(const sweep_face_box_words *w, const wide *out, sweep_face_box_stop *e)
{
    static const int32_t features[8] = {0,
                                        GRAZE_FEATURE_CORNER,
                                        GRAZE_FEATURE_CORNER,
                                        GRAZE_FEATURE_EDGE,
                                        GRAZE_FEATURE_CORNER,
                                        GRAZE_FEATURE_EDGE,
                                        GRAZE_FEATURE_EDGE,
                                        GRAZE_FEATURE_FACE};
    static const int32_t indices[8] = {0, 0, 1, 0, 2, 2, 1, 0};
    const wide most = most_of_face(w, out);
    int corners = 0;
    for (int i = 0; i < 3; i++)
        corners |= (along(out, &w->face[3 * i]) == most) << i;
    e->feature = features[corners];
    e->index = indices[corners];
}

void sweep_face_box_expect(const sweep_face_box_words *w, sweep_face_box_stop *e)
{
    times *s = sweep_face_box_times(w);
    wide out[3] = {0, 0, 0};
    e->result = sweep_face_box_result_at(s);
    e->fraction = e->index = 0;
    e->feature = GRAZE_FEATURE_NONE;
    for (int i = 0; i < 3; i++) {
        e->center[i] = w->min[i];
        e->normal[i] = 0;
    }
    if (e->result == GRAZE_MISS || e->result == GRAZE_INSIDE)
        return;
    find_direction(s, w, out);
    set_feature(w, out, e);
    for (int i = 0; i < 3; i++) {
        e->center[i] = center_on(s, w->min[i], sweep_face_box_way(w, i), out[i]);
        e->normal[i] = (double)out[i];
    }
    mpz_mul_2exp(s->c, s->from, 30);
    mpz_fdiv_q(s->c, s->c, s->from_whole);
    e->fraction = (int32_t)mpz_get_si(s->c);
}

/* ---- Away ---- */

void sweep_face_box_away(const sweep_face_box_words *w, int32_t *way)
{
    wide out[3];
    double most = 0;
    int i = 0;
    do
        set_direction(w, i++, out);
    while (i < DIRECTIONS && (is_none(out) || least_of_mover(w, out) < most_of_face(w, out)));
    for (int axis = 0; axis < 3; axis++)
        most = fmax(most, fabs((double)out[axis]));
    for (int axis = 0; axis < 3; axis++)
        way[axis] = (int32_t)((double)out[axis] / most * 1000);
}
