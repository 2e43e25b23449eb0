/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep_face.h"
#include "inputs_moves.h"
#include "touching.h"

const char *const sweep_face_class_names[SWEEP_FACE_CLASSES] = {
    "uniform 1",    "uniform 100",           "uniform 8000",
    "uniform all",  "lattice raw",           "lattice unit",
    "in touch",     "across the normal",     "close",
    "without area", "as large as the world",
};

/* ---- Any numbers ---- */

/* A place of the face, often on an edge or at a corner; some are beside it. */
static void draw_place(input_stream *s, int corners, const int32_t *face, int64_t *place)
{
    const int32_t i = draw_between(s, 0, 8), j = draw_between(s, 0, corners == 3 ? 8 - i : 8);
    for (int axis = 0; axis < 3; axis++) {
        const int64_t a = face[axis], u = face[3 + axis] - (corners == 3 ? a : 0),
                      v = face[6 + axis] - (corners == 3 ? a : 0);
        place[axis] = a + u * i / 8 + v * j / 8;
    }
}

static void draw_any(input_stream *s, int kind, int corners, sweep_face_words *w)
{
    int64_t place[3];
    for (int i = 0; i < 9; i++)
        w->face[i] = draw_scaled(s, kind);
    for (int axis = 0; axis < 3; axis++)
        w->sphere[axis] = draw_scaled(s, kind);
    w->sphere[3] = draw_radius(s, kind, 0);
    draw_place(s, corners, w->face, place);
    const bool is_aimed = !draw_chance(s, 3);
    const int32_t times = draw_between(s, 1, 3), radius = w->sphere[3];
    for (int axis = 0; axis < 3; axis++) {
        const int64_t way =
            place[axis] + draw_about_zero(s, radius < 0 ? 1 : radius) - w->sphere[axis];
        w->motion[axis] = is_aimed ? hold(way * times) : hold(2 * (int64_t)draw_scaled(s, kind));
        if (draw_chance(s, 12))
            w->motion[axis] = 0;
    }
}

/* ---- In touch ---- */

/* A place of the face; the way from there to the center, whose length is whole, and two directions across it. */
typedef struct {
    int32_t way[3], length, p[3], q[3], at[3], times; /* the center is so many ways off */
} contact;

static void draw_contact(input_stream *s, contact *c)
{
    int32_t side[3];
    do {
        touching_any_side(s, 3, side);
        c->length = touching_whole(s, 3, side, c->way);
        touching_across(s, 3, 3, c->way, c->p);
        touching_across(s, 3, 3, c->way, c->q);
    } while (c->length == 0 || (c->p[0] | c->p[1] | c->p[2]) == 0);
    c->times = draw_between(s, 1, draw_power(s, draw_chance(s, 4) ? 24 : 14));
    const int32_t most = draw_chance(s, 6) ? INT32_MAX / 2 : draw_power(s, 27);
    for (int axis = 0; axis < 3; axis++)
        c->at[axis] = draw_about_zero(s, most);
}

/* at + p i + q j + way k */
static void put_place(const contact *c, int64_t i, int64_t j, int64_t k, int64_t *to)
{
    for (int axis = 0; axis < 3; axis++)
        to[axis] = c->at[axis] + c->p[axis] * i + c->q[axis] * j + c->way[axis] * k;
}

/* The corners in any order; a parallelogram has them as three of its four. */
static void put_face(input_stream *s, int corners, int64_t corner[3][3], int32_t *face)
{
    const uint32_t first = corners == 3 ? draw_below(s, 3) : 0;
    const bool swaps = draw_chance(s, 2);
    const int64_t *a = corner[first], *b = corner[(first + (swaps ? 2 : 1)) % 3],
                  *c = corner[(first + (swaps ? 1 : 2)) % 3];
    const bool from_far = corners == 4 && draw_chance(s, 2);
    for (int axis = 0; axis < 3; axis++) {
        const int64_t u = b[axis] - a[axis], v = c[axis] - a[axis];
        face[axis] = hold(from_far ? a[axis] + u + v : a[axis]);
        face[3 + axis] = hold(corners == 3 ? b[axis] : from_far ? -u : u);
        face[6 + axis] = hold(corners == 3 ? c[axis] : from_far ? -v : v);
    }
}

/* With the place inside, on an edge, or as a corner; nothing of the face is farther along the way than the place. */
static void draw_face_at(input_stream *s, int corners, const contact *c, int32_t *face)
{
    const int64_t step = draw_power(s, 14), low = draw_between(s, 0, 2),
                  back = draw_between(s, 0, 2);
    int64_t corner[3][3];
    const int64_t along = step * draw_about_zero(s, 2), aside = step * draw_about_zero(s, 2);
    const uint32_t part = draw_below(s, 3);
    if (part == 0) {
        put_place(c, -step, -step, 0, corner[0]);
        put_place(c, 4 * step, -step, 0, corner[1]);
        put_place(c, -step, 4 * step, 0, corner[2]);
    } else if (part == 1) {
        put_place(c, -step, 0, 0, corner[0]);
        put_place(c, step * draw_between(s, 1, 3), 0, 0, corner[1]);
        put_place(c, along, aside, -step * low, corner[2]);
    } else {
        put_place(c, 0, 0, 0, corner[0]);
        put_place(c, step, step * draw_about_zero(s, 2), -step * low, corner[1]);
        put_place(c, along, aside, -step * back, corner[2]);
    }
    put_face(s, corners, corner, face);
}

