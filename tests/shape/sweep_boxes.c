/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Boxes and rectangles that move: the table of sweep.h, case by case. A case at a face is also tested with its axes exchanged, and
 * mirrored at 0; and as one of rectangles, where both boxes overlap on z all the time.
 */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "moving_boxes.h"

/* ---- The table ---- */

static void box_box_misses(void)
{
    CHECK(moving_all_stop(moving_at(-8, 0, 1, 0), moving_nothing(GRAZE_MISS)));
    CHECK(moving_all_stop(moving_at(-8, 0, -9, 0), moving_nothing(GRAZE_MISS)));
    CHECK(moving_all_stop(moving_at(-8, 3, 20, 0), moving_nothing(GRAZE_MISS)));
    CHECK(moving_all_stop(moving_at(-8, 0, 20, 24), moving_nothing(GRAZE_MISS)));
    CHECK(moving_all_stop(moving_at(-10, -5, 2, 9), moving_nothing(GRAZE_MISS)));
    CHECK(moving_all_stop(moving_at(-7, -3.25, 1, -0.25), moving_nothing(GRAZE_MISS)));
    CHECK(moving_all_stop(moving_at(-8, -6, 4, 1), moving_nothing(GRAZE_MISS)));
}

static void box_box_starts_apart_and_touches(void)
{
    CHECK(moving_all_stop(moving_at(-8, 0, 2, 0),
                          moving_on_face(moving_meets(GRAZE_TOUCH, -6, 0, -4, 0.5, 1), 0)));
    CHECK(moving_all_stop(moving_at(0, 4, 1, -2),
                          moving_on_face(moving_meets(GRAZE_TOUCH, 1, 2, 2, 2, 1), 3)));
    /* along the upper side, from beside it */
    CHECK(moving_both_stop(moving_at(-8, 2, 16, 0),
                           moving_on_edge(moving_meets(GRAZE_TOUCH, -6, 2, -4, 2, 0.125), 2)));
    CHECK(moving_both_stop(moving_at(8, -3, -16, 0),
                           moving_on_edge(moving_meets(GRAZE_TOUCH, 4, -3, 4, -2, 0.25), 1)));
    /* past a corner, and into one at the end */
    CHECK(moving_both_stop(moving_at(-8, 0, 4, 4),
                           moving_on_edge(moving_meets(GRAZE_TOUCH, -6, 2, -4, 2, 0.5), 2)));
    CHECK(moving_both_stop(moving_at(-8, 0, 2, 2),
                           moving_on_edge(moving_meets(GRAZE_TOUCH, -6, 2, -4, 2, 1), 2)));
    CHECK(moving_both_stop(moving_at(6, 4, -2, -2),
                           moving_on_edge(moving_meets(GRAZE_TOUCH, 4, 2, 4, 2, 1), 3)));
}

static void box_box_starts_apart_and_enters(void)
{
    CHECK(moving_all_stop(moving_at(-8, 0, 4, 0),
                          moving_on_face(moving_meets(GRAZE_HIT, -6, 0, -4, 0.5, 0.5), 0)));
    CHECK(moving_all_stop(moving_at(-8, 0, 8, 4),
                          moving_on_face(moving_meets(GRAZE_HIT, -6, 1, -4, 1.5, 0.25), 0)));
    CHECK(moving_all_stop(moving_at(0, 4, 0, -8),
                          moving_on_face(moving_meets(GRAZE_HIT, 0, 2, 1, 2, 0.25), 3)));
    CHECK(moving_all_stop(moving_at(2, -7, 2, 8),
                          moving_on_face(moving_meets(GRAZE_HIT, 3, -3, 3.5, -2, 0.5), 2)));
    CHECK(
        moving_all_stop(moving_at(-16, 0, 64, 4),
                        moving_on_face(moving_meets(GRAZE_HIT, -6, 0.625, -4, 1.125, 0.15625), 0)));
}

