/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The lens of a camera or a projection, in floats.
 *
 *   is_lens(fov, aspect, z_near, z_far)   whether these leave room for a picture. A NaN does not make them invalid
 *   lens, lens_of(fov)   tan(fov / 2) as across / along; both are from 0 to 2
 */
#ifndef GRAZE_SHAPE_LENS_FLOAT_H
#define GRAZE_SHAPE_LENS_FLOAT_H

#include "../../include/graze/angle.h"
#include "../number/float.h"

static inline bool is_lens(graze_angle fov, float aspect, float z_near, float z_far)
{
    return fov > 0 && fov < GRAZE_HALF_TURN && !float_at_most(aspect, 0.0f) &&
           !float_at_most(z_near, 0.0f) && !float_at_most(z_far, z_near) &&
           !float_less(FLT_MAX, z_far);
}

typedef struct {
    float along, across;
} lens;

/* tan(fov / 2) = sin / (1 + cos) = (1 - cos) / sin, by the one whose sum does not cancel. Half of an odd angle is not a
 * graze_angle, and near 0 and near half a turn that half unit would count. */
static inline lens lens_of(graze_angle fov)
{
    float sine, cosine;
    lens l;
    graze_sincos(fov, &sine, &cosine);
    if (is_negative(cosine)) {
        l.along = sine;
        l.across = 1.0f - cosine;
    } else {
        l.along = 1.0f + cosine;
        l.across = sine;
    }
    return l;
}

#endif