static void set_path(sweep_face_words *w, const int64_t *start, const int64_t *way, int32_t times)
{
    for (int axis = 0; axis < 3; axis++) {
        w->sphere[axis] = hold(start[axis]);
        w->motion[axis] = hold(way[axis] * times);
    }
}

/* In, out, along, or any way. */
static void draw_leaving(input_stream *s, const contact *c, const int64_t *center,
                         sweep_face_words *w)
{
    int64_t way[3];
    const int32_t i = draw_about_zero(s, 3), j = draw_about_zero(s, 3), k = draw_between(s, -2, 1);
    for (int axis = 0; axis < 3; axis++)
        way[axis] = c->p[axis] * i + c->q[axis] * j + c->way[axis] * k;
    set_path(w, center, way, draw_power(s, 14));
}

/* From so many steps before, through the place or up to it; across the normal, or a step in as well. */
static void draw_through(input_stream *s, const contact *c, const int64_t *center,
                         sweep_face_words *w)
{
    int64_t start[3], way[3];
    const int32_t i = draw_about_zero(s, 3), j = draw_about_zero(s, 3), step = draw_power(s, 14);
    const int32_t in = draw_chance(s, 3) ? 1 : 0, before = draw_between(s, 1, 3);
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = ((int64_t)c->p[axis] * i + (int64_t)c->q[axis] * j - c->way[axis] * in) * step;
        start[axis] = center[axis] - way[axis] * before;
    }
    set_path(w, start, way, before + draw_between(s, 0, 2));
}

/* A few raw units off, towards the place. */
static void draw_close(input_stream *s, const contact *c, const int64_t *center,
                       sweep_face_words *w)
{
    int64_t start[3], way[3];
    const int32_t off = draw_between(s, 0, 3), times = draw_power(s, 14);
    for (int axis = 0; axis < 3; axis++) {
        const int32_t sign = (c->way[axis] > 0) - (c->way[axis] < 0);
        start[axis] = center[axis] + sign * off + draw_about_zero(s, 1);
        way[axis] = -c->way[axis] * (int64_t)times + draw_about_zero(s, 3);
    }
    set_path(w, start, way, 1);
}

static void draw_touching(input_stream *s, int kind, int corners, sweep_face_words *w)
{
    contact c;
    int64_t center[3];
    draw_contact(s, &c);
    draw_face_at(s, corners, &c, w->face);
    put_place(&c, 0, 0, c.times, center);
    w->sphere[3] = c.times * c.length;
    if (kind == SWEEP_FACE_IN_TOUCH)
        draw_leaving(s, &c, center, w);
    else if (kind == SWEEP_FACE_ACROSS)
        draw_through(s, &c, center, w);
    else
        draw_close(s, &c, center, w);
}

/* ---- Without area; in one plane ---- */

static void draw_flat(input_stream *s, int corners, sweep_face_words *w)
{
    const uint32_t kind = draw_below(s, 5);
    if (draw_chance(s, 2))
        draw_touching(s, SWEEP_FACE_IN_TOUCH + (int)draw_below(s, 3), corners, w);
    else
        draw_any(s, draw_chance(s, 2) ? SWEEP_FACE_RAW : 1, corners, w);
    for (int axis = 0; axis < 3; axis++) {
        int32_t *a = &w->face[axis], *u = &w->face[3 + axis], *v = &w->face[6 + axis];
        const int64_t from = corners == 3 ? *a : 0;
        if (kind == 0) /* a segment; v half of u, or as long the other way */
            *v = hold(from + (*u - from) / 2);
        else if (kind == 1)
            *v = hold(2 * from - *u);
        else if (kind == 2)
            *u = (int32_t)from;
        else if (kind == 3)
            *u = *v = (int32_t)from;
    }
    if (kind == 4) {
        w->face[3] = w->face[6] = corners == 3 ? w->face[0] : 0;
        w->sphere[0] = w->face[0];
        w->motion[0] = draw_about_zero(s, 1) * (w->motion[0] / 2);
    }
}

void input_sweep_face(uint64_t seed, uint32_t index, int corners, sweep_face_words *w)
{
    const int kind = (int)(index % SWEEP_FACE_CLASSES);
    input_stream s;
    draw_start(&s, seed + (uint64_t)corners, index);
    if (kind == SWEEP_FACE_FLAT)
        draw_flat(&s, corners, w);
    else if (kind == SWEEP_FACE_BORDER || kind < SWEEP_FACE_IN_TOUCH)
        draw_any(&s, kind, corners, w);
    else
        draw_touching(&s, kind, corners, w);
}
