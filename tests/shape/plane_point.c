/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Distances from planes, and projections to them: the policy, case by case. */
#include "boxes.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static const graze_plane floor_plane = {AT(0, 0, 2), AT(0, 0, 1)};
static const graze_plane steep = {AT(1, 0, 0), AT(3, 4, 0)}; /* the normal is five units long */
static const graze_plane none = {AT(1, 0, 0), AT(0, 0, 0)};

static graze_plane plane_of(graze_vec3 point, graze_vec3 normal)
{
    graze_plane plane;
    plane.point = point;
    plane.normal = normal;
    return plane;
}

/* ---- Distances ---- */

static graze_scalar distance(graze_plane plane, graze_vec3 point)
{
    return graze_plane_distance(&plane, &point);
}

static void plane_distance_is_as_defined(void)
{
    CHECK(distance(floor_plane, P(7, -9, 5)) == GRAZE_C(3));
    CHECK(distance(floor_plane, P(7, -9, -5)) == GRAZE_C(-7));
    CHECK(distance(floor_plane, P(7, -9, 2)) == 0);
    CHECK(distance(steep, P(6, 0, 1)) == GRAZE_C(3) && distance(steep, P(1, 5, 1)) == GRAZE_C(4));
    CHECK(distance(steep, P(-4, 0, 1)) == GRAZE_C(-3));
}

#if GRAZE_FLOAT

/* The worst cases found by searches: their errors are close to the bounds in plane.h, which
 * count in `unit`, a unit in the last place. */
typedef struct {
    graze_plane plane;
    graze_vec3 point;
    float exact, unit;
} worst_case;

#define STEEPEST                                                                                   \
    {                                                                                              \
        {0, 0, 0},                                                                                 \
        {                                                                                          \
            0x1.34b44p+2f, -0x1.7584d2p+0f, 0x1.a9effep-5f                                         \
        }                                                                                          \
    }

static void is_within(const worst_case *c, float got, float bound)
{
    float off = (got - c->exact) / c->unit;
    CHECK(-bound <= off && off <= bound);
    CHECK(off <= -4 || off >= 4);
}

static const worst_case worst_distances[] = {
    {STEEPEST, {-0x1.efc3aap+2f, 0x1.3db20cp-1f, 0x1.290c5cp+0f}, -0x1.e53c52p+2f, 0x1p-21f},
    {{{-0x1.8p+27f, 0x1.1bfffep+24f, 0}, {-0x1.0d90e4p+56f, 0x1.b6bcb4p+53f, -0x1.0b552ap+53f}},
     {0x1.f035f6p+50f, -0x1.08b8ecp+42f, 0x1.591de8p+46f},
     -0x1.e581d6p+50f,
     0x1p+27f},
};

static void plane_distance_is_at_its_worst(void)
{
    for (int i = 0; i < 2; i++)
        is_within(&worst_distances[i], distance(worst_distances[i].plane, worst_distances[i].point),
                  GRAZE_PLANE_DISTANCE_ULPS);
}

#endif

/* The length of the normal does not matter; the distance is rounded to nearest. */
static void plane_distance_rounds(void)
{
    for (int i = 0; i < 28; i++) {
        const graze_scalar by = (graze_scalar)(INT32_C(1) << i) * RAW;
        const graze_vec3 normal = vec3_at(by, by * 2, by * 2);
        CHECK(distance(plane_of(P(0, 0, 0), normal), P(3, 6, 6)) == GRAZE_C(9));
        CHECK(distance(plane_of(P(0, 0, 0), normal), P(-3, -6, -6)) == GRAZE_C(-9));
    }
#if GRAZE_FLOAT
    plane_distance_is_at_its_worst();
#else
    const graze_plane slope = plane_of(P(0, 0, 0), vec3_at(1, 1, 0));
    const int32_t roots[10] = {0, 1, 1, 2, 3, 4, 4, 5, 6, 6}; /* i / sqrt(2) */
    for (int i = 0; i < 10; i++) {
        CHECK(distance(slope, vec3_at(i, 0, 0)) == roots[i]);
        CHECK(distance(slope, vec3_at(0, -i, 0)) == -roots[i]);
    }
    const graze_plane thirds = plane_of(P(0, 0, 0), vec3_at(2, 1, 2));
    for (int i = 0; i < 10; i++)
        CHECK(distance(thirds, vec3_at(0, i, 0)) == (i + 1) / 3);
#endif
}
POLICY_CANNOT_OCCUR(plane_distance, is_of_a_flat_one, "a point and a plane are always flat")

