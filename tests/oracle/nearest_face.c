/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "nearest_face.h"
#include "judged.h"
#include "draw.h"
#include "mpz_vectors.h"

static void place_init(nearest_place *p)
{
    mpz_inits(p->way[0], p->way[1], p->way[2], p->den, p->squared, NULL);
}

static void place_clear(nearest_place *p)
{
    mpz_clears(p->way[0], p->way[1], p->way[2], p->den, p->squared, NULL);
}

void nearest_init(nearest_face *n)
{
    place_init(&n->best);
    place_init(&n->next);
    for (int i = 0; i < 3; i++)
        mpz_inits(n->u[i], n->v[i], n->from[i], n->point[i], NULL);
    mpz_inits(n->uu, n->uv, n->vv, n->uf, n->vf, n->s, n->t, n->left, NULL);
}

void nearest_clear(nearest_face *n)
{
    place_clear(&n->best);
    place_clear(&n->next);
    for (int i = 0; i < 3; i++)
        mpz_clears(n->u[i], n->v[i], n->from[i], n->point[i], NULL);
    mpz_clears(n->uu, n->uv, n->vv, n->uf, n->vf, n->s, n->t, n->left, NULL);
}

bool face_has_area(const face_oracle *o)
{
    return mpz_sgn(o->normal[0]) != 0 || mpz_sgn(o->normal[1]) != 0 || mpz_sgn(o->normal[2]) != 0;
}

static void set_between(mpz_t *way, mpz_t *const from, mpz_t *const to)
{
    for (int i = 0; i < 3; i++)
        mpz_sub(way[i], to[i], from[i]);
}

/* ---- Candidates ---- */

/* < 0, 0, > 0: the next is nearer, as near, farther. */
static int next_against_best(nearest_face *n)
{
    mpz_mul(n->s, n->next.squared, n->best.den);
    mpz_mul(n->s, n->s, n->best.den);
    mpz_mul(n->t, n->best.squared, n->next.den);
    mpz_mul(n->t, n->t, n->next.den);
    return mpz_cmp(n->s, n->t);
}

/* Two that are as near are one place, for the face has no hollow: one without area is there twice,
 * and a tie may go along either edge. */
static void take_next(nearest_face *n, bool is_first)
{
    set_dot(n->next.squared, n->next.way, n->next.way);
    int order = is_first ? -1 : next_against_best(n);
    if (order < 0) {
        nearest_place best = n->best;
        n->best = n->next;
        n->next = best;
    } else if (order == 0) {
        for (int i = 0; i < 3; i++)
            n->best.tie[i] |= n->next.tie[i];
    }
}

static int tie_towards(int sign)
{
    return sign > 0 ? TIE_UP : sign < 0 ? TIE_DOWN : 0;
}

/* The foot is where `from`, less s / den of u and t / den of v, is across both. */
static bool foot_is_inside(nearest_face *n, int corners)
{
    mpz_t *den = &n->next.den;
    set_dot(n->uu, n->u, n->u);
    set_dot(n->uv, n->u, n->v);
    set_dot(n->vv, n->v, n->v);
    set_dot(n->uf, n->u, n->from);
    set_dot(n->vf, n->v, n->from);
    mpz_mul(*den, n->uu, n->vv);
    mpz_submul(*den, n->uv, n->uv);
    mpz_mul(n->s, n->uf, n->vv);
    mpz_submul(n->s, n->vf, n->uv);
    mpz_mul(n->t, n->vf, n->uu);
    mpz_submul(n->t, n->uf, n->uv);
    mpz_sub(n->left, *den, n->s);
    if (corners == 3)
        mpz_sub(n->left, n->left, n->t);
    return mpz_sgn(n->s) > 0 && mpz_sgn(n->t) > 0 && mpz_sgn(n->left) > 0 &&
           (corners == 3 || mpz_cmp(n->t, *den) < 0);
}

static bool take_foot(nearest_face *n, face_oracle *o)
{
    set_between(n->u, o->corner[0], o->corner[1]);
    set_between(n->v, o->corner[0], o->corner[o->corners - 1]);
    set_between(n->from, o->corner[0], n->point);
    if (!foot_is_inside(n, o->corners))
        return false;
    for (int i = 0; i < 3; i++) {
        mpz_mul(n->next.way[i], n->u[i], n->s);
        mpz_addmul(n->next.way[i], n->v[i], n->t);
        mpz_submul(n->next.way[i], n->from[i], n->next.den);
        n->next.tie[i] = tie_towards(mpz_sgn(n->next.way[i]));
    }
    n->next.region = IN_FACE;
    take_next(n, true);
    return true;
}

