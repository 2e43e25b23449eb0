/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep2`: N circles that move at a wall against the exact answer: which of the four results, which part of the
 * wall; and the promises of sweep2.h: the place is free, not behind the wall and within its bound, and a cast from there to
 * the same end is as promised.
 */
#include "inputs_sweep2.h"
#include "judge.h"
#include "judged.h"
#include "oracle_sweep2.h"
#include "print_case.h"

#include <math.h>

enum { UNTOUCHED = 0x5a5a5a5a, CENTER_OFF = 0, POINT_OFF, FRACTION_OFF, NORMAL_OFF };

typedef struct {
    judge_case c;
    sweep2_words drawn, q; /* q: as judged */
    int64_t start[2], end[2];
    sweep2_oracle o;
} scene;

static graze_result ask(const sweep2_words *w, graze_sweep_hit2 *hit)
{
    const graze_segment2 wall = {{w->wall[0], w->wall[1]}, {w->wall[2], w->wall[3]}};
    const graze_circle circle = {{w->circle[0], w->circle[1]}, w->circle[2]};
    const graze_vec2 motion = {w->motion[0], w->motion[1]};
    return graze_segment2_circlecast(&wall, &circle, motion, hit);
}

static bool is_untouched(const graze_sweep_hit2 *h)
{
    return h->center.x == UNTOUCHED && h->center.y == UNTOUCHED && h->point.x == UNTOUCHED &&
           h->point.y == UNTOUCHED && h->normal.x == UNTOUCHED && h->normal.y == UNTOUCHED &&
           h->fraction == UNTOUCHED && h->feature == UNTOUCHED && h->index == UNTOUCHED;
}

static bool is_start(const scene *s, const graze_vec2 *place)
{
    return place->x == s->start[0] && place->y == s->start[1];
}

static const char *fault_inside(const scene *s, const graze_sweep_hit2 *h)
{
    return judge_wrong_unless(is_start(s, &h->center) && is_start(s, &h->point) &&
                              h->normal.x == 0 && h->normal.y == 0 && h->fraction == 0 &&
                              h->feature == GRAZE_FEATURE_NONE && h->index == 0);
}

/* ---- What the hit is off ---- */

static double normal_bound(const scene *s)
{
    const int32_t radius = s->q.circle[2];
    return s->o.part == 0 || radius == 0 ? GRAZE_SEGMENT2_NORMAL_BOUND
                                         : GRAZE_CIRCLE_NORMAL_BOUND(radius);
}

static bool is_normal(scene *s, const graze_sweep_hit2 *h)
{
    const double x = fabs(s->o.normal[0] * 65536 - h->normal.x),
                 y = fabs(s->o.normal[1] * 65536 - h->normal.y), most = x > y ? x : y;
    judge_measure(&s->c, NORMAL_OFF, most / normal_bound(s));
    return most <= normal_bound(s);
}

/* The rounded place; or that was inside, or, for a line, not on the side of the start. */
static bool is_needed(scene *s, const graze_sweep_hit2 *h, graze_result result)
{
    graze_vec2 place;
    const double x = rint(s->o.center[0]), y = rint(s->o.center[1]);
    const int side = s->o.side;
    if (fabs(s->o.center[0]) <= 0.501 && fabs(s->o.center[1]) <= 0.501)
        return true;
    if (fabs(s->o.center[0] - x) > 0.498 || fabs(s->o.center[1] - y) > 0.498)
        return true; /* a tie, which may round either way */
    place.x = h->center.x + (int32_t)x;
    place.y = h->center.y + (int32_t)y;
    return s->q.circle[2] > 0
               ? sweep2_oracle_distance(&s->o, s->q.wall, &place, s->q.circle[2]) < 0
               : result == GRAZE_HIT && side * sweep2_oracle_side(&s->o, s->q.wall, &place) <= 0;
}

static const char *fault_of_numbers(scene *s, const graze_sweep_hit2 *h)
{
    sweep2_oracle *o = &s->o;
    sweep2_oracle_compare(o, s->q.wall, s->start, h);
    const double center = fmax(fabs(o->center[0]), fabs(o->center[1]));
    const double point = fmax(fabs(o->point[0]), fabs(o->point[1]));
    judge_measure(&s->c, CENTER_OFF, center);
    judge_measure(&s->c, POINT_OFF, point);
    judge_measure(&s->c, FRACTION_OFF, o->fraction);
    if (center > GRAZE_SWEEP2_CENTER_BOUND)
        return "the center is too far off";
    if (point > (o->part == 0 ? GRAZE_SWEEP2_POINT_BOUND : 0))
        return "the point is too far off";
    if (o->fraction < 0 || o->fraction >= 2)
        return "the fraction is not rounded down";
    return is_normal(s, h) ? NULL : "the normal is too far off";
}

/* ---- The promises ---- */

/* The line of the wall is not crossed: the circle stops on the side of its start. */
static bool keeps_side(scene *s, const graze_sweep_hit2 *h, graze_result result)
{
    const graze_vec2 start = {(int32_t)s->start[0], (int32_t)s->start[1]};
    const int side = sweep2_oracle_side(&s->o, s->q.wall, &start);
    if (s->q.circle[2] == 0 ? result != GRAZE_HIT : h->feature != GRAZE_FEATURE_EDGE)
        return true;
    return side != 0 && side == sweep2_oracle_side(&s->o, s->q.wall, &h->center);
}

static int32_t held_difference(int64_t from, int64_t to)
{
    const int64_t way = to - from;
    return way > INT32_MAX ? INT32_MAX : way < INT32_MIN ? INT32_MIN : (int32_t)way;
}

static const char *fault_of_next(scene *s, const graze_sweep_hit2 *h)
{
    sweep2_words next = s->q;
    graze_sweep_hit2 other;
    int64_t end[2];
    next.circle[0] = h->center.x;
    next.circle[1] = h->center.y;
    for (int i = 0; i < 2; i++) {
        next.motion[i] = held_difference(next.circle[i], s->end[i]);
        end[i] = (int64_t)next.circle[i] + next.motion[i];
    }
#if GRAZE_SMALL_WORLD
    if (judged(h->center.x) != h->center.x || judged(h->center.y) != h->center.y)
        return NULL; /* beyond the border, where the next cast clamps it */
#endif
    const graze_vec2 last = {(int32_t)end[0], (int32_t)end[1]};
    const int64_t center[2] = {h->center.x, h->center.y};
    const graze_result result = ask(&next, &other);
    sweep2_oracle_solve(&s->o, s->q.wall, center, end, s->q.circle[2]);
    if (result != s->o.result)
        return "the next cast is wrong";
    if (result == GRAZE_INSIDE)
        return "the next cast is inside";
    return result != GRAZE_MISS ||
                   sweep2_oracle_distance(&s->o, s->q.wall, &last, s->q.circle[2]) >= 0
               ? NULL
               : "the next cast misses";
}

static const char *fault_of_hit(scene *s, const graze_sweep_hit2 *h, graze_result result)
{
    const int part = s->o.part;
    if (h->feature != (part == 0 ? GRAZE_FEATURE_EDGE : GRAZE_FEATURE_CORNER) ||
        h->index != (part > 0))
        return "another feature";
    const char *fault = fault_of_numbers(s, h);
    if (fault)
        return fault;
    if (!is_needed(s, h, result))
        return "the center leaves the path without need";
    if (sweep2_oracle_distance(&s->o, s->q.wall, &h->center, s->q.circle[2]) < 0)
        return "the place is inside";
    return keeps_side(s, h, result) ? fault_of_next(s, h) : "the place is behind the wall";
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    const graze_vec2 none = {UNTOUCHED, UNTOUCHED};
    graze_sweep_hit2 h = {none, none, none, UNTOUCHED, UNTOUCHED, UNTOUCHED};
    sweep2_oracle_solve(&s->o, s->q.wall, s->start, s->end, s->q.circle[2]);
    const graze_result exact = s->o.result, result = ask(&s->drawn, &h);
    if (result != exact || ask(&s->drawn, NULL) != exact)
        *fault = "another result";
    else if (exact == GRAZE_MISS)
        *fault = judge_wrong_unless(is_untouched(&h));
    else
        *fault = exact == GRAZE_INSIDE ? fault_inside(s, &h) : fault_of_hit(s, &h, exact);
    return exact;
}

static void draw(void *at)
{
    scene *s = at;
    input_sweep2(s->c.seed, s->c.index, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.wall, 4);
    judge_words(s->q.circle, 3);
    for (int i = 0; i < 2; i++) {
        const int64_t end = (int64_t)s->q.circle[i] + s->drawn.motion[i];
        s->start[i] = s->q.circle[i];
        s->end[i] = judged(end > INT32_MAX   ? INT32_MAX
                           : end < INT32_MIN ? INT32_MIN
                                             : (int32_t)end);
    }
}

static void init(void *at)
{
    sweep2_oracle_init(&((scene *)at)->o);
}

static void clear(void *at)
{
    sweep2_oracle_clear(&((scene *)at)->o);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("segment2", "wall", s->drawn.wall);
    print_value("circle", "circle", s->drawn.circle);
    print_value("vec2", "motion", s->drawn.motion);
}

static const char *class_name(int class_index)
{
    return sweep2_class_names[class_index];
}

#define MISS   (1u << GRAZE_MISS)
#define TOUCH  (1u << GRAZE_TOUCH)
#define HIT    (1u << GRAZE_HIT)
#define INSIDE (1u << GRAZE_INSIDE)

static uint32_t results_in(int class_index)
{
    switch (class_index) {
    case SWEEP2_RAW:
        return MISS | TOUCH | HIT | INSIDE;
    case SWEEP2_IN_TOUCH:
    case SWEEP2_ALONG:
        return TOUCH | HIT;
    default:
        return MISS | HIT | INSIDE;
    }
}

static const judge_routine routines[] = {
    {"circlecast", judge_cast, {"miss", "touch", "hit", "inside"}, {0}, results_in, 0},
};

ORACLE(sweep2)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep2", "graze_segment2_", SWEEP2_CLASSES),
        .measures = {"center, in raw units off", "point", "fraction, in 2^-30",
                     "normal, of its bound"},
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
