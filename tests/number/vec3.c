/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors: their algebra, saturation, and the worst cases of rounding. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN        GRAZE_SCALAR_MIN
#define MAX        GRAZE_SCALAR_MAX
#define V(x, y, z) graze_vec3_of(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static bool same(graze_vec3 a, graze_vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

static graze_wide wide_of(int32_t n)
{
    return graze_to_wide(graze_from_int(n));
}

static void sums(void)
{
    graze_vec3 a = V(1, -2, 3.5), b = V(4, 0.5, -1);
    CHECK(same(graze_vec3_add(a, b), V(5, -1.5, 2.5)) &&
          same(graze_vec3_sub(a, b), V(-3, -2.5, 4.5)));
    CHECK(same(graze_vec3_neg(a), V(-1, 2, -3.5)));
    CHECK(same(graze_vec3_scale(a, GRAZE_C(-2)), V(-2, 4, -7)));
    CHECK(same(graze_vec3_min(a, b), V(1, -2, -1)) && same(graze_vec3_max(a, b), V(4, 0.5, 3.5)));
    CHECK(same(graze_vec3_add(graze_vec3_of(MAX, MIN, 0), graze_vec3_of(MAX, MIN, MIN)),
               graze_vec3_of(MAX, MIN, MIN)));
    CHECK(same(graze_vec3_sub(graze_vec3_of(MIN, MAX, 0), graze_vec3_of(MAX, MIN, MAX)),
               graze_vec3_of(MIN, MAX, graze_neg(MAX))));
    CHECK(same(graze_vec3_neg(graze_vec3_of(MIN, 0, MAX)), graze_vec3_of(MAX, 0, -MAX)));
}

static void products(void)
{
    graze_vec3 a = V(1, -2, 3.5), b = V(4, 0.5, -1);
    CHECK(graze_vec3_dot(a, b) == -wide_of(1) / 2 && graze_vec3_length_sq(b) == wide_of(69) / 4);
    CHECK(same(graze_vec3_cross(a, b), V(0.25, 15, 8.5)));
    CHECK(same(graze_vec3_cross(V(1, 0, 0), V(0, 1, 0)), V(0, 0, 1)));
    CHECK(same(graze_vec3_cross(V(0, 1, 0), V(0, 0, 1)), V(1, 0, 0)));
    CHECK(same(graze_vec3_cross(V(0, 0, 1), V(1, 0, 0)), V(0, 1, 0)));
    CHECK(same(graze_vec3_cross(graze_vec3_of(MIN, MIN, 0), graze_vec3_of(MAX, MIN, 0)),
               graze_vec3_of(0, 0, MAX)));
    CHECK(same(graze_vec3_cross(graze_vec3_of(0, MIN, MIN), graze_vec3_of(0, MIN, MAX)),
               graze_vec3_of(MIN, 0, 0)) ||
          GRAZE_FLOAT);
}

static void ways(void)
{
    graze_vec3 a = V(1, -2, 3.5), b = V(4, 0.5, -1.5);
    const graze_fraction one = GRAZE_FRACTION_ONE;
    graze_vec3 low = graze_vec3_of(MIN, MAX, MIN), high = graze_vec3_of(MAX, MIN, 0);
    CHECK(same(graze_vec3_lerp(a, b, 0), a) && same(graze_vec3_lerp(a, b, one), b));
    CHECK(same(graze_vec3_lerp(a, b, one / 2), V(2.5, -0.75, 1)));
    CHECK(same(graze_vec3_lerp(a, b, -one), V(-2, -4.5, 8.5)));
    CHECK(same(graze_vec3_lerp(low, high, 0), low) && same(graze_vec3_lerp(low, high, one), high));
    CHECK(same(graze_vec3_lerp(low, high, -one), graze_vec3_of(MIN, MAX, MIN)));
    CHECK(graze_vec3_length(V(3, 4, 12)) == GRAZE_C(13) &&
          graze_vec3_length(V(0, -3, 4)) == GRAZE_C(5));
    CHECK(graze_vec3_length(V(0, 0, 0)) == 0 && graze_vec3_distance(a, a) == 0);
    CHECK(graze_vec3_distance(V(1, 2, 3), V(4, -2, 15)) == GRAZE_C(13));
    CHECK(graze_vec3_length(graze_vec3_of(MAX, MAX, MAX)) == MAX);
    CHECK(graze_vec3_length(graze_vec3_of(0, MAX, 0)) == MAX);
    CHECK(graze_vec3_length(graze_vec3_of(MIN, 0, 0)) == MAX);
    CHECK(graze_vec3_distance(low, high) == MAX && graze_vec3_distance(high, low) == MAX);
}

