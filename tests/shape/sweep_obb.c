/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves at an oriented box: the table of sweep.h, with the cases of sweep_box_cases.h. Each runs with the axes of the
 * world; and, in the fixed build, where only the coordinates of the box count, with turned axes that are three units long. Then the
 * cases that only oriented boxes have.
 */
#include "../../include/graze/graze.h"
#include "../support/policy.h"
#include "../tests.h"
#include "sweep_box_cases.h"

/* ---- Boxes ---- */

/* The box with the axes of the world. */
static graze_obb oriented(const graze_aabb *box)
{
    graze_obb o;
    o.half.x = (box->max.x - box->min.x) / 2;
    o.half.y = (box->max.y - box->min.y) / 2;
    o.half.z = (box->max.z - box->min.z) / 2;
    o.center = graze_vec3_add(box->min, o.half);
    o.axis[0] = V(1, 0, 0);
    o.axis[1] = V(0, 1, 0);
    o.axis[2] = V(0, 0, 1);
    return o;
}

#if !GRAZE_FLOAT

/* Perpendicular rows of length 3. */
static const int8_t turn[3][3] = {{1, 2, 2}, {2, 1, -2}, {2, -2, 1}};

static graze_vec3 turned(graze_vec3 v)
{
    graze_vec3 w;
    w.x = turn[0][0] * v.x + turn[1][0] * v.y + turn[2][0] * v.z;
    w.y = turn[0][1] * v.x + turn[1][1] * v.y + turn[2][1] * v.z;
    w.z = turn[0][2] * v.x + turn[1][2] * v.y + turn[2][2] * v.z;
    return w;
}

/* In its coordinates a place is nine times as far as before it was turned. */
static graze_result cast_turned(const graze_obb *box, const graze_sphere *sphere, graze_vec3 motion,
                                graze_sweep_hit *hit)
{
    graze_obb o;
    graze_sphere s;
    o.center = box->center;
    o.half = graze_vec3_of(9 * box->half.x, 9 * box->half.y, 9 * box->half.z);
    for (int i = 0; i < 3; i++)
        o.axis[i] = V(turn[i][0], turn[i][1], turn[i][2]);
    s.center = graze_vec3_add(box->center, turned(graze_vec3_sub(sphere->center, box->center)));
    s.radius = 9 * sphere->radius;
    return graze_obb_spherecast(&o, &s, turned(motion), hit);
}

static bool is_same_stop(const graze_sweep_hit *a, const graze_sweep_hit *b)
{
    const int32_t off = a->fraction - b->fraction;
    return a->feature == b->feature && a->index == b->index && -1 <= off && off <= 1;
}

#endif

enum { NOT_THE_SAME = 99 };

static graze_result cast_box(const graze_aabb *box, const graze_sphere *sphere, graze_vec3 motion,
                             graze_sweep_hit *hit)
{
    const graze_obb o = oriented(box);
    const graze_result result = graze_obb_spherecast(&o, sphere, motion, hit);
#if !GRAZE_FLOAT
    graze_sweep_hit other = untouched;
    if (cast_turned(&o, sphere, motion, hit != 0 ? &other : 0) != result ||
        (hit != 0 && !is_same_stop(hit, &other)))
        return NOT_THE_SAME;
#endif
    return result;
}

/* ---- The rest of the table ---- */

/* Axes rounded to 16 bits. */
static graze_obb askew(void)
{
    graze_obb box = {{0, 0, 0}, {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, {0, 0, 0}};
    box.half = V(4, 2, 3);
    box.axis[0] = graze_vec3_of(GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48));
    box.axis[1] = graze_vec3_of(GRAZE_C(0.8), GRAZE_C(-0.48), GRAZE_C(0.36));
    box.axis[2] = graze_vec3_of(GRAZE_C(0), GRAZE_C(-0.6), GRAZE_C(-0.8));
    return box;
}

/* The distance is not less than the radius, and the next cast does not start inside. */
static bool is_free(const graze_obb *box, graze_sphere sphere, graze_vec3 motion)
{
    graze_sweep_hit hit = untouched;
    const graze_vec3 end = graze_vec3_add(sphere.center, motion);
    if (graze_obb_spherecast(box, &sphere, motion, &hit) != GRAZE_HIT)
        return false;
    sphere.center = hit.center;
    if (graze_obb_spherecast(box, &sphere, graze_vec3_sub(end, hit.center), 0) == GRAZE_INSIDE)
        return false;
#if !GRAZE_FLOAT
    sphere.radius--;
    return !graze_obb_overlaps_sphere(box, &sphere);
#else
    graze_segment place;
    place.a = place.b = hit.center;
    return graze_obb_distance_segment(box, &place) >= sphere.radius;
#endif
}

static bool are_free(graze_sphere sphere, graze_vec3 motion)
{
    graze_obb box = askew();
    bool are = is_free(&box, sphere, motion);
#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
    box.center = far_away;
    sphere.center = graze_vec3_add(sphere.center, far_away);
    are = are && is_free(&box, sphere, motion);
#endif
    return are;
}

