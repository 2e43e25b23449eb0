/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oriented box and another box, along the axes or not. A pair that grazes has one place in
 * common: a corner of one on a face of the other, or two edges that cross there. The second is drawn
 * as an oriented box too.
 */
#include "oracle_meets.h"
#include "touching_obb.h"
#include "wrong.h"

static const int32_t world[9] = {65536, 0, 0, 0, 65536, 0, 0, 0, 65536};

static void random_boxes(input_stream *s, int32_t most, bool along_axes, int32_t *a, int32_t *b)
{
    touching_obb(s, most, a);
    touching_obb(s, most, b);
    for (int i = 0; along_axes && i < 9; i++)
        b[OBB_AXES + i] = world[i];
}

/* ---- Pairs that touch ---- */

/* On which sides of a box what lies farthest along n is, or against it. */
static void sides_along(const int32_t *axes, const int64_t *n, bool down, touching_place *on)
{
    for (int i = 0; i < 3; i++) {
        int64_t along = axes[3 * i] * n[0] + axes[3 * i + 1] * n[1] + axes[3 * i + 2] * n[2];
        on->side[i] = (along < 0) != down ? -1 : 1;
    }
}

static void cross(const int32_t *u, const int32_t *v, int64_t *n)
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        n[i] = (int64_t)u[j] * v[k] - (int64_t)u[k] * v[j];
    }
}

static void keep_only(int axis, touching_place *on)
{
    for (int i = 0; i < 3; i++)
        on->side[i] = i == axis ? on->side[i] : 0;
}

/* Which parts of the two meet, across a plane with a normal n: sides that are 0 are free. */
static void draw_parts(input_stream *s, const int32_t *a, const int32_t *b, touching_place *on_a,
                       touching_place *on_b)
{
    const int32_t *axes_a = a + OBB_AXES, *axes_b = b + OBB_AXES;
    int i = (int)draw_below(s, 3), j = (int)draw_below(s, 3);
    uint32_t kind = draw_below(s, 3);
    const int32_t *of_face = kind == 0 ? axes_a + 3 * i : axes_b + 3 * j;
    int64_t n[3] = {of_face[0], of_face[1], of_face[2]};
    bool down = draw_chance(s, 2);
    if (kind == 2)
        cross(axes_a + 3 * i, axes_b + 3 * j, n);
    sides_along(axes_a, n, down, on_a);
    sides_along(axes_b, n, !down, on_b);
    if (kind == 0)
        keep_only(i, on_a);
    else if (kind == 1)
        keep_only(j, on_b);
    else
        on_a->side[i] = on_b->side[j] = 0;
}

/* From the center to the place, in the world. */
static void draw_way(input_stream *s, const int32_t *box, const touching_place *on, int32_t *way)
{
    int32_t local[3];
    for (int i = 0; i < 3; i++) {
        int32_t half = box[OBB_HALF + i];
        local[i] = on->side[i] == 0 ? draw_between(s, -half, half) : on->side[i] * half;
    }
    touching_turn(box + OBB_AXES, local, way);
}

/* The second is put where they meet. */
static void grazing_boxes(input_stream *s, int32_t most, bool along_axes, int32_t *a, int32_t *b)
{
    touching_place on_a, on_b;
    int32_t way_a[3], way_b[3];
    random_boxes(s, most, along_axes, a, b);
    draw_parts(s, a, b, &on_a, &on_b);
    draw_way(s, a, &on_a, way_a);
    draw_way(s, b, &on_b, way_b);
    for (int i = 0; i < 3; i++) {
        on_a.at[i] = on_b.at[i] = a[i] + way_a[i];
        b[i] = on_a.at[i] - way_b[i];
    }
    touching_fit_halves(&on_a, a);
    touching_fit_halves(&on_b, b);
}

/* ---- Questions ---- */

static void random_obb(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    (void)axes;
    random_boxes(s, most, false, raw, raw + OBB_WORDS);
}

static void grazing_obb(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    (void)axes;
    grazing_boxes(s, most, false, raw, raw + OBB_WORDS);
}

/* min and max of a box that is known as an oriented one. */
static void put_aabb(const int32_t *box, int32_t *raw)
{
    for (int i = 0; i < 3; i++) {
        raw[i] = box[i] - box[OBB_HALF + i];
        raw[3 + i] = box[i] + box[OBB_HALF + i];
    }
}

static void random_aabb(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t box[OBB_WORDS];
    (void)axes;
    random_boxes(s, most, true, raw, box);
    put_aabb(box, raw + OBB_WORDS);
}

static void grazing_aabb(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t box[OBB_WORDS];
    (void)axes;
    grazing_boxes(s, most, true, raw, box);
    put_aabb(box, raw + OBB_WORDS);
}

static oracle_box *boxes(void)
{
    static oracle_box both[2];
    static bool ready;
    for (int i = 0; !ready && i < 2; i++)
        oracle_box_init(&both[i]);
    ready = true;
    return both;
}

static int with_obb(heights *h, uint32_t axes, const int32_t *raw)
{
    oracle_box *both = boxes();
    (void)h;
    (void)axes;
    oracle_box_of_obb(&both[0], raw);
    oracle_box_of_obb(&both[1], raw + OBB_WORDS);
    return oracle_boxes_meet(&both[0], &both[1]);
}

static int with_aabb(heights *h, uint32_t axes, const int32_t *raw)
{
    oracle_box *both = boxes();
    (void)h;
    (void)axes;
    oracle_box_of_obb(&both[0], raw);
    oracle_box_of_aabb(&both[1], raw + OBB_WORDS);
    return oracle_boxes_meet(&both[0], &both[1]);
}

static const wrong_question questions[] = {
    {"oriented box / box", "obb_overlaps_aabb", ask_predicate, 3, OBB_WORDS, OBB_WORDS + 6,
     OBB_STILL, random_aabb, grazing_aabb, with_aabb},
    {"oriented box / oriented", "obb_overlaps_obb", ask_predicate, 3, OBB_WORDS, 2 * OBB_WORDS,
     OBB_STILL | OBB_STILL << OBB_WORDS, random_obb, grazing_obb, with_obb},
};

WRONG_SHAPE(meets);
