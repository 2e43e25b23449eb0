/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres that move at triangles and parallelograms. The algorithm is in shape/sweep_face.h, compiled once for both. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/clamp.h"
#include "shape/begin_any_face.h"
#include "shape/face.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/cores.h"
#include "shape/face_core.h"
#include "shape/sweep_face.h"

/* Both routines, after their clamps. */
static graze_result face_sweep_sphere(const void *face, bool is_triangle,
                                      const graze_sphere *sphere, graze_vec3 motion,
                                      graze_sweep_hit *hit)
{
    graze_capsule around;
    sweep_set_path(&around.core, &sphere->center, motion);
    around.radius = sphere->radius;
    return face_spherecast(face, is_triangle, &around, hit);
}

graze_result graze_triangle_spherecast(const graze_triangle *triangle, const graze_sphere *sphere,
                                       graze_vec3 motion, graze_sweep_hit *hit)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_sphere, sphere);
    return face_sweep_sphere(triangle, true, sphere, motion, hit);
}

graze_result graze_parallelogram_spherecast(const graze_parallelogram *parallelogram,
                                            const graze_sphere *sphere, graze_vec3 motion,
                                            graze_sweep_hit *hit)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_sphere, sphere);
    return face_sweep_sphere(parallelogram, false, sphere, motion, hit);
}

#include "wide/end_fast.h"

#endif
