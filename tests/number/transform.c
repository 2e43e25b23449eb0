/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Rotations, reflections and matrices: worked examples, consistency, and ends of the range. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN        GRAZE_SCALAR_MIN
#define MAX        GRAZE_SCALAR_MAX
#define V(x, y, z) graze_vec3_of(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))
#define P(x, y)    graze_vec2_of(GRAZE_C(x), GRAZE_C(y))

static const graze_angle quarter = GRAZE_QUARTER_TURN;

static bool same(graze_vec3 a, graze_vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

static bool same2(graze_vec2 a, graze_vec2 b)
{
    return a.x == b.x && a.y == b.y;
}

static bool same4(graze_quaternion a, graze_quaternion b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
}

static bool same_matrix(const graze_matrix *a, const graze_matrix *b)
{
    return same(a->x, b->x) && same(a->y, b->y) && same(a->z, b->z) && same(a->origin, b->origin);
}

static graze_quaternion turn_by(graze_vec3 axis, graze_angle angle)
{
    return graze_quaternion_from_axis_angle(axis, angle);
}

static graze_quaternion times(graze_quaternion q, graze_scalar n)
{
    return graze_quaternion_of(graze_mul(q.x, n), graze_mul(q.y, n), graze_mul(q.z, n),
                               graze_mul(q.w, n));
}

static void in_the_plane(void)
{
    graze_vec2 v = P(3, -2);
    check_case("vec2_rotate");
    CHECK(same2(graze_vec2_rotate(v, 0), v));
    CHECK(same2(graze_vec2_rotate(v, quarter), P(2, 3)));
    CHECK(same2(graze_vec2_rotate(v, 2 * quarter), P(-3, 2)));
    CHECK(same2(graze_vec2_rotate(v, 3 * quarter), P(-2, -3)));
    graze_vec2 eighth = graze_vec2_rotate(P(1, 0), GRAZE_TURNS(1, 8));
    CHECK(eighth.x == eighth.y && eighth.x == graze_sin(GRAZE_TURNS(1, 8)));
    graze_vec2 far = graze_vec2_rotate(graze_vec2_of(MAX, MAX), GRAZE_TURNS(-1, 8));
    CHECK(far.x == MAX);
    CHECK(same2(graze_vec2_rotate(P(0, 0), 12345), P(0, 0)));
    for (uint32_t i = 0; i < 50; i++) {
        graze_angle angle = i * UINT32_C(0x9e3779b1);
        graze_vec2 r = graze_vec2_rotate(P(1, 0), angle);
        CHECK(same2(r, graze_vec2_of(graze_cos(angle), graze_sin(angle))));
    }
}

static void reflections(void)
{
    graze_vec3 v = V(1, -2, 0.5);
    check_case("reflect and slide");
    CHECK(same(graze_vec3_reflect(v, V(0, 1, 0)), V(1, 2, 0.5)));
    CHECK(same(graze_vec3_reflect(v, V(0, -30, 0)), V(1, 2, 0.5)));
    CHECK(same(graze_vec3_slide(v, V(0, 0.001, 0)), V(1, 0, 0.5)));
    CHECK(same(graze_vec3_reflect(v, V(2, 2, 0)), V(2, -1, 0.5)));
    CHECK(same(graze_vec3_slide(v, V(1, 1, 0)), V(1.5, -1.5, 0.5)));
    CHECK(same(graze_vec3_reflect(v, V(0, 0, 0)), v) && same(graze_vec3_slide(v, V(0, 0, 0)), v));
    CHECK(same2(graze_vec2_reflect(P(1, -2), P(0, 3)), P(1, 2)));
    CHECK(same2(graze_vec2_slide(P(1, -2), P(1, 1)), P(1.5, -1.5)));
    CHECK(same2(graze_vec2_reflect(P(1, -2), P(0, 0)), P(1, -2)));
    CHECK(same2(graze_vec2_slide(P(1, -2), P(0, 0)), P(1, -2)));
    CHECK(same(graze_vec3_reflect(graze_vec3_of(0, MIN, MAX), V(0, 1, 1)),
               graze_vec3_of(0, GRAZE_FLOAT ? MIN : -MAX, MAX)));
    CHECK(same(graze_vec3_slide(graze_vec3_of(MIN, MIN, MIN), V(1, 0, 0)),
               graze_vec3_of(0, MIN, MIN)));
}

static void units(void)
{
    const graze_quaternion i = turn_by(V(5, 0, 0), 2 * quarter),
                           j = turn_by(V(0, 9, 0), 2 * quarter);
    const graze_quaternion k = turn_by(V(0, 0, 0.125), 2 * quarter);
    const graze_quaternion none = graze_quaternion_of(0, 0, 0, GRAZE_ONE);
    check_case("quaternions");
    CHECK(same4(i, graze_quaternion_of(GRAZE_ONE, 0, 0, 0)));
    CHECK(same4(graze_quaternion_multiply(i, j), k) && same4(graze_quaternion_multiply(j, k), i) &&
          same4(graze_quaternion_multiply(k, i), j));
    CHECK(same4(graze_quaternion_multiply(j, i), times(k, -GRAZE_ONE)));
    CHECK(same4(graze_quaternion_multiply(i, i), times(none, -GRAZE_ONE)));
    CHECK(same4(graze_quaternion_multiply(none, j), j));
    CHECK(same4(turn_by(V(0, 0, 0), 12345), none) && same4(turn_by(V(1, 2, 3), 0), none));
    CHECK(same4(graze_quaternion_normalize(graze_quaternion_of(0, 0, 0, 0)), none));
    CHECK(
        same4(graze_quaternion_normalize(graze_quaternion_of(0, MIN, 0, 0)), times(j, -GRAZE_ONE)));
    CHECK(same4(graze_quaternion_normalize(times(graze_quaternion_of(1, -1, 1, 1), GRAZE_ONE)),
                graze_quaternion_of(GRAZE_C(0.5), GRAZE_C(-0.5), GRAZE_C(0.5), GRAZE_C(0.5))));
    CHECK(graze_quaternion_multiply(graze_quaternion_of(0, 0, 0, MIN),
                                    graze_quaternion_of(0, MIN, 0, MAX))
              .w == MIN);
}

static void rotations(void)
{
    const graze_quaternion about_z = turn_by(V(0, 0, 1), quarter);
    const graze_quaternion thirds = graze_quaternion_of(GRAZE_ONE, GRAZE_ONE, GRAZE_ONE, GRAZE_ONE);
    graze_vec3 v = V(1, 2, 3);
    check_case("rotations");
    CHECK(same(graze_quaternion_rotate(about_z, v), V(-2, 1, 3)));
    CHECK(same(graze_quaternion_rotate(times(about_z, GRAZE_C(-3)), v), V(-2, 1, 3)));
    CHECK(same(graze_quaternion_rotate(thirds, v), V(3, 1, 2)));
    CHECK(
        same(graze_quaternion_rotate(graze_quaternion_multiply(thirds, about_z), v), V(3, -2, 1)));
    CHECK(same(graze_quaternion_rotate(graze_quaternion_of(0, 0, 0, 0), v), v));
    CHECK(same(graze_quaternion_rotate(graze_quaternion_of(MIN, MIN, MIN, MIN), V(1, 2, 4)),
               V(4, 1, 2)));
    CHECK(same(graze_quaternion_rotate(thirds, graze_vec3_of(MIN, MAX, 0)),
               graze_vec3_of(0, MIN, MAX)));
}

static void transforms(void)
{
    const graze_matrix m = {AT(0, 2, 0), AT(-2, 0, 0), AT(0, 0, 0.5), AT(10, 20, 30)};
    const graze_matrix n = {AT(1, 1, 0), AT(0, 1, 0), AT(0, 0, 1), AT(-1, 0, 0)};
    const graze_matrix mn = {AT(-2, 2, 0), AT(-2, 0, 0), AT(0, 0, 0.5), AT(10, 18, 30)};
    const graze_matrix far = {AT(4, 0, 0), AT(4, 0, 0), AT(4, 0, 0), AT(-1, 0, 0)};
    graze_matrix r;
    check_case("matrices");
    CHECK(same(graze_matrix_transform_point(&m, V(1, 2, 3)), V(6, 22, 31.5)));
    CHECK(same(graze_matrix_transform_direction(&m, V(1, 2, 3)), V(-4, 2, 1.5)));
    graze_matrix_multiply(&m, &n, &r);
    CHECK(same_matrix(&r, &mn));
    r = m;
    graze_matrix_multiply(&r, &n, &r);
    CHECK(same_matrix(&r, &mn));
    r = n;
    graze_matrix_multiply(&m, &r, &r);
    CHECK(same_matrix(&r, &mn));
    CHECK(graze_matrix_transform_point(&far, graze_vec3_of(MIN, MIN, MIN)).x == MIN);
    CHECK(graze_matrix_transform_direction(&far, graze_vec3_of(MAX, MAX, MAX)).x == MAX);
}

static void inverses(void)
{
    const graze_matrix one = {AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, 1), AT(0, 0, 0)};
    const graze_quaternion thirds = graze_quaternion_of(GRAZE_ONE, GRAZE_ONE, GRAZE_ONE, GRAZE_ONE);
    graze_matrix m, back, r;
    check_case("inverses");
    graze_matrix_from_quaternion(thirds, V(1, -2, 3), &m);
    CHECK(same(m.x, V(0, 1, 0)) && same(m.y, V(0, 0, 1)) && same(m.z, V(1, 0, 0)) &&
          same(m.origin, V(1, -2, 3)));
    graze_matrix_from_quaternion(graze_quaternion_of(MIN, MIN, MIN, MIN), V(1, -2, 3), &r);
    CHECK(same_matrix(&r, &m));
    graze_matrix_inverse_rigid(&m, &back);
    graze_matrix_multiply(&m, &back, &r);
    CHECK(same_matrix(&r, &one));
    graze_matrix_multiply(&back, &m, &r);
    CHECK(same_matrix(&r, &one));
    graze_matrix_inverse_rigid(&m, &m);
    CHECK(same_matrix(&m, &back));
    graze_matrix_from_quaternion(graze_quaternion_of(0, 0, 0, 0), V(0, 0, 0), &m);
    CHECK(same_matrix(&m, &one));
}