/* At `start` + s / den of u. */
static void take_edge(nearest_face *n, mpz_t *const start, mpz_t *const step, bool is_first)
{
    set_between(n->from, start, n->point);
    set_dot(n->next.den, step, step);
    set_dot(n->s, step, n->from);
    if (mpz_sgn(n->next.den) == 0)
        mpz_set_ui(n->next.den, 1);
    if (mpz_sgn(n->s) < 0)
        mpz_set_ui(n->s, 0);
    if (mpz_cmp(n->s, n->next.den) > 0)
        mpz_set(n->s, n->next.den);
    bool at_end = mpz_sgn(n->s) == 0 || mpz_cmp(n->s, n->next.den) == 0;
    n->next.region = at_end ? AT_CORNER : ON_EDGE;
    for (int i = 0; i < 3; i++) {
        mpz_mul(n->next.way[i], step[i], n->s);
        mpz_submul(n->next.way[i], n->from[i], n->next.den);
        n->next.tie[i] = at_end ? 0 : tie_towards(mpz_sgn(step[i]));
    }
    take_next(n, is_first);
}

/* Each from a to b, b to c, c to a; or along u or v. */
static void set_edge(nearest_face *n, face_oracle *o, int edge, int *start)
{
    bool backward = o->corners == 4 && edge >= 2;
    int from = backward ? (edge + 1) % 4 : edge, to = backward ? edge : (edge + 1) % o->corners;
    set_between(n->u, o->corner[from], o->corner[to]);
    *start = from;
}

void nearest_find(nearest_face *n, face_oracle *o, const int32_t *point)
{
    for (int i = 0; i < 3; i++)
        mpz_set_si(n->point[i], judged(point[i]));
    bool any = face_has_area(o) && take_foot(n, o);
    for (int edge = 0; edge < o->corners; edge++) {
        int start;
        set_edge(n, o, edge, &start);
        take_edge(n, o->corner[start], n->u, !any);
        any = true;
    }
}

/* ---- Answers ---- */

/* s = the coordinate, rounded down or, of two that are as near, one of them; t, whether that is so. */
static bool coordinate_is(nearest_face *n, int axis, int32_t got)
{
    const nearest_place *p = &n->best;
    mpz_mul(n->t, n->point[axis], p->den);
    mpz_add(n->t, n->t, p->way[axis]);
    mpz_fdiv_qr(n->s, n->t, n->t, p->den);
    mpz_mul_2exp(n->t, n->t, 1);
    int half = mpz_cmp(n->t, p->den);
    int64_t below = mpz_get_si(n->s); /* not beyond 3 * 2^31 */
    if (half != 0)
        return got == hold(below + (half > 0));
    return ((p->tie[axis] & TIE_UP) && got == hold(below + 1)) ||
           ((p->tie[axis] & TIE_DOWN) && got == hold(below));
}

bool nearest_is(nearest_face *n, const int32_t *got)
{
    return coordinate_is(n, 0, got[0]) && coordinate_is(n, 1, got[1]) &&
           coordinate_is(n, 2, got[2]);
}

/* A root is never half way between two numbers: a sum of three squares of whole numbers with no
 * common divisor is no multiple of 4. */
int32_t nearest_distance(nearest_face *n)
{
    mpz_mul_2exp(n->s, n->best.squared, 2);
    mpz_mul(n->t, n->best.den, n->best.den);
    mpz_fdiv_q(n->s, n->s, n->t);
    mpz_sqrt(n->s, n->s); /* of twice the distance */
    mpz_add_ui(n->s, n->s, 1);
    mpz_fdiv_q_2exp(n->s, n->s, 1);
    return hold(mpz_get_si(n->s));
}

int nearest_against(nearest_face *n, int32_t number)
{
    mpz_mul_si(n->s, n->best.den, number);
    mpz_mul(n->s, n->s, n->s);
    return mpz_cmp(n->best.squared, n->s);
}

int32_t nearest_reach(nearest_face *n)
{
    mpz_mul(n->t, n->best.den, n->best.den);
    mpz_cdiv_q(n->s, n->best.squared, n->t);
    mpz_sqrtrem(n->s, n->t, n->s);
    return hold(mpz_get_si(n->s) + (mpz_sgn(n->t) != 0));
}
