/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How far along a run a share is: called by all casts, so that its flash is there once. */
#include "../include/graze/number.h"

/* A float build that compiles all of src/ has no use for it, and exports no such name. */
#if !GRAZE_FLOAT

#include "arith.h"
#include "arith_share.h"

uint32_t graze_share_times(const share_progress *p, uint32_t run)
{
    uint32_t rounded;
    if (quotient_decides(p->rounded_down, run, &rounded))
        return rounded;
    return graze_round_ratio(run, p->part, p->whole);
}

#endif
