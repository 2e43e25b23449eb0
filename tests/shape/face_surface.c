/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The normal of a triangle or a parallelogram, and the points off its surface. */
#include "face_rest.h"
#include "../support/policy.h"
#include "../tests.h"

#define R 0.0000152587890625 /* RAW */

/* ---- The normal ---- */

static void check_normal(const some_faces *of, graze_vec3 normal)
{
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        const graze_vec3 *c = of->corners;
        const graze_vec3 back[3] = {c[0], c[2], c[1]};
        any_face f = face_with_corners(is_triangle, c), g = face_with_corners(is_triangle, back);
        CHECK(vec3_close(face_normal(&f), normal));
        CHECK(vec3_close(face_normal(&g), graze_vec3_neg(normal)));
    }
}

/* On each axis; and 1, 2, 2 and 2, 3, 6. */
static void face_normal_is_as_defined(void)
{
    const some_faces along_x = {BOTH, {AT(4, 0, 0), AT(4, 2, 0), AT(4, 0, 3)}};
    const some_faces along_y = {BOTH, {AT(0, 4, 0), AT(0, 4, 5), AT(7, 4, 0)}};
    const some_faces of_three = {BOTH, {AT(9, 0, 0), AT(7, 1, 0), AT(7, 0, 1)}};
    const some_faces of_seven = {BOTH, {AT(0, 0, 0), AT(3, -2, 0), AT(0, 2, -1)}};
    check_normal(&floor_faces, P(0, 0, 1));
    check_normal(&along_x, P(1, 0, 0));
    check_normal(&along_y, P(0, 1, 0));
    check_normal(&of_three, P(0.33333333333, 0.66666666667, 0.66666666667));
    check_normal(&of_seven, P(0.28571428571, 0.42857142857, 0.85714285714));
}

/* The normal equals that of a hit. */
static void face_normal_rounds(void)
{
    const some_faces steep = {BOTH, {AT(5, 0.25, 1), AT(-3, 7, 0.5), AT(2, 2, 8)}};
    const graze_segment through = {AT(-40, -40, -40), AT(40, 40, 40)};
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        any_face f = face_with_corners(is_triangle, steep.corners);
        face_segment_answers a = ask_segment(&f, &through);
        CHECK(a.result == GRAZE_HIT && vec3_equal(a.hit.normal, face_normal(&f)));
    }
}

POLICY_CANNOT_OCCUR(face_normal, is_of_a_flat_one, "every face is flat: it has no thickness")

static void face_normal_has_no_normal(void)
{
    const some_faces line = {BOTH, {AT(0, 1, 0), AT(4, 3, 0), AT(8, 5, 0)}};
    const some_faces edge = {BOTH, {AT(0, 0, 5), AT(0, 0, 5), AT(8, 0, 0)}};
    const some_faces point = {BOTH, {AT(1, 2, 3), AT(1, 2, 3), AT(1, 2, 3)}};
    check_normal(&line, P(0, 0, 0));
    check_normal(&edge, P(0, 0, 0));
    check_normal(&point, P(0, 0, 0));
}
POLICY_CANNOT_OCCUR(face_normal, is_of_an_empty_one, "no numbers make a face that has no corners")

static void face_normal_spans_the_world(void)
{
#if GRAZE_FLOAT
    const some_faces wide = {BOTH, {{0, 0, 0}, {0x1p50f, 0, 0}, {0, 0x1p50f, 0}}};
    const some_faces speck = {BOTH, {{0, 0, 0}, {0x1p-50f, 0, 0}, {0, 0x1p-50f, 0}}};
#else
    const some_faces wide = {TRIANGLE,
                             {{INT32_MIN, INT32_MIN, INT32_MAX},
                              {INT32_MAX, INT32_MIN, INT32_MAX},
                              {INT32_MIN, INT32_MAX, INT32_MAX}}};
    const some_faces speck = {BOTH, {{INT32_MAX, 0, 0}, {INT32_MAX, -1, 0}, {INT32_MAX - 1, 0, 0}}};
#endif
    any_face f = face_with_corners(true, wide.corners);
    CHECK(vec3_close(face_normal(&f), P(0, 0, 1)));
    f = face_with_corners(true, speck.corners);
    CHECK(vec3_close(face_normal(&f), P(0, 0, IS_FLOAT ? 1 : -1)));
}
POLICY_CANNOT_OCCUR(face_normal, saturates, "a component of it is between -1 and 1")

