/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `nearest`: the nearest of many against casts in a loop, to the last bit;
 * and the loop over shapes of several kinds that nearest.h tells of. What a single cast says is judged
 * by the other programs. In the float build too; there the loop that shortens a ray need not find the
 * same among those that are as near but for rounding.
 */
#include "nearest_loop.h"
#include "judge.h"
#include "print_case.h"

enum { NONE, ONE, NEARER, EQUAL };

typedef struct {
    judge_case c;
    nearest_scene raw;
    many m;
    found want, got;
} scene;

static int kind_of(const found *f)
{
    if (f->hits < 2)
        return f->hits == 0 ? NONE : ONE;
    return f->equal > 1 ? EQUAL : NEARER;
}

static int compared(scene *s, bool consistent, const char **fault)
{
    if (!found_equal(&s->want, &s->got))
        *fault = "not what the loop finds";
    else if (!consistent)
        *fault = "another result without index or hit";
    return kind_of(&s->want);
}

static int compared_as_near(scene *s, const char **fault)
{
    *fault = judge_wrong_unless(found_as_near(&s->m, &s->want, &s->got));
    return kind_of(&s->want);
}

static int judge_segment(void *at, const char **fault)
{
    scene *s = at;
    kind_of_many kind = (kind_of_many)s->c.routine->variant;
    loop_on_segment(&s->m, kind, &s->want);
    bool consistent = ask_nearest_on_segment(&s->m, kind, &s->got);
    return compared(s, consistent, fault);
}

static int judge_ray(void *at, const char **fault)
{
    scene *s = at;
    kind_of_many kind = (kind_of_many)s->c.routine->variant;
    loop_on_ray(&s->m, kind, &s->want);
    bool consistent = ask_nearest_on_ray(&s->m, kind, &s->got);
    return compared(s, consistent, fault);
}

static int judge_mixed(void *at, const char **fault)
{
    scene *s = at;
    loop_on_mixed_ray(&s->m, s->c.index, &s->want);
    idiom_on_mixed_ray(&s->m, s->c.index, &s->got);
    return compared_as_near(s, fault);
}

static int judge_arrays(void *at, const char **fault)
{
    scene *s = at;
    loop_on_all(&s->m, &s->want);
    idiom_on_all(&s->m, &s->got);
    return compared_as_near(s, fault);
}

/* Nearer ones everywhere but among corners, where few meet; equal ones on the lattice. */
#define CLASSES ((1u << NEAREST_CLASSES) - 1 - (1u << 8)), 1u << 0
#define ASKS(name, judge, kind)                                                                    \
    {                                                                                              \
        name, judge, {"none", "one", "nearer", "equal"}, {0, 0, CLASSES}, NULL, kind               \
    }

static const judge_routine routines[] = {
    ASKS("aabb_linecast", judge_segment, MANY_AABBS),
    ASKS("aabb_raycast", judge_ray, MANY_AABBS),
    ASKS("sphere_linecast", judge_segment, MANY_SPHERES),
    ASKS("sphere_raycast", judge_ray, MANY_SPHERES),
    ASKS("capsule_linecast", judge_segment, MANY_CAPSULES),
    ASKS("capsule_raycast", judge_ray, MANY_CAPSULES),
    ASKS("cylinder_linecast", judge_segment, MANY_CYLINDERS),
    ASKS("cylinder_raycast", judge_ray, MANY_CYLINDERS),
    ASKS("obb_linecast", judge_segment, MANY_OBBS),
    ASKS("obb_raycast", judge_ray, MANY_OBBS),
    ASKS("triangle_linecast", judge_segment, MANY_TRIANGLES),
    ASKS("triangle_raycast", judge_ray, MANY_TRIANGLES),
    ASKS("of_several_kinds", judge_mixed, 0),
    ASKS("of_several_arrays", judge_arrays, 0),
};

static void draw(void *at)
{
    scene *s = at;
    input_nearest(s->c.seed, s->c.index, &s->raw);
    many_of_scene(&s->raw, &s->m);
}

static void print_found(const char *whose, const found *f)
{
    int32_t words[2] = {(int32_t)f->result, (int32_t)f->index};
    judge_print_words(whose, words, 2);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("segment", "segment", s->raw.segment);
    print_value("ray", "ray", s->raw.ray);
    print_values("aabb", "boxes", s->m.aabbs, s->m.count);
    print_values("sphere", "spheres", s->m.spheres, s->m.count);
    print_values("capsule", "capsules", s->m.capsules, s->m.count);
    print_values("cylinder", "cylinders", s->m.cylinders, s->m.count);
    print_values("obb", "oriented", s->m.obbs, s->m.count);
    print_values("triangle", "triangles", s->m.triangles, s->m.count);
    print_found("the loop: result, index", &s->want);
    print_found("got", &s->got);
}

static const char *class_name(int class_index)
{
    return nearest_classes[class_index];
}

ORACLE(nearest)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_nearest", "graze_nearest_", NEAREST_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
