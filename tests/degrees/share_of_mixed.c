/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The share of an area in a volume. */
#include "../../src/arith3.h"

volume_share f(area part, volume whole, length l);

volume_share f(area part, volume whole, length l)
{
#if BALANCED
    return share_of_volumes(volume_of(part, l), whole);
#else
    return share_of_volumes(part, whole);
#endif
}
