/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A sphere that moves at a plane, a sphere and a capsule: the table of sweep.h, case by case. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../support/shapes.h"
#include "../tests.h"

#define P(x, y, z) vec3_units(x, y, z)

/* One of the three. */
typedef struct {
    const graze_plane *plane;
    const graze_sphere *ball;
    const graze_capsule *rod;
} target;

static target at_plane(const graze_plane *plane)
{
    const target t = {plane, 0, 0};
    return t;
}

static target at_ball(const graze_sphere *ball)
{
    const target t = {0, ball, 0};
    return t;
}

static target at_rod(const graze_capsule *rod)
{
    const target t = {0, 0, rod};
    return t;
}

static graze_result cast(target t, const graze_sphere *mover, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    if (t.plane != 0)
        return graze_plane_spherecast(t.plane, mover, motion, hit);
    return t.ball != 0 ? graze_sphere_spherecast(t.ball, mover, motion, hit)
                       : graze_capsule_spherecast(t.rod, mover, motion, hit);
}

/* ---- Expectations ---- */

typedef struct {
    graze_result result;
    graze_vec3 center, point, normal;
    graze_fraction fraction;
} stop;

static const graze_sweep_hit untouched = {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}, 7, 7, 7};

/* Rounded down in the fixed build. */
static bool is_fraction(graze_fraction fraction, graze_fraction exact)
{
#if GRAZE_FLOAT
    return fraction <= exact + 0x1p-20f && exact <= fraction + 0x1p-20f;
#else
    return fraction <= exact && exact - fraction < 2;
#endif
}

#define PART(whole, parts) (GRAZE_FRACTION_ONE / (parts) * (whole))

static bool is_stop(const graze_sweep_hit *h, const stop *e)
{
    const graze_feature feature =
        e->result == GRAZE_INSIDE ? GRAZE_FEATURE_NONE : GRAZE_FEATURE_FACE;
    if (e->result == GRAZE_MISS)
        return vec3_equal(h->center, untouched.center) && vec3_equal(h->point, untouched.point) &&
               vec3_equal(h->normal, untouched.normal) && h->fraction == untouched.fraction &&
               h->feature == untouched.feature && h->index == untouched.index;
    return vec3_equal(h->center, e->center) && vec3_equal(h->point, e->point) &&
           vec3_equal(h->normal, e->normal) && is_fraction(h->fraction, e->fraction) &&
           h->feature == feature && h->index == 0;
}

static bool stops(target t, graze_sphere mover, graze_vec3 motion, stop e)
{
    graze_sweep_hit hit = untouched;
    return cast(t, &mover, motion, &hit) == e.result && is_stop(&hit, &e) &&
           cast(t, &mover, motion, 0) == e.result;
}

static graze_sphere ball(double x, double y, double z, double radius)
{
    graze_sphere s;
    s.center = P(x, y, z);
    s.radius = P(radius, 0, 0).x;
    return s;
}

static stop on(graze_result result, graze_vec3 center, graze_vec3 point, graze_vec3 normal,
               graze_fraction fraction)
{
    stop e;
    e.result = result;
    e.center = center;
    e.point = point;
    e.normal = normal;
    e.fraction = fraction;
    return e;
}

static stop miss(void)
{
    return on(GRAZE_MISS, P(0, 0, 0), P(0, 0, 0), P(0, 0, 0), 0);
}

static stop inside(const graze_sphere *s)
{
    return on(GRAZE_INSIDE, s->center, s->center, P(0, 0, 0), 0);
}

static bool is_inside(target t, graze_sphere mover)
{
    return stops(t, mover, P(1, 2, 3), inside(&mover)) &&
           stops(t, mover, P(0, 0, 0), inside(&mover));
}

/* Raw units, or about so much. */
static graze_scalar little(int i)
{
    return GRAZE_FLOAT ? (graze_scalar)i * GRAZE_C(0.0000152587890625) : (graze_scalar)i;
}

/* The place is free: a sphere that does not move is not inside there. */
static bool is_free(target t, graze_sphere mover, graze_vec3 center)
{
    mover.center = center;
    return cast(t, &mover, P(0, 0, 0), 0) != GRAZE_INSIDE;
}

