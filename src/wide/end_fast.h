/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Ends what begin_fast.h began. */
#if GRAZE_FAST_HERE
#pragma GCC pop_options
#undef GRAZE_FAST
#define GRAZE_FAST 0
#if defined(__riscv)
#define inline __attribute__((unused))
#endif
#endif
#undef GRAZE_FAST_HERE
#undef GRAZE_PAYS_ON_THUMB_1
