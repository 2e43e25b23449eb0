/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of planes, boxes and spheres, of graze/contact.h: the build in floats. */
#include "../include/graze/contact.h"

#if GRAZE_FLOAT
#include "shape/contact_solid_float.h"
#include "shape/interval_float.h"

/* ---- Planes ---- */

static uint32_t plane_planes_of_core(const graze_plane *target, const graze_vec3 *a,
                                     const graze_vec3 *b, float limit, graze_plane *planes,
                                     uint32_t most)
{
    const float first = graze_plane_distance(target, a), second = graze_plane_distance(target, b);
    const bool behind = is_negative(first + second);
    const bool is_second = behind ? float_less(first, second) : float_less(second, first);
    const float lowest = is_second ? second : first;
    graze_vec3 place, heading;
    if (is_negative(limit) || vec3_is_zero(&target->normal) || !is_finite(first + second) ||
        !float_at_most(behind ? -lowest : lowest, limit))
        return 0;
    graze_plane_project_point(target, is_second ? b : a, &place);
    heading = graze_vec3_scale(graze_vec3_normalize(target->normal), behind ? -1.0f : 1.0f);
    return contact_write(planes, most, &place, 0.0f, &heading);
}

uint32_t graze_plane_planes_of_sphere(const graze_plane *target, const graze_sphere *sphere,
                                      graze_scalar margin, graze_plane *planes, uint32_t most)
{
    return plane_planes_of_core(target, &sphere->center, &sphere->center,
                                contact_limit(sphere->radius, margin), planes, most);
}

uint32_t graze_plane_planes_of_capsule(const graze_plane *target, const graze_capsule *capsule,
                                       graze_scalar margin, graze_plane *planes, uint32_t most)
{
    return plane_planes_of_core(target, &capsule->core.a, &capsule->core.b,
                                contact_limit(capsule->radius, margin), planes, most);
}

/* ---- Boxes ---- */

/* The nearest face so far: how deep the center is, the face on its axis, and its direction; 0: there is none. */
typedef struct {
    float depth, at, side;
    int axis;
} box_face;

/* By members: gcc calls memset for an initializer of zeros. */
static void box_set_no_face(box_face *f)
{
    f->depth = f->at = f->side = 0.0f;
    f->axis = 0;
}

/* A face may be infinitely far. */
static void box_try_face(box_face *f, int axis, float side, float depth, float at)
{
    if (!is_finite(depth) || (!is_zero(f->side) && !float_less(depth, f->depth)))
        return;
    f->depth = depth;
    f->at = at;
    f->side = side;
    f->axis = axis;
}

static void box_try_faces(box_face *f, int axis, float low, float c, float high)
{
    box_try_face(f, axis, -1.0f, c - low, low);
    box_try_face(f, axis, 1.0f, high - c, high);
}

static uint32_t box_plane_inside(const graze_aabb *box, const graze_vec3 *center,
                                 graze_plane *planes, uint32_t most)
{
    box_face f;
    graze_vec3 place, heading;
    box_set_no_face(&f);
    box_try_faces(&f, 0, box->min.x, center->x, box->max.x);
    box_try_faces(&f, 1, box->min.y, center->y, box->max.y);
    box_try_faces(&f, 2, box->min.z, center->z, box->max.z);
    if (is_zero(f.side))
        return 0;
    vec3_set(&place, f.axis == 0 ? f.at : center->x, f.axis == 1 ? f.at : center->y,
             f.axis == 2 ? f.at : center->z);
    vec3_set(&heading, f.axis == 0 ? f.side : 0.0f, f.axis == 1 ? f.side : 0.0f,
             f.axis == 2 ? f.side : 0.0f);
    return contact_write(planes, most, &place, 0.0f, &heading);
}

static bool box_has_points(const graze_aabb *box)
{
    return float_at_most(box->min.x, box->max.x) && float_at_most(box->min.y, box->max.y) &&
           float_at_most(box->min.z, box->max.z);
}

uint32_t graze_aabb_planes_of_sphere(const graze_aabb *target, const graze_sphere *sphere,
                                     graze_scalar margin, graze_plane *planes, uint32_t most)
{
    const graze_vec3 *c = &sphere->center;
    graze_vec3 place, heading;
    if (!box_has_points(target))
        return 0;
    vec3_set(&place, interval_closest(target->min.x, c->x, target->max.x),
             interval_closest(target->min.y, c->y, target->max.y),
             interval_closest(target->min.z, c->z, target->max.z));
    const graze_vec3 way = vec3_between(&place, c);
    if (!contact_is_within(vec3_dot(&way, &way), contact_limit(sphere->radius, margin)))
        return 0;
    if (!vec3_set_unit(&heading, &way))
        return box_plane_inside(target, c, planes, most);
    return contact_write(planes, most, &place, 0.0f, &heading);
}

/* ---- Spheres ---- */

uint32_t graze_sphere_planes_of_sphere(const graze_sphere *target, const graze_sphere *sphere,
                                       graze_scalar margin, graze_plane *planes, uint32_t most)
{
    const graze_vec3 way = vec3_between(&target->center, &sphere->center);
    const float limit = contact_limit(sphere->radius, margin);
    graze_vec3 heading;
    if (is_negative(target->radius) || is_negative(limit) ||
        !contact_is_within(vec3_dot(&way, &way), target->radius + limit))
        return 0;
    if (!vec3_set_unit(&heading, &way))
        vec3_set(&heading, -1.0f, 0.0f, 0.0f);
    return contact_write(planes, most, &target->center, target->radius, &heading);
}

#endif
