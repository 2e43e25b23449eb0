/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a box: the policy, case by case. */
#include "aabb_line.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

#define CUBE                                                                                       \
    {                                                                                              \
        AT(-1, -1, -1), AT(1, 1, 1)                                                                \
    }
#define FLAT_X                                                                                     \
    {                                                                                              \
        AT(1, -1, -1), AT(1, 1, 1)                                                                 \
    }
#define LEFT                                                                                       \
    {                                                                                              \
        -GRAZE_ONE, 0, 0                                                                           \
    }
#define RIGHT                                                                                      \
    {                                                                                              \
        GRAZE_ONE, 0, 0                                                                            \
    }
#define BOTTOM                                                                                     \
    {                                                                                              \
        0, -GRAZE_ONE, 0                                                                           \
    }
#define TOP                                                                                        \
    {                                                                                              \
        0, GRAZE_ONE, 0                                                                            \
    }
#define FRONT                                                                                      \
    {                                                                                              \
        0, 0, -GRAZE_ONE                                                                           \
    }
#define BACK                                                                                       \
    {                                                                                              \
        0, 0, GRAZE_ONE                                                                            \
    }
#define NOWHERE                                                                                    \
    {                                                                                              \
        0, 0, 0                                                                                    \
    }

static const line_case missing[] = {
    {"beside", CUBE, {AT(-3, 2, 0), AT(3, 2, 0)}, MISS, MISS},
    {"behind the start", CUBE, {AT(2, 0, 0), AT(5, 0, 0)}, MISS, MISS},
    {"beyond the end", CUBE, {AT(-5, 0, 0), AT(-2, 0, 0)}, MISS, MISS},
    {"past an edge", CUBE, {AT(-3, 0, 0), AT(0, 3, 0)}, MISS, MISS},
    {"past a corner", CUBE, {AT(-3, 0, 0.5), AT(0, 3, 4)}, MISS, MISS},
    {"parallel, outside on one axis", CUBE, {AT(0, 0, 1.5), AT(0, 5, 1.5)}, MISS, MISS},
    {"parallel, outside on two", CUBE, {AT(-2, -5, 2), AT(-2, 5, 2)}, MISS, MISS},
    {"one raw unit beside", CUBE, {AT(-3, 1.0000153, 0), AT(3, 1.0000153, 0)}, MISS, MISS},
    {"one raw unit short", CUBE, {AT(-3, 0, 0), AT(-1.0000153, 0, 0)}, MISS, MISS},
};

static const line_case touching[] = {
    {"along a face",
     CUBE,
     {AT(-3, 1, 0), AT(5, 1, 0)},
     {GRAZE_TOUCH, AT(-1, 1, 0), LEFT, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(1, 1, 0), RIGHT, FRACTION(0.5)}},
    {"along an edge",
     CUBE,
     {AT(1, 1, -3), AT(1, 1, 5)},
     {GRAZE_TOUCH, AT(1, 1, -1), RIGHT, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(1, 1, 1), RIGHT, FRACTION(0.5)}},
    {"through an edge only",
     CUBE,
     {AT(0, 2, 0), AT(2, 0, 0)},
     {GRAZE_TOUCH, AT(1, 1, 0), RIGHT, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(1, 1, 0), RIGHT, FRACTION(0.5)}},
    {"through a corner only",
     CUBE,
     {AT(0, 2, 2), AT(2, 0, 0)},
     {GRAZE_TOUCH, AT(1, 1, 1), RIGHT, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(1, 1, 1), RIGHT, FRACTION(0.5)}},
    {"ends on it",
     CUBE,
     {AT(-3, 0.5, 0), AT(-1, 0.5, 0)},
     {GRAZE_TOUCH, AT(-1, 0.5, 0), LEFT, FRACTION(1)},
     {GRAZE_TOUCH, AT(-1, 0.5, 0), LEFT, FRACTION(1)}},
    {"starts on it and leaves",
     CUBE,
     {AT(0.5, 1, 0), AT(0.5, 3, 0)},
     {GRAZE_TOUCH, AT(0.5, 1, 0), TOP, FRACTION(0)},
     {GRAZE_TOUCH, AT(0.5, 1, 0), TOP, FRACTION(0)}},
    {"starts and ends on a face",
     CUBE,
     {AT(0, 0.5, 1), AT(0.5, 0, 1)},
     {GRAZE_TOUCH, AT(0, 0.5, 1), BACK, FRACTION(0)},
     {GRAZE_TOUCH, AT(0.5, 0, 1), BACK, FRACTION(1)}},
    {"leaves a face through its edge",
     CUBE,
     {AT(0, 0, -1), AT(4, 0, -1)},
     {GRAZE_TOUCH, AT(0, 0, -1), FRONT, FRACTION(0)},
     {GRAZE_TOUCH, AT(1, 0, -1), RIGHT, FRACTION(0.25)}},
};

