/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres that move at triangles and at meshes, of which each is tested with the same faces: the face that counts, faces that do not
 * hold a sphere that rolls over them, faces beyond the way, and points. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#define P(x, y, z) vec3_units(x, y, z)

enum { MOST = 19 };

static const graze_sweep_hit untouched = {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}, 7, 7, 7};

typedef struct {
    graze_result result;
    uint32_t index;
    graze_sweep_hit hit;
} answer;

static graze_triangle face(graze_vec3 a, graze_vec3 b, graze_vec3 c)
{
    graze_triangle t;
    t.a = a;
    t.b = b;
    t.c = c;
    return t;
}

static graze_sphere ball(graze_vec3 center, double radius)
{
    graze_sphere s;
    s.center = center;
    s.radius = P(radius, 0, 0).x;
    return s;
}

static bool are_equal(const answer *a, const answer *b)
{
    return a->result == b->result && a->index == b->index &&
           vec3_equal(a->hit.center, b->hit.center) && vec3_equal(a->hit.point, b->hit.point) &&
           vec3_equal(a->hit.normal, b->hit.normal) && a->hit.feature == b->hit.feature &&
           a->hit.index == b->hit.index;
}

/* The corners of all faces, from the last one to the first. */
static void set_mesh(graze_mesh *mesh, graze_vec3 *vertices, uint16_t *indices,
                     const graze_triangle *faces, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t last = 3 * (count - i) - 1;
        vertices[last] = faces[i].a;
        vertices[last - 1] = faces[i].b;
        vertices[last - 2] = faces[i].c;
        for (uint32_t corner = 0; corner < 3; corner++)
            indices[3 * i + corner] = (uint16_t)(last - corner);
    }
    mesh->vertices = vertices;
    mesh->indices = indices;
    mesh->count = count;
}

static void check_pointers(const graze_mesh *mesh, const graze_triangle *faces,
                           const graze_sphere *mover, graze_vec3 motion, const answer *a)
{
    const uint32_t count = mesh->count;
    answer b = {GRAZE_MISS, 7, untouched};
    b.result = graze_mesh_spherecast(mesh, mover, motion, 0, &b.hit);
    CHECK(graze_mesh_spherecast(mesh, mover, motion, &b.index, 0) == a->result);
    CHECK(are_equal(a, &b));
    b = (answer){GRAZE_MISS, 7, untouched};
    b.result = graze_nearest_triangle_spherecast(faces, count, mover, motion, 0, &b.hit);
    CHECK(graze_nearest_triangle_spherecast(faces, count, mover, motion, &b.index, 0) == a->result);
    CHECK(are_equal(a, &b));
    CHECK(graze_mesh_spherecast(mesh, mover, motion, 0, 0) == a->result);
    CHECK(graze_nearest_triangle_spherecast(faces, count, mover, motion, 0, 0) == a->result);
}

static answer cast(const graze_triangle *faces, uint32_t count, graze_sphere mover,
                   graze_vec3 motion)
{
    graze_vec3 vertices[3 * MOST];
    uint16_t indices[3 * MOST];
    graze_mesh mesh;
    answer a = {GRAZE_MISS, 7, untouched}, b = a;
    set_mesh(&mesh, vertices, indices, faces, count);
    a.result = graze_nearest_triangle_spherecast(faces, count, &mover, motion, &a.index, &a.hit);
    b.result = graze_mesh_spherecast(&mesh, &mover, motion, &b.index, &b.hit);
    CHECK(are_equal(&a, &b));
    check_pointers(&mesh, faces, &mover, motion, &a);
    return a;
}

static bool is(answer a, graze_result result, uint32_t index)
{
    return a.result == result && a.index == index;
}

static bool is_at(answer a, graze_result result, uint32_t index, graze_vec3 center)
{
    return is(a, result, index) && vec3_equal(a.hit.center, center);
}

static bool is_miss(answer a)
{
    return is(a, GRAZE_MISS, GRAZE_NO_INDEX) && vec3_equal(a.hit.center, untouched.center);
}

/* ---- Which face ---- */

/* Two that share an edge, in the plane y = 0. */
static void set_floor(graze_triangle *floor)
{
    floor[0] = face(P(-8, 0, -8), P(8, 0, 8), P(8, 0, -8));
    floor[1] = face(P(-8, 0, -8), P(-8, 0, 8), P(8, 0, 8));
}

static void faces_of_none(void)
{
    CHECK(is_miss(cast(0, 0, ball(P(0, 1, 0), 1), P(0, -4, 0))));
}

