/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An area in place of a volume. */
#include "../../src/number/vectors.h"

void f(volume *to, const area3 *base, const length3 *edge);

void f(volume *to, const area3 *base, const length3 *edge)
{
#if BALANCED
    set_volume(to, base, edge);
#else
    volume_copy(to, &base->x);
#endif
}