static void face_normal_overwrites_argument(void)
{
    graze_triangle t = FLOOR;
    graze_parallelogram p = {AT(1, 1, 2), AT(4, 0, 0), AT(0, 4, 0)};
    graze_triangle_normal(&t, &t.a);
    graze_parallelogram_normal(&p, &p.u);
    CHECK(vec3_close(t.a, P(0, 0, 1)) && vec3_close(p.u, P(0, 0, 1)));
}

static void face_normal_has_no_number(void)
{
    const graze_scalar numbers[9] = {GRAZE_C(0.25), 0,          GRAZE_C(0.5),
                                     GRAZE_C(4),    GRAZE_C(1), 0,
                                     GRAZE_C(1),    GRAZE_C(5), GRAZE_C(1)};
    for (int i = 0; i < 2 * 9; i++) {
        graze_scalar n[9];
        for (int k = 0; k < 9; k++)
            n[k] = k == i / 2 ? some_nan() : numbers[k];
        const any_face f = face_of_numbers(i % 2, n);
        const bool counts = IS_FLOAT && (i % 2 == 1 || i / 2 >= 3);
        CHECK(has_nan(face_normal(&f)) || !counts); /* u x v does not use the corner */
    }
}

/* ---- Off the surface ---- */

static void check_off(const some_faces *of, graze_vec3 point, graze_vec3 front, graze_vec3 back)
{
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        any_face f = face_with_corners(is_triangle, of->corners);
        CHECK(vec3_close(face_off_surface(&f, point, GRAZE_FRONT), front));
        CHECK(vec3_close(face_off_surface(&f, point, GRAZE_BACK), back));
        CHECK(vec3_equal(face_off_surface(&f, point, GRAZE_ACROSS), point));
    }
}

/* The point moves along the first of the axes on which the normal is greatest, to one raw unit beside the plane. */
static void face_off_is_as_defined(void)
{
    const some_faces along_x = {BOTH, {AT(4, 0, 0), AT(4, 2, 0), AT(4, 0, 3)}};
    const some_faces even = {BOTH, {AT(3, 0, 0), AT(0, 3, 0), AT(0, 0, 3)}};
    const some_faces second = {BOTH, {AT(0, 3, 0), AT(3, 3, -1), AT(0, 2, 1)}}; /* -1, -3, -3 */
    const some_faces third = {BOTH, {AT(0, 0, 0), AT(4, 0, 1), AT(0, 4, 1)}};   /* -1, -1, 4 */
    check_off(&floor_faces, P(2, 2, 2), P(2, 2, 2 + R), P(2, 2, 2 - R));
    check_off(&floor_faces, P(2, 2, 9), P(2, 2, 2 + R), P(2, 2, 2 - R));
    check_off(&floor_faces, P(-3, 7, -9), P(-3, 7, 2 + R), P(-3, 7, 2 - R));
    check_off(&along_x, P(4, 1, 1), P(4 + R, 1, 1), P(4 - R, 1, 1));
    check_off(&even, P(1, 1, 1), P(1 + R, 1, 1), P(1 - R, 1, 1));
    check_off(&second, P(0, 3, 0), P(0, 3 - R, 0), P(0, 3 + R, 0));
    check_off(&third, P(1, 1, 0.5), P(1, 1, 0.5 + R), P(1, 1, 0.5 - R));
}

