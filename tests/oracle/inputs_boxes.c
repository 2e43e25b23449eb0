/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_boxes.h"

#include "draw.h"

static void put(int32_t *words, const graze_vec3 *v)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = v->z;
}

static void put_box(int32_t *words, const graze_aabb *box)
{
    put(words, &box->min);
    put(words + 3, &box->max);
}

/* The numbers of one class: up to `most`, in steps of `unit`. A unit of 0: the ends of the range. */
typedef struct {
    int32_t most, unit;
} scale;

static int32_t draw_scaled(input_stream *s, scale k)
{
    if (k.unit == 0)
        return draw_corner(s);
    return draw_about_zero(s, k.most / k.unit) * k.unit;
}

static void draw_scaled_point(input_stream *s, scale k, graze_vec3 *p)
{
    p->x = draw_scaled(s, k);
    p->y = draw_scaled(s, k);
    p->z = draw_scaled(s, k);
}

/* One box in eight is inverted on one axis or more, by any amount. */
static void draw_scaled_box(input_stream *s, scale k, graze_aabb *box)
{
    uint32_t inverted = draw_chance(s, 8) ? 1 + draw_below(s, 7) : 0;
    for (uint32_t axis = 0; axis < 3; axis++) {
        int32_t p = draw_scaled(s, k), q = draw_scaled(s, k);
        bool down = (p > q) != (inverted >> axis & 1);
        *axis_of(&box->min, axis) = down ? q : p;
        *axis_of(&box->max, axis) = down ? p : q;
    }
}

/* On one axis: the other box is beside the box, shares a side with it, is within it, or is equal. */
static void relate_axis(input_stream *s, int32_t min, int32_t max, graze_scalar *low,
                        graze_scalar *high)
{
    uint32_t kind = draw_below(s, 8);
    int32_t reach = draw_power(s, 30);
    if (kind == 0) { /* above, with a gap of up to three units */
        *low = hold((int64_t)max + draw_between(s, -1, 3));
        *high = hold((int64_t)*low + reach);
    } else if (kind == 1) {
        *high = hold((int64_t)min - draw_between(s, -1, 3));
        *low = hold((int64_t)*high - reach);
    } else if (kind < 6) {
        *low = kind == 2 ? min : draw_between(s, min, max);
        *high = kind == 3 ? max : draw_between(s, *low, max);
    }
}

/* Mode 0: each axis by itself; 1: within; 2: within, but sharing a side on one axis only. */
static void relate(input_stream *s, const graze_aabb *box, graze_aabb *other)
{
    uint32_t axes = draw_chance(s, 2) ? 7 : draw_below(s, 8), mode = draw_below(s, 3);
    for (uint32_t axis = 0; axis < 3; axis++) {
        graze_scalar *low = axis_of(&other->min, axis), *high = axis_of(&other->max, axis);
        graze_aabb copy = *box;
        int32_t min = *axis_of(&copy.min, axis), max = *axis_of(&copy.max, axis);
        if (!(axes >> axis & 1))
            continue;
        if (mode == 0) {
            relate_axis(s, min, max, low, high);
        } else {
            *low = draw_chance(s, 4) ? min : draw_between(s, min, max);
            *high = draw_chance(s, 4) ? max : draw_between(s, *low, max);
        }
    }
    if (mode == 2) {
        uint32_t axis = draw_below(s, 3);
        graze_aabb copy = *box;
        *axis_of(&other->min, axis) = *axis_of(&copy.max, axis);
        *axis_of(&other->max, axis) = hold((int64_t)*axis_of(&copy.max, axis) + draw_power(s, 30));
    }
}

/* A center off a corner of the box by a multiple of a triple whose length is whole as well, so
 * that the sphere touches exactly. */
static void touch(input_stream *s, const graze_aabb *box, graze_sphere *sphere)
{
    static const int8_t triples[6][4] = {{1, 2, 2, 3}, {2, 3, 6, 7}, {1, 4, 8, 9},
                                         {0, 3, 4, 5}, {4, 4, 7, 9}, {0, 0, 1, 1}};
    const int8_t *triple = triples[draw_below(s, 6)];
    uint32_t first = draw_below(s, 3);
    graze_aabb copy = *box;
    int64_t step = draw_between(s, 1, draw_power(s, 26));
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t axis = (first + i) % 3;
        bool up = draw_chance(s, 2);
        graze_scalar side = *axis_of(up ? &copy.max : &copy.min, axis);
        int64_t at = (int64_t)side + (up ? step : -step) * triple[i];
        if (triple[i] == 0)
            at = draw_between(s, *axis_of(&copy.min, axis), *axis_of(&copy.max, axis));
        *axis_of(&sphere->center, axis) = hold(at);
    }
    sphere->radius = hold(step * triple[3]);
    if (draw_chance(s, 2))
        sphere->radius = hold((int64_t)sphere->radius + draw_about_zero(s, 1));
}

