/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An oriented box and a triangle, and the box around an oriented box: the policy. */
#include "../oracle/draw.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"
#include "obb_frames.h"

#define LIMIT GRAZE_SCALAR_MAX

static graze_triangle triangle_of(graze_vec3 a, graze_vec3 b, graze_vec3 c)
{
    const graze_triangle t = {a, b, c};
    return t;
}

/* From each corner, in both directions; a mesh of this face alone has the same answer. */
static void check_one(const graze_obb *box, graze_triangle t, bool meets)
{
    static const uint16_t indices[3] = {2, 0, 1};
    for (int i = 0; i < 6; i++) {
        const graze_vec3 vertices[3] = {t.a, t.b, t.c};
        const graze_mesh mesh = {vertices, indices, 1};
        CHECK(graze_obb_overlaps_triangle(box, &t) == meets);
        CHECK(graze_mesh_overlaps_obb(&mesh, box) == meets);
        t = i == 2 ? triangle_of(t.b, t.a, t.c) : triangle_of(t.b, t.c, t.a);
    }
}

/* In the frame of the box; in each frame, at each center, and mirrored. */
static void check_with(graze_vec3 half, graze_vec3 a, graze_vec3 b, graze_vec3 c, bool meets)
{
    for (int i = 0; i < FRAMES * CENTERS * 4; i++) {
        const int axis = i / (FRAMES * CENTERS);
        const graze_obb box = box_in(i % FRAMES, centers[i / FRAMES % CENTERS], half);
        if (axis == 3)
            check_one(&box, triangle_of(point_in(&box, a), point_in(&box, b), point_in(&box, c)),
                      meets);
        else
            check_one(&box,
                      triangle_of(point_in(&box, vec3_mirrored(a, axis)),
                                  point_in(&box, vec3_mirrored(b, axis)),
                                  point_in(&box, vec3_mirrored(c, axis))),
                      meets);
    }
}

static void check(graze_vec3 a, graze_vec3 b, graze_vec3 c, bool meets)
{
    check_with(P(1, 2, 3), a, b, c, meets);
}

/* Moved by a raw unit along x, away from the box or into it. */
static void check_border(graze_vec3 a, graze_vec3 b, graze_vec3 c)
{
    check(a, b, c, true);
    check(vec3_at(a.x + RAW, a.y, a.z), vec3_at(b.x + RAW, b.y, b.z), vec3_at(c.x + RAW, c.y, c.z),
          false);
    check(vec3_at(a.x - RAW, a.y, a.z), vec3_at(b.x - RAW, b.y, b.z), vec3_at(c.x - RAW, c.y, c.z),
          true);
}

/* Beside a side, beyond a corner, beside an edge. */
static void obb_triangle_stays_apart(void)
{
    check(P(2, -9, -9), P(2, 9, -9), P(2, 0, 9), false);
    check(P(2, -9, -9), P(3, 9, -9), P(4, 0, 9), false);
    check(P(-9, 3, -9), P(9, 4, -9), P(0, 5, 9), false);
    check(P(-9, -9, 4), P(9, -9, 5), P(0, 9, 6), false);
    check(P(8, 0, -1), P(0, 8, -1), P(-1, 0, 8), false);
    check(P(5, -1, -1), P(-1, 5, 1), P(9, 9, 20), false);
    check(P(5, -1, -1), P(-1, 5, 1), P(9, 9, -20), false);
}

/* A corner, an edge and the inside of the triangle. */
static void obb_triangle_only_touches(void)
{
    check_border(P(1, 0, 0), P(9, 1, 4), P(9, -7, 3));
    check_border(P(1, 2, 3), P(9, 3, 4), P(9, 7, 3));
    check_border(P(1, -9, 0), P(1, 9, 1), P(9, 0, 4));
    check_border(P(1, -9, -9), P(1, 9, -9), P(1, 0, 9));
    check_border(P(4, -1, -1), P(-1, 4, 1), P(9, 9, 20));
    check_border(P(7, 0, -1), P(0, 7, -1), P(-1, 0, 7));
}

