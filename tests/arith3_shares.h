/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shares: their order, and what is made of them. A part of arith3_cases.h. */

static bool same_number(graze_scalar a, graze_scalar b)
{
    return a <= b && b <= a;
}

static bool same_share(share a, share b)
{
    return share_at_most(a, b) && share_at_most(b, a) && !share_less(a, b) && !share_less(b, a);
}

/* part / whole of the largest squares there are, and of cubes and reaches. */
static share share_of_squares(int part, int whole)
{
    area square = area_of(world(), world());
    return share_of_areas(area_times(square, part), area_times(square, whole));
}

static share share_of_cubes(int part, int whole)
{
    volume cube = volume_of(area_of(world(), world()), world());
    return share_of_volumes(volume_times(cube, part), volume_times(cube, whole));
}

static share share_of_weights(int part, int whole)
{
    reach r = reach_of(WEIGHT_LOW, world()), parts = reach_minus(r, r), wholes = parts;
    for (int i = 0; i < part; i++)
        parts = reach_plus(parts, r);
    for (int i = 0; i < whole; i++)
        wholes = reach_plus(wholes, r);
    return share_of_reaches(parts, wholes);
}

static void test_order_of_shares(void)
{
    CHECK(same_share(share_of_squares(0, 2), share_zero()));
    CHECK(same_share(share_of_squares(-3, -3), share_one()));
    CHECK(same_share(share_of_cubes(1, 2), share_of_squares(1, 2)));
    CHECK(same_share(share_of_cubes(-1, -2), share_of_weights(1, 2)));
    CHECK(share_less(share_of_squares(1, 3), share_of_weights(1, 2)));
    CHECK(share_less(share_of_weights(1, 2), share_of_cubes(2, 3)));
    CHECK(share_less(share_of_cubes(3, 3), share_of_cubes(4, 3)));
    CHECK(!share_less(share_of_cubes(4, 3), share_of_cubes(3, 3)));
    CHECK(!share_at_most(share_of_cubes(4, 3), share_of_cubes(3, 3)));
}

/* No limit is beyond the largest volume over the smallest. */
static void test_limits(void)
{
    volume one = volume_of(unit_area(), length_of(1)),
           cube = volume_of(area_of(world(), world()), world());
    share most = share_of_volumes(volume_times(cube, 4), one);
    CHECK(share_less(most, share_of_limit(GRAZE_NO_LIMIT)));
#if GRAZE_FLOAT
    most = share_raw(FLT_MAX, 1);
    CHECK(share_less(most, share_of_limit(GRAZE_NO_LIMIT)));
#endif
    CHECK(same_share(share_of_limit(GRAZE_ONE), share_one()));
    CHECK(same_share(share_of_limit(0), share_zero()));
    CHECK(same_share(share_of_limit(GRAZE_C(0.5)), share_of_cubes(2, 4)));
    CHECK(share_less(share_one(), share_of_limit(GRAZE_C(1.0001))));
}

static void test_reported_shares(void)
{
    CHECK(same_number(share_t(share_zero()), 0) && same_number(share_t(share_one()), GRAZE_ONE));
    CHECK(same_number((graze_scalar)share_fraction(share_zero()), 0));
    CHECK(share_fraction(share_one()) <= GRAZE_FRACTION_ONE &&
          share_fraction(share_one()) >= GRAZE_FRACTION_ONE);
    CHECK(same_number(share_t(share_of_squares(1, 2)), GRAZE_C(0.5)));
    CHECK(same_number(share_t(share_of_cubes(3, 2)), GRAZE_C(1.5)));
    CHECK(same_number(share_t(share_of_limit(GRAZE_NO_LIMIT)), GRAZE_SCALAR_MAX));
#if !GRAZE_FLOAT
    CHECK(share_t(share_of_squares(2, 3)) == 43691); /* 43690.67 */
    CHECK(share_fraction(share_of_cubes(1, 3)) == 357913941);
    CHECK(share_fraction(share_of_cubes(4, 2)) == INT32_MAX);
    CHECK(share_fraction(share_of_limit(GRAZE_NO_LIMIT)) == INT32_MAX);
#endif
}

/* 0 and 1 give the ends: to the raw unit in the fixed build, and in these cases in float. */
static void test_ends(void)
{
    length up = world(), down = length_between(HIGH, LOW), none = length_between(LOW, LOW);
    CHECK(same_number(share_along(LOW, up, share_of_cubes(0, 3)), LOW));
    CHECK(same_number(share_along(LOW, up, share_of_cubes(3, 3)), HIGH));
    CHECK(same_number(share_along(HIGH, down, share_of_squares(0, 1)), HIGH));
    CHECK(same_number(share_along(HIGH, down, share_of_weights(2, 2)), LOW));
    CHECK(same_number(share_along(HIGH, none, share_of_cubes(4, 1)), HIGH));
    CHECK(same_number(share_along(HIGH, none, share_of_limit(GRAZE_NO_LIMIT)), HIGH));
}

