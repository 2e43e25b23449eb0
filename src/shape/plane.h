/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of planes, near and far: see number/arithmetic.h.
 */

#include "plane_crossing.h"
#include "../number/solid.h"

/* Routines of plane_far.c. */
void graze_plane_from_points_far(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                                 graze_plane *plane);
graze_scalar graze_plane_distance_far(const graze_plane *plane, const graze_vec3 *point);
void graze_plane_project_point_far(const graze_plane *plane, const graze_vec3 *point,
                                   graze_vec3 *projection);
graze_side graze_plane_side_of_point_far(const graze_plane *plane, const graze_vec3 *point);
graze_side graze_plane_classify_aabb_far(const graze_plane *plane, const graze_aabb *box);
graze_side graze_plane_classify_sphere_far(const graze_plane *plane, const graze_sphere *sphere);
graze_side graze_plane_classify_capsule_far(const graze_plane *plane, const graze_capsule *capsule);
graze_result graze_plane_linecast_far(const graze_plane *plane, const graze_segment *segment,
                                      graze_face_line_hit *hit);
graze_result graze_plane_raycast_far(const graze_plane *plane, const graze_ray *ray,
                                     graze_face_ray_hit *hit);

GRAZE_REPEATED void plane_set_height(reach *to, const graze_plane *plane, const graze_vec3 *point)
{
    plane_set_height_along(to, &plane->point, &plane->normal, point);
}

/* ---- The plane through three points ---- */

/* The points may be in the plane that is written: all are read first. */
GRAZE_INLINE void plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                                    graze_plane *plane)
{
    UNLESS_NEAR(is_near(a) && is_near(b) && is_near(c), {
        graze_plane_from_points_far(a, b, c, plane);
        return;
    });
    length3 to_b, to_c;
    area3 across;
    set_between(&to_b, a, b);
    set_between(&to_c, a, c);
    set_cross(&across, &to_b, &to_c);
    graze_vec3 normal = weights_of(&across);
    vec3_copy(&plane->point, a);
    vec3_copy(&plane->normal, &normal);
}

/* ---- Segments and rays against a plane: plane_crossing.h decides and locates ---- */

GRAZE_INLINE graze_result plane_linecast(const graze_plane *plane, const graze_segment *s,
                                         graze_face_line_hit *hit)
{
    UNLESS_NEAR(is_near(&plane->point) && is_near(&s->a) && is_near(&s->b),
                return graze_plane_linecast_far(plane, s, hit));
    reach from, to;
    plane_set_height(&from, plane, &s->a);
    plane_set_height(&to, plane, &s->b);
    const graze_result result = plane_pass_segment(&plane->normal, &from, &to);
    if (result != GRAZE_MISS && hit != 0)
        plane_write_line_hit(hit, &plane->normal, s, result, &from, &to);
    return result;
}

GRAZE_INLINE graze_result plane_raycast(const graze_plane *plane, const graze_ray *r,
                                        graze_face_ray_hit *hit)
{
    UNLESS_NEAR(is_near(&plane->point) && is_near(&r->origin) && is_near(&r->dir),
                return graze_plane_raycast_far(plane, r, hit));
    reach from, step;
    plane_set_height(&from, plane, &r->origin);
    plane_set_approach(&step, &plane->normal, r);
    const graze_result result = plane_pass_ray(&plane->normal, r, &from, &step);
    if (result != GRAZE_MISS && hit != 0)
        plane_write_ray_hit(hit, &plane->normal, r, &from, &step);
    return result;
}

/* ---- The distance of a point from a plane, and its projection ---- */

GRAZE_INLINE graze_scalar plane_distance(const graze_plane *plane, const graze_vec3 *point)
{
    UNLESS_NEAR(is_near(&plane->point) && is_near(point),
                return graze_plane_distance_far(plane, point));
    reach height;
    plane_set_height(&height, plane, point);
    return reach_distance(&height, &plane->normal);
}

GRAZE_INLINE void plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                                      graze_vec3 *projection)
{
    UNLESS_NEAR(is_near(&plane->point) && is_near(point), {
        graze_plane_project_point_far(plane, point, projection);
        return;
    });
    reach height;
    plane_set_height(&height, plane, point);
    set_foot_along(projection, point, &plane->normal, &height);
}

/* ---- The side of a plane on which a point, a box, a sphere or a capsule lies ---- */

static inline graze_side plane_side_of(const graze_plane *plane, const graze_vec3 *point)
{
    reach height;
    plane_set_height(&height, plane, point);
    return plane_side_of_sign(reach_sign(&height));
}

GRAZE_INLINE graze_side plane_side_of_point(const graze_plane *plane, const graze_vec3 *point)
{
    UNLESS_NEAR(is_near(&plane->point) && is_near(point),
                return graze_plane_side_of_point_far(plane, point));
    return plane_side_of(plane, point);
}

GRAZE_INLINE graze_side plane_classify_aabb(const graze_plane *plane, const graze_aabb *box)
{
    UNLESS_NEAR(is_near(&plane->point) && is_near(&box->min) && is_near(&box->max),
                return graze_plane_classify_aabb_far(plane, box));
    if (!plane_is_box(box))
        return GRAZE_BACK;
    graze_vec3 back = plane_farthest_corner(box, &plane->normal, true);
    if (plane_side_of(plane, &back) == GRAZE_FRONT)
        return GRAZE_FRONT;
    graze_vec3 front = plane_farthest_corner(box, &plane->normal, false);
    return plane_side_of(plane, &front) == GRAZE_BACK ? GRAZE_BACK : GRAZE_ACROSS;
}

GRAZE_INLINE graze_side plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere)
{
    UNLESS_NEAR(is_near(&plane->point) && is_near(&sphere->center),
                return graze_plane_classify_sphere_far(plane, sphere));
    if (sphere->radius < 0)
        return GRAZE_BACK;
    reach center;
    plane_set_height(&center, plane, &sphere->center);
    if (!reach_exceeds(&center, &plane->normal, sphere->radius))
        return GRAZE_ACROSS;
    return plane_side_of_sign(reach_sign(&center));
}

/* A sphere is in front if its center is, by more than the radius. Of two ends in front the nearer one decides. */
static inline graze_side plane_side_of_ends(const reach *a, const reach *b,
                                            const graze_vec3 *normal, graze_scalar radius)
{
    const int side = reach_sign(a);
    if (reach_sign(b) != side)
        return GRAZE_ACROSS;
    const reach *nearest = reach_less(a, b) == (side > 0) ? a : b;
    return reach_exceeds(nearest, normal, radius) ? plane_side_of_sign(side) : GRAZE_ACROSS;
}

GRAZE_INLINE graze_side plane_classify_capsule(const graze_plane *plane,
                                               const graze_capsule *capsule)
{
    const graze_segment *core = &capsule->core;
    UNLESS_NEAR(is_near(&plane->point) && is_near(&core->a) && is_near(&core->b),
                return graze_plane_classify_capsule_far(plane, capsule));
    if (capsule->radius < 0)
        return GRAZE_BACK;
    reach a, b;
    plane_set_height(&a, plane, &core->a);
    plane_set_height(&b, plane, &core->b);
    return plane_side_of_ends(&a, &b, &plane->normal, capsule->radius);
}
