/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The words of inlining.h that depend on the level: defined again where begin_fast.h or end_fast.h changes it. */
#undef GRAZE_FRAMED
#undef GRAZE_REPEATED
#undef GRAZE_RELOADED

#if GRAZE_FOR_SIZE && !GRAZE_FAST
#define GRAZE_REPEATED static inline
#define GRAZE_FRAMED   GRAZE_ONCE
#else
#define GRAZE_REPEATED GRAZE_INLINE
#define GRAZE_FRAMED   static inline
#endif

/* Of a pointer: what it points to is loaded again, in rare cases, so that frequent ones need not keep it in registers.
 * At -Os, and with the few registers of Thumb-1, that costs more than it saves. */
#if GRAZE_FOR_SIZE || (defined(__thumb__) && !defined(__thumb2__))
#define GRAZE_RELOADED(pointer) ((void)(pointer))
#else
#define GRAZE_RELOADED(pointer) GRAZE_NOW(pointer)
#endif