/* The plane 4 z = x + y lies between two raw units. A point that is strictly on that side already moves as well. */
static void face_off_rounds(void)
{
#if GRAZE_FLOAT
    const graze_vec3 corners[3] = {AT(0, 0, 0), AT(4, 0, 1), AT(0, 4, 1)};
    const any_face f = face_with_corners(true, corners);
    for (int i = 1; i < 64; i++) {
        const graze_vec3 at = {(float)i / 16, 0.3f, (float)i / 64 + 0.075f};
        const float front = face_off_surface(&f, at, GRAZE_FRONT).z;
        const float back = face_off_surface(&f, at, GRAZE_BACK).z;
        CHECK(front > at.z && front < at.z + 3e-5f && back < at.z && back > at.z - 3e-5f);
    }
#else
    const some_faces third = {BOTH, {{0, 0, 0}, {4, 0, 1}, {0, 4, 1}}};
    check_off(&third, vec3_at(1, 0, 0), vec3_at(1, 0, 1), vec3_at(1, 0, 0));
    check_off(&third, vec3_at(1, 0, 5), vec3_at(1, 0, 1), vec3_at(1, 0, 0));
    check_off(&third, vec3_at(1, 2, 1), vec3_at(1, 2, 1), vec3_at(1, 2, 0));
    check_off(&third, vec3_at(2, 2, 1), vec3_at(2, 2, 2), vec3_at(2, 2, 0));
    check_off(&third, vec3_at(-1, 0, 0), vec3_at(-1, 0, 0), vec3_at(-1, 0, -1));
    check_off(&third, vec3_at(-3, -2, 0), vec3_at(-3, -2, -1), vec3_at(-3, -2, -2));
#endif
}

POLICY_CANNOT_OCCUR(face_off, is_of_a_flat_one, "every face is flat: it has no thickness")

static void face_off_has_no_normal(void)
{
    const some_faces line = {BOTH, {AT(0, 1, 0), AT(4, 3, 0), AT(8, 5, 0)}};
    const some_faces point = {BOTH, {AT(1, 2, 3), AT(1, 2, 3), AT(1, 2, 3)}};
    check_off(&line, P(4, 3, 0), P(4, 3, 0), P(4, 3, 0));
    check_off(&point, P(1, 2, 3), P(1, 2, 3), P(1, 2, 3));
}
POLICY_CANNOT_OCCUR(face_off, is_of_an_empty_one, "no numbers make a face that has no corners")

static void face_off_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec3 corners[3] = {
        {INT32_MIN, INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MIN, 0}, {INT32_MIN, INT32_MAX, 0}};
    const any_face f = face_with_corners(true, corners);
    const graze_vec3 first = vec3_at(INT32_MIN, INT32_MIN, INT32_MIN);
    const graze_vec3 middle = vec3_at(INT32_MIN, INT32_MIN, INT32_MAX);
    CHECK(vec3_equal(face_off_surface(&f, middle, GRAZE_FRONT),
                     vec3_at(INT32_MIN, INT32_MIN, INT32_MIN + 1)));
    CHECK(vec3_equal(face_off_surface(&f, first, INT32_MAX),
                     vec3_at(INT32_MIN, INT32_MIN, INT32_MIN + 1)));
    CHECK(vec3_equal(face_off_surface(&f, first, INT32_MIN), first));
#else
    const graze_vec3 corners[3] = {
        {-0x1p37f, -0x1p37f, 0}, {0x1p37f, -0x1p37f, 0}, {-0x1p37f, 0x1p37f, 0}};
    const any_face f = face_with_corners(true, corners);
    CHECK(face_off_surface(&f, vec3_at(0, 0, 5), GRAZE_FRONT).z > 0);
    CHECK(face_off_surface(&f, vec3_at(0, 0, 5), GRAZE_BACK).z < 0);
    float by = 0x1p-40f;
    for (int size = -40; size < 38; size++, by *= 2) {
        const graze_vec3 of_size[3] = {{0, 0, 0}, {4 * by, 0, by}, {0, 4 * by, 2 * by}};
        const any_face g = face_with_corners(size % 2 == 0, of_size);
        const graze_vec3 at = {by, by, 0.75f * by}, off = face_off_surface(&g, at, GRAZE_FRONT);
        CHECK(off.x >= at.x && off.x <= at.x && off.z > at.z && off.z < at.z * 1.0001f);
    }