#if GRAZE_FLOAT
/* A miss for each number of the sphere and of the motion that is none. */
static bool misses_without_numbers(target t, graze_sphere mover, graze_vec3 motion)
{
    const graze_scalar none[2] = {scalar_of_bits(strange_bits[0]), scalar_of_bits(0x7f800000)};
    bool all = true;
    for (int i = 0; i < 2; i++) {
        graze_sphere s = mover;
        graze_vec3 way = motion;
        s.center.y = none[i];
        all = all && stops(t, s, motion, miss());
        s = mover;
        s.radius = none[i];
        all = all && stops(t, s, motion, miss());
        way.x = none[i];
        all = all && stops(t, mover, way, miss());
    }
    return all;
}
#endif

/* ---- A plane; its front is +z ---- */

static graze_plane floor_of(double z, double nx, double ny, double nz)
{
    graze_plane p;
    p.point = P(3, -2, z);
    p.normal = P(nx, ny, nz);
    return p;
}

#define UP   P(0, 0, 1)
#define DOWN P(0, 0, -1)

static void plane_ball_misses(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    CHECK(stops(t, ball(0, 0, 3, 1), P(5, 0, -1.5), miss()));
    CHECK(stops(t, ball(0, 0, 3, 1), P(0, 1, 5), miss()));
    CHECK(stops(t, ball(0, 0, -3, 1), P(0, 0, -5), miss()));
    CHECK(stops(t, ball(0, 0, -3, 1), P(9, 9, 1.5), miss()));
}

static void plane_ball_starts_apart_and_touches(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    CHECK(stops(t, ball(0, 0, 3, 1), P(0, 0, -2),
                on(GRAZE_TOUCH, P(0, 0, 1), P(0, 0, 0), UP, GRAZE_FRACTION_ONE)));
    CHECK(stops(t, ball(1, 0, -3, 1), P(-2, 0, 2),
                on(GRAZE_TOUCH, P(-1, 0, -1), P(-1, 0, 0), DOWN, GRAZE_FRACTION_ONE)));
}

static void plane_ball_starts_apart_and_enters(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2), turned = floor_of(0, 0, 0, -0.25);
    const target t = at_plane(&p);
    const stop e = on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 2));
    CHECK(stops(t, ball(0, 0, 3, 1), P(0, 0, -4), e));
    CHECK(stops(at_plane(&turned), ball(0, 0, 3, 1), P(0, 0, -4), e));
    CHECK(stops(t, ball(2, 0, 3, 1), P(-4, 0, -4),
                on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 2))));
    CHECK(stops(t, ball(0, 0, 1.5, 1), P(0, 0, -1),
                on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 2))));
    CHECK(stops(t, ball(0, 0, 3, 1), P(0, 0, -8),
                on(GRAZE_HIT, P(0, 0, 1), P(0, 0, 0), UP, PART(1, 4))));
    CHECK(stops(t, ball(0, 0, -3, 1), P(0, 0, 4),
                on(GRAZE_HIT, P(0, 0, -1), P(0, 0, 0), DOWN, PART(1, 2))));
}

static void plane_ball_starts_in_touch_and_leaves(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    const stop above = on(GRAZE_TOUCH, P(1, 0, 2), P(1, 0, 0), UP, 0);
    CHECK(stops(t, ball(1, 0, 2, 2), P(1, 0, 3), above));
    CHECK(stops(t, ball(1, 0, 2, 2), P(-9, 2, 0), above));
    CHECK(stops(t, ball(1, 0, -2, 2), P(3, 0, -1),
                on(GRAZE_TOUCH, P(1, 0, -2), P(1, 0, 0), DOWN, 0)));
}

static void plane_ball_starts_in_touch_and_enters(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    CHECK(stops(t, ball(1, 0, 2, 2), P(9, 0, -0.25), on(GRAZE_HIT, P(1, 0, 2), P(1, 0, 0), UP, 0)));
    CHECK(stops(t, ball(1, 0, 2, 2), P(0, 0, -9), on(GRAZE_HIT, P(1, 0, 2), P(1, 0, 0), UP, 0)));
    CHECK(stops(t, ball(1, 0, -2, 2), P(0, 0, 1), on(GRAZE_HIT, P(1, 0, -2), P(1, 0, 0), DOWN, 0)));
}

