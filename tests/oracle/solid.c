/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "solid.h"

#include <stdio.h>

enum { SEGMENT, RAY, ENTRY = 0, EXIT, SECOND_JUDGE = 1000, IN_A_ROW = 12 };

static const char differ[] = "the two judges differ";

void solid_init(solid_scene *s, const solid *of)
{
    s->solid = of;
    oracle_init(&s->o);
    for (int i = 0; i < 4; i++)
        cast_real_init(&s->answers[i / 2].real[i % 2]);
}

void solid_clear(solid_scene *s)
{
    oracle_clear(&s->o);
    for (int i = 0; i < 4; i++)
        cast_real_clear(&s->answers[i / 2].real[i % 2]);
}

void solid_forget(solid_scene *s)
{
    s->answers[SEGMENT].known = s->answers[RAY].known = false;
}

/* Some cases one after the other, so that each class has its turn. */
static bool uses_second(const solid_scene *s)
{
    return s->c.index % SECOND_JUDGE < IN_A_ROW;
}

static const void *line_of(const solid_scene *s, int line)
{
    return line == RAY ? (const void *)&s->ray : &s->segment;
}

static void ask_second(solid_scene *s, int line)
{
    const oracle_answer *first = &s->answers[line].hits;
    oracle_answer second;
    s->second_fault[line][ENTRY] = s->second_fault[line][EXIT] = NULL;
    if (!s->solid->second_line[line] || !uses_second(s))
        return;
    s->solid->second_line[line](s->of_line[line].data, line_of(s, line), &second);
    if (!oracle_hit_equal(&first->entry, &second.entry))
        s->second_fault[line][ENTRY] = differ;
    if (!oracle_hit_equal(&first->exit, &second.exit))
        s->second_fault[line][EXIT] = differ;
}

static solid_answer *answer(solid_scene *s, int line)
{
    solid_answer *a = &s->answers[line];
    if (a->known)
        return a;
    a->known = true;
    a->inexact[ENTRY] = a->inexact[EXIT] = false;
    if (s->solid->answer_line[line])
        s->solid->answer_line[line](s, a);
    else if (line == RAY)
        oracle_ray(&s->o, &s->of_line[RAY], &s->ray, &a->hits);
    else
        oracle_segment(&s->o, &s->of_line[SEGMENT], &s->segment, &a->hits);
    ask_second(s, line);
    return a;
}

int solid_contains_point(void *scene, const char **fault)
{
    static const graze_result results[3] = {GRAZE_MISS, GRAZE_TOUCH, GRAZE_INSIDE};
    solid_scene *s = scene;
    const solid *of = s->solid;
    const void *shape = s->of_point.data;
    place want =
        of->answer_point ? of->answer_point(s) : oracle_point(&s->o, &s->of_point, &s->point);
    if (of->contains(shape, &s->point) != (want != PLACE_OUTSIDE))
        *fault = "wrong answer";
    if (of->second_point && uses_second(s) && of->second_point(shape, &s->point) != want)
        *fault = differ;
    return (int)results[want];
}

static bool overlaps(const solid_scene *s, int line)
{
    return s->solid->overlaps[line](s->of_line[line].data, line_of(s, line));
}

static int check_overlaps(solid_scene *s, int line, const char **fault)
{
    graze_result want = answer(s, line)->hits.entry.result;
    if (overlaps(s, line) != (want != GRAZE_MISS))
        *fault = "wrong answer";
    return (int)want;
}

static const char *inexact_fault(solid_scene *s, const cast_outcome *got, graze_result want,
                                 const cast_real *real, const cast_bound *bound)
{
    cast_bound off = cast_off(got, real);
    const char *fault = cast_fault_within(got, want, &off, bound);
    if (!fault && s->solid->measure)
        s->solid->measure(s, &off);
    return fault;
}

static int check_cast(solid_scene *s, int line, int end, const char **fault)
{
    const solid_answer *a = answer(s, line);
    const oracle_hit *want = end == EXIT ? &a->hits.exit : &a->hits.entry;
    cast_routine *cast = end == EXIT ? s->solid->exit[line] : s->solid->entry[line];
    cast_outcome got = cast_call(cast, s->of_line[line].data, line_of(s, line));
    s->got = got.hit;
    s->want = *want;
    if (s->second_fault[line][end])
        *fault = s->second_fault[line][end];
    else if (a->inexact[end])
        *fault = inexact_fault(s, &got, want->result, &a->real[end], &a->bound);
    else
        *fault = cast_fault(&got, want);
    if (!*fault && overlaps(s, line) != (want->result != GRAZE_MISS))
        *fault = "overlaps says otherwise";
    return (int)want->result;
}

int solid_overlaps_segment(void *scene, const char **fault)
{
    return check_overlaps(scene, SEGMENT, fault);
}

int solid_linecast(void *scene, const char **fault)
{
    return check_cast(scene, SEGMENT, ENTRY, fault);
}

int solid_linecast_exit(void *scene, const char **fault)
{
    return check_cast(scene, SEGMENT, EXIT, fault);
}

int solid_overlaps_ray(void *scene, const char **fault)
{
    return check_overlaps(scene, RAY, fault);
}

int solid_raycast(void *scene, const char **fault)
{
    return check_cast(scene, RAY, ENTRY, fault);
}

int solid_raycast_exit(void *scene, const char **fault)
{
    return check_cast(scene, RAY, EXIT, fault);
}

static void print_point(const solid_scene *s)
{
    print_value(s->solid->flat ? "vec2" : "vec3", "point", &s->point);
}

static void print_segment(const solid_scene *s)
{
    const graze_vec3 *a = &s->segment.a, *b = &s->segment.b;
    const graze_scalar flat[4] = {a->x, a->y, b->x, b->y};
    if (s->solid->flat)
        print_value("segment2", "segment", flat);
    else
        print_value("segment", "segment", &s->segment);
}

static void print_ray(const solid_scene *s)
{
    const graze_vec3 *from = &s->ray.origin, *dir = &s->ray.dir;
    const graze_scalar flat[5] = {from->x, from->y, dir->x, dir->y, s->ray.t_max};
    if (s->solid->flat)
        print_value("ray2", "ray", flat);
    else
        print_value("ray", "ray", &s->ray);
}

static void print_line(const solid_scene *s, int line, bool cast)
{
    s->solid->print_shape(s->of_line[line].data);
    if (line == RAY)
        print_ray(s);
    else
        print_segment(s);
    if (cast)
        cast_print("the library", &s->got);
    cast_print("exactly", cast ? &s->want : &s->answers[line].hits.entry);
}

void solid_print(const void *scene)
{
    const solid_scene *s = scene;
    int (*judge)(void *, const char **) = s->c.routine->judge;
    bool ray = judge == solid_overlaps_ray || judge == solid_raycast || judge == solid_raycast_exit;
    if (judge == solid_contains_point) {
        s->solid->print_shape(s->of_point.data);
        print_point(s);
        return;
    }
    print_line(s, ray ? RAY : SEGMENT,
               judge != solid_overlaps_segment && judge != solid_overlaps_ray);
}