POLICY_CANNOT_OCCUR(plane_distance, is_of_an_empty_one, "a plane has its point at least")

static void plane_distance_has_no_normal(void)
{
    CHECK(distance(none, P(1, 0, 0)) == 0 && distance(none, P(9, -9, 9)) == 0);
    CHECK(distance(none, vec3_at(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MIN, 0)) == 0);
}

static void plane_distance_spans_the_world(void)
{
    const graze_scalar most = GRAZE_SCALAR_MAX, least = GRAZE_SCALAR_MIN;
#if GRAZE_FLOAT
    const graze_plane plane = plane_of(vec3_at(0, 0, 0), vec3_at(most, 0, least));
    const float root = distance(plane, vec3_at(0x1p126f, 0, -0x1p126f)); /* 2^126.5 */
    CHECK(0x1.6a09e4p126f <= root && root <= 0x1.6a09e8p126f);
    CHECK(distance(plane, vec3_at(0x1p-140f, 7, 0)) == 0x1.6ap-141f);
    CHECK(distance(plane_of(vec3_at(most, 0, 0), vec3_at(1e-45f, 0, 1e-45f)),
                   vec3_at(most, 0, least)) == -0x1.6a09e6p127f);
#else
    const graze_plane plane = plane_of(vec3_at(0, 0, 0), vec3_at(most, 0, most));
    CHECK(distance(plane, vec3_at(most, 0, 0)) == 1518500249);
    CHECK(distance(plane, vec3_at(least, 0, 0)) == -1518500250);
    const graze_plane edge = plane_of(vec3_at(least, 0, 0), vec3_at(1, 0, 0));
    CHECK(distance(edge, vec3_at(-2, 0, 0)) == most - 1);
    CHECK(distance(edge, vec3_at(-1, 0, 0)) == most);
    const graze_plane corner = plane_of(vec3_at(most, most, most), vec3_at(least, least, least));
    CHECK(distance(corner, vec3_at(least, least, least)) == most); /* the reach is 2^64.6 */
#endif
}

/* Saturates at the end of the sign. */
static void plane_distance_saturates(void)
{
    const graze_scalar most = GRAZE_SCALAR_MAX, least = GRAZE_SCALAR_MIN;
    const graze_plane low = plane_of(vec3_at(least, least, 0), vec3_at(GRAZE_ONE, 0, 0));
    const graze_plane high = plane_of(vec3_at(most, most, 0), vec3_at(GRAZE_ONE, 0, 0));
    CHECK(distance(low, vec3_at(most, 0, 0)) == most);
    CHECK(distance(high, vec3_at(least, 0, 0)) == least);
    CHECK(distance(plane_of(low.point, P(1, 1, 0)), high.point) == most);
    CHECK(distance(plane_of(high.point, P(1, 1, 0)), low.point) == least);
#if !GRAZE_FLOAT
    CHECK(distance(low, vec3_at(0, 0, 0)) == most && distance(high, vec3_at(-1, 0, 0)) == least);
    CHECK(distance(high, vec3_at(0, 0, 0)) == -most && distance(high, vec3_at(-2, 0, 0)) == least);
#endif
}
POLICY_CANNOT_OCCUR(plane_distance, overwrites_argument, "a distance is returned by value")

static void plane_distance_has_no_number(void)
{
#if GRAZE_FLOAT
    const float bad[2] = {some_nan(), some_infinity()};
    for (int i = 0; i < 18; i++) {
        graze_plane plane = steep;
        graze_vec3 point = P(7, 8, 9);
        float *const fields[9] = {&plane.point.x,  &plane.point.y,  &plane.point.z,
                                  &plane.normal.x, &plane.normal.y, &plane.normal.z,
                                  &point.x,        &point.y,        &point.z};
        *fields[i / 2] = bad[i % 2];
        CHECK(is_nan(distance(plane, point)));
    }
    CHECK(is_nan(distance(none, vec3_at(some_nan(), 0, 0))));
#else
    CHECK(distance(plane_of(P(0, 0, 0), P(1, 0, 0)), vec3_at(some_nan(), 0, 0)) == some_nan());
#endif
}

/* ---- Projections ---- */

