/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * FRAMED, FRAMED_REPEATED: as GRAZE_INLINE and GRAZE_REPEATED, but with a stack frame of their own
 * in unoptimised code. Compiled in place there, the function would make the frame of its caller too
 * long for a stack of 8 KB, as an unoptimised frame shares no space between variables.
 */
#ifndef GRAZE_SHAPE_FRAMES_H
#define GRAZE_SHAPE_FRAMES_H

#include "../wide/inlining.h"

#if defined(__OPTIMIZE__)
#define FRAMED          GRAZE_INLINE
#define FRAMED_REPEATED GRAZE_REPEATED
#else
#define FRAMED          static inline
#define FRAMED_REPEATED static inline
#endif

#endif
