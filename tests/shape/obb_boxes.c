/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An oriented box against an axis-aligned box and against another oriented box: the policy. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

static graze_vec3 v(double x, double y, double z)
{
    return graze_vec3_of(graze_from_float((float)x), graze_from_float((float)y),
                         graze_from_float((float)z));
}

/* A square post turned by 45 degrees: at z = 0 its corners are one unit from its center, in x and y. */
static graze_obb post(double x, double y, double z)
{
    return obb_of(v(x, y, z), v(1, 1, 0), v(-1, 1, 0), v(0, 0, 1), v(1, 1, 1));
}

/* A beam along y, also turned by 45 degrees, so that its upright edge crosses that of a post. */
static graze_obb beam(double x, double y, double z)
{
    return obb_of(v(x, y, z), v(1, 0, 1), v(0, 1, 0), v(-1, 0, 1), v(1, 1, 1));
}

/* A box with an edge through (1, 1, 0) along (1, -1, 1); the rest of it is beyond x + y = 2. Its
 * axes are not unit vectors; `length` scales them. */
static graze_obb askew(double length)
{
    const double a = length, b = 2 * length;
    return obb_of(v(2, 2, 0), v(a, b, a), v(b, a, -a), v(a, -a, a), v(3 * a, 3 * a, a));
}

static graze_obb image_of_obb(graze_obb box, int kind)
{
    bool moved = kind == 3 || kind == 4;
    for (int i = 0; i < 3 && !moved; i++)
        box.axis[i] = image_of_point(box.axis[i], kind);
    if (kind == 4)
        box.half = image_of_point(box.half, kind);
    box.center = image_of_point(box.center, kind);
    return box;
}

/* ---- Two oriented boxes, in both orders, in each image of the scene ---- */

static void check_two(graze_obb a, graze_obb b, bool meet)
{
    CHECK(graze_obb_overlaps_obb(&a, &b) == meet);
    CHECK(graze_obb_overlaps_obb(&b, &a) == meet);
    for (int i = 0; i < IMAGES; i++) {
        graze_obb p = image_of_obb(a, i), q = image_of_obb(b, i);
        CHECK(graze_obb_overlaps_obb(&p, &q) == meet);
    }
}

static graze_obb raised(graze_obb box, graze_scalar x, graze_scalar y, graze_scalar z)
{
    box.center = graze_vec3_add(box.center, graze_vec3_of(x, y, z));
    return box;
}

static void obb_obb_stays_apart(void)
{
    check_two(post(0, 0, 0), post(3, 0, 0), false);
    check_two(post(0, 0, 0), raised(post(1, 1, 0), RAW, 0, 0), false); /* two faces */
    check_two(post(0, 0, 0), raised(post(2, 0, 0), RAW, 0, 0), false); /* two edges along z */
    check_two(post(0, 0, 0), raised(beam(2, 0, 0), RAW, 0, 0), false); /* edges that cross */
    check_two(post(0, 0, 0), raised(post(0.5, 0.5, 2), 0, 0, RAW), false);
    check_two(askew(0.25), raised(obb_of_aabb(aabb_of(v(0, 0, -1), v(1, 1, 1))), -RAW, 0, 0),
              false);
    check_two(askew(4), raised(obb_of_aabb(aabb_of(v(0, 0, -1), v(1, 1, 1))), 0, -RAW, 0), false);
}

static void obb_obb_only_touches(void)
{
    check_two(post(0, 0, 0), post(1, 1, 0), true);
    check_two(post(0, 0, 0), post(2, 0, 0), true);
    check_two(post(0, 0, 0), post(2, 0, 2), true); /* a corner */
    check_two(post(0, 0, 0), beam(2, 0, 0), true);
    check_two(post(0, 0, 0), post(0.5, 0.5, 2), true);
    check_two(askew(0.25), obb_of_aabb(aabb_of(v(0, 0, -1), v(1, 1, 1))), true);
    check_two(askew(4), obb_of_aabb(aabb_of(v(0, 0, -1), v(1, 1, 1))), true);
}

/* Also crosswise, where no box contains the other's center. */
static void obb_obb_meets(void)
{
    check_two(post(0, 0, 0), beam(1.5, 0, 0), true);
    check_two(post(0, 0, 0), post(0.5, 0.5, 1.5), true);
    check_two(post(0, 0, 0), raised(beam(2, 0, 0), -RAW, 0, 0), true);
    graze_obb wide = post(3, 3, 0), tall = beam(0, 0, 3);
    wide.half.x = tall.half.x = tall.half.z = GRAZE_C(5);
    check_two(wide, tall, true);
}

