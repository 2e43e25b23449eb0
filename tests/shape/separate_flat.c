/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A circle or a capsule that moves out of a circle, a rectangle or a polygon; separate_walls.c has walls. */
#include "../../include/graze/graze.h"
#include "../oracle/inputs_separate_flat.h"
#include "../support/check.h"
#include "../hash/hash.h"
#include "../tests.h"
#include "boxes.h"
#include "flat.h"

static const graze_rect rect = {FLAT(-2, -1), FLAT(2, 1)};
static const graze_circle disc = {FLAT(0, 0), GRAZE_C(2)};
static const graze_vec2 corners[] = {FLAT(0, 0), FLAT(8, 0), FLAT(8, 6)};
static const graze_polygon2 triangle = {corners, 3};

/* After the move the mover is free: the same call leaves both vectors of 9. */
static bool leaves_disc(const graze_circle *target, graze_capsule2 m, graze_separation result,
                        graze_vec2 move, graze_vec2 normal)
{
    graze_vec2 by = Q(9, 9), out = Q(9, 9);
    if (graze_circle_separate_capsule2(target, &m, &by, &out) != result || !flat_equal(by, move) ||
        !flat_equal(out, normal))
        return false;
    m = flat_moved(m, by);
    return result != GRAZE_MOVED ||
           graze_circle_separate_capsule2(target, &m, &by, &out) == GRAZE_FREE;
}

static bool leaves_rect(const graze_rect *target, graze_capsule2 m, graze_separation result,
                        graze_vec2 move, graze_vec2 normal)
{
    graze_vec2 by = Q(9, 9), out = Q(9, 9);
    if (graze_rect_separate_capsule2(target, &m, &by, &out) != result || !flat_equal(by, move) ||
        !flat_equal(out, normal))
        return false;
    m = flat_moved(m, by);
    return result != GRAZE_MOVED ||
           graze_rect_separate_capsule2(target, &m, &by, &out) == GRAZE_FREE;
}

static bool leaves_polygon(const graze_polygon2 *target, graze_capsule2 m, graze_separation result,
                           graze_vec2 move, graze_vec2 normal)
{
    graze_vec2 by = Q(9, 9), out = Q(9, 9);
    if (graze_polygon2_separate_capsule2(target, &m, &by, &out) != result ||
        !flat_equal(by, move) || !flat_equal(out, normal))
        return false;
    m = flat_moved(m, by);
    return result != GRAZE_MOVED ||
           graze_polygon2_separate_capsule2(target, &m, &by, &out) == GRAZE_FREE;
}

static bool circle_leaves_polygon(const graze_polygon2 *target, graze_circle c,
                                  graze_separation result, graze_vec2 move, graze_vec2 normal)
{
    graze_vec2 by = Q(9, 9), out = Q(9, 9);
    if (graze_polygon2_separate_circle(target, &c, &by, &out) != result || !flat_equal(by, move) ||
        !flat_equal(out, normal))
        return false;
    c.center = graze_vec2_add(c.center, by);
    return result != GRAZE_MOVED ||
           graze_polygon2_separate_circle(target, &c, &by, &out) == GRAZE_FREE;
}

#define STAYS GRAZE_FREE, Q(9, 9), Q(9, 9)

static void out_of_a_circle(void)
{
    const graze_circle point = {FLAT(1, 1), 0}, none = {FLAT(0, 0), GRAZE_C(-1)};
    check_case("out of a circle");
    CHECK(leaves_disc(&disc, rod(-4, 2.5, 4, 2.5, 1), GRAZE_MOVED, Q(0, 0.5), Q(0, 1)));
    CHECK(leaves_disc(&disc, rod(4, -2.5, -4, -2.5, 1), GRAZE_MOVED, Q(0, -0.5), Q(0, -1)));
    CHECK(leaves_disc(&disc, rod(2.5, 0, 6, 0, 1), GRAZE_MOVED, Q(0.5, 0), Q(1, 0)));
    CHECK(leaves_disc(&disc, rod(-6, 0, -2.5, 0, 1), GRAZE_MOVED, Q(-0.5, 0), Q(-1, 0)));
    CHECK(leaves_disc(&disc, rod(-4, 3, 4, 3, 1), STAYS));
    CHECK(leaves_disc(&disc, rod(3, 4, 3, 4, 3), STAYS));
    CHECK(leaves_disc(&point, rod(1, 1, 5, 1, 0), STAYS));
    CHECK(leaves_disc(&point, rod(1, 1, 5, 1, -1), STAYS));
    CHECK(leaves_disc(&none, rod(0, 0, 5, 1, 1), STAYS));
}

