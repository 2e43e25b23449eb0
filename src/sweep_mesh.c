/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/sweep_mesh.h. The search is in shape/sweep_nearest.h: the faces are its targets. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/sweep_mesh.h"
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_space.h"
#include "shape/sweep_nearest_box.h"

#include "shape/sweep_nearest_space.h"

#include "shape/sweep_nearest.h"

graze_result graze_mesh_spherecast(const graze_mesh *mesh, const graze_sphere *sphere,
                                   graze_vec3 motion, uint32_t *face, graze_sweep_hit *hit)
{
    sweep_search s;
    CLAMP(graze_sphere, sphere);
    s.targets = mesh;
    s.count = mesh->count;
    sweep_begin_ball(&s, sphere, motion);
    return sweep_nearest(SWEEP_FACE_SPHERE, &s, face, hit);
}

#include "wide/end_fast.h"

#endif