static void obb_obb_is_within(void)
{
    graze_obb small = beam(0.25, 0.25, 0);
    small.half = v(0.25, 0.25, 0.25);
    check_two(post(0, 0, 0), small, true);
    check_two(post(0, 0, 0), post(0, 0, 0), true);
}

/* A square, and a point. */
static void obb_obb_meets_a_flat_one(void)
{
    graze_obb flat = post(1, 0, 0), other = post(0, 0, 0);
    flat.half.y = 0;
    check_two(other, flat, true);
    check_two(other, raised(flat, RAW, 0, 0), false);
    flat.half = v(0, 0, 0);
    check_two(other, flat, true);
    check_two(other, raised(flat, RAW, 0, 0), false);
    check_two(flat, flat, true);
    flat.center = v(1, 0, 1);
    check_two(other, flat, true);
    check_two(flat, raised(flat, 0, RAW, 0), false);
}

/* Unbounded boxes: zero axes; in the fixed build also three axes in one plane, and parallel axes. */
static void obb_obb_has_no_normal(void)
{
    const graze_vec3 o = v(0, 0, 0), x = v(1, 0, 0), y = v(0, 1, 0), one = v(1, 1, 1);
    const graze_vec3 again = GRAZE_FRACTION_ONE == 1 ? o : x;
    graze_obb all = obb_of(v(90, 0, 0), o, o, o, one), wall = obb_of(o, x, o, again, one);
    check_two(all, post(0, 0, 0), true);
    check_two(all, all, true);
    check_two(wall, post(2, 50, 0), true);
    check_two(wall, raised(post(2, 50, 0), RAW, 0, 0), false);
    check_two(wall, obb_of(v(2, 50, 0), x, again, o, one), true);
    check_two(wall, raised(obb_of(v(2, 50, 0), o, o, x, one), RAW, 0, 0), false);
    check_two(wall, obb_of(v(9, 9, 9), y, o, again.x > 0 ? y : o, one), true);
    check_two(all, wall, true);
#if !GRAZE_FLOAT
    graze_obb tube = obb_of(o, x, y, v(1, 1, 0), one); /* also |x + y| <= 1 */
    check_two(tube, obb_of(v(2, 0, 7), x, y, o, one), true);
    check_two(tube, obb_of(v(2, 0.5, 7), x, y, o, v(1, 0.5, 1)), true);
    check_two(tube, raised(obb_of(v(2, 0.5, 7), x, y, o, v(1, 0.5, 1)), 0, RAW, 0), false);
    check_two(tube, obb_of(v(2, 2, 7), x, y, o, v(1.25, 1.25, 1)), false);
    check_two(tube, obb_of(v(1, 1, 7), x, v(1, -1, 0), o, v(0.25, 0.25, 1)), false);
#endif
}

static void obb_obb_meets_an_empty_one(void)
{
    for (int i = 0; i < 3; i++) {
        graze_obb empty = post(0, 0, 0);
        (&empty.half.x)[i] = -RAW;
        check_two(post(0, 0, 0), empty, false);
        empty.axis[i] = v(0, 0, 0);
        check_two(post(0, 0, 0), empty, false);
    }
}

static void obb_obb_spans_the_world(void)
{
    graze_obb a = post(0, 0, 0), b = a;
    a.center.x = -WORLD / 2;
    b.center.x = WORLD / 2;
    CHECK(!graze_obb_overlaps_obb(&a, &b));
    a.half.x = a.half.y = b.half.x = b.half.y = WORLD / 2; /* corner to corner in x and y */
    CHECK(graze_obb_overlaps_obb(&a, &b));
    b.center.x = WORLD / 2 + WORLD / 4;
    CHECK(!graze_obb_overlaps_obb(&a, &b));
}

/* In each field. In the fixed build these are ordinary numbers. */
static void obb_obb_has_no_number(void)
{
    for (int i = 0; i < 15; i++)
        for (int kind = 0; kind < STRANGE; kind++) {
            graze_obb a = post(0, 0, 0), b = a;
            (&b.center.x)[i] = scalar_of_bits(strange_bits[kind]);
#if GRAZE_FLOAT
            CHECK(!graze_obb_overlaps_obb(&a, &b) && !graze_obb_overlaps_obb(&b, &a));
#else
            CHECK(graze_obb_overlaps_obb(&a, &b) == graze_obb_overlaps_obb(&b, &a));
#endif
        }
}

/* ---- An oriented box and an axis-aligned box ---- */

