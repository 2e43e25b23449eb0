/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The plane through three points. Included by plane.h. */

static inline length3 plane_edge_between(const graze_vec3 *from, const graze_vec3 *to)
{
    return vector_gained(from, to, gain_between(from, to));
}

/* The points may be in the plane that is written: all are read first. */
GRAZE_ROUTINE void plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                                     graze_plane *plane)
{
    CALL_FAR_UNLESS(is_near(a) && is_near(b) && is_near(c),
                    graze_plane_from_points_far(a, b, c, plane));
    const length3 to_b = plane_edge_between(a, b), to_c = plane_edge_between(a, c);
    area3 across;
    set_cross(&across, &to_b, &to_c);
    graze_vec3 normal = weights_of(&across);
    vec3_copy(&plane->point, a);
    vec3_copy(&plane->normal, &normal);
}
