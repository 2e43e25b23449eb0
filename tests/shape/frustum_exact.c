/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes beside a frustum, partly in it, or touching it in one point. */
#include "../support/check.h"
#include "frustums.h"
#include "../tests.h"

#define MIN GRAZE_SCALAR_MIN
#define MAX GRAZE_SCALAR_MAX

static void check_one(const graze_frustum *f, graze_aabb box, graze_view view, bool overlaps)
{
    CHECK(graze_frustum_classify_aabb(f, &box) == view);
    CHECK(graze_frustum_overlaps_aabb(f, &box) == overlaps);
}

/* (x, y, z) becomes (y, z, -x). Six such turns pass six octants and end where they began. No coordinate may be MIN. */
static void turn_scene(graze_frustum *f, graze_aabb *box)
{
    const graze_vec3 min = box->min, max = box->max;
    box->min = graze_vec3_of(min.y, min.z, -max.x);
    box->max = graze_vec3_of(max.y, max.z, -min.x);
    for (int i = 0; i < PLANES; i++) {
        const graze_normal n = f->normal[i];
        f->normal[i].x = n.y;
        f->normal[i].y = n.z;
        f->normal[i].z = -n.x;
    }
}

/* In six octants: points at negative coordinates are compared by sizes in the opposite order. */
static void check_images(graze_frustum f, graze_aabb box, graze_view view, bool overlaps)
{
    for (int i = 0; i < 6; i++) {
        check_one(&f, box, view, overlaps);
        turn_scene(&f, &box);
    }
}

/* classify returns GRAZE_VIEW_PARTLY. */
static void check_partly(const graze_frustum *f, graze_aabb box, bool overlaps)
{
    check_images(*f, box, GRAZE_VIEW_PARTLY, overlaps);
}

/* A box outside of one plane, or a box in view. */
static void check_plain(const graze_frustum *f, graze_aabb box, bool overlaps)
{
    check_images(*f, box, overlaps ? GRAZE_VIEW_INSIDE : GRAZE_VIEW_OUTSIDE, overlaps);
}

static void rooms(void)
{
    graze_frustum room;
    put_room(&room);
    check_case("rooms");
    check_plain(&room, cube_of(1, 1, 1, 1), true);
    check_plain(&room, cube_of(9, 1, 1, 1), false);
    check_partly(&room, cube_of(4, 5, 6, 1), true);
    check_partly(&room, cube_of(5, 6, 7, 1), true); /* one corner of the room */
    check_plain(&room, cube_of(5, 6, 7.0625, 1), false);
    check_partly(&room, cube_of(0, 0, 0, 100), true); /* contains the room */
    check_plain(&room, cube_of(4, 5, 6, 0), true);
    check_plain(&room, cube_of(4, 5, 6.0625, 0), false);
}

/* y >= |x|, with no other limit. */
static void wedges(void)
{
    graze_frustum wedge;
    put_no_limits(&wedge);
    put_plane(&wedge, FAR, 1, 1, 0, 0);
    put_plane(&wedge, TOP, -1, 1, 0, 0);
    check_case("wedges");
    check_partly(&wedge, cube_of(0, -3, 0, 2), false);
    check_partly(&wedge, cube_of(0, -2, 0, 2), true);
    graze_aabb below = cube_of(0, -2, 0, 2);
    below.max.y -= GRAZE_ONE / 65536;
    check_partly(&wedge, below, false);
    check_partly(&wedge, cube_of(3, -1, 0, 3), true);
    check_partly(&wedge, cube_of(3, -1, 9, 2), true); /* its edge at (1, 1) */
    check_plain(&wedge, cube_of(3, -1.0625, 9, 2), false);
    check_partly(&wedge, box_of(vec3_units(-5, -1, -5), vec3_units(5, -1, 5)), false);
    check_partly(&wedge, box_of(vec3_units(-5, 0, -5), vec3_units(5, 0, 5)), true);
    check_partly(&wedge, box_of(vec3_units(0, -3, 0), vec3_units(0, 3, 0)), true);
}

