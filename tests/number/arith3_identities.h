/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Identities between products of any vectors. Part of arith3_cases.h. */

static length3 small_vector(int index)
{
    static const signed char v[8][3] = {{1, 2, 3}, {-4, 5, -6},  {7, -8, 9},    {0, 0, 1},
                                        {2, 4, 6}, {-1, -2, -3}, {15, -14, 13}, {0, 0, 0}};
    return small(v[index][0], v[index][1], v[index][2]);
}

static void test_known_products(void)
{
    length3 a = small_vector(0), b = small_vector(1);
    area3 c = cross(a, b);
    CHECK(same_area(dot(a, b), area_times(unit_area(), -12)));
    CHECK(same_area(c.x, area_times(unit_area(), -27)));
    CHECK(same_area(c.y, area_times(unit_area(), -6)));
    CHECK(same_area(c.z, area_times(unit_area(), 13)));
    CHECK(same_volume(above(c, small_vector(2)),
                      volume_times(block(unit_area(), length_of(1)), -24)));
    CHECK(length_sign(a.x) == 1 && length_sign(b.x) == -1 && length_sign(small_vector(3).x) == 0);
}

static length3 turned(length3 v)
{
    length3 back = {length_raw(-v.x.raw), length_raw(-v.y.raw), length_raw(-v.z.raw)};
    return back;
}

static void check_pair(length3 a, length3 b)
{
    area3 ab = cross(a, b), ba = cross(b, a);
    CHECK(same_area(dot(a, b), dot(b, a)));
    CHECK(sign_of_area(area_plus(ab.x, ba.x)) == 0);
    CHECK(sign_of_area(area_plus(ab.y, ba.y)) == 0);
    CHECK(sign_of_area(area_plus(ab.z, ba.z)) == 0);
    CHECK(sign_of_volume(above(ab, a)) == 0 && sign_of_volume(above(ab, b)) == 0);
    CHECK(sign_of_area(dot(a, b)) == -sign_of_area(dot(a, turned(b))));
    check_lagrange(a, b);
}

/* A cyclic turn keeps a triple product; exchanging two vectors negates it. */
static void check_triple(length3 a, length3 b, length3 c)
{
    volume v = above(cross(a, b), c);
    CHECK(same_volume(v, above(cross(b, c), a)));
    CHECK(same_volume(v, above(cross(c, a), b)));
    CHECK(sign_of_volume(volumes_added(v, above(cross(b, a), c))) == 0);
    CHECK(same_volume(negated_volume(v), above(cross(b, a), c)));
}

static void test_identities(void)
{
    test_known_products();
    for (int i = 0; i < 8; i++)
        for (int j = i; j < 8; j++) {
            check_pair(small_vector(i), small_vector(j));
            check_triple(small_vector(i), small_vector(j), small_vector((i + 3 * j) % 8));
        }
}

/* The sign of a product of four signs, for all combinations of -1, 0 and 1. */
static void test_signs_of_products(void)
{
    area unit = unit_area();
    for (int i = 0; i < 81; i++) {
        int a = i % 3 - 1, b = i / 3 % 3 - 1, c = i / 9 % 3 - 1, d = i / 27 - 1;
        int sign = compare_products(area_times(unit, a), area_times(unit, b), area_times(unit, c),
                                    area_times(unit, d));
        CHECK(sign == (a * b > c * d) - (a * b < c * d));
    }
}

/* The greatest products, and products that differ from them by one raw unit (in the float build: 1). */
static void test_close_products(void)
{
    area most = area_times(area_of(world(), world()), 3), less = area_minus(most, unit_area());
    area down = area_times(area_of(world(), world()), -3), more = area_plus(down, unit_area());
    CHECK(compare_products(most, less, most, most) == -1);
    CHECK(compare_products(most, most, less, most) == 1);
    CHECK(compare_products(most, down, down, most) == 0);
    CHECK(compare_products(most, down, more, most) == -1);
    CHECK(compare_products(down, down, most, most) == 0);
    CHECK(compare_products(down, down, down, more) == 1);
    CHECK(is_less_area(down, more) && is_less_area(more, less) && is_less_area(less, most));
    CHECK(!is_less_area(most, most));
    CHECK(is_less_area(down, most) && !is_less_area(most, down) && !is_less_area(most, most));
}

/* Adds a degree to itself, subtracts it from itself, negates and sets it. */
static void check_in_place(length l, int k)
{
    area a = area_times(area_of(l, l), k), twice_a = a;
    volume v = volume_times(block(area_of(l, l), l), k), twice_v = v;
    reach r = reach_of((graze_scalar)k, l), twice_r = r;
    area_add(&twice_a, &twice_a);
    volume_add(&twice_v, &twice_v);
    reach_add(&twice_r, &twice_r);
    CHECK(same_area(twice_a, area_plus(a, a)) && same_area(area_minus(twice_a, a), a));
    CHECK(same_volume(twice_v, volumes_added(v, v)) && same_volume(volumes_apart(twice_v, v), v));
    CHECK(same_reach(twice_r, reach_plus(r, r)) && same_reach(reach_minus(twice_r, r), r));
    CHECK(sign_of_area(area_plus(a, negated_area(a))) == 0);
    CHECK(sign_of_volume(volumes_added(v, negated_volume(v))) == 0);
    CHECK(sign_of_reach(reach_plus(r, negated_reach(r))) == 0);
    CHECK(sign_of_area(negated_area(a)) == -k && sign_of_reach(negated_reach(r)) == -k);
    area_subtract(&twice_a, &twice_a);
    volume_subtract(&twice_v, &twice_v);
    reach_subtract(&twice_r, &twice_r);
    CHECK(sign_of_area(twice_a) == 0 && volume_is_zero(&twice_v) && sign_of_reach(twice_r) == 0);
    reach_set_zero(&r);
    CHECK(sign_of_reach(r) == 0 && same_reach(r, twice_r));
}

static void test_in_place(void)
{
    for (int k = -1; k <= 1; k++) {
        check_in_place(length_of(3), k);
        check_in_place(world(), k);
    }
}

/* The difference of two points is the same at both ends of the world. */
static void test_translations(void)
{
    static const signed char steps[3] = {-7, 0, 7};
    for (int i = 0; i < 27; i++) {
        graze_scalar x = (graze_scalar)steps[i % 3], y = (graze_scalar)steps[i / 3 % 3],
                     z = (graze_scalar)steps[i / 9];
        graze_vec3 p = at(HIGH - 7, LOW + 7, HIGH - 7),
                   q = at(HIGH - 7 + x, LOW + 7 + y, HIGH - 7 + z);
        graze_vec3 low = at(LOW + 7, LOW + 7, 0), to = at(LOW + 7 + x, LOW + 7 + y, z);
        length3 here = vector_at(x, y, z), v = vector_between(&p, &q),
                w = vector_between(&low, &to);
        CHECK(same_area(dot(v, here), dot(here, here)) && no_cross(cross(v, here)));
        CHECK(same_area(dot(w, w), dot(here, here)) && same_cross(cross(w, here), cross(v, v)));
    }
    test_signs_of_products();
    test_close_products();
    test_in_place();
}
