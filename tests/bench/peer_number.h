/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The arithmetic of the peers. In the fixed build that is the usual Q16.16: a product is (int64_t)a
 * * b >> 16, a quotient ((int64_t)a << 16) / b, without rounding, saturation or overflow checks. In
 * the float build it is float, as in textbooks.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_NUMBER_H
#define GRAZE_TESTS_BENCH_PEER_NUMBER_H

#include "../../include/graze/graze.h"

#if GRAZE_FLOAT

#define PEER "textbook"

static inline float peer_mul(float a, float b)
{
    return a * b;
}

static inline float peer_div(float a, float b)
{
    return a / b;
}

/* Division by zero gives an infinity or NaN, which is not within the limit. */
static inline bool peer_quotient_within(float a, float b, float limit, float *result)
{
    *result = a / b;
    return *result >= 0.0f && *result <= limit;
}

/* The FPU's root, or one bit per round as in newlib's sqrtf. For a normal number. */
static inline float peer_sqrt(float x)
{
#if defined(__ARM_FP) && (__ARM_FP & 4)
    float root;
    __asm__("vsqrt.f32 %0, %1" : "=t"(root) : "t"(x));
    return root;
#else
    union {
        float number;
        uint32_t bits;
    } f;
    f.number = x;
    int32_t exponent = (int32_t)(f.bits >> 23) - 127;
    uint32_t rest = (f.bits & 0x7fffff) | 0x800000, root = 0, twice = 0;
    if (exponent % 2 != 0)
        rest *= 2;
    rest *= 2;
    for (uint32_t bit = 0x1000000; bit != 0; bit >>= 1) {
        uint32_t step = twice + bit;
        if (step <= rest) {
            twice = step + bit;
            rest -= step;
            root += bit;
        }
        rest *= 2;
    }
    if (rest != 0)
        root += root & 1;
    exponent -= exponent % 2 != 0 ? 1 : 0;
    f.bits = (root >> 1) + 0x3f000000 + (uint32_t)(exponent / 2) * 0x800000;
    return f.number;
#endif
}

#else

#define PEER "idiom"

static inline int32_t peer_mul(int32_t a, int32_t b)
{
    return (int32_t)(((int64_t)a * b) >> 16);
}

static inline int32_t peer_div(int32_t a, int32_t b)
{
    return (int32_t)((int64_t)a * 65536 / b);
}

static inline bool peer_quotient_within(int32_t a, int32_t b, int32_t limit, int32_t *result)
{
    if (b == 0)
        return false;
    *result = peer_div(a, b);
    return *result >= 0 && *result <= limit;
}

/* One bit per round, as in libfixmath and similar libraries: the root of 48 bits. */
static inline int32_t peer_sqrt(int32_t x)
{
    uint64_t rest = (uint64_t)x << 16, root = 0;
    for (uint64_t bit = UINT64_C(1) << 46; bit > 0; bit >>= 2) {
        bool fits = rest >= root + bit;
        rest -= fits ? root + bit : 0;
        root = (root >> 1) + (fits ? bit : 0);
    }
    return (int32_t)root;
}

#endif

static inline graze_scalar peer_clamp(graze_scalar c, graze_scalar low, graze_scalar high)
{
    if (c < low)
        return low;
    return c > high ? high : c;
}

static inline graze_scalar peer_dot(const graze_vec3 *a, const graze_vec3 *b)
{
    return peer_mul(a->x, b->x) + peer_mul(a->y, b->y) + peer_mul(a->z, b->z);
}

static inline graze_vec3 peer_minus(const graze_vec3 *a, const graze_vec3 *b)
{
    graze_vec3 d = {a->x - b->x, a->y - b->y, a->z - b->z};
    return d;
}

static inline graze_vec3 peer_point_at(const graze_vec3 *start, const graze_vec3 *dir,
                                       graze_scalar t)
{
    graze_vec3 p = {start->x + peer_mul(dir->x, t), start->y + peer_mul(dir->y, t),
                    start->z + peer_mul(dir->z, t)};
    return p;
}

/* The peers compute t as a fraction in Q16.16. */
static inline void peer_set_ray_hit(graze_face_ray_hit *hit, const graze_face_line_hit *found)
{
    hit->point = found->point;
    hit->normal = found->normal;
    hit->t = found->fraction;
    hit->side = found->side;
}

#endif
