/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Overrides gcc's inlining decisions where they are far off, and gives other hints that gcc needs.
 *
 * Before a function, in place of `static`:
 *
 *   GRAZE_INLINE     in place: as a call it would cost more flash, or up to five times the instructions, yet -Os
 *                    calls it. Unoptimised, a call
 *   GRAZE_REPEATED   at -O2 the same; at -Os the compiler chooses, as in place it costs flash
 *   GRAZE_FRAMED     at -Os a call, so that its stack frame is gone when it returns; at -O2 the compiler chooses
 *   GRAZE_ONCE       a call, never worth repeating; a file may include it and not call it
 *   GRAZE_SHARED     exported, for several files: called even if all of src/ is one file, where gcc would repeat parts
 *                    of it, and on a Cortex-M0 copy their arguments with memcpy
 *   static inline    the compiler chooses
 *
 * Between begin_fast.h and end_fast.h, GRAZE_REPEATED and GRAZE_FRAMED mean at -Os what they mean at -O2. In
 * number/arithmetic.h three words choose one of these by the arithmetic: NEAR_ANSWER, FAR_FRAMED and FAR_FRAMED_REPEATED.
 *
 * Of a word:         GRAZE_APART, GRAZE_NOW: see below
 * Before a loop:     GRAZE_NO_VECTORS, GRAZE_UNROLL: see below
 */
#ifndef GRAZE_WIDE_INLINING_H
#define GRAZE_WIDE_INLINING_H

/* The user's level is -Os. Near code then calls functions of far code, which take no extra flash, also if it is fast. */
#if defined(__OPTIMIZE_SIZE__)
#define GRAZE_FOR_SIZE 1
#else
#define GRAZE_FOR_SIZE 0
#endif

#if defined(__GNUC__) && !defined(__clang__)
#define GRAZE_KEEPS_SPEED (GRAZE_FOR_SIZE && !GRAZE_SMALL_CODE)
#else
#define GRAZE_KEEPS_SPEED 0
#endif

/*
 * Without optimisation gcc copies a structure of three words with memcpy on Thumb-1, and the
 * library has no memcpy. There, and only there, -O0 is -O1. (No macro distinguishes -Og from -O1,
 * and -Og calls memcpy.) The pragma must not turn on -fipa-ra: see unfused.h.
 */
#if defined(__OPTIMIZE__)
#define GRAZE_OPTIMIZED 1
#elif defined(__thumb__) && !defined(__thumb2__) && defined(__GNUC__) && !defined(__clang__)
#define GRAZE_OPTIMIZED 1
#pragma GCC optimize("O1", "no-ipa-ra")
#else
#define GRAZE_OPTIMIZED 0
#endif

/* Unoptimised, GRAZE_INLINE is a call: a frame there shares no space between the variables of the functions in it, and
 * a cast at an oriented box, all in one frame, would need 3 KB of stack. */
#if !defined(__GNUC__)
#define GRAZE_INLINE static inline
#elif GRAZE_OPTIMIZED
#define GRAZE_INLINE static __inline__ __attribute__((always_inline))
#else
#define GRAZE_INLINE static __inline__ __attribute__((unused))
#endif

#if defined(__GNUC__)
#define GRAZE_ONCE   static __attribute__((noinline, unused))
#define GRAZE_SHARED __attribute__((noinline))
#else
#define GRAZE_ONCE static
#define GRAZE_SHARED
#endif

/* A word that is stored beside others: with MVE, clang would combine zeros in an FPU register. */
#if defined(__clang__) && defined(__ARM_FEATURE_MVE)
#define GRAZE_APART(word) __asm__ volatile("" : "+r"(word))
#else
#define GRAZE_APART(word) ((void)(word))
#endif

/* A word that is computed here. gcc postpones a difference until it is used, and so, across a test
 * in between, occupies two registers where one would do. */
#if defined(__GNUC__) && !defined(__clang__) && !defined(__FRAMAC__)
#define GRAZE_NOW(word) __asm__("" : "+r"(word))
#else
#define GRAZE_NOW(word) ((void)(word))
#endif

/* Before a loop: no vectors. With MVE, clang would use FPU registers for integers. */
#if defined(__clang__)
#define GRAZE_NO_VECTORS _Pragma("clang loop vectorize(disable) interleave(disable)")
#else
#define GRAZE_NO_VECTORS
#endif

/* Before a loop of six rounds: gcc -O2 unrolls it. At -Os that would take too much flash. */
#if defined(__GNUC__) && __GNUC__ >= 8 && !defined(__clang__) && !GRAZE_FOR_SIZE
#define GRAZE_UNROLL _Pragma("GCC unroll 6")
#else
#define GRAZE_UNROLL
#endif

/* The words that depend on the level: begin_fast.h sets GRAZE_FAST to 1, and end_fast.h to 0. */
#define GRAZE_FAST                 0
#define GRAZE_PASTE(word, fast)    word##fast
#define GRAZE_AT_LEVEL(word, fast) GRAZE_PASTE(word, fast)
#define GRAZE_REPEATED             GRAZE_AT_LEVEL(GRAZE_REPEATED_, GRAZE_FAST)
#define GRAZE_FRAMED               GRAZE_AT_LEVEL(GRAZE_FRAMED_, GRAZE_FAST)
#define GRAZE_REPEATED_1           GRAZE_INLINE
#define GRAZE_FRAMED_1             static inline
#if GRAZE_FOR_SIZE
#define GRAZE_REPEATED_0 static inline
#define GRAZE_FRAMED_0   GRAZE_ONCE
#else
#define GRAZE_REPEATED_0 GRAZE_INLINE
#define GRAZE_FRAMED_0   static inline
#endif

/* What begin_fast.h compiles with: one pragma, since a second one would change what the first has set. */
#define GRAZE_PRAGMA(...) _Pragma(#__VA_ARGS__)
#if defined(__riscv)
#define GRAZE_FAST_OPTIONS                                                                         \
    GRAZE_PRAGMA(GCC optimize("O2", "inline-functions", "inline-small-functions",                  \
                              "schedule-insns", "reorder-blocks-algorithm=stc"))
#elif defined(__thumb__) && !defined(__thumb2__)
#define GRAZE_FAST_OPTIONS GRAZE_PRAGMA(GCC optimize("O2", "no-ipa-ra"))
#else
#define GRAZE_FAST_OPTIONS GRAZE_PRAGMA(GCC optimize("O2"))
#endif

/*
 * gcc -Os copies a structure of three words or more with memcpy on RISC-V, and the library has no
 * memcpy. There -Os becomes an -O2 that calls as many functions as -Os does. This requires dropping
 * the word `inline` as well: -O2 expands such functions in place, and a pragma cannot set the
 * limit. The flash grows by 4 to 7 %.
 */
#if defined(__riscv) && defined(__GNUC__) && !defined(__clang__) && GRAZE_FOR_SIZE
#define inline __attribute__((unused))
#pragma GCC optimize("O2", "no-inline-functions", "no-inline-small-functions",                     \
                     "no-schedule-insns", "reorder-blocks-algorithm=simple")
#endif

#endif
