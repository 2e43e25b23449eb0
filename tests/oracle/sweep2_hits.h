/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the oracles of circles that move have in common: whether a hit is the exact one, within the bounds of sweep2.h. */
#ifndef GRAZE_TESTS_SWEEP2_HITS_H
#define GRAZE_TESTS_SWEEP2_HITS_H

#include "judge.h"
#include "oracle_sweep2.h"
#include "sweep_path.h"

#include <math.h>

static inline graze_sweep_hit2 untouched_hit(void)
{
    const graze_vec2 none = {UNTOUCHED, UNTOUCHED};
    const graze_sweep_hit2 h = {none, none, none, UNTOUCHED, UNTOUCHED, UNTOUCHED};
    return h;
}

static inline bool is_untouched(const graze_sweep_hit2 *h)
{
    return h->center.x == UNTOUCHED && h->center.y == UNTOUCHED && h->point.x == UNTOUCHED &&
           h->point.y == UNTOUCHED && h->normal.x == UNTOUCHED && h->normal.y == UNTOUCHED &&
           h->fraction == UNTOUCHED && h->feature == UNTOUCHED && h->index == UNTOUCHED;
}

static inline bool is_feature(const graze_sweep_hit2 *h, graze_feature feature, int32_t index)
{
    return h->feature == feature && h->index == index;
}

static inline bool is_start(const int64_t *start, const graze_vec2 *place)
{
    return place->x == start[0] && place->y == start[1];
}

static inline const char *fault_inside(const int64_t *start, const graze_sweep_hit2 *h)
{
    return judge_wrong_unless(is_start(start, &h->center) && is_start(start, &h->point) &&
                              h->normal.x == 0 && h->normal.y == 0 && h->fraction == 0 &&
                              is_feature(h, GRAZE_FEATURE_NONE, 0));
}

/* After sweep2_oracle_compare, as the next two. `bound`: of the normal, in raw units; 0 if it is exact. */
static inline bool is_normal_within(judge_case *c, const sweep2_oracle *o,
                                    const graze_sweep_hit2 *h, double bound)
{
    const double off =
        fmax(fabs(o->normal[0] * 65536 - h->normal.x), fabs(o->normal[1] * 65536 - h->normal.y));
    if (bound > 0)
        judge_measure(c, NORMAL_OFF, off / bound);
    return off <= bound;
}

static inline const char *fault_of_numbers(judge_case *c, const sweep2_oracle *o,
                                           const graze_sweep_hit2 *h)
{
    const double center = fmax(fabs(o->center[0]), fabs(o->center[1]));
    const double point = fmax(fabs(o->point[0]), fabs(o->point[1]));
    judge_measure(c, CENTER_OFF, center);
    judge_measure(c, POINT_OFF, point);
    judge_measure(c, FRACTION_OFF, o->fraction);
    if (center > GRAZE_SWEEP2_CENTER_BOUND)
        return "the center is too far off";
    if (point > (h->feature == GRAZE_FEATURE_CORNER ? 0 : GRAZE_SWEEP2_POINT_BOUND))
        return "the point is too far off";
    return o->fraction < 0 || o->fraction >= 2 ? "the fraction is not rounded down" : NULL;
}

/* Whether the place, from the exact one, is nowhere farther than rounding alone leads; or a tie, which may round either way.
 * Otherwise sets the rounded place. */
static inline bool is_rounded(const sweep2_oracle *o, const graze_sweep_hit2 *h, graze_vec2 *place)
{
    const double x = rint(o->center[0]), y = rint(o->center[1]);
    if (fabs(o->center[0]) <= 0.501 && fabs(o->center[1]) <= 0.501)
        return true;
    if (fabs(o->center[0] - x) > 0.498 || fabs(o->center[1] - y) > 0.498)
        return true;
    place->x = h->center.x + (int32_t)x;
    place->y = h->center.y + (int32_t)y;
    return false;
}

/* The circle of the next cast, from the center of the hit to the same end, and its motion. Sets the end of that, and returns false
 * in the small world if the center is beyond its border, where the next cast clamps it. */
static inline bool set_next(int32_t *circle, int32_t *motion, int64_t *next_end,
                            const graze_sweep_hit2 *h, const int64_t *end)
{
    circle[0] = h->center.x;
    circle[1] = h->center.y;
    for (int i = 0; i < 2; i++) {
        motion[i] = hold(end[i] - circle[i]);
        next_end[i] = (int64_t)circle[i] + motion[i];
    }
    return judged(h->center.x) == h->center.x && judged(h->center.y) == h->center.y;
}

#endif
