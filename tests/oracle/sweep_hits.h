/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the oracles of spheres that move have in common: whether a hit is the exact one, within the bounds of sweep.h. */
#ifndef GRAZE_TESTS_SWEEP_HITS_H
#define GRAZE_TESTS_SWEEP_HITS_H

#include "../../include/graze/sweep.h"
#include "judge.h"
#include "sweep_path.h"

#include <math.h>

static inline graze_sweep_hit untouched_hit(void)
{
    const graze_vec3 none = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    const graze_sweep_hit h = {none, none, none, UNTOUCHED, UNTOUCHED, UNTOUCHED};
    return h;
}

static inline bool is_vector(const graze_vec3 *v, int64_t x, int64_t y, int64_t z)
{
    return v->x == x && v->y == y && v->z == z;
}

static inline bool is_untouched(const graze_sweep_hit *h)
{
    return is_vector(&h->center, UNTOUCHED, UNTOUCHED, UNTOUCHED) &&
           is_vector(&h->point, UNTOUCHED, UNTOUCHED, UNTOUCHED) &&
           is_vector(&h->normal, UNTOUCHED, UNTOUCHED, UNTOUCHED) && h->fraction == UNTOUCHED &&
           h->feature == UNTOUCHED && h->index == UNTOUCHED;
}

static inline bool is_feature(const graze_sweep_hit *h, graze_feature feature, int32_t index)
{
    return h->feature == feature && h->index == index;
}

static inline const char *fault_inside(const int64_t *start, const graze_sweep_hit *h)
{
    return judge_wrong_unless(is_vector(&h->center, start[0], start[1], start[2]) &&
                              is_vector(&h->point, start[0], start[1], start[2]) &&
                              is_vector(&h->normal, 0, 0, 0) && h->fraction == 0 &&
                              is_feature(h, GRAZE_FEATURE_NONE, 0));
}

static inline double greatest(const double *v)
{
    return fmax(fabs(v[0]), fmax(fabs(v[1]), fabs(v[2])));
}

/* `bound`: in raw units; 0 if the normal is exact. */
static inline bool is_normal_within(judge_case *c, const double *normal, const graze_sweep_hit *h,
                                    double bound)
{
    const double off[3] = {normal[0] * 65536 - h->normal.x, normal[1] * 65536 - h->normal.y,
                           normal[2] * 65536 - h->normal.z};
    if (bound > 0)
        judge_measure(c, NORMAL_OFF, greatest(off) / bound);
    return greatest(off) <= bound;
}

/* `center`: from the exact one; `fraction`: below it. */
static inline const char *fault_of_center(judge_case *c, const double *center, double fraction)
{
    judge_measure(c, CENTER_OFF, greatest(center));
    judge_measure(c, FRACTION_OFF, fraction);
    if (greatest(center) > GRAZE_SWEEP_CENTER_BOUND)
        return "the center is too far off";
    return fraction < 0 || fraction >= 2 ? "the fraction is not rounded down" : NULL;
}

/* Whether the center, which is so far from the exact one, is nowhere farther than rounding alone leads; or a tie, which may round
 * either way. Otherwise sets the rounded place. */
static inline bool is_rounded(const double *off, const graze_sweep_hit *h, graze_vec3 *place)
{
    if (greatest(off) <= 0.501)
        return true;
    for (int i = 0; i < 3; i++)
        if (fabs(off[i] - rint(off[i])) > 0.498)
            return true;
    place->x = h->center.x + (int32_t)rint(off[0]);
    place->y = h->center.y + (int32_t)rint(off[1]);
    place->z = h->center.z + (int32_t)rint(off[2]);
    return false;
}

#endif
