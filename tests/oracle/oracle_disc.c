/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_disc.h"
#include "judged.h"

#include <math.h>

enum { PRECISION = 256 };

void disc_oracle_init(disc_oracle *o)
{
    exact_line_init(&o->line);
    exact_point_init(&o->point);
    exact_ratio_init(&o->at);
    for (int i = 0; i < 3; i++)
        mpq_inits(o->normal[i], o->offset[i], NULL);
    mpq_inits(o->height, o->squared, o->scratch, NULL);
    mpf_init2(o->root, PRECISION);
    mpf_init2(o->real, PRECISION);
}

void disc_oracle_clear(disc_oracle *o)
{
    exact_line_clear(&o->line);
    exact_point_clear(&o->point);
    exact_ratio_clear(&o->at);
    for (int i = 0; i < 3; i++)
        mpq_clears(o->normal[i], o->offset[i], NULL);
    mpq_clears(o->height, o->squared, o->scratch, NULL);
    mpf_clears(o->root, o->real, NULL);
}

static void set_normal(disc_oracle *o, const graze_disc *disc)
{
    mpq_set_si(o->normal[0], disc->normal.x, 1);
    mpq_set_si(o->normal[1], disc->normal.y, 1);
    mpq_set_si(o->normal[2], disc->normal.z, 1);
}

static void set_dot(disc_oracle *o, mpq_t to, mpq_t *a, mpq_t *b)
{
    mpq_set_ui(to, 0, 1);
    for (int i = 0; i < 3; i++) {
        mpq_mul(o->scratch, a[i], b[i]);
        mpq_add(to, to, o->scratch);
    }
}

/* Whether the offset is at most as long as the radius: -1 shorter, 0 as long, 1 longer. */
static int compare_with_radius(disc_oracle *o, const graze_disc *disc)
{
    set_dot(o, o->squared, o->offset, o->offset);
    mpq_set_si(o->scratch, judged(disc->radius), 1);
    mpq_mul(o->scratch, o->scratch, o->scratch);
    return mpq_cmp(o->squared, o->scratch);
}

/* ---- Lines ---- */

/* The offset of the point of the line at t. */
static void set_offset_at(disc_oracle *o, const graze_disc *disc, const exact_ratio *t)
{
    const int32_t center[3] = {judged(disc->center.x), judged(disc->center.y),
                               judged(disc->center.z)};
    exact_point_at(&o->point, &o->line, t);
    for (int i = 0; i < 3; i++) {
        mpq_set_num(o->offset[i], o->point.axis[i]);
        mpq_set_den(o->offset[i], o->point.den);
        mpq_canonicalize(o->offset[i]);
        mpq_set_si(o->scratch, center[i], 1);
        mpq_sub(o->offset[i], o->offset[i], o->scratch);
    }
}

/* Sets o->at to the parameter at which the height is 0, and *side to the side of the start. Returns false if the line is
 * parallel. */
static bool set_crossing(disc_oracle *o, const graze_disc *disc, int *side)
{
    mpz_set_ui(o->at.num, 0);
    mpz_set_ui(o->at.den, 1);
    set_offset_at(o, disc, &o->at);
    set_dot(o, o->height, o->normal, o->offset);
    *side = mpq_sgn(o->height);
    mpz_set_ui(o->at.num, 1);
    set_offset_at(o, disc, &o->at);
    set_dot(o, o->squared, o->normal, o->offset);
    mpq_sub(o->squared, o->height,
            o->squared); /* the height that the line loses while t grows by 1 */
    if (mpq_sgn(o->squared) == 0)
        return false;
    mpq_div(o->height, o->height, o->squared);
    mpz_set(o->at.num, mpq_numref(o->height));
    mpz_set(o->at.den, mpq_denref(o->height));
    return true;
}

/* t against the end of the line: -1 before it, 0 at it, 1 beyond. */
static int compare_with_end(disc_oracle *o)
{
    if (o->line.unlimited)
        return -1;
    mpz_mul(o->point.scratch, o->at.num, o->line.limit.den);
    mpz_mul(o->point.den, o->line.limit.num, o->at.den);
    return mpz_cmp(o->point.scratch, o->point.den);
}

