/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Circles of any coordinates: circle.c calls these routines where a number is not near. A circle and a line are cast as a
 * sphere and a line in the plane z = 0. There every product along z is 0, and so is that component of the point and of
 * the normal.
 */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/ball_far.h"

/* The circle and the line in space, and the hit there. */
typedef struct {
    graze_sphere sphere;
    graze_segment segment;
} circle_segment_scene;

typedef struct {
    graze_sphere sphere;
    graze_ray ray;
} circle_ray_scene;

typedef struct {
    circle_segment_scene scene;
    graze_line_hit hit;
} circle_segment_cast;

typedef struct {
    circle_ray_scene scene;
    graze_ray_hit hit;
} circle_ray_cast;

static inline void circle_to_space(graze_vec3 *to, const graze_vec2 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = 0;
}

static inline void circle_to_plane(graze_vec2 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
}

static inline void circle_to_sphere(graze_sphere *to, const graze_circle *circle)
{
    circle_to_space(&to->center, &circle->center);
    to->radius = circle->radius;
}

GRAZE_ONCE void circle_set_segment_scene(circle_segment_scene *s, const graze_circle *circle,
                                         const graze_segment2 *segment)
{
    circle_to_sphere(&s->sphere, circle);
    circle_to_space(&s->segment.a, &segment->a);
    circle_to_space(&s->segment.b, &segment->b);
}

GRAZE_ONCE void circle_set_ray_scene(circle_ray_scene *s, const graze_circle *circle,
                                     const graze_ray2 *ray)
{
    circle_to_sphere(&s->sphere, circle);
    circle_to_space(&s->ray.origin, &ray->origin);
    circle_to_space(&s->ray.dir, &ray->dir);
    s->ray.t_max = ray->t_max;
}

/* The hit is initialized, so that value analysis sees no uninitialized read after a miss. */
GRAZE_ONCE void circle_begin_segment(circle_segment_cast *s, const graze_circle *circle,
                                     const graze_segment2 *segment)
{
    circle_set_segment_scene(&s->scene, circle, segment);
    circle_to_space(&s->hit.point, &segment->a);
    circle_to_space(&s->hit.normal, &segment->a);
    s->hit.fraction = 0;
}

GRAZE_ONCE void circle_begin_ray(circle_ray_cast *s, const graze_circle *circle,
                                 const graze_ray2 *ray)
{
    circle_set_ray_scene(&s->scene, circle, ray);
    circle_to_space(&s->hit.point, &ray->origin);
    circle_to_space(&s->hit.normal, &ray->origin);
    s->hit.t = 0;
}

GRAZE_ONCE graze_result circle_write_line_hit(const circle_segment_cast *s, graze_result result,
                                              graze_line_hit2 *hit)
{
    if (result != GRAZE_MISS && hit != 0) {
        circle_to_plane(&hit->point, &s->hit.point);
        circle_to_plane(&hit->normal, &s->hit.normal);
        hit->fraction = s->hit.fraction;
    }
    return result;
}

GRAZE_ONCE graze_result circle_write_ray_hit(const circle_ray_cast *s, graze_result result,
                                             graze_ray_hit2 *hit)
{
    if (result != GRAZE_MISS && hit != 0) {
        circle_to_plane(&hit->point, &s->hit.point);
        circle_to_plane(&hit->normal, &s->hit.normal);
        hit->t = s->hit.t;
    }
    return result;
}

bool graze_circle_overlaps_segment_far(const graze_circle *circle, const graze_segment2 *segment)
{
    circle_segment_scene s;
    circle_set_segment_scene(&s, circle, segment);
    return graze_sphere_overlaps_segment_far(&s.sphere, &s.segment);
}

bool graze_circle_overlaps_ray_far(const graze_circle *circle, const graze_ray2 *ray)
{
    circle_ray_scene s;
    circle_set_ray_scene(&s, circle, ray);
    return graze_sphere_overlaps_ray_far(&s.sphere, &s.ray);
}

graze_result graze_circle_linecast_far(const graze_circle *circle, const graze_segment2 *segment,
                                       graze_line_hit2 *hit)
{
    circle_segment_cast s;
    circle_begin_segment(&s, circle, segment);
    return circle_write_line_hit(
        &s, graze_sphere_linecast_far(&s.scene.sphere, &s.scene.segment, hit != 0 ? &s.hit : 0),
        hit);
}

graze_result graze_circle_linecast_exit_far(const graze_circle *circle,
                                            const graze_segment2 *segment, graze_line_hit2 *hit)
{
    circle_segment_cast s;
    circle_begin_segment(&s, circle, segment);
    return circle_write_line_hit(
        &s,
        graze_sphere_linecast_exit_far(&s.scene.sphere, &s.scene.segment, hit != 0 ? &s.hit : 0),
        hit);
}

graze_result graze_circle_cast_grown_far(const graze_circle *circle, graze_scalar more,
                                         const graze_segment2 *segment, graze_line_hit2 *hit)
{
    circle_segment_cast s;
    circle_begin_segment(&s, circle, segment);
    return circle_write_line_hit(
        &s,
        graze_sphere_cast_grown_far(&s.scene.sphere, more, &s.scene.segment, hit != 0 ? &s.hit : 0),
        hit);
}

graze_result graze_circle_raycast_far(const graze_circle *circle, const graze_ray2 *ray,
                                      graze_ray_hit2 *hit)
{
    circle_ray_cast s;
    circle_begin_ray(&s, circle, ray);
    return circle_write_ray_hit(
        &s, graze_sphere_raycast_far(&s.scene.sphere, &s.scene.ray, hit != 0 ? &s.hit : 0), hit);
}

graze_result graze_circle_raycast_exit_far(const graze_circle *circle, const graze_ray2 *ray,
                                           graze_ray_hit2 *hit)
{
    circle_ray_cast s;
    circle_begin_ray(&s, circle, ray);
    return circle_write_ray_hit(
        &s, graze_sphere_raycast_exit_far(&s.scene.sphere, &s.scene.ray, hit != 0 ? &s.hit : 0),
        hit);
}

#endif
