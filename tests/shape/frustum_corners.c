/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The corners of frustums, and the boxes around them. */
#include "../support/check.h"
#include "frustums.h"
#include "../tests.h"

#define MIN GRAZE_SCALAR_MIN
#define MAX GRAZE_SCALAR_MAX

static void check_corner(const graze_frustum *f, int corner, double x, double y, double z)
{
    graze_vec3 corners[CORNERS];
    graze_frustum_corners(f, corners);
    CHECK(vec3_equal(corners[corner], vec3_units(x, y, z)));
}

static void check_box(const graze_frustum *f, graze_vec3 min, graze_vec3 max)
{
    graze_aabb box;
    graze_frustum_aabb(f, &box);
    CHECK(vec3_equal(box.min, min) && vec3_equal(box.max, max));
}

static void corners_in_order(void)
{
    graze_frustum room, view;
    put_room(&room);
    set_view(&view);
    check_case("corners in order");
    for (int i = 0; i < CORNERS; i++) {
        const double side = i & 1 ? 1 : -1, up = i & 2 ? 1 : -1, depth = i & 4 ? 8 : 1;
        check_corner(&room, i, i & 4 ? 4 : -1, i & 1 ? 5 : -2, i & 2 ? 6 : -3);
        check_corner(&view, i, side * depth, up * depth, depth);
    }
    check_box(&room, vec3_units(-1, -2, -3), vec3_units(4, 5, 6));
    check_box(&view, vec3_units(-8, -8, 1), vec3_units(8, 8, 8));
}

/* Without a far plane; then a side parallel to the view direction, so that its coordinate does not change. */
static void endless(void)
{
    const graze_vec3 low = graze_vec3_of(MIN, MIN, MAX), high = graze_vec3_of(MAX, MAX, MAX);
    graze_frustum view;
    graze_vec3 corners[CORNERS];
    set_view(&view);
    put_plane(&view, FAR, 0, 0, 0, 0);
    check_case("endless");
    graze_frustum_corners(&view, corners);
    CHECK(vec3_equal(corners[0], vec3_units(-1, -1, 1)));
    CHECK(vec3_equal(corners[4], low) && vec3_equal(corners[7], high));
    check_box(&view, graze_vec3_of(MIN, MIN, vec3_units(1, 0, 0).x), high);
    put_plane(&view, LEFT, 1, 0, 0, -3);
    view.limit[FAR] = -STEP;
    graze_frustum_corners(&view, corners);
    CHECK(vec3_equal(corners[4], graze_vec3_of(vec3_units(-3, 0, 0).x, MIN, MAX)));
    CHECK(vec3_equal(corners[7], high));
    check_box(&view, graze_vec3_of(vec3_units(-3, 0, 0).x, MIN, vec3_units(1, 0, 0).x), high);
}

/* A far plane parallel to the edges has no corner. Six zero normals make quotients 0 / 0. */
static void without_corners(void)
{
    graze_frustum view, none;
    graze_vec3 corners[CORNERS];
    set_view(&view);
    put_plane(&view, LEFT, 1, 0, 0, -1);
    put_plane(&view, RIGHT, -1, 0, 0, -1);
    put_plane(&view, BOTTOM, 0, 1, 0, -1);
    put_plane(&view, TOP, 0, -1, 0, -1);
    put_plane(&view, FAR, -1, 0, 0, -8);
    put_no_limits(&none);
    check_case("without corners");
    graze_frustum_corners(&view, corners);
    CHECK(vec3_equal(corners[0], vec3_units(-1, -1, 1)));
    CHECK(vec3_equal(corners[4], graze_vec3_of(0, 0, MIN))); /* Cramer's rule divides -9/4 by 0 */
    graze_frustum_corners(&none, corners);
    for (int i = 0; i < CORNERS; i++)
        CHECK(vec3_equal(corners[i], vec3_units(0, 0, 0)));
    check_box(&none, vec3_units(0, 0, 0), vec3_units(0, 0, 0));
}

