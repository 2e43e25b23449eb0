/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Float and far: the sign needs the whole discriminant. */

GRAZE_INLINE bool discriminant_rules_out(const area *a, const area *b, const area *c)
{
    (void)a;
    (void)b;
    (void)c;
    return false;
}

GRAZE_INLINE void discriminant_begin_for_sign(discriminant *d, const area *a, const area *b,
                                              const area *c)
{
    discriminant_begin(d, a, b, c);
}
