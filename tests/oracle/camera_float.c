/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `camera`: planes and rays of cameras of floats against long double, with axes of any length, lenses
 * from the narrowest to the widest, and pixels in the picture and beyond it. Prints the greatest errors, in 2^-24:
 * of a normal as it is, of a limit by the distances of the position and the plane, and of a dir by the sizes of
 * the three parts that it is the sum of. It fails above the bounds below, which are the worst of 2 million cameras,
 * rounded up.
 */
#include "../../include/graze/graze.h"
#include "floats.h"
#include "entry.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    long double x, y, z;
} exact;

enum { ENDS, SIDES, LIMIT, RAY, SINE, MEASURES };
static const char *const names[MEASURES] = {"near and far normal", "side normal", "limit", "ray",
                                            "ray and side differ"};
static const long double bounds[MEASURES] = {4, 4, 4, 8, 6};

static long double worst[MEASURES];
static unsigned long wrong;

static exact of(graze_vec3 v)
{
    exact e = {v.x, v.y, v.z};
    return e;
}

static exact of_normal(const graze_normal *n)
{
    exact e = {n->x, n->y, n->z};
    return e;
}

static long double dot(exact a, exact b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static long double length(exact a)
{
    return sqrtl(dot(a, a));
}

static exact scaled(exact a, long double times)
{
    exact e = {a.x * times, a.y * times, a.z * times};
    return e;
}

static exact plus(exact a, exact b)
{
    exact e = {a.x + b.x, a.y + b.y, a.z + b.z};
    return e;
}

static exact cross(exact a, exact b)
{
    exact e = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
    return e;
}

static exact unit(exact a)
{
    return scaled(a, 1 / length(a));
}

static void judge(int measure, exact got, exact want, long double size)
{
    exact off = plus(got, scaled(want, -1));
    long double most = fmaxl(fabsl(off.x), fmaxl(fabsl(off.y), fabsl(off.z)));
    if (isnan(off.x) || isnan(off.y) || isnan(off.z))
        most = NAN;
    keep(&worst[measure], most / size * 0x1p24L);
}

/* ---- The true camera ---- */

typedef struct {
    exact right, up, forward; /* right and up as long as half the picture, at one forward */
    exact normal[GRAZE_FRUSTUM_PLANES];
} truth;

/* The normal of the plane through forward + beside and `along`, with `forward` in front. The part of `beside` in the
 * cross product says nothing about that, and may be all that is left of it. */
static exact side(exact forward, exact beside, exact along)
{
    exact n = unit(cross(plus(forward, beside), along));
    return dot(cross(forward, along), beside) > 0 ? scaled(n, -1) : n;
}

static void set_truth(truth *t, const graze_camera *c)
{
    long double slope = tanl(4 * atanl(1) * c->fov * 0x1p-32L);
    t->right = scaled(of(c->right), slope * c->aspect);
    t->up = scaled(of(c->up), slope);
    t->forward = of(c->forward);
    t->normal[GRAZE_FRUSTUM_NEAR] = unit(t->forward);
    t->normal[GRAZE_FRUSTUM_FAR] = scaled(unit(t->forward), -1);
    exact left = scaled(t->right, -1), down = scaled(t->up, -1);
    t->normal[GRAZE_FRUSTUM_LEFT] = side(t->forward, left, of(c->up));
    t->normal[GRAZE_FRUSTUM_RIGHT] = side(t->forward, t->right, of(c->up));
    t->normal[GRAZE_FRUSTUM_BOTTOM] = side(t->forward, down, of(c->right));
    t->normal[GRAZE_FRUSTUM_TOP] = side(t->forward, t->up, of(c->right));
}

/* ---- The judges ---- */

static void judge_planes(const graze_camera *c, const truth *t, const graze_frustum *f)
{
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        exact n = of_normal(&f->normal[i]), p = of(c->position);
        long double depth = i == GRAZE_FRUSTUM_NEAR  ? c->z_near
                            : i == GRAZE_FRUSTUM_FAR ? -c->z_far
                                                     : 0;
        judge(i < GRAZE_FRUSTUM_LEFT ? ENDS : SIDES, n, t->normal[i], 1);
        keep(&worst[LIMIT],
             fabsl(f->limit[i] - dot(n, p) - depth) / (length(p) + fabsl(depth)) * 0x1p24L);
    }
}

/* A ray is beside the planes where the true one is, but for this much of its sine. */
static void judge_sides(const truth *t, const graze_frustum *f, exact dir, exact want)
{
    for (int i = GRAZE_FRUSTUM_LEFT; i < GRAZE_FRUSTUM_PLANES; i++) {
        long double sine = dot(of_normal(&f->normal[i]), dir) / length(dir);
        keep(&worst[SINE], fabsl(sine - dot(t->normal[i], unit(want))) * 0x1p24L);
    }
}