static void plane_ball_starts_inside(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    CHECK(is_inside(at_plane(&p), ball(0, 0, 0, 1)));
    CHECK(is_inside(at_plane(&p), ball(4, 0, 0.5, 1)));
    CHECK(is_inside(at_plane(&p), ball(4, 0, -0.5, 1)));
}

static void plane_ball_does_not_move(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    CHECK(stops(t, ball(0, 0, 2, 2), P(0, 0, 0), on(GRAZE_TOUCH, P(0, 0, 2), P(0, 0, 0), UP, 0)));
    CHECK(stops(t, ball(0, 0, 2.5, 2), P(0, 0, 0), miss()));
    CHECK(stops(t, ball(1, 0, 0, 0), P(0, 0, 0), on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, 0)));
}

/* A line. The place of a hit is strictly on the side of the start. */
static void plane_ball_has_no_radius(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    const target t = at_plane(&p);
    const graze_scalar raw = GRAZE_FLOAT ? 0 : 1;
    const graze_sphere above = ball(1, 0, 2, 0), below = ball(1, 0, -2, 0);
    graze_sweep_hit hit = untouched;
    CHECK(cast(t, &above, P(0, 0, -4), &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, graze_vec3_of(GRAZE_ONE, 0, raw)) && vec3_equal(hit.normal, UP));
    CHECK(vec3_equal(hit.point, P(1, 0, 0)) && is_fraction(hit.fraction, PART(1, 2)));
    CHECK(cast(t, &below, P(0, 0, 4), &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, graze_vec3_of(GRAZE_ONE, 0, -raw)) &&
          vec3_equal(hit.normal, DOWN));
    CHECK(stops(t, above, P(0, 0, -2),
                on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, GRAZE_FRACTION_ONE)));
    CHECK(stops(t, below, P(0, 0, 2),
                on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), DOWN, GRAZE_FRACTION_ONE)));
    CHECK(stops(t, ball(1, 0, 0, 0), P(0, 0, -2), on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, 0)));
    CHECK(stops(t, ball(1, 0, 0, 0), P(0, 0, 2), on(GRAZE_TOUCH, P(1, 0, 0), P(1, 0, 0), UP, 0)));
    CHECK(stops(t, above, P(0, 0, -1), miss()));
    CHECK(stops(t, below, P(0, 0, -1), miss()));
}

static void plane_ball_is_empty(void)
{
    const graze_plane p = floor_of(0, 0, 0, 2);
    graze_sphere s = ball(0, 0, 3, -1);
    CHECK(stops(at_plane(&p), s, P(0, 0, -9), miss()));
    s.radius = GRAZE_SCALAR_MIN;
    CHECK(stops(at_plane(&p), s, P(0, 0, -9), miss()));
}

/* No plane: a zero normal. A normal along one axis only is one. */
static void plane_ball_meets_a_flat_one(void)
{
    const graze_plane none = floor_of(0, 0, 0, 0);
    CHECK(stops(at_plane(&none), ball(0, 0, 3, 1), P(0, 0, -9), miss()));
    CHECK(stops(at_plane(&none), ball(0, 0, 0, 0), P(0, 0, -9), miss()));
    const graze_plane x = floor_of(0, 2, 0, 0), y = floor_of(0, 0, 3, 0);
    CHECK(stops(at_plane(&x), ball(7, 0, 0, 1), P(-6, 0, 0),
                on(GRAZE_HIT, P(4, 0, 0), P(3, 0, 0), P(1, 0, 0), PART(1, 2))));
    CHECK(stops(at_plane(&y), ball(0, -6, 0, 1), P(0, 6, 0),
                on(GRAZE_HIT, P(0, -3, 0), P(0, -2, 0), P(0, -1, 0), PART(1, 2))));
}

POLICY_CANNOT_OCCUR(plane_ball, meets_a_corner, "a plane has neither an edge nor a corner")

