/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `plane_from`: N cases for each routine that builds something from a
 * plane, or a plane, against the exact answer, bit by bit.
 *
 * Fails on a wrong answer, and when a class of input hardly ever brings about what can occur there.
 */
#include "../../include/graze/graze.h"
#include "judged.h"
#include "judge.h"
#include "print_case.h"
#include "oracle_plane_from.h"

#include <string.h>

enum { EACH = (1 << PLANE_FROM_CLASSES) - 1, SMALL = 1 << 5 | 1 << 6, IN_LINE = 1 << 7 | 1 << 8 };
enum { TIES = 1 << 9, CORNERS = 1 << 10, WORLD = 1 << 4, RAW = 1 << 5, ALONG = 1 << 8 };

typedef struct {
    judge_case c;
    plane_from_query q, drawn; /* what the judge reads, and what the library gets */
    graze_plane plane, made;
    graze_vec3 projection;
} scene;

static bool is_vec3(const graze_vec3 *v, const int32_t *words)
{
    return memcmp(v, words, 3 * sizeof *words) == 0;
}

/* Where nothing was rounded, the three points are on it. */
static int from_points(void *at, const char **fault)
{
    scene *s = at;
    int32_t normal[3];
    const graze_vec3 *p = s->q.points;
    bool exact = exact_normal(p, normal), across = true;
    graze_plane_from_points(&s->drawn.points[0], &s->drawn.points[1], &s->drawn.points[2],
                            &s->made);
    for (int i = 0; i < 3; i++)
        across = across && graze_plane_side_of_point(&s->made, &p[i]) == GRAZE_ACROSS;
    bool right = is_vec3(&s->made.normal, normal) &&
                 memcmp(&s->made.point, &p[0], sizeof p[0]) == 0 && (across || !exact);
    *fault = judge_wrong_unless(right);
    if (normal[0] == 0 && normal[1] == 0 && normal[2] == 0)
        return 0;
    return exact ? 1 : 2;
}

static int distance(void *at, const char **fault)
{
    scene *s = at;
    how_rounded how = exact_distance(&s->q, graze_plane_distance(&s->plane, &s->drawn.point));
    *fault = judge_wrong_unless(how != NOT_NEAREST);
    return how != NOT_NEAREST ? (int)how : 0;
}

static int project_point(void *at, const char **fault)
{
    scene *s = at;
    int32_t got[3];
    how_rounded most = AS_IT_IS;
    graze_plane_project_point(&s->plane, &s->drawn.point, &s->projection);
    memcpy(got, &s->projection, sizeof got);
    for (int i = 0; i < 3; i++) {
        how_rounded how = exact_projection(&s->q, i, got[i]);
        most = how > most ? how : most;
    }
    *fault = judge_wrong_unless(most != NOT_NEAREST);
    return most != NOT_NEAREST ? (int)most : 0;
}

/* The kinds by name, and for each the classes in which it has to occur. A distance is never a tie: the
 * root of a normal's square sum is irrational, or, once its components have no divisor in common, odd. */
static const judge_routine routines[] = {
    {"from_points",
     from_points,
     {"in a line", "exact", "rounded"},
     {SMALL | IN_LINE, SMALL | IN_LINE | TIES, EACH & ~(SMALL | IN_LINE), 0},
     NULL,
     0},
    {"distance",
     distance,
     {"as it is", "rounded", "tie", "held"},
     {SMALL | ALONG, EACH, 0, CORNERS | WORLD},
     NULL,
     0},
    {"project_point",
     project_point,
     {"as it is", "rounded", "tie", "held"},
     {SMALL, EACH, RAW, CORNERS | WORLD},
     NULL,
     0},
};

static void draw(void *at)
{
    scene *s = at;
    input_plane_from(s->c.seed, s->c.index, &s->q);
    s->plane.point = s->q.origin;
    s->plane.normal = s->q.normal;
    s->drawn = s->q;
    judge_vector(&s->q.origin);
    judge_vector(&s->q.point);
    for (int i = 0; i < 3; i++)
        judge_vector(&s->q.points[i]);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("vec3", "a", &s->q.points[0]);
    print_value("vec3", "b", &s->q.points[1]);
    print_value("vec3", "c", &s->q.points[2]);
    print_value("vec3", "origin", &s->q.origin);
    print_value("vec3", "normal", &s->q.normal);
    print_value("vec3", "point", &s->q.point);
}

static const char *class_name(int class_index)
{
    return plane_from_class_names[class_index];
}

ORACLE(plane_from)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_plane_from", "graze_plane_", PLANE_FROM_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
