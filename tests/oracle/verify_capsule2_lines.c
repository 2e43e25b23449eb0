/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `capsule2_lines`: N cases for each cast at a capsule in the plane against the exact answer: yes and no, touch and
 * hit and inside to the last bit, points, parameters and normals within the bounds of capsule2.h, of which the worst seen are
 * reported. Where the core is one point, the result must be that of the circle, bit for bit.
 */
#include "flat_solid.h"
#include "inputs_capsule2.h"
#include "oracle_capsule2.h"

#include <string.h>

typedef struct {
    solid_scene s;
    capsule2_data data;
} scene;

enum { POINT_OFF, AT_OFF, NORMAL_OFF };

static graze_capsule2 flat_capsule2(const void *shape)
{
    const graze_capsule *capsule = shape;
    graze_capsule2 flat;
    flat.core = flat_segment(&capsule->core);
    flat.radius = capsule->radius;
    return flat;
}

FLAT_SOLID(capsule2)

/* A normal's bound is a part that is rounding and a part that the radius divides. */
static void measure(solid_scene *s, const cast_bound *off)
{
    const capsule2_data *d = s->of_line[0].data;
    judge_measure(&s->c, POINT_OFF, off->point);
    judge_measure(&s->c, AT_OFF, off->at);
    if (d->capsule.radius >= GRAZE_ONE)
        judge_measure(&s->c, NORMAL_OFF, off->normal);
}

static void print_capsule(const void *at)
{
    const graze_capsule2 capsule = flat_capsule2(at);
    print_value("capsule2", "capsule", &capsule);
}

static const solid capsule2_solid = {
    SOLID_LIBRARY,
    .print_shape = print_capsule,
    .measure = measure,
    .answer_line = {capsule2_answer_segment, capsule2_answer_ray},
};

static void init(void *at)
{
    static const oracle_shape none = {NULL, NULL, NULL, NULL};
    scene *c = at;
    solid_init(&c->s, &capsule2_solid);
    capsule2_data_init(&c->data);
    c->s.of_point = c->s.of_line[0] = c->s.of_line[1] = none;
    c->s.of_point.data = c->s.of_line[0].data = c->s.of_line[1].data = &c->data;
}

static void clear(void *at)
{
    scene *c = at;
    capsule2_data_clear(&c->data);
    solid_clear(&c->s);
}

/* Through the point at which the shapes touch, in any direction. */
static void draw_through(input_stream *s, const graze_vec3 *point, solid_scene *of)
{
    graze_vec3 dir;
    draw_vector(s, draw_power(s, 24), &dir);
    const int32_t before = draw_between(s, 0, 4), after = draw_between(s, 0, 4);
    of->segment.a.x = of->ray.origin.x = hold(point->x - (int64_t)dir.x * before);
    of->segment.a.y = of->ray.origin.y = hold(point->y - (int64_t)dir.y * before);
    of->segment.b.x = hold(point->x + (int64_t)dir.x * after);
    of->segment.b.y = hold(point->y + (int64_t)dir.y * after);
    of->ray.dir.x = dir.x;
    of->ray.dir.y = dir.y;
    of->ray.t_max = draw_chance(s, 4) ? GRAZE_NO_LIMIT : (before + after) * 65536;
}

static void draw(void *at)
{
    scene *c = at;
    capsule2_query q;
    input_stream s;
    input_capsule2(c->s.c.seed, c->s.c.index, &q);
    c->data.capsule = q.space.capsule;
    c->data.bound.point = c->data.bound.at = GRAZE_CAPSULE2_POINT_BOUND;
    c->data.bound.normal = q.capsule.radius > 0 ? GRAZE_CAPSULE2_NORMAL_BOUND(q.capsule.radius) : 0;
    c->s.segment = q.space.segment;
    c->s.ray = q.space.ray;
    draw_start(&s, c->s.c.seed + 1, c->s.c.index);
    if ((q.space.way.x | q.space.way.y) != 0 && draw_chance(&s, 2))
        draw_through(&s, &q.space.point, &c->s);
    solid_forget(&c->s);
}

#define MISS  (1u << GRAZE_MISS)
#define TOUCH (1u << GRAZE_TOUCH)
#define HIT   (1u << GRAZE_HIT)

static uint32_t results_in(int class_index)
{
    const bool touches = (capsule_classes[class_index].answers & 2u) != 0;
    return touches ? TOUCH | HIT : MISS | HIT;
}

static const char *class_name(int class_index)
{
    return capsule_classes[class_index].name;
}

static const judge_routine routines[] = {
    {"linecast", solid_linecast, SOLID_RESULTS, {0}, results_in, 0},
    {"linecast_exit", solid_linecast_exit, SOLID_RESULTS, {0}, results_in, 0},
    {"raycast", solid_raycast, SOLID_RESULTS, {0}, results_in, 0},
    {"raycast_exit", solid_raycast_exit, SOLID_RESULTS, {0}, results_in, 0},
};

ORACLE(capsule2_lines)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_capsule2_lines", "graze_capsule2_", CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .measures = {"point, in raw units off", "fraction or t",
                     "normal of a radius of a unit or more"},
        .print = solid_print,
    };
    return judge_main(&program, cases, seed, routine);
}
