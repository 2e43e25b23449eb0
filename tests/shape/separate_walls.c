/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A circle or a capsule that moves out of a wall, to one of its sides. */
#include "../../include/graze/graze.h"
#include "../hash/hash.h"
#include "../oracle/inputs_separate_flat.h"
#include "../support/check.h"
#include "../tests.h"
#include "boxes.h"
#include "flat.h"

/* Its front is +y. */
static const graze_segment2 wall = {FLAT(0, 0), FLAT(8, 0)};

static graze_circle ball(double x, double y, double radius)
{
    const graze_capsule2 m = rod(x, y, x, y, radius);
    graze_circle c;
    c.center = m.core.a;
    c.radius = m.radius;
    return c;
}

/* A capsule whose core is one point has the same results as the circle. */
static bool leaves(const graze_segment2 *target, graze_circle c, const graze_vec2 *before,
                   graze_separation result, graze_vec2 move, graze_vec2 normal)
{
    graze_vec2 by = Q(9, 9), out = Q(9, 9), other = Q(9, 9), other_out = Q(9, 9);
    const graze_capsule2 m = {{c.center, c.center}, c.radius};
    if (graze_segment2_separate_circle(target, &c, before, &by, &out) != result ||
        graze_segment2_separate_capsule2(target, &m, before, &other, &other_out) != result ||
        !flat_equal(by, other) || !flat_equal(out, other_out) || !flat_equal(by, move) ||
        !flat_equal(out, normal))
        return false;
    c.center = graze_vec2_add(c.center, by);
    return result != GRAZE_MOVED ||
           graze_segment2_separate_circle(target, &c, before, &by, &out) == GRAZE_FREE;
}

static bool rod_leaves(const graze_segment2 *target, graze_capsule2 m, const graze_vec2 *before,
                       graze_separation result, graze_vec2 move, graze_vec2 normal)
{
    graze_vec2 by = Q(9, 9), out = Q(9, 9);
    if (graze_segment2_separate_capsule2(target, &m, before, &by, &out) != result ||
        !flat_equal(by, move) || !flat_equal(out, normal))
        return false;
    m = flat_moved(m, by);
    return result != GRAZE_MOVED ||
           graze_segment2_separate_capsule2(target, &m, before, &by, &out) == GRAZE_FREE;
}

#define STAYS GRAZE_FREE, Q(9, 9), Q(9, 9)

static void to_the_side_of_the_center(void)
{
    check_case("to the side of the center");
    CHECK(leaves(&wall, ball(4, 0.25, 1), 0, GRAZE_MOVED, Q(0, 0.75), Q(0, 1)));
    CHECK(leaves(&wall, ball(4, -0.25, 1), 0, GRAZE_MOVED, Q(0, -0.75), Q(0, -1)));
    CHECK(leaves(&wall, ball(4, 0, 1), 0, GRAZE_MOVED, Q(0, 1), Q(0, 1)));
    CHECK(leaves(&wall, ball(4, 1, 1), 0, STAYS));
    CHECK(leaves(&wall, ball(4, 0, 0), 0, STAYS) && leaves(&wall, ball(4, 0, -1), 0, STAYS));
    CHECK(rod_leaves(&wall, rod(4, 0.5, 4, 7, 1), 0, GRAZE_MOVED, Q(0, 0.5), Q(0, 1)));
    CHECK(rod_leaves(&wall, rod(4, -0.5, 4, -7, 1), 0, GRAZE_MOVED, Q(0, -0.5), Q(0, -1)));
    CHECK(rod_leaves(&wall, rod(4, 3, 4, -1, 1), 0, GRAZE_MOVED, Q(0, 2), Q(0, 1)));
    CHECK(rod_leaves(&wall, rod(4, -3, 4, 1, 1), 0, GRAZE_MOVED, Q(0, -2), Q(0, -1)));
}

