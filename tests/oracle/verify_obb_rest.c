/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify_obb_rest [N] [SEED] [ROUTINE]: what is built from an oriented box or makes one, and
 * spheres against it, by the formulas of the header in numbers of any length.
 */
#include "../../include/graze/obb.h"
#include "inputs_obb.h"
#include "judge.h"

#include <gmp.h>
#include <string.h>

typedef struct {
    judge_case c;
    graze_obb box, made;
    graze_vec3 point, got;
    graze_sphere sphere;
    graze_matrix matrix;
    graze_quaternion rotation;
    mpz_t along[3], half[3], sum, part;
} scene;

static int32_t word(const graze_vec3 *v, int i)
{
    return i == 0 ? v->x : i == 1 ? v->y : v->z;
}

/* along_i = axis_i . (p - center), half_i in the same units; true when the box is not empty. */
static bool weigh(scene *s, const graze_vec3 *p)
{
    bool any = true;
    for (int i = 0; i < 3; i++) {
        mpz_set_ui(s->along[i], 0);
        for (int k = 0; k < 3; k++) {
            mpz_set_si(s->part, (long)word(p, k) - word(&s->box.center, k));
            mpz_mul_si(s->part, s->part, word(&s->box.axis[i], k));
            mpz_add(s->along[i], s->along[i], s->part);
        }
        mpz_set_si(s->half[i], word(&s->box.half, i));
        mpz_mul_2exp(s->half[i], s->half[i], 16);
        any = any && word(&s->box.half, i) >= 0;
    }
    return any;
}

/* n / d to nearest, ties away from zero; d > 0 */
static void divide(mpz_t n, const mpz_t d)
{
    int sign = mpz_sgn(n);
    mpz_abs(n, n);
    mpz_mul_2exp(n, n, 1);
    mpz_add(n, n, d);
    mpz_fdiv_q(n, n, d);
    mpz_fdiv_q_2exp(n, n, 1);
    if (sign < 0)
        mpz_neg(n, n);
}

static int32_t held(const mpz_t n)
{
    if (mpz_cmp_si(n, INT32_MAX) > 0)
        return INT32_MAX;
    return mpz_cmp_si(n, INT32_MIN) < 0 ? INT32_MIN : (int32_t)mpz_get_si(n);
}

static int closest_point(void *at, const char **fault)
{
    scene *s = at;
    graze_vec3 want = s->point;
    bool any = weigh(s, &s->point), moves = false;
    for (int i = 0; i < 3; i++) {
        if (mpz_cmpabs(s->along[i], s->half[i]) <= 0)
            continue;
        moves = any;
        if (mpz_sgn(s->along[i]) < 0)
            mpz_neg(s->along[i], s->half[i]);
        else
            mpz_set(s->along[i], s->half[i]);
    }
    for (int k = 0; moves && k < 3; k++) {
        mpz_set_ui(s->sum, 0);
        for (int i = 0; i < 3; i++) {
            mpz_mul_si(s->part, s->along[i], word(&s->box.axis[i], k));
            mpz_add(s->sum, s->sum, s->part);
        }
        mpz_set_ui(s->part, 1);
        mpz_mul_2exp(s->part, s->part, 32);
        divide(s->sum, s->part);
        mpz_set_si(s->part, word(&s->box.center, k));
        mpz_add(s->sum, s->sum, s->part);
        *axis_of(&want, (uint32_t)k) = held(s->sum);
    }
    graze_obb_closest_point(&s->box, &s->point, &s->got);
    *fault = judge_wrong_unless(memcmp(&s->got, &want, sizeof want) == 0);
    return !any ? 2 : moves;
}

/* How far the excesses reach; s->sum = the sum of their squares. */
static bool add_excesses(scene *s, const graze_vec3 *center)
{
    bool any = weigh(s, center);
    mpz_set_ui(s->sum, 0);
    for (int i = 0; i < 3; i++) {
        mpz_abs(s->part, s->along[i]);
        mpz_sub(s->part, s->part, s->half[i]);
        if (mpz_sgn(s->part) > 0)
            mpz_addmul(s->sum, s->part, s->part);
    }
    return any;
}

