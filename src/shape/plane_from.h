/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes through three points: see degrees.h for near and far. */
#include "plane_far.h"

static inline length3 edge_between(const graze_vec3 *from, const graze_vec3 *to)
{
    return vector_gained(from, to, gain_between(from, to));
}

/* The points may lie where the plane goes: all is read before it is written over. */
static inline void from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                               graze_plane *plane)
{
    const length3 to_b = edge_between(a, b), to_c = edge_between(a, c);
    area3 across;
    set_cross(&across, &to_b, &to_c);
    graze_vec3 normal = weights_of(&across);
    copy(&plane->point, a);
    copy(&plane->normal, &normal);
}

#if GRAZE_FAR

void graze_plane_from_points_far(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                                 graze_plane *plane)
{
    from_points(a, b, c, plane);
}

#else

void graze_plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                             graze_plane *plane)
{
    CALL_FAR_UNLESS(is_near(a) && is_near(b) && is_near(c),
                    graze_plane_from_points_far(a, b, c, plane));
    from_points(a, b, c, plane);
}

#endif
