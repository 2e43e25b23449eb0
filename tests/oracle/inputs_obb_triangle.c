/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_obb_triangle.h"
#include "touching.h"

enum { UNIFORM = 0, LATTICE = 5, CORNER, EDGE, INSIDE, NUDGED, CROSSING, CUTTING, FLAT = 15 };

#define APART   1u
#define TOUCH   2u
#define OVERLAP 4u

const obb_triangle_class obb_triangle_classes[OBB_TRIANGLE_CLASSES] = {
    {"uniform 1", 0, APART | OVERLAP},
    {"uniform 100", 1, APART | OVERLAP},
    {"uniform 1000", 2, APART | OVERLAP},
    {"uniform 10000", 3, APART | OVERLAP},
    {"uniform all", 4, APART | OVERLAP},
    {"lattice", 5, APART | TOUCH | OVERLAP},
    {"a corner touches", -1, TOUCH},
    {"an edge touches", -1, TOUCH},
    {"the inside touches", -1, TOUCH},
    {"nudged", -1, APART | OVERLAP},
    {"the inside crosses", -1, OVERLAP},
    {"an edge cuts an edge", -1, APART | OVERLAP},
    {"corners of the world", 10, APART | OVERLAP},
    {"stored axes", 11, APART | OVERLAP},
    {"one is far", 13, APART | OVERLAP},
    {"without area", -1, APART | TOUCH | OVERLAP},
};

/* ---- From the scenes of capsules: the corners are ends of their cores ---- */

static void copy_words(int32_t *to, const int32_t *from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        to[i] = from[i];
}

static void draw_like(uint64_t seed, uint32_t index, obb_triangle_query *q)
{
    const obb_triangle_class *of = &obb_triangle_classes[index % OBB_TRIANGLE_CLASSES];
    const uint32_t turn = index / OBB_TRIANGLE_CLASSES * 3;
    obb_capsule_query drawn;
    for (uint32_t i = 0; i < 3; i++) {
        input_obb_capsule(seed, (turn + i) * OBB_CAPSULE_CLASSES + (uint32_t)of->like, &drawn);
        if (i == 0)
            copy_words(q->box, drawn.box, sizeof q->box / sizeof q->box[0]);
        copy_words(q->vertices + 6 * i, drawn.capsule, 6);
    }
}

/* ---- In the frame of the box ---- */

typedef struct {
    obb_frame frame;
    int32_t at[3], normal[3], u[3], v[3]; /* u and v across the normal */
    int32_t corners[9];
} framed;

/* A place on the box, a normal away from it, and two directions in that plane, as long as the box. */
static void draw_plane(input_stream *s, framed *f)
{
    draw_obb_frame(s, &f->frame);
    const touching_place place = touching_place_on(s, 3, f->frame.box);
    const int32_t most = draw_power(s, 20);
    for (int i = 0; i < 3; i++) {
        f->at[i] = place.at[i];
        f->normal[i] = place.side[i] * draw_between(s, 1, 5);
    }
    do
        touching_across(s, most, 3, f->normal, f->u);
    while (f->u[0] == 0 && f->u[1] == 0 && f->u[2] == 0);
    touching_across(s, most, 3, f->normal, f->v);
}

/* at + u * along + v * across + normal * above */
static void set_corner(framed *f, int corner, int32_t along, int32_t across, int32_t above)
{
    for (int i = 0; i < 3; i++)
        f->corners[3 * corner + i] =
            hold(f->at[i] + (int64_t)f->u[i] * along + (int64_t)f->v[i] * across +
                 (int64_t)f->normal[i] * above);
}

/* By a corner, a point between the ends of an edge, or one inside. */
static void set_touching(input_stream *s, framed *f, int kind)
{
    const int32_t most = draw_power(s, 22), p = draw_between(s, 1, 3), r = draw_between(s, 0, 3),
                  along = draw_about_zero(s, 3), above = draw_between(s, 0, most),
                  other = draw_between(s, 0, most);
    if (kind == CORNER) {
        set_corner(f, 0, 0, 0, 0);
        set_corner(f, 1, p, r, above);
        set_corner(f, 2, along, p, other);
    } else if (kind == EDGE) {
        set_corner(f, 0, -p, 0, 0);
        set_corner(f, 1, r, 0, 0);
        set_corner(f, 2, along, 1, above);
    } else {
        set_corner(f, 0, p, 0, 0);
        set_corner(f, 1, -p, r, 0);
        set_corner(f, 2, 0, -r, 0);
    }
}

