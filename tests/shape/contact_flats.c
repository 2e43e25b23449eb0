/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of planes and boxes. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)
#define ROD(ax, ay, az, bx, by, bz, radius)                                                        \
    {                                                                                              \
        {AT(ax, ay, az), AT(bx, by, bz)}, GRAZE_C(radius)                                          \
    }
#define NO_MARGIN GRAZE_C(0)

static const graze_plane untouched = {AT(9, 9, 9), AT(9, 9, 9)};

static bool is_plane(const graze_plane *plane, graze_vec3 point, graze_vec3 normal)
{
    return vec3_equal(plane->point, point) && vec3_equal(plane->normal, normal);
}

/* Near, and at the end of the world, where numbers are far. */
enum { PLACES = GRAZE_FLOAT || GRAZE_SMALL_WORLD ? 1 : 2 };

static graze_vec3 at_place(graze_vec3 v, int place)
{
    return graze_vec3_add(v, place == 0 ? P(0, 0, 0) : P(-20000, 24000, 16000));
}

/* ---- Planes ---- */

/* A capsule, and the sphere around its first end if the core is a point. */
static uint32_t planes_at(const graze_plane *target, const graze_capsule *mover,
                          graze_scalar margin, int place, graze_plane *plane, uint32_t most)
{
    const graze_plane t = {at_place(target->point, place), target->normal};
    const graze_capsule m = {{at_place(mover->core.a, place), at_place(mover->core.b, place)},
                             mover->radius};
    const graze_sphere ball = {m.core.a, m.radius};
    graze_plane again = untouched;
    const uint32_t found = graze_plane_planes_of_capsule(&t, &m, margin, plane, most);
    if (vec3_equal(m.core.a, m.core.b))
        CHECK(graze_plane_planes_of_sphere(&t, &ball, margin, &again, most) == found &&
              (most == 0 || is_plane(&again, plane->point, plane->normal)));
    return found;
}

static bool rests_on(graze_plane target, graze_capsule mover, graze_scalar margin, graze_vec3 point,
                     graze_vec3 normal)
{
    for (int place = 0; place < PLACES; place++) {
        graze_plane p = untouched;
        if (planes_at(&target, &mover, margin, place, 0, 0) != 1 ||
            planes_at(&target, &mover, margin, place, &p, 1) != 1 ||
            !is_plane(&p, at_place(point, place), normal))
            return false;
    }
    return true;
}

static bool is_off(graze_plane target, graze_capsule mover, graze_scalar margin)
{
    for (int place = 0; place < PLACES; place++) {
        graze_plane p = untouched;
        if (planes_at(&target, &mover, margin, place, &p, 1) != 0 ||
            !is_plane(&p, P(9, 9, 9), P(9, 9, 9)))
            return false;
    }
    return true;
}

static const graze_plane ground = {AT(1, 2, 0), AT(0, 0, 3)};
static const graze_plane slope = {AT(0, 0, 0), AT(0.375, -0.5, 0)};

static void at_planes(void)
{
    const graze_capsule high = ROD(5, 5, 1, 6, 5, 2, 1), low = ROD(5, 5, -3, 6, 5, -1, 1);
    const graze_capsule across = ROD(5, 5, -1, 6, 5, 2, 1), deep = ROD(5, 5, -2, 6, 5, 1, 0);
    const graze_capsule even = ROD(5, 5, -1, 6, 5, 1, 1), level = ROD(5, 5, -1, 6, 5, -1, 1);
    const graze_capsule ball = ROD(3, -4, 1, 3, -4, 1, 5), below = ROD(-3, 4, 1, -3, 4, 1, 5);
    const graze_capsule on = ROD(4, 3, 1, 4, 3, 1, 0);
    check_case("at planes");
    CHECK(rests_on(ground, high, NO_MARGIN, P(5, 5, 0), P(0, 0, 1)));
    CHECK(rests_on(ground, low, NO_MARGIN, P(6, 5, 0), P(0, 0, -1)));
    CHECK(rests_on(ground, across, NO_MARGIN, P(5, 5, 0), P(0, 0, 1)));
    CHECK(rests_on(ground, deep, NO_MARGIN, P(6, 5, 0), P(0, 0, -1)));
    CHECK(rests_on(ground, even, NO_MARGIN, P(5, 5, 0), P(0, 0, 1)));
    CHECK(rests_on(ground, level, NO_MARGIN, P(5, 5, 0), P(0, 0, -1)));
    CHECK(rests_on(slope, ball, NO_MARGIN, P(0, 0, 1), P(0.6, -0.8, 0)));
    CHECK(rests_on(slope, below, NO_MARGIN, P(0, 0, 1), P(-0.6, 0.8, 0)));
    CHECK(rests_on(slope, on, NO_MARGIN, P(4, 3, 1), P(0.6, -0.8, 0)));
}

