/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Common to the programs for lines against a sphere and against a circle, which the judge treats as
 * a sphere in the plane z = 0. For one file each, which defines AXES, POINT_BOUND and NORMAL_BOUND,
 * the library's routines in the form of solid.h, and then BALL_PROGRAM.
 */
#ifndef GRAZE_TESTS_BALL_LINES_H
#define GRAZE_TESTS_BALL_LINES_H

#include "../../include/graze/graze.h"
#include "inputs_ball.h"
#include "oracle_ball.h"

typedef struct {
    solid_scene s;
    ball_data data;
} scene;

enum { POINT_OFF, AT_OFF, NORMAL_OFF, SMALL_NORMAL_OFF };

#define BALL_MEASURES                                                                              \
    {                                                                                              \
        "point, in raw units off", "fraction or t", "normal of a radius of a unit or more",        \
            "normal of a lesser one, but for 0.5, times the raw radius"                            \
    }

/* A normal's bound is a part that is rounding and a part that the radius divides. */
static void measure(solid_scene *s, const cast_bound *off)
{
    const ball_data *d = s->of_point.data;
    judge_measure(&s->c, POINT_OFF, off->point);
    judge_measure(&s->c, AT_OFF, off->at);
    if (d->ball.radius >= GRAZE_ONE)
        judge_measure(&s->c, NORMAL_OFF, off->normal);
    else
        judge_measure(&s->c, SMALL_NORMAL_OFF, (off->normal - 0.5) * d->ball.radius);
}

static void init_with(void *at, const solid *of)
{
    scene *c = at;
    solid_init(&c->s, of);
    ball_data_init(&c->data);
    c->s.of_point = c->s.of_line[0] = c->s.of_line[1] = oracle_ball(&c->data);
}

static void clear(void *at)
{
    scene *c = at;
    ball_data_clear(&c->data);
    solid_clear(&c->s);
}

static graze_vec3 vector_of(const int32_t *words)
{
    graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

enum { TURNS = 8 };

/* Now and then a ray that comes in ends just there: on the unit of t before, or on that after. */
static void draw(void *at)
{
    scene *c = at;
    solid_scene *s = &c->s;
    ball_query q;
    int32_t t;
    uint32_t turn = s->c.index / BALL_JUDGED % TURNS;
    input_ball_judged(s->c.seed, s->c.index, AXES, &q);
    c->data.ball.center = vector_of(q.ball);
    c->data.ball.radius = q.ball[3];
    c->data.bound.point = c->data.bound.at = POINT_BOUND;
    c->data.bound.normal = q.ball[3] > 0 ? NORMAL_BOUND(q.ball[3]) : 0;
    s->point = vector_of(q.point);
    s->segment.a = vector_of(q.segment);
    s->segment.b = vector_of(q.segment + 3);
    s->ray.origin = vector_of(q.ray);
    s->ray.dir = vector_of(q.ray + 3);
    s->ray.t_max = q.ray[6];
    if (turn < 2 && ball_entry_of_ray(s, &t))
        s->ray.t_max = t + (int32_t)turn;
    solid_forget(s);
}

SOLID_CLASSES(ball_classes)

static void print_ball(const void *at)
{
    const graze_sphere *ball = at;
    const graze_scalar circle[3] = {ball->center.x, ball->center.y, ball->radius};
    if (AXES == 2)
        print_value("circle", "circle", circle);
    else
        print_value("sphere", "sphere", ball);
}

/* The data of the oracle begin with the ball, which is passed to the library. */
#define BALL_PROGRAM(shape)                                                                        \
    static const solid ball_solid = {                                                              \
        SOLID_LIBRARY,                                                                             \
        .print_shape = print_ball,                                                                 \
        .measure = measure,                                                                        \
        .answer_line = {ball_answer_segment, ball_answer_ray},                                     \
    };                                                                                             \
    static void init(void *at)                                                                     \
    {                                                                                              \
        init_with(at, &ball_solid);                                                                \
    }                                                                                              \
    ORACLE(shape)                                                                                  \
    {                                                                                              \
        static const judge_program program = {                                                     \
            JUDGE_PROGRAM("verify_" #shape, "graze_" #shape "_", BALL_JUDGED),                     \
            .init = init,                                                                          \
            .clear = clear,                                                                        \
            .measures = BALL_MEASURES,                                                             \
            .print = solid_print,                                                                  \
        };                                                                                         \
        return judge_main(&program, cases, seed, routine);                                         \
    }

#endif
