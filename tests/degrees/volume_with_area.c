/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A volume compared with an area. */
#include "../../src/number/vectors.h"

bool f(const volume *v, const area3 *a, const length3 *l);

bool f(const volume *v, const area3 *a, const length3 *l)
{
#if BALANCED
    volume other;
    set_volume(&other, a, l);
    return volume_along_whole(v, &other);
#else
    return volume_along_whole(v, &a->x);
#endif
}
