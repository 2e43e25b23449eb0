/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shares: their order, and results computed from them. Part of arith3_cases.h. */

static bool same_number(graze_scalar a, graze_scalar b)
{
    return a <= b && b <= a;
}

static bool same_share(share a, share b)
{
    return compare_shares(a, b) == 0 && compare_shares(b, a) == 0;
}

static bool is_less(share a, share b)
{
    return compare_shares(a, b) == -1 && compare_shares(b, a) == 1;
}

/* part / whole, of the largest squares; below, of the largest cubes and reaches. */
static share share_of_squares(int part, int whole)
{
    area square = area_of(world(), world());
    return share_of_areas(area_times(square, part), area_times(square, whole));
}

static volume cubes(int times)
{
    return volume_times(block(area_of(world(), world()), world()), times);
}

static void progress_of_cubes(share_progress *p, int part, int whole)
{
    volume a = cubes(part), b = cubes(whole);
    share_progress_of_volumes(p, &a, &b);
}

/* Compares -part / whole with t. */
static int cubes_before_limit(int part, int whole, graze_scalar t)
{
    volume a = cubes(part), b = cubes(whole);
    return volume_against_before_limit(&a, &b, t);
}

static reach reach_times(reach r, int k)
{
    reach sum = reach_minus(r, r);
    for (; k > 0; k--)
        sum = reach_plus(sum, r);
    for (; k < 0; k++)
        sum = reach_minus(sum, r);
    return sum;
}

static share share_of_weights(int part, int whole)
{
    reach r = reach_of(WEIGHT_LOW, world());
    return share_of_reaches(reach_times(r, part), reach_times(r, whole));
}

static void test_order_of_shares(void)
{
    CHECK(same_share(share_of_squares(0, 2), share_zero()));
    CHECK(same_share(share_of_squares(-3, -3), share_one()));
    CHECK(same_share(share_of_weights(1, 2), share_of_squares(1, 2)));
    CHECK(is_less(share_of_squares(1, 3), share_of_weights(1, 2)));
    CHECK(is_less(share_of_weights(1, 2), share_of_squares(2, 3)));
    CHECK(is_less(share_of_squares(4, 3), share_of_weights(3, 2)));
    share third = share_of_squares(1, 3), kept = share_one();
    share_copy(&kept, &third);
    CHECK(same_share(kept, third) && !same_share(kept, share_one()));
}

/* Compares a proportion of the largest reaches with a share; and converts it to a share. */
static void check_proportion(int part, int whole, share other, int order)
{
    reach r = reach_of(WEIGHT_LOW, world()), a = reach_times(r, -part), b = reach_times(r, -whole);
    proportion x;
    share kept = share_one();
    proportion_set(&x, &a, &b);
    CHECK(proportion_order(&x, &other) == order);
    share_set_proportion(&kept, &x);
    CHECK(same_share(kept, share_of_weights(part, whole)));
}

static void test_proportions(void)
{
    check_proportion(0, 1, share_of_squares(1, 4), -1);
    check_proportion(1, 2, share_of_squares(2, 4), 0);
    check_proportion(2, 3, share_of_squares(1, 2), 1);
    check_proportion(3, 2, share_one(), 1);
}

/* 0 has both signs. */
static void check_signs_of_volumes(int part, int whole)
{
    volume a = cubes(part), b = cubes(whole);
    CHECK(volume_along_whole(&a, &b) == (part * whole >= 0));
    CHECK(volume_against_whole(&a, &b) == (part * whole <= 0));
    CHECK(volume_is_zero(&a) == (part == 0) && volume_is_negative(&a) == (part < 0));
}

