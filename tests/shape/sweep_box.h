/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres that move at a box, and what their hits should be: each scene in 24 images, and once more far from the origin. */
#ifndef GRAZE_TESTS_SWEEP_BOX_H
#define GRAZE_TESTS_SWEEP_BOX_H

#include "../support/shapes.h"
#include "fraction.h"

static const graze_aabb solid = {AT(-4, -2, -3), AT(4, 2, 3)};

static const graze_sweep_hit untouched = {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}, 7, 7, 7};

#define V(x, y, z) vec3_units(x, y, z)

/* Without a normal and sides: inside, or a miss. A fraction below 0: the numbers are not compared. */
typedef struct {
    graze_result result;
    graze_vec3 center, normal;
    int x, y, z; /* sides: -1 min, 1 max, 0 neither */
    graze_fraction fraction;
} stop;

typedef struct {
    graze_aabb box;
    graze_sphere sphere;
    graze_vec3 motion;
    stop e;
} scene;

/* ---- What a hit should be ---- */

static bool is_close(graze_vec3 a, graze_vec3 b)
{
#if GRAZE_FLOAT
    const graze_vec3 d = graze_vec3_sub(a, b);
    return graze_abs(d.x) <= 0x1p-20f && graze_abs(d.y) <= 0x1p-20f && graze_abs(d.z) <= 0x1p-20f;
#else
    return vec3_equal(a, b);
#endif
}

static int32_t index_of(const stop *e)
{
    const int32_t x = e->x > 0, y = e->y > 0, z = e->z > 0;
    const bool is_x = e->x != 0, is_y = e->y != 0, is_z = e->z != 0;
    if (is_x && is_y)
        return is_z ? x + 2 * y + 4 * z : 8 + x + 2 * y;
    if (is_x)
        return is_z ? 4 + x + 2 * z : x;
    if (is_y)
        return is_z ? y + 2 * z : 2 + y;
    return is_z ? 4 + z : 0;
}

static graze_feature feature_of(const stop *e)
{
    return (e->x != 0) + (e->y != 0) + (e->z != 0);
}

static bool is_stop(const graze_sweep_hit *h, const scene *s)
{
    graze_vec3 point = s->e.center;
    if (s->e.result == GRAZE_MISS)
        return vec3_equal(h->center, untouched.center) && vec3_equal(h->point, untouched.point) &&
               vec3_equal(h->normal, untouched.normal) && h->fraction == untouched.fraction &&
               h->feature == untouched.feature && h->index == untouched.index;
    if (s->e.fraction < 0)
        return h->feature == feature_of(&s->e) && h->index == index_of(&s->e);
    if (s->e.result != GRAZE_INSIDE)
        graze_aabb_closest_point(&s->box, &s->e.center, &point);
    return is_close(h->center, s->e.center) && is_close(h->point, point) &&
           is_close(h->normal, s->e.normal) && is_fraction(h->fraction, s->e.fraction) &&
           h->feature == feature_of(&s->e) && h->index == index_of(&s->e);
}

/* Defined by the file of a kind of box. */
static graze_result cast_box(const graze_aabb *box, const graze_sphere *sphere, graze_vec3 motion,
                             graze_sweep_hit *hit);

static bool stops_one(const scene *s)
{
    graze_sweep_hit hit = untouched;
    return cast_box(&s->box, &s->sphere, s->motion, &hit) == s->e.result && is_stop(&hit, s) &&
           cast_box(&s->box, &s->sphere, s->motion, 0) == s->e.result;
}

/* ---- Images ---- */

static void mirror_scene(scene *s, int axis)
{
    int *sides[3];
    sides[0] = &s->e.x;
    sides[1] = &s->e.y;
    sides[2] = &s->e.z;
    s->box = aabb_mirrored(s->box, axis);
    s->sphere.center = vec3_mirrored(s->sphere.center, axis);
    s->motion = vec3_mirrored(s->motion, axis);
    s->e.center = vec3_mirrored(s->e.center, axis);
    s->e.normal = vec3_mirrored(s->e.normal, axis);
    *sides[axis] = -*sides[axis];
}

static void turn_scene(scene *s)
{
    const int x = s->e.x;
    s->box.min = vec3_turned(s->box.min, 1);
    s->box.max = vec3_turned(s->box.max, 1);
    s->sphere.center = vec3_turned(s->sphere.center, 1);
    s->motion = vec3_turned(s->motion, 1);
    s->e.center = vec3_turned(s->e.center, 1);
    s->e.normal = vec3_turned(s->e.normal, 1);
    s->e.x = s->e.z;
    s->e.z = s->e.y;
    s->e.y = x;
}

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
static const graze_vec3 far_away = {0x60000000, -0x60000000, 0x50000000};
#endif

static bool stops_far(const scene *s)
{
#if GRAZE_FLOAT || GRAZE_SMALL_WORLD
    (void)s;
    return true;
#else
    scene m = *s;
    m.box.min = graze_vec3_add(m.box.min, far_away);
    m.box.max = graze_vec3_add(m.box.max, far_away);
    m.sphere.center = graze_vec3_add(m.sphere.center, far_away);
    m.e.center = graze_vec3_add(m.e.center, far_away);
    return stops_one(&m);
#endif
}

static bool stops(graze_aabb box, graze_sphere sphere, graze_vec3 motion, stop e)
{
    scene s;
    s.box = box;
    s.sphere = sphere;
    s.motion = motion;
    s.e = e;
    for (int i = 0; i < 24; i++) {
        if (!stops_one(&s) || !stops_far(&s))
            return false;
        turn_scene(&s);
        if (i % 3 == 2)
            mirror_scene(&s, i % 6 == 2 ? 0 : i % 12 == 5 ? 1 : 2);
    }
    return true;
}

/* Alone: where an image has other sides. */
static bool stops_alone(graze_aabb box, graze_sphere sphere, graze_vec3 motion, stop e)
{
    scene s;
    s.box = box;
    s.sphere = sphere;
    s.motion = motion;
    s.e = e;
    return stops_one(&s) && stops_far(&s);
}

static graze_sphere ball(double x, double y, double z, double radius)
{
    graze_sphere s;
    s.center = V(x, y, z);
    s.radius = V(radius, 0, 0).x;
    return s;
}

static stop at(graze_result result, graze_vec3 center, graze_vec3 normal, int x, int y, int z,
               graze_fraction fraction)
{
    stop e;
    e.result = result;
    e.center = center;
    e.normal = normal;
    e.x = x;
    e.y = y;
    e.z = z;
    e.fraction = fraction;
    return e;
}

static stop miss(void)
{
    return at(GRAZE_MISS, V(0, 0, 0), V(0, 0, 0), 0, 0, 0, 0);
}

static stop inside(const graze_sphere *s)
{
    return at(GRAZE_INSIDE, s->center, V(0, 0, 0), 0, 0, 0, 0);
}

static stop part(graze_result result, int x, int y, int z)
{
    return at(result, V(0, 0, 0), V(0, 0, 0), x, y, z, -1);
}

#define UP   V(0, 1, 0)
#define OUT  graze_vec3_of(GRAZE_RATIO(3, 5), GRAZE_RATIO(4, 5), 0)
#define AWAY graze_vec3_of(GRAZE_RATIO(2, 7), GRAZE_RATIO(3, 7), GRAZE_RATIO(6, 7))

#endif
