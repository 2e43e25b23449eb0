/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `distances`: N cases of a segment with a triangle and with a box, bit by bit. What overlaps has the distance 0, and
 * what is farther than half a raw unit does not overlap.
 */
#include "inputs_segment.h"
#include "judge.h"
#include "judged.h"
#include "oracle_distances.h"
#include "print_case.h"

#include "../../include/graze/graze.h"

typedef struct {
    judge_case c;
    distances_oracle oracle;
    solid_query q;
    int32_t want;
} scene;

enum { APART, COMMON, IS_EMPTY };

static void put(int64_t *to, graze_vec3 v)
{
    to[0] = judged(v.x);
    to[1] = judged(v.y);
    to[2] = judged(v.z);
}

static void put_ends(const scene *s, int64_t ends[2][3])
{
    put(ends[0], s->q.segment.a);
    put(ends[1], s->q.segment.b);
}

static graze_segment turned(graze_segment s)
{
    graze_segment turned;
    turned.a = s.b;
    turned.b = s.a;
    return turned;
}

/* The kind of the case; with a common point the distance is 0, and with a distance of 1 or more there is none. */
static int kind_of(const scene *s, bool overlaps, const char **fault)
{
    const bool meets = mpq_sgn(s->oracle.pair.squared) == 0;
    if (overlaps && !meets)
        *fault = "apart, and yet they overlap";
    return meets ? COMMON : APART;
}

static int judge_triangle(void *at, const char **fault)
{
    scene *s = at;
    const graze_triangle *t = &s->q.triangle;
    const graze_segment back = turned(s->q.segment);
    int64_t corners[3][3], ends[2][3];
    put(corners[0], t->a);
    put(corners[1], t->b);
    put(corners[2], t->c);
    put_ends(s, ends);
    distances_of_triangle(&s->oracle, corners, ends);
    s->want = closest_distance(&s->oracle.pair, 0);
    *fault = judge_wrong_unless(graze_triangle_distance_segment(t, &s->q.segment) == s->want &&
                                graze_triangle_distance_segment(t, &back) == s->want);
    return kind_of(s, graze_triangle_overlaps_segment(t, &s->q.segment), fault);
}

static int judge_box(void *at, const char **fault)
{
    scene *s = at;
    const graze_aabb *box = &s->q.box;
    const graze_segment back = turned(s->q.segment);
    int64_t sides[2][3], ends[2][3];
    put(sides[0], box->min);
    put(sides[1], box->max);
    put_ends(s, ends);
    s->want = INT32_MAX;
    const bool is_empty =
        sides[0][0] > sides[1][0] || sides[0][1] > sides[1][1] || sides[0][2] > sides[1][2];
    if (!is_empty) {
        distances_of_box(&s->oracle, sides, ends);
        s->want = closest_distance(&s->oracle.pair, 0);
    }
    *fault = judge_wrong_unless(graze_aabb_distance_segment(box, &s->q.segment) == s->want &&
                                graze_aabb_distance_segment(box, &back) == s->want);
    const bool overlaps = graze_aabb_overlaps_segment(box, &s->q.segment);
    if (is_empty)
        return IS_EMPTY;
    if (!overlaps && mpq_sgn(s->oracle.pair.squared) == 0)
        *fault = "a common point, and yet they do not overlap";
    return kind_of(s, overlaps, fault);
}

static uint32_t kinds_in(int class_index)
{
    return class_index < 5 ? 3 : 0;
}

#define KINDS                                                                                      \
    {                                                                                              \
        "apart", "common point", "empty", NULL                                                     \
    }

static const judge_routine routines[] = {
    {"triangle_distance_segment", judge_triangle, KINDS, {0}, kinds_in, 0},
    {"aabb_distance_segment", judge_box, KINDS, {0}, kinds_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    distances_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    distances_clear(&s->oracle);
}

static void draw(void *at)
{
    scene *s = at;
    input_segment_and_solids(s->c.seed, s->c.index, &s->q);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("triangle", "triangle", &s->q.triangle);
    print_value("aabb", "box", &s->q.box);
    print_value("segment", "segment", &s->q.segment);
    judge_print_words("exact: distance", &s->want, 1);
}

static const char *class_name(int class_index)
{
    return segment_classes[class_index].name;
}

ORACLE(distances)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_distances", "graze_", SEGMENT_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