static void test_volumes_and_limits(void)
{
    for (int part = -2; part <= 2; part++) {
        check_signs_of_volumes(part, 1);
        check_signs_of_volumes(part, -3);
    }
    CHECK(cubes_before_limit(1, -2, GRAZE_C(0.5)) == 0);
    CHECK(cubes_before_limit(-2, 4, GRAZE_C(0.5)) == 0);
    CHECK(cubes_before_limit(-3, 3, GRAZE_ONE) == 0 && cubes_before_limit(0, 4, 1) == 1);
    CHECK(cubes_before_limit(-3, 4, GRAZE_ONE) == 1 && cubes_before_limit(3, -4, GRAZE_ONE) == 1);
    CHECK(cubes_before_limit(-4, 3, GRAZE_ONE) == -1 && cubes_before_limit(4, -3, GRAZE_ONE) == -1);
    volume one = block(unit_area(), length_of(1)), least = negated_volume(one), most = cubes(4);
    CHECK(volume_against_before_limit(&most, &least, INT32_MAX) == -1);
    CHECK(volume_against_before_limit(&least, &most, 1) == 1);
    volume less = volumes_added(cubes(-1), one), more = volumes_apart(cubes(-1), one),
           two = cubes(2);
    CHECK(volume_against_before_limit(&less, &two, GRAZE_C(0.5)) == 1);
    CHECK(volume_against_before_limit(&more, &two, GRAZE_C(0.5)) == -1);
}

/* Between reaches of opposite signs: the first one's part of the sum of both sizes. */
static void test_until_zero(void)
{
    const graze_vec3 low = at(WEIGHT_LOW, WEIGHT_LOW, WEIGHT_LOW);
    reach unit = reach_of(1, length_of(1)), weight = reach_of(WEIGHT_LOW, world());
    length3 most = {world(), world(), world()};
    reach down = reach_along(&low, most), up = reach_minus(reach_minus(down, down), down);
    CHECK(same_share(share_until_zero(reach_times(unit, 3), reach_times(unit, -9)),
                     share_of_squares(1, 4)));
    CHECK(same_share(share_until_zero(reach_times(weight, 3), reach_times(weight, -1)),
                     share_of_squares(3, 4)));
    CHECK(same_share(share_until_zero(down, up), share_of_squares(1, 2)));
    CHECK(same_share(share_until_zero(up, down), share_of_squares(1, 2)));
    CHECK(is_less(share_until_zero(reach_minus(up, unit), down), share_of_squares(1, 2)));
    CHECK(is_less(share_zero(), share_until_zero(unit, down)));
    CHECK(is_less(share_until_zero(down, unit), share_one()));
}

static void test_numbers(void)
{
}

/* Compares |r| with c * |axis|; the axis (3, 4, 12) has length 13. */
static void check_exceeds(int32_t unit, int32_t c)
{
    const graze_vec3 axis =
        at((graze_scalar)(3 * unit), (graze_scalar)(-4 * unit), (graze_scalar)(12 * unit));
    reach r = reach_of((graze_scalar)(13 * (unit < 0 ? -unit : unit)), length_of((graze_scalar)c));
    reach more = reach_plus(r, reach_of(1, length_of(1)));
    CHECK(!exceeds(r, &axis, (graze_scalar)c));
    CHECK(exceeds(more, &axis, (graze_scalar)c));
    CHECK(exceeds(reach_times(more, -1), &axis, (graze_scalar)c));
    CHECK(!exceeds(reach_times(r, -1), &axis, (graze_scalar)c));
    CHECK(!exceeds(r, &axis, (graze_scalar)(c + 1)));
    CHECK(exceeds(r, &axis, (graze_scalar)(c - 1)));
}

static void test_exceeding(void)
{
    const graze_vec3 low = at(WEIGHT_LOW, WEIGHT_LOW, WEIGHT_LOW), none = at(0, 0, 0);
    length3 most = {world(), world(), world()};
    check_exceeds(1, 2);
    check_exceeds(-1, 7);
    check_exceeds(165191049, 8000); /* 13 of that < 2^31 */
    check_exceeds(-165191049, 0x1FFFFFFF);
    CHECK(exceeds(reach_along(&low, most), &low, HIGH));
    CHECK(!exceeds(reach_of(WEIGHT_LOW, length_of(HIGH)), &low, HIGH));
    CHECK(exceeds(reach_of(1, length_of(1)), &none, HIGH));
    CHECK(!exceeds(reach_of(0, length_of(1)), &none, 0));
}