#endif
}

/* Nothing lies beyond the end of the world: the point stays. */
static void face_off_saturates(void)
{
    const graze_vec3 corners[3] = {{0, 0, GRAZE_SCALAR_MAX},
                                   {GRAZE_ONE, 0, GRAZE_SCALAR_MAX},
                                   {0, GRAZE_ONE, GRAZE_SCALAR_MAX}};
    const any_face f = face_with_corners(true, corners);
    CHECK(vec3_equal(face_off_surface(&f, corners[0], GRAZE_FRONT), corners[0]));
#if !GRAZE_FLOAT
    const graze_parallelogram beyond = {{INT32_MAX, 0, 0}, {INT32_MAX, 0, 1}, {0, INT32_MAX, 0}};
    const graze_parallelogram above = {{0, 0, INT32_MAX}, {0, -4, 4}, {4, 0, 0}};
    const any_face g = face_of_parallelogram(&beyond), h = face_of_parallelogram(&above);
    CHECK(vec3_equal(face_off_surface(&f, corners[0], GRAZE_BACK), vec3_at(0, 0, INT32_MAX - 1)));
    CHECK(vec3_equal(face_off_surface(&g, vec3_at(INT32_MAX, 9, 9), GRAZE_FRONT),
                     vec3_at(INT32_MAX, 9, 1)));
    CHECK(vec3_equal(face_off_surface(&h, vec3_at(0, -2, INT32_MAX), GRAZE_FRONT),
                     vec3_at(0, 1, INT32_MAX)));
    CHECK(vec3_equal(face_off_surface(&h, vec3_at(0, -2, INT32_MAX), GRAZE_BACK),
                     vec3_at(0, -1, INT32_MAX)));
#endif
}

static void face_off_overwrites_argument(void)
{
    const graze_vec3 on_it = P(2, 2, 2), want = vec3_at(GRAZE_C(2), GRAZE_C(2), GRAZE_C(2) + RAW);
    const graze_triangle t = FLOOR;
    const graze_parallelogram p = {AT(1, 1, 2), AT(4, 0, 0), AT(0, 4, 0)};
    for (int i = 0; i < 4; i++) {
        graze_triangle t2 = t;
        graze_parallelogram p2 = p;
        graze_vec3 at = on_it, at2 = on_it;
        graze_vec3 *of_t = i == 0 ? &t2.a : i == 1 ? &t2.b : i == 2 ? &t2.c : &at;
        graze_vec3 *of_p = i == 0 ? &p2.corner : i == 1 ? &p2.u : i == 2 ? &p2.v : &at2;
        graze_triangle_off_surface(&t2, &at, GRAZE_FRONT, of_t);
        graze_parallelogram_off_surface(&p2, &at2, GRAZE_FRONT, of_p);
        CHECK(vec3_close(*of_t, want) && vec3_close(*of_p, want));
    }
}

/* Only one coordinate changes. */
static void face_off_has_no_number(void)
{
    const graze_vec3 p = {GRAZE_C(2), GRAZE_C(2), some_nan()}, q = {some_nan(), GRAZE_C(2), 0};
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        const any_face f = face_with_corners(is_triangle, floor_faces.corners);
        const graze_vec3 off = face_off_surface(&f, p, GRAZE_FRONT);
        const graze_vec3 aside = face_off_surface(&f, q, GRAZE_FRONT);
        CHECK(off.x == GRAZE_C(2) && off.y == GRAZE_C(2) && is_nan(off.z) == IS_FLOAT);
        CHECK(aside.y == GRAZE_C(2) && (IS_FLOAT ? has_nan(aside) : aside.z == GRAZE_C(2) + RAW));
    }
}

void test_face_surface(void)
{
    CONSTRUCTION_COLUMN(face_normal);
    CONSTRUCTION_COLUMN(face_off);
}