static void off_planes(void)
{
    const graze_plane none = {AT(0, 0, 0), AT(0, 0, 0)};
    const graze_plane wall = {AT(0, 0, 0), AT(0, 2, 0)}, back = {AT(0, 0, 0), AT(-2, 0, 0)};
    const graze_capsule high = ROD(5, 5, 2, 6, 5, 1, 0.5), empty = ROD(5, 5, 0, 6, 5, 1, -1);
    const graze_capsule point = ROD(3, 4, 0, 3, 4, 0, 0), low = ROD(5, 5, -2, 6, 5, -1, 0.5);
    check_case("off planes");
    CHECK(rests_on(ground, high, GRAZE_C(0.5), P(6, 5, 0), P(0, 0, 1)));
    CHECK(is_off(ground, high, GRAZE_C(0.5) - RAW) && is_off(ground, low, GRAZE_C(0.5) - RAW));
    CHECK(rests_on(ground, low, GRAZE_C(0.5), P(6, 5, 0), P(0, 0, -1)));
    CHECK(is_off(ground, empty, GRAZE_C(9)) && is_off(ground, point, -RAW));
    CHECK(is_off(none, high, GRAZE_C(9)));
    CHECK(rests_on(wall, point, GRAZE_C(4), P(3, 0, 0), P(0, 1, 0)));
    CHECK(rests_on(back, point, GRAZE_C(3), P(0, 4, 0), P(1, 0, 0)));
}

/* ---- Boxes ---- */

static uint32_t box_planes(const graze_aabb *box, const graze_sphere *ball, graze_scalar margin,
                           int place, graze_plane *plane, uint32_t most)
{
    const graze_aabb b = {at_place(box->min, place), at_place(box->max, place)};
    const graze_sphere m = {at_place(ball->center, place), ball->radius};
    return graze_aabb_planes_of_sphere(&b, &m, margin, plane, most);
}

/* The same box, with other axes in another order. */
static uint32_t turned_planes(const graze_aabb *box, const graze_sphere *ball, graze_scalar margin,
                              int place, graze_plane *plane, uint32_t most)
{
    const graze_aabb b = {at_place(box->min, place), at_place(box->max, place)};
    const graze_sphere m = {at_place(ball->center, place), ball->radius};
    const graze_obb plain = obb_of_aabb(b);
    const graze_obb turned = {plain.center,
                              {AT(0, 1, 0), AT(0, 0, -1), AT(-1, 0, 0)},
                              {plain.half.y, plain.half.z, plain.half.x}};
    return graze_obb_planes_of_sphere(&turned, &m, margin, plane, most);
}

static uint32_t oriented_planes(const graze_aabb *box, const graze_sphere *ball,
                                graze_scalar margin, int place, graze_plane *plane, uint32_t most)
{
    const graze_aabb b = {at_place(box->min, place), at_place(box->max, place)};
    const graze_sphere m = {at_place(ball->center, place), ball->radius};
    const graze_obb oriented = obb_of_aabb(b);
    return graze_obb_planes_of_sphere(&oriented, &m, margin, plane, most);
}

typedef uint32_t box_routine(const graze_aabb *, const graze_sphere *, graze_scalar, int,
                             graze_plane *, uint32_t);
static box_routine *const box_routines[] = {box_planes, oriented_planes, turned_planes};

static const graze_aabb box = {AT(-8, -6, -4), AT(8, 6, 4)};

static bool touches_box(graze_vec3 center, double radius, graze_vec3 point, graze_vec3 normal,
                        int routines)
{
    const graze_sphere ball = {center, P(radius, 0, 0).x};
    for (int i = 0; i < routines * PLACES; i++) {
        graze_plane p = untouched;
        box_routine *planes = box_routines[i / PLACES];
        if (planes(&box, &ball, NO_MARGIN, i % PLACES, &p, 1) != 1 ||
            !is_plane(&p, at_place(point, i % PLACES), normal) ||
            planes(&box, &ball, NO_MARGIN, i % PLACES, 0, 0) != 1)
            return false;
    }
    return true;
}