/* To the left of the core; two points move along -x. */
static void from_the_middle_of_a_circle(void)
{
    const graze_circle point = {FLAT(1, 1), 0};
    check_case("from the middle of a circle");
    CHECK(leaves_disc(&disc, rod(-1, 0, 3, 0, 1), GRAZE_MOVED, Q(0, 3), Q(0, 1)));
    CHECK(leaves_disc(&disc, rod(3, 0, -1, 0, 1), GRAZE_MOVED, Q(0, -3), Q(0, -1)));
    CHECK(leaves_disc(&disc, rod(0, 0, 0, 0, 1), GRAZE_MOVED, Q(-3, 0), Q(-1, 0)));
    CHECK(leaves_disc(&point, rod(1, 1, 1, 1, 2), GRAZE_MOVED, Q(-2, 0), Q(-1, 0)));
}

static void out_of_a_rectangle(void)
{
    const graze_rect flat = {FLAT(-1, 0), FLAT(1, 0)}, none = {FLAT(1, 0), FLAT(-1, 0)};
    const graze_rect low = {FLAT(0, 1), FLAT(1, 0)};
    check_case("out of a rectangle");
    CHECK(leaves_rect(&rect, rod(-4, 1.5, 4, 1.5, 1), GRAZE_MOVED, Q(0, 0.5), Q(0, 1)));
    CHECK(leaves_rect(&rect, rod(2.5, 0, 9, 0, 1), GRAZE_MOVED, Q(0.5, 0), Q(1, 0)));
    CHECK(leaves_rect(&rect, rod(0, -9, 0, -0.5, 1), GRAZE_MOVED, Q(0, -1.5), Q(0, -1)));
    CHECK(leaves_rect(&rect, rod(0, 0.5, 0, 9, 1), GRAZE_MOVED, Q(0, 1.5), Q(0, 1)));
    CHECK(leaves_rect(&rect, rod(-1.5, 0, -1.5, 0, 1), GRAZE_MOVED, Q(-1.5, 0), Q(-1, 0)));
    CHECK(leaves_rect(&rect, rod(0, 0, 0, 0, 1), GRAZE_MOVED, Q(0, -2), Q(0, -1)));
    CHECK(leaves_rect(&rect, rod(-9, 3, 9, 3, 2), STAYS));
    CHECK(leaves_rect(&rect, rod(5, 5, 9, 9, 5), STAYS));
    CHECK(leaves_rect(&flat, rod(0, -4, 0, 0.5, 1), GRAZE_MOVED, Q(0, -1.5), Q(0, -1)));
    CHECK(leaves_rect(&none, rod(0, 0, 0, 1, 1), STAYS) &&
          leaves_rect(&low, rod(0, 0, 0, 1, 1), STAYS));
}

/* Across the core, where its ends are far away. */
static void across_the_core(void)
{
    check_case("across the core");
    CHECK(leaves_rect(&rect, rod(1.5, -9, 1.5, 9, 1), GRAZE_MOVED, Q(1.5, 0), Q(1, 0)));
    CHECK(leaves_rect(&rect, rod(0, -9, 0, 9, 1), GRAZE_MOVED, Q(-3, 0), Q(-1, 0)));
    CHECK(leaves_polygon(&triangle, rod(7, 40, 7, -40, 1), GRAZE_MOVED, Q(2, 0), Q(1, 0)));
    CHECK(leaves_polygon(&triangle, rod(0.5, -40, 0.5, 40, 1), GRAZE_MOVED, Q(-1.5, 0), Q(-1, 0)));
}