static void box_box_starts_in_touch_and_leaves(void)
{
    CHECK(moving_all_stop(moving_at(-6, 0, -1, 0),
                          moving_on_face(moving_meets(GRAZE_TOUCH, -6, 0, -4, 0.5, 0), 0)));
    CHECK(moving_all_stop(moving_at(-6, 0, -1, 9),
                          moving_on_face(moving_meets(GRAZE_TOUCH, -6, 0, -4, 0.5, 0), 0)));
    CHECK(moving_all_stop(moving_at(-6, 0, 0, -9),
                          moving_on_face(moving_meets(GRAZE_TOUCH, -6, 0, -4, 0.5, 0), 0)));
    CHECK(moving_all_stop(moving_at(1, 2, 0, 3),
                          moving_on_face(moving_meets(GRAZE_TOUCH, 1, 2, 2, 2, 0), 3)));
    CHECK(moving_all_stop(moving_at(1, 2, -9, 0),
                          moving_on_face(moving_meets(GRAZE_TOUCH, 1, 2, 2, 2, 0), 3)));
    CHECK(moving_both_stop(moving_at(-6, 2, 9, 9),
                           moving_on_edge(moving_meets(GRAZE_TOUCH, -6, 2, -4, 2, 0), 2)));
}

static void box_box_starts_in_touch_and_enters(void)
{
    CHECK(moving_all_stop(moving_at(-6, 0, 1, 0),
                          moving_on_face(moving_meets(GRAZE_HIT, -6, 0, -4, 0.5, 0), 0)));
    CHECK(moving_all_stop(moving_at(-6, 0, 0.25, 9),
                          moving_on_face(moving_meets(GRAZE_HIT, -6, 0, -4, 0.5, 0), 0)));
    CHECK(moving_all_stop(moving_at(1, 2, 0, -9),
                          moving_on_face(moving_meets(GRAZE_HIT, 1, 2, 2, 2, 0), 3)));
    CHECK(moving_both_stop(moving_at(-6, 2, 1, -1),
                           moving_on_edge(moving_meets(GRAZE_HIT, -6, 2, -4, 2, 0), 2)));
    CHECK(moving_both_stop(moving_at(4, -3, -9, 1),
                           moving_on_edge(moving_meets(GRAZE_HIT, 4, -3, 4, -2, 0), 1)));
}

static void box_box_starts_inside(void)
{
    const moving_scene in = moving_at(0, 0, 9, 0), over = moving_at(-5, 1.5, -9, 9),
                       around = {{-1, -1, -1}, {1, 1, 1}, {-3, -3, -3}, {3, 3, 3}, {1, 2, 3}};
    CHECK(moving_all_stop(in, moving_starts_inside(&in)));
    CHECK(moving_all_stop(over, moving_starts_inside(&over)));
    CHECK(moving_all_stop(around, moving_starts_inside(&around)));
}

static void box_box_does_not_move(void)
{
    const moving_scene in = moving_at(-5.75, 0, 0, 0);
    CHECK(moving_all_stop(in, moving_starts_inside(&in)));
    CHECK(moving_all_stop(moving_at(-6, 0, 0, 0),
                          moving_on_face(moving_meets(GRAZE_TOUCH, -6, 0, -4, 0.5, 0), 0)));
    CHECK(moving_all_stop(moving_at(1, -3, 0, 0),
                          moving_on_face(moving_meets(GRAZE_TOUCH, 1, -3, 2, -2, 0), 2)));
    CHECK(moving_all_stop(moving_at(-6.25, 0, 0, 0), moving_nothing(GRAZE_MISS)));
    CHECK(moving_both_stop(moving_at(4, 2, 0, 0),
                           moving_on_edge(moving_meets(GRAZE_TOUCH, 4, 2, 4, 2, 0), 3)));
}

/* A mover of one point is a line. */
static void box_box_has_no_radius(void)
{
    moving_scene s = moving_at(-8, 1, 8, 0);
    moving_stop e = moving_on_face(moving_meets(GRAZE_HIT, -4, 1, -4, 1, 0.5), 0);
    for (int i = 0; i < AXES; i++)
        s.max[i] = s.min[i];
    s.low[2] = -3;
    e.point[2] = -2;
    CHECK(moving_all_stop(s, e));
    s.motion[0] = 4;
    e.result = GRAZE_TOUCH;
    e.fraction = 1;
    CHECK(moving_all_stop(s, e));
    s.min[0] = s.max[0] = 0;
    CHECK(moving_all_stop(s, moving_starts_inside(&s)));
    s.min[1] = s.max[1] = 2;
    e = moving_on_face(moving_meets(GRAZE_TOUCH, 0, 2, 0, 2, 0), 3);
    e.point[2] = -2;
    CHECK(moving_all_stop(s, e));
}

