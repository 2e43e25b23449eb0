/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a disc: the policy, case by case. Each case runs as segment and as ray, with a hit and
 * without, on each axis, mirrored, and from both sides.
 */
#include "boxes.h"
#include "../support/check.h"
#include "face_expectation.h"
#include "../support/policy.h"
#include "../tests.h"

#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define RUN(cases)   run(cases, COUNT(cases))

/* Of radius 3 around (1, 0, 2), facing up; 3 = |(1, 2, 2)| gives rims without a rounding. */
#define PAD                                                                                        \
    {                                                                                              \
        AT(1, 0, 2), AT(0, 0, 2), GRAZE_C(3)                                                       \
    }
/* Perpendicular to (2, -2, 1), which has the length 3: (1, 2, 2) is in its plane. */
#define SLOPE                                                                                      \
    {                                                                                              \
        AT(0, 0, 0), AT(2, -2, 1), GRAZE_C(3)                                                      \
    }
#define UP      AT(0, 0, 2)
#define OBLIQUE AT(2, -2, 1)
#define NOWHERE AT(0, 0, 0), AT(0, 0, 0), 0, GRAZE_ACROSS

typedef struct {
    const char *name;
    graze_disc disc;
    graze_segment segment;
    face_expectation answer;
} disc_case;

static void check_lines(const disc_case *c)
{
    graze_face_line_hit hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    graze_face_ray_hit ray_hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    const graze_ray ray = ray_of_segment(c->segment);
    const bool meets = c->answer.result != GRAZE_MISS;
    check_face_line_hit(&c->answer, graze_disc_linecast(&c->disc, &c->segment, &hit), &hit);
    check_face_ray_hit(&c->answer, graze_disc_raycast(&c->disc, &ray, &ray_hit), &ray_hit);
    CHECK(graze_disc_linecast(&c->disc, &c->segment, NULL) == c->answer.result);
    CHECK(graze_disc_raycast(&c->disc, &ray, NULL) == c->answer.result);
    CHECK(graze_disc_overlaps_segment(&c->disc, &c->segment) == meets);
    CHECK(graze_disc_overlaps_ray(&c->disc, &ray) == meets);
}

static disc_case turned(disc_case c, int turns)
{
    c.disc.center = vec3_turned(c.disc.center, turns);
    c.disc.normal = vec3_turned(c.disc.normal, turns);
    c.segment.a = vec3_turned(c.segment.a, turns);
    c.segment.b = vec3_turned(c.segment.b, turns);
    c.answer.point = vec3_turned(c.answer.point, turns);
    c.answer.normal = vec3_turned(c.answer.normal, turns);
    return c;
}

static disc_case mirrored(disc_case c, int axis)
{
    c.disc.center = vec3_mirrored(c.disc.center, axis);
    c.disc.normal = vec3_mirrored(c.disc.normal, axis);
    c.segment = segment_mirrored(c.segment, axis);
    c.answer.point = vec3_mirrored(c.answer.point, axis);
    c.answer.normal = vec3_mirrored(c.answer.normal, axis);
    return c;
}

/* Front and back exchanged. */
static disc_case flipped(disc_case c)
{
    c.disc.normal = graze_vec3_neg(c.disc.normal);
    c.answer.normal = graze_vec3_neg(c.answer.normal);
    c.answer.side = (graze_side)-c.answer.side;
    return c;
}

static void run(const disc_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count * 3; i++) {
        const disc_case c = turned(cases[i / 3], (int)(i % 3)), back = flipped(c);
        check_case(c.name);
        check_lines(&c);
        check_lines(&back);
        for (int axis = 0; axis < 3; axis++) {
            const disc_case image = mirrored(c, axis);
            check_lines(&image);
        }
    }
}

