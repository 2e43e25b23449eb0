/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A mesh in flash, an icosahedron, and rays at it: at a face, an edge, a vertex, from inside, and past it. The box of the
 * mesh is tested first. The mesh is closed, so every ray from inside hits it, also through edges and vertices. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define AT(x, y, z) GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)
#define A           GRAZE_C(5)
#define B           GRAZE_C(8.0901699) /* A times the golden ratio */

/* Const arrays stay in flash, and the mesh is used in place. Counterclockwise seen from outside. */
static const graze_vec3 vertices[] = {{-A, B, 0}, {A, B, 0}, {-A, -B, 0}, {A, -B, 0},
                                      {0, -A, B}, {0, A, B}, {0, -A, -B}, {0, A, -B},
                                      {B, 0, -A}, {B, 0, A}, {-B, 0, -A}, {-B, 0, A}};
static const uint16_t indices[] = {0, 11, 5, 0, 5,  1,  0,  1,  7,  0,  7, 10, 0, 10, 11,
                                   1, 5,  9, 5, 11, 4,  11, 10, 2,  10, 7, 6,  7, 1,  8,
                                   3, 9,  4, 3, 4,  2,  3,  2,  6,  3,  6, 8,  3, 8,  9,
                                   4, 9,  5, 2, 4,  11, 6,  2,  10, 8,  6, 7,  9, 8,  1};
static const graze_mesh mesh = {vertices, indices, sizeof indices / sizeof indices[0] / 3};

static const struct {
    const char *title;
    graze_ray ray;
} queries[] = {
    {"at a face", {{AT(20, 12, 3)}, {AT(-2, -1, 0)}, GRAZE_NO_LIMIT}},
    {"at an edge", {{AT(0, 20, 0)}, {AT(0, -1, 0)}, GRAZE_NO_LIMIT}},
    {"at a vertex", {{A + A, B + B, 0}, {-A, -B, 0}, GRAZE_NO_LIMIT}},
    {"from inside", {{AT(0, 0, 0)}, {AT(1, 1, 1)}, GRAZE_NO_LIMIT}},
    {"ends before it", {{AT(0, 20, 0)}, {AT(0, -1, 0)}, GRAZE_C(11.75)}},
    {"ends on a vertex", {{A, GRAZE_C(20), 0}, {0, B - GRAZE_C(20), 0}, GRAZE_C(1)}},
    {"through its box, past it", {{AT(20, 8, 8)}, {AT(-1, 0, 0)}, GRAZE_NO_LIMIT}},
    {"past its box", {{AT(20, 9, 0)}, {AT(-1, 0, 0)}, GRAZE_NO_LIMIT}},
};

static void print_query(const graze_aabb *box, const char *title, const graze_ray *ray)
{
    graze_face_ray_hit hit;
    uint32_t face;
    graze_result result;
    print_column(title, 26);
    if (!graze_aabb_overlaps_ray(box, ray))
        print("misses the box");
    else if ((result = graze_mesh_raycast(&mesh, ray, &face, &hit)) == GRAZE_MISS)
        print("misses the mesh");
    else {
        print(result == GRAZE_TOUCH ? "touches face " : "hits face ");
        print_int((int32_t)face);
        print_text_vec3(hit.side == GRAZE_FRONT ? " from outside at " : " from inside at ",
                        hit.point);
    }
    print("\n");
}

/* Rays from a point inside at 16 points of each edge: the number that find no face. */
static uint32_t count_leaks(void)
{
    static const graze_vec3 inside = {GRAZE_C(1), GRAZE_C(-2), GRAZE_C(0.5)};
    uint32_t leaks = 0;
    for (uint32_t i = 0; i < 3 * mesh.count; i++) {
        const graze_vec3 a = vertices[indices[i]], b = vertices[indices[i % 3 < 2 ? i + 1 : i - 2]];
        for (graze_fraction f = 0; f < GRAZE_FRACTION_ONE; f += GRAZE_FRACTION_ONE / 16) {
            const graze_vec3 point = graze_vec3_lerp(a, b, f);
            const graze_ray ray = {inside, graze_vec3_sub(point, inside), GRAZE_NO_LIMIT};
            leaks += !graze_mesh_overlaps_ray(&mesh, &ray);
        }
    }
    return leaks;
}

int main(void)
{
    graze_aabb box;
    uint32_t leaks = count_leaks();
    graze_mesh_aabb(&mesh, &box); /* once, or as a constant */
    for (unsigned i = 0; i < sizeof queries / sizeof queries[0]; i++)
        print_query(&box, queries[i].title, &queries[i].ray);
    print_text_int("rays from inside at its edges that leak: ", (int32_t)leaks);
    print("\n");
    return leaks == 0 ? BOARD_PASSED : BOARD_FAILED;
}