static void judge_ray(const graze_camera *c, const truth *t, const graze_frustum *f)
{
    uint64_t r = random_bits();
    uint16_t width = (uint16_t)(r % 1000 + 1), height = (uint16_t)(r / 1000 % 1000 + 1);
    uint16_t x = (uint16_t)(r / 1000000 % (width + 2u)), y = (uint16_t)(r >> 40 & 1023);
    long double to_x = (2.0L * x + 1 - width) / width, to_y = (height - 2.0L * y - 1) / height;
    graze_ray ray;
    graze_camera_ray(c, x, y, width, height, &ray);
    exact beside = scaled(t->right, to_x), above = scaled(t->up, to_y);
    exact want = scaled(plus(plus(beside, above), t->forward), c->z_far);
    long double size = (length(beside) + length(above) + length(t->forward)) * c->z_far;
    if (size < 0x1p120L) {
        judge(RAY, of(ray.dir), want, size);
        judge_sides(t, f, of(ray.dir), want);
    }
    exact origin = plus(of(ray.origin), scaled(of(c->position), -1));
    wrong += ray.t_max < 1 || ray.t_max > 1 || length(origin) > 0;
}

static void judge_look_at(const graze_camera *c)
{
    graze_camera k = *c;
    graze_matrix m;
    graze_camera_look_at(c->position, c->right, c->up, &k);
    graze_matrix_look_at(c->position, c->right, c->up, &m);
    exact right = plus(of(k.right), scaled(of(m.x), -1)), up = plus(of(k.up), scaled(of(m.y), -1));
    exact forward = plus(of(k.forward), of(m.z));
    wrong += !(length(right) + length(up) + length(forward) <= 0);
}

/* ---- Cameras ---- */

static graze_vec3 vector(int exponent)
{
    graze_vec3 v;
    v.x = random_float(exponent, 3);
    v.y = random_float(exponent, 3);
    v.z = random_float(exponent, 3);
    return v;
}

/* Of that length, rounded. */
static graze_vec3 rounded(exact v, long double size)
{
    exact e = scaled(unit(v), size);
    return graze_vec3_of((float)e.x, (float)e.y, (float)e.z);
}

/* Axes that lean by up to 30 degrees; perpendicular every second time. */
static void draw_axes(graze_camera *c, uint32_t i)
{
    exact forward = unit(of(vector(0))), up = unit(of(vector(0))), right = unit(cross(forward, up));
    long double lean = i % 2 == 0 ? 0 : (long double)random_float(-2, 1);
    int spread = i % 3 == 0 ? 40 : 0;
    up = plus(cross(right, forward), scaled(forward, lean));
    right = plus(right, scaled(forward, -lean));
    c->forward = rounded(forward, fabsl((long double)random_float(spread / 2, spread)));
    c->up = rounded(up, fabsl((long double)random_float(spread / 2, spread)));
    c->right = rounded(right, fabsl((long double)random_float(spread / 2, spread)));
    if (i % 3 == 1) {
        c->forward = rounded(forward, 1);
        c->up = rounded(up, 1);
        c->right = rounded(right, 1);
    }
}

static void draw_lens(graze_camera *c, uint32_t i)
{
    uint64_t r = random_bits();
    c->fov = GRAZE_TURNS(10, 360) + (uint32_t)(r % GRAZE_TURNS(140, 360));
    if (i % 5 == 0)
        c->fov = (r & 1) != 0 ? GRAZE_HALF_TURN - (uint32_t)(r >> 33) % 1000 - 1
                              : (uint32_t)(r >> 33) % 1000 + 1;
    c->aspect = fabsf(random_float(2, i % 7 == 0 ? 30 : 3));
    c->z_near = fabsf(random_float(1, 10));
    c->z_far = c->z_near + fabsf(random_float(12, 15));
    c->position = vector(i % 4 == 0 ? 20 : 10);
}

ORACLE(camera)
{
    (void)routine;
    int failed = 0;
    random_start(seed);
    for (uint32_t i = 0; i < cases; i++) {
        graze_camera c;
        graze_frustum f;
        truth t;
        draw_axes(&c, i);
        draw_lens(&c, i);
        set_truth(&t, &c);
        graze_frustum_from_camera(&c, &f);
        judge_planes(&c, &t, &f);
        judge_ray(&c, &t, &f);
        judge_look_at(&c);
    }
    for (int i = 0; i < MEASURES; i++) {
        bool holds = worst[i] <= bounds[i];
        printf("%-28s at most %8.4Lf * 2^-24, may be %.0Lf\n", names[i], worst[i], bounds[i]);
        failed += !holds;
    }
    failed += wrong > 0;
    printf("cameras of floats: %d passed, %d failed\n", MEASURES + 1 - failed, failed);
    return failed > 0;
}