/* Inverted on one axis: the target, or the mover, which would otherwise overlap. */
static void box_box_is_empty(void)
{
    moving_scene s = moving_at(-1, -0.5, 1, 0);
    s.low[0] = 1;
    s.high[0] = -1;
    s.min[0] = -8;
    s.max[0] = 8;
    CHECK(moving_all_stop(s, moving_nothing(GRAZE_MISS)));
    s = moving_at(0, 0, 1, 0);
    s.min[1] = 1;
    s.max[1] = -1;
    CHECK(moving_all_stop(s, moving_nothing(GRAZE_MISS)));
    s = moving_at(0, 0, 1, 0);
    s.min[0] = 1;
    s.max[0] = -1;
    CHECK(moving_all_stop(s, moving_nothing(GRAZE_MISS)));
    s = moving_at(-8, 0, 20, 0);
    s.min[1] = 1;
    s.max[1] = 0;
    CHECK(moving_all_stop(s, moving_nothing(GRAZE_MISS)));
}

/* Flat on x: a thin wall, a plate that moves, and both. */
static void box_box_meets_a_flat_one(void)
{
    moving_scene s = moving_at(-8, 0, 8, 0);
    s.low[0] = s.high[0] = -4;
    CHECK(moving_all_stop(s, moving_on_face(moving_meets(GRAZE_HIT, -6, 0, -4, 0.5, 0.25), 0)));
    s.min[0] = -5;
    s.max[0] = -3;
    CHECK(moving_all_stop(s, moving_starts_inside(&s)));
    s = moving_at(-8, 0, 8, 0);
    s.max[0] = -8;
    CHECK(moving_all_stop(s, moving_on_face(moving_meets(GRAZE_HIT, -4, 0, -4, 0.5, 0.5), 0)));
    s.high[0] = -4;
    CHECK(moving_all_stop(s, moving_on_face(moving_meets(GRAZE_TOUCH, -4, 0, -4, 0.5, 0.5), 0)));
    s.min[0] = s.max[0] = 0;
    s.motion[0] = -8;
    CHECK(moving_all_stop(s, moving_on_face(moving_meets(GRAZE_TOUCH, -4, 0, -4, 0.5, 0.5), 1)));
    s.min[0] = s.max[0] = -4;
    CHECK(moving_all_stop(s, moving_on_face(moving_meets(GRAZE_TOUCH, -4, 0, -4, 0.5, 0), 1)));
    s.motion[0] = 0;
    const moving_stop e = moving_on_face(moving_meets(GRAZE_TOUCH, -4, 0, -4, 0.5, 0), 0);
    CHECK(moving_both_stop(s, e));
    s.motion[1] = 9;
    CHECK(moving_both_stop(s, e));
}

