/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `aabb_capsule`: N capsules against a box. The distance of the point at t from the box is least at one of these:
 * an end; where the core crosses the plane of a side; or where it is nearest to a side, an edge or a corner, each taken as a
 * plane, a line or a point without end. All are tried. The answer must not depend on the order of the ends; a core of one
 * point has that of the sphere, and a core without radius that of the segment.
 */
#include "exact.h"
#include "inputs_aabb_capsule.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"

#include "../../include/graze/graze.h"

#include <string.h>

enum { APART, TOUCHES, OVERLAPS, IS_EMPTY };

typedef struct {
    judge_case c;
    aabb_capsule_query q;
    graze_aabb box;
    graze_capsule capsule;
    mpz_t num, den, place, side, sum, most; /* t = num / den */
    int order;
} scene;

/* ---- The exact answer ---- */

/* Compares the distance at t with the radius, if t is on the core: all times the denominator. */
static void try_place(scene *s)
{
    if (mpz_sgn(s->den) < 0) {
        mpz_neg(s->den, s->den);
        mpz_neg(s->num, s->num);
    }
    if (mpz_sgn(s->den) == 0 || mpz_sgn(s->num) < 0 || mpz_cmp(s->num, s->den) > 0)
        return;
    mpz_set_ui(s->sum, 0);
    for (int i = 0; i < 3; i++) {
        const int64_t a = judged(s->q.capsule[i]), b = judged(s->q.capsule[3 + i]);
        mpz_mul_si(s->place, s->den, a);
        mpz_set(s->most, s->num);
        mpz_mul_si(s->most, s->most, b - a);
        mpz_add(s->place, s->place, s->most);
        mpz_mul_si(s->side, s->den, judged(s->q.box[i]));
        if (mpz_cmp(s->place, s->side) >= 0) {
            mpz_mul_si(s->side, s->den, judged(s->q.box[3 + i]));
            if (mpz_cmp(s->place, s->side) <= 0)
                continue;
        }
        mpz_sub(s->place, s->place, s->side);
        mpz_addmul(s->sum, s->place, s->place);
    }
    mpz_mul_si(s->most, s->den, judged(s->q.capsule[6]));
    mpz_mul(s->most, s->most, s->most);
    const int order = mpz_cmp(s->sum, s->most);
    const int sign = (order > 0) - (order < 0);
    s->order = sign < s->order ? sign : s->order;
}

/* For each axis min, max or neither: where the core is nearest to those planes together. */
static void try_nearest_to(scene *s, const int *sides)
{
    mpz_set_ui(s->num, 0);
    mpz_set_ui(s->den, 0);
    for (int i = 0; i < 3; i++) {
        if (sides[i] == 2)
            continue;
        const int64_t a = judged(s->q.capsule[i]), run = judged(s->q.capsule[3 + i]) - a;
        mpz_set_si(s->place, run);
        mpz_set_si(s->side, judged(s->q.box[3 * sides[i] + i]) - a);
        mpz_addmul(s->num, s->place, s->side);
        mpz_addmul(s->den, s->place, s->place);
    }
    try_place(s);
}

/* A place near one plane is where the core crosses it. */
static int order_of(scene *s)
{
    s->order = 1;
    for (int end = 0; end < 2; end++) {
        mpz_set_si(s->num, end);
        mpz_set_ui(s->den, 1);
        try_place(s);
    }
    for (int i = 0; i < 27; i++) {
        const int sides[3] = {i % 3, i / 3 % 3, i / 9};
        try_nearest_to(s, sides);
    }
    return s->order;
}

static bool is_empty(const scene *s)
{
    const int32_t *b = s->q.box;
    return judged(b[0]) > judged(b[3]) || judged(b[1]) > judged(b[4]) ||
           judged(b[2]) > judged(b[5]) || judged(s->q.capsule[6]) < 0;
}

/* ---- The library ---- */

static const char *fault_of_relatives(const scene *s, bool got)
{
    const graze_capsule *c = &s->capsule, turned = {{c->core.b, c->core.a}, c->radius};
    const graze_sphere sphere = {c->core.a, c->radius};
    if (graze_aabb_overlaps_capsule(&s->box, &turned) != got)
        return "the ends of the core are not alike";
    if (memcmp(&c->core.a, &c->core.b, sizeof c->core.a) == 0 &&
        graze_aabb_overlaps_sphere(&s->box, &sphere) != got)
        return "another answer than that of the sphere";
    if (c->radius == 0 && graze_aabb_overlaps_segment(&s->box, &c->core) != got)
        return "another answer than that of the segment";
    return NULL;
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    const int kind = is_empty(s) ? IS_EMPTY : 1 - order_of(s);
    const bool got = graze_aabb_overlaps_capsule(&s->box, &s->capsule);
    *fault = got != (kind == TOUCHES || kind == OVERLAPS) ? "wrong" : fault_of_relatives(s, got);
    return kind;
}

static uint32_t answers_in(int class_index)
{
    return aabb_capsule_classes[class_index].answers;
}

static const judge_routine routines[] = {
    {"overlaps_capsule", judge_capsule, {"apart", "touch", "overlap", "empty"}, {0}, answers_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    mpz_inits(s->num, s->den, s->place, s->side, s->sum, s->most, NULL);
}

static void clear(void *at)
{
    scene *s = at;
    mpz_clears(s->num, s->den, s->place, s->side, s->sum, s->most, NULL);
}

static void draw(void *at)
{
    scene *s = at;
    input_aabb_capsule(s->c.seed, s->c.index, &s->q);
    memcpy(&s->box, s->q.box, sizeof s->box);
    memcpy(&s->capsule, s->q.capsule, sizeof s->capsule);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("aabb", "box", &s->box);
    print_value("capsule", "capsule", &s->capsule);
}

static const char *class_name(int class_index)
{
    return aabb_capsule_classes[class_index].name;
}

ORACLE(aabb_capsule)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_aabb_capsule", "graze_aabb_", AABB_CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