/* GRAZE_NO_LIMIT is beyond the largest reach over the smallest. */
static void test_limits(void)
{
    const graze_vec3 low = at(WEIGHT_LOW, WEIGHT_LOW, WEIGHT_LOW);
    length3 corner = {world(), world(), world()};
    CHECK(is_less(share_of_reaches(reach_along(&low, corner), reach_of(-1, length_of(1))),
                  share_of_limit(GRAZE_NO_LIMIT)));
    CHECK(same_share(share_of_limit(GRAZE_ONE), share_one()));
    CHECK(same_share(share_of_limit(0), share_zero()));
    CHECK(same_share(share_of_limit(GRAZE_C(0.5)), share_of_weights(2, 4)));
    CHECK(is_less(share_one(), share_of_limit(GRAZE_C(1.0001))));
}

/* ---- Results computed from shares ---- */

static graze_scalar t_of(share s)
{
    share_progress p;
    progress_of_share(&p, s);
    return share_t(&p);
}

static graze_fraction fraction_of(share s)
{
    share_progress p;
    progress_of_share(&p, s);
    return share_fraction(&p);
}

static graze_scalar place_along(graze_scalar start, length run, share s)
{
    share_progress p;
    progress_of_share(&p, s);
    return share_along(start, run, &p);
}

static graze_scalar t_of_cubes(int part, int whole)
{
    share_progress p;
    progress_of_cubes(&p, part, whole);
    return share_t(&p);
}

static graze_scalar t_against_cubes(int part, int whole)
{
    volume a = cubes(part), b = cubes(whole);
    share_progress p;
    share_progress_against(&p, &a, &b);
    return share_t(&p);
}

static graze_scalar along_cubes(graze_scalar start, length run, int part, int whole)
{
    share_progress p;
    progress_of_cubes(&p, part, whole);
    return share_along(start, run, &p);
}

static void test_reported_shares(void)
{
    CHECK(same_number(t_of(share_zero()), 0) && same_number(t_of(share_one()), GRAZE_ONE));
    CHECK(same_number((graze_scalar)fraction_of(share_zero()), 0));
    CHECK(fraction_of(share_one()) <= GRAZE_FRACTION_ONE &&
          fraction_of(share_one()) >= GRAZE_FRACTION_ONE);
    CHECK(same_number(t_of(share_of_squares(1, 2)), GRAZE_C(0.5)));
    CHECK(same_number(t_of_cubes(3, 2), GRAZE_C(1.5)));
    CHECK(same_number(t_of_cubes(-3, -2), GRAZE_C(1.5)));
    CHECK(same_number(t_against_cubes(3, -2), GRAZE_C(1.5)));
    CHECK(same_number(t_against_cubes(-3, 2), GRAZE_C(1.5)));
    CHECK(same_number(t_against_cubes(0, 2), 0));
    CHECK(same_number(t_of(share_of_limit(GRAZE_NO_LIMIT)), GRAZE_SCALAR_MAX));
    CHECK(t_of(share_of_squares(2, 3)) == 43691); /* 43690.67 */
    CHECK(fraction_of(share_of_squares(1, 3)) == 357913941);
    CHECK(fraction_of(share_of_squares(4, 2)) == INT32_MAX);
    CHECK(fraction_of(share_of_limit(GRAZE_NO_LIMIT)) == INT32_MAX);
}

/* Shares of 0 and 1 give the ends exactly; in the float build in these cases at least. */
static void test_ends(void)
{
    length up = world(), down = length_between(HIGH, LOW), none = length_between(LOW, LOW);
    CHECK(same_number(along_cubes(LOW, up, 0, 3), LOW));
    CHECK(same_number(along_cubes(LOW, up, 3, 3), HIGH));
    CHECK(same_number(place_along(HIGH, down, share_of_squares(0, 1)), HIGH));
    CHECK(same_number(place_along(HIGH, down, share_of_weights(2, 2)), LOW));
    CHECK(same_number(along_cubes(HIGH, none, 4, 1), HIGH));
    CHECK(same_number(place_along(HIGH, none, share_of_limit(GRAZE_NO_LIMIT)), HIGH));
}

