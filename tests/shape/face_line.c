/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against triangles and parallelograms: the policy, case by case. */
#include "../support/check.h"
#include "face_line.h"
#include "../support/policy.h"
#include "../tests.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define RUN(cases)   run_face_cases(cases, COUNT(cases))

/* Lines against the floor. BESIDE: beside it. AIMED: at a point of it, but ends before it or
 * starts behind it. ENDS: ends on it. STARTS: starts on it. PASSES: passes through it at half of
 * its length. */
#define BESIDE(name, shapes, a, b)                                                                 \
    {                                                                                              \
        name, shapes, FLOOR, {a, b}, MISSED, NO_UV                                                 \
    }
#define AIMED(name, shapes, a, b, uv)                                                              \
    {                                                                                              \
        name, shapes, FLOOR, {a, b}, MISSED, uv                                                    \
    }
#define ENDS(name, shapes, a, b, side, uv)                                                         \
    {                                                                                              \
        name, shapes, FLOOR, {a, b}, {GRAZE_TOUCH, b, UP, FRACTION(1), GRAZE_##side}, uv           \
    }
#define STARTS(name, shapes, a, b, uv)                                                             \
    {                                                                                              \
        name, shapes, FLOOR, {a, b}, {GRAZE_TOUCH, a, UP, FRACTION(0), GRAZE_ACROSS}, uv           \
    }
#define PASSES(name, shapes, a, b, point, side, uv)                                                \
    {                                                                                              \
        name, shapes, FLOOR, {a, b}, {GRAZE_HIT, point, UP, FRACTION(0.5), GRAZE_##side}, uv       \
    }

static void face_line_misses(void)
{
    static const face_case cases[] = {
        BESIDE("beside the first corner", BOTH, AT(0, 0, 0), AT(0, 0, 4)),
        BESIDE("beside u", BOTH, AT(3, 0, 0), AT(3, 0, 4)),
        BESIDE("one raw unit beside u", BOTH, AT(3, 0.99998, 0), AT(3, 0.99998, 4)),
        BESIDE("one raw unit beside v", BOTH, AT(0.99998, 3, 0), AT(0.99998, 3, 4)),
        BESIDE("one raw unit beside the edge between u and v", TRIANGLE, AT(3, 3.00002, 0),
               AT(3, 3.00002, 4)),
        BESIDE("one raw unit beside the end of u", PARALLELOGRAM, AT(5.00002, 3, 0),
               AT(5.00002, 3, 4)),
        BESIDE("one raw unit beside the end of v", PARALLELOGRAM, AT(3, 5.00002, 0),
               AT(3, 5.00002, 4)),
        BESIDE("through the other half of the parallelogram", TRIANGLE, AT(4, 4, 0), AT(4, 4, 4)),
        BESIDE("past the first corner", BOTH, AT(0.99998, 0.99998, 0), AT(0.99998, 0.99998, 4)),
        BESIDE("past the corner at u", BOTH, AT(5.00002, 1, 0), AT(5.00002, 1, 4)),
        AIMED("ends below", BOTH, AT(2, 2, 0), AT(2, 2, 1), UV(0.25, 0.25)),
        AIMED("one raw unit short", BOTH, AT(2, 2, 0), AT(2, 2, 1.99998), UV(0.25, 0.25)),
        AIMED("starts one raw unit behind it", BOTH, AT(2, 2, 2.00002), AT(2, 2, 5),
              UV(0.25, 0.25)),
        AIMED("leads away", BOTH, AT(2, 2, 3), AT(2, 2, 5), UV(0.25, 0.25)),
        BESIDE("parallel, above", BOTH, AT(0, 2, 3), AT(9, 2, 3)),
        BESIDE("parallel, one raw unit above", BOTH, AT(0, 2, 2.00002), AT(9, 2, 2.00002)),
        BESIDE("across it, beside", BOTH, AT(0, 0, 0), AT(9, 0, 9)),
    };
    RUN(cases);
}

static void face_line_only_touches(void)
{
    static const face_case cases[] = {
        ENDS("ends on it, from the back", BOTH, AT(2, 2, 0), AT(2, 2, 2), BACK, UV(0.25, 0.25)),
        ENDS("ends on it, from the front", BOTH, AT(4, 2, 6), AT(2, 3, 2), FRONT, UV(0.25, 0.5)),
        STARTS("starts on it, to the front", BOTH, AT(2, 3, 2), AT(4, 2, 6), UV(0.25, 0.5)),
        STARTS("starts on it, to the back", BOTH, AT(2, 3, 2), AT(2, 3, -2), UV(0.25, 0.5)),
        ENDS("ends on an edge", BOTH, AT(3, 0, 0), AT(3, 1, 2), BACK, UV(0.5, 0)),
        STARTS("starts on an edge", BOTH, AT(1, 4, 2), AT(0, 4, 0), UV(0, 0.75)),
        STARTS("starts on the edge between u and v", BOTH, AT(3, 3, 2), AT(6, 6, 0), UV(0.5, 0.5)),
        ENDS("ends on the first corner", BOTH, AT(0, 0, 3), AT(1, 1, 2), FRONT, UV(0, 0)),
        ENDS("ends on the corner at u", BOTH, AT(7, 0, 0), AT(5, 1, 2), BACK, UV(1, 0)),
        STARTS("starts on the corner at v", BOTH, AT(1, 5, 2), AT(1, 5, 9), UV(0, 1)),
        ENDS("ends on the fourth corner", PARALLELOGRAM, AT(5, 5, 0), AT(5, 5, 2), BACK, UV(1, 1)),
    };
    RUN(cases);
}

#define RAW GRAZE_C(0.0000152587890625)

static bool is_about(graze_scalar got, graze_scalar want)
{
    return want - RAW <= got && got <= want + RAW;
}

/* A normal of 3, 4, 5, whose unit vector is not exact in either build. */
static void check_slope(bool is_triangle)
{
    const graze_vec3 corners[3] = {AT(0, -1, 0), AT(4, -1, -3), AT(0, 3, 0)};
    const graze_segment line = {AT(1, 0, -3), AT(1, 0, 9)};
    const any_face f = face_with_corners(is_triangle, corners);
    face_segment_answers a = ask_segment(&f, &line);
    CHECK(a.result == GRAZE_HIT && a.front == GRAZE_MISS && a.hit.side == GRAZE_BACK);
    CHECK(vec3_equal(a.hit.point, graze_vec3_of(GRAZE_ONE, 0, GRAZE_C(-0.75))));
    CHECK(a.hit.fraction == FRACTION(0.1875));
    CHECK(is_about(a.hit.normal.x, GRAZE_C(0.6)) && is_about(a.hit.normal.z, GRAZE_C(0.8)));
    CHECK(a.hit.normal.y == 0 && a.uv.u == FRACTION(0.25) && a.uv.v == FRACTION(0.25));
}

static void face_line_goes_in(void)
{
    check_slope(true);
    check_slope(false);
    static const face_case cases[] = {
        PASSES("up through the middle", BOTH, AT(2, 2, 0), AT(2, 2, 4), AT(2, 2, 2), BACK,
               UV(0.25, 0.25)),
        {"down, slanting",
         BOTH,
         FLOOR,
         {AT(2, 5, 3), AT(4, -3, -1)},
         {GRAZE_HIT, AT(2.5, 3, 2), UP, FRACTION(0.25), GRAZE_FRONT},
         UV(0.375, 0.5)},
        PASSES("from far off", BOTH, AT(2, 2, -62), AT(2, 2, 66), AT(2, 2, 2), BACK,
               UV(0.25, 0.25)),
        PASSES("from just below to just above", BOTH, AT(2, 2, 1.875), AT(2, 2, 2.125), AT(2, 2, 2),
               BACK, UV(0.25, 0.25)),
        PASSES("through the half that triangles do not have", PARALLELOGRAM, AT(4, 4, 0),
               AT(4, 4, 4), AT(4, 4, 2), BACK, UV(0.75, 0.75)),
        PASSES("through the seam of two triangles", PARALLELOGRAM, AT(3, 3, 0), AT(3, 3, 4),
               AT(3, 3, 2), BACK, UV(0.5, 0.5)),
    };
    RUN(cases);
}

/* Edges and corners belong to the face, so that neighbours leave no gap. */
static void face_line_meets_an_edge(void)
{
    static const face_case cases[] = {
        PASSES("through u", BOTH, AT(3, 1, 0), AT(3, 1, 4), AT(3, 1, 2), BACK, UV(0.5, 0)),
        PASSES("through u, from beside", BOTH, AT(3, 0, 0), AT(3, 2, 4), AT(3, 1, 2), BACK,
               UV(0.5, 0)),
        PASSES("through v", BOTH, AT(2, 4, 0), AT(0, 4, 4), AT(1, 4, 2), BACK, UV(0, 0.75)),
        PASSES("through the edge between u and v", BOTH, AT(3, 3, 0), AT(3, 3, 4), AT(3, 3, 2),
               BACK, UV(0.5, 0.5)),
        PASSES("through the end of u", PARALLELOGRAM, AT(5, 3, 0), AT(5, 3, 4), AT(5, 3, 2), BACK,
               UV(1, 0.5)),
        PASSES("through the end of v", PARALLELOGRAM, AT(2, 5, 0), AT(2, 5, 4), AT(2, 5, 2), BACK,
               UV(0.25, 1)),
        PASSES("through the first corner", BOTH, AT(1, 1, 0), AT(1, 1, 4), AT(1, 1, 2), BACK,
               UV(0, 0)),
        PASSES("through the corner at u", BOTH, AT(9, 2, 0), AT(1, 0, 4), AT(5, 1, 2), BACK,
               UV(1, 0)),
        PASSES("through the corner at v", BOTH, AT(0, 4, 4), AT(2, 6, 0), AT(1, 5, 2), FRONT,
               UV(0, 1)),
        PASSES("through the fourth corner", PARALLELOGRAM, AT(5, 5, 0), AT(5, 5, 4), AT(5, 5, 2),
               BACK, UV(1, 1)),
    };
    RUN(cases);
}

/* The line crosses the plane of a face of one raw unit at (x / 2, y / 2) raw units. */
static void check_least(int x, int y, bool meets_triangle, bool meets_other)
{
    const graze_vec3 corners[3] = {AT(0, 0, 0), {RAW, 0, 0}, {0, RAW, 0}};
    const graze_segment line = {{0, 0, -RAW}, {(graze_scalar)x * RAW, (graze_scalar)y * RAW, RAW}};
    const any_face triangle = face_with_corners(true, corners);
    const any_face other = face_with_corners(false, corners);
    CHECK(ask_segment(&triangle, &line).result == (meets_triangle ? GRAZE_HIT : GRAZE_MISS));
    CHECK(ask_segment(&other, &line).result == (meets_other ? GRAZE_HIT : GRAZE_MISS));
}

/* A line in the plane of a face misses it. No face is too small to be hit. */
static void face_line_meets_a_flat_one(void)
{
    check_least(0, 0, true, true);
    check_least(1, 0, true, true);
    check_least(1, 1, true, true);
    check_least(0, 2, true, true);
    check_least(2, 1, false, true);
    check_least(2, 2, false, true);
    check_least(1, 3, false, false);
    check_least(-1, 0, false, false);
    static const face_case cases[] = {
        BESIDE("lies in it", BOTH, AT(2, 2, 2), AT(3, 2, 2)),
        BESIDE("lies in its plane and reaches beyond", BOTH, AT(0, 2, 2), AT(9, 2, 2)),
        BESIDE("runs along an edge", BOTH, AT(1, 1, 2), AT(5, 1, 2)),
        BESIDE("lies in its plane, beside", BOTH, AT(0, 0, 2), AT(0, 9, 2)),
    };
    RUN(cases);
}

/* A point misses every face. */
static void face_line_is_a_point(void)
{
    static const face_case cases[] = {
        BESIDE("on it", BOTH, AT(2, 2, 2), AT(2, 2, 2)),
        BESIDE("on a corner", BOTH, AT(1, 1, 2), AT(1, 1, 2)),
        BESIDE("beside it", BOTH, AT(0, 0, 2), AT(0, 0, 2)),
        BESIDE("above it", BOTH, AT(2, 2, 3), AT(2, 2, 3)),
    };
    RUN(cases);
}

/* Three corners on a line, or at one point. */
static void face_line_meets_an_empty_one(void)
{
    static const face_case cases[] = {
        {"in a line",
         BOTH,
         {AT(0, 0, 0), AT(1, 0, 0), AT(3, 0, 0)},
         {AT(1, 0, -2), AT(1, 0, 2)},
         MISSED,
         NO_UV},
        {"in a line, slanting",
         BOTH,
         {AT(0, 0, 0), AT(1, 2, 3), AT(-2, -4, -6)},
         {AT(1, 2, 0), AT(1, 2, 6)},
         MISSED,
         NO_UV},
        {"two at one point",
         BOTH,
         {AT(1, 1, 1), AT(1, 1, 1), AT(3, 0, 0)},
         {AT(1, 1, 0), AT(1, 1, 2)},
         MISSED,
         NO_UV},
        {"the others at one point",
         BOTH,
         {AT(0, 1, 1), AT(2, 1, 1), AT(2, 1, 1)},
         {AT(1, 1, 0), AT(1, 1, 2)},
         MISSED,
         NO_UV},
        {"all at one point",
         BOTH,
         {AT(1, 1, 1), AT(1, 1, 1), AT(1, 1, 1)},
         {AT(1, 1, 0), AT(1, 1, 2)},
         MISSED,
         NO_UV},
        {"all at one point, where the line starts",
         BOTH,
         {AT(1, 1, 1), AT(1, 1, 1), AT(1, 1, 1)},
         {AT(1, 1, 1), AT(1, 1, 2)},
         MISSED,
         NO_UV},
    };
    RUN(cases);
}

static void check_up(const graze_segment *s, const face_expectation *e)
{
    const graze_vec3 corners[3] = FLOOR;
    const graze_barycentric uv = UV(0.25, 0.25);
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        any_face f = face_with_corners(is_triangle, corners);
        check_face_segment(&f, s, e, &uv);
    }
}

/* A face has no interior: a line starts beside the face or on it. */
static void face_line_starts_inside(void)
{
    const graze_segment up = {AT(2, 2, 2), AT(2, 2, 3)};
    const face_expectation e = {GRAZE_TOUCH, AT(2, 2, 2), UP, FRACTION(0), GRAZE_ACROSS};
    check_up(&up, &e);
}

static void face_line_ends_inside(void)
{
    const graze_segment down = {AT(2, 2, 3), AT(2, 2, 2)};
    const face_expectation e = {GRAZE_TOUCH, AT(2, 2, 2), UP, FRACTION(1), GRAZE_FRONT};
    check_up(&down, &e);
}

/* Lines miss a face without area, also where they pass through the segment or the point that its corners span. */
static void face_line_has_no_normal(void)
{
#define NEEDLE AT(0, 0, 0), AT(4, 0, 0), AT(8, 0, 0)
#define SPOT   AT(1, 2, 3), AT(1, 2, 3), AT(1, 2, 3)
    static const face_case cases[] = {
        {"through a segment", BOTH, {NEEDLE}, {AT(2, 0, -1), AT(2, 0, 1)}, MISSED, NO_UV},
        {"from a segment", BOTH, {NEEDLE}, {AT(2, 0, 0), AT(2, 0, 1)}, MISSED, NO_UV},
        {"along a segment", BOTH, {NEEDLE}, {AT(-1, 0, 0), AT(9, 0, 0)}, MISSED, NO_UV},
        {"through an end", BOTH, {NEEDLE}, {AT(0, 1, -1), AT(0, -1, 1)}, MISSED, NO_UV},
        {"through a point", BOTH, {SPOT}, {AT(1, 2, 0), AT(1, 2, 5)}, MISSED, NO_UV},
        {"at a point", BOTH, {SPOT}, {AT(1, 2, 3), AT(1, 2, 3)}, MISSED, NO_UV},
    };
    RUN(cases);
}

void test_face_line(void)
{
    POLICY_COLUMN(face_line);
}
