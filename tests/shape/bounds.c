/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes and rectangles around a shape, a margin, and the faces of a mesh in a box. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))
#define MAX        GRAZE_SCALAR_MAX
#define MIN        GRAZE_SCALAR_MIN

static bool box_is(const graze_aabb *box, graze_vec3 min, graze_vec3 max)
{
    return vec3_equal(box->min, min) && vec3_equal(box->max, max);
}

static bool is_empty_box(const graze_aabb *box)
{
    return box_is(box, vec3_at(MAX, MAX, MAX), vec3_at(MIN, MIN, MIN));
}

static bool rect_is(const graze_rect *rect, graze_vec2 min, graze_vec2 max)
{
    return rect->min.x == min.x && rect->min.y == min.y && rect->max.x == max.x &&
           rect->max.y == max.y;
}

static void corners(void)
{
    const graze_segment segment = {P(1, 5, -2), P(3, -4, -2)};
    const graze_triangle triangle = {P(1, 5, -2), P(3, -4, -2), P(0, 0, 7)};
    const graze_segment2 wall = {{GRAZE_C(1), GRAZE_C(5)}, {GRAZE_C(3), GRAZE_C(-4)}};
    graze_aabb box;
    graze_rect rect;
    check_case("corners");
    graze_aabb_from_segment(&segment, &box);
    CHECK(box_is(&box, P(1, -4, -2), P(3, 5, -2)));
    graze_aabb_from_triangle(&triangle, &box);
    CHECK(box_is(&box, P(0, -4, -2), P(3, 5, 7)));
    graze_rect_from_segment2(&wall, &rect);
    CHECK(rect_is(&rect, graze_vec2_of(GRAZE_C(1), GRAZE_C(-4)),
                  graze_vec2_of(GRAZE_C(3), GRAZE_C(5))));
}

static void balls(void)
{
    const graze_sphere ball = {P(1, 2, -3), GRAZE_C(0.5)}, none = {P(1, 2, -3), -RAW};
    const graze_circle circle = {{GRAZE_C(1), GRAZE_C(2)}, GRAZE_C(0.5)}, nothing = {{0, 0}, -RAW};
    const graze_sphere point = {P(1, 2, -3), 0};
    graze_aabb box;
    graze_rect rect;
    check_case("balls");
    graze_aabb_from_sphere(&ball, &box);
    CHECK(box_is(&box, P(0.5, 1.5, -3.5), P(1.5, 2.5, -2.5)));
    graze_aabb_from_sphere(&point, &box);
    CHECK(box_is(&box, point.center, point.center));
    graze_aabb_from_sphere(&none, &box);
    CHECK(is_empty_box(&box));
    graze_rect_from_circle(&circle, &rect);
    CHECK(rect_is(&rect, graze_vec2_of(GRAZE_C(0.5), GRAZE_C(1.5)),
                  graze_vec2_of(GRAZE_C(1.5), GRAZE_C(2.5))));
    graze_rect_from_circle(&nothing, &rect);
    CHECK(rect_is(&rect, graze_vec2_of(MAX, MAX), graze_vec2_of(MIN, MIN)));
}

static void flat_capsules(void)
{
    const graze_capsule2 rod = {{{GRAZE_C(3), GRAZE_C(1)}, {GRAZE_C(1), GRAZE_C(2)}}, GRAZE_C(0.5)};
    const graze_capsule2 nothing = {{{0, 0}, {GRAZE_C(1), 0}}, -RAW};
    const graze_capsule2 wide = {{{MIN, 0}, {MAX, 0}}, MAX};
    graze_rect rect;
    check_case("capsules in the plane");
    graze_rect_from_capsule2(&rod, &rect);
    CHECK(rect_is(&rect, graze_vec2_of(GRAZE_C(0.5), GRAZE_C(0.5)),
                  graze_vec2_of(GRAZE_C(3.5), GRAZE_C(2.5))));
    graze_rect_from_capsule2(&nothing, &rect);
    CHECK(rect_is(&rect, graze_vec2_of(MAX, MAX), graze_vec2_of(MIN, MIN)));
    graze_rect_from_capsule2(&wide, &rect);
    CHECK(rect.min.x <= MIN && rect.max.x >= MAX && rect.min.y <= -MAX && rect.max.y >= MAX);
}

