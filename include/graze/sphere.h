/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The sphere, a solid ball: all points no farther than radius from center. Its surface belongs to
 * it. One of radius 0 is a point; one of negative radius is empty.
 */
#ifndef GRAZE_SPHERE_H
#define GRAZE_SPHERE_H

#include "vec3.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_sphere {
    graze_vec3 center;
    graze_scalar radius;
} graze_sphere;

#ifdef __cplusplus
}
#endif

#endif
