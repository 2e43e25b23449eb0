/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to near and far numbers in the plane: for degrees2_near.h and degrees2_far.h. */

/* A near length is below 2^30, a far one below 2^32. */
static inline span length_span(length l)
{
    span s;
    s.raw = u64_low(s64_magnitude(l.raw));
    return s;
}

/* A component divided by the length, to nearest. */
static inline graze_scalar unit_of(const norm *n, bool negative, span size)
{
    return s32_offset(0, negative, graze_u32_round_ratio(size.raw * n->scale, 65536, n->size));
}
