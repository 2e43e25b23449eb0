/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An axis made of a length, not of areas. */
#include "../../src/arith3.h"

graze_scalar f(const graze_vec3 *axis, length3 v);

graze_scalar f(const graze_vec3 *axis, length3 v)
{
#if BALANCED
    (void)axis;
    area3 across;
    set_cross(&across, &v, &v);
    graze_vec3 w = weights_of_areas(across.x, across.y, across.z);
    return w.x;
#else
    (void)axis;
    graze_vec3 w = weights_of_areas(v.x, v.y, v.z);
    return w.x;
#endif
}
