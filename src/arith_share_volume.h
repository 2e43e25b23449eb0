/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shares of volumes, of near and of far ones: for arith_share_near.h and arith_share_far.h, which have
 * said what a volume is. What each must do stands in arith.h. */
#ifndef GRAZE_ARITH_SHARE_VOLUME_H
#define GRAZE_ARITH_SHARE_VOLUME_H

static inline volume_share share_of_volumes(volume part, volume whole)
{
    BOUND(volume_sign(part) * volume_sign(whole) >= 0);
    return volume_share_raw(volume_size(&part), volume_size(&whole));
}

static inline void share_progress_of_volumes(share_progress *p, const volume *part,
                                             const volume *whole)
{
    BOUND(volume_sign(*part) * volume_sign(*whole) >= 0);
    share_progress_raw(p, volume_size(part), volume_size(whole));
}

/* 2^101 * 2^31 and 2^101 * 2^16 */
static inline int volume_before_limit(const volume *part, const volume *whole, graze_scalar t)
{
    BOUND(t > 0 && volume_sign(*part) >= 0 && volume_sign(*whole) > 0);
    return graze_u128_compare_products(volume_size(whole), u128_of(0, (uint64_t)t),
                                       volume_size(part), u128_of(0, 65536));
}

#endif
