/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An axis from a length, instead of from areas. */
#include "../../src/number/vectors.h"

graze_vec3 f(const length3 *v);

graze_vec3 f(const length3 *v)
{
#if BALANCED
    area3 across;
    set_cross(&across, v, v);
    return weights_of(&across);
#else
    return weights_of(v);
#endif
}