/* The inside of the triangle, an edge of it, all edges; one corner in the box. */
static void obb_triangle_meets(void)
{
    check(P(0, -90, -90), P(0, 90, -90), P(0, 0, 90), true);
    check(P(-90, 40, -90), P(90, 50, -90), P(0, -50, 90), true);
    check(P(-9, 0, 0), P(9, 1, 0), P(0, 90, 90), true);
    check(P(-2, 0, 0), P(2, 0, 0), P(0, 0, 4), true);
    check(P(0.5, 1, -2), P(9, 9, 9), P(9, 8, 9), true);
}

static void obb_triangle_is_within(void)
{
    check(P(0, 0, 0), P(0.5, 1, 0), P(0.5, 0, 2), true);
    check(P(-1, -2, -3), P(1, 2, 3), P(1, 2, -3), true);
}

static void obb_triangle_meets_a_flat_one(void)
{
    const graze_vec3 plate = P(2, 2, 0), needle = P(0, 0, 2), point = P(0, 0, 0);
    check_with(plate, P(0, 0, -1), P(1, 0, 1), P(0, 1, 1), true);
    check_with(plate, P(3, 0, 0), P(0, 9, 0), P(9, 9, 0), false);
    check_with(plate, P(3, 0, 0), P(-9, 0, 0), P(9, 9, 0), true);
    check_with(plate, P(3, 1, 0), P(1, 3, 0), P(9, 9, 0), true);
    check_with(plate, P(3, 1, RAW), P(1, 3, RAW), P(9, 9, RAW), false);
    check_with(needle, P(-1, -1, 0), P(2, -1, 0), P(-1, 2, 0), true);
    check_with(needle, P(-1, -1, 2), P(2, -1, 2), P(-1, 2, 2), true);
    check_with(needle, P(-1, -1, 3), P(2, -1, 3), P(-1, 2, 3), false);
    check_with(needle, P(1, 0, 0), P(0, 1, 0), P(1, 1, 0), false);
    check_with(point, P(-1, -1, 1), P(2, -1, -1), P(-1, 2, 0), true);
    check_with(point, P(1, 0, 0), P(0, 1, 0), P(1, 1, 0), false);
    check_with(point, P(0, 0, 0), P(0, 1, 0), P(1, 1, 0), true);
}

static void obb_triangle_meets_an_empty_one(void)
{
    for (int i = 0; i < 3; i++) {
        graze_vec3 half = P(1, 2, 3);
        (&half.x)[i] = -RAW;
        check_with(half, P(-9, 0, 0), P(9, 0, 0), P(0, 9, 0), false);
        check_with(half, P(0, 0, 0), P(0, 0, 0), P(0, 0, 0), false);
    }
}

static void obb_triangle_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const graze_vec3 bottom = {low, low, low}, top = {high, high, high};
    graze_obb all = box_in(0, bottom, top), corner = box_in(0, top, vec3_at(0, 0, 0));
    const graze_obb middle = box_in(0, vec3_at(0, -1, 0), vec3_at(0, 0, 0));
    check_one(&all, triangle_of(bottom, top, vec3_at(low, high, high)), true);
    check_one(&corner, triangle_of(bottom, top, vec3_at(low, high, high)), true);
    check_one(&corner, triangle_of(bottom, vec3_at(high, high, high - 1), vec3_at(low, high, high)),
              false);
    check_one(&middle, triangle_of(bottom, vec3_at(high, low, high), vec3_at(0, high, 0)), true);
    check_one(&middle, triangle_of(bottom, top, vec3_at(low, high, high)), false);
    for (int i = 0; i < 3; i++)
        all.axis[i] = bottom;
    check_one(&all, triangle_of(bottom, top, vec3_at(low, high, high)), true);
    all.half = vec3_at(0, 0, 0);
    check_one(&all, triangle_of(bottom, bottom, bottom), true);
    check_one(&all, triangle_of(top, vec3_at(low, high, high), vec3_at(low, low, high)), false);
#endif
}

