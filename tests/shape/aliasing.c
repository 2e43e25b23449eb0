/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A result may be written over an argument of its type: see graze.h. */
#include "../support/check.h"
#include "../oracle/draw.h"
#include "../tests.h"

#include "../hash/hash.h"

#include <stddef.h>

enum { SCENES = 64, WORDS = 24 };

static bool same_bytes(const void *a, const void *b, size_t size)
{
    const unsigned char *p = a, *q = b;
    for (size_t i = 0; i < size; i++)
        if (p[i] != q[i])
            return false;
    return true;
}

/* Both calls compute the same result; the second writes it over the argument. */
#define CHECK_IN_PLACE(type, argument, routine, ...)                                               \
    do {                                                                                           \
        type apart, over = (argument);                                                             \
        const type original = over;                                                                \
        routine(__VA_ARGS__ &original, &apart);                                                    \
        routine(__VA_ARGS__ &over, &over);                                                         \
        CHECK(same_bytes(&apart, &over, sizeof apart));                                            \
    } while (0)

/* The same for a routine with an argument after the aliased one. */
#define CHECK_IN_PLACE_BEFORE(type, argument, routine, shape, other)                               \
    do {                                                                                           \
        type apart, over = (argument);                                                             \
        const type original = over;                                                                \
        routine(shape, &original, other, &apart);                                                  \
        routine(shape, &over, other, &over);                                                       \
        CHECK(same_bytes(&apart, &over, sizeof apart));                                            \
    } while (0)

#define AFTER(shape) shape,

static void check_in_space(const int32_t *raw)
{
    const graze_vec3 point = vec3_of(raw), normal = vec3_of(raw + 21);
    const graze_aabb box = aabb_of_raw(raw + 3), other = aabb_of_raw(raw + 9);
    const graze_sphere sphere = sphere_of_raw(raw + 3);
    const graze_capsule capsule = {segment_of_raw(raw + 3), scalar_of(raw[9])};
    const graze_cylinder cylinder = {capsule.core, capsule.radius};
    const graze_plane plane = plane_of_raw(raw + 3);
    const graze_triangle triangle = {vec3_of(raw + 3), vec3_of(raw + 6), vec3_of(raw + 9)};
    const graze_parallelogram face = {triangle.a, triangle.b, triangle.c};
    const graze_obb oriented = {
        vec3_of(raw + 3), {vec3_of(raw + 6), vec3_of(raw + 9), vec3_of(raw + 12)}, box.max};
    CHECK_IN_PLACE(graze_vec3, point, graze_aabb_closest_point, AFTER(&box));
    CHECK_IN_PLACE(graze_vec3, point, graze_sphere_closest_point, AFTER(&sphere));
    CHECK_IN_PLACE(graze_vec3, point, graze_cylinder_closest_point, AFTER(&cylinder));
    CHECK_IN_PLACE(graze_vec3, point, graze_obb_closest_point, AFTER(&oriented));
    CHECK_IN_PLACE(graze_vec3, point, graze_triangle_closest_point, AFTER(&triangle));
    CHECK_IN_PLACE(graze_vec3, point, graze_parallelogram_closest_point, AFTER(&face));
    CHECK_IN_PLACE(graze_vec3, point, graze_plane_project_point, AFTER(&plane));
    CHECK_IN_PLACE(graze_aabb, other, graze_aabb_merge, AFTER(&box));
    CHECK_IN_PLACE_BEFORE(graze_vec3, point, graze_aabb_off_surface, &box, &normal);
    CHECK_IN_PLACE(graze_vec3, normal, graze_aabb_off_surface, AFTER(&box) AFTER(&point));
    CHECK_IN_PLACE_BEFORE(graze_vec3, point, graze_sphere_off_surface, &sphere, &normal);
    CHECK_IN_PLACE(graze_vec3, normal, graze_sphere_off_surface, AFTER(&sphere) AFTER(&point));
    CHECK_IN_PLACE_BEFORE(graze_vec3, point, graze_capsule_off_surface, &capsule, &normal);
    CHECK_IN_PLACE(graze_vec3, normal, graze_capsule_off_surface, AFTER(&capsule) AFTER(&point));
    CHECK_IN_PLACE_BEFORE(graze_vec3, point, graze_triangle_off_surface, &triangle, 1);
    CHECK_IN_PLACE_BEFORE(graze_vec3, point, graze_parallelogram_off_surface, &face, -1);
}

static void check_in_plane(const int32_t *raw)
{
    const graze_vec2 point = vec2_of(raw), normal = vec2_of(raw + 2);
    const graze_rect rect = {vec2_of(raw + 4), vec2_of(raw + 6)};
    const graze_rect other = {vec2_of(raw + 8), vec2_of(raw + 10)};
    const graze_circle circle = {vec2_of(raw + 4), scalar_of(raw[6])};
    const graze_segment2 wall = {vec2_of(raw + 4), vec2_of(raw + 6)};
    CHECK_IN_PLACE(graze_vec2, point, graze_rect_closest_point, AFTER(&rect));
    CHECK_IN_PLACE(graze_vec2, point, graze_circle_closest_point, AFTER(&circle));
    CHECK_IN_PLACE(graze_vec2, point, graze_segment2_closest_point, AFTER(&wall));
    CHECK_IN_PLACE(graze_rect, other, graze_rect_merge, AFTER(&rect));
    CHECK_IN_PLACE_BEFORE(graze_vec2, point, graze_rect_off_surface, &rect, &normal);
    CHECK_IN_PLACE(graze_vec2, normal, graze_rect_off_surface, AFTER(&rect) AFTER(&point));
    CHECK_IN_PLACE_BEFORE(graze_vec2, point, graze_circle_off_surface, &circle, &normal);
    CHECK_IN_PLACE(graze_vec2, normal, graze_circle_off_surface, AFTER(&circle) AFTER(&point));
}

/* Small scenes, in which shapes and points are close together, and scenes of the whole range. */
void test_aliasing(void)
{
    check_group("results written over arguments");
    for (uint32_t i = 0; i < SCENES; i++) {
        input_stream s;
        int32_t raw[WORDS];
        draw_start(&s, UINT64_C(0x616c696173), i);
        for (int k = 0; k < WORDS; k++)
            raw[k] = draw_about_zero(&s, i % 4 == 0 ? INT32_MAX : INT32_C(0x40000));
        check_in_space(raw);
        check_in_plane(raw);
    }
}
