/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A ray's far limit compared as a span. */
#include "../../src/number/vectors.h"

bool f(ratio r, graze_scalar limit);

bool f(ratio r, graze_scalar limit)
{
#if BALANCED
    return ratio_less(r, ratio_of_limit(limit));
#else
    return ratio_less(r, limit);
#endif
}