static void units(void)
{
    CHECK(same(graze_vec3_normalize(V(0, 0, 0)), V(0, 0, 0)));
    CHECK(same(graze_vec3_normalize(V(0, -7, 0)), V(0, -1, 0)));
    CHECK(same(graze_vec3_normalize(graze_vec3_of(MIN, 0, 0)), V(-1, 0, 0)));
    CHECK(same(graze_vec3_normalize(graze_vec3_of(0, 0, MAX)), V(0, 0, 1)));
    CHECK(same(graze_vec3_normalize(V(8, 0, -6)), V(0.8, 0, -0.6)));
}

/* The side, and in the fixed build the next scalar on it. */
static void sides(void)
{
    const graze_vec3 a = V(1, 2, 3), b = V(4, -2, 15), zero = V(0, 0, 0), c = V(0.1, 0.2, -0.3);
    CHECK(graze_vec3_length_down(zero) == 0 && graze_vec3_length_up(zero) == 0);
    CHECK(graze_vec3_distance_down(c, c) == 0 && graze_vec3_distance_up(c, c) == 0);
    CHECK(graze_vec3_distance_down(a, b) <= GRAZE_C(13) &&
          graze_vec3_distance_up(a, b) >= GRAZE_C(13));
    CHECK(graze_vec3_distance_down(a, b) > GRAZE_C(12.999) &&
          graze_vec3_distance_up(a, b) < GRAZE_C(13.001));
    CHECK(graze_vec3_length_down(c) < graze_vec3_length_up(c));
    CHECK(graze_vec3_length_up(graze_vec3_of(MAX, MAX, MAX)) == MAX);
    CHECK(graze_vec3_length_down(graze_vec3_of(MAX, MAX, 0)) > MAX / 65536 * 65535);
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    const graze_scalar great = FLT_MAX, small = FLT_MIN / 8388608.0f;
    graze_vec3 v = graze_vec3_normalize(graze_vec3_of(great, great, -great));
    graze_vec3 w = graze_vec3_normalize(graze_vec3_of(small, small, -small));
    graze_scalar nan = graze_vec3_dot(graze_vec3_of(great * great, 0, 0), V(0, 0, 0));
    CHECK(same(v, w) && v.x > 0.5773502f && v.x < 0.5773504f && v.z == -v.x);
    CHECK(graze_vec3_length(graze_vec3_of(small, 0, 0)) == small);
    CHECK(graze_vec3_length(graze_vec3_of(small * 4, 0, small * 3)) == small * 5);
    CHECK(graze_vec3_length(graze_vec3_of(0x1p100f * 4, 0, 0x1p100f * 3)) == 0x1p100f * 5);
    CHECK(graze_vec3_dot(graze_vec3_of(great, 0, 0), graze_vec3_of(great, 0, 0)) == great);
    CHECK(nan != nan);
    w = graze_vec3_of(nan, 1, 0);
    CHECK(graze_vec3_length_down(w) != graze_vec3_length_down(w) &&
          graze_vec3_length_up(w) != graze_vec3_length_up(w));
    CHECK(graze_vec3_length_down(graze_vec3_of(small, 0, 0)) == 0 &&
          graze_vec3_length_up(graze_vec3_of(small, 0, 0)) == small * 4);
    v = graze_vec3_normalize(graze_vec3_of(nan, 1, 0));
    CHECK(v.x != v.x && v.y != v.y);
}

