/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "half_spaces.h"

enum { AXES = 3, LIMIT = 3 };

static void for_each_number(half_spaces *h, void (*change)(mpz_t))
{
    for (int i = 0; i < HALF_SPACES_CAPACITY; i++)
        for (int k = 0; k <= LIMIT; k++) {
            change(h->rows[i].n[k]);
            change(h->next[i].n[k]);
        }
    change(h->weight);
}

void half_spaces_init(half_spaces *h)
{
    for_each_number(h, mpz_init);
}

void half_spaces_clear(half_spaces *h)
{
    for_each_number(h, mpz_clear);
}

static bool has_normal(const half_space *s)
{
    return mpz_sgn(s->n[0]) != 0 || mpz_sgn(s->n[1]) != 0 || mpz_sgn(s->n[2]) != 0;
}

/* Keeps the row that was written last, unless it has no normal: that one excludes all or nothing. */
static void keep(half_spaces *h)
{
    const half_space *last = &h->next[h->next_count];
    if (has_normal(last))
        h->next_count++;
    else if (mpz_sgn(last->n[LIMIT]) > 0)
        h->contradiction = true;
}

static void keep_words(half_spaces *h, int32_t x, int32_t y, int32_t z, int64_t limit)
{
    half_space *to = &h->next[h->next_count];
    mpz_set_si(to->n[0], x);
    mpz_set_si(to->n[1], y);
    mpz_set_si(to->n[2], z);
    mpz_set_si(to->n[LIMIT], limit);
    keep(h);
}

/* The sum of both, so weighted that the coordinate is not in it. */
static void keep_sum(half_spaces *h, const half_space *lower, const half_space *upper, int axis)
{
    half_space *to = &h->next[h->next_count];
    mpz_neg(h->weight, upper->n[axis]);
    for (int k = 0; k <= LIMIT; k++) {
        mpz_mul(to->n[k], lower->n[k], h->weight);
        mpz_addmul(to->n[k], upper->n[k], lower->n[axis]);
    }
    keep(h);
}

/* The rows that were kept become the rows. */
static void start_next(half_spaces *h)
{
    for (int i = 0; i < h->next_count; i++)
        for (int k = 0; k <= LIMIT; k++)
            mpz_swap(h->rows[i].n[k], h->next[i].n[k]);
    h->count = h->next_count;
    h->next_count = 0;
}

static void keep_sums_with(half_spaces *h, const half_space *lower, int axis)
{
    for (int i = 0; i < h->count && !h->contradiction; i++)
        if (mpz_sgn(h->rows[i].n[axis]) < 0)
            keep_sum(h, lower, &h->rows[i], axis);
}

/* What is left are the shadows of all common points along the axis. */
static void eliminate(half_spaces *h, int axis)
{
    start_next(h);
    for (int i = 0; i < h->count; i++) {
        const half_space *row = &h->rows[i];
        if (mpz_sgn(row->n[axis]) > 0)
            keep_sums_with(h, row, axis);
        if (mpz_sgn(row->n[axis]) != 0)
            continue;
        for (int k = 0; k <= LIMIT; k++)
            mpz_set(h->next[h->next_count].n[k], row->n[k]);
        keep(h);
    }
}

static void keep_box(half_spaces *h, const graze_aabb *box)
{
    keep_words(h, 1, 0, 0, box->min.x);
    keep_words(h, 0, 1, 0, box->min.y);
    keep_words(h, 0, 0, 1, box->min.z);
    keep_words(h, -1, 0, 0, -(int64_t)box->max.x);
    keep_words(h, 0, -1, 0, -(int64_t)box->max.y);
    keep_words(h, 0, 0, -1, -(int64_t)box->max.z);
}

bool half_spaces_overlap(half_spaces *h, const graze_frustum *frustum, const graze_aabb *box)
{
    h->next_count = 0;
    h->contradiction = false;
    keep_box(h, box);
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const graze_normal *n = &frustum->normal[i];
        keep_words(h, n->x, n->y, n->z, frustum->limit[i]);
    }
    for (int axis = 0; axis < AXES && !h->contradiction; axis++)
        eliminate(h, axis);
    return !h->contradiction;
}
