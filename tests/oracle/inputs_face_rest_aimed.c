/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_face_rest_scene.h"

void put_corners(scene *c, int32_t corner[3][3])
{
    for (int k = 0; k < 3; k++) {
        c->base[k] = corner[0][k];
        c->u[k] = (int64_t)corner[1][k] - corner[0][k];
        c->v[k] = (int64_t)corner[2][k] - corner[0][k];
    }
}

static void put_base(input_stream *s, int32_t most, scene *c)
{
    for (int k = 0; k < 3; k++)
        c->base[k] = draw_about_zero(s, most);
}

/* ---- Touching ---- */

/* Four times a vector in the plane, or one behind it. Returns whether it is in the plane. */
static bool draw_edge(input_stream *s, const int32_t *out, uint32_t bits, int64_t *edge)
{
    int32_t v[3];
    int64_t height = 0;
    bool across = !draw_chance(s, 3);
    if (across)
        touching_across(s, 1 + (INT32_C(1) << bits) / 64, 3, out, v);
    else
        touching_vector(s, INT32_C(1) << bits, 3, v);
    for (int k = 0; k < 3; k++)
        height += (int64_t)v[k] * out[k];
    for (int k = 0; k < 3; k++)
        edge[k] = 4 * (int64_t)(height > 0 ? -v[k] : v[k]);
    return height == 0;
}

/* Has that corner, and is on the other side of the plane. */
static void put_box(input_stream *s, const int32_t *foot, const int32_t *out, int32_t *box)
{
    int32_t size = draw_power(s, 28);
    for (int k = 0; k < 3; k++) {
        int64_t below = draw_between(s, 0, size), above = draw_between(s, 0, size);
        box[k] = hold(foot[k] - (out[k] > 0 ? 0 : below));
        box[3 + k] = hold(foot[k] + (out[k] < 0 ? 0 : above));
    }
}

static void nudge_one(input_stream *s, scene *c)
{
    int32_t by = draw_chance(s, 2) ? 1 : -1, axis = (int32_t)draw_below(s, 3);
    uint32_t choice = draw_below(s, 4), side = 3 * draw_below(s, 2);
    if (choice == 0)
        c->radius = hold((int64_t)c->radius + by);
    else if (choice == 1)
        c->point[axis] = hold((int64_t)c->point[axis] + by);
    else if (choice == 2)
        c->v[axis] += by;
    if (c->box[axis] < c->box[3 + axis])
        c->box[side + (uint32_t)axis] = hold((int64_t)c->box[side + (uint32_t)axis] + by);
}

/* The second edge is a multiple of the first, or both are exchanged. An edge that leads behind the plane is not turned
 * round. */
static void make_line(input_stream *s, scene *c, bool is_along)
{
    const int32_t times = is_along ? draw_about_zero(s, 2) : draw_between(s, 0, 2);
    const bool exchange = draw_chance(s, 2);
    for (int k = 0; k < 3; k++) {
        const int64_t edge = c->u[k];
        c->u[k] = exchange ? edge * times : edge;
        c->v[k] = exchange ? edge : edge * times;
    }
}

void draw_touching(input_stream *s, int kind, int corners, scene *c)
{
    int32_t side[3], out[3], foot[3];
    touching_any_side(s, 3, side);
    int32_t length = touching_whole(s, 3, side, out);
    uint32_t bits = draw_below(s, kind == REST_TOUCHING_FAR ? 27 : 22);
    int32_t times = draw_chance(s, 8) ? 0 : draw_power(s, 24);
    bool along_u = draw_edge(s, out, bits, c->u), along_v = draw_edge(s, out, bits, c->v);
    const bool is_line = kind == REST_LINES_TOUCHING, is_far = is_line && draw_chance(s, 2);
    if (is_line)
        make_line(s, c, along_u);
    along_v = is_line ? along_u : along_v;
    int32_t i = along_u ? draw_between(s, 0, 4) : 0;
    int32_t j = along_v ? draw_between(s, 0, corners == 3 ? 4 - i : 4) : 0;
    put_base(s, kind == REST_TOUCHING_FAR || is_far ? 1500000000 : NEAR / 2, c);
    for (int k = 0; k < 3; k++) {
        foot[k] = hold(c->base[k] + c->u[k] / 4 * i + c->v[k] / 4 * j);
        c->point[k] = hold(foot[k] + (int64_t)out[k] * times);
    }
    c->radius = length * times;
    c->kind = RADIUS_DRAWN;
    put_box(s, foot, out, c->box);
    if (kind == REST_NUDGED || (is_line && draw_chance(s, 2)))
        nudge_one(s, c);
}

/* ---- Special faces and points ---- */

/* The third corner is next to the edge between the other two; the point is near that edge, or far away. */
static void draw_needle(input_stream *s, scene *c)
{
    int32_t size = draw_power(s, 28), thin = draw_power(s, 8), far = draw_power(s, 28);
    int32_t part = draw_between(s, -1, 9), at = draw_between(s, -2, 10), beside = thin;
    if (draw_chance(s, 2))
        beside = far;
    put_base(s, NEAR, c);
    for (int k = 0; k < 3; k++) {
        c->u[k] = draw_about_zero(s, size);
        c->v[k] = c->u[k] * part / 8 + draw_about_zero(s, thin);
        c->point[k] = hold(c->base[k] + c->u[k] * at / 8 + draw_about_zero(s, beside));
    }
}

