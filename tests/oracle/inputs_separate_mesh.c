/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_separate_mesh.h"

#include "draw.h"

const char *const separate_mesh_class_names[MOVER_CLASSES] = {
    "one face", "room", "floor", "corridor", "tangle", "lattice raw", "uniform all", "world",
};

static void set_face(separate_mesh_words *w, uint32_t face, uint32_t a, uint32_t b, uint32_t c)
{
    w->indices[3 * face] = (uint16_t)a;
    w->indices[3 * face + 1] = (uint16_t)b;
    w->indices[3 * face + 2] = (uint16_t)c;
}

/* Two faces, of which the second half of the time has the other diagonal's order. */
static void set_quad(separate_mesh_words *w, uint32_t face, uint32_t a, uint32_t b, uint32_t c,
                     uint32_t d)
{
    set_face(w, face, a, b, c);
    set_face(w, face + 1, a, c, d);
    w->count = face + 2;
}

static void set_point(int32_t *to, int64_t x, int64_t y, int64_t z)
{
    to[0] = hold(x);
    to[1] = hold(y);
    to[2] = hold(z);
}

/* Turns and mirrors the scene: the axes in another order, and some of them backward. */
static void turn(int32_t *words, uint32_t points, uint32_t first, uint32_t backward)
{
    for (uint32_t i = 0; i < points; i++) {
        int32_t old[3] = {words[3 * i], words[3 * i + 1], words[3 * i + 2]};
        for (uint32_t k = 0; k < 3; k++) {
            const int32_t c = old[(first + k) % 3];
            words[3 * i + k] = backward / (1u << k) % 2 > 0 ? hold(-(int64_t)c) : c;
        }
    }
}

static void turn_all(input_stream *s, separate_mesh_words *w)
{
    const uint32_t first = draw_below(s, 3), backward = draw_below(s, 8);
    turn(w->vertices, MOVER_VERTICES, first, backward);
    turn(w->ball, 1, first, backward);
    turn(w->end, 1, first, backward);
    turn(w->before, 1, first, backward);
}

/* Three walls, two faces each, meet in a corner. The size of the room is a whole number of units, or of raw units. */
static void draw_room(input_stream *s, input_stream *e, separate_mesh_words *w)
{
    const int32_t unit = draw_chance(s, 2) ? 65536 : 4099;
    const int32_t size = draw_between(s, 4, 64) * unit;
    const int32_t x = draw_about_zero(s, 0x1000000), y = draw_about_zero(s, 0x1000000),
                  z = draw_about_zero(s, 0x1000000);
    const int32_t lean = draw_chance(s, 2) ? draw_between(s, 0, size / 4) : 0;
    for (uint32_t i = 0; i < 8; i++)
        set_point(w->vertices + 3 * i, x + (int64_t)(i % 2 * (uint32_t)size),
                  y + (int64_t)(i / 2 % 2 * (uint32_t)size) - (i % 2 > 0 ? lean : 0),
                  z + (int64_t)(i / 4 * (uint32_t)size));
    set_quad(w, 0, 0, 2, 6, 4);
    set_quad(w, 2, 0, 4, 5, 1);
    set_quad(w, 4, 0, 1, 3, 2);
    const int32_t radius = draw_between(s, size / 8, size / 3);
    w->has_before = draw_chance(s, 2);
    w->ball[3] = radius;
    const int32_t least = w->has_before ? -radius / 4 : 1;
    const int64_t corner[3] = {x, y, z};
    for (int k = 0; k < 3; k++) {
        w->ball[k] = hold(corner[k] + draw_between(s, least, 2 * radius));
        w->end[k] = hold(corner[k] + draw_between(e, least, 2 * radius));
    }
    set_point(w->before, x + (int64_t)size / 2, y + (int64_t)size / 2, z + (int64_t)size / 2);
    turn_all(s, w);
}

/* Eight faces in one plane, z = a x + b y; the sphere is above it, or, with `before`, at most half a radius below. */
static void draw_floor(input_stream *s, input_stream *e, separate_mesh_words *w)
{
    const int32_t step = draw_between(s, 1, 8) * 65536, a = draw_about_zero(s, 2),
                  b = draw_about_zero(s, 2);
    for (int32_t i = 0; i < 9; i++) {
        const int64_t x = (int64_t)(i % 3 - 1) * step, y = (int64_t)(i / 3 - 1) * step;
        set_point(w->vertices + 3 * i, x, y, a * x + b * y);
    }
    for (uint32_t i = 0; i < 4; i++) {
        const uint32_t corner = i % 2 + i / 2 * 3;
        set_quad(w, 2 * i, corner, corner + 1, corner + 4, corner + 3);
    }
    const int64_t x = draw_about_zero(s, step), y = draw_about_zero(s, step);
    w->has_before = draw_chance(s, 2);
    w->ball[3] = draw_between(s, step / 8, step);
    set_point(w->ball, x, y,
              a * x + b * y + draw_between(s, w->has_before ? -w->ball[3] / 2 : 0, w->ball[3] * 3));
    const int64_t p = x + draw_about_zero(e, step), q = y + draw_about_zero(e, step);
    set_point(w->end, p, q,
              a * p + b * q + draw_between(e, w->has_before ? -w->ball[3] / 2 : 0, w->ball[3] * 3));
    set_point(w->before, x, y, a * x + b * y + (int64_t)64 * step);
    turn_all(s, w);
}

