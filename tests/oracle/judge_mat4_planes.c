/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The irrational numbers of 4x4 matrices, to 300 bits: the sides of perspectives, and the planes of frustums. */
#include "judge_mat4.h"

#include <math.h>
#include <mpfr.h>
#include <stddef.h>

enum { BITS = 300, PLANES = GRAZE_FRUSTUM_PLANES };

/* ---- The sides of perspectives ---- */

enum { NO_PICTURE, BOUNDED, BEYOND, OVER };

/* The header gives no bound beyond 1000; there a relative error of more than this is a fault. */
#define BEYOND_BOUND 0x1p-25

/* got is within the bound of 65536 cot(fov / 2) / aspect, or is clamped to the range. */
static int side_kind(mat4_scene *s, graze_scalar got, int64_t aspect, const char **fault)
{
    mpfr_t want;
    mpfr_init2(want, BITS);
    mpfr_const_pi(want, MPFR_RNDN);
    mpfr_mul_ui(want, want, s->fov, MPFR_RNDN);
    mpfr_div_2ui(want, want, 32, MPFR_RNDN);
    mpfr_cot(want, want, MPFR_RNDN);
    mpfr_mul_2ui(want, want, 32, MPFR_RNDN);
    mpfr_div_si(want, want, aspect, MPFR_RNDN);
    bool bounded = mpfr_cmp_si(want, 1000 * 65536) <= 0, over = mpfr_cmp_si(want, INT32_MAX) > 0;
    if (over)
        mpfr_set_si(want, INT32_MAX, MPFR_RNDN);
    double size = mpfr_get_d(want, MPFR_RNDN);
    mpfr_sub_si(want, want, got, MPFR_RNDN);
    double off = fabs(mpfr_get_d(want, MPFR_RNDN));
    mpfr_clear(want);
    judge_measure(&s->c, bounded ? WORST_SIDE : WORST_SIDE_BEYOND,
                  bounded ? off : off / size * 0x1p26);
    if (off > (bounded ? GRAZE_PERSPECTIVE_BOUND : size * BEYOND_BOUND))
        *fault = bounded ? "a side is off by more than the bound" : "a side beyond 1000 is far off";
    return over ? OVER : bounded ? BOUNDED : BEYOND;
}

static bool has_picture(const mat4_scene *s)
{
    return s->fov > 0 && s->fov < GRAZE_HALF_TURN && s->aspect > 0 && s->z_near > 0 &&
           s->z_near < s->z_far;
}

int judge_mat4_perspective_sides(void *scene, const char **fault)
{
    mat4_scene *s = scene;
    graze_mat4 got;
    spoil_mat4(&got);
    graze_mat4_perspective(s->fov, s->aspect, s->z_near, s->z_far, s->depth, s->hand, &got);
    if (!has_picture(s)) {
        *fault = judge_wrong_unless(is_no_projection(&got));
        return NO_PICTURE;
    }
    int wide = side_kind(s, got.m[0][0], s->aspect, fault);
    int high = side_kind(s, got.m[1][1], 65536, fault);
    if (got.m[3][2] == 0 || !is_zero_but(&got, 0x4c21))
        *fault = "a number that should not be 0 is, or the reverse";
    return wide > high ? wide : high;
}

/* ---- The planes of frustums ---- */

/* to += row * times */
static void add_row(int64_t to[4], const graze_mat4 *m, int row, int times)
{
    for (int i = 0; i < 4; i++)
        to[i] += (int64_t)m->m[row][i] * times;
}

/* x >= -w and x <= w, and so on; z runs from the clip depth of the near plane to that of the far plane */
static void set_plane(int64_t to[4], const mat4_scene *s, int plane)
{
    static const int axes[PLANES] = {2, 2, 0, 0, 1, 1};
    const int first = clip_depth(s->depth, 0), last = clip_depth(s->depth, 1);
    const int way = plane < 2 && first > last ? -1 : 1, side = plane % 2 == 0 ? 1 : -1;
    const int end = plane >= 2 ? -side : plane == GRAZE_FRUSTUM_NEAR ? first : last;
    for (int i = 0; i < 4; i++)
        to[i] = 0;
    add_row(to, &s->m, axes[plane], way * side);
    add_row(to, &s->m, 3, -way * side * end);
}

/* Computes the determinant as the sum of its 24 products. */
static bool is_singular(const graze_mat4 *m)
{
    mpz_t sum, product;
    mpz_init(sum);
    mpz_init(product);
    for (int i = 0; i < 64; i++) {
        const int a = i / 16, b = i / 4 % 4, c = i % 4, d = 6 - a - b - c;
        if (a == b || a == c || b == c)
            continue;
        const int swaps = (a > b) + (a > c) + (a > d) + (b > c) + (b > d) + (c > d);
        mpz_set_si(product, swaps % 2 == 0 ? m->m[0][a] : -(int64_t)m->m[0][a]);
        mpz_mul_si(product, product, m->m[1][b]);
        mpz_mul_si(product, product, m->m[2][c]);
        mpz_mul_si(product, product, m->m[3][d]);
        mpz_add(sum, sum, product);
    }
    bool zero = mpz_sgn(sum) == 0;
    mpz_clears(sum, product, NULL);
    return zero;
}

