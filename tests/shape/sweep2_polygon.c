/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A circle that moves at a polygon: the table of sweep2.h, case by case, each also mirrored, with x and y exchanged, and with
 * each other corner first. */
#include "../tests.h"
#include "sweep2_polygon.h"

static const corners segment = {2, {AT2(-4, 0), AT2(4, 0)}};
static const corners point = {1, {AT2(1, 2)}};
/* In disorder, and two of them equal. */
static const corners in_line = {5, {AT2(0, 0), AT2(4, 0), AT2(-4, 0), AT2(2, 0), AT2(2, 0)}};
static const corners nothing = {0, {AT2(0, 0)}};

/* ---- The table. The sides of the house: the floor, the right wall, the roof on the right and on the left, the left wall ---- */

static void polygon_circle_misses(void)
{
    CHECK(stops(&house, ball(6, 0, 1), Q(-2.75, 0), miss()));
    CHECK(stops(&house, ball(6, 0, 1), Q(0, 9), miss()));
    CHECK(stops(&house, ball(6, 0, 1), Q(1, -1), miss()));
    CHECK(stops(&house, ball(6, 3, 1), Q(-6, 6), miss()));
    CHECK(stops(&house, ball(4, -3, 1), Q(-9, -1), miss()));
    CHECK(stops(&house, ball(2.9375, -2.9375, 1), Q(0, -5), miss()));
    CHECK(stops(&house, ball(2.9375, -2.9375, 1), Q(0, 0), miss()));
    CHECK(stops(&house, ball(5, 5, 1), Q(-4, 4), miss()));
    CHECK(stops(&house, ball(5, -5, 1), Q(-1, 1), miss()));
    CHECK(stops(&house, ball(-4, -5, 1), Q(14, 2.5), miss()));
}

static void polygon_circle_starts_apart_and_touches(void)
{
    CHECK(stops(&house, ball(6, 0, 1), Q(-3, 0),
                after(at_side(GRAZE_TOUCH, 1, Q(3, 0), Q(2, 0), RIGHT), 1, 1)));
    CHECK(stops(&house, ball(5, -3, 1), Q(-9, 0),
                after(at_corner(GRAZE_TOUCH, 1, Q(2, -3), Q(2, -2), DOWN), 1, 3)));
    CHECK(stops(&house, ball(-3, -4, 1), Q(0, 8),
                after(at_corner(GRAZE_TOUCH, 0, Q(-3, -2), Q(-2, -2), Q(-1, 0)), 1, 4)));
    CHECK(stops(&house, ball(-4, 4, 1), Q(8, 0),
                after(at_corner(GRAZE_TOUCH, 3, Q(0, 4), Q(0, 3), UP), 1, 2)));
    CHECK(stops(&house, ball(0, 8, 1), Q(0, -4),
                after(at_corner(GRAZE_TOUCH, 3, Q(0, 4), Q(0, 3), UP), 1, 1)));
}

static void polygon_circle_starts_apart_and_enters(void)
{
    CHECK(stops(&house, ball(7, 0, 1), Q(-8, 0),
                after(at_side(GRAZE_HIT, 1, Q(3, 0), Q(2, 0), RIGHT), 1, 2)));
    CHECK(stops(&house, ball(0, -7, 2), Q(1, 12),
                after(at_side(GRAZE_HIT, 0, Q(0.25, -4), Q(0.25, -2), DOWN), 1, 4)));
    CHECK(stops(&house, ball(0, 8, 1), Q(0, -8),
                after(at_corner(GRAZE_HIT, 3, Q(0, 4), Q(0, 3), UP), 1, 2)));
    CHECK(stops(&house, ball(-6, -2, 1), Q(6, 0),
                after(at_corner(GRAZE_HIT, 0, Q(-3, -2), Q(-2, -2), Q(-1, 0)), 1, 2)));
    CHECK(stops(&house, ball(7, -1.5, 1), Q(-8, 1),
                after(at_side(GRAZE_HIT, 1, Q(3, -1), Q(2, -1), RIGHT), 1, 2)));
}