/* Some places round to the inside, on either side and on each axis. */
static void plane_ball_stops_off_the_path(void)
{
    graze_sweep_hit hit = untouched;
    const graze_plane p = floor_of(0, 0.5, -0.75, 1), axis = floor_of(0, -0.5, 0, 0.75);
    const target targets[2] = {at_plane(&p), at_plane(&axis)};
    for (int i = 0; i < 64; i++) {
        const double side = i % 2 == 0 ? 1 : -1;
        const target t = targets[i / 2 % 2];
        graze_sphere s = ball(3 + i / 16.0, -2, 8 * side, 1 + i / 128.0);
        s.center.x += little(i);
        CHECK(cast(t, &s, P(0.5, 1, -20 * side), &hit) == GRAZE_HIT);
        CHECK(is_free(t, s, hit.center) && graze_plane_side_of_point(t.plane, &hit.center) ==
                                               graze_plane_side_of_point(t.plane, &s.center));
    }
}

#if !GRAZE_FLOAT

static graze_sphere ball_at(int32_t x, int32_t y, int32_t z, int32_t radius)
{
    const graze_sphere s = {{x, y, z}, radius};
    return s;
}

enum { NEAR_MOST = 0x1FFFFFFF };

/* A line along the border, which cannot move beyond it: a place on the plane moves on the other axis. */
static void stops_at_border(int32_t most)
{
    const graze_plane p = {{most, 0, 0}, {65536, 65536, 0}};
    const graze_sphere line = ball_at(most, 9, 0, 0);
    const graze_vec3 motion = {0, -20, 0}, place = {most, 1, 0};
    graze_sweep_hit hit = untouched;
    CHECK(graze_plane_spherecast(&p, &line, motion, &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.center, place));
}

#endif

static void plane_ball_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_plane wall = {{INT32_MAX, 0, 0}, {-5, 0, 0}};
    const graze_vec3 far = {INT32_MAX, 1, 0};
    graze_sphere s = ball_at(9, 0, 0, 1);
    graze_sweep_hit hit = untouched;
    CHECK(graze_plane_spherecast(&wall, &s, far, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MAX - 1 && hit.point.x == INT32_MAX);
    s.radius = 0;
    CHECK(graze_plane_spherecast(&wall, &s, far, &hit) == GRAZE_TOUCH);
    CHECK(hit.center.x == INT32_MAX);
    stops_at_border(INT32_MAX);
    stops_at_border(NEAR_MOST);
#endif
}

static void plane_ball_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_vec3 low = {INT32_MIN, INT32_MIN, INT32_MIN},
                     way = {INT32_MAX, INT32_MAX, INT32_MAX};
    graze_plane p = {{0x40000000, 0x40000000, 0x40000000}, {INT32_MIN, INT32_MIN, INT32_MIN}};
    graze_sphere s;
    graze_sweep_hit hit = untouched;
    s.center = low;
    s.radius = INT32_MAX;
    CHECK(graze_plane_spherecast(&p, &s, way, &hit) == GRAZE_HIT);
    CHECK(is_free(at_plane(&p), s, hit.center) && hit.center.x < 0 && hit.normal.x < 0);
    s.radius = 0;
    CHECK(graze_plane_spherecast(&p, &s, way, &hit) == GRAZE_MISS);
    s.radius = INT32_MAX;
    p.point = low;
    CHECK(graze_plane_spherecast(&p, &s, way, &hit) == GRAZE_INSIDE);
    s.center.x = INT32_MAX;
    CHECK(graze_plane_spherecast(&p, &s, way, &hit) == GRAZE_MISS);
#endif
}

static void plane_ball_has_no_number(void)
{
#if GRAZE_FLOAT
    const graze_scalar none[2] = {scalar_of_bits(strange_bits[0]), scalar_of_bits(0x7f800000)};
    graze_plane p = floor_of(0, 0, 0, 2);
    CHECK(misses_without_numbers(at_plane(&p), ball(0, 0, 3, 1), P(0, 0, -9)));
    for (int i = 0; i < 2; i++) {
        p = floor_of(0, 0, 0, 2);
        p.point.z = none[i];
        CHECK(stops(at_plane(&p), ball(0, 0, 3, 1), P(0, 0, -9), miss()));
    }
    p = floor_of(0, 0, 0, 2);
    p.normal.x = none[0];
    CHECK(stops(at_plane(&p), ball(0, 0, 3, 1), P(0, 0, -9), miss()));
    CHECK(stops(at_plane(&p), ball(0, 0, 3, 0), P(0, 0, -9), miss()));
#endif
}

