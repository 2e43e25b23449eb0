/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/cylinder.h for points, in floats. */
#include "../include/graze/cylinder.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/cylinder_float.h"

/* A point and a core that is not one point. */
typedef struct {
    graze_vec3 u, way; /* the core; across it to the point */
    float height;      /* of the point, where the core is from 0 to 1 */
    float held;        /* the same, between the caps */
} cylinder_foot;

/* Along the core in the plane of the cap, or outward as far as the radius. */
static inline void cylinder_set_closest(graze_vec3 *nearest, const graze_cylinder *cylinder,
                                        const cylinder_foot *f)
{
    const float_norm n = norm_of(f->way.x, f->way.y, f->way.z);
    const float t = norm_unit(&n, cylinder->radius);
    const graze_vec3 *a = &cylinder->core.a;
    vec3_set(nearest, float_held(a->x + f->u.x * f->held + f->way.x * t),
             float_held(a->y + f->u.y * f->held + f->way.y * t),
             float_held(a->z + f->u.z * f->held + f->way.z * t));
}

static inline void cylinder_foot_set(cylinder_foot *f, const graze_vec3 *gap)
{
    f->height = float_div(vec3_dot(&f->u, gap), vec3_dot(&f->u, &f->u));
    f->held = float_less(f->height, 0.0f) ? 0.0f : float_less(1.0f, f->height) ? 1.0f : f->height;
    f->way = vector_less(gap, &f->u, f->height);
}

void graze_cylinder_closest_point(const graze_cylinder *cylinder, const graze_vec3 *point,
                                  graze_vec3 *nearest)
{
    cylinder_foot f;
    f.u = vec3_between(&cylinder->core.a, &cylinder->core.b);
    const graze_vec3 gap = vec3_between(&cylinder->core.a, point);
    const float squared = vec3_dot(&f.u, &f.u), all = squared + vec3_dot(&gap, &gap);
    const float most = cylinder->radius * cylinder->radius, nan = all - all + (most - most);
    if (!is_finite(all) || !float_at_most(cylinder->radius, cylinder->radius)) {
        vec3_set(nearest, nan, nan, nan);
    } else if (is_negative(cylinder->radius)) {
        vec3_copy(nearest, point);
    } else if (is_zero(squared)) {
        vec3_copy(nearest, &cylinder->core.a);
    } else {
        cylinder_foot_set(&f, &gap);
        const graze_vec3 in_cap = vector_less(point, &f.u, f.height - f.held);
        if (float_at_most(vec3_dot(&f.way, &f.way), most))
            vec3_set(nearest, float_held(in_cap.x), float_held(in_cap.y), float_held(in_cap.z));
        else
            cylinder_set_closest(nearest, cylinder, &f);
    }
}

#endif
