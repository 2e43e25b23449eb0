/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The shape of an array that stops a mover in the plane: which result counts, and where the mover stops. */
#include "../support/check.h"
#include "../tests.h"
#include "sweep2.h"

static graze_segment2 wall(double ax, double ay, double bx, double by)
{
    graze_segment2 w;
    w.a = Q(ax, ay);
    w.b = Q(bx, by);
    return w;
}

static graze_rect rect(double x0, double y0, double x1, double y1)
{
    graze_rect r;
    r.min = Q(x0, y0);
    r.max = Q(x1, y1);
    return r;
}

typedef struct {
    graze_result result;
    uint32_t index;
    graze_sweep_hit2 hit;
} answer;

/* What each routine reports for its targets, with and without its pointers. */
#define ANSWERS(name, target, mover_type)                                                          \
    static bool name##_alike(const target *targets, uint32_t count, const mover_type *mover,       \
                             graze_vec2 motion, const answer *a)                                   \
    {                                                                                              \
        graze_sweep_hit2 hit = untouched;                                                          \
        uint32_t index = 7;                                                                        \
        return graze_nearest_##name(targets, count, mover, motion, &index, 0) == a->result &&      \
               graze_nearest_##name(targets, count, mover, motion, 0, &hit) == a->result &&        \
               graze_nearest_##name(targets, count, mover, motion, 0, 0) == a->result &&           \
               index == a->index && flat_equal(hit.center, a->hit.center) &&                       \
               hit.index == a->hit.index;                                                          \
    }                                                                                              \
    static answer name(const target *targets, uint32_t count, const mover_type *mover,             \
                       graze_vec2 motion)                                                          \
    {                                                                                              \
        answer a = {GRAZE_MISS, 7, untouched};                                                     \
        a.result = graze_nearest_##name(targets, count, mover, motion, &a.index, &a.hit);          \
        CHECK(name##_alike(targets, count, mover, motion, &a));                                    \
        return a;                                                                                  \
    }

ANSWERS(segment2_circlecast, graze_segment2, graze_circle)
ANSWERS(circle_circlecast, graze_circle, graze_circle)
ANSWERS(capsule2_circlecast, graze_capsule2, graze_circle)
ANSWERS(rect_circlecast, graze_rect, graze_circle)
ANSWERS(rect_rectcast, graze_rect, graze_rect)

static bool is(answer a, graze_result result, uint32_t index)
{
    return a.result == result && a.index == index;
}

static bool is_at(answer a, graze_result result, uint32_t index, graze_vec2 center)
{
    return is(a, result, index) && flat_equal(a.hit.center, center);
}

static bool is_miss(answer a)
{
    return is(a, GRAZE_MISS, GRAZE_NO_INDEX) && is_untouched(&a.hit);
}

/* ---- Which one counts ---- */

static void nearest_of_none(void)
{
    const graze_circle mover = ball(0, 0, 1);
    const graze_rect square = rect(0, 0, 1, 1);
    CHECK(is_miss(segment2_circlecast(0, 0, &mover, Q(9, 0))));
    CHECK(is_miss(circle_circlecast(0, 0, &mover, Q(9, 0))));
    CHECK(is_miss(capsule2_circlecast(0, 0, &mover, Q(9, 0))));
    CHECK(is_miss(rect_circlecast(0, 0, &mover, Q(9, 0))));
    CHECK(is_miss(rect_rectcast(0, 0, &square, Q(9, 0))));
}

/* Along a floor that it touches, to the nearer of two walls, of which there are two. */
static void nearest_floor_and_wall(void)
{
    const graze_circle mover = ball(0, 1, 1);
    graze_segment2 walls[5];
    walls[0] = wall(-9, 0, 40, 0);
    walls[1] = wall(24, 0, 24, 9);
    walls[2] = wall(9, 0, 9, 9);
    walls[3] = wall(9, -1, 9, 9);
    walls[4] = wall(-1, 1, 1, 1);
    CHECK(is_at(segment2_circlecast(walls, 1, &mover, Q(16, 0)), GRAZE_TOUCH, 0, Q(0, 1)));
    CHECK(is_at(segment2_circlecast(walls, 4, &mover, Q(16, 0)), GRAZE_HIT, 2, Q(8, 1)));
    CHECK(is_at(segment2_circlecast(walls + 2, 2, &mover, Q(16, 0)), GRAZE_HIT, 0, Q(8, 1)));
    CHECK(is_at(segment2_circlecast(walls, 4, &mover, Q(8, 0)), GRAZE_TOUCH, 0, Q(0, 1)));
    CHECK(is_at(segment2_circlecast(walls + 1, 3, &mover, Q(8, 0)), GRAZE_TOUCH, 1, Q(8, 1)));
    CHECK(is_at(segment2_circlecast(walls, 5, &mover, Q(16, 0)), GRAZE_INSIDE, 4, Q(0, 1)));
    CHECK(is_miss(segment2_circlecast(walls + 1, 3, &mover, Q(7, 0))));
}

static void nearest_of_rects(void)
{
    const graze_circle mover = ball(0, 1, 1);
    const graze_rect square = rect(-1, 0, 1, 2);
    graze_rect rects[3];
    rects[0] = rect(-9, -1, 40, 0);
    rects[1] = rect(9, 0, 10, 9);
    rects[2] = rect(5, 2, 6, 3); /* touched from below */
    CHECK(is_at(rect_circlecast(rects, 3, &mover, Q(16, 0)), GRAZE_HIT, 1, Q(8, 1)));
    CHECK(is_at(rect_circlecast(rects + 2, 1, &mover, Q(16, 0)), GRAZE_TOUCH, 0, Q(5, 1)));
    CHECK(is_at(rect_circlecast(rects, 3, &mover, Q(0, -1)), GRAZE_HIT, 0, Q(0, 1)));
    CHECK(is_at(rect_rectcast(rects, 3, &square, Q(16, 0)), GRAZE_HIT, 1, Q(7, 0)));
    CHECK(is_at(rect_rectcast(rects + 2, 1, &square, Q(16, 0)), GRAZE_TOUCH, 0, Q(3, 0)));
    rects[1] = rect(0, 1, 3, 3);
    CHECK(is_at(rect_circlecast(rects, 3, &mover, Q(16, 0)), GRAZE_INSIDE, 1, Q(0, 1)));
    CHECK(is_at(rect_rectcast(rects, 3, &square, Q(16, 0)), GRAZE_INSIDE, 1, Q(-1, 0)));
}

static void nearest_of_round_ones(void)
{
    const graze_circle mover = ball(0, 0, 1);
    graze_circle balls[3];
    graze_capsule2 rods[3];
    balls[0] = ball(12, 4, 3);
    balls[1] = ball(6, -3, 2);
    balls[2] = ball(20, 0, 3);
    CHECK(is_at(circle_circlecast(balls, 2, &mover, Q(16, 0)), GRAZE_TOUCH, 1, Q(6, 0)));
    CHECK(is_at(circle_circlecast(balls, 3, &mover, Q(32, 0)), GRAZE_HIT, 2, Q(16, 0)));
    rods[0] = rod(-3, -2, -3, 2, 2);
    rods[1] = rod(8, -4, 8, 4, 1);
    rods[2] = rod(20, -4, 20, 4, 1);
    CHECK(is_at(capsule2_circlecast(rods, 1, &mover, Q(8, 0)), GRAZE_TOUCH, 0, Q(0, 0)));
    CHECK(is_at(capsule2_circlecast(rods, 3, &mover, Q(32, 0)), GRAZE_HIT, 1, Q(6, 0)));
    CHECK(is_at(capsule2_circlecast(rods, 3, &mover, Q(-1, 0)), GRAZE_HIT, 0, Q(0, 0)));
    rods[0].radius = -rods[0].radius;
    CHECK(is_miss(capsule2_circlecast(rods, 1, &mover, Q(-8, 0))));
}

/* ---- Targets beyond ---- */

enum { FAR_ONES = 4 };

static void set_far_ones(graze_segment2 *walls, graze_circle *balls, graze_capsule2 *rods,
                         graze_rect *rects)
{
    static const double side[FAR_ONES][2] = {{-100, 0}, {100, 0}, {0, -100}, {0, 100}};
    for (int i = 0; i < FAR_ONES; i++) {
        const double x = side[i][0], y = side[i][1], inner = 0.96875;
        walls[i] = wall(x, y, x * inner, y * inner);
        balls[i] = ball(x, y, 1);
        rods[i] = rod(x, y, x * inner, y * inner, 1);
        rects[i] = rect(x - 1, y - 1, x + 1, y + 1);
    }
}

static void nearest_beyond(void)
{
    const graze_circle mover = ball(0, 0, 1);
    const graze_rect square = rect(0, 0, 1, 1);
    graze_segment2 walls[FAR_ONES + 1];
    graze_circle balls[FAR_ONES + 1];
    graze_capsule2 rods[FAR_ONES + 1];
    graze_rect rects[FAR_ONES + 1];
    set_far_ones(walls, balls, rods, rects);
    walls[FAR_ONES] = wall(6, 6, 9, 5);
    balls[FAR_ONES] = ball(6, 6, 1);
    rods[FAR_ONES] = rod(6, 6, 9, 5, 1);
    rects[FAR_ONES] = rect(6, 6, 8, 8);
    CHECK(is(segment2_circlecast(walls, 5, &mover, Q(16, 16)), GRAZE_HIT, 4));
    CHECK(is(circle_circlecast(balls, 5, &mover, Q(16, 16)), GRAZE_HIT, 4));
    CHECK(is(capsule2_circlecast(rods, 5, &mover, Q(16, 16)), GRAZE_HIT, 4));
    CHECK(is(rect_circlecast(rects, 5, &mover, Q(16, 16)), GRAZE_HIT, 4));
    CHECK(is_at(rect_rectcast(rects, 5, &square, Q(16, 16)), GRAZE_HIT, 4, Q(5, 5)));
}

/* In the box around the way, but not in the way. */
static void nearest_beside(void)
{
    static const double side[4][2] = {{-90, -90}, {-90, 90}, {90, -90}, {90, 90}};
    const graze_circle mover = ball(0, 0, 1);
    graze_circle balls[4];
    graze_capsule2 rods[4];
    for (int i = 0; i < 4; i++) {
        const double x = side[i][0], y = side[i][1];
        balls[i] = ball(x, y, 89.5);
        rods[i] = x * y > 0 ? rod(x - 1, y + 1, x + 1, y - 1, 89.5)
                            : rod(x + 1, y + 1, x - 1, y - 1, 89.5);
    }
    CHECK(is_miss(circle_circlecast(balls, 4, &mover, Q(1, 1))));
    CHECK(is_miss(capsule2_circlecast(rods, 4, &mover, Q(1, 1))));
    CHECK(is_miss(circle_circlecast(balls, 4, &mover, Q(-1, -1))));
    CHECK(is_miss(capsule2_circlecast(rods, 4, &mover, Q(-1, -1))));
}

/* ---- A point among walls ---- */

#if !GRAZE_FLOAT
static graze_segment2 wall_at(int32_t ax, int32_t ay, int32_t bx, int32_t by)
{
    const graze_segment2 w = {{ax, ay}, {bx, by}};
    return w;
}

/* At the common end of two walls: one raw unit off the one, the place is on the other, from where the point would get through. */
static void nearest_point_at_corner(void)
{
    const graze_segment2 walls[2] = {{{0, -50}, {0, 50}}, {{0, 0}, {-50, 0}}};
    const graze_capsule2 rods[3] = {{walls[0], 0}, {walls[1], 0}, {{{-60, 20}, {-10, 20}}, 9}};
    const graze_circle point = ball_at(-20, 6, 0), other = ball_at(-30, 9, 0);
    CHECK(is_at(segment2_circlecast(walls, 1, &point, graze_vec2_of(40, -12)), GRAZE_HIT, 0,
                graze_vec2_of(-1, 0)));
    CHECK(is_at(segment2_circlecast(walls, 2, &point, graze_vec2_of(40, -12)), GRAZE_HIT, 0,
                graze_vec2_of(-5, 1)));
    CHECK(is_at(segment2_circlecast(walls, 2, &other, graze_vec2_of(60, -18)), GRAZE_HIT, 0,
                graze_vec2_of(-8, 2)));
    CHECK(is_at(capsule2_circlecast(rods, 3, &point, graze_vec2_of(40, -12)), GRAZE_HIT, 0,
                graze_vec2_of(-5, 1)));
}

/* Along a wall on which it starts, to another one: the place is on the first wall, as the start is. */
static void nearest_point_on_wall(void)
{
    const graze_circle point = ball_at(0, 0, 0);
    graze_segment2 walls[2];
    graze_capsule2 rods[3];
    walls[0] = wall_at(-100, 0, 100, 0);
    walls[1] = wall_at(50, -50, 50, 50);
    CHECK(
        is_at(segment2_circlecast(walls, 2, &point, Q(1, 0)), GRAZE_HIT, 1, graze_vec2_of(49, 0)));
    rods[0].core = walls[0];
    rods[1].core = walls[1];
    rods[2].core = wall_at(0, 30, 49, 30);
    rods[0].radius = rods[1].radius = 0;
    rods[2].radius = 30; /* touched along its lower side */
    CHECK(is_at(capsule2_circlecast(rods, 3, &point, Q(1, 0)), GRAZE_HIT, 1, graze_vec2_of(49, 0)));
}

/* A touch does not stop it: so a place on another wall is free. */
static void nearest_point_touches(void)
{
    const graze_circle point = ball_at(-10, 0, 0);
    graze_segment2 walls[2];
    walls[0] = wall_at(0, 0, 0, 40);
    walls[1] = wall_at(0, 0, 40, 40);
    CHECK(is_at(segment2_circlecast(walls, 2, &point, graze_vec2_of(10, 0)), GRAZE_TOUCH, 0,
                graze_vec2_of(0, 0)));
}

/* ---- Where it stops ---- */

/* The slot has the slope 4 / 3, and is exactly as wide as the circle, so the circle is free only at multiples of (3, 4). In front
 * of the first wall one of the places that are tried is such a multiple. In front of the second wall only the start is. */
static void nearest_in_slot(void)
{
    const graze_circle mover = ball_at(0, 0, 10);
    graze_segment2 walls[3];
    walls[0] = wall_at(-3008, -3994, 5992, 8006);
    walls[1] = wall_at(-2992, -4006, 6008, 7994);
    walls[2] = wall_at(0, 3000, 4000, 2800);
    CHECK(is_at(segment2_circlecast(walls + 2, 1, &mover, graze_vec2_of(3000, 4000)), GRAZE_HIT, 0,
                graze_vec2_of(2160, 2881)));
    CHECK(is_at(segment2_circlecast(walls, 3, &mover, graze_vec2_of(3000, 4000)), GRAZE_HIT, 2,
                graze_vec2_of(2127, 2836)));
    walls[2] = wall_at(0, 3007, 4000, 2803);
    CHECK(is_at(segment2_circlecast(walls, 3, &mover, graze_vec2_of(3000, 4000)), GRAZE_HIT, 2,
                graze_vec2_of(0, 0)));
    CHECK(is_at(segment2_circlecast(walls, 2, &mover, graze_vec2_of(3000, 4000)), GRAZE_TOUCH, 0,
                graze_vec2_of(0, 0)));
}

/* A circle on its way between two mirrored circles, and past the corners of two squares. */
static void nearest_between_others(void)
{
    const graze_circle mover = ball_at(0, 0, 9);
    graze_circle balls[2] = {{{200, 15}, 10}, {{200, -15}, 10}};
    graze_rect rects[2] = {{{200, 5}, {300, 90}}, {{200, -90}, {300, -5}}};
    CHECK(is(circle_circlecast(balls, 2, &mover, graze_vec2_of(300, 0)), GRAZE_HIT, 0));
    CHECK(is(rect_circlecast(rects, 2, &mover, graze_vec2_of(300, 0)), GRAZE_HIT, 0));
}

/* In front of a wall that is longer than a scalar on y, one raw unit off it is one more than the way may be. */
static void nearest_after_a_long_way(void)
{
    const int32_t most = INT32_MAX;
    const graze_circle mover = ball_at(-13, -1001, 10);
    const graze_segment2 long_wall = wall_at(0, -1000, 1, most - 1000);
    const graze_vec2 motion = {4, most};
    graze_sweep_hit2 one;
    CHECK(graze_segment2_circlecast(&long_wall, &mover, motion, &one) == GRAZE_HIT);
    CHECK(one.center.y == most - 1000 && graze_sub(one.center.y, mover.center.y) == most);
    CHECK(is_at(segment2_circlecast(&long_wall, 1, &mover, motion), GRAZE_HIT, 0,
                graze_vec2_of(one.center.x, one.center.y - 1)));
}
#endif

void test_sweep_nearest_flat(void)
{
    check_group("the nearest of many for shapes that move in the plane");
    nearest_of_none();
    nearest_floor_and_wall();
    nearest_of_rects();
    nearest_of_round_ones();
    nearest_beyond();
    nearest_beside();
#if !GRAZE_FLOAT
    nearest_point_at_corner();
    nearest_point_on_wall();
    nearest_point_touches();
    nearest_in_slot();
    nearest_between_others();
    nearest_after_a_long_way();
#endif
}
