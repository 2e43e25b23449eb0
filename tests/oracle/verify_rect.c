/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `rect`: N cases for each routine of lines and points against a rectangle
 * against the exact answer, bit by bit. That is the box's, by its two judges, in the plane z = 0: all
 * boxes go from z = -1 to 1, so that their faces there hold nothing.
 */
#include "box_lines.h"
#include "flat_solid.h"

FLAT_SOLID(rect)

static void print_rect(const void *at)
{
    const graze_aabb *box = at;
    const graze_scalar rect[4] = {box->min.x, box->min.y, box->max.x, box->max.y};
    print_value("rect", "rect", rect);
}

static const solid rect_solid = {
    SOLID_LIBRARY,
    .second_point = second_point,
    .second_line = {second_segment, second_ray},
    .print_shape = print_rect,
};

static void init(void *at)
{
    init_with(at, &rect_solid);
}

/* Which two axes of the box's inputs are the plane: each pair has its turn. */
static void draw(void *at)
{
    scene *c = at;
    solid_scene *s = &c->s;
    uint32_t turn = s->c.index / INPUT_CLASSES % 3;
    solid_forget(s);
    input_point(s->c.seed, s->c.index, &c->of_point, &s->point);
    input_segment(s->c.seed, s->c.index, &c->of_segment, &s->segment);
    input_ray(s->c.seed, s->c.index, &c->of_ray, &s->ray);
    flatten_box(&c->of_point, turn);
    flatten_vec3(&s->point, turn);
    flatten_box(&c->of_segment, turn);
    flatten_vec3(&s->segment.a, turn);
    flatten_vec3(&s->segment.b, turn);
    flatten_box(&c->of_ray, turn);
    flatten_vec3(&s->ray.origin, turn);
    flatten_vec3(&s->ray.dir, turn);
}

ORACLE(rect)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_rect", "graze_rect_", INPUT_CLASSES),
        .init = init,
        .clear = clear,
        .print = solid_print,
    };
    return judge_main(&program, cases, seed, routine);
}
