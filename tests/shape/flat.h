/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shared by the tests of moves in the plane. */
#ifndef GRAZE_TESTS_FLAT_H
#define GRAZE_TESTS_FLAT_H

#include "../support/shapes.h"

#define FLAT(x, y)                                                                                 \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y)                                                                     \
    }

/* In units, exact in both builds. */
static inline graze_vec2 flat_units(double x, double y)
{
    const graze_vec3 v = vec3_units(x, y, 0);
    return graze_vec2_of(v.x, v.y);
}

#define Q(x, y) flat_units(x, y)

static inline bool flat_equal(graze_vec2 a, graze_vec2 b)
{
    return vec3_equal(graze_vec3_of(a.x, a.y, 0), graze_vec3_of(b.x, b.y, 0));
}

static inline graze_capsule2 rod(double ax, double ay, double bx, double by, double radius)
{
    graze_capsule2 m;
    m.core.a = flat_units(ax, ay);
    m.core.b = flat_units(bx, by);
    m.radius = flat_units(radius, 0).x;
    return m;
}

static inline graze_capsule2 flat_moved(graze_capsule2 m, graze_vec2 by)
{
    m.core.a = graze_vec2_add(m.core.a, by);
    m.core.b = graze_vec2_add(m.core.b, by);
    return m;
}

#endif
