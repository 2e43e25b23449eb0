/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep_nearest.h"
#include "draw.h"
#include "inputs_sweep_corners.h"
#include "touching.h"

const char *const sweep_many_class_names[MANY_CLASSES] = {
    "lattice", "room", "near", "all", "raw units", "in touch", "close", "narrow", "row", "corner"};

typedef struct {
    uint8_t target, mover, axes;
} kind_words;

static const kind_words words_of[MANY_KINDS] = {{6, 4, 3}, {4, 4, 3}, {7, 4, 3}, {6, 6, 3},
                                                {4, 3, 2}, {3, 3, 2}, {5, 3, 2}, {4, 3, 2},
                                                {4, 4, 2}, {9, 4, 3}, {9, 4, 3}};

uint32_t sweep_many_target_words(int kind)
{
    return words_of[kind].target;
}

uint32_t sweep_many_mover_words(int kind)
{
    return words_of[kind].mover;
}

uint32_t sweep_many_axes(int kind)
{
    return words_of[kind].axes;
}

static bool is_of_boxes(int kind)
{
    return kind == MANY_AABB_AABB || kind == MANY_RECT_RECT;
}

static bool has_box(int kind)
{
    return is_of_boxes(kind) || kind == MANY_AABB_SPHERE || kind == MANY_RECT_CIRCLE;
}

static bool has_triangle(int kind)
{
    return kind == MANY_TRIANGLE_SPHERE || kind == MANY_MESH_SPHERE;
}

/* The first edge of a triangle is drawn as a core. */
static bool has_core(int kind)
{
    return has_triangle(kind) || kind == MANY_WALL_CIRCLE || kind == MANY_CAPSULE_SPHERE ||
           kind == MANY_CAPSULE2_CIRCLE;
}

/* The radius of the targets may be chosen. */
static bool is_round(int kind)
{
    return !has_box(kind) && kind != MANY_WALL_CIRCLE && !has_triangle(kind);
}

/* ---- At random ---- */

static int32_t draw_scaled_to(input_stream *s, int how, int32_t most)
{
    return how == MANY_LATTICE ? draw_about_zero(s, most) * 65536 : draw_about_zero(s, most);
}

static int32_t draw_size(input_stream *s, int how, int32_t most)
{
    if (draw_chance(s, 24))
        return -draw_between(s, 0, 1); /* flat or empty */
    if (how == MANY_LATTICE)
        return draw_between(s, 0, 2) * 65536;
    return draw_between(s, 0, draw_less(s, most / 4));
}

static void draw_any(input_stream *s, int how, int32_t most, uint32_t axes, bool box, bool core,
                     bool ball, int32_t *to)
{
    for (uint32_t i = 0; i < axes; i++) {
        to[i] = draw_scaled_to(s, how, most);
        if (box)
            to[axes + i] = hold((int64_t)to[i] + draw_size(s, how, most));
        if (core)
            to[axes + i] = hold((int64_t)to[i] + 2 * (int64_t)draw_scaled_to(s, how, most / 4));
    }
    if (ball)
        to[core ? 2 * axes : axes] = draw_size(s, how, most);
}

/* Some have no area. */
static void draw_third_corner(input_stream *s, int how, int32_t most, int32_t *triangle)
{
    const bool is_flat = draw_chance(s, 12);
    for (uint32_t i = 0; i < 3; i++)
        triangle[6 + i] =
            is_flat ? triangle[i]
                    : hold((int64_t)triangle[i] + 2 * (int64_t)draw_scaled_to(s, how, most / 4));
}

/* Through the first target, or beside it; in a quarter of the cases the motion is short, or zero. */
static void draw_at_random(input_stream *s, int how, int kind, sweep_many_words *w)
{
    static const int32_t most_of[MANY_CLASSES] = {
        4, INT32_C(1) << 20, 400000000, INT32_MAX, 12, 0, 0, 0, INT32_C(1) << 20, 0};
    const int32_t most = most_of[how];
    const uint32_t axes = words_of[kind].axes, size = words_of[kind].target;
    const bool boxes = is_of_boxes(kind), shrinks = draw_chance(s, 4);
    w->count = 1 + draw_below(s, MANY_MOST);
    for (uint32_t i = 0; i < MANY_MOST; i++) {
        draw_any(s, how, most, axes, has_box(kind), has_core(kind), is_round(kind),
                 w->targets + i * size);
        if (has_triangle(kind) && i > 0)
            continue_triangle(s, w->targets + i * size, w->targets + (i - 1) * size);
        if (has_triangle(kind))
            draw_third_corner(s, how, most, w->targets + i * size);
    }
    draw_any(s, how, most, axes, boxes, false, !boxes, w->mover);
    for (uint32_t i = 0; i < axes; i++) {
        const int64_t way = 2 * ((int64_t)w->targets[i] - w->mover[i]);
        w->motion[i] = draw_chance(s, 8) ? 0 : hold(shrinks ? way / 16 : way);
    }
}