/* A point of the triangle is in the box, and the corners may be anywhere. */
static void set_crossing(input_stream *s, framed *f)
{
    const int32_t size = draw_power(s, 24);
    for (int i = 0; i < 3; i++) {
        const int32_t at = draw_between(s, f->frame.box[i], f->frame.box[3 + i]),
                      p = draw_about_zero(s, size), r = draw_about_zero(s, size);
        f->corners[i] = at + p;
        f->corners[3 + i] = at - p + r;
        f->corners[6 + i] = at - r;
    }
}

/* Across an edge of the box, one edge a little inside or outside of it, the third corner away from it. */
static void set_cutting(input_stream *s, framed *f)
{
    const int32_t depth = draw_about_zero(s, 3), p = draw_between(s, 1, 3),
                  along = draw_about_zero(s, 3), across = draw_about_zero(s, 1);
    set_corner(f, 0, -p, 0, depth);
    set_corner(f, 1, p, 0, depth);
    set_corner(f, 2, along, across, draw_power(s, 20));
}

/* On a line through two of the corners; all in one place. */
static void make_flat(input_stream *s, framed *f)
{
    const uint32_t kind = draw_below(s, 4);
    set_touching(s, f, kind == 0 ? INSIDE : draw_chance(s, 2) ? CORNER : EDGE);
    if (draw_chance(s, 2))
        set_crossing(s, f);
    for (int i = 0; i < 3 && kind > 0; i++) {
        f->corners[6 + i] = kind == 1   ? f->corners[i]
                            : kind == 2 ? f->corners[3 + i]
                                        : hold(f->corners[3 + i] * INT64_C(2) - f->corners[i]);
        if (draw_bits(s) % 64 == 0)
            f->corners[6 + i]++;
    }
    if (draw_chance(s, 6))
        copy_words(f->corners + 3, f->corners, 3);
    if (draw_chance(s, 6))
        copy_words(f->corners + 6, f->corners, 3);
}

static void put_in_world(input_stream *s, const framed *f, obb_triangle_query *q)
{
    const uint32_t first = draw_below(s, 3);
    obb_frame_put_box(s, &f->frame, q->box);
    for (uint32_t i = 0; i < 3; i++)
        obb_frame_put_point(&f->frame, q->box, f->corners + 3 * i,
                            q->vertices + 3 * ((first + i) % 3));
}

static void draw_nudges(input_stream *s, obb_triangle_query *q)
{
    for (uint32_t i = draw_below(s, 3) + 1; i > 0; i--) {
        const uint32_t word = draw_below(s, 24);
        int32_t *number = word < 15 ? &q->box[word] : &q->vertices[word - 15];
        *number = hold((int64_t)*number + draw_about_zero(s, 1));
    }
}

static void draw_framed(input_stream *s, int kind, obb_triangle_query *q)
{
    framed f;
    draw_plane(s, &f);
    if (kind == CROSSING)
        set_crossing(s, &f);
    else if (kind == CUTTING)
        set_cutting(s, &f);
    else if (kind == FLAT)
        make_flat(s, &f);
    else
        set_touching(s, &f, kind == NUDGED ? CORNER + (int)draw_below(s, 3) : kind);
    put_in_world(s, &f, q);
    if (kind == NUDGED)
        draw_nudges(s, q);
}

/* ---- All ---- */

/* The triangle is the last of the faces, if there are any; now and then there is none. */
static void draw_mesh(input_stream *s, obb_triangle_query *q)
{
    q->faces = draw_below(s, OBB_TRIANGLE_FACES + 1);
    for (uint32_t i = 0; i < 3 * OBB_TRIANGLE_FACES; i++)
        q->indices[i] = (uint16_t)draw_below(s, OBB_TRIANGLE_VERTICES);
    for (uint32_t i = 0; i < 3 && q->faces > 0; i++)
        q->indices[3 * (q->faces - 1) + i] = (uint16_t)i;
}

void input_obb_triangle(uint64_t seed, uint32_t index, obb_triangle_query *q)
{
    const int kind = (int)(index % OBB_TRIANGLE_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (obb_triangle_classes[kind].like >= 0) {
        draw_like(seed, index, q);
    } else {
        draw_framed(&s, kind, q);
        for (int i = 9; i < 3 * OBB_TRIANGLE_VERTICES; i++)
            q->vertices[i] =
                hold(q->vertices[i - 9] + (int64_t)draw_about_zero(&s, draw_power(&s, 24)));
    }
    const uint32_t axis = draw_below(&s, 3);
    if (draw_chance(&s, 24))
        q->box[12 + axis] = draw_chance(&s, 2) ? -draw_power(&s, 30) : 0;
    draw_mesh(&s, q);
}
