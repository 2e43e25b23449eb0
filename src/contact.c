/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The motion along planes of graze/contact.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "shape/clip.h"

graze_vec3 graze_vec3_clip(graze_vec3 motion, const graze_plane *planes, uint32_t count)
{
    vec3_clip(&motion, planes, count);
    return motion;
}

#endif
