/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The extremes of each bound. Part of arith3_cases.h. */

/* Converts each degree to 128 bits, to compare near and far numbers by their words. */
#if GRAZE_FAR
/* All limbs above 128 bits must equal the sign. */
static s128 wide_far(const far_number *x)
{
    const int64_t high = s32_of_bits(x->limb[3]) * INT64_C(0x100000000) + x->limb[2];
    const uint32_t above = high < 0 ? UINT32_MAX : 0;
    CHECK(x->limb[4] == above && x->limb[5] == above);
    return s128_of(high, u64_of(x->limb[1], x->limb[0]));
}

static s128 wide_area(area a)
{
    return wide_far(&a.raw);
}

static s128 wide_volume(volume v)
{
    return wide_far(&v.raw);
}

static s128 wide_reach(reach r)
{
    return wide_far(&r.raw);
}

#define FAR_OR_NEAR(far_word, near_word) far_word
#else
static s128 wide_area(area a)
{
    return s128_of_s64(a.raw);
}

static s128 wide_volume(volume v)
{
    return s128_of(s64_high(v.raw.hi), u64_of(s64_low(v.raw.hi), v.raw.lo));
}

static s128 wide_reach(reach r)
{
    return s128_of_s64(r.raw);
}

#define FAR_OR_NEAR(far_word, near_word) near_word
#endif

static bool is(s128 x, int64_t hi, uint64_t lo)
{
    return x.hi == hi && x.lo == lo;
}

/* L is 2^32 - 1 (far) or 2^30 - 1 (near): L^2, 3 L^2 and L^3, to the bit. */
static void test_widths(void)
{
    length3 d = {world(), world(), world()};
    area square = area_of(d.x, d.x), three = dot(d, d);
    volume cube = block(square, d.x);
    CHECK(is(wide_area(square), 0, FAR_OR_NEAR(0xFFFFFFFE00000001, 0x0FFFFFFF80000001)));
    CHECK(is(wide_area(three), FAR_OR_NEAR(2, 0),
             FAR_OR_NEAR(0xFFFFFFFA00000003, 0x2FFFFFFE80000003)));
    CHECK(is(wide_area(area_times(square, -3)), FAR_OR_NEAR(-3, -1),
             FAR_OR_NEAR(0x00000005FFFFFFFD, 0xD00000017FFFFFFD)));
    CHECK(is(wide_volume(cube), FAR_OR_NEAR(0xFFFFFFFD, 0x3FFFFFF),
             FAR_OR_NEAR(0x00000002FFFFFFFF, 0xD0000000BFFFFFFF)));
    CHECK(is(wide_volume(volume_times(cube, -4)), FAR_OR_NEAR(-0x3FFFFFFF5, -0x10000000),
             FAR_OR_NEAR(0xFFFFFFF400000004, 0xBFFFFFFD00000004)));
    graze_vec3 low = at(WEIGHT_LOW, WEIGHT_LOW, WEIGHT_LOW);
    graze_vec3 high = at(WEIGHT_HIGH, WEIGHT_HIGH, WEIGHT_HIGH);
    CHECK(is(wide_reach(reach_along(&low, d)), FAR_OR_NEAR(-2, -1),
             FAR_OR_NEAR(0x8000000180000000, 0xA000000180000000)));
    CHECK(is(wide_reach(reach_along(&high, d)), FAR_OR_NEAR(1, 0),
             FAR_OR_NEAR(0x7FFFFFFB80000003, 0x5FFFFFFDC0000003)));
}

/* A vector from a corner of the world to a corner: -1, 0 or 1 times the world's width on each axis. */
typedef struct {
    int x, y, z;
} signs;

static signs signs_of(int index)
{
    signs s;
    s.x = index % 3 - 1;
    s.y = index / 3 % 3 - 1;
    s.z = index / 9 % 3 - 1;
    return s;
}

/* If the difference is 0, it starts at either end. */
static graze_scalar start_of(int sign, bool high)
{
    return sign < 0 || (sign == 0 && high) ? HIGH : LOW;
}

