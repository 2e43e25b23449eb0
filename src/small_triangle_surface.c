/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The plane of a triangle, in the small world: see small.h. */
#define GRAZE_CORNERS 3
#define GRAZE_FAR     0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static void NEAR(graze_triangle_normal)(const graze_triangle *triangle, graze_vec3 *normal);
static void NEAR(graze_triangle_off_surface)(const graze_triangle *triangle,
                                             const graze_vec3 *point, graze_side side,
                                             graze_vec3 *off);

#include "number/small_near_begin.h"
#include "shape/face_surface.h"
#include "number/small_near_end.h"

void graze_triangle_normal(const graze_triangle *triangle, graze_vec3 *normal)
{
    graze_triangle near;
    grazes_clamp(triangle, 0, &near, FACE);
    NEAR(graze_triangle_normal)(&near, normal);
}

void graze_triangle_off_surface(const graze_triangle *triangle, const graze_vec3 *point,
                                graze_side side, graze_vec3 *off)
{
    struct {
        graze_triangle triangle;
        graze_vec3 point;
    } q;
    grazes_clamp(triangle, point, &q, FACE + SECOND * VEC3);
    NEAR(graze_triangle_off_surface)(&q.triangle, &q.point, side, off);
}

#endif
