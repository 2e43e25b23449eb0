/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Conversions between types of hits (line.h, line2.h, segment2.h): member by member, and the hits of casts. A surface
 * that is turned over has the same hits after the conversion, and a ray has those of its segment.
 */
#include "../support/check.h"
#include "../oracle/draw.h"
#include "../support/shapes.h"
#include "../tests.h"

enum { SCENES = 300 * DRAWN_TIMES };
static const uint64_t seed = UINT64_C(0x68697473);

/* A component at the end of its range, whose negative saturates in the fixed build, and that negative. */
#define LOW  GRAZE_SCALAR_MIN
#define HIGH GRAZE_SCALAR_MAX

static bool vec2_same(graze_vec2 a, graze_vec2 b)
{
    return a.x == b.x && a.y == b.y;
}

/* ---- Member by member ---- */

typedef struct {
    const char *name;
    graze_side side;
    graze_vec3 normal;
} side_case;

static const side_case sides[] = {
    {"from the back", GRAZE_BACK, {-5, 6, HIGH}},
    {"from the surface", GRAZE_ACROSS, {5, -6, LOW}},
    {"from the front", GRAZE_FRONT, {5, -6, LOW}},
};

static void members_of_face_hits(const side_case *c)
{
    const graze_face_line_hit on_line = {{1, 2, 3}, {5, -6, LOW}, 7, c->side};
    const graze_face_ray_hit on_ray = {{1, 2, 3}, {5, -6, LOW}, 8, c->side};
    graze_line_hit line;
    graze_ray_hit ray;
    graze_line_hit_from_face_hit(&on_line, &line);
    CHECK(vec3_equal(line.point, on_line.point) && line.fraction == 7);
    CHECK(vec3_equal(line.normal, c->normal));
    graze_ray_hit_from_face_hit(&on_ray, &ray);
    CHECK(vec3_equal(ray.point, on_ray.point) && ray.t == 8);
    CHECK(vec3_equal(ray.normal, c->normal));
}

static void members_of_wall_hits(const side_case *c)
{
    const graze_wall_line_hit2 on_line = {{1, 2}, {-6, LOW}, 7, 9, c->side};
    const graze_wall_ray_hit2 on_ray = {{1, 2}, {-6, LOW}, 8, 9, c->side};
    const graze_vec2 normal = {c->normal.y, c->normal.z};
    graze_line_hit2 line;
    graze_ray_hit2 ray;
    graze_line_hit2_from_wall_hit2(&on_line, &line);
    CHECK(vec2_same(line.point, on_line.point) && line.fraction == 7);
    CHECK(vec2_same(line.normal, normal));
    graze_ray_hit2_from_wall_hit2(&on_ray, &ray);
    CHECK(vec2_same(ray.point, on_ray.point) && ray.t == 8);
    CHECK(vec2_same(ray.normal, normal));
}

static void members_of_line_hits(graze_fraction fraction, graze_scalar t)
{
    const graze_line_hit line = {{1, 2, 3}, {5, -6, LOW}, fraction};
    const graze_line_hit2 line2 = {{1, 2}, {-6, LOW}, fraction};
    graze_ray_hit ray;
    graze_ray_hit2 ray2;
    graze_ray_hit_from_line_hit(&line, &ray);
    CHECK(vec3_equal(ray.point, line.point) && vec3_equal(ray.normal, line.normal) && ray.t == t);
    graze_ray_hit2_from_line_hit2(&line2, &ray2);
    CHECK(vec2_same(ray2.point, line2.point) && vec2_same(ray2.normal, line2.normal));
    CHECK(ray2.t == t);
}

static void members(void)
{
    for (unsigned i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        check_case(sides[i].name);
        members_of_face_hits(&sides[i]);
        members_of_wall_hits(&sides[i]);
    }
    check_case("fraction and t");
    members_of_line_hits(0, 0);
    members_of_line_hits(GRAZE_FRACTION_ONE, GRAZE_ONE);
    members_of_line_hits(GRAZE_FRACTION_ONE / 4, GRAZE_C(0.25));
#if !GRAZE_FLOAT
    members_of_line_hits(8191, 0);
    members_of_line_hits(8192, 1);
#endif
}

