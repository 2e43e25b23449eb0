/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The sphere, and the circle, which is one on two axes: center, radius. What touches is built from
 * whole vectors of whole length.
 */
#include "wrong.h"

#define ONE INT32_C(65536)

/* Thicker than what a nudge moves: the idiom squares a negative radius. */
static void draw_ball(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_vector(s, most / 2, axes, raw);
    raw[axes] = draw_between(s, 4, most);
}

static void random_point(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    draw_ball(s, most, axes, raw);
    touching_vector(s, most, axes, raw + axes + 1);
}

static void random_ball(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    draw_ball(s, most, axes, raw);
    touching_vector(s, most, axes, raw + axes + 1);
    raw[2 * axes + 1] = draw_between(s, 4, most / 2);
}

static void random_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    draw_ball(s, most, axes, raw);
    raw[axes] = draw_between(s, 4, most / 2);
    touching_vector(s, most, 2 * axes, raw + axes + 1);
}

/* Of a unit direction. */
static void random_ray(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    draw_ball(s, most, axes, raw);
    touching_vector(s, most, axes, raw + axes + 1);
    touching_unit(s, axes, raw + 2 * axes + 1);
    raw[3 * axes + 1] = draw_between(s, 0, 2 * most);
}

/* A ball, the way out from its center, whose length is returned, and the place there on its surface. */
static int32_t draw_place(input_stream *s, int32_t most, uint32_t axes, int32_t *ball, int32_t *out,
                          int32_t *place)
{
    int32_t side[3];
    touching_any_side(s, axes, side);
    int32_t whole = touching_whole(s, axes, side, out);
    int32_t step = draw_between(s, 4, most / whole);
    touching_vector(s, most / 2, axes, ball);
    ball[axes] = whole * step;
    for (uint32_t i = 0; i < axes; i++)
        place[i] = ball[i] + out[i] * step;
    return whole;
}

static void grazing_point(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t out[3];
    draw_place(s, most, axes, raw, out, raw + axes + 1);
}

/* The other is beside it at the place. */
static void grazing_ball(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t out[3], place[3], *other = raw + axes + 1;
    int32_t whole = draw_place(s, most, axes, raw, out, place);
    int32_t step = draw_between(s, 4, most / whole);
    for (uint32_t i = 0; i < axes; i++)
        other[i] = place[i] + out[i] * step;
    other[axes] = whole * step;
}

/* Exactly along the surface, through the place, from it, or up to it. */
static void grazing_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t out[3], place[3], across[3], *a = raw + axes + 1, *b = a + axes;
    draw_place(s, most, axes, raw, out, place);
    touching_across(s, most / 64, axes, out, across);
    int32_t before = draw_between(s, 0, 1), after = draw_between(s, 1 - before, 1);
    for (uint32_t i = 0; i < axes; i++) {
        a[i] = place[i] - before * across[i];
        b[i] = place[i] + after * across[i];
    }
}

/* After a whole number of times its dir it comes to the place, from outside, and ends there; if it is
 * tangent it may go on. */
static void grazing_ray(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t out[3], place[3], *start = raw + axes + 1, *dir = start + axes;
    int32_t times = draw_between(s, 0, most / ONE);
    bool is_tangent = draw_chance(s, 2);
    int64_t outward = 0;
    draw_place(s, most, axes, raw, out, place);
    if (is_tangent)
        touching_across(s, 2048, axes, out, dir);
    else
        touching_unit(s, axes, dir);
    for (uint32_t i = 0; i < axes; i++)
        outward += (int64_t)dir[i] * out[i];
    for (uint32_t i = 0; i < axes; i++) {
        dir[i] = outward > 0 ? -dir[i] : dir[i];
        start[i] = place[i] - times * dir[i];
    }
    dir[axes] = times * ONE + (is_tangent && draw_chance(s, 2) ? draw_between(s, 4, most) : 0);
}

