/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * FRAMED, FRAMED_REPEATED: as GRAZE_INLINE and GRAZE_REPEATED, but with a frame of its own where
 * nothing is optimised. In the frame of its caller, beside all that is repeated there, it would make
 * that one too long for a stack of 8 KB: a compiler that optimises nothing shares no room.
 *
 * FAR_FRAMED: as FRAMED, but in far files a function whose frame is gone when it returns: far numbers are
 * long, and what decides one thing need not stay on the stack while the next is computed.
 */
#ifndef GRAZE_FRAMES_H
#define GRAZE_FRAMES_H

#include "../number/instance.h"
#include "../wide/inlining.h"

#if defined(__OPTIMIZE__)
#define FRAMED          GRAZE_INLINE
#define FRAMED_REPEATED GRAZE_REPEATED
#else
#define FRAMED          static inline
#define FRAMED_REPEATED static inline
#endif

#if GRAZE_FAR
#define FAR_FRAMED GRAZE_ONCE
#else
#define FAR_FRAMED FRAMED
#endif

#endif