/* Ties go away from the start in either direction; mirrored input gives mirrored output. */
static void test_mirrored(void)
{
    static const signed char runs[6] = {1, 2, 3, 5, 7, 13};
    for (int i = 0; i < 6; i++)
        for (int part = 0; part <= 4; part++) {
            share_progress s;
            if (part % 2 == 0)
                progress_of_share(&s, share_of_squares(part / 2, 2));
            else
                progress_of_cubes(&s, part, 4);
            graze_scalar run = (graze_scalar)runs[i];
            graze_scalar up = share_along(3, length_of(run), &s);
            graze_scalar down = share_along(mirror(3), length_of(-run), &s);
            CHECK(same_number(mirror(up), down));
        }
    CHECK(same_number(place_along(0, length_of(5), share_of_squares(1, 2)),
                      GRAZE_FLOAT ? 5 / (graze_scalar)2 : 3));
    CHECK(
        same_number(along_cubes(0, length_of(-5), 1, 2), GRAZE_FLOAT ? -5 / (graze_scalar)2 : -3));
}

/* The result grows with the run and with the part. */
static void test_monotone(void)
{
    for (int whole = 1; whole <= 3; whole++)
        for (int part = 0; part < 3; part++) {
            share_progress s;
            progress_of_cubes(&s, part, whole);
            share_progress next;
            progress_of_share(&next, share_of_squares(part + 1, whole));
            for (int run = 0; run < 9; run++) {
                length l = length_of((graze_scalar)run),
                       longer = length_of((graze_scalar)(run + 1));
                CHECK(share_along(1, l, &s) <= share_along(1, longer, &s));
                CHECK(share_along(1, l, &s) <= share_along(1, l, &next));
            }
        }
}

static graze_scalar along_volumes(int run, volume part, volume whole)
{
    share_progress p;
    share_progress_of_volumes(&p, &part, &whole);
    return share_along(0, length_of(run), &p);
}

/* The least distance from a half: the last of 62, 67 or 101 bits decides the rounding. */
static void test_close_to_ties(void)
{
    area square = area_of(world(), world()), two = area_times(square, 2);
    area less = area_minus(square, unit_area()), more = area_plus(square, unit_area());
    volume cube = cubes(1), one = block(unit_area(), length_of(1)), twice = cubes(2);
    CHECK(place_along(0, length_of(1), share_of_areas(less, two)) == 0);
    CHECK(place_along(0, length_of(1), share_of_areas(square, two)) == 1);
    CHECK(place_along(0, length_of(1), share_of_areas(more, two)) == 1);
    CHECK(along_volumes(-1, volumes_apart(cube, one), twice) == 0);
    CHECK(along_volumes(-1, cube, twice) == -1);
    CHECK(along_volumes(3, cube, twice) == 2);
    CHECK(along_volumes(3, volumes_apart(cube, one), twice) == 1);
}

/* A ray may reach points beyond the world, where the result saturates. */
static void test_outside(void)
{
    length up = world(), down = length_between(HIGH, LOW);
    share far_away = share_of_limit(GRAZE_NO_LIMIT);
    CHECK(place_along(HIGH, up, share_of_squares(3, 1)) == INT32_MAX);
    CHECK(along_cubes(LOW, down, 3, 1) == INT32_MIN);
    CHECK(place_along(HIGH, length_of(1), far_away) == INT32_MAX);
    CHECK(place_along(LOW, length_of(-1), far_away) == INT32_MIN);
    CHECK(place_along(INT32_MAX - 4, length_of(3), share_of_squares(4, 3)) == INT32_MAX);
    CHECK(place_along(INT32_MAX - 3, length_of(3), share_of_squares(4, 3)) == INT32_MAX);
    CHECK(place_along(INT32_MAX - 5, length_of(3), share_of_squares(4, 3)) == INT32_MAX - 1);
    CHECK(place_along(INT32_MIN + 5, length_of(-3), share_of_squares(4, 3)) == INT32_MIN + 1);
    CHECK(place_along(INT32_MIN + 3, length_of(-3), share_of_squares(4, 3)) == INT32_MIN);
}

static void test_shares(void)
{
    test_order_of_shares();
    test_proportions();
    test_volumes_and_limits();
    test_until_zero();
    test_numbers();
    test_exceeding();
    test_limits();
    test_reported_shares();
    test_ends();
    test_mirrored();
    test_monotone();
    test_close_to_ties();
    test_outside();
}
