/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_separate_space.h"

#include "draw.h"
#include "inputs_aabb_capsule.h"
#include "inputs_capsule.h"
#include "touching.h"

const char *const space_class_names[SPACE_CLASSES] = {
    "uniform 1",    "uniform 100", "uniform 8000", "uniform all", "lattice raw",
    "lattice unit", "touching",    "beside",       "ends",        "as large as the world",
};

/* The greatest size, and the step to which all numbers are rounded. */
typedef struct {
    int32_t most, unit;
} scale;

static const scale scales[SPACE_CLASSES] = {
    {65536, 1},      {6553600, 1}, {524288000, 1}, {INT32_MAX, 1}, {3, 1},
    {262144, 65536}, {65536, 1},   {65536, 1},     {INT32_MAX, 1}, {INT32_MAX, 1},
};

static int32_t on_step(int64_t n, int kind)
{
    return hold(kind == SPACE_LATTICE ? n / 65536 * 65536 : n);
}

static int32_t draw_scaled(input_stream *s, int kind)
{
    if (kind == SPACE_ENDS)
        return draw_corner(s);
    return draw_about_zero(s, scales[kind].most / scales[kind].unit) * scales[kind].unit;
}

static int32_t draw_size(input_stream *s, int kind)
{
    return draw_between(s, 1, draw_less(s, scales[kind].most / scales[kind].unit)) *
           scales[kind].unit;
}

/* One radius in 32 is 0 or negative. */
static int32_t draw_radius(input_stream *s, int kind)
{
    const int32_t size = draw_size(s, kind);
    if (kind == SPACE_WORLD)
        return INT32_MAX - draw_between(s, 0, 3);
    return draw_chance(s, 32) ? draw_between(s, -1, 0) * size : size;
}

/* A place of a core, at an end of it, or beside it by less than a size. */
static void draw_place(input_stream *s, int kind, const int32_t *core, int32_t size, int64_t *at)
{
    const int32_t part =
        draw_chance(s, 3) ? draw_between(s, 0, 1) * 1024 : draw_between(s, 0, 1024);
    const int32_t most = draw_chance(s, 4) ? 0 : draw_less(s, size > 0 ? size : 0);
    for (int i = 0; i < 3; i++)
        at[i] = on_step(core[i] + ((int64_t)core[3 + i] - core[i]) * part / 1024 +
                            draw_about_zero(s, most),
                        kind);
}

/* One core in 8 is a point, and one in 8 is along an axis. */
static void draw_capsule(input_stream *s, int kind, int32_t *capsule)
{
    const uint32_t defect = draw_below(s, 8), axis = draw_below(s, 3);
    for (uint32_t i = 0; i < 3; i++) {
        capsule[i] = draw_scaled(s, kind);
        capsule[3 + i] = draw_scaled(s, kind);
        if (defect == 0 || (defect == 1 && i != axis))
            capsule[3 + i] = capsule[i];
    }
    capsule[6] = draw_radius(s, kind);
}

/* ---- Targets around a mover ---- */

/* Through a place, in any direction, or along the mover, or shifted so that it ends there. */
static void draw_rod(input_stream *s, int kind, const int32_t *mover, int32_t *rod)
{
    int64_t at[3];
    draw_capsule(s, kind, rod);
    const int64_t reach = (int64_t)(mover[6] > 0 ? mover[6] : 0) + (rod[6] > 0 ? rod[6] : 0);
    draw_place(s, kind, mover, hold(reach), at);
    const bool parallel = draw_chance(s, 8);
    const int32_t part = draw_chance(s, 4) ? 0 : draw_between(s, 0, 4);
    for (int i = 0; i < 3; i++) {
        const int64_t run =
            parallel ? (int64_t)mover[3 + i] - mover[i] : (int64_t)rod[3 + i] - rod[i];
        const int64_t before = run * part / 4;
        rod[i] = on_step(at[i] - before, kind);
        rod[3 + i] = on_step(at[i] - before + run, kind);
    }
}

static int32_t draw_weight(input_stream *s)
{
    if (draw_chance(s, 3))
        return draw_between(s, -2, 2);
    return draw_chance(s, 2) ? draw_about_zero(s, 65536) : draw_corner(s);
}

/* One plane in 16 is across an axis, and one in 32 has no normal. */
static void draw_plane(input_stream *s, int kind, const int32_t *mover, int32_t *plane)
{
    int64_t at[3];
    const uint32_t defect = draw_below(s, 32), axis = draw_below(s, 3);
    draw_place(s, kind, mover, mover[6], at);
    for (uint32_t i = 0; i < 3; i++) {
        const int32_t weight = draw_weight(s);
        plane[i] = hold(at[i]);
        plane[3 + i] = defect == 0 || (defect < 3 && i != axis) ? 0 : weight;
    }
}