static graze_matrix looking(graze_vec3 eye, graze_vec3 target, graze_vec3 up)
{
    graze_matrix m;
    graze_matrix_look_at(eye, target, up, &m);
    return m;
}

static void views(void)
{
    const graze_matrix ahead = {AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, 1), AT(1, 2, 3)};
    const graze_matrix right = {AT(0, 0, 1), AT(0, 1, 0), AT(-1, 0, 0), AT(0, 0, 0)};
    const graze_matrix down = {AT(0, 0, 1), AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, 0)};
    graze_vec3 eye = V(1, 2, 3), zero = V(0, 0, 0), up = V(0, 1, 0);
    graze_matrix m;
    check_case("look_at");
    m = looking(eye, V(1, 2, -7), up);
    CHECK(same_matrix(&m, &ahead));
    m = looking(eye, V(1, 2, 2.5), V(0, 0.001, 7));
    CHECK(same_matrix(&m, &ahead));
    m = looking(eye, eye, up);
    CHECK(same_matrix(&m, &ahead));
    m = looking(zero, V(9, 0, 0), up);
    CHECK(same_matrix(&m, &right));
    m = looking(zero, V(0, -1, 0), V(0, 3, 0)); /* parallel: of the least axes x is the first */
    CHECK(same_matrix(&m, &down));
    m = looking(zero, V(0, -1, 0), zero);
    CHECK(same_matrix(&m, &down));
    m = looking(graze_vec3_of(MIN, 0, 0), graze_vec3_of(MAX, 0, 0), up);
    CHECK(same(m.x, right.x) && same(m.y, right.y) && same(m.z, right.z));
}

