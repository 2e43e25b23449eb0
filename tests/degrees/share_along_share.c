/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A position along a ratio that is not ready. */
#include "../../src/number/vectors.h"

graze_scalar f(graze_scalar start, length run, const area *part, const area *whole);

graze_scalar f(graze_scalar start, length run, const area *part, const area *whole)
{
    share s;
    share_set_areas(&s, part, whole);
#if BALANCED
    share_progress where;
    share_progress_of(&where, &s);
    return share_along(start, run, &where);
#else
    return share_along(start, run, &s);
#endif
}
