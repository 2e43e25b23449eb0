/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two triangles: each case in both orders, with all orders of corners, mirrored, and far away. */
#include "../support/check.h"
#include "face_rest.h"
#include "../tests.h"

#define R 0.0000152587890625 /* RAW */

typedef struct {
    graze_vec3 corner[3];
} corners;

static graze_triangle triangle_of(const corners *c, int first, bool turned, graze_vec3 by)
{
    graze_triangle t;
    t.a = graze_vec3_add(c->corner[first], by);
    t.b = graze_vec3_add(c->corner[(first + (turned ? 2 : 1)) % 3], by);
    t.c = graze_vec3_add(c->corner[(first + (turned ? 1 : 2)) % 3], by);
    return t;
}

static void check_orders(const corners *a, const corners *b, graze_vec3 by, bool meets)
{
    for (int i = 0; i < 12; i++) {
        const graze_triangle t = triangle_of(a, i % 3, i % 2 != 0, by),
                             o = triangle_of(b, i / 2 % 3, i >= 6, by);
        CHECK(graze_triangle_overlaps_triangle(&t, &o) == meets);
        CHECK(graze_triangle_overlaps_triangle(&o, &t) == meets);
    }
}

static corners seen_from(const corners *c, int axis, bool mirrored)
{
    corners to;
    for (int i = 0; i < 3; i++) {
        const graze_vec3 *p = &c->corner[i];
        const graze_vec3 v = axis == 0   ? *p
                             : axis == 1 ? vec3_at(p->y, p->z, p->x)
                                         : vec3_at(p->z, p->x, p->y);
        to.corner[i] = mirrored ? graze_vec3_neg(v) : v;
    }
    return to;
}

static void check_pair(corners a, corners b, bool meets)
{
    for (int axis = 0; axis < 3; axis++) {
        const corners t = seen_from(&a, axis, false), o = seen_from(&b, axis, false);
        const corners mt = seen_from(&a, axis, true), mo = seen_from(&b, axis, true);
        check_orders(&t, &o, P(0, 0, 0), meets);
        check_orders(&mt, &mo, P(0, 0, 0), meets);
        if (!IS_FLOAT) {
            check_orders(&t, &o, P(8190, -8190, 100), meets);
            check_orders(&t, &o, P(-32000, 32000, 32000), meets);
        }
    }
}

#define GROUND                                                                                     \
    (corners)                                                                                      \
    {                                                                                              \
        {                                                                                          \
            P(0, 0, 0), P(8, 0, 0), P(0, 8, 0)                                                     \
        }                                                                                          \
    }
#define C3(a, b, c)                                                                                \
    (corners)                                                                                      \
    {                                                                                              \
        {                                                                                          \
            a, b, c                                                                                \
        }                                                                                          \
    }

static void pierces(void)
{
    check_pair(GROUND, C3(P(1, 1, -1), P(2, 1, 3), P(1, 2, 3)), true);
    check_pair(GROUND, C3(P(-9, 3, -1), P(9, 3, -1), P(0, 3, 9)), true);
    check_pair(GROUND, C3(P(-1, 1, -1), P(-1, 1, 3), P(3, 1, 0)), true);
    check_pair(GROUND, C3(P(5, 5, -1), P(6, 5, 3), P(5, 6, 3)), false);
    check_pair(GROUND, C3(P(1, 1, 1), P(2, 1, 3), P(1, 2, 3)), false);
    check_pair(GROUND, C3(P(9, 9, -9), P(9, 9, 9), P(5, 5, 0)), false);
}

static void touches_with_a_corner(void)
{
    check_pair(GROUND, C3(P(2, 2, 0), P(2, 1, 3), P(1, 2, 3)), true);
    check_pair(GROUND, C3(P(4, 4, 0), P(9, 9, 3), P(9, 8, 3)), true);
    check_pair(GROUND, C3(P(4, 4, 0), P(9, 9, -3), P(9, 8, 3)), true);
    check_pair(GROUND, C3(P(8, 0, 0), P(9, 0, -3), P(9, 0, 3)), true);
    if (IS_FLOAT)
        return;
    check_pair(GROUND, C3(P(2, 2, R), P(2, 1, 3), P(1, 2, 3)), false);
    check_pair(GROUND, C3(P(4, 4 + R, 0), P(9, 9, 3), P(9, 8, 3)), false);
    check_pair(GROUND, C3(P(8 + R, 0, 0), P(9, 0, -3), P(9, 0, 3)), false);
}

static void edges_touch(void)
{
    check_pair(GROUND, C3(P(4, 0, 3), P(4, 0, -3), P(4, -5, 0)), true);
    check_pair(GROUND, C3(P(4, 4, 3), P(4, 4, -3), P(9, 9, 1)), true);
    check_pair(GROUND, C3(P(2, 0, 0), P(4, 0, 0), P(3, -1, 1)), true);
    check_pair(GROUND, C3(P(8, 0, 0), P(9, 0, 0), P(9, -1, 1)), true);
    if (IS_FLOAT)
        return;
    check_pair(GROUND, C3(P(4, -R, 3), P(4, -R, -3), P(4, -5, 0)), false);
    check_pair(GROUND, C3(P(4, 4 + R, 3), P(4, 4 + R, -3), P(9, 9, 1)), false);
    check_pair(GROUND, C3(P(2, -R, 0), P(4, -R, 0), P(3, -1, 1)), false);
}