/* A number at a time. */
static void obb_triangle_has_no_number(void)
{
    for (int i = 0; i < 24; i++) {
        graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
        graze_triangle t = triangle_of(P(0, 0, 0), P(1, 0, 0), P(0, 1, 1));
        *(i < 15 ? &(&box.center.x)[i] : &(&t.a.x)[i - 15]) = some_nan();
        if (GRAZE_FLOAT)
            check_one(&box, t, false);
    }
    graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    box.half.y = some_infinity();
    check_one(&box, triangle_of(P(-9, 70, 0), P(9, 70, 0), P(0, 80, 9)), true);
}

/* A triangle that is a segment or a point; an axis that is zero, or that of another one. */
static void obb_triangle_has_no_normal(void)
{
    check(P(-9, 0, 0), P(9, 0, 0), P(-9, 0, 0), true);
    check(P(3, -1, 0), P(-1, 3, 0), P(1, 1, 0), true);
    check(P(4, -1, 0), P(-1, 4, 0), P(0, 3, 0), true);
    check(P(5, -1, 0), P(-1, 5, 0), P(1, 3, 0), false);
    check(P(1, 2, 3), P(1, 2, 3), P(1, 2, 3), true);
    check(vec3_at(GRAZE_ONE + RAW, 0, 0), vec3_at(GRAZE_ONE + RAW, 0, 0),
          vec3_at(GRAZE_ONE + RAW, 0, 0), false);
    graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    box.axis[1] = P(0, 0, 0);
    check_one(&box, triangle_of(P(1, 90, 3), P(9, 90, 3), P(9, 80, 9)), true);
    check_one(&box, triangle_of(P(2, 90, 2), P(9, 70, 3), P(9, 80, 9)), false);
    box.axis[0] = box.axis[2] = box.axis[1];
    check_one(&box, triangle_of(P(90, 90, 90), P(91, 90, 90), P(90, 91, 90)), true);
    for (int i = 0; i < 3; i++)
        box.axis[i] = P(1, 0, 0);
    check_one(&box, triangle_of(P(1, 90, 0), P(9, 80, 0), P(9, 0, 9)), true);
    check_one(&box, triangle_of(P(2, 90, 0), P(9, 80, 0), P(9, 0, 9)), false);
}

/* ---- As a triangle and an axis-aligned box ---- */

static graze_vec3 draw_corner_near(input_stream *s)
{
    const graze_scalar x = graze_from_int(draw_about_zero(s, 6)),
                       y = graze_from_int(draw_about_zero(s, 6)),
                       z = graze_from_int(draw_about_zero(s, 6));
    return vec3_at(x, y, z);
}

enum { SCENES = 300 };

static void agrees_with_an_axis_aligned_box(void)
{
    input_stream s;
    check_case("as an axis-aligned box");
    draw_start(&s, UINT64_C(0x6f626274), 1);
    for (int i = 0; i < SCENES; i++) {
        const graze_vec3 size = draw_corner_near(&s);
        const graze_vec3 half =
            vec3_at(graze_abs(size.x) / 2, graze_abs(size.y) / 2, graze_abs(size.z) / 2);
        const graze_aabb straight = aabb_of(vec3_at(-half.x, -half.y, -half.z), half);
        const graze_vec3 a = draw_corner_near(&s), b = draw_corner_near(&s),
                         c = draw_corner_near(&s);
        const graze_triangle drawn = triangle_of(a, b, c);
        const bool meets = graze_triangle_overlaps_aabb(&drawn, &straight);
        for (int k = 0; k < FRAMES * CENTERS; k++) {
            const graze_obb box = box_in(k % FRAMES, centers[k / FRAMES], half);
            const graze_triangle t =
                triangle_of(point_in(&box, a), point_in(&box, b), point_in(&box, c));
            CHECK(graze_obb_overlaps_triangle(&box, &t) == meets);
        }
    }
}

/* ---- The box around an oriented box ---- */