static disc_answer answer_line(disc_oracle *o, const graze_disc *disc, uint32_t scale)
{
    disc_answer a = {GRAZE_MISS, {0, 0, 0}, 0, 0};
    int side;
    set_normal(o, disc);
    if (disc->radius < 0 || (!o->line.unlimited && mpz_sgn(o->line.limit.num) <= 0) ||
        !set_crossing(o, disc, &side) || mpz_sgn(o->at.num) < 0)
        return a;
    const int end = compare_with_end(o);
    if (end > 0)
        return a;
    set_offset_at(o, disc, &o->at);
    if (compare_with_radius(o, disc) > 0)
        return a;
    a.result = end == 0 || mpz_sgn(o->at.num) == 0 ? GRAZE_TOUCH : GRAZE_HIT;
    a.side = side;
    a.point = exact_rounded_point(&o->point, &o->line);
    a.at = exact_rounded_ratio(&o->at, scale, &o->point);
    return a;
}

disc_answer disc_oracle_segment(disc_oracle *o, const graze_disc *disc, const graze_segment *s)
{
    exact_line_of_segment(&o->line, s);
    return answer_line(o, disc, (uint32_t)GRAZE_FRACTION_ONE);
}

disc_answer disc_oracle_ray(disc_oracle *o, const graze_disc *disc, const graze_ray *r)
{
    exact_line_of_ray(&o->line, r);
    return answer_line(o, disc, (uint32_t)GRAZE_ONE);
}

/* ---- Points ---- */

disc_foot disc_oracle_foot(disc_oracle *o, const graze_disc *disc, const graze_vec3 *point)
{
    const graze_vec3 c = judged_vector(disc->center), p = judged_vector(*point);
    if (disc->radius < 0)
        return FOOT_WITHIN;
    set_normal(o, disc);
    mpq_set_si(o->offset[0], (long)p.x - c.x, 1);
    mpq_set_si(o->offset[1], (long)p.y - c.y, 1);
    mpq_set_si(o->offset[2], (long)p.z - c.z, 1);
    set_dot(o, o->height, o->normal, o->offset);
    set_dot(o, o->squared, o->normal, o->normal);
    if (mpq_sgn(o->squared) != 0)
        mpq_div(o->height, o->height, o->squared);
    for (int i = 0; i < 3; i++) {
        mpq_mul(o->scratch, o->normal[i], o->height);
        mpq_sub(o->offset[i], o->offset[i], o->scratch);
    }
    const int order = compare_with_radius(o, disc);
    return order < 0 ? FOOT_WITHIN : order == 0 ? FOOT_ON_RIM : FOOT_BEYOND;
}

/* center + offset, rounded as a point of a line from `start` is */
static int32_t rounded_foot(disc_oracle *o, int axis, int32_t start, int32_t center)
{
    mpq_set_si(o->scratch, center, 1);
    mpq_add(o->scratch, o->scratch, o->offset[axis]);
    mpz_set(o->point.axis[axis], mpq_numref(o->scratch));
    mpz_set(o->point.den, mpq_denref(o->scratch));
    mpz_set_si(o->line.start[axis], start);
    return exact_rounded_coordinate(&o->point, &o->line, axis);
}

/* The distance of `got` from center + radius * offset / root, held in the world. */
static double off_rim(disc_oracle *o, int axis, int32_t center, int32_t radius, int32_t got)
{
    mpf_set_q(o->real, o->offset[axis]);
    mpf_mul_ui(o->real, o->real, (unsigned long)radius);
    mpf_div(o->real, o->real, o->root);
    const double exact = center + mpf_get_d(o->real); /* right to 2^-20 */
    const double there = exact > INT32_MAX ? INT32_MAX : exact < INT32_MIN ? INT32_MIN : exact;
    return fabs(there - got);
}

double disc_oracle_off(disc_oracle *o, const graze_disc *disc, const graze_vec3 *point,
                       disc_foot where, const graze_vec3 *got)
{
    const graze_vec3 c = judged_vector(disc->center), p = judged_vector(*point);
    const int32_t center[3] = {c.x, c.y, c.z}, start[3] = {p.x, p.y, p.z},
                  found[3] = {got->x, got->y, got->z}, radius = judged(disc->radius);
    double worst = 0;
    if (where == FOOT_BEYOND) {
        mpf_set_q(o->root, o->squared);
        mpf_sqrt(o->root, o->root);
    }
    for (int i = 0; i < 3; i++) {
        double off;
        if (radius < 0)
            off = found[i] != start[i];
        else if (where == FOOT_BEYOND)
            off = off_rim(o, i, center[i], radius, found[i]);
        else
            off = found[i] != rounded_foot(o, i, start[i], center[i]);
        worst = off > worst ? off : worst;
    }
    return worst;
}
