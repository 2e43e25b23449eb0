/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a capsule: the policy, case by case. */
#include "capsule_line.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define NOWHERE      AT(0, 0, 0)

/* From -4 to 4 along x, with a radius of 2; along z with a radius of 5, for chords by 3, 4 and 5; and others. */
#define ROD                                                                                        \
    {                                                                                              \
        {AT(-4, 0, 0), AT(4, 0, 0)}, GRAZE_C(2)                                                    \
    }
#define FIVE                                                                                       \
    {                                                                                              \
        {AT(0, 0, -4), AT(0, 0, 4)}, GRAZE_C(5)                                                    \
    }
#define THIN                                                                                       \
    {                                                                                              \
        {AT(-4, 0, 0), AT(4, 0, 0)}, 0                                                             \
    }
#define ROUND                                                                                      \
    {                                                                                              \
        {AT(1, 0, 0), AT(1, 0, 0)}, GRAZE_C(2)                                                     \
    }

static const rod_case missing[] = {
    {"beside", ROD, {AT(-9, 3, 0), AT(9, 3, 0)}, MISS, MISS},
    {"before the start", ROD, {AT(-9, 9, 0), AT(-9, -9, 0)}, MISS, MISS},
    {"behind it", ROD, {AT(7, 0, 0), AT(9, 0, 0)}, MISS, MISS},
    {"not as far as it", ROD, {AT(0, 9, 0), AT(0, 3, 0)}, MISS, MISS},
    {"through the corner of its box", ROD, {AT(5.75, -3, 1.75), AT(5.75, 3, 1.75)}, MISS, MISS},
    {"one raw unit beside",
     ROD,
     {AT(-9, 2.0000152587890625, 0), AT(9, 2.0000152587890625, 0)},
     MISS,
     MISS},
};

static const rod_case touching[] = {
    {"across",
     ROD,
     {AT(1, 2, -4), AT(1, 2, 4)},
     {GRAZE_TOUCH, AT(1, 2, 0), AT(0, 1, 0), FRACTION(0.5)},
     {GRAZE_TOUCH, AT(1, 2, 0), AT(0, 1, 0), FRACTION(0.5)}},
    {"by 3, 4 and 5",
     FIVE,
     {AT(7, 1, 1), AT(-1, 7, 1)},
     {GRAZE_TOUCH, AT(3, 4, 1), AT(0.6, 0.8, 0), FRACTION(0.5)},
     {GRAZE_TOUCH, AT(3, 4, 1), AT(0.6, 0.8, 0), FRACTION(0.5)}},
    {"along the side",
     ROD,
     {AT(-8, 2, 0), AT(8, 2, 0)},
     {GRAZE_TOUCH, AT(-4, 2, 0), AT(0, 1, 0), FRACTION(0.25)},
     {GRAZE_TOUCH, AT(4, 2, 0), AT(0, 1, 0), FRACTION(0.75)}},
    {"along the side from a start on it",
     ROD,
     {AT(-2, 0, 2), AT(6, 0, 2)},
     {GRAZE_TOUCH, AT(-2, 0, 2), AT(0, 0, 1), FRACTION(0)},
     {GRAZE_TOUCH, AT(4, 0, 2), AT(0, 0, 1), FRACTION(0.75)}},
    {"at its end",
     ROD,
     {AT(6, -4, 0), AT(6, 4, 0)},
     {GRAZE_TOUCH, AT(6, 0, 0), AT(1, 0, 0), FRACTION(0.5)},
     {GRAZE_TOUCH, AT(6, 0, 0), AT(1, 0, 0), FRACTION(0.5)}},
    {"ends on it",
     ROD,
     {AT(1, 6, 0), AT(1, 2, 0)},
     {GRAZE_TOUCH, AT(1, 2, 0), AT(0, 1, 0), FRACTION(1)},
     {GRAZE_TOUCH, AT(1, 2, 0), AT(0, 1, 0), FRACTION(1)}},
    {"starts on its end and leaves",
     ROD,
     {AT(-6, 0, 0), AT(-9, 0, 1)},
     {GRAZE_TOUCH, AT(-6, 0, 0), AT(-1, 0, 0), FRACTION(0)},
     {GRAZE_TOUCH, AT(-6, 0, 0), AT(-1, 0, 0), FRACTION(0)}},
};

