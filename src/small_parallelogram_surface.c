/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The plane of a parallelogram, in the small world: see small.h. */
#define GRAZE_CORNERS 4
#define GRAZE_FAR     0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static void NEAR(graze_parallelogram_normal)(const graze_parallelogram *parallelogram,
                                             graze_vec3 *normal);
static void NEAR(graze_parallelogram_off_surface)(const graze_parallelogram *parallelogram,
                                                  const graze_vec3 *point, graze_side side,
                                                  graze_vec3 *off);

#include "number/small_near_begin.h"
#include "shape/face_surface.h"
#include "number/small_near_end.h"

void graze_parallelogram_normal(const graze_parallelogram *parallelogram, graze_vec3 *normal)
{
    graze_parallelogram near;
    grazes_clamp(parallelogram, 0, &near, FACE);
    NEAR(graze_parallelogram_normal)(&near, normal);
}

void graze_parallelogram_off_surface(const graze_parallelogram *parallelogram,
                                     const graze_vec3 *point, graze_side side, graze_vec3 *off)
{
    struct {
        graze_parallelogram parallelogram;
        graze_vec3 point;
    } q;
    grazes_clamp(parallelogram, point, &q, FACE + SECOND * VEC3);
    NEAR(graze_parallelogram_off_surface)(&q.parallelogram, &q.point, side, off);
}

#endif
