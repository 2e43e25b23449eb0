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

#if GRAZE_SMALL_WORLD
/* The fourth corner may be beyond the small world, but a gap to it stays below 1.25 * 2^30, and its square an area. */
enum { FACE_LONGEST_SIDE = 2048 };

static graze_scalar face_clamped_side(graze_scalar c)
{
    const graze_scalar most = FACE_LONGEST_SIDE * GRAZE_ONE;
    return c < -most ? -most : c > most ? most : c;
}

static void face_clamp_side(graze_vec3 *to, const graze_vec3 *side)
{
    to->x = face_clamped_side(side->x);
    to->y = face_clamped_side(side->y);
    to->z = face_clamped_side(side->z);
}

#define CLAMP_SIDES(a)                                                                             \
    graze_parallelogram short_##a;                                                                 \
    vec3_copy(&short_##a.corner, &(a)->corner);                                                    \
    face_clamp_side(&short_##a.u, &(a)->u);                                                        \
    face_clamp_side(&short_##a.v, &(a)->v);                                                        \
    (a) = &short_##a
#else
#define CLAMP_SIDES(a) ((void)0)
#endif

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
    CLAMP_SIDES(parallelogram);
    return face_sweep_sphere(parallelogram, false, sphere, motion, hit);
}

#include "wide/end_fast.h"

#endif
