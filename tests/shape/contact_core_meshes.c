/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of meshes and capsules. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)

enum { MOST = 4 };

/* A square of two faces, and a wall on its far side; a second square beside it, another above, and a face that is there twice. */
static const graze_vec3 vertices[] = {AT(0, 0, 0), AT(4, 0, 0), AT(4, 4, 0), AT(0, 4, 0),
                                      AT(4, 4, 4), AT(0, 4, 4), AT(6, 0, 0), AT(9, 0, 0),
                                      AT(6, 4, 0), AT(0, 0, 2), AT(4, 0, 2), AT(4, 4, 2)};
static const uint16_t ground[] = {0, 1, 2, 0, 2, 3};
static const uint16_t room[] = {0, 1, 2, 0, 2, 3, 3, 2, 4, 3, 4, 5};
static const uint16_t wall[] = {3, 2, 4, 3, 4, 5};
static const uint16_t apart[] = {0, 1, 2, 6, 7, 8};
static const uint16_t storeys[] = {0, 1, 2, 9, 10, 11};
static const uint16_t copies[] = {0, 1, 2, 2, 1, 0, 0, 1, 1};

static graze_capsule capsule_of(graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return capsule;
}

static uint32_t planes_of(const uint16_t *indices, uint32_t count, graze_vec3 a, graze_vec3 b,
                          graze_plane *planes)
{
    graze_mesh mesh;
    const graze_capsule capsule = capsule_of(a, b, GRAZE_C(1));
    mesh.vertices = vertices;
    mesh.indices = indices;
    mesh.count = count;
    return graze_mesh_planes_of_capsule(&mesh, &capsule, GRAZE_C(0.25), planes, MOST);
}

static bool is_plane(const graze_plane *plane, graze_vec3 point, graze_vec3 normal)
{
    return vec3_equal(plane->point, point) && vec3_equal(plane->normal, normal);
}

/* ---- The floor ---- */

/* Whether a capsule that slides over the square has one plane, that of the floor, which does not stop it. */
static bool slides(graze_vec3 half, graze_scalar height)
{
    graze_plane p[MOST];
    for (graze_scalar x = GRAZE_C(0.5); x <= GRAZE_C(3.5); x += GRAZE_C(0.125)) {
        const graze_vec3 at = {x, GRAZE_C(2), height}, motion = P(0.125, 0, 0);
        const uint32_t found =
            planes_of(ground, 2, graze_vec3_sub(at, half), graze_vec3_add(at, half), p);
        if (found != 1 || !vec3_equal(p->normal, P(0, 0, 1)) ||
            !vec3_equal(graze_vec3_clip(motion, p, found), motion))
            return false;
    }
    return true;
}

/* Upright, along the motion, across it, along the edge between the faces, and with one end lower. */
static void over_a_square(void)
{
    graze_plane p[MOST];
    check_case("over the edge of two faces of a floor");
    CHECK(slides(P(0, 0, 1), GRAZE_C(2)));
    CHECK(slides(P(0.25, 0, 0), GRAZE_C(1)) && slides(P(0, 0.25, 0), GRAZE_C(1)));
    CHECK(slides(P(0.25, 0.25, 0), GRAZE_C(1)) && slides(P(2, 0, 0), GRAZE_C(1)));
    CHECK(slides(P(0.25, 0, 0.5), GRAZE_C(1.5)) && slides(P(-0.25, 0.125, 0.5), GRAZE_C(1.5)));
    CHECK(slides(P(0, 1, 0), 0) && slides(P(0, 0, 1), GRAZE_C(0.5)));
    CHECK(planes_of(ground, 2, P(2, -1, 1), P(2, 5, 1), p) == 1 &&
          is_plane(p, P(2, 0, 0), P(0, 0, 1)));
    CHECK(planes_of(ground, 0, P(2, 1, 1), P(2, 3, 1), p) == 0);
}

/* The core passes the outer edges: each that stands out gives its plane, once. */
static void past_the_square(void)
{
    graze_plane p[MOST];
    check_case("past the outer edges of a floor");
    CHECK(planes_of(ground, 2, P(5, 1, -1), P(5, 1, 1), p) == 1 &&
          is_plane(p, P(4, 1, 0), P(1, 0, 0)));
    CHECK(planes_of(ground, 2, P(5, -1, 0), P(5, 5, 0), p) == 1 &&
          is_plane(p, P(4, 0, 0), P(1, 0, 0)));
    CHECK(planes_of(ground, 2, P(5, 4, 0), P(6, 4, 0), p) == 1 &&
          is_plane(p, P(4, 4, 0), P(1, 0, 0)));
    CHECK(planes_of(ground, 2, P(2, 2, 3), P(2, 2, 5), p) == 0);
}

/* ---- Other meshes ---- */

