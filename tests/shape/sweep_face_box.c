/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Boxes that move at a triangle: the table of sweep_face_box.h, case by case. Most cases are also tested with their axes turned, with
 * all of them mirrored at 0, and from each corner of the triangle.
 */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "sweep_face_box.h"

/* ---- The table ---- */

static void face_box_misses(void)
{
    CHECK(all_stop(at_ground(P(1, 3, 1), P(0, -2.5, 0)), miss()));
    CHECK(all_stop(at_ground(P(1, 3, 1), P(0, 2.5, 0)), miss()));
    CHECK(all_stop(at_ground(P(1, 3, 9), P(0, -9, 0)), miss()));
    CHECK(all_stop(at_ground(P(5, 3, 5), P(0, -9, 0)), miss()));
    CHECK(all_stop(at_ground(P(2, 3, 2), P(5, -6, 5)), miss()));
    CHECK(all_stop(scene_at(slope(), P(1, 4, 1), P(0, 1, 0)), miss()));
    CHECK(all_stop(scene_at(slope(), P(1, 4, 1), P(0, -1, 0)), miss()));
    CHECK(all_stop(scene_at(slope(), P(4, 0, 1), P(1, 0, 0)), miss()));
}

static void face_box_starts_apart_and_touches(void)
{
    CHECK(all_stop(at_ground(P(1, 3, 1), P(0, -3, 0)),
                   on_top(GRAZE_TOUCH, P(1, 0, 1), P(2, 0, 2), 1)));
    CHECK(all_stop(at_ground(P(1, 3, 1), P(2, -3, 1)),
                   on_top(GRAZE_TOUCH, P(3, 0, 2), P(4, 0, 3), 1)));
    /* down beside the edge ca, and from beside the ground along it */
    CHECK(all_stop(at_ground(P(1, 3, -2), P(0, -6, 0)),
                   on(GRAZE_TOUCH, P(1, 0, -2), P(2, 0, 0), P(0, 0, -1), 0.5, EDGE, 2)));
    CHECK(all_stop(at_ground(P(-4, 0, 1), P(4, 0, 0)),
                   on_top(GRAZE_TOUCH, P(-2, 0, 1), P(0, 0, 2), 0.5)));
    /* past the edge ab */
    CHECK(all_stop(at_ground(P(-4, -2, 1), P(4, 4, 0)),
                   on(GRAZE_TOUCH, P(-2, 0, 1), P(0, 0, 2), P(-1, 0, 0), 0.5, EDGE, 0)));
    CHECK(all_stop(scene_at(slope(), P(1, 4.25, 1), P(0, -2, 0)),
                   on(GRAZE_TOUCH, P(1, 2.25, 1), P(3, 2.25, 2), P(-3, 4, 0), 1, FACE, 0)));
}

static void face_box_starts_apart_and_enters(void)
{
    CHECK(all_stop(at_ground(P(1, 3, 1), P(0, -6, 0)),
                   on_top(GRAZE_HIT, P(1, 0, 1), P(2, 0, 2), 0.5)));
    CHECK(all_stop(at_ground(P(1, -4, 1), P(0, 6, 0)),
                   on(GRAZE_HIT, P(1, -1, 1), P(2, 0, 2), P(0, -1, 0), 0.5, FACE, 0)));
    CHECK(all_stop(scene_at(slope(), P(1, 4.25, 1), P(0, -4, 0)),
                   on(GRAZE_HIT, P(1, 2.25, 1), P(3, 2.25, 2), P(-3, 4, 0), 0.5, FACE, 0)));
    /* from beside, with the plane of the ground between top and bottom */
    CHECK(all_stop(at_ground(P(-4, -0.5, 1), P(4, 0, 0)),
                   on(GRAZE_HIT, P(-2, -0.5, 1), P(0, 0, 2), P(-1, 0, 0), 0.5, EDGE, 0)));
    CHECK(all_stop(at_ground(P(-4, 0, 1), P(8, -1, 0)),
                   on(GRAZE_HIT, P(-2, -0.25, 1), P(0, 0, 2), P(-1, 0, 0), 0.25, EDGE, 0)));
}

