/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify [N] [SEED] [ROUTINE]: N cases for each routine of lines and points against a box against
 * the exact answer, bit by bit. Two judges have to agree.
 */
#include "box_lines.h"

static bool contains(const void *box, const graze_vec3 *point)
{
    return graze_aabb_contains_point(box, point);
}
OVERLAP_ROUTINE(overlaps_segment, graze_aabb_overlaps_segment)
OVERLAP_ROUTINE(overlaps_ray, graze_aabb_overlaps_ray)
CAST_ROUTINE(linecast, graze_aabb_linecast, line)
CAST_ROUTINE(linecast_exit, graze_aabb_linecast_exit, line)
CAST_ROUTINE(raycast, graze_aabb_raycast, ray)
CAST_ROUTINE(raycast_exit, graze_aabb_raycast_exit, ray)

static void print_box(const void *at)
{
    const graze_aabb *box = at;
    judge_print_words("box.min", &box->min.x, 3);
    judge_print_words("box.max", &box->max.x, 3);
}

static const solid aabb = {
    .contains = contains,
    .overlaps = {overlaps_segment, overlaps_ray},
    .entry = {linecast, raycast},
    .exit = {linecast_exit, raycast_exit},
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

int main(int argc, char **argv)
{
    static const judge_program program = {
        .name = "verify",
        .prefix = "graze_aabb_",
        .routines = routines,
        .routine_count = sizeof routines / sizeof routines[0],
        .class_count = INPUT_CLASSES,
        .class_name = class_name,
        .scene_size = sizeof(scene),
        .init = init,
        .clear = clear,
        .draw = draw,
        .print = solid_print,
    };
    return judge_main(&program, argc, argv);
}
