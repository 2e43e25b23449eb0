/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Random faces, points and boxes: properties that relate one result to another. In the fixed build
 * of any size and to the last bit; in the float build with small whole numbers, within rounding.
 */
#include "face_rest.h"
#include "../oracle/draw.h"
#include "../support/check.h"
#include "../tests.h"

typedef struct {
    bool is_triangle;
    graze_vec3 corners[3], point;
    graze_scalar radius;
    graze_aabb box;
} scene;

static graze_scalar number_of(int32_t raw)
{
    return IS_FLOAT ? (graze_scalar)raw / 65536 : (graze_scalar)raw;
}

static graze_vec3 draw_vec3(input_stream *s, bool on_lattice, int32_t most)
{
    int32_t c[3];
    for (int i = 0; i < 3; i++)
        c[i] = on_lattice ? 65536 * draw_about_zero(s, 3) : draw_about_zero(s, most);
    return graze_vec3_of(number_of(c[0]), number_of(c[1]), number_of(c[2]));
}

/* Sums of three numbers stay in the world. */
static void draw_scene(uint32_t index, scene *c)
{
    input_stream s;
    draw_start(&s, UINT64_C(0x66616365), index);
    const bool on_lattice = IS_FLOAT || draw_chance(&s, 2);
    const int32_t most = draw_power(&s, 28);
    c->is_triangle = index % 2 == 0;
    for (int i = 0; i < 3; i++)
        c->corners[i] = draw_vec3(&s, on_lattice, most);
    c->point = draw_vec3(&s, on_lattice, most);
    c->radius = number_of(on_lattice ? 65536 * draw_between(&s, 0, 5) : draw_between(&s, 0, most));
    const graze_vec3 p = draw_vec3(&s, on_lattice, most), q = draw_vec3(&s, on_lattice, most);
    c->box.min = vec3_at(p.x < q.x ? p.x : q.x, p.y < q.y ? p.y : q.y, p.z < q.z ? p.z : q.z);
    c->box.max = vec3_at(p.x < q.x ? q.x : p.x, p.y < q.y ? q.y : p.y, p.z < q.z ? q.z : p.z);
}

static any_face face_of_scene(const scene *c)
{
    return face_with_corners(c->is_triangle, c->corners);
}

/* ---- Images ---- */

/* Compares all results but the nearest point, which may round differently in a tie. */
static void check_same(const scene *c, const scene *image)
{
    const any_face f = face_of_scene(c), g = face_of_scene(image);
    CHECK(scalar_close(face_distance(&f, c->point), face_distance(&g, image->point)));
    CHECK(face_overlaps_aabb(&f, &c->box) == face_overlaps_aabb(&g, &image->box));
    CHECK(IS_FLOAT || face_overlaps_sphere(&f, c->point, c->radius) ==
                          face_overlaps_sphere(&g, image->point, image->radius));
}

static graze_vec3 in_image(graze_vec3 v, int kind)
{
    return kind < 3 ? vec3_mirrored(v, kind) : vec3_turned(v, kind - 2);
}

/* Mirrored on each axis, and with the axes turned; the nearest point agrees to the last bit. */
static void check_mirrors(const scene *c)
{
    const any_face f = face_of_scene(c);
    for (int kind = 0; kind < 5; kind++) {
        scene m = *c;
        for (int i = 0; i < 3; i++)
            m.corners[i] = in_image(c->corners[i], kind);
        m.point = in_image(c->point, kind);
        m.box = kind < 3 ? aabb_mirrored(c->box, kind)
                         : aabb_of(in_image(c->box.min, kind), in_image(c->box.max, kind));
        check_same(c, &m);
        const any_face g = face_of_scene(&m);
        const graze_vec3 nearest = in_image(face_closest_point(&f, c->point), kind);
        CHECK(vec3_close(face_closest_point(&g, m.point), nearest));
    }
}

static void check_moved(const scene *c)
{
    const graze_vec3 way = IS_FLOAT ? P(8, -4, 16) : P(20000, -18000, 19000);
    const any_face f = face_of_scene(c);
    scene m = *c;
    for (int i = 0; i < 3; i++)
        m.corners[i] = graze_vec3_add(c->corners[i], way);
    m.point = graze_vec3_add(c->point, way);
    m.box = aabb_of(graze_vec3_add(c->box.min, way), graze_vec3_add(c->box.max, way));
    check_same(c, &m);
    const any_face g = face_of_scene(&m);
    CHECK(vec3_close(face_closest_point(&g, m.point),
                     graze_vec3_add(face_closest_point(&f, c->point), way)));
}