static const line_case entering[] = {
    {"through the middle",
     CUBE,
     {AT(-3, 0, 0), AT(5, 0, 0)},
     {GRAZE_HIT, AT(-1, 0, 0), LEFT, FRACTION(0.25)},
     {GRAZE_HIT, AT(1, 0, 0), RIGHT, FRACTION(0.5)}},
    {"from the front",
     CUBE,
     {AT(0, 0, -2), AT(0, 0, 2)},
     {GRAZE_HIT, AT(0, 0, -1), FRONT, FRACTION(0.25)},
     {GRAZE_HIT, AT(0, 0, 1), BACK, FRACTION(0.75)}},
    {"askew",
     CUBE,
     {AT(-2, 0.5, 0.25), AT(2, -0.5, -0.25)},
     {GRAZE_HIT, AT(-1, 0.25, 0.125), LEFT, FRACTION(0.25)},
     {GRAZE_HIT, AT(1, -0.25, -0.125), RIGHT, FRACTION(0.75)}},
    {"in by the bottom, out by the right",
     CUBE,
     {AT(-0.5, -2, 0), AT(3.5, 2, 0)},
     {GRAZE_HIT, AT(0.5, -1, 0), BOTTOM, FRACTION(0.25)},
     {GRAZE_HIT, AT(1, -0.5, 0), RIGHT, FRACTION(0.375)}},
    {"starts on the surface",
     CUBE,
     {AT(-1, 0, 0), AT(3, 0, 0)},
     {GRAZE_HIT, AT(-1, 0, 0), LEFT, FRACTION(0)},
     {GRAZE_HIT, AT(1, 0, 0), RIGHT, FRACTION(0.5)}},
    {"starts on one face, slanting from it",
     CUBE,
     {AT(0, -1, 0), AT(0, 3, 4)},
     {GRAZE_HIT, AT(0, -1, 0), BOTTOM, FRACTION(0)},
     {GRAZE_HIT, AT(0, 0, 1), BACK, FRACTION(0.25)}},
    {"ends on the far side",
     CUBE,
     {AT(0, 3, 0), AT(0, -1, 0)},
     {GRAZE_HIT, AT(0, 1, 0), TOP, FRACTION(0.5)},
     {GRAZE_HIT, AT(0, -1, 0), BOTTOM, FRACTION(1)}},
    {"one raw unit inside an edge",
     CUBE,
     {AT(-3, 0.99998475, 0), AT(5, 0.99998475, 0)},
     {GRAZE_HIT, AT(-1, 0.99998475, 0), LEFT, FRACTION(0.25)},
     {GRAZE_HIT, AT(1, 0.99998475, 0), RIGHT, FRACTION(0.5)}},
};