static void disc_line_misses(void)
{
    static const disc_case cases[] = {
        {"above", PAD, {AT(1, 0, 9), AT(2, 1, 3)}, {GRAZE_MISS, NOWHERE}},
        {"below", PAD, {AT(1, 0, 1), AT(2, 1, 1.5)}, {GRAZE_MISS, NOWHERE}},
        {"parallel", PAD, {AT(-9, 0, 3), AT(9, 0, 3)}, {GRAZE_MISS, NOWHERE}},
        {"in its plane", PAD, {AT(-9, 0, 2), AT(9, 0, 2)}, {GRAZE_MISS, NOWHERE}},
        {"in its plane, within", PAD, {AT(0, 0, 2), AT(1, 1, 2)}, {GRAZE_MISS, NOWHERE}},
        {"through its plane, beside it", PAD, {AT(4, 4, 0), AT(4, 4, 4)}, {GRAZE_MISS, NOWHERE}},
        {"one raw unit beside the rim",
         PAD,
         {AT(4.0000152587890625, 0, 0), AT(4.0000152587890625, 0, 4)},
         {GRAZE_MISS, NOWHERE}},
        {"within its box, beside the rim",
         PAD,
         {AT(3.5, 2, 0), AT(3.5, 2, 4)},
         {GRAZE_MISS, NOWHERE}},
        {"ends on its plane, beside it", PAD, {AT(1, 0, 0), AT(4, 3, 2)}, {GRAZE_MISS, NOWHERE}},
        {"one raw unit short",
         PAD,
         {AT(1, 1, 0), AT(1, 1, 1.9999847412109375)},
         {GRAZE_MISS, NOWHERE}},
        {"past the slope", SLOPE, {AT(3.5, 1, 4), AT(-0.5, 5, 2)}, {GRAZE_MISS, NOWHERE}},
    };
    RUN(cases);
}

static void disc_line_only_touches(void)
{
    static const disc_case cases[] = {
        {"starts on it",
         PAD,
         {AT(2, 1, 2), AT(3, 3, 5)},
         {GRAZE_TOUCH, AT(2, 1, 2), UP, 0, GRAZE_ACROSS}},
        {"ends on it",
         PAD,
         {AT(3, 3, 5), AT(2, 1, 2)},
         {GRAZE_TOUCH, AT(2, 1, 2), UP, FRACTION(1), GRAZE_FRONT}},
        {"starts on the rim",
         PAD,
         {AT(1, -3, 2), AT(1, -9, 0)},
         {GRAZE_TOUCH, AT(1, -3, 2), UP, 0, GRAZE_ACROSS}},
        {"ends on the rim",
         SLOPE,
         {AT(5, -2, 4), AT(1, 2, 2)},
         {GRAZE_TOUCH, AT(1, 2, 2), OBLIQUE, FRACTION(1), GRAZE_FRONT}},
    };
    RUN(cases);
}

static void disc_line_goes_in(void)
{
    static const disc_case cases[] = {
        {"through the center",
         PAD,
         {AT(1, 0, 4), AT(1, 0, -4)},
         {GRAZE_HIT, AT(1, 0, 2), UP, FRACTION(0.25), GRAZE_FRONT}},
        {"aslant",
         PAD,
         {AT(0, 1, 0), AT(4, 3, 4)},
         {GRAZE_HIT, AT(2, 2, 2), UP, FRACTION(0.5), GRAZE_BACK}},
        {"through the slope",
         SLOPE,
         {AT(2.5, -1.5, 1), AT(-5.5, 6.5, -3)},
         {GRAZE_HIT, AT(0.5, 0.5, 0), OBLIQUE, FRACTION(0.25), GRAZE_FRONT}},
    };
    RUN(cases);
}

/* A disc has no interior: an end of the line is on a side, or on the disc. */
static void disc_line_starts_inside(void)
{
    static const disc_case cases[] = {{"at the center",
                                       PAD,
                                       {AT(1, 0, 2), AT(1, 0, 9)},
                                       {GRAZE_TOUCH, AT(1, 0, 2), UP, 0, GRAZE_ACROSS}}};
    RUN(cases);
}

static void disc_line_ends_inside(void)
{
    static const disc_case cases[] = {{"at the center",
                                       PAD,
                                       {AT(5, 1, -2), AT(1, 0, 2)},
                                       {GRAZE_TOUCH, AT(1, 0, 2), UP, FRACTION(1), GRAZE_BACK}}};
    RUN(cases);
}

static void disc_line_is_a_point(void)
{
    static const disc_case cases[] = {
        {"on it", PAD, {AT(1, 1, 2), AT(1, 1, 2)}, {GRAZE_MISS, NOWHERE}},
        {"beside it", PAD, {AT(1, 1, 3), AT(1, 1, 3)}, {GRAZE_MISS, NOWHERE}},
    };
    RUN(cases);
}

