/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two areas in place of volumes, compared with a limit. */
#include "../../src/number/vectors.h"

int f(const area *part, const area *whole, const volume *first, const volume *second,
      graze_scalar t_max);

int f(const area *part, const area *whole, const volume *first, const volume *second,
      graze_scalar t_max)
{
#if BALANCED
    share s, limit;
    share_set_areas(&s, part, whole);
    share_set_limit(&limit, t_max);
    return share_order(&s, &limit) + volume_against_before_limit(first, second, t_max);
#else
    return volume_against_before_limit(part, whole, t_max);
#endif
}