/* A side of the box is at the place, or beyond it. */
static void draw_sides(input_stream *s, int kind, int64_t at, int32_t *low, int32_t *high)
{
    const int64_t below = draw_chance(s, 8) ? 0 : draw_size(s, kind);
    const int64_t above = draw_chance(s, 8) ? 0 : draw_size(s, kind);
    *low = hold(at - below);
    *high = hold(at + above);
    if (kind == SPACE_WORLD && !draw_chance(s, 8)) {
        *low = INT32_MIN + draw_between(s, 0, 3);
        *high = INT32_MAX - draw_between(s, 0, 3);
    }
}

static void draw_box_around(input_stream *s, int kind, const int32_t *mover, int32_t *box)
{
    int64_t at[3];
    draw_place(s, kind, mover, mover[6], at);
    for (int i = 0; i < 3; i++)
        draw_sides(s, kind, at[i], &box[i], &box[3 + i]);
    if (draw_chance(s, 32)) { /* inverted */
        const uint32_t axis = draw_below(s, 3);
        const int32_t low = box[axis];
        box[axis] = box[3 + axis];
        box[3 + axis] = low;
    }
}

static void copy_words(int32_t *to, const int32_t *from, int count)
{
    for (int i = 0; i < count; i++)
        to[i] = from[i];
}

static void draw_any(input_stream *s, int kind, space_words *w)
{
    draw_capsule(s, kind, w->mover);
    draw_plane(s, kind, w->mover, w->plane);
    draw_capsule(s, kind, w->rod_mover);
    draw_rod(s, kind, w->rod_mover, w->rod);
    draw_capsule(s, kind, w->box_mover);
    draw_box_around(s, kind, w->box_mover, w->box);
}

/* ---- Shapes that touch ---- */

enum { FIRST_TOUCHING = 7, TOUCHING = 4, DEGENERATE = 14 }; /* classes of input_capsule */

/* The normal has a whole length, and one end of the core is so many normals off; the other one is as far, or farther. */
static void draw_touching_plane(input_stream *s, space_words *w)
{
    int32_t side[3], n[3], across[3], beside[3];
    touching_any_side(s, 3, side);
    const int32_t length = touching_whole(s, 3, side, n);
    touching_across(s, 3, 3, n, across);
    touching_across(s, 3, 3, n, beside);
    const int32_t times = draw_between(s, 1, draw_power(s, 20));
    const int32_t more = draw_chance(s, 2) ? 0 : draw_power(s, 20), by = draw_power(s, 18);
    const bool swapped = draw_chance(s, 2);
    for (int i = 0; i < 3; i++) {
        const int64_t at =
            draw_about_zero(s, draw_chance(s, 4) ? INT32_MAX / 2 : draw_power(s, 28));
        const int64_t end = at + (int64_t)n[i] * times + (int64_t)across[i] * by;
        w->plane[i] = hold(at);
        w->plane[3 + i] = n[i];
        w->mover[swapped ? 3 + i : i] = hold(end);
        w->mover[swapped ? i : 3 + i] = hold(end + (int64_t)n[i] * more + (int64_t)beside[i] * by);
    }
    w->mover[6] = times * length;
}

static void draw_touching(input_stream *s, uint64_t seed, uint32_t index, space_words *w)
{
    const uint32_t turn = index / SPACE_CLASSES, kind = turn % (TOUCHING + 1);
    capsule_words rods;
    aabb_capsule_query box;
    input_capsule_words(
        seed, turn * CAPSULE_CLASSES + (kind < TOUCHING ? FIRST_TOUCHING + kind : DEGENERATE),
        &rods);
    copy_words(w->rod_mover, rods.capsule, 7);
    copy_words(w->rod, rods.other, 7);
    input_aabb_capsule(seed, turn, &box);
    copy_words(w->box_mover, box.capsule, 7);
    copy_words(w->box, box.box, 6);
    draw_touching_plane(s, w);
}

static void nudge_radius(input_stream *s, int32_t *radius)
{
    *radius = hold((int64_t)*radius + draw_between(s, -1, 1));
}

/* Half of the points are on the other side of the plane than the mover, or on it. */
static void draw_before(input_stream *s, int kind, space_words *w)
{
    const int32_t times = draw_between(s, 0, 2);
    w->has_before = draw_chance(s, 2);
    for (int i = 0; i < 3; i++)
        w->before[i] =
            times == 0 ? draw_scaled(s, kind)
                       : hold((int64_t)times * w->plane[i] - (int64_t)(times - 1) * w->mover[i]);
}

void input_separate_space(uint64_t seed, uint32_t index, space_words *w)
{
    const int kind = (int)(index % SPACE_CLASSES);
    input_stream s;
    draw_start(&s, seed ^ UINT64_C(0x7370616365), index); /* "space" */
    if (kind == SPACE_TOUCHING || kind == SPACE_BESIDE)
        draw_touching(&s, seed, index, w);
    else
        draw_any(&s, kind, w);
    if (kind == SPACE_BESIDE) {
        nudge_radius(&s, &w->mover[6]);
        nudge_radius(&s, &w->rod_mover[6]);
        nudge_radius(&s, &w->box_mover[6]);
    }
    draw_before(&s, kind, w);
}
