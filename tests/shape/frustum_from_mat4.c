/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Frustums of projections in every depth and hand, of views, of singular matrices, and without a far plane. */
#include "../support/check.h"
#include "../support/projections.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN        GRAZE_SCALAR_MIN
#define MAX        GRAZE_SCALAR_MAX
#define V(x, y, z) graze_vec3_of(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

static bool is_in(const graze_frustum *f, graze_vec3 p)
{
    return graze_frustum_contains_point(f, &p);
}

static bool contains_nothing(const graze_frustum *f)
{
    const graze_aabb world = {{MIN, MIN, MIN}, {MAX, MAX, MAX}};
    return graze_frustum_culls_aabb(f, &world) && !is_in(f, V(0, 0, 0)) && !is_in(f, V(0, 0, -2));
}

/* 1/1024 inside and outside of a point on a face; z is the depth. */
static void check_face(const graze_frustum *f, double x, double y, double z, double inward,
                       int axis, int hand)
{
    const double sign = hand == 0 ? -1 : 1;
    for (int side = -1; side <= 1; side += 2) {
        const double by = inward * side / 1024;
        const graze_vec3 p = vec3_units(axis == 0 ? x + by : x, axis == 1 ? y + by : y,
                                        (axis == 2 ? z + by : z) * sign);
        CHECK(is_in(f, p) == (side == 1));
    }
}

static void frustums(void)
{
    check_case("frustum_from_mat4");
    for (int depth = 0; depth < 3; depth++)
        for (int hand = 0; hand < 2; hand++) {
            const graze_mat4 eye = projection_of_eye((graze_depth)depth, (graze_hand)hand);
            const graze_mat4 box = projection_of_box((graze_depth)depth, (graze_hand)hand);
            graze_frustum f;
            graze_frustum_from_mat4(&eye, (graze_depth)depth, &f);
            check_face(&f, 0, 0.5, 1, 1, 2, hand);
            check_face(&f, -2, 2.5, 3, -1, 2, hand);
            check_face(&f, -2, 1, 2, 1, 0, hand);
            check_face(&f, 1.5, 1, 1.5, -1, 0, hand);
            check_face(&f, 0, -2.5, 2.5, 1, 1, hand);
            check_face(&f, 1, 2, 2, -1, 1, hand);
            graze_frustum_from_mat4(&box, (graze_depth)depth, &f);
            check_face(&f, 2, -1, 1, 1, 2, hand);
            check_face(&f, 2, -1, 5, -1, 2, hand);
            check_face(&f, -1, 1, 2, 1, 0, hand);
            check_face(&f, 3, 1, 4, -1, 0, hand);
            check_face(&f, 0, -2, 2, 1, 1, hand);
            check_face(&f, 0, 2, 4, -1, 1, hand);
        }
}

static void unknown_depths(void)
{
    static const uint8_t words[] = {3, 77, 255};
    const graze_mat4 eye = projection_of_eye(GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_RIGHT_HANDED);
    graze_frustum f;
    check_case("unknown depths");
    for (int i = 0; i < 3; i++) {
        graze_frustum_from_mat4(&eye, words[i], &f);
        check_face(&f, 0, 0, 1, 1, 2, 0);
        check_face(&f, 0, 0, 3, -1, 2, 0);
    }
}

/* The example in the header, for an eye ten units along x that looks back at the origin. */
static void view_projections(void)
{
    const graze_mat4 projection =
        projection_of_eye(GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_RIGHT_HANDED);
    graze_matrix camera, inverse;
    graze_mat4 view, both;
    graze_frustum f;
    check_case("view-projections");
    graze_matrix_look_at(V(10, 0, 0), V(0, 0, 0), V(0, 1, 0), &camera);
    graze_matrix_inverse_rigid(&camera, &inverse);
    graze_mat4_from_matrix(&inverse, &view);
    graze_mat4_multiply(&projection, &view, &both);
    graze_frustum_from_mat4(&both, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &f);
    check_face(&f, 9, 0.5, 0.5, -1, 0, 0);
    check_face(&f, 7, 2, -2, 1, 0, 0);
    check_face(&f, 8, 2, 1, -1, 1, 0);
    check_face(&f, 8, -2, 1, 1, 1, 0);
    check_face(&f, 8, 0, 2, -1, 2, 0);
    check_face(&f, 8, 0, -2, 1, 2, 0);
    CHECK(!is_in(&f, V(12, 0, 0)));
}

