/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Projections whose numbers do not fit a matrix in Q16.16: where they saturate, and where the far plane is lost. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN  GRAZE_SCALAR_MIN
#define MAX  GRAZE_SCALAR_MAX
#define C(x) GRAZE_C(x)

/* Whether depths fit: for depth from -1 to 1, from 0 to 1, from 1 to 0. In floats all that are positive and in order do. */
typedef struct {
    graze_scalar z_near, z_far;
    bool fits[3];
} depth_range;

static const depth_range ranges[] = {
    {C(0.1), C(100), {true, true, true}},
    {C(1000), C(1001), {false, false, false}},
    {C(8191), C(16382), {true, true, true}},
    {C(8192), C(16384), {false, true, true}},
    {C(16383), C(32766), {false, true, true}},
    {C(16383), C(32760), {false, false, false}},
    {C(0.249984741210938), C(0.25), {true, true, true}},
    {C(0.25), C(0.2500152587890625), {false, true, true}},
    {C(0.49999), C(0.5), {false, false, true}},
    {C(0.5), C(0.5000152587890625), {false, false, false}},
};

static bool is_at_limit(graze_scalar x)
{
    return x == MIN || x == MAX;
}

static void depths_that_fit(void)
{
    check_case("mat4_perspective_fits");
    for (unsigned i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        for (int depth = 0; depth < 3; depth++) {
            const depth_range *r = &ranges[i];
            graze_mat4 m;
            graze_mat4_perspective(GRAZE_DEGREES(60), C(1), r->z_near, r->z_far, (graze_depth)depth,
                                   GRAZE_RIGHT_HANDED, &m);
            const bool fits = graze_mat4_perspective_fits(r->z_near, r->z_far, (graze_depth)depth);
            CHECK(fits == (GRAZE_FLOAT || r->fits[depth]));
            CHECK(fits != (is_at_limit(m.m[2][2]) || is_at_limit(m.m[2][3])));
        }
    CHECK(graze_mat4_perspective_fits(C(8191), C(16382), 77));
    CHECK(graze_mat4_perspective_fits(C(8192), C(16384), 77) == GRAZE_FLOAT);
    CHECK(!graze_mat4_perspective_fits(0, C(1), GRAZE_DEPTH_ZERO_TO_ONE));
    CHECK(!graze_mat4_perspective_fits(C(-1), C(1), GRAZE_DEPTH_ZERO_TO_ONE));
    CHECK(!graze_mat4_perspective_fits(C(2), C(2), GRAZE_DEPTH_ONE_TO_ZERO));
    CHECK(!graze_mat4_perspective_fits(C(2), C(1), GRAZE_DEPTH_MINUS_ONE_TO_ONE));
    CHECK(!graze_mat4_perspective_fits(MIN, MAX, GRAZE_DEPTH_MINUS_ONE_TO_ONE));
}

static graze_scalar cotangent_of(graze_angle fov)
{
    graze_mat4 m;
    graze_mat4_perspective(fov, C(1), C(1), C(2), GRAZE_DEPTH_ZERO_TO_ONE, GRAZE_LEFT_HANDED, &m);
    return m.m[1][1];
}

/* The first row of a projection of a box from x = min to x = max. */
static bool box_saturates(graze_scalar min, graze_scalar max, int column)
{
    graze_rect picture = {{min, C(-1)}, {max, C(1)}};
    graze_mat4 m;
    graze_mat4_orthographic(&picture, C(1), C(2), GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_LEFT_HANDED,
                            &m);
    return is_at_limit(m.m[0][column]);
}

/* In floats none of these does. */
static void narrow_views_and_boxes(void)
{
    const graze_scalar least = GRAZE_ONE / 65536;
    const bool saturates = !GRAZE_FLOAT;
    check_case("narrow views and boxes saturate");
    CHECK(is_at_limit(cotangent_of(GRAZE_DEGREES(0.003496))) == saturates);
    CHECK(!is_at_limit(cotangent_of(GRAZE_DEGREES(0.003499))));
    CHECK(box_saturates(-2 * least, 2 * least, 0) == saturates);
    CHECK(!box_saturates(-2 * least, 3 * least, 0));
    CHECK(box_saturates(C(16383.5), C(16384.5), 3) == saturates);
    CHECK(box_saturates(C(-16384.5), C(-16383.5), 3) == saturates);
    CHECK(!box_saturates(C(16383), C(16384), 3) && !box_saturates(C(-16384), C(-16383), 3));
}

/* Whether the far plane of a projection has no normal. */
static bool has_no_far_end(graze_scalar z_near, graze_scalar z_far, graze_depth depth)
{
    graze_mat4 m;
    graze_frustum f;
    graze_mat4_perspective(GRAZE_DEGREES(60), C(1), z_near, z_far, depth, GRAZE_RIGHT_HANDED, &m);
    graze_frustum_from_mat4(&m, depth, &f);
    return f.normal[GRAZE_FRUSTUM_FAR].z == 0;
}

/* At 131,072 and 262,144 times z_near the last bit of m[2][2] is a tie. */
static void lost_far_ends(void)
{
    const graze_scalar z_near = C(0.0625), last = C(8192), twice = C(16384);
    const graze_scalar more = C(0.125);
    const graze_depth first = GRAZE_DEPTH_MINUS_ONE_TO_ONE;
    check_case("a far plane that is lost");
    for (graze_depth depth = GRAZE_DEPTH_ZERO_TO_ONE; depth <= GRAZE_DEPTH_ONE_TO_ZERO; depth++) {
        CHECK(!has_no_far_end(z_near, last, depth));
        CHECK(has_no_far_end(z_near, last + more, depth) == !GRAZE_FLOAT);
    }
    CHECK(!has_no_far_end(z_near, last + more, first) && !has_no_far_end(z_near, twice, first));
    CHECK(has_no_far_end(z_near, twice + more, first) == !GRAZE_FLOAT);
}

void test_mat4_fits(void)
{
    check_group("4x4 matrices that saturate");
    depths_that_fit();
    narrow_views_and_boxes();
    lost_far_ends();
}
