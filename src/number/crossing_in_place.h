/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Near, when compiled for speed: the point and the normal of one axis, in place. */

GRAZE_INLINE graze_scalar cross_axis(const crossing *t, const surface *s, graze_scalar center,
                                     graze_scalar start, graze_scalar from, graze_scalar to,
                                     graze_scalar *point)
{
    const length run = length_between(from, to);
    *point = crossing_along(start, run, t);
    return normal_at(s, length_between(center, start), run, t);
}
