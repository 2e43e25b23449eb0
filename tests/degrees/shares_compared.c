/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A share compared with one that is ready to be multiplied. */
#include "../../src/arith3.h"

int f(area part, area whole, volume first, volume second);

int f(area part, area whole, volume first, volume second)
{
#if BALANCED
    (void)first;
    (void)second;
    return share_compare(share_of_areas(part, whole), share_one());
#else
    share_progress other;
    share_progress_of_volumes(&other, &first, &second);
    return share_compare(share_of_areas(part, whole), other);
#endif
}
