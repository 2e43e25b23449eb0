/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_face_rest.h"
#include "inputs_face_rest_scene.h"

const char *const face_rest_classes[FACE_REST_JUDGED] = {
    "uniform 1",      "uniform 100",  "uniform 10000",        "uniform all",  "lattice raw",
    "lattice unit",   "lattice far",  "corners of the world", "near and far", "one of them far",
    "touching",       "touching far", "touching, nudged",     "needles",      "specks",
    "ties",           "no area",      "beyond the world",     "far apart",    "widest",
    "lines touching", "lines far",
};

static const int32_t most[REST_WORLD] = {65536, 6553600, 655360000, INT32_MAX, 1, 65536, 536870912};

static int32_t coordinate(input_stream *s, int kind)
{
    if (kind < REST_LATTICE)
        return draw_about_zero(s, most[kind]);
    if (kind < REST_WORLD)
        return draw_about_zero(s, 3) * most[kind];
    if (kind == REST_WORLD)
        return draw_corner(s);
    int32_t nearby = draw_about_zero(s, 2);
    if (draw_chance(s, 2))
        return draw_about_zero(s, NEAR);
    return draw_chance(s, 2) ? NEAR + nearby : nearby - NEAR;
}

static void draw_any_point(input_stream *s, int kind, int32_t *v)
{
    for (int i = 0; i < 3; i++)
        v[i] = coordinate(s, kind);
}

/* ---- Shapes near the face ---- */

/* A point at eighths of the edges; sometimes one eighth beyond the face. */
static void point_on(input_stream *s, int corners, const scene *c, int32_t *point)
{
    int32_t i = draw_between(s, 0, 8), j = draw_between(s, 0, 8), over = draw_chance(s, 8);
    if (corners == 3 && i + j > 8) {
        i = 8 - i;
        j = 8 - j;
    }
    for (int k = 0; k < 3; k++)
        point[k] = hold(c->base[k] + (c->u[k] * (i + over) + c->v[k] * j) / 8);
}

static void draw_beside(input_stream *s, int corners, const scene *c, int32_t *point)
{
    int32_t size = draw_power(s, 30);
    point_on(s, corners, c, point);
    for (int k = 0; k < 3; k++)
        point[k] = hold((int64_t)point[k] + draw_about_zero(s, size));
}

/* A box around a point of the face, or as far beside it as the box is large. */
static void draw_box_beside(input_stream *s, int corners, const scene *c, int32_t *box)
{
    int32_t at[3], size = draw_power(s, 29);
    point_on(s, corners, c, at);
    for (int k = 0; k < 3; k++) {
        int64_t half = draw_chance(s, 6) ? 0 : draw_between(s, 0, size);
        int64_t middle = at[k] + (int64_t)draw_about_zero(s, size);
        box[k] = hold(middle - half);
        box[3 + k] = hold(middle + half);
    }
}

static void draw_box_anywhere(input_stream *s, int kind, int32_t *box)
{
    for (int k = 0; k < 3; k++) {
        int32_t p = coordinate(s, kind), q = coordinate(s, kind);
        box[k] = p < q ? p : q;
        box[3 + k] = p < q ? q : p;
    }
}

/* Sometimes stretches the box to an end of the world. */
static void stretch_box(input_stream *s, int32_t *box)
{
    uint32_t axis = draw_below(s, 3), choice = draw_below(s, 4);
    if (choice == 0)
        box[axis] = INT32_MIN;
    if (choice == 1)
        box[3 + axis] = INT32_MAX;
}

static void empty_some_boxes(input_stream *s, int32_t *box)
{
    uint32_t axis = draw_below(s, 3);
    if (draw_chance(s, 24) && box[axis] < box[3 + axis]) {
        int32_t min = box[axis];
        box[axis] = box[3 + axis];
        box[3 + axis] = min;
    }
}

/* ---- Random scenes ---- */

static void draw_corners(input_stream *s, int kind, scene *c)
{
    int32_t corner[3][3];
    for (int i = 0; i < 3; i++)
        draw_any_point(s, kind, corner[i]);
    put_corners(c, corner);
}

/* All points are near, except for one corner or the query point. */
static void draw_one_far(input_stream *s, scene *c)
{
    int32_t corner[3][3];
    uint32_t far = draw_below(s, 4);
    for (uint32_t i = 0; i < 4; i++)
        touching_vector(s, i == far ? INT32_MAX : NEAR - 1, 3, i < 3 ? corner[i] : c->point);
    put_corners(c, corner);
}

