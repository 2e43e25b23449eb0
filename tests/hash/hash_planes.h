/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hash of planes of contact: how many there are, and those that are written. */
#include "hash.h"

static void mix_planes(hash *h, uint32_t found, const graze_plane *planes, uint32_t most)
{
    mix(h, found);
    for (uint32_t i = 0; i < found && i < most; i++) {
        mix_vec3(h, planes[i].point);
        mix_vec3(h, planes[i].normal);
    }
}
