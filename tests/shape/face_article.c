/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The article on a ray against a triangle, and against a parallelogram by the same test: its worked
 * cases, and those in which graze has another result.
 *
 * The article's ray is parallel if the unit normal along the direction is less than 1e-5. Its hits are
 * strictly ahead of the start and strictly nearer than the limit, which is a length; but the next
 * limit that it stores is a multiple of the direction.
 */
#include "../support/check.h"
#include "face_line.h"
#include "../tests.h"

/* At z = 2 over the place where x and y are a quarter of the floor's edges. */
#define OVER GRAZE_C(2), GRAZE_C(2)

static face_ray_answers ask_down(bool is_triangle, graze_scalar z, graze_scalar dz,
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

/* As computed there: the point, the normal, the multiple of the direction, u and v. */
static void as_it_is_told(bool is_triangle)
{
    const graze_barycentric quarter = PLACE(0.25, 0.25);
    face_ray_answers a = ask_down(is_triangle, GRAZE_C(5), GRAZE_C(-2), GRAZE_NO_LIMIT);
    CHECK(a.result == GRAZE_HIT && a.hit.t == GRAZE_C(1.5) && a.hit.side == GRAZE_FRONT);
    CHECK(a.hit.point.x == GRAZE_C(2) && a.hit.point.y == GRAZE_C(2) &&
          a.hit.point.z == GRAZE_C(2));
    CHECK(a.hit.normal.x == 0 && a.hit.normal.y == 0 && a.hit.normal.z == GRAZE_ONE);
    CHECK(a.found && a.place.u == quarter.u && a.place.v == quarter.v);
}

/* From the back and away from it, as there. */
static void from_behind_and_away(bool is_triangle)
{
    face_ray_answers a = ask_down(is_triangle, 0, GRAZE_C(1), GRAZE_NO_LIMIT);
    CHECK(a.result == GRAZE_HIT && a.hit.t == GRAZE_C(2) && a.hit.side == GRAZE_BACK);
    CHECK(a.hit.normal.z == GRAZE_ONE && a.front == GRAZE_MISS);
    CHECK(ask_down(is_triangle, GRAZE_C(5), GRAZE_C(1), GRAZE_NO_LIMIT).result == GRAZE_MISS);
}

/* The limit counts multiples of the direction, as the hit does: there the second of two rays, with
 * the first one's hit for its limit, fails for a direction that is longer than one. */
static void limit_of_a_long_direction(bool is_triangle)
{
    face_ray_answers a = ask_down(is_triangle, GRAZE_C(5), GRAZE_C(-4), GRAZE_C(1));
    CHECK(a.result == GRAZE_HIT && a.hit.t == GRAZE_C(0.75));
    CHECK(ask_down(is_triangle, GRAZE_C(5), GRAZE_C(-4), GRAZE_C(0.8125)).result == GRAZE_HIT);
    CHECK(ask_down(is_triangle, GRAZE_C(5), GRAZE_C(-4), GRAZE_C(0.6875)).result == GRAZE_MISS);
}

/* There nothing: here it ends on the face, or starts there, and that is touching. */
static void at_the_limit_and_at_the_start(bool is_triangle)
{
    CHECK(ask_down(is_triangle, GRAZE_C(5), GRAZE_C(-4), GRAZE_C(0.75)).result == GRAZE_TOUCH);
    face_ray_answers a = ask_down(is_triangle, GRAZE_C(2), GRAZE_C(-4), GRAZE_NO_LIMIT);
    CHECK(a.result == GRAZE_TOUCH && a.hit.t == 0 && a.hit.side == GRAZE_ACROSS);
}

/* A fall of 2^-18 for each unit along x, which the article takes for parallel: it comes down in the
 * face, and from as far again beyond it. And a direction of one raw unit. */
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

/* Its edges belong to it, there and here. */
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
    ray.origin.y = GRAZE_C(3); /* u + v = 1: the triangle's edge, and the inside of the other */
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
        as_it_is_told(is_triangle);
        from_behind_and_away(is_triangle);
        limit_of_a_long_direction(is_triangle);
        at_the_limit_and_at_the_start(is_triangle);
        nearly_parallel(is_triangle);
        on_the_edges(is_triangle);
    }
}