/* A large box beside the far left edge of a view, in front of each plane. */
static void views(void)
{
    graze_frustum view;
    set_view(&view);
    check_case("views");
    check_partly(&view, cube_of(-13, 0, 12, 5), true);  /* touches the edge of the view */
    check_partly(&view, cube_of(-14, 0, 12, 5), false); /* x <= -9, z >= 7 */
    check_partly(&view, cube_of(-13, -13, 12, 5), true);
    check_partly(&view, cube_of(-13, -14, 12, 5), false);
    check_partly(&view, cube_of(0, 0, -2, 3), true);
    check_plain(&view, cube_of(0, 0, -2.0625, 3), false);
    check_partly(&view, cube_of(0, 0, 0, 20), true);
    check_plain(&view, cube_of(0, 0, 4, 1), true);
}

/* Three planes whose only common point with the box is its corner (1, 2, 3). */
static void points(void)
{
    const graze_aabb box = box_of(vec3_units(1, 2, 3), vec3_units(9, 9, 9));
    graze_frustum cone;
    put_no_limits(&cone);
    put_plane(&cone, RIGHT, 1, -2, 0, -3);
    put_plane(&cone, NEAR, 0, 1, -2, -4);
    put_plane(&cone, TOP, -2, 0, 1, 1); /* the three normals add up to (-1, -1, -1) */
    check_case("points");
    check_partly(&cone, box, true);
    for (int i = NEAR; i <= TOP; i += i == NEAR ? 3 : 2) {
        graze_frustum moved = cone;
        moved.limit[i] += STEP;
        check_partly(&moved, box, false);
        moved.limit[i] -= 2 * STEP;
        check_partly(&moved, box, true);
    }
}

/* Two planes meet in the middle of an edge of the box. */
static void edges(void)
{
    const graze_aabb box = box_of(vec3_units(1, 2, -5), vec3_units(9, 9, 5));
    graze_frustum crack;
    put_no_limits(&crack);
    put_plane(&crack, LEFT, 2, -3, 1, -4);
    put_plane(&crack, BOTTOM, -3, 2, -1, 1); /* both normals add up to (-1, -1, 0) */
    check_case("edges");
    check_partly(&crack, box, true);
    crack.limit[LEFT] += STEP;
    check_partly(&crack, box, false);
    crack.limit[BOTTOM] -= STEP;
    check_partly(&crack, box, true);
}

static void opposite_planes(void)
{
    graze_frustum slab;
    put_no_limits(&slab);
    put_plane(&slab, LEFT, 1, -2, 3, 2);
    put_plane(&slab, RIGHT, -1, 2, -3, -2);
    check_case("opposite planes");
    check_partly(&slab, cube_of(0, 0, 0, 3), true);
    check_partly(&slab, cube_of(0, 0, 0, 1), true);
    slab.limit[RIGHT] += STEP;
    check_partly(&slab, cube_of(0, 0, 0, 3), false);
    check_partly(&slab, cube_of(0, 0, 0, 100), false);
    slab.limit[LEFT] -= STEP;
    check_partly(&slab, cube_of(0, 0, 0, 3), true);
    put_plane(&slab, LEFT, 2, -4, 6, 4);
    put_plane(&slab, RIGHT, 1, -2, 3, 2); /* twice the same plane */
    check_partly(&slab, cube_of(0, 0, 0, 3), true);
}

static void swapped_ends(void)
{
    graze_frustum room;
    put_room(&room);
    room.limit[NEAR] = LIMIT(6);
    check_case("near beyond far");
    check_plain(&room, cube_of(5, 0, 0, 0.5), false);
    check_partly(&room, cube_of(5, 0, 0, 2), false);
}

static void zero_normals(void)
{
    graze_frustum none;
    put_no_limits(&none);
    check_case("zero normals");
    check_one(&none, world(), GRAZE_VIEW_INSIDE, true);
    none.limit[FAR] = -STEP;
    check_one(&none, world(), GRAZE_VIEW_INSIDE, true);
    none.limit[FAR] = STEP;
    check_one(&none, world(), GRAZE_VIEW_OUTSIDE, false);
    check_plain(&none, cube_of(0, 0, 0, 1), false);
}

