/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Motions along planes. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"
#include "boxes.h"

#define P(x, y, z) vec3_units(x, y, z)
#define MOST       GRAZE_C(GRAZE_CLIP_MOST)
#define FACING(x, y, z)                                                                            \
    {                                                                                              \
        AT(0, 0, 0), AT(x, y, z)                                                                   \
    }

static const graze_plane floor_up[] = {FACING(0, 0, 1)};

static bool clips(graze_vec3 motion, const graze_plane *planes, uint32_t count, graze_vec3 to)
{
    return vec3_equal(graze_vec3_clip(motion, planes, count), to);
}

static void along_one(void)
{
    const graze_plane slope[] = {FACING(0, 0.6, 0.8)}, none[] = {FACING(0, 0, 0)};
    const graze_plane twice[] = {FACING(0, 0, 1), FACING(0, 0, 5), FACING(0, 0, 1)};
    check_case("along one plane");
    CHECK(clips(P(1, 2, -3), floor_up, 1, P(1, 2, 0)));
    CHECK(clips(P(1, 2, 3), floor_up, 1, P(1, 2, 3)) && clips(P(1, 2, 0), floor_up, 1, P(1, 2, 0)));
    CHECK(clips(P(0, 0, -3), floor_up, 1, P(0, 0, 0)));
    CHECK(clips(P(1, 2, -3), twice, 3, P(1, 2, 0)));
    CHECK(clips(P(1, 2, -3), none, 1, P(1, 2, -3)) && clips(P(1, 2, -3), 0, 0, P(1, 2, -3)));
    const graze_vec3 down = graze_vec3_clip(P(1, 0, -1), slope, 1);
    CHECK(down.x == GRAZE_ONE && down.y > 0 && down.z < 0);
    CHECK(graze_vec3_dot(down, slope[0].normal) >= 0 || GRAZE_FLOAT);
}

static void along_a_line(void)
{
    const graze_plane corner[] = {FACING(1, 0, 0), FACING(0, 0, 1)};
    const graze_plane acute[] = {FACING(1, 0, 0), FACING(-1, 1, 0)};
    const graze_plane blunt[] = {FACING(1, 0, 0), FACING(1, 1, 0)};
    check_case("along the line of two planes");
    CHECK(clips(P(-1, 2, -3), corner, 2, P(0, 2, 0)) && clips(P(-1, 2, 3), corner, 2, P(0, 2, 3)));
    CHECK(clips(P(1, 2, -3), corner, 2, P(1, 2, 0)));
    CHECK(clips(P(1, -1, 4), acute, 2, P(0, 0, 4)));
    CHECK(clips(P(-1, -2, 4), blunt, 2, P(0.5, -0.5, 4)) &&
          clips(P(-1, 4, 4), blunt, 2, P(0, 4, 4)));
    CHECK(clips(P(-1, -1, 4), blunt, 2, P(0, 0, 4)));
#if !GRAZE_FLOAT
    /* Half a raw unit on two axes: away from the motion. */
    const graze_plane skew[] = {FACING(0, 0, 1), FACING(-1, 1, 0)};
    const graze_vec3 motion = {1, 0, -5}, half = {0, 1, 0};
    CHECK(clips(motion, skew, 2, half));
#endif
}

static void into_a_corner(void)
{
    const graze_plane room[] = {FACING(1, 0, 0), FACING(0, 1, 0), FACING(0, 0, 1)};
    const graze_plane gap[] = {FACING(1, 0, 0), FACING(-1, 0, 0), FACING(0, 1, 0)};
    const graze_plane funnel[] = {FACING(1, 1, 0), FACING(-1, 1, 0), FACING(0, -1, 1)};
    const graze_plane wedge[] = {FACING(0, 0, 1), FACING(1, 0, 0), FACING(-1, 0, -1)};
    check_case("into a corner");
    CHECK(clips(P(-1, -2, -3), room, 3, P(0, 0, 0)) && clips(P(-1, -2, 3), room, 3, P(0, 0, 3)));
    CHECK(clips(P(5, -2, 3), gap, 3, P(0, 0, 3)) && clips(P(5, 2, 0), gap, 3, P(0, 2, 0)));
    CHECK(clips(P(0, 1, -3), funnel, 3, P(0, 0, 0)) && clips(P(0, -1, 5), funnel, 3, P(0, 0, 5)));
    CHECK(clips(P(3, 0, 2), wedge, 3, P(0, 0, 0)) && clips(P(3, 4, 2), wedge, 3, P(0, 4, 0)));
}

#if GRAZE_FLOAT

