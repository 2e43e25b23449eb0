/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_plane_from.h"
#include "widest.h"

enum { UNIFORM, LATTICE_RAW = 5, LATTICE_HALF, UNIT, LINE, TIE, CORNERS, WIDEST };

const char *const plane_from_class_names[PLANE_FROM_CLASSES] = {
    "uniform 1",   "uniform 100",  "uniform 1000", "uniform 10000", "uniform all", "lattice raw",
    "lattice 1/2", "unit normals", "in a line",    "near ties",     "corners",     "widest"};

static const int32_t most_of[LATTICE_RAW] = {65536, 6553600, 65536000, 655360000, INT32_MAX};

static graze_vec3 sum(graze_vec3 a, graze_vec3 b, int64_t times)
{
    graze_vec3 r;
    r.x = hold(a.x + b.x * times);
    r.y = hold(a.y + b.y * times);
    r.z = hold(a.z + b.z * times);
    return r;
}

static graze_vec3 lattice(input_stream *s, int32_t most, int32_t step)
{
    graze_vec3 v;
    v.x = draw_about_zero(s, most) * step;
    v.y = draw_about_zero(s, most) * step;
    v.z = draw_about_zero(s, most) * step;
    return v;
}

static graze_vec3 corner(input_stream *s)
{
    graze_vec3 v;
    v.x = draw_corner(s);
    v.y = draw_corner(s);
    v.z = draw_corner(s);
    return v;
}

static graze_vec3 turned(graze_vec3 v, uint32_t times)
{
    for (; times > 0; times--) {
        graze_vec3 t = {v.z, v.x, v.y};
        v = t;
    }
    return v;
}

/* ---- Three points for a plane ---- */

static void points_in_line(input_stream *s, plane_from_query *q)
{
    graze_vec3 step = lattice(s, 3, draw_power(s, 20)), nudge = lattice(s, 1, 1);
    draw_vector(s, draw_power(s, 30), &q->points[0]);
    for (int i = 1; i < 3; i++)
        q->points[i] = sum(q->points[0], step, draw_about_zero(s, 100));
    if (draw_chance(s, 2)) {
        const graze_vec3 beside = sum(q->points[draw_below(s, 3)], nudge, 1);
        q->points[1 + draw_below(s, 2)] = beside;
    }
}

/* Edges along two axes, or nearly, such that the product of their lengths is just below a power
 * of two and rounding to 31 bits carries. On the other axes there are halves to be rounded. */
static void points_that_carry(input_stream *s, plane_from_query *q)
{
    int32_t j = draw_power(s, 30), below = draw_below(s, 3) == 0, k = draw_chance(s, 2) ? j : 65536;
    graze_vec3 x = {j - 1, 0, 0}, y = {0, k + 1 - 2 * below, draw_about_zero(s, 2)}, to[3];
    if (draw_chance(s, 2))
        x.z = draw_about_zero(s, 7);
    draw_vector(s, 65536, &to[0]);
    to[1] = sum(to[0], x, draw_chance(s, 2) ? 1 : -1);
    to[2] = sum(to[0], y, draw_chance(s, 2) ? 1 : -1);
    uint32_t turns = draw_below(s, 3), first = draw_below(s, 2);
    q->points[0] = turned(to[0], turns);
    q->points[1] = turned(to[1 + first], turns);
    q->points[2] = turned(to[2 - first], turns);
}

static void any_points(input_stream *s, int class, plane_from_query *q)
{
    int32_t most = draw_chance(s, 2) ? 1 : class == LATTICE_RAW ? 3 : 9;
    for (int i = 0; i < 3; i++) {
        if (class < LATTICE_RAW)
            draw_vector(s, most_of[class], &q->points[i]);
        else if (class == CORNERS)
            q->points[i] = corner(s);
        else
            q->points[i] = lattice(s, most, class == LATTICE_RAW ? 1 : 32768);
    }
}

/* ---- A plane, and a point ---- */

/* A normal of whole length, so that distances can be whole. */
static graze_vec3 handy_normal(input_stream *s, int32_t *length)
{
    static const int32_t known[6][4] = {{1, 0, 0, 1}, {3, 4, 0, 5}, {1, 2, 2, 3},
                                        {2, 3, 6, 7}, {4, 4, 7, 9}, {8, 9, 12, 17}};
    const int32_t *k = known[draw_below(s, 6)];
    int32_t by = draw_power(s, 26);
    graze_vec3 n;
    n.x = draw_chance(s, 2) ? k[0] : -k[0];
    n.y = draw_chance(s, 2) ? k[1] : -k[1];
    n.z = draw_chance(s, 2) ? k[2] : -k[2];
    *length = k[3];
    return turned(sum(sum(n, n, -1), n, by), draw_below(s, 3));
}

