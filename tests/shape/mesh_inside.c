/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points in meshes: the cube, two cubes, an inverted one and an open one. */
#include "../support/check.h"
#include "face_rest.h"
#include "meshes.h"
#include "../tests.h"

enum { FACES = 12 };

/* Two shells: the cube, and one that is moved or turned inside out. */
typedef struct {
    graze_vec3 vertices[2 * CUBE_VERTICES];
    uint16_t indices[2 * 3 * FACES];
    graze_mesh mesh;
} shells;

static void set_shells(shells *to, graze_vec3 by, int half_size, bool inverted)
{
    for (int i = 0; i < CUBE_VERTICES; i++) {
        const graze_vec3 *v = &cube.vertices[i];
        to->vertices[i] = *v;
        to->vertices[CUBE_VERTICES + i] =
            graze_vec3_add(by, graze_vec3_of(v->x / 2 * (graze_scalar)half_size,
                                             v->y / 2 * (graze_scalar)half_size,
                                             v->z / 2 * (graze_scalar)half_size));
    }
    for (int i = 0; i < 3 * FACES; i++) {
        const int other = i % 3 == 0 ? i : i % 3 == 1 ? i + 1 : i - 1;
        to->indices[i] = cube.indices[i];
        to->indices[3 * FACES + i] = (uint16_t)(CUBE_VERTICES + cube.indices[inverted ? other : i]);
    }
    to->mesh.vertices = to->vertices;
    to->mesh.indices = to->indices;
    to->mesh.count = 2 * FACES;
}

static bool has(const graze_mesh *m, graze_vec3 point)
{
    return graze_mesh_contains_point(m, &point);
}

/* All places of a lattice of halves: inside, on faces, edges and corners, and level with them. */
static void knows_the_cube(void)
{
    for (int i = 0; i < 11 * 11 * 11; i++) {
        const int x = i % 11 - 5, y = i / 11 % 11 - 5, z = i / 121 - 5;
        const graze_vec3 point =
            graze_vec3_of(graze_from_int(x) / 2, graze_from_int(y) / 2, graze_from_int(z) / 2);
        const bool inside = -4 <= x && x <= 4 && -4 <= y && y <= 4 && -4 <= z && z <= 4;
        CHECK(has(&cube, point) == inside);
    }
}

static void adds_shells(void)
{
    shells s;
    set_shells(&s, P(2, 1, 1), 2, false);
    CHECK(has(&s.mesh, P(1, 0, 0)) && has(&s.mesh, P(-1, 0, 0)) && has(&s.mesh, P(3, 1, 1)));
    CHECK(has(&s.mesh, P(2, 0, 0)) && !has(&s.mesh, P(3, -2, 0)));
    set_shells(&s, P(2, 1, 1), 2, true);
    CHECK(!has(&s.mesh, P(1, 0, 0)) && has(&s.mesh, P(-1, 0, 0)) && has(&s.mesh, P(3, 1, 1)));
    CHECK(has(&s.mesh, P(2, 0, 0)) && has(&s.mesh, P(0, 0, 0)));
}

/* A hollow: an inverted shell inside. And the inverted cube alone. */
static void has_hollows(void)
{
    shells s;
    set_shells(&s, P(0, 0, 0), 1, true);
    CHECK(!has(&s.mesh, P(0, 0, 0)) && has(&s.mesh, P(1.5, 0, 0)) && has(&s.mesh, P(1, 0, 0)));
    CHECK(!has(&s.mesh, P(0.5, 0.5, 0.5)) && !has(&s.mesh, P(3, 0, 0)));
    s.mesh.indices = s.indices + 3 * FACES;
    s.mesh.count = FACES;
    CHECK(has(&s.mesh, P(0, 0, 0)) && !has(&s.mesh, P(1.5, 0, 0)) && !has(&s.mesh, P(-2, 0, 0)));
}

/* The faces on +x, the third and fourth, are missing, and then all but these. */
static void takes_open_ones(void)
{
    uint16_t indices[3 * FACES];
    graze_mesh m = {cube.vertices, indices, FACES - 2};
    for (int i = 0; i < 3 * (FACES - 2); i++)
        indices[i] = cube.indices[i < 6 ? i : i + 6];
    CHECK(!has(&m, P(0, 0, 0)) && has(&m, P(-3, 0, 0)) && has(&m, P(-2, 1, 0)));
    CHECK(!has(&m, P(-3, 3, 0)) && !has(&m, P(3, 0, 0)));
    m.indices = cube.indices + 6;
    m.count = 2;
    CHECK(has(&m, P(0, 0, 0)) && has(&m, P(-9, 0, 0)) && has(&m, P(2, 0, 0)));
    CHECK(!has(&m, P(3, 0, 0)) && !has(&m, P(0, 3, 0)));
    m.count = 0;
    CHECK(!has(&m, P(0, 0, 0)));
}

static void takes_no_numbers(void)
{
    const graze_scalar nan = some_nan();
    CHECK(!IS_FLOAT || (!has(&cube, vec3_at(nan, 0, 0)) && !has(&cube, vec3_at(0, nan, 0)) &&
                        !has(&cube, vec3_at(0, 0, nan))));
}

void test_mesh_inside(void)
{
    check_group("points in meshes");
    knows_the_cube();
    adds_shells();
    has_hollows();
    takes_open_ones();
    takes_no_numbers();
}
