/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_contact.h"

#include "draw.h"

const char *const contact_class_names[CONTACT_CLASSES] = {
    "uniform 1",   "uniform 100",  "uniform 8000", "uniform all",
    "lattice raw", "lattice unit", "flat",         "soup",
};

/* The greatest coordinate, and the step to which all are rounded. */
static const struct {
    int32_t most, unit;
} scales[CONTACT_CLASSES] = {{65536, 1}, {6553600, 1},    {524288000, 1},  {INT32_MAX, 1},
                             {4, 1},     {262144, 65536}, {655360, 65536}, {262144, 65536}};

static int32_t draw_scaled(input_stream *s, int kind)
{
    return draw_about_zero(s, scales[kind].most / scales[kind].unit) * scales[kind].unit;
}

/* ---- Meshes ---- */

/* A grid of three by three on two of the axes; on the third one, level or not. */
static void draw_sheet(input_stream *s, int kind, contact_words *w)
{
    const int32_t third = scales[kind].most / 3 / scales[kind].unit * scales[kind].unit;
    const uint32_t up = draw_below(s, 3);
    const bool level = kind == CONTACT_FLAT || draw_chance(s, 8);
    const int32_t height = draw_scaled(s, kind);
    for (int i = 0; i < CONTACT_VERTICES; i++) {
        int32_t *v = w->vertices[i];
        v[(up + 1) % 3] = (i % 3 - 1) * third * 2;
        v[(up + 2) % 3] = (i / 3 - 1) * third * 2;
        v[up] = level ? height : draw_scaled(s, kind) / 2;
        if (!level && draw_chance(s, 2))
            v[up] = i > 2 ? w->vertices[i - 3][up] : height;
    }
}

/* Two faces for each square, in the order of the squares; all with the front up, or some turned over. */
static void draw_sheet_faces(input_stream *s, contact_words *w)
{
    const bool turned = draw_chance(s, 8);
    for (uint32_t i = 0; i < CONTACT_FACES; i++) {
        const uint32_t corner = i / 2 % 2 + i / 4 * 3;
        uint16_t *face = &w->indices[i * 3];
        face[0] = (uint16_t)(i % 2 == 0 ? corner : corner + 4);
        face[1] = (uint16_t)(i % 2 == 0 ? corner + 1 : corner + 3);
        face[2] = (uint16_t)(i % 2 == 0 ? corner + 4 : corner);
        if (turned && draw_chance(s, 2)) {
            const uint16_t index = face[0];
            face[0] = face[1];
            face[1] = index;
        }
    }
}

static void draw_any_faces(input_stream *s, contact_words *w)
{
    for (uint32_t i = 0; i < CONTACT_FACES * 3; i++)
        w->indices[i] = (uint16_t)draw_below(s, CONTACT_VERTICES);
}

/* Swaps two faces, and copies one in some meshes. */
static void draw_order(input_stream *s, contact_words *w)
{
    for (int times = 0; times < 3; times++) {
        const uint32_t a = draw_below(s, CONTACT_FACES), b = draw_below(s, CONTACT_FACES);
        const bool copies = draw_chance(s, 12);
        for (uint32_t i = 0; i < 3; i++) {
            const uint16_t index = w->indices[a * 3 + i];
            w->indices[a * 3 + i] = w->indices[b * 3 + i];
            if (!copies)
                w->indices[b * 3 + i] = index;
        }
    }
}

/* ---- Spheres ---- */

/* On a face: inside, on an edge, or at a corner. */
static void draw_place(input_stream *s, const contact_words *w, int64_t *place)
{
    const uint16_t *face = &w->indices[draw_below(s, w->count > 0 ? w->count : 1) * 3];
    int32_t u = draw_between(s, 0, 4), v = draw_between(s, 0, 4 - u);
    if (draw_chance(s, 3))
        v = draw_chance(s, 2) ? 0 : 4 - u;
    if (draw_chance(s, 4))
        u = v = 0;
    for (int axis = 0; axis < 3; axis++) {
        const int64_t a = w->vertices[face[0]][axis], b = w->vertices[face[1]][axis],
                      c = w->vertices[face[2]][axis];
        place[axis] = a + (b - a) * u / 4 + (c - a) * v / 4;
    }
}

static const int8_t triples[6][4] = {{1, 2, 2, 3}, {2, 3, 6, 7}, {1, 4, 8, 9},
                                     {0, 3, 4, 5}, {4, 4, 7, 9}, {0, 0, 1, 1}};

/* Moves the place by a whole length, and returns it. */
static int64_t draw_offset(input_stream *s, int kind, int64_t *place)
{
    const int8_t *triple = triples[draw_chance(s, 2) ? 5 : draw_below(s, 6)];
    const uint32_t first = draw_below(s, 3);
    const int64_t step = (int64_t)draw_between(s, 0, draw_less(s, scales[kind].most / 9));
    for (uint32_t i = 0; i < 3; i++)
        place[(first + i) % 3] += draw_chance(s, 2) ? step * triple[i] : -step * triple[i];
    return step * triple[3];
}

/* The radius and the margin have the length as their sum, are a raw unit off, or more. */
static void draw_ball(input_stream *s, int kind, contact_words *w)
{
    int64_t place[3];
    draw_place(s, w, place);
    const int64_t length = draw_offset(s, kind, place);
    const int32_t most = scales[kind].most;
    int64_t limit = length + draw_between(s, -1, 1);
    if (draw_chance(s, 2))
        limit = length + draw_between(s, 0, draw_less(s, most));
    w->margin = draw_chance(s, 4) ? 0 : draw_about_zero(s, draw_less(s, most / 2));
    w->ball[3] = hold(limit - w->margin);
    for (int axis = 0; axis < 3; axis++)
        w->ball[axis] = hold(place[axis]);
    if (draw_chance(s, 64))
        w->ball[3] = draw_scaled(s, kind);
}

void input_contact(uint64_t seed, uint32_t index, contact_words *w)
{
    input_stream s;
    const int kind = (int)(index % CONTACT_CLASSES);
    draw_start(&s, seed ^ UINT64_C(0x746f756368), index); /* "touch" */
    w->count = draw_chance(&s, 16) ? draw_below(&s, CONTACT_FACES) : CONTACT_FACES;
    w->most = draw_chance(&s, 4) ? draw_below(&s, 3) : CONTACT_FACES;
    draw_sheet(&s, kind, w);
    if (kind == CONTACT_SOUP || kind == CONTACT_RAW)
        for (int i = 0; i < CONTACT_VERTICES * 3; i++)
            w->vertices[i / 3][i % 3] = draw_scaled(&s, kind);
    if (kind == CONTACT_SOUP || draw_chance(&s, 8))
        draw_any_faces(&s, w);
    else
        draw_sheet_faces(&s, w);
    draw_order(&s, w);
    draw_ball(&s, kind, w);
}
