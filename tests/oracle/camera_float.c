/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `camera`: planes and rays of cameras of floats against long double, with axes of any length, lenses
 * from the narrowest to the widest, and pixels in the picture and beyond it. Prints the greatest errors, in 2^-24:
 * of a normal as it is, of a limit by the distances of the position and the plane, and of a component of dir by the
 * sizes of the three parts that it is the sum of. Errors of sides and limits are divided by the factor of camera.h for
 * axes near one plane. It fails above the bounds below, which are the worst of 2 million cameras, rounded up.
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

enum { ENDS, SIDES, LIMIT, TRUE_LIMIT, RAY, SINE, MEASURES };
static const char *const names[MEASURES] = {"near and far normal",
                                            "side normal, by its factor",
                                            "limit for its normal",
                                            "limit, by its factor",
                                            "ray",
                                            "ray and side differ"};
static const long double bounds[MEASURES] = {4, 4, 4, 8, 8, 6};

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
    long double factor; /* by which errors of planes may be greater than for perpendicular axes */
} truth;

/* The normal of the plane through forward + beside and `along`, with `forward` in front. The part of `beside` in the
 * cross product says nothing about that, and may be all that is left of it. */
static exact side(exact forward, exact beside, exact along)
{
    exact n = unit(cross(plus(forward, beside), along));
    return dot(cross(forward, along), beside) > 0 ? scaled(n, -1) : n;
}

/* Of the angle between a and the plane of b and c. */
static long double sine_above(exact a, exact b, exact c)
{
    exact n = cross(b, c);
    return fminl(1, fabsl(dot(a, n)) / (length(a) * length(n)));
}

/* 60 degrees / the least angle between an axis and the plane of the other two. */
static long double factor_of(exact right, exact up, exact forward)
{
    long double sine = sine_above(right, up, forward);
    sine = fminl(sine, sine_above(up, forward, right));
    sine = fminl(sine, sine_above(forward, right, up));
    return fmaxl(1, 4 * atanl(1) / 3 / asinl(sine));
}

static void set_truth(truth *t, const graze_camera *c)
{
    long double slope = tanl(4 * atanl(1) * c->fov * 0x1p-32L);
    t->right = scaled(of(c->right), slope * c->aspect);
    t->up = scaled(of(c->up), slope);
    t->forward = of(c->forward);
    t->factor = factor_of(of(c->right), of(c->up), of(c->forward));
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
        const bool is_end = i < GRAZE_FRUSTUM_LEFT;
        long double distances = (length(p) + fabsl(depth)) / 0x1p24L;
        judge(is_end ? ENDS : SIDES, n, t->normal[i], is_end ? 1 : t->factor);
        keep(&worst[LIMIT], fabsl(f->limit[i] - dot(n, p) - depth) / distances);
        keep(&worst[TRUE_LIMIT], fabsl(f->limit[i] - dot(t->normal[i], p) - depth) / distances /
                                     (is_end ? 1 : t->factor));
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

/* A component of dir, by the sum of the sizes of its terms. */
static void judge_part(long double off, long double size)
{
    if (size > 0)
        keep(&worst[RAY], fabsl(off) / size * 0x1p24L);
    else
        wrong += !(fabsl(off) <= 0);
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
    exact want = scaled(plus(plus(beside, above), t->forward), c->z_far), off;
    off = plus(of(ray.dir), scaled(want, -1));
    long double size = (length(beside) + length(above) + length(t->forward)) * c->z_far;
    if (size < 0x1p120L) {
        judge_part(off.x, (fabsl(beside.x) + fabsl(above.x) + fabsl(t->forward.x)) * c->z_far);
        judge_part(off.y, (fabsl(beside.y) + fabsl(above.y) + fabsl(t->forward.y)) * c->z_far);
        judge_part(off.z, (fabsl(beside.z) + fabsl(above.z) + fabsl(t->forward.z)) * c->z_far);
        if (t->factor < 1.2L)
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

/* Moves one axis to within 2^-12 to 1/2 radians of the plane of the other two. */
static void lay_down(graze_camera *c, uint32_t i)
{
    graze_vec3 *const axes[3] = {&c->right, &c->up, &c->forward};
    graze_vec3 *third = axes[i % 3];
    exact a = unit(of(*axes[(i + 1) % 3])), b = unit(of(*axes[(i + 2) % 3]));
    long double above = fabsl((long double)random_float(-7, 5)), share = random_float(0, 2);
    long double size = length(of(*third));
    exact across = unit(cross(a, b));
    *third = rounded(plus(plus(a, scaled(b, share)), scaled(across, above)), size);
}

/* A field of view whose edge is where forward and the other axis have the same weight, seen along an axis. */
static void draw_canceling_fov(graze_camera *c, uint32_t i)
{
    exact axis = unit(of(i % 2 == 0 ? c->up : c->right));
    exact other = scaled(of(i % 2 == 0 ? c->right : c->up), i % 2 == 0 ? c->aspect : 1);
    long double slope = length(cross(axis, of(c->forward))) / length(cross(axis, other));
    long double turns = atanl(slope) / (4 * atanl(1)) * 0x1p32L;
    if (turns > 1 && turns < 0x1p31L - 1)
        c->fov = (graze_angle)turns;
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

/* Puts the camera where the error of a side's normal moves the plane most: along that error. */
static void move_along_error(graze_camera *c, const truth *t, int side_plane)
{
    graze_frustum f;
    graze_frustum_from_camera(c, &f);
    exact off = plus(of_normal(&f.normal[side_plane]), scaled(t->normal[side_plane], -1));
    if (length(off) > 0)
        c->position = rounded(off, fabsl((long double)random_float(10, 1)));
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
        if (i % 4 == 3)
            lay_down(&c, (uint32_t)(random_bits() % 3));
        draw_lens(&c, i);
        if (i % 8 == 3)
            draw_canceling_fov(&c, (uint32_t)(random_bits() % 2));
        set_truth(&t, &c);
        if (i % 4 == 1)
            move_along_error(&c, &t, GRAZE_FRUSTUM_LEFT + (int)(i / 4 % 4));
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