static bool misses_box(graze_vec3 center, double radius, graze_scalar margin)
{
    const graze_sphere ball = {center, P(radius, 0, 0).x};
    for (int i = 0; i < 3 * PLACES; i++) {
        graze_plane p = untouched;
        if (box_routines[i / PLACES](&box, &ball, margin, i % PLACES, &p, 1) != 0 ||
            !is_plane(&p, P(9, 9, 9), P(9, 9, 9)))
            return false;
    }
    return true;
}

static void outside_boxes(void)
{
    check_case("outside boxes");
    CHECK(touches_box(P(-10, 1, 1), 2, P(-8, 1, 1), P(-1, 0, 0), 3));
    CHECK(touches_box(P(10, 1, 1), 3, P(8, 1, 1), P(1, 0, 0), 3));
    CHECK(touches_box(P(11, 10, 1), 5, P(8, 6, 1), P(0.6, 0.8, 0), 3));
    CHECK(touches_box(P(1, -9, -8), 5, P(1, -6, -4), P(0, -0.6, -0.8), 3));
    CHECK(touches_box(P(1, 9, 8), 6, P(1, 6, 4), P(0, 0.6, 0.8), 3));
    CHECK(misses_box(P(-10, 1, 1), 1.9375, NO_MARGIN) && misses_box(P(11, 10, 1), 5, -RAW));
    CHECK(misses_box(P(0, 0, 0), -1, GRAZE_C(9)) && misses_box(P(0, 0, 0), 1, GRAZE_C(-2)));
    CHECK(misses_box(P(0, -9, 0), 2, NO_MARGIN) && misses_box(P(0, 0, 9), 2, NO_MARGIN));
}

/* Of equally deep faces the first: in the last cases the box that is turned has another order. */
static void inside_boxes(void)
{
    check_case("inside boxes");
    CHECK(touches_box(P(-7, 1, 1), 0, P(-8, 1, 1), P(-1, 0, 0), 3));
    CHECK(touches_box(P(7, 1, 1), 0, P(8, 1, 1), P(1, 0, 0), 3));
    CHECK(touches_box(P(1, -5, 1), 0, P(1, -6, 1), P(0, -1, 0), 3));
    CHECK(touches_box(P(1, 5, 1), 0, P(1, 6, 1), P(0, 1, 0), 3));
    CHECK(touches_box(P(1, 1, -3), 9, P(1, 1, -4), P(0, 0, -1), 3));
    CHECK(touches_box(P(1, 1, 3), 9, P(1, 1, 4), P(0, 0, 1), 3));
    CHECK(touches_box(P(8, 1, 1), 0, P(8, 1, 1), P(1, 0, 0), 3));
    CHECK(touches_box(P(0, 0, 0), 0, P(0, 0, -4), P(0, 0, -1), 2));
    CHECK(touches_box(P(-8, -6, -4), 1, P(-8, -6, -4), P(-1, 0, 0), 2));
    CHECK(touches_box(P(8, 6, 4), 1, P(8, 6, 4), P(1, 0, 0), 2));
    CHECK(touches_box(P(5, 3, 1), 1, P(8, 3, 1), P(1, 0, 0), 2));
}

