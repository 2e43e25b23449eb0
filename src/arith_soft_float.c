/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Quotients and roots in binary32, correctly rounded, by integers: for machines without an instruction for them. gcc's
 * function for a core without an FPU yields one bit of a quotient a round. Here each division of 32 bits yields eight; on a
 * core without that instruction a round yields four bits.
 */
#include "../include/graze/number.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "wide/root.h"

#if GRAZE_SOFT_FLOAT || GRAZE_ROOT_BY_BITS

/* The mantissa of a normal number, times 2^23. */
static inline uint32_t mantissa_of(float x)
{
    return bits_of(x) % 0x800000u + 0x800000u;
}

/* 1 if a quotient of 32 bits is one instruction. */
#if (defined(__arm__) && !defined(__ARM_FEATURE_IDIV)) || defined(__AVR__) ||                      \
    (defined(__riscv) && !defined(__riscv_div))
#define GRAZE_DIV32_IS_SHORT 0
#else
#define GRAZE_DIV32_IS_SHORT 1
#endif

#if GRAZE_SOFT_FLOAT

/* The biased exponent: 127 for 1, 0 for a subnormal number, 255 for infinity and NaN. */
static inline uint32_t exponent_field(float x)
{
    return bits_of(x) / 0x800000u % 256u;
}

/* Neither zero, subnormal, infinite nor NaN. */
static inline bool is_normal(float x)
{
    return exponent_field(x) > 0u && exponent_field(x) < 255u;
}

typedef struct {
    uint32_t quotient, rest;
} mantissa_division;

/* The next binary digit of the quotient. */
GRAZE_INLINE void quotient_add_bit(mantissa_division *so_far, uint32_t d)
{
    so_far->rest *= 2;
    so_far->quotient *= 2;
    if (so_far->rest >= d) {
        so_far->rest -= d;
        so_far->quotient += 1;
    }
}

/* The next eight. */
GRAZE_INLINE void quotient_add_byte(mantissa_division *so_far, uint32_t d)
{
#if GRAZE_DIV32_IS_SHORT
    so_far->rest *= 256;
    so_far->quotient = so_far->quotient * 256 + so_far->rest / d;
    so_far->rest %= d;
#else
    for (int half = 0; half < 2; half++) {
        quotient_add_bit(so_far, d);
        quotient_add_bit(so_far, d);
        quotient_add_bit(so_far, d);
        quotient_add_bit(so_far, d);
    }
#endif
}

/*
 * m * 2^23 / d to nearest, for 2^23 <= d < 2^24 and d <= m < 2 d. Of 25 bits the last one rounds. There is never a tie:
 * it would need m * 2^24 = q * d for an odd q, so that 2^24 divided d.
 */
static inline uint32_t mantissa_quotient(uint32_t m, uint32_t d)
{
    mantissa_division so_far;
    so_far.quotient = 1;
    so_far.rest = m - d; /* < d < 2^24 */
    for (int byte = 0; byte < 3; byte++)
        quotient_add_byte(&so_far, d);
    return so_far.quotient / 2 + so_far.quotient % 2;
}

/* Uses the compiler's division if a or b is 0, subnormal, infinite or NaN, or if the exponent of the quotient is near the
 * ends of the range or beyond them. */
float grazef_quotient_by_bits(float a, float b)
{
    const uint32_t up = exponent_field(a) + 126u, down = exponent_field(b);
    const uint32_t m = mantissa_of(a), d = mantissa_of(b);
    float_bits f;
    if (!is_normal(a) || !is_normal(b) || up <= down || up - down > 252u)
        return a / b;
    f.bits = (bits_of(a) ^ bits_of(b)) / 0x80000000u * 0x80000000u;
    if (m < d)
        f.bits += (up - down - 1u) * 0x800000u + mantissa_quotient(m * 2u, d);
    else
        f.bits += (up - down) * 0x800000u + mantissa_quotient(m, d);
    return f.number;
}

#endif

#if GRAZE_ROOT_BY_BITS

#if !GRAZE_DIV32_IS_SHORT

/* rest: what the root so far leaves, below 2^27. twice: two times the root so far, below 2^26. */
typedef struct {
    uint32_t rest, twice;
} mantissa_root_bits;

/* The next binary digit of the root. */
GRAZE_INLINE void root_add_bit(mantissa_root_bits *so_far, uint32_t bit)
{
    const uint32_t step = so_far->twice + bit;
    if (so_far->rest >= step) {
        so_far->rest -= step;
        so_far->twice = step + bit;
    }
    so_far->rest *= 2;
}

#endif

/*
 * sqrt(m * 2^23) to nearest, for 2^23 <= m < 2^25. The root of m * 2^7 has 16 bits, and one
 * division yields 9 more, as in root.h; without the instruction one bit a round is faster. The last
 * of the 25 bits rounds. There is never a tie: an odd number has an odd square, and m * 2^25 is
 * even.
 */
static inline uint32_t mantissa_root(uint32_t m)
{
#if GRAZE_DIV32_IS_SHORT
    u32_root top = u32_root_normal(m * 128);
    uint32_t half = top.rest * 256; /* < 2^25 */
    uint32_t digit = half / top.root, left = half % top.root;
    uint32_t root = top.root * 512 + digit; /* or one too great */
    if (left * 1024 < digit * digit)
        root -= 1;
#else
    mantissa_root_bits so_far = {2 * m, 0};
    for (uint32_t bit = UINT32_C(0x1000000); bit > 0; bit /= 32) {
        root_add_bit(&so_far, bit);
        root_add_bit(&so_far, bit / 2);
        root_add_bit(&so_far, bit / 4);
        root_add_bit(&so_far, bit / 8);
        root_add_bit(&so_far, bit / 16);
    }
    const uint32_t root = so_far.twice / 2;
#endif
    return root / 2 + root % 2;
}

/* For 0 < x <= FLT_MAX. */
float grazef_root_by_bits(float x)
{
    float_bits f;
    uint32_t lift = 0;
    f.number = x;
    if (f.bits < 0x800000) { /* 2^24 makes a subnormal number a normal one */
        f.number = x * 0x1p24f;
        lift = 12;
    }
    uint32_t exponent = f.bits / 0x800000 + 127; /* even if that of x, less its bias, is even */
    uint32_t m = mantissa_of(f.number);
    f.bits = (exponent / 2 - lift - 1) * 0x800000 + mantissa_root(exponent % 2 == 0 ? m : m * 2);
    return f.number;
}

#endif
#endif
#endif
