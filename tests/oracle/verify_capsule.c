/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `capsule`: N cases for each routine of capsules against the exact answer. What two shapes answer must not
 * depend on their order, nor on that of the ends of a core.
 */
#include "core_places.h"
#include "inputs_capsule.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"

#include <math.h>

typedef struct {
    judge_case c;
    core_places places;
    capsule_query q;
} scene;

/* The kind of the case, and a fault unless the library has the same answer. */
static int judge_core(scene *s, core_run second, int64_t more, bool got, const char **fault)
{
    const int kind = core_places_kind(&s->places, &s->q.capsule, &second, more);
    *fault = judge_wrong_unless(got == (kind == TOUCHES || kind == OVERLAPS));
    return kind;
}

static graze_segment turned(graze_segment core)
{
    graze_segment turned;
    turned.a = core.b;
    turned.b = core.a;
    return turned;
}

static int judge_contains(void *at, const char **fault)
{
    scene *s = at;
    return judge_core(s, core_of_point(&s->q.point), 0,
                      graze_capsule_contains_point(&s->q.capsule, &s->q.point), fault);
}

static int judge_sphere(void *at, const char **fault)
{
    scene *s = at;
    return judge_core(s, core_of_point(&s->q.sphere.center), judged(s->q.sphere.radius),
                      graze_capsule_overlaps_sphere(&s->q.capsule, &s->q.sphere), fault);
}

static int judge_segment(void *at, const char **fault)
{
    scene *s = at;
    const graze_segment other_way = turned(s->q.segment);
    const bool got = graze_capsule_overlaps_segment(&s->q.capsule, &s->q.segment);
    const int kind = judge_core(s, core_of_segment(&s->q.segment), 0, got, fault);
    if (graze_capsule_overlaps_segment(&s->q.capsule, &other_way) != got)
        *fault = "the ends of the segment are not alike";
    return kind;
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    graze_capsule other = s->q.other;
    const bool got = graze_capsule_overlaps_capsule(&s->q.capsule, &other);
    const int kind = judge_core(s, core_of_segment(&other.core), judged(other.radius), got, fault);
    other.core = turned(other.core);
    if (graze_capsule_overlaps_capsule(&other, &s->q.capsule) != got)
        *fault = "it depends on the order";
    return kind;
}

static int judge_ray(void *at, const char **fault)
{
    scene *s = at;
    return judge_core(s, core_of_ray(&s->q.ray), s->q.ray.t_max < 0 ? -1 : 0,
                      graze_capsule_overlaps_ray(&s->q.capsule, &s->q.ray), fault);
}

/* ---- The closest point and the distance ---- */

static graze_sphere ball_of(const graze_capsule *capsule)
{
    graze_sphere ball;
    ball.center = capsule->core.a;
    ball.radius = capsule->radius;
    return ball;
}

static bool has_one_point(const graze_capsule *c)
{
    return c->core.a.x == c->core.b.x && c->core.a.y == c->core.b.y && c->core.a.z == c->core.b.z;
}

static int judge_distance(void *at, const char **fault)
{
    scene *s = at;
    graze_capsule *c = &s->q.capsule, other = *c;
    const graze_sphere ball = ball_of(c);
    const int kind = core_places_find(&s->places, &s->q.capsule, &s->q.point);
    const int32_t want = core_places_distance(&s->places, &s->q.capsule, kind);
    const graze_scalar got = graze_capsule_distance(c, &s->q.point);
    other.core = turned(other.core);
    *fault = judge_wrong_unless(got == want);
    if (graze_capsule_distance(&other, &s->q.point) != got)
        *fault = "the ends of the core are not alike";
    if (has_one_point(c) && graze_sphere_distance(&ball, &s->q.point) != got)
        *fault = "not that of the sphere";
    return kind;
}

static double coordinate_off(scene *s, int32_t got, int axis)
{
    return core_places_off(&s->places, &s->q.capsule, got, axis);
}

static bool is_same(graze_vec3 v, graze_vec3 w)
{
    return v.x == w.x && v.y == w.y && v.z == w.z;
}

static bool is_closest(scene *s, const graze_vec3 *got)
{
    const double x = coordinate_off(s, got->x, 0), y = coordinate_off(s, got->y, 1);
    const double z = coordinate_off(s, got->z, 2), most = fmax(fmax(x, y), z);
    judge_measure(&s->c, 0, most);
    return most <= GRAZE_CAPSULE_POINT_BOUND;
}

static int judge_closest(void *at, const char **fault)
{
    scene *s = at;
    const graze_capsule *c = &s->q.capsule;
    graze_capsule other = *c;
    const graze_sphere ball = ball_of(c);
    const int kind = core_places_find(&s->places, &s->q.capsule, &s->q.point);
    graze_vec3 got, from_end, point = s->q.point;
    graze_capsule_closest_point(c, &point, &got);
    other.core = turned(other.core);
    graze_capsule_closest_point(&other, &point, &from_end);
    *fault = judge_wrong_unless(kind == APART ? is_closest(s, &got)
                                              : is_same(got, judged_vector(point)));
    if (!is_same(from_end, got))
        *fault = "the ends of the core are not alike";
    graze_sphere_closest_point(&ball, &s->q.point, &from_end);
    if (has_one_point(c) && !is_same(got, from_end))
        *fault = "not that of the sphere";
    graze_capsule_closest_point(c, &point, &point);
    if (!is_same(point, got))
        *fault = "wrong if the result is the argument";
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
    {"contains_point", judge_contains, ANSWERS, {0}, answers_in, 0},
    {"overlaps_segment", judge_segment, ANSWERS, {0}, answers_in, 0},
    {"overlaps_ray", judge_ray, ANSWERS, {0}, answers_in, 0},
    {"overlaps_sphere", judge_sphere, ANSWERS, {0}, answers_in, 0},
    {"overlaps_capsule", judge_capsule, ANSWERS, {0}, answers_in, 0},
    {"closest_point", judge_closest, ANSWERS, {0}, answers_in, 0},
    {"distance", judge_distance, ANSWERS, {0}, answers_in, 0},
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
    input_capsule(s->c.seed, s->c.index, &s->q);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("capsule", "capsule", &s->q.capsule);
    print_value("capsule", "other", &s->q.other);
    print_value("segment", "segment", &s->q.segment);
    print_value("ray", "ray", &s->q.ray);
    print_value("sphere", "sphere", &s->q.sphere);
    print_value("vec3", "point", &s->q.point);
}

static const char *class_name(int class_index)
{
    return capsule_classes[class_index].name;
}

ORACLE(capsule)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_capsule", "graze_capsule_", CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
        .measures = {"coordinate of a closest point"},
    };
    return judge_main(&program, cases, seed, routine);
}
