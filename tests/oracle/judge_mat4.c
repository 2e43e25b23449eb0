/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The rational numbers of 4x4 matrices, in integers of any length. */
#include "judge_mat4.h"

#include <gmp.h>
#include <stddef.h>
#include <string.h>

int clip_depth(graze_depth depth, int plane)
{
    static const int ends[3][2] = {{-1, 1}, {0, 1}, {1, 0}};
    return ends[depth <= GRAZE_DEPTH_ONE_TO_ZERO ? depth : 0][plane];
}

void spoil_mat4(graze_mat4 *m)
{
    memset(m, 0x5a, sizeof *m);
}

bool is_zero_but(const graze_mat4 *m, unsigned set)
{
    for (unsigned i = 0; i < 16; i++)
        if ((set >> i & 1) == 0 && m->m[i / 4][i % 4] != 0)
            return false;
    return true;
}

bool is_no_projection(const graze_mat4 *m)
{
    return is_zero_but(m, 0);
}

/* ---- Quotients ---- */

static void note(int *outcome, int became)
{
    if (became > *outcome)
        *outcome = became;
}

/* got is n / d to nearest, ties away from zero, or clamped to the range; d > 0 */
static bool is_quotient(graze_scalar got, const mpz_t n, const mpz_t d, int *outcome)
{
    mpz_t want, twice;
    mpz_inits(want, twice, NULL);
    mpz_mul_2exp(twice, d, 1);
    mpz_abs(want, n);
    mpz_mul_2exp(want, want, 1);
    mpz_add(want, want, d); /* 2 |n| + d */
    if (!mpz_divisible_p(n, d))
        note(outcome, mpz_divisible_p(want, twice) ? TIED : ROUNDED);
    mpz_fdiv_q(want, want, twice);
    if (mpz_sgn(n) < 0)
        mpz_neg(want, want);
    if (mpz_cmp_si(want, INT32_MAX) > 0 || mpz_cmp_si(want, INT32_MIN) < 0) {
        note(outcome, SATURATED);
        mpz_set_si(want, mpz_sgn(want) < 0 ? INT32_MIN : INT32_MAX);
    }
    bool right = mpz_cmp_si(want, got) == 0;
    mpz_clears(want, twice, NULL);
    return right;
}

/* factor * (a * p + b * q) / d */
static bool is_share(graze_scalar got, int64_t factor, const int64_t terms[4], int64_t d,
                     int *outcome)
{
    mpz_t sum, product;
    mpz_init_set_si(sum, terms[0]);
    mpz_init_set_si(product, terms[2]);
    mpz_mul_si(sum, sum, terms[1]);
    mpz_mul_si(product, product, terms[3]);
    mpz_add(sum, sum, product);
    mpz_mul_si(sum, sum, factor);
    mpz_set_si(product, d);
    bool right = is_quotient(got, sum, product, outcome);
    mpz_clears(sum, product, NULL);
    return right;
}

/* |factor * (a * p + b * q)| < 2^31 * d */
static bool is_share_in_range(int64_t factor, const int64_t terms[4], int64_t d)
{
    mpz_t sum, limit;
    mpz_init_set_si(sum, terms[0]);
    mpz_init_set_si(limit, terms[2]);
    mpz_mul_si(sum, sum, terms[1]);
    mpz_mul_si(limit, limit, terms[3]);
    mpz_add(sum, sum, limit);
    mpz_mul_si(sum, sum, factor);
    mpz_set_si(limit, d);
    mpz_mul_2exp(limit, limit, 31);
    bool in_range = mpz_cmpabs(sum, limit) < 0;
    mpz_clears(sum, limit, NULL);
    return in_range;
}

/* ---- Products ---- */

static bool is_entry(graze_scalar got, const mat4_scene *s, int row, int column, int *outcome)
{
    mpz_t sum, part;
    mpz_init(sum);
    mpz_init(part);
    for (int i = 0; i < 4; i++) {
        mpz_set_si(part, s->a.m[row][i]);
        mpz_mul_si(part, part, s->b.m[i][column]);
        mpz_add(sum, sum, part);
    }
    mpz_set_ui(part, 65536);
    bool right = is_quotient(got, sum, part, outcome);
    mpz_clears(sum, part, NULL);
    return right;
}

static bool is_product(const graze_mat4 *got, const mat4_scene *s, int *outcome)
{
    bool all = true;
    for (int i = 0; i < 16; i++)
        all = is_entry(got->m[i / 4][i % 4], s, i / 4, i % 4, outcome) && all;
    return all;
}

/* The product, also written over each of the factors. */
int judge_mat4_multiply(void *scene, const char **fault)
{
    const mat4_scene *s = scene;
    graze_mat4 product, over_a = s->a, over_b = s->b;
    int outcome = EXACT;
    spoil_mat4(&product);
    graze_mat4_multiply(&s->a, &s->b, &product);
    graze_mat4_multiply(&over_a, &s->b, &over_a);
    graze_mat4_multiply(&s->a, &over_b, &over_b);
    if (!is_product(&product, s, &outcome))
        *fault = "wrong";
    else if (memcmp(&over_a, &product, sizeof product) != 0)
        *fault = "another product over its first factor";
    else if (memcmp(&over_b, &product, sizeof product) != 0)
        *fault = "another product over its second factor";
    return outcome;
}