static void check_one(graze_obb a, graze_aabb b, bool meet)
{
    CHECK(graze_obb_overlaps_aabb(&a, &b) == meet);
    for (int i = 0; i < IMAGES; i++) {
        graze_obb p = image_of_obb(a, i);
        graze_aabb q = image_of_box(b, i);
        CHECK(graze_obb_overlaps_aabb(&p, &q) == meet);
    }
}

static graze_aabb pushed(graze_aabb box, graze_scalar x, graze_scalar y)
{
    box.min = graze_vec3_add(box.min, graze_vec3_of(x, y, 0));
    box.max = graze_vec3_add(box.max, graze_vec3_of(x, y, 0));
    return box;
}

static void obb_aabb_stays_apart(void)
{
    const graze_aabb cube = aabb_of(v(0, 0, -1), v(1, 1, 1));
    check_one(post(3, 3, 0), cube, false);
    check_one(post(2, 0.5, 0), pushed(cube, -RAW, 0), false);
    check_one(post(1.5, 1.5, 0), pushed(cube, -RAW, 0), false);
    check_one(post(0, 0, 2),
              aabb_of(v(0, 0, -1), graze_vec3_of(GRAZE_ONE, GRAZE_ONE, GRAZE_ONE - RAW)), false);
    check_one(askew(0.25), pushed(cube, 0, -RAW), false);
    check_one(askew(4), pushed(cube, -RAW, 0), false);
}

static void obb_aabb_only_touches(void)
{
    const graze_aabb cube = aabb_of(v(0, 0, -1), v(1, 1, 1));
    check_one(post(2, 0.5, 0), cube, true);   /* an edge touches a side */
    check_one(post(1.5, 1.5, 0), cube, true); /* an edge touches a face */
    check_one(post(0, 0, 2), cube, true);
    check_one(post(2, 1, 2), cube, true); /* a corner */
    check_one(askew(0.25), cube, true);
    check_one(askew(4), cube, true);
}

static void obb_aabb_meets(void)
{
    const graze_aabb cube = aabb_of(v(0, 0, -1), v(1, 1, 1));
    check_one(post(1.75, 0.5, 0), cube, true);
    check_one(post(1.25, 1.25, 0.5), cube, true);
    check_one(askew(0.25), pushed(cube, RAW, 0), true);
    graze_obb wide = post(3, 3, 0);
    wide.half.x = GRAZE_C(6);
    check_one(wide, aabb_of(v(-0.25, -0.25, -9), v(0.25, 0.25, 0)), true);
}

static void obb_aabb_is_within(void)
{
    check_one(post(0, 0, 0), aabb_of(v(-9, -9, -9), v(2, 2, 2)), true);
    check_one(post(0, 0, 0), aabb_of(v(0.25, 0.25, 0.25), v(0.5, 0.25, 0.5)), true);
}

static void obb_aabb_meets_a_flat_one(void)
{
    graze_obb flat = post(0, 0, 0);
    check_one(flat, aabb_of(v(1, 0, 1), v(1, 0, 1)), true);
    check_one(flat, pushed(aabb_of(v(1, 0, 1), v(1, 0, 1)), RAW, 0), false);
    flat.half = v(1, 0, 1);
    check_one(flat, aabb_of(v(0.5, 0.5, -2), v(0.5, 0.5, 2)), true);
    check_one(flat, pushed(aabb_of(v(0.5, 0.5, -2), v(0.5, 0.5, 2)), 0, RAW), false);
}

static void obb_aabb_meets_an_empty_one(void)
{
    const graze_aabb cube = aabb_of(v(0, 0, -1), v(1, 1, 1));
    for (int i = 0; i < 3; i++) {
        graze_obb empty = post(0, 0, 0);
        graze_aabb inverted = cube;
        (&empty.half.x)[i] = -RAW;
        (&inverted.min.x)[i] = GRAZE_C(1) + RAW;
        CHECK(!graze_obb_overlaps_aabb(&empty, &cube));
        empty = post(0, 0, 0);
        CHECK(!graze_obb_overlaps_aabb(&empty, &inverted));
    }
}

static void obb_aabb_spans_the_world(void)
{
    graze_obb box = post(0, 0, 0);
    graze_aabb all =
        aabb_of(graze_vec3_of(-WORLD, -WORLD, -WORLD), graze_vec3_of(WORLD, WORLD, WORLD));
    CHECK(graze_obb_overlaps_aabb(&box, &all));
    all.min.x = all.min.y = WORLD;
    CHECK(!graze_obb_overlaps_aabb(&box, &all));
    box.half.x = box.half.y = WORLD;
    CHECK(!graze_obb_overlaps_aabb(&box, &all)); /* |x + y| <= WORLD */
    all.min.y = 0;
    CHECK(graze_obb_overlaps_aabb(&box, &all));
}

