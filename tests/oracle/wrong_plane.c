/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The plane. Its normal is of unit length, rounded: the idiom needs that, the judge does not. */
#include "wrong.h"

enum { POINT = 0, NORMAL = 3, OTHER = 6 };
#define ONE INT32_C(65536)

/* The normals are not nudged. */
#define STILL (UINT32_C(7) << NORMAL)

static void random_plane(input_stream *s, int32_t most, int32_t *raw)
{
    touching_vector(s, most, 3, raw + POINT);
    touching_unit(s, 3, raw + NORMAL);
}

/* A plane through the place. */
static void through(input_stream *s, int32_t most, const int32_t *at, int32_t *raw)
{
    int32_t along[3], times = most / (2 * ONE);
    touching_across(s, times > 0 ? times : 1, 3, raw + NORMAL, along);
    for (int i = 0; i < 3; i++)
        raw[POINT + i] = at[i] + along[i];
}

/* n . (p - point) */
static void height(mpz_t result, const int32_t *raw, const int32_t *p)
{
    int64_t way[3];
    const int64_t n[3] = {raw[NORMAL], raw[NORMAL + 1], raw[NORMAL + 2]};
    exact_way(3, raw + POINT, p, way);
    exact_dot(result, 3, n, way);
}

static void random_point(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    random_plane(s, most, raw);
    touching_vector(s, most, axes, raw + OTHER);
}

static void grazing_point(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    random_point(s, most, axes, raw);
    through(s, most, raw + OTHER, raw);
}

static int with_point(heights *h, uint32_t axes, const int32_t *raw)
{
    (void)axes;
    height(h->sum, raw, raw + OTHER);
    return mpz_sgn(h->sum);
}

static void random_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    random_plane(s, most, raw);
    touching_vector(s, most, 2 * axes, raw + OTHER);
}

/* One of the ends is on the plane. */
static void grazing_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    random_segment(s, most, axes, raw);
    through(s, most, raw + OTHER + (draw_chance(s, 2) ? 0 : 3), raw);
}

static int with_segment(heights *h, uint32_t axes, const int32_t *raw)
{
    (void)axes;
    height(h->part, raw, raw + OTHER);
    height(h->rest, raw, raw + OTHER + 3);
    return mpz_sgn(h->part) * mpz_sgn(h->rest) <= 0;
}

static void random_box(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    random_plane(s, most, raw);
    touching_box(s, most, axes, raw + OTHER);
}

/* The corner that is farthest along the normal is on the plane, or the one farthest back. */
static void grazing_box(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t corner[3];
    random_box(s, most, axes, raw);
    bool front = draw_chance(s, 2);
    for (uint32_t i = 0; i < 3; i++)
        corner[i] = raw[OTHER + i + (front == (raw[NORMAL + i] > 0) ? 3 : 0)];
    through(s, most, corner, raw);
}

/* By all corners. The box with min above max is empty, and that is behind. */
static int with_box(heights *h, uint32_t axes, const int32_t *raw)
{
    const int32_t *box = raw + OTHER;
    int least = 1, most = -1;
    for (int i = 0; i < 8; i++) {
        const int32_t corner[3] = {box[i & 1 ? 3 : 0], box[i & 2 ? 4 : 1], box[i & 4 ? 5 : 2]};
        height(h->sum, raw, corner);
        least = mpz_sgn(h->sum) < least ? mpz_sgn(h->sum) : least;
        most = mpz_sgn(h->sum) > most ? mpz_sgn(h->sum) : most;
    }
    for (uint32_t i = 0; i < axes; i++)
        if (box[i] > box[axes + i])
            return GRAZE_BACK;
    return least == most ? least : GRAZE_ACROSS;
}

static void random_sphere(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    random_point(s, most, axes, raw);
    raw[OTHER + 3] = draw_between(s, 0, most);
}

/* The normal is that of an axis, or the center off by its rounding. */
static void grazing_sphere(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t radius = draw_between(s, 1, most), touched[3];
    random_point(s, most, axes, raw);
    if (draw_chance(s, 2)) {
        uint32_t axis = draw_below(s, 3);
        for (uint32_t i = 0; i < 3; i++)
            raw[NORMAL + i] = i == axis ? ONE : 0;
    }
    int64_t sign = draw_chance(s, 2) ? 1 : -1;
    for (int i = 0; i < 3; i++)
        touched[i] = raw[OTHER + i] + (int32_t)(sign * radius * raw[NORMAL + i] / ONE);
    raw[OTHER + 3] = radius;
    through(s, most, touched, raw);
}

/* The distance is above the radius: the height above radius * |n|. */
static int with_sphere(heights *h, uint32_t axes, const int32_t *raw)
{
    const int64_t n[3] = {raw[NORMAL], raw[NORMAL + 1], raw[NORMAL + 2]};
    int32_t radius = raw[OTHER + 3];
    int side = with_point(h, axes, raw); /* leaves the height in sum */
    if (radius < 0)
        return GRAZE_BACK;
    mpz_mul(h->sum, h->sum, h->sum);
    exact_dot(h->part, 3, n, n);
    mpz_mul_si(h->part, h->part, radius);
    mpz_mul_si(h->part, h->part, radius);
    return mpz_cmp(h->sum, h->part) > 0 ? side : GRAZE_ACROSS;
}

#define PLANE(other, routine, words, with, ask)                                                    \
    {                                                                                              \
        "plane / " other, routine, ask, 3, OTHER, OTHER + (words), STILL, random_##with,           \
            grazing_##with, with_##with                                                            \
    }

static const wrong_question questions[] = {
    PLANE("point (side)", "plane_side_of_point", 3, point, ask_side),
    PLANE("segment", "plane_linecast", 6, segment, ask_cast),
    PLANE("box (side)", "plane_classify_aabb", 6, box, ask_side),
    PLANE("sphere (side)", "plane_classify_sphere", 4, sphere, ask_side),
};

WRONG_SHAPE(plane);