static void polygon_circle_starts_in_touch_and_leaves(void)
{
    CHECK(stops(&house, ball(4, 0, 2), Q(3, 1), at_side(GRAZE_TOUCH, 1, Q(4, 0), Q(2, 0), RIGHT)));
    CHECK(stops(&house, ball(4, 0, 2), Q(0, -9), at_side(GRAZE_TOUCH, 1, Q(4, 0), Q(2, 0), RIGHT)));
    CHECK(stops(&house, ball(0, 5, 2), Q(9, 0), at_corner(GRAZE_TOUCH, 3, Q(0, 5), Q(0, 3), UP)));
    CHECK(stops(&house, ball(4, -2, 2), Q(0, -9),
                at_corner(GRAZE_TOUCH, 1, Q(4, -2), Q(2, -2), RIGHT)));
}

static void polygon_circle_starts_in_touch_and_enters(void)
{
    CHECK(stops(&house, ball(4, 0, 2), Q(-1, 9), at_side(GRAZE_HIT, 1, Q(4, 0), Q(2, 0), RIGHT)));
    CHECK(stops(&house, ball(0, 5, 2), Q(9, -1), at_corner(GRAZE_HIT, 3, Q(0, 5), Q(0, 3), UP)));
    CHECK(stops(&house, ball(4, -2, 2), Q(-1, -9),
                at_corner(GRAZE_HIT, 1, Q(4, -2), Q(2, -2), RIGHT)));
}

static void polygon_circle_starts_inside(void)
{
    CHECK(stops(&house, ball(0, 0, 1), Q(9, 0), inside(Q(0, 0))));
    CHECK(stops(&house, ball(0, 0, 0), Q(9, 0), inside(Q(0, 0))));
    CHECK(stops(&house, ball(2, 0, 1), Q(9, 0), inside(Q(2, 0))));
    CHECK(stops(&house, ball(2.5, 0, 1), Q(9, 0), inside(Q(2.5, 0))));
    CHECK(stops(&house, ball(2.5, -2.5, 1), Q(9, 0), inside(Q(2.5, -2.5))));
    CHECK(stops(&house, ball(0, 3.5, 1), Q(9, 0), inside(Q(0, 3.5))));
}

static void polygon_circle_does_not_move(void)
{
    CHECK(stops(&house, ball(4, 0, 2), Q(0, 0), at_side(GRAZE_TOUCH, 1, Q(4, 0), Q(2, 0), RIGHT)));
    CHECK(stops(&house, ball(4, 0, 3), Q(0, 0), inside(Q(4, 0))));
    CHECK(stops(&house, ball(4, 0, 1.5), Q(0, 0), miss()));
    CHECK(stops(&house, ball(2, 0, 0), Q(0, 0), at_side(GRAZE_TOUCH, 1, Q(2, 0), Q(2, 0), RIGHT)));
}

/* A line. It may stop on the border. */
static void polygon_circle_has_no_radius(void)
{
    CHECK(stops(&house, ball(6, 0, 0), Q(-8, 0),
                after(at_side(GRAZE_HIT, 1, Q(2, 0), Q(2, 0), RIGHT), 1, 2)));
    CHECK(stops(&house, ball(6, 0, 0), Q(-4, 0),
                after(at_side(GRAZE_TOUCH, 1, Q(2, 0), Q(2, 0), RIGHT), 1, 1)));
    CHECK(stops(&house, ball(6, 0, 0), Q(-3, 0), miss()));
    CHECK(stops(&house, ball(2, 0, 0), Q(-1, 1), at_side(GRAZE_HIT, 1, Q(2, 0), Q(2, 0), RIGHT)));
    CHECK(stops(&house, ball(2, 0, 0), Q(1, 1), at_side(GRAZE_TOUCH, 1, Q(2, 0), Q(2, 0), RIGHT)));
    CHECK(stops(&house, ball(3, 3, 0), Q(-3, 3), miss()));
    const graze_polygon2 polygon = polygon_of(&house);
    graze_sweep_hit2 hit = untouched;
    graze_circle c = ball(-2, 3, 0);
    CHECK(graze_polygon2_circlecast(&polygon, &c, Q(4, 0), &hit) == GRAZE_TOUCH);
    CHECK(hit.feature == GRAZE_FEATURE_CORNER && hit.index == 3 && flat_equal(hit.center, Q(0, 3)));
    c = ball(0.5, 6, 0);
    CHECK(graze_polygon2_circlecast(&polygon, &c, Q(-1, -6), &hit) == GRAZE_HIT);
    CHECK(hit.feature == GRAZE_FEATURE_CORNER && hit.index == 3 && flat_equal(hit.center, Q(0, 3)));
    c = ball(0, -6, 0);
    CHECK(graze_polygon2_circlecast(&polygon, &c, Q(2, 4), &hit) == GRAZE_TOUCH);
    CHECK(hit.feature == GRAZE_FEATURE_CORNER && hit.index == 1 && hit.fraction > 0);
}