/* The radius is usually near the greatest gap to the box on an axis, or near twice that. */
static void draw_sphere(input_stream *s, scale k, const graze_aabb *box, graze_sphere *sphere)
{
    int64_t most = 0;
    draw_scaled_point(s, k, &sphere->center);
    graze_aabb copy = *box;
    for (uint32_t axis = 0; axis < 3; axis++) {
        int64_t c = *axis_of(&sphere->center, axis), low = *axis_of(&copy.min, axis);
        int64_t high = *axis_of(&copy.max, axis), away = c < low ? low - c : c - high;
        most = away > most ? away : most;
    }
    sphere->radius = hold(most + draw_about_zero(s, 2));
    if (draw_chance(s, 2))
        sphere->radius = hold(most + draw_between(s, 0, hold(most)));
    if (draw_chance(s, 4))
        draw_scaled_point(s, k, &sphere->center);
    if (draw_chance(s, 16))
        sphere->radius = -draw_power(s, 30);
}

/* Sometimes the half size reaches the end of the world. */
static void draw_size(input_stream *s, scale k, const int32_t *center, int32_t *size)
{
    for (int axis = 0; axis < 3; axis++) {
        int64_t room = center[axis] < 0 ? center[axis] - (int64_t)INT32_MIN
                                        : (int64_t)INT32_MAX - center[axis];
        size[axis] = draw_scaled(s, k);
        if (size[axis] < 0 && !draw_chance(s, 4))
            size[axis] = -1 - size[axis];
        if (draw_chance(s, 8))
            size[axis] = hold(2 * room + draw_about_zero(s, 2));
    }
}

static void draw_point_near(input_stream *s, scale k, const graze_aabb *box, graze_vec3 *p)
{
    uint32_t kind = draw_below(s, 8);
    draw_scaled_point(s, k, p);
    if (kind == 0)
        draw_point_in(s, box, p);
    if (kind == 1)
        draw_point_on(s, box, p);
}

const char *const boxes_class_names[BOXES_CLASSES] = {
    "uniform 1",   "uniform 100",  "uniform 1000", "uniform 10000", "uniform all",
    "lattice raw", "lattice unit", "grazing",      "corners",
};

static const scale scales[BOXES_CLASSES] = {
    {65536, 1}, {6553600, 1},    {65536000, 1}, {655360000, 1}, {INT32_MAX, 1},
    {3, 1},     {196608, 65536}, {0, 1},        {0, 0},
};

void input_boxes(uint64_t seed, uint32_t index, boxes_query *q)
{
    input_stream s;
    graze_aabb box, other;
    graze_sphere sphere;
    graze_vec3 p;
    scale k = scales[index % BOXES_CLASSES];
    bool grazing = k.most == 0 && k.unit != 0;
    draw_start(&s, seed ^ UINT64_C(0x626f786573), index); /* "boxes" */
    if (grazing)
        k.most = draw_power(&s, 30);
    draw_scaled_box(&s, k, &box);
    draw_scaled_box(&s, k, &other);
    draw_sphere(&s, k, &box, &sphere);
    if (grazing)
        touch(&s, &box, &sphere);
    if (grazing || draw_chance(&s, 2))
        relate(&s, &box, &other);
    put_box(q->box, &box);
    put_box(q->other, &other);
    put(q->sphere, &sphere.center);
    q->sphere[3] = sphere.radius;
    draw_point_near(&s, k, &box, &p);
    put(q->point, &p);
    draw_size(&s, k, q->point, q->size);
    for (int i = 0; i < 4; i++) {
        draw_scaled_point(&s, k, &p);
        put(q->points + 3 * i, &p);
    }
    q->count = draw_below(&s, 5);
    q->face = draw_between(&s, 0, 6);
}
