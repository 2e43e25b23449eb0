/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule that moves at a plane: the tables of sweep.h and sweep_capsule.h, case by case. */
#include "../tests.h"
#include "sweep_capsule.h"

#define UP   P(0, 0, 1)
#define DOWN P(0, 0, -1)

/* In units: 3, or so far that no number of the scene is near. */
static double ground_x;

static graze_plane ground(void)
{
    graze_plane p;
    p.point = P(ground_x, -2, 0);
    p.normal = P(0, 0, 2);
    return p;
}

static void plane_rod_misses(void)
{
    const graze_plane p = ground();
    const target t = at_plane(&p);
    CHECK(rod_stops(t, rod(0, 0, 3, 4, 0, 5, 1), P(5, 0, -1.5), miss()));
    CHECK(rod_stops(t, rod(0, 0, 5, 4, 0, 3, 1), P(5, 0, -1.5), miss()));
    CHECK(rod_stops(t, rod(0, 0, 3, 4, 0, 5, 1), P(0, 1, 5), miss()));
    CHECK(rod_stops(t, rod(0, 0, -3, 4, 0, -5, 1), P(0, 0, -5), miss()));
    CHECK(rod_stops(t, rod(0, 0, -5, 4, 0, -3, 1), P(9, 9, 1.5), miss()));
}

/* With the first end, the second one, or both. */
static void plane_rod_starts_apart_and_touches(void)
{
    const graze_plane p = ground();
    const target t = at_plane(&p);
    CHECK(rod_stops(t, rod(0, 0, 3, 4, 0, 5, 1), P(0, 0, -2),
                    on(GRAZE_TOUCH, P(0, 0, 1), P(0, 0, 0), UP, GRAZE_FRACTION_ONE)));
    CHECK(rod_stops(t, rod(0, 0, 5, 4, 0, 3, 1), P(1, 0, -2),
                    on(GRAZE_TOUCH, P(1, 0, 3), P(5, 0, 0), UP, GRAZE_FRACTION_ONE)));
    CHECK(rod_stops(t, rod(1, 0, -3, 4, 0, -3, 1), P(-2, 0, 2),
                    on(GRAZE_TOUCH, P(-1, 0, -1), P(-1, 0, 0), DOWN, GRAZE_FRACTION_ONE)));
    CHECK(rod_stops(t, rod(1, 0, -6, 4, 0, -3, 1), P(-2, 0, 2),
                    on(GRAZE_TOUCH, P(-1, 0, -4), P(2, 0, 0), DOWN, GRAZE_FRACTION_ONE)));
}

static void plane_rod_starts_apart_and_enters(void)
{
    const graze_plane p = ground();
    const target t = at_plane(&p);
    CHECK(rod_stops(t, rod(0, 0, 3, 4, 0, 5, 1), P(0, 0, -4),
                    on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 2))));
    CHECK(rod_stops(t, rod(0, 0, 5, 4, 0, 3, 1), P(2, 0, -8),
                    on(GRAZE_HIT, P(0.5, 0, 3), P(4.5, 0, 0), UP, PART(1, 4))));
    CHECK(rod_stops(t, rod(0, 0, -5, 4, 0, -3, 1), P(2, 0, 8),
                    on(GRAZE_HIT, P(0.5, 0, -3), P(4.5, 0, 0), DOWN, PART(1, 4))));
}

static void plane_rod_starts_in_touch_and_leaves(void)
{
    const graze_plane p = ground();
    const target t = at_plane(&p);
    const stop first = on(GRAZE_TOUCH, P(1, 0, 2), P(1, 0, 0), UP, 0);
    CHECK(rod_stops(t, rod(1, 0, 2, 3, 0, 6, 2), P(1, 0, 3), first));
    CHECK(rod_stops(t, rod(1, 0, 2, 3, 0, 2, 2), P(-9, 2, 0), first));
    CHECK(rod_stops(t, rod(1, 0, -6, 3, 0, -2, 2), P(3, 0, -1),
                    on(GRAZE_TOUCH, P(1, 0, -6), P(3, 0, 0), DOWN, 0)));
}

static void plane_rod_starts_in_touch_and_enters(void)
{
    const graze_plane p = ground();
    const target t = at_plane(&p);
    CHECK(rod_stops(t, rod(1, 0, 2, 3, 0, 6, 2), P(9, 0, -0.25),
                    on(GRAZE_HIT, P(1, 0, 2), P(1, 0, 0), UP, 0)));
    CHECK(rod_stops(t, rod(1, 0, -6, 3, 0, -2, 2), P(0, 0, 1),
                    on(GRAZE_HIT, P(1, 0, -6), P(3, 0, 0), DOWN, 0)));
}

static void plane_rod_starts_inside(void)
{
    const graze_plane p = ground();
    const target t = at_plane(&p);
    CHECK(rod_is_inside(t, rod(0, 0, 0.5, 1, 0, 4, 1)));
    CHECK(rod_is_inside(t, rod(0, 0, -4, 1, 0, -0.5, 1)));
    CHECK(rod_is_inside(t, rod(0, 0, -4, 1, 0, 5, 1)));
    CHECK(rod_is_inside(t, rod(0, 0, 4, 1, 0, -5, 0)));
    CHECK(rod_is_inside(t, rod(0, 0, 0, 1, 0, 4, 1)));
}

