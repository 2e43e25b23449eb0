/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The share of an area in a volume. */
#include "../../src/number/vectors.h"

void f(share_progress *p, const area *base, const area *part, const volume *whole, length l);

void f(share_progress *p, const area *base, const area *part, const volume *whole, length l)
{
#if BALANCED
    volume product;
    volume_set_along(&product, part, l, base, l, base, l);
    share_progress_of_volumes(p, &product, whole);
#else
    share_progress_of_volumes(p, part, whole);
#endif
}
