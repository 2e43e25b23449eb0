/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The oracle `cylinder`: N cases for each routine of points and lines against a cylinder against the exact answer. */
#include "../../include/graze/graze.h"
#include "inputs_cylinder.h"
#include "oracle_cylinder.h"

typedef struct {
    solid_scene s;
    cylinder_data data;
} scene;

static bool contains(const void *shape, const graze_vec3 *point)
{
    return graze_cylinder_contains_point(shape, point);
}
OVERLAP_ROUTINE(overlaps_segment, graze_cylinder_overlaps_segment)
OVERLAP_ROUTINE(overlaps_ray, graze_cylinder_overlaps_ray)

static void print_cylinder(const void *at)
{
    print_value("cylinder", "cylinder", at);
}

static const solid cylinder_solid = {
    .contains = contains,
    .overlaps = {overlaps_segment, overlaps_ray},
    .print_shape = print_cylinder,
    .answer_line = {cylinder_answer_segment, cylinder_answer_ray},
};

static void init(void *at)
{
    scene *c = at;
    solid_init(&c->s, &cylinder_solid);
    cylinder_data_init(&c->data);
    c->s.of_point = c->s.of_line[0] = c->s.of_line[1] = oracle_cylinder(&c->data);
}

static void clear(void *at)
{
    scene *c = at;
    cylinder_data_clear(&c->data);
    solid_clear(&c->s);
}

static void draw(void *at)
{
    scene *c = at;
    cylinder_query q;
    input_cylinder(c->s.c.seed, c->s.c.index, &q);
    c->data.cylinder = q.cylinder;
    c->s.point = q.point;
    c->s.segment = q.segment;
    c->s.ray = q.ray;
    solid_forget(&c->s);
}

static const char *class_name(int class_index)
{
    return cylinder_classes[class_index].name;
}

static uint32_t of_point_query(int class_index)
{
    return cylinder_classes[class_index].point;
}

static uint32_t of_entry(int class_index)
{
    return cylinder_classes[class_index].entry;
}

static const judge_routine routines[] = {
    {"contains_point", solid_contains_point, SOLID_RESULTS, {0}, of_point_query, 0},
    {"overlaps_segment", solid_overlaps_segment, SOLID_RESULTS, {0}, of_entry, 0},
    {"overlaps_ray", solid_overlaps_ray, SOLID_RESULTS, {0}, of_entry, 0},
};

ORACLE(cylinder)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_cylinder", "graze_cylinder_", CYLINDER_CLASSES),
        .init = init,
        .clear = clear,
        .print = solid_print,
    };
    return judge_main(&program, cases, seed, routine);
}