#if GRAZE_FLOAT

static bool all_nan(graze_vec3 v)
{
    return v.x != v.x && v.y != v.y && v.z != v.z;
}

static void not_numbers(void)
{
    const graze_scalar nan = GRAZE_SCALAR_MAX * 2 * 0;
    const graze_vec3 v = V(1, 2, 3), bad = graze_vec3_of(nan, 1, 1);
    const graze_quaternion q = graze_quaternion_of(0, 0, 1, nan);
    check_case("NaN, and lengths of every size");
    CHECK(all_nan(graze_vec3_reflect(v, bad)) && all_nan(graze_vec3_slide(v, bad)));
    CHECK(all_nan(graze_quaternion_rotate(q, v)));
    CHECK(all_nan(looking(bad, v, v).y) && all_nan(looking(v, V(0, 0, 0), bad).x));
    CHECK(same(graze_vec3_reflect(v, graze_vec3_of(0, 1e-42f, 0)), V(1, -2, 3)));
    CHECK(same(graze_vec3_slide(v, graze_vec3_of(0, 0, 0x1p127f)), V(1, 2, 0)));
    CHECK(same(graze_quaternion_rotate(graze_quaternion_of(1e30f, 1e30f, 1e30f, 1e30f), v),
               V(3, 1, 2)));
    CHECK(same(graze_vec3_reflect(graze_vec3_of(MAX, 0, MIN), V(1, 1, 0)),
               graze_vec3_of(0, MIN, MIN)));
}

#else

/* The root, rounded down. */
static int32_t root_of(int64_t square)
{
    int64_t root = 0;
    for (int64_t bit = INT64_C(1) << 30; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return (int32_t)root;
}

/*
 * The sine of half of a half turn is 1, so a component is that of the axis over its length. The axis (n odd, y, 0) has
 * the length 2^17 n, and its x component is the tie odd / 2, if y^2 = n^2 (2^34 - odd^2). No whole y satisfies that: the
 * next lesser y rounds up, and the next greater one down.
 */
static void half_turns(void)
{
    check_case("half turns whose components are next to a tie");
    for (int32_t odd = 1; odd < 131072; odd += 4098) {
        const int32_t n = 16383 - odd % 97;
        const int32_t y = root_of(n * (int64_t)n * (INT64_C(0x400000000) - odd * (int64_t)odd));
        const graze_vec3 longer = graze_vec3_of(n * odd, y + 1, 0);
        CHECK(turn_by(graze_vec3_of(n * odd, y, 0), 2 * quarter).x == (odd + 1) / 2);
        CHECK(turn_by(graze_vec3_of(0, -y, -n * odd), 2 * quarter).z == -(odd + 1) / 2);
        CHECK(turn_by(longer, 2 * quarter).x == (odd - 1) / 2);
    }
    /* the sine of 13/128 turns in Q31 is 1279254515.52, and x is 30000.500006 raw units */
    const graze_quaternion q =
        turn_by(graze_vec3_of(1000000266, 832700813, 0), GRAZE_TURNS(13, 64));
    CHECK(q.x == 30001);
}

#endif

void test_transform(void)
{
    check_group("transforms");
    in_the_plane();
    reflections();
    units();
    rotations();
    transforms();
    inverses();
    views();
#if GRAZE_FLOAT
    not_numbers();
#else
    half_turns();
#endif
}
