/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `capsule_off`: N cases for the points to continue from beside capsules, in space and in the plane. Whatever a
 * routine returns, the half line from there outward must miss the capsule, and the half line from one raw unit before must not:
 * by the exact distances of oracle_capsule.h.
 */
#include "inputs_capsule_off.h"
#include "judge.h"
#include "judged.h"
#include "oracle_capsule.h"
#include "print_case.h"

typedef struct {
    judge_case c;
    capsule_oracle oracle;
    capsule_off_query q;
} scene;

/* A query in space: z is 0 in the plane. */
typedef struct {
    graze_capsule capsule;
    graze_vec3 point, normal;
    bool is_flat;
} subject;

enum { STAYS, MOVES, HAS_NO_ROOM };

static subject subject_in_space(const scene *s)
{
    const subject k = {s->q.capsule, s->q.point, s->q.normal, false};
    return k;
}

static subject subject_in_plane(const scene *s)
{
    const graze_segment2 *core = &s->q.flat.core;
    const subject k = {{{{core->a.x, core->a.y, 0}, {core->b.x, core->b.y, 0}}, s->q.flat.radius},
                       {s->q.flat_point.x, s->q.flat_point.y, 0},
                       {s->q.flat_normal.x, s->q.flat_normal.y, 0},
                       true};
    return k;
}

/* What the library returns. */
static graze_vec3 result_of(const subject *k)
{
    const graze_segment *core = &k->capsule.core;
    graze_vec3 off = k->point;
    if (!k->is_flat) {
        graze_capsule_off_surface(&k->capsule, &off, &k->normal, &off);
        return off;
    }
    const graze_capsule2 flat = {{{core->a.x, core->a.y}, {core->b.x, core->b.y}},
                                 k->capsule.radius};
    const graze_vec2 normal = {k->normal.x, k->normal.y};
    graze_vec2 place = {k->point.x, k->point.y};
    graze_capsule2_off_surface(&flat, &place, &normal, &place);
    return graze_vec3_of(place.x, place.y, 0);
}

/* The first axis with the component that is greatest in size; -1: all are 0. */
static int axis_out(const graze_vec3 *normal)
{
    const int64_t size[3] = {normal->x < 0 ? -(int64_t)normal->x : normal->x,
                             normal->y < 0 ? -(int64_t)normal->y : normal->y,
                             normal->z < 0 ? -(int64_t)normal->z : normal->z};
    int axis = -1;
    int64_t most = 0;
    for (int i = 0; i < 3; i++)
        if (size[i] > most) {
            axis = i;
            most = size[i];
        }
    return axis;
}

/* Whether the line through the point has a point of the capsule from that coordinate on. */
static bool meets_from(scene *s, const subject *k, int axis, int64_t start, int outward)
{
    const core_run first = core_of_segment(&k->capsule.core);
    core_run line = core_of_point(&k->point);
    line.start[axis] = start;
    line.run[axis] = outward;
    line.limit = -1;
    return capsule_oracle_order(&s->oracle, &first, &line, judged(k->capsule.radius)) <= 0;
}

static bool is_same(const graze_vec3 *v, const graze_vec3 *w)
{
    return v->x == w->x && v->y == w->y && v->z == w->z;
}

/* The kind of the case, and a fault unless the coordinate on the axis is right. */
static int judge_coordinate(scene *s, const subject *k, int axis, int64_t got, const char **fault)
{
    graze_vec3 normal = k->normal;
    const int outward = *axis_of(&normal, (uint32_t)axis) < 0 ? -1 : 1;
    const int64_t end = outward < 0 ? INT32_MIN : INT32_MAX;
    if (meets_from(s, k, axis, end, outward)) {
        *fault = judge_wrong_unless(got == end);
        return HAS_NO_ROOM;
    }
    if (meets_from(s, k, axis, got, outward))
        *fault = "it is not beyond";
    else if (!meets_from(s, k, axis, got - outward, outward))
        *fault = "it is not the first";
    return MOVES;
}

static bool is_unmoved(scene *s, const subject *k, int axis)
{
    const int64_t lowest = -((int64_t)1 << 40);
    return axis < 0 || k->capsule.radius < 0 || !meets_from(s, k, axis, lowest, 1);
}

/* The same from the other end of the core, and from a point next to the result. */
static void judge_likes(const subject *k, int axis, const graze_vec3 *got, uint32_t index,
                        const char **fault)
{
    subject other = *k;
    other.capsule.core.a = k->capsule.core.b;
    other.capsule.core.b = k->capsule.core.a;
    graze_vec3 again = result_of(&other);
    if (!is_same(&again, got))
        *fault = "the ends of the core are not alike";
    if (axis < 0)
        return;
    graze_scalar *at = axis_of(&other.point, (uint32_t)axis);
    graze_vec3 from = *got;
    *at = hold((int64_t)*axis_of(&from, (uint32_t)axis) + (int64_t)(index % 7) - 3);
    again = result_of(&other);
    if (!is_same(&again, got))
        *fault = "it depends on the place of the point on the line";
}

static int judge(scene *s, const subject *k, const char **fault)
{
    const int axis = axis_out(&k->normal);
    graze_vec3 point = judged_vector(k->point), got = result_of(k), same = got;
    int kind = STAYS;
    if (is_unmoved(s, k, axis)) {
        *fault = judge_wrong_unless(is_same(&got, &point));
    } else {
        kind = judge_coordinate(s, k, axis, *axis_of(&got, (uint32_t)axis), fault);
        judge_likes(k, axis, &got, s->c.index, fault);
        *axis_of(&same, (uint32_t)axis) = *axis_of(&point, (uint32_t)axis);
        if (!is_same(&same, &point))
            *fault = "another coordinate has changed";
    }
    return kind;
}

static int judge_space(void *at, const char **fault)
{
    scene *s = at;
    const subject k = subject_in_space(s);
    return judge(s, &k, fault);
}

static int judge_plane(void *at, const char **fault)
{
    scene *s = at;
    const subject k = subject_in_plane(s);
    return judge(s, &k, fault);
}

/* Corners of the world leave no room, and so do some of the far ones. */
enum { EACH = (1 << CAPSULE_CLASSES) - 1, CORNERS = 1 << 12 };

#define KINDS                                                                                      \
    {                                                                                              \
        "as it is", "out", "no room"                                                               \
    }
#define SETS                                                                                       \
    {                                                                                              \
        EACH, EACH, GRAZE_SMALL_WORLD ? 0 : CORNERS                                                \
    }

static const judge_routine routines[] = {
    {"capsule_off_surface", judge_space, KINDS, SETS, NULL, 0},
    {"capsule2_off_surface", judge_plane, KINDS, SETS, NULL, 0},
};

static void init(void *at)
{
    scene *s = at;
    capsule_oracle_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    capsule_oracle_clear(&s->oracle);
}

static void draw(void *at)
{
    scene *s = at;
    input_capsule_off(s->c.seed, s->c.index, &s->q);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("capsule", "capsule", &s->q.capsule);
    print_value("vec3", "point", &s->q.point);
    print_value("vec3", "normal", &s->q.normal);
    print_value("capsule2", "flat", &s->q.flat);
    print_value("vec2", "flat_point", &s->q.flat_point);
    print_value("vec2", "flat_normal", &s->q.flat_normal);
}

static const char *class_name(int class_index)
{
    return capsule_classes[class_index].name;
}

ORACLE(capsule_off)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_capsule_off", "graze_", CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
