/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a rectangle: the policy, case by case. */
#include "rect_line.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

#define FLAT_X                                                                                     \
    {                                                                                              \
        AT2(1, -1), AT2(1, 1)                                                                      \
    }
#define LEFT    AT2(-1, 0)
#define RIGHT   AT2(1, 0)
#define BOTTOM  AT2(0, -1)
#define TOP     AT2(0, 1)
#define NOWHERE AT2(0, 0)
#define MISSED                                                                                     \
    {                                                                                              \
        GRAZE_MISS, AT2(0, 0), AT2(0, 0), 0                                                        \
    }

static const flat_case missing[] = {
    {"beside", SQUARE, {AT2(-3, 2), AT2(3, 2)}, MISSED, MISSED},
    {"behind the start", SQUARE, {AT2(2, 0), AT2(5, 0)}, MISSED, MISSED},
    {"beyond the end", SQUARE, {AT2(-5, 0), AT2(-2, 0)}, MISSED, MISSED},
    {"past a corner", SQUARE, {AT2(-3, 0), AT2(0, 3)}, MISSED, MISSED},
    {"one raw unit beside", SQUARE, {AT2(-3, 1.0000153), AT2(3, 1.0000153)}, MISSED, MISSED},
    {"one raw unit short", SQUARE, {AT2(-3, 0), AT2(-1.0000153, 0)}, MISSED, MISSED},
};

static const flat_case touching[] = {
    {"along a side",
     SQUARE,
     {AT2(-3, 1), AT2(5, 1)},
     {GRAZE_TOUCH, AT2(-1, 1), LEFT, FRACTION(0.25)},
     {GRAZE_TOUCH, AT2(1, 1), RIGHT, FRACTION(0.5)}},
    {"along a side, upward",
     SQUARE,
     {AT2(1, -3), AT2(1, 5)},
     {GRAZE_TOUCH, AT2(1, -1), RIGHT, FRACTION(0.25)},
     {GRAZE_TOUCH, AT2(1, 1), RIGHT, FRACTION(0.5)}},
    {"through a corner only",
     SQUARE,
     {AT2(0, 2), AT2(2, 0)},
     {GRAZE_TOUCH, AT2(1, 1), RIGHT, FRACTION(0.5)},
     {GRAZE_TOUCH, AT2(1, 1), RIGHT, FRACTION(0.5)}},
    {"ends on it",
     SQUARE,
     {AT2(-3, 0.5), AT2(-1, 0.5)},
     {GRAZE_TOUCH, AT2(-1, 0.5), LEFT, FRACTION(1)},
     {GRAZE_TOUCH, AT2(-1, 0.5), LEFT, FRACTION(1)}},
    {"starts on it and leaves",
     SQUARE,
     {AT2(0.5, 1), AT2(0.5, 3)},
     {GRAZE_TOUCH, AT2(0.5, 1), TOP, FRACTION(0)},
     {GRAZE_TOUCH, AT2(0.5, 1), TOP, FRACTION(0)}},
    {"leaves a side through its corner",
     SQUARE,
     {AT2(0, -1), AT2(4, -1)},
     {GRAZE_TOUCH, AT2(0, -1), BOTTOM, FRACTION(0)},
     {GRAZE_TOUCH, AT2(1, -1), RIGHT, FRACTION(0.25)}},
};

