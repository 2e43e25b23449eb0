/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A volume compared with an area. */
#include "../../src/arith3.h"

bool f(volume v, area a, length l);

bool f(volume v, area a, length l)
{
#if BALANCED
    return volume_less(v, volume_of(a, l));
#else
    return volume_less(v, a);
#endif
}
