/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Discs: whether a point of their plane is within the radius, and the point of the rim nearest to a point. In the
 * comments `offset` is a length3 from the center of the disc, `axis` is its normal and `height` the reach of the offset
 * along the axis. A radius MUST NOT be negative.
 *
 *   share_within(&offset, &run, &share, radius)   whether |offset + run * share| <= radius, without a division or a root
 *   foot_within(&offset, axis, &height, radius, gain)   whether the foot of the offset's end on the plane is within the
 *                             radius: |offset|^2 - height^2 / |axis|^2 <= radius^2. For a zero axis: |offset| <= radius
 *   rim_point(&point, center, radius, &offset, axis, &height)   center + radius * d / |d|, where d is the part of the
 *                             offset that is perpendicular to the axis; the whole offset for a zero axis. d MUST NOT be
 *                             zero. Within 0.501 raw units on each axis, saturating
 */
#include "degrees.h"

#if GRAZE_FLOAT
#include "rim_float.h"
#elif GRAZE_FAR
#include "rim_far.h"
#else
#include "rim_near.h"
#endif
