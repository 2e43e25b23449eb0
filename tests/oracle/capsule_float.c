/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `capsule` of the float build: two capsules, and a capsule and a sphere or a point, in space and in the plane,
 * against distances in long double. The
 * radii are next to the distance, so nearly every case is at the border; cores are often nearly parallel, or short. It
 * prints how far the border was off in a wrong answer, in u S, and fails where line.h promises less.
 */
#include "../../include/graze/graze.h"
#include "entry.h"
#include "real3.h"
#include "scene_floats.h"

#include <math.h>
#include <stdio.h>

#define BOUND       4 /* u S: line.h */
#define POINT_BOUND 8 /* u S: capsule.h */

typedef struct {
    graze_capsule capsule, other;
    real3 u, v, gap;
    real size; /* S */
} scene;

static real greatest(real a, real b)
{
    return a < b ? b : a;
}

static void measure(scene *s)
{
    const graze_segment *p = &s->capsule.core, *q = &s->other.core;
    const real3 all[] = {real3_of(p->a), real3_of(p->b), real3_of(q->a), real3_of(q->b)};
    s->u = real3_between(p->a, p->b);
    s->v = real3_between(q->a, q->b);
    s->gap = real3_between(p->a, q->a);
    s->size = greatest(greatest(real3_size(s->u), real3_size(s->v)), real3_size(s->gap));
    for (int i = 0; i < 4; i++)
        s->size = greatest(s->size, real3_size(all[i]));
}

