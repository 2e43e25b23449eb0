/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Boxes of the world beside slabs, against exact intervals. Cores without a long multiply use short products; this test
 * runs both on all cores.
 */
#define GRAZE_FAR 0
#include "../../include/graze/vec3.h"
#include "../../src/shape/nearest_beside.h"
#include "../../src/wide/divide_short.h"
#include "../../src/wide/signed.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

enum { STREAM = 4000 * DRAWN_TIMES };

typedef struct {
    graze_vec3 low, high, center, axis[3], half;
} scene;

static struct {
    uint32_t beside, found, found_short, wrong, wrong_short;
} seen;

/* ---- Exact: the interval of axis . (p - center) for all p of the box ---- */

typedef struct {
    s128 low, high;
} interval;

/* |axis| <= 2^31 and |p - center| < 2^32, so a product is below 2^63. */
static void widen(interval *to, int32_t axis, int32_t low, int32_t high, int32_t center)
{
    const int64_t a = axis * ((int64_t)low - center), b = axis * ((int64_t)high - center);
    to->low = s128_add(to->low, s128_of_s64(a < b ? a : b));
    to->high = s128_add(to->high, s128_of_s64(a < b ? b : a));
}

static bool is_beside_slab(const scene *s, const graze_vec3 *axis, int32_t half)
{
    const s128 border = s128_of_s64((int64_t)half * 65536);
    interval at;
    at.low = at.high = s128_of_s64(0);
    widen(&at, axis->x, s->low.x, s->high.x, s->center.x);
    widen(&at, axis->y, s->low.y, s->high.y, s->center.y);
    widen(&at, axis->z, s->low.z, s->high.z, s->center.z);
    return s128_sign(s128_sub(at.low, border)) > 0 || s128_sign(s128_add(at.high, border)) < 0;
}

static void compare(const scene *s)
{
    box_middle m;
    middle_way w;
    middle_set(&m, &s->low, &s->high);
    middle_set_short(&m);
    way_from(&w, &m, s->center.x, s->center.y, s->center.z);
    const bool is_beside = is_beside_slab(s, &s->axis[0], s->half.x) ||
                           is_beside_slab(s, &s->axis[1], s->half.y) ||
                           is_beside_slab(s, &s->axis[2], s->half.z);
    const bool found = way_is_beside_any(&m, &w, s->axis, &s->half);
    const bool found_short = way_is_surely_beside_any(&m, &w, s->axis, &s->half);
    seen.beside += is_beside;
    seen.found += found;
    seen.found_short += found_short;
    seen.wrong += found && !is_beside;
    seen.wrong_short += found_short && !is_beside;
}

/* ---- Inputs ---- */

/* -2^bits <= number < 2^bits */
static int32_t any_number(uint32_t bits)
{
    const uint32_t drawn = random32() >> (31 - bits);
    return bits == 31 ? s32_of_bits(drawn) : (int32_t)drawn - (int32_t)u32_power_of_2(bits);
}

static graze_vec3 any_point(uint32_t bits)
{
    graze_vec3 v;
    v.x = any_number(bits);
    v.y = any_number(bits);
    v.z = any_number(bits);
    return v;
}

static void sort(int32_t *low, int32_t *high)
{
    const int32_t least = *low < *high ? *low : *high;
    *high = *low < *high ? *high : *low;
    *low = least;
}

static void draw(scene *s, uint32_t bits, uint32_t size_bits, uint32_t axis_bits)
{
    const graze_vec3 at = any_point(bits), size = any_point(size_bits);
    s->low = at;
    s->high = graze_vec3_add(at, size);
    sort(&s->low.x, &s->high.x);
    sort(&s->low.y, &s->high.y);
    sort(&s->low.z, &s->high.z);
    s->center = any_point(bits);
    s->half = any_point(size_bits);
    for (int i = 0; i < 3; i++)
        s->axis[i] = any_point(axis_bits);
}

/* ---- Tests ---- */

/* Axes of about unit length, as those of oriented boxes are: most boxes that are beside are found. */
static void test_unit_axes(void)
{
    scene s;
    check_group("boxes beside slabs: axes of about one unit");
    for (uint32_t i = 0; i < STREAM; i++) {
        const uint32_t bits = 8 + random32() % 22u;
        draw(&s, bits, bits - 4, 16);
        compare(&s);
    }
    CHECK(seen.wrong == 0 && seen.wrong_short == 0);
    CHECK(seen.beside > STREAM / 2);
    CHECK(seen.found > seen.beside - seen.beside / 64);
    CHECK(seen.found_short > seen.beside - seen.beside / 16);
}

/* Any axes and half extents: long ones, and zeros. */
static void test_any_axes(void)
{
    scene s;
    check_group("boxes beside slabs: any axes");
    for (uint32_t i = 0; i < STREAM; i++) {
        const uint32_t bits = 1 + random32() % 30u;
        const uint32_t size_bits = 1 + random32() % bits, axis_bits = random32() % 32u;
        draw(&s, bits, size_bits, axis_bits);
        s.half = any_point(random32() % 32u);
        compare(&s);
    }
    CHECK(seen.wrong == 0 && seen.wrong_short == 0);
}

/* Within a few units of a border, where each rounding counts: the slab ends just before or just behind the box. */
static void test_borders(void)
{
    scene s;
    check_group("boxes beside slabs: borders");
    for (uint32_t i = 0; i < STREAM; i++) {
        const uint32_t bits = 1 + random32() % 29u, size_bits = 1 + random32() % 12u;
        draw(&s, bits, size_bits, 0);
        for (int axis = 0; axis < 3; axis++)
            s.axis[axis] = graze_vec3_of(0, 0, 0);
        s.axis[i % 3].y = GRAZE_ONE;
        s.half = graze_vec3_of(0, 0, 0);
        const int64_t gap = (int64_t)s.low.y - s.center.y + any_number(6);
        const int32_t half = gap < 0 || gap > INT32_MAX ? 0 : (int32_t)gap;
        (i % 3 == 0 ? &s.half.x : i % 3 == 1 ? &s.half.y : &s.half.z)[0] = half;
        compare(&s);
    }
    CHECK(seen.wrong == 0 && seen.wrong_short == 0);
}

/* The ends of the world. */
static void test_ends(void)
{
    static const int32_t ends[4] = {INT32_MIN, INT32_MIN + 1, INT32_MAX - 1, INT32_MAX};
    scene s;
    check_group("boxes beside slabs: ends of the world");
    for (uint32_t i = 0; i < STREAM; i++) {
        draw(&s, 29, 29, 31);
        s.low.x = ends[random32() % 4];
        s.high.x = ends[random32() % 4];
        sort(&s.low.x, &s.high.x);
        s.center.x = ends[random32() % 4];
        s.center.y = ends[random32() % 4];
        s.axis[0].x = ends[random32() % 4];
        s.half = any_point(31);
        compare(&s);
    }
    CHECK(seen.wrong == 0 && seen.wrong_short == 0);
}

void test_wide_beside(void)
{
    random_start(13);
    test_unit_axes();
    test_any_axes();
    test_borders();
    test_ends();
}
