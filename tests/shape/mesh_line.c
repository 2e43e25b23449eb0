/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against meshes: the policy, case by case. */
#include "mesh_line.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

void check_mesh_segment(const graze_mesh *m, const graze_segment *s, uint32_t face,
                        const face_expectation *e)
{
    mesh_segment_answers a = ask_mesh_segment(m, s);
    check_face_line_hit(e, a.result, &a.hit);
    CHECK(a.overlaps == (e->result != GRAZE_MISS) && a.result_only == e->result);
    CHECK(a.face == (e->result == GRAZE_MISS ? GRAZE_NO_INDEX : face) && a.face_only == a.face);
}

void check_mesh_ray(const graze_mesh *m, const graze_ray *r, uint32_t face,
                    const face_expectation *e)
{
    mesh_ray_answers a = ask_mesh_ray(m, r);
    check_face_ray_hit(e, a.result, &a.hit);
    CHECK(a.overlaps == (e->result != GRAZE_MISS) && a.result_only == e->result);
    CHECK(a.face == (e->result == GRAZE_MISS ? GRAZE_NO_INDEX : face) && a.face_only == a.face);
}

/* A line against the cube. */
typedef struct {
    const char *name;
    graze_segment segment;
    uint32_t face;
    face_expectation expected;
} mesh_case;

/* Checks each case by segment and ray, with the vertices in all spreads. */
static void run_cases(const mesh_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (int way = 0; way < SPREADS; way++) {
            const graze_mesh m = spread(&cube, CUBE_VERTICES, way);
            const graze_ray ray = ray_of_segment(cases[i].segment);
            check_case(cases[i].name);
            check_mesh_segment(&m, &cases[i].segment, cases[i].face, &cases[i].expected);
            check_mesh_ray(&m, &ray, cases[i].face, &cases[i].expected);
        }
}
#define RUN(cases) run_cases(cases, COUNT(cases))

#define BESIDE(name, a, b)                                                                         \
    {                                                                                              \
        name, {a, b}, 0, MISSED                                                                    \
    }
#define MEETS(result, name, a, b, face, point, normal, fraction, side)                             \
    {                                                                                              \
        name, {a, b}, face,                                                                        \
        {                                                                                          \
            GRAZE_##result, point, normal, FRACTION(fraction), GRAZE_##side                        \
        }                                                                                          \
    }

#define LEFT  AT(-1, 0, 0)
#define RIGHT AT(1, 0, 0)
#define BELOW AT(0, 0, -1)
#define ABOVE AT(0, 0, 1)
#define FRONT AT(0, -1, 0)

static void mesh_line_misses(void)
{
    static const mesh_case cases[] = {
        BESIDE("beside it", AT(3, 0, -9), AT(3, 0, 9)),
        BESIDE("one raw unit beside it", AT(2.00002, 0, -9), AT(2.00002, 0, 9)),
        BESIDE("past an edge", AT(-5, 0, 0), AT(0, 5.00002, 0)),
        BESIDE("past a corner", AT(-6, 0, 2.00002), AT(0, 6, 2.00002)),
        BESIDE("short of it", AT(-9, 1, 0), AT(-2.00002, 1, 0)),
        BESIDE("away from it", AT(-2.00002, 1, 0), AT(-9, 1, 0)),
        BESIDE("in it", AT(-1, 1, 0), AT(1.99998, 1, 0)),
    };
    RUN(cases);
}

static void mesh_line_only_touches(void)
{
    static const mesh_case cases[] = {
        MEETS(TOUCH, "ends on a face", AT(-6, 0, 1), AT(-2, 0, 1), 0, AT(-2, 0, 1), LEFT, 1, FRONT),
        MEETS(TOUCH, "ends on the other half", AT(-6, 1, 0), AT(-2, 1, 0), 1, AT(-2, 1, 0), LEFT, 1,
              FRONT),
        MEETS(TOUCH, "ends on a face, from within", AT(0, 1, 0), AT(2, 1, 0), 2, AT(2, 1, 0), RIGHT,
              1, BACK),
        MEETS(TOUCH, "starts on it, and leaves", AT(-2, 1, 0), AT(-6, 1, 0), 1, AT(-2, 1, 0), LEFT,
              0, ACROSS),
        MEETS(TOUCH, "starts on it, and goes in and through", AT(-2, 0, 1), AT(6, 0, 1), 0,
              AT(-2, 0, 1), LEFT, 0, ACROSS),
        MEETS(TOUCH, "ends on an edge", AT(-5, -1, 1), AT(-2, -2, 1), 0, AT(-2, -2, 1), LEFT, 1,
              FRONT),
        MEETS(TOUCH, "ends on a corner", AT(6, 5, 7), AT(2, 2, 2), 2, AT(2, 2, 2), RIGHT, 1, FRONT),
    };
    RUN(cases);
}

