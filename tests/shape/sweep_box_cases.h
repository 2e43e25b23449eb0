/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The rows of the table of sweep.h for a sphere that moves at a box, which each kind of box has in common. */
#ifndef GRAZE_TESTS_SWEEP_BOX_CASES_H
#define GRAZE_TESTS_SWEEP_BOX_CASES_H

#include "../support/check.h"
#include "sweep_box.h"

/* By the bounds; by the ends; by the nearest place; and so at crossings where the slope of the distance is a sum of both signs. */
static void box_sphere_misses(void)
{
    CHECK(stops(solid, ball(0, 5, 0, 1), V(9, -1.5, 0), miss()));
    CHECK(stops(solid, ball(0, 5, 0, 1), V(0, 3, 0), miss()));
    CHECK(stops(solid, ball(6, 4, 0, 2.25), V(-0.25, -0.25, 0), miss()));
    CHECK(stops(solid, ball(5.25, 3.25, 0, 1.5), V(1, 1, 0), miss()));
    CHECK(stops(solid, ball(5.25, 3.25, 0, 1.5), V(2, -2, 0), miss()));
    CHECK(stops(solid, ball(8, 1, 0, 1.5), V(-8, 8, 0), miss()));
    CHECK(stops(solid, ball(8, 1, 4, 1.5), V(-8, 8, 0), miss()));
    CHECK(stops(solid, ball(8, 9, 4, 2), V(-16, -14, 4), miss()));
    CHECK(stops(solid, ball(20, 3, 3.5, 1), V(-32, -1, 16), miss()));
    CHECK(stops(solid, ball(8, 4, 4.5, 2), V(-8, -2, 1), miss()));
}

