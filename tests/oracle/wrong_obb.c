/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The oriented box, and a point or a segment. Its axes are judged as they are stored. */
#include "touching_obb.h"
#include "wrong.h"

enum { OTHER = OBB_WORDS };

/* axis . (p - center), 65536 times as large as half */
static void along(mpz_t result, const int32_t *raw, int axis, const int32_t *p)
{
    const int32_t *of = raw + OBB_AXES + 3 * axis;
    const int64_t a[3] = {of[0], of[1], of[2]};
    int64_t way[3];
    exact_way(3, raw, p, way);
    exact_dot(result, 3, a, way);
}

/* A place on the box, or off its sides by a fraction of a raw unit. */
static touching_place draw_place(input_stream *s, int32_t most, int32_t *raw)
{
    int32_t local[6];
    touching_obb(s, most, raw);
    for (int i = 0; i < 3; i++) {
        local[i] = -raw[OBB_HALF + i];
        local[3 + i] = raw[OBB_HALF + i];
    }
    touching_place place = touching_place_on(s, 3, local);
    touching_turn(raw + OBB_AXES, place.at, place.at);
    for (int i = 0; i < 3; i++)
        place.at[i] += raw[i];
    touching_fit_halves(&place, raw);
    return place;
}

static void random_point(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_obb(s, most, raw);
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
    touching_obb(s, most, raw);
    touching_vector(s, most, 2 * axes, raw + OTHER);
}

/* Its direction is kept out of the box in the box's frame, and then turned. */
static void grazing_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t local[3], way[3];
    touching_place place = draw_place(s, most, raw);
    touching_vector(s, most / 2, axes, local);
    touching_keep_out(axes, place.side, local);
    touching_turn(raw + OBB_AXES, local, way);
    int32_t before = draw_between(s, 0, 2), after = draw_between(s, 0, 2);
    for (uint32_t i = 0; i < axes; i++) {
        raw[OTHER + i] = place.at[i] - way[i] * before;
        raw[OTHER + axes + i] = place.at[i] + way[i] * after;
    }
}

static int slabs_meet(heights *h, const int32_t *raw, const int32_t *a, const int32_t *b)
{
    mpz_t half, at_start, at_end;
    mpz_inits(half, at_start, at_end, NULL);
    h->count = 0;
    for (int axis = 0; axis < 3; axis++) {
        along(at_start, raw, axis, a);
        along(at_end, raw, axis, b);
        for (int sign = 0; sign < 2; sign++) {
            mpz_set_si(half, raw[OBB_HALF + axis] * 65536L);
            mpz_add(h->part, half, at_start);
            mpz_add(h->rest, half, at_end);
            heights_add(h, h->part, h->rest);
            mpz_neg(at_start, at_start);
            mpz_neg(at_end, at_end);
        }
    }
    mpz_clears(half, at_start, at_end, NULL);
    return heights_meet(h);
}

static int with_point(heights *h, uint32_t axes, const int32_t *raw)
{
    (void)axes;
    return slabs_meet(h, raw, raw + OTHER, raw + OTHER);
}

static int with_segment(heights *h, uint32_t axes, const int32_t *raw)
{
    return slabs_meet(h, raw, raw + OTHER, raw + OTHER + axes);
}

static const wrong_question questions[] = {
    {"oriented box / point", "obb_contains_point", ask_predicate, 3, OTHER, OTHER + 3, OBB_STILL,
     random_point, grazing_point, with_point},
    {"oriented box / segment", "obb_overlaps_segment", ask_predicate, 3, OTHER, OTHER + 6,
     OBB_STILL, random_segment, grazing_segment, with_segment},
};

WRONG_SHAPE(obb);
