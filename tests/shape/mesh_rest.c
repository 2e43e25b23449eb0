/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points, spheres, capsules, boxes and triangles against the cube and against no faces, and random meshes against a loop. */
#include "../support/check.h"
#include "face_rest.h"
#include "meshes.h"
#include "../oracle/draw.h"
#include "../tests.h"

static bool meets_capsule(const graze_mesh *m, graze_vec3 a, graze_vec3 b, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core.a = a;
    capsule.core.b = b;
    capsule.radius = radius;
    return graze_mesh_overlaps_capsule(m, &capsule);
}

static graze_triangle triangle_at(graze_vec3 a, graze_vec3 b, graze_vec3 c)
{
    graze_triangle t;
    t.a = a;
    t.b = b;
    t.c = c;
    return t;
}

static bool meets_sphere(const graze_mesh *m, graze_vec3 center, graze_scalar radius)
{
    graze_sphere sphere;
    sphere.center = center;
    sphere.radius = radius;
    return graze_mesh_overlaps_sphere(m, &sphere);
}

/* The cube is its surface: what is inside of it, and reaches no face, does not overlap. */
static void meets_the_cube(const graze_mesh *m)
{
    const graze_aabb inside = aabb_of(P(-1, -1, -1), P(1, 1, 1)),
                     touching = aabb_of(P(-1, -1, -1), P(1, 2, 1)),
                     around = aabb_of(P(-9, -9, -9), P(9, 9, 9)),
                     beside = aabb_of(P(3, 0, 0), P(4, 1, 1)),
                     empty = aabb_of(P(9, 9, 9), P(-9, -9, -9));
    const graze_triangle within = triangle_at(P(-1, -1, -1), P(1, 1, 1), P(1, 0, 1)),
                         across = triangle_at(P(0, 0, 0), P(5, 0, 0), P(5, 1, 0)),
                         on_it = triangle_at(P(2, 0, 0), P(2, 1, 0), P(2, 0, 1)),
                         far_off = triangle_at(P(3, 0, 0), P(3, 1, 0), P(4, 0, 1));
    CHECK(!graze_mesh_overlaps_aabb(m, &inside) && graze_mesh_overlaps_aabb(m, &touching));
    CHECK(graze_mesh_overlaps_aabb(m, &around) && !graze_mesh_overlaps_aabb(m, &beside));
    CHECK(!graze_mesh_overlaps_aabb(m, &empty));
    CHECK(!graze_mesh_overlaps_triangle(m, &within) && graze_mesh_overlaps_triangle(m, &across));
    CHECK(graze_mesh_overlaps_triangle(m, &on_it) && !graze_mesh_overlaps_triangle(m, &far_off));
    CHECK(!meets_sphere(m, P(0, 0, 0), GRAZE_C(1)) && meets_sphere(m, P(0, 0, 0), GRAZE_C(2)));
    CHECK(meets_sphere(m, P(5, 6, 0), GRAZE_C(5)) && !meets_sphere(m, P(5, 6, 0), GRAZE_C(4)));
    CHECK(!meets_capsule(m, P(-1, 0, 0), P(1, 0, 0), GRAZE_C(0.75)));
    CHECK(meets_capsule(m, P(-1, 0, 0), P(1, 0, 0), GRAZE_C(1)));
    CHECK(meets_capsule(m, P(5, 6, -9), P(5, 6, 9), GRAZE_C(5)));
    CHECK(!meets_capsule(m, P(5, 6, -9), P(5, 6, 9), GRAZE_C(4.9375)));
    CHECK(meets_capsule(m, P(-9, 1, 1), P(9, 1, 1), 0));
    CHECK(!meets_capsule(m, P(-9, 1, 1), P(9, 1, 1), -GRAZE_C(1)));
    CHECK(meets_sphere(m, P(2, 1, 1), 0) && !meets_sphere(m, P(2, 1, 1), -GRAZE_C(1)));
}

static void check_nearest_of(const graze_mesh *m, graze_vec3 point, graze_vec3 want, uint32_t face)
{
    graze_vec3 got;
    uint32_t found = 7;
    graze_mesh_closest_point(m, &point, &found, &got);
    CHECK(vec3_equal(got, want) && found == face);
    graze_mesh_closest_point(m, &point, NULL, &point);
    CHECK(vec3_equal(point, want));
}

/* The middle is equally near to all faces, a corner to those around it: the first counts. */
static void finds_the_nearest(const graze_mesh *m)
{
    graze_vec3 middle = P(0, 0, 0), nearest;
    uint32_t face;
    graze_mesh_closest_point(m, &middle, &face, &nearest);
    CHECK(face == 0 && vec3_equal(nearest, P(-2, 0, 0)));
    check_nearest_of(m, P(-9, -9, -9), P(-2, -2, -2), 0);
    graze_mesh_closest_point(m, &middle, &face, &middle);
    CHECK(vec3_equal(middle, nearest));
    for (uint32_t i = 0; i < m->count; i++) {
        const graze_triangle t = triangle_of_mesh(m, i);
        const graze_vec3 sum = graze_vec3_add(graze_vec3_add(t.a, t.b), t.c);
        const graze_vec3 on =
            graze_vec3_of(sum.x / 4 + (t.a.x == t.b.x && t.b.x == t.c.x ? t.a.x / 4 : 0),
                          sum.y / 4 + (t.a.y == t.b.y && t.b.y == t.c.y ? t.a.y / 4 : 0),
                          sum.z / 4 + (t.a.z == t.b.z && t.b.z == t.c.z ? t.a.z / 4 : 0));
        check_nearest_of(m, on, on, i);
    }
}