/* All corners and edges of a cube, from outside along the diagonal. */
static void box_box_meets_a_corner(void)
{
    for (int corner = 0; corner < 27; corner++) {
        const int way[AXES] = {corner % 3 - 1, corner / 3 % 3 - 1, corner / 9 - 1};
        moving_scene s = {{-1, -1, -1}, {1, 1, 1}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
        moving_stop e = moving_nothing(GRAZE_HIT);
        int sides = 0, place = 1, within = 0, first = -1;
        for (int i = 0; i < AXES; i++) {
            s.min[i] = 3 * way[i] - 0.5;
            s.max[i] = 3 * way[i] + 0.5;
            s.motion[i] = -3 * way[i];
            e.center[i] = 1.5 * way[i] - 0.5;
            e.point[i] = way[i];
            within = way[i] == 0 ? i : within;
            if (way[i] == 0)
                continue;
            first = sides == 0 ? i : first;
            e.index += way[i] > 0 ? place : 0;
            place *= 2;
            sides++;
        }
        if (sides == 0)
            continue;
        e.normal[first] = way[first];
        e.fraction = 0.5;
        e.feature = sides;
        e.index += sides == 1 ? 2 * first : sides == 2 ? 4 * within : 0;
        CHECK(moving_boxes_stop(&s, &e));
        if (way[2] == 0)
            CHECK(moving_rects_stop(&s, &e));
    }
}

#if !GRAZE_FLOAT

static graze_aabb raw_box(int32_t x, int32_t y, int32_t z, int32_t size)
{
    graze_aabb box;
    box.min = graze_vec3_of(x, y, z);
    box.max = graze_vec3_of(x + size, y + size, z + size);
    return box;
}

static graze_aabb moved_to(const graze_aabb *box, graze_vec3 place)
{
    const graze_vec3 way = graze_vec3_sub(place, box->min);
    graze_aabb moved;
    moved.min = place;
    moved.max = graze_vec3_add(box->max, way);
    return moved;
}

#endif

/* It never leaves the path for that: the rounded place is in exact touch. Ties round away from the start, and away from 0. */
static void box_box_stops_off_the_path(void)
{
#if !GRAZE_FLOAT
    const graze_aabb box = raw_box(10, 0, 0, 10);
    graze_aabb mover = raw_box(0, 0, -1, 5);
    graze_sweep_hit hit;
    CHECK(graze_aabb_aabbcast(&box, &mover, graze_vec3_of(10, 1, -1), &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, graze_vec3_of(5, 1, -2)));
    CHECK(vec3_equal(hit.point, graze_vec3_of(10, 4, 2)));
    CHECK(graze_aabb_aabbcast(&box, &mover, graze_vec3_of(15, 1, -1), &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, graze_vec3_of(5, 0, -1)));
    CHECK(vec3_equal(hit.point, graze_vec3_of(10, 3, 2)));
    CHECK(hit.fraction == GRAZE_FRACTION_ONE / 3);
    mover = raw_box(0, 11, -12, 10);
    const graze_aabb other = raw_box(20, 0, -10, 10);
    CHECK(graze_aabb_aabbcast(&other, &mover, graze_vec3_of(40, -3, 2), &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, graze_vec3_of(13, 10, -11)));
    CHECK(vec3_equal(hit.point, graze_vec3_of(22, 10, -6)));
    mover = moved_to(&mover, hit.center);
    CHECK(graze_aabb_aabbcast(&other, &mover, graze_vec3_of(27, -2, 1), &hit) == GRAZE_HIT &&
          hit.fraction == 0);
    CHECK(graze_aabb_aabbcast(&other, &mover, graze_vec3_of(-1, 9, 1), 0) == GRAZE_TOUCH);
#else
    /* the size of the mover, added to `center`, rounds */
    const float size = 0x1.000002p+0f, side = 0x1.8p-20f;
    moving_scene s = moving_at(-8, 0, 16, 0);
    graze_aabb box = moving_box_of(s.low, s.high), mover = moving_box_of(s.min, s.max);
    graze_sweep_hit hit;
    box.min.x = side;
    for (int i = 0; i < 64; i++) {
        mover.min.x = -8.0f;
        mover.max.x = -8.0f + size * (float)(i + 1) / 16.0f;
        CHECK(graze_aabb_aabbcast(&box, &mover, moving_units(s.motion), &hit) == GRAZE_HIT);
        CHECK(hit.center.x + (mover.max.x - mover.min.x) <= side);
        mover.max.x = hit.center.x + (mover.max.x - mover.min.x);
        mover.min.x = hit.center.x;
        CHECK(graze_aabb_aabbcast(&box, &mover, moving_units(s.motion), 0) == GRAZE_HIT);
    }
#endif
}

/* Both corners stay in the world, on each axis. */
static void box_box_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX, least = -1 - most;
    graze_aabb box = raw_box(most - 4, 0, 0, 0), mover = raw_box(most - 30, 0, 0, 20);
    graze_sweep_hit hit;
    box.max = graze_vec3_of(most, 10, 10);
    CHECK(graze_aabb_aabbcast(&box, &mover, graze_vec3_of(INT32_MAX, 0, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most - 24 && hit.fraction == GRAZE_FRACTION_ONE / 10 * 6 + 2);
    box.min.x = most;
    CHECK(graze_aabb_aabbcast(&box, &mover, graze_vec3_of(INT32_MAX, 0, 0), &hit) == GRAZE_TOUCH);
    CHECK(hit.center.x == most - 20 && hit.fraction == GRAZE_FRACTION_ONE);
    mover = raw_box(most - 20, 20, 0, 20);
    box.min.x = most - 60;
    CHECK(graze_aabb_aabbcast(&box, &mover, graze_vec3_of(9, -20, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most - 20 && hit.center.y == 10 && hit.index == 3);
    box = raw_box(least, least, least, 4);
    mover = raw_box(least + 30, least + 30, least + 30, 20);
    CHECK(graze_aabb_aabbcast(&box, &mover, graze_vec3_of(INT32_MIN, INT32_MIN, INT32_MIN), &hit) ==
          GRAZE_HIT);
    CHECK(hit.center.x == least + 4 && hit.center.z == least + 4 && hit.index == 7);
    /* both flat, at the border: the mover does not move on z, so it is the face at min */
    box.max = graze_vec3_of(0, 0, least);
    mover = raw_box(-4, -4, least, 2);
    mover.max.z = least;
    CHECK(graze_aabb_aabbcast(&box, &mover, graze_vec3_of(1, 1, -1), &hit) == GRAZE_TOUCH);
    CHECK(hit.normal.z == -GRAZE_ONE && hit.index == 4 && hit.fraction == 0);
#endif
}

static void box_box_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar least = INT32_MIN, most = INT32_MAX;
    graze_aabb world, mover = raw_box(0, 0, 0, 1);
    graze_sweep_hit hit;
    world.min = graze_vec3_of(least, least, least);
    world.max = graze_vec3_of(most, most, most);
    CHECK(graze_aabb_aabbcast(&world, &mover, graze_vec3_of(1, 2, 3), 0) == GRAZE_INSIDE);
    CHECK(graze_aabb_aabbcast(&world, &world, graze_vec3_of(most, least, 3), &hit) == GRAZE_INSIDE);
    CHECK(graze_aabb_aabbcast(&mover, &world, graze_vec3_of(most, least, 3), 0) == GRAZE_INSIDE);
    graze_aabb low = world, high = world;
    low.max.x = least;
    high.min.x = most;
    CHECK(graze_aabb_aabbcast(&low, &high, graze_vec3_of(least, most, least), &hit) == GRAZE_MISS);
    high.min.x = 0;
    high.max.x = 0;
    CHECK(graze_aabb_aabbcast(&low, &high, graze_vec3_of(least, most, least), &hit) == GRAZE_TOUCH);
    CHECK(hit.center.y == (GRAZE_SMALL_WORLD ? -0x20000000 : least) && hit.index == 1);
    CHECK(hit.fraction == GRAZE_FRACTION_ONE);
#endif
}

static void box_box_has_no_number(void)
{
#if GRAZE_FLOAT
    const moving_scene s = moving_at(-8, 0, 4, 0);
    for (int i = 0; i < 30; i++) {
        graze_aabb box = moving_box_of(s.low, s.high), mover = moving_box_of(s.min, s.max);
        graze_vec3 motion = moving_units(s.motion);
        float *const at[15] = {&box.min.x,   &box.min.y,   &box.min.z,   &box.max.x,   &box.max.y,
                               &box.max.z,   &mover.min.x, &mover.min.y, &mover.min.z, &mover.max.x,
                               &mover.max.y, &mover.max.z, &motion.x,    &motion.y,    &motion.z};
        CHECK(graze_aabb_aabbcast(&box, &mover, motion, 0) == GRAZE_HIT);
        *at[i % 15] = i < 15 ? scalar_of_bits(strange_bits[0]) : -scalar_of_bits(0x7f800000);
        CHECK(graze_aabb_aabbcast(&box, &mover, motion, 0) == GRAZE_MISS);
    }
    graze_aabb box = moving_box_of(s.low, s.high), mover = box;
    mover.min.x = -FLT_MAX;
    mover.max.x = FLT_MAX;
    CHECK(graze_aabb_aabbcast(&box, &mover, moving_units(s.motion), 0) == GRAZE_MISS);
#endif
}

/* ---- A character in a corner ---- */

/* It goes on from where it stops, along what it does not touch, and leaves in the end. */
static void goes_on(void)
{
    const moving_scene s = moving_at(-8, 0.25, 16, -5);
    const graze_aabb wall = moving_box_of(s.low, s.high);
    graze_aabb mover = moving_box_of(s.min, s.max);
    graze_sweep_hit hit;
    const graze_vec3 end = graze_vec3_add(mover.min, moving_units(s.motion));
    check_case("goes on from where it stops");
    for (int i = 0; i < 5; i++) {
        const graze_vec3 size = graze_vec3_sub(mover.max, mover.min);
        CHECK(graze_aabb_aabbcast(&wall, &mover, graze_vec3_sub(end, mover.min), &hit) ==
              GRAZE_HIT);
        mover.min = hit.center;
        mover.max = graze_vec3_add(mover.min, size);
        CHECK(mover.max.x == wall.min.x);
        CHECK(graze_aabb_aabbcast(&wall, &mover, vec3_units(-1, 0.5, 0), 0) == GRAZE_TOUCH);
        CHECK(graze_aabb_aabbcast(&wall, &mover, vec3_units(0, 0.5, 0), 0) == GRAZE_TOUCH);
    }
}

void test_sweep_boxes(void)
{
    SWEEP_COLUMN(box_box);
    goes_on();
}
