/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What a circle that moves at a polygon should do, from each corner of the polygon as the first one. */
#ifndef GRAZE_TESTS_SHAPE_SWEEP2_POLYGON_H
#define GRAZE_TESTS_SHAPE_SWEEP2_POLYGON_H

#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "flat.h"
#include "polygons.h"

/* What a circle is expected to do; the fraction is one of so many parts. */
typedef struct {
    graze_result result;
    graze_vec2 center, point, normal;
    int32_t part, parts;
    graze_feature feature;
    int32_t index;
} stop;

static const graze_sweep_hit2 untouched = {{7, 7}, {7, 7}, {7, 7}, 7, 7, 7};

static inline bool is_fraction(graze_fraction fraction, const stop *e)
{
    const graze_fraction exact =
        GRAZE_FRACTION_ONE / (graze_fraction)e->parts * (graze_fraction)e->part;
#if GRAZE_FLOAT
    return fraction <= exact + 0x1p-20f && exact <= fraction + 0x1p-20f;
#else
    return fraction <= exact && exact - fraction < 2;
#endif
}

static inline bool is_stop(const graze_sweep_hit2 *h, const stop *e)
{
    const graze_sweep_hit2 *const u = &untouched;
    if (e->result == GRAZE_MISS)
        return flat_equal(h->center, u->center) && flat_equal(h->point, u->point) &&
               flat_equal(h->normal, u->normal) && h->feature == u->feature && h->index == u->index;
    return flat_equal(h->center, e->center) && flat_equal(h->point, e->point) &&
           flat_equal(h->normal, e->normal) && is_fraction(h->fraction, e) &&
           h->feature == e->feature && h->index == e->index;
}

static inline bool stops_one(const corners *c, const graze_circle *mover, graze_vec2 motion,
                             const stop *e)
{
    const graze_polygon2 polygon = polygon_of(c);
    graze_sweep_hit2 hit = untouched;
    return graze_polygon2_circlecast(&polygon, mover, motion, &hit) == e->result &&
           is_stop(&hit, e) &&
           graze_polygon2_circlecast(&polygon, mover, motion, NULL) == e->result;
}

/* The index of a side or a corner, of so many, if the corner `first` is the first one. */
static inline int32_t index_from(int32_t index, uint32_t first, uint32_t count)
{
    return (int32_t)(((uint32_t)index + count - first) % count);
}

static inline bool stops_from_each(const corners *c, const graze_circle *mover, graze_vec2 motion,
                                   stop e)
{
    bool right = true;
    const int32_t index = e.index;
    for (uint32_t first = 0; first < c->count; first++) {
        const corners turned = variant_of_corners(c, first);
        if (e.feature != GRAZE_FEATURE_NONE)
            e.index = index_from(index, first, c->count);
        right = right && stops_one(&turned, mover, motion, &e);
    }
    return right;
}

/* Of a polygon whose corners are all different, and in convex order. */
static inline bool stops(const corners *c, graze_circle mover, graze_vec2 motion, stop e)
{
    bool right = stops_from_each(c, &mover, motion, e);
    for (int kind = 0; kind < TWICE; kind++) {
        const corners image = image_of_corners(c, kind);
        const int32_t last = (int32_t)c->count - (e.feature == GRAZE_FEATURE_EDGE ? 2 : 1);
        stop other = e;
        graze_circle moved = mover;
        moved.center = image_of_vec2(mover.center, kind);
        other.center = image_of_vec2(e.center, kind);
        other.point = image_of_vec2(e.point, kind);
        other.normal = image_of_vec2(e.normal, kind);
        if (e.feature != GRAZE_FEATURE_NONE)
            other.index = (last - e.index + (int32_t)c->count) % (int32_t)c->count;
        right = right && stops_from_each(&image, &moved, image_of_vec2(motion, kind), other);
    }
    return right;
}

static inline graze_circle ball(double x, double y, double radius)
{
    graze_circle c;
    c.center = flat_units(x, y);
    c.radius = flat_units(radius, 0).x;
    return c;
}

static inline stop miss(void)
{
    const stop e = {GRAZE_MISS, {0, 0}, {0, 0}, {0, 0}, 0, 1, GRAZE_FEATURE_NONE, 0};
    return e;
}

static inline stop inside(graze_vec2 start)
{
    stop e = miss();
    e.result = GRAZE_INSIDE;
    e.center = e.point = start;
    return e;
}

static inline stop at_side(graze_result result, int32_t index, graze_vec2 center, graze_vec2 where,
                           graze_vec2 normal)
{
    stop e = {GRAZE_MISS, {0, 0}, {0, 0}, {0, 0}, 0, 1, GRAZE_FEATURE_EDGE, 0};
    e.result = result;
    e.center = center;
    e.point = where;
    e.normal = normal;
    e.index = index;
    return e;
}

static inline stop at_corner(graze_result result, int32_t index, graze_vec2 center,
                             graze_vec2 where, graze_vec2 normal)
{
    stop e = at_side(result, index, center, where, normal);
    e.feature = GRAZE_FEATURE_CORNER;
    return e;
}

static inline stop after(stop e, int32_t part, int32_t parts)
{
    e.part = part;
    e.parts = parts;
    return e;
}

#define UP    Q(0, 1)
#define DOWN  Q(0, -1)
#define RIGHT Q(1, 0)

#if !GRAZE_FLOAT
/* In raw units. Also with each other corner first, and a raw unit farther: then nothing is in the way of that place. */
typedef struct {
    uint32_t count;
    graze_vec2 corner[4];
    graze_circle circle;
    graze_vec2 motion, center;
    graze_feature feature;
    int32_t index;
} raw_stop;
#endif

#endif
