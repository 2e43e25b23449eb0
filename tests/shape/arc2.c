/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Discs that drive along arcs: the table of arc2.h, case by case. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../tests.h"
#include "arc2.h"

/* `exact` is rounded toward 0. Not beyond it, and less than 1.75 below the contact; in floats within 2^-20 turns of it. */
static bool is_turn(graze_result result, int32_t got, int32_t exact)
{
    const int32_t size = exact < 0 ? -got : got, most = exact < 0 ? -exact : exact;
    if (result == GRAZE_MISS)
        return got == UNTOUCHED;
#if GRAZE_FLOAT
    return most - 256 <= size && size <= most + 256;
#else
    return most - 1 <= size && size <= most;
#endif
}

static bool same(graze_result got, graze_result alone, int32_t turn, graze_result result,
                 int32_t exact)
{
    return got == result && alone == result && is_turn(result, turn, exact);
}

static bool mirrored_ends(graze_segment2 wall, graze_arc2 a, graze_scalar radius,
                          graze_result result, int32_t exact)
{
    int32_t turn = UNTOUCHED;
    graze_segment2 w;
    w.a = wall.b;
    w.b = wall.a;
    const graze_result got = graze_segment2_arccast(&w, &a, radius, &turn);
    return same(got, graze_segment2_arccast(&w, &a, radius, 0), turn, result, exact);
}

static bool wall_case(graze_segment2 wall, graze_arc2 a, graze_scalar radius, graze_result result,
                      int32_t exact)
{
    int32_t turn = UNTOUCHED;
    const graze_result got = graze_segment2_arccast(&wall, &a, radius, &turn);
    return same(got, graze_segment2_arccast(&wall, &a, radius, 0), turn, result, exact) &&
           mirrored_ends(wall, a, radius, result, exact);
}

static graze_vec2 down(graze_vec2 v)
{
    return graze_vec2_of(v.x, -v.y);
}

/* The same in the mirror, where the turn has the opposite sign. */
static bool meets_wall(graze_segment2 wall, graze_arc2 a, double radius, graze_result result,
                       int32_t exact)
{
    graze_segment2 w;
    graze_arc2 m;
    w.a = down(wall.a);
    w.b = down(wall.b);
    m.center = down(a.center);
    m.start = down(a.start);
    m.turn = -a.turn;
    return wall_case(wall, a, units(radius), result, exact) &&
           wall_case(w, m, units(radius), result, -exact);
}

static bool meets_circle(graze_circle circle, graze_arc2 a, double radius, graze_result result,
                         int32_t exact)
{
    int32_t turn = UNTOUCHED;
    const graze_result got = graze_circle_arccast(&circle, &a, units(radius), &turn);
    return same(got, graze_circle_arccast(&circle, &a, units(radius), 0), turn, result, exact);
}

static bool meets_rect(graze_rect rect, graze_arc2 a, double radius, graze_result result,
                       int32_t exact)
{
    int32_t turn = UNTOUCHED, back = UNTOUCHED;
    graze_rect r;
    graze_arc2 m;
    r.min = graze_vec2_of(rect.min.x, -rect.max.y);
    r.max = graze_vec2_of(rect.max.x, -rect.min.y);
    m.center = down(a.center);
    m.start = down(a.start);
    m.turn = -a.turn;
    const graze_result got = graze_rect_arccast(&rect, &a, units(radius), &turn);
    const graze_result other = graze_rect_arccast(&r, &m, units(radius), &back);
    return same(got, graze_rect_arccast(&rect, &a, units(radius), 0), turn, result, exact) &&
           same(other, result, back, result, -exact);
}

static graze_circle disc_at(double x, double y, double radius)
{
    graze_circle c;
    c.center = flat_units(x, y);
    c.radius = units(radius);
    return c;
}

/* ---- A wall ---- */

static const graze_segment2 far_wall = {FLAT(-20, 6), FLAT(20, 6)};
static const graze_segment2 short_wall = {FLAT(-2, 0), FLAT(2, 0)};

