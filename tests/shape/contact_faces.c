/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of triangles and meshes. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)
#define NO_MARGIN  GRAZE_C(0)

enum { MOST = 4 };

/* Its front is +z. */
static const graze_triangle face = {AT(0, 0, 0), AT(4, 0, 0), AT(0, 3, 0)};

static bool is_plane(const graze_plane *plane, graze_vec3 point, graze_vec3 normal)
{
    return vec3_equal(plane->point, point) && vec3_equal(plane->normal, normal);
}

static bool touches(const graze_triangle *target, graze_sphere sphere, graze_scalar margin,
                    graze_vec3 point, graze_vec3 normal)
{
    graze_plane plane;
    return graze_triangle_planes_of_sphere(target, &sphere, margin, &plane, 1) == 1 &&
           is_plane(&plane, point, normal) &&
           graze_triangle_planes_of_sphere(target, &sphere, margin, 0, 0) == 1;
}

static bool is_apart(const graze_triangle *target, graze_sphere sphere, graze_scalar margin)
{
    graze_plane plane = {P(9, 9, 9), P(9, 9, 9)};
    return graze_triangle_planes_of_sphere(target, &sphere, margin, &plane, 1) == 0 &&
           is_plane(&plane, P(9, 9, 9), P(9, 9, 9));
}

/* ---- One triangle ---- */

static void around_a_triangle(void)
{
    const graze_sphere above = {AT(1, 1, 1), GRAZE_C(1)}, below = {AT(1, 1, -0.5), GRAZE_C(1)};
    const graze_sphere inside = {AT(1, 1, 0), GRAZE_C(1)}, edge = {AT(1, -1, 0), GRAZE_C(1)};
    const graze_sphere corner = {AT(-2, 0, 0), GRAZE_C(2)}, on_edge = {AT(1, 0, 0), 0};
    check_case("around a triangle");
    CHECK(touches(&face, above, NO_MARGIN, P(1, 1, 0), P(0, 0, 1)));
    CHECK(touches(&face, below, NO_MARGIN, P(1, 1, 0), P(0, 0, -1)));
    CHECK(touches(&face, inside, NO_MARGIN, P(1, 1, 0), P(0, 0, 1)));
    CHECK(touches(&face, edge, NO_MARGIN, P(1, 0, 0), P(0, -1, 0)));
    CHECK(touches(&face, corner, NO_MARGIN, P(0, 0, 0), P(-1, 0, 0)));
    CHECK(touches(&face, on_edge, NO_MARGIN, P(1, 0, 0), P(0, 0, 1)));
}

static void margins(void)
{
    const graze_sphere above = {AT(1, 1, 2), GRAZE_C(1)}, none = {AT(1, 1, 0), GRAZE_C(-1)};
    const graze_sphere point = {AT(1, 1, 0), 0}, large = {AT(1, 1, 2), GRAZE_SCALAR_MAX};
    check_case("margins");
    CHECK(touches(&face, above, GRAZE_C(1), P(1, 1, 0), P(0, 0, 1)));
    CHECK(is_apart(&face, above, GRAZE_C(0.9375)) && is_apart(&face, above, NO_MARGIN));
    CHECK(is_apart(&face, none, GRAZE_C(5)) && is_apart(&face, point, GRAZE_C(-1)));
    CHECK(is_apart(&face, above, GRAZE_C(-2)) && is_apart(&face, above, GRAZE_C(-1)));
    CHECK(touches(&face, large, GRAZE_FLOAT ? 0 : GRAZE_SCALAR_MAX, P(1, 1, 0), P(0, 0, 1)));
}

