/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves at a plane, near and far. A core with an end on either side of the plane is inside. Of any other core the
 * end that is nearest to the plane decides, as the center of a sphere does: the other end falls as much, and stays as much
 * higher. If one end is on the plane and the other one is not, the core is on the side of the other one.
 */
#include "sweep_plane.h"

/* A routine of sweep_capsule_far.c. The paths are those of the ends of the core. */
graze_result graze_plane_capsulecast_far(const graze_plane *plane, graze_scalar radius,
                                         const graze_segment *path, const graze_segment *beside,
                                         graze_sweep_hit *hit);

static inline void plane_core_take_end(plane_sweep *s, const reach *start,
                                       const graze_segment *path, const graze_segment *beside)
{
    reach_copy(&s->start, start);
    s->path = path;
    s->beside = beside;
}

/* The end that is nearest on the side of the core; the first one if both are. */
static inline void plane_core_set_nearest(plane_sweep *s, const reach *start, const reach *other,
                                          const graze_segment *path, const graze_segment *beside)
{
    if (s->side < 0 ? reach_less(start, other) : reach_less(other, start))
        plane_core_take_end(s, other, beside, path);
    else
        plane_core_take_end(s, start, path, beside);
    plane_set_height_along(&s->end, &s->plane->point, &s->plane->normal, &s->path->b);
}

GRAZE_INLINE graze_result plane_core_decide(plane_sweep *s, const graze_segment *path,
                                            const graze_segment *beside, graze_sweep_hit *hit)
{
    reach start, other;
    plane_set_height_along(&start, &s->plane->point, &s->plane->normal, &path->a);
    plane_set_height_along(&other, &s->plane->point, &s->plane->normal, &beside->a);
    const int side = reach_sign(&start), other_side = reach_sign(&other);
    if (side * other_side < 0)
        return GRAZE_INSIDE;
    s->side = side != 0 ? side : other_side;
    plane_core_set_nearest(s, &start, &other, path, beside);
    return plane_sweep_decide(s, hit);
}

/* From the hit of the nearest end to that of the first one. */
static inline void plane_core_write(const plane_sweep *s, graze_result result,
                                    const graze_vec3 *start, graze_sweep_hit *hit)
{
    if (result == GRAZE_INSIDE)
        sweep_write_inside(start, hit);
    else if (result != GRAZE_MISS)
        sweep_set_along(&hit->center, start, &s->path->a, &hit->center);
}

GRAZE_INLINE graze_result plane_capsulecast(const graze_plane *plane, graze_scalar radius,
                                            const graze_segment *path, const graze_segment *beside,
                                            graze_sweep_hit *hit)
{
    plane_sweep s;
    if (radius < 0 || !plane_is_normal(&plane->normal))
        return GRAZE_MISS;
    UNLESS_NEAR(is_near(&plane->point) && sweep_keeps_near(path, beside),
                return graze_plane_capsulecast_far(plane, radius, path, beside, hit));
    s.plane = plane;
    s.radius = radius;
    const graze_result result = plane_core_decide(&s, path, beside, hit);
    if (hit != 0)
        plane_core_write(&s, result, &path->a, hit);
    return result;
}
