/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * FRAMED, FRAMED_REPEATED: as GRAZE_INLINE and GRAZE_REPEATED, but with a frame of its own where
 * nothing is optimised. In the frame of its caller, beside all that is repeated there, it would make
 * that one too long for a stack of 8 KB: a compiler that optimises nothing shares no room.
 */
#ifndef GRAZE_FRAMES_H
#define GRAZE_FRAMES_H

#include "../wide/inlining.h"

#if defined(__OPTIMIZE__)
#define FRAMED          GRAZE_INLINE
#define FRAMED_REPEATED GRAZE_REPEATED
#else
#define FRAMED          static inline
#define FRAMED_REPEATED static inline
#endif

#endif
