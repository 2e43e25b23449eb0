/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_boxes`: N boxes that move at boxes, and N rectangles, against the exact answer, to the last bit: the result,
 * the place, the point, the fraction and the part of the target. Then a cast from the place to the same end.
 */
#include "inputs_sweep_boxes.h"
#include "judge.h"
#include "oracle_sweep_boxes.h"
#include "print_case.h"
#include "sweep_path.h"

#include "../../include/graze/aabb.h"
#include "../../include/graze/sweep.h"
#include "../../include/graze/sweep2.h"

typedef sweep_boxes_stop stop;

typedef struct {
    judge_case c;
    sweep_boxes_words drawn, q; /* q: as judged */
    int axes;
} scene;

/* ---- The library ---- */

static void read3(int32_t *words, graze_vec3 v)
{
    words[0] = v.x;
    words[1] = v.y;
    words[2] = v.z;
}

static void read2(int32_t *words, graze_vec2 v)
{
    words[0] = v.x;
    words[1] = v.y;
    words[2] = 0;
}

static graze_aabb box_of(const int32_t *min, const int32_t *max)
{
    const graze_aabb box = {{min[0], min[1], min[2]}, {max[0], max[1], max[2]}};
    return box;
}

static graze_rect rect_of(const int32_t *min, const int32_t *max)
{
    const graze_rect rect = {{min[0], min[1]}, {max[0], max[1]}};
    return rect;
}

static void cast_box(const sweep_boxes_words *w, bool wants_hit, stop *got)
{
    const graze_vec3 none = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    const graze_aabb box = box_of(w->low, w->high), mover = box_of(w->min, w->max);
    const graze_vec3 motion = {w->motion[0], w->motion[1], w->motion[2]};
    graze_sweep_hit hit = {none, none, none, UNTOUCHED, UNTOUCHED, UNTOUCHED};
    got->result = graze_aabb_aabbcast(&box, &mover, motion, wants_hit ? &hit : NULL);
    read3(got->center, hit.center);
    read3(got->point, hit.point);
    read3(got->normal, hit.normal);
    got->fraction = hit.fraction;
    got->feature = hit.feature;
    got->index = hit.index;
}

static void cast_rect(const sweep_boxes_words *w, bool wants_hit, stop *got)
{
    const graze_vec2 none = {UNTOUCHED, UNTOUCHED};
    const graze_rect rect = rect_of(w->low, w->high), mover = rect_of(w->min, w->max);
    const graze_vec2 motion = {w->motion[0], w->motion[1]};
    graze_sweep_hit2 hit = {none, none, none, UNTOUCHED, UNTOUCHED, UNTOUCHED};
    got->result = graze_rect_rectcast(&rect, &mover, motion, wants_hit ? &hit : NULL);
    read2(got->center, hit.center);
    read2(got->point, hit.point);
    read2(got->normal, hit.normal);
    got->fraction = hit.fraction;
    got->feature = hit.feature;
    got->index = hit.index;
}

static void cast(const scene *s, const sweep_boxes_words *w, bool wants_hit, stop *got)
{
    if (s->axes == AXES)
        cast_box(w, wants_hit, got);
    else
        cast_rect(w, wants_hit, got);
}

/* ---- The judge ---- */

static bool is_untouched(const scene *s, const stop *g)
{
    for (int i = 0; i < s->axes; i++)
        if (g->center[i] != UNTOUCHED || g->point[i] != UNTOUCHED || g->normal[i] != UNTOUCHED)
            return false;
    return g->fraction == UNTOUCHED && g->feature == UNTOUCHED && g->index == UNTOUCHED;
}

static const char *fault_of_stop(const scene *s, const stop *e, const stop *g)
{
    for (int i = 0; i < s->axes; i++) {
        if (g->center[i] != e->center[i])
            return "another place";
        if (g->point[i] != e->point[i])
            return "another point";
        if (g->normal[i] != e->normal[i])
            return "another normal";
    }
    if (g->fraction != e->fraction)
        return "another fraction";
    return g->feature == e->feature && g->index == e->index ? NULL : "another part of the target";
}

/* A cast from the place, where the mover is in touch, to the same end. */
static const char *fault_of_next(const scene *s, const stop *g)
{
    sweep_boxes_words next = s->q;
    stop again, exact;
    for (int i = 0; i < s->axes; i++) {
        const int64_t way = (int64_t)s->q.min[i] + sweep_boxes_way(&s->q, i) - g->center[i];
        next.min[i] = g->center[i];
        next.max[i] += g->center[i] - s->q.min[i];
        next.motion[i] = (int32_t)way;
    }
    cast(s, &next, true, &again);
    sweep_boxes_expect(&next, s->axes, &exact);
    if (again.result == GRAZE_INSIDE)
        return "the next cast is inside";
    if (again.result == GRAZE_MISS || again.fraction != 0)
        return "the next cast is not in touch";
    if (sweep_boxes_ends_inside(&next, s->axes) && again.result != GRAZE_HIT)
        return "the next cast passes";
    return again.result == exact.result ? fault_of_stop(s, &exact, &again)
                                        : "the next cast is wrong";
}

/* A point is a line. */
static const char *fault_of_line(const scene *s, const stop *g)
{
    const sweep_boxes_words *q = &s->q;
    const graze_aabb box = box_of(q->low, q->high);
    int32_t end[AXES], point[AXES], normal[AXES];
    graze_line_hit hit;
    for (int i = 0; i < AXES; i++) {
        if (q->min[i] != q->max[i] || s->axes != AXES)
            return NULL;
        end[i] = (int32_t)(q->min[i] + sweep_boxes_way(q, i));
    }
    const graze_segment path = {{q->min[0], q->min[1], q->min[2]}, {end[0], end[1], end[2]}};
    const graze_result result = graze_aabb_linecast(&box, &path, &hit);
    if (result != g->result)
        return "not the result of the line";
    if (result == GRAZE_MISS)
        return NULL;
    read3(point, hit.point);
    read3(normal, hit.normal);
    for (int i = 0; i < AXES; i++)
        if (point[i] != g->center[i] || point[i] != g->point[i] || normal[i] != g->normal[i])
            return "not the hit of the line";
    return NULL;
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    stop exact, got, alone;
    s->axes = s->c.routine->variant;
    sweep_boxes_expect(&s->q, s->axes, &exact);
    cast(s, &s->drawn, true, &got);
    cast(s, &s->drawn, false, &alone);
    if (got.result != exact.result || alone.result != exact.result)
        *fault = "another result";
    else if (exact.result == GRAZE_MISS)
        *fault = judge_wrong_unless(is_untouched(s, &got));
    else
        *fault = fault_of_stop(s, &exact, &got);
    if (!*fault)
        *fault = fault_of_line(s, &got);
    if (!*fault && (exact.result == GRAZE_TOUCH || exact.result == GRAZE_HIT))
        *fault = fault_of_next(s, &got);
    return exact.result;
}

static void draw(void *at)
{
    scene *s = at;
    input_sweep_boxes(s->c.seed, s->c.index, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.low, AXES);
    judge_words(s->q.high, AXES);
    judge_words(s->q.min, AXES);
    judge_words(s->q.max, AXES);
}

static void print(const void *at)
{
    const scene *s = at;
    const sweep_boxes_words *w = &s->drawn;
    if (s->axes == AXES) {
        const graze_aabb box = box_of(w->low, w->high), mover = box_of(w->min, w->max);
        print_value("aabb", "box", &box);
        print_value("aabb", "mover", &mover);
        print_value("vec3", "motion", w->motion);
    } else {
        const graze_rect rect = rect_of(w->low, w->high), mover = rect_of(w->min, w->max);
        print_value("rect", "rect", &rect);
        print_value("rect", "mover", &mover);
        print_value("vec2", "motion", w->motion);
    }
}

static const char *class_name(int class_index)
{
    return sweep_boxes_class_names[class_index];
}

static uint32_t results_in(int class_index)
{
    switch (class_index) {
    case SWEEP_BOXES_IN_TOUCH:
        return TOUCH | HIT;
    case SWEEP_BOXES_RAW:
    case SWEEP_BOXES_LATTICE:
    case SWEEP_BOXES_ALONG:
    case SWEEP_BOXES_TIES:
    case SWEEP_BOXES_POINTS:
        return MISS | TOUCH | HIT;
    case SWEEP_BOXES_CLOSE:
        return MISS | HIT;
    case SWEEP_BOXES_WORLD:
        return MISS | HIT | INSIDE;
    default:
        return MISS | TOUCH | HIT | INSIDE;
    }
}

static const judge_routine routines[] = {
    {"aabb_aabbcast", judge_cast, {"miss", "touch", "hit", "inside"}, {0}, results_in, 3},
    {"rect_rectcast", judge_cast, {"miss", "touch", "hit", "inside"}, {0}, results_in, 2},
};

ORACLE(sweep_boxes)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_boxes", "graze_", SWEEP_BOXES_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
