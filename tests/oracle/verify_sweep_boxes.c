/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_boxes`: N boxes that move at boxes, and N rectangles, against the exact answer, to the last bit: the result,
 * the place, the point, the fraction and the part of the target. Then a cast from the place to the same end.
 *
 * The mover is tried at each instant at which a side of it is level with one of the target, and halfway between two such
 * instants: nothing changes elsewhere. An instant is a fraction of integers below 2^34, one halfway of integers below 2^69, so
 * a coordinate times its denominator is below 2^103.
 */
#include "inputs_sweep_boxes.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"

#include "../../include/graze/aabb.h"
#include "../../include/graze/sweep.h"
#include "../../include/graze/sweep2.h"

#include <string.h>

enum { UNTOUCHED = 0x5a5a5a5a, AXES = 3, MOST_INSTANTS = 2 + 2 * AXES };

__extension__ typedef __int128 wide;

/* num / den, den > 0 */
typedef struct {
    wide num, den;
} instant;

/* A hit, in space or in the plane. */
typedef struct {
    graze_result result;
    int32_t center[AXES], point[AXES], normal[AXES], fraction, feature, index;
} stop;

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

/* ---- Instants ---- */

static bool is_before(const instant *a, const instant *b)
{
    return a->num * b->den < b->num * a->den;
}

static instant halfway(const instant *a, const instant *b)
{
    const instant t = {a->num * b->den + b->num * a->den, 2 * a->den * b->den};
    return t;
}

/* How far both corners can go in the world. */
static int64_t way_on(const sweep_boxes_words *w, int axis)
{
    const int64_t way = w->motion[axis];
    const int64_t below = (int64_t)judged(INT32_MIN) - w->min[axis];
    const int64_t above = (int64_t)judged(INT32_MAX) - w->max[axis];
    return way < below ? below : way > above ? above : way;
}

/* At that instant, times its denominator. */
static wide moved(const sweep_boxes_words *w, int axis, int32_t side, const instant *t)
{
    return side * t->den + way_on(w, axis) * t->num;
}

static bool is_open_at(const scene *s, const sweep_boxes_words *w, const instant *t)
{
    for (int i = 0; i < s->axes; i++)
        if (moved(w, i, w->min[i], t) >= w->high[i] * t->den ||
            moved(w, i, w->max[i], t) <= w->low[i] * t->den)
            return false;
    return true;
}

static bool is_common_at(const scene *s, const sweep_boxes_words *w, const instant *t)
{
    for (int i = 0; i < s->axes; i++)
        if (moved(w, i, w->min[i], t) > w->high[i] * t->den ||
            moved(w, i, w->max[i], t) < w->low[i] * t->den)
            return false;
    return true;
}

/* In order. */
static void insert(instant *all, int *count, int64_t num, int64_t den)
{
    const instant t = {den < 0 ? -num : num, den < 0 ? -den : den};
    int i = (*count)++;
    for (; i > 0 && is_before(&t, &all[i - 1]); i--)
        all[i] = all[i - 1];
    all[i] = t;
}

static int set_instants(const scene *s, const sweep_boxes_words *w, instant *all)
{
    int count = 0;
    insert(all, &count, 0, 1);
    insert(all, &count, 1, 1);
    for (int i = 0; i < s->axes; i++) {
        const int64_t way = way_on(w, i);
        const int64_t gaps[2] = {(int64_t)w->low[i] - w->max[i], (int64_t)w->high[i] - w->min[i]};
        for (int side = 0; side < 2 && way != 0; side++)
            if ((way > 0 && gaps[side] >= 0 && gaps[side] <= way) ||
                (way < 0 && gaps[side] <= 0 && gaps[side] >= way))
                insert(all, &count, gaps[side], way);
    }
    return count;
}

/* ---- The exact answer ---- */

static bool is_empty(const scene *s, const sweep_boxes_words *w)
{
    for (int i = 0; i < s->axes; i++)
        if (w->min[i] > w->max[i] || w->low[i] > w->high[i])
            return true;
    return false;
}

/* The result, and the instant of contact. */
static graze_result solve(const scene *s, const sweep_boxes_words *w, instant *contact)
{
    instant all[MOST_INSTANTS];
    bool is_found = false, enters = false;
    if (is_empty(s, w))
        return GRAZE_MISS;
    const int count = set_instants(s, w, all);
    if (is_open_at(s, w, &all[0]))
        return GRAZE_INSIDE;
    for (int i = 0; i < count; i++) {
        if (!is_found && is_common_at(s, w, &all[i])) {
            is_found = true;
            *contact = all[i];
        }
        if (i > 0) {
            const instant between = halfway(&all[i - 1], &all[i]);
            enters = enters || is_open_at(s, w, &between) || is_open_at(s, w, &all[i]);
        }
    }
    if (!is_found)
        return GRAZE_MISS;
    return enters ? GRAZE_HIT : GRAZE_TOUCH;
}

/* To nearest, ties away from the start. */
static int32_t rounded_place(const sweep_boxes_words *w, int axis, const instant *t)
{
    const int64_t way = way_on(w, axis), size = way < 0 ? -way : way;
    const int64_t far = (int64_t)((2 * size * t->num + t->den) / (2 * t->den));
    return (int32_t)(way < 0 ? w->min[axis] - far : w->min[axis] + far);
}

static int32_t rounded_middle(int64_t a, int64_t b)
{
    const int64_t sum = a + b;
    return (int32_t)(sum < 0 ? -((1 - sum) / 2) : (sum + 1) / 2);
}

/* -1: the mover is at the side min of the target, 1: at max, 0: beside it. */
static int side_at(const sweep_boxes_words *w, int axis, const instant *t)
{
    const bool at_min = moved(w, axis, w->max[axis], t) == w->low[axis] * t->den;
    const bool at_max = moved(w, axis, w->min[axis], t) == w->high[axis] * t->den;
    if (at_min && at_max)
        return way_on(w, axis) < 0 ? 1 : -1;
    return at_max - at_min;
}

static void set_part(const scene *s, const int *side, stop *e)
{
    static const int edges[AXES][2] = {{1, 2}, {0, 2}, {0, 1}};
    int sides = 0, first = -1, within = 0, corner = 0;
    for (int i = s->axes - 1; i >= 0; i--) {
        if (side[i] != 0) {
            sides++;
            first = i;
            corner += side[i] > 0 ? 1 << i : 0;
        } else {
            within = i;
        }
    }
    e->normal[first] = 65536 * side[first];
    e->feature = sides == s->axes       ? GRAZE_FEATURE_CORNER
                 : sides == s->axes - 1 ? GRAZE_FEATURE_EDGE
                                        : GRAZE_FEATURE_FACE;
    e->index = corner;
    if (sides == 1)
        e->index = 2 * first + (side[first] > 0);
    else if (sides < s->axes)
        e->index = 4 * within + (side[edges[within][0]] > 0) + 2 * (side[edges[within][1]] > 0);
}

static void expect(const scene *s, const sweep_boxes_words *w, stop *e, instant *t)
{
    int side[AXES] = {0, 0, 0};
    memset(e, 0, sizeof *e);
    e->result = solve(s, w, t);
    if (e->result == GRAZE_MISS)
        return;
    for (int i = 0; i < s->axes; i++) {
        e->center[i] = e->point[i] = w->min[i];
        if (e->result == GRAZE_INSIDE)
            continue;
        e->center[i] = rounded_place(w, i, t);
        const int64_t end = (int64_t)e->center[i] + w->max[i] - w->min[i];
        e->point[i] = rounded_middle(e->center[i] > w->low[i] ? e->center[i] : w->low[i],
                                     end < w->high[i] ? end : w->high[i]);
        side[i] = side_at(w, i, t);
    }
    e->feature = GRAZE_FEATURE_NONE;
    if (e->result == GRAZE_INSIDE)
        return;
    e->fraction = (int32_t)(t->num * 1073741824 / t->den);
    set_part(s, side, e);
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
    instant t;
    stop again, exact;
    for (int i = 0; i < s->axes; i++) {
        const int64_t way = (int64_t)s->q.min[i] + way_on(&s->q, i) - g->center[i];
        next.min[i] = g->center[i];
        next.max[i] += g->center[i] - s->q.min[i];
        next.motion[i] = (int32_t)way;
    }
    cast(s, &next, true, &again);
    expect(s, &next, &exact, &t);
    if (again.result == GRAZE_INSIDE)
        return "the next cast is inside";
    if (again.result == GRAZE_MISS || again.fraction != 0)
        return "the next cast is not in touch";
    const instant end = {1, 1};
    if (is_open_at(s, &next, &end) && again.result != GRAZE_HIT)
        return "the next cast passes";
    return again.result == exact.result ? fault_of_stop(s, &exact, &again) : "the next cast is wrong";
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
        end[i] = (int32_t)(q->min[i] + way_on(q, i));
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
    instant t = {0, 1};
    stop exact, got, alone;
    s->axes = s->c.routine->variant;
    expect(s, &s->q, &exact, &t);
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

#define MISS   (1u << GRAZE_MISS)
#define TOUCH  (1u << GRAZE_TOUCH)
#define HIT    (1u << GRAZE_HIT)
#define INSIDE (1u << GRAZE_INSIDE)

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