/* The radius is often that at which it touches, or one less. */
static int overlaps_sphere(void *at, const char **fault)
{
    scene *s = at;
    s->sphere.center = s->point;
    bool any = add_excesses(s, &s->point);
    if (s->c.index / OBB_CLASSES % 4 != 0) {
        mpz_sqrt(s->part, s->sum);
        mpz_fdiv_q_2exp(s->part, s->part, 16);
        s->sphere.radius = held(s->part);
        s->sphere.radius += s->c.index / OBB_CLASSES % 4 == 2 && s->sphere.radius < INT32_MAX;
    }
    mpz_set_si(s->part, s->sphere.radius);
    mpz_mul_2exp(s->part, s->part, 16);
    mpz_mul(s->part, s->part, s->part);
    any = any && s->sphere.radius >= 0;
    bool want = any && mpz_cmp(s->sum, s->part) <= 0;
    *fault = judge_wrong_unless(graze_obb_overlaps_sphere(&s->box, &s->sphere) == want);
    return !any ? 2 : want;
}

/* (2 n - 1)^2 * 2^32 <= size^2 * |axis|^2 < (2 n + 1)^2 * 2^32 */
static bool is_half(scene *s, int32_t half, int32_t size, const graze_vec3 *axis)
{
    int64_t n = half < 0 ? -(int64_t)half : half;
    mpz_set_ui(s->sum, 0);
    for (int k = 0; k < 3; k++) {
        mpz_set_si(s->part, word(axis, k));
        mpz_addmul(s->sum, s->part, s->part);
    }
    mpz_mul_si(s->sum, s->sum, size);
    mpz_mul_si(s->sum, s->sum, size);
    mpz_set_si(s->part, 2 * n - 1);
    mpz_mul(s->part, s->part, s->part);
    mpz_mul_2exp(s->part, s->part, 32);
    if (n > 0 && mpz_cmp(s->part, s->sum) > 0)
        return false;
    mpz_set_si(s->part, 2 * n + 1);
    mpz_mul(s->part, s->part, s->part);
    mpz_mul_2exp(s->part, s->part, 32);
    return half == INT32_MAX || half == INT32_MIN ||
           (mpz_cmp(s->sum, s->part) < 0 && (half <= 0 || size > 0) && (half >= 0 || size < 0));
}

static bool equals(graze_vec3 a, graze_vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

static bool is_zero(graze_vec3 a)
{
    return a.x == 0 && a.y == 0 && a.z == 0;
}

static bool is_axis_of(graze_vec3 got, graze_vec3 column)
{
    if (is_zero(column))
        return !is_zero(got);
    return equals(got, graze_vec3_normalize(column));
}

/* The point is the size. */
static int from_matrix(void *at, const char **fault)
{
    scene *s = at;
    const graze_matrix *m = &s->matrix;
    const graze_vec3 *size = &s->point;
    graze_obb *o = &s->made;
    graze_obb_from_matrix(m, size, o);
    *fault = judge_wrong_unless(equals(o->center, m->origin) && is_axis_of(o->axis[0], m->x) &&
                                is_axis_of(o->axis[1], m->y) && is_axis_of(o->axis[2], m->z) &&
                                is_half(s, o->half.x, size->x, &m->x) &&
                                is_half(s, o->half.y, size->y, &m->y) &&
                                is_half(s, o->half.z, size->z, &m->z));
    return is_zero(m->x) || is_zero(m->y) || is_zero(m->z);
}

/* Twice the product q_i * q_j, and the product of the real part with the third, with that sign. */
static void add_entry(scene *s, const int32_t q[4], int i, int j)
{
    if (i == j) {
        mpz_set_si(s->sum, 0);
        for (int k = 0; k < 4; k++) {
            mpz_set_si(s->part, q[k]);
            mpz_mul_si(s->part, s->part, q[k]);
            if (k == 3 || k == i)
                mpz_add(s->sum, s->sum, s->part);
            else
                mpz_sub(s->sum, s->sum, s->part);
        }
        return;
    }
    mpz_set_si(s->sum, q[i]);
    mpz_mul_si(s->sum, s->sum, q[j]);
    mpz_set_si(s->part, q[3]);
    mpz_mul_si(s->part, s->part, q[3 - i - j]);
    if ((j - i + 3) % 3 == 1)
        mpz_add(s->sum, s->sum, s->part);
    else
        mpz_sub(s->sum, s->sum, s->part);
    mpz_mul_2exp(s->sum, s->sum, 1);
}

static bool is_rotation(scene *s, const int32_t q[4])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            add_entry(s, q, i, j);
            mpz_mul_2exp(s->sum, s->sum, 16);
            mpz_set_ui(s->half[0], 0);
            for (int k = 0; k < 4; k++) {
                mpz_set_si(s->part, q[k]);
                mpz_addmul(s->half[0], s->part, s->part);
            }
            divide(s->sum, s->half[0]);
            if (mpz_cmp_si(s->sum, word(&s->made.axis[i], j)) != 0)
                return false;
        }
    return true;
}

static int32_t half_away(int32_t size)
{
    return (int32_t)(((int64_t)size + (size < 0 ? -1 : 1)) / 2);
}