static const flat_case entering[] = {
    {"through the middle",
     SQUARE,
     {AT2(-3, 0), AT2(5, 0)},
     {GRAZE_HIT, AT2(-1, 0), LEFT, FRACTION(0.25)},
     {GRAZE_HIT, AT2(1, 0), RIGHT, FRACTION(0.5)}},
    {"from below",
     SQUARE,
     {AT2(0, -2), AT2(0, 2)},
     {GRAZE_HIT, AT2(0, -1), BOTTOM, FRACTION(0.25)},
     {GRAZE_HIT, AT2(0, 1), TOP, FRACTION(0.75)}},
    {"in by the bottom, out by the right",
     SQUARE,
     {AT2(-0.5, -2), AT2(3.5, 2)},
     {GRAZE_HIT, AT2(0.5, -1), BOTTOM, FRACTION(0.25)},
     {GRAZE_HIT, AT2(1, -0.5), RIGHT, FRACTION(0.375)}},
    {"starts on the border",
     SQUARE,
     {AT2(-1, 0), AT2(3, 0)},
     {GRAZE_HIT, AT2(-1, 0), LEFT, FRACTION(0)},
     {GRAZE_HIT, AT2(1, 0), RIGHT, FRACTION(0.5)}},
    {"ends on the far side",
     SQUARE,
     {AT2(0, 3), AT2(0, -1)},
     {GRAZE_HIT, AT2(0, 1), TOP, FRACTION(0.5)},
     {GRAZE_HIT, AT2(0, -1), BOTTOM, FRACTION(1)}},
    {"one raw unit inside a side",
     SQUARE,
     {AT2(-3, 0.99998475), AT2(5, 0.99998475)},
     {GRAZE_HIT, AT2(-1, 0.99998475), LEFT, FRACTION(0.25)},
     {GRAZE_HIT, AT2(1, 0.99998475), RIGHT, FRACTION(0.5)}},
};