static void polygon_circle_is_empty(void)
{
    graze_circle c = ball(6, 0, -1);
    CHECK(stops(&house, c, Q(-9, 0), miss()));
    c.radius = GRAZE_SCALAR_MIN;
    CHECK(stops(&house, c, Q(-9, 0), miss()));
    c = ball(0, 0, 1);
    const stop e = miss();
    CHECK(stops_one(&nothing, &c, Q(9, 0), &e));
}

static void polygon_circle_meets_a_flat_one(void)
{
    CHECK(stops(&segment, ball(1, 3, 1), Q(0, -4),
                after(at_side(GRAZE_HIT, 1, Q(1, 1), Q(1, 0), UP), 1, 2)));
    CHECK(stops(&segment, ball(8, 0, 1), Q(-6, 0),
                after(at_corner(GRAZE_HIT, 1, Q(5, 0), Q(4, 0), RIGHT), 1, 2)));
    CHECK(stops(&segment, ball(1, 0.5, 1), Q(0, -4), inside(Q(1, 0.5))));
    CHECK(stops(&segment, ball(1, 0, 1), Q(0, -4), inside(Q(1, 0))));
    CHECK(stops(&segment, ball(1, 3, 0), Q(0, -6),
                after(at_side(GRAZE_TOUCH, 1, Q(1, 0), Q(1, 0), UP), 1, 2)));
    CHECK(stops(&segment, ball(4, 3, 0), Q(0, -6),
                after(at_corner(GRAZE_TOUCH, 1, Q(4, 0), Q(4, 0), UP), 1, 2)));
    CHECK(stops(&point, ball(1, 5, 1), Q(0, -4),
                after(at_corner(GRAZE_HIT, 0, Q(1, 3), Q(1, 2), UP), 1, 2)));
    CHECK(stops(&point, ball(5, 3, 1), Q(-8, 0),
                after(at_corner(GRAZE_TOUCH, 0, Q(1, 3), Q(1, 2), UP), 1, 2)));
}

/* Corners on one line: the ends are corners; the side has the first edge that has the start on its right. */
static void meets_corners_in_line(void)
{
    graze_circle c = ball(2, 3, 1);
    stop e = after(at_side(GRAZE_HIT, 1, Q(2, 1), Q(2, 0), UP), 1, 2);
    check_case("corners in line");
    CHECK(stops_one(&in_line, &c, Q(0, -4), &e));
    c = ball(3, -3, 1);
    e = after(at_side(GRAZE_HIT, 0, Q(3, -1), Q(3, 0), DOWN), 1, 2);
    CHECK(stops_one(&in_line, &c, Q(0, 4), &e));
    c = ball(9, 0, 1);
    e = after(at_corner(GRAZE_HIT, 1, Q(5, 0), Q(4, 0), RIGHT), 1, 2);
    CHECK(stops_one(&in_line, &c, Q(-8, 0), &e));
    c = ball(2, 3, 0);
    e = after(at_side(GRAZE_TOUCH, 1, Q(2, 0), Q(2, 0), UP), 1, 2);
    CHECK(stops_one(&in_line, &c, Q(0, -6), &e));
}

