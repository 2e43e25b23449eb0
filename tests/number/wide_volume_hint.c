/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Hints of volumes against the volumes. Cores without a long multiply use hints; this test runs on all. */
#define GRAZE_FAR           0
#define GRAZE_HINTS_VOLUMES 1
#include "arith3_values.h"
#include "../../src/shape/face_volume_hint.h"
#include "../support/check.h"
#include "../tests.h"
#include "wide_inputs.h"

enum { STREAM = 4000 * DRAWN_TIMES };

static struct {
    uint32_t alike, wrong, open;
} seen;

static void count(bool alike, int side, int other)
{
    const bool is_known = side != 0 && side == other;
    seen.alike += alike;
    seen.wrong += alike && !is_known;
    seen.open += !alike && is_known;
}

/* A start beside a face, and the way to an end. */
static void compare(area3 normal, length3 start, length3 way)
{
    const volume at_start = above(normal, start), on_way = above(normal, way);
    const volume at_end = volumes_added(at_start, on_way);
    volume_hint height, rise, end;
    set_volume_hint(&height, &normal, &start);
    set_volume_hint(&rise, &normal, &way);
    end.raw = rise.raw;
    volume_hint_add(&end, &height);
    count(volume_hints_are_alike(&height, &rise), volume_sign(&at_start), volume_sign(&on_way));
    count(volume_hints_are_alike(&height, &end), volume_sign(&at_start), volume_sign(&at_end));
}

static graze_vec3 corner_of_world(unsigned number)
{
    graze_vec3 v;
    v.x = number & 1 ? GRAZE_NEAR_LIMIT - 1 : -GRAZE_NEAR_LIMIT;
    v.y = number & 2 ? GRAZE_NEAR_LIMIT - 1 : -GRAZE_NEAR_LIMIT;
    v.z = number & 4 ? GRAZE_NEAR_LIMIT - 1 : -GRAZE_NEAR_LIMIT;
    return v;
}

static length3 diagonal(unsigned numbers)
{
    const graze_vec3 from = corner_of_world(numbers), to = corner_of_world(numbers / 8);
    return vector_between(&from, &to);
}

/* The longest edges and lines. */
static void test_diagonals(void)
{
    check_group("hints of volumes: the longest vectors");
    for (unsigned face = 0; face < 64; face++)
        for (unsigned line = 0; line < 64; line++)
            compare(cross(diagonal(face), diagonal(face * 5 + 3)), diagonal(line),
                    diagonal(63 - line));
    CHECK(seen.wrong == 0);
}

/* Near coordinates of that many bits and less. */
static length3 any_vector(uint32_t bits)
{
    graze_vec3 v;
    v.x = (int32_t)(random32() >> (31 - bits)) - (int32_t)u32_power_of_2(bits);
    v.y = (int32_t)(random32() >> (31 - bits)) - (int32_t)u32_power_of_2(bits);
    v.z = (int32_t)(random32() >> (31 - bits)) - (int32_t)u32_power_of_2(bits);
    return vector_of(&v);
}

/* Short vectors, for which the lower words decide, as well as long ones; and starts in the plane, along an edge. */
static void test_stream(void)
{
    check_group("hints of volumes: a stream");
    for (uint32_t i = 0; i < STREAM; i++) {
        const uint32_t bits = 12 + random32() % 18u;
        const length3 u = any_vector(bits), v = any_vector(12 + random32() % 18u);
        const length3 way = any_vector(12 + random32() % 18u);
        compare(cross(u, v), any_vector(12 + random32() % 18u), way);
        compare(cross(u, v), u, way);
        compare(cross(u, v), way, v);
    }
    CHECK(seen.wrong == 0);
    CHECK(seen.alike > STREAM / 4 && seen.open > STREAM / 16);
}

void test_wide_volume_hint(void)
{
    random_start(12);
    test_diagonals();
    test_stream();
}