static void disc_line_has_negative_limit(void)
{
    const graze_disc pad = PAD;
    graze_ray ray = {AT(1, 1, 0), AT(0, 0, 1), -1};
    graze_face_ray_hit hit = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    CHECK(graze_disc_raycast(&pad, &ray, &hit) == GRAZE_MISS && hit.t == 7);
    ray.t_max = GRAZE_ONE;
    CHECK(graze_disc_raycast(&pad, &ray, &hit) == GRAZE_MISS && hit.t == 7);
    ray.t_max = GRAZE_ONE * 2;
    CHECK(graze_disc_raycast(&pad, &ray, &hit) == GRAZE_TOUCH && hit.t == GRAZE_ONE * 2);
    ray.t_max = GRAZE_NO_LIMIT;
    CHECK(graze_disc_raycast(&pad, &ray, &hit) == GRAZE_HIT && hit.side == GRAZE_BACK);
    ray.origin.z = GRAZE_C(2);
    CHECK(graze_disc_raycast(&pad, &ray, &hit) == GRAZE_TOUCH && hit.t == 0);
    ray.t_max = 0;
    CHECK(graze_disc_raycast(&pad, &ray, &hit) == GRAZE_MISS &&
          !graze_disc_overlaps_ray(&pad, &ray));
}

/* The rim belongs to the disc. */
static void disc_line_meets_an_edge(void)
{
    static const disc_case cases[] = {
        {"through the rim",
         PAD,
         {AT(4, 0, 0), AT(4, 0, 8)},
         {GRAZE_HIT, AT(4, 0, 2), UP, FRACTION(0.25), GRAZE_BACK}},
        {"aslant through the rim",
         {AT(0, 0, 0), AT(0, 0, 2), GRAZE_C(5)},
         {AT(1, 2, -2), AT(5, 6, 2)},
         {GRAZE_HIT, AT(3, 4, 0), UP, FRACTION(0.5), GRAZE_BACK}},
        {"through the rim of the slope",
         SLOPE,
         {AT(3, 0, 3), AT(-1, 4, 1)},
         {GRAZE_HIT, AT(1, 2, 2), OBLIQUE, FRACTION(0.5), GRAZE_FRONT}},
    };
    RUN(cases);
}

/* Radius 0: a line passes through the center or beside it. */
static void disc_line_meets_a_flat_one(void)
{
    static const disc_case cases[] = {
        {"through a point",
         {AT(1, 2, 3), AT(0, 0, 2), 0},
         {AT(0, 1, 2), AT(2, 3, 4)},
         {GRAZE_HIT, AT(1, 2, 3), UP, FRACTION(0.5), GRAZE_BACK}},
        {"beside a point",
         {AT(1, 2, 3), AT(0, 0, 2), 0},
         {AT(0, 1, 2), AT(2, 3.0000152587890625, 4)},
         {GRAZE_MISS, NOWHERE}},
        {"starts at a point",
         {AT(1, 2, 3), AT(0, 0, 2), 0},
         {AT(1, 2, 3), AT(2, 3, 4)},
         {GRAZE_TOUCH, AT(1, 2, 3), UP, 0, GRAZE_ACROSS}},
    };
    RUN(cases);
}

static void disc_line_meets_an_empty_one(void)
{
    static const disc_case cases[] = {
        {"negative radius",
         {AT(1, 2, 3), AT(0, 0, 2), -RAW},
         {AT(1, 2, 2), AT(1, 2, 4)},
         {GRAZE_MISS, NOWHERE}},
        {"least radius",
         {AT(1, 2, 3), AT(0, 0, 2), GRAZE_SCALAR_MIN},
         {AT(1, 2, 3), AT(1, 2, 4)},
         {GRAZE_MISS, NOWHERE}},
    };
    RUN(cases);
}

