/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A position along a ratio that is not ready. */
#include "../../src/arith3.h"

graze_scalar f(graze_scalar start, length run, area part, area whole);

graze_scalar f(graze_scalar start, length run, area part, area whole)
{
#if BALANCED
    share_progress where;
    share_progress_of(&where, share_of_areas(part, whole));
    return share_along(start, run, &where);
#else
    return share_along(start, run, share_of_areas(part, whole));
#endif
}