static void face_box_starts_in_touch_and_leaves(void)
{
    const stop e = on_top(GRAZE_TOUCH, P(1, 0, 1), P(2, 0, 2), 0);
    CHECK(all_stop(at_ground(P(1, 0, 1), P(0, 1, 0)), e));
    CHECK(all_stop(at_ground(P(1, 0, 1), P(-9, 1, 3)), e));
    CHECK(all_stop(at_ground(P(1, 0, 1), P(2, 0, 1)), e));
    /* at the edge ab: up, and away from it */
    CHECK(all_stop(at_ground(P(-2, 0, 1), P(1, 1, 0)),
                   on_top(GRAZE_TOUCH, P(-2, 0, 1), P(0, 0, 2), 0)));
    CHECK(all_stop(at_ground(P(-2, 0, 1), P(-1, -1, 0)),
                   on(GRAZE_TOUCH, P(-2, 0, 1), P(0, 0, 2), P(-1, 0, 0), 0, EDGE, 0)));
}

static void face_box_starts_in_touch_and_enters(void)
{
    CHECK(
        all_stop(at_ground(P(1, 0, 1), P(0, -1, 0)), on_top(GRAZE_HIT, P(1, 0, 1), P(2, 0, 2), 0)));
    CHECK(all_stop(at_ground(P(1, 0, 1), P(8, -0.25, 1)),
                   on_top(GRAZE_HIT, P(1, 0, 1), P(2, 0, 2), 0)));
    CHECK(all_stop(at_ground(P(-2, 0, 1), P(1, -1, 0)),
                   on_top(GRAZE_HIT, P(-2, 0, 1), P(0, 0, 2), 0)));
}

static void face_box_starts_inside(void)
{
    scene s = at_ground(P(1, -0.5, 1), P(0, 3, 0));
    CHECK(is_inside(s));
    CHECK(is_inside(scene_at(slope(), P(1, 2, 1), P(0, 9, 0))));
    s.mover.min = P(-1, -1, -1);
    s.mover.max = P(9, 9, 9);
    CHECK(is_inside(s));
}

static void face_box_does_not_move(void)
{
    CHECK(is_inside(at_ground(P(1, -0.5, 1), P(0, 0, 0))));
    CHECK(all_stop(at_ground(P(1, 0, 1), P(0, 0, 0)),
                   on_top(GRAZE_TOUCH, P(1, 0, 1), P(2, 0, 2), 0)));
    CHECK(all_stop(at_ground(P(1, 0.25, 1), P(0, 0, 0)), miss()));
}

static scene with_size(scene s, double x, double y, double z)
{
    s.mover.max = graze_vec3_add(s.mover.min, P(x, y, z));
    return s;
}

/* A mover of one point: it never overlaps. A needle across the ground does. */
static void face_box_has_no_radius(void)
{
    const scene s = at_ground(P(1, 3, 1), P(0, -6, 0));
    CHECK(all_stop(with_size(s, 0, 0, 0), on_top(GRAZE_TOUCH, P(1, 0, 1), P(1, 0, 1), 0.5)));
    CHECK(all_stop(with_size(s, 0, 1, 0), on_top(GRAZE_HIT, P(1, 0, 1), P(1, 0, 1), 0.5)));
    CHECK(all_stop(with_size(s, 4, 0, 0), on_top(GRAZE_TOUCH, P(1, 0, 1), P(3, 0, 1), 0.5)));
    CHECK(is_inside(with_size(at_ground(P(1, -0.5, 1), P(0, 1, 0)), 0, 1, 0)));
}

static void face_box_is_empty(void)
{
    CHECK(all_stop(with_size(at_ground(P(3, -0.5, 1), P(1, 0, 0)), -1, 1, 2), miss()));
    CHECK(all_stop(with_size(at_ground(P(3, 0, 1), P(1, 0, 0)), 1, -1, 2), miss()));
    CHECK(all_stop(with_size(at_ground(P(1, -0.5, 3), P(1, 0, 0)), 1, 1, -1), miss()));
}

static graze_triangle corners(graze_vec3 a, graze_vec3 b, graze_vec3 c)
{
    graze_triangle t;
    t.a = a;
    t.b = b;
    t.c = c;
    return t;
}

