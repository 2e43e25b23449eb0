/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "outward.h"

#include <math.h>

void outward_init(outward *o, mp_bitcnt_t bits)
{
    mpf_init2(o->foot, bits);
    mpf_init2(o->way, bits);
    mpf_init2(o->squared, bits);
}

void outward_clear(outward *o)
{
    mpf_clears(o->foot, o->way, o->squared, NULL);
}

double outward_off(outward *o, int32_t got, int32_t start, int32_t radius)
{
    mpf_sqrt(o->squared, o->squared);
    mpf_div(o->way, o->way, o->squared);
    mpf_set_si(o->squared, radius);
    mpf_mul(o->way, o->way, o->squared);
    mpf_add(o->foot, o->foot, o->way);
    mpf_set_si(o->way, start);
    mpf_add(o->foot, o->foot, o->way);
    if (mpf_cmp_si(o->foot, INT32_MAX) > 0)
        mpf_set_si(o->foot, INT32_MAX);
    if (mpf_cmp_si(o->foot, INT32_MIN) < 0)
        mpf_set_si(o->foot, INT32_MIN);
    mpf_set_si(o->way, got);
    mpf_sub(o->way, o->way, o->foot);
    return fabs(mpf_get_d(o->way));
}