static graze_scalar end_of(int sign, bool high)
{
    return sign > 0 || (sign == 0 && high) ? HIGH : LOW;
}

static length3 corner_vector(int index)
{
    signs s = signs_of(index);
    bool high = index % 2 != 0;
    graze_vec3 from = at(start_of(s.x, high), start_of(s.y, high), start_of(s.z, high));
    graze_vec3 to = at(end_of(s.x, high), end_of(s.y, high), end_of(s.z, high));
    return vector_between(&from, &to);
}

static signs cross_of(signs a, signs b)
{
    signs c;
    c.x = a.y * b.z - a.z * b.y;
    c.y = a.z * b.x - a.x * b.z;
    c.z = a.x * b.y - a.y * b.x;
    return c;
}

static int dot_of(signs a, signs b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

/* (a . b)^2 and (a . a) (b . b) are equal exactly if a and b are parallel. */
static void check_lagrange(length3 a, length3 b)
{
    area d = dot(a, b);
    int sign = compare_products(d, d, dot(a, a), dot(b, b));
    CHECK(sign == (no_cross(cross(a, b)) ? 0 : -1));
}

static void check_corner_pair(int i, int j)
{
    length3 a = corner_vector(i), b = corner_vector(j);
    area square = area_of(world(), world());
    signs c = cross_of(signs_of(i), signs_of(j));
    area3 product = cross(a, b);
    CHECK(same_area(dot(a, b), area_times(square, dot_of(signs_of(i), signs_of(j)))));
    CHECK(same_area(product.x, area_times(square, c.x)));
    CHECK(same_area(product.y, area_times(square, c.y)));
    CHECK(same_area(product.z, area_times(square, c.z)));
    check_lagrange(a, b);
}

static void check_corner_triple(int i, int j, int k)
{
    volume cube = block(area_of(world(), world()), world());
    int times = dot_of(cross_of(signs_of(i), signs_of(j)), signs_of(k));
    volume v = above(cross(corner_vector(i), corner_vector(j)), corner_vector(k));
    CHECK(same_volume(v, volume_times(cube, times)));
    CHECK(sign_of_volume(v) == (times > 0) - (times < 0));
}

/* Up to 13, as vector 26 - i is the opposite of vector i. */
static void test_corners(void)
{
    for (int i = 0; i <= 13; i++)
        for (int j = i; j < 27; j++)
            check_corner_pair(i, j);
    for (int i = 0; i <= 13; i++)
        for (int j = i % 3; j < 27; j += 3)
            check_corner_triple(i, j, (5 * i + 7 * j) % 27);
}

/* Each axis by itself, and all three together, with the least and the greatest weight. */
static void test_reaches_of_corners(void)
{
    const graze_vec3 low = at(WEIGHT_LOW, WEIGHT_LOW, WEIGHT_LOW),
                     mixed = at(WEIGHT_LOW, 0, WEIGHT_HIGH);
    reach down = reach_of(WEIGHT_LOW, world()), up = reach_of(WEIGHT_HIGH, world());
    reach none = reach_minus(up, up);
    CHECK(sign_of_reach(down) == -1 && sign_of_reach(up) == 1 && sign_of_reach(none) == 0);
    CHECK(is_less_reach(down, up) && !is_less_reach(up, down) && !is_less_reach(up, up));
    for (int i = 0; i < 27; i++) {
        signs s = signs_of(i);
        int sum = s.x + s.y + s.z;
        reach r = reach_along(&low, corner_vector(i)), left = r;
        for (int k = 0; k < sum; k++)
            left = reach_minus(left, down);
        for (int k = 0; k > sum; k--)
            left = reach_plus(left, down);
        CHECK(sign_of_reach(left) == 0 && sign_of_reach(r) == (sum < 0) - (sum > 0));
        r = reach_along(&mixed, corner_vector(i));
        reach x = s.x > 0 ? down : s.x < 0 ? reach_minus(none, down) : none;
        reach z = s.z > 0 ? up : s.z < 0 ? reach_minus(none, up) : none;
        CHECK(same_reach(r, reach_plus(x, z)));
    }
}
