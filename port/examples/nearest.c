/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of many shapes of several kinds: an array of balls, an array of crates, a turned box, a mesh and the ground.
 * The loop is the one of nearest.h: each hit shortens the ray, so that later casts reject what is beyond it early. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define AT(x, y, z) GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)

static const graze_sphere balls[] = {{{AT(8, 2, 0)}, GRAZE_ONE}, {{AT(8, 5, 0)}, GRAZE_ONE}};
static const graze_aabb crates[] = {{{AT(4, 0, -1)}, {AT(5, 1, 1)}},
                                    {{AT(10, 0, -1)}, {AT(11, 4, 1)}},
                                    {{AT(-2, 0, -1)}, {AT(-1, 3, 1)}}};
enum { BALLS = sizeof balls / sizeof balls[0], CRATES = sizeof crates / sizeof crates[0] };
/* A tent: three faces with a common vertex, (10, 8, 0). */
static const graze_vec3 tent_vertices[] = {
    {AT(8, 6, -2)}, {AT(8, 6, 2)}, {AT(12, 6, 0)}, {AT(10, 8, 0)}};
static const uint16_t tent_indices[] = {0, 1, 3, 1, 2, 3, 2, 0, 3};
static const graze_mesh tent = {tent_vertices, tent_indices, 3};
static const graze_plane ground = {{AT(0, 0, 0)}, {AT(0, 1, 0)}};
static const struct {
    const char *title;
    graze_ray ray;
} queries[] = {
    {"past a crate to a ball", {{AT(0, 2, 0)}, {AT(1, 0, 0)}, GRAZE_NO_LIMIT}},
    {"from inside a crate", {{AT(-1.5, 2, 0)}, {AT(1, 0, 0)}, GRAZE_NO_LIMIT}},
    {"ends at a crate", {{AT(2, 0.5, 0)}, {AT(1, 0, 0)}, GRAZE_C(2)}},
    {"ends a raw unit before it", {{AT(2, 0.5, 0)}, {AT(1, 0, 0)}, GRAZE_C(1.99998)}},
    {"ball and tent at equal t", {{AT(0, 6, 0)}, {AT(1, 0, 0)}, GRAZE_NO_LIMIT}},
    {"through the tent's vertex", {{AT(10, 12, 0)}, {AT(0, -1, 0)}, GRAZE_NO_LIMIT}},
    {"from below, into the tent", {{AT(10, 5, 0)}, {AT(0, 1, 0)}, GRAZE_NO_LIMIT}},
    {"the edge of the turned box", {{AT(-5, 4, 0)}, {AT(1, 0, 0)}, GRAZE_NO_LIMIT}},
    {"down to the ground", {{AT(2, 3, 0)}, {AT(0.1, -1, 0)}, GRAZE_NO_LIMIT}},
    {"into the sky", {{AT(2, 3, 0)}, {AT(0, 1, 0)}, GRAZE_NO_LIMIT}},
};

typedef struct {
    graze_ray ray; /* ends at the nearest hit so far */
    const char *what;
    uint32_t index;
    graze_result result;
    graze_ray_hit hit;
} search;

/* At an equal t the first shape is kept. The first hit is accepted even at the end of the ray. */
static void keep(search *s, const char *what, uint32_t index, graze_result result,
                 const graze_ray_hit *hit)
{
    const search found = {{s->ray.origin, s->ray.dir, hit->t}, what, index, result, *hit};
    if (s->result == GRAZE_MISS || hit->t < s->ray.t_max)
        *s = found;
}

/* An array of one kind, and a mesh, are one call. The hit of a face becomes that of a solid: its normal faces the ray. */
static void find(search *s, const graze_obb *turned)
{
    graze_ray_hit hit;
    graze_face_ray_hit face;
    uint32_t i;
    graze_result result;
    if ((result = graze_nearest_sphere_raycast(balls, BALLS, &s->ray, &i, &hit)) != GRAZE_MISS)
        keep(s, "ball", i, result, &hit);
    if ((result = graze_nearest_aabb_raycast(crates, CRATES, &s->ray, &i, &hit)) != GRAZE_MISS)
        keep(s, "crate", i, result, &hit);
    if ((result = graze_obb_raycast(turned, &s->ray, &hit)) != GRAZE_MISS)
        keep(s, "turned box", 0, result, &hit);
    if ((result = graze_mesh_raycast(&tent, &s->ray, &i, &face)) != GRAZE_MISS) {
        graze_ray_hit_from_face_hit(&face, &hit);
        keep(s, "tent, face", i, result, &hit);
    }
    if ((result = graze_plane_raycast(&ground, &s->ray, &face)) != GRAZE_MISS) {
        graze_ray_hit_from_face_hit(&face, &hit);
        keep(s, "ground", 0, result, &hit);
    }
}

int main(void)
{
    static const char *const words[] = {"misses all", "touches ", "hits ", "starts inside "};
    const graze_vec3 up = {AT(0, 1, 0)}, center = {AT(0, 4, 0)}, size = {AT(2, 2, 2)};
    const graze_quaternion turn = graze_quaternion_from_axis_angle(up, GRAZE_DEGREES(45));
    graze_obb turned;
    graze_obb_from_quaternion(&center, &turn, &size, &turned);
    for (unsigned i = 0; i < sizeof queries / sizeof queries[0]; i++) {
        search s = {queries[i].ray, "", 0, GRAZE_MISS, {{0, 0, 0}, {0, 0, 0}, 0}};
        find(&s, &turned);
        print_column(queries[i].title, 28);
        print(words[s.result]);
        print(s.what);
        if (s.result != GRAZE_MISS) {
            print_text_int(" ", (int32_t)s.index);
            print_text_vec3(" at ", s.hit.point);
            print_text_vec3(", normal ", s.hit.normal);
        }
        print("\n");
    }
    return BOARD_PASSED;
}