static void to_the_side_of_before(void)
{
    const graze_vec2 above = Q(40, 2), below = Q(-9, -0.5), level = Q(30, 0);
    check_case("to the side of before");
    CHECK(leaves(&wall, ball(4, 0.25, 1), &above, GRAZE_MOVED, Q(0, 0.75), Q(0, 1)));
    CHECK(leaves(&wall, ball(4, 0.25, 1), &below, GRAZE_MOVED, Q(0, -1.25), Q(0, -1)));
    CHECK(leaves(&wall, ball(4, -0.25, 1), &level, GRAZE_MOVED, Q(0, 1.25), Q(0, 1)));
    CHECK(leaves(&wall, ball(8.5, 0.5, 1), &below, GRAZE_MOVED, Q(0, -1.5), Q(0, -1)));
    CHECK(rod_leaves(&wall, rod(4, 3, 5, -1, 1), &below, GRAZE_MOVED, Q(0, -4), Q(0, -1)));
    CHECK(rod_leaves(&wall, rod(5, -1, 4, 0.5, 1), &above, GRAZE_MOVED, Q(0, 2), Q(0, 1)));
}

/* Past the ends; on the line of the wall, which counts as the front. */
static void around_the_ends(void)
{
    const graze_vec2 below = Q(-9, -0.5);
    check_case("around the ends");
    CHECK(leaves(&wall, ball(8.5, 0, 1), 0, GRAZE_MOVED, Q(0.5, 0), Q(1, 0)));
    CHECK(leaves(&wall, ball(-0.5, 0, 1), 0, GRAZE_MOVED, Q(-0.5, 0), Q(-1, 0)));
    CHECK(leaves(&wall, ball(-0.5, 0, 1), &below, GRAZE_MOVED, Q(-0.5, 0), Q(-1, 0)));
    CHECK(leaves(&wall, ball(11, 4, 5), 0, STAYS));
    CHECK(rod_leaves(&wall, rod(7, -9, 7, 9, 1), 0, GRAZE_MOVED, Q(2, 0), Q(1, 0)));
    CHECK(rod_leaves(&wall, rod(1, -9, 1, 9, 1), &below, GRAZE_MOVED, Q(-2, 0), Q(-1, 0)));
}

/* Across itself the capsule would go through the line: along the normal. */
static void not_through_the_wall(void)
{
    const graze_segment2 short_wall = {FLAT(-1, 0), FLAT(1, 0)};
    graze_vec2 move, normal;
    graze_capsule2 m = rod(-30, -1, 30, 1.5, 1);
    check_case("not through the wall");
    CHECK(graze_segment2_separate_capsule2(&short_wall, &m, 0, &move, &normal) == GRAZE_MOVED);
    CHECK(move.y > 0);
    m = rod(-3, -3, 5, 5, 4);
    const graze_vec2 below = Q(0, -1);
    CHECK(graze_segment2_separate_capsule2(&short_wall, &m, &below, &move, &normal) == GRAZE_MOVED);
    CHECK(flat_equal(normal, Q(0, -1)) && flat_equal(move, Q(0, -9)));
    m = rod(2, 0.5, 2.5, 8, 3);
    CHECK(graze_segment2_separate_capsule2(&short_wall, &m, 0, &move, &normal) == GRAZE_MOVED);
}

/* A wall of zero length is a point, without sides. */
static void without_length(void)
{
    const graze_segment2 point = {FLAT(1, 1), FLAT(1, 1)};
    const graze_vec2 before = Q(5, 5);
    check_case("without length");
    CHECK(leaves(&point, ball(1, 1, 2), &before, GRAZE_MOVED, Q(-2, 0), Q(-1, 0)));
    CHECK(leaves(&point, ball(1, 0.5, 2), &before, GRAZE_MOVED, Q(0, -1.5), Q(0, -1)));
    CHECK(rod_leaves(&point, rod(0, 1, 9, 1, 2), 0, GRAZE_MOVED, Q(0, 2), Q(0, 1)));
}

enum { QUERIES = 1400, FREED = QUERIES / 2 };

/* The side of the middle of the core: 1 in front, -1 behind, 0 on the line, or if products are too long here. The oracle
 * compares those, and the float build promises less. */
