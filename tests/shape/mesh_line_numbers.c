/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against meshes: the cells of the policy about numbers. */
#include "mesh_line.h"
#include "../support/check.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* Rays along x, from four units before the cube and from its first side. */
void mesh_line_has_negative_limit(void)
{
    static const struct {
        graze_scalar limit;
        graze_result from_before, from_it;
    } limits[] = {
        {GRAZE_C(-1), GRAZE_MISS, GRAZE_MISS},
        {GRAZE_SCALAR_MIN, GRAZE_MISS, GRAZE_MISS},
        {0, GRAZE_MISS, GRAZE_MISS},
        {GRAZE_C(3.99998), GRAZE_MISS, GRAZE_TOUCH},
        {GRAZE_C(4), GRAZE_TOUCH, GRAZE_TOUCH},
        {GRAZE_C(4.00002), GRAZE_HIT, GRAZE_TOUCH},
        {GRAZE_C(9), GRAZE_HIT, GRAZE_TOUCH},
        {GRAZE_NO_LIMIT, GRAZE_HIT, GRAZE_TOUCH},
    };
    for (unsigned i = 0; i < COUNT(limits); i++) {
        graze_ray ray = {AT(-6, 0, 1), AT(1, 0, 0), 0};
        ray.t_max = limits[i].limit;
        mesh_ray_answers a = ask_mesh_ray(&cube, &ray);
        CHECK(a.result == limits[i].from_before && a.overlaps == (a.result != GRAZE_MISS));
        CHECK(a.result == GRAZE_MISS || (a.hit.t == GRAZE_C(4) && a.face == 0));
        ray.origin.x = GRAZE_C(-2);
        a = ask_mesh_ray(&cube, &ray);
        CHECK(a.result == limits[i].from_it && a.result_only == a.result);
        CHECK(a.result == GRAZE_MISS || (a.hit.t == 0 && a.hit.side == GRAZE_ACROSS));
    }
}

/* In the float build the product of three differences must be finite. */
#if GRAZE_FLOAT
#define LEAST (-0x1p37f)
#define MOST  0x1p37f
#else
#define LEAST GRAZE_SCALAR_MIN
#define MOST  GRAZE_SCALAR_MAX
#endif

/* The largest tetrahedron, and a small one in its middle. */
static const graze_vec3 world[] = {
    {LEAST, LEAST, LEAST}, {MOST, LEAST, LEAST}, {LEAST, MOST, LEAST}, {LEAST, LEAST, MOST},
    AT(-1, -1, -1),        AT(3, -1, -1),        AT(-1, 3, -1),        AT(-1, -1, 3),
};
static const uint16_t world_faces[] = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3,
                                       4, 6, 5, 4, 5, 7, 4, 7, 6, 5, 6, 7};
static const graze_mesh nested = {world, world_faces, 8};

static void check_world(const graze_mesh *m)
{
    const graze_segment from_corner = {{MOST, MOST, MOST}, {LEAST, LEAST, LEAST}};
    const graze_segment to_corner = {AT(-8, -8, -8), {LEAST, LEAST, LEAST}};
    const graze_segment across = {{LEAST, LEAST, LEAST}, {MOST, MOST, MOST}};
    const graze_segment out = {AT(0, 0, 0), {MOST, MOST, MOST}};
    const graze_ray down = {AT(0, 0, 0), AT(0, 0, -1), GRAZE_NO_LIMIT};
    mesh_segment_answers a = ask_mesh_segment(m, &from_corner);
    CHECK(a.result == GRAZE_HIT &&
          a.overlaps); /* from here floats cannot decide on the small faces */
    CHECK(GRAZE_C(0.5) < 1 || (a.face == 7 && a.hit.side == GRAZE_FRONT));
    a = ask_mesh_segment(m, &to_corner);
    CHECK(a.result == GRAZE_HIT && a.face == 3 && a.hit.side == GRAZE_FRONT && a.overlaps);
    a = ask_mesh_segment(m, &across);
    CHECK(a.result == GRAZE_TOUCH && a.face == 0 && a.hit.fraction == 0 && a.overlaps);
    a = ask_mesh_segment(m, &out);
    CHECK(a.result == GRAZE_HIT && a.face == 7 && a.hit.side == GRAZE_BACK);
    mesh_ray_answers r = ask_mesh_ray(m, &down);
    CHECK(r.result == GRAZE_HIT && r.face == 4 && r.hit.t == GRAZE_ONE);
    CHECK(vec3_equal(r.hit.point, graze_vec3_of(0, 0, GRAZE_C(-1))));
}

