/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The number types of graze, and the switch that selects them.
 *
 * GRAZE_FLOAT 0, the default, is the fixed build: a graze_scalar is Q16.16, a whole number of
 * 1/65536 in an int32_t. Every bit pattern is a valid number. The range is -32768 to 32767.99998.
 * A raw unit is 1/65536.
 *
 * GRAZE_FLOAT 1 is the float build: a graze_scalar is a float, and results are as good as
 * binary32 allows.
 *
 * Both builds have the same API. A source file uses one of them. A program may contain both,
 * since the float build exports other names (see names.h) and has its own archive.
 *
 * Set the switch with -DGRAZE_FLOAT=1; or, if you can't pass flags, in a file graze_config.h on
 * the include path. A value other than 0 and 1 is an error. If the flag and the file have
 * different values, that is an error too.
 */
#ifndef GRAZE_NUMBER_H
#define GRAZE_NUMBER_H

#include <float.h>
#include <stdbool.h>
#include <stdint.h>

/* Names up to the next endcond are internal: they test the switches. */
/** @cond internal */
/* GRAZE_FLOAT_VALUE(x) is 1 for 0, and 2 for 1; for others it is a name, which #if takes for 0. */
#define GRAZE_FLOAT_VALUE(x)  GRAZE_FLOAT_VALUE_(x)
#define GRAZE_FLOAT_VALUE_(x) GRAZE_FLOAT_VALUE_##x
#define GRAZE_FLOAT_VALUE_0   1
#define GRAZE_FLOAT_VALUE_1   2

#if !defined(GRAZE_FLOAT)
#define GRAZE_FLOAT_BY_FLAG 0
#elif GRAZE_FLOAT_VALUE(GRAZE_FLOAT) == 1
#define GRAZE_FLOAT_BY_FLAG 1
#else
#define GRAZE_FLOAT_BY_FLAG 2
#endif

#if defined(__has_include)
#if __has_include("graze_config.h")
#include "graze_config.h"
#endif
#endif

/** @endcond */

#ifndef GRAZE_FLOAT
/** Selects the number type: 0 for Q16.16, 1 for float. */
#define GRAZE_FLOAT 0
#endif

#if !GRAZE_FLOAT_VALUE(GRAZE_FLOAT)
#error "GRAZE_FLOAT must be 0 or 1"
#elif GRAZE_FLOAT_BY_FLAG && GRAZE_FLOAT_BY_FLAG != GRAZE_FLOAT_VALUE(GRAZE_FLOAT)
#error "graze_config.h and a compiler flag give GRAZE_FLOAT different values"
#endif

#ifndef GRAZE_SMALL_WORLD
/**
 * Selects the small world if it is 1, in the fixed build only: coordinates are clamped to [-8192,
 * 8192) units, and the library contains no code for other coordinates. graze.h lists which
 * arguments are clamped. Set it, like GRAZE_FLOAT, for the library and for the programs that call
 * it; the small world exports names of its own.
 */
#define GRAZE_SMALL_WORLD 0
#endif

#if !GRAZE_FLOAT_VALUE(GRAZE_SMALL_WORLD)
#error "GRAZE_SMALL_WORLD must be 0 or 1"
#elif GRAZE_SMALL_WORLD && GRAZE_FLOAT
#error "GRAZE_SMALL_WORLD is for the fixed build: not with GRAZE_FLOAT"
#endif

#ifndef GRAZE_NO_ASM
/**
 * 1: the fixed build is compiled from C alone. By default gcc and clang compile the products of two
 * words for Cortex-M0, M0+, M1 and M23, and short divisions for all of these but M23, from the
 * assembly of port/cortex_m0/. The products need about half the instructions of the C. The results
 * are the same. Only the library tests this switch.
 */
#define GRAZE_NO_ASM 0
#endif

#if !GRAZE_FLOAT_VALUE(GRAZE_NO_ASM)
#error "GRAZE_NO_ASM must be 0 or 1"
#endif

#ifndef GRAZE_SMALL_CODE
/**
 * 1: at -Os gcc compiles all of the library for size. By default it compiles the routines for near
 * coordinates as at -O2. On Cortex-M3 an average routine then takes a sixth fewer instructions and
 * 7 % more flash, and the whole library 27 % more; on M0 that is done for boxes only. The float
 * build does not need it. The results are the same. Only the library tests this switch.
 */
#define GRAZE_SMALL_CODE 0
#endif

#if !GRAZE_FLOAT_VALUE(GRAZE_SMALL_CODE)
#error "GRAZE_SMALL_CODE must be 0 or 1"
#endif

#include "names.h"
#if GRAZE_SMALL_WORLD
#include "names_small.h"
#endif

