/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_view.h"

#include <math.h>

enum { PLANES = GRAZE_FRUSTUM_PLANES };

/* ---- Planes through points ---- */

static int64_t hold_wide(double near, uint64_t exact)
{
    if (near > 9.2233720368547e18)
        return INT64_MAX;
    return near < -9.2233720368547e18 ? INT64_MIN : (int64_t)exact;
}

/* The limit of the plane through p, plus `more`, clamped. The integer sum may wrap if it is not used. */
static int64_t limit_through(const graze_normal *n, const graze_vec3 *p, int64_t more)
{
    const int64_t x = (int64_t)n->x * p->x, y = (int64_t)n->y * p->y, z = (int64_t)n->z * p->z;
    return hold_wide((double)x + (double)y + (double)z + (double)more,
                     (uint64_t)x + (uint64_t)y + (uint64_t)z + (uint64_t)more);
}

static graze_normal normal_of(const graze_vec3 *v)
{
    const graze_normal n = {v->x, v->y, v->z};
    return n;
}

/* Planes with p in view, often well inside. */
static void draw_wide_planes(input_stream *t, int32_t most, const graze_vec3 *p, graze_frustum *f)
{
    for (int i = 0; i < PLANES; i++) {
        graze_vec3 v;
        draw_vector(t, most, &v);
        uint32_t kind = draw_below(t, 4), room = draw_bits(t);
        f->normal[i] = normal_of(&v);
        f->limit[i] = limit_through(&f->normal[i], p, kind == 0 ? 0 : -(int64_t)most * room);
    }
}

/*
 * Two or three planes through p. Their normals, with weights of 1 to 3, add up to -against: then no
 * point in front of all planes is farther along `against` than p. One limit is moved by -1, 0 or 1.
 */
static void draw_bundle(input_stream *t, int32_t most, const graze_vec3 *against,
                        const graze_vec3 *p, graze_frustum *f)
{
    uint32_t first = draw_below(t, PLANES), step = draw_chance(t, 2) ? 1 : 5;
    uint32_t before_last = 1 + draw_below(t, 2), moved = draw_below(t, before_last + 1);
    int64_t sum[3] = {-(int64_t)against->x, -(int64_t)against->y, -(int64_t)against->z};
    for (uint32_t i = 0; i <= before_last; i++) {
        graze_vec3 v = graze_vec3_of(hold(sum[0]), hold(sum[1]), hold(sum[2]));
        int32_t weight = draw_between(t, 1, 3), beside = draw_between(t, -1, 1);
        uint32_t plane = (first + i * step) % PLANES;
        if (i < before_last)
            draw_vector(t, most, &v);
        for (uint32_t k = 0; k < 3; k++)
            sum[k] -= (int64_t)weight * *axis_of(&v, k);
        f->normal[plane] = normal_of(&v);
        f->limit[plane] = limit_through(&f->normal[plane], p, i == moved ? beside : 0);
    }
}

/* ---- Cameras ---- */

static void draw_camera(input_stream *t, inputs_camera *c, graze_frustum *f)
{
    uint32_t kind = draw_below(t, 16);
    int32_t most = draw_less(t, 1 << 30);
    draw_vector(t, most, &c->eye);
    c->wide = 0.1 + 2 * inputs_share(t);
    c->high = c->wide * (0.3 + inputs_share(t));
    c->z_near = 6553.6 * (1 + 10 * inputs_share(t));
    c->z_far = c->z_near * 2 + 65536.0 * draw_less(t, 1 << 12);
    inputs_camera_turn(t, c);
    inputs_camera_planes(c, f);
    if (kind > 2)
        return;
    f->normal[GRAZE_FRUSTUM_FAR].x = f->normal[GRAZE_FRUSTUM_FAR].y = 0;
    f->normal[GRAZE_FRUSTUM_FAR].z = 0;
    f->limit[GRAZE_FRUSTUM_FAR] = 1 - (int32_t)kind;
}

