/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `transform`: rotations, reflections and matrices of the float build against long double, with
 * normals, axes and quaternions of every length. Prints the greatest errors, in 2^-24 of the length that the
 * header relates them to, and fails where the header promises less.
 */
#include "../../include/graze/graze.h"
#include "floats.h"
#include "entry.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    long double x, y, z, w;
} exact;

enum {
    ROTATE2,
    REFLECT,
    SLIDE,
    AXIS_ANGLE,
    NORMALIZE,
    PRODUCT,
    ROTATE,
    MATRIX_OF,
    TRANSFORM,
    INVERSE,
    LOOK_AT,
    ROUTINES
};

static const char *const names[ROUTINES] = {"vec2_rotate",
                                            "vec3_reflect",
                                            "vec3_slide",
                                            "quaternion_from_axis_angle",
                                            "quaternion_normalize",
                                            "quaternion_multiply",
                                            "quaternion_rotate",
                                            "matrix_from_quaternion",
                                            "matrix_transform_point",
                                            "matrix_inverse_rigid",
                                            "matrix_look_at"};
static const long double bounds[ROUTINES] = {
    4, 16, 16, GRAZE_QUATERNION_BOUND, GRAZE_QUATERNION_BOUND, 16, 16, 16, 4, 4, 8};

static long double worst[ROUTINES];

static exact of3(graze_vec3 v)
{
    exact e = {v.x, v.y, v.z, 0};
    return e;
}

static exact of4(graze_quaternion q)
{
    exact e = {q.x, q.y, q.z, q.w};
    return e;
}

static long double dot(exact a, exact b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

static long double length(exact a)
{
    return sqrtl(dot(a, a));
}

/* b + a * times */
static exact plus(exact b, exact a, long double times)
{
    exact e = {b.x + a.x * times, b.y + a.y * times, b.z + a.z * times, b.w + a.w * times};
    return e;
}

static exact cross(exact a, exact b)
{
    exact e = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, 0};
    return e;
}

static exact unit(exact a)
{
    exact none = {0, 0, 0, 0};
    return plus(none, a, 1 / length(a));
}

static void judge(int routine, exact got, exact want, long double size)
{
    exact off = plus(got, want, -1);
    long double most = fmaxl(fmaxl(fabsl(off.x), fabsl(off.y)), fmaxl(fabsl(off.z), fabsl(off.w)));
    if (isnan(off.x) || isnan(off.y) || isnan(off.z) || isnan(off.w))
        most = NAN;
    keep(&worst[routine], most / size * 0x1p24L);
}

static graze_vec3 vector(int exponent, int spread)
{
    graze_vec3 v;
    v.x = random_float(exponent, spread);
    v.y = random_float(exponent, spread);
    v.z = random_float(exponent, 2);
    return v;
}

static graze_quaternion quaternion(int exponent)
{
    graze_vec3 v = vector(exponent, 3);
    return graze_quaternion_of(v.x, v.y, v.z, random_float(exponent, 3));
}

static void judge_normals(graze_vec3 v, graze_vec3 n)
{
    exact u = unit(of3(n));
    long double along = dot(of3(v), u), size = length(of3(v));
    judge(REFLECT, of3(graze_vec3_reflect(v, n)), plus(of3(v), u, -2 * along), size);
    judge(SLIDE, of3(graze_vec3_slide(v, n)), plus(of3(v), u, -along), size);
    graze_vec2 flat = graze_vec2_of(v.x, v.y), normal = graze_vec2_of(n.x, n.y);
    graze_vec2 r = graze_vec2_reflect(flat, normal), s = graze_vec2_slide(flat, normal);
    exact f = {v.x, v.y, 0, 0}, m = {n.x, n.y, 0, 0}, got_r = {r.x, r.y, 0, 0},
          got_s = {s.x, s.y, 0, 0};
    u = unit(m);
    along = dot(f, u);
    judge(REFLECT, got_r, plus(f, u, -2 * along), length(f));
    judge(SLIDE, got_s, plus(f, u, -along), length(f));
}

/* v + 2 w (q x v) + 2 q x (q x v), of a unit quaternion */
static exact rotated(exact v, exact q)
{
    exact axis = {q.x, q.y, q.z, 0};
    exact across = cross(axis, v);
    return plus(plus(v, across, 2 * q.w), cross(axis, across), 2);
}