/* Wound the other way, and from another corner. */
static void check_corner_orders(const scene *c)
{
    scene m = *c;
    m.corners[1] = c->corners[2];
    m.corners[2] = c->corners[1];
    check_same(c, &m);
    if (c->is_triangle)
        for (int i = 0; i < 3; i++)
            m.corners[i] = c->corners[(i + 1) % 3];
    else
        m.corners[0] = graze_vec3_sub(graze_vec3_add(c->corners[1], c->corners[2]), c->corners[0]);
    check_same(c, &m);
}

/* ---- Relations between results ---- */

static graze_scalar within(graze_scalar distance)
{
    return IS_FLOAT ? distance / 32768 + RAW : RAW;
}

static graze_aabb box_about(graze_vec3 p, graze_scalar half)
{
    const graze_vec3 size = graze_vec3_of(half, half, half);
    return aabb_of(graze_vec3_sub(p, size), graze_vec3_add(p, size));
}

/* The sphere that just reaches the face overlaps it, and a smaller one does not; nor does a box
 * in the latter. A box around the nearest point overlaps. */
static void check_reach(const scene *c)
{
    const any_face f = face_of_scene(c);
    const graze_scalar distance = face_distance(&f, c->point), by = within(distance);
    const graze_vec3 nearest = face_closest_point(&f, c->point);
    const graze_aabb about = box_about(nearest, by), apart = box_about(c->point, distance / 2);
    CHECK(face_overlaps_sphere(&f, c->point, distance + by));
    CHECK(!face_overlaps_sphere(&f, c->point, distance - by));
    CHECK(face_overlaps_aabb(&f, &about));
    CHECK(!face_overlaps_aabb(&f, &apart) || distance <= 8 * by);
    CHECK(face_distance(&f, nearest) <= by);
}

/* The nearest point, rounded, is within half a unit of the exact one on each axis. */
static void check_nearest_of_nearest(const scene *c)
{
    const any_face f = face_of_scene(c);
    const graze_vec3 nearest = face_closest_point(&f, c->point);
    const graze_vec3 again = face_closest_point(&f, nearest);
    const graze_vec3 by = graze_vec3_sub(again, nearest);
    const graze_scalar most = within(GRAZE_ONE);
    CHECK(graze_abs(by.x) <= most && graze_abs(by.y) <= most && graze_abs(by.z) <= most);
}

/* A parallelogram and the two triangles into which it is cut. */
static void check_halves(const scene *c)
{
    const graze_vec3 *k = c->corners;
    const graze_vec3 end = graze_vec3_sub(graze_vec3_add(k[1], k[2]), k[0]);
    const graze_vec3 other[3] = {end, k[2], k[1]};
    const any_face whole = face_with_corners(false, k);
    const any_face f = face_with_corners(true, k), g = face_with_corners(true, other);
    const graze_scalar one = face_distance(&f, c->point), two = face_distance(&g, c->point);
    CHECK(scalar_close(face_distance(&whole, c->point), one < two ? one : two));
    CHECK(face_overlaps_aabb(&whole, &c->box) ==
          (face_overlaps_aabb(&f, &c->box) || face_overlaps_aabb(&g, &c->box)));
    CHECK(IS_FLOAT || face_overlaps_sphere(&whole, c->point, c->radius) ==
                          (face_overlaps_sphere(&f, c->point, c->radius) ||
                           face_overlaps_sphere(&g, c->point, c->radius)));
}

/* A box overlaps the face if its diagonal does. */
static void check_line(const scene *c)
{
    const any_face f = face_of_scene(c);
    const graze_segment diagonal = {c->box.min, c->box.max};
    const face_segment_answers a = ask_segment(&f, &diagonal);
    CHECK(a.result == GRAZE_MISS || face_overlaps_aabb(&f, &c->box));
}

static bool has_area(const any_face *f)
{
    return !vec3_equal(face_normal(f), graze_vec3_of(0, 0, 0));
}

/* The point off the surface is strictly on the given side of the plane. */
static void check_off(const scene *c)
{
    const any_face f = face_of_scene(c);
    const graze_vec3 n = face_normal(&f), at = c->corners[0];
    for (int side = -1; side <= 1; side += 2) {
        const graze_vec3 off = face_off_surface(&f, at, side);
        const graze_vec3 way = graze_vec3_sub(at, off);
        const graze_wide height = graze_vec3_dot(n, way);
        CHECK(!has_area(&f) || (side > 0 ? height < 0 : height > 0));
        CHECK(has_area(&f) || vec3_equal(off, at));
    }
}

void test_face_rest_images(void)
{
    enum { SCENES = 300 * DRAWN_TIMES };
    check_group("points, boxes and faces at random");
    for (uint32_t i = 0; i < SCENES; i++) {
        scene c;
        draw_scene(i, &c);
        check_mirrors(&c);
        check_moved(&c);
        check_corner_orders(&c);
        check_reach(&c);
        check_nearest_of_nearest(&c);
        check_halves(&c);
        check_line(&c);
        check_off(&c);
    }
}