int judge_mat4_from_matrix(void *scene, const char **fault)
{
    const graze_matrix *matrix = &((mat4_scene *)scene)->matrix;
    const graze_vec3 columns[4] = {matrix->x, matrix->y, matrix->z, matrix->origin};
    graze_mat4 got;
    bool right = true;
    spoil_mat4(&got);
    graze_mat4_from_matrix(matrix, &got);
    for (int i = 0; i < 4; i++)
        right = right && got.m[0][i] == columns[i].x && got.m[1][i] == columns[i].y &&
                got.m[2][i] == columns[i].z && got.m[3][i] == (i < 3 ? 0 : 65536);
    *fault = judge_wrong_unless(right);
    return EXACT;
}

/* ---- Depths: clip.z is linear in the depth; at both planes it is the clip depth times clip.w ---- */

static int sign_of(graze_hand hand)
{
    return hand == GRAZE_LEFT_HANDED ? 1 : -1;
}

/* clip.w is the depth: clip.z is near * first at near, and far * last at far */
int judge_mat4_perspective_depths(void *scene, const char **fault)
{
    const mat4_scene *s = scene;
    const int64_t first = clip_depth(s->depth, 0), last = clip_depth(s->depth, 1);
    const int64_t slope[4] = {last, s->z_far, -first, s->z_near};
    const int64_t offset[4] = {first * s->z_near, s->z_far, -last * s->z_near, s->z_far};
    const int64_t range = (int64_t)s->z_far - s->z_near;
    const int sign = sign_of(s->hand);
    graze_mat4 got;
    int outcome = EXACT;
    bool fits = s->z_near > 0 && range > 0 && is_share_in_range(65536, slope, range) &&
                is_share_in_range(1, offset, range);
    spoil_mat4(&got);
    graze_mat4_perspective(s->fov, s->aspect, s->z_near, s->z_far, s->depth, s->hand, &got);
    if (graze_mat4_perspective_fits(s->z_near, s->z_far, s->depth) != fits)
        *fault = "depths that fit, or do not";
    if (*fault != NULL || is_no_projection(&got))
        return EXACT; /* judge_mat4_planes.c judges no projection with the sides */
    bool right = is_share(got.m[2][2], sign * INT64_C(65536), slope, range, &outcome);
    right = is_share(got.m[2][3], 1, offset, range, &outcome) && right;
    *fault = judge_wrong_unless(right && got.m[3][2] == sign * 65536);
    return outcome;
}

/* The line maps from[0] to clip depth to[0], and from[1] to to[1]: sign * times * coordinate + offset. */
static bool is_line(graze_scalar times, graze_scalar offset, int sign, const int64_t from[2],
                    const int64_t to[2], int *outcome)
{
    const int64_t slope[4] = {to[1], 65536, -to[0], 65536};
    const int64_t start[4] = {to[0], from[1], -to[1], from[0]};
    bool right = is_share(times, sign * INT64_C(65536), slope, from[1] - from[0], outcome);
    return is_share(offset, 65536, start, from[1] - from[0], outcome) && right;
}

static bool is_box_projection(const graze_mat4 *got, const mat4_scene *s, int *outcome)
{
    const int64_t clip[2] = {-1, 1}, depths[2] = {clip_depth(s->depth, 0), clip_depth(s->depth, 1)};
    const int64_t x[2] = {s->picture.min.x, s->picture.max.x};
    const int64_t y[2] = {s->picture.min.y, s->picture.max.y}, z[2] = {s->box_near, s->box_far};
    bool right = is_line(got->m[0][0], got->m[0][3], 1, x, clip, outcome);
    right = is_line(got->m[1][1], got->m[1][3], 1, y, clip, outcome) && right;
    right = is_line(got->m[2][2], got->m[2][3], sign_of(s->hand), z, depths, outcome) && right;
    return right && got->m[3][3] == 65536 && is_zero_but(got, 0x8ca9);
}

int judge_mat4_orthographic(void *scene, const char **fault)
{
    enum { EMPTY, IN_RANGE, TIES, OVER };
    const mat4_scene *s = scene;
    const graze_rect *p = &s->picture;
    bool empty = p->min.x >= p->max.x || p->min.y >= p->max.y || s->box_near >= s->box_far;
    graze_mat4 got;
    int outcome = EXACT;
    spoil_mat4(&got);
    graze_mat4_orthographic(p, s->box_near, s->box_far, s->depth, s->hand, &got);
    *fault =
        judge_wrong_unless(empty ? is_no_projection(&got) : is_box_projection(&got, s, &outcome));
    return empty ? EMPTY : outcome == SATURATED ? OVER : outcome == TIED ? TIES : IN_RANGE;
}