/* Ties go away from the start, whichever way; mirrored input gives mirrored output. */
static void test_mirrored(void)
{
    static const signed char runs[6] = {1, 2, 3, 5, 7, 13};
    for (int i = 0; i < 6; i++)
        for (int part = 0; part <= 4; part++) {
            share s = part % 2 == 0 ? share_of_squares(part / 2, 2) : share_of_cubes(part, 4);
            graze_scalar run = (graze_scalar)runs[i];
            graze_scalar up = share_along(3, length_of(run), s);
            graze_scalar down = share_along(mirror(3), length_of(-run), s);
            CHECK(same_number(mirror(up), down));
        }
    CHECK(same_number(share_along(0, length_of(5), share_of_squares(1, 2)),
                      GRAZE_FLOAT ? 5 / (graze_scalar)2 : 3));
    CHECK(same_number(share_along(0, length_of(-5), share_of_cubes(1, 2)),
                      GRAZE_FLOAT ? -5 / (graze_scalar)2 : -3));
}

/* Farther with every run and every part. */
static void test_monotone(void)
{
    for (int whole = 1; whole <= 3; whole++)
        for (int part = 0; part < 3; part++) {
            share s = share_of_cubes(part, whole), next = share_of_squares(part + 1, whole);
            for (int run = 0; run < 9; run++) {
                length l = length_of((graze_scalar)run),
                       longer = length_of((graze_scalar)(run + 1));
                CHECK(share_along(1, l, s) <= share_along(1, longer, s));
                CHECK(share_along(1, l, s) <= share_along(1, l, next));
            }
        }
}

#if !GRAZE_FLOAT
/* Beside a half by the least there is: rounding is decided by the last bit of 62, 67 or 101. */
static void test_close_to_ties(void)
{
    area square = area_of(world(), world()), two = area_times(square, 2);
    area less = area_minus(square, unit_area()), more = area_plus(square, unit_area());
    volume cube = volume_of(square, world()), one = volume_of(unit_area(), length_of(1));
    volume twice = volume_times(cube, 2);
    CHECK(share_along(0, length_of(1), share_of_areas(less, two)) == 0);
    CHECK(share_along(0, length_of(1), share_of_areas(square, two)) == 1);
    CHECK(share_along(0, length_of(1), share_of_areas(more, two)) == 1);
    CHECK(share_along(0, length_of(-1), share_of_volumes(volume_minus(cube, one), twice)) == 0);
    CHECK(share_along(0, length_of(-1), share_of_volumes(cube, twice)) == -1);
    CHECK(share_along(0, length_of(3), share_of_volumes(cube, twice)) == 2);
    CHECK(share_along(0, length_of(3), share_of_volumes(volume_minus(cube, one), twice)) == 1);
}

/* What a ray reaches may lie outside of the world. */
static void test_outside(void)
{
    length up = world(), down = length_between(HIGH, LOW);
    share far_away = share_of_limit(GRAZE_NO_LIMIT);
    CHECK(share_along(HIGH, up, share_of_squares(3, 1)) == INT32_MAX);
    CHECK(share_along(LOW, down, share_of_cubes(3, 1)) == INT32_MIN);
    CHECK(share_along(HIGH, length_of(1), far_away) == INT32_MAX);
    CHECK(share_along(LOW, length_of(-1), far_away) == INT32_MIN);
    CHECK(share_along(INT32_MAX - 4, length_of(3), share_of_squares(4, 3)) == INT32_MAX);
    CHECK(share_along(INT32_MAX - 3, length_of(3), share_of_squares(4, 3)) == INT32_MAX);
    CHECK(share_along(INT32_MAX - 5, length_of(3), share_of_squares(4, 3)) == INT32_MAX - 1);
    CHECK(share_along(INT32_MIN + 5, length_of(-3), share_of_squares(4, 3)) == INT32_MIN + 1);
    CHECK(share_along(INT32_MIN + 3, length_of(-3), share_of_squares(4, 3)) == INT32_MIN);
}
#endif

static void test_shares(void)
{
    test_order_of_shares();
    test_limits();
    test_reported_shares();
    test_ends();
    test_mirrored();
    test_monotone();
#if !GRAZE_FLOAT
    test_close_to_ties();
    test_outside();
#endif
}