static void empty_boxes(void)
{
    const graze_sphere ball = {AT(0, 0, 0), GRAZE_C(9)};
    const graze_obb all = {AT(0, 0, 0), {AT(0, 0, 0), AT(0, 0, 0), AT(0, 0, 0)}, AT(1, 1, 1)};
    const graze_obb skew = {AT(0, 0, 0), {AT(0, 0, 0), AT(0, 2, 0), AT(0, 0, 0.5)}, AT(0, 4, 1)};
    const graze_sphere off = {AT(7, 1, 6), GRAZE_C(2)}, in = {AT(7, 1, 1), GRAZE_C(2)};
    graze_plane p = untouched;
    check_case("empty boxes, and boxes without faces");
    for (int axis = 0; axis < 3; axis++) {
        graze_aabb none = box;
        graze_obb empty = obb_of_aabb(box);
        (&none.min.x)[axis] = GRAZE_C(20);
        (&empty.half.x)[axis] = -RAW;
        CHECK(graze_aabb_planes_of_sphere(&none, &ball, GRAZE_C(9), &p, 1) == 0);
        CHECK(graze_obb_planes_of_sphere(&empty, &ball, GRAZE_C(9), &p, 1) == 0);
    }
    CHECK(graze_obb_planes_of_sphere(&all, &ball, NO_MARGIN, &p, 1) == 0);
    CHECK(is_plane(&p, P(9, 9, 9), P(9, 9, 9)));
    CHECK(graze_obb_planes_of_sphere(&skew, &off, NO_MARGIN, &p, 1) == 1 &&
          vec3_equal(p.normal, P(0, 0, 1)));
    CHECK(graze_obb_planes_of_sphere(&skew, &in, NO_MARGIN, &p, 1) == 1 &&
          is_plane(&p, P(7, 1, 1.25), P(0, 0, 1)));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    const graze_sphere ball = {AT(1, 2, 3), GRAZE_C(9)};
    const graze_aabb half = {{-some_infinity(), -some_infinity(), -some_infinity()},
                             {some_infinity(), GRAZE_C(6), some_infinity()}};
    const graze_aabb all = {half.min, {some_infinity(), some_infinity(), some_infinity()}};
    graze_sphere strange = ball;
    graze_plane bent = ground, p;
    graze_obb oriented = obb_of_aabb(box);
    check_case("floats");
    strange.center.y = some_nan();
    bent.normal.x = some_nan();
    oriented.half = graze_vec3_of(some_infinity(), some_infinity(), some_infinity());
    CHECK(graze_aabb_planes_of_sphere(&box, &strange, NO_MARGIN, &p, 1) == 0 &&
          graze_aabb_planes_of_sphere(&all, &ball, NO_MARGIN, &p, 1) == 0 &&
          graze_aabb_planes_of_sphere(&box, &ball, some_nan(), &p, 1) == 0);
    CHECK(graze_aabb_planes_of_sphere(&half, &ball, NO_MARGIN, &p, 1) == 1 &&
          is_plane(&p, P(1, 6, 3), P(0, 1, 0)));
    CHECK(graze_plane_planes_of_sphere(&ground, &strange, NO_MARGIN, &p, 1) == 0 &&
          graze_plane_planes_of_sphere(&bent, &ball, NO_MARGIN, &p, 1) == 0 &&
          graze_plane_planes_of_sphere(&ground, &ball, some_nan(), &p, 1) == 0);
    CHECK(graze_obb_planes_of_sphere(&oriented, &ball, NO_MARGIN, &p, 1) == 0 &&
          graze_obb_planes_of_sphere(&oriented, &strange, NO_MARGIN, &p, 1) == 0);
}

#else

/* The box is as large as the world: a side is 2^31 away. */
static void limits_of_the_build(void)
{
    const int32_t low = GRAZE_SCALAR_MIN, high = GRAZE_SCALAR_MAX;
    const graze_aabb world = {{low, low, low}, {high, high, high}};
    const graze_sphere center = {{0, 0, 0}, 0}, corner = {{low, high, 0}, 7};
    const graze_obb wide = {{low, low, low}, {AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, 1)}, {high, 0, 0}};
    const graze_sphere off = {{high, low, low}, high};
    graze_plane p;
    check_case("the whole world");
    CHECK(graze_aabb_planes_of_sphere(&world, &corner, high, &p, 1) == 1 &&
          p.normal.x == -GRAZE_ONE);
    CHECK(GRAZE_SMALL_WORLD || (graze_aabb_planes_of_sphere(&world, &center, 0, &p, 1) == 1 &&
                                is_plane(&p, graze_vec3_of(high, 0, 0), P(1, 0, 0))));
    CHECK(GRAZE_SMALL_WORLD || (graze_obb_planes_of_sphere(&wide, &off, high, &p, 1) == 0));
    CHECK(GRAZE_SMALL_WORLD || (graze_plane_planes_of_sphere(&ground, &off, high, &p, 1) == 0));
}

#endif

void test_contact_flats(void)
{
    check_group("contact_flats");
    at_planes();
    off_planes();
    outside_boxes();
    inside_boxes();
    empty_boxes();
    limits_of_the_build();
}