static void shares_corners(void)
{
    check_pair(GROUND, GROUND, true);
    check_pair(GROUND, C3(P(0, 0, 0), P(8, 0, 0), P(0, -8, 3)), true);
    check_pair(GROUND, C3(P(0, 0, 0), P(8, 0, 0), P(0, -8, 0)), true);
    check_pair(GROUND, C3(P(0, 0, 0), P(-8, 0, 1), P(0, -8, 3)), true);
    check_pair(GROUND, C3(P(0, 0, 0), P(-8, 0, 0), P(0, -8, 0)), true);
}

static void in_one_plane(void)
{
    check_pair(GROUND, C3(P(1, 1, 0), P(2, 1, 0), P(1, 2, 0)), true);
    check_pair(GROUND, C3(P(-9, -9, 0), P(90, -9, 0), P(-9, 90, 0)), true);
    check_pair(GROUND, C3(P(3, -1, 0), P(4, -1, 0), P(4, 9, 0)), true);
    check_pair(GROUND, C3(P(4, 4, 0), P(9, 4, 0), P(4, 9, 0)), true);
    check_pair(GROUND, C3(P(5, 4, 0), P(9, 4, 0), P(5, 9, 0)), false);
    check_pair(GROUND, C3(P(1, 1, 1), P(2, 1, 1), P(1, 2, 1)), false);
    check_pair(GROUND, C3(P(9, 0, 0), P(12, 0, 0), P(9, 3, 0)), false);
}

static void without_area(void)
{
    const corners point = C3(P(2, 2, 0), P(2, 2, 0), P(2, 2, 0));
    check_pair(GROUND, C3(P(2, 2, -1), P(2, 2, 3), P(2, 2, 1)), true);
    check_pair(GROUND, C3(P(2, 2, 0), P(2, 2, 3), P(2, 2, 1)), true);
    check_pair(GROUND, C3(P(5, 5, -1), P(5, 5, 3), P(5, 5, 1)), false);
    check_pair(GROUND, C3(P(-2, 2, 0), P(20, 2, 0), P(2, 2, 0)), true);
    check_pair(GROUND, C3(P(5, 4, 0), P(4, 5, 0), P(5, 4, 0)), false);
    check_pair(GROUND, point, true);
    check_pair(point, point, true);
    check_pair(point, C3(P(2, 2, -5), P(2, 2, 5), P(2, 2, 0)), true);
    check_pair(point, C3(P(2, 3, 0), P(2, 3, 0), P(2, 3, 0)), false);
    check_pair(C3(P(0, 0, 0), P(6, 6, 6), P(2, 2, 2)), C3(P(6, 0, 3), P(0, 6, 3), P(0, 6, 3)),
               true);
    check_pair(C3(P(0, 0, 0), P(6, 6, 6), P(2, 2, 2)), C3(P(6, 0, 4), P(0, 6, 4), P(0, 6, 4)),
               false);
    check_pair(C3(P(0, 0, 0), P(6, 6, 6), P(2, 2, 2)), C3(P(7, 7, 7), P(9, 9, 9), P(9, 9, 9)),
               false);
    check_pair(C3(P(0, 0, 0), P(6, 6, 6), P(2, 2, 2)), C3(P(4, 4, 4), P(9, 9, 9), P(9, 9, 9)),
               true);
}

/* A NaN in any one number. */
static void has_no_number(void)
{
    const graze_scalar numbers[18] = {
        0, 0, 0,           GRAZE_C(8), 0,          0,          0,          GRAZE_C(8), 0,
        0, 0, GRAZE_C(-1), GRAZE_C(3), GRAZE_C(1), GRAZE_C(3), GRAZE_C(1), GRAZE_C(3), GRAZE_C(3)};
    for (int i = 0; i <= 18; i++) {
        graze_scalar n[18];
        for (int k = 0; k < 18; k++)
            n[k] = k == i ? some_nan() : numbers[k];
        const any_face t = face_of_numbers(true, n), o = face_of_numbers(true, n + 9);
        const bool meets = graze_triangle_overlaps_triangle(&t.as.triangle, &o.as.triangle);
        CHECK(IS_FLOAT || i == 18 ? meets == (i == 18) : true);
    }
}

#if !GRAZE_FLOAT

/* From one corner of the world to the opposite one, and one raw unit beside. */
static void spans_the_world(void)
{
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const graze_triangle t = {{low, low, low}, {high, high, low}, {low, low, high}};
    const graze_triangle on_it = {{7, 7, -20}, {low, high, 0}, {low, high, high}};
    const graze_triangle beside = {{7, 8, -20}, {low, high, 0}, {low, high, high}};
    const graze_triangle through = {{8, 7, -20}, {low, high, 0}, {low, high, high}};
    const graze_triangle diagonal = {{low, high, low}, {high, low, low}, {0, 0, low}};
    const graze_triangle corner = {{high, high, high}, {high, high, high}, {high, high, high}};
    CHECK(graze_triangle_overlaps_triangle(&t, &on_it));
    CHECK(!graze_triangle_overlaps_triangle(&t, &beside));
    CHECK(graze_triangle_overlaps_triangle(&t, &through));
    CHECK(graze_triangle_overlaps_triangle(&t, &diagonal));
    CHECK(!graze_triangle_overlaps_triangle(&t, &corner));
    CHECK(graze_triangle_overlaps_triangle(&corner, &corner));
}

#else

static void spans_the_world(void)
{
}

#endif

void test_triangle_pairs(void)
{
    check_group("two triangles");
    pierces();
    touches_with_a_corner();
    edges_touch();
    shares_corners();
    in_one_plane();
    without_area();
    has_no_number();
    spans_the_world();
}
