/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of triangles and capsules. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)
#define ONE        GRAZE_C(1)
#define CORE(a, b, radius)                                                                         \
    {                                                                                              \
        {a, b}, radius                                                                             \
    }

/* Its front is +z; its long edge leads along (-4, 3). */
static const graze_triangle face = {AT(0, 0, 0), AT(4, 0, 0), AT(0, 3, 0)};

static bool is_plane(const graze_plane *plane, graze_vec3 point, graze_vec3 normal)
{
    return vec3_equal(plane->point, point) && vec3_equal(plane->normal, normal);
}

static bool touches(const graze_triangle *target, graze_capsule capsule, graze_scalar margin,
                    graze_vec3 point, graze_vec3 normal)
{
    graze_plane plane;
    return graze_triangle_planes_of_capsule(target, &capsule, margin, &plane, 1) == 1 &&
           is_plane(&plane, point, normal) &&
           graze_triangle_planes_of_capsule(target, &capsule, margin, 0, 0) == 1;
}

/* The same with the ends of the core exchanged. */
static bool touches_either_way(graze_capsule c, graze_vec3 point, graze_vec3 normal)
{
    const graze_capsule turned = {{c.core.b, c.core.a}, c.radius};
    return touches(&face, c, 0, point, normal) && touches(&face, turned, 0, point, normal);
}

static bool is_apart(const graze_triangle *target, graze_capsule capsule, graze_scalar margin)
{
    graze_plane plane = {P(9, 9, 9), P(9, 9, 9)};
    return graze_triangle_planes_of_capsule(target, &capsule, margin, &plane, 1) == 0 &&
           is_plane(&plane, P(9, 9, 9), P(9, 9, 9));
}

static void above_the_inside(void)
{
    const graze_capsule up = CORE(AT(1, 1, 1), AT(1, 1, 3), ONE);
    const graze_capsule below = CORE(AT(1, 1, -1), AT(3, 1, -3), ONE);
    const graze_capsule level = CORE(AT(0.5, 0.5, 1), AT(1.5, 0.5, 1), ONE);
    const graze_capsule from_edge = CORE(AT(1, 0, 1), AT(1, 1, 1), ONE);
    check_case("above the inside");
    CHECK(touches_either_way(up, P(1, 1, 0), P(0, 0, 1)));
    CHECK(touches_either_way(below, P(1, 1, 0), P(0, 0, -1)));
    CHECK(touches(&face, level, 0, P(0.5, 0.5, 0), P(0, 0, 1)));
    CHECK(touches(&face, from_edge, 0, P(1, 0, 0), P(0, 0, 1)));
}

/* Both ends are beside the face: the place is on the first edge that has one. */
static void above_from_edge_to_edge(void)
{
    const graze_capsule along_x = CORE(AT(-1, 1.5, 1), AT(5, 1.5, 1), ONE);
    const graze_capsule along_y = CORE(AT(1, 5, -1), AT(1, -5, -1), ONE);
    const graze_capsule to_corner = CORE(AT(-1, -0.75, 1), AT(3, 2.25, 1), ONE);
    check_case("above, from edge to edge");
    CHECK(touches_either_way(along_x, P(2, 1.5, 0), P(0, 0, 1)));
    CHECK(touches_either_way(along_y, P(1, 0, 0), P(0, 0, -1)));
    CHECK(touches_either_way(to_corner, P(0, 0, 0), P(0, 0, 1)));
}

static void at_edges(void)
{
    const graze_capsule ab = CORE(AT(2, -1, -2), AT(2, -1, 2), ONE);
    const graze_capsule bc = CORE(AT(5, 5.5, -1), AT(5, 5.5, 1), GRAZE_C(5));
    const graze_capsule ca = CORE(AT(-1, 1, -1), AT(-1, 1, 1), ONE);
    const graze_capsule end = CORE(AT(2, -1, 0), AT(2, -3, 0), ONE);
    const graze_capsule beside = CORE(AT(1, -1, 0), AT(9, -1, 0), ONE);
    const graze_capsule whole = CORE(AT(-1, -1, 0), AT(5, -1, 0), ONE);
    const graze_capsule last = CORE(AT(-1, -1, 0), AT(1, -1, 0), ONE);
    check_case("at edges");
    CHECK(touches_either_way(ab, P(2, 0, 0), P(0, -1, 0)));
    CHECK(touches_either_way(bc, P(2, 1.5, 0), P(0.6, 0.8, 0)));
    CHECK(touches_either_way(ca, P(0, 1, 0), P(-1, 0, 0)));
    CHECK(touches_either_way(end, P(2, 0, 0), P(0, -1, 0)));
    CHECK(touches_either_way(beside, P(1, 0, 0), P(0, -1, 0)));
    CHECK(touches_either_way(whole, P(0, 0, 0), P(0, -1, 0)));
    CHECK(touches_either_way(last, P(1, 0, 0), P(0, -1, 0)));
}

