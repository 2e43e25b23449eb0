/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep2_polygon`: N circles that move at a polygon against the exact answer: which of the four results, which side
 * or corner; and the promises of sweep2.h: the place is free and within its bound, and a cast from there to the same end is as
 * promised. Of corners that are not convex only that the result is the same again, without a hit, and in bounds.
 */
#include "inputs_sweep2_polygon.h"
#include "judge.h"
#include "oracle_polygon2.h"
#include "oracle_sweep2_polygon.h"
#include "print_case.h"
#include "sweep2_hits.h"

typedef struct {
    judge_case c;
    sweep2_polygon_words drawn, q; /* q: as judged */
    int64_t start[2], end[2];
    sweep2_polygon_oracle o;
} scene;

static void set_corners(const raw_polygon2 *p, graze_vec2 *corners)
{
    for (uint32_t i = 0; i < p->count; i++)
        corners[i] = graze_vec2_of(p->corners[2 * i], p->corners[2 * i + 1]);
}

static graze_result ask(const sweep2_polygon_words *w, graze_sweep_hit2 *hit)
{
    graze_vec2 corners[POLYGON2_MOST];
    const graze_polygon2 polygon = {corners, w->polygon.count};
    const graze_circle circle = {{w->circle[0], w->circle[1]}, w->circle[2]};
    const graze_vec2 motion = {w->motion[0], w->motion[1]};
    set_corners(&w->polygon, corners);
    return graze_polygon2_circlecast(&polygon, &circle, motion, hit);
}

/* ---- What the hit is off ---- */

/* A line has the normal that the cast of a line has. */
static void set_normal_of_line(scene *s)
{
    graze_vec2 corners[POLYGON2_MOST];
    graze_line_hit2 on = {{0, 0}, {UNTOUCHED, UNTOUCHED}, 0};
    const graze_polygon2 polygon = {corners, s->q.polygon.count};
    const graze_segment2 path = {{(int32_t)s->start[0], (int32_t)s->start[1]},
                                 {(int32_t)s->end[0], (int32_t)s->end[1]}};
    set_corners(&s->q.polygon, corners);
    (void)graze_polygon2_linecast(&polygon, &path, &on);
    s->o.wall.normal[0] = on.normal.x / 65536.0;
    s->o.wall.normal[1] = on.normal.y / 65536.0;
}

static double normal_bound(const scene *s)
{
    const int32_t radius = s->q.circle[2];
    return s->o.feature == GRAZE_FEATURE_EDGE || radius == 0 ? GRAZE_POLYGON2_NORMAL_BOUND
                                                             : GRAZE_CIRCLE_NORMAL_BOUND(radius);
}

/* Not inside; nor, of a line, beyond the polygon: then the way there enters it. */
static bool is_free(scene *s, const graze_vec2 *place, int32_t radius)
{
    const int64_t end[2] = {place->x, place->y};
    if (radius > 0)
        return !sweep2_polygon_oracle_contains(&s->o, place, radius);
    sweep2_polygon_oracle_solve(&s->o, &s->q.polygon, s->start, end, 0);
    return s->o.result < GRAZE_HIT;
}

static const char *fault_of_place(scene *s, const graze_sweep_hit2 *h)
{
    graze_vec2 place;
    const int32_t radius = s->q.circle[2];
    sweep2_oracle_compare(&s->o.wall, s->o.touched, s->start, h);
    if (radius == 0)
        set_normal_of_line(s);
    const char *fault = fault_of_numbers(&s->c, &s->o.wall, h);
    if (fault)
        return fault;
    if (!is_normal_within(&s->c, &s->o.wall, h, normal_bound(s)))
        return "the normal is too far off";
    if (!is_rounded(&s->o.wall, h, &place) && is_free(s, &place, radius))
        return "the center leaves the path without need";
    return is_free(s, &h->center, radius) ? NULL : "the place is inside, or beyond";
}

/* ---- The next cast ---- */

static const char *fault_of_next(scene *s, const graze_sweep_hit2 *h)
{
    sweep2_polygon_words next = s->q;
    graze_sweep_hit2 other;
    int64_t end[2];
    if (!set_next(next.circle, next.motion, end, h, s->end))
        return NULL;
    const graze_vec2 last = {(int32_t)end[0], (int32_t)end[1]};
    const int64_t center[2] = {h->center.x, h->center.y};
    const graze_result result = ask(&next, &other);
    sweep2_polygon_oracle_solve(&s->o, &s->q.polygon, center, end, s->q.circle[2]);
    if (result != s->o.result)
        return "the next cast is wrong";
    if (result == GRAZE_INSIDE)
        return "the next cast is inside";
    return result != GRAZE_MISS || !sweep2_polygon_oracle_contains(&s->o, &last, s->q.circle[2])
               ? NULL
               : "the next cast misses";
}

static const char *fault_of_hit(scene *s, const graze_sweep_hit2 *h)
{
    if (!is_feature(h, s->o.feature, s->o.index))
        return "another feature";
    const char *fault = fault_of_place(s, h);
    return fault ? fault : fault_of_next(s, h);
}

/* ---- Casts ---- */

static int judge_convex(scene *s, const char **fault)
{
    graze_sweep_hit2 h = untouched_hit();
    sweep2_polygon_oracle_solve(&s->o, &s->q.polygon, s->start, s->end, s->q.circle[2]);
    const graze_result exact = s->o.result, result = ask(&s->drawn, &h);
    if (result != exact || ask(&s->drawn, NULL) != exact)
        *fault = "another result";
    else if (exact == GRAZE_MISS)
        *fault = judge_wrong_unless(is_untouched(&h));
    else
        *fault = exact == GRAZE_INSIDE ? fault_inside(s->start, &h) : fault_of_hit(s, &h);
    return exact;
}

static bool is_equal(const graze_sweep_hit2 *a, const graze_sweep_hit2 *b)
{
    return a->center.x == b->center.x && a->center.y == b->center.y && a->point.x == b->point.x &&
           a->point.y == b->point.y && a->normal.x == b->normal.x && a->normal.y == b->normal.y &&
           a->fraction == b->fraction && is_feature(a, b->feature, b->index);
}

static int judge_any(scene *s, const char **fault)
{
    graze_sweep_hit2 h = untouched_hit(), other = untouched_hit();
    const graze_result result = ask(&s->drawn, &h);
    const bool is_hit = result == GRAZE_HIT || result == GRAZE_TOUCH;
    *fault =
        judge_wrong_unless(ask(&s->drawn, NULL) == result && ask(&s->drawn, &other) == result &&
                           is_equal(&h, &other) && is_untouched(&h) == (result == GRAZE_MISS) &&
                           (!is_hit || (h.index >= 0 && (uint32_t)h.index < s->q.polygon.count)));
    return GRAZE_MISS;
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    return polygon2_oracle_is_convex(&s->q.polygon) ? judge_convex(s, fault) : judge_any(s, fault);
}

static void draw(void *at)
{
    scene *s = at;
    input_sweep2_polygon(s->c.seed, s->c.index, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.polygon.corners, (int)(2 * s->q.polygon.count));
    judge_words(s->q.circle, 3);
    for (int i = 0; i < 2; i++) {
        s->start[i] = s->q.circle[i];
        s->end[i] = sweep_end(s->q.circle[i], s->drawn.motion[i]);
    }
}

static void init(void *at)
{
    sweep2_polygon_oracle_init(&((scene *)at)->o);
}

static void clear(void *at)
{
    sweep2_polygon_oracle_clear(&((scene *)at)->o);
}

static void print(const void *at)
{
    const scene *s = at;
    const raw_polygon2 *p = &s->drawn.polygon;
    for (uint32_t i = 0; i < p->count; i++)
        print_value("vec2", "corner", p->corners + 2 * i);
    print_value("circle", "circle", s->drawn.circle);
    print_value("vec2", "motion", s->drawn.motion);
}

static const char *class_name(int class_index)
{
    return sweep2_polygon_class_names[class_index];
}

static uint32_t results_in(int class_index)
{
    switch (class_index) {
    case SWEEP2_POLYGON_ANY:
        return MISS;
    case SWEEP2_POLYGON_IN_TOUCH:
    case SWEEP2_POLYGON_ALONG:
        return TOUCH | HIT;
    case SWEEP2_POLYGON_BORDER:
        return HIT;
    case SWEEP2_POLYGON_LINE:
        return MISS | TOUCH | HIT;
    case SWEEP2_POLYGON_FLAT:
    case SWEEP2_POLYGON_SLIVER:
    case SWEEP2_POLYGON_FEW:
        return MISS | HIT;
    default:
        return MISS | HIT | INSIDE;
    }
}

static const judge_routine routines[] = {
    {"circlecast", judge_cast, {"miss", "touch", "hit", "inside"}, {0}, results_in, 0},
};

ORACLE(sweep2_polygon)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep2_polygon", "graze_polygon2_", SWEEP2_POLYGON_CLASSES),
        .measures = SWEEP_MEASURES,
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
