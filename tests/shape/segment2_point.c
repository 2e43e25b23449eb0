/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and a wall: the policy of constructions, case by case. */
#include "../support/check.h"
#include "../support/policy.h"
#include "rects.h"
#include "../tests.h"

#if GRAZE_FLOAT
#include <float.h>
#endif

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

typedef struct {
    graze_segment2 wall;
    graze_vec2 point, nearest;
    graze_scalar distance;
} point_case;

static graze_vec2 nearest_of(const graze_segment2 *wall, const graze_vec2 *point)
{
    graze_vec2 nearest;
    graze_segment2_closest_point(wall, point, &nearest);
    return nearest;
}

/* Also with the wall turned round. */
static void run(const point_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const point_case *c = &cases[i];
        graze_segment2 turned = {c->wall.b, c->wall.a};
        CHECK(vec2_equal(nearest_of(&c->wall, &c->point), c->nearest));
        CHECK(vec2_equal(nearest_of(&turned, &c->point), c->nearest));
        CHECK(graze_segment2_distance(&c->wall, &c->point) == c->distance);
        CHECK(graze_segment2_distance(&turned, &c->point) == c->distance);
    }
}

#define SLOPE                                                                                      \
    {                                                                                              \
        AT2(1, 0), AT2(5, 3)                                                                       \
    }

static void segment2_point_is_as_defined(void)
{
    static const point_case cases[] = {
        {SLOPE, AT2(5, 3), AT2(5, 3), GRAZE_C(0)},
        {SLOPE, AT2(1, 0), AT2(1, 0), GRAZE_C(0)},
        {SLOPE, AT2(3, 1.5), AT2(3, 1.5), GRAZE_C(0)},
        {SLOPE, AT2(-2, -4), AT2(1, 0), GRAZE_C(5)},
        {SLOPE, AT2(8, 7), AT2(5, 3), GRAZE_C(5)},
        {SLOPE, AT2(1.5, 3.5), AT2(3, 1.5), GRAZE_C(2.5)},
        {SLOPE, AT2(4.5, -0.5), AT2(3, 1.5), GRAZE_C(2.5)},
    };
    run(cases, COUNT(cases));
}

#if GRAZE_FLOAT

static void segment2_point_rounds(void)
{
    const graze_segment2 wall = {AT2(0, 0), AT2(1, 1)};
    graze_vec2 point = P2(1, 0), nearest = nearest_of(&wall, &point);
    CHECK(nearest.x == 0.5f && nearest.y == 0.5f);
    CHECK(graze_segment2_distance(&wall, &point) > 0.7071f);
    CHECK(graze_segment2_distance(&wall, &point) < 0.7072f);
}

#else

/* Rounded once, ties away from a; the distance is that to the wall, not to the rounded point. */
static void segment2_point_rounds(void)
{
    const graze_segment2 wall = {{0, 0}, {1, 1}}, back = {{1, 1}, {0, 0}};
    graze_vec2 point = {1, 0};
    CHECK(vec2_equal(nearest_of(&wall, &point), graze_vec2_of(1, 1)));
    CHECK(vec2_equal(nearest_of(&back, &point), graze_vec2_of(0, 0)));
    CHECK(graze_segment2_distance(&wall, &point) == 1); /* 0.707 */
    point.x = 0;
    CHECK(graze_segment2_distance(&wall, &point) == 0);
}

#endif

POLICY_CANNOT_OCCUR(segment2_point, is_of_a_flat_one, "every wall is flat: it has no thickness")

/* A wall of zero length is its point. */
static void segment2_point_has_no_normal(void)
{
    static const point_case cases[] = {
        {{AT2(1, 1), AT2(1, 1)}, AT2(4, 5), AT2(1, 1), GRAZE_C(5)},
        {{AT2(1, 1), AT2(1, 1)}, AT2(1, 1), AT2(1, 1), GRAZE_C(0)},
    };
    run(cases, COUNT(cases));
}

POLICY_CANNOT_OCCUR(segment2_point, is_of_an_empty_one, "a wall holds its ends at least")

