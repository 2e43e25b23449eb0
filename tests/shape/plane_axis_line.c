/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against an axis-aligned plane: the policy, case by case. */
#include "../support/check.h"
#include "plane_line.h"
#include "../support/policy.h"
#include "../tests.h"

#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define RUN(cases)   run_plane_cases(cases, COUNT(cases))
#define NOWHERE      AT(0, 0, 0), 0, GRAZE_ACROSS

static const plane_case missing[] = {
    {"short of it", GRAZE_C(2), {AT(-1, 0, 0), AT(1, 3, 0)}, GRAZE_MISS, NOWHERE},
    {"one raw unit short", GRAZE_C(2), {AT(-1, 0, 0), AT(1.99998, 3, 0)}, GRAZE_MISS, NOWHERE},
    {"behind the start", GRAZE_C(-2), {AT(-1, 0, 0), AT(1, 3, 0)}, GRAZE_MISS, NOWHERE},
    {"parallel", GRAZE_C(1), {AT(2, 0, 0), AT(2, 3, 4)}, GRAZE_MISS, NOWHERE},
    {"parallel, by one raw unit",
     GRAZE_C(2),
     {AT(2.00002, 0, 0), AT(2.00002, 3, 4)},
     GRAZE_MISS,
     NOWHERE},
};

static const plane_case touching[] = {
    {"starts on it and leaves",
     GRAZE_C(1),
     {AT(1, 2, 3), AT(4, 5, 6)},
     GRAZE_TOUCH,
     AT(1, 2, 3),
     FRACTION(0),
     GRAZE_ACROSS},
    {"ends on it",
     GRAZE_C(1),
     {AT(4, 5, 6), AT(1, 2, 3)},
     GRAZE_TOUCH,
     AT(1, 2, 3),
     FRACTION(1),
     GRAZE_FRONT},
    {"ends on it, from the back",
     GRAZE_C(1),
     {AT(-4, 5, 6), AT(1, 2, 3)},
     GRAZE_TOUCH,
     AT(1, 2, 3),
     FRACTION(1),
     GRAZE_BACK},
    {"lies in it",
     GRAZE_C(1),
     {AT(1, 2, 3), AT(1, 5, -6)},
     GRAZE_TOUCH,
     AT(1, 2, 3),
     FRACTION(0),
     GRAZE_ACROSS},
};

/* The article's three planes: C = B + (A - B) * (B - plane) / (B - A) on the plane's axis. */
static const plane_case passing[] = {
    {"from the back",
     GRAZE_C(1),
     {AT(-1, 2, -4), AT(7, 6, 4)},
     GRAZE_HIT,
     AT(1, 3, -2),
     FRACTION(0.25),
     GRAZE_BACK},
    {"from the front",
     GRAZE_C(0),
     {AT(3, 0.5, 1), AT(-1, 0.5, 5)},
     GRAZE_HIT,
     AT(0, 0.5, 4),
     FRACTION(0.75),
     GRAZE_FRONT},
    {"straight through",
     GRAZE_C(-2),
     {AT(-4, 1, 1), AT(0, 1, 1)},
     GRAZE_HIT,
     AT(-2, 1, 1),
     FRACTION(0.5),
     GRAZE_BACK},
    {"between neighbours",
     GRAZE_C(0),
     {AT(-0.0625, 0, 0), AT(0.0625, 3, -3)},
     GRAZE_HIT,
     AT(0, 1.5, -1.5),
     FRACTION(0.5),
     GRAZE_BACK},
};

static const plane_case points[] = {
    {"on it",
     GRAZE_C(1),
     {AT(1, 2, 3), AT(1, 2, 3)},
     GRAZE_TOUCH,
     AT(1, 2, 3),
     FRACTION(0),
     GRAZE_ACROSS},
    {"beside it", GRAZE_C(1), {AT(1.5, 2, 3), AT(1.5, 2, 3)}, GRAZE_MISS, NOWHERE},
};

static void axis_plane_line_misses(void)
{
    RUN(missing);
}

static void axis_plane_line_only_touches(void)
{
    RUN(touching);
}

static void axis_plane_line_goes_in(void)
{
    RUN(passing);
}