static graze_vec3 projection(graze_plane plane, graze_vec3 point)
{
    graze_vec3 down = P(7, 7, 7);
    graze_plane_project_point(&plane, &point, &down);
    return down;
}

static bool comes_down(graze_plane plane, graze_vec3 from, graze_vec3 to)
{
    return vec3_equal(projection(plane, from), to);
}

static void plane_project_point_is_as_defined(void)
{
    CHECK(comes_down(floor_plane, P(7, -9, 5), P(7, -9, 2)));
    CHECK(comes_down(floor_plane, P(7, -9, -5), P(7, -9, 2)));
    CHECK(comes_down(floor_plane, P(7, -9, 2), P(7, -9, 2)));
    const graze_plane slope = plane_of(P(1, 0, 0), P(2, 2, 0));
    CHECK(comes_down(slope, P(2, 1, 5), P(1, 0, 5)) && comes_down(slope, P(0, -1, 5), P(1, 0, 5)));
    CHECK(comes_down(slope, P(-3, 4, 5), P(-3, 4, 5)));
}

#if GRAZE_FLOAT

static const worst_case worst_x = {
    STEEPEST, {-0x1.bf8abep+2f, 0x1.3db20cp-1f, 0x1.290c5cp+0f}, -0x1.b4a358p-2f, 0x1p-21f};
static const worst_case worst_y = {{{0x1.81aa4p-16f, 0x1.ff098cp+0f, -0x1.b0b242p-18f},
                                    {0x1.ac8fcp-101f, -0x1.06516cp-97f, -0x1.2eeb4cp-103f}},
                                   {0x1.10bdd4p-10f, -0x1.16p-17f, 0},
                                   0x1.f9a09ep+0f,
                                   0x1p-23f};

static void plane_project_point_is_at_its_worst(void)
{
    is_within(&worst_x, projection(worst_x.plane, worst_x.point).x, GRAZE_PLANE_PROJECT_ULPS);
    is_within(&worst_y, projection(worst_y.plane, worst_y.point).y, GRAZE_PLANE_PROJECT_ULPS);
}

#endif

/* Ties go away from the point, on each axis separately. */
static void plane_project_point_rounds(void)
{
    for (int i = 0; i < 27; i++) {
        const graze_scalar by = (graze_scalar)(INT32_C(1) << i) * RAW;
        CHECK(comes_down(plane_of(P(0, 0, 0), vec3_at(by, by, 0)), P(5, 3, 1), P(1, -1, 1)));
    }
#if GRAZE_FLOAT
    plane_project_point_is_at_its_worst();
#else
    const graze_plane slope = plane_of(P(0, 0, 0), vec3_at(1, 1, 0));
    CHECK(comes_down(slope, vec3_at(1, 0, 9), vec3_at(0, -1, 9)));  /* 0.5, -0.5 */
    CHECK(comes_down(slope, vec3_at(-1, 0, 9), vec3_at(0, 1, 9)));  /* -0.5, 0.5 */
    CHECK(comes_down(slope, vec3_at(7, -4, 9), vec3_at(5, -6, 9))); /* 5.5, -5.5 */
    CHECK(comes_down(slope, vec3_at(-7, 4, 9), vec3_at(-5, 6, 9)));
    const graze_plane even = plane_of(P(0, 0, 0), vec3_at(1, 1, 1));
    CHECK(comes_down(even, vec3_at(1, 0, 0), vec3_at(1, 0, 0))); /* 1/3 on each axis */
    CHECK(comes_down(even, vec3_at(2, 0, 0), vec3_at(1, -1, -1)));
#endif
}
POLICY_CANNOT_OCCUR(plane_project_point, is_of_a_flat_one, "a point and a plane are always flat")

POLICY_CANNOT_OCCUR(plane_project_point, is_of_an_empty_one, "a plane has its point at least")

static void plane_project_point_has_no_normal(void)
{
    const graze_vec3 corner = vec3_at(GRAZE_SCALAR_MAX, GRAZE_SCALAR_MIN, 0);
    CHECK(comes_down(none, P(1, 0, 0), P(1, 0, 0)) && comes_down(none, P(9, 8, 7), P(9, 8, 7)));
    CHECK(comes_down(none, corner, corner));
#if GRAZE_FLOAT
    const graze_plane less = plane_of(P(3, -4, 5), vec3_at(-0.0f, 0, -0.0f));
    const graze_vec3 bare = projection(none, vec3_at(-0.0f, -0.0f, 0x1p-149f));
    const graze_vec3 zero = projection(less, vec3_at(-0.0f, 0.0f, -0.0f));
    CHECK(1 / bare.x < 0 && 1 / bare.y < 0 && bare.z == 0x1p-149f);
    CHECK(1 / zero.x < 0 && 1 / zero.y > 0 && 1 / zero.z < 0);
#endif
}

