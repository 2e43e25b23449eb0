/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a wall: the policy, case by case. Each case is checked as segment and
 * as ray, with a hit and without, and with wall and segment exchanged.
 */
#include "../support/check.h"
#include "../support/policy.h"
#include "rect_line.h"
#include "../tests.h"

#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define RUN(cases)   run(cases, COUNT(cases))

/* The wall runs from left to right, so its front is up. */
#define FLOOR                                                                                      \
    {                                                                                              \
        AT2(-2, 1), AT2(2, 1)                                                                      \
    }
#define NOWHERE AT2(0, 0), AT2(0, 0), 0, 0, 0

typedef struct {
    graze_result result;
    graze_vec2 point, normal;
    graze_fraction fraction, wall_fraction;
    int32_t side;
} wall_expectation;

typedef struct {
    const char *name;
    graze_segment2 wall, segment;
    wall_expectation expected;
} wall_case;

static void check_parts(const wall_expectation *e, graze_vec2 point, graze_vec2 normal,
                        graze_fraction wall_fraction, int32_t side)
{
    bool missed = e->result == GRAZE_MISS;
    CHECK(vec2_equal(point, missed ? graze_vec2_of(7, 7) : e->point));
    CHECK(vec2_equal(normal, missed ? graze_vec2_of(7, 7) : e->normal));
    CHECK(wall_fraction == (missed ? 7 : e->wall_fraction));
    CHECK(side == (missed ? 7 : e->side));
}

static void check_segment(const wall_case *c)
{
    graze_wall_line_hit2 hit = {{7, 7}, {7, 7}, 7, 7, 7};
    bool meets = c->expected.result != GRAZE_MISS;
    CHECK(graze_segment2_linecast(&c->wall, &c->segment, &hit) == c->expected.result);
    CHECK(hit.fraction == (meets ? c->expected.fraction : 7));
    check_parts(&c->expected, hit.point, hit.normal, hit.wall_fraction, hit.side);
    CHECK(graze_segment2_linecast(&c->wall, &c->segment, NULL) == c->expected.result);
    CHECK(graze_segment2_overlaps_segment(&c->wall, &c->segment) == meets);
    CHECK(graze_segment2_overlaps_segment(&c->segment, &c->wall) == meets);
}

static void check_ray(const wall_case *c)
{
    graze_wall_ray_hit2 hit = {{7, 7}, {7, 7}, 7, 7, 7};
    graze_ray2 ray = ray_of_segment2(c->segment);
    bool meets = c->expected.result != GRAZE_MISS;
    CHECK(graze_segment2_raycast(&c->wall, &ray, &hit) == c->expected.result);
    CHECK(hit.t == (meets ? c->expected.fraction / (GRAZE_FRACTION_ONE / GRAZE_ONE) : 7));
    check_parts(&c->expected, hit.point, hit.normal, hit.wall_fraction, hit.side);
    CHECK(graze_segment2_raycast(&c->wall, &ray, NULL) == c->expected.result);
    CHECK(graze_segment2_overlaps_ray(&c->wall, &ray) == meets);
}

/* Turns the wall round: the other side becomes the front. */
static wall_case turned(const wall_case *c)
{
    wall_case t = *c;
    t.wall.a = c->wall.b;
    t.wall.b = c->wall.a;
    t.expected.normal = graze_vec2_of(0 - c->expected.normal.x, 0 - c->expected.normal.y);
    t.expected.side = -c->expected.side;
    t.expected.wall_fraction = GRAZE_FRACTION_ONE - c->expected.wall_fraction;
    return t;
}

/* x and y exchanged: left becomes right. */
static wall_case exchanged(const wall_case *c)
{
    wall_case e = *c;
    e.wall.a = image_of_vec2(c->wall.a, 2);
    e.wall.b = image_of_vec2(c->wall.b, 2);
    e.segment.a = image_of_vec2(c->segment.a, 2);
    e.segment.b = image_of_vec2(c->segment.b, 2);
    e.expected.point = image_of_vec2(c->expected.point, 2);
    e.expected.normal = graze_vec2_of(0 - c->expected.normal.y, 0 - c->expected.normal.x);
    e.expected.side = -c->expected.side;
    return e;
}

static void check_both(const wall_case *c)
{
    check_segment(c);
    check_ray(c);
}

