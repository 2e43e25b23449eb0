/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest point of a triangle or a parallelogram, and the distance. */
#include "face_rest.h"
#include "../support/policy.h"
#include "../tests.h"

/* ---- Regions: at a distance of 1, 2, 2 or 2, 3, 6 or 3, 4, or along one axis ---- */

static void beyond_corners(void)
{
    check_nearest(&floor_faces, P(-1, -2, 8), P(1, 1, 2), GRAZE_C(7));
    check_nearest(&floor_faces, P(-5, 1, 2), P(1, 1, 2), GRAZE_C(6));
    check_nearest(&floor_triangle, P(8, 3, 8), P(5, 1, 2), GRAZE_C(7));
    check_nearest(&floor_triangle, P(3, 8, -4), P(1, 5, 2), GRAZE_C(7));
    check_nearest(&floor_faces, P(6, -1, 4), P(5, 1, 2), GRAZE_C(3));
    check_nearest(&floor_faces, P(0, 7, 4), P(1, 5, 2), GRAZE_C(3));
    check_nearest(&floor_parallelogram, P(8, 7, 8), P(5, 5, 2), GRAZE_C(7));
}

static void beside_edges(void)
{
    check_nearest(&floor_faces, P(3, -3, 5), P(3, 1, 2), GRAZE_C(5));
    check_nearest(&floor_faces, P(-3, 2, -1), P(1, 2, 2), GRAZE_C(5));
    check_nearest(&floor_faces, P(3, -1, 2), P(3, 1, 2), GRAZE_C(2));
    check_nearest(&floor_triangle, P(5, 5, 3), P(3, 3, 2), GRAZE_C(3));
    check_nearest(&floor_triangle, P(4, 6, 1), P(2, 4, 2), GRAZE_C(3));
    check_nearest(&floor_parallelogram, P(9, 3, 5), P(5, 3, 2), GRAZE_C(5));
    check_nearest(&floor_parallelogram, P(3, 9, -1), P(3, 5, 2), GRAZE_C(5));
    check_nearest(&floor_parallelogram, P(4.5, 7, 2), P(4.5, 5, 2), GRAZE_C(2));
}

static void above_inside(void)
{
    check_nearest(&floor_faces, P(2, 2, 9), P(2, 2, 2), GRAZE_C(7));
    check_nearest(&floor_faces, P(2.5, 1.5, -4), P(2.5, 1.5, 2), GRAZE_C(6));
    check_nearest(&floor_parallelogram, P(4, 4.5, 3), P(4, 4.5, 2), GRAZE_C(1));
}

static void on_it(void)
{
    check_nearest(&floor_faces, P(2, 2, 2), P(2, 2, 2), 0);
    check_nearest(&floor_faces, P(3, 1, 2), P(3, 1, 2), 0);
    check_nearest(&floor_faces, P(5, 1, 2), P(5, 1, 2), 0);
    check_nearest(&floor_faces, P(3, 3, 2), P(3, 3, 2), 0);
    check_nearest(&floor_parallelogram, P(5, 5, 2), P(5, 5, 2), 0);
}

/* The third corner lies far beyond an edge: the point nearest to a place past one edge's end may be on another edge. */
static void of_a_blunt_one(void)
{
    const some_faces blunt = {BOTH, {AT(0, 0, 0), AT(8, 0, 0), AT(-24, 7, 0)}};
    const some_faces obtuse = {TRIANGLE, {AT(0, 0, 0), AT(4, 0, 0), AT(8, 4, 0)}};
    check_nearest(&blunt, P(0, -3, 0), P(0, 0, 0), GRAZE_C(3));
    check_nearest(&blunt, P(4, -3, 4), P(4, 0, 0), GRAZE_C(5));
    check_nearest(&blunt, P(-19, -20.5, 0), P(-12, 3.5, 0), GRAZE_C(25));
    check_nearest(&obtuse, P(4, -3, 4), P(4, 0, 0), GRAZE_C(5));
    check_nearest(&obtuse, P(8, 0, 1), P(6, 2, 0), GRAZE_C(3));
    check_nearest_once(&obtuse, P(2, 4, 0), P(3.2, 1.6, 0), GRAZE_C(2.68328157));
}

static void face_point_is_as_defined(void)
{
    beyond_corners();
    beside_edges();
    above_inside();
    on_it();
    of_a_blunt_one();
}

/* ---- Rounding ---- */

#if !GRAZE_FLOAT

static graze_vec3 raw(int32_t x, int32_t y, int32_t z)
{
    return vec3_at(x, y, z);
}