static uint32_t places_of(int kind)
{
    return has_triangle(kind) ? 3 : has_box(kind) || has_core(kind) ? 2 : 1;
}

static void move_target(int kind, int32_t *target, const int32_t *by)
{
    const uint32_t axes = words_of[kind].axes;
    for (uint32_t i = 0; i < places_of(kind) * axes; i++)
        target[i] = hold((int64_t)target[i] + by[i % axes]);
}

static void draw_row(input_stream *s, int kind, sweep_many_words *w)
{
    const uint32_t size = words_of[kind].target;
    for (uint32_t i = 1; i < MANY_MOST; i++) {
        const int32_t step = draw_about_zero(s, draw_power(s, 6));
        int32_t by[3] = {0, 0, 0};
        for (uint32_t axis = 0; axis < words_of[kind].axes; axis++)
            by[axis] = w->motion[axis] == 0 ? 0 : w->motion[axis] < 0 ? -step : step;
        for (uint32_t word = 0; word < size; word++)
            w->targets[i * size + word] = w->targets[word];
        move_target(kind, w->targets + i * size, by);
    }
}

/* ---- In touch ---- */

/* Away from a target, to the mover; a whole number long. */
typedef struct {
    int32_t way[3], length, across[3];
} heading;

/* The radius MUST be a multiple of the length, unless the target has one too. */
static void draw_heading(input_stream *s, int kind, int32_t radius, heading *h)
{
    const uint32_t axes = words_of[kind].axes;
    int32_t side[3];
    for (int i = 0; i < 3; i++)
        h->way[i] = h->across[i] = 0;
    for (int i = 0; i < 24; i++) {
        touching_any_side(s, axes, side);
        h->length = touching_whole(s, axes, side, h->way);
        if (h->length > 0 && (is_round(kind) || radius % h->length == 0))
            break;
        h->length = 0;
    }
    if (h->length == 0) {
        const uint32_t axis = draw_below(s, axes);
        h->way[0] = h->way[1] = h->way[2] = 0;
        h->way[axis] = draw_chance(s, 2) ? 1 : -1;
        h->length = 1;
    }
    touching_across(s, 4, axes, h->way, h->across);
}

/* The contact is a face, an edge or a corner. */
static void set_box_in_touch(input_stream *s, uint32_t axes, const heading *h, const int32_t *at,
                             int32_t most, int32_t *box)
{
    for (uint32_t i = 0; i < axes; i++) {
        const int32_t below = draw_chance(s, 3) ? 0 : draw_between(s, 0, most);
        const int32_t above = draw_chance(s, 3) ? 0 : draw_between(s, 0, most);
        box[i] = h->way[i] < 0 ? at[i] : at[i] - below;
        box[axes + i] = h->way[i] > 0 ? at[i] : at[i] + above;
    }
}

/* Beside the core, or at its end. */
static void set_core_in_touch(input_stream *s, uint32_t axes, const heading *h, const int32_t *at,
                              int32_t *core)
{
    const int32_t before = draw_chance(s, 3) ? 0 : draw_between(s, 0, 64);
    const int32_t after = draw_between(s, 0, 64);
    const int32_t bend = before == 0 ? draw_between(s, 0, 64) : 0;
    for (uint32_t i = 0; i < axes; i++) {
        core[i] = at[i] - h->across[i] * before;
        core[axes + i] = at[i] + h->across[i] * after - h->way[i] * bend;
    }
}