static void polygon_circle_meets_a_corner(void)
{
    const graze_vec2 out = graze_vec2_of(GRAZE_RATIO(3, 5), -GRAZE_RATIO(4, 5));
    CHECK(stops(&house, ball(13, -6, 5), Q(-16, 0),
                after(at_corner(GRAZE_HIT, 1, Q(5, -6), Q(2, -2), out), 1, 2)));
    CHECK(
        stops(&house, ball(5, -6, 5), Q(0, 0), at_corner(GRAZE_TOUCH, 1, Q(5, -6), Q(2, -2), out)));
    CHECK(stops(&house, ball(5, -6, 5), Q(-9, -9),
                at_corner(GRAZE_TOUCH, 1, Q(5, -6), Q(2, -2), out)));
    CHECK(stops(&house, ball(5, -6, 5), Q(0, 9), at_corner(GRAZE_HIT, 1, Q(5, -6), Q(2, -2), out)));
    CHECK(stops(&house, ball(2, -9, 5), Q(0, 4),
                after(at_corner(GRAZE_HIT, 1, Q(2, -7), Q(2, -2), DOWN), 1, 2)));
    CHECK(stops(&house, ball(1.75, -9, 5), Q(0, 4),
                after(at_side(GRAZE_HIT, 0, Q(1.75, -7), Q(1.75, -2), DOWN), 1, 2)));
    CHECK(stops(&house, ball(9, 1, 5), Q(-4, 0),
                after(at_corner(GRAZE_HIT, 2, Q(7, 1), Q(2, 1), RIGHT), 1, 2)));
}

/* A side that has a corner in its middle, and each corner twice: corners have the first index. */
static void meets_more_corners(void)
{
    const corners middle = variant_of_corners(&house, CORNERS_MOST + 1);
    const corners twice = variant_of_corners(&house, CORNERS_MOST);
    stop e = after(at_side(GRAZE_HIT, 0, Q(3, 0), Q(2, 0), RIGHT), 1, 2);
    check_case("corners in a side, and equal ones");
    for (uint32_t v = 0; v < 2; v++) {
        const corners *c = v == 0 ? &middle : &twice;
        const graze_polygon2 polygon = polygon_of(c);
        const graze_circle mover = ball(7, 0, 1), low = ball(7, -0.5, 1), high = ball(0, 8, 1);
        graze_sweep_hit2 hit = untouched;
        CHECK(graze_polygon2_circlecast(&polygon, &mover, Q(-8, 0), &hit) == GRAZE_HIT);
        CHECK(flat_equal(hit.center, e.center) && flat_equal(hit.normal, e.normal));
        const graze_vec2 from = c->corner[hit.index], to = c->corner[(hit.index + 1) % 10];
        CHECK(hit.feature == GRAZE_FEATURE_EDGE && from.y < 0 && to.y > 0 && from.x == to.x);
        CHECK(graze_polygon2_circlecast(&polygon, &low, Q(-8, 0), &hit) == GRAZE_HIT);
        CHECK(hit.feature == (v == 0 ? GRAZE_FEATURE_CORNER : GRAZE_FEATURE_EDGE));
        CHECK(flat_equal(hit.point, Q(2, -0.5)) && flat_equal(hit.center, Q(3, -0.5)));
        CHECK(graze_polygon2_circlecast(&polygon, &high, Q(0, -8), &hit) == GRAZE_HIT);
        CHECK(hit.feature == GRAZE_FEATURE_CORNER && flat_equal(c->corner[hit.index], Q(0, 3)));
        CHECK(hit.index == 0 || !flat_equal(c->corner[hit.index - 1], Q(0, 3)));
    }
}

#if !GRAZE_FLOAT

