/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against slanting planes: the policy, case by case. The cases of axis-aligned
 * planes are checked with these routines as well, by plane_line_cases.c.
 */
#include "../support/check.h"
#include "plane_line.h"
#include "../support/policy.h"
#include "../tests.h"

#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* A plane through (1, 0, 0); its normal is at 45 degrees to x and y, and not of unit length. */
#define SLOPE                                                                                      \
    {                                                                                              \
        AT(1, 0, 0), AT(2, 2, 0)                                                                   \
    }
#define ALONG   AT(2, 2, 0)
#define NOWHERE AT(0, 0, 0), AT(0, 0, 0), 0, GRAZE_ACROSS

typedef struct {
    const char *name;
    graze_plane plane;
    graze_segment segment;
    face_expectation expected;
} slant_case;

static const slant_case missing[] = {
    {"behind", SLOPE, {AT(0, 0, 0), AT(0.5, 0, 3)}, {GRAZE_MISS, NOWHERE}},
    {"in front", SLOPE, {AT(1, 1, 0), AT(3, 0, 3)}, {GRAZE_MISS, NOWHERE}},
    {"parallel", SLOPE, {AT(2, 0, 0), AT(0, 2, 3)}, {GRAZE_MISS, NOWHERE}},
    {"one raw unit short", SLOPE, {AT(0, 0, 0), AT(0.5, 0.49998, 0)}, {GRAZE_MISS, NOWHERE}},
};

static const slant_case touching[] = {
    {"starts on it",
     SLOPE,
     {AT(0, 1, 5), AT(3, 3, 3)},
     {GRAZE_TOUCH, AT(0, 1, 5), ALONG, FRACTION(0), GRAZE_ACROSS}},
    {"ends on it",
     SLOPE,
     {AT(3, 3, 3), AT(0, 1, 5)},
     {GRAZE_TOUCH, AT(0, 1, 5), ALONG, FRACTION(1), GRAZE_FRONT}},
    {"lies in it",
     SLOPE,
     {AT(0, 1, 5), AT(1, 0, -5)},
     {GRAZE_TOUCH, AT(0, 1, 5), ALONG, FRACTION(0), GRAZE_ACROSS}},
};

static const slant_case passing[] = {
    {"from the back",
     SLOPE,
     {AT(0, 0, 0), AT(2, 2, 4)},
     {GRAZE_HIT, AT(0.5, 0.5, 1), ALONG, FRACTION(0.25), GRAZE_BACK}},
    {"from the front",
     SLOPE,
     {AT(2, 2, 4), AT(0, 0, 0)},
     {GRAZE_HIT, AT(0.5, 0.5, 1), ALONG, FRACTION(0.75), GRAZE_FRONT}},
};

static const slant_case points[] = {
    {"on it",
     SLOPE,
     {AT(0, 1, 5), AT(0, 1, 5)},
     {GRAZE_TOUCH, AT(0, 1, 5), ALONG, FRACTION(0), GRAZE_ACROSS}},
    {"beside it", SLOPE, {AT(0, 0, 5), AT(0, 0, 5)}, {GRAZE_MISS, NOWHERE}},
};

static void run(const slant_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        check_case(cases[i].name);
        check_plane_lines(&cases[i].plane, &cases[i].segment, &cases[i].expected);
    }
}

static void plane_line_misses(void)
{
    run(missing, COUNT(missing));
}

static void plane_line_only_touches(void)
{
    run(touching, COUNT(touching));
}

static void plane_line_goes_in(void)
{
    run(passing, COUNT(passing));
}

/* A plane has no interior: a line starts and ends beside the plane or on it. */
static void plane_line_starts_inside(void)
{
    run(touching, 1);
}

static void plane_line_ends_inside(void)
{
    run(touching + 1, 1);
}

static void plane_line_is_a_point(void)
{
    run(points, COUNT(points));
}

