/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Compares what the demo's pictures show with a second ray caster, which shares no formula with the library: it computes
 * with long doubles, and tests each line against every shape, without the frustum. The scene turns by STEP degrees from
 * picture to picture. For each pixel both must find the same first shape, and points within one raw unit on each axis.
 * From each point that faces the sun, except those of the ring, both must agree whether the sun is hidden.
 *
 *     first_hits STEP [idiom]     idiom: counts the wrong hits of the idiom, which is for comparison only
 */
#include "../../port/demo/render.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef long double real;
typedef struct {
    real v[3];
} point;
typedef struct {
    point a, along;
    real t; /* of the first hit so far: 1 is the end of the line */
    int shape;
} line;

static point point_of(graze_vec3 v)
{
    const point p = {{v.x / 65536.0L, v.y / 65536.0L, v.z / 65536.0L}};
    return p;
}

static point minus(point a, point b)
{
    const point d = {{a.v[0] - b.v[0], a.v[1] - b.v[1], a.v[2] - b.v[2]}};
    return d;
}

static real dot(point a, point b)
{
    return a.v[0] * b.v[0] + a.v[1] * b.v[1] + a.v[2] * b.v[2];
}

static point cross(point a, point b)
{
    const point c = {{a.v[1] * b.v[2] - a.v[2] * b.v[1], a.v[2] * b.v[0] - a.v[0] * b.v[2],
                      a.v[0] * b.v[1] - a.v[1] * b.v[0]}};
    return c;
}

static void keep(line *l, real t, int shape)
{
    if (t >= 0 && t <= 1 && (l->shape < 0 || t < l->t)) {
        l->t = t;
        l->shape = shape;
    }
}

/* ---- The shapes ---- */

/* Three pairs of planes: start and along are coordinates on their axes, low and high the limits. */
static void meet_slabs(line *l, const real *start, const real *along, const real *low,
                       const real *high, int shape)
{
    real enter = 0, leave = 1;
    for (int i = 0; i < 3; i++) {
        if (along[i] == 0) {
            if (start[i] < low[i] || start[i] > high[i])
                return;
            continue;
        }
        real first = (low[i] - start[i]) / along[i], last = (high[i] - start[i]) / along[i];
        enter = fmaxl(enter, fminl(first, last));
        leave = fminl(leave, fmaxl(first, last));
    }
    if (enter <= leave)
        keep(l, enter, shape);
}

static void meet_crate(line *l, const graze_obb *crate, int shape)
{
    const point from = minus(l->a, point_of(crate->center)), half = point_of(crate->half);
    real start[3], along[3], low[3];
    for (int i = 0; i < 3; i++) {
        const point axis = point_of(crate->axis[i]);
        start[i] = dot(axis, from);
        along[i] = dot(axis, l->along);
        low[i] = -half.v[i];
    }
    meet_slabs(l, start, along, low, half.v, shape);
}

static void meet_ball(line *l, const graze_sphere *ball, int shape)
{
    const point from = minus(l->a, point_of(ball->center));
    const real radius = ball->radius / 65536.0L, a = dot(l->along, l->along),
               b = dot(from, l->along), c = dot(from, from) - radius * radius,
               under_root = b * b - a * c;
    if (c <= 0)
        keep(l, 0, shape);
    else if (under_root >= 0)
        keep(l, (-b - sqrtl(under_root)) / a, shape);
}

/* corner + p u + q v, with p and q from 0, up to 1 each or together. */
static void meet_face(line *l, point corner, point u, point v, bool triangle, int shape)
{
    const point normal = cross(u, v), from = minus(corner, l->a);
    const real slope = dot(normal, l->along), size = dot(normal, normal);
    if (slope == 0)
        return;
    const real t = dot(normal, from) / slope;
    point in;
    for (int i = 0; i < 3; i++)
        in.v[i] = l->along.v[i] * t - from.v[i];
    const real p = dot(cross(in, v), normal) / size, q = dot(cross(u, in), normal) / size;
    if (p >= 0 && q >= 0 && (triangle ? p + q : fmaxl(p, q)) <= 1)
        keep(l, t, shape);
}

/* Around the box of the ring: most lines miss it, and 320 faces take long. */
static graze_sphere ring_bounds(void)
{
    const graze_vec3 size = graze_vec3_sub(scene_ring_box.max, scene_ring_box.min);
    graze_sphere ball;
    ball.center = graze_vec3_add(scene_ring_box.min, graze_vec3_scale(size, GRAZE_C(0.5)));
    ball.radius = graze_vec3_length(size); /* twice as long as needed */
    return ball;
}