/* A plate; and a triangle that is a segment or a point. */
static void face_box_meets_a_flat_one(void)
{
    const graze_triangle rod = corners(P(0, 0, 0), P(0, 0, 8), P(0, 0, 4)),
                         aslant = corners(P(0, 0, 0), P(4, 0, 4), P(8, 0, 8)),
                         none = corners(P(2, 0, 2), P(2, 0, 2), P(2, 0, 2));
    const scene s = at_ground(P(1, 3, 1), P(0, -6, 0));
    CHECK(all_stop(with_size(s, 2, 0, 2), on_top(GRAZE_TOUCH, P(1, 0, 1), P(2, 0, 2), 0.5)));
    CHECK(all_stop(with_size(s, 0, 1, 2), on_top(GRAZE_HIT, P(1, 0, 1), P(1, 0, 2), 0.5)));
    CHECK(all_stop(scene_at(rod, P(-1, 3, 1), P(0, -6, 0)),
                   on_top(GRAZE_HIT, P(-1, 0, 1), P(0, 0, 2), 0.5)));
    CHECK(all_stop(scene_at(none, P(1, 3, 1), P(0, -6, 0)),
                   on_top(GRAZE_HIT, P(1, 0, 1), P(2, 0, 2), 0.5)));
    CHECK(all_stop(scene_at(aslant, P(7, -0.5, 1), P(-4, 0, 4)),
                   on(GRAZE_HIT, P(5, -0.5, 3), P(5, 0, 5), P(1, 0, -1), 0.5, FACE, 0)));
    CHECK(all_stop(scene_at(rod, P(-4, 0, 1), P(4, 0, 0)),
                   on_top(GRAZE_TOUCH, P(-2, 0, 1), P(0, 0, 2), 0.5)));
    CHECK(is_inside(scene_at(rod, P(-1, -0.5, 1), P(4, 0, 0))));
}

/* A corner of the triangle, and an edge of it across one of the box. */
static void face_box_meets_a_corner(void)
{
    const graze_triangle tip = corners(P(2, 5, 2), P(1, 8, 1), P(4, 9, 2)),
                         ridge = corners(P(0, 2, -2), P(4, -2, 2), P(2, -4, -4));
    CHECK(all_stop(scene_at(tip, P(1, 0, 1), P(0, 8, 0)),
                   on(GRAZE_HIT, P(1, 4, 1), P(2, 5, 2), P(0, -1, 0), 0.5, CORNER, 0)));
    CHECK(all_stop(scene_at(ridge, P(1, 2, 2), P(0, -4, -4)),
                   on(GRAZE_HIT, P(1, 0, 0), P(2, 0, 0), P(0, 1, 1), 0.5, EDGE, 0)));
    /* the corner of the ground, past the corner of the box, which enters across two planes at once */
    CHECK(stops(&(const scene){ground(), {P(-3, 1, -4), P(-1, 2, -2)}, P(2, -2, 4)},
                &(const stop){GRAZE_HIT, P(-2, 0, -2), P(0, 0, 0), P(0, 1, 0), 0.5, FACE, 0}));
}

/* Of a triangle under one end of a long box the middle of the side is not on it. */
static void meets_beside_the_middle(void)
{
    const graze_triangle under = corners(P(12, 0, -2), P(24, 0, 4), P(24, 0, -2));
    const scene s = scene_at(under, P(0, 3, 0), P(0, -6, 0));
    check_case("a face beside the middle of the box");
    CHECK(all_stop(with_size(s, 20, 1, 1),
                   on(GRAZE_HIT, P(0, 0, 0), P(17, 0, 0.5), P(0, 1, 0), 0.5, FACE, 0)));
}

#if !GRAZE_FLOAT

static graze_aabb raw_box(int32_t x, int32_t y, int32_t z, int32_t size)
{
    graze_aabb box;
    box.min = graze_vec3_of(x, y, z);
    box.max = graze_vec3_of(x + size, y + size, z + size);
    return box;
}

static graze_triangle raw_triangle(int32_t x, int32_t y, int32_t z)
{
    return corners(graze_vec3_of(0, 0, 0), graze_vec3_of(0, 0, z), graze_vec3_of(x, y, 0));
}

