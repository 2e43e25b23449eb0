/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule and a plane, by the policy; a frustum; and the box around a capsule. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))
#define MAX        GRAZE_SCALAR_MAX
#define MIN        GRAZE_SCALAR_MIN

/* The normal is five units long. */
static const graze_plane steep = {AT(0, 0, 0), AT(3, 4, 0)};
static const graze_plane none = {AT(1, 0, 0), AT(0, 0, 0)};

static graze_capsule capsule_of(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return capsule;
}

static graze_capsule turned(graze_capsule capsule)
{
    return capsule_of(capsule.core.b, capsule.core.a, capsule.radius);
}

/* ---- A plane ---- */

static graze_plane plane_turned(graze_plane plane)
{
    plane.normal = graze_vec3_neg(plane.normal);
    return plane;
}

static void check_side(graze_capsule capsule, graze_side side)
{
    const graze_plane back = plane_turned(steep);
    const graze_side other = (graze_side)-side;
    const graze_capsule same = turned(capsule);
    CHECK(graze_plane_classify_capsule(&steep, &capsule) == side);
    CHECK(graze_plane_classify_capsule(&steep, &same) == side);
    CHECK(graze_plane_classify_capsule(&back, &capsule) == other);
}

/* From (x, 0, -9) to (to, 0, 9): heights of 0.6 x and 0.6 to. */
static graze_capsule over(graze_scalar x, graze_scalar to, graze_scalar radius)
{
    return capsule_of(vec3_at(x, 0, GRAZE_C(-9)), vec3_at(to, 0, GRAZE_C(9)), radius);
}

static void plane_capsule_stays_apart(void)
{
    check_side(over(GRAZE_C(7), GRAZE_C(9), GRAZE_C(3)), GRAZE_FRONT);
    check_side(over(GRAZE_C(-7), GRAZE_C(-9), GRAZE_C(3)), GRAZE_BACK);
    check_side(over(GRAZE_C(7), GRAZE_C(7), GRAZE_C(3)), GRAZE_FRONT);
}

/* 0.6 * 5 = 3; one raw unit off it does not touch. */
static void plane_capsule_only_touches(void)
{
    check_side(over(GRAZE_C(5), GRAZE_C(9), GRAZE_C(3)), GRAZE_ACROSS);
    check_side(over(GRAZE_C(5) + RAW, GRAZE_C(9), GRAZE_C(3)), GRAZE_FRONT);
    check_side(over(GRAZE_C(5), GRAZE_C(9), GRAZE_C(3) - RAW), GRAZE_FRONT);
    check_side(over(0, GRAZE_C(9), 0), GRAZE_ACROSS);
    check_side(over(GRAZE_C(-5), GRAZE_C(-9), GRAZE_C(3)), GRAZE_ACROSS);
    check_side(over(GRAZE_C(-5) - RAW, GRAZE_C(-9), GRAZE_C(3)), GRAZE_BACK);
}

static void plane_capsule_meets(void)
{
    check_side(over(GRAZE_C(-7), GRAZE_C(9), 0), GRAZE_ACROSS);
    check_side(over(GRAZE_C(3), GRAZE_C(9), GRAZE_C(1.875)), GRAZE_ACROSS);
    check_side(over(GRAZE_C(3), GRAZE_C(-9), GRAZE_C(1)), GRAZE_ACROSS);
}

static void plane_capsule_is_within(void)
{
    check_side(over(0, 0, GRAZE_C(2)), GRAZE_ACROSS);
    check_side(over(GRAZE_C(2), GRAZE_C(3), WORLD), GRAZE_ACROSS);
}

/* A core of one point, and radius 0. */
static void plane_capsule_meets_a_flat_one(void)
{
    check_side(over(0, 0, 0), GRAZE_ACROSS);
    check_side(over(RAW, RAW, 0), GRAZE_FRONT);
    check_side(over(-RAW, GRAZE_C(-1), 0), GRAZE_BACK);
    check_side(capsule_of(P(5, 0, 0), P(5, 0, 0), GRAZE_C(3)), GRAZE_ACROSS);
    check_side(capsule_of(P(5, 0, 0), P(5, 0, 0), GRAZE_C(3) - RAW), GRAZE_FRONT);
}

