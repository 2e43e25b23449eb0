/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Signs and shares of volumes, of near and of far ones: for arith_share_near.h and arith_share_far.h, which have
 * said what a volume is. What each must do stands in arith.h. */
#ifndef GRAZE_ARITH_SHARE_VOLUME_H
#define GRAZE_ARITH_SHARE_VOLUME_H

/* By the signs, and 0 is of either. */
GRAZE_INLINE bool volume_along_whole(const volume *part, const volume *whole)
{
    return volume_is_negative(part) == volume_is_negative(whole) || volume_is_zero(part);
}

GRAZE_INLINE bool volume_against_whole(const volume *part, const volume *whole)
{
    return volume_is_negative(part) != volume_is_negative(whole) || volume_is_zero(part);
}

static inline void share_progress_of_volumes(share_progress *p, const volume *part,
                                             const volume *whole)
{
    BOUND(volume_sign(part) * volume_sign(whole) >= 0);
    share_progress_raw(p, volume_size(part), volume_size(whole));
}

/* -part / whole */
static inline void share_progress_against(share_progress *p, const volume *part,
                                          const volume *whole)
{
    BOUND(volume_against_whole(part, whole));
    share_progress_raw(p, volume_size(part), volume_size(whole));
}

#endif
