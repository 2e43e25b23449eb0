/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `capsule2`: N cases for each routine of capsules in the plane against the exact answer of oracle_capsule.h for
 * z = 0. What two shapes answer must not depend on their order, nor on that of the ends of a core.
 */
#include "../../include/graze/segment2.h"
#include "core_places.h"
#include "inputs_capsule2.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"

#include <math.h>

typedef struct {
    judge_case c;
    core_places places;
    capsule2_query q;
} scene;

static bool meets(int kind)
{
    return kind == TOUCHES || kind == OVERLAPS;
}

/* The kind of the case, and a fault unless the library has the same answer. */
static int judge_core(scene *s, core_run second, int64_t more, bool got, const char **fault)
{
    const int kind = core_places_kind(&s->places, &s->q.space.capsule, &second, more);
    *fault = judge_wrong_unless(got == meets(kind));
    return kind;
}

static graze_segment2 turned(graze_segment2 core)
{
    graze_segment2 turned;
    turned.a = core.b;
    turned.b = core.a;
    return turned;
}

static int judge_contains(void *at, const char **fault)
{
    scene *s = at;
    return judge_core(s, core_of_point(&s->q.space.point), 0,
                      graze_capsule2_contains_point(&s->q.capsule, &s->q.point), fault);
}

static int judge_circle(void *at, const char **fault)
{
    scene *s = at;
    const bool got = graze_capsule2_overlaps_circle(&s->q.capsule, &s->q.circle);
    const int kind = judge_core(s, core_of_point(&s->q.space.sphere.center),
                                judged(s->q.circle.radius), got, fault);
    if (graze_circle_overlaps_capsule2(&s->q.circle, &s->q.capsule) != got)
        *fault = "it depends on the order";
    return kind;
}

static int judge_segment(void *at, const char **fault)
{
    scene *s = at;
    const graze_segment2 other_way = turned(s->q.segment);
    const bool got = graze_capsule2_overlaps_segment(&s->q.capsule, &s->q.segment);
    const int kind = judge_core(s, core_of_segment(&s->q.space.segment), 0, got, fault);
    if (graze_segment2_overlaps_capsule2(&other_way, &s->q.capsule) != got)
        *fault = "the ends of the segment are not alike";
    return kind;
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    graze_capsule2 other = s->q.other;
    const bool got = graze_capsule2_overlaps_capsule2(&s->q.capsule, &other);
    const int kind =
        judge_core(s, core_of_segment(&s->q.space.other.core), judged(other.radius), got, fault);
    other.core = turned(other.core);
    if (graze_capsule2_overlaps_capsule2(&other, &s->q.capsule) != got)
        *fault = "it depends on the order";
    return kind;
}

static int judge_ray(void *at, const char **fault)
{
    scene *s = at;
    return judge_core(s, core_of_ray(&s->q.space.ray), s->q.ray.t_max < 0 ? -1 : 0,
                      graze_capsule2_overlaps_ray(&s->q.capsule, &s->q.ray), fault);
}

/* ---- The closest point and the distance: on three axes, with z = 0 ---- */

static graze_circle ball_of(const graze_capsule2 *capsule)
{
    graze_circle ball;
    ball.center = capsule->core.a;
    ball.radius = capsule->radius;
    return ball;
}

static bool has_one_point(const graze_capsule2 *c)
{
    return c->core.a.x == c->core.b.x && c->core.a.y == c->core.b.y;
}

static int judge_distance(void *at, const char **fault)
{
    scene *s = at;
    graze_capsule2 *c = &s->q.capsule, other = *c;
    const graze_circle ball = ball_of(c);
    const int kind = core_places_find(&s->places, &s->q.space.capsule, &s->q.space.point);
    const int32_t want = core_places_distance(&s->places, &s->q.space.capsule, kind);
    const graze_scalar got = graze_capsule2_distance(c, &s->q.point);
    other.core = turned(other.core);
    *fault = judge_wrong_unless(got == want);
    if (graze_capsule2_distance(&other, &s->q.point) != got)
        *fault = "the ends of the core are not alike";
    if (has_one_point(c) && graze_circle_distance(&ball, &s->q.point) != got)
        *fault = "not that of the circle";
    return kind;
}

static double coordinate_off(scene *s, int32_t got, int axis)
{
    return core_places_off(&s->places, &s->q.space.capsule, got, axis);
}

static bool is_same(graze_vec2 v, graze_vec2 w)
{
    return v.x == w.x && v.y == w.y;
}

static bool is_closest(scene *s, const graze_vec2 *got)
{
    const double most = fmax(coordinate_off(s, got->x, 0), coordinate_off(s, got->y, 1));
    judge_measure(&s->c, 0, most);
    return most <= GRAZE_CAPSULE2_POINT_BOUND;
}

static bool is_unmoved(graze_vec2 got, graze_vec2 point)
{
    return got.x == judged(point.x) && got.y == judged(point.y);
}

