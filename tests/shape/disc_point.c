/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The point of a disc that is nearest to a point: the policy, case by case. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static const graze_disc pad = {AT(1, 0, 2), AT(0, 0, 2), GRAZE_C(3)};
/* (1, 2, 2) is on the rim: it is perpendicular to the normal, and 3 units long. */
static const graze_disc slope = {AT(0, 0, 0), AT(2, -2, 1), GRAZE_C(3)};

static bool is_closest(graze_disc disc, graze_vec3 point, graze_vec3 expected)
{
    graze_vec3 nearest = vec3_at(7, 7, 7);
    graze_disc_closest_point(&disc, &point, &nearest);
    return vec3_equal(nearest, expected);
}

static void disc_closest_point_is_as_defined(void)
{
    CHECK(is_closest(pad, P(2, 1, 9), P(2, 1, 2)) && is_closest(pad, P(2, 1, -9), P(2, 1, 2)));
    CHECK(is_closest(pad, P(2, 1, 2), P(2, 1, 2)) && is_closest(pad, P(1, 0, 5), P(1, 0, 2)));
    CHECK(is_closest(pad, P(1, 0, 2), P(1, 0, 2)) && is_closest(slope, P(0, 0, 0), P(0, 0, 0)));
    CHECK(is_closest(pad, P(4, 0, 5), P(4, 0, 2)) && is_closest(pad, P(1, -3, 5), P(1, -3, 2)));
    CHECK(is_closest(pad, P(9, 0, 5), P(4, 0, 2)) && is_closest(pad, P(1, -8, 2), P(1, -3, 2)));
    CHECK(is_closest(slope, P(2.5, -1.5, 1), P(0.5, 0.5, 0)));
    CHECK(is_closest(slope, P(3, 0, 3), P(1, 2, 2)) && is_closest(slope, P(-1, 4, 1), P(1, 2, 2)));
}

#if !GRAZE_FLOAT

/* Ties of a foot go away from the point. Beyond the rim, 5 * (3, 4, 0) / 5 is exact, and so is half a unit more. */
static void disc_closest_point_rounds_to_raw(void)
{
    const graze_disc diagonal = {{0, 0, 0}, {1, 1, 0}, GRAZE_ONE};
    const graze_disc flat = {{0, 0, 0}, {0, 0, 1}, 5};
    CHECK(is_closest(diagonal, vec3_at(1, 0, 9), vec3_at(0, -1, 9)));
    CHECK(is_closest(diagonal, vec3_at(-1, 0, 9), vec3_at(0, 1, 9)));
    CHECK(is_closest(flat, vec3_at(6, 8, 2), vec3_at(3, 4, 0)));
    CHECK(is_closest(flat, vec3_at(3, 4, 2), vec3_at(3, 4, 0)));
    CHECK(is_closest(flat, vec3_at(-6, 1, 2), vec3_at(-5, 1, 0)));     /* 4.93, 0.82 */
    CHECK(is_closest(flat, vec3_at(400, -400, 7), vec3_at(4, -4, 0))); /* 3.54 */
}

#endif

/* Far out, the direction is the one of the foot, for a normal of any length. */
static void disc_closest_point_rounds(void)
{
    for (int i = 0; i < 28; i++) {
        const graze_scalar by = (graze_scalar)(INT32_C(1) << i) * RAW;
        graze_disc disc = slope;
        disc.normal = vec3_at(by * 2, by * -2, by);
        CHECK(is_closest(disc, P(14, 16, 22), P(1, 2, 2)));
        CHECK(is_closest(disc, P(2.5, -1.5, 1), P(0.5, 0.5, 0)));
    }
#if !GRAZE_FLOAT
    disc_closest_point_rounds_to_raw();
#endif
}

static void disc_closest_point_is_of_a_flat_one(void)
{
    graze_disc disc = pad;
    disc.radius = 0;
    CHECK(is_closest(disc, P(9, 8, 7), P(1, 0, 2)) && is_closest(disc, P(1, 0, 2), P(1, 0, 2)));
    CHECK(is_closest(disc, P(1, 0, 7), P(1, 0, 2)) && is_closest(disc, P(1, 0.25, 7), P(1, 0, 2)));
}

/* The point itself. */
static void disc_closest_point_is_of_an_empty_one(void)
{
    graze_disc disc = pad;
    disc.radius = -RAW;
    CHECK(is_closest(disc, P(9, 8, 7), P(9, 8, 7)) && is_closest(disc, P(1, 0, 2), P(1, 0, 2)));
}

