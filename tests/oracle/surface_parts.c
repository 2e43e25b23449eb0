/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "surface_parts.h"

#include <math.h>

/* ---- Lines ---- */

void surface_line_init(surface_line *l)
{
    for (int i = 0; i < 3; i++)
        mpq_inits(l->start[i], l->run[i], NULL);
    mpq_inits(l->first, l->last, NULL);
}

void surface_line_clear(surface_line *l)
{
    for (int i = 0; i < 3; i++)
        mpq_clears(l->start[i], l->run[i], NULL);
    mpq_clears(l->first, l->last, NULL);
}

void surface_line_set(surface_line *l, const contract_scene *s)
{
    const graze_scalar *words = s->line.words, limit = s->ray ? words[2 * s->kind->axes] : 1;
    l->axes = s->kind->axes;
    for (uint32_t i = 0; i < l->axes; i++) {
        mpq_set_d(l->start[i], (double)words[i]);
        mpq_set_d(l->run[i], (double)words[i + l->axes]);
        if (!s->ray)
            mpq_sub(l->run[i], l->run[i], l->start[i]);
    }
    mpq_set_ui(l->first, 0, 1);
    mpq_set_d(l->last, limit < GRAZE_NO_LIMIT ? (double)limit : 0x1p128);
}

void surface_line_set_point(surface_line *l, const graze_scalar *point, uint32_t axes)
{
    l->axes = axes;
    for (uint32_t i = 0; i < axes; i++) {
        mpq_set_d(l->start[i], (double)point[i]);
        mpq_set_ui(l->run[i], 0, 1);
    }
    mpq_set_ui(l->first, 0, 1);
    mpq_set_ui(l->last, 0, 1);
}

/* ---- Vectors ---- */

void exact_vector_init(exact_vector *v, uint32_t axes)
{
    v->axes = axes;
    v->length = 0;
    for (int i = 0; i < 3; i++)
        mpq_init(v->axis[i]);
}

void exact_vector_clear(exact_vector *v)
{
    for (int i = 0; i < 3; i++)
        mpq_clear(v->axis[i]);
}

static void measure(exact_vector *v)
{
    double squared = 0;
    for (uint32_t i = 0; i < v->axes; i++)
        squared += mpq_get_d(v->axis[i]) * mpq_get_d(v->axis[i]);
    v->length = sqrt(squared);
}

void exact_vector_set(exact_vector *v, const graze_scalar *words)
{
    for (uint32_t i = 0; i < v->axes; i++)
        mpq_set_d(v->axis[i], (double)words[i]);
    measure(v);
}

void exact_vector_set_between(exact_vector *v, const exact_vector *from, const exact_vector *to)
{
    for (uint32_t i = 0; i < v->axes; i++)
        mpq_sub(v->axis[i], to->axis[i], from->axis[i]);
    measure(v);
}

void exact_vector_set_cross(exact_vector *v, const exact_vector *a, const exact_vector *b)
{
    mpq_t product;
    mpq_init(product);
    for (int i = 0; i < 3; i++) {
        mpq_mul(v->axis[i], a->axis[(i + 1) % 3], b->axis[(i + 2) % 3]);
        mpq_mul(product, a->axis[(i + 2) % 3], b->axis[(i + 1) % 3]);
        mpq_sub(v->axis[i], v->axis[i], product);
    }
    mpq_clear(product);
    measure(v);
}

void exact_vector_add(exact_vector *v, const exact_vector *a)
{
    for (uint32_t i = 0; i < v->axes; i++)
        mpq_add(v->axis[i], v->axis[i], a->axis[i]);
    measure(v);
}

void exact_vector_set_run(exact_vector *v, const surface_line *l)
{
    for (uint32_t i = 0; i < v->axes; i++)
        mpq_set(v->axis[i], l->run[i]);
    measure(v);
}

double exact_vector_dot(const exact_vector *a, const exact_vector *b)
{
    double dot;
    mpq_t sum, product;
    mpq_inits(sum, product, NULL);
    for (uint32_t i = 0; i < a->axes; i++) {
        mpq_mul(product, a->axis[i], b->axis[i]);
        mpq_add(sum, sum, product);
    }
    dot = mpq_get_d(sum);
    mpq_clears(sum, product, NULL);
    return dot;
}

/* ---- Parts ---- */

void line_part_init(line_part *p, const surface_line *l)
{
    p->line = l;
    mpq_inits(p->first, p->last, p->height, p->rise, p->term, NULL);
    mpq_set(p->first, l->first);
    mpq_set(p->last, l->last);
}