static const rod_case entering[] = {
    {"through the side",
     ROD,
     {AT(1, -6, 0), AT(1, 10, 0)},
     {GRAZE_HIT, AT(1, -2, 0), AT(0, -1, 0), FRACTION(0.25)},
     {GRAZE_HIT, AT(1, 2, 0), AT(0, 1, 0), FRACTION(0.5)}},
    {"along the core",
     ROD,
     {AT(-8, 0, 0), AT(8, 0, 0)},
     {GRAZE_HIT, AT(-6, 0, 0), AT(-1, 0, 0), FRACTION(0.125)},
     {GRAZE_HIT, AT(6, 0, 0), AT(1, 0, 0), FRACTION(0.875)}},
    {"aslant",
     ROD,
     {AT(-4, -4, 0), AT(4, 4, 0)},
     {GRAZE_HIT, AT(-2, -2, 0), AT(0, -1, 0), FRACTION(0.25)},
     {GRAZE_HIT, AT(2, 2, 0), AT(0, 1, 0), FRACTION(0.75)}},
    {"along a chord by 3, 4 and 5",
     FIVE,
     {AT(-8, 3, 1), AT(8, 3, 1)},
     {GRAZE_HIT, AT(-4, 3, 1), AT(-0.8, 0.6, 0), FRACTION(0.25)},
     {GRAZE_HIT, AT(4, 3, 1), AT(0.8, 0.6, 0), FRACTION(0.75)}},
    {"through a ball, by 3, 4 and 5",
     FIVE,
     {AT(-8, 0, 7), AT(8, 0, 7)},
     {GRAZE_HIT, AT(-4, 0, 7), AT(-0.8, 0, 0.6), FRACTION(0.25)},
     {GRAZE_HIT, AT(4, 0, 7), AT(0.8, 0, 0.6), FRACTION(0.75)}},
    {"starts on the surface",
     FIVE,
     {AT(-4, 3, 1), AT(12, 3, 1)},
     {GRAZE_HIT, AT(-4, 3, 1), AT(-0.8, 0.6, 0), FRACTION(0)},
     {GRAZE_HIT, AT(4, 3, 1), AT(0.8, 0.6, 0), FRACTION(0.5)}},
};