/* Names up to the next endcond are internal: they check constants. */
/** @cond internal */
#ifdef __cplusplus
#define GRAZE_CAST(type, x) static_cast<type>(x)
#else
#define GRAZE_CAST(type, x) ((type)(x))
#endif

/* Inline functions that C++ may call in a constant expression: graze.hpp does. */
#if defined(__cplusplus) && __cplusplus >= 201402L
#define GRAZE_CONSTEXPR constexpr
#else
#define GRAZE_CONSTEXPR
#endif

/*
 * GRAZE_CONSTANT_OF(type, x, holds, value) is the value, of that type. It is an error if x is not
 * constant or `holds` is false. Compilers other than gcc and clang, and C++98, reject only the
 * second, and only in a static initializer; elsewhere the expression divides by zero.
 */
#if !defined(__GNUC__) || (defined(__cplusplus) && __cplusplus < 201103L)
#define GRAZE_CONSTANT_OF(type, x, holds, value) ((value) / GRAZE_CAST(type, holds))
#elif defined(__cplusplus)
extern "C++" {
template <bool> struct graze_needs_a_constant_in_range; /* only this one is defined: */
template <> struct graze_needs_a_constant_in_range<true> {
    enum { ONE = 1 };
};
}
#define GRAZE_CONSTANT_OF(type, x, holds, value)                                                   \
    ((value)*GRAZE_CAST(                                                                           \
        type, graze_needs_a_constant_in_range<(__builtin_constant_p(x) && (holds))>::ONE))
#else
int graze_no_constant(void); /* nowhere defined, never called */
/* The compiler names this type in its message. */
struct graze_needs_a_constant_in_range {
    int unused;
};
#define GRAZE_CONSTANT_OF(type, x, holds, value)                                                   \
    __builtin_choose_expr(__builtin_constant_p(x) &&                                               \
                              __builtin_constant_p((holds) ? 1 : graze_no_constant()),             \
                          value, ((struct graze_needs_a_constant_in_range){0}))
#endif
#define GRAZE_CONSTANT(x, holds, value) GRAZE_CONSTANT_OF(graze_scalar, x, holds, value)

/*
 * Around inline functions of the float build. clang compiles each operation between the two macros
 * as it is written, even if -funsafe-math-optimizations or a part of it applies to the rest of your
 * file. clang ignores this pragma for some targets: see port/guide/floats.md.
 */
#if defined(__clang__)
#define GRAZE_STRICT_FLOATS_BEGIN                                                                  \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wignored-pragmas\"")     \
        _Pragma("float_control(precise, on, push)")
#define GRAZE_STRICT_FLOATS_END _Pragma("float_control(pop)") _Pragma("clang diagnostic pop")
#else
#define GRAZE_STRICT_FLOATS_BEGIN
#define GRAZE_STRICT_FLOATS_END
#endif

/* The operands of constant ratios. */
#define GRAZE_RATIO_INT(x) GRAZE_CAST(int64_t, (x) | 0) /* no float passes here */
#define GRAZE_RATIO_ABS(x)                                                                         \
    GRAZE_CAST(uint64_t, GRAZE_RATIO_INT(x) < 0 ? -GRAZE_RATIO_INT(x) : GRAZE_RATIO_INT(x))
#define GRAZE_RATIO_FITS(x) (GRAZE_RATIO_ABS(x) < UINT64_C(70368744177664)) /* 2^46 */

/** @endcond */

#if GRAZE_FLOAT

/** A coordinate, a length or a factor. */
typedef float graze_scalar;
/** A position on a segment: 0 at the start, GRAZE_FRACTION_ONE at the end. */
typedef float graze_fraction;
/** A sum of products of two scalars: a dot product, a squared length. */
typedef float graze_wide;

#define GRAZE_ONE          1.0f       /**< The scalar 1. */
#define GRAZE_FRACTION_ONE 1.0f       /**< The fraction 1. */
#define GRAZE_SCALAR_MIN   (-FLT_MAX) /**< The least scalar. */
#define GRAZE_SCALAR_MAX   FLT_MAX    /**< The greatest scalar. */
#define GRAZE_WIDE_MIN     (-FLT_MAX) /**< The least wide number. */
#define GRAZE_WIDE_MAX     FLT_MAX    /**< The greatest wide number. */

/** A constant from a decimal literal: GRAZE_C(-1.25). */
#define GRAZE_C(x)                                                                                 \
    GRAZE_CONSTANT((x) < 0, GRAZE_IN_RANGE(GRAZE_CAST(graze_scalar, x)),                           \
                   GRAZE_CAST(graze_scalar, x))
