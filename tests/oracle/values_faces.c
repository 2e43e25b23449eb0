/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles, parallelograms and walls. For points near a face the unit is u S times its length over its height; for its
 * normal it is u over the sine of the angle between the edges at the first corner. */
#include "values.h"

#include <math.h>

typedef struct {
    contract_scene s;
    any_point p;
    body b;
    real size;
} face_case;

static void draw(margin *m, face_case *c, int kind)
{
    c->size = value_draw(m, &c->s, &c->p, (border_kind)kind);
    border_body(&c->b, &c->s);
    for (int i = 0; i < c->b.corners; i++)
        c->size = fmaxl(c->size, real3_size(c->b.corner[i]));
}

static real3 at_point(const face_case *c)
{
    return real3_of_words(c->p.words, c->s.kind->axes);
}

static void judge_closest_point(margin *m, int kind)
{
    face_case c;
    any_point nearest = {{0, 0, 0}};
    draw(m, &c, kind);
    if (kind == OF_TRIANGLE)
        graze_triangle_closest_point(&c.s.shape.triangle, &c.p.vec3, &nearest.vec3);
    else if (kind == OF_PARALLELOGRAM)
        graze_parallelogram_closest_point(&c.s.shape.parallelogram, &c.p.vec3, &nearest.vec3);
    else
        graze_segment2_closest_point(&c.s.shape.segment2, &c.p.vec2, &nearest.vec2);
    value_error_of_point(m, real3_of_words(nearest.words, c.s.kind->axes),
                         body_nearest(&c.b, at_point(&c)), c.size / body_thinness(&c.b));
}

static void judge_distance(margin *m, int kind)
{
    face_case c;
    draw(m, &c, kind);
    const real got = kind == OF_TRIANGLE ? graze_triangle_distance(&c.s.shape.triangle, &c.p.vec3)
                     : kind == OF_PARALLELOGRAM
                         ? graze_parallelogram_distance(&c.s.shape.parallelogram, &c.p.vec3)
                         : graze_segment2_distance(&c.s.shape.segment2, &c.p.vec2);
    value_error(m, got, body_distance(&c.b, at_point(&c)), c.size / body_thinness(&c.b));
}

/* ---- Normals ---- */

static real sine_at_first_corner(const face_case *c)
{
    return sine_between(c->b.edge[0], c->b.edge[c->b.edges - 1]);
}

/* A face that is so thin that rounding may have produced its normal. */
static bool counts_as_segment(const face_case *c)
{
    return !(real3_length(c->b.side[0]) > 0) || body_thinness(&c->b) < 0x1p-18L;
}

static void judge_normal(margin *m, int kind)
{
    face_case c;
    graze_vec3 normal;
    draw(m, &c, kind);
    if (kind == OF_TRIANGLE)
        graze_triangle_normal(&c.s.shape.triangle, &normal);
    else
        graze_parallelogram_normal(&c.s.shape.parallelogram, &normal);
    if (counts_as_segment(&c))
        return;
    value_error_of_point(m, real3_of(normal), real3_unit(c.b.side[0]),
                         1 / sine_at_first_corner(&c));
}

/* From a point on the face: strictly on the side, and not far, if the sine of the angle between the edges is at least 1/16.
 * Of a thinner face the rounded normal may lead to the other side. */
static void judge_off_surface(margin *m, int kind)
{
    face_case c;
    graze_vec3 off;
    draw(m, &c, kind);
    const graze_side side = surface_below(2) ? GRAZE_FRONT : GRAZE_BACK;
    const real3 at = body_nearest(&c.b, at_point(&c));
    c.p.vec3 = graze_vec3_of(surface_nudged((double)at.x), surface_nudged((double)at.y),
                             surface_nudged((double)at.z));
    if (kind == OF_TRIANGLE)
        graze_triangle_off_surface(&c.s.shape.triangle, &c.p.vec3, side, &off);
    else
        graze_parallelogram_off_surface(&c.s.shape.parallelogram, &c.p.vec3, side, &off);
    if (counts_as_segment(&c) || sine_at_first_corner(&c) < 0x1p-4L)
        return;
    const real3 n = real3_unit(c.b.side[0]);
    const real height = (real)side * real3_dot(n, real3_sub(real3_of(off), c.b.corner[0]));
    margin_expect(m, height > 0);
    value_error(m, height, 0, c.size / sine_at_first_corner(&c));
}

/* ---- Places ---- */

typedef struct {
    real u, v, slope, size;
    real3 edge_u, edge_v;
} place;

static bool is_in(const place *p, int kind)
{
    return p->u >= 0 && p->v >= 0 &&
           (kind == OF_TRIANGLE ? p->u + p->v <= 1 : p->u <= 1 && p->v <= 1);
}

