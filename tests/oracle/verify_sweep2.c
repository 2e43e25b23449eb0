/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep2`: N circles that move at each target against the exact answer: which of the four results, which part of
 * the target; and the promises of sweep2.h: the place is free, not behind a wall and within its bound, and a cast from there
 * to the same end is as promised.
 */
#include "judge.h"
#include "oracle_sweep2_target.h"
#include "print_case.h"
#include "sweep2_hits.h"

#include <math.h>

typedef struct {
    judge_case c;
    sweep2_words drawn, q; /* q: as judged */
    int64_t start[2], end[2];
    sweep2_exact e;
} scene;

static int target_of(const scene *s)
{
    return s->c.routine->variant;
}

static graze_result ask(const scene *s, const sweep2_words *w, graze_sweep_hit2 *hit)
{
    const graze_vec2 a = {w->wall[0], w->wall[1]}, b = {w->wall[2], w->wall[3]};
    const graze_segment2 wall = {a, b};
    const graze_circle circle = {{w->circle[0], w->circle[1]}, w->circle[2]}, ball = {a, w->inner};
    const graze_capsule2 capsule = {wall, w->inner};
    const graze_rect rect = {a, b};
    const graze_vec2 motion = {w->motion[0], w->motion[1]};
    switch (target_of(s)) {
    case SWEEP2_WALL:
        return graze_segment2_circlecast(&wall, &circle, motion, hit);
    case SWEEP2_CIRCLE:
        return graze_circle_circlecast(&ball, &circle, motion, hit);
    case SWEEP2_CAPSULE:
        return graze_capsule2_circlecast(&capsule, &circle, motion, hit);
    default:
        return graze_rect_circlecast(&rect, &circle, motion, hit);
    }
}

/* ---- What the hit is off ---- */

/* The normal of a rectangle's side is exact. */
static double normal_bound(const scene *s)
{
    const sweep2_exact *e = &s->e;
    if (e->target == SWEEP2_RECT && e->o.part == 0)
        return 0;
    return e->o.part == 0 || e->radius == 0 ? GRAZE_SEGMENT2_NORMAL_BOUND
                                            : GRAZE_CIRCLE_NORMAL_BOUND((double)e->radius);
}

/* A line has the normal that the cast of a line has. */
static bool is_normal_of_line(const scene *s, const graze_sweep_hit2 *h)
{
    const int32_t *r = s->q.wall;
    const graze_rect rect = {{r[0], r[1]}, {r[2], r[3]}};
    const graze_segment2 path = {{(int32_t)s->start[0], (int32_t)s->start[1]},
                                 {(int32_t)s->end[0], (int32_t)s->end[1]}};
    graze_line_hit2 on;
    return graze_rect_linecast(&rect, &path, &on) == s->e.result && h->normal.x == on.normal.x &&
           h->normal.y == on.normal.y && h->point.x == on.point.x && h->point.y == on.point.y;
}

static bool is_normal(scene *s, const graze_sweep_hit2 *h)
{
    return s->e.target == SWEEP2_RECT && s->e.radius == 0
               ? is_normal_of_line(s, h)
               : is_normal_within(&s->c, &s->e.o, h, normal_bound(s));
}

/* Whether a place of a hit has to be on the side of the wall on which the circle starts. */
static bool has_side(const scene *s, graze_feature part, graze_result result)
{
    if (s->e.radius == 0)
        return s->e.target != SWEEP2_RECT && result == GRAZE_HIT;
    return s->e.target == SWEEP2_WALL && part == GRAZE_FEATURE_EDGE;
}

/* The rounded place; or that was inside, or, for a line, not on the side of the start. */
static bool is_needed(scene *s, const graze_sweep_hit2 *h, graze_result result)
{
    graze_vec2 place;
    const int side = s->e.o.side;
    if (is_rounded(&s->e.o, h, &place))
        return true;
    return s->e.radius > 0 || s->e.target == SWEEP2_RECT
               ? sweep2_exact_distance(&s->e, &place) < 0
               : result == GRAZE_HIT && side * sweep2_oracle_side(&s->e.o, s->q.wall, &place) <= 0;
}

/* ---- The promises ---- */

/* The line of the wall is not crossed: the circle stops on the side of its start. */
static bool keeps_side(scene *s, const graze_sweep_hit2 *h, graze_result result)
{
    const graze_vec2 start = {(int32_t)s->start[0], (int32_t)s->start[1]};
    if (!has_side(s, h->feature, result))
        return true;
    const int side = sweep2_oracle_side(&s->e.o, s->q.wall, &start);
    return side != 0 && side == sweep2_oracle_side(&s->e.o, s->q.wall, &h->center);
}

static const char *fault_of_next(scene *s, const graze_sweep_hit2 *h)
{
    sweep2_words next = s->q;
    graze_sweep_hit2 other;
    int64_t end[2];
    if (!set_next(next.circle, next.motion, end, h, s->end))
        return NULL;
    const graze_vec2 last = {(int32_t)end[0], (int32_t)end[1]};
    const int64_t center[2] = {h->center.x, h->center.y};
    const graze_result result = ask(s, &next, &other);
    sweep2_exact_solve(&s->e, s->e.target, &s->q, center, end);
    if (result != s->e.result)
        return "the next cast is wrong";
    if (result == GRAZE_INSIDE)
        return "the next cast is inside";
    return result != GRAZE_MISS || sweep2_exact_distance(&s->e, &last) >= 0
               ? NULL
               : "the next cast misses";
}

/* The first side, for a line at a rectangle, is that of its normal. */
static int32_t expected_index(const scene *s, const graze_sweep_hit2 *h)
{
    const graze_vec2 n = h->normal;
    if (s->e.target != SWEEP2_RECT || s->e.radius > 0 || s->e.feature == GRAZE_FEATURE_CORNER)
        return s->e.index;
    return n.x < 0 ? 0 : n.x > 0 ? 1 : n.y < 0 ? 2 : 3;
}

static const char *fault_of_hit(scene *s, const graze_sweep_hit2 *h, graze_result result)
{
    if (!is_feature(h, s->e.feature, expected_index(s, h)))
        return "another feature";
    sweep2_exact_compare(&s->e, s->start, h);
    const char *fault = fault_of_numbers(&s->c, &s->e.o, h);
    if (fault)
        return fault;
    if (!is_normal(s, h))
        return "the normal is too far off";
    if (!is_needed(s, h, result))
        return "the center leaves the path without need";
    if (sweep2_exact_distance(&s->e, &h->center) < 0)
        return "the place is inside";
    return keeps_side(s, h, result) ? fault_of_next(s, h) : "the place is behind the wall";
}

/* Each target has inputs of its own. */
static void draw_for(scene *s)
{
    input_sweep2_target(s->c.seed, s->c.index, target_of(s), &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.wall, 4);
    judge_words(&s->q.inner, 1);
    judge_words(s->q.circle, 3);
    for (int i = 0; i < 2; i++) {
        s->start[i] = s->q.circle[i];
        s->end[i] = sweep_end(s->q.circle[i], s->drawn.motion[i]);
    }
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    graze_sweep_hit2 h = untouched_hit();
    draw_for(s);
    sweep2_exact_solve(&s->e, target_of(s), &s->q, s->start, s->end);
    const graze_result exact = s->e.result, result = ask(s, &s->drawn, &h);
    if (result != exact || ask(s, &s->drawn, NULL) != exact)
        *fault = "another result";
    else if (exact == GRAZE_MISS)
        *fault = judge_wrong_unless(is_untouched(&h));
    else
        *fault = exact == GRAZE_INSIDE ? fault_inside(s->start, &h) : fault_of_hit(s, &h, exact);
    return exact;
}

static void draw(void *at)
{
    (void)at; /* judge_cast draws */
}

static void init(void *at)
{
    sweep2_exact_init(&((scene *)at)->e);
}

static void clear(void *at)
{
    sweep2_exact_clear(&((scene *)at)->e);
}

static void print(const void *at)
{
    const scene *s = at;
    const int32_t *w = s->drawn.wall;
    const int32_t words[5] = {w[0], w[1], w[2], w[3], s->drawn.inner};
    const int32_t ball[3] = {w[0], w[1], s->drawn.inner};
    switch (target_of(s)) {
    case SWEEP2_WALL:
        print_value("segment2", "wall", words);
        break;
    case SWEEP2_CIRCLE:
        print_value("circle", "target", ball);
        break;
    case SWEEP2_CAPSULE:
        print_value("capsule2", "capsule", words);
        break;
    default:
        print_value("rect", "rect", words);
        break;
    }
    print_value("circle", "circle", s->drawn.circle);
    print_value("vec2", "motion", s->drawn.motion);
}

static const char *class_name(int class_index)
{
    return sweep2_class_names[class_index];
}

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

#define KINDS {"miss", "touch", "hit", "inside"}, {0}, results_in

static const judge_routine routines[] = {
    {"segment2_circlecast", judge_cast, KINDS, SWEEP2_WALL},
    {"circle_circlecast", judge_cast, KINDS, SWEEP2_CIRCLE},
    {"capsule2_circlecast", judge_cast, KINDS, SWEEP2_CAPSULE},
    {"rect_circlecast", judge_cast, KINDS, SWEEP2_RECT},
};

ORACLE(sweep2)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep2", "graze_", SWEEP2_CLASSES),
        .measures = SWEEP_MEASURES,
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
