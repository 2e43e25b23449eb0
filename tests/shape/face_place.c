/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Points on faces: barycentric coordinates, rounded once; and rays that hit one face after another,
 * each nearer than the last.
 */
#include "../support/check.h"
#include "face_line.h"
#include "../tests.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* ---- Barycentric coordinates ---- */

/* A vertical line above `at` has these barycentric coordinates. */
static void check_uv(bool is_triangle, const graze_vec3 *corners, graze_vec3 at,
                     graze_barycentric uv)
{
    const any_face f = face_with_corners(is_triangle, corners);
    graze_segment line = {at, at};
    line.a.z += GRAZE_C(2);
    line.b.z += GRAZE_C(1); /* ends above the face: only the infinite line crosses it */
    graze_ray ray = ray_of_segment(line);
    face_segment_answers a = ask_segment(&f, &line);
    face_ray_answers r = ask_ray(&f, &ray);
    CHECK(!a.overlaps && a.found && r.found);
    CHECK(a.uv.u == uv.u && a.uv.v == uv.v);
    CHECK(r.uv.u == uv.u && r.uv.v == uv.v);
}

static void corners_and_middles(void)
{
    const graze_vec3 floor[3] = FLOOR;
    static const struct {
        graze_vec3 at;
        graze_barycentric uv;
    } known[] = {
        {AT(1, 1, 2), UV(0, 0)},          {AT(5, 1, 2), UV(1, 0)},   {AT(1, 5, 2), UV(0, 1)},
        {AT(3, 1, 2), UV(0.5, 0)},        {AT(1, 3, 2), UV(0, 0.5)}, {AT(3, 3, 2), UV(0.5, 0.5)},
        {AT(1.5, 4, 2), UV(0.125, 0.75)},
    };
    for (unsigned i = 0; i < 2 * COUNT(known); i++)
        check_uv(i % 2 == 0, floor, known[i / 2].at, known[i / 2].uv);
}

/* FRACTION truncates digits that a fixed fraction cannot hold. */
#define ROUNDED(x) FRACTION((x) + (GRAZE_C(0.5) < 1 ? 0 : 0.5 / (double)GRAZE_FRACTION_ONE))

/* Edges of three units; to nearest: 1/3 of 2^30 is rounded down, 2/3 of it up. */
static void thirds(void)
{
    const graze_vec3 corners[3] = {AT(0, 0, 0), AT(3, 0, 0), AT(0, 3, 0)};
    static const graze_fraction part[] = {0, ROUNDED(1.0 / 3), ROUNDED(2.0 / 3)};
    for (int x = 0; x < 3; x++)
        for (int y = 0; y < 3; y++) {
            graze_vec3 at = graze_vec3_of(graze_from_int(x), graze_from_int(y), 0);
            graze_barycentric uv = {part[x], part[y]};
            check_uv(false, corners, at, uv);
            if (x + y < 3)
                check_uv(true, corners, at, uv);
        }
}

/* The coordinates belong to the exact point, while the hit's point is rounded: in the middle of
 * a triangle all three are 1/3. */
static void of_the_exact_point(void)
{
    const graze_triangle t = {AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, 1)};
    const graze_segment line = {AT(0, 0, 0), AT(1, 1, 1)};
    const any_face f = face_of_triangle(&t);
    const graze_fraction third = FRACTION(1.0 / 3);
    face_segment_answers a = ask_segment(&f, &line);
    CHECK(a.result == GRAZE_HIT && a.hit.fraction == third && a.hit.side == GRAZE_BACK);
    CHECK(a.found && a.uv.u == third && a.uv.v == third);
    CHECK(vec3_equal(a.hit.point,
                     graze_vec3_of(GRAZE_RATIO(1, 3), GRAZE_RATIO(1, 3), GRAZE_RATIO(1, 3))));
}

/* ---- A worked case: the nearest of three walls ---- */

/* A two-sided cast: the hit has the point, the normal of the wall, and the side from which the ray comes. */
static void a_wall_from_both_sides(void)
{
    const graze_vec3 wall[3] = {AT(3, -1, -1), AT(3, 3, -1), AT(3, -1, 3)};
    const graze_barycentric uv = UV(0.25, 0.25);
    const face_expectation back = {GRAZE_HIT, AT(3, 0, 0), AT(1, 0, 0), FRACTION(0.75), GRAZE_BACK};
    const face_expectation front = {GRAZE_HIT, AT(3, 0, 0), AT(1, 0, 0), FRACTION(0.5),
                                    GRAZE_FRONT};
    const graze_ray to = {AT(0, 0, 0), AT(4, 0, 0), GRAZE_NO_LIMIT};
    const graze_ray from = {AT(7, 0, 0), AT(-8, 0, 0), GRAZE_NO_LIMIT};
    for (int is_triangle = 0; is_triangle < 2; is_triangle++) {
        const any_face f = face_with_corners(is_triangle, wall);
        check_face_ray(&f, &to, &back, &uv);
        check_face_ray(&f, &from, &front, &uv);
    }
}

/* A wall across x. */
static any_face wall_at(bool is_triangle, int distance)
{
    graze_vec3 corners[3] = {AT(0, -1, -1), AT(0, 3, -1), AT(0, -1, 3)};
    for (int i = 0; i < 3; i++)
        corners[i].x = graze_from_int(distance);
    return face_with_corners(is_triangle, corners);
}

/* Each hit is the limit for the walls after it: the last wall that is hit is the nearest. Of two
 * at the same distance, the later one only touches the end of the ray. */
static int nearest(bool is_triangle, const int *distances, int count, graze_scalar *t)
{
    graze_ray ray = {AT(0, 0, 0), AT(2, 0, 0), GRAZE_NO_LIMIT};
    int best = -1;
    for (int i = 0; i < count; i++) {
        const any_face f = wall_at(is_triangle, distances[i]);
        face_ray_answers a = ask_ray(&f, &ray);
        if (a.result != GRAZE_MISS && (best < 0 || a.hit.t < ray.t_max)) {
            best = i;
            ray.t_max = a.hit.t;
        }
    }
    *t = ray.t_max;
    return best;
}

static void the_nearest_wall(void)
{
    static const struct {
        int distances[3], best, at;
    } worked[] = {
        {{7, 5, 9}, 1, 5},  {{5, 7, 9}, 0, 5},   {{9, 7, 5}, 2, 5},  {{9, 5, 5}, 1, 5},
        {{-5, 7, 3}, 2, 3}, {{-5, -7, 9}, 2, 9}, {{4, 0, -2}, 1, 0}, {{-1, -2, -3}, -1, 0},
    };
    for (unsigned i = 0; i < 2 * COUNT(worked); i++) {
        graze_scalar t;
        int best = nearest(i % 2 == 0, worked[i / 2].distances, 3, &t);
        CHECK(best == worked[i / 2].best);
        CHECK(t == (best < 0 ? GRAZE_NO_LIMIT : graze_from_int(worked[i / 2].at) / 2));
    }
}

void test_face_place(void)
{
    check_group("barycentric coordinates");
    check_case("corners and middles");
    corners_and_middles();
    check_case("thirds");
    thirds();
    check_case("of the exact point");
    of_the_exact_point();
    check_group("rays at several faces");
    check_case("from both sides");
    a_wall_from_both_sides();
    check_case("the nearest");
    the_nearest_wall();
}