static void plane_project_point_spans_the_world(void)
{
    const graze_scalar most = GRAZE_SCALAR_MAX, least = GRAZE_SCALAR_MIN;
    const graze_plane wall = plane_of(vec3_at(least, 0, 0), vec3_at(most, 0, 0));
    CHECK(comes_down(wall, vec3_at(most, 5, least), vec3_at(least, 5, least)));
    const graze_plane back = plane_of(vec3_at(most, 0, 0), vec3_at(least, 0, 0));
    CHECK(comes_down(back, vec3_at(least, 5, most), vec3_at(most, 5, most)));
#if GRAZE_FLOAT
    const graze_plane slope = plane_of(P(0, 0, 0), vec3_at(least, least, 0));
    CHECK(comes_down(slope, vec3_at(0x1p127f, 0, 1), vec3_at(0x1p126f, -0x1p126f, 1)));
    CHECK(comes_down(slope, vec3_at(0x1p-147f, 0, 1), vec3_at(0x1p-148f, -0x1p-148f, 1)));
#else
    const graze_plane slope = plane_of(P(0, 0, 0), vec3_at(least, least, 0));
    CHECK(comes_down(slope, vec3_at(most, -1, 1), vec3_at(0x40000000, -0x40000000, 1)));
    CHECK(comes_down(slope, vec3_at(least, 0, 1), vec3_at(-0x40000000, 0x40000000, 1)));
#endif
}

/* The projection is beyond the world. */
static void plane_project_point_saturates(void)
{
    const graze_scalar most = GRAZE_SCALAR_MAX, least = GRAZE_SCALAR_MIN;
    const graze_plane high = plane_of(vec3_at(most, most, 0), P(1, 1, 0));
    const graze_plane low = plane_of(vec3_at(least, least, 0), P(1, 1, 0));
    CHECK(projection(high, vec3_at(most, 0, 0)).x == most);
    CHECK(projection(low, vec3_at(0, least, 0)).y == least);
#if !GRAZE_FLOAT
    CHECK(comes_down(high, vec3_at(most, least, 3), vec3_at(most, 0, 3)));
    CHECK(comes_down(low, vec3_at(most, least, 3), vec3_at(-1, least, 3)));
#endif
}

static void plane_project_point_overwrites_argument(void)
{
    const graze_vec3 down = P(1, 0, 5);
    graze_plane plane = plane_of(P(1, 0, 0), P(2, 2, 0)), kept = plane;
    graze_vec3 point = P(2, 1, 5), over = point;
    graze_plane_project_point(&plane, &over, &over);
    CHECK(vec3_equal(over, down));
    graze_plane_project_point(&plane, &point, &plane.normal);
    CHECK(vec3_equal(plane.normal, down));
    plane = kept;
    graze_plane_project_point(&plane, &point, &plane.point);
    CHECK(vec3_equal(plane.point, down));
}

static void plane_project_point_has_no_number(void)
{
#if GRAZE_FLOAT
    const float bad[2] = {some_nan(), some_infinity()};
    for (int i = 0; i < 18; i++) {
        graze_plane plane = steep;
        graze_vec3 point = P(7, 8, 9);
        float *const fields[9] = {&plane.point.x,  &plane.point.y,  &plane.point.z,
                                  &plane.normal.x, &plane.normal.y, &plane.normal.z,
                                  &point.x,        &point.y,        &point.z};
        *fields[i / 2] = bad[i % 2];
        const graze_vec3 down = projection(plane, point);
        CHECK(is_nan(down.x) && is_nan(down.y) && is_nan(down.z));
    }
#else
    const graze_plane wall = plane_of(P(5, 0, 0), P(1, 0, 0));
    CHECK(comes_down(wall, vec3_at(some_nan(), some_infinity(), 0),
                     vec3_at(GRAZE_C(5), some_infinity(), 0)));
#endif
}

void test_plane_point(void)
{
    CONSTRUCTION_COLUMN(plane_distance);
    CONSTRUCTION_COLUMN(plane_project_point);
}