static const line_case starting_inside[] = {
    {"and leaves",
     CUBE,
     {AT(0, 0.5, 0), AT(4, 0.5, 0)},
     {GRAZE_INSIDE, AT(0, 0.5, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(1, 0.5, 0), RIGHT, FRACTION(0.25)}},
    {"and ends on the surface",
     CUBE,
     {AT(0, 0, 0), AT(0, 0, 1)},
     {GRAZE_INSIDE, AT(0, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(0, 0, 1), BACK, FRACTION(1)}},
    {"and leaves through a corner",
     CUBE,
     {AT(0, 0, 0), AT(2, 2, 2)},
     {GRAZE_INSIDE, AT(0, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(1, 1, 1), RIGHT, FRACTION(0.5)}},
};

static const line_case ending_inside[] = {
    {"and came from outside",
     CUBE,
     {AT(0, -3.5, 0.5), AT(0, 0.5, 0.5)},
     {GRAZE_HIT, AT(0, -1, 0.5), BOTTOM, FRACTION(0.625)},
     {GRAZE_INSIDE, AT(0, 0.5, 0.5), NOWHERE, FRACTION(1)}},
    {"and never left",
     CUBE,
     {AT(0.5, 0, 0), AT(-0.5, 0.25, 0)},
     {GRAZE_INSIDE, AT(0.5, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(-0.5, 0.25, 0), NOWHERE, FRACTION(1)}},
};

static const line_case points[] = {
    {"inside",
     CUBE,
     {AT(0.5, 0, 0), AT(0.5, 0, 0)},
     {GRAZE_INSIDE, AT(0.5, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(0.5, 0, 0), NOWHERE, FRACTION(0)}},
    {"on a face",
     CUBE,
     {AT(0.5, 0, 1), AT(0.5, 0, 1)},
     {GRAZE_TOUCH, AT(0.5, 0, 1), BACK, FRACTION(0)},
     {GRAZE_TOUCH, AT(0.5, 0, 1), BACK, FRACTION(0)}},
    {"on a corner",
     CUBE,
     {AT(1, -1, 1), AT(1, -1, 1)},
     {GRAZE_TOUCH, AT(1, -1, 1), RIGHT, FRACTION(0)},
     {GRAZE_TOUCH, AT(1, -1, 1), RIGHT, FRACTION(0)}},
    {"outside", CUBE, {AT(1, -1, 1.5), AT(1, -1, 1.5)}, MISS, MISS},
    {"on a box that is a point",
     {AT(1, 2, 3), AT(1, 2, 3)},
     {AT(1, 2, 3), AT(1, 2, 3)},
     {GRAZE_TOUCH, AT(1, 2, 3), LEFT, FRACTION(0)},
     {GRAZE_TOUCH, AT(1, 2, 3), LEFT, FRACTION(0)}},
};

static const line_case on_edges[] = {
    {"x before y",
     CUBE,
     {AT(-2, -2, 0), AT(2, 2, 0)},
     {GRAZE_HIT, AT(-1, -1, 0), LEFT, FRACTION(0.25)},
     {GRAZE_HIT, AT(1, 1, 0), RIGHT, FRACTION(0.75)}},
    {"y before z",
     CUBE,
     {AT(0, 2, -2), AT(0, -2, 2)},
     {GRAZE_HIT, AT(0, 1, -1), TOP, FRACTION(0.25)},
     {GRAZE_HIT, AT(0, -1, 1), BOTTOM, FRACTION(0.75)}},
    {"a corner",
     CUBE,
     {AT(2, -2, 2), AT(-2, 2, -2)},
     {GRAZE_HIT, AT(1, -1, 1), RIGHT, FRACTION(0.25)},
     {GRAZE_HIT, AT(-1, 1, -1), LEFT, FRACTION(0.75)}},
    {"starts on an edge",
     CUBE,
     {AT(0, -1, -1), AT(0, 1, 1)},
     {GRAZE_HIT, AT(0, -1, -1), BOTTOM, FRACTION(0)},
     {GRAZE_HIT, AT(0, 1, 1), TOP, FRACTION(1)}},
    {"enters by z where it leaves by x",
     CUBE,
     {AT(0, 0, -2), AT(2, 0, 0)},
     {GRAZE_TOUCH, AT(1, 0, -1), RIGHT, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(1, 0, -1), RIGHT, FRACTION(0.5)}},
};

static const line_case flat[] = {
    {"crossed upward",
     FLAT_X,
     {AT(-1, 0, 0), AT(3, 0, 0)},
     {GRAZE_TOUCH, AT(1, 0, 0), LEFT, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(1, 0, 0), RIGHT, FRACTION(0.5)}},
    {"crossed downward",
     FLAT_X,
     {AT(3, 0.5, 0), AT(-1, 0.5, 0)},
     {GRAZE_TOUCH, AT(1, 0.5, 0), RIGHT, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(1, 0.5, 0), LEFT, FRACTION(0.5)}},
    {"a line",
     {AT(-1, 0, 0), AT(1, 0, 0)},
     {AT(0.5, 1, 1), AT(0.5, -1, -1)},
     {GRAZE_TOUCH, AT(0.5, 0, 0), TOP, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(0.5, 0, 0), BOTTOM, FRACTION(0.5)}},
};

static const line_case flat_along[] = {
    {"runs in it",
     FLAT_X,
     {AT(1, -3, 0), AT(1, 5, 0)},
     {GRAZE_TOUCH, AT(1, -1, 0), LEFT, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(1, 1, 0), LEFT, FRACTION(0.5)}},
};

static const line_case empty[] = {
    {"inverted x", {AT(1, -1, -1), AT(-1, 1, 1)}, {AT(-3, 0, 0), AT(3, 0, 0)}, MISS, MISS},
    {"inverted y", {AT(-1, 1, -1), AT(1, -1, 1)}, {AT(-3, 0, 0), AT(3, 0, 0)}, MISS, MISS},
    {"inverted z", {AT(-1, -1, 1), AT(1, 1, -1)}, {AT(0, 0, 0), AT(0, 0, 0)}, MISS, MISS},
    {"inverted by one",
     {AT(0.0000153, -1, -1), AT(0, 1, 1)},
     {AT(-3, 0, 0), AT(3, 0, 0)},
     MISS,
     MISS},
};

#define RUN(cases, images) run_line_cases(cases, COUNT(cases), images)

static void aabb_line_misses(void)
{
    RUN(missing, MIRRORED | REVERSED);
}

static void aabb_line_only_touches(void)
{
    RUN(touching, MIRRORED | REVERSED);
}

static void aabb_line_goes_in(void)
{
    RUN(entering, MIRRORED | REVERSED);
}

static void aabb_line_starts_inside(void)
{
    RUN(starting_inside, MIRRORED | REVERSED);
}

static void aabb_line_ends_inside(void)
{
    RUN(ending_inside, MIRRORED);
}

static void aabb_line_is_a_point(void)
{
    RUN(points, 0);
}

static void aabb_line_meets_an_edge(void)
{
    RUN(on_edges, MIRRORED | REVERSED);
}

static void aabb_line_meets_a_flat_one(void)
{
    RUN(flat, MIRRORED | REVERSED);
    RUN(flat_along, REVERSED);
}

static void aabb_line_meets_an_empty_one(void)
{
    RUN(empty, 0);
}

POLICY_CANNOT_OCCUR(aabb_line, has_no_normal, "the normals of a box are the axes of the world")

void test_aabb_line(void)
{
    POLICY_COLUMN(aabb_line);
}
