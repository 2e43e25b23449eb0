/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The article on a ray against a triangle, and the same test for a parallelogram: what the article
 * computes, and where graze differs.
 *
 * The article calls a ray parallel if the product of the unit normal and the direction is less than
 * 1e-5. It accepts a hit only strictly ahead of the start and strictly nearer than the far limit,
 * measured in lengths, and then stores the multiple of the direction as the next limit.
 */
#include "../support/check.h"
#include "face_line.h"
#include "../tests.h"

/* At z = 2, x and y of the point a quarter along both edges of the floor. */
#define OVER GRAZE_C(2), GRAZE_C(2)

static face_ray_answers cast_down(bool is_triangle, graze_scalar z, graze_scalar dz,
                                  graze_scalar t_max)
{
    const graze_vec3 corners[3] = FLOOR;
    const any_face f = face_with_corners(is_triangle, corners);
    graze_ray ray;
    ray.origin = graze_vec3_of(OVER, z);
    ray.dir = graze_vec3_of(0, 0, dz);
    ray.t_max = t_max;
    return ask_ray(&f, &ray);
}

/* As in the article: the point, the normal, the multiple of the direction, u and v. */
static void as_in_the_article(bool is_triangle)
{
    const graze_barycentric quarter = UV(0.25, 0.25);
    face_ray_answers a = cast_down(is_triangle, GRAZE_C(5), GRAZE_C(-2), GRAZE_NO_LIMIT);
    CHECK(a.result == GRAZE_HIT && a.hit.t == GRAZE_C(1.5) && a.hit.side == GRAZE_FRONT);
    CHECK(a.hit.point.x == GRAZE_C(2) && a.hit.point.y == GRAZE_C(2) &&
          a.hit.point.z == GRAZE_C(2));
    CHECK(a.hit.normal.x == 0 && a.hit.normal.y == 0 && a.hit.normal.z == GRAZE_ONE);
    CHECK(a.found && a.uv.u == quarter.u && a.uv.v == quarter.v);
}

/* From the back, and away from the face: as in the article. */
static void from_behind_and_away(bool is_triangle)
{
    face_ray_answers a = cast_down(is_triangle, 0, GRAZE_C(1), GRAZE_NO_LIMIT);
    CHECK(a.result == GRAZE_HIT && a.hit.t == GRAZE_C(2) && a.hit.side == GRAZE_BACK);
    CHECK(a.hit.normal.z == GRAZE_ONE && a.front == GRAZE_MISS);
    CHECK(cast_down(is_triangle, GRAZE_C(5), GRAZE_C(1), GRAZE_NO_LIMIT).result == GRAZE_MISS);
}

/* The limit counts multiples of the direction, as the hit does. In the article the second of two
 * rays, limited by the first one's hit, fails if the direction is longer than 1. */
static void limit_of_a_long_direction(bool is_triangle)
{
    face_ray_answers a = cast_down(is_triangle, GRAZE_C(5), GRAZE_C(-4), GRAZE_C(1));
    CHECK(a.result == GRAZE_HIT && a.hit.t == GRAZE_C(0.75));
    CHECK(cast_down(is_triangle, GRAZE_C(5), GRAZE_C(-4), GRAZE_C(0.8125)).result == GRAZE_HIT);
    CHECK(cast_down(is_triangle, GRAZE_C(5), GRAZE_C(-4), GRAZE_C(0.6875)).result == GRAZE_MISS);
}

/* The article reports a miss; graze reports a touch, as the ray ends or starts on the face. */
static void at_the_limit_and_at_the_start(bool is_triangle)
{
    CHECK(cast_down(is_triangle, GRAZE_C(5), GRAZE_C(-4), GRAZE_C(0.75)).result == GRAZE_TOUCH);
    face_ray_answers a = cast_down(is_triangle, GRAZE_C(2), GRAZE_C(-4), GRAZE_NO_LIMIT);
    CHECK(a.result == GRAZE_TOUCH && a.hit.t == 0 && a.hit.side == GRAZE_ACROSS);
}

/* The ray falls by 2^-18 for each unit along x, which is parallel to the article. It hits the
 * face; from a start farther along x it passes beyond. Then a direction of one raw unit. */
static void nearly_parallel(bool is_triangle)
{
    const graze_vec3 corners[3] = FLOOR;
    const any_face f = face_with_corners(is_triangle, corners);
    const graze_scalar above = graze_add(GRAZE_C(2), GRAZE_RATIO(1, 65536));
    graze_ray ray = {AT(-2, 2, 0), AT(8192, 0, 0), GRAZE_NO_LIMIT};
    ray.origin.z = above;
    ray.dir.z = -GRAZE_RATIO(1, 32);
    face_ray_answers a = ask_ray(&f, &ray);
    CHECK(a.result == GRAZE_HIT && a.hit.point.x == GRAZE_C(2) && a.hit.point.z == GRAZE_C(2));
    ray.origin.x = GRAZE_C(2);
    CHECK(ask_ray(&f, &ray).result == GRAZE_MISS);
    ray.dir = graze_vec3_of(0, 0, -GRAZE_RATIO(1, 65536));
    a = ask_ray(&f, &ray);
    CHECK(a.result == GRAZE_HIT && a.hit.t == GRAZE_ONE);
}

/* Edges belong to the face, as in the article. */
static void on_the_edges(bool is_triangle)
{
    const graze_vec3 corners[3] = FLOOR;
    const any_face f = face_with_corners(is_triangle, corners);
    graze_ray ray = {AT(1, 1, 5), AT(0, 0, -1), GRAZE_NO_LIMIT};
    CHECK(ask_ray(&f, &ray).result == GRAZE_HIT);
    ray.origin.x = GRAZE_C(5);
    CHECK(ask_ray(&f, &ray).result == GRAZE_HIT);
    ray.origin.x = GRAZE_C(3);
    CHECK(ask_ray(&f, &ray).result == GRAZE_HIT);
    ray.origin.y = GRAZE_C(3); /* u + v = 1: on the triangle's edge, inside the parallelogram */
    CHECK(ask_ray(&f, &ray).result == GRAZE_HIT);
    ray.origin.y = graze_add(GRAZE_C(3), GRAZE_RATIO(1, 65536));
    CHECK((ask_ray(&f, &ray).result == GRAZE_MISS) == is_triangle);
    ray.origin.y = graze_sub(GRAZE_C(1), GRAZE_RATIO(1, 65536));
    CHECK(ask_ray(&f, &ray).result == GRAZE_MISS);
}

void test_face_article(void)
{
    check_group("the article on triangles");
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        check_case(is_triangle ? "triangle" : "parallelogram");
        as_in_the_article(is_triangle);
        from_behind_and_away(is_triangle);
        limit_of_a_long_direction(is_triangle);
        at_the_limit_and_at_the_start(is_triangle);
        nearly_parallel(is_triangle);
        on_the_edges(is_triangle);
    }
}
