/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The planes of cameras, in floats. The middle of the right edge of the picture lies in the direction
 *
 *     a * forward + b * right        b / a = tan(fov / 2) * aspect
 *
 * and the plane through it along `up` has the normal a * (forward x up) + b * (right x up). So the four sides are sums
 * of three cross products.
 */
#include "../include/graze/camera.h"

#if GRAZE_FLOAT
#include "shape/camera_axes_float.h"
#include "shape/frustum_nothing.h"
#include "shape/lens_float.h"

/* The plane along this direction inward, at that distance in front of the point. */
static void camera_set_plane(graze_frustum *f, int plane, const graze_vec3 *inward,
                             const graze_vec3 *point, float distance)
{
    const float_norm n = norm_of(inward->x, inward->y, inward->z);
    graze_normal *normal = &f->normal[plane];
    normal->x = norm_unit(&n, inward->x);
    normal->y = norm_unit(&n, inward->y);
    normal->z = norm_unit(&n, inward->z);
    f->limit[plane] = normal->x * point->x + normal->y * point->y + normal->z * point->z + distance;
}

/* a * v + b * w */
static inline graze_vec3 camera_sum(float a, const graze_vec3 *v, float b, const graze_vec3 *w)
{
    return graze_vec3_of(a * v->x + b * w->x, a * v->y + b * w->y, a * v->z + b * w->z);
}

/* The planes through the eye and two opposite edges of the picture: `middle` is inward at the one, and outward at the
 * other; `back` is outward at both. */
static void camera_set_sides(graze_frustum *f, int plane, const graze_vec3 *eye, float along,
                             const graze_vec3 *middle, float across, const graze_vec3 *back)
{
    const graze_vec3 first = camera_sum(along, middle, -across, back);
    const graze_vec3 second = camera_sum(-along, middle, -across, back);
    camera_set_plane(f, plane, &first, eye, 0.0f);
    camera_set_plane(f, plane + 1, &second, eye, 0.0f);
}

static void camera_set_ends(graze_frustum *f, const graze_camera *c)
{
    const graze_vec3 back = graze_vec3_of(-c->forward.x, -c->forward.y, -c->forward.z);
    camera_set_plane(f, GRAZE_FRUSTUM_NEAR, &c->forward, &c->position, c->z_near);
    camera_set_plane(f, GRAZE_FRUSTUM_FAR, &back, &c->position, -c->z_far);
}

void graze_frustum_from_camera(const graze_camera *camera, graze_frustum *frustum)
{
    const camera_axes a = camera_axes_of(camera);
    const graze_vec3 back = vec3_cross(&a.right, &a.up);
    const graze_vec3 rightward = vec3_cross(&a.forward, &a.up);
    const graze_vec3 upward = vec3_cross(&a.right, &a.forward);
    const float side = vec3_dot(&back, &a.forward), sign = is_negative(side) ? 1.0f : -1.0f;
    if (is_zero(side) || !is_lens(camera->fov, camera->aspect, camera->z_near, camera->z_far)) {
        frustum_set_empty(frustum);
        return;
    }
    const lens half = lens_of(camera->fov);
    const float along = sign * half.along, across = sign * half.across;
    /* Two axes are scaled: each weight is multiplied by the power of the other axis, so that their ratio stays. With
     * sizes from 2^-60 to 2^60 the weights are below 2^121, and the sums below 2^122. */
    camera_set_ends(frustum, camera);
    camera_set_sides(frustum, GRAZE_FRUSTUM_LEFT, &camera->position, along * a.right_scale,
                     &rightward, across * camera->aspect * a.forward_scale, &back);
    camera_set_sides(frustum, GRAZE_FRUSTUM_BOTTOM, &camera->position, along * a.up_scale, &upward,
                     across * a.forward_scale, &back);
}

#endif
