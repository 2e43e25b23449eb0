/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep2_target.h"

#include <stdbool.h>
#include <string.h>

__extension__ typedef __int128 wide;

enum {
    BITS = 512,
    SIDES = 4,
    SAME_TIME = 300
}; /* times that differ by less than 2^-300 are the same */

void sweep2_exact_init(sweep2_exact *e)
{
    sweep2_oracle_init(&e->o);
    mpf_init2(e->first, BITS);
    mpf_init2(e->later, BITS);
}

void sweep2_exact_clear(sweep2_exact *e)
{
    sweep2_oracle_clear(&e->o);
    mpf_clears(e->first, e->later, NULL);
}

/* ---- Rectangles ---- */

/* The sides in the order -x +x -y +y. */
static void set_side(int32_t *wall, const int32_t *rect, int side)
{
    memcpy(wall, rect, 4 * sizeof *wall);
    if (side < 2)
        wall[0] = wall[2] = rect[side == 0 ? 0 : 2];
    else
        wall[1] = wall[3] = rect[side == 2 ? 1 : 3];
}

static bool is_within(const int32_t *rect, const int64_t *place, bool is_open)
{
    for (int axis = 0; axis < 2; axis++) {
        const int64_t low = place[axis] - rect[axis], high = rect[axis + 2] - place[axis];
        if (low < is_open || high < is_open)
            return false;
    }
    return true;
}

typedef struct {
    int64_t num, den; /* den > 0 */
} part_of_motion;

static bool is_earlier(part_of_motion a, part_of_motion b)
{
    return (wide)a.num * b.den < (wide)b.num * a.den;
}

/* When a place that moves by `way` is `gap` farther. */
static part_of_motion when(int64_t gap, int64_t way)
{
    const part_of_motion t = {way < 0 ? -gap : gap, way < 0 ? -way : way};
    return t;
}

/* Whether a line has a point in the open rectangle: from the last entry to the first exit. */
static bool line_crosses(const int32_t *rect, const int64_t *start, const int64_t *end)
{
    part_of_motion enter = {-1, 1}, leave = {2, 1};
    const part_of_motion zero = {0, 1}, one = {1, 1};
    for (int axis = 0; axis < 2; axis++) {
        const int64_t way = end[axis] - start[axis];
        const int64_t low = rect[axis] - start[axis], high = rect[axis + 2] - start[axis];
        if (way == 0 && (low >= 0 || high <= 0))
            return false;
        if (way == 0)
            continue;
        const part_of_motion in = when(way > 0 ? low : high, way),
                             out = when(way > 0 ? high : low, way);
        enter = is_earlier(enter, in) ? in : enter;
        leave = is_earlier(out, leave) ? out : leave;
    }
    return is_earlier(enter, leave) && is_earlier(enter, one) && is_earlier(zero, leave);
}

/* Whether the contact in e->o comes before the first, or is its own, beside a side and not at an end. */
static bool comes_first(sweep2_exact *e)
{
    mpf_sub(e->later, e->first, e->o.t);
    mpf_mul_2exp(e->later, e->later, SAME_TIME);
    const int order = mpf_cmp_si(e->later, 1) > 0 ? 1 : mpf_cmp_si(e->later, -1) < 0 ? -1 : 0;
    return order > 0 || (order == 0 && e->o.part == 0);
}

static int32_t corner_index(const sweep2_exact *e)
{
    const int32_t *rect = e->q->wall, *corner = e->wall + (e->o.part > 0 ? 2 : 0);
    return (corner[0] > rect[0] ? 1 : 0) + (corner[1] > rect[1] ? 2 : 0);
}

/* Of two sides in the same place the one that is beside the start. */
static int32_t side_index(const sweep2_exact *e, const int64_t *start, int side)
{
    const int axis = side / 2;
    const int32_t *rect = e->q->wall;
    return rect[axis] != rect[axis + 2] ? side : 2 * axis + (start[axis] > rect[axis] ? 1 : 0);
}

