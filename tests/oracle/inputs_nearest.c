/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_nearest.h"
#include "draw.h"

enum { LATTICE, ROOM, NEAR, FAR, NEAR_AND_FAR, ROW, SHORT_DIR, AROUND, CORNERS, THIN };

const char *const nearest_classes[NEAREST_CLASSES] = {"lattice",      "room", "near",      "far",
                                                      "near and far", "row",  "short dir", "around",
                                                      "corners",      "thin"};

/* The greatest coordinate and size of a class. */
static int32_t most_of(input_stream *s, int kind)
{
    static const int32_t most[NEAREST_CLASSES] = {4,       6553600, 400000000, INT32_MAX, 0,
                                                  4194304, 1048576, 1048576,   INT32_MAX, 16777216};
    if (kind == NEAR_AND_FAR)
        return draw_chance(s, 2) ? 400000000 : 700000000;
    return most[kind];
}

static int32_t draw_coordinate(input_stream *s, int kind, int32_t most)
{
    if (kind == LATTICE)
        return draw_about_zero(s, most) * 65536;
    return kind == CORNERS ? draw_corner(s) : draw_about_zero(s, most);
}

static int32_t draw_half(input_stream *s, int kind, int32_t most)
{
    if (draw_chance(s, 24))
        return -draw_between(s, 0, 1); /* flat or empty */
    if (kind == LATTICE)
        return draw_between(s, 0, 2) * 65536;
    if (kind == CORNERS)
        return draw_corner(s);
    if (kind == THIN)
        return draw_between(s, 0, 3);
    return kind == AROUND ? draw_between(s, 0, most) : draw_between(s, 0, most / 4);
}

/* The axes of the world; unit vectors in any direction; or longer ones. */
static void draw_axes(input_stream *s, int kind, int32_t *axes)
{
    bool turned = kind != LATTICE && !draw_chance(s, 4);
    for (int i = 0; i < 3; i++) {
        graze_vec3 axis = {i == 0 ? 65536 : 0, i == 1 ? 65536 : 0, i == 2 ? 65536 : 0};
        if (turned)
            draw_unit_vector(s, &axis);
        if (kind == CORNERS && draw_chance(s, 4))
            draw_vector(s, INT32_MAX, &axis);
        axes[3 * i] = axis.x;
        axes[3 * i + 1] = axis.y;
        axes[3 * i + 2] = axis.z;
    }
}

/* The corners are around the center, so that a line to the center hits the triangle. */
static void draw_corners(input_stream *s, int kind, nearest_candidate *c)
{
    int64_t sum[3] = {0, 0, 0};
    for (int i = 0; i < 6; i++) {
        int64_t half = c->half[i % 3] < 0 ? 0 : c->half[i % 3];
        int32_t most = hold(2 * half);
        int64_t step =
            kind == LATTICE ? draw_about_zero(s, 2) * INT64_C(65536) : draw_about_zero(s, most);
        sum[i % 3] += step;
        c->corners[i] = hold(c->center[i % 3] + step);
    }
    for (int i = 0; i < 3; i++)
        c->corners[6 + i] = hold(c->center[i] - sum[i]);
}

static void draw_candidate(input_stream *s, int kind, nearest_candidate *c)
{
    int32_t most = most_of(s, kind);
    for (int i = 0; i < 3; i++)
        c->center[i] = draw_coordinate(s, kind, most);
    for (int i = 0; i < 3; i++)
        c->half[i] = draw_half(s, kind, most);
    draw_axes(s, kind, c->axes);
    draw_corners(s, kind, c);
}

static void move(nearest_candidate *c, const int64_t *steps)
{
    for (int i = 0; i < 3; i++)
        c->center[i] = hold(c->center[i] + steps[i]);
    for (int i = 0; i < 9; i++)
        c->corners[i] = hold(c->corners[i] + steps[i % 3]);
}

/* Copies the first candidate some raw units along the line, so that rounded results are equal or neighbours. */
static void copy_along(input_stream *s, const nearest_candidate *first, const int64_t *run,
                       nearest_candidate *c)
{
    int32_t step = draw_about_zero(s, INT32_C(1) << draw_below(s, 9));
    int64_t steps[3];
    *c = *first;
    for (int i = 0; i < 3; i++)
        steps[i] = run[i] == 0 ? 0 : run[i] < 0 ? -step : step;
    move(c, steps);
}

/* Moves the candidate to a point of the line, or beside it by up to its size. */
static void pull(input_stream *s, int kind, const nearest_scene *scene, const int64_t *run,
                 nearest_candidate *c)
{
    int64_t steps[3];
    int32_t sixteenths = draw_between(s, 0, 32);
    for (int i = 0; i < 3; i++) {
        int32_t beside = draw_about_zero(s, c->half[i] < 0 ? 0 : c->half[i]);
        if (kind == LATTICE)
            beside = 0;
        steps[i] = scene->ray[i] + run[i] / 16 * sixteenths + beside - c->center[i];
    }
    move(c, steps);
}

/* The limit is at t, slightly less or more, anywhere before it, far beyond, near 0, or none. */
static int32_t draw_limit_at(input_stream *s, int32_t t)
{
    uint32_t kind = draw_below(s, 8);
    if (kind < 3)
        return INT32_MAX;
    if (kind == 3)
        return hold((int64_t)t + draw_about_zero(s, 2));
    if (kind == 4)
        return draw_about_zero(s, 2);
    return kind == 5 ? draw_between(s, 0, t) : hold(INT64_C(4) * t);
}

/* The run leads from the origin of the ray to the target. */
static void draw_line(input_stream *s, int kind, nearest_scene *scene, const nearest_candidate *aim,
                      int64_t *run)
{
    int32_t most = most_of(s, kind), shortening = draw_power(s, kind == SHORT_DIR ? 20 : 5);
    uint32_t still = draw_below(s, 8); /* the axis on which the line does not move; usually none */
    int64_t times = draw_chance(s, 4) ? 1 : 2;
    for (int i = 0; i < 3; i++) {
        int32_t nudge = draw_about_zero(s, draw_chance(s, 2) ? 1 : 0);
        int32_t start = draw_coordinate(s, kind, most);
        scene->ray[i] = still == (uint32_t)i ? aim->center[i] : start;
        run[i] = (int64_t)aim->center[i] + nudge - scene->ray[i];
        scene->ray[3 + i] = hold(run[i] / shortening);
        scene->segment[i] = scene->ray[i];
        scene->segment[3 + i] = hold(scene->ray[i] + times * run[i]);
    }
    scene->ray[6] = draw_limit_at(s, hold(INT64_C(65536) * shortening));
}

void input_nearest(uint64_t seed, uint32_t index, nearest_scene *scene)
{
    input_stream s;
    int64_t run[3];
    int kind = (int)(index % NEAREST_CLASSES);
    draw_start(&s, seed, index);
    scene->count = 1 + draw_below(&s, NEAREST_MOST);
    for (uint32_t i = 0; i < NEAREST_MOST; i++)
        draw_candidate(&s, kind, &scene->candidates[i]);
    uint32_t aim = draw_below(&s, scene->count);
    const nearest_candidate *target = &scene->candidates[aim];
    draw_line(&s, kind, scene, target, run);
    for (uint32_t i = 0; i < NEAREST_MOST; i++)
        if (i != aim && (kind == ROW || draw_chance(&s, 8)))
            copy_along(&s, target, run, &scene->candidates[i]);
        else if (i != aim && draw_chance(&s, 2))
            pull(&s, kind, scene, run, &scene->candidates[i]);
}
