/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Copies a vector by its components: gcc -Os copies a structure of three words with memcpy on a Cortex-M0. */
#ifndef GRAZE_VEC3_COPY_H
#define GRAZE_VEC3_COPY_H

#include "../../include/graze/vec3.h"
#include "../wide/inlining.h"

GRAZE_INLINE void vec3_copy(graze_vec3 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
}

#endif
