/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The triangle and the parallelogram. Where the line passes through the plane is known as a fraction
 * and then seen along the axis that the plane lies most across: in that picture the place has all
 * edges on its left or all on its right, or it is not on the face.
 */
#include "wrong.h"

enum { FACE = 9 };
#define ONE INT32_C(65536)

/* ---- The judge ---- */

/* Its corners one after the other. In units of 1 / 65536, where a ray ends is whole. */
typedef struct {
    uint32_t corners;
    int64_t at[4][3]; /* below 2^50 */
} polygon;

/* Where a line passes through a plane: at / whole. */
typedef struct {
    mpz_t normal[3], at[3], whole;
} crossing;

static crossing *the_crossing(void)
{
    static crossing c;
    static bool ready;
    if (!ready) {
        for (int i = 0; i < 3; i++)
            mpz_inits(c.normal[i], c.at[i], NULL);
        mpz_init(c.whole);
    }
    ready = true;
    return &c;
}

/* p * q - r * s */
static void difference(heights *h, mpz_t result, int64_t p, int64_t q, int64_t r, int64_t s)
{
    mpz_set_si(h->sum, p);
    mpz_mul_si(result, h->sum, q);
    mpz_set_si(h->sum, r);
    mpz_mul_si(h->sum, h->sum, s);
    mpz_sub(result, result, h->sum);
}

static void set_normal(heights *h, crossing *c, const polygon *f)
{
    int64_t u[3], v[3];
    for (int i = 0; i < 3; i++) {
        u[i] = f->at[1][i] - f->at[0][i];
        v[i] = f->at[2][i] - f->at[1][i];
    }
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        difference(h, c->normal[i], u[j], v[k], u[k], v[j]);
    }
}

static void set_height(heights *h, mpz_t height, const crossing *c, const int64_t *from,
                       const int64_t *to)
{
    mpz_set_ui(height, 0);
    for (int i = 0; i < 3; i++) {
        mpz_mul_si(h->sum, c->normal[i], to[i] - from[i]);
        mpz_add(height, height, h->sum);
    }
}

/* False where both ends are on one side, or as high as each other. */
static bool set_crossing(heights *h, crossing *c, const polygon *f, const int64_t *start,
                         const int64_t *end)
{
    set_normal(h, c, f);
    set_height(h, h->part, c, f->at[0], start);
    set_height(h, h->rest, c, f->at[0], end);
    mpz_sub(c->whole, h->rest, h->part);
    if (mpz_sgn(h->part) * mpz_sgn(h->rest) > 0 || mpz_sgn(c->whole) == 0)
        return false;
    for (int i = 0; i < 3; i++) {
        mpz_mul_si(c->at[i], h->rest, start[i]);
        mpz_mul_si(h->sum, h->part, end[i]);
        mpz_sub(c->at[i], c->at[i], h->sum);
    }
    return true;
}

/* Of p and q, seen along an axis: on which side of the edge that leads between them the place is. */
static int side_of_edge(heights *h, const crossing *c, int axis, const int64_t *p, const int64_t *q)
{
    int i = (axis + 1) % 3, j = (axis + 2) % 3;
    mpz_mul_si(h->part, c->whole, p[j]);
    mpz_sub(h->part, c->at[j], h->part);
    mpz_mul_si(h->part, h->part, q[i] - p[i]);
    mpz_mul_si(h->rest, c->whole, p[i]);
    mpz_sub(h->rest, c->at[i], h->rest);
    mpz_mul_si(h->rest, h->rest, q[j] - p[j]);
    return mpz_cmp(h->part, h->rest);
}

static bool is_crossed(heights *h, const polygon *f, const int64_t *start, const int64_t *end)
{
    crossing *c = the_crossing();
    bool left = false, right = false;
    int axis = 0;
    if (!set_crossing(h, c, f, start, end))
        return false;
    for (int i = 1; i < 3; i++)
        if (mpz_cmpabs(c->normal[i], c->normal[axis]) > 0)
            axis = i;
    for (uint32_t i = 0; i < f->corners; i++) {
        int side = side_of_edge(h, c, axis, f->at[i], f->at[(i + 1) % f->corners]);
        left = left || side > 0;
        right = right || side < 0;
    }
    return !left || !right;
}

/* A parallelogram has a fourth corner, u and v from the first. */
static polygon polygon_of(bool triangle, const int32_t *raw)
{
    polygon f = {triangle ? 3 : 4, {{0}}};
    for (int i = 0; i < 3; i++) {
        int64_t p = raw[i], q = raw[3 + i], r = raw[6 + i];
        f.at[0][i] = ONE * p;
        f.at[1][i] = ONE * (triangle ? q : p + q);
        f.at[2][i] = ONE * (triangle ? r : p + q + r);
        f.at[3][i] = ONE * (p + r);
    }
    return f;
}

static int with_segment(heights *h, bool triangle, const int32_t *raw)
{
    polygon f = polygon_of(triangle, raw);
    int64_t ends[2][3];
    for (int i = 0; i < 6; i++)
        ends[i / 3][i % 3] = ONE * (int64_t)raw[FACE + i];
    return is_crossed(h, &f, ends[0], ends[1]);
}