static void run(const wall_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const wall_case *c = &cases[i];
        wall_case image = exchanged(c);
        check_case(c->name);
        check_both(c);
        check_both(&image);
        if (vec2_equal(c->wall.a, c->wall.b))
            continue;
        image = turned(c);
        check_both(&image);
    }
}

static void segment2_line_misses(void)
{
    static const wall_case cases[] = {
        {"beside", FLOOR, {AT2(3, 0), AT2(3, 2)}, {GRAZE_MISS, NOWHERE}},
        {"below", FLOOR, {AT2(-1, 0), AT2(1, 0.5)}, {GRAZE_MISS, NOWHERE}},
        {"behind the start", FLOOR, {AT2(0, 2), AT2(1, 3)}, {GRAZE_MISS, NOWHERE}},
        {"one raw unit short", FLOOR, {AT2(0, 0), AT2(0, 0.99998)}, {GRAZE_MISS, NOWHERE}},
        {"past an end", {AT2(0, 0), AT2(2, 2)}, {AT2(1, 0), AT2(3, 2)}, {GRAZE_MISS, NOWHERE}},
        {"round a corner", {AT2(0, 0), AT2(4, 4)}, {AT2(2, 1), AT2(4, 1)}, {GRAZE_MISS, NOWHERE}},
        {"parallel", {AT2(0, 0), AT2(2, 2)}, {AT2(0, 0.5), AT2(1, 1.5)}, {GRAZE_MISS, NOWHERE}},
        {"on its line, ahead", FLOOR, {AT2(3, 1), AT2(4, 1)}, {GRAZE_MISS, NOWHERE}},
        {"on its line, short", FLOOR, {AT2(-5, 1), AT2(-3, 1)}, {GRAZE_MISS, NOWHERE}},
    };
    RUN(cases);
}

static void segment2_line_only_touches(void)
{
    static const wall_case cases[] = {
        {"starts on it, leaves to the front",
         FLOOR,
         {AT2(1, 1), AT2(3, 2)},
         {GRAZE_TOUCH, AT2(1, 1), AT2(0, 1), 0, FRACTION(0.75), GRAZE_ACROSS}},
        {"ends on it",
         FLOOR,
         {AT2(-1, 2), AT2(1, 1)},
         {GRAZE_TOUCH, AT2(1, 1), AT2(0, 1), FRACTION(1), FRACTION(0.75), GRAZE_FRONT}},
        {"ends on its end",
         FLOOR,
         {AT2(1, 0), AT2(2, 1)},
         {GRAZE_TOUCH, AT2(2, 1), AT2(0, 1), FRACTION(1), FRACTION(1), GRAZE_BACK}},
        {"runs along it from outside",
         FLOOR,
         {AT2(-3, 1), AT2(5, 1)},
         {GRAZE_TOUCH, AT2(-2, 1), AT2(0, 1), FRACTION(0.125), 0, GRAZE_ACROSS}},
        {"runs back along it",
         FLOOR,
         {AT2(5, 1), AT2(-3, 1)},
         {GRAZE_TOUCH, AT2(2, 1), AT2(0, 1), FRACTION(0.375), FRACTION(1), GRAZE_ACROSS}},
        {"runs along it from within",
         FLOOR,
         {AT2(1, 1), AT2(5, 1)},
         {GRAZE_TOUCH, AT2(1, 1), AT2(0, 1), 0, FRACTION(0.75), GRAZE_ACROSS}},
        {"runs up to its end",
         FLOOR,
         {AT2(4, 1), AT2(2, 1)},
         {GRAZE_TOUCH, AT2(2, 1), AT2(0, 1), FRACTION(1), FRACTION(1), GRAZE_ACROSS}},
    };
    RUN(cases);
}

static const wall_case through[] = {
    {"from the back",
     FLOOR,
     {AT2(0, 0), AT2(2, 4)},
     {GRAZE_HIT, AT2(0.5, 1), AT2(0, 1), FRACTION(0.25), FRACTION(0.625), GRAZE_BACK}},
    {"from the front",
     FLOOR,
     {AT2(2, 4), AT2(0, 0)},
     {GRAZE_HIT, AT2(0.5, 1), AT2(0, 1), FRACTION(0.75), FRACTION(0.625), GRAZE_FRONT}},
};