static graze_vec3 stop_of(const graze_triangle *face, const graze_aabb *mover, graze_vec3 motion)
{
    graze_sweep_hit hit;
    CHECK(graze_triangle_aabbcast(face, mover, motion, &hit) == GRAZE_HIT);
    return hit.center;
}

#endif

static graze_aabb moved_to(const graze_aabb *box, graze_vec3 place)
{
    graze_aabb moved;
    moved.min = place;
    moved.max = graze_vec3_add(box->max, graze_vec3_sub(place, box->min));
    return moved;
}

/* Away from the plane, on each axis; to nearest across it, ties away from the start. */
static void face_box_stops_off_the_path(void)
{
#if !GRAZE_FLOAT
    const graze_triangle face = raw_triangle(100, 100, 100);
    const graze_aabb mover = raw_box(10, 20, 10, 1);
    graze_sweep_hit hit;
    CHECK(vec3_equal(stop_of(&face, &mover, graze_vec3_of(3, -8, 0)), graze_vec3_of(12, 14, 10)));
    CHECK(vec3_equal(stop_of(&face, &mover, graze_vec3_of(1, -17, 1)), graze_vec3_of(10, 12, 11)));
    CHECK(vec3_equal(stop_of(&face, &mover, graze_vec3_of(17, -1, -1)), graze_vec3_of(18, 20, 9)));
    CHECK(vec3_equal(stop_of(&face, &mover, graze_vec3_of(-1, -17, 0)), graze_vec3_of(9, 11, 10)));
    CHECK(graze_triangle_aabbcast(&face, &mover, graze_vec3_of(3, -8, 0), &hit) == GRAZE_HIT);
    CHECK(hit.fraction == (graze_fraction)(INT64_C(1073741824) * 9 / 11));
    const graze_aabb stopped = moved_to(&mover, hit.center);
    CHECK(graze_triangle_aabbcast(&face, &stopped, graze_vec3_of(0, 0, 0), 0) != GRAZE_INSIDE);
    CHECK(graze_triangle_aabbcast(&face, &stopped, graze_vec3_of(1, -2, 0), 0) == GRAZE_HIT);
    CHECK(graze_triangle_aabbcast(&face, &stopped, graze_vec3_of(-1, 1, 7), 0) <= GRAZE_TOUCH);
#else
    const graze_triangle face = corners(P(0, 0, 0), P(0, 0, 9), P(7, 3, 0));
    graze_aabb mover;
    for (int i = 1; i < 64; i++) {
        graze_sweep_hit hit;
        mover.min = graze_vec3_of(1.0f, 4.0f, 1.0f);
        mover.max = graze_vec3_of(1.0f + (float)i / 61.0f, 5.0f, 2.0f);
        const graze_vec3 motion = graze_vec3_of(0.1f * (float)i, -7.0f, 0.01f);
        const graze_result result = graze_triangle_aabbcast(&face, &mover, motion, &hit);
        CHECK(result == GRAZE_HIT);
        mover = moved_to(&mover, hit.center);
        CHECK(graze_triangle_aabbcast(&face, &mover, P(0, 0, 0), 0) != GRAZE_INSIDE);
        CHECK(graze_triangle_aabbcast(&face, &mover, hit.normal, 0) <= GRAZE_TOUCH);
    }
#endif
}

/* The whole mover stays in the world. */
static void face_box_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX, least = -1 - most;
    graze_triangle face =
        corners(graze_vec3_of(most, 0, 0), graze_vec3_of(most, 90, 0), graze_vec3_of(most, 0, 90));
    graze_aabb mover = raw_box(most - 30, 10, 10, 20);
    graze_sweep_hit hit;
    CHECK(graze_triangle_aabbcast(&face, &mover, graze_vec3_of(INT32_MAX, 0, 0), &hit) ==
          GRAZE_TOUCH);
    CHECK(hit.center.x == most - 20 && hit.fraction == GRAZE_FRACTION_ONE);
    face.a.x = face.b.x = face.c.x = most - 5;
    CHECK(graze_triangle_aabbcast(&face, &mover, graze_vec3_of(INT32_MAX, 0, 0), &hit) ==
          GRAZE_HIT);
    CHECK(hit.center.x == most - 25 && hit.fraction == GRAZE_FRACTION_ONE / 2);
    face.a.x = face.b.x = face.c.x = least;
    mover = raw_box(least + 5, 10, 10, 20);
    CHECK(graze_triangle_aabbcast(&face, &mover, graze_vec3_of(INT32_MIN, 1, 0), &hit) ==
          GRAZE_TOUCH);
    CHECK(hit.center.x == least && hit.center.y == 11);
