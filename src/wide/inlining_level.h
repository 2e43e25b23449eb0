/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The words of inlining.h that depend on the level: defined again where begin_fast.h or end_fast.h changes it. */
#undef GRAZE_FRAMED
#undef GRAZE_REPEATED

#if GRAZE_FOR_SIZE && !GRAZE_FAST
#define GRAZE_REPEATED static inline
#define GRAZE_FRAMED   GRAZE_ONCE
#else
#define GRAZE_REPEATED GRAZE_INLINE
#define GRAZE_FRAMED   static inline
#endif
