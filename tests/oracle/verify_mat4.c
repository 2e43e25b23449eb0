/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `mat4`: 4x4 matrices, their products, projections and their frustums; judged with
 * integers of any size, and with 300 bits where a number is irrational.
 */
#include "judge_mat4.h"
#include "print_case.h"

#include <inttypes.h>
#include <stdio.h>

typedef mat4_scene scene;

#define IN(class) (1u << (class))
enum { ALL = (1u << MAT4_CLASSES) - 1 };

static const judge_routine routines[] = {
    {"mat4_multiply",
     judge_mat4_multiply,
     {"exact", "rounded", "tied", "saturated"},
     {IN(SMALL), IN(VIEWED) | IN(BOXED) | IN(FLAT), IN(DEPENDENT), IN(WILD) | IN(FLAT)},
     NULL,
     0},
    {"mat4_from_matrix", judge_mat4_from_matrix, {"any"}, {ALL}, NULL, 0},
    {"mat4_perspective",
     judge_mat4_perspective_sides,
     {"none", "bounded", "beyond", "saturated"},
     {IN(FLAT), ALL & ~IN(SMALL) & ~IN(FLAT), IN(SMALL) | IN(WILD), IN(SMALL)},
     NULL,
     0},
    {"mat4_perspective_depths",
     judge_mat4_perspective_depths,
     {"exact", "rounded", "tied", "saturated"},
     {IN(DEPENDENT), ALL & ~IN(FLAT), IN(DEPENDENT), IN(SMALL) | IN(WILD)},
     NULL,
     0},
    {"mat4_orthographic",
     judge_mat4_orthographic,
     {"none", "in range", "tied", "saturated"},
     {IN(FLAT), ALL & ~IN(SMALL) & ~IN(FLAT), IN(DEPENDENT), IN(SMALL)},
     NULL,
     0},
    {"frustum_from_mat4",
     judge_frustum_planes,
     {"singular", "planes", "saturated"},
     {IN(SMALL) | IN(DEPENDENT) | IN(FLAT), ALL, IN(SMALL)},
     NULL,
     0},
    {"frustum_from_mat4_normals",
     judge_frustum_normals,
     {"singular", "all six", "none, in", "none, out"},
     {IN(SMALL) | IN(DEPENDENT) | IN(FLAT), ALL, IN(FLAT), IN(FLAT)},
     NULL,
     0},
};

static void draw(void *at)
{
    draw_mat4_scene(at);
}

static void print_mat4(const char *name, const graze_mat4 *m)
{
    print_value("mat4", name, m);
}

static void print(const void *at)
{
    const scene *s = at;
    print_mat4("a", &s->a);
    print_mat4("b", &s->b);
    print_value("matrix", "matrix", &s->matrix);
    print_value("angle", "fov", &s->fov);
    printf("    depth %d, hand %d\n", s->depth, s->hand);
    print_value("scalar", "aspect", &s->aspect);
    print_value("scalar", "z_near", &s->z_near);
    print_value("scalar", "z_far", &s->z_far);
    print_value("rect", "picture", &s->picture);
    print_value("scalar", "box_near", &s->box_near);
    print_value("scalar", "box_far", &s->box_far);
    print_mat4("m", &s->m);
}

static const char *class_name(int class_index)
{
    static const char *const names[MAT4_CLASSES] = {"viewed", "boxed",     "small",
                                                    "wild",   "dependent", "flat"};
    return names[class_index];
}

ORACLE(mat4)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_mat4", "graze_", MAT4_CLASSES),
        .measures = {"error of a side up to 1000, in raw units",
                     "error of a side beyond 1000, in 2^-26 of it", "error of a normal, in 2^-30",
                     "error of a limit, in 2^-46"},
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