/* A plane has no interior: a line starts on a side or on the plane, and no cast returns GRAZE_INSIDE. */
static void axis_plane_line_starts_inside(void)
{
    const graze_segment from = {AT(0, 1, 2), AT(-1, 1, 2)}, in = {AT(0, 1, 2), AT(0, 1, 3)};
    graze_face_line_hit hit;
    CHECK(graze_plane_yz_linecast(0, &from, &hit) == GRAZE_TOUCH && hit.side == GRAZE_ACROSS);
    CHECK(graze_plane_yz_linecast(0, &in, &hit) == GRAZE_TOUCH && hit.side == GRAZE_ACROSS);
}

static void axis_plane_line_ends_inside(void)
{
    const graze_segment to = {AT(-1, 1, 2), AT(0, 1, 2)};
    graze_face_line_hit hit;
    CHECK(graze_plane_yz_linecast(0, &to, &hit) == GRAZE_TOUCH && hit.side == GRAZE_BACK);
    CHECK(hit.fraction == GRAZE_FRACTION_ONE);
}

static void axis_plane_line_is_a_point(void)
{
    RUN(points);
}

static void axis_plane_line_has_negative_limit(void)
{
    graze_ray ray = {AT(0, 0, 0), AT(1, 0, 0), -1};
    graze_face_ray_hit hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    CHECK(graze_plane_yz_raycast(0, &ray, &hit) == GRAZE_MISS && hit.t == 7);
    CHECK(graze_plane_yz_raycast(GRAZE_ONE, &ray, &hit) == GRAZE_MISS && hit.side == 7);
    ray.t_max = 0;
    CHECK(graze_plane_yz_raycast(GRAZE_ONE, &ray, &hit) == GRAZE_MISS);
    CHECK(graze_plane_yz_raycast(0, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    ray.t_max = GRAZE_ONE;
    CHECK(graze_plane_yz_raycast(GRAZE_ONE, &ray, &hit) == GRAZE_TOUCH && hit.t == GRAZE_ONE);
}

/* A plane has no edge. Where two planes cross, each cast hits its own. */
static void axis_plane_line_meets_an_edge(void)
{
    const graze_segment through = {AT(-1, -1, 0), AT(1, 1, 1)};
    graze_face_line_hit x, y;
    CHECK(graze_plane_yz_linecast(0, &through, &x) == GRAZE_HIT && x.normal.x == GRAZE_ONE);
    CHECK(graze_plane_xz_linecast(0, &through, &y) == GRAZE_HIT && y.normal.y == GRAZE_ONE);
    CHECK(vec3_equal(x.point, y.point) && x.fraction == y.fraction);
}

/* A plane is flat and never empty: casts that would only touch a flat box pass through a plane. */
static void axis_plane_line_meets_a_flat_one(void)
{
    const graze_aabb flat = {AT(1, -1, -1), AT(1, 1, 1)};
    const graze_segment segment = {AT(0, 0, 0), AT(2, 0, 0)};
    CHECK(graze_aabb_linecast(&flat, &segment, NULL) == GRAZE_TOUCH);
    CHECK(graze_plane_yz_linecast(GRAZE_ONE, &segment, NULL) == GRAZE_HIT);
}

static void axis_plane_line_meets_an_empty_one(void)
{
    const graze_aabb empty = {AT(1, -1, -1), AT(-1, 1, 1)};
    const graze_segment segment = {AT(-3, 0, 0), AT(3, 0, 0)};
    CHECK(graze_aabb_linecast(&empty, &segment, NULL) == GRAZE_MISS);
    CHECK(graze_plane_yz_linecast(empty.min.x, &segment, NULL) == GRAZE_HIT);
}

/* In the float build a ray misses a plane whose distance is not a number. */
#if GRAZE_FLOAT
#define LOWEST     0
#define LEAST_STEP 0.5f
#else
#define LOWEST     GRAZE_SCALAR_MIN
#define LEAST_STEP 1
#endif

static void axis_plane_line_spans_the_world(void)
{
    const graze_scalar most = WORLD / 2, all = GRAZE_SCALAR_MAX;
    graze_segment diagonal = {{-most, -most, most}, {most, most, -most}};
    graze_segment edge = {{GRAZE_SCALAR_MIN, 0, 0}, {0, 1, 2}};
    graze_ray up = {{LOWEST, 0, 0}, {GRAZE_ONE, 0, 0}, GRAZE_NO_LIMIT};
    graze_face_line_hit hit;
    graze_face_ray_hit ray_hit;
    CHECK(graze_plane_yz_linecast(0, &diagonal, &hit) == GRAZE_HIT && hit.point.y == 0);
    CHECK(hit.fraction == FRACTION(0.5) && hit.point.z == 0 && hit.side == GRAZE_BACK);
    CHECK(graze_plane_yz_linecast(most, &diagonal, &hit) == GRAZE_TOUCH && hit.point.z == -most);
    CHECK(graze_plane_yz_linecast(GRAZE_SCALAR_MIN, &edge, &hit) == GRAZE_TOUCH);
    CHECK(hit.point.x == GRAZE_SCALAR_MIN && hit.fraction == 0);
    CHECK(graze_plane_yz_raycast(all, &up, &ray_hit) == GRAZE_HIT && ray_hit.point.x == all);
}

/* The slowest ray across the world, and a ray that leaves the world before it hits the plane. */
static void axis_plane_line_saturates(void)
{
    graze_ray slow = {{LOWEST, 0, 0}, {LEAST_STEP, 0, 0}, GRAZE_NO_LIMIT};
    graze_ray steep = {
        {0, 0, 0}, {GRAZE_C(0.0000153), -GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX}, GRAZE_NO_LIMIT};
    graze_face_ray_hit hit;
    CHECK(graze_plane_yz_raycast(GRAZE_SCALAR_MAX, &slow, &hit) == GRAZE_HIT);
    CHECK(hit.t == GRAZE_SCALAR_MAX && hit.point.x == GRAZE_SCALAR_MAX && hit.point.y == 0);
    CHECK(graze_plane_yz_raycast(GRAZE_C(4), &steep, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == GRAZE_C(4) && hit.point.z == GRAZE_SCALAR_MAX);
    CHECK(hit.point.y <= -GRAZE_SCALAR_MAX && hit.point.y >= GRAZE_SCALAR_MIN);
}

#if GRAZE_FLOAT

/* A NaN or an infinity in one field of the plane, the segment or the ray, which otherwise hit. */
static void check_strange(int field, graze_scalar strange)
{
    graze_scalar at = 0;
    graze_segment s = {AT(-1, 0.25, 0), AT(3, 0.5, 0)};
    graze_ray ray = ray_of_segment(s);
    graze_scalar *const fields[] = {&at,        &s.a.x,        &s.a.y,        &s.a.z,
                                    &s.b.x,     &s.b.y,        &s.b.z,        &ray.origin.x,
                                    &ray.dir.x, &ray.origin.y, &ray.origin.z, &ray.dir.y,
                                    &ray.dir.z, &ray.t_max};
    bool endless = field == 13 && strange > 0;
    *fields[field] = strange;
    CHECK((graze_plane_yz_linecast(at, &s, NULL) == GRAZE_MISS) == (field < 7));
    CHECK((graze_plane_yz_raycast(at, &ray, NULL) == GRAZE_MISS) ==
          ((field < 1 || field > 6) && !endless));
    ray.t_max = field == 0 ? GRAZE_NO_LIMIT : ray.t_max;
    CHECK(field != 0 || graze_plane_yz_raycast(at, &ray, NULL) == GRAZE_MISS);
}

static void axis_plane_line_has_no_number(void)
{
    for (int field = 0; field < 14; field++)
        for (int i = 0; i < STRANGE; i++)
            check_strange(field, scalar_of_bits(strange_bits[i]));
}

#else

/* The fixed build treats these bit patterns as ordinary coordinates. */
static void axis_plane_line_has_no_number(void)
{
    for (int i = 0; i < STRANGE; i++) {
        graze_scalar c = scalar_of_bits(strange_bits[i]);
        graze_segment segment = {{c - 1, 0, 0}, {c + 3, 4, 0}};
        graze_face_line_hit hit;
        CHECK(graze_plane_yz_linecast(c, &segment, &hit) == GRAZE_HIT);
        CHECK(hit.point.x == c && hit.point.y == 1 && hit.fraction == FRACTION(0.25));
    }
}

#endif

POLICY_CANNOT_OCCUR(axis_plane_line, has_no_normal,
                    "the normal of such a plane is an axis of the world")

void test_plane_axis_line(void)
{
    POLICY_COLUMN(axis_plane_line);
}