static void at_corners(void)
{
    const graze_capsule a = CORE(AT(-1, 0, 0), AT(-3, 0, 0), ONE);
    const graze_capsule b = CORE(AT(6, 0, 0), AT(8, 0, 0), GRAZE_C(2));
    const graze_capsule c = CORE(AT(0, 5, 0), AT(0, 8, 0), GRAZE_C(2));
    const graze_capsule past = CORE(AT(-1, 0, -1), AT(-1, 0, 1), ONE);
    check_case("at corners");
    CHECK(touches_either_way(a, P(0, 0, 0), P(-1, 0, 0)));
    CHECK(touches_either_way(b, P(4, 0, 0), P(1, 0, 0)));
    CHECK(touches_either_way(c, P(0, 3, 0), P(0, 1, 0)));
    CHECK(touches_either_way(past, P(0, 0, 0), P(-1, 0, 0)));
}

/* The middle decides on the side; in the plane it is in front. */
static void crossing(void)
{
    const graze_capsule front = CORE(AT(1, 1, -1), AT(1, 1, 3), 0);
    const graze_capsule behind = CORE(AT(1, 1, -3), AT(1, 1, 1), 0);
    const graze_capsule between = CORE(AT(1, 1, -1), AT(1, 1, 1), ONE);
    const graze_capsule inside = CORE(AT(0.5, 0.5, 0), AT(9, 0.5, 0), ONE);
    const graze_capsule across = CORE(AT(-1, 1.5, 0), AT(5, 1.5, 0), ONE);
    const graze_capsule on = CORE(AT(1, 1, 0), AT(1, 1, -2), ONE);
    const graze_capsule edge = CORE(AT(1, -1, -1), AT(1, 1, 1), ONE);
    check_case("cores that cross the face");
    CHECK(touches_either_way(front, P(1, 1, 0), P(0, 0, 1)));
    CHECK(touches_either_way(behind, P(1, 1, 0), P(0, 0, -1)));
    CHECK(touches_either_way(between, P(1, 1, 0), P(0, 0, 1)));
    CHECK(touches_either_way(inside, P(0.5, 0.5, 0), P(0, 0, 1)));
    CHECK(touches_either_way(across, P(2, 1.5, 0), P(0, 0, 1)));
    CHECK(touches_either_way(on, P(1, 1, 0), P(0, 0, -1)));
    CHECK(touches_either_way(edge, P(1, 0, 0), P(0, 0, 1)));
}

static void margins(void)
{
    const graze_capsule above = CORE(AT(1, 1, 2), AT(2, 1, 2), ONE);
    const graze_capsule none = CORE(AT(1, 1, -1), AT(1, 1, 1), GRAZE_C(-1));
    const graze_capsule segment = CORE(AT(1, 1, 1), AT(1, 1, 3), 0);
    const graze_capsule large = CORE(AT(1, 1, 2), AT(1, 1, 3), GRAZE_SCALAR_MAX);
    check_case("margins");
    CHECK(touches(&face, above, ONE, P(1, 1, 0), P(0, 0, 1)));
    CHECK(is_apart(&face, above, ONE - RAW) && is_apart(&face, above, 0));
    CHECK(is_apart(&face, none, GRAZE_C(5)) && is_apart(&face, segment, GRAZE_C(-1)));
    CHECK(touches(&face, segment, ONE, P(1, 1, 0), P(0, 0, 1)));
    CHECK(touches(&face, large, GRAZE_FLOAT ? 0 : GRAZE_SCALAR_MAX, P(1, 1, 0), P(0, 0, 1)));
}

/* A core of one point is a sphere. */
static void spheres(void)
{
    const graze_capsule above = CORE(AT(1, 1, 1), AT(1, 1, 1), ONE);
    const graze_capsule edge = CORE(AT(1, -1, 0), AT(1, -1, 0), ONE);
    const graze_capsule low = CORE(AT(1, 1, 1), AT(1, 1, 1), ONE - RAW);
    const graze_capsule along_y = CORE(AT(1, -1, 0), AT(1, -2, 0), ONE);
    check_case("spheres");
    CHECK(touches(&face, above, 0, P(1, 1, 0), P(0, 0, 1)) && is_apart(&face, low, 0));
    CHECK(touches(&face, edge, 0, P(1, 0, 0), P(0, -1, 0)));
    CHECK(touches(&face, along_y, 0, P(1, 0, 0), P(0, -1, 0)));
}

