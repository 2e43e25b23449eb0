/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The shape of an array that stops a mover in space: which result counts, and where the mover stops. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "fraction.h"

#define P(x, y, z) vec3_units(x, y, z)

static const graze_sweep_hit untouched = {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}, 7, 7, 7};

static graze_aabb box(graze_vec3 min, graze_vec3 max)
{
    graze_aabb b;
    b.min = min;
    b.max = max;
    return b;
}

static graze_sphere ball(double x, double y, double z, double radius)
{
    graze_sphere s;
    s.center = P(x, y, z);
    s.radius = P(radius, 0, 0).x;
    return s;
}

static graze_capsule rod(graze_vec3 a, graze_vec3 b, double radius)
{
    graze_capsule c;
    c.core.a = a;
    c.core.b = b;
    c.radius = P(radius, 0, 0).x;
    return c;
}

/* What each routine reports for its targets, with and without its pointers. */
typedef struct {
    graze_result result;
    uint32_t index;
    graze_sweep_hit hit;
} answer;

#define ANSWERS(name, target, mover_type)                                                          \
    static bool name##_alike(const target *targets, uint32_t count, const mover_type *mover,       \
                             graze_vec3 motion, const answer *a)                                   \
    {                                                                                              \
        graze_sweep_hit hit = untouched;                                                           \
        uint32_t index = 7;                                                                        \
        return graze_nearest_##name(targets, count, mover, motion, &index, 0) == a->result &&      \
               graze_nearest_##name(targets, count, mover, motion, 0, &hit) == a->result &&        \
               graze_nearest_##name(targets, count, mover, motion, 0, 0) == a->result &&           \
               index == a->index && vec3_equal(hit.center, a->hit.center) &&                       \
               hit.index == a->hit.index;                                                          \
    }                                                                                              \
    static answer name(const target *targets, uint32_t count, const mover_type *mover,             \
                       graze_vec3 motion)                                                          \
    {                                                                                              \
        answer a = {GRAZE_MISS, 7, untouched};                                                     \
        a.result = graze_nearest_##name(targets, count, mover, motion, &a.index, &a.hit);          \
        CHECK(name##_alike(targets, count, mover, motion, &a));                                    \
        return a;                                                                                  \
    }

ANSWERS(aabb_spherecast, graze_aabb, graze_sphere)
ANSWERS(sphere_spherecast, graze_sphere, graze_sphere)
ANSWERS(capsule_spherecast, graze_capsule, graze_sphere)
ANSWERS(aabb_aabbcast, graze_aabb, graze_aabb)

static bool is(answer a, graze_result result, uint32_t index)
{
    return a.result == result && a.index == index;
}

static bool is_at(answer a, graze_result result, uint32_t index, graze_vec3 center)
{
    return is(a, result, index) && vec3_equal(a.hit.center, center);
}

static bool is_miss(answer a)
{
    return is(a, GRAZE_MISS, GRAZE_NO_INDEX) && vec3_equal(a.hit.center, untouched.center) &&
           a.hit.fraction == untouched.fraction;
}

/* ---- Which one counts ---- */

static void nearest_of_none(void)
{
    const graze_sphere mover = ball(0, 0, 0, 1);
    const graze_aabb cube = box(P(0, 0, 0), P(1, 1, 1));
    CHECK(is_miss(aabb_spherecast(0, 0, &mover, P(9, 0, 0))));
    CHECK(is_miss(sphere_spherecast(0, 0, &mover, P(9, 0, 0))));
    CHECK(is_miss(capsule_spherecast(0, 0, &mover, P(9, 0, 0))));
    CHECK(is_miss(aabb_aabbcast(0, 0, &cube, P(9, 0, 0))));
}

/* A ball that rolls along a floor, to a wall: the floor is in touch from the start, and the wall stops it. */
static void nearest_floor_and_wall(void)
{
    const graze_sphere mover = ball(0, 1, 0, 1);
    graze_aabb boxes[4];
    boxes[0] = box(P(-9, -1, -9), P(40, 0, 9)); /* the floor */
    boxes[1] = box(P(24, 0, -9), P(25, 9, 9));  /* a wall behind the other */
    boxes[2] = box(P(9, 0, -9), P(10, 9, 9));   /* the wall */
    boxes[3] = box(P(9, 0, -9), P(10, 9, 9));   /* the same again */
    CHECK(is_at(aabb_spherecast(boxes, 1, &mover, P(16, 0, 0)), GRAZE_TOUCH, 0, mover.center));
    CHECK(is_at(aabb_spherecast(boxes, 4, &mover, P(16, 0, 0)), GRAZE_HIT, 2, P(8, 1, 0)));
    CHECK(is_at(aabb_spherecast(boxes + 2, 2, &mover, P(16, 0, 0)), GRAZE_HIT, 0, P(8, 1, 0)));
    CHECK(is_at(aabb_spherecast(boxes, 4, &mover, P(8, 0, 0)), GRAZE_TOUCH, 0, mover.center));
    CHECK(is_miss(aabb_spherecast(boxes + 1, 3, &mover, P(7, 0, 0))));
    boxes[1] = box(P(-1, 0, -1), P(1, 1, 1));
    CHECK(is_at(aabb_spherecast(boxes, 4, &mover, P(16, 0, 0)), GRAZE_INSIDE, 1, mover.center));
    const answer a = aabb_spherecast(boxes, 4, &mover, P(16, -16, 0));
    CHECK(is(a, GRAZE_INSIDE, 1) && a.hit.fraction == 0 && a.hit.feature == GRAZE_FEATURE_NONE);
}

/* Of two touches the first on the way, and a touch after a hit. */
static void nearest_touches(void)
{
    const graze_sphere mover = ball(0, 0, 0, 1);
    graze_sphere balls[3];
    balls[0] = ball(12, 4, 0, 3);
    balls[1] = ball(6, -3, 0, 2);
    balls[2] = ball(20, 0, 0, 3);
    CHECK(is_at(sphere_spherecast(balls, 2, &mover, P(16, 0, 0)), GRAZE_TOUCH, 1, P(6, 0, 0)));
    CHECK(is_at(sphere_spherecast(balls, 3, &mover, P(32, 0, 0)), GRAZE_HIT, 2, P(16, 0, 0)));
    balls[0] = ball(20, 0, 0, 3);
    balls[2] = ball(12, 4, 0, 3);
    CHECK(is_at(sphere_spherecast(balls, 3, &mover, P(32, 0, 0)), GRAZE_HIT, 0, P(16, 0, 0)));
    CHECK(is_at(sphere_spherecast(balls, 3, &mover, P(0, 0, 0)), GRAZE_MISS, GRAZE_NO_INDEX,
                untouched.center));
}

/* Away from a ball that it touches: the touch; and into it, a hit at 0. */
static void nearest_from_touch(void)
{
    const graze_sphere mover = ball(0, 0, 0, 1);
    graze_capsule rods[2];
    rods[0] = rod(P(-3, 0, -2), P(-3, 0, 2), 2);
    rods[1] = rod(P(8, -4, 0), P(8, 4, 0), 1);
    CHECK(is_at(capsule_spherecast(rods, 1, &mover, P(8, 0, 0)), GRAZE_TOUCH, 0, mover.center));
    CHECK(is_at(capsule_spherecast(rods, 2, &mover, P(8, 0, 0)), GRAZE_HIT, 1, P(6, 0, 0)));
    CHECK(is_at(capsule_spherecast(rods, 2, &mover, P(-1, 0, 0)), GRAZE_HIT, 0, mover.center));
    rods[0].radius = -rods[0].radius;
    CHECK(is_miss(capsule_spherecast(rods, 1, &mover, P(-8, 0, 0))));
}

static void nearest_of_boxes(void)
{
    const graze_aabb mover = box(P(0, 0, 0), P(1, 2, 1));
    graze_aabb boxes[3];
    boxes[0] = box(P(-9, -1, -9), P(40, 0, 9));
    boxes[1] = box(P(7, 2, 0), P(8, 3, 1)); /* along its lower side */
    boxes[2] = box(P(9, 0, -9), P(10, 9, 9));
    CHECK(is_at(aabb_aabbcast(boxes, 3, &mover, P(16, 0, 0)), GRAZE_HIT, 2, P(8, 0, 0)));
    CHECK(is_at(aabb_aabbcast(boxes + 1, 1, &mover, P(16, 0, 0)), GRAZE_TOUCH, 0, P(6, 0, 0)));
    CHECK(is_at(aabb_aabbcast(boxes, 3, &mover, P(16, -1, 0)), GRAZE_HIT, 0, P(0, 0, 0)));
    boxes[2] = box(P(0, 1, 0), P(1, 3, 1));
    CHECK(is_at(aabb_aabbcast(boxes, 3, &mover, P(16, 0, 0)), GRAZE_INSIDE, 2, P(0, 0, 0)));
}

/* ---- Targets beyond ---- */

static graze_vec3 on_axis(int axis, double c, double other)
{
    return P(axis == 0 ? c : other, axis == 1 ? c : other, axis == 2 ? c : other);
}

enum { FAR_ONES = 6 };

/* Far away on each side, one after the other. */
static void set_far_ones(graze_sphere *balls, graze_capsule *rods, graze_aabb *boxes)
{
    for (int i = 0; i < FAR_ONES; i++) {
        const double off = i % 2 == 0 ? -100 : 100;
        const graze_vec3 at = on_axis(i / 2, off, 0), end = on_axis(i / 2, off, off < 0 ? 3 : -3);
        balls[i] = ball(0, 0, 0, 1);
        balls[i].center = at;
        rods[i] = rod(at, end, 1);
        boxes[i] = box(graze_vec3_sub(at, P(1, 1, 1)), graze_vec3_add(at, P(1, 1, 1)));
    }
}

/* And then the target. */
static void nearest_beyond(void)
{
    const graze_sphere mover = ball(0, 0, 0, 1);
    const graze_aabb cube = box(P(0, 0, 0), P(1, 1, 1));
    const graze_vec3 to = P(16, 16, 16);
    graze_sphere balls[FAR_ONES + 1];
    graze_capsule rods[FAR_ONES + 1];
    graze_aabb boxes[FAR_ONES + 1];
    set_far_ones(balls, rods, boxes);
    balls[FAR_ONES] = ball(6, 6, 6, 1);
    rods[FAR_ONES] = rod(P(6, 6, 6), P(7, 7, 7), 1);
    boxes[FAR_ONES] = box(P(6, 6, 6), P(8, 8, 8));
    CHECK(is(sphere_spherecast(balls, 7, &mover, to), GRAZE_HIT, 6));
    CHECK(is(capsule_spherecast(rods, 7, &mover, to), GRAZE_HIT, 6));
    CHECK(is(aabb_spherecast(boxes, 7, &mover, to), GRAZE_HIT, 6));
    CHECK(is_at(aabb_aabbcast(boxes, 7, &cube, to), GRAZE_HIT, 6, P(5, 5, 5)));
}

/* In the box around the way, but not in the way: large balls beside it, and long rods. */
static void nearest_beside(void)
{
    const graze_sphere mover = ball(0, 0, 0, 1);
    graze_sphere balls[13];
    graze_capsule rods[13];
    int count = 0;
    for (int axis = 0; axis < 3; axis++)
        for (int i = 0; i < 4; i++) {
            const double u = i % 2 == 0 ? -90 : 90, v = i / 2 == 0 ? -90 : 90;
            graze_vec3 at = P(axis == 0 ? 0 : u,
                              axis == 1   ? 0
                              : axis == 0 ? u
                                          : v,
                              axis == 2 ? 0 : v);
            const graze_vec3 along = on_axis(axis, i == 0 || i == 3 ? 40 : -40, 0);
            balls[count].center = at;
            balls[count].radius = P(88.5, 0, 0).x;
            rods[count] = rod(graze_vec3_sub(at, along), graze_vec3_add(at, along), 88.5);
            count++;
        }
    balls[12] = ball(6, 6, 6, 1);
    rods[12] = rod(P(6, 6, 6), P(7, 7, 7), 1);
    CHECK(is(sphere_spherecast(balls, 13, &mover, P(16, 16, 16)), GRAZE_HIT, 12));
    CHECK(is(capsule_spherecast(rods, 13, &mover, P(16, 16, 16)), GRAZE_HIT, 12));
    CHECK(is_miss(sphere_spherecast(balls, 12, &mover, P(-16, -16, -16))));
    CHECK(is_miss(capsule_spherecast(rods, 12, &mover, P(-16, -16, -16))));
}

#if !GRAZE_FLOAT
/* ---- Where it stops, in raw units ---- */

/* Between two rods that are mirror images: the place off the one is in the other, and 19 raw units before, 4^-2 of the way, it is
 * not. The other members of the hit remain. */
static void nearest_between_rods(void)
{
    const graze_capsule rods[2] = {{{{101, 40, 0}, {400, 4, 0}}, 10},
                                   {{{101, -40, 0}, {400, -4, 0}}, 10}};
    const graze_sphere mover = {{0, 0, 0}, 5};
    const graze_vec3 motion = {600, 0, 0};
    graze_sweep_hit one;
    CHECK(graze_capsule_spherecast(&rods[0], &mover, motion, &one) == GRAZE_HIT);
    CHECK(vec3_equal(one.center, graze_vec3_of(307, -1, 0)));
    const answer alone = capsule_spherecast(rods, 1, &mover, motion);
    CHECK(is_at(alone, GRAZE_HIT, 0, one.center));
    const answer a = capsule_spherecast(rods, 2, &mover, motion);
    CHECK(is_at(a, GRAZE_HIT, 0, graze_vec3_of(288, -1, 0)));
    CHECK(a.hit.fraction == one.fraction && vec3_equal(a.hit.point, one.point));
    CHECK(vec3_equal(a.hit.normal, one.normal) && a.hit.feature == one.feature);
}

#endif

void test_sweep_nearest(void)
{
    check_group("the nearest of many for shapes that move in space");
    nearest_of_none();
    nearest_floor_and_wall();
    nearest_touches();
    nearest_from_touch();
    nearest_of_boxes();
    nearest_beyond();
    nearest_beside();
#if !GRAZE_FLOAT
    nearest_between_rods();
#endif
}