static void set_length(mpfr_t to, const int64_t plane[4])
{
    mpfr_t square;
    mpfr_init2(square, BITS);
    mpfr_set_zero(to, 1);
    for (int i = 0; i < 3; i++) {
        mpfr_set_si(square, plane[i], MPFR_RNDN);
        mpfr_sqr(square, square, MPFR_RNDN);
        mpfr_add(to, to, square, MPFR_RNDN);
    }
    mpfr_sqrt(to, to, MPFR_RNDN);
    mpfr_clear(square);
}

/* The error of got against 2^bits n / length, clamped to the range. Beyond the range by more
 * than the bound of a limit, only the end is right: all else is an infinite error. */
static double off_by(int64_t got, int64_t n, unsigned bits, const mpfr_t length, bool *saturates)
{
    mpfr_t want;
    mpfr_init2(want, BITS);
    mpfr_set_si(want, n, MPFR_RNDN);
    mpfr_mul_2ui(want, want, bits, MPFR_RNDN);
    mpfr_div(want, want, length, MPFR_RNDN);
    const int64_t end = n < 0 ? INT64_MIN : INT64_MAX;
    const bool above = mpfr_cmp_si(want, INT64_MAX) > 0, below = mpfr_cmp_si(want, INT64_MIN) < 0;
    mpfr_sub_si(want, want, above || below ? end : 0, MPFR_RNDN); /* the excess, or all of it */
    const bool far = (above || below) && fabs(mpfr_get_d(want, MPFR_RNDN)) > GRAZE_MAT4_LIMIT_BOUND;
    if (above || below)
        mpfr_set_si(want, end, MPFR_RNDN);
    mpfr_sub_si(want, want, got, MPFR_RNDN);
    double off = fabs(mpfr_get_d(want, MPFR_RNDN));
    mpfr_clear(want);
    *saturates = *saturates || above || below;
    return far && off > 0 ? HUGE_VAL : off;
}

static const char *fault_of_plane(mat4_scene *s, const int64_t plane[4], const graze_normal *n,
                                  int64_t limit, bool *saturates)
{
    const graze_fraction parts[3] = {n->x, n->y, n->z};
    const char *fault = NULL;
    mpfr_t length;
    mpfr_init2(length, BITS);
    set_length(length, plane);
    for (int i = 0; i < 3; i++) {
        double off = off_by(parts[i], plane[i], 30, length, saturates);
        judge_measure(&s->c, WORST_NORMAL, off);
        if (off > GRAZE_MAT4_NORMAL_BOUND)
            fault = "a normal is off by more than the bound";
    }
    double off = off_by(limit, -plane[3], 46, length, saturates);
    mpfr_clear(length);
    if (isinf(off))
        return "a limit beyond the range is not its end";
    judge_measure(&s->c, WORST_LIMIT, off);
    return off > GRAZE_MAT4_LIMIT_BOUND ? "a limit is off by more than the bound" : fault;
}

/* The normal is zero, and the limit is `limit`. */
static bool is_flat(const graze_frustum *f, int plane, int64_t limit)
{
    const graze_normal *n = &f->normal[plane];
    return n->x == 0 && n->y == 0 && n->z == 0 && f->limit[plane] == limit;
}

typedef struct {
    bool singular, saturates, has_flat, excludes_all;
} planes_seen;

static void judge_plane(mat4_scene *s, const graze_frustum *f, int i, planes_seen *seen,
                        const char **fault)
{
    int64_t plane[4];
    const char *wrong = NULL;
    set_plane(plane, s, i);
    bool flat = plane[0] == 0 && plane[1] == 0 && plane[2] == 0;
    if (seen->singular)
        wrong =
            is_flat(f, i, 1) ? NULL : "a plane of a singular matrix does not exclude everything";
    else if (flat)
        wrong = is_flat(f, i, plane[3] < 0) ? NULL : "a plane without a normal is wrong";
    else
        wrong = fault_of_plane(s, plane, &f->normal[i], f->limit[i], &seen->saturates);
    seen->has_flat = seen->has_flat || flat;
    seen->excludes_all = seen->excludes_all || (flat && plane[3] < 0);
    if (wrong)
        *fault = wrong;
}

static planes_seen judge_frustum(mat4_scene *s, const char **fault)
{
    planes_seen seen = {is_singular(&s->m), false, false, false};
    graze_frustum f;
    for (int i = 0; i < PLANES; i++) {
        f.normal[i].x = f.normal[i].y = f.normal[i].z = 0x5a5a5a5a;
        f.limit[i] = 0x5a5a5a5a;
    }
    graze_frustum_from_mat4(&s->m, s->depth, &f);
    for (int i = 0; i < PLANES; i++)
        judge_plane(s, &f, i, &seen, fault);
    return seen;
}

int judge_frustum_planes(void *scene, const char **fault)
{
    enum { SINGULAR, PLANE, LIMITED };
    planes_seen seen = judge_frustum(scene, fault);
    return seen.singular ? SINGULAR : seen.saturates ? LIMITED : PLANE;
}

/* The same judge; its kinds count planes without a normal. */
int judge_frustum_normals(void *scene, const char **fault)
{
    enum { SINGULAR, ALL, NOTHING_EXCLUDED, ALL_EXCLUDED };
    planes_seen seen = judge_frustum(scene, fault);
    return seen.singular       ? SINGULAR
           : seen.excludes_all ? ALL_EXCLUDED
           : seen.has_flat     ? NOTHING_EXCLUDED
                               : ALL;
}
