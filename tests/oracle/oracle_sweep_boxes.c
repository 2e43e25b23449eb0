/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep_boxes.h"

#include "sweep_path.h"

#include <string.h>

enum { MOST_INSTANTS = 2 + 2 * AXES };

__extension__ typedef __int128 wide;

/* num / den, den > 0 */
typedef struct {
    wide num, den;
} instant;

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

int64_t sweep_boxes_way(const sweep_boxes_words *w, int axis)
{
    return sweep_whole_way(w->min[axis], w->max[axis], w->motion[axis]);
}

/* At that instant, times its denominator. */
static wide moved(const sweep_boxes_words *w, int axis, int32_t side, const instant *t)
{
    return side * t->den + sweep_boxes_way(w, axis) * t->num;
}

static bool is_open_at(const sweep_boxes_words *w, int axes, const instant *t)
{
    for (int i = 0; i < axes; i++)
        if (moved(w, i, w->min[i], t) >= w->high[i] * t->den ||
            moved(w, i, w->max[i], t) <= w->low[i] * t->den)
            return false;
    return true;
}

static bool is_common_at(const sweep_boxes_words *w, int axes, const instant *t)
{
    for (int i = 0; i < axes; i++)
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

static int set_instants(const sweep_boxes_words *w, int axes, instant *all)
{
    int count = 0;
    insert(all, &count, 0, 1);
    insert(all, &count, 1, 1);
    for (int i = 0; i < axes; i++) {
        const int64_t way = sweep_boxes_way(w, i);
        const int64_t gaps[2] = {(int64_t)w->low[i] - w->max[i], (int64_t)w->high[i] - w->min[i]};
        for (int side = 0; side < 2 && way != 0; side++)
            if ((way > 0 && gaps[side] >= 0 && gaps[side] <= way) ||
                (way < 0 && gaps[side] <= 0 && gaps[side] >= way))
                insert(all, &count, gaps[side], way);
    }
    return count;
}

/* ---- The exact answer ---- */

static bool is_empty(const sweep_boxes_words *w, int axes)
{
    for (int i = 0; i < axes; i++)
        if (w->min[i] > w->max[i] || w->low[i] > w->high[i])
            return true;
    return false;
}

/* The result, and the instant of contact. */
static graze_result solve(const sweep_boxes_words *w, int axes, instant *contact)
{
    instant all[MOST_INSTANTS];
    bool is_found = false, enters = false;
    if (is_empty(w, axes))
        return GRAZE_MISS;
    const int count = set_instants(w, axes, all);
    if (is_open_at(w, axes, &all[0]))
        return GRAZE_INSIDE;
    for (int i = 0; i < count; i++) {
        if (!is_found && is_common_at(w, axes, &all[i])) {
            is_found = true;
            *contact = all[i];
        }
        if (i > 0) {
            const instant between = halfway(&all[i - 1], &all[i]);
            enters = enters || is_open_at(w, axes, &between) || is_open_at(w, axes, &all[i]);
        }
    }
    if (!is_found)
        return GRAZE_MISS;
    return enters ? GRAZE_HIT : GRAZE_TOUCH;
}

/* To nearest, ties away from the start. */
static int32_t rounded_place(const sweep_boxes_words *w, int axis, const instant *t)
{
    const int64_t way = sweep_boxes_way(w, axis), size = way < 0 ? -way : way;
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
        return sweep_boxes_way(w, axis) < 0 ? 1 : -1;
    return at_max - at_min;
}

static void set_part(int axes, const int *side, sweep_boxes_stop *e)
{
    static const int edges[AXES][2] = {{1, 2}, {0, 2}, {0, 1}};
    int sides = 0, first = -1, within = 0, corner = 0;
    for (int i = axes - 1; i >= 0; i--) {
        if (side[i] != 0) {
            sides++;
            first = i;
            corner += side[i] > 0 ? 1 << i : 0;
        } else {
            within = i;
        }
    }
    e->normal[first] = 65536 * side[first];
    e->feature = sides == axes       ? GRAZE_FEATURE_CORNER
                 : sides == axes - 1 ? GRAZE_FEATURE_EDGE
                                     : GRAZE_FEATURE_FACE;
    e->index = corner;
    if (sides == 1)
        e->index = 2 * first + (side[first] > 0);
    else if (sides < axes)
        e->index = 4 * within + (side[edges[within][0]] > 0) + 2 * (side[edges[within][1]] > 0);
}

bool sweep_boxes_ends_inside(const sweep_boxes_words *w, int axes)
{
    const instant end = {1, 1};
    return is_open_at(w, axes, &end);
}

void sweep_boxes_expect(const sweep_boxes_words *w, int axes, sweep_boxes_stop *e)
{
    instant contact = {0, 1}, *t = &contact;
    int side[AXES] = {0, 0, 0};
    memset(e, 0, sizeof *e);
    e->result = solve(w, axes, t);
    if (e->result == GRAZE_MISS)
        return;
    for (int i = 0; i < axes; i++) {
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
    set_part(axes, side, e);
}