#endif
}

#if !GRAZE_FLOAT
/* One of all numbers is not near: what is behind does not matter. */
static void one_is_far(void)
{
    enum { FAR = 1 << 30 };
    const graze_triangle face = raw_triangle(8000, 0, 8000);
    const graze_aabb mover = raw_box(1000, 3000, 1000, 2000);
    for (int i = 0; i < 7; i++) {
        graze_triangle f = face;
        graze_aabb box = mover;
        graze_vec3 motion = graze_vec3_of(0, -6000, 0);
        graze_scalar *number[7] = {&f.a.x,     &f.b.z,     &f.c.x,   &box.min.x,
                                   &box.max.y, &box.max.z, &motion.y};
        *number[i] = i == 0 || i == 3 || i == 6 ? -FAR : FAR;
        graze_sweep_hit hit;
        CHECK(graze_triangle_aabbcast(&f, &box, motion, &hit) == GRAZE_HIT);
        CHECK(hit.center.y == 0 && hit.normal.y == GRAZE_ONE && hit.point.y == 0);
        CHECK(hit.feature == FACE && hit.index == 0);
    }
}
#endif

static void face_box_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar least = INT32_MIN, most = INT32_MAX;
    const graze_triangle all =
        corners(graze_vec3_of(least, least, least), graze_vec3_of(most, least, most),
                graze_vec3_of(most, most, least));
    graze_aabb world, mover = raw_box(0, 0, 0, 1);
    graze_sweep_hit hit;
    world.min = all.a;
    world.max = graze_vec3_of(most, most, most);
    CHECK(graze_triangle_aabbcast(&all, &world, graze_vec3_of(1, 2, 3), &hit) == GRAZE_INSIDE);
    CHECK(vec3_equal(hit.point, world.min) || GRAZE_SMALL_WORLD);
    CHECK(graze_triangle_aabbcast(&all, &mover, graze_vec3_of(least, most, least), &hit) ==
          GRAZE_MISS);
    CHECK(graze_triangle_aabbcast(&all, &mover, graze_vec3_of(0, least, 0), &hit) == GRAZE_HIT);
    CHECK(hit.normal.x < 0 && hit.normal.y > 0 && hit.normal.z > 0 && hit.center.y < least / 8);
    one_is_far();
#endif
}

static void face_box_has_no_number(void)
{
#if GRAZE_FLOAT
    for (int number = 0; number < 18; number++)
        for (int i = 0; i < STRANGE; i++) {
            scene s = at_ground(P(1, 3, 1), P(0, -6, 0));
            graze_vec3 *const all[6] = {&s.face.a,    &s.face.b,    &s.face.c,
                                        &s.mover.min, &s.mover.max, &s.motion};
            graze_vec3 *v = all[number / 3];
            *(number % 3 == 0   ? &v->x
              : number % 3 == 1 ? &v->y
                                : &v->z) = scalar_of_bits(strange_bits[i]);
            const stop e = miss();
            CHECK(stops(&s, &e));
        }
#endif
}

/* ---- A character on a slope ---- */

/* It goes on from where it stops, and leaves in the end. */
static void goes_on(void)
{
    const graze_triangle face = slope();
    const graze_vec3 end = P(1.5, -7, 0.75);
    scene s = scene_at(face, P(1, 4, 1), P(0, 0, 0));
    graze_sweep_hit hit;
    check_case("goes on from where it stops");
    for (int i = 0; i < 5; i++) {
        CHECK(graze_triangle_aabbcast(&face, &s.mover, graze_vec3_sub(end, s.mover.min), &hit) ==
              GRAZE_HIT);
        s.mover = moved_to(&s.mover, hit.center);
        CHECK(graze_triangle_aabbcast(&face, &s.mover, hit.normal, 0) <= GRAZE_TOUCH);
    }
}

void test_sweep_face_box(void)
{
    SWEEP_COLUMN(face_box);
    meets_beside_the_middle();
    goes_on();
}
