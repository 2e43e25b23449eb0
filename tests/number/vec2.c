/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors in the plane: each routine, saturation, and the same results as vectors in space with z = 0. */
#include "../support/check.h"
#include "../hash/hash.h"
#include "../support/raw_inputs.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN     GRAZE_SCALAR_MIN
#define MAX     GRAZE_SCALAR_MAX
#define V(x, y) graze_vec2_of(GRAZE_C(x), GRAZE_C(y))

static bool same(graze_vec2 a, graze_vec2 b)
{
    return a.x == b.x && a.y == b.y;
}

static graze_wide wide_of(int32_t n)
{
    return graze_to_wide(graze_from_int(n));
}

static void sums(void)
{
    graze_vec2 a = V(1, -2), b = V(4, 0.5);
    CHECK(same(graze_vec2_add(a, b), V(5, -1.5)) && same(graze_vec2_sub(a, b), V(-3, -2.5)));
    CHECK(same(graze_vec2_neg(a), V(-1, 2)) && same(graze_vec2_scale(a, GRAZE_C(-2)), V(-2, 4)));
    CHECK(same(graze_vec2_min(a, b), V(1, -2)) && same(graze_vec2_max(a, b), V(4, 0.5)));
    CHECK(same(graze_vec2_add(graze_vec2_of(MAX, MIN), graze_vec2_of(MAX, MIN)),
               graze_vec2_of(MAX, MIN)));
    CHECK(same(graze_vec2_sub(graze_vec2_of(MIN, MAX), graze_vec2_of(MAX, MIN)),
               graze_vec2_of(MIN, MAX)));
    CHECK(same(graze_vec2_neg(graze_vec2_of(MIN, MAX)), graze_vec2_of(MAX, -MAX)));
}

static void products(void)
{
    graze_vec2 a = V(1, -2), b = V(4, 0.5);
    CHECK(graze_vec2_dot(a, b) == wide_of(3) && graze_vec2_length_sq(b) == wide_of(65) / 4);
    CHECK(graze_vec2_cross(a, b) == wide_of(17) / 2 && graze_vec2_cross(b, a) == -wide_of(17) / 2);
    CHECK(graze_vec2_cross(V(1, 0), V(0, 1)) == wide_of(1));
    CHECK(graze_vec2_cross(a, graze_vec2_neg(a)) == 0);
}

static void ways(void)
{
    graze_vec2 a = V(1, -2), b = V(4, 0.5), low = graze_vec2_of(MIN, MAX);
    graze_vec2 high = graze_vec2_of(MAX, MIN);
    const graze_fraction one = GRAZE_FRACTION_ONE;
    CHECK(same(graze_vec2_lerp(a, b, 0), a) && same(graze_vec2_lerp(a, b, one), b));
    CHECK(same(graze_vec2_lerp(a, b, one / 2), V(2.5, -0.75)));
    CHECK(same(graze_vec2_lerp(low, high, one), high) &&
          same(graze_vec2_lerp(low, high, -one), low));
    CHECK(graze_vec2_length(V(3, -4)) == GRAZE_C(5) && graze_vec2_length(V(0, 0)) == 0);
    CHECK(graze_vec2_distance(V(1, 2), V(4, -2)) == GRAZE_C(5) && graze_vec2_distance(a, a) == 0);
    CHECK(graze_vec2_length(low) == MAX && graze_vec2_distance(low, high) == MAX);
}

static void units(void)
{
    CHECK(same(graze_vec2_normalize(V(0, 0)), V(0, 0)));
    CHECK(same(graze_vec2_normalize(V(0, -7)), V(0, -1)));
    CHECK(same(graze_vec2_normalize(graze_vec2_of(MIN, 0)), V(-1, 0)));
    CHECK(same(graze_vec2_normalize(V(8, -6)), V(0.8, -0.6)));
}

static graze_vec3 in_space(graze_vec2 v)
{
    return graze_vec3_of(v.x, v.y, 0);
}

static bool is_flat(graze_vec3 v, graze_vec2 w)
{
    return v.x == w.x && v.y == w.y && v.z == 0;
}

static void check_in_space(graze_vec2 a, graze_vec2 b, graze_fraction t)
{
    graze_vec3 p = in_space(a), q = in_space(b);
    CHECK(graze_vec2_dot(a, b) == graze_vec3_dot(p, q));
    CHECK(graze_vec2_length_sq(a) == graze_vec3_length_sq(p));
    CHECK(graze_from_wide(graze_vec2_cross(a, b)) == graze_vec3_cross(p, q).z);
    CHECK(is_flat(graze_vec3_lerp(p, q, t), graze_vec2_lerp(a, b, t)));
    CHECK(graze_vec2_length(a) == graze_vec3_length(p));
    CHECK(graze_vec2_distance(a, b) == graze_vec3_distance(p, q));
    CHECK(graze_vec2_length_down(a) == graze_vec3_length_down(p) &&
          graze_vec2_length_up(a) == graze_vec3_length_up(p));
    CHECK(graze_vec2_distance_down(a, b) == graze_vec3_distance_down(p, q) &&
          graze_vec2_distance_up(a, b) == graze_vec3_distance_up(p, q));
    CHECK(is_flat(graze_vec3_normalize(p), graze_vec2_normalize(a)));
}

static void those_of_space(void)
{
    raw_query q;
    for (uint32_t i = 0; i < 500; i++) {
        raw_segment(i, &q);
        check_in_space(vec2_of(q.line), vec2_of(q.line + 3),
                       (graze_fraction)i * (GRAZE_FRACTION_ONE / 512));
    }
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    const graze_vec2 great = graze_vec2_of(MAX, MAX), strange = graze_vec2_of(MAX * MAX, 0);
    CHECK(graze_vec2_cross(great, graze_vec2_of(MIN, MAX)) == MAX);
    CHECK(graze_vec2_dot(great, great) == MAX);
    graze_wide nan = graze_vec2_cross(strange, V(1, 0));
    CHECK(nan != nan);
}

#else

/* In raw units. */
static void limits_of_the_build(void)
{
    const graze_vec2 corner = graze_vec2_of(MIN, MIN);
    const int64_t most = INT64_C(0x4000000000000000); /* 2^62 */
    CHECK(graze_vec2_dot(corner, corner) == INT64_MAX);
    CHECK(graze_vec2_dot(corner, graze_vec2_of(MIN, -MAX)) == most + (most - 2147483648));
    CHECK(graze_vec2_cross(corner, graze_vec2_of(MAX, MIN)) == most + (most - 2147483648));
    CHECK(graze_vec2_length(graze_vec2_of(1, 1)) == 1);
    CHECK(graze_vec2_distance(corner, graze_vec2_of(-1, MIN)) == MAX);
    CHECK(graze_vec2_distance(corner, graze_vec2_of(-2, MIN)) == MAX - 1);
    CHECK(same(graze_vec2_normalize(corner), graze_vec2_of(-46341, -46341)));
}

#endif

void test_vec2(void)
{
    check_group("vectors in the plane");
    check_case("sums");
    sums();
    check_case("products");
    products();
    check_case("ways");
    ways();
    check_case("units");
    units();
    check_case("as in space");
    those_of_space();
    check_case("limits");
    limits_of_the_build();
}
