/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points to continue from, off the surface of a capsule: case by case, on each axis and mirrored. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define ROD                                                                                        \
    {                                                                                              \
        {AT(-4, 0, 0), AT(4, 0, 0)}, GRAZE_C(2)                                                    \
    }
#define WIDE_ROD                                                                                   \
    {                                                                                              \
        {AT(-4, 0, 0), AT(4, 0, 0)}, GRAZE_C(5)                                                    \
    }
#define SLANTED(radius)                                                                            \
    {                                                                                              \
        {AT(0, 0, 0), AT(6, 8, 0)}, GRAZE_C(radius)                                                \
    }
#define UP   AT(0, 1, 0)
#define DOWN AT(0, -1, 0)

typedef struct {
    graze_capsule capsule;
    graze_vec3 point, normal, off;
} off_case;

/* x, y, z from y, z, x, so many times; then mirrored. */
static graze_vec3 image(graze_vec3 v, int times, bool mirrored)
{
    for (int i = 0; i < times; i++)
        v = vec3_at(v.y, v.z, v.x);
    return mirrored ? graze_vec3_neg(v) : v;
}

/* A normal whose ties come first on another axis may not be turned: its case is checked as it is. */
static bool has_tie(graze_vec3 n)
{
    return n.x >= n.y && n.x <= n.y;
}

static void run_one(const off_case *c, int times, bool mirrored)
{
    const graze_vec3 a = image(c->capsule.core.a, times, mirrored);
    const graze_vec3 b = image(c->capsule.core.b, times, mirrored);
    const graze_vec3 normal = image(c->normal, times, mirrored);
    const graze_capsule capsule = {{a, b}, c->capsule.radius}, turned = {{b, a}, capsule.radius};
    graze_vec3 off = image(c->point, times, mirrored), over = normal;
    graze_capsule_off_surface(&turned, &off, &over, &over);
    graze_capsule_off_surface(&capsule, &off, &normal, &off);
    CHECK(vec3_close(off, image(c->off, times, mirrored)));
    CHECK(vec3_close(over, off));
}

static void run(const off_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (int kind = 0; kind < (has_tie(cases[i].normal) ? 1 : 6); kind++)
            run_one(&cases[i], kind % 3, kind >= 3);
}

/* In the last case but one x comes before y, in the last one there is no normal. */
static void move_beside_the_core(void)
{
    const off_case cases[] = {
        {ROD, AT(1, 2, 0), UP, {GRAZE_C(1), GRAZE_C(2) + RAW, 0}},
        {ROD, AT(1, 2, 0), DOWN, {GRAZE_C(1), GRAZE_C(-2) - RAW, 0}},
        {WIDE_ROD, AT(1, -50, 3), UP, {GRAZE_C(1), GRAZE_C(4) + RAW, GRAZE_C(3)}},
        {WIDE_ROD, AT(1, 50, 3), UP, {GRAZE_C(1), GRAZE_C(4) + RAW, GRAZE_C(3)}},
        {WIDE_ROD, AT(1, 1, 3), UP, {GRAZE_C(1), GRAZE_C(4) + RAW, GRAZE_C(3)}},
        {SLANTED(5), AT(1, 9, 0), UP, AT(1, 9.666671752929688, 0)},
        {SLANTED(5), AT(5, 0, 0), DOWN, AT(5, -1.666671752929688, 0)},
        {SLANTED(5), AT(3, 4, 4), AT(0, 0, 1), {GRAZE_C(3), GRAZE_C(4), GRAZE_C(5) + RAW}},
        {ROD, AT(3, 1, 0), AT(1, 1, 0), AT(5.7320556640625, 1, 0)},
        {ROD, AT(3, 1, 0), AT(0, 0, 0), AT(3, 1, 0)},
    };
    check_case("beside the core");
    run(cases, COUNT(cases));
}

/* The line is beside the shadow of the core. */
static void move_beyond_an_end(void)
{
    const off_case cases[] = {
        {SLANTED(5), AT(7, 12, 0), UP, AT(7, 12.89898681640625, 0)},
        {SLANTED(5), AT(7, 12, 0), DOWN, {GRAZE_C(7), GRAZE_C(1) - RAW, 0}},
        {SLANTED(5), AT(10, 12, 0), DOWN, {GRAZE_C(10), GRAZE_C(5) - RAW, 0}},
        {SLANTED(5), AT(-3, 4, 0), UP, AT(-3, 4.333343505859375, 0)},
        {SLANTED(5), AT(-3, 4, 0), DOWN, {GRAZE_C(-3), GRAZE_C(-4) - RAW, 0}},
        {ROD, AT(1, 1, 0), AT(1, 0, 0), AT(5.7320556640625, 1, 0)},
        {ROD, AT(1, 1, 0), AT(-1, 0, 0), AT(-5.7320556640625, 1, 0)},
        {{{AT(1, 2, 3), AT(1, 2, 3)}, GRAZE_C(5)},
         AT(4, 6, 3),
         UP,
         {GRAZE_C(4), GRAZE_C(6) + RAW, GRAZE_C(3)}},
    };
    check_case("beyond an end");
    run(cases, COUNT(cases));
}