static void segment2_point_spans_the_world(void)
{
    const graze_scalar most = WORLD / 4;
    const point_case c = {{{-most, -most}, {most, most}}, {0, 0}, {0, 0}, 0};
    graze_segment2 level = {{-most, 0}, {most, 0}};
    graze_vec2 above = {0, most};
    run(&c, 1);
    CHECK(vec2_equal(nearest_of(&level, &above), graze_vec2_of(0, 0)));
}

#if GRAZE_FLOAT

/* The sizes that segment2.h calls safe. */
static void segment2_point_of_all_sizes(void)
{
    check_case("walls of all sizes");
    for (float size = 0x1p-60f; size <= 0x1p60f; size *= 2) {
        const graze_segment2 level = {{0, 0}, {size, 0}}, slope = {{0, 0}, {size, size}};
        const graze_vec2 above = {size * 0.5f, size}, beside = {size, 0};
        const graze_scalar off_slope = graze_segment2_distance(&slope, &beside);
        CHECK(graze_segment2_distance(&level, &above) == size);
        CHECK(off_slope > size * 0.7071f && off_slope < size * 0.7072f);
    }
}

static void segment2_point_saturates(void)
{
    const graze_segment2 wall = {{-FLT_MAX, 0}, {-FLT_MAX, 0}};
    const graze_vec2 point = {FLT_MAX, 0};
    CHECK(!(graze_segment2_distance(&wall, &point) > GRAZE_SCALAR_MAX));
}

#else

/* Beside the longest walls and beyond their ends; and just below saturation. */
static void segment2_point_saturates(void)
{
    const int32_t low = INT32_MIN, high = INT32_MAX;
    const graze_segment2 diagonal = {{low, low}, {high, high}}, ground = {{low, low}, {high, low}};
    graze_vec2 corner = {low, high}, middle = {0, high};
    CHECK(graze_segment2_distance(&diagonal, &corner) == INT32_MAX);
    CHECK(graze_segment2_distance(&ground, &middle) == INT32_MAX);
    middle.y = -2;
    CHECK(graze_segment2_distance(&ground, &middle) == INT32_MAX - 1);
    middle.y = -1;
    CHECK(graze_segment2_distance(&ground, &middle) == INT32_MAX);
    middle.y = low + 2;
    CHECK(graze_segment2_distance(&ground, &middle) == 2);
}

#endif

static void segment2_point_overwrites_argument(void)
{
    graze_segment2 wall = SLOPE;
    graze_vec2 point = P2(1.5, 3.5);
    graze_segment2_closest_point(&wall, &point, &point);
    CHECK(vec2_equal(point, P2(3, 1.5)));
    point = P2(1.5, 3.5);
    graze_segment2_closest_point(&wall, &point, &wall.a);
    CHECK(vec2_equal(wall.a, P2(3, 1.5)));
    wall.a = P2(1, 0);
    graze_segment2_closest_point(&wall, &point, &wall.b);
    CHECK(vec2_equal(wall.b, P2(3, 1.5)));
}

/* A NaN in one of the three points; an ordinary number in the fixed build. */
static void segment2_point_has_no_number(void)
{
    const bool is_float = GRAZE_C(0.5) < 1 && GRAZE_C(0.5) > 0;
    for (unsigned field = 0; field < 6; field++) {
        graze_segment2 wall = SLOPE;
        graze_vec2 point = P2(1.5, 3.5);
        graze_scalar *const fields[] = {&wall.a.x, &wall.b.x, &point.x,
                                        &wall.a.y, &wall.b.y, &point.y};
        *fields[field] = scalar_of_bits(strange_bits[0]);
        graze_vec2 nearest = nearest_of(&wall, &point);
        graze_scalar c = field < 3 ? nearest.x : nearest.y;
        graze_scalar d = graze_segment2_distance(&wall, &point);
        CHECK((c < 0 || c >= 0) == !is_float);
        CHECK((d >= 0) == !is_float);
    }
}

void test_segment2_point(void)
{
    CONSTRUCTION_COLUMN(segment2_point);
#if GRAZE_FLOAT
    segment2_point_of_all_sizes();
#endif
}
