/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines of any coordinates against a circle: as against a sphere in the plane z = 0. There every product
 * along z is 0, and so are that component of the point and of the normal.
 */
#include "number/instance.h"
#if GRAZE_HAS_FAR

#include "shape/circle_far.h"
#include "wide/inlining.h"
#include "shape/sphere_far.h"

/* The scene in space, and the hit there. */
typedef struct {
    graze_sphere sphere;
    graze_segment segment;
} segment_scene;

typedef struct {
    graze_sphere sphere;
    graze_ray ray;
} ray_scene;

typedef struct {
    segment_scene scene;
    graze_line_hit hit;
} segment_cast;

typedef struct {
    ray_scene scene;
    graze_ray_hit hit;
} ray_cast;

static void put(graze_vec3 *to, const graze_vec2 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = 0;
}

static void put_back(graze_vec2 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
}

static void put_circle(graze_sphere *to, const graze_circle *circle)
{
    put(&to->center, &circle->center);
    to->radius = circle->radius;
}

GRAZE_ONCE void set_segment_scene(segment_scene *s, const graze_circle *circle,
                                  const graze_segment2 *segment)
{
    put_circle(&s->sphere, circle);
    put(&s->segment.a, &segment->a);
    put(&s->segment.b, &segment->b);
}

GRAZE_ONCE void set_ray_scene(ray_scene *s, const graze_circle *circle, const graze_ray2 *ray)
{
    put_circle(&s->sphere, circle);
    put(&s->ray.origin, &ray->origin);
    put(&s->ray.dir, &ray->dir);
    s->ray.t_max = ray->t_max;
}

/* The hit is initialized, so that value analysis sees no uninitialized read after a miss. */
GRAZE_ONCE void begin_segment(segment_cast *s, const graze_circle *circle,
                              const graze_segment2 *segment)
{
    set_segment_scene(&s->scene, circle, segment);
    put(&s->hit.point, &segment->a);
    put(&s->hit.normal, &segment->a);
    s->hit.fraction = 0;
}

GRAZE_ONCE void begin_ray(ray_cast *s, const graze_circle *circle, const graze_ray2 *ray)
{
    set_ray_scene(&s->scene, circle, ray);
    put(&s->hit.point, &ray->origin);
    put(&s->hit.normal, &ray->origin);
    s->hit.t = 0;
}

GRAZE_ONCE graze_result write_line_hit(const segment_cast *s, graze_result result,
                                       graze_line_hit2 *hit)
{
    if (result != GRAZE_MISS && hit != 0) {
        put_back(&hit->point, &s->hit.point);
        put_back(&hit->normal, &s->hit.normal);
        hit->fraction = s->hit.fraction;
    }
    return result;
}

GRAZE_ONCE graze_result write_ray_hit(const ray_cast *s, graze_result result, graze_ray_hit2 *hit)
{
    if (result != GRAZE_MISS && hit != 0) {
        put_back(&hit->point, &s->hit.point);
        put_back(&hit->normal, &s->hit.normal);
        hit->t = s->hit.t;
    }
    return result;
}

bool graze_circle_overlaps_segment_far(const graze_circle *circle, const graze_segment2 *segment)
{
    segment_scene s;
    set_segment_scene(&s, circle, segment);
    return graze_sphere_overlaps_segment_far(&s.sphere, &s.segment);
}

bool graze_circle_overlaps_ray_far(const graze_circle *circle, const graze_ray2 *ray)
{
    ray_scene s;
    set_ray_scene(&s, circle, ray);
    return graze_sphere_overlaps_ray_far(&s.sphere, &s.ray);
}

graze_result graze_circle_linecast_far(const graze_circle *circle, const graze_segment2 *segment,
                                       graze_line_hit2 *hit)
{
    segment_cast s;
    begin_segment(&s, circle, segment);
    return write_line_hit(
        &s, graze_sphere_linecast_far(&s.scene.sphere, &s.scene.segment, hit != 0 ? &s.hit : 0),
        hit);
}

graze_result graze_circle_linecast_exit_far(const graze_circle *circle,
                                            const graze_segment2 *segment, graze_line_hit2 *hit)
{
    segment_cast s;
    begin_segment(&s, circle, segment);
    return write_line_hit(
        &s,
        graze_sphere_linecast_exit_far(&s.scene.sphere, &s.scene.segment, hit != 0 ? &s.hit : 0),
        hit);
}

graze_result graze_circle_raycast_far(const graze_circle *circle, const graze_ray2 *ray,
                                      graze_ray_hit2 *hit)
{
    ray_cast s;
    begin_ray(&s, circle, ray);
    return write_ray_hit(
        &s, graze_sphere_raycast_far(&s.scene.sphere, &s.scene.ray, hit != 0 ? &s.hit : 0), hit);
}

graze_result graze_circle_raycast_exit_far(const graze_circle *circle, const graze_ray2 *ray,
                                           graze_ray_hit2 *hit)
{
    ray_cast s;
    begin_ray(&s, circle, ray);
    return write_ray_hit(
        &s, graze_sphere_raycast_exit_far(&s.scene.sphere, &s.scene.ray, hit != 0 ? &s.hit : 0),
        hit);
}

#endif
