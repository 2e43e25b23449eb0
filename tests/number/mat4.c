/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* 4x4 matrices: products, and projections for every depth range and handedness. */
#include "../support/check.h"
#include "../support/projections.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN        GRAZE_SCALAR_MIN
#define MAX        GRAZE_SCALAR_MAX
#define C(x)       GRAZE_C(x)
#define V(x, y, z) graze_vec3_of(C(x), C(y), C(z))

typedef char graze_mat4_size[sizeof(graze_mat4) == 64 ? 1 : -1];

static const graze_mat4 identity = {
    {ROW(1, 0, 0, 0), ROW(0, 1, 0, 0), ROW(0, 0, 1, 0), ROW(0, 0, 0, 1)}};
static const graze_mat4 zeros = {
    {ROW(0, 0, 0, 0), ROW(0, 0, 0, 0), ROW(0, 0, 0, 0), ROW(0, 0, 0, 0)}};

/* Within one raw unit in the fixed build; within 2^-21 in the float build. */
static bool is_close(graze_scalar a, graze_scalar b)
{
#if GRAZE_FLOAT
    float size = graze_abs(b) + 0x1p-20f;
    return graze_abs(a - b) <= size * 0x1p-21f;
#else
    return a - b >= -1 && a - b <= 1;
#endif
}

static bool same_mat4(const graze_mat4 *a, const graze_mat4 *b)
{
    bool same = true;
    for (int i = 0; i < 16; i++)
        same = same && a->m[i / 4][i % 4] == b->m[i / 4][i % 4];
    return same;
}

/* Compares m[0][0] and m[1][1], which are cotangents, with a tolerance. */
static bool close_mat4(const graze_mat4 *a, const graze_mat4 *b)
{
    graze_mat4 c = *a;
    const bool close = is_close(a->m[0][0], b->m[0][0]) && is_close(a->m[1][1], b->m[1][1]);
    c.m[0][0] = b->m[0][0];
    c.m[1][1] = b->m[1][1];
    return close && same_mat4(&c, b);
}

/* clip.x, clip.y, clip.z or clip.w of a point, for row 0 to 3. */
static graze_scalar clip(const graze_mat4 *m, int row, graze_vec3 p)
{
    const graze_scalar *r = m->m[row];
    return graze_mul(r[0], p.x) + graze_mul(r[1], p.y) + graze_mul(r[2], p.z) + r[3];
}

static void matrices(void)
{
    const graze_matrix model = {AT(0, 2, 0), AT(-2, 0, 0), AT(0, 0, 0.5), AT(10, 20, 30)};
    const graze_mat4 same = {
        {ROW(0, -2, 0, 10), ROW(2, 0, 0, 20), ROW(0, 0, 0.5, 30), ROW(0, 0, 0, 1)}};
    const graze_vec3 p = V(1, 2, 3), moved = graze_matrix_transform_point(&model, p);
    graze_mat4 m = zeros;
    check_case("mat4_from_matrix");
    graze_mat4_from_matrix(&model, &m);
    CHECK(same_mat4(&m, &same));
    CHECK(clip(&m, 0, p) == moved.x && clip(&m, 1, p) == moved.y && clip(&m, 2, p) == moved.z);
    CHECK(clip(&m, 3, p) == GRAZE_ONE);
}

static void products(void)
{
    const graze_mat4 a = {{ROW(1, 2, 3, 4), ROW(0, -1, 0, 0.5), ROW(2, 0, 0, 0), ROW(0, 0, -1, 0)}};
    const graze_mat4 b = {{ROW(1, 0, 0, 7), ROW(0, 2, 0, 0), ROW(4, 0, -1, 0), ROW(0, 1, 0, 1)}};
    const graze_mat4 ab = {
        {ROW(13, 8, -3, 11), ROW(0, -1.5, 0, 0.5), ROW(2, 0, 0, 14), ROW(-4, 0, 1, 0)}};
    graze_mat4 r;
    check_case("mat4_multiply");
    graze_mat4_multiply(&a, &b, &r);
    CHECK(same_mat4(&r, &ab));
    r = a;
    graze_mat4_multiply(&r, &b, &r);
    CHECK(same_mat4(&r, &ab));
    r = b;
    graze_mat4_multiply(&a, &r, &r);
    CHECK(same_mat4(&r, &ab));
    graze_mat4_multiply(&identity, &a, &r);
    CHECK(same_mat4(&r, &a));
    graze_mat4_multiply(&a, &identity, &r);
    CHECK(same_mat4(&r, &a));
    r = identity;
    graze_mat4_multiply(&r, &r, &r);
    CHECK(same_mat4(&r, &identity));
}

