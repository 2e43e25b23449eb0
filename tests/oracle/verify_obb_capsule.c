/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `obb_capsule`: N capsules against an oriented box, and their cores. The answer must not depend on the order of the ends; a core of
 * one point has that of the sphere, and a core without radius that of the segment.
 */
#include "inputs_obb_capsule.h"
#include "judge.h"
#include "judged.h"
#include "oracle_obb_capsule.h"
#include "print_case.h"

#include "../../include/graze/graze.h"

#include <string.h>

enum { APART, TOUCHES, OVERLAPS, IS_EMPTY };

typedef struct {
    judge_case c;
    obb_distance_oracle oracle;
    obb_capsule_query q;
    graze_obb box;
    graze_capsule capsule;
} scene;

static bool is_empty(const scene *s)
{
    const int32_t *half = s->q.box + 12;
    return judged(half[0]) < 0 || judged(half[1]) < 0 || judged(half[2]) < 0;
}

static const char *fault_of_relatives(const scene *s, bool got)
{
    const graze_capsule *c = &s->capsule, turned = {{c->core.b, c->core.a}, c->radius};
    const graze_sphere sphere = {c->core.a, c->radius};
    if (graze_obb_overlaps_capsule(&s->box, &turned) != got)
        return "the ends of the core are not alike";
    if (memcmp(&c->core.a, &c->core.b, sizeof c->core.a) == 0 &&
        graze_obb_overlaps_sphere(&s->box, &sphere) != got)
        return "another answer than that of the sphere";
    if (c->radius == 0 && graze_obb_overlaps_segment(&s->box, &c->core) != got)
        return "another answer than that of the segment";
    return NULL;
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    const bool got = graze_obb_overlaps_capsule(&s->box, &s->capsule);
    int kind = IS_EMPTY;
    if (!is_empty(s) && judged(s->q.capsule[6]) >= 0)
        kind = 1 - obb_distance_order(&s->oracle, judged(s->q.capsule[6]));
    *fault = got != (kind == TOUCHES || kind == OVERLAPS) ? "wrong" : fault_of_relatives(s, got);
    return kind;
}

enum { DISTANT, COMMON, NO_BOX };

/* Bit by bit; 0 if they have a point in common, and never 1 or more. */
static int judge_distance(void *at, const char **fault)
{
    scene *s = at;
    const graze_segment *core = &s->capsule.core, turned = {core->b, core->a};
    const int32_t want = is_empty(s) ? INT32_MAX : obb_distance_rounded(&s->oracle);
    *fault = judge_wrong_unless(graze_obb_distance_segment(&s->box, core) == want &&
                                graze_obb_distance_segment(&s->box, &turned) == want);
    if (is_empty(s))
        return NO_BOX;
    const bool common = mpz_sgn(s->oracle.squared) == 0;
    if (graze_obb_overlaps_segment(&s->box, core) != common)
        *fault = "the segment overlaps, and the distance is not 0, or the other way round";
    return common ? COMMON : DISTANT;
}

/* Lattice, crossing, corners of the world, stored axes, degenerate. */
static uint32_t distances_in(int class_index)
{
    return class_index == 5 || (class_index >= 9 && class_index <= 12)
               ? 1u << DISTANT | 1u << COMMON
               : 1u << DISTANT;
}

static uint32_t answers_in(int class_index)
{
    return obb_capsule_classes[class_index].answers;
}

static const judge_routine routines[] = {
    {"overlaps_capsule", judge_capsule, {"apart", "touch", "overlap", "empty"}, {0}, answers_in, 0},
    {"distance_segment", judge_distance, {"apart", "common point", "empty"}, {0}, distances_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    obb_distance_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    obb_distance_clear(&s->oracle);
}

static void draw(void *at)
{
    scene *s = at;
    input_obb_capsule(s->c.seed, s->c.index, &s->q);
    memcpy(&s->box, s->q.box, sizeof s->box);
    memcpy(&s->capsule, s->q.capsule, sizeof s->capsule);
    judge_words(s->q.box, 3);
    judge_words(s->q.box + 12, 3);
    judge_words(s->q.capsule, 7);
    if (!is_empty(s))
        obb_distance_of(&s->oracle, s->q.box, s->q.capsule);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("obb", "box", &s->box);
    print_value("capsule", "capsule", &s->capsule);
}

static const char *class_name(int class_index)
{
    return obb_capsule_classes[class_index].name;
}

ORACLE(obb_capsule)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_obb_capsule", "graze_obb_", OBB_CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
