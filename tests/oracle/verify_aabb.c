/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `aabb`: N cases for each routine of lines and points against a box against
 * the exact answer, bit by bit. Two judges have to agree.
 */
#include "box_lines.h"
#include "space_solid.h"

SPACE_SOLID(aabb)

static void print_box(const void *at)
{
    print_value("aabb", "box", at);
}

static const solid aabb = {
    SOLID_LIBRARY,
    .second_point = second_point,
    .second_line = {second_segment, second_ray},
    .print_shape = print_box,
};

static void init(void *at)
{
    init_with(at, &aabb);
}

static void draw(void *at)
{
    scene *c = at;
    solid_forget(&c->s);
    input_point(c->s.c.seed, c->s.c.index, &c->of_point, &c->s.point);
    input_segment(c->s.c.seed, c->s.c.index, &c->of_segment, &c->s.segment);
    input_ray(c->s.c.seed, c->s.c.index, &c->of_ray, &c->s.ray);
}

ORACLE(aabb)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify", "graze_aabb_", INPUT_CLASSES),
        .init = init,
        .clear = clear,
        .print = solid_print,
    };
    return judge_main(&program, cases, seed, routine);
}