/* The foot of (4, -1) on x = -y is (2.5, -2.5), and the foot of (1, -4) as well; both round away from the point. */
static void ties_inside(void)
{
    const some_faces wall = {BOTH, {{0, 0, 0}, {8, -8, 0}, {0, 0, 8}}};
    check_nearest_once(&wall, raw(4, -1, 2), raw(2, -3, 2), 2);
    check_nearest_once(&wall, raw(1, -4, 2), raw(3, -2, 2), 2);
    check_nearest_once(&wall, raw(3, -3, 2), raw(3, -3, 2), 0);
}

/* Ties on an edge go along it, from a to b or along u, whether the point is above the edge, beyond
 * it, or in the plane. */
static void ties_along_edges(void)
{
    const some_faces wall = {BOTH, {{0, 0, 0}, {8, -8, 0}, {0, 0, 8}}};
    const some_faces back = {BOTH, {{8, -8, 0}, {0, 0, 0}, {8, -8, 8}}};
    const some_faces other = {PARALLELOGRAM, {{0, 0, -8}, {8, -8, -8}, {0, 0, 0}}};
    const some_faces second = {TRIANGLE, {{0, 0, 8}, {0, 0, 0}, {8, -8, 0}}};
    const some_faces third = {TRIANGLE, {{8, -8, 0}, {0, 0, 8}, {0, 0, 0}}};
    const some_faces by_v = {PARALLELOGRAM, {{0, 0, 0}, {0, 0, 8}, {8, -8, 0}}};
    check_nearest_once(&wall, raw(4, -1, -3), raw(3, -3, 0), 4);
    check_nearest_once(&wall, raw(1, -4, 0), raw(3, -3, 0), 2);
    check_nearest_once(&back, raw(4, -1, -3), raw(2, -2, 0), 4);
    check_nearest_once(&back, raw(1, -4, 0), raw(2, -2, 0), 2);
    check_nearest_once(&other, raw(4, -1, 3), raw(3, -3, 0), 4);
    check_nearest_once(&second, raw(1, -4, -3), raw(3, -3, 0), 4);
    check_nearest_once(&third, raw(1, -4, -3), raw(3, -3, 0), 4);
    check_nearest_once(&by_v, raw(1, -4, -3), raw(3, -3, 0), 4);
}

/* sqrt(3) is 1.7 and sqrt(2) is 1.4; the foot on x + 2 y + 2 z = 6 is (4, 2, 5) / 3. */
static void to_nearest(void)
{
    const some_faces speck = {BOTH, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}};
    const some_faces slope = {BOTH, {{6, 0, 0}, {-2, 4, 0}, {0, -12, 15}}};
    check_nearest_once(&speck, raw(-1, -1, 1), raw(0, 0, 0), 2);
    check_nearest_once(&speck, raw(-1, -1, 0), raw(0, 0, 0), 1);
    check_nearest_once(&slope, raw(2, 2, 3), raw(1, 1, 2), 2);
}

#endif

static void face_point_rounds(void)
{
    const some_faces steep = {BOTH, {AT(3, 0, 0), AT(0, 3, 0), AT(0, 0, 3)}};
    check_nearest_once(&steep, P(0, 0, 0), P(1, 1, 1), GRAZE_C(1.73205080757));
#if !GRAZE_FLOAT
    ties_inside();
    ties_along_edges();
    to_nearest();
#endif
}

/* ---- No area, no numbers, the ends of the world ---- */

POLICY_CANNOT_OCCUR(face_point, is_of_a_flat_one, "every face is flat: it has no thickness")

/* A face without area is the segment or the point that its corners span. */
static void face_point_has_no_normal(void)
{
    const some_faces line = {BOTH, {AT(0, 0, 0), AT(4, 0, 0), AT(8, 0, 0)}};
    const some_faces edge = {BOTH, {AT(0, 0, 0), AT(0, 0, 0), AT(8, 0, 0)}};
    const some_faces both_ways = {BOTH, {AT(0, 0, 0), AT(-4, 0, 0), AT(8, 0, 0)}};
    const some_faces point = {BOTH, {AT(1, 2, 3), AT(1, 2, 3), AT(1, 2, 3)}};
    const some_faces long_line = {PARALLELOGRAM, {AT(0, 0, 0), AT(4, 0, 0), AT(8, 0, 0)}};
    check_nearest(&line, P(3, 3, 4), P(3, 0, 0), GRAZE_C(5));
    check_nearest(&line, P(6, 3, -4), P(6, 0, 0), GRAZE_C(5));
    check_nearest(&line, P(-1, 2, -2), P(0, 0, 0), GRAZE_C(3));
    check_nearest(&line, P(4, 0, 0), P(4, 0, 0), 0);
    check_nearest(&edge, P(3, 3, 4), P(3, 0, 0), GRAZE_C(5));
    check_nearest(&edge, P(10, 3, 6), P(8, 0, 0), GRAZE_C(7));
    check_nearest(&both_ways, P(-3, -3, 4), P(-3, 0, 0), GRAZE_C(5));
    check_nearest(&both_ways, P(-5, 2, 2), P(-4, 0, 0), GRAZE_C(3));
    check_nearest(&both_ways, P(1, 3, 4), P(1, 0, 0), GRAZE_C(5));
    check_nearest(&long_line, P(11, 3, 4), P(11, 0, 0), GRAZE_C(5));
    check_nearest(&long_line, P(13, 2, -2), P(12, 0, 0), GRAZE_C(3));
    check_nearest(&point, P(3, 5, 9), P(1, 2, 3), GRAZE_C(7));
    check_nearest(&point, P(1, 2, 3), P(1, 2, 3), 0);
}
POLICY_CANNOT_OCCUR(face_point, is_of_an_empty_one, "no numbers make a face that has no corners")