static int with_ray(heights *h, bool triangle, const int32_t *raw)
{
    polygon f = polygon_of(triangle, raw);
    const int32_t *dir = raw + FACE + 3, t = dir[3];
    int64_t ends[2][3];
    for (int i = 0; i < 3; i++) {
        ends[0][i] = ONE * (int64_t)raw[FACE + i];
        ends[1][i] = ends[0][i] + dir[i] * (int64_t)t;
    }
    return t >= 0 && is_crossed(h, &f, ends[0], ends[1]);
}

/* ---- Queries ---- */

static void any_segment(input_stream *s, int32_t most, int32_t *raw)
{
    touching_vector(s, most, 6, raw + FACE);
}

/* Of a unit direction, and to the middle on each axis: it does not leave at once. */
static void any_ray(input_stream *s, int32_t most, int32_t *raw)
{
    int32_t *start = raw + FACE, *dir = start + 3;
    touching_vector(s, most, 3, start);
    touching_unit(s, 3, dir);
    for (int i = 0; i < 3; i++)
        if ((start[i] < 0) != (dir[i] > 0))
            dir[i] = -dir[i];
    dir[3] = draw_between(s, 0, 2 * most);
}

/* Between three of its corners. */
static void any_face(input_stream *s, int32_t most, bool triangle, int32_t *raw)
{
    touching_vector(s, most, FACE, raw);
    for (int i = 3; !triangle && i < FACE; i++)
        raw[i] -= raw[i % 3];
}

/* A place on the face: whether it is on an edge of it. Both edges are as long as a few steps, and the
 * place is so many steps along each from the corner. */
static bool grazing_face(input_stream *s, int32_t most, bool triangle, int32_t *raw, int32_t *at)
{
    int32_t u[3], v[3], long_as = triangle ? 3 : 2;
    int32_t along_u = draw_between(s, 0, long_as);
    int32_t along_v = draw_between(s, 0, triangle ? long_as - along_u : long_as);
    touching_vector(s, most, 3, at);
    touching_vector(s, most / 3, 3, u);
    touching_vector(s, most / 3, 3, v);
    for (int i = 0; i < 3; i++) {
        raw[i] = at[i] - along_u * u[i] - along_v * v[i];
        raw[3 + i] = (triangle ? raw[i] : 0) + long_as * u[i];
        raw[6 + i] = (triangle ? raw[i] : 0) + long_as * v[i];
    }
    return along_u != 1 || along_v != 1;
}

/* It comes to the place, and goes on only at an edge. */
static void grazing_segment(input_stream *s, int32_t most, bool triangle, int32_t *raw)
{
    int32_t at[3], way[3];
    bool on_edge = grazing_face(s, most, triangle, raw, at);
    int32_t before = draw_between(s, 1, 2), after = on_edge ? draw_between(s, 0, 2) : 0;
    bool backward = draw_chance(s, 2);
    touching_vector(s, most / 2, 3, way);
    for (int i = 0; i < 3; i++) {
        raw[FACE + (backward ? 3 : 0) + i] = at[i] - way[i] * before;
        raw[FACE + (backward ? 0 : 3) + i] = at[i] + way[i] * after;
    }
}

/* The same, after a whole number of units. */
static void grazing_ray(input_stream *s, int32_t most, bool triangle, int32_t *raw)
{
    int32_t at[3], *start = raw + FACE, *dir = start + 3;
    bool on_edge = grazing_face(s, most, triangle, raw, at);
    int32_t times = draw_between(s, 1, most / ONE), more = draw_between(s, 0, most);
    touching_unit(s, 3, dir);
    for (int i = 0; i < 3; i++)
        start[i] = at[i] - times * dir[i];
    dir[3] = times * ONE + (on_edge ? more : 0);
}

/* ---- Questions ---- */

#define QUESTIONS(shape, is_triangle, line)                                                        \
    static void random_##shape##_##line(input_stream *s, int32_t most, uint32_t axes,              \
                                        int32_t *raw)                                              \
    {                                                                                              \
        (void)axes;                                                                                \
        any_face(s, most, is_triangle, raw);                                                       \
        any_##line(s, most, raw);                                                                  \
    }                                                                                              \
    static void grazing_##shape##_##line(input_stream *s, int32_t most, uint32_t axes,             \
                                         int32_t *raw)                                             \
    {                                                                                              \
        (void)axes;                                                                                \
        grazing_##line(s, most, is_triangle, raw);                                                 \
    }                                                                                              \
    static int with_##shape##_##line(heights *h, uint32_t axes, const int32_t *raw)                \
    {                                                                                              \
        (void)axes;                                                                                \
        return with_##line(h, is_triangle, raw);                                                   \
    }

QUESTIONS(triangle, true, segment)
QUESTIONS(triangle, true, ray)
QUESTIONS(parallelogram, false, segment)
QUESTIONS(parallelogram, false, ray)

static const wrong_question questions[] = {
    WRONG_PREDICATE("triangle / segment", "triangle_overlaps_segment", 3, FACE, 6,
                    triangle_segment),
    WRONG_PREDICATE("triangle / ray", "triangle_overlaps_ray", 3, FACE, 7, triangle_ray),
    WRONG_PREDICATE("parallelogram / segment", "parallelogram_overlaps_segment", 3, FACE, 6,
                    parallelogram_segment),
    WRONG_PREDICATE("parallelogram / ray", "parallelogram_overlaps_ray", 3, FACE, 7,
                    parallelogram_ray),
};

WRONG_SHAPE(face);