static void nothing_in_view(void)
{
    graze_frustum room;
    put_room(&room);
    put_plane(&room, TOP, 0, 0, 0, 1);
    check_case("nothing in view");
    check_box(&room, graze_vec3_of(MAX, MAX, MAX), graze_vec3_of(MIN, MIN, MIN));
    put_room(&room);
    room.limit[NEAR] = LIMIT(6); /* beyond the far plane, but the corners exist */
    check_box(&room, vec3_units(4, -2, -3), vec3_units(6, 5, 6));
}

#if !GRAZE_FLOAT

/* Planes across each axis, at low / by and high / by raw units. */
static void put_quotients(graze_frustum *f, int32_t low, int32_t high, int32_t by)
{
    for (int i = 0; i < PLANES; i++) {
        graze_vec3 v = vec3_turned(graze_vec3_of(i % 2 == 0 ? by : -by, 0, 0), i / 2);
        f->normal[i].x = v.x;
        f->normal[i].y = v.y;
        f->normal[i].z = v.z;
        f->limit[i] = i % 2 == 0 ? low : -(int64_t)high;
    }
}

static void check_quotients(int32_t low, int32_t high, int32_t by, int32_t near, int32_t far)
{
    graze_frustum f;
    graze_vec3 corners[CORNERS];
    put_quotients(&f, low, high, by);
    graze_frustum_corners(&f, corners);
    CHECK(vec3_equal(corners[0], graze_vec3_of(near, near, near)));
    CHECK(vec3_equal(corners[7], graze_vec3_of(far, far, far)));
    CHECK(vec3_equal(corners[2], graze_vec3_of(near, near, far)));
}

static void check_outward(int32_t low, int32_t high, int32_t by, int32_t min, int32_t max)
{
    graze_frustum f;
    put_quotients(&f, low, high, by);
    check_box(&f, graze_vec3_of(min, min, min), graze_vec3_of(max, max, max));
}

static void rounding(void)
{
    check_case("rounding");
    check_quotients(1, 10, 3, 0, 3);
    check_outward(1, 10, 3, 0, 4);
    check_quotients(-1, 11, 3, 0, 4);
    check_outward(-1, 11, 3, -1, 4);
    check_quotients(-10, -1, 3, -3, 0);
    check_outward(-10, -1, 3, -4, 0);
    check_quotients(-3, 3, 2, -2, 2); /* ties away from zero */
    check_outward(-3, 3, 2, -2, 2);
    check_quotients(-1, 1, 2, -1, 1);
    check_outward(1, 3, 2, 0, 2);
    check_quotients(-9, 12, 3, -3, 4); /* whole numbers do not change */
    check_outward(-9, 12, 3, -3, 4);
    check_quotients(MIN, MAX, 1, MIN, MAX);
    check_outward(MIN, MAX, 1, MIN, MAX);
    check_quotients(MIN, MAX, -MAX, 1, -1);
}

/* Limits beyond the world: the quotient saturates, and half a raw unit decides. */
static void saturating(void)
{
    graze_frustum f;
    graze_vec3 corners[CORNERS];
    check_case("saturating");
    put_quotients(&f, 0, 0, 2);
    f.limit[NEAR] = 2 * (int64_t)MIN - 1;
    f.limit[FAR] = -2 * (int64_t)MAX - 1;
    f.limit[LEFT] = INT64_MIN;
    f.limit[RIGHT] = INT64_MIN;
    f.limit[BOTTOM] = 2 * (int64_t)MAX - 1;
    f.limit[TOP] = -2 * (int64_t)MIN - 3;
    graze_frustum_corners(&f, corners);
    CHECK(vec3_equal(corners[0], graze_vec3_of(MIN, MIN, MAX)));
    CHECK(vec3_equal(corners[7], graze_vec3_of(MAX, MAX, MIN + 1)));
    f.limit[TOP] = f.limit[BOTTOM] = 0;
    check_box(&f, graze_vec3_of(MIN, MIN, 0), graze_vec3_of(MAX, MAX, 0));
}

#endif

void test_frustum_corners(void)
{
    check_group("corners of frustums");
    corners_in_order();
    endless();
    without_corners();
    nothing_in_view();
#if !GRAZE_FLOAT
    rounding();
    saturating();
#endif
}
