/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A share compared with one that is ready to be multiplied. */
#include "../../src/number/vectors.h"

int f(const area *part, const area *whole, const volume *first, const volume *second);

int f(const area *part, const area *whole, const volume *first, const volume *second)
{
    share s;
    share_set_areas(&s, part, whole);
#if BALANCED
    share one;
    share_set_one(&one);
    return share_order(&s, &one);
#else
    share_progress other;
    share_progress_of_volumes(&other, first, second);
    return share_order(&s, &other);
#endif
}
