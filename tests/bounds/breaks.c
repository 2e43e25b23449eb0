/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * breaks NAME: breaks one bound of the arithmetic on purpose; or, by the name `keeps`, none,
 * although it goes to the ends of all. breaks alone says the names. For a checked build.
 */
#include "../../src/number/solid.h"
#include "../number/arith3_values.h"
#include "../support/check.h"

#include <stddef.h>

#define ANY INT32_C(0x12345678)

/* Results go here, so that nothing is left out. */
static volatile int seen;

static void see_area(area a)
{
    seen = sign_of_area(a);
}

static void see_volume(volume v)
{
    seen = sign_of_volume(v);
}

static void see_reach(reach r)
{
    seen = sign_of_reach(r);
}

static void see_share(share s)
{
    share_progress p;
    progress_of_share(&p, s);
    seen = share_t(&p);
}

static void see_share_of_volumes(volume part, volume whole)
{
    share_progress p;
    share_progress_of_volumes(&p, &part, &whole);
    seen = share_t(&p);
}

static void see_share_against(volume part, volume whole)
{
    share_progress p;
    share_progress_against(&p, &part, &whole);
    seen = share_t(&p);
}

static void see_limit(volume part, volume whole, graze_scalar t)
{
    seen = volume_against_before_limit(&part, &whole, t);
}

#if GRAZE_FAR
static length longest(void)
{
    return length_between(INT32_MIN, INT32_MAX);
}

static void break_length(void)
{
    seen = length_sign(length_raw(INT64_C(0x100000000)));
}
#else
static length longest(void)
{
    return length_between(-GRAZE_NEAR_LIMIT, GRAZE_NEAR_LIMIT - 1);
}

static void break_length(void)
{
    seen = length_sign(length_of(INT32_C(0x40000000)));
}

static void break_between(void)
{
    seen = length_sign(length_between(GRAZE_NEAR_LIMIT, 0));
}
#endif

static area longest_square(void)
{
    return area_of(longest(), longest());
}

static area largest_area(void)
{
    area two = area_plus(longest_square(), longest_square());
    return GRAZE_FAR ? area_plus(area_plus(two, two), area_plus(two, two)) : area_plus(two, two);
}

static volume largest_volume(void)
{
    volume v;
    area a = largest_area();
    volume_set_along(&v, &a, longest(), &a, longest(), &a, longest());
    return v;
}

static volume no_volume(void)
{
    return volumes_apart(largest_volume(), largest_volume());
}

static reach largest_reach(void)
{
    reach r = reach_of(INT32_MIN, longest());
    return reach_plus(reach_plus(r, r), r);
}

/* Near, the limits are those of the degrees; far, where a degree has a limb more than it may: 2^96 of
 * areas and reaches, 2^128 of volumes. So many doublings lead there from the largest, and one less
 * keeps the bound. */
#define DOUBLINGS(degree, times)                                                                   \
    static degree doubled_##degree(int n)                                                          \
    {                                                                                              \
        degree sum = largest_##degree();                                                           \
        for (; n > 0; n--)                                                                         \
            degree##_add(&sum, &sum);                                                              \
        return sum;                                                                                \
    }                                                                                              \
    static void keep_##degree(void)                                                                \
    {                                                                                              \
        see_##degree(doubled_##degree((times)-1));                                                 \
    }                                                                                              \
    static void break_##degree(void)                                                               \
    {                                                                                              \
        see_##degree(doubled_##degree(times));                                                     \
    }                                                                                              \
    static void break_##degree##_difference(void)                                                  \
    {                                                                                              \
        degree positive = doubled_##degree((times)-1), negative = positive;                        \
        degree##_negate(&negative);                                                                \
        degree##_subtract(&positive, &negative);                                                   \
        see_##degree(positive);                                                                    \
    }

DOUBLINGS(area, GRAZE_FAR ? 30 : 1)
DOUBLINGS(volume, GRAZE_FAR ? 28 : 1)
DOUBLINGS(reach, GRAZE_FAR ? 32 : 1)

static void keep_all(void)
{
    const graze_vec3 weights = {INT32_MIN, INT32_MIN, INT32_MIN};
    reach none = reach_of(0, longest());
    span world = span_between(INT32_MIN, INT32_MAX);
    keep_area();
    keep_volume();
    keep_reach();
    see_area(largest_area());
    see_area(area_minus(area_minus(longest_square(), longest_square()), largest_area()));
    see_volume(largest_volume());
    see_reach(largest_reach());
    see_reach(reach_minus(largest_reach(), reach_of(GRAZE_ONE, longest())));
    see_reach(reach_plus(largest_reach(), reach_of(-GRAZE_ONE, longest())));
    see_share_of_volumes(largest_volume(), largest_volume());
    see_share_of_volumes(no_volume(), largest_volume());
    see_share_against(negated_volume(largest_volume()), largest_volume());
    see_limit(negated_volume(largest_volume()), largest_volume(), INT32_MAX);
    share_progress far_off;
    progress_of_share(&far_off, share_of_limit(GRAZE_NO_LIMIT));
    seen = share_along(INT32_MIN, longest(), &far_off);
    see_share(share_until_zero(largest_reach(), reach_minus(none, largest_reach())));
    seen = exceeds(largest_reach(), &weights, INT32_MAX);
    const graze_vec3 diagonal = {INT32_MIN, INT32_MIN, INT32_MIN};
    const graze_vec3 shortest = {-1, 0, 0};
    seen = distance_of(largest_reach(), &diagonal);
    seen = distance_of(reach_of(-1, longest()), &shortest);
    seen = axis_of_areas(longest_square(), area_minus(longest_square(), longest_square()),
                         longest_square())
               .x;
    progress end = progress_of(ratio_from(world, world));
    seen = along(INT32_MIN, world, &end);
    squares radius = squares_of(span_of(INT32_MAX));
    seen = squares_root(squares_plus(squares_plus(radius, radius), radius));
    seen = span_is_zero(span_of(INT32_MIN)) && ratio_equal(ratio_of_limit(0), ratio_zero());
}