static bool is_halved(const graze_vec3 *half, const graze_vec3 *size)
{
    return half->x == half_away(size->x) && half->y == half_away(size->y) &&
           half->z == half_away(size->z);
}

static int from_quaternion(void *at, const char **fault)
{
    scene *s = at;
    const graze_quaternion *r = &s->rotation;
    int32_t q[4] = {r->x, r->y, r->z, r->w};
    bool none = !q[0] && !q[1] && !q[2] && !q[3];
    graze_obb_from_quaternion(&s->box.center, r, &s->point, &s->made);
    q[3] += none;
    *fault = judge_wrong_unless(equals(s->made.center, s->box.center) && is_rotation(s, q) &&
                                is_halved(&s->made.half, &s->point));
    return none;
}

static int from_axes(void *at, const char **fault)
{
    scene *s = at;
    bool same = true;
    graze_obb_from_axes(&s->box.center, s->box.axis, &s->point, &s->made);
    for (int i = 0; i < 3; i++)
        same = same && equals(s->made.axis[i], graze_vec3_normalize(s->box.axis[i]));
    *fault = judge_wrong_unless(same && equals(s->made.center, s->box.center) &&
                                is_halved(&s->made.half, &s->point));
    return s->point.x < 0;
}

enum { EACH = (1 << OBB_CLASSES) - 1, UNIFORM = 31 };

static const judge_routine routines[] = {
    {"closest_point", closest_point, {"in it", "moved", "empty"}, {UNIFORM, EACH & ~1024}, 0, 0},
    {"overlaps_sphere", overlaps_sphere, {"apart", "meet", "empty"}, {UNIFORM, EACH}, 0, 0},
    {"from_axes", from_axes, {"size", "negative"}, {EACH, EACH}, 0, 0},
    {"from_matrix", from_matrix, {"full", "flat"}, {EACH, EACH}, 0, 0},
    {"from_quaternion", from_quaternion, {"rotation", "none"}, {EACH, EACH}, 0, 0},
};

static void init(void *at)
{
    scene *s = at;
    for (int i = 0; i < 3; i++)
        mpz_inits(s->along[i], s->half[i], NULL);
    mpz_inits(s->sum, s->part, NULL);
}

static void clear(void *at)
{
    scene *s = at;
    for (int i = 0; i < 3; i++)
        mpz_clears(s->along[i], s->half[i], NULL);
    mpz_clears(s->sum, s->part, NULL);
}

static int32_t any_number(input_stream *s)
{
    return draw_chance(s, 3) ? draw_corner(s) : draw_about_zero(s, draw_power(s, 30));
}

static void draw(void *at)
{
    scene *s = at;
    graze_segment segment;
    graze_ray ray;
    input_stream t;
    input_obb(s->c.seed, s->c.index, &s->box, &s->point, &segment, &ray);
    draw_start(&t, s->c.seed + 99, s->c.index);
    s->sphere.radius = draw_chance(&t, 8) ? any_number(&t) : draw_power(&t, 30);
    s->matrix.x = s->box.axis[0];
    s->matrix.y = draw_chance(&t, 8) ? graze_vec3_of(0, 0, 0) : s->box.axis[1];
    s->matrix.z = draw_chance(&t, 2) ? segment.b : s->box.axis[2];
    s->matrix.origin = segment.a;
    bool none = draw_chance(&t, 16);
    s->rotation.x = none ? 0 : any_number(&t);
    s->rotation.y = none ? 0 : any_number(&t);
    s->rotation.z = none ? 0 : any_number(&t);
    s->rotation.w = none ? 0 : any_number(&t);
}

static void print(const void *at)
{
    const scene *s = at;
    judge_print_words("box", &s->box.center.x, 15);
    judge_print_words("point, size", &s->point.x, 3);
    judge_print_words("got", &s->got.x, 3);
    judge_print_words("radius", &s->sphere.radius, 1);
    judge_print_words("matrix", &s->matrix.x.x, 12);
    judge_print_words("rotation", &s->rotation.x, 4);
    judge_print_words("made", &s->made.center.x, 15);
}

static const char *class_name(int class_index)
{
    return input_obb_classes[class_index].name;
}

int main(int argc, char **argv)
{
    static const judge_program program = {
        .name = "verify_obb_rest",
        .prefix = "graze_obb_",
        .routines = routines,
        .routine_count = sizeof routines / sizeof routines[0],
        .class_count = OBB_CLASSES,
        .class_name = class_name,
        .scene_size = sizeof(scene),
        .init = init,
        .clear = clear,
        .draw = draw,
        .print = print,
    };
    return judge_main(&program, argc, argv);
}
