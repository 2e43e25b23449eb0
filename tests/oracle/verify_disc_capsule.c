/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `disc_capsule`: N capsules against a disc. The answer must not depend on the order of the ends, nor on the side
 * to which the normal points. A disc without normal has the answer of the sphere, and a capsule around a segment that passes
 * through the disc overlaps it.
 */
#include "inputs_disc_capsule.h"
#include "judge.h"
#include "judged.h"
#include "oracle_disc_capsule.h"
#include "print_case.h"

#include "../../include/graze/graze.h"

#include <string.h>

enum { APART, TOUCHES, OVERLAPS, IS_EMPTY };

typedef struct {
    judge_case c;
    disc_capsule_query q;
    graze_disc disc;
    graze_capsule capsule;
    disc_capsule_oracle oracle;
} scene;

static const char *fault_of_relatives(const scene *s, bool got)
{
    const graze_capsule *c = &s->capsule, turned = {{c->core.b, c->core.a}, c->radius};
    const graze_vec3 n = s->disc.normal;
    const graze_disc back = {s->disc.center, {-(n.x + 1), -(n.y + 1), -(n.z + 1)}, s->disc.radius};
    const graze_disc front = {s->disc.center, {n.x + 1, n.y + 1, n.z + 1}, s->disc.radius};
    const graze_sphere ball = {s->disc.center, s->disc.radius};
    if (graze_disc_overlaps_capsule(&s->disc, &turned) != got)
        return "the ends of the core are not alike";
    if (n.x < INT32_MAX && n.y < INT32_MAX && n.z < INT32_MAX &&
        graze_disc_overlaps_capsule(&back, c) != graze_disc_overlaps_capsule(&front, c))
        return "the sides of the disc are not alike";
    if (n.x == 0 && n.y == 0 && n.z == 0 && graze_capsule_overlaps_sphere(c, &ball) != got)
        return "another answer than that of the sphere";
    if (!got && c->radius >= 0 && graze_disc_overlaps_segment(&s->disc, &c->core))
        return "a segment that passes through the disc does not overlap";
    return NULL;
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    const bool is_empty = judged(s->q.disc[6]) < 0 || judged(s->q.capsule[6]) < 0;
    const int kind = is_empty ? (int)IS_EMPTY
                              : 1 - disc_capsule_oracle_order(&s->oracle, s->q.disc, s->q.capsule);
    const bool got = graze_disc_overlaps_capsule(&s->disc, &s->capsule);
    *fault = got != (kind == TOUCHES || kind == OVERLAPS) ? "wrong" : fault_of_relatives(s, got);
    return kind;
}

static uint32_t answers_in(int class_index)
{
    return disc_capsule_classes[class_index].answers;
}

static const judge_routine routines[] = {
    {"overlaps_capsule", judge_capsule, {"apart", "touch", "overlap", "empty"}, {0}, answers_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    disc_capsule_oracle_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    disc_capsule_oracle_clear(&s->oracle);
}

static void draw(void *at)
{
    scene *s = at;
    input_disc_capsule(s->c.seed, s->c.index, &s->q);
    memcpy(&s->disc, s->q.disc, sizeof s->disc);
    memcpy(&s->capsule, s->q.capsule, sizeof s->capsule);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("disc", "disc", &s->disc);
    print_value("capsule", "capsule", &s->capsule);
}

static const char *class_name(int class_index)
{
    return disc_capsule_classes[class_index].name;
}

ORACLE(disc_capsule)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_disc_capsule", "graze_disc_", DISC_CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