static void out_of_a_polygon(void)
{
    const graze_circle inside = {FLAT(6, 1), GRAZE_C(1)}, beside = {FLAT(9, 3), GRAZE_C(2)};
    const graze_circle beyond = {FLAT(8, -3), GRAZE_C(4)}, touching = {FLAT(4, -1), GRAZE_C(1)};
    const graze_circle corner = {FLAT(12, -3), GRAZE_C(5)}, empty = {FLAT(6, 1), 0};
    check_case("out of a polygon");
    CHECK(circle_leaves_polygon(&triangle, inside, GRAZE_MOVED, Q(0, -2), Q(0, -1)));
    CHECK(circle_leaves_polygon(&triangle, beside, GRAZE_MOVED, Q(1, 0), Q(1, 0)));
    CHECK(circle_leaves_polygon(&triangle, beyond, GRAZE_MOVED, Q(0, -1), Q(0, -1)));
    CHECK(circle_leaves_polygon(&triangle, touching, STAYS));
    CHECK(circle_leaves_polygon(&triangle, corner, STAYS));
    CHECK(circle_leaves_polygon(&triangle, empty, STAYS));
    CHECK(leaves_polygon(&triangle, rod(7.5, 1, 20, 1, 1), GRAZE_MOVED, Q(1.5, 0), Q(1, 0)));
    CHECK(leaves_polygon(&triangle, rod(20, 7, 8, 7, 2), GRAZE_MOVED, Q(0, 1), Q(0, 1)));
}

/* 0, 1 and 2 corners, and corners on one line. */
static void few_corners(void)
{
    const graze_vec2 line[] = {FLAT(0, 0), FLAT(4, 0), FLAT(2, 0)};
    const graze_polygon2 none = {line, 0}, point = {line, 1}, segment = {line, 2}, flat = {line, 3};
    check_case("few corners");
    CHECK(leaves_polygon(&none, rod(0, 0, 1, 0, 1), STAYS));
    CHECK(leaves_polygon(&point, rod(0.5, 0, 3, 0, 1), GRAZE_MOVED, Q(0.5, 0), Q(1, 0)));
    CHECK(leaves_polygon(&point, rod(0, 0, 0, 0, 1), GRAZE_MOVED, Q(-1, 0), Q(-1, 0)));
    CHECK(leaves_polygon(&segment, rod(2, 0, 2, 0, 1), GRAZE_MOVED, Q(0, -1), Q(0, -1)));
    CHECK(leaves_polygon(&segment, rod(2, 0.5, 3, 9, 1), GRAZE_MOVED, Q(0, 0.5), Q(0, 1)));
    CHECK(leaves_polygon(&flat, rod(2, -0.5, 2, -7, 1), GRAZE_MOVED, Q(0, -0.5), Q(0, -1)));
    CHECK(leaves_polygon(&flat, rod(3, -2, 3, 5, 1), GRAZE_MOVED, Q(2, 0), Q(1, 0)));
    CHECK(leaves_polygon(&flat, rod(1, -9, 1, 0.5, 1), GRAZE_MOVED, Q(0, -1.5), Q(0, -1)));
}

/* Corners that are not convex: the place is free, though it may be far away. */
static void corners_in_any_order(void)
{
    const graze_vec2 star[] = {FLAT(0, 0), FLAT(8, 6), FLAT(8, 0), FLAT(0, 6)};
    const graze_polygon2 crossed = {star, 4};
    graze_capsule2 m = rod(4, 3, 4, 3.5, 1);
    graze_vec2 move, normal;
    check_case("corners in any order");
    CHECK(graze_polygon2_separate_capsule2(&crossed, &m, &move, &normal) == GRAZE_MOVED);
    m = flat_moved(m, move);
    CHECK(graze_polygon2_separate_capsule2(&crossed, &m, &move, &normal) == GRAZE_FREE);
}

/* ---- Every place to which a mover goes is free, over the inputs of the oracle, in both builds ---- */

enum { QUERIES = 1400, FREED = QUERIES / 2 };

static void mover_of(const flat_mover *words, graze_capsule2 *m)
{
    m->core.a = vec2_of(words->core);
    m->core.b = vec2_of(words->core + 2);
    m->radius = scalar_of(words->radius);
}