/** The constant n / d for constant n and d. */
#define GRAZE_RATIO(n, d)                                                                          \
    GRAZE_CONSTANT(GRAZE_CAST(graze_scalar, n) < GRAZE_CAST(graze_scalar, d),                      \
                   (d) != 0 && GRAZE_IN_RANGE(GRAZE_RATIO_OF_FLOATS(n, d)),                        \
                   GRAZE_RATIO_OF_FLOATS(n, d))
/** @cond internal */
#define GRAZE_RATIO_OF_FLOATS(n, d) (GRAZE_CAST(graze_scalar, n) / GRAZE_CAST(graze_scalar, d))
#define GRAZE_IN_RANGE(x)           ((x) <= FLT_MAX && (x) >= -FLT_MAX)

/** @endcond */

#else

/** A coordinate, a length or a factor, in Q16.16. */
typedef int32_t graze_scalar;
/** A position on a segment, in Q2.30: 0 at the start, GRAZE_FRACTION_ONE at the end. */
typedef int32_t graze_fraction;
/**
 * A sum of products of two scalars, in Q32.32: a dot product, a squared length. A scalar would
 * saturate at the squared length of 181 units.
 */
typedef int64_t graze_wide;

#define GRAZE_ONE          INT32_C(65536)      /**< The scalar 1. */
#define GRAZE_FRACTION_ONE INT32_C(1073741824) /**< The fraction 1. */
#define GRAZE_SCALAR_MIN   INT32_MIN           /**< The least scalar: -32768. */
#define GRAZE_SCALAR_MAX   INT32_MAX           /**< The greatest scalar: 32767.99998. */
#define GRAZE_WIDE_MIN     INT64_MIN           /**< The least wide number. */
#define GRAZE_WIDE_MAX     INT64_MAX           /**< The greatest wide number. */

/**
 * A constant from a decimal literal, rounded to nearest, ties away from zero: GRAZE_C(-1.25).
 *
 * It is an error if the literal is out of range or if x is not constant. It is also an error if
 * literals have fewer than 64 bits (AVR, -fsingle-precision-constant), because the number would
 * not be the same everywhere. A compiler other than gcc and clang may accept the first two:
 * GRAZE_C(40000) then divides by zero at run time, and a variable x uses double arithmetic.
 * Whether a `static const double` is constant depends on the compiler and its optimisation level:
 * write the literal.
 */
#define GRAZE_C(x)                                                                                 \
    GRAZE_CONSTANT((x) < 0,                                                                        \
                   sizeof(1.0) > sizeof(float) && GRAZE_C_WIDE(x) < 2147483647.5 &&                \
                       GRAZE_C_WIDE(x) > -2147483648.5,                                            \
                   GRAZE_CAST(graze_scalar, GRAZE_C_WIDE(x) + ((x) < 0 ? -0.5 : 0.5)))
/** @cond internal */
#define GRAZE_C_WIDE(x) (GRAZE_CAST(double, x) * 65536.0)

/** @endcond */

/**
 * The constant n / d for constant integers n and d (|n| < 2^46, 0 < |d| < 2^46), rounded to
 * nearest, ties away from zero.
 *
 * It is an integer constant expression without floats: it is the same on every compiler, and is
 * valid as a case label or an array size. It is an error if n or d is not constant or out of
 * range, as for GRAZE_C.
 */
#define GRAZE_RATIO(n, d)                                                                          \
    GRAZE_CONSTANT(GRAZE_RATIO_INT(n) < GRAZE_RATIO_INT(d),                                        \
                   GRAZE_RATIO_FITS(n) && GRAZE_RATIO_FITS(d) && (d) != 0 &&                       \
                       GRAZE_RATIO_WIDE(n, d) <= INT32_MAX && GRAZE_RATIO_WIDE(n, d) >= INT32_MIN, \
                   GRAZE_CAST(graze_scalar, GRAZE_RATIO_WIDE(n, d)))
/** @cond internal */
/* 2^17 * 2^46 + 2^46 < 2^64; the quotient is at most half of that, < 2^63 */
#define GRAZE_RATIO_SIZE(n, d)                                                                     \
    ((UINT64_C(131072) * GRAZE_RATIO_ABS(n) + GRAZE_RATIO_ABS(d)) / (2 * GRAZE_RATIO_ABS(d)))
#define GRAZE_RATIO_WIDE(n, d)                                                                     \
    (((GRAZE_RATIO_INT(n) < 0) != (GRAZE_RATIO_INT(d) < 0) ? -INT64_C(1) : INT64_C(1)) *           \
     GRAZE_CAST(int64_t, GRAZE_RATIO_SIZE(n, d)))

/** @endcond */

#endif

/** The t_max of a ray without a limit. */
#define GRAZE_NO_LIMIT GRAZE_SCALAR_MAX

#endif