/* The center at 5 (cos, sin); the border of the wall at y = 5, 4 or 3. */
static void wall_from_the_side(void)
{
    CHECK(meets_wall(far_wall, arc(0, 0, 5, 0, HALF), 0.5, GRAZE_MISS, 0));
    CHECK(meets_wall(far_wall, arc(0, 0, 5, 0, HALF), 1, GRAZE_TOUCH, QUARTER));
    CHECK(meets_wall(far_wall, arc(0, 0, 5, 0, HALF), 2, GRAZE_HIT, 39616675));
    CHECK(meets_wall(far_wall, arc(0, 0, 5, 0, HALF), 3, GRAZE_HIT, 27492188));
    CHECK(meets_wall(far_wall, arc(0, 0, 5, 0, FULL), 3, GRAZE_HIT, 27492188));
    CHECK(meets_wall(far_wall, arc(0, 0, 5, 0, 3 * FULL), 3, GRAZE_HIT, 27492188));
    CHECK(meets_wall(far_wall, arc(0, 0, 5, 0, -FULL), 3, GRAZE_HIT, -161709916));
    CHECK(meets_wall(far_wall, arc(0, 0, 5, 0, 27492000), 3, GRAZE_MISS, 0));
    CHECK(meets_wall(far_wall, arc(0, 0, 5, 0, 28492000), 3, GRAZE_HIT, 27492188));
    CHECK(meets_wall(far_wall, arc(0, 0, 0, 5, FULL), 0.5, GRAZE_MISS, 0));
    CHECK(meets_wall(far_wall, arc(0, 12, 5, 12, FULL), 1, GRAZE_TOUCH, 3 * QUARTER));
    CHECK(meets_wall(far_wall, arc(0, 12, 5, 12, 3 * QUARTER - 1000), 1, GRAZE_MISS, 0));
    CHECK(meets_wall(far_wall, arc(0, 12, -5, 12, FULL), 1, GRAZE_TOUCH, QUARTER));
    CHECK(meets_wall(far_wall, arc(0, 12, 0, 17, FULL), 1, GRAZE_TOUCH, HALF));
}

