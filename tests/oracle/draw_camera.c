/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "draw_camera.h"

#include <math.h>

enum { ATTEMPTS = 32 };

const char *class_name(int class_index)
{
    static const char *const names[CAMERA_CLASSES] = {
        "ordinary", "along axes", "slanted", "tiny", "long", "lens", "sheared", "any", "bad"};
    return names[class_index];
}

/* ---- Axes ---- */

static graze_vec3 scaled(const double v[3], double times)
{
    int32_t n[3];
    for (int i = 0; i < 3; i++) {
        double size = floor(v[i] * times + 0.5);
        n[i] = size > INT32_MAX ? INT32_MAX : size < INT32_MIN ? INT32_MIN : (int32_t)size;
    }
    return graze_vec3_of(n[0], n[1], n[2]);
}

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void set_cross(double to[3], const double a[3], const double b[3])
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        to[i] = a[j] * b[k] - a[k] * b[j];
    }
}

/* A vector of unit length; false for zero. */
static bool normalize(double v[3])
{
    double length = sqrt(dot(v, v));
    for (int i = 0; i < 3 && length > 0; i++)
        v[i] /= length;
    return length > 0;
}

static void draw_doubles(input_stream *t, double to[3])
{
    graze_vec3 v;
    draw_vector(t, 1 << 20, &v);
    to[0] = v.x;
    to[1] = v.y;
    to[2] = v.z;
}

/* Axes of a rotation, left-handed one time in four: right, up, forward. */
static void draw_rotation(input_stream *t, double axes[3][3])
{
    bool turned = false;
    while (!turned) {
        draw_doubles(t, axes[2]);
        draw_doubles(t, axes[1]);
        set_cross(axes[0], axes[2], axes[1]);
        set_cross(axes[1], axes[0], axes[2]);
        turned = normalize(axes[0]) && normalize(axes[1]) && normalize(axes[2]);
    }
    for (int i = 0, mirrored = draw_chance(t, 4); i < 3 && mirrored; i++)
        axes[0][i] = -axes[0][i];
}

/* 2^least to 2^most, about evenly in its logarithm. */
static double draw_length(input_stream *t, uint32_t least, uint32_t most)
{
    int32_t power = draw_power(t, most - least);
    int32_t times = draw_between(t, 1024, 2048);
    return ldexp(power, (int)least) * times / 1024;
}

static void draw_turned_axes(input_stream *t, uint32_t least, uint32_t most, graze_camera *c)
{
    double axes[3][3];
    draw_rotation(t, axes);
    double right = draw_length(t, least, most), up = draw_length(t, least, most);
    c->right = scaled(axes[0], most == 16 ? 65536 : right);
    c->up = scaled(axes[1], most == 16 ? 65536 : up);
    c->forward = scaled(axes[2], most == 16 ? 65536 : draw_length(t, least, most));
}

/* In any order, up and down: rolled, and left-handed half of the times. */
static void draw_world_axes(input_stream *t, graze_camera *c)
{
    graze_vec3 *const axes[3] = {&c->right, &c->up, &c->forward};
    uint32_t first = draw_below(t, 3), step = 1 + draw_below(t, 2);
    for (uint32_t i = 0; i < 3; i++) {
        int32_t size = draw_chance(t, 2) ? GRAZE_ONE : draw_power(t, 30);
        *axes[i] = graze_vec3_of(0, 0, 0);
        *axis_of(axes[i], (first + i * step) % 3) = draw_chance(t, 2) ? size : -size;
    }
}

/* Whether the angle is from 60 to 120 degrees, but for the rounding of doubles: judges look at it again. */
static bool is_wide(graze_vec3 a, graze_vec3 b)
{
    const double p[3] = {a.x, a.y, a.z}, q[3] = {b.x, b.y, b.z};
    return 4 * dot(p, q) * dot(p, q) <= dot(p, p) * dot(q, q) && dot(p, p) > 0 && dot(q, q) > 0;
}

static bool is_upright(const graze_camera *c)
{
    return is_wide(c->right, c->up) && is_wide(c->right, c->forward) && is_wide(c->up, c->forward);
}

/* As far from perpendicular as the bounds allow, most often; three axes at 60 degrees among them. */
static void draw_slanted_axes(input_stream *t, graze_camera *c)
{
    for (int i = 0; i < ATTEMPTS; i++) {
        draw_unit_vector(t, &c->right);
        draw_unit_vector(t, &c->up);
        draw_unit_vector(t, &c->forward);
        if (is_upright(c))
            return;
    }
    draw_world_axes(t, c);
}

static void draw_tiny_axes(input_stream *t, graze_camera *c)
{
    int32_t most = draw_between(t, 1, 9);
    for (int i = 0; i < ATTEMPTS; i++) {
        draw_vector(t, most, &c->right);
        draw_vector(t, most, &c->up);
        draw_vector(t, most, &c->forward);
        if (is_upright(c))
            return;
    }
    draw_world_axes(t, c);
}