static int side_of(const graze_segment2 *w, const graze_capsule2 *m)
{
#if GRAZE_FLOAT
    (void)w;
    (void)m;
    return 0;
#else
    const int64_t x = (int64_t)w->b.x - w->a.x, y = (int64_t)w->b.y - w->a.y;
    const int64_t dx = (int64_t)m->core.a.x - w->a.x + m->core.b.x - w->a.x,
                  dy = (int64_t)m->core.a.y - w->a.y + m->core.b.y - w->a.y;
    const int64_t most = 0x40000000;
    if (x / most != 0 || y / most != 0 || dx / most != 0 || dy / most != 0)
        return 0;
    return x * dy > y * dx ? 1 : x * dy < y * dx ? -1 : 0;
#endif
}

/* Free after the move, and with `before` never on the other side. */
static void places_are_free(void)
{
    uint32_t freed = 0, wrong = 0;
    check_case("places");
    for (uint32_t i = 0; i < QUERIES; i++) {
        separate_flat_words w;
        graze_vec2 move, normal;
        input_separate_flat(UINT64_C(0x706c61636573), i, &w);
        const graze_vec2 point = vec2_of(w.before), *before = w.has_before ? &point : 0;
        const graze_segment2 segment = {vec2_of(w.wall), vec2_of(w.wall + 2)};
        graze_capsule2 m = {{vec2_of(w.wall_capsule.core), vec2_of(w.wall_capsule.core + 2)},
                            scalar_of(w.wall_capsule.radius)};
        const graze_capsule2 was = {{point, point}, m.radius};
        const int side = side_of(&segment, &was);
        if (graze_segment2_separate_capsule2(&segment, &m, before, &move, &normal) != GRAZE_MOVED)
            continue;
        freed++;
        m = flat_moved(m, move);
        wrong +=
            graze_segment2_separate_capsule2(&segment, &m, before, &move, &normal) != GRAZE_FREE;
        wrong += before != 0 && side * side_of(&segment, &m) < 0;
    }
    CHECK(wrong == 0);
    CHECK(freed >= FREED);
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    graze_segment2 strange = wall;
    graze_circle no_place = ball(4, 0, 1), endless = ball(4, 0, 1);
    no_place.center.y = some_nan();
    endless.radius = some_infinity();
    check_case("floats");
    CHECK(leaves(&wall, no_place, 0, STAYS));
    strange.b.x = some_nan();
    CHECK(leaves(&strange, ball(4, 0, 1), 0, STAYS));
    CHECK(leaves(&wall, endless, 0, GRAZE_NO_PLACE, Q(0, 0), Q(0, 0)));
}

#else

/* The front is out of the world: to the back, or not at all. A point far away is `before` for near shapes. */
static void limits_of_the_build(void)
{
    const graze_scalar end = GRAZE_SCALAR_MAX;
    const graze_segment2 high = {{0, end}, {GRAZE_C(8), end}};
    const graze_circle at_end = {{GRAZE_C(4), end}, GRAZE_C(1)};
    const graze_vec2 before = {GRAZE_C(4), end}, far_below = {0, -end};
    graze_capsule2 large = rod(4, 1, 4, 1, 1);
    check_case("the end of the world");
    CHECK(GRAZE_SMALL_WORLD || leaves(&high, at_end, 0, GRAZE_MOVED, Q(0, -1), Q(0, -1)));
    CHECK(GRAZE_SMALL_WORLD || leaves(&high, at_end, &before, GRAZE_NO_PLACE, Q(0, 0), Q(0, 0)));
    CHECK(leaves(&wall, ball(4, 0.5, 1), &far_below, GRAZE_MOVED, Q(0, -1.5), Q(0, -1)));
    large.radius = end;
    large.core.b.y = 0;
    CHECK(GRAZE_SMALL_WORLD ||
          rod_leaves(&wall, large, &far_below, GRAZE_NO_PLACE, Q(0, 0), Q(0, 0)));
}

#endif

void test_separate_walls(void)
{
    check_group("separate_walls");
    to_the_side_of_the_center();
    to_the_side_of_before();
    around_the_ends();
    not_through_the_wall();
    without_length();
    places_are_free();
    limits_of_the_build();
}
