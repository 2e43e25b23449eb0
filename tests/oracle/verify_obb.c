/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify_obb [N] [SEED] [ROUTINE]: N cases for each routine of lines and points against an oriented box against
 * the exact answer, bit by bit.
 */
#include "inputs_obb.h"
#include "oracle_obb.h"
#include "solid.h"

typedef struct {
    solid_scene s;
    obb_data data;
} scene;

static bool contains(const void *box, const graze_vec3 *point)
{
    return graze_obb_contains_point(box, point);
}
OVERLAP_ROUTINE(overlaps_segment, graze_obb_overlaps_segment)
OVERLAP_ROUTINE(overlaps_ray, graze_obb_overlaps_ray)
CAST_ROUTINE(linecast, graze_obb_linecast, line)
CAST_ROUTINE(linecast_exit, graze_obb_linecast_exit, line)
CAST_ROUTINE(raycast, graze_obb_raycast, ray)
CAST_ROUTINE(raycast_exit, graze_obb_raycast_exit, ray)

static void print_box(const void *at)
{
    const graze_obb *box = at;
    judge_print_words("box.center", &box->center.x, 3);
    judge_print_words("box.axis[0]", &box->axis[0].x, 3);
    judge_print_words("box.axis[1]", &box->axis[1].x, 3);
    judge_print_words("box.axis[2]", &box->axis[2].x, 3);
    judge_print_words("box.half", &box->half.x, 3);
}

static const solid obb = {
    .contains = contains,
    .overlaps = {overlaps_segment, overlaps_ray},
    .entry = {linecast, raycast},
    .exit = {linecast_exit, raycast_exit},
    .print_shape = print_box,
};

/* The data of the oracle begin with the box: it is what the library is asked about. */
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

static const char *class_name(int class_index)
{
    return input_obb_classes[class_index].name;
}

static uint32_t of_point_query(int class_index)
{
    return input_obb_classes[class_index].point;
}

static uint32_t of_entry(int class_index)
{
    return input_obb_classes[class_index].entry;
}

static uint32_t of_exit(int class_index)
{
    return input_obb_classes[class_index].exit;
}

static const judge_routine routines[] = {SOLID_ROUTINES(of_point_query, of_entry, of_exit)};

int main(int argc, char **argv)
{
    static const judge_program program = {
        .name = "verify_obb",
        .prefix = "graze_obb_",
        .routines = routines,
        .routine_count = sizeof routines / sizeof routines[0],
        .class_count = OBB_CLASSES,
        .class_name = class_name,
        .scene_size = sizeof(scene),
        .init = init,
        .clear = clear,
        .draw = draw,
        .print = solid_print,
    };
    return judge_main(&program, argc, argv);
}