static void places_are_free(void)
{
    uint32_t freed[3] = {0, 0, 0}, wrong = 0;
    check_case("places");
    for (uint32_t i = 0; i < QUERIES; i++) {
        separate_flat_words w;
        graze_vec2 room[POLYGON2_MOST], move, normal;
        graze_capsule2 m;
        input_separate_flat(UINT64_C(0x706c61636573), i, &w);
        graze_polygon2 polygon = {room, w.polygon.count};
        const graze_rect box = {vec2_of(w.rect), vec2_of(w.rect + 2)};
        const graze_circle ball = {vec2_of(w.disc), scalar_of(w.disc[2])};
        for (uint32_t k = 0; k < w.polygon.count; k++)
            room[k] = vec2_of(w.polygon.corners + 2 * k);
        mover_of(&w.polygon_capsule, &m);
        if (graze_polygon2_separate_capsule2(&polygon, &m, &move, &normal) == GRAZE_MOVED) {
            freed[0]++;
            m = flat_moved(m, move);
            wrong += graze_polygon2_separate_capsule2(&polygon, &m, &move, &normal) != GRAZE_FREE;
        }
        mover_of(&w.rect_capsule, &m);
        if (graze_rect_separate_capsule2(&box, &m, &move, &normal) == GRAZE_MOVED) {
            freed[1]++;
            m = flat_moved(m, move);
            wrong += graze_rect_separate_capsule2(&box, &m, &move, &normal) != GRAZE_FREE;
        }
        mover_of(&w.disc_capsule, &m);
        if (graze_circle_separate_capsule2(&ball, &m, &move, &normal) == GRAZE_MOVED) {
            freed[2]++;
            m = flat_moved(m, move);
            wrong += graze_circle_separate_capsule2(&ball, &m, &move, &normal) != GRAZE_FREE;
        }
    }
    CHECK(wrong == 0);
    CHECK(freed[0] >= FREED && freed[1] >= FREED && freed[2] >= FREED);
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    const graze_vec2 strange[] = {FLAT(0, 0), {8, some_nan()}, FLAT(8, 6)};
    const graze_polygon2 no_number = {strange, 3};
    const graze_rect no_rect = {FLAT(0, 0), {some_nan(), 1}},
                     no_height = {FLAT(0, 0), {1, some_nan()}};
    const graze_circle no_disc = {{some_nan(), 0}, 1}, no_radius = {FLAT(0, 0), some_nan()};
    graze_capsule2 m = rod(0, 0, 1, 0, 1);
    check_case("floats");
    CHECK(leaves_polygon(&no_number, m, STAYS));
    CHECK(leaves_rect(&no_rect, m, STAYS) && leaves_rect(&no_height, m, STAYS));
    CHECK(leaves_disc(&no_disc, m, STAYS) && leaves_disc(&no_radius, m, STAYS));
    m.core.b.y = some_nan();
    CHECK(leaves_rect(&rect, m, STAYS) && leaves_disc(&disc, m, STAYS));
    m = rod(0, 0, 1, 0, 1);
    m.radius = some_infinity();
    CHECK(leaves_rect(&rect, m, GRAZE_NO_PLACE, Q(0, 0), Q(0, 0)));
}

#else

/* Beside the end of the world, and with the world as the target. */
static void limits_of_the_build(void)
{
    const graze_scalar end = GRAZE_SMALL_WORLD ? 0x1fffffff : GRAZE_SCALAR_MAX;
    const graze_rect whole = {{-end, -end}, {end, end}};
    const graze_rect upper = {{0, end - GRAZE_C(8)}, {end, end}};
    const graze_circle high = {{0, end}, GRAZE_C(2)};
    const graze_capsule2 at_end = {
        {{GRAZE_C(-1), end - GRAZE_C(1)}, {GRAZE_C(1), end - GRAZE_C(1)}}, GRAZE_C(2)};
    const graze_capsule2 above = {{{GRAZE_C(900), end - GRAZE_C(1)}, {GRAZE_C(900), end}},
                                  GRAZE_C(1)};
    graze_capsule2 large = rod(0, 0, 1, 0, 1);
    check_case("the end of the world");
    CHECK(leaves_disc(&high, at_end, GRAZE_MOVED, Q(0, -3), Q(0, -1)));
    CHECK(GRAZE_SMALL_WORLD || leaves_rect(&upper, above, GRAZE_MOVED, Q(0, -9), Q(0, -1)));
    CHECK(GRAZE_SMALL_WORLD || leaves_rect(&whole, large, GRAZE_NO_PLACE, Q(0, 0), Q(0, 0)));
    large.radius = GRAZE_SCALAR_MAX;
    CHECK(GRAZE_SMALL_WORLD || leaves_disc(&disc, large, GRAZE_NO_PLACE, Q(0, 0), Q(0, 0)));
}

#endif

void test_separate_flat(void)
{
    check_group("separate_flat");
    out_of_a_circle();
    from_the_middle_of_a_circle();
    out_of_a_rectangle();
    across_the_core();
    out_of_a_polygon();
    few_corners();
    corners_in_any_order();
    places_are_free();
    limits_of_the_build();
}