void line_part_clear(line_part *p)
{
    mpq_clears(p->first, p->last, p->height, p->rise, p->term, NULL);
}

bool line_part_is_empty(const line_part *p)
{
    return mpq_cmp(p->first, p->last) > 0;
}

/* Keeps what has height + t * rise >= 0. */
static void keep(line_part *p)
{
    if (mpq_sgn(p->rise) == 0) {
        if (mpq_sgn(p->height) < 0)
            mpq_set_si(p->last, -1, 1);
        return;
    }
    mpq_div(p->term, p->height, p->rise);
    mpq_neg(p->term, p->term);
    if (mpq_sgn(p->rise) > 0 && mpq_cmp(p->term, p->first) > 0)
        mpq_set(p->first, p->term);
    if (mpq_sgn(p->rise) < 0 && mpq_cmp(p->term, p->last) < 0)
        mpq_set(p->last, p->term);
}

static void set_heights(line_part *p, const exact_vector *place, const exact_vector *along)
{
    mpq_set_ui(p->height, 0, 1);
    mpq_set_ui(p->rise, 0, 1);
    for (uint32_t i = 0; i < p->line->axes; i++) {
        mpq_sub(p->term, p->line->start[i], place->axis[i]);
        mpq_mul(p->term, p->term, along->axis[i]);
        mpq_add(p->height, p->height, p->term);
        mpq_mul(p->term, p->line->run[i], along->axis[i]);
        mpq_add(p->rise, p->rise, p->term);
    }
}

static void keep_above(line_part *p, double height)
{
    mpq_set_d(p->term, height);
    mpq_sub(p->height, p->height, p->term);
    keep(p);
}

void line_part_keep_beyond(line_part *p, const exact_vector *place, const exact_vector *along,
                           double margin)
{
    set_heights(p, place, along);
    keep_above(p, -margin * along->length);
}

void line_part_keep_before(line_part *p, const exact_vector *place, const exact_vector *along,
                           double margin)
{
    set_heights(p, place, along);
    mpq_neg(p->height, p->height);
    mpq_neg(p->rise, p->rise);
    keep_above(p, -margin * along->length);
}

/* Sets `squared` to the squared distance of the start from the center; at t it is greater by t * (2 height + t * rise). */
static void set_squared(line_part *p, const exact_vector *center, mpq_t squared)
{
    mpq_t from_center;
    mpq_init(from_center);
    mpq_set_ui(p->height, 0, 1);
    mpq_set_ui(p->rise, 0, 1);
    mpq_set_ui(squared, 0, 1);
    for (uint32_t i = 0; i < p->line->axes; i++) {
        mpq_sub(from_center, p->line->start[i], center->axis[i]);
        mpq_mul(p->term, from_center, from_center);
        mpq_add(squared, squared, p->term);
        mpq_mul(p->term, from_center, p->line->run[i]);
        mpq_add(p->height, p->height, p->term);
        mpq_mul(p->term, p->line->run[i], p->line->run[i]);
        mpq_add(p->rise, p->rise, p->term);
    }
    mpq_clear(from_center);
}

/* Sets `term` to the t of the part that is nearest to the center. */
static void find_nearest(line_part *p)
{
    mpq_set(p->term, p->first);
    if (mpq_sgn(p->rise) == 0)
        return;
    mpq_div(p->term, p->height, p->rise);
    mpq_neg(p->term, p->term);
    if (mpq_cmp(p->term, p->first) < 0)
        mpq_set(p->term, p->first);
    if (mpq_cmp(p->term, p->last) > 0)
        mpq_set(p->term, p->last);
}

bool line_part_comes_within(line_part *p, const exact_vector *center, double distance)
{
    mpq_t squared, most;
    bool within;
    if (line_part_is_empty(p) || !(distance >= 0))
        return false;
    mpq_inits(squared, most, NULL);
    set_squared(p, center, squared);
    find_nearest(p);
    mpq_mul(p->rise, p->rise, p->term);
    mpq_add(p->rise, p->rise, p->height);
    mpq_add(p->rise, p->rise, p->height);
    mpq_mul(p->rise, p->rise, p->term);
    mpq_add(squared, squared, p->rise);
    mpq_set_d(most, distance);
    mpq_mul(most, most, most);
    within = mpq_cmp(squared, most) <= 0;
    mpq_clears(squared, most, NULL);
    return within;
}

bool line_part_comes_near(line_part *p, const graze_scalar *words, uint32_t axes, double radius)
{
    exact_vector center;
    exact_vector_init(&center, axes);
    exact_vector_set(&center, words);
    const bool within = line_part_comes_within(p, &center, radius);
    exact_vector_clear(&center);
    return within;
}