static void solve_rect(sweep2_exact *e, const int64_t *start, const int64_t *end)
{
    const int32_t *rect = e->q->wall;
    int best = -1;
    bool enters = e->radius == 0 && line_crosses(rect, start, end);
    e->result = GRAZE_MISS;
    if (rect[2] < rect[0] || rect[3] < rect[1] || e->radius < 0)
        return;
    e->result = GRAZE_INSIDE;
    if (is_within(rect, start, e->radius == 0))
        return;
    for (int i = 0; i < SIDES; i++) {
        set_side(e->wall, rect, i);
        sweep2_oracle_solve(&e->o, e->wall, start, end, e->radius);
        if (e->o.result == GRAZE_INSIDE)
            return;
        enters = enters || (e->radius > 0 && e->o.result == GRAZE_HIT);
        if (e->o.result == GRAZE_MISS || (best >= 0 && !comes_first(e)))
            continue;
        best = i;
        mpf_set(e->first, e->o.t);
    }
    e->result = best < 0 ? GRAZE_MISS : enters ? GRAZE_HIT : GRAZE_TOUCH;
    if (best < 0)
        return;
    set_side(e->wall, rect, best);
    sweep2_oracle_solve(&e->o, e->wall, start, end, e->radius);
    e->feature = e->o.part == 0 ? GRAZE_FEATURE_EDGE : GRAZE_FEATURE_CORNER;
    e->index = e->o.part == 0 ? side_index(e, start, best) : corner_index(e);
}

static int distance_of_rect(sweep2_exact *e, const graze_vec2 *place)
{
    const int64_t at[2] = {place->x, place->y};
    int least = 1;
    if (is_within(e->q->wall, at, e->radius == 0))
        return -1;
    for (int i = 0; i < SIDES; i++) {
        set_side(e->wall, e->q->wall, i);
        const int sign = sweep2_oracle_distance(&e->o, e->wall, place, e->radius);
        least = sign < least ? sign : least;
    }
    return least;
}

/* ---- All targets ---- */

void sweep2_exact_solve(sweep2_exact *e, int target, const sweep2_words *q, const int64_t *start,
                        const int64_t *end)
{
    e->target = target;
    e->q = q;
    e->radius = q->inner < 0 || q->circle[2] < 0 ? -1 : (int64_t)q->inner + q->circle[2];
    if (target == SWEEP2_RECT) {
        solve_rect(e, start, end);
        return;
    }
    memcpy(e->wall, q->wall, sizeof e->wall);
    sweep2_oracle_solve(&e->o, e->wall, start, end, e->radius);
    e->result = e->o.result;
    e->feature =
        target != SWEEP2_WALL || e->o.part == 0 ? GRAZE_FEATURE_EDGE : GRAZE_FEATURE_CORNER;
    e->index = target == SWEEP2_WALL && e->o.part > 0;
}

/* The point is on the way from the core to the center. */
static void compare_point(sweep2_exact *e, const graze_sweep_hit2 *hit)
{
    const double inner = e->radius > 0 ? (double)e->q->inner / (double)e->radius : 0;
    const double center[2] = {e->o.center[0] + (double)((int64_t)hit->center.x - hit->point.x),
                              e->o.center[1] + (double)((int64_t)hit->center.y - hit->point.y)};
    for (int axis = 0; axis < 2; axis++)
        e->o.point[axis] = inner * center[axis] + (1 - inner) * e->o.point[axis];
}

void sweep2_exact_compare(sweep2_exact *e, const int64_t *start, const graze_sweep_hit2 *hit)
{
    sweep2_oracle_compare(&e->o, e->wall, start, hit);
    compare_point(e, hit);
}

int sweep2_exact_distance(sweep2_exact *e, const graze_vec2 *place)
{
    return e->target == SWEEP2_RECT ? distance_of_rect(e, place)
                                    : sweep2_oracle_distance(&e->o, e->q->wall, place, e->radius);
}
