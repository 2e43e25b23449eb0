/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of spheres and capsules with spheres and capsules. */
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

/* ---- Images: axes turned, mirrored through the origin, and at the end of the world, where numbers are far ---- */

enum { SOLID_IMAGES = GRAZE_FLOAT || GRAZE_SMALL_WORLD ? 6 : 12 };

static graze_vec3 direction_image(graze_vec3 v, int image)
{
    const graze_vec3 turned = vec3_turned(v, image % 3);
    return image % 6 < 3 ? turned : graze_vec3_sub(P(0, 0, 0), turned);
}

static graze_vec3 point_image(graze_vec3 v, int image)
{
    return graze_vec3_add(direction_image(v, image),
                          image < 6 ? P(0, 0, 0) : P(-20000, 24000, 16000));
}

static graze_capsule capsule_image(const graze_capsule *c, int image, bool swapped)
{
    const graze_vec3 a = point_image(c->core.a, image), b = point_image(c->core.b, image);
    const graze_capsule to = {{swapped ? b : a, swapped ? a : b}, c->radius};
    return to;
}

/* ---- Capsules at capsules ---- */

static bool touches_at(const graze_capsule *target, const graze_capsule *mover, graze_scalar margin,
                       graze_vec3 point, graze_vec3 normal)
{
    graze_plane p[2] = {untouched, untouched};
    return graze_capsule_planes_of_capsule(target, mover, margin, 0, 0) == 1 &&
           graze_capsule_planes_of_capsule(target, mover, margin, p, 1) == 1 &&
           is_plane(p, point, normal) && is_plane(p + 1, P(9, 9, 9), P(9, 9, 9));
}

/* In each image, with the ends of both cores swapped. */
static bool touches(graze_capsule target, graze_capsule mover, graze_scalar margin,
                    graze_vec3 point, graze_vec3 normal)
{
    for (int i = 0; i < 4 * SOLID_IMAGES; i++) {
        const graze_capsule t = capsule_image(&target, i / 4, i % 2 == 0),
                            m = capsule_image(&mover, i / 4, i % 4 < 2);
        if (!touches_at(&t, &m, margin, point_image(point, i / 4), direction_image(normal, i / 4)))
            return false;
    }
    return true;
}

static bool is_apart(graze_capsule target, graze_capsule mover, graze_scalar margin)
{
    for (int i = 0; i < SOLID_IMAGES; i++) {
        graze_plane plane = untouched;
        const graze_capsule t = capsule_image(&target, i, false),
                            m = capsule_image(&mover, i, false);
        if (graze_capsule_planes_of_capsule(&t, &m, margin, &plane, 1) != 0 ||
            !is_plane(&plane, P(9, 9, 9), P(9, 9, 9)))
            return false;
    }
    return true;
}

/* Two ends, an end and a place between ends, and two such places; the cores are 5 apart. */
static void beside_each_other(void)
{
    const graze_capsule end = ROD(0, 0, 0, -4, 1, 0, 2.5), corner = ROD(3, 4, 0, 9, 8, 1, 2.5);
    const graze_capsule rod = ROD(-10, 0, 0, 6, 0, 0, 2.5), over = ROD(-2, 3, 4, -1, 6, 8, 2.5);
    const graze_capsule across = ROD(-4, -3, 5, -4, 5, 5, 2.5), thin = ROD(-10, 0, 0, 6, 0, 0, 0);
    check_case("beside each other");
    CHECK(touches(end, corner, NO_MARGIN, P(1.5, 2, 0), P(0.6, 0.8, 0)));
    CHECK(touches(rod, over, NO_MARGIN, P(-2, 1.5, 2), P(0, 0.6, 0.8)));
    CHECK(touches(over, rod, NO_MARGIN, P(-2, 1.5, 2), P(0, -0.6, -0.8)));
    CHECK(touches(rod, across, NO_MARGIN, P(-4, 0, 2.5), P(0, 0, 1)));
    CHECK(touches(across, rod, NO_MARGIN, P(-4, 0, 2.5), P(0, 0, -1)));
    CHECK(touches(thin, across, GRAZE_C(2.5), P(-4, 0, 0), P(0, 0, 1)));
    CHECK(touches(thin, over, GRAZE_C(2.5), P(-2, 0, 0), P(0, 0.6, 0.8)));
}

