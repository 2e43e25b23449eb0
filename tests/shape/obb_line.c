/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against an oriented box: the policy, case by case. The cases also say where the
 * usual slab routine (Kay and Kajiya's, with a world matrix) differs.
 */
#include "obb_line.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

#define UP_0    AT(1, 1, 0)
#define DOWN_0  AT(-1, -1, 0)
#define UP_1    AT(-1, 1, 0)
#define DOWN_1  AT(1, -1, 0)
#define UP_2    AT(0, 0, 1)
#define DOWN_2  AT(0, 0, -1)
#define NOWHERE AT(0, 0, 0)

/* Unbounded along x - y: the second axis is zero. */
#define OPEN_WITH(half)                                                                            \
    {                                                                                              \
        AT(0, 0, 0), {AT(1, 1, 0), AT(0, 0, 0), AT(0, 0, 1)}, AT(1, half, 1)                       \
    }

static const obb_case missing[] = {
    {"beside", DIAMOND, {AT(-3, 2, 0), AT(3, 2, 0)}, MISS, MISS},
    /* the usual routine reports a negative distance */
    {"behind the start", DIAMOND, {AT(2, 0, 0), AT(5, 0, 0)}, MISS, MISS},
    {"beyond the end", DIAMOND, {AT(-5, 0, 0), AT(-2, 0, 0)}, MISS, MISS},
    {"parallel to a face", DIAMOND, {AT(2, -0.5, 0), AT(-0.25, 1.75, 0)}, MISS, MISS},
    {"parallel, on the other side", DIAMOND, {AT(-2, 0.5, 0), AT(0.25, -1.75, 0)}, MISS, MISS},
    {"parallel to four faces", DIAMOND, {AT(0.75, 0.75, -5), AT(0.75, 0.75, 5)}, MISS, MISS},
    {"past an edge", DIAMOND, {AT(1.25, -2, 0), AT(1.25, 2, 0)}, MISS, MISS},
    {"above", DIAMOND, {AT(-3, 0, 1.5), AT(3, 0, 1.5)}, MISS, MISS},
    {"past an edge of z", DIAMOND, {AT(0, 0, 3), AT(3, 0, 0)}, MISS, MISS},
    {"one raw unit beside", DIAMOND, {AT(1.0000153, -2, 0), AT(1.0000153, 2, 0)}, MISS, MISS},
    {"one raw unit short", DIAMOND, {AT(3, 0.5, 0), AT(0.5000153, 0.5, 0)}, MISS, MISS},
};

static const obb_case touching[] = {
    /* the usual routine misses, as it excludes faces parallel to the line */
    {"along a face",
     DIAMOND,
     {AT(2.5, -1.5, 0), AT(-1.5, 2.5, 0)},
     {GRAZE_TOUCH, AT(1, 0, 0), UP_0, FRACTION(0.375)},
     {GRAZE_TOUCH, AT(0, 1, 0), UP_0, FRACTION(0.625)}},
    {"along an edge",
     DIAMOND,
     {AT(0, 1, -3), AT(0, 1, 5)},
     {GRAZE_TOUCH, AT(0, 1, -1), UP_0, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(0, 1, 1), UP_0, FRACTION(0.5)}},
    {"through an edge only",
     DIAMOND,
     {AT(1, -2, 0), AT(1, 2, 0)},
     {GRAZE_TOUCH, AT(1, 0, 0), UP_0, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(1, 0, 0), UP_0, FRACTION(0.5)}},
    {"through a corner only",
     DIAMOND,
     {AT(1, -1, 2), AT(1, 1, 0)},
     {GRAZE_TOUCH, AT(1, 0, 1), UP_0, FRACTION(0.5)},
     {GRAZE_TOUCH, AT(1, 0, 1), UP_0, FRACTION(0.5)}},
    {"ends on it",
     DIAMOND,
     {AT(2, 0.5, 0), AT(0.5, 0.5, 0)},
     {GRAZE_TOUCH, AT(0.5, 0.5, 0), UP_0, FRACTION(1)},
     {GRAZE_TOUCH, AT(0.5, 0.5, 0), UP_0, FRACTION(1)}},
    {"starts and ends on a face",
     DIAMOND,
     {AT(0, 0.25, 1), AT(0.25, 0, 1)},
     {GRAZE_TOUCH, AT(0, 0.25, 1), UP_2, FRACTION(0)},
     {GRAZE_TOUCH, AT(0.25, 0, 1), UP_2, FRACTION(1)}},
    {"leaves a face through its edge",
     DIAMOND,
     {AT(0, 0, -1), AT(4, 0, -1)},
     {GRAZE_TOUCH, AT(0, 0, -1), DOWN_2, FRACTION(0)},
     {GRAZE_TOUCH, AT(1, 0, -1), UP_0, FRACTION(0.25)}},
};

static const obb_case entering[] = {
    {"along the first axis",
     DIAMOND,
     {AT(-1.5, -1.5, 0), AT(2.5, 2.5, 0)},
     {GRAZE_HIT, AT(-0.5, -0.5, 0), DOWN_0, FRACTION(0.25)},
     {GRAZE_HIT, AT(0.5, 0.5, 0), UP_0, FRACTION(0.5)}},
    {"along the second",
     DIAMOND,
     {AT(1.5, -1.5, 0), AT(-2.5, 2.5, 0)},
     {GRAZE_HIT, AT(0.5, -0.5, 0), DOWN_1, FRACTION(0.25)},
     {GRAZE_HIT, AT(-0.5, 0.5, 0), UP_1, FRACTION(0.5)}},
    {"along the third",
     DIAMOND,
     {AT(0, 0, -2), AT(0, 0, 2)},
     {GRAZE_HIT, AT(0, 0, -1), DOWN_2, FRACTION(0.25)},
     {GRAZE_HIT, AT(0, 0, 1), UP_2, FRACTION(0.75)}},
    {"starts on the surface",
     DIAMOND,
     {AT(-0.5, -0.5, 0), AT(1.5, 1.5, 0)},
     {GRAZE_HIT, AT(-0.5, -0.5, 0), DOWN_0, FRACTION(0)},
     {GRAZE_HIT, AT(0.5, 0.5, 0), UP_0, FRACTION(0.5)}},
    {"in by the third, out by the first",
     DIAMOND,
     {AT(-0.5, 0.25, -2), AT(3.5, 0.25, 2)},
     {GRAZE_HIT, AT(0.5, 0.25, -1), DOWN_2, FRACTION(0.25)},
     {GRAZE_HIT, AT(0.75, 0.25, -0.75), UP_0, FRACTION(0.3125)}},
};

/* The usual routine reports a negative distance, to the face behind the start. */
static const obb_case starting_inside[] = {
    {"and leaves",
     DIAMOND,
     {AT(0, 0.5, 0), AT(2, 0.5, 0)},
     {GRAZE_INSIDE, AT(0, 0.5, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(0.5, 0.5, 0), UP_0, FRACTION(0.25)}},
    {"and ends on the surface",
     DIAMOND,
     {AT(0, 0, 0), AT(-0.5, 0.5, 0)},
     {GRAZE_INSIDE, AT(0, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(-0.5, 0.5, 0), UP_1, FRACTION(1)}},
};

static const obb_case ending_inside[] = {
    {"and came from outside",
     DIAMOND,
     {AT(0, 0, -3.5), AT(0, 0, 0.5)},
     {GRAZE_HIT, AT(0, 0, -1), DOWN_2, FRACTION(0.625)},
     {GRAZE_INSIDE, AT(0, 0, 0.5), NOWHERE, FRACTION(1)}},
    {"and never left",
     DIAMOND,
     {AT(0.5, 0, 0), AT(-0.5, 0.25, 0)},
     {GRAZE_INSIDE, AT(0.5, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(-0.5, 0.25, 0), NOWHERE, FRACTION(1)}},
};

static const obb_case points[] = {
    {"inside",
     DIAMOND,
     {AT(0.5, 0, 0), AT(0.5, 0, 0)},
     {GRAZE_INSIDE, AT(0.5, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(0.5, 0, 0), NOWHERE, FRACTION(0)}},
    {"on a face",
     DIAMOND,
     {AT(0.5, 0.5, 0), AT(0.5, 0.5, 0)},
     {GRAZE_TOUCH, AT(0.5, 0.5, 0), UP_0, FRACTION(0)},
     {GRAZE_TOUCH, AT(0.5, 0.5, 0), UP_0, FRACTION(0)}},
    {"on a corner",
     DIAMOND,
     {AT(1, 0, 1), AT(1, 0, 1)},
     {GRAZE_TOUCH, AT(1, 0, 1), UP_0, FRACTION(0)},
     {GRAZE_TOUCH, AT(1, 0, 1), UP_0, FRACTION(0)}},
    {"outside", DIAMOND, {AT(0.75, 0.75, 0), AT(0.75, 0.75, 0)}, MISS, MISS},
};

static const obb_case on_edges[] = {
    {"the first before the second",
     DIAMOND,
     {AT(-3, 0, 0), AT(5, 0, 0)},
     {GRAZE_HIT, AT(-1, 0, 0), DOWN_0, FRACTION(0.25)},
     {GRAZE_HIT, AT(1, 0, 0), UP_0, FRACTION(0.5)}},
    {"the second before the third",
     DIAMOND,
     {AT(1.5, -1.5, -2), AT(-2.5, 2.5, 2)},
     {GRAZE_HIT, AT(0.5, -0.5, -1), DOWN_1, FRACTION(0.25)},
     {GRAZE_HIT, AT(-0.5, 0.5, 0), UP_1, FRACTION(0.5)}},
    {"starts on an edge",
     DIAMOND,
     {AT(0.5, -0.5, -1), AT(-0.5, 0.5, 3)},
     {GRAZE_HIT, AT(0.5, -0.5, -1), DOWN_1, FRACTION(0)},
     {GRAZE_HIT, AT(0, 0, 1), UP_2, FRACTION(0.5)}},
};

static const obb_case flat[] = {
    {"crossed",
     DIAMOND_WITH(0, 1, 1),
     {AT(-1, -1, 0), AT(3, 3, 0)},
     {GRAZE_TOUCH, AT(0, 0, 0), DOWN_0, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(0, 0, 0), UP_0, FRACTION(0.25)}},
    {"run along",
     DIAMOND_WITH(0, 1, 1),
     {AT(-2, 2, 0), AT(2, -2, 0)},
     {GRAZE_TOUCH, AT(-0.5, 0.5, 0), DOWN_0, FRACTION(0.375)},
     {GRAZE_TOUCH, AT(0.5, -0.5, 0), DOWN_0, FRACTION(0.625)}},
};

static const obb_case open_on_a_side[] = {
    {"all the way in it",
     OPEN_WITH(1),
     {AT(400, -400, 0), AT(-400, 400, 0)},
     {GRAZE_INSIDE, AT(400, -400, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(-400, 400, 0), NOWHERE, FRACTION(1)}},
    {"a half extent of 0 does not limit there",
     OPEN_WITH(0),
     {AT(-1.5, -1.5, 0), AT(2.5, 2.5, 0)},
     {GRAZE_HIT, AT(-0.5, -0.5, 0), DOWN_0, FRACTION(0.25)},
     {GRAZE_HIT, AT(0.5, 0.5, 0), UP_0, FRACTION(0.5)}},
    {"along a face",
     OPEN_WITH(0),
     {AT(4.5, -3.5, 0), AT(-3.5, 4.5, 0)},
     {GRAZE_TOUCH, AT(4.5, -3.5, 0), UP_0, FRACTION(0)},
     {GRAZE_TOUCH, AT(-3.5, 4.5, 0), UP_0, FRACTION(1)}},
    {"a negative one does", OPEN_WITH(-1), {AT(4, -4, 0), AT(-4, 4, 0)}, MISS, MISS},
};

static const obb_case empty[] = {
    {"first", DIAMOND_WITH(-1, 1, 1), {AT(-3, 0, 0), AT(3, 0, 0)}, MISS, MISS},
    {"second", DIAMOND_WITH(1, -1, 1), {AT(-3, 0, 0), AT(3, 0, 0)}, MISS, MISS},
    {"third", DIAMOND_WITH(1, 1, -1), {AT(0, 0, 0), AT(0, 0, 0)}, MISS, MISS},
    {"by one", DIAMOND_WITH(1, 1, -0.0000153), {AT(0, 0, -1), AT(0, 0, 1)}, MISS, MISS},
};

#define RUN(cases, images) run_obb_cases(cases, COUNT(cases), images)

static void obb_line_misses(void)
{
    RUN(missing, OBB_MIRRORED | OBB_REVERSED);
}

static void obb_line_only_touches(void)
{
    RUN(touching, OBB_MIRRORED | OBB_REVERSED);
}

static void obb_line_goes_in(void)
{
    RUN(entering, OBB_MIRRORED | OBB_REVERSED);
}

static void obb_line_starts_inside(void)
{
    RUN(starting_inside, OBB_MIRRORED | OBB_REVERSED);
}

static void obb_line_ends_inside(void)
{
    RUN(ending_inside, OBB_MIRRORED);
}

static void obb_line_is_a_point(void)
{
    RUN(points, 0);
}

static void obb_line_meets_an_edge(void)
{
    RUN(on_edges, OBB_MIRRORED | OBB_REVERSED);
}

static void obb_line_meets_a_flat_one(void)
{
    RUN(flat, OBB_MIRRORED | OBB_REVERSED);
}

static void obb_line_has_no_normal(void)
{
    RUN(open_on_a_side, OBB_REVERSED);
}

static void obb_line_meets_an_empty_one(void)
{
    RUN(empty, 0);
}

static void contains(const graze_obb *box, graze_vec3 point, bool is_in)
{
    graze_obb far_box = *box;
    CHECK(graze_obb_contains_point(box, &point) == is_in);
    far_box.center.x += WORLD / 2;
    point.x += WORLD / 2;
    if (WORLD / 2 + GRAZE_ONE - GRAZE_ONE / 65536 > WORLD / 2) /* unless floats round this away */
        CHECK(graze_obb_contains_point(&far_box, &point) == is_in);
}

void test_obb_line(void)
{
    const graze_obb diamond = DIAMOND, none = DIAMOND_WITH(1, -1, 1), open = OPEN_WITH(0);
    POLICY_COLUMN(obb_line);
    check_group("points and an oriented box");
    contains(&diamond, graze_vec3_of(0, 0, 0), true);
    contains(&diamond, graze_vec3_of(GRAZE_C(0.5), GRAZE_C(0.5), GRAZE_C(-1)), true);
    contains(&diamond, graze_vec3_of(GRAZE_C(-0.5), GRAZE_C(0.5), GRAZE_C(1)), true);
    contains(&diamond, graze_vec3_of(GRAZE_C(0.5), GRAZE_C(0.5000153), 0), false);
    contains(&diamond, graze_vec3_of(GRAZE_C(-0.5), GRAZE_C(-0.5000153), 0), false);
    contains(&diamond, graze_vec3_of(GRAZE_C(-0.75), GRAZE_C(0.75), 0), false);
    contains(&diamond, graze_vec3_of(0, 0, GRAZE_C(1.25)), false);
    contains(&none, graze_vec3_of(0, 0, 0), false);
    contains(&open, graze_vec3_of(GRAZE_C(100), GRAZE_C(-100), 0), true);
}