static void singular_matrices(void)
{
    const graze_mat4 rows[] = {
        {{ROW(1, 0, 0, 0), ROW(1, 0, 0, 0), ROW(0, 0, -2, -3), ROW(0, 0, -1, 0)}},
        {{ROW(1, 0, 0, 0), ROW(0, 1, 0, 0), ROW(0, 0, -2, 0), ROW(0, 0, -1, 0)}},
        {{ROW(1, 0, 0, 0), ROW(0, 1, 0, 0), ROW(0, 0, 0, 0), ROW(0, 0, -1, 0)}},
        {{ROW(0, 0, 0, 0), ROW(0, 0, 0, 0), ROW(0, 0, 0, 0), ROW(0, 0, 0, 0)}},
        {{ROW(1, 2, 3, 4), ROW(4, 3, 2, 1), ROW(5, 5, 5, 5), ROW(0, 0, -1, 0)}},
        {{ROW(1, 2, 1, 4), ROW(4, 3, 4, 1), ROW(-5, 5, -5, 5), ROW(-1, 0, -1, 0)}}};
    graze_frustum f;
    check_case("singular matrices");
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (int depth = 0; depth < 3; depth++) {
            graze_frustum_from_mat4(&rows[i], (graze_depth)depth, &f);
            CHECK(contains_nothing(&f));
        }
}

/* Depth is 1 at z_near = 1 and 0 at infinity. */
static void without_end(void)
{
    graze_mat4 m = {{ROW(1, 0, 0, 0), ROW(0, 1, 0, 0), ROW(0, 0, 0, 1), ROW(0, 0, -1, 0)}};
    graze_frustum f;
    check_case("a far plane at infinity");
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_ONE_TO_ZERO, &f);
    CHECK(f.normal[GRAZE_FRUSTUM_FAR].x == 0 && f.normal[GRAZE_FRUSTUM_FAR].y == 0 &&
          f.normal[GRAZE_FRUSTUM_FAR].z == 0 && f.limit[GRAZE_FRUSTUM_FAR] == 0);
    CHECK(is_in(&f, V(0, 0, -30000)) && is_in(&f, V(30000, 0, -30100)));
    CHECK(!is_in(&f, V(30000, 0, -29900)));
    check_face(&f, 0.5, 0.5, 1, 1, 2, 0);
    m.m[2][3] = -GRAZE_ONE;
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_ONE_TO_ZERO, &f);
    CHECK(f.limit[GRAZE_FRUSTUM_FAR] == 1 && contains_nothing(&f));
}

/* Within 5 raw units in the fixed build: a normal of a camera may be off by 4. */
static bool are_close(graze_wide a, graze_wide b)
{
#if GRAZE_FLOAT
    return graze_abs(a - b) <= 0x1p-21f * (1 + graze_abs(b));
#else
    return a - b >= -5 && a - b <= 5;
#endif
}

static void as_of_a_camera(void)
{
    graze_camera camera;
    graze_frustum by_matrix, by_camera;
    check_case("like those of a camera");
    camera.position = V(0, 0, 0);
    camera.right = V(1, 0, 0);
    camera.up = V(0, 1, 0);
    camera.forward = V(0, 0, -1);
    camera.fov = GRAZE_DEGREES(90);
    camera.aspect = GRAZE_ONE;
    camera.z_near = GRAZE_ONE;
    camera.z_far = GRAZE_C(3);
    graze_frustum_from_camera(&camera, &by_camera);
    for (int depth = 0; depth < 3; depth++) {
        const graze_mat4 m = projection_of_eye((graze_depth)depth, GRAZE_RIGHT_HANDED);
        graze_frustum_from_mat4(&m, (graze_depth)depth, &by_matrix);
        for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
            const graze_normal *n = &by_matrix.normal[i], *o = &by_camera.normal[i];
            CHECK(are_close(n->x, o->x) && are_close(n->y, o->y) && are_close(n->z, o->z));
            CHECK(are_close(by_matrix.limit[i], by_camera.limit[i]));
        }
    }
}

#if !GRAZE_FLOAT

static graze_mat4 of_rows(graze_vec3 x, graze_vec3 y, graze_vec3 z, graze_vec3 w)
{
    graze_matrix columns;
    graze_mat4 m;
    columns.x = graze_vec3_of(x.x, y.x, z.x);
    columns.y = graze_vec3_of(x.y, y.y, z.y);
    columns.z = graze_vec3_of(x.z, y.z, z.z);
    columns.origin = graze_vec3_of(0, 0, 0);
    graze_mat4_from_matrix(&columns, &m);
    m.m[3][0] = w.x;
    m.m[3][1] = w.y;
    m.m[3][2] = w.z;
    return m;
}