static void obb_aabb_has_no_number(void)
{
    for (int i = 0; i < 15 + 6; i++)
        for (int kind = 0; kind < STRANGE; kind++) {
            graze_obb box = post(0, 0, 0);
            graze_aabb cube = aabb_of(v(0, 0, -1), v(1, 1, 1));
            graze_scalar *field = i < 15 ? &box.center.x + i : &cube.min.x + (i - 15);
            *field = scalar_of_bits(strange_bits[kind]);
            bool meet = graze_obb_overlaps_aabb(&box, &cube);
#if GRAZE_FLOAT
            CHECK(!meet);
#else
            graze_aabb turned = aabb_mirrored(cube, 0);
            box = image_of_obb(box, 0);
            bool mirrors = box.center.x > INT32_MIN && box.axis[0].x > INT32_MIN &&
                           box.axis[1].x > INT32_MIN && box.axis[2].x > INT32_MIN;
            CHECK(!mirrors || graze_obb_overlaps_aabb(&box, &turned) == meet);
#endif
        }
}

/* ---- Limits of the narrow arithmetic ---- */

/* A cube of two units. Axis `number` has that length, and lies along axis `along` of the world. */
static graze_obb cube_of(int number, int along, double length)
{
    graze_obb box = obb_of(v(0, 0, 0), v(0, 0, 0), v(0, 0, 0), v(0, 0, 0), v(1, 1, 1));
    for (int i = 0; i < 3; i++)
        (&box.axis[(number + i) % 3].x)[(along + i) % 3] = GRAZE_ONE;
    (&box.axis[number].x)[along] = graze_from_float((float)length);
    (&box.half.x)[number] = graze_from_float((float)(length < 0 ? -length : length));
    return box;
}

static void check_axis(int number, int along, double length)
{
    const graze_obb box = cube_of(number, along, length), other = cube_of(0, 0, 1);
    const graze_aabb beside = aabb_of(v(1, -1, -1), v(2, 2, 2));
    check_two(box, raised(other, GRAZE_C(2), 0, 0), true);
    check_two(box, raised(other, GRAZE_C(2) + RAW, 0, 0), false);
    check_one(box, beside, true);
    check_one(box, pushed(beside, RAW, 0), false);
}

/* Also for a length of -1, which takes another path. */
static void test_axes(void)
{
    static const double lengths[] = {1, -1, 2, -2, 1000, -1000};
    check_group("oriented boxes with axes of any length");
    for (int number = 0; number < 3; number++)
        for (int along = 0; along < 3; along++)
            for (int i = 0; i < 6; i++)
                check_axis(number, along, lengths[i]);
}

/* Centers so far apart that a difference of 32 bits would wrap to a small one. */
static void test_ends_of_the_world(void)
{
    check_group("oriented boxes at opposite ends of the world");
    for (int i = 0; i < 3; i++) {
        graze_obb a = cube_of(0, 0, 1), b = a;
        graze_aabb other = aabb_of(v(-1, -1, -1), v(1, 1, 1));
        (&a.center.x)[i] = -WORLD;
        (&b.center.x)[i] = (&other.min.x)[i] = (&other.max.x)[i] = WORLD;
        CHECK(!graze_obb_overlaps_obb(&a, &b) && !graze_obb_overlaps_obb(&b, &a));
        CHECK(!graze_obb_overlaps_aabb(&a, &other) && graze_obb_overlaps_aabb(&b, &other));
    }
}

/* An unbounded wall. */
static void obb_aabb_has_no_normal(void)
{
    graze_obb wall = post(0, 0, 0);
    wall.half = v(1, 0, 1);
    wall.axis[1] = v(0, 0, 0);
    check_one(wall, aabb_of(v(70, -70, 0.5), v(71, -70, 3)), true);
    check_one(wall, aabb_of(v(70, -68, 0.5), v(71, -67, 3)), false);
    check_one(wall, aabb_of(v(70, -70, 1.5), v(71, -70, 3)), false);
}

void test_obb_boxes(void)
{
    SOLID_COLUMN(obb_obb);
    SOLID_COLUMN(obb_aabb);
    check_group("unbounded oriented boxes");
    test_axes();
    test_ends_of_the_world();
}
