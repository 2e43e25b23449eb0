/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From here on the words of number/ are those of far arithmetic, which takes any coordinates: see instance.h. */
#include "../../include/graze/number.h"

#undef GRAZE_FAR
#undef GRAZE_WORD
#undef GRAZE_VECTOR_WORD
#undef GO_FAR_UNLESS
#undef CALL_FAR_UNLESS
#undef NEAR_ANSWER
#undef GO_FAR_IF_NOT_NEAR
#undef FAR_FRAMED

#define GRAZE_FAR                          1
#define GRAZE_WORD(word)                   word##_far
#define GRAZE_VECTOR_WORD(word)            graze_far_##word
#define GO_FAR_UNLESS(all_near, routine)   ((void)(all_near))
#define CALL_FAR_UNLESS(all_near, call)    ((void)(all_near))
#define NEAR_ANSWER                        GRAZE_REPEATED
#define GO_FAR_IF_NOT_NEAR(known, routine) ((void)0)
#define FAR_FRAMED                         GRAZE_ONCE

#include "instance.h"
#include "words.h"