/* A line that touches, one raw unit beside it, and empty capsules. In floats a line that touches has no exact answer. */
static void touch_or_miss(void)
{
    const graze_scalar aside = GRAZE_FLOAT ? GRAZE_C(11.5) : GRAZE_C(11) + RAW;
    const off_case cases[] = {
        {SLANTED(5), {aside, 0, 0}, UP, {aside, 0, 0}},
        {ROD, AT(9, 1, 0), UP, AT(9, 1, 0)},
        {ROD, AT(1, 1, 3), UP, AT(1, 1, 3)},
        {SLANTED(-1), AT(3, 4, 0), UP, AT(3, 4, 0)},
        {SLANTED(-0.0000152587890625), AT(3, 4, 0), DOWN, AT(3, 4, 0)},
    };
    const off_case touching = {SLANTED(5), AT(11, 0, 0), UP, {GRAZE_C(11), GRAZE_C(8) + RAW, 0}};
    check_case("lines that touch or miss");
    run(cases, COUNT(cases));
    if (!GRAZE_FLOAT)
        run(&touching, 1);
}

/* Radius 0: most heights below the point on the core are outside, too. */
static void move_off_a_segment(void)
{
    const off_case cases[] = {
        {SLANTED(0), AT(3, -9, 0), UP, {GRAZE_C(3), GRAZE_C(4) + RAW, 0}},
        {SLANTED(0), AT(3, 4, 0), DOWN, {GRAZE_C(3), GRAZE_C(4) - RAW, 0}},
        {SLANTED(0), AT(0, 30, 0), UP, {0, RAW, 0}},
        {SLANTED(0), AT(6, 30, 0), UP, {GRAZE_C(6), GRAZE_C(8) + RAW, 0}},
    };
    check_case("a segment");
    run(cases, COUNT(cases));
}

#if GRAZE_FLOAT

static void span_the_world(void)
{
    graze_capsule capsule = ROD;
    const graze_vec3 up = UP;
    graze_vec3 off = {1, 2, 0};
    check_case("no number");
    capsule.core.b.z = some_nan();
    graze_capsule_off_surface(&capsule, &off, &up, &off);
    CHECK(is_nan(off.x) && is_nan(off.y) && is_nan(off.z));
    for (float size = 0x1p-20f; size < 0x1p20f; size *= 4) {
        const graze_capsule rod = {{{size, -size, 0}, {-size, size / 3, size}}, size / 5};
        off = vec3_at(0, 0, size / 2);
        graze_capsule_off_surface(&rod, &off, &up, &off);
        CHECK(!graze_capsule_contains_point(&rod, &off));
        off.y -= size * 0x1p-16f;
        CHECK(graze_capsule_contains_point(&rod, &off));
    }
}

#else

/* One number that is not near, and then the ends of the world. */
static void span_the_world(void)
{
    const graze_scalar low = INT32_MIN, high = INT32_MAX, wide = 0x20000000;
    const off_case cases[] = {
        {{{{0, 0, 0}, {high, 0, 0}}, 4}, {5, 9, 0}, UP, {5, 5, 0}},
        {{{{0, 0, 0}, {8, 0, 0}}, 3}, {4, high, 0}, UP, {4, 4, 0}},
        {{{{0, 0, 0}, {8, 0, 0}}, wide}, {0, 0, 0}, AT(-1, 0, 0), {-wide - 1, 0, 0}},
        {{{{-high, -high, 0}, {high, high, 0}}, 0}, {7, -9, 0}, UP, {7, 8, 0}},
    };
    const off_case ends[] = {
        {{{{-high, 5, 0}, {high, 5, 0}}, high}, {7, -9, 0}, UP, {7, high, 0}},
        {{{{high, 0, 0}, {high, 0, 0}}, 1}, {high, 0, 0}, AT(1, 0, 0), {high, 0, 0}},
        {{{{low, low, low}, {low, low, 0}}, high}, {low, 0, low}, DOWN, {low, low, low}},
    };
    check_case("across the world");
    run(cases, COUNT(cases));
    for (unsigned i = 0; i < COUNT(ends); i++)
        run_one(&ends[i], 0, false);
}

#endif

void test_capsule_off(void)
{
    check_group("off the surface of a capsule");
    move_beside_the_core();
    move_beyond_an_end();
    touch_or_miss();
    move_off_a_segment();
    span_the_world();
}