/* Two walls, as far apart as the sphere is wide, or a little more or less. */
static void draw_corridor(input_stream *s, separate_mesh_words *w)
{
    const int32_t radius = draw_between(s, 2, 0x100000), wide = 16 * radius;
    const int64_t apart = 2 * (int64_t)radius + draw_about_zero(s, draw_chance(s, 2) ? 3 : radius);
    for (uint32_t i = 0; i < 8; i++)
        set_point(w->vertices + 3 * i, i % 4 == 0 || i % 4 == 3 ? -wide : wide,
                  i % 4 < 2 ? -wide : wide, i < 4 ? 0 : apart);
    set_quad(w, 0, 0, 1, 2, 3);
    set_quad(w, 2, 4, 7, 6, 5);
    w->ball[3] = radius;
    w->ball[0] = draw_about_zero(s, radius);
    w->ball[1] = draw_about_zero(s, radius);
    w->ball[2] = draw_between(s, 0, hold(apart));
    set_point(w->before, 0, 0, apart / 2);
    w->has_before = draw_chance(s, 2);
    turn_all(s, w);
}

/* Any faces; the sphere is around a place on one of them. */
static void draw_faces(input_stream *s, int32_t most, uint32_t count, separate_mesh_words *w)
{
    for (uint32_t i = 0; i < 3 * MOVER_VERTICES; i++)
        w->vertices[i] = draw_about_zero(s, most);
    w->count = count;
    for (uint32_t i = 0; i < 3 * count; i++)
        w->indices[i] = (uint16_t)(draw_chance(s, 4) ? draw_below(s, MOVER_VERTICES) : i % 7);
    const int32_t least = draw_chance(s, 16) ? -1 : 1;
    w->ball[3] = draw_between(s, least, draw_less(s, most));
    const int32_t reach = draw_chance(s, 4) ? w->ball[3] : w->ball[3] / 2;
    const int32_t *corner = w->vertices + 3 * w->indices[0],
                  *next = w->vertices + 3 * w->indices[1];
    for (int k = 0; k < 3; k++) {
        w->ball[k] = hold(((int64_t)corner[k] + next[k]) / 2 + draw_about_zero(s, reach));
        w->before[k] = draw_about_zero(s, most);
    }
    w->has_before = draw_chance(s, 2);
}

/* Faces within a few radii of a corner of the world. */
static void draw_at_end(input_stream *s, separate_mesh_words *w)
{
    draw_faces(s, 0x100000, draw_between(s, 1, 3) > 1 ? 1 : 3, w);
    const uint32_t corner = draw_below(s, 8);
    const bool is_near = draw_chance(s, 3); /* of the near world */
    for (uint32_t i = 0; i < MOVER_VERTICES + 1; i++) {
        int32_t *point = i < MOVER_VERTICES ? w->vertices + 3 * i : w->ball;
        for (uint32_t k = 0; k < 3; k++) {
            const int64_t end = is_near ? 0x20000000 : INT32_MAX;
            point[k] = hold(point[k] + (corner / (1u << k) % 2 > 0 ? end : -end));
        }
    }
    w->has_before = draw_chance(s, 2);
    for (int k = 0; k < 3; k++)
        w->before[k] = hold(2 * (int64_t)w->vertices[k] - w->ball[k]);
}

/* Within four radii. One core in 8 is a point. */
static void draw_end(input_stream *e, separate_mesh_words *w)
{
    const int64_t times = draw_chance(e, 8) ? 0 : draw_between(e, 1, 4);
    for (int k = 0; k < 3; k++)
        w->end[k] = hold(w->ball[k] + draw_about_zero(e, w->ball[3] > 0 ? w->ball[3] : 1) * times);
}

void input_separate_mesh(uint64_t seed, uint32_t index, separate_mesh_words *w)
{
    static const separate_mesh_words none;
    input_stream s, e;
    draw_start(&s, seed ^ UINT64_C(0x6d65736820206f75), index);
    *w = none;
    draw_start(&e, seed ^ UINT64_C(0x656e6473), index); /* "ends" */
    switch (index % MOVER_CLASSES) {
    case MOVER_ONE:
        draw_faces(&s, draw_power(&s, 26), 1, w);
        break;
    case MOVER_ROOM:
        draw_room(&s, &e, w);
        break;
    case MOVER_FLOOR:
        draw_floor(&s, &e, w);
        break;
    case MOVER_CORRIDOR:
        draw_corridor(&s, w);
        break;
    case MOVER_TANGLE:
        draw_faces(&s, 0x100000, 1 + draw_below(&s, MOVER_FACES), w);
        break;
    case MOVER_RAW:
        draw_faces(&s, 3, draw_below(&s, MOVER_FACES + 1), w);
        break;
    case MOVER_ALL:
        draw_faces(&s, INT32_MAX, 1 + draw_below(&s, MOVER_FACES), w);
        break;
    default:
        draw_at_end(&s, w);
        break;
    }
    if (index % MOVER_CLASSES != MOVER_ROOM && index % MOVER_CLASSES != MOVER_FLOOR)
        draw_end(&e, w);
}