static void has_no_faces(void)
{
    const graze_mesh none = {cube.vertices, cube.indices, 0};
    const graze_aabb box = aabb_of(P(-9, -9, -9), P(9, 9, 9));
    const graze_triangle t = triangle_at(P(-9, -9, -9), P(9, 9, 9), P(9, 0, 0));
    CHECK(!meets_sphere(&none, P(0, 0, 0), GRAZE_C(9)) && !graze_mesh_overlaps_aabb(&none, &box));
    CHECK(!meets_capsule(&none, P(0, 0, 0), P(1, 0, 0), GRAZE_C(9)));
    CHECK(!graze_mesh_overlaps_triangle(&none, &t));
    check_nearest_of(&none, P(1, 2, 3), P(1, 2, 3), GRAZE_NO_INDEX);
}

/* ---- Random meshes ---- */

enum { VERTICES = 9, FACES = 12 };

typedef struct {
    graze_vec3 vertices[VERTICES];
    uint16_t indices[3 * FACES];
    graze_mesh mesh;
    graze_vec3 point, other[3];
    graze_scalar size;
} scene;

static graze_vec3 draw_place(input_stream *s)
{
    const graze_scalar x = graze_from_int(draw_about_zero(s, 4)),
                       y = graze_from_int(draw_about_zero(s, 4)),
                       z = graze_from_int(draw_about_zero(s, 4));
    return graze_vec3_of(x, y, z);
}

static void draw_scene(uint32_t index, scene *c)
{
    input_stream s;
    draw_start(&s, UINT64_C(0x6d657268), index);
    for (int i = 0; i < VERTICES; i++)
        c->vertices[i] = draw_place(&s);
    for (int i = 0; i < 3 * FACES; i++)
        c->indices[i] = (uint16_t)draw_below(&s, VERTICES);
    for (int i = 0; i < 3; i++)
        c->other[i] = draw_place(&s);
    c->point = draw_place(&s);
    c->size = graze_from_int(draw_between(&s, 0, 3));
    c->mesh.vertices = c->vertices;
    c->mesh.indices = c->indices;
    c->mesh.count = draw_below(&s, FACES + 1);
}

static void check_overlaps(const scene *c)
{
    const graze_triangle other = triangle_at(c->other[0], c->other[1], c->other[2]);
    const graze_vec3 half = graze_vec3_of(c->size, c->size, c->size);
    const graze_aabb box = aabb_of(graze_vec3_sub(c->point, half), graze_vec3_add(c->point, half));
    graze_sphere sphere;
    bool with_sphere = false, with_box = false, with_triangle = false;
    sphere.center = c->point;
    sphere.radius = c->size;
    for (uint32_t i = 0; i < c->mesh.count; i++) {
        const graze_triangle t = triangle_of_mesh(&c->mesh, i);
        with_sphere = with_sphere || graze_triangle_overlaps_sphere(&t, &sphere);
        with_box = with_box || graze_triangle_overlaps_aabb(&t, &box);
        with_triangle = with_triangle || graze_triangle_overlaps_triangle(&t, &other);
    }
    CHECK(graze_mesh_overlaps_sphere(&c->mesh, &sphere) == with_sphere);
    CHECK(graze_mesh_overlaps_aabb(&c->mesh, &box) == with_box);
    CHECK(graze_mesh_overlaps_triangle(&c->mesh, &other) == with_triangle);
}

/* No face is nearer, by the rounded distances, and the point is that of the face. */
static void check_nearest_face(const scene *c)
{
    graze_vec3 nearest, want;
    uint32_t face;
    if (c->mesh.count == 0)
        return;
    graze_mesh_closest_point(&c->mesh, &c->point, &face, &nearest);
    const graze_triangle best = triangle_of_mesh(&c->mesh, face);
    graze_triangle_closest_point(&best, &c->point, &want);
    CHECK(vec3_equal(nearest, want));
    for (uint32_t i = 0; i < c->mesh.count; i++) {
        const graze_triangle t = triangle_of_mesh(&c->mesh, i);
        CHECK(graze_triangle_distance(&best, &c->point) <= graze_triangle_distance(&t, &c->point));
    }
}

void test_mesh_rest(void)
{
    check_group("points and solids, and meshes");
    meets_the_cube(&cube);
    finds_the_nearest(&cube);
    has_no_faces();
    for (uint32_t i = 0; i < 300 * DRAWN_TIMES; i++) {
        scene c;
        draw_scene(i, &c);
        check_overlaps(&c);
        check_nearest_face(&c);
    }
}
