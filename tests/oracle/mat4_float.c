/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `mat4`: 4x4 matrices of the float build against long double. Prints the greatest errors: of a product
 * in 2^-24 of the sum of its parts' sizes, of a normal in 2^-24, of any other number in 2^-24 of itself; and
 * fails where one is more than it may be.
 */
#include "../../include/graze/graze.h"
#include "floats.h"
#include "entry.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { PRODUCT, SIDE, DEPTH, BOX, NORMAL, LIMIT, FIGURES };

static const char *const names[FIGURES] = {
    "mat4_multiply",     "mat4_perspective, sides",    "mat4_perspective, depths",
    "mat4_orthographic", "frustum_from_mat4, normals", "frustum_from_mat4, limits"};
static const long double bounds[FIGURES] = {4, 4, 4, 4, 4, 6};

static long double worst[FIGURES];
static unsigned zeros; /* numbers that should be 0 or 1, and are not */

static void judge(int figure, long double got, long double want, long double size)
{
    keep(&worst[figure], fabsl(got - want) / fabsl(size) * 0x1p24L);
}

static void judge_itself(int figure, long double got, long double want)
{
    if (want == 0)
        zeros += !(got == 0);
    else
        judge(figure, got, want, want);
}

/* ---- Products ---- */

static void draw_matrix(int exponent, int spread, graze_mat4 *m)
{
    for (int i = 0; i < 16; i++)
        m->m[i / 4][i % 4] = random_float(exponent, spread);
}

static void judge_product(const graze_mat4 *a, const graze_mat4 *b)
{
    graze_mat4 product;
    graze_mat4_multiply(a, b, &product);
    for (int i = 0; i < 16; i++) {
        long double sum = 0, size = 0;
        for (int k = 0; k < 4; k++) {
            const long double part = (long double)a->m[i / 4][k] * b->m[k][i % 4];
            sum += part;
            size += fabsl(part);
        }
        judge(PRODUCT, product.m[i / 4][i % 4], sum, size);
    }
}

/* ---- Projections ---- */

static long double clip_depth(int depth, bool far)
{
    static const int ends[3][2] = {{-1, 1}, {0, 1}, {1, 0}};
    return ends[depth][far];
}

static void count_others(const graze_mat4 *m, unsigned set)
{
    for (unsigned i = 0; i < 16; i++)
        zeros += (set >> i & 1) == 0 && !(m->m[i / 4][i % 4] == 0);
}

/* Clip.z is near times its first end at near, far times its last at far. */
static void judge_perspective(graze_angle fov, float aspect, float z_near, float z_far, int depth)
{
    const long double high = 1 / tanl(4 * atanl(1) * fov * 0x1p-32L), near = z_near, far = z_far;
    const long double first = clip_depth(depth, false), last = clip_depth(depth, true);
    for (int hand = 0; hand < 2; hand++) {
        const long double sign = hand == 0 ? -1 : 1;
        graze_mat4 m;
        graze_mat4_perspective(fov, aspect, z_near, z_far, (graze_depth)depth, (graze_hand)hand,
                               &m);
        judge(SIDE, m.m[0][0], high / aspect, high / aspect);
        judge(SIDE, m.m[1][1], high, high);
        judge_itself(DEPTH, m.m[2][2], sign * (far * last - near * first) / (far - near));
        judge_itself(DEPTH, m.m[2][3], near * far * (first - last) / (far - near));
        zeros += !((long double)m.m[3][2] == sign);
        count_others(&m, 0x4c21);
    }
}

/* scale * x + shift is `first` at low and `last` at high. */
static void judge_line(const graze_scalar row[4], int column, long double sign, float low,
                       float high, long double first, long double last)
{
    const long double l = low, h = high;
    judge_itself(BOX, row[column], sign * (last - first) / (h - l));
    judge_itself(BOX, row[3], (first * h - last * l) / (h - l));
}

