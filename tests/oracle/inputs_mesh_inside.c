/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_mesh_inside.h"
#include "draw.h"

const char *const inside_classes[INSIDE_CLASSES] = {
    "box",    "lattice",        "free",       "corners of the world", "near and far",
    "nudged", "level with one", "two shells", "one inverted",         "open",
};

#define NEAR INT32_C(536870912)

enum { CORNERS = 8, FACES = 12 };

/* Corner i is at x = i % 2, y = i / 2 % 2, z = i / 4. */
static const uint16_t cube_faces[3 * FACES] = {0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5,
                                               0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3,
                                               0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6};

/* The diagonal of each side is one of both, and the order of the faces any. */
static void draw_shell(input_stream *s, uint32_t first, int inverted, inside_query *q)
{
    const uint32_t begin = draw_below(s, FACES);
    for (uint32_t i = 0; i < FACES; i++) {
        const uint16_t *from = cube_faces + 3 * ((i + begin) % FACES);
        uint16_t *to = q->indices + 3 * q->count++;
        to[0] = (uint16_t)(first + from[0]);
        to[1] = (uint16_t)(first + from[inverted ? 2 : 1]);
        to[2] = (uint16_t)(first + from[inverted ? 1 : 2]);
    }
}

static void draw_box_corners(input_stream *s, int32_t most, int32_t *vertices)
{
    int32_t at[3], size[3];
    for (int k = 0; k < 3; k++) {
        at[k] = draw_about_zero(s, most);
        size[k] = draw_between(s, 1, most);
    }
    for (int i = 0; i < CORNERS; i++)
        for (int k = 0; k < 3; k++)
            vertices[3 * i + k] = at[k] + ((i >> k) % 2 != 0 ? size[k] : 0);
}

static void draw_corners(input_stream *s, int32_t most, int32_t *vertices)
{
    for (int i = 0; i < 3 * CORNERS; i++)
        vertices[i] = draw_about_zero(s, most);
}

static void draw_limits(input_stream *s, int is_world, int32_t *to, int count)
{
    const int32_t size = draw_chance(s, 2) ? 2 * NEAR : NEAR + draw_about_zero(s, 1);
    for (int i = 0; i < count; i++) {
        to[i] = draw_chance(s, 2) ? size - 1 : -size;
        if (draw_chance(s, 3))
            to[i] = draw_about_zero(s, size - 1);
        if (is_world)
            to[i] = draw_corner(s);
    }
}

/* A box whose corners are moved a little, or any corners, of whole numbers up to 8 * most. */
static void draw_bent(input_stream *s, int32_t most, int32_t *vertices)
{
    if (draw_chance(s, 4)) {
        draw_corners(s, 2 * most, vertices);
        return;
    }
    draw_box_corners(s, most, vertices);
    for (int i = 0; i < 3 * CORNERS; i++)
        if (draw_chance(s, 3))
            vertices[i] += draw_about_zero(s, 1 + most / 4);
}

/* In the middle of two corners of a face, or at one of them. */
static void draw_on_edge(input_stream *s, const inside_query *q, int32_t *point)
{
    const uint16_t *face = q->indices + 3 * draw_below(s, q->count);
    const int32_t *a = q->vertices + 3 * face[draw_below(s, 3)];
    const int32_t *b = q->vertices + 3 * face[draw_below(s, 3)];
    for (int k = 0; k < 3; k++)
        point[k] = a[k] + (b[k] - a[k]) / 2;
}

/* Between the first and the last corner, at one of them, or a little beyond. */
static void draw_between_corners(input_stream *s, inside_query *q)
{
    const int32_t *low = q->vertices, *high = q->vertices + 3 * (CORNERS - 1);
    for (int k = 0; k < 3; k++) {
        const int32_t a = low[k] < high[k] ? low[k] : high[k];
        const int32_t b = low[k] < high[k] ? high[k] : low[k];
        q->point[k] = draw_chance(s, 4) ? a : draw_chance(s, 4) ? b : draw_between(s, a, b);
        if (draw_chance(s, 8))
            q->point[k] += draw_about_zero(s, 1);
    }
}

static void draw_point_of(input_stream *s, int kind, int32_t most, inside_query *q)
{
    if (draw_chance(s, 4))
        for (int k = 0; k < 3; k++)
            q->point[k] = draw_about_zero(s, 2 * most);
    else
        draw_between_corners(s, q);
    if (kind == INSIDE_LEVEL || kind == INSIDE_NUDGED || draw_chance(s, 8))
        draw_on_edge(s, q, q->point);
    if (kind == INSIDE_LEVEL)
        q->point[0] = draw_about_zero(s, 2 * most);
}

static void scale_and_move(input_stream *s, int32_t size, inside_query *q)
{
    const int32_t limit = draw_chance(s, 3) ? INT32_MAX : NEAR - 4;
    const int32_t factor = draw_chance(s, 3) ? limit / size : draw_less(s, limit / size);
    const int32_t times = draw_chance(s, 4) ? 1 : factor > 0 ? factor : 1;
    for (int k = 0; k < 3; k++) {
        const int32_t by = draw_about_zero(s, limit - times * size);
        for (int i = k; i < 3 * INSIDE_VERTICES; i += 3)
            q->vertices[i] = q->vertices[i] * times + by;
        q->point[k] = q->point[k] * times + by;
    }
}

static void draw_shells(input_stream *s, int kind, inside_query *q)
{
    draw_shell(s, 0, draw_chance(s, 4), q);
    if (kind == INSIDE_TWO || kind == INSIDE_INVERTED)
        draw_shell(s, CORNERS, kind == INSIDE_INVERTED, q);
    if (kind == INSIDE_OPEN)
        q->count -= 1 + draw_below(s, 4);
}

static void draw_small(input_stream *s, int kind, inside_query *q)
{
    const int32_t most = kind == INSIDE_LATTICE ? 3 : draw_chance(s, 2) ? 6 : 100;
    for (int i = 0; i < 2; i++)
        if (kind == INSIDE_BOX)
            draw_box_corners(s, most, q->vertices + 3 * CORNERS * i);
        else
            draw_bent(s, most, q->vertices + 3 * CORNERS * i);
    draw_shells(s, kind, q);
    draw_point_of(s, kind, most, q);
    scale_and_move(s, 3 * most + 2, q);
    if (kind == INSIDE_LEVEL && draw_chance(s, 3))
        q->point[0] = draw_between(s, INT32_MIN, -NEAR);
    if (kind == INSIDE_NUDGED) {
        const uint32_t axis = draw_below(s, 3);
        q->point[axis] += draw_chance(s, 2) ? 1 : -1;
    }
}

void input_mesh_inside(uint64_t seed, uint32_t index, inside_query *q)
{
    input_stream s;
    const int kind = (int)(index % INSIDE_CLASSES);
    draw_start(&s, seed, index);
    q->count = 0;
    if (kind != INSIDE_FREE && kind != INSIDE_WORLD && kind != INSIDE_LIMIT) {
        draw_small(&s, kind, q);
        return;
    }
    draw_limits(&s, kind == INSIDE_WORLD, q->vertices, 3 * INSIDE_VERTICES);
    draw_limits(&s, kind == INSIDE_WORLD, q->point, 3);
    if (kind == INSIDE_FREE) {
        const int32_t most = draw_power(&s, 30);
        for (int i = 0; i < 3 * INSIDE_VERTICES; i++)
            q->vertices[i] = draw_about_zero(&s, most);
        for (int k = 0; k < 3; k++)
            q->point[k] = draw_about_zero(&s, most / 2);
    }
    draw_shells(&s, kind, q);
}