static int32_t nearest(double c)
{
    return c > INT32_MAX ? INT32_MAX : c < INT32_MIN ? INT32_MIN : (int32_t)lrint(c);
}

/* Half sizes of 1 to 500 units, also unequal ones. Half of the boxes are near an edge of the picture. */
static void draw_box_of_camera(input_stream *t, const inputs_camera *c, graze_aabb *b)
{
    static const int32_t halves[8] = {1, 10, 10, 100, 100, 500, 500, 500};
    double across = 4 * inputs_share(t) - 2, height = 4 * inputs_share(t) - 2;
    double depth = c->z_far * (1.4 * inputs_share(t) - 0.2), point[3];
    int32_t half = 65536 * halves[draw_below(t, 8)];
    bool equal = draw_chance(t, 2), about = draw_chance(t, 2);
    inputs_camera_point(c, about ? copysign(1, across) : across, height, depth, point);
    for (uint32_t k = 0; k < 3; k++) {
        int32_t other = draw_between(t, half / 8, half), off = draw_about_zero(t, half);
        point[k] += about ? 1.25 * off : 0;
        *axis_of(&b->min, k) = nearest(point[k] - (equal ? half : other));
        *axis_of(&b->max, k) = nearest(point[k] + (equal ? half : other));
    }
}

/* outward: away from two sides, and often from near or far; point: the point where these meet */
static void draw_edge(input_stream *t, const inputs_camera *c, double outward[3], double point[3])
{
    double right = draw_chance(t, 2) ? 1 : -1, up = draw_chance(t, 2) ? 1 : -1;
    double share[3], depth = c->z_near + (c->z_far - c->z_near) * inputs_share(t);
    uint32_t end = draw_below(t, 3);
    for (int i = 0; i < 3; i++)
        share[i] = 0.05 + inputs_share(t);
    if (end < 2)
        depth = end == 0 ? c->z_near : c->z_far;
    double forward = end == 0 ? -share[2] : end == 1 ? share[2] : 0;
    forward -= share[0] * c->wide + share[1] * c->high;
    for (int k = 0; k < 3; k++)
        outward[k] = right * share[0] * c->axis[0][k] + up * share[1] * c->axis[1][k] +
                     forward * c->axis[2][k];
    inputs_camera_point(c, right, up, depth, point);
}

/* A corner of the box is at the edge, and the rest of the box is outward: outside, except for a few raw units. */
static void draw_box_beside(input_stream *t, const inputs_camera *c, graze_aabb *b)
{
    double outward[3], point[3], off = draw_between(t, -3, 3);
    uint32_t kind = draw_below(t, 4);
    draw_edge(t, c, outward, point);
    if (kind == 0)
        off = 65536.0 * draw_between(t, -20, 20);
    for (uint32_t k = 0; k < 3; k++) {
        double at = point[k] + outward[k] * off, size = draw_less(t, 1 << 27);
        *axis_of(&b->min, k) = nearest(outward[k] < 0 ? at - size : at);
        *axis_of(&b->max, k) = nearest(outward[k] < 0 ? at : at + size);
    }
}

static void draw_beside(input_stream *t, graze_frustum *f, graze_aabb *b)
{
    inputs_camera c;
    draw_camera(t, &c, f);
    draw_box_beside(t, &c, b);
}

/* ---- Points, lattices, anything ---- */

/* p: the only point of the box (or of an edge or face) that is so far back along `along` */
static void draw_box_behind(input_stream *t, int32_t most, graze_vec3 *along, graze_vec3 *p,
                            graze_aabb *b)
{
    for (uint32_t k = 0; k < 3; k++) {
        int32_t w = *axis_of(along, k), at = *axis_of(p, k);
        int32_t below = draw_between(t, 0, most), above = draw_between(t, 0, most);
        *axis_of(&b->min, k) = w > 0 ? at : hold((int64_t)at - below);
        *axis_of(&b->max, k) = w < 0 ? at : hold((int64_t)at + above);
    }
}