static void margins(void)
{
    const graze_capsule end = ROD(0, 0, 0, -4, 1, 0, 2.5), corner = ROD(3, 4, 0, 9, 8, 1, 1.5);
    const graze_capsule none = ROD(3, 4, 0, 9, 8, 1, -1), all = ROD(0, 0, 0, -4, 1, 0, 30000);
    const graze_capsule far_off = ROD(3, 40, 0, 9, 48, 1, 1.5);
    graze_capsule most = all;
    check_case("margins");
    CHECK(touches(end, corner, GRAZE_C(1), P(1.5, 2, 0), P(0.6, 0.8, 0)));
    CHECK(touches(end, corner, GRAZE_C(9), P(1.5, 2, 0), P(0.6, 0.8, 0)));
    CHECK(is_apart(end, corner, GRAZE_C(1) - RAW) && is_apart(end, corner, NO_MARGIN));
    CHECK(is_apart(end, far_off, GRAZE_C(1)) && is_apart(far_off, end, GRAZE_C(1)));
    CHECK(is_apart(end, none, GRAZE_C(9)) && is_apart(none, corner, GRAZE_C(9)));
    CHECK(is_apart(end, corner, GRAZE_C(-2)) && is_apart(all, corner, GRAZE_C(-1.75)));
    CHECK(graze_capsule_planes_of_capsule(&all, &corner, GRAZE_C(-1.5), 0, 0) == 1);
    most.radius = GRAZE_FLOAT ? GRAZE_C(30000) : GRAZE_SCALAR_MAX;
    CHECK(graze_capsule_planes_of_capsule(&end, &most, most.radius, 0, 0) == 1);
}

/* The core of the mover is nearer than the radius of the target. */
static void inside(void)
{
    const graze_capsule end = ROD(0, 0, 0, -4, 1, 0, 10), corner = ROD(3, 4, 0, 9, 8, 1, 1);
    const graze_capsule rod = ROD(-10, 0, 0, 6, 0, 0, 10), over = ROD(-2, 3, 4, -1, 6, 8, 1);
    const graze_capsule on = ROD(6, 8, 0, 10, 16, 1, 0);
    check_case("inside");
    CHECK(touches(end, corner, NO_MARGIN, P(6, 8, 0), P(0.6, 0.8, 0)));
    CHECK(touches(end, on, NO_MARGIN, P(6, 8, 0), P(0.6, 0.8, 0)));
    CHECK(touches(rod, over, NO_MARGIN, P(-2, 6, 8), P(0, 0.6, 0.8)));
}

/* The same normal as that of the move, and the point a radius along it. */
static bool meets_as_it_moves(graze_capsule target, graze_capsule mover, graze_vec3 point,
                              graze_vec3 normal)
{
    graze_vec3 move, out;
    for (int i = 0; i < SOLID_IMAGES; i += 6) {
        const graze_capsule t = capsule_image(&target, i, false),
                            m = capsule_image(&mover, i, false);
        if (!touches_at(&t, &m, NO_MARGIN, point_image(point, i), normal) ||
            graze_capsule_separate_capsule(&t, &m, &move, &out) != GRAZE_MOVED ||
            !vec3_equal(out, normal))
            return false;
    }
    return true;
}

static void cores_that_meet(void)
{
    const graze_capsule x = ROD(-10, 0, 0, 6, 0, 0, 2), y = ROD(-4, -1, 0, -4, 7, 0, 1);
    const graze_capsule along = ROD(2, 0, 0, 9, 0, 0, 1), point = ROD(2, 0, 0, 2, 0, 0, 1);
    const graze_capsule slope = ROD(0, 0, 0, 3, 0, -4, 1), turned = ROD(0, 0, 0, 4, -3, 0, 1);
    check_case("cores that meet");
    CHECK(meets_as_it_moves(x, y, P(-4, 0, -2), P(0, 0, -1)));
    CHECK(meets_as_it_moves(y, x, P(-4, 0, -1), P(0, 0, -1)));
    CHECK(meets_as_it_moves(x, along, P(2, 0, -2), P(0, 0, -1)));
    CHECK(meets_as_it_moves(x, point, P(2, 0, -2), P(0, 0, -1)));
    CHECK(meets_as_it_moves(point, x, P(2, 0, -1), P(0, 0, -1)));
    CHECK(meets_as_it_moves(point, point, P(1, 0, 0), P(-1, 0, 0)));
    CHECK(meets_as_it_moves(slope, slope, P(-0.8, 0, -0.6), P(-0.8, 0, -0.6)));
    CHECK(meets_as_it_moves(turned, turned, P(-0.6, -0.8, 0), P(-0.6, -0.8, 0)));
}

/* ---- Spheres ---- */

static bool both_touch(graze_sphere target, graze_sphere mover, graze_vec3 point, graze_vec3 normal)
{
    for (int i = 0; i < SOLID_IMAGES; i++) {
        const graze_sphere t = {point_image(target.center, i), target.radius},
                           m = {point_image(mover.center, i), mover.radius};
        const graze_capsule rod = {{t.center, t.center}, t.radius},
                            ball = {{m.center, m.center}, m.radius};
        const graze_vec3 to = point_image(point, i), along = direction_image(normal, i);
        graze_plane p[4];
        if (graze_sphere_planes_of_sphere(&t, &m, NO_MARGIN, p, 1) != 1 ||
            graze_capsule_planes_of_sphere(&rod, &m, NO_MARGIN, p + 1, 1) != 1 ||
            graze_sphere_planes_of_capsule(&t, &ball, NO_MARGIN, p + 2, 1) != 1 ||
            graze_sphere_planes_of_sphere(&t, &m, NO_MARGIN, 0, 0) != 1)
            return false;
        for (int k = 0; k < 3; k++)
            if (!is_plane(p + k, to, along))
                return false;
    }
    return true;
}