#else

/* The greatest error in 10^7 cases of the oracle: the exact y is -65535.499975200437. */
static void worst_of_normalize(void)
{
    graze_vec3 v = graze_vec3_normalize(graze_vec3_of(3, -8388608, -32769));
    CHECK(same(v, graze_vec3_of(0, -65536, -256)));
    CHECK(65536 - 65535.499975200437 <= GRAZE_NORMALIZE_BOUND);
}

/* In raw units. */
static void limits_of_the_build(void)
{
    const graze_vec3 corner = graze_vec3_of(MIN, MIN, MIN), other = graze_vec3_of(MAX, MAX, MAX);
    const int64_t most = INT64_C(0x4000000000000000); /* 2^62 */
    CHECK(graze_vec3_dot(corner, corner) == INT64_MAX &&
          graze_vec3_dot(corner, other) == INT64_MIN);
    CHECK(graze_vec3_dot(corner, graze_vec3_of(MIN, MIN, 0)) == INT64_MAX);
    CHECK(graze_vec3_dot(corner, graze_vec3_of(MIN, MIN, 1)) == INT64_MAX - 2147483647);
    CHECK(graze_vec3_dot(corner, graze_vec3_of(MIN, 1, 0)) == most - 2147483648);
    CHECK(graze_vec3_length_sq(graze_vec3_of(MIN, 0, 0)) == most);
    CHECK(graze_vec3_dot(graze_vec3_of(MAX, MAX, 0), graze_vec3_of(MIN, MIN, 0)) ==
          -most - most + INT64_C(4294967296));
    CHECK(graze_vec3_length(graze_vec3_of(1, 1, 1)) == 2 &&
          graze_vec3_length(graze_vec3_of(1, 1, 0)) == 1);
    CHECK(graze_vec3_distance(graze_vec3_of(-1, 0, MAX), graze_vec3_of(1, 1, MAX)) == 2);
    CHECK(graze_vec3_length(graze_vec3_of(INT32_MAX - 1, 0, 0)) == INT32_MAX - 1);
    CHECK(graze_vec3_distance(corner, graze_vec3_of(-1, MIN, MIN)) == MAX);
    CHECK(graze_vec3_length_down(graze_vec3_of(1, 1, 1)) == 1 &&
          graze_vec3_length_up(graze_vec3_of(1, 1, 0)) == 2);
    CHECK(graze_vec3_length_down(V(3, 4, 12)) == GRAZE_C(13) &&
          graze_vec3_length_up(V(3, 4, 12)) == GRAZE_C(13));
    CHECK(graze_vec3_distance_down(corner, graze_vec3_of(-2, MIN, MIN + 1)) == MAX - 1 &&
          graze_vec3_distance_up(corner, graze_vec3_of(-2, MIN, MIN + 1)) == MAX);
    CHECK(graze_vec3_distance(corner, graze_vec3_of(-2, MIN, MIN)) == MAX - 1);
    CHECK(same(graze_vec3_normalize(graze_vec3_of(1, 1, 1)), graze_vec3_of(37837, 37837, 37837)));
    CHECK(same(graze_vec3_normalize(corner), graze_vec3_of(-37837, -37837, -37837)));
    CHECK(same(graze_vec3_normalize(graze_vec3_of(-1, 0, 0)), V(-1, 0, 0)));
    worst_of_normalize();
    CHECK(same(graze_vec3_lerp(V(0, 0, 0), graze_vec3_of(1, -1, 3), GRAZE_FRACTION_ONE / 2),
               graze_vec3_of(1, -1, 2)));
    CHECK(same(graze_vec3_lerp(corner, other, INT32_MAX), other));
}

#endif

void test_vec3(void)
{
    check_group("vectors");
    check_case("sums");
    sums();
    check_case("products");
    products();
    check_case("ways");
    ways();
    check_case("rounded to one side");
    sides();
    check_case("units");
    units();
    check_case("limits");
    limits_of_the_build();
}
