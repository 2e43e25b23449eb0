/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `obb_rest`: what is built from an oriented box or makes one, and
 * spheres and boxes against it, by the formulas of the header in numbers of any length.
 */
#include "judge_obb.h"
#include "judged.h"
#include "print_case.h"

#include <string.h>

/* along_i = axis_i . (p - center), half_i in the same units; true when the box is not empty. */
static bool weigh(scene *s, const graze_vec3 *p)
{
    bool any = true;
    for (int i = 0; i < 3; i++) {
        mpz_set_ui(s->along[i], 0);
        for (int k = 0; k < 3; k++) {
            mpz_set_si(s->part, (long)judged(word(p, k)) - judged(word(&s->box.center, k)));
            mpz_mul_si(s->part, s->part, word(&s->box.axis[i], k));
            mpz_add(s->along[i], s->along[i], s->part);
        }
        mpz_set_si(s->half[i], judged(word(&s->box.half, i)));
        mpz_mul_2exp(s->half[i], s->half[i], 16);
        any = any && word(&s->box.half, i) >= 0;
    }
    return any;
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
    judge_vector(&want);
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
        judge_obb_divide(s->sum, s->part);
        mpz_set_si(s->part, judged(word(&s->box.center, k)));
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
    mpz_set_si(s->part, judged(s->sphere.radius));
    mpz_mul_2exp(s->part, s->part, 16);
    mpz_mul(s->part, s->part, s->part);
    any = any && s->sphere.radius >= 0;
    bool want = any && mpz_cmp(s->sum, s->part) <= 0;
    *fault = judge_wrong_unless(graze_obb_overlaps_sphere(&s->box, &s->sphere) == want);
    return !any ? 2 : want;
}

/* ---- Boxes ---- */

/* The results of the two judges; now and then both judge a case. */
static int meeting(scene *s, bool got, const char **fault)
{
    oracle_box_of_obb(&s->exact, &s->first.center.x);
    bool want = oracle_boxes_meet(&s->exact, &s->exact_other);
    if (s->c.index / OBB_CLASSES % 64 == 0 &&
        want != oracle_boxes_meet_on_faces(&s->exact, &s->exact_other))
        *fault = "the judges do not agree";
    else
        *fault = judge_wrong_unless(got == want);
    return want;
}

static bool is_filled(const graze_obb *box)
{
    return box->half.x >= 0 && box->half.y >= 0 && box->half.z >= 0;
}

static int overlaps_aabb(void *at, const char **fault)
{
    scene *s = at;
    const graze_aabb *b = &s->aabb;
    oracle_box_of_aabb(&s->exact_other, &b->min.x);
    int kind = meeting(s, graze_obb_overlaps_aabb(&s->first, b), fault);
    bool any = b->min.x <= b->max.x && b->min.y <= b->max.y && b->min.z <= b->max.z;
    return any && is_filled(&s->first) ? kind : 2;
}

static int overlaps_obb(void *at, const char **fault)
{
    scene *s = at;
    oracle_box_of_obb(&s->exact_other, &s->other.center.x);
    int kind = meeting(s, graze_obb_overlaps_obb(&s->first, &s->other), fault);
    return is_filled(&s->other) && is_filled(&s->first) ? kind : 2;
}

enum { EACH = (1 << OBB_CLASSES) - 1, UNIFORM = 31, CORNERS = 1 << 8 };

static const judge_routine routines[] = {
    {"closest_point", closest_point, {"in it", "moved", "empty"}, {UNIFORM, EACH & ~1024}, 0, 0},
    {"overlaps_sphere", overlaps_sphere, {"apart", "meet", "empty"}, {UNIFORM, EACH}, 0, 0},
    {"overlaps_aabb", overlaps_aabb, {"apart", "meet", "empty"}, {EACH, EACH, CORNERS}, 0, 0},
    {"overlaps_obb", overlaps_obb, {"apart", "meet", "empty"}, {EACH, EACH, CORNERS}, 0, 0},
    {"from_axes", judge_obb_from_axes, {"size", "negative"}, {EACH, EACH}, 0, 0},
    {"from_matrix", judge_obb_from_matrix, {"full", "flat"}, {EACH, EACH}, 0, 0},
    {"from_quaternion", judge_obb_from_quaternion, {"rotation", "none"}, {EACH, EACH}, 0, 0},
};

static void init(void *at)
{
    scene *s = at;
    for (int i = 0; i < 3; i++)
        mpz_inits(s->along[i], s->half[i], NULL);
    mpz_inits(s->sum, s->part, NULL);
    oracle_box_init(&s->exact);
    oracle_box_init(&s->exact_other);
}

static void clear(void *at)
{
    scene *s = at;
    for (int i = 0; i < 3; i++)
        mpz_clears(s->along[i], s->half[i], NULL);
    mpz_clears(s->sum, s->part, NULL);
    oracle_box_clear(&s->exact);
    oracle_box_clear(&s->exact_other);
}

static int32_t any_number(input_stream *s)
{
    return draw_chance(s, 3) ? draw_corner(s) : draw_about_zero(s, draw_power(s, 30));
}

/* Axes of the box, some zero, some nearly parallel. */
static void draw_matrix(scene *s, input_stream *t, const graze_segment *segment)
{
    s->matrix.x = s->box.axis[0];
    s->matrix.y = draw_chance(t, 8) ? graze_vec3_of(0, 0, 0) : s->box.axis[1];
    s->matrix.z = draw_chance(t, 2) ? segment->b : s->box.axis[2];
    s->matrix.origin = segment->a;
    if (draw_chance(t, 8)) {
        graze_vec3 nudge;
        draw_vector(t, 3, &nudge);
        s->matrix.y = graze_vec3_add(s->matrix.x, nudge);
        s->matrix.z = graze_vec3_of(0, 0, 0);
    }
}

static void draw(void *at)
{
    scene *s = at;
    graze_segment segment;
    graze_ray ray;
    input_stream t;
    input_obb(s->c.seed, s->c.index, &s->box, &s->point, &segment, &ray);
    s->first = s->box;
    input_meets(s->c.seed, s->c.index, &s->first, &s->other, &s->aabb);
    draw_start(&t, s->c.seed + 99, s->c.index);
    s->sphere.radius = draw_chance(&t, 8) ? any_number(&t) : draw_power(&t, 30);
    draw_matrix(s, &t, &segment);
    bool none = draw_chance(&t, 16);
    s->rotation.x = none ? 0 : any_number(&t);
    s->rotation.y = none ? 0 : any_number(&t);
    s->rotation.z = none ? 0 : any_number(&t);
    s->rotation.w = none ? 0 : any_number(&t);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("obb", "box", &s->box);
    print_value("vec3", "point", &s->point); /* or a size */
    judge_print_words("got", &s->got.x, 3);
    print_value("sphere", "sphere", &s->sphere);
    print_value("matrix", "matrix", &s->matrix);
    print_value("quaternion", "rotation", &s->rotation);
    print_value("obb", "first", &s->first);
    print_value("obb", "other", &s->other);
    print_value("aabb", "aabb", &s->aabb);
    judge_print_words("made", &s->made.center.x, 15);
}

static const char *class_name(int class_index)
{
    return input_obb_classes[class_index].name;
}

ORACLE(obb_rest)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_obb_rest", "graze_obb_", OBB_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
