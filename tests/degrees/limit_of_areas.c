/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two areas where a limit is asked about of volumes. */
#include "../../src/arith3.h"

int f(area part, area whole, volume first, volume second, graze_scalar t_max);

int f(area part, area whole, volume first, volume second, graze_scalar t_max)
{
#if BALANCED
    return share_compare(share_of_areas(part, whole), share_of_limit(t_max)) +
           volume_against_before_limit(&first, &second, t_max);
#else
    return volume_against_before_limit(&part, &whole, t_max);
#endif
}
