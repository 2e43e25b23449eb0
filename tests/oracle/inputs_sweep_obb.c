/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep_obb.h"

#include "draw.h"
#include "inputs_sweep_box.h"

const char *sweep_obb_class_name(int class_index)
{
    switch (class_index) {
    case SWEEP_OBB_IN_TOUCH:
        return "in touch at the start";
    case SWEEP_OBB_CLOSE:
        return "close";
    case SWEEP_OBB_WORLD_AXES:
        return "axes of the world";
    default:
        return obb_capsule_classes[class_index].name;
    }
}

/* From the start of the core, or from its end: the class `ending` has one of them in touch. */
static void set_from_core(const obb_capsule_query *q, bool is_end, sweep_obb_words *w)
{
    for (int i = 0; i < 15; i++)
        w->box[i] = q->box[i];
    for (int k = 0; k < 3; k++) {
        const int32_t a = q->capsule[k], b = q->capsule[3 + k];
        w->sphere[k] = is_end ? b : a;
        w->motion[k] = hold(is_end ? (int64_t)a - b : (int64_t)b - a);
    }
    w->sphere[3] = q->capsule[6];
}

/* The classes of uniform numbers, of the corners of the world and of one far number. */
static bool draws_any_numbers(uint32_t kind)
{
    return kind < 5 || kind == 10 || kind == 13;
}

static void draw_of_core(uint64_t seed, uint32_t number, uint32_t kind, bool is_end,
                         sweep_obb_words *w)
{
    obb_capsule_query q;
    input_obb_capsule(seed, number * OBB_CAPSULE_CLASSES + kind, &q);
    set_from_core(&q, is_end, w);
}

/* Along the core, back, or to a place about the center of the box. */
static void draw_motion(input_stream *s, int32_t times, sweep_obb_words *w)
{
    const bool is_inward = draw_chance(s, 3);
    const int32_t most = draw_chance(s, 2) ? 0 : draw_power(s, 6);
    for (int k = 0; k < 3; k++) {
        const int64_t way =
            is_inward ? (int64_t)w->box[k] - w->sphere[k] : (int64_t)w->motion[k] * times;
        w->motion[k] = hold(way + draw_about_zero(s, most));
    }
}

/* Most capsules of any numbers are far off the box: so the path leads to a place about the box, and some start in it. */
static void draw_aim(input_stream *s, sweep_obb_words *w)
{
    const bool is_aimed = !draw_chance(s, 4), is_within = draw_chance(s, 10);
    const int32_t times = draw_between(s, 1, 2), radius = w->sphere[3] > 0 ? w->sphere[3] : 0;
    for (int k = 0; k < 3; k++) {
        const int32_t half = w->box[12 + k] > 0 ? w->box[12 + k] : 0;
        const int64_t about = (int64_t)w->box[k] + draw_about_zero(s, half / 2);
        if (is_within)
            w->sphere[k] = hold(about);
        if (is_aimed)
            w->motion[k] =
                hold((about + draw_about_zero(s, radius) - w->sphere[k]) * (int64_t)times);
    }
}

static void draw_close(input_stream *s, sweep_obb_words *w)
{
    draw_motion(s, draw_between(s, -3, 3), w);
    for (int k = 0; k < 3; k++)
        w->sphere[k] = hold((int64_t)w->sphere[k] + draw_about_zero(s, 3));
    if (draw_chance(s, 6))
        w->sphere[3] = draw_between(s, 0, 3);
}

static void draw_world_axes(uint64_t seed, uint32_t number, sweep_obb_words *w)
{
    sweep_box_words b;
    input_sweep_box(seed, number, &b);
    for (int i = 0; i < 9; i++)
        w->box[3 + i] = i % 4 == 0 ? 65536 : 0;
    for (int k = 0; k < 3; k++) {
        const int64_t min = b.box[k], max = b.box[3 + k], middle = (min + max) / 2;
        w->box[k] = (int32_t)middle;
        w->box[12 + k] = hold(max - middle);
        w->sphere[k] = b.sphere[k];
        w->motion[k] = b.motion[k];
    }
    w->sphere[3] = b.sphere[3];
}

void input_sweep_obb(uint64_t seed, uint32_t index, sweep_obb_words *words)
{
    const uint32_t kind = index % SWEEP_OBB_CLASSES, number = index / SWEEP_OBB_CLASSES;
    const uint32_t ending = 7;
    input_stream s;
    draw_start(&s, seed + 1, index);
    const bool is_end = draw_chance(&s, 2);
    if (kind == SWEEP_OBB_WORLD_AXES) {
        draw_world_axes(seed, number, words);
        return;
    }
    draw_of_core(seed, number, kind < OBB_CAPSULE_CLASSES ? kind : ending, is_end, words);
    if (kind == SWEEP_OBB_IN_TOUCH)
        draw_motion(&s, draw_between(&s, -2, 2), words);
    else if (kind == SWEEP_OBB_CLOSE)
        draw_close(&s, words);
    else if (draws_any_numbers(kind))
        draw_aim(&s, words);
}