static void box_sphere_stops_off_the_path(void)
{
    for (int i = 0; i < 64; i++) {
        const double off = i / 32.0, radius = 1 + i / 128.0;
        CHECK(are_free(ball(off, 8, 0.25, radius), V(-0.25 - off, -9, 1)));
        CHECK(are_free(ball(8, off - 1, 3, radius), V(-9, 0.125 - off, -3)));
        CHECK(are_free(ball(-9, -2 - off / 4, -3, radius), V(9, 2, 3.0625)));
        CHECK(are_free(ball(1, off / 2, 9, radius), V(-1, 0, -9.5)));
    }
}

#if !GRAZE_FLOAT
static graze_obb raw_box(graze_vec3 center, int32_t x, int32_t y, int32_t z)
{
    graze_aabb none = {{0, 0, 0}, {0, 0, 0}};
    graze_obb box = oriented(&none);
    box.center = center;
    box.half = graze_vec3_of(x, y, z);
    return box;
}
#endif

/* The path ends at the border, on each axis. At the border a place is not moved off. */
static void box_sphere_leaves_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar most = GRAZE_SMALL_WORLD ? 0x1FFFFFFF : INT32_MAX;
    const graze_vec3 far = {INT32_MAX, 1, 0}, out = {9, 9, 9}, across = {9, -9, -9};
    graze_obb box = raw_box(graze_vec3_of(most, 0, 0), 0, 8, 8);
    graze_sweep_hit hit = untouched;
    graze_sphere s = raw_ball(0, 0, 0, 1);
    CHECK(graze_obb_spherecast(&box, &s, far, &hit) == GRAZE_HIT && hit.center.x == most - 1);
    s.radius = 0;
    CHECK(graze_obb_spherecast(&box, &s, far, &hit) == GRAZE_TOUCH && hit.center.x == most);
    s = raw_ball(most, most, 0, 5);
    box = raw_box(graze_vec3_of(most - 99, most - 98, 0), 96, 94, 8);
    CHECK(graze_obb_spherecast(&box, &s, out, &hit) == GRAZE_TOUCH);
    CHECK(vec3_equal(hit.center, s.center) && hit.feature == GRAZE_FEATURE_EDGE && hit.index == 11);
    CHECK(graze_obb_spherecast(&box, &s, across, &hit) == GRAZE_HIT && hit.fraction == 0);
    s = raw_ball(most, 2, -99, 3);
    box = raw_box(graze_vec3_of(most - 2, 0, 0), 0, 0, 8);
    CHECK(graze_obb_spherecast(&box, &s, graze_vec3_of(0, 0, 199), &hit) == GRAZE_HIT);
    CHECK(hit.center.x == most && hit.feature == GRAZE_FEATURE_CORNER);
#endif
}

static void box_sphere_spans_the_world(void)
{
#if !GRAZE_FLOAT
    const graze_scalar low = GRAZE_SMALL_WORLD ? -0x20000000 : INT32_MIN;
    const graze_vec3 up = {INT32_MAX, INT32_MAX, INT32_MAX}, down = {INT32_MIN, INT32_MIN, 0};
    const graze_obb all = raw_box(graze_vec3_of(0, 0, 0), INT32_MAX, INT32_MAX, INT32_MAX);
    graze_obb one = raw_box(graze_vec3_of(INT32_MIN, INT32_MIN, INT32_MIN), 0, 0, 0);
    graze_sphere s = raw_ball(INT32_MAX, INT32_MAX, INT32_MIN, INT32_MAX);
    graze_sweep_hit hit = untouched;
    CHECK(graze_obb_spherecast(&all, &s, down, &hit) == GRAZE_INSIDE);
    s = raw_ball(0, 0, INT32_MIN, INT32_MAX);
    CHECK(graze_obb_spherecast(&one, &s, down, 0) == GRAZE_HIT);
    s = raw_ball(INT32_MIN, INT32_MIN, INT32_MIN, 0);
    CHECK(graze_obb_spherecast(&one, &s, up, &hit) == GRAZE_TOUCH && hit.center.x == low);
    for (int i = 0; i < 3; i++)
        one.axis[i] = graze_vec3_of(INT32_MIN, INT32_MIN, INT32_MIN);
    s = raw_ball(INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX);
    CHECK(graze_obb_spherecast(&one, &s, down, 0) == GRAZE_MISS);
    s.radius = INT32_MIN;
    CHECK(graze_obb_spherecast(&all, &s, up, 0) == GRAZE_MISS);
#endif
}

