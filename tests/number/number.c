/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Constants, sizes, and the compile-time promises of the headers. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

/* Constant expressions: a table in flash needs no start-up code. */
static const graze_scalar constants[] = {GRAZE_C(1.25), GRAZE_C(-1.25), GRAZE_RATIO(1, 4),
                                         GRAZE_RATIO(-3, 2)};

#if !GRAZE_FLOAT
enum { THIRD = GRAZE_RATIO(1, 3) };

/* The largest numbers allowed. */
#define MOST INT64_C(0x3fffffffffff) /* 2^46 - 1 */
static const graze_scalar ends[] = {GRAZE_RATIO(MOST, MOST),
                                    GRAZE_RATIO(-MOST, INT64_C(1) << 45),
                                    GRAZE_RATIO(INT64_C(1) << 45, -MOST),
                                    GRAZE_RATIO(MOST, INT64_C(0x80000001)),
                                    GRAZE_RATIO(-MOST, INT64_C(0x80000000)),
                                    GRAZE_RATIO(1, -MOST)};

static void test_fixed_constants(void)
{
    CHECK(GRAZE_C(0.0000076293945312) == 0 && GRAZE_C(0.0000076293945313) == 1);
    CHECK(GRAZE_C(-0.0000076293945312) == 0 && GRAZE_C(-0.0000076293945313) == -1);
    CHECK(GRAZE_C(-32768) == INT32_MIN && GRAZE_C(-32768.0) == INT32_MIN);
    CHECK(GRAZE_C(32767.99999) == INT32_MAX && GRAZE_C(0.5) == 32768);
    CHECK(THIRD == 21845 && GRAZE_RATIO(2, 3) == 43691);
    CHECK(GRAZE_RATIO(1, -3) == -21845 && GRAZE_RATIO(-2, -3) == 43691);
    CHECK(GRAZE_RATIO(1, 131072) == 1 && GRAZE_RATIO(-1, 131072) == -1);
    CHECK(GRAZE_RATIO(1, 131073) == 0 && GRAZE_RATIO(-1, 131073) == 0);
    CHECK(GRAZE_RATIO(-32768, 1) == INT32_MIN && GRAZE_RATIO(32767, 1) == 2147418112);
    CHECK(GRAZE_RATIO(INT64_C(1000000000000), INT64_C(3000000000000)) == THIRD);
    CHECK(ends[0] == GRAZE_ONE && ends[1] == -2 * GRAZE_ONE && ends[2] == GRAZE_ONE / -2);
    CHECK(ends[3] == INT32_MAX && ends[4] == INT32_MIN && ends[5] == 0);
    CHECK(GRAZE_NO_LIMIT == INT32_MAX);
}
#endif

void test_number(void)
{
    check_group("numbers");
    CHECK(constants[0] == GRAZE_ONE + GRAZE_ONE / 4 && constants[1] == -constants[0]);
    CHECK(constants[2] == GRAZE_ONE / 4 && constants[3] == -GRAZE_ONE - GRAZE_ONE / 2);
    CHECK(sizeof(graze_scalar) == 4 && sizeof(graze_vec3) == 12 && sizeof(graze_segment) == 24);
    CHECK(sizeof(graze_ray) == 28 && sizeof(graze_aabb) == 24);
    CHECK(sizeof(graze_sphere) == 16);
    CHECK(sizeof(graze_line_hit) == 28 && sizeof(graze_ray_hit) == 28);
    CHECK(GRAZE_MISS == 0 && GRAZE_MISS < GRAZE_TOUCH && GRAZE_TOUCH < GRAZE_HIT);
    CHECK(GRAZE_HIT < GRAZE_INSIDE);
#if !GRAZE_FLOAT
    test_fixed_constants();
#endif
}
