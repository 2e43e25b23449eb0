/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `obb`: N cases for each routine of lines and points against an oriented box against
 * the exact answer, bit by bit.
 */
#include "inputs_obb.h"
#include "oracle_obb.h"
#include "space_solid.h"

typedef struct {
    solid_scene s;
    obb_data data;
} scene;

SPACE_SOLID(obb)

static void print_box(const void *at)
{
    const graze_obb *box = at;
    print_value("obb", "box", box);
}

static const solid obb = {
    SOLID_LIBRARY,
    .print_shape = print_box,
};

/* The data of the oracle begin with the box, which the library gets. */
static void init(void *at)
{
    scene *c = at;
    solid_init(&c->s, &obb);
    obb_data_init(&c->data);
    c->s.of_point = c->s.of_line[0] = c->s.of_line[1] = oracle_obb(&c->data);
}

static void clear(void *at)
{
    scene *c = at;
    obb_data_clear(&c->data);
    solid_clear(&c->s);
}

/* Through a box that is open on a side there goes no ray without a limit. */
static void draw(void *at)
{
    scene *c = at;
    solid_forget(&c->s);
    input_obb(c->s.c.seed, c->s.c.index, &c->data.box, &c->s.point, &c->s.segment, &c->s.ray);
    if (c->s.ray.t_max == GRAZE_NO_LIMIT && !obb_is_bounded(&c->data))
        c->s.ray.t_max--;
}

SOLID_CLASSES(input_obb_classes)

ORACLE(obb)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_obb", "graze_obb_", OBB_CLASSES),
        .init = init,
        .clear = clear,
        .print = solid_print,
    };
    return judge_main(&program, cases, seed, routine);
}
