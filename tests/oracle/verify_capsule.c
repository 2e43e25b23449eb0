/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `capsule`: N cases for each routine of capsules against the exact answer. What two shapes answer must not
 * depend on their order, nor on that of the ends of a core.
 */
#include "inputs_capsule.h"
#include "judge.h"
#include "judged.h"
#include "oracle_capsule.h"
#include "print_case.h"

typedef struct {
    judge_case c;
    capsule_oracle oracle;
    capsule_query q;
} scene;

enum { APART, TOUCHES, OVERLAPS, IS_EMPTY };

/* The kind of the case, and a fault unless the library has the same answer. */
static int judge_core(scene *s, core_run second, int64_t more, bool got, const char **fault)
{
    const core_run first = core_of_segment(&s->q.capsule.core);
    const int64_t radius = judged(s->q.capsule.radius);
    int kind = IS_EMPTY;
    if (radius >= 0 && more >= 0)
        kind = 1 - capsule_oracle_order(&s->oracle, &first, &second, radius + more);
    *fault = judge_wrong_unless(got == (kind == TOUCHES || kind == OVERLAPS));
    return kind;
}

static graze_segment turned(graze_segment core)
{
    graze_segment turned;
    turned.a = core.b;
    turned.b = core.a;
    return turned;
}

static int judge_contains(void *at, const char **fault)
{
    scene *s = at;
    return judge_core(s, core_of_point(&s->q.point), 0,
                      graze_capsule_contains_point(&s->q.capsule, &s->q.point), fault);
}

static int judge_sphere(void *at, const char **fault)
{
    scene *s = at;
    return judge_core(s, core_of_point(&s->q.sphere.center), judged(s->q.sphere.radius),
                      graze_capsule_overlaps_sphere(&s->q.capsule, &s->q.sphere), fault);
}

static int judge_segment(void *at, const char **fault)
{
    scene *s = at;
    const graze_segment other_way = turned(s->q.segment);
    const bool got = graze_capsule_overlaps_segment(&s->q.capsule, &s->q.segment);
    const int kind = judge_core(s, core_of_segment(&s->q.segment), 0, got, fault);
    if (graze_capsule_overlaps_segment(&s->q.capsule, &other_way) != got)
        *fault = "the ends of the segment are not alike";
    return kind;
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    graze_capsule other = s->q.other;
    const bool got = graze_capsule_overlaps_capsule(&s->q.capsule, &other);
    const int kind = judge_core(s, core_of_segment(&other.core), judged(other.radius), got, fault);
    other.core = turned(other.core);
    if (graze_capsule_overlaps_capsule(&other, &s->q.capsule) != got)
        *fault = "it depends on the order";
    return kind;
}

static int judge_ray(void *at, const char **fault)
{
    scene *s = at;
    return judge_core(s, core_of_ray(&s->q.ray), s->q.ray.t_max < 0 ? -1 : 0,
                      graze_capsule_overlaps_ray(&s->q.capsule, &s->q.ray), fault);
}

static uint32_t answers_in(int class_index)
{
    return capsule_classes[class_index].answers;
}

#define ANSWERS                                                                                    \
    {                                                                                              \
        "apart", "touch", "overlap", "empty"                                                       \
    }

static const judge_routine routines[] = {
    {"contains_point", judge_contains, ANSWERS, {0}, answers_in, 0},
    {"overlaps_segment", judge_segment, ANSWERS, {0}, answers_in, 0},
    {"overlaps_ray", judge_ray, ANSWERS, {0}, answers_in, 0},
    {"overlaps_sphere", judge_sphere, ANSWERS, {0}, answers_in, 0},
    {"overlaps_capsule", judge_capsule, ANSWERS, {0}, answers_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    capsule_oracle_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    capsule_oracle_clear(&s->oracle);
}

static void draw(void *at)
{
    scene *s = at;
    input_capsule(s->c.seed, s->c.index, &s->q);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("capsule", "capsule", &s->q.capsule);
    print_value("capsule", "other", &s->q.other);
    print_value("segment", "segment", &s->q.segment);
    print_value("ray", "ray", &s->q.ray);
    print_value("sphere", "sphere", &s->q.sphere);
    print_value("vec3", "point", &s->q.point);
}

static const char *class_name(int class_index)
{
    return capsule_classes[class_index].name;
}

ORACLE(capsule)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_capsule", "graze_capsule_", CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