/* Opposite corners of the world, a normal as long as can be, and a rim through the corners. */
static void disc_line_spans_the_world(void)
{
    const graze_scalar most = WORLD / 2;
#if GRAZE_FLOAT
    const graze_scalar longest = 1e18f;
#else
    const graze_scalar longest = GRAZE_SCALAR_MIN;
#endif
    graze_disc disc = {{0, 0, 0}, {longest, longest, longest}, 0};
    const graze_segment diagonal = {{-most, -most, -most}, {most, most, most}};
    graze_segment across = diagonal;
    graze_face_line_hit hit;
    CHECK(graze_disc_linecast(&disc, &diagonal, &hit) == GRAZE_HIT);
    CHECK(vec3_equal(hit.point, disc.center) && hit.fraction == FRACTION(0.5));
    disc.normal = vec3_at(0, 0, longest);
    across.a.x = most;
    across.b.x = -most;
    across.a.y = across.b.y = 0;
    CHECK(graze_disc_overlaps_segment(&disc, &across));
    across.b.x = across.a.x;
    disc.radius = most;
    CHECK(graze_disc_linecast(&disc, &across, &hit) == GRAZE_HIT && hit.point.x == most);
#if !GRAZE_FLOAT
    disc.radius = most - 1;
    CHECK(!graze_disc_overlaps_segment(&disc, &across));
#endif
}

/* t is beyond the numbers, the point is not. The float build misses: see disc.h. */
static void disc_line_saturates(void)
{
    const graze_disc wall = {{GRAZE_SCALAR_MAX, 0, 0}, {GRAZE_ONE, 0, 0}, GRAZE_ONE};
    graze_ray slow = {AT(0, 0.5, 0), {GRAZE_C(0.0000153), 0, 0}, GRAZE_NO_LIMIT};
    graze_face_ray_hit hit;
#if GRAZE_FLOAT
    CHECK(graze_disc_raycast(&wall, &slow, &hit) == GRAZE_MISS);
#else
    CHECK(graze_disc_raycast(&wall, &slow, &hit) == GRAZE_HIT);
    CHECK(hit.t == GRAZE_SCALAR_MAX && hit.point.y == GRAZE_C(0.5) && hit.point.z == 0);
    CHECK(hit.point.x >= GRAZE_SCALAR_MAX && hit.side == GRAZE_BACK);
#endif
    slow.t_max = GRAZE_SCALAR_MAX / 2;
    CHECK(graze_disc_raycast(&wall, &slow, &hit) == GRAZE_MISS);
}

/* A NaN or an infinity in one place of disc, segment and ray. In the fixed build these are numbers. */
static void disc_line_has_no_number(void)
{
    const bool is_float = GRAZE_C(0.5) < 1 && GRAZE_C(0.5) > 0;
    for (unsigned i = 0; i < 19 * STRANGE; i++) {
        graze_disc disc = {AT(0, 0, 0), AT(1, 0.5, 0.25), GRAZE_C(2)};
        graze_segment s = {AT(-1, -0.25, 0), AT(3, 0.5, 0)};
        graze_ray ray = ray_of_segment(s);
        graze_scalar *const places[19] = {
            &disc.center.x, &disc.center.y, &disc.center.z, &disc.normal.x, &disc.normal.y,
            &disc.normal.z, &disc.radius,   &s.a.x,         &s.a.y,         &s.a.z,
            &s.b.x,         &s.b.y,         &s.b.z,         &ray.origin.x,  &ray.origin.y,
            &ray.origin.z,  &ray.dir.x,     &ray.dir.y,     &ray.dir.z};
        const unsigned where = i / STRANGE;
        *places[where] = scalar_of_bits(strange_bits[i % STRANGE]);
        const graze_result segment_result = graze_disc_linecast(&disc, &s, NULL);
        const graze_result ray_result = graze_disc_raycast(&disc, &ray, NULL);
        CHECK(segment_result <= (is_float && where < 13 ? GRAZE_MISS : GRAZE_HIT));
        CHECK(ray_result <= (is_float && (where < 7 || where > 12) ? GRAZE_MISS : GRAZE_HIT));
    }
}

static void disc_line_has_no_normal(void)
{
#define NO_NORMAL                                                                                  \
    {                                                                                              \
        AT(1, 2, 3), AT(0, 0, 0), GRAZE_C(3)                                                       \
    }
    static const disc_case cases[] = {
        {"through its center", NO_NORMAL, {AT(1, 2, 2), AT(1, 2, 4)}, {GRAZE_MISS, NOWHERE}},
        {"from its center", NO_NORMAL, {AT(1, 2, 3), AT(9, 2, 3)}, {GRAZE_MISS, NOWHERE}},
        {"through the ball", NO_NORMAL, {AT(-9, 3, 3), AT(9, 3, 3)}, {GRAZE_MISS, NOWHERE}},
    };
    RUN(cases);
}

void test_disc_line(void)
{
    POLICY_COLUMN(disc_line);
}
