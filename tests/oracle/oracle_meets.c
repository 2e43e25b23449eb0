/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_meets.h"
#include "judged.h"

static void vector_init(oracle_vector *v)
{
    mpz_inits(v->c[0], v->c[1], v->c[2], NULL);
}

static void slab_init(oracle_slab *s)
{
    vector_init(&s->axis);
    mpz_inits(s->low, s->high, NULL);
}

static void slab_clear(oracle_slab *s)
{
    mpz_clears(s->axis.c[0], s->axis.c[1], s->axis.c[2], s->low, s->high, NULL);
}

void oracle_box_init(oracle_box *box)
{
    for (int i = 0; i < SLABS; i++)
        slab_init(&box->slab[i]);
}

void oracle_box_clear(oracle_box *box)
{
    for (int i = 0; i < SLABS; i++)
        slab_clear(&box->slab[i]);
}

void oracle_box_of_obb(oracle_box *to, const int32_t *words)
{
    const int32_t *center = words, *axes = words + 3, *half = words + 12;
    for (int i = 0; i < SLABS; i++) {
        oracle_slab *s = &to->slab[i];
        mpz_set_ui(s->low, 0);
        for (int k = 0; k < 3; k++) {
            mpz_set_si(s->axis.c[k], judged_axis(axes[3 * i + k]));
            mpz_set_si(s->high, judged(center[k]));
            mpz_addmul(s->low, s->axis.c[k], s->high);
        }
        mpz_set_si(s->high, judged(half[i]));
        mpz_mul_2exp(s->high, s->high, 16);
        mpz_sub(s->low, s->low, s->high);
        mpz_mul_2exp(s->high, s->high, 1);
        mpz_add(s->high, s->high, s->low);
    }
}

void oracle_box_of_aabb(oracle_box *to, const int32_t *words)
{
    for (int i = 0; i < SLABS; i++) {
        for (int k = 0; k < 3; k++)
            mpz_set_si(to->slab[i].axis.c[k], i == k);
        mpz_set_si(to->slab[i].low, judged(words[i]));
        mpz_set_si(to->slab[i].high, judged(words[3 + i]));
    }
}

static bool is_empty(const oracle_box *box)
{
    for (int i = 0; i < SLABS; i++)
        if (mpz_cmp(box->slab[i].low, box->slab[i].high) > 0)
            return true;
    return false;
}

/* ---- Corners ---- */

static void cross(oracle_vector *to, const oracle_vector *a, const oracle_vector *b)
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        mpz_mul(to->c[i], a->c[j], b->c[k]);
        mpz_submul(to->c[i], a->c[k], b->c[j]);
    }
}

static void dot(mpz_t to, const oracle_vector *a, const oracle_vector *b)
{
    mpz_mul(to, a->c[0], b->c[0]);
    mpz_addmul(to, a->c[1], b->c[1]);
    mpz_addmul(to, a->c[2], b->c[2]);
}

/* Twice the corners, times `scale` > 0: the middle plus or minus each of the three edges. */
typedef struct {
    oracle_vector middle, edge[3], along[3], normal;
    mpz_t scale, middle_at, reach, part;
} cornered;

static void cornered_init(cornered *c)
{
    vector_init(&c->middle);
    vector_init(&c->normal);
    for (int i = 0; i < 3; i++) {
        vector_init(&c->edge[i]);
        vector_init(&c->along[i]);
    }
    mpz_inits(c->scale, c->middle_at, c->reach, c->part, NULL);
}

/* Returns false if the box has no corners. */
static bool set_cornered(cornered *c, const oracle_box *box)
{
    const oracle_slab *s = box->slab;
    for (int i = 0; i < 3; i++)
        cross(&c->along[i], &s[(i + 1) % 3].axis, &s[(i + 2) % 3].axis);
    dot(c->scale, &s[0].axis, &c->along[0]);
    if (mpz_sgn(c->scale) == 0)
        return false;
    for (int k = 0; k < 3; k++) {
        mpz_set_ui(c->middle.c[k], 0);
        for (int i = 0; i < 3; i++) {
            mpz_add(c->part, s[i].low, s[i].high);
            mpz_addmul(c->middle.c[k], c->part, c->along[i].c[k]);
            mpz_sub(c->part, s[i].high, s[i].low);
            mpz_mul(c->edge[i].c[k], c->part, c->along[i].c[k]);
        }
    }
    if (mpz_sgn(c->scale) < 0) {
        for (int k = 0; k < 3; k++)
            mpz_neg(c->middle.c[k], c->middle.c[k]);
        mpz_neg(c->scale, c->scale);
    }
    return true;
}