/* In the float build the box is a little larger. */
static void check_around(const graze_obb *box, graze_vec3 min, graze_vec3 max)
{
    graze_aabb got;
    graze_aabb_from_obb(box, &got);
#if GRAZE_FLOAT
    for (int i = 0; i < 3; i++) {
        const float below = (&min.x)[i] - (&got.min.x)[i], above = (&got.max.x)[i] - (&max.x)[i];
        CHECK(below >= 0 && below < 0x1p-13f && above >= 0 && above < 0x1p-13f);
    }
#else
    CHECK(vec3_equal(got.min, min) && vec3_equal(got.max, max));
#endif
}

static void aabb_obb_is_as_defined(void)
{
    graze_obb box = box_in(0, P(-7, 3, 16), P(1, 2, 3));
    check_around(&box, P(-8, 1, 13), P(-6, 5, 19));
    box = box_in(1, P(-7, 3, 16), P(1, 2, 3));
    check_around(&box, P(-10, 1, 15), P(-4, 5, 17));
    box = box_in(2, P(-7, 3, 16), P(1, 2, 3));
    check_around(&box, P(-18, -7, 7), P(4, 13, 25));
    box.half = P(9, 0, 0);
    check_around(&box, P(-8, 1, 14), P(-6, 5, 18));
    box.axis[1] = vec3_at(-box.axis[1].x, -box.axis[1].y, -box.axis[1].z);
    check_around(&box, P(-8, 1, 14), P(-6, 5, 18));
}

/* A third of a raw unit beyond; axes that are not perpendicular reach farther. */
static void aabb_obb_rounds(void)
{
#if !GRAZE_FLOAT
    graze_obb box = box_in(0, vec3_at(5, -5, 0), vec3_at(1, 1, 3));
    box.axis[0].x = 3 * GRAZE_ONE;
    box.axis[1].y = -GRAZE_ONE / 3;
    box.axis[2].z = GRAZE_ONE + 1;
    check_around(&box, vec3_at(4, -9, -3), vec3_at(6, -1, 3));
    box.half = vec3_at(3, 0, 4);
    check_around(&box, vec3_at(4, -5, -4), vec3_at(6, -5, 4));
    box = box_in(0, vec3_at(0, 0, 0), vec3_at(3, 4, 5));
    box.axis[0] = P(1, 1, 0);
    check_around(&box, vec3_at(-7, -4, -5), vec3_at(7, 4, 5));
#else
    graze_obb box = box_in(0, P(1, 0, 0), P(1, 1, 1));
    graze_aabb got;
    box.center.x = 1 + 0x1p-23f;
    graze_aabb_from_obb(&box, &got);
    CHECK(got.min.x < 0x1p-23f && got.max.x > 2 + 0x1p-23f);
#endif
}

static void aabb_obb_is_of_a_flat_one(void)
{
    const graze_obb plate = box_in(1, P(1, 2, 3), P(0, 2, 1)),
                    point = box_in(2, P(1, 2, 3), P(0, 0, 0));
    check_around(&plate, P(0, 0, 3), P(2, 4, 3));
    check_around(&point, P(1, 2, 3), P(1, 2, 3));
}

static void aabb_obb_is_of_an_empty_one(void)
{
    for (int i = 0; i < 3; i++) {
        graze_obb box = box_in(2, P(1, 2, 3), P(1, 2, 3));
        graze_aabb got;
        (&box.half.x)[i] = -RAW;
        graze_aabb_from_obb(&box, &got);
        CHECK(vec3_equal(got.min, vec3_at(LIMIT, LIMIT, LIMIT)));
        CHECK(vec3_equal(got.max, vec3_at(GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN)));
    }
}

static void aabb_obb_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar low = INT32_MIN, high = INT32_MAX;
    const graze_vec3 bottom = {low, low, low}, top = {high, high, high};
    graze_obb box = box_in(0, bottom, top);
    check_around(&box, bottom, vec3_at(-1, -1, -1));
    box.center = top;
    check_around(&box, vec3_at(0, 0, 0), top);
    box.axis[0] = vec3_at(low, low, high);
    box.axis[1] = vec3_at(high, low, low);
    box.axis[2] = vec3_at(low, high, low);
    box.half = vec3_at(high, high, high);
    check_around(&box, vec3_at(high - 65536, high - 65536, high - 65536), top);