static const rod_case starting_inside[] = {
    {"and leaves through the side",
     ROD,
     {AT(1, 0, 0), AT(1, 8, 0)},
     {GRAZE_INSIDE, AT(1, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(1, 2, 0), AT(0, 1, 0), FRACTION(0.25)}},
    {"and leaves through an end",
     ROD,
     {AT(-2, 0, 0), AT(14, 0, 0)},
     {GRAZE_INSIDE, AT(-2, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(6, 0, 0), AT(1, 0, 0), FRACTION(0.5)}},
    {"and ends on the surface",
     ROD,
     {AT(5, 0, 0), AT(3, 0, 2)},
     {GRAZE_INSIDE, AT(5, 0, 0), NOWHERE, FRACTION(0)},
     {GRAZE_HIT, AT(3, 0, 2), AT(0, 0, 1), FRACTION(1)}},
};

static const rod_case ending_inside[] = {
    {"and came from outside",
     ROD,
     {AT(0, -3, 0), AT(0, 1, 0)},
     {GRAZE_HIT, AT(0, -2, 0), AT(0, -1, 0), FRACTION(0.25)},
     {GRAZE_INSIDE, AT(0, 1, 0), NOWHERE, FRACTION(1)}},
    {"and never left",
     ROD,
     {AT(-5, 1, 0), AT(5, 0, -1)},
     {GRAZE_INSIDE, AT(-5, 1, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(5, 0, -1), NOWHERE, FRACTION(1)}},
};

static const rod_case points[] = {
    {"inside",
     ROD,
     {AT(5, 1, 0), AT(5, 1, 0)},
     {GRAZE_INSIDE, AT(5, 1, 0), NOWHERE, FRACTION(0)},
     {GRAZE_INSIDE, AT(5, 1, 0), NOWHERE, FRACTION(0)}},
    {"on the side",
     ROD,
     {AT(3, 2, 0), AT(3, 2, 0)},
     {GRAZE_TOUCH, AT(3, 2, 0), AT(0, 1, 0), FRACTION(0)},
     {GRAZE_TOUCH, AT(3, 2, 0), AT(0, 1, 0), FRACTION(0)}},
    {"outside", ROD, {AT(5.75, 1.75, 0), AT(5.75, 1.75, 0)}, MISS, MISS},
};

/* Between the side and a ball, which have the same normal there. */
static const rod_case at_edges[] = {
    {"passed through",
     ROD,
     {AT(4, 6, 0), AT(4, -10, 0)},
     {GRAZE_HIT, AT(4, 2, 0), AT(0, 1, 0), FRACTION(0.25)},
     {GRAZE_HIT, AT(4, -2, 0), AT(0, -1, 0), FRACTION(0.5)}},
    {"touched",
     ROD,
     {AT(-4, 0, 2), AT(-4, 8, 2)},
     {GRAZE_TOUCH, AT(-4, 0, 2), AT(0, 0, 1), FRACTION(0)},
     {GRAZE_TOUCH, AT(-4, 0, 2), AT(0, 0, 1), FRACTION(0)}},
};

static const rod_case without_interior[] = {
    {"passed through",
     THIN,
     {AT(1, -2, 0), AT(1, 6, 0)},
     {GRAZE_TOUCH, AT(1, 0, 0), NOWHERE, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(1, 0, 0), NOWHERE, FRACTION(0.25)}},
    {"passed along",
     THIN,
     {AT(-8, 0, 0), AT(8, 0, 0)},
     {GRAZE_TOUCH, AT(-4, 0, 0), NOWHERE, FRACTION(0.25)},
     {GRAZE_TOUCH, AT(4, 0, 0), NOWHERE, FRACTION(0.75)}},
    {"passed by", THIN, {AT(1, -2, 0.0000152587890625), AT(1, 6, 0.0000152587890625)}, MISS, MISS},
    {"with a core of one point",
     ROUND,
     {AT(-3, 0, 0), AT(5, 0, 0)},
     {GRAZE_HIT, AT(-1, 0, 0), AT(-1, 0, 0), FRACTION(0.25)},
     {GRAZE_HIT, AT(3, 0, 0), AT(1, 0, 0), FRACTION(0.75)}},
};

static const rod_case empty[] = {
    {"along the core", {{AT(-4, 0, 0), AT(4, 0, 0)}, -1}, {AT(-9, 0, 0), AT(9, 0, 0)}, MISS, MISS},
    {"across", {{AT(-4, 0, 0), AT(4, 0, 0)}, GRAZE_C(-2)}, {AT(0, -9, 0), AT(0, 9, 0)}, MISS, MISS},
};

#define RUN(cases, reversed) run_rod_cases(cases, COUNT(cases), reversed)

static void capsule_line_misses(void)
{
    RUN(missing, true);
}

static void capsule_line_only_touches(void)
{
    RUN(touching, true);
}

static void capsule_line_goes_in(void)
{
    RUN(entering, true);
}

static void capsule_line_starts_inside(void)
{
    RUN(starting_inside, true);
}

static void capsule_line_ends_inside(void)
{
    RUN(ending_inside, true);
}

static void capsule_line_is_a_point(void)
{
    RUN(points, false);
}

static void capsule_line_meets_an_edge(void)
{
    RUN(at_edges, true);
}

static void capsule_line_meets_a_flat_one(void)
{
    RUN(without_interior, true);
}

static void capsule_line_meets_an_empty_one(void)
{
    RUN(empty, true);
}

/* ---- Numbers ---- */

static const graze_capsule rod = ROD;

static void check_ray_results(const graze_capsule *c, const graze_ray *r, graze_result entry,
                              graze_result exit)
{
    CHECK(graze_capsule_raycast(c, r, NULL) == entry);
    CHECK(graze_capsule_raycast_exit(c, r, NULL) == exit);
    CHECK(graze_capsule_overlaps_ray(c, r) == (entry != GRAZE_MISS));
}

static void capsule_line_has_negative_limit(void)
{
    graze_ray ray = {AT(0, 0, 0), AT(1, 0, 0), -1};
    check_ray_results(&rod, &ray, GRAZE_MISS, GRAZE_MISS);
    ray.t_max = 0;
    check_ray_results(&rod, &ray, GRAZE_INSIDE, GRAZE_INSIDE);
    ray.origin.y = GRAZE_C(2);
    ray.dir.y = -GRAZE_ONE;
    check_ray_results(&rod, &ray, GRAZE_TOUCH, GRAZE_TOUCH);
    ray.t_max = GRAZE_NO_LIMIT;
    check_ray_results(&rod, &ray, GRAZE_HIT, GRAZE_HIT);
    ray.dir = graze_vec3_of(0, 0, 0);
    check_ray_results(&rod, &ray, GRAZE_TOUCH, GRAZE_TOUCH);
}

/* Along the diagonal of the world, and across it. */
static void capsule_line_spans_the_world(void)
{
    const graze_capsule long_one = {{{-WORLD, -WORLD, -WORLD}, {WORLD, WORLD, WORLD}}, WORLD / 4};
    const graze_segment across = {{-WORLD, WORLD, 0}, {WORLD, -WORLD, 0}};
    graze_line_hit hit = {{7, 7, 7}, {7, 7, 7}, 7};
#if GRAZE_FLOAT
    /* the fourth power of these lengths is infinite */
    CHECK(graze_capsule_linecast(&long_one, &across, &hit) == GRAZE_MISS && hit.fraction == 7);
#else
    CHECK(graze_capsule_linecast(&long_one, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.z == 0 && hit.normal.z == 0 && hit.normal.x == -hit.normal.y);
    CHECK(graze_capsule_linecast_exit(&long_one, &across, &hit) == GRAZE_HIT);
    CHECK(hit.point.z == 0 && hit.normal.z == 0 && hit.normal.y == -hit.normal.x);
    CHECK(graze_capsule_linecast(&long_one, &long_one.core, &hit) == GRAZE_INSIDE);
    const graze_segment beside = {{INT32_MIN, 0, 0}, {INT32_MIN, INT32_MAX, 0}};
    const graze_capsule far_off = {{{0, INT32_MIN, 0}, {0, INT32_MAX, 0}}, INT32_MAX};
    CHECK(graze_capsule_linecast(&far_off, &beside, &hit) ==
          (GRAZE_SMALL_WORLD ? GRAZE_HIT : GRAZE_MISS));
#endif
}

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
/* Along (3, 4, 0), 2^31 raw units away: t multiplies what rounding takes from the run along the core. */
static void check_slow_ray(void)
{
    const int32_t k = 0x1fffffff;
    const graze_capsule long_one = {{{-3 * k, -4 * k, 0}, {3 * k, 4 * k, 0}}, GRAZE_ONE};
    const graze_ray slow = {{0, INT32_MAX, 0}, {0, -1, 0}, GRAZE_NO_LIMIT};
    graze_ray_hit hit;
    CHECK(graze_capsule_raycast(&long_one, &slow, &hit) == GRAZE_HIT && hit.point.y == 109227);
    CHECK(hit.normal.x == -52429 && hit.normal.y == 39322 && hit.normal.z == 0);
    CHECK(graze_capsule_raycast_exit(&long_one, &slow, &hit) == GRAZE_HIT &&
          hit.point.y == -109227);
    CHECK(hit.normal.x == 52429 && hit.normal.y == -39322 && hit.normal.z == 0);
}
#endif

/* With a dir of one raw unit, t is 2^31 at the end of the world. */
static void capsule_line_saturates(void)
{
    graze_ray slow = {AT(0, 0, 0), {GRAZE_C(0.0000152587890625), 0, 0}, GRAZE_NO_LIMIT};
#if GRAZE_FLOAT
    const graze_capsule in_reach = {{{1e6f, -1, 0}, {1e6f, 1, 0}}, 1};
    slow.dir.x = 1e-30f; /* its squared length is 0, so the ray counts as a point */
    check_ray_results(&in_reach, &slow, GRAZE_MISS, GRAZE_MISS);
#else
    const graze_capsule far_off = {
        {{GRAZE_SCALAR_MAX, -GRAZE_ONE, 0}, {GRAZE_SCALAR_MAX, GRAZE_ONE, 0}}, 0};
    graze_ray_hit hit = {{7, 7, 7}, {7, 7, 7}, 7};
    CHECK(graze_capsule_raycast(&far_off, &slow, &hit) == GRAZE_TOUCH);
    CHECK(hit.t == GRAZE_SCALAR_MAX && hit.point.x == GRAZE_SCALAR_MAX && hit.point.y == 0);
    CHECK(hit.normal.x == 0);
    /* the far side of its surface is beyond the world */
    const graze_capsule large = {far_off.core, GRAZE_SCALAR_MAX};
    slow.origin.x = GRAZE_SCALAR_MAX;
    slow.dir.x = GRAZE_ONE;
    CHECK(graze_capsule_raycast_exit(&large, &slow, &hit) == GRAZE_HIT);
    CHECK(hit.point.x == GRAZE_SCALAR_MAX && hit.normal.x == GRAZE_ONE);
    CHECK(hit.t == GRAZE_SCALAR_MAX);
#if !GRAZE_SMALL_WORLD
    check_slow_ray();
#endif
#endif
}

static void capsule_line_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_segment through = {AT(0, -9, 0), AT(0, 9, 0)};
    for (int word = 0; word < 13; word++)
        for (int i = 0; i < STRANGE; i++) {
            graze_capsule c = rod;
            graze_segment s = through;
            *(word < 7 ? &c.core.a.x + word : &s.a.x + (word - 7)) =
                scalar_of_bits(strange_bits[i]);
            const bool meets = word == 6 && c.radius > 0;
            const graze_ray ray = ray_of_segment(s);
            CHECK((graze_capsule_linecast(&c, &s, NULL) != GRAZE_MISS) == meets);
            CHECK((graze_capsule_linecast_exit(&c, &s, NULL) != GRAZE_MISS) == meets);
            CHECK((graze_capsule_raycast(&c, &ray, NULL) != GRAZE_MISS) == meets);
        }
#else
    CHECK(graze_capsule_linecast(&rod, &rod.core, NULL) == GRAZE_INSIDE);
#endif
}

POLICY_CANNOT_OCCUR(capsule_line, has_no_normal, "the shape of a capsule has no stored direction")

void test_capsule_line(void)
{
    POLICY_COLUMN(capsule_line);
}