static int with_point(heights *h, uint32_t axes, const int32_t *raw)
{
    exact_apart(h->sum, axes, raw, raw + axes + 1);
    mpz_set_si(h->part, raw[axes]);
    mpz_mul(h->part, h->part, h->part);
    return mpz_cmp(h->sum, h->part) <= 0;
}

static int with_ball(heights *h, uint32_t axes, const int32_t *raw)
{
    exact_apart(h->sum, axes, raw, raw + axes + 1);
    mpz_set_si(h->part, (int64_t)raw[axes] + raw[2 * axes + 1]);
    mpz_mul(h->part, h->part, h->part);
    return mpz_cmp(h->sum, h->part) <= 0;
}

/* Whether the point num / den of the way is in the ball: |from * den + way * num| <= radius * den;
 * from: its start, as it is from the center. */
static bool is_in(heights *h, uint32_t axes, const int64_t *from, const int64_t *way,
                  const mpz_t num, const mpz_t den, int64_t radius)
{
    mpz_set_ui(h->sum, 0);
    for (uint32_t i = 0; i < axes; i++) {
        mpz_mul_si(h->part, den, from[i]);
        mpz_mul_si(h->rest, num, way[i]);
        mpz_add(h->part, h->part, h->rest);
        mpz_addmul(h->sum, h->part, h->part);
    }
    mpz_mul_si(h->part, den, radius);
    mpz_mul(h->part, h->part, h->part);
    return mpz_cmp(h->sum, h->part) <= 0;
}

/* In it at the start, at the end, or where it is nearest to the center, between them. */
static bool meets(heights *h, uint32_t axes, const int64_t *from, const int64_t *way,
                  int64_t radius)
{
    mpz_t num, den;
    mpz_init_set_ui(num, 0);
    mpz_init_set_ui(den, 1);
    bool hit =
        is_in(h, axes, from, way, num, den, radius) || is_in(h, axes, from, way, den, den, radius);
    exact_dot(num, axes, from, way);
    mpz_neg(num, num);
    exact_dot(den, axes, way, way);
    if (mpz_sgn(num) > 0 && mpz_cmp(num, den) < 0)
        hit = hit || is_in(h, axes, from, way, num, den, radius);
    mpz_clears(num, den, NULL);
    return hit;
}

static int with_segment(heights *h, uint32_t axes, const int32_t *raw)
{
    const int32_t *a = raw + axes + 1, *b = a + axes;
    int64_t from[3], way[3];
    exact_way(axes, raw, a, from);
    exact_way(axes, a, b, way);
    return raw[axes] >= 0 && meets(h, axes, from, way, raw[axes]);
}

/* In units of 1 / 65536: where it ends is a whole number of these. */
static int with_ray(heights *h, uint32_t axes, const int32_t *raw)
{
    const int32_t *start = raw + axes + 1, *dir = start + axes;
    int64_t from[3], way[3], t = dir[axes];
    exact_way(axes, raw, start, from);
    for (uint32_t i = 0; i < axes; i++) {
        from[i] *= ONE;
        way[i] = dir[i] * t;
    }
    return raw[axes] >= 0 && t >= 0 && meets(h, axes, from, way, raw[axes] * (int64_t)ONE);
}

static const wrong_question questions[] = {
    WRONG_PREDICATE("sphere / point", "sphere_contains_point", 3, 4, 3, point),
    WRONG_PREDICATE("sphere / segment", "sphere_overlaps_segment", 3, 4, 6, segment),
    WRONG_PREDICATE("sphere / ray", "sphere_overlaps_ray", 3, 4, 7, ray),
    WRONG_PREDICATE("sphere / sphere", "sphere_overlaps_sphere", 3, 4, 4, ball),
    WRONG_PREDICATE("circle / point", "circle_contains_point", 2, 3, 2, point),
    WRONG_PREDICATE("circle / segment", "circle_overlaps_segment", 2, 3, 4, segment),
    WRONG_PREDICATE("circle / ray", "circle_overlaps_ray", 2, 3, 5, ray),
    WRONG_PREDICATE("circle / circle", "circle_overlaps_circle", 2, 3, 3, ball),
};

WRONG_SHAPE(ball);