static void perspectives(void)
{
    static const graze_scalar slopes[] = {C(2), C(1.5), C(-0.5)},
                              offsets[] = {C(-3), C(-1.5), C(1.5)};
    static const graze_scalar ends[][2] = {{C(-1), C(3)}, {0, C(3)}, {C(1), 0}};
    check_case("mat4_perspective");
    for (int depth = 0; depth < 3; depth++)
        for (int hand = 0; hand < 2; hand++) {
            const graze_mat4 m = projection_of_eye((graze_depth)depth, (graze_hand)hand);
            const graze_scalar sign = hand == 0 ? -GRAZE_ONE : GRAZE_ONE;
            graze_mat4 want = identity;
            graze_vec3 near = V(0, 0, -1), far = V(0, 0, -3);
            if (hand == 1) {
                near.z = C(1);
                far.z = C(3);
            }
            want.m[2][2] = hand == 0 ? -slopes[depth] : slopes[depth];
            want.m[2][3] = offsets[depth];
            want.m[3][2] = sign;
            want.m[3][3] = 0;
            CHECK(close_mat4(&m, &want));
            CHECK(clip(&m, 3, near) == C(1) && clip(&m, 2, near) == ends[depth][0]);
            CHECK(clip(&m, 3, far) == C(3) && clip(&m, 2, far) == ends[depth][1]);
        }
}

static void fields_of_view(void)
{
    graze_mat4 m, wide;
    check_case("fields of view");
    graze_mat4_perspective(GRAZE_DEGREES(60), C(2), C(0.5), C(100), GRAZE_DEPTH_MINUS_ONE_TO_ONE,
                           GRAZE_RIGHT_HANDED, &m);
    CHECK(is_close(m.m[1][1], C(1.7320508)) && is_close(m.m[0][0], C(0.8660254)));
    graze_mat4_perspective(GRAZE_DEGREES(60), C(0.5), C(0.5), C(100), GRAZE_DEPTH_MINUS_ONE_TO_ONE,
                           GRAZE_RIGHT_HANDED, &wide);
    CHECK(wide.m[1][1] == m.m[1][1] && is_close(wide.m[0][0], C(3.4641016)));
    graze_mat4_perspective(GRAZE_DEGREES(120), C(1), C(0.5), C(100), GRAZE_DEPTH_MINUS_ONE_TO_ONE,
                           GRAZE_RIGHT_HANDED, &wide);
    CHECK(is_close(wide.m[1][1], C(0.57735027)));
    graze_mat4_perspective(GRAZE_HALF_TURN - 1, C(1), C(0.5), C(100), GRAZE_DEPTH_ONE_TO_ZERO,
                           GRAZE_LEFT_HANDED, &m);
    CHECK(m.m[1][1] >= 0 && m.m[1][1] <= C(0.0001) && m.m[3][2] == GRAZE_ONE);
}

static void boxes(void)
{
    static const graze_scalar slopes[] = {C(0.5), C(0.25), C(-0.25)};
    static const graze_scalar offsets[] = {C(-1.5), C(-0.25), C(1.25)};
    check_case("mat4_orthographic");
    for (int depth = 0; depth < 3; depth++)
        for (int hand = 0; hand < 2; hand++) {
            const graze_mat4 m = projection_of_box((graze_depth)depth, (graze_hand)hand);
            graze_mat4 want = {
                {ROW(0.5, 0, 0, -0.5), ROW(0, 0.5, 0, 0), ROW(0, 0, 0, 0), ROW(0, 0, 0, 1)}};
            want.m[2][2] = hand == 0 ? -slopes[depth] : slopes[depth];
            want.m[2][3] = offsets[depth];
            CHECK(same_mat4(&m, &want));
        }
}

static void unknown_words(void)
{
    static const uint8_t words[] = {3, 77, 255};
    graze_mat4 eye = projection_of_eye(GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_RIGHT_HANDED);
    graze_mat4 box = projection_of_box(GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_RIGHT_HANDED), m;
    check_case("unknown depths and hands");
    for (int i = 0; i < 3; i++) {
        m = projection_of_eye(words[i], (graze_hand)(words[i] - 1));
        CHECK(same_mat4(&m, &eye));
        m = projection_of_box(words[i], (graze_hand)(words[i] - 1));
        CHECK(same_mat4(&m, &box));
    }
}

static bool is_no_eye(graze_angle fov, graze_scalar aspect, graze_scalar near, graze_scalar far)
{
    graze_mat4 m = identity;
    graze_mat4_perspective(fov, aspect, near, far, GRAZE_DEPTH_ZERO_TO_ONE, GRAZE_LEFT_HANDED, &m);
    return same_mat4(&m, &zeros);
}

static bool is_no_box(graze_vec2 min, graze_vec2 max, graze_scalar near, graze_scalar far)
{
    graze_rect picture;
    graze_mat4 m = identity;
    picture.min = min;
    picture.max = max;
    graze_mat4_orthographic(&picture, near, far, GRAZE_DEPTH_ZERO_TO_ONE, GRAZE_LEFT_HANDED, &m);
    return same_mat4(&m, &zeros);
}