static void floor_and_wall(void)
{
    graze_plane p[MOST];
    check_case("floor and wall");
    CHECK(planes_of(room, 4, P(1, 3, 1), P(2, 3, 1), p) == 2 &&
          is_plane(p, P(1, 3, 0), P(0, 0, 1)) && is_plane(p + 1, P(1, 4, 1), P(0, -1, 0)));
    CHECK(planes_of(room, 4, P(1, 3, 5), P(1, 5, 5), p) == 1 &&
          is_plane(p, P(1, 4, 4), P(0, 0, 1)));
    CHECK(planes_of(room, 4, P(1, 4, -1.5), P(1, 5.5, 0), p) == 1 &&
          vec3_equal(p->point, P(1, 4, 0)) && p->normal.y > 0 && p->normal.z < 0);
    CHECK(planes_of(room, 4, P(1, 3, 1), P(1, 5, 1), p) == 2 &&
          is_plane(p + 1, P(1, 4, 1), P(0, -1, 0)));
    CHECK(planes_of(wall, 2, P(1, 3, 1), P(1, 3, 3), p) == 1 &&
          is_plane(p, P(1, 4, 1), P(0, -1, 0)));
}

/* Two faces in one plane have one, wherever they are; two storeys have two. */
static void in_one_plane(void)
{
    graze_plane p[MOST];
    check_case("faces in one plane");
    CHECK(planes_of(apart, 2, P(3, 1, 1), P(7, 1, 1), p) == 1 &&
          is_plane(p, P(3, 1, 0), P(0, 0, 1)));
    CHECK(planes_of(apart, 2, P(3, 1, 1), P(7, 1, 0.875), p) == 2 &&
          is_plane(p + 1, P(7, 1, 0), P(0, 0, 1)));
    CHECK(planes_of(storeys, 2, P(3, 1, 1), P(2, 1, 1), p) == 2 &&
          is_plane(p, P(3, 1, 0), P(0, 0, 1)) && is_plane(p + 1, P(3, 1, 2), P(0, 0, -1)));
    CHECK(planes_of(copies, 3, P(3, 1, -1), P(2, 1, -2), p) == 1 &&
          is_plane(p, P(3, 1, 0), P(0, 0, -1)));
    CHECK(planes_of(copies, 3, P(2, -1, 0), P(2, -2, 0), p) == 1 &&
          is_plane(p, P(2, 0, 0), P(0, -1, 0)));
    CHECK(planes_of(copies + 6, 1, P(2, 0, -1), P(2, 0, 1), p) == 0);
}

static void counts(void)
{
    const graze_capsule inner = capsule_of(P(1, 3, 1), P(3, 3, 1), GRAZE_C(1));
    const graze_capsule none = capsule_of(P(1, 3, 1), P(3, 3, 1), GRAZE_C(-1));
    const graze_capsule ball = capsule_of(P(1, 3, 1), P(1, 3, 1), GRAZE_C(1));
    const graze_mesh mesh = {vertices, room, 4};
    graze_plane p[MOST];
    check_case("counts");
    CHECK(graze_mesh_planes_of_capsule(&mesh, &inner, 0, p, 1) == 2);
    CHECK(graze_mesh_planes_of_capsule(&mesh, &inner, -RAW, 0, 0) == 0);
    CHECK(graze_mesh_planes_of_capsule(&mesh, &inner, GRAZE_C(-1.5), p, MOST) == 0);
    CHECK(graze_mesh_planes_of_capsule(&mesh, &none, GRAZE_C(5), p, MOST) == 0);
    CHECK(graze_mesh_planes_of_capsule(&mesh, &ball, 0, p, MOST) == 2 &&
          is_plane(p, P(1, 3, 0), P(0, 0, 1)) && is_plane(p + 1, P(1, 4, 1), P(0, -1, 0)));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    graze_plane p[MOST];
    graze_vec3 strange = P(1, 1, 1);
    check_case("floats");
    strange.z = some_nan();
    CHECK(planes_of(ground, 2, P(1, 1, 1), strange, p) == 0 &&
          planes_of(ground, 2, strange, P(1, 1, 1), p) == 0);
}

#else

static void limits_of_the_build(void)
{
    const int32_t low = GRAZE_SCALAR_MIN, high = GRAZE_SCALAR_MAX;
    const graze_vec3 world[] = {{low, low, 0}, {high, low, 0}, {high, high, 0}, {low, high, 0}};
    const graze_mesh mesh = {world, ground, 2};
    const graze_capsule level = capsule_of(graze_vec3_of(low, 9, 7), graze_vec3_of(high, 9, 7), 7);
    graze_plane p[MOST];
    check_case("the whole world");
    CHECK(graze_mesh_planes_of_capsule(&mesh, &level, 0, p, MOST) == 1 &&
          vec3_equal(p->normal, P(0, 0, 1)) && p->point.y == 9 && p->point.z == 0);
    CHECK(graze_mesh_planes_of_capsule(&mesh, &level, -1, p, MOST) == 0);
}

#endif

void test_contact_core_meshes(void)
{
    check_group("contact_core_meshes");
    over_a_square();
    past_the_square();
    floor_and_wall();
    in_one_plane();
    counts();
    limits_of_the_build();
}