/* One point of the box is in view, or none, or several. */
static void draw_touching(input_stream *t, graze_frustum *f, graze_aabb *b)
{
    static const int32_t normals[3] = {3, 1 << 14, 1 << 27}, sizes[3] = {5, 1 << 22, INT32_MAX};
    graze_vec3 along, p;
    int32_t most = normals[draw_below(t, 3)], far = sizes[draw_below(t, 3)];
    uint32_t level = draw_below(t, 6);
    draw_vector(t, most, &along);
    draw_vector(t, far, &p);
    if (level < 3)
        *axis_of(&along, level) = 0;
    if (level < 1)
        along.y = 0;
    draw_box_behind(t, far, &along, &p, b);
    draw_wide_planes(t, most, &p, f);
    draw_bundle(t, most, &along, &p, f);
}

/* Near the origin, anywhere, and where coordinates saturate. */
static void draw_any_point(input_stream *t, graze_vec3 *p)
{
    uint32_t kind = draw_below(t, 4);
    draw_vector(t, kind == 0 ? 1 << 20 : INT32_MAX, p);
    for (uint32_t k = 0; k < 3; k++) {
        bool low = draw_chance(t, 2);
        if (kind == 1)
            *axis_of(p, k) = low ? INT32_MIN : INT32_MAX;
        if (kind == 2)
            *axis_of(p, k) = 0;
    }
}

/* Sometimes each plane touches the box from outside, so that all of the box is in view. */
static void draw_around(input_stream *t, const graze_aabb *b, graze_frustum *f)
{
    if (!draw_chance(t, 16))
        return;
    for (int i = 0; i < PLANES; i++) {
        const graze_normal *n = &f->normal[i];
        const graze_vec3 nearest_corner =
            graze_vec3_of(n->x < 0 ? b->max.x : b->min.x, n->y < 0 ? b->max.y : b->min.y,
                          n->z < 0 ? b->max.z : b->min.z);
        f->limit[i] = limit_through(n, &nearest_corner, 0);
    }
}

static void draw_lattice(input_stream *t, graze_frustum *f, graze_aabb *b)
{
    const graze_vec3 none = graze_vec3_of(0, 0, 0);
    graze_vec3 p, v;
    int32_t most = draw_between(t, 1, 3);
    draw_any_point(t, &p);
    for (int i = 0; i < PLANES; i++) {
        draw_vector(t, most, &v);
        int32_t more = draw_between(t, -6, 2);
        f->normal[i] = normal_of(&v);
        f->limit[i] = limit_through(&f->normal[i], &p, more);
    }
    if (draw_chance(t, 2))
        draw_bundle(t, most, &none, &p, f);
    for (uint32_t k = 0; k < 3; k++) {
        int32_t at = *axis_of(&p, k), below = draw_between(t, -1, 3), above = draw_between(t, 1, 3);
        *axis_of(&b->min, k) = hold((int64_t)at - below);
        *axis_of(&b->max, k) = hold((int64_t)at + above);
    }
    draw_around(t, b, f);
}

static void draw_wild_plane(input_stream *t, const graze_vec3 *p, graze_normal *n, int64_t *limit)
{
    uint32_t kind = draw_below(t, 16), axis = draw_below(t, 3), low = draw_bits(t);
    int32_t high = draw_about_zero(t, INT32_MAX), beside = draw_between(t, -1, 1);
    int32_t corner = draw_corner(t);
    graze_vec3 v;
    draw_vector(t, INT32_MAX, &v);
    if (kind % 2 == 0)
        *axis_of(&v, axis) = kind < 6 ? INT32_MIN : corner;
    if (kind == 1)
        v = graze_vec3_of(0, 0, 0);
    *n = normal_of(&v);
    *limit = limit_through(n, p, kind < 9 ? beside : -((int64_t)low << 30));
    if (kind == 14)
        *limit = high * (INT64_C(1) << 32) + low;
    if (kind == 15)
        *limit = low % 2 == 0 ? INT64_MIN : high < -(1 << 29) ? INT64_MAX : beside;
}