/* A segment, and a point. */
static void without_area(void)
{
    const graze_triangle line = {AT(0, 0, 0), AT(4, 0, 0), AT(2, 0, 0)};
    const graze_triangle point = {AT(1, 1, 1), AT(1, 1, 1), AT(1, 1, 1)};
    const graze_sphere above = {AT(1, 0, 1), GRAZE_C(1)}, beside = {AT(1, 1, 3), GRAZE_C(2)};
    const graze_sphere on = {AT(1, 0, 0), GRAZE_C(1)}, same = {AT(1, 1, 1), GRAZE_C(1)};
    check_case("without area");
    CHECK(touches(&line, above, NO_MARGIN, P(1, 0, 0), P(0, 0, 1)));
    CHECK(touches(&point, beside, NO_MARGIN, P(1, 1, 1), P(0, 0, 1)));
    CHECK(is_apart(&line, on, NO_MARGIN) && is_apart(&point, same, NO_MARGIN));
}

/* ---- Meshes ---- */

/* A square of two faces, and a wall on its far side; then faces that are there twice, and a small one on the square. */
static const graze_vec3 vertices[] = {AT(0, 0, 0), AT(4, 0, 0), AT(4, 4, 0),
                                      AT(0, 4, 0), AT(4, 4, 4), AT(0, 4, 4),
                                      AT(0, 0, 0), AT(4, 0, 0), AT(2, 1, 0)};
static const uint16_t ground[] = {0, 1, 2, 0, 2, 3};
static const uint16_t room[] = {0, 1, 2, 0, 2, 3, 3, 2, 4, 3, 4, 5};
static const uint16_t copies[] = {0, 1, 2, 2, 1, 0, 6, 7, 2, 0, 1, 1};
static const uint16_t wall[] = {3, 2, 4, 3, 4, 5};

static uint32_t planes_of(const uint16_t *indices, uint32_t count, graze_sphere sphere,
                          graze_plane *planes)
{
    graze_mesh mesh;
    mesh.vertices = vertices;
    mesh.indices = indices;
    mesh.count = count;
    return graze_mesh_planes_of_sphere(&mesh, &sphere, GRAZE_C(0.5), planes, MOST);
}

/* Over one face, over the edge, over both at once, and past the outer edges. */
static void over_a_square(void)
{
    const graze_sphere one = {AT(3, 1, 1), GRAZE_C(1)}, edge = {AT(2, 2, 1), GRAZE_C(1)};
    const graze_sphere wide = {AT(1.5, 2, 1), GRAZE_C(2)}, on = {AT(2, 2, 0), GRAZE_C(1)};
    const graze_sphere past = {AT(4.5, 1, 0), GRAZE_C(1)}, corner = {AT(5, 4, 0), GRAZE_C(1)};
    graze_plane p[MOST];
    check_case("over a square");
    CHECK(planes_of(ground, 2, one, p) == 1 && is_plane(p, P(3, 1, 0), P(0, 0, 1)));
    CHECK(planes_of(ground, 2, edge, p) == 1 && is_plane(p, P(2, 2, 0), P(0, 0, 1)));
    CHECK(planes_of(ground, 2, wide, p) == 1 && is_plane(p, P(1.5, 2, 0), P(0, 0, 1)));
    CHECK(planes_of(ground, 2, on, p) == 1 && is_plane(p, P(2, 2, 0), P(0, 0, 1)));
    CHECK(planes_of(ground, 2, past, p) == 1 && is_plane(p, P(4, 1, 0), P(1, 0, 0)));
    CHECK(planes_of(ground, 2, corner, p) == 1 && is_plane(p, P(4, 4, 0), P(1, 0, 0)));
    CHECK(planes_of(ground, 0, one, p) == 0);
}