static void plane_line_has_negative_limit(void)
{
    const graze_plane slope = SLOPE;
    graze_ray ray = {AT(0, 1, 5), AT(1, 0, 0), -1};
    graze_face_ray_hit hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    CHECK(graze_plane_raycast(&slope, &ray, &hit) == GRAZE_MISS && hit.t == 7);
    ray.t_max = 0;
    CHECK(graze_plane_raycast(&slope, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    ray.origin.y = 0;
    CHECK(graze_plane_raycast(&slope, &ray, &hit) == GRAZE_MISS);
    ray.t_max = GRAZE_ONE;
    CHECK(graze_plane_raycast(&slope, &ray, &hit) == GRAZE_TOUCH && hit.t == GRAZE_ONE);
    ray.t_max = GRAZE_ONE * 2;
    CHECK(graze_plane_raycast(&slope, &ray, &hit) == GRAZE_HIT && hit.t == GRAZE_ONE);
}

POLICY_CANNOT_OCCUR(plane_line, meets_an_edge, "a plane has neither edges nor corners")

/* A plane has no thickness: the shortest line across it hits, and a point beside it misses. */
static void plane_line_meets_a_flat_one(void)
{
    const graze_plane slope = SLOPE;
    const face_expectation hit = {GRAZE_HIT, AT(1, 0, 0), ALONG, FRACTION(0.5), GRAZE_BACK};
    const face_expectation miss = {GRAZE_MISS, NOWHERE};
    graze_segment shortest = {AT(0.99998, 0, 0), AT(1.00002, 0, 0)};
    shortest.a.x = GRAZE_ONE - (shortest.b.x - GRAZE_ONE);
    check_plane_lines(&slope, &shortest, &hit);
    shortest.b.x = shortest.a.x;
    check_plane_lines(&slope, &shortest, &miss);
}

POLICY_CANNOT_OCCUR(plane_line, meets_an_empty_one, "a plane has its point at least")

/* A zero normal gives no plane. */
static void plane_line_has_no_normal(void)
{
    const graze_plane none = {AT(1, 0, 0), AT(0, 0, 0)};
    const graze_segment segment = {AT(0, 0, 0), AT(2, 0, 0)}, at = {AT(1, 0, 0), AT(1, 0, 0)};
    const face_expectation miss = {GRAZE_MISS, NOWHERE};
    check_plane_lines(&none, &segment, &miss);
    check_plane_lines(&none, &at, &miss);
}

#if GRAZE_FLOAT
#define LONGEST 1e18f
#else
#define LONGEST GRAZE_SCALAR_MIN
#endif

#if GRAZE_FLOAT

/* If the difference of the ends overflows, the cast misses; if only the difference of the
 * heights does, the point is right. On any axis. */
static void plane_line_is_too_long(void)
{
    const graze_segment longest[] = {{AT(2e38f, 0, 2e38f), AT(-2e38f, 0, -2e38f)},
                                     {AT(0, 1, FLT_MAX), AT(-1, 3, -FLT_MAX)},
                                     {AT(-2e38f, 0, 1), AT(2e38f, 0, -1)},
                                     {AT(0, -2e38f, 1), AT(0, 2e38f, -1)}};
    const graze_plane planes[] = {{AT(0, 0, 0), AT(0, 0, 1)}, {AT(0, 1, -0.0f), AT(1, -1, 1)}};
    const face_expectation miss = {GRAZE_MISS, NOWHERE};
    graze_face_line_hit hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    for (unsigned i = 0; i < 2 * COUNT(longest); i++)
        check_face_line_hit(&miss, graze_plane_linecast(&planes[i % 2], &longest[i / 2], &hit),
                            &hit);
    const graze_plane doubled = {AT(0, 0, 0), AT(0, 0, 2)};
    const graze_segment segment = {AT(1, 2, 1.5e38f), AT(5, 2, -1.5e38f)};
    const face_expectation half = {GRAZE_HIT, AT(3, 2, 0), AT(0, 0, 2), FRACTION(0.5), GRAZE_FRONT};
    check_face_line_hit(&half, graze_plane_linecast(&doubled, &segment, &hit), &hit);
}

#endif

/* Opposite corners of the world, and the longest normal. */
static void plane_line_spans_the_world(void)
{
    const graze_scalar most = WORLD / 2;
    graze_plane plane = {{0, 0, 0}, {LONGEST, LONGEST, LONGEST}};
    graze_segment diagonal = {{-most, -most, -most}, {most, most, most}};
    graze_face_line_hit hit;
    CHECK(graze_plane_linecast(&plane, &diagonal, &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.point, plane.point) && hit.fraction == FRACTION(0.5));
#if GRAZE_FLOAT
    plane_line_is_too_long();
#endif
}

#if GRAZE_FLOAT

/* t is too large for a float, while the point fits; or only its part along one axis. */
static void plane_line_has_a_great_t(void)
{
    static const float steps[] = {0x1p-149f, 0x1p-140f, 0x1p-130f, 0x1p-129f};
    const graze_plane level = {AT(0, 0, 0), AT(0, 0, 1)};
    for (unsigned i = 0; i < COUNT(steps); i++) {
        graze_ray ray = {AT(3, 0, 1), {steps[i], 0, -steps[i]}, GRAZE_NO_LIMIT};
        graze_face_ray_hit hit;
        CHECK(graze_plane_raycast(&level, &ray, &hit) == GRAZE_HIT && hit.t == FLT_MAX);
        CHECK(vec3_equal(hit.point, graze_vec3_of(4, 0, 0)));
        ray.dir.x = -5;
        ray.origin.z = FLT_MAX;
        CHECK(graze_plane_raycast(&level, &ray, &hit) == GRAZE_HIT && hit.t == FLT_MAX);
        CHECK(vec3_equal(hit.point, graze_vec3_of(-FLT_MAX, 0, 0)));
    }
}

#endif

static void plane_line_saturates(void)
{
#if GRAZE_FLOAT
    plane_line_has_a_great_t();
#endif
    const graze_plane wall = {{GRAZE_SCALAR_MAX, 0, 0}, {GRAZE_ONE, 0, 0}};
    graze_ray slow = {AT(0, 0.5, 0), {GRAZE_C(0.0000153), 0, 0}, GRAZE_NO_LIMIT};
    graze_face_ray_hit hit;
    CHECK(graze_plane_raycast(&wall, &slow, &hit) == GRAZE_HIT);
    CHECK(hit.t == GRAZE_SCALAR_MAX && hit.point.y == GRAZE_C(0.5) && hit.point.z == 0);
    CHECK(hit.point.x >= GRAZE_SCALAR_MAX && hit.side == GRAZE_BACK);
    slow.t_max = GRAZE_SCALAR_MAX / 2;
    CHECK(graze_plane_raycast(&wall, &slow, &hit) == GRAZE_MISS);
}

/* A NaN or an infinity in one field of plane, segment and ray: in the float build every cast
 * misses; in the fixed build these are ordinary numbers, and the oracle checks the results. */
static void plane_line_has_no_number(void)
{
    static const uint32_t bits[] = {0x7fc00000, 0x7f800000, 0xff800000, 0xffc00000};
    const bool is_float = GRAZE_C(0.5) < 1 && GRAZE_C(0.5) > 0;
    for (unsigned i = 0; i < 18 * COUNT(bits); i++) {
        graze_plane plane = {AT(0, 0, 0), AT(1, 0.5, 0.25)};
        graze_segment s = {AT(-1, -0.25, 0), AT(3, 0.5, 0)};
        graze_ray ray = ray_of_segment(s);
        graze_scalar *const fields[] = {
            &plane.point.x,  &plane.point.y, &plane.point.z, &plane.normal.x, &plane.normal.y,
            &plane.normal.z, &s.a.x,         &s.a.y,         &s.a.z,          &s.b.x,
            &s.b.y,          &s.b.z,         &ray.origin.x,  &ray.origin.y,   &ray.origin.z,
            &ray.dir.x,      &ray.dir.y,     &ray.dir.z};
        unsigned field = i / COUNT(bits);
        *fields[field] = scalar_of_bits(bits[i % COUNT(bits)]);
        graze_result segment_result = graze_plane_linecast(&plane, &s, NULL);
        graze_result ray_result = graze_plane_raycast(&plane, &ray, NULL);
        CHECK(segment_result <= (is_float && field < 12 ? GRAZE_MISS : GRAZE_HIT));
        CHECK(ray_result <= (is_float && (field < 6 || field > 11) ? GRAZE_MISS : GRAZE_HIT));
    }
}

void test_plane_line(void)
{
    POLICY_COLUMN(plane_line);
}