/* Any axes, as long as numbers go, or perpendicular ones of very different lengths. */
static void draw_long_axes(input_stream *t, graze_camera *c)
{
    bool turned = draw_chance(t, 2);
    for (int i = 0; i < ATTEMPTS; i++) {
        if (turned)
            draw_turned_axes(t, 2, 30, c);
        else {
            draw_vector(t, INT32_MAX, &c->right);
            draw_vector(t, INT32_MAX, &c->up);
            draw_vector(t, INT32_MAX, &c->forward);
        }
        if (draw_chance(t, 8))
            *axis_of(&c->right, draw_below(t, 3)) = INT32_MIN;
        if (draw_chance(t, 8))
            *axis_of(&c->up, draw_below(t, 3)) = INT32_MIN;
        if (draw_chance(t, 8))
            *axis_of(&c->forward, draw_below(t, 3)) = INT32_MIN;
        if (is_upright(c))
            return;
    }
    draw_world_axes(t, c);
}

/* The third axis is a sum of small multiples of the other two. */
static void draw_flat_axes(input_stream *t, graze_camera *c)
{
    graze_vec3 *const axes[3] = {&c->right, &c->up, &c->forward};
    uint32_t third = draw_below(t, 3);
    int32_t m = draw_between(t, -3, 3), n = draw_between(t, -3, 3);
    int32_t most = INT32_C(1) << draw_between(t, 1, 28);
    for (uint32_t i = 0; i < 3; i++)
        draw_vector(t, most, axes[i]);
    graze_vec3 *a = axes[(third + 1) % 3], *b = axes[(third + 2) % 3];
    *axes[third] = graze_vec3_of(m * a->x + n * b->x, m * a->y + n * b->y, m * a->z + n * b->z);
}

/* And then out of their plane by a little. */
static void draw_sheared_axes(input_stream *t, graze_camera *c)
{
    draw_flat_axes(t, c);
    uint32_t axis = draw_below(t, 3);
    *axis_of(&c->forward, axis) += draw_chance(t, 2) ? 1 : -1;
    if (draw_chance(t, 2))
        *axis_of(&c->right, (axis + 1) % 3) += draw_between(t, 1, 1 << 16);
}

/* About unit length; one lies near the plane of the other two, at an angle of 2^-16 to 1/2 radians. */
static void draw_leaning_axes(input_stream *t, graze_camera *c)
{
    graze_vec3 *const axes[3] = {&c->right, &c->up, &c->forward};
    uint32_t third = draw_below(t, 3);
    double turned[3][3], sine = draw_length(t, 0, 15) / 65536;
    double *const a = turned[0], *const b = turned[1], *const above = turned[2];
    draw_rotation(t, turned);
    double lean = (double)draw_about_zero(t, 1000) / 1000;
    for (int i = 0; i < 3; i++) {
        const double in_plane = a[i] + lean * b[i];
        b[i] = b[i] + (lean - 0.5) * a[i];
        above[i] = in_plane + sine * above[i];
    }
    *axes[third] = scaled(above, 65536);
    *axes[(third + 1) % 3] = scaled(a, 65536);
    *axes[(third + 2) % 3] = scaled(b, 65536);
}

/* ---- Lens and place ---- */

/* 10 to 150 degrees, an aspect of 1/4 to 4, up to 5000 units. */
static void draw_lens(input_stream *t, graze_camera *c)
{
    int32_t far = draw_chance(t, 2) ? 1000 : 5000;
    uint32_t places = draw_below(t, 7);
    c->fov = GRAZE_TURNS(10, 360) + draw_below(t, GRAZE_TURNS(140, 360));
    c->aspect = draw_between(t, 65536 / 4, 65536 * 4);
    c->z_near = draw_between(t, 1, 65536 * 10 >> places);
    c->z_far = draw_between(t, c->z_near + 1, far * 65536);
    if (draw_chance(t, 8))
        c->z_far = c->z_near + draw_between(t, 1, 3);
}

/* One statement for each draw, as draw.h has it. */
static int32_t draw_positive(input_stream *t)
{
    uint32_t kind = draw_below(t, 6);
    int32_t few = draw_between(t, 1, 3), power = draw_power(t, 30);
    int32_t any = draw_between(t, 1, INT32_MAX);
    return kind == 0 ? few : kind == 1 ? INT32_MAX - few + 1 : kind < 4 ? power : any;
}