static void set_target_in_touch(input_stream *s, int kind, const heading *h, const int32_t *place,
                                int32_t radius, int32_t *target)
{
    const uint32_t axes = words_of[kind].axes;
    const int32_t more = is_round(kind) ? draw_between(s, 0, draw_less(s, radius / 4 + 4)) : 0;
    const int32_t times = radius / h->length + more + (is_round(kind) && radius % h->length > 0);
    int32_t at[3] = {0, 0, 0};
    for (uint32_t i = 0; i < axes; i++)
        at[i] = place[i] - h->way[i] * times;
    if (has_box(kind))
        set_box_in_touch(s, axes, h, at, radius + 8, target);
    else if (has_core(kind))
        set_core_in_touch(s, axes, h, at, target);
    if (has_triangle(kind))
        set_corner_in_touch(s, h->way, h->across, at, target);
    for (uint32_t i = 0; i < axes && !has_box(kind) && !has_core(kind); i++)
        target[i] = at[i];
    if (is_round(kind))
        target[has_core(kind) ? 2 * axes : axes] = times * h->length - radius;
}

/* Away from the mover: a raw unit at least, so the mover is outside. */
static void move_off(int kind, const heading *h, int32_t off, int32_t *target)
{
    int32_t by[3];
    for (int i = 0; i < 3; i++)
        by[i] = off == 0 || h->way[i] == 0
                    ? 0
                    : -(h->way[i] * off / h->length) + (h->way[i] < 0 ? 1 : -1);
    move_target(kind, target, by);
}

/* A box of the size, with min at the place, beside the mover on the axis of the heading. */
static void set_box_beside(input_stream *s, uint32_t axes, const heading *h, const int32_t *place,
                           const int32_t *sizes, int32_t *box)
{
    uint32_t in = 0;
    while (h->way[in] == 0)
        in++;
    for (uint32_t i = 0; i < axes; i++) {
        const int32_t most = sizes[i] + 8;
        box[i] = place[i] - draw_between(s, 0, most);
        box[axes + i] = place[i] + sizes[i] + draw_between(s, 0, most);
        if (i != in)
            continue;
        const int32_t thick = draw_chance(s, 3) ? 0 : draw_between(s, 0, most);
        box[i] = h->way[i] > 0 ? place[i] - thick : place[i] + sizes[i];
        box[axes + i] = box[i] + thick;
    }
}

/* Into the first target, along it and one raw unit in, into all, or along it and back. */
static void draw_motion(input_stream *s, uint32_t axes, const heading *h, int32_t times,
                        int32_t *motion)
{
    const uint32_t how = draw_below(s, 4);
    const int32_t way = draw_chance(s, 2) ? times : -times;
    const heading *in = h, *all = h + 1;
    for (uint32_t i = 0; i < axes; i++) {
        const int32_t one = in->way[i] < 0 ? 1 : in->way[i] > 0 ? -1 : 0;
        const int32_t nudge = draw_chance(s, 2) ? draw_about_zero(s, 3) : 0;
        if (how == 0)
            motion[i] = -in->way[i] * times + nudge;
        else if (how == 1)
            motion[i] = in->across[i] * way + one;
        else if (how == 2)
            motion[i] = -(in->way[i] + all->way[i]) * times + nudge;
        else
            motion[i] = in->across[i] * way - one * (int32_t)draw_below(s, 2) + nudge / 3;
    }
}

/* Back from the place where it is in touch with all, and then there and on. */
static void start_before(uint32_t axes, const heading *h, uint32_t count, int32_t *start,
                         uint32_t places, int32_t *motion)
{
    for (uint32_t target = 0; target < count; target++) {
        int64_t off = 0;
        for (uint32_t i = 0; i < axes; i++)
            off -= (int64_t)h[target].way[i] * motion[i];
        if (off < 0)
            return;
    }
    for (uint32_t i = 0; i < axes; i++) {
        for (uint32_t place = 0; place < places; place++)
            start[place * axes + i] -= motion[i];
        motion[i] *= 2;
    }
}

static void turn_back(const heading *h, heading *back)
{
    for (int i = 0; i < 3; i++) {
        back->way[i] = -h->way[i];
        back->across[i] = h->across[i];
    }
    back->length = h->length;
}

/* The other target, across an axis through the middle of the mover. */
static void mirror_target(int kind, const int32_t *target, int32_t twice, uint32_t axis,
                          int32_t *mirrored)
{
    const uint32_t axes = words_of[kind].axes;
    for (uint32_t word = 0; word < words_of[kind].target; word++)
        mirrored[word] = target[word];
    for (uint32_t place = 0; place < places_of(kind); place++)
        mirrored[place * axes + axis] = twice - target[place * axes + axis];
    if (!has_box(kind))
        return;
    mirrored[axis] = twice - target[axes + axis];
    mirrored[axes + axis] = twice - target[axis];
}