/* A segment, and a point. */
static void without_area(void)
{
    const graze_triangle line = {AT(0, 0, 0), AT(4, 0, 0), AT(2, 0, 0)};
    const graze_triangle point = {AT(1, 1, 1), AT(1, 1, 1), AT(1, 1, 1)};
    const graze_capsule above = CORE(AT(1, -1, 1), AT(1, 1, 1), ONE);
    const graze_capsule along = CORE(AT(-1, 0, 1), AT(5, 0, 1), ONE);
    const graze_capsule beside = CORE(AT(1, 1, 3), AT(1, 1, 4), GRAZE_C(2));
    const graze_capsule through = CORE(AT(1, 0, -1), AT(1, 0, 1), ONE);
    const graze_capsule same = CORE(AT(1, 1, 1), AT(1, 1, 2), ONE);
    check_case("without area");
    CHECK(touches(&line, above, 0, P(1, 0, 0), P(0, 0, 1)));
    CHECK(touches(&line, along, 0, P(0, 0, 0), P(0, 0, 1)));
    CHECK(touches(&point, beside, 0, P(1, 1, 1), P(0, 0, 1)));
    CHECK(is_apart(&line, through, 0) && is_apart(&point, same, 0));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    graze_capsule strange = CORE(AT(1, 1, 0), AT(1, 1, 1), ONE);
    check_case("floats");
    CHECK(is_apart(&face, strange, some_nan()));
    strange.core.b.y = some_nan();
    CHECK(is_apart(&face, strange, 0));
    strange.core.b.y = ONE;
    strange.core.a.x = some_infinity();
    CHECK(is_apart(&face, strange, 0));
    strange.core.a.x = ONE;
    strange.radius = some_nan();
    CHECK(is_apart(&face, strange, 0));
}

#else

/* Faces and cores with numbers of any size: each corner, and each end of the core, is the one that is not near. */
static void limits_of_the_build(void)
{
    const int32_t low = GRAZE_SCALAR_MIN, high = GRAZE_SCALAR_MAX;
    const graze_triangle all = {{low, low, 0}, {high, low, 0}, {low, high, 0}};
    const graze_triangle to_b = {{0, 0, 0}, {high, 0, 0}, {0, 400, 0}};
    const graze_triangle to_c = {{0, 0, 0}, {400, 0, 0}, {0, high, 0}};
    const graze_capsule level = CORE(AT(-100, -5, 0), AT(-100, 5, 0), 7);
    const graze_capsule over = CORE(((graze_vec3){low, -900, 7}), ((graze_vec3){high, -900, 7}), 7);
    const graze_capsule long_up = CORE(((graze_vec3){50, 50, 7}), ((graze_vec3){50, 50, high}), 7);
    const graze_capsule long_down =
        CORE(((graze_vec3){50, 50, low}), ((graze_vec3){50, 50, -7}), 7);
    const graze_capsule out = CORE(((graze_vec3){low, -7, low}), ((graze_vec3){high, -7, high}), 7);
    check_case("the whole world");
    CHECK(touches(&all, level, 0, P(-100, -5, 0), P(0, 0, 1)));
    CHECK(GRAZE_SMALL_WORLD || touches(&all, over, 0, graze_vec3_of(low, -900, 0), P(0, 0, 1)));
    CHECK(touches(&to_b, long_up, 0, graze_vec3_of(50, 50, 0), P(0, 0, 1)));
    CHECK(touches(&to_c, long_down, 0, graze_vec3_of(50, 50, 0), P(0, 0, -1)));
    CHECK(is_apart(&to_b, long_up, -1) && is_apart(&to_c, out, -1));
    CHECK(touches(&face, long_up, 0, graze_vec3_of(50, 50, 0), P(0, 0, 1)));
    CHECK(touches(&to_b, out, 0, graze_vec3_of(0, 0, 0), P(0, -1, 0)));
}

#endif

void test_contact_cores(void)
{
    check_group("contact_cores");
    above_the_inside();
    above_from_edge_to_edge();
    at_edges();
    at_corners();
    crossing();
    margins();
    spheres();
    without_area();
    limits_of_the_build();
}