static void spheres(void)
{
    const graze_sphere ball = {AT(1, 2, 3), GRAZE_C(2.5)}, beside = {AT(4, 6, 3), GRAZE_C(2.5)};
    const graze_sphere inner = {AT(1.375, 2.5, 3), GRAZE_C(1)}, none = {AT(1, 2, 3), GRAZE_C(-1)};
    const graze_sphere point = {AT(1, 2, 3), 0}, other = {AT(4, 6, 3), 0};
    const graze_capsule rod = ROD(1, 2, 3, 4, 6, 3, 1);
    graze_plane p[2] = {untouched, untouched};
    check_case("spheres");
    CHECK(both_touch(ball, beside, P(2.5, 4, 3), P(0.6, 0.8, 0)));
    CHECK(both_touch(ball, inner, P(2.5, 4, 3), P(0.6, 0.8, 0)));
    CHECK(graze_sphere_planes_of_sphere(&ball, &beside, -RAW, p, 1) == 0);
    CHECK(graze_sphere_planes_of_sphere(&none, &beside, GRAZE_C(9), p, 1) == 0);
    CHECK(graze_sphere_planes_of_sphere(&ball, &none, GRAZE_C(9), p, 1) == 0);
    CHECK(graze_sphere_planes_of_sphere(&ball, &point, -RAW, p, 1) == 0);
    CHECK(graze_sphere_planes_of_capsule(&none, &rod, GRAZE_C(9), p, 1) == 0);
    CHECK(graze_capsule_planes_of_sphere(&rod, &none, GRAZE_C(9), p, 1) == 0);
    CHECK(is_plane(p, P(9, 9, 9), P(9, 9, 9)));
    CHECK(graze_sphere_planes_of_sphere(&ball, &point, 0, p, 2) == 1 &&
          is_plane(p, P(-1.5, 2, 3), P(-1, 0, 0)) && is_plane(p + 1, P(9, 9, 9), P(9, 9, 9)));
    CHECK(graze_sphere_planes_of_sphere(&point, &other, GRAZE_C(5), p, 1) == 1 &&
          is_plane(p, P(1, 2, 3), P(0.6, 0.8, 0)));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    const graze_sphere ball = {AT(1, 2, 3), GRAZE_C(2.5)};
    const graze_capsule rod = ROD(-10, 0, 0, 6, 0, 0, 2);
    graze_sphere strange = ball, huge = ball;
    graze_plane p;
    check_case("floats");
    strange.center.z = some_nan();
    huge.center.z = 3e38f;
    huge.radius = 3.4e38f;
    CHECK(graze_sphere_planes_of_sphere(&ball, &strange, NO_MARGIN, &p, 1) == 0 &&
          graze_sphere_planes_of_sphere(&ball, &ball, some_nan(), &p, 1) == 0 &&
          graze_sphere_planes_of_sphere(&ball, &huge, NO_MARGIN, &p, 1) == 0);
    CHECK(graze_capsule_planes_of_sphere(&rod, &strange, NO_MARGIN, &p, 1) == 0 &&
          graze_capsule_planes_of_sphere(&rod, &ball, some_nan(), &p, 1) == 0 &&
          graze_capsule_planes_of_sphere(&rod, &huge, NO_MARGIN, &p, 1) == 0);
}

#else

/* Corners of the world: places on a core whose fraction has more than 128 bits, and a point that saturates. */
static void limits_of_the_build(void)
{
    const int32_t low = GRAZE_SCALAR_MIN, high = GRAZE_SCALAR_MAX;
    const graze_capsule x = {{{low, 0, 0}, {high, 0, 0}}, 9},
                        y = {{{7, low, 64}, {7, high, 64}}, 55};
    const graze_capsule up = {{{7, 0, high - 8}, {7, 0, high - 8}}, 9};
    const graze_capsule above = {{{7, 0, high}, {7, 0, high}}, 0};
    graze_plane p;
    check_case("the whole world");
    CHECK(graze_capsule_planes_of_capsule(&x, &y, 0, &p, 1) == 1 &&
          is_plane(&p, graze_vec3_of(7, 0, 9), P(0, 0, 1)));
    CHECK(graze_capsule_planes_of_capsule(&x, &y, -1, &p, 1) == 0);
    CHECK(GRAZE_SMALL_WORLD || (graze_capsule_planes_of_capsule(&up, &above, 0, &p, 1) == 1 &&
                                is_plane(&p, graze_vec3_of(7, 0, high), P(0, 0, 1))));
}

#endif

void test_contact_solids(void)
{
    check_group("contact_solids");
    beside_each_other();
    margins();
    inside();
    cores_that_meet();
    spheres();
    limits_of_the_build();
}
