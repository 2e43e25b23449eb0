/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Proportions of near numbers and of floats are shares: see share.h. */
#ifndef GRAZE_ARITH_SHARE_PROPORTION_H
#define GRAZE_ARITH_SHARE_PROPORTION_H

typedef share proportion;

static inline void proportion_set(proportion *x, const reach *part, const reach *whole)
{
    share_set_reaches(x, part, whole);
}

static inline int proportion_order(const proportion *x, const share *s)
{
    return share_order(x, s);
}

static inline void share_set_proportion(share *to, const proportion *from)
{
    share_copy(to, from);
}

#endif
