/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The circle, a solid disc: all points no farther than radius from center. Its border belongs to
 * it. One of radius 0 is a point; one of negative radius is empty.
 */
#ifndef GRAZE_CIRCLE_H
#define GRAZE_CIRCLE_H

#include "vec2.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_circle {
    graze_vec2 center;
    graze_scalar radius;
} graze_circle;

#ifdef __cplusplus
}
#endif

#endif