static void floor_and_wall(void)
{
    const graze_sphere inner = {AT(1, 3, 1), GRAZE_C(1)}, top = {AT(1, 4, 5), GRAZE_C(1)};
    const graze_sphere outer = {AT(1, 5, -1), GRAZE_C(1)}, none = {AT(1, 1, 1), GRAZE_C(-1)};
    const graze_sphere on = {AT(1, 4, 0), GRAZE_C(1)};
    graze_mesh mesh;
    graze_plane p[MOST];
    check_case("floor and wall");
    CHECK(planes_of(room, 4, inner, p) == 2 && is_plane(p, P(1, 3, 0), P(0, 0, 1)) &&
          is_plane(p + 1, P(1, 4, 1), P(0, -1, 0)));
    CHECK(planes_of(room, 4, top, p) == 1 && is_plane(p, P(1, 4, 4), P(0, 0, 1)));
    CHECK(planes_of(room, 4, outer, p) == 1 && vec3_equal(p->point, P(1, 4, 0)) &&
          p->normal.y > 0 && p->normal.z < 0);
    CHECK(planes_of(room, 4, on, p) == 2 && is_plane(p, P(1, 4, 0), P(0, 0, 1)) &&
          is_plane(p + 1, P(1, 4, 0), P(0, -1, 0)));
    CHECK(planes_of(wall, 2, inner, p) == 1 && planes_of(room, 4, none, p) == 0);
    mesh.vertices = vertices;
    mesh.indices = room;
    mesh.count = 4;
    CHECK(graze_mesh_planes_of_sphere(&mesh, &inner, NO_MARGIN, p, 1) == 2);
    CHECK(graze_mesh_planes_of_sphere(&mesh, &inner, GRAZE_C(-1.5), p, MOST) == 0);
    CHECK(graze_mesh_planes_of_sphere(&mesh, &inner, GRAZE_C(-0.5), 0, 0) == 0);
}

/* The same face again, turned over, with vertices of its own; an edge as a face. */
static void faces_twice(void)
{
    const graze_sphere above = {AT(3, 1, 1), GRAZE_C(1)}, edge = {AT(2, -1, 0), GRAZE_C(1)};
    const graze_sphere behind = {AT(3, 1, -1), GRAZE_C(1)};
    graze_plane p[MOST];
    check_case("faces twice");
    CHECK(planes_of(copies, 4, above, p) == 1 && is_plane(p, P(3, 1, 0), P(0, 0, 1)));
    CHECK(planes_of(copies, 4, behind, p) == 1 && is_plane(p, P(3, 1, 0), P(0, 0, -1)));
    CHECK(planes_of(copies, 4, edge, p) == 1 && is_plane(p, P(2, 0, 0), P(0, -1, 0)));
    CHECK(planes_of(copies + 9, 1, edge, p) == 1 && is_plane(p, P(2, 0, 0), P(0, -1, 0)));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    graze_sphere strange = {AT(1, 1, 0), GRAZE_C(1)};
    graze_plane p[MOST];
    check_case("floats");
    strange.center.y = some_nan();
    CHECK(is_apart(&face, strange, NO_MARGIN) && planes_of(ground, 2, strange, p) == 0);
    strange.center.y = 0;
    CHECK(is_apart(&face, strange, some_nan()));
}

#else

/* Corners of the world. */
static void limits_of_the_build(void)
{
    const int32_t low = GRAZE_SCALAR_MIN, high = GRAZE_SCALAR_MAX;
    const graze_triangle all = {{low, low, 0}, {high, low, 0}, {low, high, 0}};
    const graze_sphere center = {{0, -5, 7}, 7}, away = {{high, 0, 7}, high};
    check_case("the whole world");
    CHECK(touches(&all, center, NO_MARGIN, graze_vec3_of(0, -5, 0), P(0, 0, 1)));
    CHECK(is_apart(&all, center, -1) &&
          touches(&all, center, high, graze_vec3_of(0, -5, 0), P(0, 0, 1)));
    CHECK(GRAZE_SMALL_WORLD || !is_apart(&all, away, NO_MARGIN));
}

#endif

void test_contact_faces(void)
{
    check_group("contact_faces");
    around_a_triangle();
    margins();
    without_area();
    over_a_square();
    floor_and_wall();
    faces_twice();
    limits_of_the_build();
}