#if GRAZE_FLOAT

static graze_vec3 scaled(graze_vec3 v, float by)
{
    return vec3_at(v.x * by, v.y * by, v.z * by);
}

/* Scaling by a power of two changes nothing else, as long as the square of an edge fits in a float. */
static void of_any_size(void)
{
    static const graze_vec3 pairs[][2] = {
        {AT(2, 2, 9), AT(2, 2, 2)},   {AT(2, 3.75, 9), AT(2, 3.75, 2)},
        {AT(3, -3, 5), AT(3, 1, 2)},  {AT(-3, 2, -1), AT(1, 2, 2)},
        {AT(-1, -2, 8), AT(1, 1, 2)}, {AT(6, -1, 4), AT(5, 1, 2)}};
    float by = 0x1p-56f;
    for (int size = -56; size <= 56; size++, by *= 2)
        for (unsigned i = 0; i < 2 * sizeof pairs / sizeof pairs[0]; i++) {
            const graze_vec3 *pair = pairs[i / 2], *c = floor_faces.corners;
            const graze_vec3 corners[3] = {scaled(c[0], by), scaled(c[1], by), scaled(c[2], by)};
            const any_face f = face_with_corners(i % 2, corners);
            const graze_vec3 p = scaled(pair[0], by), got = face_closest_point(&f, p);
            const float way = graze_vec3_length(graze_vec3_sub(pair[1], pair[0]));
            CHECK(vec3_close(scaled(got, 1 / by), pair[1]));
            if (size < -36 || size > 36) /* heights need a product of three lengths */
                continue;
            CHECK(scalar_close(face_distance(&f, p) / by, way));
            CHECK(face_overlaps_sphere(&f, p, way * by * 1.0001f));
            CHECK(!face_overlaps_sphere(&f, p, way * by * 0.9999f));
        }
}

#endif

static void face_point_spans_the_world(void)
{
#if GRAZE_FLOAT
    of_any_size();
    const some_faces wide = {
        BOTH, {{-0x1p37f, -0x1p37f, 0}, {0x1p37f, -0x1p37f, 0}, {-0x1p37f, 0x1p37f, 0}}};
    check_nearest_once(&wide, vec3_at(-0x1p30f, -0x1p30f, 0x1p33f), vec3_at(-0x1p30f, -0x1p30f, 0),
                       0x1p33f);
    check_nearest_once(&wide, vec3_at(-0x1p38f, -0x1p37f, 0), vec3_at(-0x1p37f, -0x1p37f, 0),
                       0x1p37f);
#else
    const some_faces half = {TRIANGLE,
                             {{INT32_MIN, INT32_MIN, INT32_MIN},
                              {INT32_MAX, INT32_MIN, INT32_MIN},
                              {INT32_MIN, INT32_MAX, INT32_MIN}}};
    const some_faces panel = {PARALLELOGRAM,
                              {{INT32_MIN, INT32_MIN, 0}, {-1, INT32_MIN, 0}, {INT32_MIN, -1, 0}}};
    check_nearest_once(&half, raw(INT32_MAX, INT32_MAX, INT32_MAX), raw(-1, 0, INT32_MIN),
                       INT32_MAX);
    check_nearest_once(&half, raw(INT32_MIN, INT32_MIN, -2), raw(INT32_MIN, INT32_MIN, INT32_MIN),
                       INT32_MAX - 1);
    check_nearest_once(&half, raw(-7, -5, -2), raw(-7, -5, INT32_MIN), INT32_MAX - 1);
    check_nearest_once(&panel, raw(INT32_MAX, -7, 0), raw(-1, -7, 0), INT32_MAX);
    check_nearest_once(&panel, raw(INT32_MAX - 5, -7, 0), raw(-1, -7, 0), INT32_MAX - 4);
#endif
}