/* Limits at the end of their range. */
static void far_limits(void)
{
    const graze_vec3 none = graze_vec3_of(0, 0, 0);
    graze_frustum f;
    graze_mat4 m =
        of_rows(graze_vec3_of(1, 0, 0), graze_vec3_of(0, 1, 0), graze_vec3_of(0, 0, 1), none);
    check_case("far limits");
    m.m[0][3] = m.m[3][3] =
        65536; /* left: x + 131072 >= 0, whose limit is -2^63; right is -x >= 0 */
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &f);
    CHECK(f.limit[GRAZE_FRUSTUM_LEFT] == INT64_MIN && f.limit[GRAZE_FRUSTUM_RIGHT] == 0);
    m.m[0][3] = m.m[3][3] = -65536; /* left: x - 131072 >= 0, whose limit 2^63 saturates */
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &f);
    CHECK(f.limit[GRAZE_FRUSTUM_LEFT] == INT64_MAX && f.limit[GRAZE_FRUSTUM_RIGHT] == 0);
    m.m[0][3] = m.m[3][3] = MIN;
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &f);
    CHECK(f.limit[GRAZE_FRUSTUM_LEFT] == INT64_MAX && f.limit[GRAZE_FRUSTUM_RIGHT] == 0);
}

/* Singular, not singular by one raw unit, and a determinant near the end of its range. */
static void nearly_singular(void)
{
    const graze_vec3 x = graze_vec3_of(MIN, MAX, 1), y = graze_vec3_of(MAX, MIN, -1);
    const graze_vec3 none = graze_vec3_of(0, 0, 0);
    graze_mat4 m = of_rows(x, y, none, none);
    graze_frustum f;
    check_case("nearly singular");
    m.m[2][0] = m.m[2][1] = -1; /* x + y */
    m.m[2][2] = 0;
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &f);
    CHECK(contains_nothing(&f) && f.limit[GRAZE_FRUSTUM_NEAR] == 1);
    m.m[2][2] = 1;
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &f);
    CHECK(is_in(&f, none) && f.limit[GRAZE_FRUSTUM_NEAR] < 0);
    m = of_rows(graze_vec3_of(MIN, 0, 0), graze_vec3_of(0, MIN, 0), graze_vec3_of(0, 0, MIN), none);
    m.m[3][3] = INT32_C(0x40000000); /* the determinant is -2^123 */
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &f);
    CHECK(is_in(&f, none) && f.normal[GRAZE_FRUSTUM_LEFT].x == -GRAZE_FRACTION_ONE);
}

#else

/* Sizes whose determinant is no float, and a NaN. */
static void wild_sizes(void)
{
    graze_mat4 m = projection_of_eye(GRAZE_DEPTH_ZERO_TO_ONE, GRAZE_RIGHT_HANDED);
    graze_frustum f;
    check_case("tiny, huge, and NaN");
    for (int i = 0; i < 16; i++)
        m.m[i / 4][i % 4] *= 0x1p-100f;
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_ZERO_TO_ONE, &f);
    CHECK(is_in(&f, V(0, 0, -2)) && !is_in(&f, V(0, 0, -4)));
    for (int i = 0; i < 16; i++)
        m.m[i / 4][i % 4] = m.m[i / 4][i % 4] * 0x1p100f * 0x1p60f;
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_ZERO_TO_ONE, &f);
    CHECK(is_in(&f, V(0, 0, -2)) && !is_in(&f, V(0, 0, -4)));
    const graze_aabb box = {V(0, 0, -2), V(0, 0, -2)};
    m.m[0][0] = MAX * 2 * 0;
    graze_frustum_from_mat4(&m, GRAZE_DEPTH_ZERO_TO_ONE, &f);
    CHECK(!is_in(&f, box.min) && graze_frustum_classify_aabb(&f, &box) == GRAZE_VIEW_PARTLY);
}

#endif

void test_frustum_from_mat4(void)
{
    check_group("frustums of 4x4 matrices");
    frustums();
    unknown_depths();
    view_projections();
    singular_matrices();
    without_end();
    as_of_a_camera();
#if !GRAZE_FLOAT
    far_limits();
    nearly_singular();
#else
    wild_sizes();
#endif
}