static void draw_anywhere(input_stream *s, int kind, int corners, scene *c)
{
    if (kind == REST_ONE_FAR) {
        draw_one_far(s, c);
    } else {
        draw_corners(s, kind, c);
        draw_any_point(s, kind, c->point);
    }
    if (draw_chance(s, 2))
        draw_beside(s, corners, c, c->point);
    bool as_the_rest = kind >= REST_LATTICE && kind < REST_BORDER && draw_chance(s, 2);
    if (as_the_rest)
        draw_box_anywhere(s, kind, c->box);
    else
        draw_box_beside(s, corners, c, c->box);
    if (kind == REST_ONE_FAR)
        stretch_box(s, c->box);
    c->radius = draw_chance(s, 4) ? draw_corner(s) : draw_power(s, 30);
    c->kind = (face_rest_radius)draw_below(s, 4);
}

/* Draws the scene of a class; unless the class aims its own, puts point and box beside the face. */
static void draw_own(input_stream *s, int kind, int corners, scene *c)
{
    c->kind = (face_rest_radius)draw_below(s, 4);
    c->radius = draw_chance(s, 8) ? draw_corner(s) : draw_power(s, 30);
    if (kind == REST_TOUCHING || kind == REST_TOUCHING_FAR || kind == REST_NUDGED) {
        draw_touching(s, kind, corners, c);
        return;
    }
    draw_rest_face(s, kind, c);
    if (draw_chance(s, 3))
        draw_beside(s, corners, c, c->point);
    draw_box_beside(s, corners, c, c->box);
}

/* ---- Queries ---- */

/* Starts with any of the corners. */
static void store_triangle(input_stream *s, const scene *c, int32_t *face)
{
    uint32_t first = draw_below(s, 3), step = 1 + draw_below(s, 2);
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t at = (first + i * step) % 3;
        for (int k = 0; k < 3; k++)
            face[3 * i + (uint32_t)k] = hold(c->base[k] + (at == 1   ? c->u[k]
                                                           : at == 2 ? c->v[k]
                                                                     : 0));
    }
}

static void store_parallelogram(input_stream *s, const scene *c, int32_t *face)
{
    uint32_t first = draw_below(s, 2);
    bool from_u = draw_chance(s, 2), from_v = draw_chance(s, 2);
    for (int k = 0; k < 3; k++) {
        face[k] = hold(c->base[k] + (from_u ? c->u[k] : 0) + (from_v ? c->v[k] : 0));
        face[3 + 3 * first + (uint32_t)k] = hold(from_u ? -c->u[k] : c->u[k]);
        face[6 - 3 * first + (uint32_t)k] = hold(from_v ? -c->v[k] : c->v[k]);
    }
}

/* The hit is on the face, beside it, or anywhere. */
static void draw_hit(input_stream *s, int corners, const scene *c, face_rest_query *q)
{
    static const int32_t sides[8] = {1, -1, 1, -1, 1, -1, 0, 1000000};
    point_on(s, corners, c, q->hit);
    if (draw_chance(s, 2)) {
        const int32_t any = draw_chance(s, 4) ? draw_corner(s) : draw_about_zero(s, NEAR);
        q->hit[draw_below(s, 3)] = any;
    }
    q->side = sides[draw_below(s, 8)];
}

void store_rest_query(input_stream *s, int corners, scene *c, face_rest_query *q)
{
    empty_some_boxes(s, c->box);
    if (corners == 3)
        store_triangle(s, c, q->face);
    else
        store_parallelogram(s, c, q->face);
    draw_hit(s, corners, c, q);
    for (int k = 0; k < 3; k++) {
        q->point[k] = c->point[k];
        q->box[k] = c->box[k];
        q->box[3 + k] = c->box[3 + k];
    }
    q->radius = draw_chance(s, 24) ? -draw_power(s, 30) : c->radius;
    q->kind = q->radius < 0 ? RADIUS_DRAWN : c->kind;
}

void input_face_rest(uint64_t seed, uint32_t index, int corners, face_rest_query *q)
{
    input_stream s;
    scene c;
    int kind = (int)(index % FACE_REST_CLASSES);
    draw_start(&s, seed, index);
    if (kind < REST_TOUCHING)
        draw_anywhere(&s, kind, corners, &c);
    else
        draw_own(&s, kind, corners, &c);
    store_rest_query(&s, corners, &c, q);
}