/* Some are nearly parallel, and some short. */
static void draw(scene *s)
{
    const float most = ldexpf(1.0f, (int)(random_bits() % 12) - 3);
    graze_segment *p = &s->capsule.core, *q = &s->other.core;
    p->a = point_within(most);
    p->b = point_within(most);
    q->a = point_within(most);
    q->b = point_within(most);
    if (random_bits() % 3 == 0) {
        const graze_vec3 off = point_within(ldexpf(most, -(int)(random_bits() % 24)));
        q->b = graze_vec3_add(beside(q->a, p->a, p->b, 1.0f + number_within(0.5f)), off);
    }
    if (random_bits() % 4 == 0)
        p->b = beside(p->a, p->a, p->b, ldexpf(1.0f, -(int)(random_bits() % 20)));
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

/* Each end and the other core, and the lines, if they come nearest between the ends. */
static real distance(const scene *c)
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

/* Both radii, their sum up to 16 u S from the distance. Returns the sum. */
static real draw_radii(scene *s, real far_off)
{
    const real off = ((real)(random_bits() % 33) - 16) * 0x1p-24L * s->size;
    const float sum = (float)fmaxl(far_off + off, 0);
    s->other.radius = random_bits() % 2 == 0 ? 0.0f : sum * 0.25f;
    s->capsule.radius = sum - s->other.radius;
    s->size = greatest(s->size, sum);
    return (real)s->capsule.radius + s->other.radius;
}

/* How far off the border is in a wrong answer, in u S; else 0. */
static real off_border(const scene *s, bool got, real far_off, real sum)
{
    return got == (far_off <= sum) ? 0 : fabsl(far_off - sum) / (0x1p-24L * s->size);
}

static real judge_capsule(scene *s)
{
    const real far_off = distance(s), sum = draw_radii(s, far_off);
    return off_border(s, graze_capsule_overlaps_capsule(&s->capsule, &s->other), far_off, sum);
}

static real judge_sphere(scene *s)
{
    s->other.core.b = s->other.core.a;
    measure(s);
    const real far_off = distance(s), sum = draw_radii(s, far_off);
    const graze_sphere sphere = {s->other.core.a, s->other.radius};
    return off_border(s, graze_capsule_overlaps_sphere(&s->capsule, &sphere), far_off, sum);
}

/* ---- In the plane z = 0 ---- */

static void flatten(scene *s)
{
    s->capsule.core.a.z = s->capsule.core.b.z = s->other.core.a.z = s->other.core.b.z = 0.0f;
    measure(s);
}

static graze_capsule2 flat_capsule(const graze_capsule *capsule)
{
    const graze_segment *core = &capsule->core;
    const graze_capsule2 flat = {{{core->a.x, core->a.y}, {core->b.x, core->b.y}}, capsule->radius};
    return flat;
}

static real judge_capsule2(scene *s)
{
    flatten(s);
    const real far_off = distance(s), sum = draw_radii(s, far_off);
    const graze_capsule2 capsule = flat_capsule(&s->capsule), other = flat_capsule(&s->other);
    return off_border(s, graze_capsule2_overlaps_capsule2(&capsule, &other), far_off, sum);
}

static real judge_circle(scene *s)
{
    flatten(s);
    s->other.core.b = s->other.core.a;
    measure(s);
    const real far_off = distance(s), sum = draw_radii(s, far_off);
    const graze_capsule2 capsule = flat_capsule(&s->capsule);
    const graze_circle circle = {{s->other.core.a.x, s->other.core.a.y}, s->other.radius};
    return off_border(s, graze_capsule2_overlaps_circle(&capsule, &circle), far_off, sum);
}

/* How far off the distance of a point is, and that of its closest point from the core, in u S. */
static real judge_point(scene *s)
{
    s->other.core.b = s->other.core.a;
    measure(s);
    const real core = distance(s), unit = 0x1p-24L * s->size;
    const graze_vec3 point = s->other.core.a;
    graze_vec3 nearest;
    s->capsule.radius = (float)(core * (real)(random_bits() % 512) / 256);
    const real radius = (real)s->capsule.radius, exact = core > radius ? core - radius : 0;
    const real off = fabsl((real)graze_capsule_distance(&s->capsule, &point) - exact);
    graze_capsule_closest_point(&s->capsule, &point, &nearest);
    s->other.core.a = s->other.core.b = nearest;
    measure(s);
    return fmaxl(off, exact > 0 ? fabsl(distance(s) - radius) : 0) / unit;
}

/* The same in the plane. */
static real judge_point2(scene *s)
{
    flatten(s);
    s->other.core.b = s->other.core.a;
    measure(s);
    const real core = distance(s), unit = 0x1p-24L * s->size;
    const graze_vec2 point = {s->other.core.a.x, s->other.core.a.y};
    graze_vec2 nearest;
    s->capsule.radius = (float)(core * (real)(random_bits() % 512) / 256);
    const graze_capsule2 capsule = flat_capsule(&s->capsule);
    const real radius = (real)s->capsule.radius, exact = core > radius ? core - radius : 0;
    const real off = fabsl((real)graze_capsule2_distance(&capsule, &point) - exact);
    graze_capsule2_closest_point(&capsule, &point, &nearest);
    s->other.core.a = s->other.core.b = graze_vec3_of(nearest.x, nearest.y, 0.0f);
    measure(s);
    return fmaxl(off, exact > 0 ? fabsl(distance(s) - radius) : 0) / unit;
}

ORACLE(capsule)
{
    real worst[6] = {0, 0, 0, 0, 0, 0};
    (void)routine;
    random_start(seed);
    for (uint32_t i = 0; i < cases; i++) {
        scene s;
        draw(&s);
        keep(&worst[0], judge_capsule(&s));
        keep(&worst[1], judge_sphere(&s));
        keep(&worst[4], judge_point(&s));
        draw(&s);
        keep(&worst[2], judge_capsule2(&s));
        keep(&worst[3], judge_circle(&s));
        draw(&s);
        keep(&worst[5], judge_point2(&s));
    }
    printf("capsule and capsule at most %.4Lf u S, and sphere %.4Lf, may be %d\n", worst[0],
           worst[1], BOUND);
    printf("in the plane %.4Lf and %.4Lf\n", worst[2], worst[3]);
    printf("capsule and point at most %.4Lf u S, and in the plane %.4Lf, may be %d\n", worst[4],
           worst[5], POINT_BOUND);
    int failed = !(worst[4] <= POINT_BOUND) + !(worst[5] <= POINT_BOUND);
    for (int i = 0; i < 4; i++)
        failed += !(worst[i] <= BOUND);
    printf("capsules: %d passed, %d failed\n", 6 - failed, failed);
    return cases == 0 ? 2 : failed > 0;
}