/* ---- A sphere, and a capsule: the same beside its core ---- */

static graze_sphere ball_target(void)
{
    return ball(0, 0, 0, 2);
}

/* From -4 to 4 along x, with a radius of 2. */
static graze_capsule rod_target(void)
{
    graze_capsule c;
    c.core.a = P(-4, 0, 0);
    c.core.b = P(4, 0, 0);
    c.radius = GRAZE_C(2);
    return c;
}

#define Y P(0, 1, 0)

static void check_misses(target t)
{
    CHECK(stops(t, ball(0, 5, 4, 1), P(0, -10, 0), miss()));
    CHECK(stops(t, ball(0, 5, 0, 1), P(0, -1.5, 0), miss()));
    CHECK(stops(t, ball(0, 5, 0, 1), P(0, 1, 0), miss()));
}

static void check_touches(target t)
{
    CHECK(stops(t, ball(0, 3, -8, 1), P(0, 0, 16),
                on(GRAZE_TOUCH, P(0, 3, 0), P(0, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 7, 0, 1), P(0, -4, 0),
                on(GRAZE_TOUCH, P(0, 3, 0), P(0, 2, 0), Y, GRAZE_FRACTION_ONE)));
}

static void check_enters(target t)
{
    CHECK(stops(t, ball(0, 7, 0, 1), P(0, -8, 0),
                on(GRAZE_HIT, P(0, 3, 0), P(0, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 7, 0, 1), P(0, -16, 0),
                on(GRAZE_HIT, P(0, 3, 0), P(0, 2, 0), Y, PART(1, 4))));
    CHECK(stops(t, ball(0, -7, 0, 3), P(0, 4, 0),
                on(GRAZE_HIT, P(0, -5, 0), P(0, -2, 0), P(0, -1, 0), PART(1, 2))));
}

static void check_leaves(target t)
{
    const stop e = on(GRAZE_TOUCH, P(0, 3, 0), P(0, 2, 0), Y, 0);
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, 4, 1), e));
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, 0, 5), e));
}

static void check_enters_at_start(target t)
{
    const stop e = on(GRAZE_HIT, P(0, 3, 0), P(0, 2, 0), Y, 0);
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, -9, 0), e));
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, -0.25, 2), e));
}

static void check_inside(target t)
{
    CHECK(is_inside(t, ball(0, 0, 0, 1)));
    CHECK(is_inside(t, ball(0, 2.5, 0, 1)));
    CHECK(is_inside(t, ball(0, 1, 1, 0)));
}

static void check_no_motion(target t)
{
    CHECK(stops(t, ball(0, 3, 0, 1), P(0, 0, 0), on(GRAZE_TOUCH, P(0, 3, 0), P(0, 2, 0), Y, 0)));
    CHECK(stops(t, ball(0, 3.5, 0, 1), P(0, 0, 0), miss()));
}

