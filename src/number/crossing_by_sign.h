/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Float and far: the whole discriminant is needed for its sign. */

GRAZE_INLINE void discriminant_begin_for_sign(discriminant *d, const area *a, const area *b,
                                              const area *c)
{
    discriminant_begin(d, a, b, c);
}
