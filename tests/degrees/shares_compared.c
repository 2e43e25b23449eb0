/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A share of volumes compared with one of areas. */
#include "../../src/arith3.h"

int f(area part, area whole, volume first, volume second);

int f(area part, area whole, volume first, volume second)
{
#if BALANCED
    return share_compare(share_of_areas(part, whole), share_one()) +
           volume_share_compare(share_of_volumes(first, second), share_of_volumes(second, first));
#else
    return share_compare(share_of_areas(part, whole), share_of_volumes(first, second));
#endif
}
