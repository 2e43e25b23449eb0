/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The arithmetic of the peers. In the fixed build that is the usual Q16.16: products are (int64_t)a * b, which are summed
 * and shifted by 16 bits, and a quotient is ((int64_t)a << 16) / b, without rounding, saturation or overflow checks. In
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

typedef float peer_products;

static inline float peer_product(float a, float b)
{
    return a * b;
}

static inline float peer_sum(float products)
{
    return products;
}

static inline float peer_div(float a, float b)
{
    return a / b;
}

typedef float peer_inverse;

static inline peer_inverse peer_invert(float b)
{
    return 1.0f / b;
}

static inline float peer_times(float a, peer_inverse inverse)
{
    return a * inverse;
}

/* Of x^2 + y^2 + z^2 + w^2. */
static inline peer_inverse peer_invert_square(float x, float y, float z, float w)
{
    return 1.0f / (x * x + y * y + z * z + w * w);
}

static inline float peer_half(float a)
{
    return a * 0.5f;
}

/* Division by zero gives an infinity or NaN, which is not within the limit. */
static inline bool peer_quotient_within(float a, float b, float limit, float *result)
{
    *result = a / b;
    return *result >= 0.0f && *result <= limit;
}

static inline float peer_area(float products)
{
    return products;
}

static inline float peer_area_8(float products)
{
    return products;
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

/* A result that must not be too large, or too small: less or more by four units in the last place. */
static inline float peer_down(float x)
{
    return x * (1.0f - 0x1p-22f);
}

static inline float peer_up(float x)
{
    return x * (1.0f + 0x1p-22f);
}

static inline float peer_ratio(float a, float b)
{
    return a / b;
}

static inline float peer_root_of(float difference)
{
    return peer_sqrt(difference);
}

#else

#define PEER "idiom"

static inline int32_t peer_mul(int32_t a, int32_t b)
{
    return (int32_t)(((int64_t)a * b) >> 16);
}

typedef int64_t peer_products;

/* Products are summed before the shift, with one shift for all. */
static inline int64_t peer_product(int32_t a, int32_t b)
{
    return (int64_t)a * b;
}

static inline int32_t peer_sum(int64_t products)
{
    return (int32_t)(products >> 16);
}

static inline int32_t peer_div(int32_t a, int32_t b)
{
    return (int32_t)((int64_t)a * 65536 / b);
}

/*
 * One division for several quotients. 1 / 100 has only 655 in Q16.16, and 64 / 100 would be off by a thousandth; so it is
 * 2^46 / b, or 2^31 / b where that has more than 32 bits.
 */
typedef struct {
    int32_t of;
    bool small;
} peer_inverse;

static inline peer_inverse peer_invert(int32_t b)
{
    peer_inverse i;
    i.small = b < 0x10000 && b > -0x10000;
    if (b < 2 && b > -2)
        b = 2;
    i.of = i.small ? INT32_MAX / b : (int32_t)((INT64_C(1) << 46) / b);
    return i;
}

static inline int32_t peer_times(int32_t a, peer_inverse inverse)
{
    int64_t p = (int64_t)a * inverse.of;
    return (int32_t)(inverse.small ? p >> 15 : p >> 30);
}

/* Of x^2 + y^2 + z^2 + w^2, which is summed with 32 bits after the point. */
static inline peer_inverse peer_invert_square(int32_t x, int32_t y, int32_t z, int32_t w)
{
    int64_t sum = (int64_t)x * x + (int64_t)y * y + (int64_t)z * z + (int64_t)w * w;
    peer_inverse i;
    i.small = sum >> 32 == 0;
    if (sum < 0x20000)
        sum = 0x20000;
    i.of = (int32_t)((i.small ? INT64_C(1) << 47 : INT64_C(1) << 62) / sum);
    return i;
}

static inline int32_t peer_half(int32_t a)
{
    return a >> 1;
}

/* Divides only if the quotient is within the limit. */
static inline bool peer_quotient_within(int32_t a, int32_t b, int32_t limit, int32_t *result)
{
    if (b < 0) {
        a = -a;
        b = -b;
    }
    if (a < 0 || b <= 0 || a > (limit == GRAZE_ONE ? b : peer_mul(limit, b)))
        return false;
    *result = peer_div(a, b);
    return true;
}

/* One bit per round, as in libfixmath: the 16 bits before the point and 8 after it from 32 bits, then the other 8, for
 * which the rest moves up by 16 bits, or by as many as fit. */
static inline uint32_t peer_root_bits(uint32_t *rest, uint32_t root, uint32_t bit)
{
    for (; bit > 0; bit >>= 2) {
        uint32_t step = root + bit;
        root >>= 1;
        if (*rest >= step) {
            *rest -= step;
            root += bit;
        }
    }
    return root;
}

/* The rest is at most twice the root, which is below 2^16. If it does not fit into 16 bits, one bit of the root is found
 * at once: it is 1, and 1/2 is subtracted for it. */
static inline int32_t peer_sqrt(int32_t x)
{
    uint32_t rest = (uint32_t)x, bit = rest >> 20 != 0 ? UINT32_C(1) << 30 : UINT32_C(1) << 18;
    while (bit > rest && bit != 0)
        bit >>= 2;
    uint32_t root = peer_root_bits(&rest, 0, bit);
    if (rest >> 16 != 0) {
        rest = ((rest - root) << 16) - 0x8000;
        root = (root << 16) + 0x8000;
    } else {
        rest <<= 16;
        root <<= 16;
    }
    return (int32_t)peer_root_bits(&rest, root, UINT32_C(1) << 14);
}

/* A result that is cut off is not too large; one unit more is not too small. */
static inline int32_t peer_down(int32_t x)
{
    return x;
}

static inline int32_t peer_up(int32_t x)
{
    return x + 1;
}

/* a / b in Q16.16, for |a| and |b| below 2^62. */
static inline int32_t peer_ratio(int64_t a, int64_t b)
{
    bool large = a >> 46 != 0 && a >> 46 != -1;
    int64_t divisor = large ? b >> 16 : b;
    return divisor == 0 ? 0 : (int32_t)((large ? a : a * 65536) / divisor);
}

/* The quotient of two volumes, with 28 bits after the point, if it is within the limit; the divisor is not negative. */
static inline bool peer_volumes_within(int64_t a, int64_t b, int32_t limit, int32_t *result)
{
    if (a < 0 || b <= 0 || (limit == GRAZE_ONE ? a > b : (a >> 16) > (b >> 16) * (limit >> 16)))
        return false;
    *result = peer_ratio(a, b);
    return *result <= limit;
}

/* Areas, products of two lengths, with 12 bits after the point: with 16 they would wrap at the square of 181 units, and
 * with 12 at that of 724. */
static inline int32_t peer_area(int64_t products)
{
    return (int32_t)(products >> 20);
}

/* With 8 bits, for areas of which products are compared: up to 2896 units squared. */
static inline int32_t peer_area_8(int64_t products)
{
    return (int32_t)(products >> 24);
}

/* The root of b^2 - a c, from the first 31 bits of the difference. */
static inline int32_t peer_root_of(int64_t difference)
{
    int shift = 0;
    while (difference >> 31 != 0) {
        difference >>= 2;
        shift++;
    }
    return (int32_t)((int64_t)peer_sqrt((int32_t)difference) << shift >> 8);
}

#endif

static inline graze_scalar peer_clamp(graze_scalar c, graze_scalar low, graze_scalar high)
{
    if (c < low)
        return low;
    return c > high ? high : c;
}

static inline graze_scalar peer_abs(graze_scalar c)
{
    return c < 0 ? -c : c;
}

static inline graze_scalar peer_dot(const graze_vec3 *a, const graze_vec3 *b)
{
    return peer_sum(peer_product(a->x, b->x) + peer_product(a->y, b->y) + peer_product(a->z, b->z));
}

/* Of two vectors, and of the square of a radius. */
static inline peer_products peer_dot_wide(const graze_vec3 *a, const graze_vec3 *b)
{
    return peer_product(a->x, b->x) + peer_product(a->y, b->y) + peer_product(a->z, b->z);
}

static inline graze_scalar peer_area_of(const graze_vec3 *a, const graze_vec3 *b)
{
    return peer_area(peer_dot_wide(a, b));
}

static inline graze_scalar peer_wide_area(const graze_vec3 *a, const graze_vec3 *b)
{
    return peer_area_8(peer_dot_wide(a, b));
}

static inline graze_vec3 peer_minus(const graze_vec3 *a, const graze_vec3 *b)
{
    graze_vec3 d = {a->x - b->x, a->y - b->y, a->z - b->z};
    return d;
}

static inline graze_vec3 peer_plus(const graze_vec3 *a, const graze_vec3 *b)
{
    graze_vec3 s = {a->x + b->x, a->y + b->y, a->z + b->z};
    return s;
}

/* v divided by a length. */
static inline graze_vec3 peer_shortened(const graze_vec3 *v, graze_scalar length)
{
    peer_inverse inverse = peer_invert(length);
    graze_vec3 s = {peer_times(v->x, inverse), peer_times(v->y, inverse),
                    peer_times(v->z, inverse)};
    return s;
}

static inline graze_vec3 peer_unit(graze_vec3 v)
{
    return peer_shortened(&v, peer_sqrt(peer_dot(&v, &v)));
}

/* Of an area, of which half is squared in Q16.16, so that the sum stays below 2^62. */
static inline graze_vec3 peer_unit_area(graze_vec3 v)
{
#if GRAZE_FLOAT
    return peer_unit(v);
#else
    graze_vec3 half = {peer_half(v.x), peer_half(v.y), peer_half(v.z)};
    return peer_shortened(&half, peer_root_of(peer_dot_wide(&half, &half)));
#endif
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