static void judge_quaternions(graze_vec3 v, graze_quaternion q, graze_quaternion p)
{
    exact u = unit(of4(q)), a = of4(p), b = of4(q);
    exact x = {1, 0, 0, 0}, y = {0, 1, 0, 0}, z = {0, 0, 1, 0};
    exact axis_a = {a.x, a.y, a.z, 0}, axis_b = {b.x, b.y, b.z, 0};
    exact product = plus(plus(cross(axis_a, axis_b), axis_b, a.w), axis_a, b.w);
    graze_matrix m;
    judge(NORMALIZE, of4(graze_quaternion_normalize(q)), u, 1);
    judge(ROTATE, of3(graze_quaternion_rotate(q, v)), rotated(of3(v), u), length(of3(v)));
    graze_matrix_from_quaternion(q, v, &m);
    judge(MATRIX_OF, of3(m.x), rotated(x, u), 1);
    judge(MATRIX_OF, of3(m.y), rotated(y, u), 1);
    judge(MATRIX_OF, of3(m.z), rotated(z, u), 1);
    product.w = a.w * b.w - dot(axis_a, axis_b);
    judge(PRODUCT, of4(graze_quaternion_multiply(p, q)), product, length(a) * length(b));
}

static void judge_angles(graze_vec3 v, graze_vec3 axis, graze_angle angle)
{
    long double radians = 8 * atanl(1) * angle * 0x1p-32L;
    long double s = sinl(radians), c = cosl(radians), half = sinl(radians / 2);
    graze_vec2 r = graze_vec2_rotate(graze_vec2_of(v.x, v.y), angle);
    exact u = unit(of3(axis)), got = {r.x, r.y, 0, 0}, flat = {v.x, v.y, 0, 0};
    exact want = {v.x * c - v.y * s, v.x * s + v.y * c, 0, 0};
    exact turn = {u.x * half, u.y * half, u.z * half, cosl(radians / 2)};
    judge(ROTATE2, got, want, length(flat));
    judge(AXIS_ANGLE, of4(graze_quaternion_from_axis_angle(axis, angle)), turn, 1);
}

static void judge_matrices(graze_vec3 v, const graze_matrix *m)
{
    exact zero = {0, 0, 0, 0};
    exact want = plus(plus(plus(of3(m->origin), of3(m->x), v.x), of3(m->y), v.y), of3(m->z), v.z);
    exact sizes = {length(of3(m->x)) * v.x, length(of3(m->y)) * v.y, length(of3(m->z)) * v.z,
                   length(of3(m->origin))};
    graze_matrix back;
    judge(TRANSFORM, of3(graze_matrix_transform_point(m, v)), want, 2 * length(sizes));
    graze_matrix_inverse_rigid(m, &back);
    exact shift = {dot(of3(m->x), of3(m->origin)), dot(of3(m->y), of3(m->origin)),
                   dot(of3(m->z), of3(m->origin)), 0};
    long double size = fmaxl(fmaxl(length(of3(m->x)), length(of3(m->y))), length(of3(m->z)));
    judge(INVERSE, of3(back.origin), plus(zero, shift, -1), size * length(of3(m->origin)));
}

static void judge_views(graze_vec3 eye, graze_vec3 target, graze_vec3 up)
{
    exact from = of3(eye), view = unit(plus(of3(target), from, -1)), above = unit(of3(up));
    exact right = cross(view, above);
    long double sine = length(right);
    graze_matrix m;
    if (sine < 0x1p-10L)
        return;
    graze_matrix_look_at(eye, target, up, &m);
    judge(LOOK_AT, of3(graze_vec3_neg(m.z)), view, 1);
    judge(LOOK_AT, of3(m.x), unit(right), 1 / sine);
    judge(LOOK_AT, of3(m.y), cross(unit(right), view), 1 / sine);
}

ORACLE(transform)
{
    (void)routine;
    int failed = 0;
    random_start(seed);
    for (uint32_t i = 0; i < cases; i++) {
        int any = (int)(i % 224) - 97, other = (int)(i / 7 % 246) - 120;
        int spread = i % 3 == 0 ? 30 : 2;
        graze_vec3 v = vector(any, 2), n = vector(other, spread);
        graze_matrix m;
        m.x = vector(other / 4, 3);
        m.y = vector(other / 4, 3);
        m.z = vector(other / 4, 3);
        m.origin = vector(other / 2, 3);
        judge_normals(v, n);
        judge_quaternions(v, quaternion(other / 3), quaternion(any / 3));
        judge_quaternions(v, quaternion(i % 2 == 0 ? other : 0), quaternion(0));
        judge_angles(v, n, (graze_angle)random_bits());
        judge_matrices(vector(any / 4, 3), &m);
        judge_views(vector(other, 2), vector(i % 2 == 0 ? other : other / 2, 2), n);
    }
    for (int i = 0; i < ROUTINES; i++) {
        bool holds = worst[i] <= bounds[i];
        printf("%-28s at most %8.4Lf * 2^-24, may be %.0Lf\n", names[i], worst[i], bounds[i]);
        failed += !holds;
    }
    printf("transforms of floats: %d passed, %d failed\n", ROUTINES - failed, failed);
    return failed > 0;
}
