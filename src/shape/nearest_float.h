/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The search for the nearest of many, in floats: nearest_float.c says which shapes it skips. */
#ifndef GRAZE_SHAPE_NEAREST_FLOAT_H
#define GRAZE_SHAPE_NEAREST_FLOAT_H

#include "../../include/graze/nearest.h"
#include "../number/float.h"
#include "line_box_float.h"

typedef struct {
    const graze_segment *segment; /* or NULL */
    const graze_ray *ray;         /* or NULL */
    void *hit;                    /* of the last cast that hit: a type of the shape and the line */
    graze_vec3 start, run;
    float limit;  /* the end, or the nearest hit so far */
    float reach;  /* of the line up to the limit; for oriented boxes */
    line_box box; /* around the line up to the limit; for triangles around the whole line */
    graze_vec3 middle, half; /* such a box with a margin, for spheres */
} nearest_line;

static inline void nearest_set_segment(nearest_line *l, const graze_segment *segment, void *hit)
{
    l->segment = segment;
    l->ray = 0;
    l->hit = hit;
    l->start = segment->a;
    l->run = vec3_between(&segment->a, &segment->b);
    l->limit = 1.0f;
}

static inline void nearest_set_ray(nearest_line *l, const graze_ray *ray, void *hit)
{
    l->segment = 0;
    l->ray = ray;
    l->hit = hit;
    l->start = ray->origin;
    l->run = ray->dir;
    l->limit = ray->t_max;
}

/* ---- The search ---- */

/* Prepares the line for nearest_next, up to its limit. */
typedef void nearest_prepare(nearest_line *l);
/* Returns the first shape from this one on that is not skipped, or the count. */
typedef uint32_t nearest_next(const nearest_line *l, const void *shapes, uint32_t i,
                              uint32_t count);
/* Returns the result of the public cast, and sets the fraction or t of a hit. */
typedef graze_result nearest_cast(const nearest_line *l, const void *shapes, uint32_t i, float *at);

/* Returns the result of the nearest shape, the first of equally near ones. Casts at it again if a later hit was not
 * nearer. */
GRAZE_INLINE graze_result nearest_find(nearest_line *l, const void *shapes, uint32_t count,
                                       nearest_prepare *prepare, nearest_next *next,
                                       nearest_cast *cast, uint32_t *index)
{
    uint32_t best = GRAZE_NO_INDEX, last = GRAZE_NO_INDEX;
    graze_result nearest = GRAZE_MISS;
    float at = 0.0f;
    prepare(l);
    for (uint32_t i = 0; (i = next(l, shapes, i, count)) < count; i++) {
        const graze_result result = cast(l, shapes, i, &at);
        if (result == GRAZE_MISS)
            continue;
        last = i;
        if (best != GRAZE_NO_INDEX && !float_less(at, l->limit))
            continue;
        best = i;
        nearest = result;
        l->limit = at;
        if (!is_positive(at))
            break;
        prepare(l);
    }
    if (index != 0)
        *index = best;
    return last == best ? nearest : cast(l, shapes, best, &at);
}

static inline float nearest_at(const nearest_line *l)
{
    return l->segment != 0 ? ((const graze_line_hit *)l->hit)->fraction
                           : ((const graze_ray_hit *)l->hit)->t;
}

/* ---- A box around the line, with a margin ---- */

/* The error of the middle is below 2^-22 of it. Without a run nothing is multiplied, as the reach may be infinite. */
GRAZE_INLINE void nearest_set_middle(float *middle, float *half, float start, float run,
                                     float reach, float margin)
{
    const float way = is_zero(run) ? 0.0f : run * reach;
    *middle = start + way;
    *half = float_abs(way) + float_abs(*middle) * 0x1p-22f + margin;
}

/*
 * Where a cast reports a hit, the line is in the sphere except for some 16 u of the distance from the start to the
 * center, where u is 2^-24. That distance is at most the length of the line up to the hit and the radius: the margin is
 * at least 2^-18 of both, and also covers the rounding in nearest_next_sphere.
 *
 * A ray without a limit ends at infinity. Quotients below FLT_MIN have lost bits, but are off by less than FLT_MIN.
 * Squares below FLT_MIN, those of distances below 2^-63, have lost bits too: for a run that might have such a square
 * nothing is skipped.
 */
GRAZE_ONCE void nearest_prepare_around(nearest_line *l)
{
    const float reach =
        float_less(l->limit, GRAZE_NO_LIMIT) ? l->limit * 0.5f + FLT_MIN : l->limit * 2.0f;
    const float length = float_abs(l->run.x) + float_abs(l->run.y) + float_abs(l->run.z);
    const float margin =
        float_less(0x1p-50f, length) ? length * reach * 0x1p-17f + 0x1p-60f : FLT_MAX;
    nearest_set_middle(&l->middle.x, &l->half.x, l->start.x, l->run.x, reach, margin);
    nearest_set_middle(&l->middle.y, &l->half.y, l->start.y, l->run.y, reach, margin);
    nearest_set_middle(&l->middle.z, &l->half.z, l->start.z, l->run.z, reach, margin);
}

#endif
