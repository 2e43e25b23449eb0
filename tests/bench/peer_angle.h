/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Sines and angles as most firmware computes them. The sine comes from a table of 256 entries per
 * turn, of which a quarter is stored, with linear interpolation. The arc tangent is that of
 * libfixmath: r is (x - |y|) / (x + |y|), and the angle is 0.1963 r^3 - 0.9817 r + pi / 4.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_ANGLE_H
#define GRAZE_TESTS_BENCH_PEER_ANGLE_H

#include "peer_number.h"

/* round(65536 * sin(k / 256 turns)) */
static inline int32_t peer_table(uint32_t k)
{
    static const int32_t quarter[65] = {
        0,     1608,  3216,  4821,  6424,  8022,  9616,  11204, 12785, 14359, 15924, 17479, 19024,
        20557, 22078, 23586, 25080, 26558, 28020, 29466, 30893, 32303, 33692, 35062, 36410, 37736,
        39040, 40320, 41576, 42806, 44011, 45190, 46341, 47464, 48559, 49624, 50660, 51665, 52639,
        53581, 54491, 55368, 56212, 57022, 57798, 58538, 59244, 59914, 60547, 61145, 61705, 62228,
        62714, 63162, 63572, 63944, 64277, 64571, 64827, 65043, 65220, 65358, 65457, 65516, 65536,
    };
    uint32_t at = k % 128 <= 64 ? k % 128 : 128 - k % 128;
    return k % 256 < 128 ? quarter[at] : -quarter[at];
}

static inline graze_scalar peer_sin(graze_angle angle)
{
    uint32_t k = angle >> 24;
    int32_t from = peer_table(k), step = peer_table(k + 1) - from;
    int32_t rest = (int32_t)(angle >> 8 & 0xFFFF);
#if GRAZE_FLOAT
    return ((float)from + (float)step * (float)rest / 65536.0f) / 65536.0f;
#else
    return from + ((step * rest) >> 16);
#endif
}

static inline graze_scalar peer_cos(graze_angle angle)
{
    return peer_sin(angle + GRAZE_QUARTER_TURN);
}

static inline void peer_sincos(graze_angle angle, graze_scalar *sin, graze_scalar *cos)
{
    *sin = peer_sin(angle);
    *cos = peer_cos(angle);
}

#if !GRAZE_FLOAT

/* The sine of radians from -pi to pi by the first four terms of the power series, as libfixmath has it. */
static inline int32_t peer_sin_series(int32_t x)
{
    int32_t square = peer_mul(x, x), sum = peer_mul(-13, square) + 546; /* -1 / 7!, 1 / 5! */
    sum = peer_mul(sum, square) - 10923;                                /* -1 / 3! */
    return peer_mul(peer_mul(sum, square) + 65536, x);
}

#endif

/* In radians, then converted to turns by a factor of 2^32 / (2 pi). */
static inline graze_angle peer_atan2(graze_scalar y, graze_scalar x)
{
    const graze_scalar cubic = GRAZE_C(0.1963), linear = GRAZE_C(0.9817);
    const graze_scalar eighth = GRAZE_C(0.78539816), three = GRAZE_C(2.35619449);
    graze_scalar size = (y < 0 ? -y : y) + 1, r, angle;
    if (x >= 0) {
        r = peer_div(x - size, x + size);
        angle =
            peer_sum(peer_product(peer_mul(peer_mul(r, r), r), cubic) - peer_product(linear, r)) +
            eighth;
    } else {
        r = peer_div(x + size, size - x);
        angle =
            peer_sum(peer_product(peer_mul(peer_mul(r, r), r), cubic) - peer_product(linear, r)) +
            three;
    }
#if GRAZE_FLOAT
    angle *= 683565276.0f; /* below 2^31 */
    return (graze_angle)(int32_t)(y < 0 ? -angle : angle);
#else
    uint32_t turns = (uint32_t)((int64_t)angle * 2670176 >> 8);
    return y < 0 ? 0u - turns : turns;
#endif
}

#endif
