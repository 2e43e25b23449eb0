/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of angles, sines and tangents. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/draw_text.h"
#include "../support/raw_inputs.h"
#include "../support/shapes.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    SIN,
    COS,
    SIN_DOWN,
    SIN_UP,
    COS_DOWN,
    COS_UP,
    SINCOS,
    TAN,
    SIN_RADIANS,
    COS_RADIANS,
    TAN_RADIANS,
    FROM_DEGREES,
    FROM_RADIANS,
    TO_DEGREES,
    TO_RADIANS,
    ATAN2,
    ASIN,
    ACOS,
    ROUTINES
};

static const char *const names[ROUTINES] = {"graze_sin",
                                            "graze_cos",
                                            "graze_sin_down",
                                            "graze_sin_up",
                                            "graze_cos_down",
                                            "graze_cos_up",
                                            "graze_sincos",
                                            "graze_tan",
                                            "graze_sin_radians",
                                            "graze_cos_radians",
                                            "graze_tan_radians",
                                            "graze_angle_from_degrees",
                                            "graze_angle_from_radians",
                                            "graze_angle_to_degrees",
                                            "graze_angle_to_radians",
                                            "graze_atan2",
                                            "graze_asin",
                                            "graze_acos"};

static const hash expected[ROUTINES] = HASHES(ANGLE);

static void hash_angle(hash *h, graze_angle angle)
{
    graze_scalar sin, cos;
    graze_sincos(angle, &sin, &cos);
    mix_scalar(&h[SINCOS], sin);
    mix_scalar(&h[SINCOS], cos);
    mix_scalar(&h[SIN], graze_sin(angle));
    mix_scalar(&h[COS], graze_cos(angle));
    mix_scalar(&h[SIN_DOWN], graze_sin_down(angle));
    mix_scalar(&h[SIN_UP], graze_sin_up(angle));
    mix_scalar(&h[COS_DOWN], graze_cos_down(angle));
    mix_scalar(&h[COS_UP], graze_cos_up(angle));
    mix_scalar(&h[TAN], graze_tan(angle));
    mix_scalar(&h[TO_DEGREES], graze_angle_to_degrees(angle));
    mix_scalar(&h[TO_RADIANS], graze_angle_to_radians(angle));
}

static void hash_scalar(hash *h, graze_scalar x)
{
    mix_scalar(&h[SIN_RADIANS], graze_sin_radians(x));
    mix_scalar(&h[COS_RADIANS], graze_cos_radians(x));
    mix_scalar(&h[TAN_RADIANS], graze_tan_radians(x));
    mix(&h[FROM_DEGREES], graze_angle_from_degrees(x));
    mix(&h[FROM_RADIANS], graze_angle_from_radians(x));
    mix(&h[ASIN], graze_asin(x));
    mix(&h[ACOS], graze_acos(x));
}

/* Scalars of the queries, from small to the full range; scalars of all bit patterns; and sines,
 * for which there is an arc sine. The angles are spread over the circle; every eighth is near a
 * multiple of an eighth of a turn. */
void test_hash_angle(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of angles");
    for (uint32_t i = 0; i < QUERIES; i++) {
        graze_scalar any = scalar_of_bits(draw_scalar_bits(2, i));
        graze_angle angle = i * UINT32_C(0x9e3779b1);
        if (i % 8 == 0)
            angle = i / 8 % 8 * UINT32_C(0x20000000) + i / 64 - 20;
        raw_segment(i, &q);
        hash_angle(h, angle);
        hash_scalar(h, i % 2 == 0 ? any : scalar_of(q.line[0]));
        hash_scalar(h, graze_sin(angle));
        mix(&h[ATAN2], graze_atan2(scalar_of(q.line[0]), scalar_of(q.line[1])));
        mix(&h[ATAN2], graze_atan2(any, i % 3 == 0 ? any : scalar_of(q.line[2])));
    }
    hash_check("angle", h, expected, names, ROUTINES);
}