static void meet_ring(line *l)
{
    const graze_sphere bounds = ring_bounds();
    line near = *l;
    near.shape = -1;
    meet_ball(&near, &bounds, 0);
    if (near.shape < 0)
        return;
    for (uint32_t i = 0; i < RING_FACES; i++) {
        graze_triangle face;
        scene_ring_face(i, &face);
        const point a = point_of(face.a);
        meet_face(l, a, minus(point_of(face.b), a), minus(point_of(face.c), a), true, SHAPE_RING);
    }
}

/* All shapes but one, and the ground unless that is the one. */
static void meet_scene(line *l, int but)
{
    const scene_solids *all = &scene_all;
    l->shape = -1;
    for (int i = 0; i < SCENE_BOXES; i++)
        if (SHAPE_BOX + i != but)
            meet_slabs(l, l->a.v, l->along.v, point_of(all->boxes[i].min).v,
                       point_of(all->boxes[i].max).v, SHAPE_BOX + i);
    for (int i = 0; i < SCENE_BALLS; i++)
        if (SHAPE_BALL + i != but)
            meet_ball(l, &all->balls[i], SHAPE_BALL + i);
    for (int i = 0; i < SCENE_CRATES; i++)
        if (SHAPE_CRATE + i != but)
            meet_crate(l, &all->crates[i], SHAPE_CRATE + i);
    if (but != SHAPE_MIRROR)
        meet_face(l, point_of(scene_mirror.corner), point_of(scene_mirror.u),
                  point_of(scene_mirror.v), false, SHAPE_MIRROR);
    meet_ring(l);
    if (but < 0 && l->along.v[1] != 0)
        keep(l, -l->a.v[1] / l->along.v[1], SHAPE_GROUND);
}

static line line_of(const graze_segment *s)
{
    line l;
    l.a = point_of(s->a);
    l.along = minus(point_of(s->b), l.a);
    return l;
}

/* ---- Comparison ---- */

static unsigned long lines, sun_lines, wrong_hits, wrong_points, wrong_shade;

static bool is_at(const line *l, graze_vec3 reported)
{
    const point p = point_of(reported);
    for (int i = 0; i < 3; i++)
        if (fabsl(l->a.v[i] + l->along.v[i] * l->t - p.v[i]) > 1 / 65536.0L)
            return false;
    return true;
}

static void compare_shade(const caster *cast, const surface *s)
{
    graze_segment to_sun;
    if (s->shape == SHAPE_RING || graze_vec3_dot(s->normal, scene_sun) <= 0)
        return;
    to_sun.a = s->point;
    to_sun.b = graze_vec3_add(s->point, graze_vec3_scale(scene_sun, GRAZE_C(1000)));
    line l = line_of(&to_sun);
    meet_scene(&l, s->shape);
    sun_lines++;
    wrong_shade += cast->is_shaded(s, &to_sun) != (l.shape >= 0);
}

static void compare_pixel(const view *v, const caster *cast, uint16_t x)
{
    graze_ray ray;
    surface s;
    graze_camera_ray(&v->camera, x, v->y, v->width, v->height, &ray);
    const graze_segment sight = {ray.origin, graze_vec3_add(ray.origin, ray.dir)};
    const bool hits = cast->find_first(&v->in_view, &sight, &s);
    line l = line_of(&sight);
    meet_scene(&l, -1);
    lines++;
    if (hits != (l.shape >= 0) || (hits && s.shape != l.shape))
        wrong_hits++;
    else if (hits && !is_at(&l, s.point))
        wrong_points++;
    else if (hits)
        compare_shade(cast, &s);
}

static void compare_picture(const caster *cast, graze_angle turn)
{
    static view v;
    render_look(&v, turn, PICTURE_WIDTH, PICTURE_HEIGHT);
    for (uint16_t y = 0; y < PICTURE_HEIGHT; y++) {
        render_begin_row(&v, y);
        for (uint16_t x = 0; x < PICTURE_WIDTH; x++)
            compare_pixel(&v, cast, x);
    }
}

int main(int count, char **words)
{
    const int step = count > 1 ? atoi(words[1]) : 0;
    const bool idiom = count > 2 && strcmp(words[2], "idiom") == 0;
    if (step < 1 || step > 360)
        return 2;
    scene_build();
    for (int degrees = 0; degrees < 360; degrees += step)
        compare_picture(idiom ? &cast_by_idiom : &cast_by_graze,
                        graze_angle_from_degrees(graze_from_int(degrees)));
    printf("%s: %lu lines, %lu wrong hits, %lu wrong points; %lu lines to the sun, %lu wrong\n",
           idiom ? "idiom" : "graze", lines, wrong_hits, wrong_points, sun_lines, wrong_shade);
    return idiom || wrong_hits + wrong_points + wrong_shade == 0 ? 0 : 1;
}