/* ---- Casts ---- */

static graze_vec3 drawn(input_stream *s)
{
    graze_vec3 v;
    draw_vector(s, 40, &v);
    return v;
}

static void planes_turned_over(const graze_plane *plane, const graze_segment *segment)
{
    const graze_plane turned = {plane->point, graze_vec3_neg(plane->normal)};
    const graze_ray along = ray_of_segment(*segment);
    graze_face_line_hit a, b;
    graze_face_ray_hit r;
    graze_line_hit hit, other;
    graze_ray_hit ray_hit;
    const graze_result result = graze_plane_linecast(plane, segment, &a);
    CHECK(graze_plane_linecast(&turned, segment, &b) == result);
    CHECK(graze_plane_raycast(plane, &along, &r) == result);
    if (result == GRAZE_MISS)
        return;
    graze_line_hit_from_face_hit(&a, &hit);
    graze_line_hit_from_face_hit(&b, &other);
    graze_ray_hit_from_face_hit(&r, &ray_hit);
    CHECK(vec3_equal(hit.point, other.point) && hit.fraction == other.fraction);
    CHECK(vec3_equal(hit.normal, ray_hit.normal));
    CHECK(vec3_equal(hit.normal, a.side == GRAZE_ACROSS ? plane->normal : other.normal));
    CHECK(result == GRAZE_TOUCH || graze_vec3_dot(hit.normal, along.dir) < 0);
}

static void walls_turned_over(const graze_segment2 *wall, const graze_segment2 *segment)
{
    const graze_segment2 turned = {wall->b, wall->a};
    graze_wall_line_hit2 a, b;
    graze_line_hit2 hit, other;
    const graze_result result = graze_segment2_linecast(wall, segment, &a);
    if (graze_segment2_linecast(&turned, segment, &b) != GRAZE_HIT || result != GRAZE_HIT)
        return;
    graze_line_hit2_from_wall_hit2(&a, &hit);
    graze_line_hit2_from_wall_hit2(&b, &other);
    CHECK(vec2_same(hit.normal, other.normal));
    CHECK(graze_vec2_dot(hit.normal, graze_vec2_sub(segment->b, segment->a)) < 0);
}

static graze_scalar apart(graze_scalar a, graze_scalar b)
{
    return a < b ? b - a : a - b;
}

static void rays_of_segments(const graze_sphere *sphere, const graze_segment *segment)
{
    const graze_ray ray = ray_of_segment(*segment);
    graze_line_hit line_hit;
    graze_ray_hit hit, converted;
    const graze_result result = graze_sphere_linecast(sphere, segment, &line_hit);
    if (graze_sphere_raycast(sphere, &ray, &hit) == GRAZE_MISS || result == GRAZE_MISS)
        return;
    graze_ray_hit_from_line_hit(&line_hit, &converted);
    CHECK(apart(converted.t, hit.t) <= (GRAZE_FLOAT ? GRAZE_RATIO(1, 65536) : 1));
#if !GRAZE_FLOAT
    CHECK(vec3_equal(converted.point, hit.point) && vec3_equal(converted.normal, hit.normal));
#endif
}

static void casts(uint32_t index)
{
    input_stream s;
    draw_start(&s, seed, index);
    const graze_vec3 a = drawn(&s), b = drawn(&s), c = drawn(&s), d = drawn(&s);
    const graze_plane plane = {a, b};
    const graze_sphere sphere = {a, graze_abs(b.x)};
    const graze_segment2 wall = {{a.x, a.y}, {b.x, b.y}}, flat = {{c.x, c.y}, {d.x, d.y}};
    const graze_segment segment = {c, d};
    planes_turned_over(&plane, &segment);
    walls_turned_over(&wall, &flat);
    rays_of_segments(&sphere, &segment);
}

void test_hit_types(void)
{
    check_group("types of hits");
    members();
    check_case("casts");
    for (uint32_t i = 0; i < SCENES; i++)
        casts(i);
}