/* How far the place is from the edges. */
static real depth_of(const place *p, int kind)
{
    const real u = real3_length(p->edge_u), v = real3_length(p->edge_v);
    if (kind == OF_TRIANGLE)
        return fminl(fminl(p->u * u, p->v * v), (1 - p->u - p->v) * fminl(u, v));
    return fminl(fminl(p->u, 1 - p->u) * u, fminl(p->v, 1 - p->v) * v);
}

/* Where the endless line passes the plane. False for a line in the plane, and beyond the ordinary world. */
static bool find_place(place *p, const face_case *c, real3 start, real3 run)
{
    const real3 n = c->b.side[0];
    const real rise = real3_dot(n, run), squared = real3_dot(n, n);
    p->edge_u = c->b.edge[0];
    p->edge_v = real3_scale(c->b.edge[c->b.edges - 1], -1);
    p->slope = fabsl(rise) / (sqrtl(squared) * real3_length(run));
    if (!(p->slope > 0x1p-16L))
        return false;
    const real t = real3_dot(n, real3_sub(c->b.corner[0], start)) / rise;
    const real3 at = real3_add(start, real3_scale(run, t));
    const real3 way = real3_sub(at, c->b.corner[0]);
    p->u = real3_dot(n, real3_cross(way, p->edge_v)) / squared;
    p->v = real3_dot(n, real3_cross(p->edge_u, way)) / squared;
    p->size = fmaxl(c->size, fmaxl(real3_size(at), real3_size(start)));
    p->size = fmaxl(p->size, fmaxl(real3_size(real3_sub(at, start)), real3_size(run)));
    return p->size < 4096;
}

static bool barycentric(const face_case *c, const any_line *l, bool ray, graze_barycentric *at)
{
    const any_shape *s = &c->s.shape;
    if (c->b.corners == 3)
        return ray ? graze_triangle_barycentric_of_ray(&s->triangle, &l->ray, at)
                   : graze_triangle_barycentric_of_segment(&s->triangle, &l->segment, at);
    return ray ? graze_parallelogram_barycentric_of_ray(&s->parallelogram, &l->ray, at)
               : graze_parallelogram_barycentric_of_segment(&s->parallelogram, &l->segment, at);
}

/* A line through a point near the face. */
static void draw_line(any_line *l, const any_point *through, bool ray)
{
    any_point start;
    border_draw_point(&start, 3);
    for (int i = 0; i < 3; i++) {
        l->words[i] = start.words[i];
        l->words[3 + i] = ray ? surface_nudged((double)through->words[i] - (double)start.words[i])
                              : through->words[i];
    }
    l->words[6] = surface_nudged(surface_draw_about_zero());
}

/* The error of the place, as a distance, in units of u S over both sines; of a false answer, how far it is from the edges. */
static void judge_barycentric(margin *m, int kind)
{
    face_case c;
    any_line l;
    place p;
    graze_barycentric got = {0, 0};
    const bool ray = surface_below(2) == 0;
    draw(m, &c, kind);
    draw_line(&l, &c.p, ray);
    margin_name(m, ray ? "ray" : "segment", "line", &l, sizeof l);
    const real3 start = real3_of(l.ray.origin), to = real3_of(l.ray.dir);
    if (counts_as_segment(&c) || !find_place(&p, &c, start, ray ? to : real3_sub(to, start)))
        return;
    const bool answer = barycentric(&c, &l, ray, &got);
    const real unit = p.size / (p.slope * sine_at_first_corner(&c));
    margin_answer(m, answer);
    const real3 off =
        real3_add(real3_scale(p.edge_u, got.u - p.u), real3_scale(p.edge_v, got.v - p.v));
    if (answer)
        value_error(m, real3_length(off), 0, unit);
    else if (is_in(&p, kind))
        value_error(m, depth_of(&p, kind), 0, unit);
}

const margin_row value_face_rows[] = {
    {"triangle_closest_point", judge_closest_point, OF_TRIANGLE, 8, 0},
    {"parallelogram_closest_point", judge_closest_point, OF_PARALLELOGRAM, 8, 0},
    {"segment2_closest_point", judge_closest_point, OF_WALL, 8, 0},
    {"triangle_distance", judge_distance, OF_TRIANGLE, 8, 0},
    {"parallelogram_distance", judge_distance, OF_PARALLELOGRAM, 8, 0},
    {"segment2_distance", judge_distance, OF_WALL, 8, 0},
    {"triangle_normal", judge_normal, OF_TRIANGLE, 4, 0},
    {"parallelogram_normal", judge_normal, OF_PARALLELOGRAM, 4, 0},
    {"triangle_off_surface", judge_off_surface, OF_TRIANGLE, 32, 0},
    {"parallelogram_off_surface", judge_off_surface, OF_PARALLELOGRAM, 32, 0},
    {"triangle_barycentric", judge_barycentric, OF_TRIANGLE, 8, 2},
    {"parallelogram_barycentric", judge_barycentric, OF_PARALLELOGRAM, 8, 2},
};
const size_t value_face_count = sizeof value_face_rows / sizeof value_face_rows[0];