static void plane_rod_does_not_move(void)
{
    const graze_plane p = ground();
    const target t = at_plane(&p);
    CHECK(rod_stops(t, rod(0, 0, 3, 0, 0, 2, 2), P(0, 0, 0),
                    on(GRAZE_TOUCH, P(0, 0, 3), P(0, 0, 0), UP, 0)));
    CHECK(rod_stops(t, rod(0, 0, 3, 0, 0, 2.5, 2), P(0, 0, 0), miss()));
}

/* A segment. The end of a hit is strictly on the side of the start, unless it starts on the plane. */
static void plane_rod_has_no_radius(void)
{
    const graze_plane p = ground();
    const target t = at_plane(&p);
    const graze_scalar raw = GRAZE_FLOAT ? 0 : 1;
    const graze_capsule above = rod(1, 0, 2, 1, 0, 4, 0), below = rod(1, 0, -4, 1, 0, -2, 0);
    graze_sweep_hit hit = untouched;
    CHECK(rod_cast(t, &above, P(0, 0, -4), &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, graze_vec3_of(GRAZE_ONE, 0, raw)) && vec3_equal(hit.normal, UP));
    CHECK(vec3_equal(hit.point, P(1, 0, 0)) && is_fraction(hit.fraction, PART(1, 2)));
    CHECK(rod_cast(t, &below, P(0, 0, 4), &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, graze_vec3_of(GRAZE_ONE, 0, -2 * GRAZE_ONE - raw)) &&
          vec3_equal(hit.normal, DOWN));
    CHECK(rod_stops(t, above, P(0, 0, -2),
                    on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, GRAZE_FRACTION_ONE)));
    CHECK(rod_stops(t, above, P(0, 0, -1), miss()));
    const stop first = on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, 0);
    CHECK(rod_stops(t, rod(1, 0, 0, 1, 0, 2, 0), P(0, 0, 1), first));
    CHECK(rod_stops(t, rod(1, 0, 0, 1, 0, 2, 0), P(0, 0, -1),
                    on(GRAZE_HIT, P(1, 0, 0), P(1, 0, 0), UP, 0)));
    CHECK(rod_stops(t, rod(1, 0, -2, 1, 0, 0, 0), P(0, 0, 1),
                    on(GRAZE_HIT, P(1, 0, -2), P(1, 0, 0), DOWN, 0)));
    CHECK(rod_stops(t, rod(1, 0, 0, 2, 0, 0, 0), P(0, 0, 1), first));
    CHECK(rod_stops(t, rod(1, 0, 0, 2, 0, 0, 0), P(0, 0, -1), first));
}

static void plane_rod_is_empty(void)
{
    const graze_plane p = ground();
    graze_capsule c = rod(0, 0, 3, 4, 0, 5, -1);
    CHECK(rod_stops(at_plane(&p), c, P(0, 0, -9), miss()));
    c.radius = GRAZE_SCALAR_MIN;
    CHECK(rod_stops(at_plane(&p), c, P(0, 0, -9), miss()));
}

/* No plane: a zero normal. A core of one point is a sphere that moves. */
static void plane_rod_meets_a_flat_one(void)
{
    const graze_plane p = ground();
    CHECK(rod_stops(at_plane(&p), rod(0, 0, 3, 0, 0, 3, 1), P(0, 0, -4),
                    on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 2))));
    graze_plane none = ground();
    none.normal = P(0, 0, 0);
    CHECK(rod_stops(at_plane(&none), rod(0, 0, 3, 4, 0, 5, 1), P(0, 0, -9), miss()));
    CHECK(rod_stops(at_plane(&none), rod(0, 0, -3, 4, 0, 5, 0), P(0, 0, -9), miss()));
}

POLICY_CANNOT_OCCUR(plane_rod, meets_a_corner, "a plane has neither an edge nor a corner")

static void plane_rod_stops_off_the_path(void)
{
    const double along = ground_x > 3 ? 6000 : 0;
    graze_plane p = ground();
    graze_sweep_hit hit = untouched;
    p.point = P(3 + 3 * along, -2 + 2 * along, 0);
    p.normal = P(0.5, -0.75, 1);
    for (int i = 0; i < 64; i++) {
        const double side = i % 2 == 0 ? 1 : -1;
        graze_capsule c = rod(3 + i / 16.0, -2, 8 * side, 2, 3, 14 * side, 1 + i / 128.0);
        c.core.a.x += little(i);
        CHECK(rod_cast(at_plane(&p), &c, P(0.5, 1, -20 * side), &hit) == GRAZE_HIT);
        CHECK(rod_is_free(at_plane(&p), &c, hit.center));
    }
}

#if !GRAZE_FLOAT

