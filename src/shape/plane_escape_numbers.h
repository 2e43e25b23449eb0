/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to near and far numbers: a move out of a plane. plane_escape.h specifies each word; arith_plane_escape_fixed.c defines
 * the functions. */
#ifndef GRAZE_SHAPE_PLANE_ESCAPE_NUMBERS_H
#define GRAZE_SHAPE_PLANE_ESCAPE_NUMBERS_H

#include "../../include/graze/line.h"
#include "../wide/u256.h"

typedef struct GRAZE_WORD_ALIGNED {
    u128 height; /* |height|, in lengths of the normal: < 2^66 */
    graze_vec3 normal;
    graze_scalar radius;   /* more than 0 */
    graze_scalar distance; /* |height| / |normal|, rounded, saturating */
    bool is_below, back;
} plane_escape;

bool graze_plane_frees(const plane_escape *e);
bool graze_plane_escape(graze_vec3 *move, const plane_escape *e, const graze_segment *core);

#endif
