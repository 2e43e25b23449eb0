/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * From here on the words of number/ are the words of far arithmetic, which takes any coordinates:
 * see instance.h. A GRAZE_ROUTINE is a function of its own, called by near routines in rare cases.
 */
#include "../../include/graze/number.h"

#include "end_arithmetic.h"

#define GRAZE_FAR                          1
#define GRAZE_WORD(word)                   GRAZE_FAR_WORD(word)
#define GRAZE_FAR_WORD(word)               word##_far
#define GRAZE_VECTOR_WORD(word)            graze_far_##word
#define GO_FAR_UNLESS(all_near, routine)   ((void)(all_near))
#define CALL_FAR_UNLESS(all_near, call)    ((void)(all_near))
#define NEAR_ANSWER                        GRAZE_REPEATED
#define GO_FAR_IF_NOT_NEAR(known, routine) ((void)0)
#define FAR_FRAMED                         GRAZE_ONCE
#define FAR_FRAMED_REPEATED                GRAZE_ONCE

#include "instance.h"
#include "words.h"

#define GRAZE_ROUTINE GRAZE_CALLED