#endif
}

static void aabb_obb_saturates(void)
{
    graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    graze_aabb got;
    box.axis[0].x = GRAZE_C(0.0000152587890625);
    box.half.x = GRAZE_C(9000);
    graze_aabb_from_obb(&box, &got);
    CHECK(got.min.x <= (GRAZE_FLOAT ? -GRAZE_C(9000) : GRAZE_SCALAR_MIN));
    CHECK(got.max.x >= (GRAZE_FLOAT ? GRAZE_C(9000) : LIMIT));
    CHECK(GRAZE_FLOAT || (got.min.y >= -GRAZE_C(2) && got.max.z <= GRAZE_C(3)));
}
POLICY_CANNOT_OCCUR(aabb_obb, overwrites_argument, "both are structures of different types")

static void aabb_obb_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_obb box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    graze_aabb got;
    box.center.y = some_nan();
    graze_aabb_from_obb(&box, &got);
    CHECK(is_nan(got.min.y) && is_nan(got.max.y) && !is_nan(got.min.x));
    for (int i = 3; i < 15; i++) {
        box = box_in(2, P(0, 0, 0), P(1, 2, 3));
        (&box.center.x)[i] = some_nan();
        graze_aabb_from_obb(&box, &got);
        CHECK(is_nan(got.min.x) && is_nan(got.max.z));
    }
    box = box_in(0, P(0, 0, 0), P(1, 2, 3));
    box.half.x = some_infinity();
    graze_aabb_from_obb(&box, &got);
    CHECK(got.min.x <= -FLT_MAX && got.max.x >= FLT_MAX && !is_nan(got.min.y));
#endif
}

/* The axes do not span space, or not in floats. */
static void aabb_obb_has_no_normal(void)
{
    const graze_vec3 least = vec3_at(GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN),
                     most = vec3_at(LIMIT, LIMIT, LIMIT);
    for (int i = 0; i < 4; i++) {
        graze_obb box = box_in(2, P(1, 2, 3), P(1, 2, 3));
        graze_aabb got;
        box.axis[i % 3] = i < 3 ? P(0, 0, 0) : box.axis[1];
        graze_aabb_from_obb(&box, &got);
        CHECK(vec3_equal(got.min, least) && vec3_equal(got.max, most));
    }
#if GRAZE_FLOAT
    graze_obb box = box_in(0, P(1, 2, 3), P(1, 2, 3));
    graze_aabb got;
    box.axis[0].x = box.axis[1].y = box.axis[2].z = 0x1p50f;
    graze_aabb_from_obb(&box, &got);
    CHECK(vec3_equal(got.min, least) && vec3_equal(got.max, most));
#endif
}

/* ---- Meshes ---- */

/* A face beside the box, and one that meets it: the second one decides. */
static void meets_a_mesh(void)
{
    static const graze_vec3 vertices[5] = {AT(9, 9, 9), AT(9, 8, 9), AT(8, 9, 9), AT(0, 0, 0),
                                           AT(2, 2, 2)};
    static const uint16_t indices[9] = {0, 1, 2, 0, 2, 3, 4, 1, 0};
    graze_mesh mesh = {vertices, indices, 2};
    const graze_obb box = box_in(2, P(0, 0, 0), P(1, 1, 1));
    check_case("meshes");
    CHECK(graze_mesh_overlaps_obb(&mesh, &box));
    mesh.count = 1;
    CHECK(!graze_mesh_overlaps_obb(&mesh, &box));
    mesh.count = 0;
    CHECK(!graze_mesh_overlaps_obb(&mesh, &box));
    mesh.indices = indices + 6;
    mesh.count = 1;
    CHECK(!graze_mesh_overlaps_obb(&mesh, &box));
}

void test_obb_triangle(void)
{
    SOLID_COLUMN(obb_triangle);
    agrees_with_an_axis_aligned_box();
    CONSTRUCTION_COLUMN(aabb_obb);
    meets_a_mesh();
}