static void judge_box(const graze_rect *p, float z_near, float z_far, int depth)
{
    for (int hand = 0; hand < 2; hand++) {
        graze_mat4 m;
        graze_mat4_orthographic(p, z_near, z_far, (graze_depth)depth, (graze_hand)hand, &m);
        judge_line(m.m[0], 0, 1, p->min.x, p->max.x, -1, 1);
        judge_line(m.m[1], 1, 1, p->min.y, p->max.y, -1, 1);
        judge_line(m.m[2], 2, hand == 0 ? -1 : 1, z_near, z_far, clip_depth(depth, false),
                   clip_depth(depth, true));
        zeros += !(m.m[3][3] == 1);
        count_others(&m, 0x8ca9);
    }
}

/* ---- Frustums ---- */

/* Row `axis`, or its opposite, and so many times the last row. */
static void judge_plane(const graze_frustum *f, int plane, const graze_mat4 *m, int axis,
                        long double sign, long double times)
{
    const graze_normal *n = &f->normal[plane];
    long double sum[4], length;
    for (int i = 0; i < 4; i++)
        sum[i] = sign * m->m[axis][i] + times * m->m[3][i];
    length = sqrtl(sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2]);
    judge(NORMAL, n->x, sum[0] / length, 1);
    judge(NORMAL, n->y, sum[1] / length, 1);
    judge(NORMAL, n->z, sum[2] / length, 1);
    judge_itself(LIMIT, f->limit[plane], -sum[3] / length);
}

static void judge_frustum(const graze_mat4 *m, int depth)
{
    const long double first = clip_depth(depth, false), last = clip_depth(depth, true);
    const long double way = first < last ? 1 : -1;
    graze_frustum f;
    graze_frustum_from_mat4(m, (graze_depth)depth, &f);
    judge_plane(&f, GRAZE_FRUSTUM_NEAR, m, 2, way, -way * first);
    judge_plane(&f, GRAZE_FRUSTUM_FAR, m, 2, -way, way * last);
    judge_plane(&f, GRAZE_FRUSTUM_LEFT, m, 0, 1, 1);
    judge_plane(&f, GRAZE_FRUSTUM_RIGHT, m, 0, -1, 1);
    judge_plane(&f, GRAZE_FRUSTUM_BOTTOM, m, 1, 1, 1);
    judge_plane(&f, GRAZE_FRUSTUM_TOP, m, 1, -1, 1);
}

/* ---- Cases ---- */

/* low < high, of any size; often close together */
static void draw_range(int exponent, bool positive, float *low, float *high)
{
    const float one = random_float(exponent, 3), width = fabsf(random_float(exponent, 20));
    *low = positive ? fabsf(one) : one;
    *high = *low + width;
}

static void judge_case(uint32_t i)
{
    const int exponent = (int)(i % 41) - 20, spread = i % 3 == 0 ? 20 : 2, depth = (int)(i % 3);
    const uint64_t angle = random_bits() % (GRAZE_HALF_TURN - 1) + 1, narrow = random_bits() % 31;
    const float aspect = fabsf(random_float((int)(i / 41 % 21) - 10, 1));
    graze_mat4 a, b;
    graze_rect picture;
    float near, far;
    draw_matrix(exponent, spread, &a);
    draw_matrix((int)(i / 41 % 41) - 20, spread, &b);
    judge_product(&a, &b);
    judge_frustum(&a, depth);
    draw_range(exponent, true, &near, &far);
    judge_perspective((graze_angle)(angle >> (i % 2 == 0 ? 0 : narrow) | 1), aspect, near, far,
                      depth);
    draw_range(exponent, false, &near, &far);
    draw_range(exponent / 2, false, &picture.min.x, &picture.max.x);
    draw_range(-exponent, false, &picture.min.y, &picture.max.y);
    judge_box(&picture, near, far, depth);
}

ORACLE(mat4)
{
    (void)routine;
    int failed = 0;
    random_start(seed);
    for (uint32_t i = 0; i < cases; i++)
        judge_case(i);
    for (int i = 0; i < FIGURES; i++) {
        bool holds = worst[i] <= bounds[i];
        printf("%-28s at most %8.4Lf * 2^-24, may be %.0Lf\n", names[i], worst[i], bounds[i]);
        failed += !holds;
    }
    failed += zeros > 0;
    printf("%u numbers that should be 0 or 1 are others\n", zeros);
    printf("4x4 matrices of floats: %d passed, %d failed\n", FIGURES + 1 - failed, failed);
    return failed > 0;
}
