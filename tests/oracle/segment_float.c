/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `segment` of the float build: the distance of two segments in space, or of two walls in the plane, and that of
 * their closest points, against the exact one in long double. The segments are often nearly parallel, short, or cross. It
 * prints the worst errors, in u S, and fails where segment.h promises less.
 */
#include "../../include/graze/graze.h"
#include "entry.h"
#include "real3.h"
#include "scene_floats.h"

#include <math.h>
#include <stdio.h>

typedef struct {
    graze_segment a, b;
    real3 u, v, gap;
    real size; /* S */
} scene;

static void measure(scene *s)
{
    const real3 all[] = {real3_of(s->a.a), real3_of(s->a.b), real3_of(s->b.a), real3_of(s->b.b)};
    s->u = real3_between(s->a.a, s->a.b);
    s->v = real3_between(s->b.a, s->b.b);
    s->gap = real3_between(s->a.a, s->b.a);
    s->size = fmaxl(fmaxl(real3_size(s->u), real3_size(s->v)), real3_size(s->gap));
    for (int i = 0; i < 4; i++)
        s->size = fmaxl(s->size, real3_size(all[i]));
}

/* Some are nearly parallel, some short; some nearly meet. */
static void draw(scene *s)
{
    const float most = ldexpf(1.0f, (int)(random_bits() % 12) - 3);
    s->a.a = point_within(most);
    s->a.b = point_within(most);
    s->b.a = point_within(most);
    s->b.b = point_within(most);
    if (random_bits() % 3 == 0) {
        const graze_vec3 off = point_within(ldexpf(most, -(int)(random_bits() % 24)));
        s->b.b = graze_vec3_add(beside(s->b.a, s->a.a, s->a.b, 1.0f + number_within(0.5f)), off);
    }
    if (random_bits() % 4 == 0)
        s->a.b = beside(s->a.a, s->a.a, s->a.b, ldexpf(1.0f, -(int)(random_bits() % 20)));
    if (random_bits() % 4 == 0)
        s->b.a = beside(s->a.a, s->a.a, s->a.b, 0.5f + number_within(0.5f));
    measure(s);
}

/* The distance of the points at s and t. */
static real apart(const scene *c, real s, real t)
{
    const real3 way = real3_sub(real3_add(c->gap, real3_scale(c->v, t)), real3_scale(c->u, s));
    return real3_length(way);
}

static real place(real part, real whole)
{
    return whole > 0 ? real_clamp(part / whole, 0, 1) : 0;
}

/* Each end and the other segment, and the lines. */
static real exact_distance(const scene *c)
{
    const real uu = real3_dot(c->u, c->u), uv = real3_dot(c->u, c->v), vv = real3_dot(c->v, c->v);
    const real ug = real3_dot(c->u, c->gap), vg = real3_dot(c->v, c->gap);
    const real3 across = real3_cross(c->u, c->v);
    const real whole = real3_dot(across, across);
    real least = apart(c, place(real3_dot(real3_cross(c->gap, c->v), across), whole),
                       place(real3_dot(real3_cross(c->gap, c->u), across), whole));
    for (int i = 0; i < 2; i++) {
        least = fminl(least, apart(c, i, place(uv * i - vg, vv)));
        least = fminl(least, apart(c, place(ug + uv * i, uu), i));
    }
    return least;
}

/* How far a point is from a segment. */
static real off_segment(const graze_segment *segment, graze_vec3 point)
{
    const real3 run = real3_between(segment->a, segment->b), gap = real3_between(segment->a, point);
    const real at = place(real3_dot(run, gap), real3_dot(run, run));
    return real3_length(real3_sub(gap, real3_scale(run, at)));
}

enum { DISTANCE, POINTS, OFF, MEASURES };

static void judge(const scene *s, real got, graze_vec3 on_a, graze_vec3 on_b, real *worst)
{
    const real unit = 0x1p-24L * s->size, exact = exact_distance(s);
    keep(&worst[DISTANCE], fabsl(got - exact) / unit);
    keep(&worst[POINTS], (real3_length(real3_between(on_a, on_b)) - exact) / unit);
    keep(&worst[OFF], fmaxl(off_segment(&s->a, on_a), off_segment(&s->b, on_b)) / unit);
}

static void judge_space(const scene *s, real *worst)
{
    graze_vec3 on_a, on_b;
    graze_segment_closest_points(&s->a, &s->b, &on_a, &on_b);
    judge(s, (real)graze_segment_distance_segment(&s->a, &s->b), on_a, on_b, worst);
}

static graze_segment2 flattened(graze_segment *segment)
{
    graze_segment2 flat;
    segment->a.z = segment->b.z = 0.0f;
    flat.a = graze_vec2_of(segment->a.x, segment->a.y);
    flat.b = graze_vec2_of(segment->b.x, segment->b.y);
    return flat;
}

static void judge_plane(scene *s, real *worst)
{
    const graze_segment2 a = flattened(&s->a), b = flattened(&s->b);
    graze_vec2 on_a, on_b;
    measure(s);
    graze_segment2_closest_points(&a, &b, &on_a, &on_b);
    judge(s, (real)graze_segment2_distance_segment(&a, &b), graze_vec3_of(on_a.x, on_a.y, 0.0f),
          graze_vec3_of(on_b.x, on_b.y, 0.0f), worst);
}

/* Returns how many measures are beyond the bound. */
static int report(const char *where, const real *worst)
{
    static const char *const names[MEASURES] = {"distance", "closest points", "off the segments"};
    int failed = 0;
    for (int i = 0; i < MEASURES; i++) {
        printf("%s: %s at most %.4Lf u S, may be %d\n", where, names[i], worst[i],
               GRAZE_FLOAT_SEGMENT_ULPS);
        failed += !(worst[i] <= GRAZE_FLOAT_SEGMENT_ULPS);
    }
    return failed;
}

ORACLE(segment)
{
    real worst[2][MEASURES] = {{0, 0, 0}, {0, 0, 0}};
    (void)routine;
    random_start(seed);
    for (uint32_t i = 0; i < cases; i++) {
        scene s;
        draw(&s);
        judge_space(&s, worst[0]);
        judge_plane(&s, worst[1]);
    }
    const int failed = report("in space", worst[0]) + report("in the plane", worst[1]);
    printf("segments: %d passed, %d failed\n", 2 * MEASURES - failed, failed);
    return cases == 0 ? 2 : failed > 0;
}