static void margins(void)
{
    graze_aabb box = {P(1, 2, -3), P(2, 4, 1)};
    graze_rect rect = {{GRAZE_C(1), GRAZE_C(2)}, {GRAZE_C(2), GRAZE_C(4)}};
    const graze_aabb inverted = {P(1, 2, -3), P(2, 1, 1)};
    check_case("margins");
    graze_aabb_expand(&box, GRAZE_C(0.25), &box);
    CHECK(box_is(&box, P(0.75, 1.75, -3.25), P(2.25, 4.25, 1.25)));
    graze_aabb_expand(&box, GRAZE_C(-0.75), &box);
    CHECK(box_is(&box, P(1.5, 2.5, -2.5), P(1.5, 3.5, 0.5)));
    graze_aabb_expand(&box, -RAW, &box);
    CHECK(is_empty_box(&box));
    graze_aabb_expand(&inverted, GRAZE_C(9), &box);
    CHECK(is_empty_box(&box));
    graze_rect_expand(&rect, GRAZE_C(-0.5), &rect);
    CHECK(rect_is(&rect, graze_vec2_of(GRAZE_C(1.5), GRAZE_C(2.5)),
                  graze_vec2_of(GRAZE_C(1.5), GRAZE_C(3.5))));
}

#if GRAZE_FLOAT

/* The exact sides lie between two floats: the result is the outer one. */
static void limits_of_the_build(void)
{
    const graze_sphere ball = {{1, -1, FLT_MAX}, 0x1p-40f}, none = {{1, 1, 1}, -0x1p-40f};
    const graze_scalar nan = FLT_MAX * 2 * 0;
    const graze_sphere strange = {{1, nan, 1}, 1};
    graze_aabb box;
    check_case("outward");
    graze_aabb_from_sphere(&ball, &box);
    CHECK(box.min.x == 1 - 0x1p-24f && box.max.x == 1 + 0x1p-23f);
    CHECK(box.min.y == -1 - 0x1p-23f && box.max.y == -1 + 0x1p-24f && box.max.z == FLT_MAX);
    graze_aabb_from_sphere(&none, &box);
    CHECK(is_empty_box(&box));
    graze_aabb_from_sphere(&strange, &box);
    CHECK(box.min.y != box.min.y && box.max.y != box.max.y);
}

#else

static void limits_of_the_build(void)
{
    const graze_sphere ball = {{MAX - 1, MIN + 1, 0}, MAX};
    graze_aabb box = {{MIN, MIN, MIN}, {MAX, MAX, MAX}};
    check_case("the end of the world");
    graze_aabb_expand(&box, MAX, &box);
    CHECK(box_is(&box, vec3_at(MIN, MIN, MIN), vec3_at(MAX, MAX, MAX)));
    graze_aabb_expand(&box, MIN, &box);
    CHECK(is_empty_box(&box));
    graze_aabb_from_sphere(&ball, &box);
    CHECK(box_is(&box, vec3_at(-1, MIN, -MAX), vec3_at(MAX, 0, MAX)));
}

#endif

static void faces(void)
{
    const graze_vec3 vertices[] = {P(0, 0, 0), P(1, 0, 0), P(0, 1, 0), P(5, 5, 5)};
    static const uint16_t indices[] = {0, 1, 2, 1, 2, 3, 3, 3, 3};
    const graze_mesh mesh = {vertices, indices, 3};
    const graze_aabb corner = {P(5, 5, 5), P(6, 6, 6)}, apart = {P(-2, -2, -2), P(-1, 9, 9)},
                     empty = {P(1, 0, 0), P(0, 1, 1)};
    graze_triangle triangle = {P(9, 9, 9), P(9, 9, 9), P(9, 9, 9)};
    uint32_t found[3] = {7, 7, 7};
    check_case("faces of a mesh");
    CHECK(graze_mesh_gather(&mesh, &corner, found, 1) == 2 && found[0] == 1 && found[1] == 7);
    CHECK(graze_mesh_gather(&mesh, &corner, found, 3) == 2 && found[1] == 2 && found[2] == 7);
    CHECK(graze_mesh_gather(&mesh, &corner, 0, 0) == 2);
    CHECK(graze_mesh_gather(&mesh, &apart, found, 3) == 0);
    CHECK(graze_mesh_gather(&mesh, &empty, found, 3) == 0);
    CHECK(!graze_mesh_face(&mesh, 3, &triangle) && vec3_equal(triangle.a, P(9, 9, 9)));
    CHECK(!graze_mesh_face(&mesh, GRAZE_NO_INDEX, &triangle));
    CHECK(graze_mesh_face(&mesh, 1, &triangle) && vec3_equal(triangle.a, vertices[1]) &&
          vec3_equal(triangle.b, vertices[2]) && vec3_equal(triangle.c, vertices[3]));
}

static void walls(void)
{
    const graze_segment2 wall = {{0, 0}, {GRAZE_C(4), 0}};
    const graze_circle touching = {{GRAZE_C(2), GRAZE_C(3)}, GRAZE_C(3)},
                       apart = {{GRAZE_C(2), GRAZE_C(3)}, GRAZE_C(2.75)};
    check_case("a wall and a circle");
    CHECK(graze_segment2_overlaps_circle(&wall, &touching));
    CHECK(!graze_segment2_overlaps_circle(&wall, &apart));
}

void test_bounds(void)
{
    check_group("bounds");
    corners();
    balls();
    flat_capsules();
    margins();
    limits_of_the_build();
    faces();
    walls();
}
