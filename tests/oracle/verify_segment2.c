/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `segment2`: N cases for each routine of walls against the exact answer,
 * bit by bit; a normal within its bound.
 */
#include "inputs_segment2.h"
#include "judged.h"
#include "judge.h"
#include "print_case.h"
#include "oracle_closest.h"
#include "oracle_segment2.h"

#include "../../include/graze/graze.h"

typedef struct {
    judge_case c;
    wall_query q;
    graze_segment2 wall, segment;
    graze_ray2 ray;
    graze_vec2 point;
    wall_answer want;
    closest_oracle pair;
} scene;

static bool normal_is_right(const scene *s, graze_vec2 normal)
{
    return wall_normal_is_within(s->q.wall, normal.x, normal.y, GRAZE_SEGMENT2_NORMAL_BOUND);
}

static const char *hit_fault(const scene *s, graze_vec2 point, graze_vec2 normal, int32_t at,
                             int32_t wall_fraction, int32_t side)
{
    const wall_answer *w = &s->want;
    if (point.x != w->point[0] || point.y != w->point[1])
        return "wrong point";
    if (at != w->at)
        return "wrong fraction or t";
    if (wall_fraction != w->wall_fraction)
        return "wrong fraction of the wall";
    if (side != w->side)
        return "wrong side";
    return normal_is_right(s, normal) ? NULL : "wrong normal";
}

static int judge_linecast(void *at, const char **fault)
{
    scene *s = at;
    graze_wall_line_hit2 hit = {{7, 7}, {7, 7}, 7, 7, 7};
    s->want = wall_oracle_segment(s->q.wall, s->q.segment);
    graze_result got = graze_segment2_linecast(&s->wall, &s->segment, &hit);
    if ((int)got != s->want.result || graze_segment2_linecast(&s->wall, &s->segment, NULL) != got)
        *fault = "wrong answer";
    else if (got == GRAZE_MISS)
        *fault = judge_wrong_unless(hit.point.x == 7 && hit.normal.y == 7 && hit.fraction == 7 &&
                                    hit.side == 7);
    else
        *fault = hit_fault(s, hit.point, hit.normal, hit.fraction, hit.wall_fraction, hit.side);
    return s->want.result;
}

static int judge_raycast(void *at, const char **fault)
{
    scene *s = at;
    graze_wall_ray_hit2 hit = {{7, 7}, {7, 7}, 7, 7, 7};
    s->want = wall_oracle_ray(s->q.wall, s->q.ray);
    graze_result got = graze_segment2_raycast(&s->wall, &s->ray, &hit);
    if ((int)got != s->want.result || graze_segment2_raycast(&s->wall, &s->ray, NULL) != got)
        *fault = "wrong answer";
    else if (got == GRAZE_MISS)
        *fault = judge_wrong_unless(hit.point.x == 7 && hit.normal.y == 7 && hit.t == 7 &&
                                    hit.side == 7);
    else
        *fault = hit_fault(s, hit.point, hit.normal, hit.t, hit.wall_fraction, hit.side);
    return s->want.result;
}

/* Whichever is the wall. */
static int judge_segment(void *at, const char **fault)
{
    scene *s = at;
    s->want = wall_oracle_segment(s->q.wall, s->q.segment);
    bool meets = s->want.result != GRAZE_MISS;
    *fault = judge_wrong_unless(graze_segment2_overlaps_segment(&s->wall, &s->segment) == meets &&
                                graze_segment2_overlaps_segment(&s->segment, &s->wall) == meets);
    return s->want.result;
}

static int judge_ray(void *at, const char **fault)
{
    scene *s = at;
    s->want = wall_oracle_ray(s->q.wall, s->q.ray);
    *fault = judge_wrong_unless(graze_segment2_overlaps_ray(&s->wall, &s->ray) ==
                                (s->want.result != GRAZE_MISS));
    return s->want.result;
}

static int judge_closest(void *at, const char **fault)
{
    scene *s = at;
    graze_vec2 nearest;
    int32_t want[2];
    int kind = wall_oracle_closest(s->q.wall, s->q.point, want);
    graze_segment2_closest_point(&s->wall, &s->point, &nearest);
    *fault = judge_wrong_unless(nearest.x == want[0] && nearest.y == want[1]);
    return kind;
}

static int judge_distance(void *at, const char **fault)
{
    scene *s = at;
    int32_t nearest[2];
    graze_scalar got = graze_segment2_distance(&s->wall, &s->point);
    *fault = judge_wrong_unless(wall_oracle_distance_is(s->q.wall, s->q.point, got));
    return wall_oracle_closest(s->q.wall, s->q.point, nearest);
}

/* ---- Two walls ---- */

static closest_run run_of(const int32_t *wall)
{
    closest_run run = {{wall[0], wall[1], 0}, {0, 0, 0}};
    for (int i = 0; i < 2; i++)
        run.run[i] = (int64_t)wall[2 + i] - wall[i];
    return run;
}

/* The exact places: 0 two ends, 1 an end and a place between, 2 a common point. */
static int find_pair(scene *s, closest_run *first, closest_run *second)
{
    *first = run_of(s->q.wall);
    *second = run_of(s->q.segment);
    closest_find(&s->pair, first, second);
    return closest_kind(&s->pair) == 3 ? 2 : closest_kind(&s->pair);
}

