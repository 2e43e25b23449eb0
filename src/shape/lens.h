/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Whether these numbers leave room for a picture: of a camera (picture.h), and of a projection (mat4.c), which has no camera. */
#ifndef GRAZE_SHAPE_LENS_H
#define GRAZE_SHAPE_LENS_H

#include "../number/angle.h"

static inline bool is_lens(graze_angle fov, graze_scalar aspect, graze_scalar z_near,
                           graze_scalar z_far)
{
    const graze_angle half_a_turn = 4 * TURN_EIGHTH;
    return fov > 0 && fov < half_a_turn && aspect > 0 && z_near > 0 && z_far > z_near;
}

#endif
