/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/segment.h in floats. shape/cores_float.h finds the closest points. */
#include "../include/graze/segment.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/cores_float.h"

GRAZE_INLINE void segment_pair_find(core_pair *c, const graze_segment *a, const graze_segment *b)
{
    c->u = vec3_between(&a->a, &a->b);
    c->v = vec3_between(&b->a, &b->b);
    c->gap = vec3_between(&a->a, &b->a);
    core_pair_find(c, 1.0f);
}

/* An end is copied as it is stored. A place that is NaN makes all coordinates NaN. */
static inline void segment_point_at(graze_vec3 *to, const graze_segment *segment,
                                    const graze_vec3 *run, float place)
{
    if (float_at_most(place, 0.0f))
        vec3_copy(to, &segment->a);
    else if (float_at_most(1.0f, place))
        vec3_copy(to, &segment->b);
    else
        vec3_set(to, float_held(segment->a.x + run->x * place),
                 float_held(segment->a.y + run->y * place),
                 float_held(segment->a.z + run->z * place));
}

void graze_segment_closest_points(const graze_segment *a, const graze_segment *b, graze_vec3 *on_a,
                                  graze_vec3 *on_b)
{
    core_pair c;
    graze_vec3 first, second;
    segment_pair_find(&c, a, b);
    segment_point_at(&first, a, &c.u, c.s);
    segment_point_at(&second, b, &c.v, c.t);
    vec3_copy(on_a, &first);
    vec3_copy(on_b, &second);
}

graze_scalar graze_segment_distance_segment(const graze_segment *a, const graze_segment *b)
{
    core_pair c;
    segment_pair_find(&c, a, b);
    const graze_vec3 way = core_pair_way(&c);
    return root_of_squares(vec3_dot(&way, &way));
}

#endif
