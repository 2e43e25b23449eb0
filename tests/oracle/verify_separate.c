/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate`: N cases for each routine that moves a shape out of another along an axis. By membership: the place
 * is free, and no shorter move along any axis leads to a free place in the world.
 */
#include "../../include/graze/graze.h"
#include "inputs_separate.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"

#include <string.h>

enum {
    EACH = (1 << SEPARATE_CLASSES) - 1,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << SEPARATE_ENDS | 1 << SEPARATE_WORLD,
    UNTOUCHED = 0x5a5a5a5a
};

typedef struct {
    judge_case c;
    separate_words q; /* as judged */
    graze_aabb box, box_mover;
    graze_rect rect, rect_mover;
} scene;

/* ---- Boxes on some axes, in 64 bits ---- */

/* Whether the open interval of the mover, moved by `by`, has a point of the closed interval of the target. In half units
 * the open interval is closed, one half unit smaller at each end. */
static bool axis_overlaps(const int32_t *target, const int32_t *mover, int axis, int64_t by)
{
    const int64_t low = 2 * (mover[axis] + by) + 1, high = 2 * (mover[axis + 3] + by) - 1;
    const int64_t least = 2 * (int64_t)target[axis], most = 2 * (int64_t)target[axis + 3];
    const int64_t first = low > least ? low : least, last = high < most ? high : most;
    return low <= high && least <= most && first <= last;
}

/* With the mover moved by `by` along one axis. */
static bool boxes_overlap(const scene *s, int axes, int along, int64_t by)
{
    for (int axis = 0; axis < axes; axis++)
        if (!axis_overlaps(s->q.box, s->q.box_mover, axis, axis == along ? by : 0))
            return false;
    return true;
}

static bool in_world(const scene *s, int along, int64_t by)
{
    return s->q.box_mover[along] + by >= INT32_MIN && s->q.box_mover[along + 3] + by <= INT32_MAX &&
           by <= INT32_MAX && by >= -INT32_MAX;
}

/* Whether the move along an axis, up or down, leads to a free place in the world. */
static bool frees(const scene *s, int axes, int side, int64_t size)
{
    const int64_t by = side % 2 == 0 ? -size : size;
    return in_world(s, side / 2, by) && !boxes_overlap(s, axes, side / 2, by);
}

/* The least size that frees through a side, by halving: a longer one frees as well, as far as it is in the world. Above
 * INT32_MAX: none. */
static int64_t least_size(const scene *s, int axes, int side)
{
    const int32_t *m = s->q.box_mover;
    const int64_t room =
        side % 2 == 0 ? m[side / 2] - (int64_t)INT32_MIN : INT32_MAX - (int64_t)m[side / 2 + 3];
    int64_t low = 0, high = room < INT32_MAX ? room : INT32_MAX;
    if (!frees(s, axes, side, high))
        return INT64_MAX;
    while (low < high) {
        const int64_t middle = (low + high) / 2;
        if (frees(s, axes, side, middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* ---- The routines ---- */

typedef struct {
    graze_separation result;
    int32_t move[3], normal[3];
} reply;

static void ask(const scene *s, int axes, reply *r)
{
    for (int axis = 0; axis < 3; axis++)
        r->move[axis] = r->normal[axis] = UNTOUCHED;
    if (axes == 3) {
        graze_vec3 move = {r->move[0], r->move[1], r->move[2]}, normal = move;
        r->result = graze_aabb_separate_aabb(&s->box, &s->box_mover, &move, &normal);
        memcpy(r->move, &move, sizeof move);
        memcpy(r->normal, &normal, sizeof normal);
    } else {
        graze_vec2 move = {r->move[0], r->move[1]}, normal = move;
        r->result = graze_rect_separate_rect(&s->rect, &s->rect_mover, &move, &normal);
        memcpy(r->move, &move, sizeof move);
        memcpy(r->normal, &normal, sizeof normal);
    }
}

/* Whether move and normal are these numbers on the axis of the side, and `other` elsewhere. */
static bool is_along(const reply *r, int axes, int side, int64_t move, int32_t normal,
                     int32_t other)
{
    for (int axis = 0; axis < axes; axis++) {
        const bool along = axis == side / 2;
        if (r->move[axis] != (along ? move : other) || r->normal[axis] != (along ? normal : other))
            return false;
    }
    return true;
}

/* The first of the sides with the least size, or -1. The side with the least depth need not be it. */
static int exact_side(const scene *s, int axes, int64_t *size)
{
    int best = -1;
    *size = INT64_MAX;
    for (int side = 0; side < 2 * axes; side++) {
        const int64_t own = least_size(s, axes, side);
        if (own < *size) {
            *size = own;
            best = side;
        }
    }
    return best;
}

static int judge_boxes(void *at, const char **fault)
{
    scene *s = at;
    const int axes = s->c.routine->variant;
    reply r;
    int64_t size;
    ask(s, axes, &r);
    if (!boxes_overlap(s, axes, 0, 0)) {
        *fault =
            judge_wrong_unless(r.result == GRAZE_FREE && is_along(&r, axes, -2, 0, 0, UNTOUCHED));
        return 0;
    }
    const int side = exact_side(s, axes, &size);
    if (side < 0) {
        *fault = judge_wrong_unless(r.result == GRAZE_NO_PLACE && is_along(&r, axes, -2, 0, 0, 0));
        return 3;
    }
    const bool down = side % 2 == 0;
    *fault =
        judge_wrong_unless(r.result == GRAZE_MOVED &&
                           is_along(&r, axes, side, down ? -size : size, down ? -65536 : 65536, 0));
    return down ? 1 : 2;
}

static const judge_routine routines[] = {
    {"aabb_separate_aabb",
     judge_boxes,
     {"free", "moved down", "moved up", "no place"},
     {EACH, EACH & ~LARGE, EACH & ~LARGE, LARGE & 1 << SEPARATE_WORLD},
     NULL,
     3},
    {"rect_separate_rect",
     judge_boxes,
     {"free", "moved down", "moved up", "no place"},
     {EACH, EACH & ~LARGE, EACH & ~LARGE, LARGE & 1 << SEPARATE_WORLD},
     NULL,
     2},
};

static void draw(void *at)
{
    scene *s = at;
    input_separate(s->c.seed, s->c.index, &s->q);
    const int32_t *b = s->q.box, *m = s->q.box_mover;
    const graze_aabb box = {{b[0], b[1], b[2]}, {b[3], b[4], b[5]}},
                     mover = {{m[0], m[1], m[2]}, {m[3], m[4], m[5]}};
    const graze_rect rect = {{b[0], b[1]}, {b[3], b[4]}}, rect_mover = {{m[0], m[1]}, {m[3], m[4]}};
    s->box = box;
    s->box_mover = mover;
    s->rect = rect;
    s->rect_mover = rect_mover;
    judge_words(s->q.box, 6);
    judge_words(s->q.box_mover, 6);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("aabb", "box", &s->box);
    print_value("aabb", "mover", &s->box_mover);
}

static const char *class_name(int class_index)
{
    return separate_class_names[class_index];
}

ORACLE(separate)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_separate", "graze_", SEPARATE_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