#if !GRAZE_FAR
static void break_volume_along(void)
{
    volume v;
    area a = largest_area();
    length l = longest();
    l.raw *= 2;
    volume_set_along(&v, &a, l, &a, l, &a, l);
    see_volume(v);
}
#endif

static void break_area_share(void)
{
    see_share(
        share_of_areas(area_minus(area_minus(longest_square(), longest_square()), longest_square()),
                       longest_square()));
}

static void break_volume_share(void)
{
    see_share_of_volumes(largest_volume(), negated_volume(largest_volume()));
}

static void break_share_against(void)
{
    see_share_against(largest_volume(), largest_volume());
}

static void break_reach_share(void)
{
    see_share(share_of_reaches(reach_of(1, longest()), reach_of(-1, longest())));
}

static void break_until_zero(void)
{
    see_share(share_until_zero(reach_of(1, longest()), reach_of(2, longest())));
}

static void break_until_zero_in_plane(void)
{
    see_share(share_until_zero(reach_of(0, longest()), reach_of(0, longest())));
}

static void break_exceeds(void)
{
    const graze_vec3 weights = {1, 1, 1};
    seen = exceeds(largest_reach(), &weights, -1);
}

static void break_whole(void)
{
    see_share(share_of_areas(longest_square(), area_minus(longest_square(), longest_square())));
}

static void break_volume_whole(void)
{
    see_share_of_volumes(largest_volume(), no_volume());
}

static void break_against_whole(void)
{
    see_share_against(no_volume(), no_volume());
}

static void break_share_limit(void)
{
    see_share(share_of_limit(-1));
}

static void break_before_limit(void)
{
    see_limit(negated_volume(largest_volume()), largest_volume(), 0);
}

static void break_before_limit_sign(void)
{
    see_limit(largest_volume(), largest_volume(), 1);
}

static void break_before_limit_whole(void)
{
    see_limit(no_volume(), no_volume(), 1);
}

static void break_fit(void)
{
    seen = (int)fit_of(GRAZE_FIT_LIMIT).down;
}

static void break_rounded(void)
{
    seen = (int)u64_rounded(1, 33);
}

static void break_short(void)
{
    seen = falls_short(1, 1, 0);
}

#if GRAZE_FAR
static void break_axis(void)
{
    seen = axis_of_areas(area_plus(longest_square(), longest_square()), longest_square(),
                         longest_square())
               .x;
}
#endif

static void break_limit(void)
{
    seen = ratio_less(ratio_of_limit(-1), ratio_one());
}

static void break_span(void)
{
    seen = span_is_zero(span_between(2, 1));
}

static void break_along(void)
{
    progress p = progress_of(ratio_one());
    seen = along(INT32_MAX - 4, span_of(5), &p);
}

static void break_progress(void)
{
    progress p = progress_of(ratio_raw(1, 0));
    seen = progress_t(&p);
}

static void break_squares(void)
{
    squares s = squares_of(span_between(INT32_MIN, INT32_MAX));
    seen = squares_at_most(squares_plus(s, s), s);
}

static const struct {
    const char *name;
    void (*run)(void);
} cases[] = {
    {"keeps", keep_all},
    {"length_of", break_length},
#if !GRAZE_FAR
    {"length_between", break_between},
#endif
    {"area_add", break_area},
    {"area_subtract", break_area_difference},
    {"volume_add", break_volume},
    {"volume_subtract", break_volume_difference},
#if !GRAZE_FAR
    {"volume_set_along", break_volume_along},
#endif
    {"reach_add", break_reach},
    {"reach_subtract", break_reach_difference},
    {"share_set_areas", break_area_share},
    {"share_progress_of_volumes", break_volume_share},
    {"share_progress_against", break_share_against},
    {"share_set_reaches", break_reach_share},
    {"share_set_until_zero", break_until_zero},
    {"share_set_until_zero, of nothing", break_until_zero_in_plane},
    {"reach_exceeds", break_exceeds},
    {"share_of_nothing", break_whole},
    {"share_progress_of_volumes, of nothing", break_volume_whole},
    {"share_progress_against, of nothing", break_against_whole},
    {"share_set_limit", break_share_limit},
    {"volume_against_before_limit", break_before_limit},
    {"volume_against_before_limit, along", break_before_limit_sign},
    {"volume_against_before_limit, of nothing", break_before_limit_whole},
    {"fit_of", break_fit},
    {"u64_rounded", break_rounded},
    {"falls_short", break_short},
#if GRAZE_FAR
    {"weights_of_areas", break_axis},
#endif
    {"ratio_of_limit", break_limit},
    {"span_between", break_span},
    {"along", break_along},
    {"progress_of", break_progress},
    {"squares_plus", break_squares},
};

static bool same_text(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

int main(int count, char **arguments)
{
    check_group("bounds");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        if (count < 2) {
            say(cases[i].name);
            say("\n");
        } else if (same_text(cases[i].name, arguments[1])) {
            check_case(cases[i].name);
            CHECK(true);
            cases[i].run();
        }
    }
    return count < 2 ? 0 : check_summary();
}