static void segment2_line_goes_in(void)
{
    RUN(through);
}

POLICY_CANNOT_OCCUR(segment2_line, starts_inside, "a wall has no interior")
POLICY_CANNOT_OCCUR(segment2_line, ends_inside, "a wall has no interior, and no exits")

static void segment2_line_is_a_point(void)
{
    static const wall_case cases[] = {
        {"on it",
         FLOOR,
         {AT2(1, 1), AT2(1, 1)},
         {GRAZE_TOUCH, AT2(1, 1), AT2(0, 1), 0, FRACTION(0.75), GRAZE_ACROSS}},
        {"on its end",
         FLOOR,
         {AT2(-2, 1), AT2(-2, 1)},
         {GRAZE_TOUCH, AT2(-2, 1), AT2(0, 1), 0, 0, GRAZE_ACROSS}},
        {"off it", FLOOR, {AT2(1, 1.5), AT2(1, 1.5)}, {GRAZE_MISS, NOWHERE}},
        {"on its line", FLOOR, {AT2(3, 1), AT2(3, 1)}, {GRAZE_MISS, NOWHERE}},
        {"within its box",
         {AT2(0, 0), AT2(2, 2)},
         {AT2(1, 0.5), AT2(1, 0.5)},
         {GRAZE_MISS, NOWHERE}},
    };
    RUN(cases);
}