void mesh_line_spans_the_world(void)
{
    graze_aabb box;
    for (int way = 0; way < SPREADS; way++) {
        const graze_mesh m = spread(&nested, COUNT(world), way);
        check_world(&m);
    }
    graze_mesh_aabb(&nested, &box);
    CHECK(box.min.x == LEAST && box.min.y == LEAST && box.min.z == LEAST);
    CHECK(box.max.x == MOST && box.max.y == MOST && box.max.z == MOST);
}

#if GRAZE_FLOAT
#define FAR_OFF 0x1p100f
#define STEP    0x1p-30f
#else
#define FAR_OFF GRAZE_SCALAR_MAX
#define STEP    1
#endif

/* t saturates; of two faces at that t the first is reported. */
void mesh_line_saturates(void)
{
    const graze_vec3 vertices[] = {
        {FAR_OFF, -GRAZE_ONE, -GRAZE_ONE},    {FAR_OFF, GRAZE_ONE, -GRAZE_ONE},
        {FAR_OFF, -GRAZE_ONE, GRAZE_ONE},     {FAR_OFF / 2, -GRAZE_ONE, -GRAZE_ONE},
        {FAR_OFF / 2, GRAZE_ONE, -GRAZE_ONE}, {FAR_OFF / 2, -GRAZE_ONE, GRAZE_ONE}};
    static const uint16_t indices[] = {0, 1, 2, 3, 4, 5};
    const graze_mesh m = {vertices, indices, 2};
    const graze_ray slow = {AT(0, -0.5, -0.25), {STEP, 0, 0}, GRAZE_NO_LIMIT};
    mesh_ray_answers a = ask_mesh_ray(&m, &slow);
    CHECK(a.result == GRAZE_HIT && a.face == 0 && a.hit.t == GRAZE_SCALAR_MAX);
    CHECK(vec3_equal(a.hit.point, graze_vec3_of(FAR_OFF, slow.origin.y, slow.origin.z)));
}

/* In the float build a line with such a number misses, and so does a face with such a vertex,
 * but the face behind it is hit. In the fixed build these are ordinary numbers. */
void mesh_line_has_no_number(void)
{
    static const uint16_t indices[] = {4, 5, 7, 4, 7, 6, 0, 2, 3, 0, 3, 1};
    const bool is_float = GRAZE_C(0.5) < 1;
    for (uint32_t i = 0; i < 15 * STRANGE; i++) {
        graze_scalar words[15] = {/* vertex 4 */ GRAZE_C(-2),
                                  GRAZE_C(-2),
                                  GRAZE_C(2),
                                  /* the segment, down */ GRAZE_C(1),
                                  0,
                                  GRAZE_C(9),
                                  GRAZE_C(1),
                                  0,
                                  GRAZE_C(-9),
                                  /* the ray */ GRAZE_C(1),
                                  0,
                                  GRAZE_C(9),
                                  0,
                                  0,
                                  GRAZE_C(-1)};
        graze_vec3 vertices[CUBE_VERTICES];
        const graze_mesh m = {vertices, indices, 4};
        words[i / STRANGE] = scalar_of_bits(strange_bits[i % STRANGE]);
        for (int k = 0; k < CUBE_VERTICES; k++)
            vertices[k] = cube.vertices[k];
        vertices[4] = graze_vec3_of(words[0], words[1], words[2]);
        const graze_segment s = {graze_vec3_of(words[3], words[4], words[5]),
                                 graze_vec3_of(words[6], words[7], words[8])};
        const graze_ray r = {graze_vec3_of(words[9], words[10], words[11]),
                             graze_vec3_of(words[12], words[13], words[14]), GRAZE_NO_LIMIT};
        mesh_segment_answers a = ask_mesh_segment(&m, &s), of_loop = loop_segment(&m, &s);
        mesh_ray_answers b = ask_mesh_ray(&m, &r), ray_of_loop = loop_ray(&m, &r);
        CHECK(same_of_segment(&a, &of_loop) && same_of_ray(&b, &ray_of_loop));
        CHECK(!is_float || i / STRANGE >= 3 || (a.result == GRAZE_HIT && a.face == 3));
        CHECK(!is_float || i / STRANGE < 3 || i / STRANGE >= 9 || a.result == GRAZE_MISS);
        CHECK(!is_float || i / STRANGE < 9 || b.result == GRAZE_MISS);
    }
}
