/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Ends what begin_near.h or begin_far.h began. */
#undef CALL_FAR_UNLESS
#undef FAR_FRAMED
#undef FAR_FRAMED_REPEATED
#undef GO_FAR_IF_NOT_NEAR
#undef GO_FAR_UNLESS
#undef GRAZE_FAR
#undef GRAZE_FAR_WORD
#undef GRAZE_NEAR_WORD
#undef GRAZE_ROUTINE
#undef GRAZE_VECTOR_WORD
#undef GRAZE_WORD
#undef NEAR_ANSWER
