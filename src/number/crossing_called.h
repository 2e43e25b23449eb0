/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Far, and near at -Os: a function computes the point and the normal of one axis. */

GRAZE_INLINE graze_scalar cross_axis(const crossing *t, const surface *s, graze_scalar center,
                                     graze_scalar start, graze_scalar from, graze_scalar to,
                                     graze_scalar *point)
{
    return graze_crossing_on_axis(t, s, center, start, from, to, point);
}