/* The position of the middle along n, and the distance of the corners from there. */
static void project(cornered *c, const oracle_vector *n)
{
    dot(c->middle_at, n, &c->middle);
    mpz_set_ui(c->reach, 0);
    for (int i = 0; i < 3; i++) {
        dot(c->part, n, &c->edge[i]);
        mpz_abs(c->part, c->part);
        mpz_add(c->reach, c->reach, c->part);
    }
}

/* Multiplies each by the other's scale, so that both have the same units. */
static bool meet_along(cornered *a, cornered *b, const oracle_vector *n)
{
    project(a, n);
    project(b, n);
    mpz_mul(a->part, a->middle_at, b->scale);
    mpz_submul(a->part, b->middle_at, a->scale);
    mpz_mul(b->part, a->reach, b->scale);
    mpz_addmul(b->part, b->reach, a->scale);
    return mpz_cmpabs(a->part, b->part) <= 0;
}

static bool corners_meet(cornered *a, cornered *b, const oracle_box *of_a, const oracle_box *of_b)
{
    for (int i = 0; i < 3; i++)
        if (!meet_along(a, b, &of_a->slab[i].axis) || !meet_along(a, b, &of_b->slab[i].axis))
            return false;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            cross(&a->normal, &a->along[i], &b->along[j]);
            if (!meet_along(a, b, &a->normal))
                return false;
        }
    return true;
}

bool oracle_boxes_meet(const oracle_box *a, const oracle_box *b)
{
    static cornered of_a, of_b;
    static bool ready;
    if (!ready) {
        cornered_init(&of_a);
        cornered_init(&of_b);
        ready = true;
    }
    if (is_empty(a) || is_empty(b))
        return false;
    if (!set_cornered(&of_a, a) || !set_cornered(&of_b, b))
        return oracle_boxes_meet_on_faces(a, b);
    return corners_meet(&of_a, &of_b, a, b);
}

/* ---- Faces: a set that is neither empty nor all of space has a point on one of them ---- */

enum { ALL = 2 * SLABS };

static oracle_slab left[4][ALL]; /* the slabs that remain in the intersection of `depth` planes */

static int pivot_of(const oracle_slab *s)
{
    for (int k = 0; k < 3; k++)
        if (mpz_sgn(s->axis.c[k]) != 0)
            return k;
    return 3;
}

/* Cuts the slabs of `depth` by the plane axis . p = at. */
static void cut(int depth, const oracle_slab *plane, const mpz_t at)
{
    int pivot = pivot_of(plane), sign = mpz_sgn(plane->axis.c[pivot]);
    for (int i = 0; i < ALL; i++) {
        const oracle_slab *from = &left[depth][i];
        oracle_slab *to = &left[depth + 1][i];
        for (int k = 0; k < 3; k++) {
            mpz_mul(to->axis.c[k], from->axis.c[k], plane->axis.c[pivot]);
            mpz_submul(to->axis.c[k], plane->axis.c[k], from->axis.c[pivot]);
        }
        mpz_mul(to->low, from->low, plane->axis.c[pivot]);
        mpz_submul(to->low, from->axis.c[pivot], at);
        mpz_mul(to->high, from->high, plane->axis.c[pivot]);
        mpz_submul(to->high, from->axis.c[pivot], at);
        if (sign < 0)
            mpz_swap(to->low, to->high);
    }
}

/* A slab with a zero axis contains all of space, or nothing. */
static bool have_point(int depth)
{
    bool all = true;
    for (int i = 0; i < ALL; i++) {
        const oracle_slab *s = &left[depth][i];
        bool is_all = pivot_of(s) == 3;
        all = all && is_all;
        if (is_all && (mpz_sgn(s->low) > 0 || mpz_sgn(s->high) < 0))
            return false;
    }
    if (all)
        return true;
    for (int i = 0; i < ALL; i++)
        for (int high = 0; high < 2 && pivot_of(&left[depth][i]) < 3; high++) {
            cut(depth, &left[depth][i], high ? left[depth][i].high : left[depth][i].low);
            if (have_point(depth + 1))
                return true;
        }
    return false;
}

bool oracle_boxes_meet_on_faces(const oracle_box *a, const oracle_box *b)
{
    static bool ready;
    for (int i = 0; !ready && i < 4 * ALL; i++)
        slab_init(&left[i / ALL][i % ALL]);
    ready = true;
    if (is_empty(a) || is_empty(b))
        return false;
    for (int i = 0; i < ALL; i++) {
        const oracle_slab *s = i < SLABS ? &a->slab[i] : &b->slab[i - SLABS];
        for (int k = 0; k < 3; k++)
            mpz_set(left[0][i].axis.c[k], s->axis.c[k]);
        mpz_set(left[0][i].low, s->low);
        mpz_set(left[0][i].high, s->high);
    }
    return have_point(0);
}