static void empty_boxes(void)
{
    graze_frustum none, view;
    put_no_limits(&none);
    set_view(&view);
    graze_aabb inverted = cube_of(0, 0, 4, 1);
    inverted.min.y = vec3_units(2, 0, 0).x;
    check_case("empty boxes");
    check_plain(&none, inverted, false);
    check_plain(&view, inverted, false);
    check_plain(&view, cube_of(0, 0, 4, -1), false);
}

#if GRAZE_FLOAT

static void not_numbers(void)
{
    const graze_scalar nan = GRAZE_SCALAR_MAX * 2 * 0;
    graze_frustum view;
    graze_aabb box = cube_of(0, 0, 0, 3);
    set_view(&view);
    check_case("NaN");
    CHECK(graze_frustum_overlaps_aabb(&view, &box));
    box.max.y = nan;
    CHECK(!graze_frustum_overlaps_aabb(&view, &box));
    box = cube_of(0, 0, 2, 0.5);
    box.max.x = GRAZE_SCALAR_MAX * 2; /* unbounded */
    CHECK(graze_frustum_overlaps_aabb(&view, &box));
    box.min.x = 3;
    CHECK(!graze_frustum_overlaps_aabb(&view, &box));
    view.limit[TOP] = nan;
    box = cube_of(0, 0, 0, 3);
    CHECK(!graze_frustum_overlaps_aabb(&view, &box));
}

#else

/* Normals of MIN and limits of INT64_MAX: normal . p at the lowest corner of the world is 3 * 2^62. */
static void wild_numbers(void)
{
    graze_frustum f;
    check_case("wild numbers");
    for (int i = 0; i < PLANES; i++) {
        f.normal[i].x = f.normal[i].y = f.normal[i].z = MIN;
        f.limit[i] = INT64_MAX;
    }
    check_one(&f, world(), GRAZE_VIEW_PARTLY, true);
    check_one(&f, box_of(graze_vec3_of(MIN, MIN, 0), graze_vec3_of(MIN, MIN, 0)), GRAZE_VIEW_INSIDE,
              true);
    check_one(&f, box_of(graze_vec3_of(MIN, MIN, 1), graze_vec3_of(MAX, MAX, MAX)),
              GRAZE_VIEW_OUTSIDE, false);
    check_one(&f, box_of(graze_vec3_of(MIN, MIN, 0), graze_vec3_of(MAX, MAX, MAX)),
              GRAZE_VIEW_PARTLY, true);
    f.normal[TOP].x = f.normal[TOP].y = f.normal[TOP].z = MAX;
    f.limit[TOP] = INT64_MIN; /* MAX * (x + y + z) >= -2^63: x + y + z >= -2^32 - 2.000000001 */
    check_one(&f, world(), GRAZE_VIEW_PARTLY, true);
    f.limit[TOP] = -INT64_C(0x7fffffff) * INT64_C(0xffffffff); /* x + y + z >= 1 - 2^32 */
    check_one(&f, world(), GRAZE_VIEW_PARTLY, false);
}

/* x = z, y = x - 2^-31 or so: no whole number of raw units satisfies that, but some point does. */
static void between_raw_units(void)
{
    const graze_aabb flat = box_of(graze_vec3_of(0, -1, 0), graze_vec3_of(0, 0, 0));
    const graze_normal normals[3] = {{MAX, -MAX, 0}, {-MAX, 0, MAX}, {0, MAX, -MAX}};
    graze_frustum f;
    put_no_limits(&f);
    for (int i = 0; i < 3; i++)
        f.normal[2 * i] = normals[i];
    f.limit[0] = 1;
    check_case("between raw units");
    check_partly(&f, flat, false);
    check_one(&f, world(), GRAZE_VIEW_PARTLY, false);
    f.limit[4] = -1;
    check_partly(&f, flat, true);
    check_one(&f, world(), GRAZE_VIEW_PARTLY, true);
    f.limit[1] = INT64_MIN;
    f.normal[1] = normals[0];
    check_partly(&f, flat, true);
}

#endif

void test_frustum_exact(void)
{
    check_group("frustums, exactly");
    rooms();
    wedges();
    views();
    points();
    edges();
    opposite_planes();
    swapped_ends();
    zero_normals();
    empty_boxes();
#if GRAZE_FLOAT
    not_numbers();
#else
    wild_numbers();
    between_raw_units();
#endif
}