static int judge_closest(void *at, const char **fault)
{
    scene *s = at;
    const graze_capsule2 *c = &s->q.capsule;
    graze_capsule2 other = *c;
    const graze_circle ball = ball_of(c);
    const int kind = core_places_find(&s->places, &s->q.space.capsule, &s->q.space.point);
    graze_vec2 got, from_end, point = s->q.point;
    graze_capsule2_closest_point(c, &point, &got);
    other.core = turned(other.core);
    graze_capsule2_closest_point(&other, &point, &from_end);
    *fault = judge_wrong_unless(kind == APART ? is_closest(s, &got) : is_unmoved(got, point));
    if (!is_same(from_end, got))
        *fault = "the ends of the core are not alike";
    graze_circle_closest_point(&ball, &s->q.point, &from_end);
    if (has_one_point(c) && !is_same(got, from_end))
        *fault = "not that of the circle";
    graze_capsule2_closest_point(c, &point, &point);
    if (!is_same(point, got))
        *fault = "wrong if the result is the argument";
    return kind;
}

/* ---- A rectangle: the core is in it, or within the radius of one of its sides ---- */

static bool is_in_rect(const int64_t *point, const graze_rect *rect)
{
    return judged(rect->min.x) <= point[0] && point[0] <= judged(rect->max.x) &&
           judged(rect->min.y) <= point[1] && point[1] <= judged(rect->max.y);
}

/* From corner `i` to the next: their numbers count around the rectangle. */
static core_run side_of_rect(const graze_rect *rect, int i)
{
    const int32_t x[] = {rect->min.x, rect->max.x, rect->max.x, rect->min.x, rect->min.x};
    const int32_t y[] = {rect->min.y, rect->min.y, rect->max.y, rect->max.y, rect->min.y};
    graze_segment side;
    side.a = graze_vec3_of(x[i], y[i], 0);
    side.b = graze_vec3_of(x[i + 1], y[i + 1], 0);
    return core_of_segment(&side);
}

static int judge_rect(void *at, const char **fault)
{
    scene *s = at;
    const graze_rect *rect = &s->q.rect;
    const core_run core = core_of_segment(&s->q.space.capsule.core);
    const bool got = graze_rect_overlaps_capsule2(rect, &s->q.capsule);
    const int32_t radius = judged(s->q.capsule.radius);
    int kind = APART;
    for (int i = 0; i < 4; i++) {
        const core_run side = side_of_rect(rect, i);
        const int nearness = 1 - capsule_oracle_order(&s->places.oracle, &core, &side, radius);
        kind = nearness > kind ? nearness : kind;
    }
    if (is_in_rect(core.start, rect))
        kind = OVERLAPS;
    if (radius < 0 || judged(rect->max.x) < judged(rect->min.x) ||
        judged(rect->max.y) < judged(rect->min.y))
        kind = IS_EMPTY;
    *fault = judge_wrong_unless(got == meets(kind));
    return kind;
}

static uint32_t answers_in(int class_index)
{
    return capsule_classes[class_index].answers;
}

#define ANSWERS                                                                                    \
    {                                                                                              \
        "apart", "touch", "overlap", "empty"                                                       \
    }

static const judge_routine routines[] = {
    {"capsule2_contains_point", judge_contains, ANSWERS, {0}, answers_in, 0},
    {"capsule2_closest_point", judge_closest, ANSWERS, {0}, answers_in, 0},
    {"capsule2_distance", judge_distance, ANSWERS, {0}, answers_in, 0},
    {"capsule2_overlaps_segment", judge_segment, ANSWERS, {0}, answers_in, 0},
    {"capsule2_overlaps_ray", judge_ray, ANSWERS, {0}, answers_in, 0},
    {"capsule2_overlaps_circle", judge_circle, ANSWERS, {0}, answers_in, 0},
    {"capsule2_overlaps_capsule2", judge_capsule, ANSWERS, {0}, answers_in, 0},
    {"rect_overlaps_capsule2", judge_rect, ANSWERS, {0}, answers_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    core_places_init(&s->places);
}

static void clear(void *at)
{
    scene *s = at;
    core_places_clear(&s->places);
}

static void draw(void *at)
{
    scene *s = at;
    input_capsule2(s->c.seed, s->c.index, &s->q);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("capsule2", "capsule", &s->q.capsule);
    print_value("capsule2", "other", &s->q.other);
    print_value("segment2", "segment", &s->q.segment);
    print_value("ray2", "ray", &s->q.ray);
    print_value("circle", "circle", &s->q.circle);
    print_value("vec2", "point", &s->q.point);
    print_value("rect", "rect", &s->q.rect);
}

static const char *class_name(int class_index)
{
    return capsule_classes[class_index].name;
}

ORACLE(capsule2)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_capsule2", "graze_", CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
        .measures = {"coordinate of a closest point"},
    };
    return judge_main(&program, cases, seed, routine);
}
