/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines of any coordinates against a circle: as against a sphere in the plane z = 0. There every product
 * along z is 0, and so are that component of the point and of the normal.
 */
#include "instance.h"
#if GRAZE_HAS_FAR

#include "circle_far.h"
#include "sphere_far.h"

typedef struct {
    graze_sphere sphere;
    graze_segment segment;
    graze_ray ray;
} scene;

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

static void set_scene(scene *s, const graze_circle *circle, const graze_segment2 *segment,
                      const graze_ray2 *ray)
{
    put(&s->sphere.center, &circle->center);
    s->sphere.radius = circle->radius;
    if (segment != 0) {
        put(&s->segment.a, &segment->a);
        put(&s->segment.b, &segment->b);
    } else {
        put(&s->ray.origin, &ray->origin);
        put(&s->ray.dir, &ray->dir);
        s->ray.t_max = ray->t_max;
    }
}

/* So that each word has been written once, whatever a miss leaves: see tests/proof/eva. */
static void clear(graze_vec3 *point, graze_vec3 *normal, const graze_vec2 *place)
{
    put(point, place);
    put(normal, place);
}

bool graze_circle_overlaps_far(const graze_circle *circle, const graze_segment2 *segment,
                               const graze_ray2 *ray)
{
    scene s;
    set_scene(&s, circle, segment, ray);
    return graze_sphere_overlaps_far(&s.sphere, segment != 0 ? &s.segment : 0, &s.ray);
}

graze_result graze_circle_linecast_far(const graze_circle *circle, const graze_segment2 *segment,
                                       graze_line_hit2 *hit, bool leaving)
{
    scene s;
    graze_line_hit found;
    set_scene(&s, circle, segment, 0);
    clear(&found.point, &found.normal, &circle->center);
    found.fraction = 0;
    const graze_result result =
        graze_sphere_linecast_far(&s.sphere, &s.segment, hit != 0 ? &found : 0, leaving);
    if (result != GRAZE_MISS && hit != 0) {
        put_back(&hit->point, &found.point);
        put_back(&hit->normal, &found.normal);
        hit->fraction = found.fraction;
    }
    return result;
}

graze_result graze_circle_raycast_far(const graze_circle *circle, const graze_ray2 *ray,
                                      graze_ray_hit2 *hit, bool leaving)
{
    scene s;
    graze_ray_hit found;
    set_scene(&s, circle, 0, ray);
    clear(&found.point, &found.normal, &circle->center);
    found.t = 0;
    const graze_result result =
        graze_sphere_raycast_far(&s.sphere, &s.ray, hit != 0 ? &found : 0, leaving);
    if (result != GRAZE_MISS && hit != 0) {
        put_back(&hit->point, &found.point);
        put_back(&hit->normal, &found.normal);
        hit->t = found.t;
    }
    return result;
}

#endif
