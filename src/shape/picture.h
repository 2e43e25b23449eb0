/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Whether a camera has a picture, and its handedness. */
#ifndef GRAZE_PICTURE_H
#define GRAZE_PICTURE_H

#include "../number/sight.h"
#include "lens.h"

/* The sign of (right x up) . forward: -1 for axes like those of graze_camera_look_at, 1 for
 * mirrored ones; 0 without a picture. */
static inline int picture_hand(const graze_camera *c)
{
    short_heading right, up;
    heading back;
    if (!is_lens(c->fov, c->aspect, c->z_near, c->z_far))
        return 0;
    short_heading_of(&right, &c->right);
    short_heading_of(&up, &c->up);
    heading_across_short(&back, &right, &up);
    return heading_side(&back, &c->forward);
}

#endif