static void plane_capsule_meets_an_empty_one(void)
{
    const graze_capsule across = over(GRAZE_C(-7), GRAZE_C(7), -RAW);
    CHECK(graze_plane_classify_capsule(&steep, &across) == GRAZE_BACK);
    CHECK(graze_plane_classify_capsule(&none, &across) == GRAZE_BACK);
}

static void plane_capsule_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_plane corner = {{MAX, MAX, MAX}, {MIN, MIN, MIN}};
    const graze_capsule at_low = capsule_of(vec3_at(MIN, MIN, MIN), vec3_at(MIN, MIN, 0), MAX);
    const graze_capsule all = capsule_of(vec3_at(MIN, MIN, MIN), vec3_at(MAX, MAX, MAX), 0);
    CHECK(graze_plane_classify_capsule(&corner, &at_low) == GRAZE_FRONT);
    CHECK(graze_plane_classify_capsule(&corner, &all) == GRAZE_ACROSS);
    check_side(capsule_of(vec3_at(MAX, MAX, 0), vec3_at(MAX, MAX, MAX), MAX), GRAZE_FRONT);
    check_side(capsule_of(vec3_at(MAX, 0, 0), vec3_at(MAX, MAX, MAX), MAX), GRAZE_ACROSS);
#endif
}

static void plane_capsule_has_no_number(void)
{
    const graze_scalar nan = some_nan();
    const graze_capsule wide = over(GRAZE_C(7), GRAZE_C(9), nan);
    const graze_capsule lost = capsule_of(P(7, 0, 0), vec3_at(nan, 0, 0), GRAZE_ONE);
    const graze_capsule empty = capsule_of(P(7, 0, 0), vec3_at(nan, 0, 0), -RAW);
    CHECK(graze_plane_classify_capsule(&steep, &wide) == GRAZE_ACROSS);
    CHECK(graze_plane_classify_capsule(&steep, &lost) ==
          (GRAZE_FLOAT ? GRAZE_ACROSS : GRAZE_FRONT));
    CHECK(graze_plane_classify_capsule(&steep, &empty) ==
          (GRAZE_FLOAT ? GRAZE_ACROSS : GRAZE_BACK));
}

static void plane_capsule_has_no_normal(void)
{
    const graze_capsule capsule = over(GRAZE_C(7), GRAZE_C(9), 0);
    CHECK(graze_plane_classify_capsule(&none, &capsule) == GRAZE_ACROSS);
}

/* ---- A frustum ---- */

/* All points up to 10 units from the origin on each axis; planes 0 and 1 along x. */
static void put_room(graze_frustum *f)
{
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const graze_fraction along = i % 2 == 0 ? GRAZE_FRACTION_ONE : -GRAZE_FRACTION_ONE;
        f->normal[i].x = i / 2 == 0 ? along : 0;
        f->normal[i].y = i / 2 == 1 ? along : 0;
        f->normal[i].z = i / 2 == 2 ? along : 0;
        f->limit[i] = GRAZE_FLOAT ? (graze_wide)-10 : (graze_wide)(-10 * 70368744177664.0);
    }
}

static void check_view(const graze_frustum *f, graze_capsule capsule, graze_view view)
{
    const graze_capsule same = turned(capsule);
    CHECK(graze_frustum_classify_capsule(f, &capsule) == view);
    CHECK(graze_frustum_classify_capsule(f, &same) == view);
    CHECK(graze_frustum_culls_capsule(f, &capsule) == (view == GRAZE_VIEW_OUTSIDE));
}

static void views(void)
{
    graze_frustum room;
    put_room(&room);
    check_case("a room");
    check_view(&room, capsule_of(P(-8, 8, 0), P(8, 0, -8), GRAZE_C(2)), GRAZE_VIEW_INSIDE);
    check_view(&room, capsule_of(P(-8, 8, 0), P(9, 0, 0), GRAZE_C(2)), GRAZE_VIEW_PARTLY);
    check_view(&room, capsule_of(P(12, 0, 0), P(20, 0, 0), GRAZE_C(2)), GRAZE_VIEW_PARTLY);
    check_view(&room, capsule_of(P(12.5, 0, 0), P(20, 0, 0), GRAZE_C(2)), GRAZE_VIEW_OUTSIDE);
    check_view(&room, capsule_of(P(0, 0, -13), P(0, 0, -20), GRAZE_C(2)), GRAZE_VIEW_OUTSIDE);
    check_view(&room, capsule_of(P(-30, 0, 0), P(30, 0, 0), 0), GRAZE_VIEW_PARTLY);
    check_view(&room, capsule_of(P(15, 0, 0), P(0, 15, 0), 0), GRAZE_VIEW_PARTLY);
    check_view(&room, capsule_of(P(0, 0, 0), P(1, 0, 0), -RAW), GRAZE_VIEW_OUTSIDE);
}