static void box_sphere_starts_apart_and_touches(void)
{
    CHECK(stops(solid, ball(0, 5, 0, 1), V(0, -2, 0),
                at(GRAZE_TOUCH, V(0, 3, 0), UP, 0, 1, 0, GRAZE_FRACTION_ONE)));
    CHECK(stops(solid, ball(10, 10, 0, 5), V(-3, -4, 0),
                at(GRAZE_TOUCH, V(7, 6, 0), OUT, 1, 1, 0, GRAZE_FRACTION_ONE)));
    CHECK(stops(solid, ball(8, 3, 0, 1), V(-16, 0, 0),
                at(GRAZE_TOUCH, V(4, 3, 0), UP, 1, 1, 0, PART(1, 4))));
    CHECK(stops(solid, ball(8, 3, 0, 1), V(-4, 0, 0),
                at(GRAZE_TOUCH, V(4, 3, 0), UP, 1, 1, 0, GRAZE_FRACTION_ONE)));
    CHECK(stops(solid, ball(8, 3, 0, 1), V(-12, 0, 0),
                at(GRAZE_TOUCH, V(4, 3, 0), UP, 1, 1, 0, PART(1, 3))));
    CHECK(stops(solid, ball(7, 6, 8, 5), V(0, 0, -20),
                at(GRAZE_TOUCH, V(7, 6, 3), OUT, 1, 1, 1, PART(1, 4))));
    CHECK(stops(solid, ball(0, 3, 8, 1), V(8, 0, -16),
                at(GRAZE_TOUCH, V(2.5, 3, 3), UP, 0, 1, 1, PART(5, 16))));
    CHECK(stops(solid, ball(15, 0, 0, 5), V(-16, 12, 0),
                at(GRAZE_TOUCH, V(7, 6, 0), OUT, 1, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(-6, 13, 9, 7), V(24, -16, 0),
                at(GRAZE_TOUCH, V(6, 5, 9), AWAY, 1, 1, 1, PART(1, 2))));
    CHECK(stops(solid, ball(0, 1, 10, 5), V(8, 8, -6),
                at(GRAZE_TOUCH, V(4, 5, 7), graze_vec3_of(0, GRAZE_RATIO(3, 5), GRAZE_RATIO(4, 5)),
                   1, 1, 1, PART(1, 2))));
    CHECK(stops(solid, ball(0, 1, 10, 5), V(4, 4, -3),
                at(GRAZE_TOUCH, V(4, 5, 7), graze_vec3_of(0, GRAZE_RATIO(3, 5), GRAZE_RATIO(4, 5)),
                   1, 1, 1, GRAZE_FRACTION_ONE)));
}

static void box_sphere_starts_apart_and_enters(void)
{
    CHECK(stops(solid, ball(0, 5, 0, 1), V(0, -4, 0),
                at(GRAZE_HIT, V(0, 3, 0), UP, 0, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(-3, 6, 1, 1), V(4, -6, 1),
                at(GRAZE_HIT, V(-1, 3, 1.5), UP, 0, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(-3, 6, 0, 1), V(12, -6, 0),
                at(GRAZE_HIT, V(3, 3, 0), UP, 0, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(-3, 6, 0, 1), V(8, -24, 0),
                at(GRAZE_HIT, V(-2, 3, 0), UP, 0, 1, 0, PART(1, 8))));
    CHECK(stops(solid, ball(0, 5, 0, 2.5), V(4, -1, 0),
                at(GRAZE_HIT, V(2, 4.5, 0), UP, 0, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(7, 10, 0, 5), V(0, -8, 0),
                at(GRAZE_HIT, V(7, 6, 0), OUT, 1, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(15, 6, 0, 5), V(-16, 0, 0),
                at(GRAZE_HIT, V(7, 6, 0), OUT, 1, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(-1, 14, 0, 5), V(16, -16, 0),
                at(GRAZE_HIT, V(7, 6, 0), OUT, 1, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(6, 5, 15, 7), V(0, 0, -12),
                at(GRAZE_HIT, V(6, 5, 9), AWAY, 1, 1, 1, PART(1, 2))));
    CHECK(stops(solid, ball(8, 5, 0, 1), V(-8, -4, 0),
                at(GRAZE_HIT, V(4, 3, 0), UP, 1, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(0, 5, 0, 1), V(8, -4, 0),
                at(GRAZE_HIT, V(4, 3, 0), UP, 1, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(6, 8, 20, 7), V(-8, -12, -20),
                at(GRAZE_HIT, V(2, 2, 10), V(0, 0, 1), 0, 1, 1, PART(1, 2))));
    CHECK(stops(solid, ball(4, 5, 0, 1), V(-8, -4, 0), part(GRAZE_HIT, 0, 1, 0)));
    CHECK(stops(solid, ball(4, 5, 0, 2.75), V(8, -4, 0), part(GRAZE_HIT, 1, 1, 0)));
    CHECK(stops(solid, ball(8, 4, 4.5, 3), V(-8, -2, 1), part(GRAZE_HIT, 1, 1, 1)));
    CHECK(stops(solid, ball(8, 1, 0, 3), V(-8, 8, 0), part(GRAZE_HIT, 1, 1, 0)));
}

static void box_sphere_starts_in_touch_and_leaves(void)
{
    CHECK(stops(solid, ball(1, 3, 0, 1), V(1, 3, 0), at(GRAZE_TOUCH, V(1, 3, 0), UP, 0, 1, 0, 0)));
    CHECK(stops(solid, ball(1, 3, 0, 1), V(-9, 0, 0), at(GRAZE_TOUCH, V(1, 3, 0), UP, 0, 1, 0, 0)));
    CHECK(
        stops(solid, ball(7, 6, 1, 5), V(4, -3, 0), at(GRAZE_TOUCH, V(7, 6, 1), OUT, 1, 1, 0, 0)));
    CHECK(
        stops(solid, ball(6, 5, 9, 7), V(1, 1, 1), at(GRAZE_TOUCH, V(6, 5, 9), AWAY, 1, 1, 1, 0)));
}

static void box_sphere_starts_in_touch_and_enters(void)
{
    CHECK(
        stops(solid, ball(1, 3, 0, 1), V(9, -0.25, 0), at(GRAZE_HIT, V(1, 3, 0), UP, 0, 1, 0, 0)));
    CHECK(stops(solid, ball(7, 6, 1, 5), V(-1, 0, 0), at(GRAZE_HIT, V(7, 6, 1), OUT, 1, 1, 0, 0)));
    CHECK(stops(solid, ball(6, 5, 9, 7), V(4, 4, -9), at(GRAZE_HIT, V(6, 5, 9), AWAY, 1, 1, 1, 0)));
    CHECK(stops(solid, ball(4, 3, 0, 1), V(-1, -1, 0), at(GRAZE_HIT, V(4, 3, 0), UP, 1, 1, 0, 0)));
}

static void box_sphere_starts_inside(void)
{
    const graze_sphere in = ball(1, 1, 1, 1), over = ball(1, 2.5, 0, 1), by = ball(4.5, 2.5, 0, 1),
                       off = ball(4.5, 2.5, 3.5, 1);
    CHECK(stops(solid, in, V(0, 9, 0), inside(&in)));
    CHECK(stops(solid, over, V(0, 9, 0), inside(&over)));
    CHECK(stops(solid, by, V(-3, 0, 0), inside(&by)));
    CHECK(stops(solid, off, V(0, 0, 0.25), inside(&off)));
}

static void box_sphere_does_not_move(void)
{
    const graze_sphere in = ball(0, 2.5, 0, 1);
    CHECK(stops(solid, ball(0, 4, 0, 2), V(0, 0, 0), at(GRAZE_TOUCH, V(0, 4, 0), UP, 0, 1, 0, 0)));
    CHECK(stops(solid, ball(4, 4, 0, 2), V(0, 0, 0), at(GRAZE_TOUCH, V(4, 4, 0), UP, 1, 1, 0, 0)));
    CHECK(stops(solid, in, V(0, 0, 0), inside(&in)));
    CHECK(stops(solid, ball(0, 4.5, 0, 2), V(0, 0, 0), miss()));
    CHECK(stops(solid, ball(5.75, 3.75, 0, 2), V(0, 0, 0), miss()));
}

/* A line: at an edge its normal is that of the first face. */
static void box_sphere_has_no_radius(void)
{
    const graze_sphere in = ball(1, 1, 1, 0);
    CHECK(stops(solid, ball(0, 5, 0, 0), V(0, -6, 0),
                at(GRAZE_HIT, V(0, 2, 0), UP, 0, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(0, 5, 0, 0), V(0, -3, 0),
                at(GRAZE_TOUCH, V(0, 2, 0), UP, 0, 1, 0, GRAZE_FRACTION_ONE)));
    CHECK(stops(solid, ball(1, 2, 0, 0), V(0, -1, 0), at(GRAZE_HIT, V(1, 2, 0), UP, 0, 1, 0, 0)));
    CHECK(stops(solid, ball(1, 2, 0, 0), V(3, 0, 0), at(GRAZE_TOUCH, V(1, 2, 0), UP, 0, 1, 0, 0)));
    CHECK(stops(solid, in, V(0, 9, 0), inside(&in)));
    CHECK(stops(solid, ball(0, 5, 0, 0), V(0, -2, 0), miss()));
    CHECK(stops(solid, ball(7, 0, 0, 0), V(-6, 6, 0), miss()));
    CHECK(stops(solid, ball(8, 6, 0, 0), V(-8, -8, 0), part(GRAZE_HIT, 1, 1, 0)));
    CHECK(stops(solid, ball(8, 6, 7, 0), V(-8, -8, -8), part(GRAZE_HIT, 1, 1, 1)));
    CHECK(stops(solid, ball(7, -1, 0, 0), V(-6, 6, 0), part(GRAZE_TOUCH, 1, 1, 0)));
    CHECK(stops(solid, ball(0, 4, 0, 0), V(8, -4, 0), part(GRAZE_TOUCH, 1, 1, 0)));
    CHECK(stops(solid, ball(8, 2, 0, 0), V(-16, 0, 0), part(GRAZE_TOUCH, 1, 1, 0)));
    CHECK(stops_alone(solid, ball(8, 6, 0, 0), V(-8, -8, 0),
                      at(GRAZE_HIT, V(4, 2, 0), V(1, 0, 0), 1, 1, 0, PART(1, 2))));
}

static void box_sphere_is_empty(void)
{
    graze_aabb inverted = solid;
    CHECK(stops(solid, ball(0, 5, 0, -1), V(0, -9, 0), miss()));
    CHECK(stops(solid, ball(0, 5, 0, -9), V(0, -9, 0), miss()));
    inverted.max.x = GRAZE_C(-5);
    CHECK(stops(inverted, ball(-4, 5, 0, 2), V(0, -9, 0), miss()));
}

/* A face, an edge as a box, and a point. In the plane of a flat axis the side counts from which the sphere comes, or min. */
static void box_sphere_meets_a_flat_one(void)
{
    const graze_aabb face = {AT(-4, 0, -3), AT(4, 0, 3)}, point = {AT(1, 1, 1), AT(1, 1, 1)};
    const graze_sphere in = ball(0, 0.5, 0, 1);
    CHECK(stops(face, ball(0, 4, 0, 1), V(0, -6, 0),
                at(GRAZE_HIT, V(0, 1, 0), UP, 0, 1, 0, PART(1, 2))));
    CHECK(stops(face, in, V(0, 1, 0), inside(&in)));
    CHECK(stops(face, ball(9, 1, 0, 1), V(-8, -2, 0),
                at(GRAZE_HIT, V(5, 0, 0), V(1, 0, 0), 1, 1, 0, PART(1, 2))));
    CHECK(stops(face, ball(9, 0.25, 0, 1), V(-8, -1, 0), part(GRAZE_HIT, 1, -1, 0)));
    CHECK(stops(face, ball(9, 0, 0, 1), V(-6, 0.125, 0), part(GRAZE_HIT, 1, 1, 0)));
    CHECK(stops_alone(face, ball(9, 0, 0, 1), V(-8, 0, 0),
                      at(GRAZE_HIT, V(5, 0, 0), V(1, 0, 0), 1, -1, 0, PART(1, 2))));
    CHECK(stops_alone(face, ball(5, 0, 0, 1), V(-1, -1, 0),
                      at(GRAZE_HIT, V(5, 0, 0), V(1, 0, 0), 1, 1, 0, 0)));
    CHECK(stops_alone(point, ball(4, 9, 1, 5), V(0, -8, 0),
                      at(GRAZE_HIT, V(4, 5, 1), OUT, 1, 1, -1, PART(1, 2))));
    CHECK(stops(face, ball(0, 4, 0, 0), V(0, -8, 0),
                at(GRAZE_TOUCH, V(0, 0, 0), UP, 0, 1, 0, PART(1, 2))));
    CHECK(stops(face, ball(0, 0, 0, 0), V(0, -8, 0), at(GRAZE_TOUCH, V(0, 0, 0), UP, 0, 1, 0, 0)));
}

/* And a sixteenth of a unit before it. */
static void box_sphere_meets_a_corner(void)
{
    CHECK(stops(solid, ball(4, 9, 0, 5), V(0, -4, 0),
                at(GRAZE_HIT, V(4, 7, 0), UP, 1, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(4, 9, 3, 5), V(0, -4, 0),
                at(GRAZE_HIT, V(4, 7, 3), UP, 1, 1, 1, PART(1, 2))));
    CHECK(stops(solid, ball(3.9375, 9, 0, 5), V(0, -4, 0),
                at(GRAZE_HIT, V(3.9375, 7, 0), UP, 0, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(7, 10, 3, 5), V(0, -8, 0),
                at(GRAZE_HIT, V(7, 6, 3), OUT, 1, 1, 1, PART(1, 2))));
    CHECK(stops(solid, ball(7, 10, 2.9375, 5), V(0, -8, 0),
                at(GRAZE_HIT, V(7, 6, 2.9375), OUT, 1, 1, 0, PART(1, 2))));
    CHECK(stops(solid, ball(6, 5, 20, 7), V(-8, -12, -20),
                at(GRAZE_HIT, V(2, -1, 10), V(0, 0, 1), 0, 0, 1, PART(1, 2))));
}

#if !GRAZE_FLOAT

static graze_sphere raw_ball(int32_t x, int32_t y, int32_t z, int32_t radius)
{
    const graze_sphere s = {{x, y, z}, radius};
    return s;
}

#endif

#endif
