/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Near and far: it makes no difference which of two equal shares is stored. For share_near.h and
 * share_far.h. */

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