/* In touch at the start: at (0, 5) with the border at y = 5, or beside an end. */
static void wall_in_touch(void)
{
    CHECK(meets_wall(far_wall, arc(0, 0, 0, 5, FULL), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(far_wall, arc(5, 5, 0, 5, HALF - 1000), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(far_wall, arc(5, 5, 0, 5, FULL), 1, GRAZE_HIT, HALF));
    CHECK(meets_wall(far_wall, arc(-5, 5, 0, 5, FULL), 1, GRAZE_HIT, 0));
    CHECK(meets_wall(far_wall, arc(0, 9, 0, 5, FULL), 1, GRAZE_HIT, 0));
    CHECK(meets_wall(far_wall, arc(0, 5, 0, 5, FULL), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(far_wall, arc(0, 9, 0, 5, 0), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(short_wall, arc(3, 8, 3, 0, QUARTER), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(short_wall, arc(8, 0, 3, 0, QUARTER), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(short_wall, arc(-8, 0, 3, 0, QUARTER), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(short_wall, arc(2, 0, 3, 0, QUARTER / 2), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(short_wall, arc(2, 0, 3, 0, HALF), 1, GRAZE_HIT, QUARTER));
    CHECK(meets_wall(short_wall, arc(2.5, 0, 3, 0, HALF), 1, GRAZE_HIT, 0));
}

/* The circle of the center touches both borders from within, at the ends; it is the border around the end, or runs inside. */
static void wall_runs_in_at_an_end(void)
{
    const graze_segment2 wall = {FLAT(0, 0), FLAT(8, 0)}, slope = {FLAT(0, 0), FLAT(8, 8)};
    CHECK(meets_wall(wall, arc(0, 0, -1, 0, -HALF), 1, GRAZE_HIT, -QUARTER));
    CHECK(meets_wall(wall, arc(0, 0, 0, -1, -FULL), 1, GRAZE_HIT, -HALF));
    CHECK(meets_wall(wall, arc(0, 0, 0, 1, FULL), 1, GRAZE_HIT, HALF));
    CHECK(meets_wall(wall, arc(0, 0, 0, 1, QUARTER), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(wall, arc(0, -2, 0, 1, QUARTER), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(wall, arc(0, -2, 0, 1, -QUARTER), 1, GRAZE_HIT, 0));
    CHECK(meets_wall(wall, arc(8, -2, 8, 1, QUARTER), 1, GRAZE_HIT, 0));
    CHECK(meets_wall(wall, arc(8, -2, 8, 1, -QUARTER), 1, GRAZE_TOUCH, 0));
    CHECK(meets_wall(wall, arc(8, -2, 11, -2, HALF), 1, GRAZE_HIT, QUARTER));
    CHECK(meets_wall(wall, arc(0, -2, -3, -2, -HALF), 1, GRAZE_HIT, -QUARTER));
    CHECK(meets_wall(wall, arc(4, -2, 4, 1, HALF), 1, GRAZE_HIT, 0));
    CHECK(meets_wall(slope, arc(0, 0, -1, 0, -HALF), 1, GRAZE_HIT, -FULL / 8));
}

static void wall_starts_inside(void)
{
    CHECK(meets_wall(short_wall, arc(0, 9, 0, 0.5, FULL), 1, GRAZE_INSIDE, 0));
    CHECK(meets_wall(short_wall, arc(0, 9, 0, -0.5, FULL), 1, GRAZE_INSIDE, 0));
    CHECK(meets_wall(short_wall, arc(0, 9, 2.5, 0.5, FULL), 1, GRAZE_INSIDE, 0));
    CHECK(meets_wall(short_wall, arc(0, 9, -2.5, 0.5, 0), 1, GRAZE_INSIDE, 0));
    CHECK(meets_wall(short_wall, arc(-2.5, 0.5, -2.5, 0.5, HALF), 1, GRAZE_INSIDE, 0));
    CHECK(meets_wall(short_wall, arc(0, 9, 3.5, 0.5, 0), 1, GRAZE_MISS, 0));
    CHECK(meets_wall(short_wall, arc(3.5, 0.5, 3.5, 0.5, FULL), 1, GRAZE_MISS, 0));
}

static void wall_of_no_width(void)
{
    CHECK(meets_wall(short_wall, arc(1, 1, 1, 3, FULL), 0, GRAZE_HIT, 89478485));
    CHECK(meets_wall(short_wall, arc(2, 4, 7, 4, FULL), 0, GRAZE_HIT, 173834403));
    CHECK(meets_wall(short_wall, arc(1, 3, 6, 3, FULL), 0, GRAZE_MISS, 0));
    CHECK(meets_wall(short_wall, arc(0, 2, 2, 2, FULL), 0, GRAZE_TOUCH, 3 * QUARTER));
    CHECK(meets_wall(short_wall, arc(0, 2, -2, 2, FULL), 0, GRAZE_TOUCH, QUARTER));
    CHECK(meets_wall(short_wall, arc(5, 0, 5, 1, FULL), 0, GRAZE_MISS, 0));
    CHECK(meets_wall(short_wall, arc(-5, 0, -5, 1, FULL), 0, GRAZE_MISS, 0));
    CHECK(meets_wall(short_wall, arc(-3, 0, -3, 1.5, FULL), 0, GRAZE_HIT, 3 * QUARTER));
    CHECK(meets_wall(short_wall, arc(0, 0, 0, 1, FULL), 0, GRAZE_HIT, QUARTER));
    CHECK(meets_wall(short_wall, arc(0, 0, 0, 2, FULL), 0, GRAZE_HIT, QUARTER));
    CHECK(meets_wall(short_wall, arc(0, 0, 0, 3, FULL), 0, GRAZE_MISS, 0));
    CHECK(meets_wall(short_wall, arc(0, 0, 1, 0, FULL), 0, GRAZE_HIT, HALF));
    CHECK(meets_wall(short_wall, arc(0, 0, 1, 0, QUARTER), 0, GRAZE_TOUCH, 0));
    CHECK(meets_wall(short_wall, arc(8, 0, 1, 0, FULL), 0, GRAZE_HIT, FULL));
    CHECK(meets_wall(short_wall, arc(8, 0, 1, 0, FULL - 1), 0, GRAZE_TOUCH, 0));
    CHECK(meets_wall(short_wall, arc(1, 0, 1, 0, FULL), 0, GRAZE_TOUCH, 0));
    CHECK(meets_wall(short_wall, arc(2, 4, 2, 8, FULL), 0, GRAZE_TOUCH, HALF));
    CHECK(meets_wall(short_wall, arc(3, 4, 3, 8, FULL), 0, GRAZE_MISS, 0));
    CHECK(meets_wall(short_wall, arc(-3, 4, -3, 8, FULL), 0, GRAZE_MISS, 0));
}

static void wall_of_no_length(void)
{
    const graze_segment2 point = {FLAT(0, 0), FLAT(0, 0)};
    CHECK(meets_wall(point, arc(5, 0, 10, 0, FULL), 0, GRAZE_TOUCH, HALF));
    CHECK(meets_wall(point, arc(5, 0, 9.5, 0, FULL), 0, GRAZE_MISS, 0));
    CHECK(meets_wall(point, arc(5, 0, 9, 0, FULL), 1, GRAZE_TOUCH, HALF));
    CHECK(meets_wall(point, arc(5, 0, 0, 0, FULL), 0, GRAZE_TOUCH, 0));
    CHECK(meets_wall(point, arc(5, 0, 10, 0, FULL), -1, GRAZE_MISS, 0));
}

/* ---- A circle ---- */

static void circle_cases(void)
{
    const graze_circle ball = disc_at(5, 0, 1);
    CHECK(meets_circle(ball, arc(0, 0, 0, 5, -HALF), 0, GRAZE_HIT, -58549992));
    CHECK(meets_circle(ball, arc(0, 0, 0, 5, FULL), 0, GRAZE_HIT, 192767720));
    CHECK(meets_circle(ball, arc(0, 0, 0, 3, -HALF), 1, GRAZE_TOUCH, -QUARTER));
    CHECK(meets_circle(ball, arc(0, 0, 0, 3, HALF), 1, GRAZE_MISS, 0));
    CHECK(meets_circle(ball, arc(0, 0, 0, 3, FULL), 1, GRAZE_TOUCH, 3 * QUARTER));
    CHECK(meets_circle(ball, arc(0, 0, 0, 7, FULL), 1, GRAZE_TOUCH, 3 * QUARTER));
    CHECK(meets_circle(ball, arc(0, 0, 0, 2.5, FULL), 1, GRAZE_MISS, 0));
    CHECK(meets_circle(ball, arc(0, 0, 0, 7.5, FULL), 1, GRAZE_MISS, 0));
    CHECK(meets_circle(ball, arc(5, 0, 7, 0, FULL), 1, GRAZE_TOUCH, 0));
    CHECK(meets_circle(ball, arc(5, 0, 8, 0, FULL), 1, GRAZE_MISS, 0));
    CHECK(meets_circle(ball, arc(5, 0, 6, 0, FULL), 1, GRAZE_INSIDE, 0));
    CHECK(meets_circle(ball, arc(6, 0, 7, 0, FULL), 1, GRAZE_HIT, 0));
    CHECK(meets_circle(ball, arc(6, 0, 7, 0, 0), 1, GRAZE_TOUCH, 0));
    CHECK(meets_circle(ball, arc(0, 0, 3, 0, FULL), 1, GRAZE_TOUCH, 0));
    CHECK(meets_circle(ball, arc(0, 0, 5, 0, 0), 0, GRAZE_INSIDE, 0));
    CHECK(meets_circle(ball, arc(0, 0, 0, 3, FULL), -1, GRAZE_MISS, 0));
    CHECK(meets_circle(disc_at(5, 0, -1), arc(0, 0, 0, 5, FULL), 9, GRAZE_MISS, 0));
    CHECK(meets_circle(disc_at(5, 0, 0), arc(0, 0, 0, 5, FULL), 0, GRAZE_TOUCH, 3 * QUARTER));
    CHECK(meets_circle(disc_at(3, 0, 5), arc(0, 0, 0, 4, QUARTER), 0, GRAZE_TOUCH, 0));
    CHECK(meets_circle(disc_at(3, 0, 5), arc(0, 0, 0, 4, FULL), 0, GRAZE_HIT, HALF));
    CHECK(meets_circle(disc_at(3, 0, 5), arc(0, 0, 0, 4, -1), 0, GRAZE_HIT, 0));
}

/* ---- A rectangle ---- */

static const graze_rect room = {FLAT(-4, -2), FLAT(4, 2)};

static void rect_cases(void)
{
    CHECK(meets_rect(room, arc(0, 8, 5, 8, FULL), 1, GRAZE_TOUCH, 3 * QUARTER));
    CHECK(meets_rect(room, arc(0, 8, 0, 13, FULL), 1, GRAZE_TOUCH, HALF));
    CHECK(meets_rect(room, arc(0, 8, 0, 12.5, FULL), 1, GRAZE_MISS, 0));
    CHECK(meets_rect(room, arc(9, 0, 12, 0, FULL), 2, GRAZE_TOUCH, HALF));
    CHECK(meets_rect(room, arc(10, 0, 16, 0, FULL), 2, GRAZE_HIT, 106725539));
    CHECK(meets_rect(room, arc(10, 0, 16, 0, FULL), 1, GRAZE_HIT, 113905240));
    CHECK(meets_rect(room, arc(7, 6, 11, 6, FULL), 1, GRAZE_TOUCH, 173834403));
    CHECK(meets_rect(room, arc(0, 0, 7, 0, FULL), 1, GRAZE_MISS, 0));
    CHECK(meets_rect(room, arc(0, 0, 5, 0, QUARTER), 1, GRAZE_HIT, 0));
    CHECK(meets_rect(room, arc(7, 6, 7, 6, FULL), 5, GRAZE_TOUCH, 0));
    CHECK(meets_rect(room, arc(0, 0, 0, 1, FULL), 0, GRAZE_INSIDE, 0));
    CHECK(meets_rect(room, arc(0, 0, 0, 1, FULL), 1, GRAZE_INSIDE, 0));
    CHECK(meets_rect(room, arc(0, 9, 4.5, 0, FULL), 1, GRAZE_INSIDE, 0));
    CHECK(meets_rect(room, arc(0, 9, -4.5, 2.5, FULL), 1, GRAZE_INSIDE, 0));
    CHECK(meets_rect(room, arc(0, 8, 0, 3, FULL), -1, GRAZE_MISS, 0));
}

/* Radius 0: through a corner into the rectangle, past a corner, and from the border. */
static void rect_of_points(void)
{
    CHECK(meets_rect(room, arc(4, 7, 9, 7, FULL), 0, GRAZE_TOUCH, 3 * QUARTER));
    CHECK(meets_rect(room, arc(4, 7, 9, 7, -FULL), 0, GRAZE_TOUCH, -QUARTER));
    CHECK(meets_rect(room, arc(8, 2, 12, 2, FULL), 0, GRAZE_TOUCH, HALF));
    CHECK(meets_rect(room, arc(7, 6, 12, 6, FULL), 0, GRAZE_TOUCH, 173834403));
    CHECK(meets_rect(room, arc(1, 6, 6, 6, FULL), 0, GRAZE_HIT, 173834403));
    CHECK(meets_rect(room, arc(1, -2, 4, 2, FULL), 0, GRAZE_HIT, 54984376));
    CHECK(meets_rect(room, arc(1, -2, 4, 2, -FULL), 0, GRAZE_HIT, -173834403));
    CHECK(meets_rect(room, arc(1, -2, 4, 2, QUARTER / 2), 0, GRAZE_TOUCH, 0));
    CHECK(meets_rect(room, arc(4, -3, 4, 2, QUARTER), 0, GRAZE_HIT, 0));
    CHECK(meets_rect(room, arc(4, -3, 4, 2, -QUARTER), 0, GRAZE_TOUCH, 0));
    CHECK(meets_rect(room, arc(0, 5, 5, 5, HALF), 0, GRAZE_MISS, 0));
    CHECK(meets_rect(room, arc(0, 6, 4, 6, FULL), 0, GRAZE_TOUCH, 3 * QUARTER));
    CHECK(meets_rect(room, arc(0, 0, 0, 2, FULL), 0, GRAZE_HIT, 0));
    CHECK(meets_rect(room, arc(0, 6, 0, 2, FULL), 0, GRAZE_TOUCH, 0));
    CHECK(meets_rect(room, arc(0, 0, 5, 0, FULL), 0, GRAZE_MISS, 0));
}

static void rect_flat(void)
{
    const graze_rect level = {FLAT(-4, 0), FLAT(4, 0)}, upright = {FLAT(0, -4), FLAT(0, 4)};
    const graze_rect point = {FLAT(3, 0), FLAT(3, 0)};
    const graze_rect turned[2] = {{FLAT(4, -2), FLAT(-4, 2)}, {FLAT(-4, 2), FLAT(4, -2)}};
    CHECK(meets_rect(level, arc(0, 0, 0, 3, FULL), 0, GRAZE_TOUCH, QUARTER));
    CHECK(meets_rect(upright, arc(0, 0, 3, 0, FULL), 0, GRAZE_TOUCH, QUARTER));
    CHECK(meets_rect(upright, arc(0, 0, 3, 0, FULL), 1, GRAZE_HIT, 52590069));
    CHECK(meets_rect(level, arc(0, 0, 3, 0, FULL), 0, GRAZE_TOUCH, 0));
    CHECK(meets_rect(point, arc(0, 0, 0, 3, FULL), 0, GRAZE_TOUCH, 3 * QUARTER));
    CHECK(meets_rect(turned[0], arc(0, 0, 0, 3, FULL), 1, GRAZE_MISS, 0));
    CHECK(meets_rect(turned[1], arc(0, 0, 0, 3, FULL), 1, GRAZE_MISS, 0));
}

void test_arc2(void)
{
    check_group("discs on arcs");
    wall_from_the_side();
    wall_in_touch();
    wall_runs_in_at_an_end();
    wall_starts_inside();
    wall_of_no_width();
    wall_of_no_length();
    circle_cases();
    rect_cases();
    rect_of_points();
    rect_flat();
}