static const flat_case starting_inside[] = {
    {"and leaves",
     SQUARE,
     {AT2(0, 0.5), AT2(4, 0.5)},
     {GRAZE_INSIDE, AT2(0, 0.5), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT2(1, 0.5), RIGHT, FRACTION(0.25)}},
    {"and leaves through a corner",
     SQUARE,
     {AT2(0, 0), AT2(2, 2)},
     {GRAZE_INSIDE, AT2(0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT2(1, 1), RIGHT, FRACTION(0.5)}},
};

static const flat_case ending_inside[] = {
    {"and came from outside",
     SQUARE,
     {AT2(0, -3.5), AT2(0, 0.5)},
     {GRAZE_HIT, AT2(0, -1), BOTTOM, FRACTION(0.625)},
     {GRAZE_INSIDE, AT2(0, 0.5), NOWHERE, FRACTION(1)}},
    {"and never left",
     SQUARE,
     {AT2(0.5, 0), AT2(-0.5, 0.25)},
     {GRAZE_INSIDE, AT2(0.5, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT2(-0.5, 0.25), NOWHERE, FRACTION(1)}},
};

static const flat_case points[] = {
    {"inside",
     SQUARE,
     {AT2(0.5, 0), AT2(0.5, 0)},
     {GRAZE_INSIDE, AT2(0.5, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT2(0.5, 0), NOWHERE, FRACTION(0)}},
    {"on a side",
     SQUARE,
     {AT2(0.5, 1), AT2(0.5, 1)},
     {GRAZE_TOUCH, AT2(0.5, 1), TOP, FRACTION(0)},
     {GRAZE_TOUCH, AT2(0.5, 1), TOP, FRACTION(0)}},
    {"on a corner",
     SQUARE,
     {AT2(1, -1), AT2(1, -1)},
     {GRAZE_TOUCH, AT2(1, -1), RIGHT, FRACTION(0)},
     {GRAZE_TOUCH, AT2(1, -1), RIGHT, FRACTION(0)}},
    {"outside", SQUARE, {AT2(1, -1.5), AT2(1, -1.5)}, MISSED, MISSED},
    {"on a rectangle that is a point",
     {AT2(1, 2), AT2(1, 2)},
     {AT2(1, 2), AT2(1, 2)},
     {GRAZE_TOUCH, AT2(1, 2), LEFT, FRACTION(0)},
     {GRAZE_TOUCH, AT2(1, 2), LEFT, FRACTION(0)}},
};

static const flat_case on_corners[] = {
    {"x before y",
     SQUARE,
     {AT2(-2, -2), AT2(2, 2)},
     {GRAZE_HIT, AT2(-1, -1), LEFT, FRACTION(0.25)},
     {GRAZE_HIT, AT2(1, 1), RIGHT, FRACTION(0.75)}},
    {"starts on a corner",
     SQUARE,
     {AT2(1, -1), AT2(-1, 1)},
     {GRAZE_HIT, AT2(1, -1), RIGHT, FRACTION(0)},
     {GRAZE_HIT, AT2(-1, 1), LEFT, FRACTION(1)}},
    {"enters by y where it leaves by x",
     SQUARE,
     {AT2(0, -2), AT2(2, 0)},
     {GRAZE_TOUCH, AT2(1, -1), RIGHT, FRACTION(0.5)},
     {GRAZE_TOUCH, AT2(1, -1), RIGHT, FRACTION(0.5)}},
};

static const flat_case flat[] = {
    {"crossed upward",
     FLAT_X,
     {AT2(-1, 0), AT2(3, 0)},
     {GRAZE_TOUCH, AT2(1, 0), LEFT, FRACTION(0.5)},
     {GRAZE_TOUCH, AT2(1, 0), RIGHT, FRACTION(0.5)}},
    {"crossed downward",
     FLAT_X,
     {AT2(3, 0.5), AT2(-1, 0.5)},
     {GRAZE_TOUCH, AT2(1, 0.5), RIGHT, FRACTION(0.5)},
     {GRAZE_TOUCH, AT2(1, 0.5), LEFT, FRACTION(0.5)}},
    {"across y",
     {AT2(-1, 0), AT2(1, 0)},
     {AT2(0.5, 1), AT2(0.5, -1)},
     {GRAZE_TOUCH, AT2(0.5, 0), TOP, FRACTION(0.5)},
     {GRAZE_TOUCH, AT2(0.5, 0), BOTTOM, FRACTION(0.5)}},
};

static const flat_case flat_along[] = {
    {"runs in it",
     FLAT_X,
     {AT2(1, -3), AT2(1, 5)},
     {GRAZE_TOUCH, AT2(1, -1), LEFT, FRACTION(0.25)},
     {GRAZE_TOUCH, AT2(1, 1), LEFT, FRACTION(0.5)}},
};

static const flat_case empty[] = {
    {"inverted x", {AT2(1, -1), AT2(-1, 1)}, {AT2(-3, 0), AT2(3, 0)}, MISSED, MISSED},
    {"inverted y", {AT2(-1, 1), AT2(1, -1)}, {AT2(-3, 0), AT2(3, 0)}, MISSED, MISSED},
    {"inverted y, a point in it", {AT2(-1, 1), AT2(1, -1)}, {AT2(0, 0), AT2(0, 0)}, MISSED, MISSED},
    {"inverted by one", {AT2(0.0000153, -1), AT2(0, 1)}, {AT2(-3, 0), AT2(3, 0)}, MISSED, MISSED},
};

#define RUN(cases, images) run_flat_cases(cases, COUNT(cases), images)

static void rect_line_misses(void)
{
    RUN(missing, FLAT_MIRRORED | FLAT_REVERSED);
}

static void rect_line_only_touches(void)
{
    RUN(touching, FLAT_MIRRORED | FLAT_REVERSED);
}

static void rect_line_goes_in(void)
{
    RUN(entering, FLAT_MIRRORED | FLAT_REVERSED);
}

static void rect_line_starts_inside(void)
{
    RUN(starting_inside, FLAT_MIRRORED | FLAT_REVERSED);
}

static void rect_line_ends_inside(void)
{
    RUN(ending_inside, FLAT_MIRRORED);
}

static void rect_line_is_a_point(void)
{
    RUN(points, 0);
}

static void rect_line_meets_an_edge(void)
{
    RUN(on_corners, FLAT_MIRRORED | FLAT_REVERSED);
}

static void rect_line_meets_a_flat_one(void)
{
    RUN(flat, FLAT_MIRRORED | FLAT_REVERSED);
    RUN(flat_along, FLAT_REVERSED);
}

static void rect_line_meets_an_empty_one(void)
{
    RUN(empty, 0);
}

POLICY_CANNOT_OCCUR(rect_line, has_no_normal,
                    "the normals of a rectangle are the axes of the plane")

void test_rect_line(void)
{
    POLICY_COLUMN(rect_line);
}