static void disc_closest_point_spans_the_world(void)
{
    const graze_scalar most = GRAZE_SCALAR_MAX, least = GRAZE_SCALAR_MIN;
    const graze_disc wall = {{least, 0, 0}, {most, 0, 0}, GRAZE_C(2)};
    const graze_disc wide = {{least, 0, 0}, {most, 0, 0}, most};
    const graze_disc around = {{0, 0, 0}, {0, 0, GRAZE_ONE}, most};
    CHECK(is_closest(around, vec3_at(RAW, -RAW, 9), vec3_at(RAW, -RAW, 0)));
    CHECK(is_closest(around, vec3_at(0, 0, least), vec3_at(0, 0, 0)));
    CHECK(is_closest(wall, vec3_at(most, GRAZE_C(1), 0), vec3_at(least, GRAZE_C(1), 0)));
    CHECK(is_closest(wall, vec3_at(most, GRAZE_C(5), 0), vec3_at(least, GRAZE_C(2), 0)));
    CHECK(
        is_closest(wide, vec3_at(most, 0, least), vec3_at(least, 0, GRAZE_FLOAT ? least : -most)));
}

/* A point of the rim that is outside the world. */
static void disc_closest_point_saturates(void)
{
    const graze_scalar most = GRAZE_SCALAR_MAX, least = GRAZE_SCALAR_MIN, half = most / 2;
    const graze_disc disc = {{half, 0, 0}, {0, 0, GRAZE_ONE}, most};
    const graze_disc tilted = {{most, most, 0}, {GRAZE_ONE, GRAZE_ONE, 0}, most};
    CHECK(is_closest(disc, vec3_at(most, 0, 0), vec3_at(most, 0, 0)));
#if GRAZE_FLOAT
    CHECK(is_closest(tilted, vec3_at(most, most, most), vec3_at(most, most, most)));
    (void)least;
#else
    const graze_scalar below = 628983398; /* most - most / sqrt(2) */
    CHECK(is_closest(tilted, vec3_at(most, least, 3), vec3_at(most, below, 2)));
#endif
}

static void disc_closest_point_overwrites_argument(void)
{
    const graze_vec3 expected = P(4, 0, 2);
    graze_disc disc = pad;
    graze_vec3 point = P(9, 0, 5), over = point;
    graze_disc_closest_point(&disc, &over, &over);
    CHECK(vec3_equal(over, expected));
    graze_disc_closest_point(&disc, &point, &disc.normal);
    CHECK(vec3_equal(disc.normal, expected));
    disc = pad;
    graze_disc_closest_point(&disc, &point, &disc.center);
    CHECK(vec3_equal(disc.center, expected));
}

static void disc_closest_point_has_no_number(void)
{
#if GRAZE_FLOAT
    for (unsigned i = 0; i < 2 * 10 * STRANGE; i++) {
        graze_disc disc = slope;
        graze_vec3 point = vec3_at(2.5f, -1.5f, i % 2 != 0 ? 1.0f : 30.0f), nearest;
        float *const places[10] = {&disc.center.x, &disc.center.y, &disc.center.z, &disc.normal.x,
                                   &disc.normal.y, &disc.normal.z, &disc.radius,   &point.x,
                                   &point.y,       &point.z};
        float *const place = places[i / 2 / STRANGE];
        *place = scalar_of_bits(strange_bits[i / 2 % STRANGE]);
        const bool is_empty = *place < 0 && place == &disc.radius;
        graze_disc_closest_point(&disc, &point, &nearest);
        CHECK(is_empty ? vec3_equal(nearest, point)
                       : is_nan(nearest.x) && is_nan(nearest.y) && is_nan(nearest.z));
    }
#else
    const graze_disc wall = {AT(5, 0, 0), AT(1, 0, 0), GRAZE_SCALAR_MAX};
    CHECK(is_closest(wall, vec3_at(some_nan(), some_infinity(), 0),
                     vec3_at(GRAZE_C(5), some_infinity(), 0)));
#endif
}

/* All points are on the plane, so the disc is a ball. */
static void disc_closest_point_has_no_normal(void)
{
    graze_disc disc = pad;
    disc.normal = P(0, 0, 0);
    CHECK(is_closest(disc, P(2, 1, 3), P(2, 1, 3)) && is_closest(disc, P(1, 0, 9), P(1, 0, 5)));
    CHECK(is_closest(disc, P(3, 4, 6), P(2, 2, 4)) && is_closest(disc, P(2, 2, 4), P(2, 2, 4)));
    disc.radius = 0;
    CHECK(is_closest(disc, P(9, 8, 7), P(1, 0, 2)) && is_closest(disc, P(1, 0, 2), P(1, 0, 2)));
}

void test_disc_point(void)
{
    CONSTRUCTION_COLUMN(disc_closest_point);
}