/* From the one to the other, along the edge between them and across it, and off both. */
static void faces_that_do_not_hold(void)
{
    graze_triangle floor[3];
    set_floor(floor);
    const graze_sphere mover = ball(P(-4, 1, 4), 1);
    CHECK(is_at(cast(floor, 2, mover, P(8, 0, -8)), GRAZE_TOUCH, 1, mover.center));
    CHECK(is_at(cast(floor, 2, mover, P(8, 2, -8)), GRAZE_TOUCH, 1, mover.center));
    CHECK(is_at(cast(floor, 2, mover, P(8, -2, -8)), GRAZE_HIT, 1, mover.center));
    CHECK(is_at(cast(floor, 2, mover, P(0, 0, 0)), GRAZE_TOUCH, 1, mover.center));
    for (int i = -4; i <= 4; i++)
        for (int k = -4; k <= 4; k++) {
            const graze_sphere there = ball(P(i, 1, i), 1);
            CHECK(is_at(cast(floor, 2, there, P(k, 0, 4)), GRAZE_TOUCH, 0, there.center));
            CHECK(is_at(cast(floor, 2, there, P(k, 4, -4)), GRAZE_TOUCH, 0, there.center));
        }
    CHECK(is_miss(cast(floor, 2, ball(P(-4, 2, 4), 1), P(8, 0, -8))));
    CHECK(is(cast(floor, 2, ball(P(-4, 0.5, 4), 1), P(8, 0, -8)), GRAZE_INSIDE, 1));
}

/* It rolls along the floor, to a wall; the floor is in touch all the way. */
static void faces_floor_and_wall(void)
{
    graze_triangle faces[4];
    set_floor(faces);
    faces[2] = face(P(6, 0, -8), P(6, 0, 8), P(6, 9, 0));
    faces[3] = face(P(4, 0, -8), P(4, 0, 8), P(4, 9, 0));
    const answer a = cast(faces, 4, ball(P(-4, 1, 0), 1), P(16, 0, 0));
    CHECK(is_at(a, GRAZE_HIT, 3, P(3, 1, 0)) && vec3_equal(a.hit.point, P(4, 1, 0)));
    CHECK(vec3_equal(a.hit.normal, P(-1, 0, 0)) && a.hit.feature == GRAZE_FEATURE_FACE);
    CHECK(is_at(cast(faces, 3, ball(P(-4, 1, 0), 1), P(16, 0, 0)), GRAZE_HIT, 2, P(5, 1, 0)));
    CHECK(is_at(cast(faces, 4, ball(P(-4, 1, 0), 1), P(7, 0, 0)), GRAZE_TOUCH, 1, P(-4, 1, 0)));
    const answer edge = cast(faces + 3, 1, ball(P(-4, -0.5, 0), 0.5), P(16, 0, 0));
    CHECK(is_at(edge, GRAZE_TOUCH, 0, P(4, -0.5, 0)) && edge.hit.feature == GRAZE_FEATURE_EDGE);
}

/* From within a tetrahedron to each of its faces, and from each side back. */
static void faces_of_a_closed_mesh(void)
{
    const graze_vec3 a = P(0, 0, 0), b = P(12, 0, 0), c = P(0, 12, 0), d = P(0, 0, 12);
    graze_triangle faces[4];
    faces[0] = face(a, c, b);
    faces[1] = face(a, b, d);
    faces[2] = face(a, d, c);
    faces[3] = face(b, c, d);
    const graze_sphere mover = ball(P(2, 2, 2), 1);
    CHECK(is_at(cast(faces, 4, mover, P(0, 0, -9)), GRAZE_HIT, 0, P(2, 2, 1)));
    CHECK(is_at(cast(faces, 4, mover, P(0, -9, 0)), GRAZE_HIT, 1, P(2, 1, 2)));
    CHECK(is_at(cast(faces, 4, mover, P(-9, 0, 0)), GRAZE_HIT, 2, P(1, 2, 2)));
    CHECK(is(cast(faces, 4, mover, P(9, 9, 9)), GRAZE_HIT, 3));
    CHECK(is_at(cast(faces, 4, ball(P(2, 2, -4), 1), P(0, 0, 9)), GRAZE_HIT, 0, P(2, 2, -1)));
    CHECK(is_at(cast(faces, 4, ball(P(1, 1, 1), 1), P(9, 0, 0)), GRAZE_HIT, 3,
                cast(faces + 3, 1, ball(P(1, 1, 1), 1), P(9, 0, 0)).hit.center));
    CHECK(is_at(cast(faces, 4, ball(P(1, 1, 1), 1), P(-1, 0, 0)), GRAZE_HIT, 2, P(1, 1, 1)));
}