static void box_sphere_has_no_number(void)
{
#if GRAZE_FLOAT
    for (int i = 0; i < 2; i++) {
        const graze_scalar nan = scalar_of_bits(i == 0 ? 0x7fc00000u : 0x7f800000u);
        graze_obb box = askew();
        graze_sphere s = ball(0, 9, 0, 1);
        CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), 0) == GRAZE_HIT);
        CHECK(graze_obb_spherecast(&box, &s, graze_vec3_of(0, nan, 0), 0) == GRAZE_MISS);
        s.radius = nan;
        CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), 0) == GRAZE_MISS);
        s = ball(0, 9, 0, 1);
        s.center.x = nan;
        CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), 0) == GRAZE_MISS);
        s = ball(0, 9, 0, 1);
        box.half.z = nan;
        CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), 0) == GRAZE_MISS);
        box = askew();
        box.axis[1].z = nan;
        CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), 0) == GRAZE_MISS);
        box = askew();
        box.center.y = nan;
        CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), 0) == GRAZE_MISS);
        box = askew();
        box.axis[2] = V(0, 0, 0);
        CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), 0) == GRAZE_HIT);
        box.half.z = nan;
        CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), 0) == GRAZE_MISS);
    }
#endif
}

/* ---- Axes ---- */

/* It imposes no limit and has no face, whatever its half extent; three make the box the world. */
static void meets_zero_axes(void)
{
    const graze_vec3 none = V(0, 0, 0);
    graze_obb box = oriented(&solid);
    graze_sphere s = ball(0, 9, 99, 1);
    graze_sweep_hit hit = untouched;
    check_case("zero axes");
    for (int i = 0; i < 2; i++) {
        box.axis[2] = none;
        box.half.z = i == 0 ? 0 : GRAZE_ONE;
        CHECK(graze_obb_spherecast(&box, &s, V(0, -12, 0), &hit) == GRAZE_HIT);
        CHECK(hit.feature == GRAZE_FEATURE_FACE && hit.index == 3 && hit.fraction <= PART(1, 2));
        CHECK(vec3_equal(hit.center, V(0, 3, 99)) && vec3_equal(hit.point, V(0, 2, 0)));
        CHECK(graze_obb_spherecast(&box, &s, V(0, -6, 0), &hit) == GRAZE_TOUCH && hit.index == 3);
        s.radius = 0;
        CHECK(graze_obb_spherecast(&box, &s, V(0, -7, 0), &hit) == GRAZE_TOUCH && hit.index == 3);
        s.radius = GRAZE_ONE;
    }
    box.half.z = -GRAZE_ONE;
    CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), &hit) == GRAZE_MISS);
    box.half.z = 0;
    box.axis[0] = box.axis[1] = none;
    CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), &hit) == GRAZE_INSIDE);
    s.radius = 0;
    CHECK(graze_obb_spherecast(&box, &s, V(0, -9, 0), &hit) == GRAZE_INSIDE);
    CHECK(hit.feature == GRAZE_FEATURE_NONE && vec3_equal(hit.center, s.center));
}

/* A line stops on the plane of its face, or beyond it, on each of six sides; so it does not pass a flat box. */
static void stops_as_a_line(void)
{
#if !GRAZE_FLOAT
    static const int8_t ways[6][3] = {{-7, -8, 6}, {7, 8, -6}, {-9, 5, -4},
                                      {9, -5, 4},  {0, 7, 9},  {0, -7, -9}};
    check_case("a line stops before a face");
    for (int i = 0; i < 6 * 32; i++) {
        const int8_t *way = ways[i % 6];
        graze_obb box = askew();
        graze_sphere s = ball(way[0], way[1], way[2], 0);
        graze_sweep_hit hit = untouched;
        s.center.x += 999 * i;
        s.center.z -= 777 * i;
        if (i % 4 == 3)
            box.half = graze_vec3_of(i % 3 == 0 ? 0 : GRAZE_C(4), i % 3 == 1 ? 0 : GRAZE_C(4),
                                     i % 3 == 2 ? 0 : GRAZE_C(4));
        const graze_vec3 motion = graze_vec3_sub(V(0, 0, 0), s.center);
        const graze_vec3 beyond = graze_vec3_add(motion, motion);
        const graze_result result = graze_obb_spherecast(&box, &s, beyond, &hit);
        CHECK(result == GRAZE_HIT || result == GRAZE_TOUCH);
        s.center = hit.center;
        CHECK(graze_obb_spherecast(&box, &s, beyond, 0) != GRAZE_INSIDE);
        CHECK(graze_obb_spherecast(&box, &s, hit.normal, 0) <= GRAZE_TOUCH);
    }
#endif
}

/* ---- The next cast ---- */

static void goes_on(void)
{
    const graze_vec3 end = V(1, -7, 1);
    const graze_obb box = askew();
    graze_sphere s = ball(0.25, 7, 0, 1);
    graze_sweep_hit hit = untouched;
    check_case("goes on from where it stops");
    for (int i = 0; i < 5; i++) {
        CHECK(graze_obb_spherecast(&box, &s, graze_vec3_sub(end, s.center), &hit) == GRAZE_HIT);
        s.center = hit.center;
        CHECK(graze_obb_spherecast(&box, &s, hit.normal, 0) <= GRAZE_TOUCH);
    }
}

void test_sweep_obb(void)
{
    SWEEP_COLUMN(box_sphere);
    meets_zero_axes();
    stops_as_a_line();
    goes_on();
}
