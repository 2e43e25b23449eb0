/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Every routine of angles, with any numbers: for eva.c. */
#ifndef GRAZE_TESTS_PROOF_ALL_OF_ANGLES_H
#define GRAZE_TESTS_PROOF_ALL_OF_ANGLES_H

#include "any.h"

static void all_of_angles(void)
{
    graze_scalar a = any(), b = any(), sin, cos;
    graze_angle angle = a < 0 ? UINT32_MAX - (graze_angle)(-(a + 1)) : (graze_angle)a;
    (void)graze_sin(angle);
    (void)graze_cos(angle);
    (void)graze_sin_down(angle);
    (void)graze_sin_up(angle);
    (void)graze_cos_down(angle);
    (void)graze_cos_up(angle);
    (void)graze_tan(angle);
    graze_sincos(angle, &sin, &cos);
    (void)graze_sin_radians(a);
    (void)graze_cos_radians(a);
    (void)graze_tan_radians(a);
    (void)graze_atan2(a, b);
    (void)graze_asin(a);
    (void)graze_acos(a);
    (void)graze_angle_from_degrees(a);
    (void)graze_angle_from_radians(a);
    (void)graze_angle_to_degrees(angle);
    (void)graze_angle_to_radians(angle);
}

#endif
