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
#include "oracle_segment2.h"

#include "../../include/graze/graze.h"

typedef struct {
    judge_case c;
    wall_query q;
    graze_segment2 wall, segment;
    graze_ray2 ray;
    graze_vec2 point;
    wall_answer want;
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

static uint32_t kinds_in(int class_index)
{
    return wall_classes[class_index].results;
}

/* Beyond an end, beside the wall. Points and what is along a wall may be all of one kind. */
static uint32_t places_in(int class_index)
{
    return class_index < 9 || class_index >= WALL_CLASSES ? 3 : 1;
}

#define RESULTS                                                                                    \
    {                                                                                              \
        "miss", "touch", "hit", NULL                                                               \
    }
#define PLACES                                                                                     \
    {                                                                                              \
        "end", "beside", NULL, NULL                                                                \
    }

static const judge_routine routines[] = {
    {"overlaps_segment", judge_segment, RESULTS, {0}, kinds_in, 0},
    {"overlaps_ray", judge_ray, RESULTS, {0}, kinds_in, 0},
    {"linecast", judge_linecast, RESULTS, {0}, kinds_in, 0},
    {"raycast", judge_raycast, RESULTS, {0}, kinds_in, 0},
    {"closest_point", judge_closest, PLACES, {0}, places_in, 0},
    {"distance", judge_distance, PLACES, {0}, places_in, 0},
};

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
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