static void draw_extreme_lens(input_stream *t, graze_camera *c)
{
    uint32_t kind = draw_below(t, 6), few = 1 + draw_below(t, 3);
    uint32_t any = draw_below(t, INT32_MAX);
    c->fov = kind < 2 ? few : kind < 4 ? GRAZE_HALF_TURN - few : kind == 4 ? any + 1 : 0;
    if (kind == 5)
        c->fov = (uint32_t)draw_power(t, 30);
    if (kind == 5 && draw_chance(t, 2))
        c->fov = GRAZE_HALF_TURN - c->fov;
    c->aspect = draw_positive(t);
    c->z_near = draw_positive(t);
    c->z_far = draw_positive(t);
    if (c->z_far <= c->z_near) {
        c->z_far = c->z_near < INT32_MAX ? c->z_near + 1 : INT32_MAX;
        c->z_near = c->z_far - 1;
    }
}

/* How far v is from the line along `axis`. */
static double beside_axis(graze_vec3 axis, graze_vec3 v)
{
    const double a[3] = {axis.x, axis.y, axis.z}, b[3] = {v.x, v.y, v.z};
    double across[3];
    set_cross(across, a, b);
    return sqrt(dot(across, across) / dot(a, a));
}

/* A field of view whose edge, seen along an axis, is where forward and the other axis have the same weight: if they
 * lie near one plane with the axis, little is left of the direction to that edge. */
static void draw_canceling_fov(input_stream *t, graze_camera *c)
{
    const bool to_side = draw_chance(t, 2);
    const graze_vec3 axis = to_side ? c->up : c->right, other = to_side ? c->right : c->up;
    const double times = to_side ? c->aspect / 65536.0 : 1;
    const double slope = beside_axis(axis, c->forward) / (beside_axis(axis, other) * times);
    const double turns = atan(slope) / (4 * atan(1)) * 4294967296.0;
    const double off = draw_about_zero(t, 2);
    if (turns > 3 && turns < GRAZE_HALF_TURN - 3)
        c->fov = (graze_angle)(turns + off);
}

static void draw_place(input_stream *t, int class_index, graze_camera *c)
{
    draw_vector(t, 8191 * 65536, &c->position);
    if (class_index == CAMERA_ORDINARY || draw_chance(t, 2))
        return;
    for (uint32_t i = 0; i < 3; i++)
        *axis_of(&c->position, i) = draw_corner(t);
}

/* ---- Cameras ---- */

static void spoil_axes(input_stream *t, uint32_t reason, graze_camera *c)
{
    graze_vec3 *const axes[3] = {&c->right, &c->up, &c->forward};
    uint32_t which = draw_below(t, 3);
    if (reason == 0)
        *axes[which] = graze_vec3_of(0, 0, 0);
    else if (reason == 1)
        *axes[which] = *axes[(which + 1) % 3];
    else
        draw_flat_axes(t, c);
}

/* One reason for there being no picture. */
static void spoil(input_stream *t, graze_camera *c)
{
    uint32_t reason = draw_below(t, 10), beyond = draw_below(t, GRAZE_HALF_TURN);
    int32_t size = draw_positive(t);
    bool least = draw_chance(t, 2);
    if (reason < 3)
        spoil_axes(t, reason, c);
    else if (reason == 3)
        c->fov = 0;
    else if (reason == 4)
        c->fov = GRAZE_HALF_TURN + (least ? 0 : beyond);
    else if (reason == 5)
        c->aspect = least ? 0 : -size;
    else if (reason == 6)
        c->z_near = least ? 0 : -size;
    else if (reason == 7)
        c->z_far = c->z_near;
    else if (reason == 8)
        c->z_far = least ? c->z_near - 1 : -size;
    else
        c->z_near = INT32_MIN;
}

static void draw_axes(input_stream *t, int class_index, graze_camera *c)
{
    if (class_index == CAMERA_ALONG_AXES)
        draw_world_axes(t, c);
    else if (class_index == CAMERA_SLANTED)
        draw_slanted_axes(t, c);
    else if (class_index == CAMERA_TINY)
        draw_tiny_axes(t, c);
    else if (class_index == CAMERA_LONG)
        draw_long_axes(t, c);
    else if (class_index == CAMERA_SHEARED && draw_chance(t, 2))
        draw_sheared_axes(t, c);
    else if (class_index == CAMERA_SHEARED)
        draw_leaning_axes(t, c);
    else
        draw_turned_axes(t, 16, 16, c);
}

void draw_camera(input_stream *t, int class_index, graze_camera *c)
{
    if (class_index == CAMERA_ANY)
        draw_axes(t, CAMERA_ALONG_AXES + (int)draw_below(t, CAMERA_LENS), c);
    else
        draw_axes(t, class_index, c);
    if (class_index == CAMERA_LENS || class_index == CAMERA_ANY)
        draw_extreme_lens(t, c);
    else
        draw_lens(t, c);
    if (class_index == CAMERA_SHEARED && draw_chance(t, 2))
        draw_canceling_fov(t, c);
    draw_place(t, class_index, c);
    if (class_index == CAMERA_BAD)
        spoil(t, c);
}
