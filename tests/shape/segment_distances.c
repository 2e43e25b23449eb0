/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How far a segment is from a triangle or a box, case by case. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define FROM_TO(ax, ay, az, bx, by, bz)                                                            \
    {                                                                                              \
        AT(ax, ay, az), AT(bx, by, bz)                                                             \
    }
#define FACE                                                                                       \
    {                                                                                              \
        AT(0, 0, 0), AT(8, 0, 0), AT(0, 8, 0)                                                      \
    }
#define BOX                                                                                        \
    {                                                                                              \
        AT(-2, -2, -2), AT(2, 2, 2)                                                                \
    }

typedef struct {
    graze_triangle triangle;
    graze_segment segment;
    graze_scalar distance;
} face_case;

typedef struct {
    graze_aabb box;
    graze_segment segment;
    graze_scalar distance;
} box_case;

static void from_a_triangle(void)
{
    static const face_case cases[] = {
        /* through it, at an edge, in its plane inside and across */
        {FACE, FROM_TO(2, 2, -3, 2, 2, 3), 0},
        {FACE, FROM_TO(4, 4, -3, 4, 4, 3), 0},
        {FACE, FROM_TO(1, 1, 0, 2, 3, 0), 0},
        {FACE, FROM_TO(-1, 1, 0, 9, 9, 0), 0},
        /* an end and the inside, two edges, an end and an edge, an end and a corner */
        {FACE, FROM_TO(2, 2, 3, 2, 2, 9), GRAZE_C(3)},
        {FACE, FROM_TO(1, 1, 2, 3, 3, 2), GRAZE_C(2)},
        {FACE, FROM_TO(4, -3, -9, 4, -3, 9), GRAZE_C(3)},
        {FACE, FROM_TO(4, -3, 4, 4, -9, 9), GRAZE_C(5)},
        {FACE, FROM_TO(-2, -3, 6, -9, -9, 9), GRAZE_C(7)},
        /* without area: a segment, a point */
        {{AT(0, 0, 0), AT(8, 0, 0), AT(4, 0, 0)}, FROM_TO(4, 3, -9, 4, 3, 9), GRAZE_C(3)},
        {{AT(0, 0, 0), AT(8, 0, 0), AT(4, 0, 0)}, FROM_TO(4, 0, -9, 4, 0, 9), 0},
        {{AT(1, 1, 1), AT(1, 1, 1), AT(1, 1, 1)}, FROM_TO(4, 5, 1, 4, 5, 1), GRAZE_C(5)},
    };
    check_case("triangles");
    for (unsigned i = 0; i < COUNT(cases); i++) {
        const graze_segment back = segment_reversed(cases[i].segment);
        CHECK(scalar_close(graze_triangle_distance_segment(&cases[i].triangle, &cases[i].segment),
                           cases[i].distance));
        CHECK(scalar_close(graze_triangle_distance_segment(&cases[i].triangle, &back),
                           cases[i].distance));
    }
}

static void from_a_box(void)
{
    static const box_case cases[] = {
        {BOX, FROM_TO(-9, 0, 0, 9, 1, 0), 0},
        {BOX, FROM_TO(0, 0, 0, 1, 1, 0), 0},
        {BOX, FROM_TO(2, 2, 2, 9, 9, 9), 0},
        /* an end and a face, over it, two edges, an end and an edge, a corner */
        {BOX, FROM_TO(1, 1, 5, 1, 1, 9), GRAZE_C(3)},
        {BOX, FROM_TO(-9, 1, 5, 9, 1, 5), GRAZE_C(3)},
        {BOX, FROM_TO(5, -9, 6, 5, 9, 6), GRAZE_C(5)},
        {BOX, FROM_TO(5, 1, 6, 9, 1, 9), GRAZE_C(5)},
        {BOX, FROM_TO(4, 5, 8, 9, 9, 9), GRAZE_C(7)},
        {BOX, FROM_TO(4, 8, 0, 8, 4, 0), GRAZE_C(5.656854249492381)},
        /* flat: a face, a point; empty */
        {{AT(-2, -2, 0), AT(2, 2, 0)}, FROM_TO(0, 0, 4, 1, 1, 4), GRAZE_C(4)},
        {{AT(1, 1, 1), AT(1, 1, 1)}, FROM_TO(4, 5, 1, 4, 5, 1), GRAZE_C(5)},
        {{AT(1, 1, 1), AT(0, 1, 1)}, FROM_TO(1, 1, 1, 4, 5, 1), GRAZE_SCALAR_MAX},
    };
    check_case("boxes");
    for (unsigned i = 0; i < COUNT(cases); i++) {
        const graze_segment back = segment_reversed(cases[i].segment);
        CHECK(scalar_close(graze_aabb_distance_segment(&cases[i].box, &cases[i].segment),
                           cases[i].distance));
        CHECK(scalar_close(graze_aabb_distance_segment(&cases[i].box, &back), cases[i].distance));
    }
}

#if GRAZE_FLOAT

/* A NaN in any one number. */
static void have_no_number(void)
{
    check_case("no number");
    for (int i = 0; i < 15; i++) {
        graze_triangle triangle = FACE;
        graze_aabb box = BOX;
        graze_segment segment = FROM_TO(5, 6, 7, 9, 9, 9);
        if (i < 9)
            (&triangle.a.x)[i] = some_nan();
        if (i < 6)
            (&box.min.x)[i] = some_nan();
        if (i >= 9)
            (&segment.a.x)[i - 9] = some_nan();
        const graze_scalar first = graze_triangle_distance_segment(&triangle, &segment);
        const graze_scalar second = graze_aabb_distance_segment(&box, &segment);
        CHECK(first != first);
        CHECK(i >= 6 && i < 9 ? second > 0 : second != second);
    }
}

static void span_the_world(void)
{
}

#else

static void have_no_number(void)
{
}

static void span_the_world(void)
{
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const graze_triangle face = {{low, low, 0}, {high, low, 0}, {low, high, 0}};
    const graze_segment above = {{low, low, 5}, {high, high, 9}};
    const graze_segment across = {{0, 0, 3}, {high, high, 3}},
                        beside = {{high, high, high}, {high, high, 0}};
    const graze_aabb box = {{low, low, low}, {-2, -2, high}};
    check_case("across the world");
    CHECK(graze_triangle_distance_segment(&face, &above) == 5);
    CHECK(graze_triangle_distance_segment(&face, &beside) == high);
    CHECK(graze_aabb_distance_segment(&box, &across) == 3);
    CHECK(graze_aabb_distance_segment(&box, &beside) == high);
}

#endif

void test_segment_distances(void)
{
    check_group("distances of a segment");
    from_a_triangle();
    from_a_box();
    have_no_number();
    span_the_world();
}