/* The greatest distance; and a panel of 3, 4, 5 whose upper half, with the nearest point, is beyond the world. */
static void face_point_saturates(void)
{
    const graze_parallelogram panel = {AT(32764, 0, 0), AT(9, 0, 12), AT(0, 8, 0)};
    const any_face f = face_of_parallelogram(&panel);
    const graze_vec3 p = P(32766, 4, 11);
#if !GRAZE_FLOAT
    const graze_vec3 first = raw(INT32_MIN, INT32_MIN, INT32_MIN);
    const some_faces last = {
        PARALLELOGRAM,
        {{INT32_MAX, INT32_MAX, INT32_MAX}, {INT32_MAX, INT32_MAX, 0}, {INT32_MAX, 0, INT32_MAX}}};
    const some_faces half = {TRIANGLE, {last.corners[0], last.corners[1], last.corners[2]}};
    check_nearest_once(&last, first, raw(INT32_MAX, 0, 0), INT32_MAX);
    check_nearest_once(&half, first, raw(INT32_MAX, 1073741823, 1073741824), INT32_MAX);
    CHECK(vec3_equal(face_closest_point(&f, p), vec3_at(INT32_MAX, GRAZE_C(4), GRAZE_C(8))));
    CHECK(face_distance(&f, p) == GRAZE_C(5));
    CHECK(face_overlaps_sphere(&f, p, GRAZE_C(5)));
    CHECK(!face_overlaps_sphere(&f, p, GRAZE_C(5) - 1));
#else
    const graze_vec3 nearest = face_closest_point(&f, p);
    CHECK(nearest.x > 32769.9f && nearest.x < 32770.1f && scalar_close(nearest.y, 4));
    CHECK(face_distance(&f, p) > 4.99f && face_distance(&f, p) < 5.01f);
#endif
}

/* The result may be written over the point, or over any corner or edge. */
static void face_point_overwrites_argument(void)
{
    const graze_triangle t = FLOOR;
    const graze_parallelogram p = {AT(1, 1, 2), AT(4, 0, 0), AT(0, 4, 0)};
    const graze_vec3 want = P(1, 2, 2), from = P(-3, 2, 5);
    graze_vec3 at = from;
    graze_triangle_closest_point(&t, &at, &at);
    CHECK(vec3_close(at, want));
    at = from;
    graze_parallelogram_closest_point(&p, &at, &at);
    CHECK(vec3_close(at, want));
    for (int i = 0; i < 3; i++) {
        graze_triangle t2 = t;
        graze_parallelogram p2 = p;
        graze_vec3 *of_t = i == 0 ? &t2.a : i == 1 ? &t2.b : &t2.c;
        graze_vec3 *of_p = i == 0 ? &p2.corner : i == 1 ? &p2.u : &p2.v;
        graze_triangle_closest_point(&t2, &from, of_t);
        graze_parallelogram_closest_point(&p2, &from, of_p);
        CHECK(vec3_close(*of_t, want) && vec3_close(*of_p, want));
    }
}

/* A NaN or infinity in one field of the face or the point. In the fixed build these are ordinary numbers. */
static void face_point_has_no_number(void)
{
    const graze_scalar numbers[12] = {GRAZE_C(0.25), 0,          GRAZE_C(0.5), GRAZE_C(4),
                                      GRAZE_C(1),    0,          GRAZE_C(1),   GRAZE_C(5),
                                      GRAZE_C(1),    GRAZE_C(2), GRAZE_C(1.5), GRAZE_C(6)};
    for (int i = 0; i < 2 * STRANGE * 12; i++) {
        graze_scalar n[12];
        const bool is_none = IS_FLOAT && i / 24 % 3 == 0;
        for (int k = 0; k < 12; k++)
            n[k] = k == i / 2 % 12 ? scalar_of_bits(strange_bits[i / 24]) : numbers[k];
        const any_face f = face_of_numbers(i % 2, n);
        const graze_vec3 p = vec3_at(n[9], n[10], n[11]);
        CHECK(has_nan(face_closest_point(&f, p)) || !is_none);
        CHECK(is_nan(face_distance(&f, p)) || !is_none);
        CHECK(!face_overlaps_sphere(&f, p, GRAZE_C(9)) || !is_none);
    }
}

void test_face_point(void)
{
    CONSTRUCTION_COLUMN(face_point);
}
