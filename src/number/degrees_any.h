/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to degrees_far.h and degrees_float.h: both take any coordinates. */

#include "../../include/graze/number.h"

static inline bool are_near_numbers(graze_scalar x, graze_scalar y, graze_scalar z)
{
    (void)x;
    (void)y;
    (void)z;
    return true;
}

static inline bool in_near_range(graze_scalar c)
{
    (void)c;
    return true;
}

typedef struct {
    bool all; /* always true */
} nearness;

static inline void nearness_begin(nearness *n)
{
    n->all = true;
}

static inline void nearness_add(nearness *n, graze_scalar c)
{
    (void)n;
    (void)c;
}

static inline void nearness_add_radius(nearness *n, graze_scalar radius)
{
    (void)n;
    (void)radius;
}

static inline bool radius_in_range(graze_scalar radius)
{
    (void)radius;
    return true;
}

static inline bool are_all_near(const nearness *n)
{
    return n->all;
}
