/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a rectangle: the cells of the policy about numbers. */
#include "../support/check.h"
#include "rect_line.h"

static const graze_rect square = SQUARE;

void rect_line_has_negative_limit(void)
{
    graze_ray2 ray = {AT2(0, 0), AT2(1, 0), -1};
    graze_ray_hit2 hit = {AT2(7, 7), AT2(7, 7), 7};
    CHECK(!graze_rect_overlaps_ray(&square, &ray));
    CHECK(graze_rect_raycast(&square, &ray, &hit) == GRAZE_MISS && hit.t == 7);
    CHECK(graze_rect_raycast_exit(&square, &ray, &hit) == GRAZE_MISS && hit.t == 7);
    ray.t_max = 0;
    CHECK(graze_rect_raycast(&square, &ray, &hit) == GRAZE_INSIDE && hit.t == 0);
    ray.origin.x = -GRAZE_ONE;
    CHECK(graze_rect_raycast(&square, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    CHECK(hit.normal.x == -GRAZE_ONE && graze_rect_overlaps_ray(&square, &ray));
}

void rect_line_spans_the_world(void)
{
    const graze_scalar low = -WORLD / 2, high = WORLD / 2;
    graze_rect rect = {{low, low}, {high, high}};
    graze_segment2 across = {{-WORLD, 0}, {WORLD, 0}}, diagonal = {{low, low}, {high, high}};
    graze_line_hit2 hit;
    CHECK(graze_rect_linecast(&rect, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == low && hit.point.y == 0 && hit.normal.x == -GRAZE_ONE);
    CHECK(graze_rect_linecast_exit(&rect, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == high && hit.normal.x == GRAZE_ONE);
    CHECK(graze_rect_linecast(&rect, &diagonal, &hit) == GRAZE_HIT && hit.fraction == 0);
    CHECK(graze_rect_linecast_exit(&rect, &diagonal, &hit) == GRAZE_HIT);
    CHECK(hit.fraction == GRAZE_FRACTION_ONE && vec2_equal(hit.point, rect.max));
    CHECK(graze_rect_overlaps_segment(&square, &diagonal));
}

void rect_line_saturates(void)
{
    graze_rect wall = {{GRAZE_SCALAR_MAX, -GRAZE_ONE}, {GRAZE_SCALAR_MAX, GRAZE_ONE}};
    graze_ray2 slow = {AT2(0, 0.5), {GRAZE_C(0.0000153), 0}, GRAZE_NO_LIMIT};
    graze_ray_hit2 hit;
#if GRAZE_FLOAT
    CHECK(!graze_rect_overlaps_ray(&wall, &slow)); /* t would be infinite */
    slow.dir.x = 1;
#endif
    CHECK(graze_rect_overlaps_ray(&wall, &slow));
    CHECK(graze_rect_raycast(&wall, &slow, &hit) == GRAZE_TOUCH);
    CHECK(hit.t == GRAZE_SCALAR_MAX && hit.point.x == GRAZE_SCALAR_MAX);
    CHECK(hit.point.y == GRAZE_C(0.5) && hit.normal.x == -GRAZE_ONE);
    slow.t_max = GRAZE_SCALAR_MAX / 2;
    CHECK(!graze_rect_overlaps_ray(&wall, &slow));
}

#if GRAZE_FLOAT

/* An unbounded rectangle is valid; a line from or to infinity misses. */
static void check_infinities(void)
{
    const graze_scalar inf = some_infinity();
    graze_rect half = {{-inf, -inf}, {0, inf}}, beyond = {{inf, -1}, {inf, 1}};
    graze_segment2 across = {AT2(2, 1), AT2(-2, 3)}, endless = {AT2(2, 1), {-inf, 1}};
    graze_ray2 ray = {AT2(0, 0), AT2(1, 0), GRAZE_NO_LIMIT};
    graze_line_hit2 hit;
    CHECK(graze_rect_linecast(&half, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == 0 && hit.point.y == 2);
    CHECK(graze_rect_linecast_exit(&half, &across, &hit) == GRAZE_INSIDE);
    CHECK(graze_rect_linecast(&half, &endless, &hit) == GRAZE_MISS);
    CHECK(!graze_rect_overlaps_ray(&beyond, &ray));
    ray.origin.x = -inf;
    CHECK(!graze_rect_overlaps_ray(&square, &ray));
}

/* The line that contains the NaN misses; if the rectangle contains it, both miss. */
void rect_line_has_no_number(void)
{
    const graze_segment2 through = {AT2(-3, 0.25), AT2(3, 0.5)};
    for (int field = 0; field < 4 + 4 + 5; field++) {
        graze_rect rect = square;
        graze_segment2 segment = through;
        graze_ray2 ray = ray_of_segment2(through);
        graze_line_hit2 line_hit;
        graze_ray_hit2 ray_hit;
        graze_scalar *first = field < 4 ? &rect.min.x : field < 8 ? &segment.a.x : &ray.origin.x;
        first[field % 4 + (field == 12 ? 4 : 0)] = some_nan();
        bool in_ray = field < 4 || field >= 8, in_segment = field < 8;
        CHECK(graze_rect_overlaps_segment(&rect, &segment) == !in_segment);
        CHECK(graze_rect_overlaps_ray(&rect, &ray) == !in_ray);
        CHECK((graze_rect_linecast(&rect, &segment, &line_hit) == GRAZE_MISS) == in_segment);
        CHECK((graze_rect_raycast_exit(&rect, &ray, &ray_hit) == GRAZE_MISS) == in_ray);
    }
    check_infinities();
}

#else

/* The fixed build treats these bit patterns as ordinary coordinates: a wall there can be hit. */
void rect_line_has_no_number(void)
{
    for (int i = 0; i < STRANGE; i++) {
        graze_scalar c = scalar_of_bits(strange_bits[i]);
        graze_rect wall = {{c, GRAZE_C(-1)}, {c, GRAZE_C(1)}};
        graze_segment2 segment = {{c - 1, 0}, {c + 3, 4}};
        graze_line_hit2 hit;
        CHECK(graze_rect_linecast(&wall, &segment, &hit) == GRAZE_TOUCH);
        CHECK(hit.point.x == c && hit.point.y == 1 && hit.fraction == FRACTION(0.25));
    }
}

#endif
