/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Distances and other results computed from a reach, and axes computed from areas. Part of arith3_cases.h. */

static reach reach_to(const graze_vec3 *axis, const graze_vec3 *point)
{
    const graze_vec3 origin = at(0, 0, 0);
    return reach_along(axis, vector_between(&origin, point));
}

static graze_scalar distance_along(graze_vec3 axis, graze_vec3 point)
{
    return distance_of(reach_to(&axis, &point), &axis);
}

static graze_vec3 point_down(graze_vec3 axis, graze_vec3 point)
{
    const reach r = reach_to(&axis, &point);
    share_progress s;
    progress_of_share(&s, share_over_axis(r, &axis));
    return at(share_against(point.x, axis.x, sign_of_reach(r), &s),
              share_against(point.y, axis.y, sign_of_reach(r), &s),
              share_against(point.z, axis.z, sign_of_reach(r), &s));
}

static bool same_point(graze_vec3 a, graze_vec3 b)
{
    return same_number(a.x, b.x) && same_number(a.y, b.y) && same_number(a.z, b.z);
}

/* Along axes of length 3, 6, 12 ..., and to the ends of the world. */
static void test_distances(void)
{
    for (int i = 0; i < 6; i++) {
        graze_scalar by = (graze_scalar)(INT32_C(1) << i);
        CHECK(same_number(distance_along(at(by, 2 * by, 2 * by), at(1, 2, 2)), 3));
        CHECK(same_number(distance_along(at(-by, 2 * by, 2 * by), at(1, -2, -2)), -3));
        CHECK(same_number(distance_along(at(by, 2 * by, -2 * by), at(2, 1, 2)), 0));
    }
    CHECK(same_number(distance_along(at(WEIGHT_HIGH, 0, 0), at(HIGH, LOW, 3)), HIGH));
    CHECK(same_number(distance_along(at(0, WEIGHT_LOW, 0), at(HIGH, HIGH, 3)), -HIGH));
    CHECK(same_number(distance_along(at(0, 0, 0), at(HIGH, LOW, 3)), 0));
}

static void test_projections(void)
{
    for (int i = 0; i < 6; i++) {
        graze_scalar by = (graze_scalar)(INT32_C(1) << i);
        CHECK(same_point(point_down(at(by, by, 0), at(5, 3, 1)), at(1, -1, 1)));
        CHECK(same_point(point_down(at(-by, by, 0), at(5, 3, 1)), at(4, 4, 1)));
        CHECK(same_point(point_down(at(by, by, 0), at(5, -5, 1)), at(5, -5, 1)));
    }
    CHECK(same_point(point_down(at(WEIGHT_LOW, 0, 0), at(HIGH, LOW, 3)), at(0, LOW, 3)));
    CHECK(same_point(point_down(at(0, 0, 0), at(HIGH, LOW, 3)), at(HIGH, LOW, 3)));
}

static graze_vec3 axis_across(length3 u, length3 v)
{
    area3 across = cross(u, v);
    return weights_of(&across);
}

/* The axis is scaled to at least 2^30 raw units (16384 units) and less than twice that. */
static void test_axes_of_areas(void)
{
    const graze_scalar one = GRAZE_C(16384);
    for (int i = 1; i < 4; i++)
        for (int j = 1; j < 4; j++) {
            graze_vec3 n = axis_across(small(i, 0, 0), small(0, j, 0));
            graze_vec3 m = axis_across(small(i, 0, 0), small(0, 0, j));
            int power = i * j < 2 ? 1 : i * j < 4 ? 2 : i * j < 8 ? 4 : 8;
            graze_scalar size = one / (graze_scalar)power * (graze_scalar)(i * j);
            CHECK(same_point(n, at(0, 0, size)) && same_point(m, at(0, -size, 0)));
        }
    CHECK(same_point(axis_across(small(1, 2, 3), small(2, 4, 6)), at(0, 0, 0)));
    CHECK(same_point(axis_across(small(0, 1, 2), small(4, 1, 2)), at(0, one, -one / 2)));
}

static void test_made_of_reaches(void)
{
    test_distances();
    test_projections();
    test_axes_of_areas();
}