static const raw_stop raw_stops[] = {
    /* a side: inside the polygon, or within the radius of the next edge */
    {3, {{11, 13}, {-3, 9}, {14, 6}}, {{2, 14}, 0}, {5, -4}, {4, 12}, GRAZE_FEATURE_EDGE, 0},
    {3, {{-3, -5}, {2, 2}, {-3, 7}}, {{22, 4}, 0}, {-27, -8}, {-1, -4}, GRAZE_FEATURE_EDGE, 0},
    {3, {{-4, 3}, {3, 0}, {8, -2}}, {{-26, -23}, 1}, {31, 24}, {2, -2}, GRAZE_FEATURE_EDGE, 0},
    {3, {{-6, 4}, {-7, -4}, {-5, 8}}, {{-19, 15}, 1}, {17, -15}, {-8, 5}, GRAZE_FEATURE_EDGE, 2},
    /* a line into a tip thinner than a raw unit: the rounded place is beyond the other side */
    {4,
     {{-24604, -23728}, {-25304, -25049}, {-26004, -26370}, {-6630, 9848}},
     {{-6931, 9281}, 0},
     {-108652, 58121},
     {-6932, 9281},
     GRAZE_FEATURE_EDGE,
     2},
    /* a corner: beside it on y, beside it on x, on neither */
    {4,
     {{0, 3}, {0, -3}, {3, -3}, {2, 1}},
     {{20, 23}, 1},
     {-29, -37},
     {4, 2},
     GRAZE_FEATURE_CORNER,
     3},
    {3, {{1, -9}, {-3, 3}, {-13, -5}}, {{21, 29}, 1}, {-36, -40}, {-1, 4}, GRAZE_FEATURE_CORNER, 1},
    {3,
     {{9, 3}, {-13, -9}, {-2, -8}},
     {{-17, -28}, 1},
     {40, 50},
     {-1, -10},
     GRAZE_FEATURE_CORNER,
     2},
    {3, {{-4, 5}, {-2, -5}, {1, 6}}, {{-13, 26}, 1}, {18, -41}, {-5, 7}, GRAZE_FEATURE_CORNER, 0},
    {3, {{-8, -7}, {0, -7}, {-6, -3}}, {{-30, 39}, 5}, {55, -78}, {-2, 2}, GRAZE_FEATURE_CORNER, 2},
    {4,
     {{3, 2}, {4, 4}, {2, 3}, {-2, -2}},
     {{16, -41}, 10},
     {-19, 103},
     {10, -7},
     GRAZE_FEATURE_CORNER,
     0},
};

static bool is_raw_stop(const raw_stop *s, uint32_t first)
{
    graze_vec2 corner[4];
    graze_polygon2 polygon;
    graze_circle next = s->circle;
    graze_sweep_hit2 hit = untouched;
    for (uint32_t i = 0; i < s->count; i++)
        corner[i] = s->corner[(i + first) % s->count];
    polygon.corners = corner;
    polygon.count = s->count;
    if (graze_polygon2_circlecast(&polygon, &s->circle, s->motion, &hit) != GRAZE_HIT)
        return false;
    next.center = hit.center;
    return flat_equal(hit.center, s->center) && hit.feature == s->feature &&
           hit.index == index_from(s->index, first, s->count) &&
           graze_polygon2_circlecast(&polygon, &next, Q(0, 0), NULL) != GRAZE_INSIDE;
}

#endif

/* The rounded place is in the polygon, but farther than the radius from the edge at which the circle stops. */
static void polygon_circle_stops_off_the_path(void)
{
#if !GRAZE_FLOAT
    for (uint32_t i = 0; i < sizeof raw_stops / sizeof raw_stops[0]; i++)
        for (uint32_t first = 0; first < raw_stops[i].count; first++)
            CHECK(is_raw_stop(&raw_stops[i], first));
#else
    const corners kite = {4, {FLAT(0, 0), FLAT(7, 3), FLAT(9, 8), FLAT(1, 5)}};
    const graze_polygon2 polygon = polygon_of(&kite);
    graze_sweep_hit2 hit = untouched;
    for (int i = 0; i < 64; i++) {
        const graze_circle c = ball(1 + i / 16.0, -8, 1 + i / 128.0);
        CHECK(graze_polygon2_circlecast(&polygon, &c, Q(2, 12), &hit) == GRAZE_HIT &&
              graze_polygon2_distance(&polygon, &hit.center) >= c.radius);
    }
#endif
}