/* The point is above a very small face, or far away. */
static void draw_speck(input_stream *s, scene *c)
{
    int32_t times = draw_power(s, 27), beside = draw_between(s, 0, 3);
    put_base(s, draw_chance(s, 2) ? NEAR : INT32_MAX, c);
    for (int k = 0; k < 3; k++) {
        c->u[k] = draw_about_zero(s, 3);
        c->v[k] = draw_about_zero(s, 3);
    }
    for (int k = 0; k < 3; k++) {
        int i = (k + 1) % 3, j = (k + 2) % 3;
        int64_t across = c->u[i] * c->v[j] - c->u[j] * c->v[i];
        c->point[k] = hold(c->base[k] + across * times + draw_about_zero(s, beside));
    }
}

/* An edge along an axis or at 45 degrees to two axes: nearest coordinates are whole or halves. */
static void draw_diagonal(input_stream *s, int32_t size, int64_t *edge)
{
    uint32_t axis = draw_below(s, 3);
    bool straight = draw_chance(s, 3);
    edge[axis] = draw_chance(s, 2) ? size : -size;
    edge[(axis + 1) % 3] = straight ? 0 : draw_chance(s, 2) ? size : -size;
    edge[(axis + 2) % 3] = 0;
}

/* The edges reach from one end of the world to the other, along two axes, and along one or two others. */
static void draw_wide_tie(input_stream *s, scene *c)
{
    int32_t size = INT32_MAX - (int32_t)draw_below(s, 5);
    uint32_t axis = draw_below(s, 3);
    bool straight = !draw_chance(s, 3);
    for (uint32_t k = 0; k < 3; k++) {
        c->base[k] = draw_chance(s, 2) ? size : -size;
        c->u[k] = k == axis ? 0 : -2 * c->base[k];
        c->v[k] = k == axis || (!straight && k == (axis + 1) % 3) ? -2 * c->base[k] : 0;
        c->point[k] = draw_about_zero(s, INT32_MAX);
    }
}

static void draw_tie(input_stream *s, scene *c)
{
    if (draw_chance(s, 4)) {
        draw_wide_tie(s, c);
        return;
    }
    int32_t size = draw_between(s, 1, draw_power(s, 28));
    put_base(s, draw_chance(s, 2) ? NEAR / 2 : INT32_MAX, c);
    draw_diagonal(s, size, c->u);
    draw_diagonal(s, size, c->v);
    for (int k = 0; k < 3; k++) {
        const int64_t beside = draw_about_zero(s, size);
        c->point[k] = hold(c->base[k] + beside + (draw_chance(s, 2) ? c->u[k] : c->v[k]) / 2);
    }
}

/* Three corners on a line, or at one point. */
static void draw_lineal(input_stream *s, scene *c)
{
    int32_t step[3], size = draw_chance(s, 3) ? 1 : draw_power(s, 28);
    int32_t i = draw_about_zero(s, 2), j = draw_about_zero(s, 3), at = draw_about_zero(s, 12);
    touching_vector(s, size, 3, step);
    put_base(s, draw_chance(s, 2) ? NEAR / 2 : INT32_MAX, c);
    for (int k = 0; k < 3; k++) {
        c->u[k] = (int64_t)step[k] * i;
        c->v[k] = (int64_t)step[k] * j;
        c->point[k] = hold(c->base[k] + (int64_t)step[k] * at / 4 + draw_about_zero(s, size));
    }
}

/* The face starts near an end of the world, and may leave it. */
static void draw_leaving(input_stream *s, scene *c)
{
    int32_t size = draw_power(s, 30);
    put_base(s, INT32_MAX, c);
    for (int k = 0; k < 3; k++) {
        if (draw_chance(s, 2))
            c->base[k] = draw_chance(s, 2) ? INT32_MAX - 3 : INT32_MIN + 3;
        c->u[k] = draw_about_zero(s, draw_chance(s, 3) ? INT32_MAX : size);
        c->v[k] = draw_about_zero(s, size);
        c->point[k] = hold(c->base[k] + (c->u[k] + c->v[k]) / 2 + draw_about_zero(s, size));
    }
}

/* The distance is the greatest number, or nearly, along an axis. */
static void draw_far_apart(input_stream *s, scene *c)
{
    uint32_t axis = draw_below(s, 3);
    int32_t size = draw_power(s, 30), i = draw_between(s, -1, 6), j = draw_between(s, -1, 6);
    bool up = draw_chance(s, 2);
    put_base(s, NEAR, c);
    c->base[axis] = up ? INT32_MIN : INT32_MAX;
    for (uint32_t k = 0; k < 3; k++) {
        c->u[k] = k == axis ? 0 : draw_about_zero(s, size);
        c->v[k] = k == axis ? 0 : draw_about_zero(s, size);
        c->point[k] = hold(c->base[k] + c->u[k] * i / 8 + c->v[k] * j / 8);
    }
    int64_t over = draw_about_zero(s, 3);
    c->point[axis] = hold(c->base[axis] + (INT32_MAX + over) * (up ? 1 : -1));
}

void draw_rest_face(input_stream *s, int kind, scene *c)
{
    switch (kind) {
    case REST_NEEDLES:
        draw_needle(s, c);
        break;
    case REST_SPECKS:
        draw_speck(s, c);
        break;
    case REST_TIES:
        draw_tie(s, c);
        break;
    case REST_NO_AREA:
        draw_lineal(s, c);
        break;
    case REST_BEYOND:
        draw_leaving(s, c);
        break;
    default:
        draw_far_apart(s, c);
    }
}
