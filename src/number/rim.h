/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Discs: whether a point of their plane is within the radius, and the point of the rim nearest to a point. In the
 * comments `offset` is a length3 from the center of the disc, `axis` is its normal, and `height` is offset . axis, a
 * reach. A radius MUST NOT be negative.
 *
 *   share_within(&offset, &run, &share, radius)   whether |offset + run * share| <= radius; in the fixed build without a
 *                             division or a root
 *   foot_within(&offset, axis, &height, radius, gain)   whether the foot of the perpendicular from the end of the offset is
 *                             within the radius of the center: |offset|^2 - height^2 / |axis|^2 <= radius^2. For a zero
 *                             axis: |offset| <= radius. Offset and height have the gain (see reach.h), the radius has not
 *   rim_point(&point, center, radius, &offset, axis, &height)   center + radius * d / |d|, where d is the part of the
 *                             offset that is perpendicular to the axis; the whole offset for a zero axis. d MUST NOT be
 *                             zero, and may have any gain. Within 0.501 raw units on each axis, saturating
 */
#ifndef GRAZE_RIM_H
#define GRAZE_RIM_H

#include "degrees.h"

#if GRAZE_FLOAT
#include "rim_float.h"
#elif GRAZE_FAR
#include "rim_far.h"
#else
#include "rim_near.h"
#endif

#endif