static void check_no_radius(target t)
{
    CHECK(stops(t, ball(0, 5, 0, 0), P(0, -6, 0),
                on(GRAZE_HIT, P(0, 2, 0), P(0, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 2, -3, 0), P(0, 0, 6),
                on(GRAZE_TOUCH, P(0, 2, 0), P(0, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 2.5, -3, 0), P(0, 0, 6), miss()));
}

static void check_no_mover(target t)
{
    graze_sphere s = ball(0, 7, 0, -1);
    CHECK(stops(t, s, P(0, -9, 0), miss()));
    s.radius = GRAZE_SCALAR_MIN;
    CHECK(stops(t, s, P(0, -9, 0), miss()));
}

/* A target without a radius: a point, or a segment. */
static void check_thin(target t)
{
    CHECK(stops(t, ball(0, 7, 0, 3), P(0, -8, 0),
                on(GRAZE_HIT, P(0, 3, 0), P(0, 0, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(0, 4, 0, 0), P(0, -8, 0),
                on(GRAZE_TOUCH, P(0, 0, 0), P(0, 0, 0), P(0, 0, 0), PART(1, 2))));
    CHECK(stops(t, ball(0, 4, 1, 0), P(0, -8, 0), miss()));
}

static void check_off_the_path(target t)
{
    graze_sweep_hit hit = untouched;
    for (int i = 0; i < 64; i++) {
        graze_sphere s = ball(-1, 7, 1 + i / 64.0, 1 + i / 128.0);
        s.center.x += little(i);
        CHECK(cast(t, &s, P(1.5, -9, -2), &hit) == GRAZE_HIT && is_free(t, s, hit.center));
    }
}

#if GRAZE_FLOAT
static void check_no_number(target t)
{
    CHECK(misses_without_numbers(t, ball(0, 7, 0, 1), P(0, -9, 0)));
}
#endif

static void ball_ball_misses(void)
{
    const graze_sphere b = ball_target();
    check_misses(at_ball(&b));
    CHECK(stops(at_ball(&b), ball(4, 7, 0, 1), P(0, -14, 0), miss()));
}

static void ball_ball_starts_apart_and_touches(void)
{
    const graze_sphere b = ball_target();
    check_touches(at_ball(&b));
}

static void ball_ball_starts_apart_and_enters(void)
{
    const graze_sphere b = ball_target();
    check_enters(at_ball(&b));
}

static void ball_ball_starts_in_touch_and_leaves(void)
{
    const graze_sphere b = ball_target();
    check_leaves(at_ball(&b));
}

static void ball_ball_starts_in_touch_and_enters(void)
{
    const graze_sphere b = ball_target();
    check_enters_at_start(at_ball(&b));
}

static void ball_ball_starts_inside(void)
{
    const graze_sphere b = ball_target();
    check_inside(at_ball(&b));
}

static void ball_ball_does_not_move(void)
{
    const graze_sphere b = ball_target();
    check_no_motion(at_ball(&b));
}

static void ball_ball_has_no_radius(void)
{
    const graze_sphere b = ball_target();
    check_no_radius(at_ball(&b));
}

static void ball_ball_is_empty(void)
{
    graze_sphere b = ball_target();
    check_no_mover(at_ball(&b));
    b.radius = -GRAZE_ONE;
    CHECK(stops(at_ball(&b), ball(0, 7, 0, 3), P(0, -9, 0), miss()));
}

static void ball_ball_meets_a_flat_one(void)
{
    const graze_sphere b = ball(0, 0, 0, 0);
    check_thin(at_ball(&b));
}

POLICY_CANNOT_OCCUR(ball_ball, meets_a_corner, "a sphere has neither an edge nor a corner")

static void ball_ball_stops_off_the_path(void)
{
    const graze_sphere b = ball_target();
    check_off_the_path(at_ball(&b));
}

static void ball_ball_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_sphere b = ball_at(INT32_MAX, 0, 0, 5);
    const graze_sphere s = ball_at(9, 0, 0, 2);
    graze_sweep_hit hit = untouched;
    CHECK(graze_sphere_spherecast(&b, &s, graze_vec3_of(INT32_MAX, 0, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MAX - 7 && hit.point.x == INT32_MAX - 5);
    CHECK(graze_sphere_spherecast(&b, &s, graze_vec3_of(INT32_MAX - 16, 0, 0), 0) == GRAZE_TOUCH);
    CHECK(graze_sphere_spherecast(&b, &s, graze_vec3_of(INT32_MAX - 17, 0, 0), 0) == GRAZE_MISS);
#endif
}

#if !GRAZE_FLOAT

/* The sum of the radii is not near, and then not a scalar. */
static void meets_large_balls(void)
{
    graze_sphere b = ball_at(-NEAR_MOST, 0, 0, 0x18000000),
                 s = ball_at(NEAR_MOST, 0, 0, 0x18000000);
    graze_sweep_hit hit = untouched;
    CHECK(graze_sphere_spherecast(&b, &s, graze_vec3_of(-NEAR_MOST, 0, 0), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == 0x30000000 - NEAR_MOST && hit.normal.x == GRAZE_ONE);
    CHECK(hit.point.x == 0x18000000 - NEAR_MOST);
    b = ball_at(INT32_MIN, INT32_MIN, INT32_MIN, INT32_MAX);
    s = ball_at(INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX);
    CHECK(graze_sphere_spherecast(&b, &s, s.center, 0) == GRAZE_MISS);
    CHECK(graze_sphere_spherecast(&b, &s, b.center, &hit) == GRAZE_HIT);
    CHECK(hit.normal.x == 37837 && hit.normal.y == 37837 && hit.normal.z == 37837);
    CHECK(is_free(at_ball(&b), s, hit.center) && hit.center.x < INT32_MAX && hit.center.x > 0);
}

#endif

static void ball_ball_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_sphere b = ball_at(INT32_MIN, INT32_MIN, INT32_MIN, 5);
    const graze_sphere s = ball_at(-1, -1, -1, 2);
    graze_sweep_hit hit = untouched;
    CHECK(graze_sphere_spherecast(&b, &s, b.center, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == INT32_MIN + 5 && hit.point.x == INT32_MIN + 3);
    meets_large_balls();
#endif
}

static void ball_ball_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_sphere b = ball_target();
    check_no_number(at_ball(&b));
    b.center.z = scalar_of_bits(strange_bits[0]);
    CHECK(stops(at_ball(&b), ball(0, 7, 0, 1), P(0, -9, 0), miss()));
#endif
}

/* ---- A capsule ---- */

static void rod_ball_misses(void)
{
    const graze_capsule c = rod_target();
    check_misses(at_rod(&c));
    CHECK(stops(at_rod(&c), ball(7.5, 7, 0, 1), P(0, -14, 0), miss()));
    CHECK(stops(at_rod(&c), ball(12, 0, 0, 1), P(-4, 0, 0), miss()));
}

static void rod_ball_starts_apart_and_touches(void)
{
    const graze_capsule c = rod_target();
    check_touches(at_rod(&c));
    CHECK(stops(at_rod(&c), ball(9, 0, 0, 1), P(-2, 0, 0),
                on(GRAZE_TOUCH, P(7, 0, 0), P(6, 0, 0), P(1, 0, 0), GRAZE_FRACTION_ONE)));
}

static void rod_ball_starts_apart_and_enters(void)
{
    const graze_capsule c = rod_target();
    check_enters(at_rod(&c));
    CHECK(stops(at_rod(&c), ball(9, 0, 0, 1), P(-8, 0, 0),
                on(GRAZE_HIT, P(7, 0, 0), P(6, 0, 0), P(1, 0, 0), PART(1, 4))));
}

static void rod_ball_starts_in_touch_and_leaves(void)
{
    const graze_capsule c = rod_target();
    check_leaves(at_rod(&c));
    CHECK(stops(at_rod(&c), ball(-2, 3, 0, 1), P(9, 0, 0),
                on(GRAZE_TOUCH, P(-2, 3, 0), P(-2, 2, 0), Y, 0)));
}

static void rod_ball_starts_in_touch_and_enters(void)
{
    const graze_capsule c = rod_target();
    check_enters_at_start(at_rod(&c));
}

static void rod_ball_starts_inside(void)
{
    const graze_capsule c = rod_target();
    check_inside(at_rod(&c));
    CHECK(is_inside(at_rod(&c), ball(6.5, 0, 0, 1)));
}

static void rod_ball_does_not_move(void)
{
    const graze_capsule c = rod_target();
    check_no_motion(at_rod(&c));
}

static void rod_ball_has_no_radius(void)
{
    const graze_capsule c = rod_target();
    check_no_radius(at_rod(&c));
}

static void rod_ball_is_empty(void)
{
    graze_capsule c = rod_target();
    check_no_mover(at_rod(&c));
    c.radius = -GRAZE_ONE;
    CHECK(stops(at_rod(&c), ball(0, 7, 0, 3), P(0, -9, 0), miss()));
}

/* Without a radius; or a core of one point, which is the sphere. */
static void rod_ball_meets_a_flat_one(void)
{
    graze_capsule c = rod_target();
    c.radius = 0;
    check_thin(at_rod(&c));
    c.core.a = c.core.b = P(0, 0, 0);
    c.radius = GRAZE_C(2);
    check_enters(at_rod(&c));
    check_touches(at_rod(&c));
}

/* Between the side and a ball. */
static void rod_ball_meets_a_corner(void)
{
    const graze_capsule c = rod_target();
    const target t = at_rod(&c);
    CHECK(stops(t, ball(4, 7, 0, 1), P(0, -8, 0),
                on(GRAZE_HIT, P(4, 3, 0), P(4, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(-4, 7, 0, 1), P(0, -8, 0),
                on(GRAZE_HIT, P(-4, 3, 0), P(-4, 2, 0), Y, PART(1, 2))));
    CHECK(stops(t, ball(7, 4, 0, 1), P(0, -8, 0),
                on(GRAZE_TOUCH, P(7, 0, 0), P(6, 0, 0), P(1, 0, 0), PART(1, 2))));
}

static void rod_ball_stops_off_the_path(void)
{
    const graze_capsule c = rod_target();
    check_off_the_path(at_rod(&c));
}

#if !GRAZE_FLOAT

/* The core hardly rises to the border along z, so that the sphere, which moves along y on the border, comes 2^-15 raw units
 * nearer than the sum of the radii: it touches at y = 13.4. No component of the normal but that at the border is half a raw unit. */
static void slides_along_border(int32_t most)
{
    const int32_t sum = 2621440, length = 262144;
    const graze_capsule c = {{{most - sum + 1, 0, 4 - length}, {most - sum, 0, 4}}, 1000};
    const graze_sphere s = ball_at(most, 300, 0, sum - 1000);
    const graze_vec3 motion = {0, -600, 0};
    graze_sweep_hit hit = untouched;
    CHECK(graze_capsule_spherecast(&c, &s, motion, &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most && hit.normal.y == 0 && hit.normal.z == 0);
    CHECK(hit.center.y == 14 && is_free(at_rod(&c), s, hit.center));
}

#endif

static void rod_ball_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    slides_along_border(INT32_MAX);
    slides_along_border(NEAR_MOST);
#endif
}

static void rod_ball_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_capsule c = {{{INT32_MIN, INT32_MIN, INT32_MIN}, {INT32_MAX, INT32_MAX, INT32_MIN}},
                             INT32_MAX};
    const graze_vec3 down = {0, 0, INT32_MIN};
    graze_sphere s = ball_at(0, 0, INT32_MAX, INT32_MAX);
    graze_sweep_hit hit = untouched;
    CHECK(graze_capsule_spherecast(&c, &s, down, &hit) == GRAZE_HIT);
    CHECK(hit.center.z == INT32_MAX - 1 && hit.normal.z == GRAZE_ONE && hit.point.z == -1);
    s = ball_at(INT32_MIN, INT32_MAX, INT32_MAX, 1);
    CHECK(graze_capsule_spherecast(&c, &s, down, 0) == GRAZE_MISS);
    s.radius = INT32_MIN;
    CHECK(graze_capsule_spherecast(&c, &s, down, 0) == GRAZE_MISS);
#endif
}

static void rod_ball_has_no_number(void)
{
#if GRAZE_FLOAT
    graze_capsule c = rod_target();
    check_no_number(at_rod(&c));
    c.radius = scalar_of_bits(strange_bits[0]);
    CHECK(stops(at_rod(&c), ball(0, 7, 0, 1), P(0, -9, 0), miss()));
#endif
}

/* ---- The next cast ---- */

static void goes_on(target t)
{
    const graze_vec3 end = P(0.5, -7, 0.75);
    graze_sphere s = ball(0.25, 6, -0.5, 1);
    graze_sweep_hit hit = untouched;
    for (int i = 0; i < 5; i++) {
        CHECK(cast(t, &s, graze_vec3_sub(end, s.center), &hit) == GRAZE_HIT);
        s.center = hit.center;
        CHECK(cast(t, &s, hit.normal, 0) <= GRAZE_TOUCH);
    }
}

void test_sweep(void)
{
    const graze_plane p = floor_of(0, 0.25, 3, -1);
    const graze_sphere b = ball_target();
    const graze_capsule c = rod_target();
    SWEEP_COLUMN(plane_ball);
    SWEEP_COLUMN(ball_ball);
    SWEEP_COLUMN(rod_ball);
    check_case("goes on from where it stops");
    goes_on(at_plane(&p));
    goes_on(at_ball(&b));
    goes_on(at_rod(&c));
}