static void limits_of_the_build(void)
{
    const graze_plane strange[] = {{{0, 0, 0}, {0, some_nan(), 1}}};
    graze_vec3 bad = P(1, 2, -3);
    check_case("floats");
    CHECK(clips(P(1, 2, -3), strange, 1, P(1, 2, -3)));
    bad.y = some_nan();
    bad = graze_vec3_clip(bad, floor_up, 1);
    CHECK(!(bad.y < 0) && !(bad.y >= 0));
}

#else

static bool enters_none(graze_vec3 v, const graze_plane *planes, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (graze_vec3_dot(v, planes[i].normal) < 0)
            return false;
    return true;
}

/* The nearest motion is (1.5, -1.5, 0), (0.5, 0.5, 0.5), (7.2, -9.6, 0). */
static void moves_off(void)
{
    const graze_plane half[] = {{{0, 0, 0}, {1, 1, 0}}};
    const graze_plane diagonal[] = {{{0, 0, 0}, {1, -1, 0}}, {{0, 0, 0}, {-1, 0, 1}}};
    const graze_plane steep[] = {{{0, 0, 0}, {4, 3, 0}}};
    const graze_plane line[] = {{{0, 0, 0}, {4, 3, 0}}, {{0, 0, 0}, {-4, -3, 0}}};
    check_case("moves off");
    CHECK(clips(graze_vec3_of(1, -2, 0), half, 1, graze_vec3_of(2, -2, 0)) ||
          enters_none(graze_vec3_clip(graze_vec3_of(1, -2, 0), half, 1), half, 1));
    CHECK(clips(graze_vec3_of(0, 1, -1), diagonal, 2, graze_vec3_of(0, 0, 0)));
    const graze_vec3 off = graze_vec3_clip(graze_vec3_of(0, -15, 0), steep, 1);
    CHECK(off.x * 4 + off.y * 3 >= 0 && off.x >= 6 && off.x <= 8 && off.y >= -11);
    CHECK(clips(graze_vec3_of(0, -15, 0), line, 2, graze_vec3_of(0, 0, 0)));
    CHECK(clips(graze_vec3_of(3, -4, 7), line, 2, graze_vec3_of(3, -4, 7)));
    CHECK(clips(graze_vec3_of(7, -1, 7), line, 2, graze_vec3_of(3, -4, 7)));
}

/* Products of 96 bits, and motions that are too long along a plane. */
static void limits_of_the_build(void)
{
    const int32_t low = INT32_MIN, high = INT32_MAX;
    const graze_plane all[] = {{{0, 0, 0}, {low, low, high}}, {{0, 0, 0}, {low, high, low}}};
    const graze_plane side[] = {{{0, 0, 0}, {1, 0, 0}}}, edge[] = {{{0, 0, 0}, {high, -1, 0}}};
    const graze_plane both[] = {{{0, 0, 0}, {1, 0, 0}}, {{0, 0, 0}, {0, 1, 0}}};
    check_case("the whole range");
    moves_off();
    CHECK(enters_none(graze_vec3_clip(graze_vec3_of(high, 0, 0), all, 2), all, 2));
    CHECK(clips(graze_vec3_of(-2, high, 0), side, 1, graze_vec3_of(0, high / 2, 0)));
    CHECK(clips(graze_vec3_of(-2, low, 0), side, 1, graze_vec3_of(0, low / 2, 0)));
    CHECK(clips(graze_vec3_of(-2, 0, high), side, 1, graze_vec3_of(0, 0, high / 2)));
    CHECK(clips(graze_vec3_of(-2, 0, low), side, 1, graze_vec3_of(0, 0, low / 2)));
    CHECK(clips(graze_vec3_of(-1, high, 0), side, 1, graze_vec3_of(0, high / 2, 0)));
    CHECK(clips(graze_vec3_of(high, -2, high), both + 1, 1, graze_vec3_of(high / 2, 0, high / 2)));
    CHECK(clips(graze_vec3_of(-2, -2, high), both, 2, graze_vec3_of(0, 0, high / 2)));
    CHECK(clips(graze_vec3_of(1, high, 0), edge, 1, graze_vec3_of(1, high, 0)));
    CHECK(clips(graze_vec3_of(-1, MOST, 5), side, 1, graze_vec3_of(0, MOST, 5)));
    CHECK(clips(graze_vec3_of(-1, MOST + 1, 5), side, 1, graze_vec3_of(0, MOST / 2, 2)));
}

#endif

void test_contact_clip(void)
{
    check_group("contact_clip");
    along_one();
    along_a_line();
    into_a_corner();
    limits_of_the_build();
}