/* The end that is not nearest is at the border along x, so the capsule moves off along y alone. */
static void moves_off_at_border(int32_t most)
{
    const graze_plane p = {{most, 0, 0}, {65536, 65536, 0}};
    const graze_capsule c = {{{most - 5, 14, 0}, {most, 30, 0}}, 0};
    const graze_vec3 motion = {0, -20, 0}, place = {most - 5, 6, 0};
    graze_sweep_hit hit = untouched;
    CHECK(graze_plane_capsulecast(&p, &c, motion, &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, place));
}

/* All numbers are near but one: of the plane, or of the start or the end of the path of an end. */
static void has_one_far_number(void)
{
    const graze_scalar far = NEAR_MOST + 1;
    const graze_plane near = {{0, 0, 0}, {0, 0, 1}}, beside = {{0, far, 0}, {0, 0, 1}};
    const graze_capsule c = {{{7, 0, 9}, {9, 0, 9}}, 4};
    const graze_capsule first = {{{far, 0, 9}, {9, 0, 9}}, 4},
                        second = {{{7, 0, 9}, {far, 0, 9}}, 4};
    const graze_capsule leads = {{{9, 0, 9}, {7, 0, 9}}, 4};
    const graze_vec3 down = {0, 0, -5}, aside = {far - 9, 0, -5};
    CHECK(graze_plane_capsulecast(&near, &c, down, 0) == GRAZE_TOUCH);
    CHECK(graze_plane_capsulecast(&beside, &c, down, 0) == GRAZE_TOUCH);
    CHECK(graze_plane_capsulecast(&near, &first, down, 0) == GRAZE_TOUCH);
    CHECK(graze_plane_capsulecast(&near, &second, down, 0) == GRAZE_TOUCH);
    CHECK(graze_plane_capsulecast(&near, &c, aside, 0) == GRAZE_TOUCH);
    CHECK(graze_plane_capsulecast(&near, &leads, aside, 0) == GRAZE_TOUCH);
}

/* Each end comes to the border first. */
static void ends_at_border(int32_t ax, int32_t bx, int32_t motion, int32_t ends)
{
    const graze_plane p = {{0, 0, 0}, {0, 0, 1}};
    const graze_capsule c = {{{ax, 0, 9}, {bx, 0, 9}}, 4};
    graze_sweep_hit hit = untouched;
    CHECK(graze_plane_capsulecast(&p, &c, graze_vec3_of(motion, 0, -5), &hit) == GRAZE_TOUCH);
    CHECK(hit.center.x == ends && hit.center.z == 4);
}

#endif

static void plane_rod_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    moves_off_at_border(INT32_MAX);
    moves_off_at_border(NEAR_MOST);
    has_one_far_number();
    ends_at_border(7, 70, INT32_MAX, INT32_MAX - 63);
    ends_at_border(70, 7, INT32_MAX, INT32_MAX);
    ends_at_border(-7, -70, INT32_MIN, INT32_MIN + 63);
    ends_at_border(-70, -7, INT32_MIN, INT32_MIN);
#endif
}

static void plane_rod_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_capsule c = {{{INT32_MIN, INT32_MIN, INT32_MAX}, {INT32_MAX, INT32_MAX, 0}}, 5};
    graze_plane p = {{0, 0, INT32_MIN}, {0, 0, INT32_MIN}};
    const graze_vec3 down = {INT32_MAX, INT32_MIN, INT32_MIN};
    graze_sweep_hit hit = untouched;
    CHECK(graze_plane_capsulecast(&p, &c, down, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MIN && hit.center.y == INT32_MIN && hit.center.z == 4);
    p.point.z = 9;
    CHECK(graze_plane_capsulecast(&p, &c, down, &hit) == GRAZE_INSIDE);
    p.point.z = INT32_MIN;
    CHECK(graze_plane_capsulecast(&p, &c, graze_vec3_of(0, 0, 5), &hit) == GRAZE_MISS);
#endif
}

static void plane_rod_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar none[2] = {scalar_of_bits(strange_bits[0]), scalar_of_bits(0x7f800000)};
    for (int i = 0; i < 2; i++) {
        graze_plane p = ground();
        CHECK(rod_misses_without_numbers(at_plane(&p), rod(0, 0, 3, 4, 0, 5, 1), P(0, 0, -9)));
        p.point.z = none[i];
        CHECK(rod_stops(at_plane(&p), rod(0, 0, 3, 4, 0, 5, 1), P(0, 0, -9), miss()));
        p = ground();
        p.normal.x = none[i];
        CHECK(rod_stops(at_plane(&p), rod(0, 0, 3, 4, 0, 5, 1), P(0, 0, -9), miss()));
    }
#endif
}

void test_sweep_capsule(void)
{
    ground_x = 20000;
    SWEEP_COLUMN(plane_rod);
    ground_x = 3;
    graze_plane p = ground();
    SWEEP_COLUMN(plane_rod);
    check_case("goes on from where it stops");
    p.normal = P(0.25, 3, -1);
    rod_goes_on(at_plane(&p));
}