static void segment2_line_has_negative_limit(void)
{
    const graze_segment2 wall = FLOOR;
    graze_ray2 ray = {AT2(0, 1), AT2(0, 1), -1};
    graze_wall_ray_hit2 hit = {{7, 7}, {7, 7}, 7, 7, 7};
    CHECK(graze_segment2_raycast(&wall, &ray, &hit) == GRAZE_MISS && hit.t == 7);
    CHECK(!graze_segment2_overlaps_ray(&wall, &ray));
    ray.t_max = 0;
    CHECK(graze_segment2_raycast(&wall, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    ray.origin.y = 0;
    CHECK(graze_segment2_raycast(&wall, &ray, &hit) == GRAZE_MISS);
    ray.t_max = GRAZE_ONE;
    CHECK(graze_segment2_raycast(&wall, &ray, &hit) == GRAZE_TOUCH && hit.t == GRAZE_ONE);
    ray.t_max = GRAZE_NO_LIMIT;
    CHECK(graze_segment2_raycast(&wall, &ray, &hit) == GRAZE_HIT && hit.t == GRAZE_ONE);
    ray.dir = graze_vec2_of(GRAZE_ONE, 0);
    ray.origin = graze_vec2_of(GRAZE_C(-3), GRAZE_ONE);
    CHECK(graze_segment2_raycast(&wall, &ray, &hit) == GRAZE_TOUCH && hit.t == GRAZE_ONE);
    ray.t_max = GRAZE_C(0.5);
    CHECK(graze_segment2_raycast(&wall, &ray, &hit) == GRAZE_MISS);
}

/* The edges of a wall are its ends. */
static void segment2_line_meets_an_edge(void)
{
    static const wall_case cases[] = {
        {"through a",
         FLOOR,
         {AT2(-3, 0), AT2(-1, 2)},
         {GRAZE_HIT, AT2(-2, 1), AT2(0, 1), FRACTION(0.5), 0, GRAZE_BACK}},
        {"through b",
         FLOOR,
         {AT2(2, 3), AT2(2, -1)},
         {GRAZE_HIT, AT2(2, 1), AT2(0, 1), FRACTION(0.5), FRACTION(1), GRAZE_FRONT}},
    };
    RUN(cases);
}

POLICY_CANNOT_OCCUR(segment2_line, meets_a_flat_one, "every wall is flat: it has no thickness")

/* A wall of zero length. */
static void segment2_line_has_no_normal(void)
{
#define POST                                                                                       \
    {                                                                                              \
        AT2(1, 1), AT2(1, 1)                                                                       \
    }
    static const wall_case cases[] = {
        {"over it",
         POST,
         {AT2(0, 0), AT2(4, 4)},
         {GRAZE_TOUCH, AT2(1, 1), AT2(0, 0), FRACTION(0.25), 0, GRAZE_ACROSS}},
        {"from it",
         POST,
         {AT2(1, 1), AT2(4, 2)},
         {GRAZE_TOUCH, AT2(1, 1), AT2(0, 0), 0, 0, GRAZE_ACROSS}},
        {"a point on it",
         POST,
         {AT2(1, 1), AT2(1, 1)},
         {GRAZE_TOUCH, AT2(1, 1), AT2(0, 0), 0, 0, GRAZE_ACROSS}},
        {"beside it", POST, {AT2(0, 0), AT2(4, 3)}, {GRAZE_MISS, NOWHERE}},
        {"behind the start", POST, {AT2(2, 2), AT2(4, 4)}, {GRAZE_MISS, NOWHERE}},
        {"a point beside it", POST, {AT2(1, 0), AT2(1, 0)}, {GRAZE_MISS, NOWHERE}},
    };
    RUN(cases);
}

POLICY_CANNOT_OCCUR(segment2_line, meets_an_empty_one, "a wall holds its ends at least")

static void segment2_line_spans_the_world(void)
{
    const graze_scalar low = -WORLD / 2, high = WORLD / 2;
    const graze_segment2 wall = {{low, low}, {high, high}}, across = {{low, high}, {high, low}};
    graze_wall_line_hit2 hit;
    CHECK(graze_segment2_linecast(&wall, &across, &hit) == GRAZE_HIT);
    CHECK(hit.side == GRAZE_FRONT && hit.normal.x < 0 && hit.normal.y == 0 - hit.normal.x);
    CHECK(hit.fraction == FRACTION(0.5) && hit.wall_fraction == FRACTION(0.5));
    CHECK(hit.point.x == 0 && hit.point.y == 0);
}

static void segment2_line_saturates(void)
{
    const graze_segment2 wall = {{GRAZE_SCALAR_MAX, 0}, {GRAZE_SCALAR_MAX, GRAZE_ONE}};
    graze_ray2 slow = {AT2(0, 0.5), {GRAZE_C(0.0000153), 0}, GRAZE_NO_LIMIT};
    graze_wall_ray_hit2 hit;
    const bool is_float = GRAZE_C(0.5) < 1 && GRAZE_C(0.5) > 0;
    graze_result result = graze_segment2_raycast(&wall, &slow, &hit);
    if (is_float) {
        CHECK(result == GRAZE_HIT || result == GRAZE_MISS); /* FLT_MAX is out of range */
        return;
    }
    CHECK(result == GRAZE_HIT && hit.t == GRAZE_SCALAR_MAX && hit.side == GRAZE_FRONT);
    CHECK(hit.point.x == GRAZE_SCALAR_MAX && hit.point.y == GRAZE_C(0.5));
    slow.t_max = GRAZE_SCALAR_MAX / 2;
    CHECK(graze_segment2_raycast(&wall, &slow, &hit) == GRAZE_MISS);
}

/* In the float build nothing hits a NaN or an infinity; in the fixed build these are ordinary
 * numbers, and the oracle checks the results. */
static void segment2_line_has_no_number(void)
{
    const bool is_float = GRAZE_C(0.5) < 1 && GRAZE_C(0.5) > 0;
    for (unsigned i = 0; i < 12 * STRANGE; i++) {
        graze_segment2 wall = FLOOR, segment = {AT2(0, 0), AT2(2, 4)};
        graze_ray2 ray = ray_of_segment2(segment);
        graze_scalar *const places[] = {&wall.a.x,     &wall.a.y,     &wall.b.x,    &wall.b.y,
                                        &segment.a.x,  &segment.a.y,  &segment.b.x, &segment.b.y,
                                        &ray.origin.x, &ray.origin.y, &ray.dir.x,   &ray.dir.y};
        unsigned where = i / STRANGE;
        *places[where] = scalar_of_bits(strange_bits[i % STRANGE]);
        bool in_segment = where < 8, in_ray = where < 4 || where >= 8;
        bool segment_meets = graze_segment2_overlaps_segment(&wall, &segment);
        bool ray_meets = graze_segment2_overlaps_ray(&wall, &ray);
        CHECK(is_float ? segment_meets == !in_segment
                       : segment_meets == graze_segment2_overlaps_segment(&segment, &wall));
        CHECK(!is_float || ray_meets == !in_ray);
    }
}

void test_segment2_line(void)
{
    POLICY_COLUMN(segment2_line);
}