/* ---- Faces beyond ---- */

static graze_vec3 on_axis(int axis, double c, double other)
{
    return P(axis == 0 ? c : other, axis == 1 ? c : other, axis == 2 ? c : other);
}

/* In the corners of the box around the sphere where it stops, each with one to three corners beyond a side of it. */
static void faces_beyond(void)
{
    graze_triangle faces[MOST];
    for (int i = 0; i < MOST - 1; i++) {
        const int axis = i / 6, beyond = i % 3;
        const double sign = i / 3 % 2 == 0 ? -1 : 1;
        const graze_vec3 near = on_axis(axis, 0.875 * sign, 0.875),
                         off = on_axis(axis, 100 * sign, 0.875);
        faces[i] = face(off, beyond > 0 ? off : near, beyond > 1 ? off : near);
    }
    faces[MOST - 1] = face(P(1, -9, -9), P(1, 9, -9), P(1, 0, 9));
    CHECK(is_at(cast(faces, MOST, ball(P(-16, 0, 0), 1), P(32, 0, 0)), GRAZE_HIT, MOST - 1,
                P(0, 0, 0)));
    CHECK(is_miss(cast(faces, MOST - 1, ball(P(-16, 0, 0), 1), P(32, 0, 0))));
}

/* ---- Points ---- */

/* On the other face there is no free place, unless the point starts on it. */
static void faces_and_points(void)
{
    graze_triangle faces[2];
    set_floor(faces);
    faces[1] = face(P(0, -4, -4), P(0, -4, 4), P(0, 0.75, 0));
    const graze_vec3 start = P(0, 8, 0), down = P(0, -16, 0);
    const answer alone = cast(faces, 1, ball(start, 0), down),
                 both = cast(faces, 2, ball(start, 0), down);
    CHECK(is(alone, GRAZE_HIT, 0) && is(both, GRAZE_HIT, 0));
    CHECK(alone.hit.center.y < P(0, 0.5, 0).y && both.hit.center.y > P(0, 0.75, 0).y);
    CHECK(vec3_equal(both.hit.point, alone.hit.point) && both.hit.center.x == start.x);
    faces[1].c = P(0, 10, 0);
    CHECK(is_at(cast(faces, 2, ball(start, 0), down), GRAZE_HIT, 0, alone.hit.center));
    CHECK(is_at(cast(faces, 2, ball(start, 0), P(0, -8, 0)), GRAZE_TOUCH, 0, P(0, 0, 0)));
    CHECK(is_miss(cast(faces, 1, ball(P(-4, 0, 0), 0), P(2, 0, 0))));
}

#if !GRAZE_FLOAT
/* ---- Where it stops, in raw units ---- */

/* Between two faces that are mirror images: the place off the one is in the other. */
static void faces_of_a_slot(void)
{
    const graze_triangle faces[2] = {{{101, 40, -900}, {101, 40, 900}, {400, 4, 0}},
                                     {{101, -40, -900}, {101, -40, 900}, {400, -4, 0}}};
    const graze_sphere mover = {{0, 0, 0}, 15};
    const graze_vec3 motion = {600, 0, 0};
    const answer a = cast(faces, 2, mover, motion), alone = cast(faces, 1, mover, motion);
    CHECK(is(a, GRAZE_HIT, 0) && is(alone, GRAZE_HIT, 0));
    CHECK(!vec3_equal(a.hit.center, alone.hit.center) && a.hit.fraction == alone.hit.fraction);
    const graze_vec3 rest = graze_vec3_sub(motion, a.hit.center);
    const graze_sphere there = {a.hit.center, mover.radius};
    CHECK(cast(faces, 2, there, graze_vec3_of(0, 0, 0)).result != GRAZE_INSIDE);
    CHECK(cast(faces, 2, there, rest).result == GRAZE_HIT);
    CHECK(cast(faces, 2, there, graze_vec3_of(-9, 0, 0)).result < GRAZE_HIT);
}
#endif

void test_sweep_nearest_faces(void)
{
    check_group("spheres that move at triangles and meshes");
    faces_of_none();
    faces_that_do_not_hold();
    faces_floor_and_wall();
    faces_of_a_closed_mesh();
    faces_beyond();
    faces_and_points();
#if !GRAZE_FLOAT
    faces_of_a_slot();
#endif
}
