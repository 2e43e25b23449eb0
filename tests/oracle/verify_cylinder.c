/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The oracle `cylinder`: N cases for each routine of points and lines against a cylinder against the exact answer. */
#include "../../include/graze/graze.h"
#include "inputs_cylinder.h"
#include "oracle_cylinder.h"
#include "space_solid.h"

typedef struct {
    solid_scene s;
    cylinder_data data;
} scene;

SPACE_SOLID(cylinder)

static void print_cylinder(const void *at)
{
    print_value("cylinder", "cylinder", at);
}

enum { POINT_OFF, AT_OFF, NORMAL_OFF, SMALL_NORMAL_OFF };

#define MEASURES                                                                                   \
    {                                                                                              \
        "point, in raw units off", "fraction or t", "normal of a radius of a unit or more",        \
            "normal of a lesser one, but for 0.5, times the raw radius"                            \
    }

/* A normal's bound is a part that is rounding and a part that the radius divides. */
static void measure(solid_scene *s, const cast_bound *off)
{
    const graze_cylinder *cylinder = &((const cylinder_data *)s->of_point.data)->cylinder;
    judge_measure(&s->c, POINT_OFF, off->point);
    judge_measure(&s->c, AT_OFF, off->at);
    if (cylinder->radius >= GRAZE_ONE)
        judge_measure(&s->c, NORMAL_OFF, off->normal);
    else
        judge_measure(&s->c, SMALL_NORMAL_OFF, (off->normal - 0.5) * cylinder->radius);
}

static const solid cylinder_solid = {
    SOLID_LIBRARY,
    .print_shape = print_cylinder,
    .measure = measure,
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

SOLID_CLASSES(cylinder_classes)

ORACLE(cylinder)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_cylinder", "graze_cylinder_", CYLINDER_CLASSES),
        .init = init,
        .clear = clear,
        .measures = MEASURES,
        .print = solid_print,
    };
    return judge_main(&program, cases, seed, routine);
}
