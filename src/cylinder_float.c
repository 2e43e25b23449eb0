/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cylinders, in floats: yes or no. shape/cylinder_float.h decides. */
#include "../include/graze/cylinder.h"

#if GRAZE_FLOAT
#include "shape/cylinder_float.h"

bool graze_cylinder_contains_point(const graze_cylinder *cylinder, const graze_vec3 *point)
{
    const graze_vec3 nowhere = {0.0f, 0.0f, 0.0f};
    cylinder_path p;
    return cylinder_set_path(&p, cylinder, point, &nowhere, 0.0f);
}

bool graze_cylinder_overlaps_segment(const graze_cylinder *cylinder, const graze_segment *segment)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    cylinder_path p;
    return cylinder_set_path(&p, cylinder, &segment->a, &run, 1.0f);
}

bool graze_cylinder_overlaps_ray(const graze_cylinder *cylinder, const graze_ray *ray)
{
    cylinder_path p;
    return cylinder_set_path(&p, cylinder, &ray->origin, &ray->dir, ray->t_max);
}

#endif
