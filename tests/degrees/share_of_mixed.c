/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The share of an area in a volume. */
#include "../../src/arith3.h"

graze_scalar f(const area *base, const area *part, const volume *whole, length l);

graze_scalar f(const area *base, const area *part, const volume *whole, length l)
{
    share_progress where;
#if BALANCED
    volume product = volume_along(part, l, base, l, base, l);
    share_progress_of_volumes(&where, &product, whole);
#else
    share_progress_of_volumes(&where, part, whole);
#endif
    return share_t(&where);
}
