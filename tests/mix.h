/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How results are hashed, and raw integers become the numbers of either build. */
#ifndef GRAZE_TESTS_MIX_H
#define GRAZE_TESTS_MIX_H

#include "../include/graze/graze.h"

/* Two multiplicative hashes side by side: 64 bits from 32-bit arithmetic. */
typedef struct {
    uint32_t high, low;
} hash;

static inline void mix(hash *h, uint32_t word)
{
    h->low = (h->low ^ word) * UINT32_C(0x9e3779b1);
    h->low ^= h->low >> 15;
    h->high = (h->high ^ h->low ^ word) * UINT32_C(0x85ebca6b);
    h->high ^= h->high >> 13;
}

static inline bool at_least(graze_scalar x, graze_scalar y)
{
    return x >= y;
}

/* A NaN has many patterns and the standard does not choose one. */
static inline void mix_scalar(hash *h, graze_scalar x)
{
    union {
        graze_scalar scalar;
        uint32_t bits;
    } number;
    number.scalar = x;
    mix(h, at_least(x, 0) || at_least(0, x) ? number.bits : UINT32_C(0x7fc00000));
}

static inline void mix_vec3(hash *h, graze_vec3 v)
{
    mix_scalar(h, v.x);
    mix_scalar(h, v.y);
    mix_scalar(h, v.z);
}

static inline graze_scalar scalar_of(int32_t raw)
{
    return (graze_scalar)raw / (graze_scalar)(65536.0 / (double)GRAZE_ONE);
}

static inline graze_vec3 vec3_of(const int32_t *raw)
{
    graze_vec3 v;
    v.x = scalar_of(raw[0]);
    v.y = scalar_of(raw[1]);
    v.z = scalar_of(raw[2]);
    return v;
}

#endif