static void views_without_planes(void)
{
    graze_frustum room;
    put_room(&room);
    check_case("zero normals");
    room.normal[1].x = 0;
    room.limit[1] = 0;
    check_view(&room, capsule_of(P(0, 0, 0), P(30, 0, 0), GRAZE_C(2)), GRAZE_VIEW_INSIDE);
    room.limit[1] = 1;
    check_view(&room, capsule_of(P(0, 0, 0), P(3, 0, 0), GRAZE_C(2)), GRAZE_VIEW_OUTSIDE);
}

#if GRAZE_FLOAT

static void views_at_the_limits(void)
{
    graze_frustum room;
    put_room(&room);
    check_case("NaN");
    check_view(&room, capsule_of(P(0, 0, 0), vec3_at(some_nan(), 0, 0), 1), GRAZE_VIEW_PARTLY);
    check_view(&room, capsule_of(P(0, 0, 0), P(1, 0, 0), some_nan()), GRAZE_VIEW_PARTLY);
}

#else

/* 3 * 2^61 + (2^31 - 1) * 2^30 = 2^63 - 2^30; one end farther, 64 bits do not hold the sum. */
static void views_at_the_limits(void)
{
    const graze_scalar c = -0x40000000;
    graze_frustum f;
    check_case("wild numbers");
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        f.normal[i].x = f.normal[i].y = f.normal[i].z = INT32_MIN;
        f.limit[i] = INT64_MAX;
    }
    check_view(&f, capsule_of(vec3_at(c, c, c), P(0, 0, 0), MAX), GRAZE_VIEW_OUTSIDE);
    check_view(&f, capsule_of(vec3_at(c - 1, c, c), P(0, 0, 0), MAX), GRAZE_VIEW_PARTLY);
    check_view(&f, capsule_of(vec3_at(MIN, MIN, MIN), vec3_at(MIN, MIN, c), MAX),
               GRAZE_VIEW_INSIDE);
}

#endif

/* ---- The box around a capsule ---- */

static void check_box(graze_capsule capsule, graze_vec3 min, graze_vec3 max)
{
    const graze_capsule same = turned(capsule);
    graze_aabb box;
    graze_aabb_from_capsule(&capsule, &box);
    CHECK(vec3_equal(box.min, min) && vec3_equal(box.max, max));
    graze_aabb_from_capsule(&same, &box);
    CHECK(vec3_equal(box.min, min) && vec3_equal(box.max, max));
}

static void boxes(void)
{
    check_case("boxes");
    check_box(capsule_of(P(1, 2, -3), P(-4, 5, -3), GRAZE_C(0.5)), P(-4.5, 1.5, -3.5),
              P(1.5, 5.5, -2.5));
    check_box(capsule_of(P(1, 2, -3), P(1, 2, -3), 0), P(1, 2, -3), P(1, 2, -3));
    check_box(capsule_of(P(1, 2, -3), P(9, 9, 9), -RAW), vec3_at(MAX, MAX, MAX),
              vec3_at(MIN, MIN, MIN));
#if GRAZE_FLOAT
    check_box(capsule_of(vec3_at(1, -1, 0), vec3_at(1, -1, 0), 0x1p-40f),
              vec3_at(1 - 0x1p-24f, -1 - 0x1p-23f, -0x1p-40f),
              vec3_at(1 + 0x1p-23f, -1 + 0x1p-24f, 0x1p-40f));
#else
    check_box(capsule_of(vec3_at(MAX - 1, MIN + 1, 0), vec3_at(0, 0, 0), MAX),
              vec3_at(-MAX, MIN, -MAX), vec3_at(MAX, MAX, MAX));
#endif
}

void test_capsule_sides(void)
{
    SOLID_COLUMN(plane_capsule);
    check_group("capsules in view, and in boxes");
    views();
    views_without_planes();
    views_at_the_limits();
    boxes();
}
