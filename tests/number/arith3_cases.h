/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The signed degrees: properties of each arithmetic, written once with the functions of spans.h. A
 * file that includes this one chooses GRAZE_FAR, and names the test with ARITH3_TEST.
 *
 * In the float build all numbers are small whole numbers, exact in binary32, so that results can be
 * compared for equality there as well.
 */
#ifndef GRAZE_TESTS_ARITH3_CASES_H
#define GRAZE_TESTS_ARITH3_CASES_H

#include "arith3_values.h"
#include "../support/check.h"

/* The lowest and the highest coordinate, and the lowest and the highest weight of a reach. */
#if GRAZE_FAR
#define LOW         INT32_MIN
#define HIGH        INT32_MAX
#define WEIGHT_LOW  INT32_MIN
#define WEIGHT_HIGH INT32_MAX
#else
#define LOW         (-GRAZE_NEAR_LIMIT)
#define HIGH        (GRAZE_NEAR_LIMIT - 1)
#define WEIGHT_LOW  INT32_MIN
#define WEIGHT_HIGH INT32_MAX
#endif

static inline graze_vec3 at(graze_scalar x, graze_scalar y, graze_scalar z)
{
    graze_vec3 v;
    v.x = x;
    v.y = y;
    v.z = z;
    return v;
}

static inline length3 vector_at(graze_scalar x, graze_scalar y, graze_scalar z)
{
    graze_vec3 v = at(x, y, z);
    return vector_of(&v);
}

/* Whole numbers: raw units in the fixed build. */
static inline length3 small(int x, int y, int z)
{
    return vector_at((graze_scalar)x, (graze_scalar)y, (graze_scalar)z);
}

static inline length world(void)
{
    return length_between(LOW, HIGH);
}

static inline area unit_area(void)
{
    return area_of(length_of(1), length_of(1));
}

static inline bool same_area(area a, area b)
{
    return !is_less_area(a, b) && !is_less_area(b, a);
}

static inline bool same_volume(volume a, volume b)
{
    return sign_of_volume(volumes_apart(a, b)) == 0 && sign_of_volume(volumes_apart(b, a)) == 0;
}

static inline bool same_reach(reach a, reach b)
{
    return !is_less_reach(a, b) && !is_less_reach(b, a);
}

static inline bool same_cross(area3 a, area3 b)
{
    return same_area(a.x, b.x) && same_area(a.y, b.y) && same_area(a.z, b.z);
}

static inline bool no_cross(area3 a)
{
    return sign_of_area(a.x) == 0 && sign_of_area(a.y) == 0 && sign_of_area(a.z) == 0;
}

static area area_times(area a, int k)
{
    area sum = area_minus(a, a);
    for (; k > 0; k--)
        sum = area_plus(sum, a);
    for (; k < 0; k++)
        sum = area_minus(sum, a);
    return sum;
}

static volume volume_times(volume v, int k)
{
    volume sum = volumes_apart(v, v);
    for (; k > 0; k--)
        sum = volumes_added(sum, v);
    for (; k < 0; k++)
        sum = volumes_apart(sum, v);
    return sum;
}

#include "arith3_corners.h"
#include "arith3_identities.h"
#include "arith3_predicates.h"
#include "arith3_shares.h"
#include "arith3_reaches.h"

void ARITH3_TEST(void)
{
    check_group(GRAZE_FAR ? "far degrees" : "near degrees");
    test_widths();
    test_corners();
    test_reaches_of_corners();
    test_identities();
    test_translations();
    test_shares();
    test_made_of_reaches();
    test_predicates();
}

#endif