/* The mover goes straight between two targets that are mirror images, and touches both at the same time, or nearly; so where the
 * rounded place is off one, it often is in the other. A third is where it was. */
static void make_corner(input_stream *s, int kind, const heading *h, sweep_many_words *w)
{
    const uint32_t axes = words_of[kind].axes, places = is_of_boxes(kind) ? 2 : 1;
    const uint32_t in = draw_below(s, axes);
    const uint32_t across = (in + 1 + draw_below(s, axes - 1)) % axes;
    const int32_t size = is_of_boxes(kind) ? w->mover[axes + across] - w->mover[across] : 0;
    int32_t by[3] = {0, 0, 0};
    by[across] = draw_about_zero(s, draw_power(s, 10));
    move_target(kind, w->targets, by);
    mirror_target(kind, w->targets, 2 * w->mover[across] + size, across,
                  w->targets + words_of[kind].target);
    const int32_t way = draw_between(s, 1, draw_less(s, INT32_C(1) << 20));
    for (uint32_t i = 0; i < axes; i++) {
        const int32_t one = draw_chance(s, 4) ? draw_about_zero(s, 1) : 0;
        w->motion[i] = i == in ? 2 * (h->way[in] < 0 ? way : -way) : one;
        for (uint32_t place = 0; place < places && i == in; place++)
            w->mover[place * axes + i] -= w->motion[i] / 2;
    }
    w->count = w->count == 1 ? 2 : w->count;
}

/* A radius that many lengths of headings divide, or a box of that size at most. */
static int32_t draw_mover(input_stream *s, int how, int kind, sweep_many_words *w, int32_t *sizes)
{
    const uint32_t axes = words_of[kind].axes;
    const int32_t radius =
        how == MANY_NARROW ? draw_between(s, 0, 3) : 1365 * draw_between(s, 1, draw_less(s, 64));
    for (uint32_t i = 0; i < axes; i++) {
        sizes[i] = draw_between(s, 0, radius);
        w->mover[i] = draw_about_zero(s, INT32_C(1) << 20);
        w->mover[axes + i] = is_of_boxes(kind) ? w->mover[i] + sizes[i] : radius;
    }
    return radius;
}

static void draw_in_touch(input_stream *s, int how, int kind, sweep_many_words *w)
{
    const uint32_t axes = words_of[kind].axes;
    const bool boxes = is_of_boxes(kind), slot = draw_chance(s, 3);
    int32_t sizes[3];
    const int32_t radius = draw_mover(s, how, kind, w, sizes);
    heading h[3];
    for (uint32_t i = 0; i < 3; i++) {
        int32_t *target = w->targets + i * words_of[kind].target;
        draw_heading(s, kind, radius, &h[i]);
        if (i == 1 && slot)
            turn_back(&h[0], &h[1]);
        if (boxes)
            set_box_beside(s, axes, &h[i], w->mover, sizes, target);
        else
            set_target_in_touch(s, kind, &h[i], w->mover, radius, target);
        move_off(kind, &h[i], how == MANY_OFF ? draw_between(s, 0, 3) : 0, target);
    }
    w->count = 1 + draw_below(s, 3);
    draw_motion(s, axes, h, draw_between(s, 1, draw_less(s, 4096)), w->motion);
    if (draw_chance(s, 2))
        start_before(axes, h, w->count, w->mover, boxes ? 2 : 1, w->motion);
    if (how == MANY_CORNER)
        make_corner(s, kind, &h[0], w);
}

void input_sweep_many(uint64_t seed, uint32_t index, int kind, sweep_many_words *w)
{
    static const sweep_many_words none;
    const int how = (int)(index % MANY_CLASSES);
    input_stream s;
    draw_start(&s, seed + (uint64_t)kind, index);
    *w = none;
    if (how == MANY_IN_TOUCH || how == MANY_OFF || how == MANY_NARROW || how == MANY_CORNER)
        draw_in_touch(&s, how, kind, w);
    else
        draw_at_random(&s, how, kind, w);
    if (how == MANY_ROW)
        draw_row(&s, kind, w);
}
