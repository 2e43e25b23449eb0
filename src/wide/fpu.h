/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Whether the core computes with floats in hardware. */
#ifndef GRAZE_WIDE_FPU_H
#define GRAZE_WIDE_FPU_H

/* 1 for Arm code that can use an FPU. Thumb-1 code cannot, although clang defines __ARM_FP for it. */
#if defined(__arm__) && defined(__ARM_FP) && (__ARM_FP & 4) &&                                     \
    !(defined(__thumb__) && !defined(__thumb2__))
#define GRAZE_ARM_FPU 1
#else
#define GRAZE_ARM_FPU 0
#endif

#if !defined(GRAZE_SOFT_FLOAT)
#if (defined(__arm__) && !GRAZE_ARM_FPU) || (defined(__riscv) && !defined(__riscv_flen)) ||        \
    defined(__AVR__) || defined(__mips_soft_float)
#define GRAZE_SOFT_FLOAT 1
#else
#define GRAZE_SOFT_FLOAT 0
#endif
#endif

#endif
