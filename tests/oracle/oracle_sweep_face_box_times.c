/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep_face_box_times.h"

enum { CONDITIONS = 9, WITHOUT_X = 32 };

static int64_t edge_on(const sweep_face_box_words *w, int corner, int axis)
{
    return (int64_t)w->face[3 * corner + axis] - w->face[axis];
}

/* ---- Elimination ---- */

/* x x + y y + t t + c <= 0; if it is strict, < 0 where both overlap. */
typedef struct {
    wide x, y, t, c;
    bool is_strict;
} condition;

static int set_conditions(const sweep_face_box_words *w, condition *all)
{
    int n = 0;
    for (int i = 0; i < 3; i++) {
        const bool is_strict = w->min[i] < w->max[i];
        const int64_t way = sweep_face_box_way(w, i), u = edge_on(w, 1, i), v = edge_on(w, 2, i);
        const condition below = {u, v, -way, (int64_t)w->face[i] - w->max[i], is_strict};
        const condition above = {-u, -v, way, (int64_t)w->min[i] - w->face[i], is_strict};
        all[n++] = below;
        all[n++] = above;
    }
    const condition x = {-1, 0, 0, 0, true}, y = {0, -1, 0, 0, true}, third = {1, 1, 0, -1, true};
    all[n++] = x;
    all[n++] = y;
    all[n++] = third;
    return n;
}

/* Of numbers below 2^33, so the products are below 2^67. */
static int without_x(const condition *all, int count, condition *rest)
{
    int n = 0;
    for (int i = 0; i < count; i++) {
        const condition *p = &all[i];
        if (p->x == 0)
            rest[n++] = *p;
        for (int j = 0; p->x > 0 && j < count; j++) {
            const condition *q = &all[j];
            if (q->x >= 0)
                continue;
            const condition both = {0, q->y * p->x - p->y * q->x, q->t * p->x - p->t * q->x,
                                    q->c * p->x - p->c * q->x, p->is_strict || q->is_strict};
            rest[n++] = both;
        }
    }
    return n;
}

void sweep_face_box_set_wide(mpz_t to, wide n)
{
    const wide size = n < 0 ? -n : n;
    mpz_set_ui(to, (unsigned long)(size >> 64));
    mpz_mul_2exp(to, to, 64);
    mpz_add_ui(to, to, (unsigned long)(size & (((wide)1 << 64) - 1)));
    if (n < 0)
        mpz_neg(to, to);
}

/* The sign of a / b - c / d, for b, d > 0. */
static int order(times *s, const mpz_t a, const mpz_t b, const mpz_t c, const mpz_t d)
{
    mpz_mul(s->left, a, d);
    mpz_mul(s->right, c, b);
    return mpz_cmp(s->left, s->right);
}

/* t t + c <= 0, both in s. */
static void limit(times *s, bool is_strict)
{
    const int sign = mpz_sgn(s->t);
    if (sign == 0) {
        s->touches = s->touches && mpz_sgn(s->c) <= 0;
        s->overlaps = s->overlaps && (is_strict ? mpz_sgn(s->c) < 0 : mpz_sgn(s->c) <= 0);
        return;
    }
    if (sign > 0)
        mpz_neg(s->c, s->c);
    else
        mpz_neg(s->t, s->t);
    mpz_t *end = sign > 0 ? &s->to : &s->from, *whole = sign > 0 ? &s->to_whole : &s->from_whole;
    bool *is_open = sign > 0 ? &s->to_is_open : &s->from_is_open;
    const int nearer = order(s, s->c, s->t, *end, *whole) * sign;
    if (nearer < 0) {
        mpz_set(*end, s->c);
        mpz_set(*whole, s->t);
        *is_open = is_strict;
    } else if (nearer == 0) {
        *is_open = *is_open || is_strict;
    }
}

typedef struct {
    mpz_t y, t, c;
    bool is_strict;
} row;

static void limit_by_both(times *s, const row *p, const row *q)
{
    mpz_mul(s->t, q->t, p->y);
    mpz_submul(s->t, p->t, q->y);
    mpz_mul(s->c, q->c, p->y);
    mpz_submul(s->c, p->c, q->y);
    limit(s, p->is_strict || q->is_strict);
}

static void limit_all(times *s, const condition *rest, int count)
{
    static row rows[WITHOUT_X];
    static bool is_ready;
    for (int i = 0; !is_ready && i < WITHOUT_X; i++)
        mpz_inits(rows[i].y, rows[i].t, rows[i].c, NULL);
    is_ready = true;
    for (int i = 0; i < count; i++) {
        sweep_face_box_set_wide(rows[i].y, rest[i].y);
        sweep_face_box_set_wide(rows[i].t, rest[i].t);
        sweep_face_box_set_wide(rows[i].c, rest[i].c);
        rows[i].is_strict = rest[i].is_strict;
    }
    for (int i = 0; i < count; i++) {
        if (rest[i].y == 0) {
            mpz_set(s->t, rows[i].t);
            mpz_set(s->c, rows[i].c);
            limit(s, rows[i].is_strict);
        }
        for (int j = 0; rest[i].y > 0 && j < count; j++)
            if (rest[j].y < 0)
                limit_by_both(s, &rows[i], &rows[j]);
    }
}

/* ---- Whether anything can overlap ---- */

/* The edges, and the axes on which the mover is not flat, span the space. */
static bool is_thick(const sweep_face_box_words *w)
{
    int flat[3], count = 0;
    for (int i = 0; i < 3; i++)
        if (w->min[i] == w->max[i])
            flat[count++] = i;
    if (count == 1)
        return edge_on(w, 1, flat[0]) != 0 || edge_on(w, 2, flat[0]) != 0;
    if (count == 2)
        return (wide)edge_on(w, 1, flat[0]) * edge_on(w, 2, flat[1]) !=
               (wide)edge_on(w, 1, flat[1]) * edge_on(w, 2, flat[0]);
    return count == 0;
}

times *sweep_face_box_times(const sweep_face_box_words *w)
{
    static times s;
    static bool is_ready;
    condition all[CONDITIONS], rest[WITHOUT_X];
    if (!is_ready)
        mpz_inits(s.from, s.from_whole, s.to, s.to_whole, s.t, s.c, s.left, s.right, NULL);
    is_ready = true;
    mpz_set_ui(s.from, 0);
    mpz_set_ui(s.from_whole, 1);
    mpz_set_ui(s.to, 1);
    mpz_set_ui(s.to_whole, 1);
    s.from_is_open = s.to_is_open = false;
    s.touches = true;
    s.overlaps = is_thick(w);
    for (int i = 0; i < 3; i++)
        s.touches = s.touches && w->min[i] <= w->max[i];
    if (s.touches)
        limit_all(&s, rest, without_x(all, set_conditions(w, all), rest));
    return &s;
}

graze_result sweep_face_box_result_at(times *s)
{
    const int left = order(s, s->from, s->from_whole, s->to, s->to_whole);
    if (!s->touches || left > 0)
        return GRAZE_MISS;
    if (!s->overlaps || (left == 0 && (s->from_is_open || s->to_is_open)))
        return GRAZE_TOUCH;
    return mpz_sgn(s->from) == 0 && !s->from_is_open ? GRAZE_INSIDE : GRAZE_HIT;
}