static void polygon_circle_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX;
    const corners tower = {4, {{most - 9, -8}, {most, -8}, {most, 8}, {most - 9, 8}}};
    /* the rounded place is at the border, beside the corner, and within the radius of the slope */
    const corners slope = {3, {{0, most - 10}, {1000, most - 60}, {1000, most}}};
    const graze_polygon2 at_tower = polygon_of(&tower), at_slope = polygon_of(&slope);
    graze_sweep_hit2 hit = untouched;
    graze_circle c = {{0, 0}, 1};
    CHECK(graze_polygon2_circlecast(&at_tower, &c, graze_vec2_of(INT32_MAX, 1), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most - 10 && hit.center.y == 1 && hit.index == 3);
    c.center = graze_vec2_of(most - 12, 0);
    CHECK(graze_polygon2_circlecast(&at_tower, &c, graze_vec2_of(9, 0), &hit) == GRAZE_HIT);
    c.center = graze_vec2_of(-3, most);
    c.radius = 10;
    CHECK(graze_polygon2_circlecast(&at_slope, &c, graze_vec2_of(60, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.y == most && hit.center.x == -1);
    c.center = hit.center;
    CHECK(graze_polygon2_circlecast(&at_slope, &c, graze_vec2_of(60, 0), NULL) != GRAZE_INSIDE);
#endif
}

static void polygon_circle_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const corners half = {3,
                          {{INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MIN}, {INT32_MAX, INT32_MAX}}};
    const corners line = {2, {{INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MAX}}};
    const corners near_and_far = {4, {{-9, -9}, {9, -9}, {9, 9}, {-9, INT32_MAX}}};
    const graze_polygon2 polygon = polygon_of(&half), flat = polygon_of(&line),
                         mixed = polygon_of(&near_and_far);
    const graze_vec2 down = graze_vec2_of(INT32_MAX, INT32_MIN);
    graze_circle c = {{INT32_MIN, INT32_MAX}, 1};
    graze_sweep_hit2 hit = untouched;
    CHECK(graze_polygon2_circlecast(&polygon, &c, down, &hit) == GRAZE_HIT);
    CHECK(hit.feature == GRAZE_FEATURE_EDGE && hit.index == 2 && hit.center.x < hit.center.y);
    c.radius = INT32_MAX;
    CHECK(graze_polygon2_circlecast(&polygon, &c, down, &hit) == GRAZE_HIT && hit.index == 2);
    CHECK(graze_polygon2_circlecast(&flat, &c, down, &hit) == GRAZE_HIT && hit.index == 1);
    CHECK(graze_polygon2_circlecast(&polygon, &c, graze_vec2_of(0, 0), NULL) == GRAZE_MISS);
    c.radius = 0;
    CHECK(graze_polygon2_circlecast(&polygon, &c, graze_vec2_of(0, INT32_MIN), &hit) == GRAZE_MISS);
    CHECK(graze_polygon2_circlecast(&flat, &c, graze_vec2_of(0, 1), &hit) == GRAZE_MISS);
    c.center = graze_vec2_of(-20, 0);
    c.radius = 1;
    CHECK(graze_polygon2_circlecast(&mixed, &c, graze_vec2_of(40, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == -10 && hit.index == 3);
    c.center = graze_vec2_of(20, 0);
    CHECK(graze_polygon2_circlecast(&mixed, &c, graze_vec2_of(-40, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == 10 && hit.index == 1);
#endif
}

static void polygon_circle_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar nan = scalar_of_bits(strange_bits[0]);
    graze_circle c = ball(6, 0, 1);
    corners broken = house;
    CHECK(stops(&house, c, graze_vec2_of(-9, nan), miss()));
    c.radius = nan;
    CHECK(stops(&house, c, Q(-9, 0), miss()));
    c = ball(6, 0, 1);
    c.center.y = nan;
    CHECK(stops(&house, c, Q(-9, 0), miss()));
    c = ball(6, 0, 1);
    for (uint32_t i = 0; i < broken.count; i++) {
        broken = house;
        broken.corner[i].x = nan;
        c.radius = GRAZE_ONE;
        CHECK(stops(&broken, c, Q(-9, 0), miss()));
        c.radius = 0;
        CHECK(stops(&broken, c, Q(-9, 0), miss()));
    }
#endif
}

void test_sweep2_polygon(void)
{
    SWEEP_COLUMN(polygon_circle);
    meets_corners_in_line();
    meets_more_corners();
}
