/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `capsule_lines`: N cases for each routine of lines against a capsule against the exact answer: yes and no, touch
 * and hit and inside to the last bit, points, parameters and normals within the bounds of capsule.h, of which the worst
 * seen are reported. A cast must not depend on the order of the ends of the core, and if these are one point, it must have
 * the hit of the sphere: both to the last bit.
 */
#include "../../include/graze/graze.h"
#include "inputs_capsule_lines.h"
#include "oracle_capsule_lines.h"
#include "space_solid.h"

#include <string.h>

typedef struct {
    solid_scene s;
    capsule_data data;
} scene;

enum { POINT_OFF, AT_OFF, NORMAL_OFF, SMALL_NORMAL_OFF };

SPACE_SOLID(capsule)

/* A result that does not exist: reported as wrong. */
enum { DEPENDS_ON_ENDS = 8, IS_NOT_OF_SPHERE };

static bool is_point(const graze_segment *core)
{
    return core->a.x == core->b.x && core->a.y == core->b.y && core->a.z == core->b.z;
}

/* The cast, compared with those at the capsule with its ends swapped, and at the sphere. */
static graze_result compared(const graze_capsule *capsule, cast_routine *cast,
                             cast_routine *sphere_cast, const void *line, cast_hit *hit)
{
    graze_capsule other = *capsule;
    const graze_sphere sphere = {capsule->core.a, capsule->radius};
    cast_hit swapped, of_sphere;
    const graze_result result = cast(capsule, line, hit);
    if (result == GRAZE_MISS || hit == NULL)
        return result;
    other.core.a = capsule->core.b;
    other.core.b = capsule->core.a;
    if (cast(&other, line, &swapped) != result ||
        memcmp(&swapped.line, &hit->line, sizeof hit->line) != 0)
        return DEPENDS_ON_ENDS;
    if (is_point(&capsule->core) && (sphere_cast(&sphere, line, &of_sphere) != result ||
                                     memcmp(&of_sphere.line, &hit->line, sizeof hit->line) != 0))
        return IS_NOT_OF_SPHERE;
    return result;
}

/* Hits of segments and rays have the same layout. */
#define COMPARED(cast, kind)                                                                       \
    CAST_ROUTINE(sphere_##cast, graze_sphere_##cast, kind)                                         \
    static graze_result compared_##cast(const void *shape, const void *line, cast_hit *hit)        \
    {                                                                                              \
        return compared(shape, cast, sphere_##cast, line, hit);                                    \
    }
COMPARED(linecast, line)
COMPARED(linecast_exit, line)
COMPARED(raycast, ray)
COMPARED(raycast_exit, ray)

/* A normal's bound is a part that is rounding and a part that the radius divides. */
static void measure(solid_scene *s, const cast_bound *off)
{
    const capsule_data *d = s->of_point.data;
    judge_measure(&s->c, POINT_OFF, off->point);
    judge_measure(&s->c, AT_OFF, off->at);
    if (d->capsule.radius >= GRAZE_ONE)
        judge_measure(&s->c, NORMAL_OFF, off->normal);
    else
        judge_measure(&s->c, SMALL_NORMAL_OFF, (off->normal - 0.5) * d->capsule.radius);
}

static void print_capsule(const void *at)
{
    print_value("capsule", "capsule", at);
}

static const solid capsule_solid = {
    .contains = contains,
    .overlaps = {overlaps_segment, overlaps_ray},
    .entry = {compared_linecast, compared_raycast},
    .exit = {compared_linecast_exit, compared_raycast_exit},
    .flat = SOLID_IS_FLAT,
    .print_shape = print_capsule,
    .measure = measure,
    .answer_line = {capsule_answer_segment, capsule_answer_ray},
    .answer_point = capsule_answer_point,
};

static void init(void *at)
{
    scene *c = at;
    solid_init(&c->s, &capsule_solid);
    capsule_data_init(&c->data);
    c->s.of_point = c->s.of_line[0] = c->s.of_line[1] = oracle_capsule_shape(&c->data);
}

static void clear(void *at)
{
    scene *c = at;
    capsule_data_clear(&c->data);
    solid_clear(&c->s);
}

enum { TURNS = 8 };

/* Now and then a ray that comes in ends just there: on the unit of t before, or on that after. */
static void draw(void *at)
{
    scene *c = at;
    solid_scene *s = &c->s;
    capsule_query q;
    int32_t t;
    const uint32_t turn = s->c.index / CAPSULE_LINE_CLASSES % TURNS;
    input_capsule_line(s->c.seed, s->c.index, &q);
    const graze_scalar radius = q.capsule.radius;
    c->data.capsule = q.capsule;
    c->data.bound.point = c->data.bound.at = GRAZE_CAPSULE_POINT_BOUND;
    c->data.bound.normal = radius > 0 ? GRAZE_CAPSULE_NORMAL_BOUND(radius) : 0;
    s->point = q.point;
    s->segment = q.segment;
    s->ray = q.ray;
    if (turn < 2 && capsule_entry_of_ray(s, &t))
        s->ray.t_max = t + (int32_t)turn;
    solid_forget(s);
}

SOLID_CLASSES(capsule_line_classes)

ORACLE(capsule_lines)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_capsule_lines", "graze_capsule_", CAPSULE_LINE_CLASSES),
        .init = init,
        .clear = clear,
        .measures = {"point, in raw units off", "fraction or t",
                     "normal of a radius of a unit or more",
                     "normal of a lesser one, but for 0.5, times the raw radius"},
        .print = solid_print,
    };
    return judge_main(&program, cases, seed, routine);
}
