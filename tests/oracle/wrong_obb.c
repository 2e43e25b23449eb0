/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oriented box: center, three axes, half extents. The axes are those of a rotation, rounded: the
 * idiom needs them so, the judge takes them as they are stored.
 */
#include "wrong.h"

enum { AXES = 3, HALF = 12, OTHER = 15, ONE = 65536 };

/* The axes are not nudged. */
#define STILL (UINT32_C(0x1ff) << AXES)

/* The rotation of a quaternion of whole numbers: its length squared is `whole`. */
static void draw_axes(input_stream *s, int32_t *axes)
{
    int32_t q[4] = {0, 0, 0, 0};
    while (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0)
        touching_vector(s, 1000, 4, q);
    int64_t w = q[0], x = q[1], y = q[2], z = q[3], whole = w * w + x * x + y * y + z * z;
    const int64_t turn[9] = {
        whole - 2 * (y * y + z * z), 2 * (x * y - w * z),         2 * (x * z + w * y),
        2 * (x * y + w * z),         whole - 2 * (x * x + z * z), 2 * (y * z - w * x),
        2 * (x * z - w * y),         2 * (y * z + w * x),         whole - 2 * (x * x + y * y)};
    for (int i = 0; i < 9; i++)
        axes[i] = (int32_t)((turn[i] * ONE + (turn[i] < 0 ? -whole : whole) / 2) / whole);
}

static void random_box(input_stream *s, int32_t most, int32_t *raw)
{
    touching_vector(s, most / 2, 3, raw);
    draw_axes(s, raw + AXES);
    for (int i = 0; i < 3; i++)
        raw[HALF + i] = draw_between(s, 4, most / 2);
}

/* axis . (p - center), 65536 times as large as half */
static void along(mpz_t result, const int32_t *raw, int axis, const int32_t *p)
{
    const int32_t *of = raw + AXES + 3 * axis;
    const int64_t a[3] = {of[0], of[1], of[2]};
    int64_t way[3];
    exact_way(3, raw, p, way);
    exact_dot(result, 3, a, way);
}

/* From the box's frame, to the nearest raw units. */
static void turn_out(const int32_t *axes, const int32_t *in_frame, int32_t *v)
{
    const int32_t local[3] = {in_frame[0], in_frame[1], in_frame[2]};
    for (int i = 0; i < 3; i++) {
        int64_t sum = 0;
        for (int j = 0; j < 3; j++)
            sum += (int64_t)axes[3 * j + i] * local[j];
        v[i] = (int32_t)((sum + (sum < 0 ? -ONE : ONE) / 2) / ONE);
    }
}

/* Half extents that end at the place, to the nearest raw unit. */
static void fit_halves(const touching_place *place, int32_t *raw)
{
    for (int i = 0; i < 3; i++) {
        int64_t sum = 0;
        for (int j = 0; j < 3; j++)
            sum += (int64_t)raw[AXES + 3 * i + j] * ((int64_t)place->at[j] - raw[j]);
        if (place->side[i] != 0)
            raw[HALF + i] = (int32_t)(((sum < 0 ? -sum : sum) + ONE / 2) / ONE);
    }
}

/* A place on the box, or off its sides by a fraction of a raw unit. */
static touching_place draw_place(input_stream *s, int32_t most, int32_t *raw)
{
    int32_t local[6];
    random_box(s, most, raw);
    for (int i = 0; i < 3; i++) {
        local[i] = -raw[HALF + i];
        local[3 + i] = raw[HALF + i];
    }
    touching_place place = touching_place_on(s, 3, local);
    turn_out(raw + AXES, place.at, place.at);
    for (int i = 0; i < 3; i++)
        place.at[i] += raw[i];
    fit_halves(&place, raw);
    return place;
}

static void random_point(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    random_box(s, most, raw);
    touching_vector(s, most / 2, axes, raw + OTHER);
    for (uint32_t i = 0; i < axes; i++)
        raw[OTHER + i] += raw[i];
}

static void grazing_point(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_place place = draw_place(s, most, raw);
    for (uint32_t i = 0; i < axes; i++)
        raw[OTHER + i] = place.at[i];
}

static void random_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    random_box(s, most, raw);
    touching_vector(s, most, 2 * axes, raw + OTHER);
}

/* Its direction is kept out of the box in the box's frame, and then turned. */
static void grazing_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t local[3], way[3];
    touching_place place = draw_place(s, most, raw);
    touching_vector(s, most / 2, axes, local);
    touching_keep_out(axes, place.side, local);
    turn_out(raw + AXES, local, way);
    int32_t before = draw_between(s, 0, 2), after = draw_between(s, 0, 2);
    for (uint32_t i = 0; i < axes; i++) {
        raw[OTHER + i] = place.at[i] - way[i] * before;
        raw[OTHER + axes + i] = place.at[i] + way[i] * after;
    }
}

static int met(heights *h, const int32_t *raw, const int32_t *a, const int32_t *b)
{
    mpz_t half, at_start, at_end;
    mpz_inits(half, at_start, at_end, NULL);
    h->count = 0;
    for (int axis = 0; axis < 3; axis++) {
        along(at_start, raw, axis, a);
        along(at_end, raw, axis, b);
        for (int sign = 0; sign < 2; sign++) {
            mpz_set_si(half, raw[HALF + axis] * (long)ONE);
            mpz_add(h->part, half, at_start);
            mpz_add(h->rest, half, at_end);
            heights_add(h, h->part, h->rest);
            mpz_neg(at_start, at_start);
            mpz_neg(at_end, at_end);
        }
    }
    mpz_clears(half, at_start, at_end, NULL);
    return heights_met(h);
}

static int with_point(heights *h, uint32_t axes, const int32_t *raw)
{
    (void)axes;
    return met(h, raw, raw + OTHER, raw + OTHER);
}

static int with_segment(heights *h, uint32_t axes, const int32_t *raw)
{
    return met(h, raw, raw + OTHER, raw + OTHER + axes);
}

static const wrong_question questions[] = {
    {"oriented box / point", "obb_contains_point", ask_predicate, 3, OTHER, OTHER + 3, STILL,
     random_point, grazing_point, with_point},
    {"oriented box / segment", "obb_overlaps_segment", ask_predicate, 3, OTHER, OTHER + 6, STILL,
     random_segment, grazing_segment, with_segment},
};

WRONG_SHAPE(obb);