static void draw_wild(input_stream *t, graze_frustum *f, graze_aabb *b)
{
    const graze_vec3 none = graze_vec3_of(0, 0, 0);
    graze_vec3 p;
    draw_box(t, INT32_MAX, b);
    draw_point_on(t, b, &p);
    for (int i = 0; i < PLANES; i++)
        draw_wild_plane(t, &p, &f->normal[i], &f->limit[i]);
    if (draw_chance(t, 4))
        draw_bundle(t, 1 << 28, &none, &p, f);
    draw_around(t, b, f);
}

/* Planes that often cut off only a corner of the world, or all but a corner. */
static void draw_world(input_stream *t, graze_frustum *f, graze_aabb *b)
{
    const graze_vec3 none = graze_vec3_of(0, 0, 0);
    graze_vec3 corner;
    inputs_camera c;
    uint32_t kind = draw_below(t, 4), axis = draw_below(t, 8);
    int32_t less = draw_between(t, 0, 3);
    b->min = graze_vec3_of(INT32_MIN, INT32_MIN, INT32_MIN);
    b->max = graze_vec3_of(INT32_MAX, INT32_MAX, INT32_MAX);
    corner.x = axis & 1 ? INT32_MIN : INT32_MAX;
    corner.y = axis & 2 ? INT32_MIN : INT32_MAX;
    corner.z = axis & 4 ? INT32_MIN : INT32_MAX;
    if (axis < 3)
        *axis_of(&b->max, axis) -= less;
    if (kind == 0)
        draw_camera(t, &c, f);
    else
        draw_wide_planes(t, kind == 1 ? 2 : 1 << 27, &corner, f);
    if (kind == 2)
        draw_bundle(t, 1 << 27, &none, &corner, f);
    if (kind == 3)
        draw_wild_plane(t, &corner, &f->normal[axis % PLANES], &f->limit[axis % PLANES]);
    draw_around(t, b, f);
}

static void draw_flat(input_stream *t, graze_frustum *f, graze_aabb *b)
{
    uint32_t kind = draw_below(t, 3), axis = draw_below(t, 3), axes = 1 + draw_below(t, 3);
    if (kind == 0)
        draw_beside(t, f, b);
    else if (kind == 1)
        draw_touching(t, f, b);
    else
        draw_lattice(t, f, b);
    for (uint32_t i = 0; i < axes; i++) {
        graze_scalar *min = axis_of(&b->min, (axis + i) % 3);
        graze_scalar *max = axis_of(&b->max, (axis + i) % 3);
        if (*min < 0)
            *min = *max;
        else
            *max = *min;
    }
}

/* ---- Classes ---- */

static void draw_camera_scene(input_stream *t, graze_frustum *f, graze_aabb *b)
{
    inputs_camera c;
    draw_camera(t, &c, f);
    draw_box_of_camera(t, &c, b);
}

static const struct {
    const char *name;
    void (*draw)(input_stream *, graze_frustum *, graze_aabb *);
} classes[VIEW_CLASSES] = {{"cameras", draw_camera_scene}, {"beside an edge", draw_beside},
                           {"touching", draw_touching},    {"lattice", draw_lattice},
                           {"flat boxes", draw_flat},      {"any planes", draw_wild},
                           {"the world", draw_world}};

const char *inputs_view_name(int class_index)
{
    return classes[class_index].name;
}

void inputs_view_draw(input_stream *t, int class_index, graze_frustum *frustum, graze_aabb *box)
{
    classes[class_index].draw(t, frustum, box);
    uint32_t kind = draw_below(t, 32), axis = draw_below(t, 3);
    if (kind == 0 && *axis_of(&box->min, axis) < INT32_MAX)
        *axis_of(&box->max, axis) = *axis_of(&box->min, axis);
    if (kind == 0 && *axis_of(&box->min, axis) < INT32_MAX)
        ++*axis_of(&box->min, axis);
}