static bool is_between(const scene *s)
{
    return mpq_sgn(s->pair.s) > 0 && mpq_cmp(s->pair.s, s->pair.one) < 0 &&
           mpq_sgn(s->pair.t) > 0 && mpq_cmp(s->pair.t, s->pair.one) < 0;
}

/* Both points of a crossing are the point that is rounded away from the start of the first. */
static int judge_points(void *at, const char **fault)
{
    scene *s = at;
    closest_run first, second;
    const int kind = find_pair(s, &first, &second);
    int32_t want[4];
    for (int i = 0; i < 2; i++) {
        want[i] = closest_coordinate(&s->pair, &first, s->pair.s, i);
        want[2 + i] = kind == 2 && is_between(s)
                          ? want[i]
                          : closest_coordinate(&s->pair, &second, s->pair.t, i);
    }
    graze_segment2 a = s->wall, b = s->segment;
    graze_segment2_closest_points(&s->wall, &s->segment, &a.b, &b.a);
    *fault = judge_wrong_unless(a.b.x == want[0] && a.b.y == want[1] && b.a.x == want[2] &&
                                b.a.y == want[3]);
    a = s->wall;
    b = s->segment;
    graze_segment2_closest_points(&a, &b, &b.b, &a.a);
    if (b.b.x != want[0] || b.b.y != want[1] || a.a.x != want[2] || a.a.y != want[3])
        *fault = "wrong point if a result is an argument";
    return kind;
}

/* Whichever is the wall. */
static int judge_distance_segment(void *at, const char **fault)
{
    scene *s = at;
    closest_run first, second;
    const int kind = find_pair(s, &first, &second);
    const int32_t want = closest_distance(&s->pair, 0);
    if (graze_segment2_distance_segment(&s->wall, &s->segment) != want ||
        graze_segment2_distance_segment(&s->segment, &s->wall) != want)
        *fault = "wrong distance";
    else if (want > 0 && graze_segment2_overlaps_segment(&s->wall, &s->segment))
        *fault = "apart, and yet they overlap";
    return kind;
}

static uint32_t kinds_in(int class_index)
{
    return wall_classes[class_index].results;
}

/* Beyond an end, beside the wall. Points and what is along a wall may be all of one kind. */
static uint32_t places_in(int class_index)
{
    return class_index < 9 || class_index >= WALL_CLASSES ? 3 : 1;
}

static uint32_t pairs_in(int class_index)
{
    return class_index < 9 ? 7 : 4;
}

#define RESULTS                                                                                    \
    {                                                                                              \
        "miss", "touch", "hit", NULL                                                               \
    }
#define PLACES                                                                                     \
    {                                                                                              \
        "end", "beside", NULL, NULL                                                                \
    }

#define PAIRS                                                                                      \
    {                                                                                              \
        "two ends", "an end and beside", "common point", NULL                                      \
    }

static const judge_routine routines[] = {
    {"overlaps_segment", judge_segment, RESULTS, {0}, kinds_in, 0},
    {"overlaps_ray", judge_ray, RESULTS, {0}, kinds_in, 0},
    {"linecast", judge_linecast, RESULTS, {0}, kinds_in, 0},
    {"raycast", judge_raycast, RESULTS, {0}, kinds_in, 0},
    {"closest_point", judge_closest, PLACES, {0}, places_in, 0},
    {"distance", judge_distance, PLACES, {0}, places_in, 0},
    {"closest_points", judge_points, PAIRS, {0}, pairs_in, 0},
    {"distance_segment", judge_distance_segment, PAIRS, {0}, pairs_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    closest_init(&s->pair);
}

static void clear(void *at)
{
    scene *s = at;
    closest_clear(&s->pair);
}

static void draw(void *at)
{
    scene *s = at;
    wall_query *q = &s->q;
    input_wall_judged(s->c.seed, s->c.index, q);
    s->wall.a = graze_vec2_of(q->wall[0], q->wall[1]);
    s->wall.b = graze_vec2_of(q->wall[2], q->wall[3]);
    s->segment.a = graze_vec2_of(q->segment[0], q->segment[1]);
    s->segment.b = graze_vec2_of(q->segment[2], q->segment[3]);
    s->ray.origin = graze_vec2_of(q->ray[0], q->ray[1]);
    s->ray.dir = graze_vec2_of(q->ray[2], q->ray[3]);
    s->ray.t_max = q->ray[4];
    s->point = graze_vec2_of(q->point[0], q->point[1]);
    judge_words(q->wall, 4);
    judge_words(q->segment, 4);
    judge_words(q->ray, 4);
    judge_words(q->point, 2);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("segment2", "wall", s->q.wall);
    print_value("segment2", "segment", s->q.segment);
    print_value("ray2", "ray", s->q.ray);
    print_value("vec2", "point", s->q.point);
    judge_print_words("exact: result, side", &s->want.result, 2);
    judge_print_words("exact: point, at, of the wall", s->want.point, 4);
}

static const char *class_name(int class_index)
{
    return wall_classes[class_index].name;
}

ORACLE(segment2)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_segment2", "graze_segment2_", WALL_JUDGED),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
