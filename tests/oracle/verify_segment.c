/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `segment`: N cases for each routine of two segments in space against the exact answer, bit by bit. A distance
 * must not depend on the order of the segments, nor on that of their ends.
 */
#include "inputs_segment.h"
#include "judge.h"
#include "judged.h"
#include "oracle_closest.h"
#include "print_case.h"

#include "../../include/graze/graze.h"

typedef struct {
    judge_case c;
    closest_oracle oracle;
    closest_run first, second;
    segment_query q;
    int32_t want_a[3], want_b[3], want_distance;
} scene;

static bool is_at(const graze_vec3 *got, const int32_t *want)
{
    return got->x == want[0] && got->y == want[1] && got->z == want[2];
}

static graze_segment turned(graze_segment s)
{
    graze_segment turned;
    turned.a = s.b;
    turned.b = s.a;
    return turned;
}

static int judge_points(void *at, const char **fault)
{
    scene *s = at;
    graze_segment a = s->q.a, b = s->q.b;
    graze_vec3 on_a, on_b;
    graze_segment_closest_points(&a, &b, &on_a, &on_b);
    if (!is_at(&on_a, s->want_a) || !is_at(&on_b, s->want_b))
        *fault = "wrong point";
    graze_segment_closest_points(&a, &b, &b.b, &a.a);
    if (!is_at(&b.b, s->want_a) || !is_at(&a.a, s->want_b))
        *fault = "wrong point if a result is an argument";
    return closest_kind(&s->oracle);
}

static int judge_distance(void *at, const char **fault)
{
    scene *s = at;
    const graze_segment a = turned(s->q.a), b = turned(s->q.b);
    if (graze_segment_distance_segment(&s->q.a, &s->q.b) != s->want_distance)
        *fault = "wrong distance";
    else if (graze_segment_distance_segment(&b, &s->q.a) != s->want_distance ||
             graze_segment_distance_segment(&a, &s->q.b) != s->want_distance)
        *fault = "it depends on the order";
    return closest_kind(&s->oracle);
}

static uint32_t kinds_in(int class_index)
{
    return segment_classes[class_index].kinds;
}

#define KINDS                                                                                      \
    {                                                                                              \
        "two ends", "an end and inside", "both inside", "common point"                             \
    }

static const judge_routine routines[] = {
    {"closest_points", judge_points, KINDS, {0}, kinds_in, 0},
    {"distance_segment", judge_distance, KINDS, {0}, kinds_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    closest_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    closest_clear(&s->oracle);
}

static closest_run run_of(const graze_segment *segment)
{
    const int32_t a[] = {segment->a.x, segment->a.y, segment->a.z};
    const int32_t b[] = {segment->b.x, segment->b.y, segment->b.z};
    closest_run run;
    for (int i = 0; i < 3; i++) {
        run.start[i] = judged(a[i]);
        run.run[i] = judged(b[i]) - run.start[i];
    }
    return run;
}

static void draw(void *at)
{
    scene *s = at;
    input_two_segments(s->c.seed, s->c.index, &s->q);
    s->first = run_of(&s->q.a);
    s->second = run_of(&s->q.b);
    closest_find(&s->oracle, &s->first, &s->second);
    for (int i = 0; i < 3; i++) {
        s->want_a[i] = closest_coordinate(&s->oracle, &s->first, s->oracle.s, i);
        s->want_b[i] = closest_coordinate(&s->oracle, &s->second, s->oracle.t, i);
    }
    s->want_distance = closest_distance(&s->oracle, 0);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("segment", "a", &s->q.a);
    print_value("segment", "b", &s->q.b);
    judge_print_words("exact: on a", s->want_a, 3);
    judge_print_words("exact: on b", s->want_b, 3);
    judge_print_words("exact: distance", &s->want_distance, 1);
}

static const char *class_name(int class_index)
{
    return segment_classes[class_index].name;
}

ORACLE(segment)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_segment", "graze_segment_", SEGMENT_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