static void no_projections(void)
{
    const graze_angle fov = GRAZE_DEGREES(60);
    const graze_vec2 low = graze_vec2_of(C(-1), C(-2)), high = graze_vec2_of(C(1), C(2));
    check_case("bad arguments");
    CHECK(!is_no_eye(fov, C(1), C(1), C(2)) && !is_no_box(low, high, C(-1), C(1)));
    CHECK(is_no_eye(0, C(1), C(1), C(2)) && is_no_eye(GRAZE_HALF_TURN, C(1), C(1), C(2)));
    CHECK(is_no_eye(UINT32_MAX, C(1), C(1), C(2)));
    CHECK(is_no_eye(fov, 0, C(1), C(2)) && is_no_eye(fov, C(-1), C(1), C(2)));
    CHECK(is_no_eye(fov, C(1), 0, C(2)) && is_no_eye(fov, C(1), C(-1), C(2)));
    CHECK(is_no_eye(fov, C(1), C(2), C(2)) && is_no_eye(fov, C(1), C(2), C(1)));
    CHECK(is_no_box(graze_vec2_of(C(1), C(-2)), high, C(1), C(2)));
    CHECK(is_no_box(graze_vec2_of(C(-1), C(2)), high, C(1), C(2)));
    CHECK(is_no_box(high, low, C(1), C(2)));
    CHECK(is_no_box(low, high, C(2), C(2)) && is_no_box(low, high, MAX, MIN));
}

#if GRAZE_FLOAT

static bool is_nan(graze_scalar x)
{
    return !(x <= 0) && !(x >= 0);
}

static void wild_numbers(void)
{
    const graze_scalar nan = scalar_of_bits(strange_bits[0]);
    graze_mat4 m;
    check_case("no end, and NaN");
    CHECK(is_no_eye(GRAZE_DEGREES(60), C(1), C(1), MAX * 2));
    graze_mat4_perspective(GRAZE_DEGREES(90), C(1), C(10), MAX, GRAZE_DEPTH_MINUS_ONE_TO_ONE,
                           GRAZE_RIGHT_HANDED, &m);
    CHECK(m.m[2][2] == -1 && m.m[2][3] == -20);
    graze_mat4_perspective(GRAZE_DEGREES(90), nan, C(1), C(2), GRAZE_DEPTH_ZERO_TO_ONE,
                           GRAZE_RIGHT_HANDED, &m);
    CHECK(!graze_mat4_perspective_fits(C(1), nan, GRAZE_DEPTH_ZERO_TO_ONE) &&
          !graze_mat4_perspective_fits(nan, C(1), GRAZE_DEPTH_ZERO_TO_ONE) &&
          !graze_mat4_perspective_fits(C(1), MAX * 2, GRAZE_DEPTH_ZERO_TO_ONE));
    CHECK(is_nan(m.m[0][0]) && !is_nan(m.m[1][1]) && !is_nan(m.m[2][2]));
    graze_mat4_perspective(GRAZE_DEGREES(90), C(1), C(1), nan, GRAZE_DEPTH_ZERO_TO_ONE,
                           GRAZE_RIGHT_HANDED, &m);
    CHECK(!is_nan(m.m[0][0]) && is_nan(m.m[2][2]) && is_nan(m.m[2][3]));
    CHECK(is_no_box(graze_vec2_of(nan, C(-1)), graze_vec2_of(C(1), C(1)), C(1), C(2)));
    CHECK(is_no_box(graze_vec2_of(C(-1), C(-1)), graze_vec2_of(C(1), nan), C(1), C(2)));
    CHECK(is_no_box(graze_vec2_of(C(-1), C(-1)), graze_vec2_of(C(1), C(1)), C(1), nan));
}

#else

/* Products with ties, and products that saturate. */
static void wild_numbers(void)
{
    graze_mat4 a = zeros, b = zeros, r;
    a.m[0][0] = 32768;
    a.m[1][1] = a.m[1][2] = b.m[1][0] = MIN;
    b.m[1][1] = MAX;
    b.m[0][0] = 1;
    b.m[0][1] = -1;
    b.m[0][2] = 3;
    b.m[1][2] = -2;
    check_case("wild numbers");
    graze_mat4_multiply(&a, &b, &r);
    CHECK(r.m[0][0] == 1 && r.m[0][1] == -1 && r.m[0][2] == 2);
    CHECK(r.m[1][0] == MAX && r.m[1][1] == MIN && r.m[1][2] == 65536);
    for (int i = 0; i < 16; i++)
        a.m[i / 4][i % 4] = MIN;
    graze_mat4_multiply(&a, &a, &r); /* 4 * 2^62 */
    CHECK(r.m[0][0] == MAX && r.m[1][2] == MAX && r.m[3][3] == MAX);
}

#endif

void test_mat4(void)
{
    check_group("4x4 matrices");
    matrices();
    products();
    perspectives();
    fields_of_view();
    boxes();
    unknown_words();
    no_projections();
    wild_numbers();
}