static int64_t reach_of_query(const plane_from_query *q)
{
    return q->normal.x * ((int64_t)q->point.x - q->origin.x) +
           q->normal.y * ((int64_t)q->point.y - q->origin.y) +
           q->normal.z * ((int64_t)q->point.z - q->origin.z);
}

static long double length_of_normal(const graze_vec3 *n)
{
    long double x = n->x, y = n->y, z = n->z, squared = x * x + y * y + z * z, root = 1;
    for (int i = 0; i < 90; i++)
        root = (root + squared / root) / 2;
    return root;
}

/* One component of the normal is a unit, so that moving the point along it reaches any
 * numerator: one for which the distance is as near as possible to k + 1/2. */
static void near_half(input_stream *s, plane_from_query *q)
{
    int32_t most = draw_power(s, 27);
    q->normal.x = draw_chance(s, 2) ? 1 : -1;
    q->normal.y = draw_about_zero(s, most);
    q->normal.z = draw_about_zero(s, most);
    draw_vector(s, draw_chance(s, 2) ? INT32_MAX : draw_power(s, 29), &q->origin);
    draw_vector(s, draw_chance(s, 2) ? INT32_MAX : draw_power(s, 29), &q->point);
    q->point.x = draw_about_zero(s, 65536);
    long double root = length_of_normal(&q->normal), is = (long double)reach_of_query(q);
    long double k = (long double)(int64_t)(is / root) + (is < 0 ? -0.5L : 0.5L);
    int64_t want = (int64_t)(k * root) + draw_between(s, -1, 1);
    q->point.x = hold(q->point.x + (want - reach_of_query(q)) * q->normal.x);
    uint32_t turns = draw_below(s, 3);
    q->normal = turned(q->normal, turns);
    q->origin = turned(q->origin, turns);
    q->point = turned(q->point, turns);
}

/* The point is on the normal or beside it: distances that are whole, or near the last that fits. */
static void along_normal(input_stream *s, plane_from_query *q)
{
    int32_t length;
    graze_vec3 n = handy_normal(s, &length), unit = n, aside = lattice(s, 3, 1);
    while (unit.x % 2 == 0 && unit.y % 2 == 0 && unit.z % 2 == 0) {
        unit.x /= 2;
        unit.y /= 2;
        unit.z /= 2;
    }
    q->normal = n;
    int32_t far_away = INT32_MAX / length, reach = draw_chance(s, 2) ? 2 * (far_away / 2) : 1000;
    q->origin = sum(lattice(s, 2, 1), unit, -(reach / 2));
    q->point = sum(sum(q->origin, unit, (int64_t)reach + draw_between(s, 0, 2)), aside, 1);
    if (draw_chance(s, 2)) {
        graze_vec3 swap = q->origin;
        q->origin = q->point;
        q->point = swap;
    }
}

static void any_plane(input_stream *s, int class, plane_from_query *q)
{
    int32_t most = class < LATTICE_RAW ? most_of[class] : draw_power(s, 30), length;
    uint32_t kind = draw_below(s, 4);
    draw_vector(s, most, &q->origin);
    draw_vector(s, most, &q->point);
    if (class == UNIT || kind == 0)
        draw_unit_vector(s, &q->normal);
    else if (kind == 1)
        q->normal = handy_normal(s, &length);
    else
        draw_vector(s, draw_power(s, 30), &q->normal);
}

static void lattice_plane(input_stream *s, int32_t step, plane_from_query *q)
{
    q->normal = lattice(s, 2, 1);
    q->origin = lattice(s, 3, step);
    q->point = lattice(s, 3, step);
}

static void corner_plane(input_stream *s, plane_from_query *q)
{
    q->normal = corner(s);
    q->origin = corner(s);
    q->point = corner(s);
}

static void draw_widest(input_stream *s, plane_from_query *q)
{
    graze_segment line;
    int32_t size = widest_size(s);
    for (int i = 0; i < 3; i++)
        q->points[i] = widest_point(s, size);
    widest_plane(s, &q->origin, &q->normal, &line);
    q->point = draw_chance(s, 4) ? line.b : line.a;
}

void input_plane_from(uint64_t seed, uint32_t index, plane_from_query *q)
{
    input_stream s;
    int class = (int)(index % PLANE_FROM_CLASSES);
    draw_start(&s, seed, index);
    if (class == WIDEST) {
        draw_widest(&s, q);
        return;
    }
    if (class == LINE || class == UNIT)
        points_in_line(&s, q);
    else if (class == TIE)
        points_that_carry(&s, q);
    else
        any_points(&s, class, q);
    if (class == LATTICE_RAW || class == LATTICE_HALF)
        lattice_plane(&s, class == LATTICE_RAW ? 1 : 32768, q);
    else if (class == LINE || (class == TIE && draw_chance(&s, 4)))
        along_normal(&s, q);
    else if (class == TIE)
        near_half(&s, q);
    else if (class == CORNERS)
        corner_plane(&s, q);
    else
        any_plane(&s, class, q);
}