static void mesh_line_goes_in(void)
{
    static const mesh_case cases[] = {
        MEETS(HIT, "along x", AT(-6, 0, 1), AT(10, 0, 1), 0, AT(-2, 0, 1), LEFT, 0.25, FRONT),
        MEETS(HIT, "against x", AT(6, 1, 0), AT(-10, 1, 0), 2, AT(2, 1, 0), RIGHT, 0.25, FRONT),
        MEETS(HIT, "up", AT(1, 0, -6), AT(1, 0, 10), 9, AT(1, 0, -2), BELOW, 0.25, FRONT),
        MEETS(HIT, "down", AT(0, 1, 6), AT(0, 1, -10), 11, AT(0, 1, 2), ABOVE, 0.25, FRONT),
        MEETS(HIT, "slanting", AT(-6, -3, 0), AT(6, 1, 0), 4, AT(-3, -2, 0), FRONT, 0.25, FRONT),
    };
    /* the last line passes beside the edge, so it is left out */
    run_cases(cases, COUNT(cases) - 1);
}

/* A mesh has no interior: a line from inside hits a face from the back. */
static void mesh_line_starts_inside(void)
{
    static const mesh_case cases[] = {
        MEETS(HIT, "out along x", AT(0, 1, 0), AT(8, 1, 0), 2, AT(2, 1, 0), RIGHT, 0.25, BACK),
        MEETS(HIT, "out downwards", AT(1, 0, 0), AT(1, 0, -4), 9, AT(1, 0, -2), BELOW, 0.5, BACK),
    };
    RUN(cases);
}

static void mesh_line_ends_inside(void)
{
    static const mesh_case cases[] = {
        MEETS(HIT, "in along x", AT(-4, 0, 1), AT(0, 0, 1), 0, AT(-2, 0, 1), LEFT, 0.5, FRONT),
    };
    RUN(cases);
}

static void mesh_line_is_a_point(void)
{
    static const mesh_case cases[] = {
        BESIDE("on a face", AT(-2, 0, 1), AT(-2, 0, 1)),
        BESIDE("on a corner", AT(2, 2, 2), AT(2, 2, 2)),
        BESIDE("within", AT(0, 0, 0), AT(0, 0, 0)),
    };
    RUN(cases);
}

/* Of the faces that meet there, the one with the lowest index is hit. */
static void mesh_line_meets_an_edge(void)
{
    static const mesh_case cases[] = {
        MEETS(HIT, "between the halves of a side", AT(-6, 1, 1), AT(10, 1, 1), 0, AT(-2, 1, 1),
              LEFT, 0.25, FRONT),
        MEETS(HIT, "between two sides", AT(-6, -6, 1), AT(10, 10, 1), 0, AT(-2, -2, 1), LEFT, 0.25,
              FRONT),
        MEETS(HIT, "through a corner", AT(-6, -6, -6), AT(10, 10, 10), 0, AT(-2, -2, -2), LEFT,
              0.25, FRONT),
        MEETS(HIT, "past an edge only", AT(6, -2, 1), AT(-2, 6, 1), 2, AT(2, 2, 1), RIGHT, 0.5,
              FRONT),
        MEETS(HIT, "along a side", AT(2, -6, 1), AT(2, 10, 1), 4, AT(2, -2, 1), FRONT, 0.25, FRONT),
        MEETS(HIT, "along an edge", AT(2, 2, -6), AT(2, 2, 10), 8, AT(2, 2, -2), BELOW, 0.25,
              FRONT),
    };
    RUN(cases);
}

static void mesh_line_meets_a_flat_one(void)
{
    static const mesh_case cases[] = {
        BESIDE("in the plane of a side", AT(-1, 1, 2), AT(1, 1, 2)),
    };
    RUN(cases);
}

static void mesh_line_meets_an_empty_one(void)
{
    const graze_mesh none = {cube.vertices, cube.indices, 0}, nothing = {0, 0, 0};
    const face_expectation miss = MISSED;
    const graze_segment through = {AT(-6, 0, 1), AT(10, 0, 1)};
    const graze_ray ray = ray_of_segment(through);
    check_mesh_segment(&none, &through, 0, &miss);
    check_mesh_ray(&none, &ray, 0, &miss);
    check_mesh_segment(&nothing, &through, 0, &miss);
    check_mesh_ray(&nothing, &ray, 0, &miss);
}

/* Faces without area are never hit, and hide no other face. */
static void mesh_line_has_no_normal(void)
{
    const face_expectation e = {GRAZE_HIT, AT(0, 0.5, 2), ABOVE, FRACTION(0.5), GRAZE_BACK};
    static const uint16_t twice[] = {4, 5, 4, 7, 7, 7, 4, 6, 4, 4, 7, 6, 4, 7, 6};
    const graze_mesh flat = {cube.vertices, twice, 3}, behind = {cube.vertices, twice, 5};
    const graze_segment up = {AT(0, 0.5, 0), AT(0, 0.5, 4)};
    CHECK(ask_mesh_segment(&flat, &up).result == GRAZE_MISS);
    check_mesh_segment(&behind, &up, 3, &e);
}

void test_mesh_line(void)
{
    POLICY_COLUMN(mesh_line);
}
