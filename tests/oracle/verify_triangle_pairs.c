/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `triangle_pairs`: N pairs of triangles against the exact answer, in both orders, and with the corners of each
 * in another order.
 */
#include "../../include/graze/graze.h"
#include "inputs_pairs.h"
#include "judge.h"
#include "oracle_pair.h"
#include "print_case.h"

typedef struct {
    judge_case c;
    pair_query q;
    graze_triangle a, b;
    pair_oracle oracle;
    pair_answer want;
} scene;

static graze_triangle triangle_of(const int32_t *raw)
{
    const graze_triangle t = {
        {raw[0], raw[1], raw[2]}, {raw[3], raw[4], raw[5]}, {raw[6], raw[7], raw[8]}};
    return t;
}

static int judge_overlaps(void *at, const char **fault)
{
    const scene *s = at;
    const bool want = s->want != PAIR_APART;
    const graze_triangle turned = {s->a.b, s->a.c, s->a.a}, mirrored = {s->b.b, s->b.a, s->b.c};
    if (graze_triangle_overlaps_triangle(&s->a, &s->b) != want)
        *fault = "wrong";
    else if (graze_triangle_overlaps_triangle(&s->b, &s->a) != want)
        *fault = "wrong in the other order";
    else if (graze_triangle_overlaps_triangle(&turned, &mirrored) != want ||
             graze_triangle_overlaps_triangle(&mirrored, &turned) != want)
        *fault = "wrong with the corners in another order";
    return (int)s->want;
}

static uint32_t kinds_in(int class_index)
{
    enum { APART = 1u << PAIR_APART, MEETS = 1u << PAIR_MEETS, FLAT = 1u << PAIR_MEETS_FLAT };
    switch (class_index) {
    case PAIR_CORNER:
    case PAIR_EDGE:
    case PAIR_CROSSING:
        return MEETS;
    case PAIR_PLANE:
    case PAIR_SEGMENT:
    case PAIR_SEGMENTS:
    case PAIR_POINT:
        return APART | FLAT;
    case PAIR_PLANE_APART:
        return APART | MEETS | FLAT;
    case PAIR_WITHIN:
        return FLAT;
    default:
        return APART | MEETS;
    }
}

static const judge_routine routines[] = {
    {"overlaps_triangle", judge_overlaps, {"apart", "meets", "meets flat", NULL}, {0}, kinds_in, 0},
};

static void init(void *at)
{
    pair_oracle_init(&((scene *)at)->oracle);
}

static void clear(void *at)
{
    pair_oracle_clear(&((scene *)at)->oracle);
}

static void draw(void *at)
{
    scene *s = at;
    input_pair(s->c.seed, s->c.index, &s->q);
    s->a = triangle_of(s->q.a);
    s->b = triangle_of(s->q.b);
    s->want = pair_oracle_answer(&s->oracle, s->q.a, s->q.b);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("triangle", "a", s->q.a);
    print_value("triangle", "b", s->q.b);
}

static const char *class_name(int class_index)
{
    return pair_classes[class_index];
}

ORACLE(triangle_pairs)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_triangle_pairs", "graze_triangle_", PAIR_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
