/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Shares: part / whole of two areas or two reaches, degree 0, not divided. A share MUST NOT be negative, and its whole
 * MUST NOT be 0.
 *
 *   share_set_areas(&s, &part, &whole), share_set_reaches
 *   share_set_until_zero(&s, &from, &to)   from / (from - to): the share of the way between two reaches of different sign
 *                             at which the reach is 0
 *   share_set_zero, share_set_one, share_set_limit(&s, t_max), share_copy(&to, &from)
 *   share_set_over_axis(&s, &r, axis)   |r| / |axis|^2; 0 for a zero axis
 *   share_order(&a, &b)       -1, 0 or 1
 *   share_set_later(&to, &x, first), share_set_sooner   stores a proportion that is not before, or not after, the stored
 *                             share; first: stores it unconditionally.
 *   proportion                part / whole of two reaches, part >= 0 and whole > 0, which MUST NOT change while it is
 *                             in use: proportion_set(&x, &part, &whole)
 *   proportion_order(&x, &s)  share_order of a proportion and a share; share_set_proportion(&to, &x)
 *   areas_to_limit(&part, &whole, t_max)   -1, 0 or 1 if part / whole is less than, equal to, more than t_max; neither
 *                             MUST be negative, whole MUST NOT be 0, nor t_max GRAZE_NO_LIMIT
 *   volume_against_before_limit(&part, &whole, t_max)   1, 0 or -1 if -part / whole is less than, equal to, more than
 *                             t_max; it MUST NOT be negative, nor t_max 0 or less
 *
 *   share_progress            a share that is ready to be multiplied: divided, once
 *   share_progress_of(&progress, &share)
 *   share_progress_of_volumes(&progress, &part, &whole)   part / whole for two volumes, which are wider than a share
 *   share_progress_against(&progress, &part, &whole)   -part / whole, which MUST NOT be negative
 *   share_along(start, length, progress)   start + length * share, rounded once, ties away from start, saturating
 *   share_point(&point, &start, &run, &progress)   share_along on each axis
 *   share_fraction, share_t(progress)   the fraction or t of a hit, rounded once, saturating
 */
#ifndef GRAZE_NUMBER_SHARE_H
#define GRAZE_NUMBER_SHARE_H

#include "degrees.h"

#if GRAZE_FAR
#include "share_far.h"
#else
#include "share_near.h"
#endif

/* Proportions of near numbers are shares. */
#if !GRAZE_FAR

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

/* It makes no difference which of two equal shares is stored. */
GRAZE_INLINE void share_set_later(share *to, const proportion *from, bool first)
{
    (void)first;
    share_set_proportion(to, from);
}

GRAZE_INLINE void share_set_sooner(share *to, const proportion *from, bool first)
{
    (void)first;
    share_set_proportion(to, from);
}

#endif
