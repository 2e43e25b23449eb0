/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres that move at a triangle and at a parallelogram, and what their hits should be: each scene in 24 images, and once more far
 * from the origin. */
#ifndef GRAZE_TESTS_SWEEP_FACE_H
#define GRAZE_TESTS_SWEEP_FACE_H

#include "../support/shapes.h"
#include "fraction.h"

#define V(x, y, z) vec3_units(x, y, z)

static const graze_sweep_hit untouched = {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}, 7, 7, 7};

/* Three corners: a, b and c of the triangle; or corner, corner + u and corner + v of the parallelogram. */
typedef struct {
    graze_vec3 a, b, c;
    bool is_triangle;
} any_face;

/* A fraction below 0: the numbers are not compared. */
typedef struct {
    graze_result result;
    graze_vec3 center, normal;
    graze_feature feature;
    int32_t index;
    graze_fraction fraction;
} stop;

typedef struct {
    any_face face;
    graze_sphere sphere;
    graze_vec3 motion;
    stop e;
} scene;

static graze_parallelogram parallelogram_of(const any_face *f)
{
    graze_parallelogram p;
    p.corner = f->a;
    p.u = graze_vec3_sub(f->b, f->a);
    p.v = graze_vec3_sub(f->c, f->a);
    return p;
}

static graze_triangle triangle_of(const any_face *f)
{
    graze_triangle t;
    t.a = f->a;
    t.b = f->b;
    t.c = f->c;
    return t;
}

static graze_result cast(const any_face *f, const graze_sphere *sphere, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const graze_triangle t = triangle_of(f);
    const graze_parallelogram p = parallelogram_of(f);
    return f->is_triangle ? graze_triangle_spherecast(&t, sphere, motion, hit)
                          : graze_parallelogram_spherecast(&p, sphere, motion, hit);
}

static graze_vec3 closest(const any_face *f, graze_vec3 place)
{
    const graze_triangle t = triangle_of(f);
    const graze_parallelogram p = parallelogram_of(f);
    graze_vec3 nearest;
    if (f->is_triangle)
        graze_triangle_closest_point(&t, &place, &nearest);
    else
        graze_parallelogram_closest_point(&p, &place, &nearest);
    return nearest;
}

/* ---- What a hit should be ---- */

static bool is_close(graze_vec3 a, graze_vec3 b)
{
#if GRAZE_FLOAT
    const graze_vec3 d = graze_vec3_sub(a, b);
    return graze_abs(d.x) <= 0x1p-19f && graze_abs(d.y) <= 0x1p-19f && graze_abs(d.z) <= 0x1p-19f;
#else
    return vec3_equal(a, b);
#endif
}

static bool is_stop(const graze_sweep_hit *h, const scene *s)
{
    const graze_vec3 point =
        s->e.result == GRAZE_INSIDE ? s->e.center : closest(&s->face, s->e.center);
    if (s->e.result == GRAZE_MISS)
        return vec3_equal(h->center, untouched.center) && vec3_equal(h->point, untouched.point) &&
               vec3_equal(h->normal, untouched.normal) && h->fraction == untouched.fraction &&
               h->feature == untouched.feature && h->index == untouched.index;
    return h->feature == s->e.feature && h->index == s->e.index &&
           (s->e.fraction < 0 ||
            (is_close(h->center, s->e.center) && is_close(h->point, point) &&
             is_close(h->normal, s->e.normal) && is_fraction(h->fraction, s->e.fraction)));
}

static bool stops_one(const scene *s)
{
    graze_sweep_hit hit = untouched;
    return cast(&s->face, &s->sphere, s->motion, &hit) == s->e.result && is_stop(&hit, s) &&
           cast(&s->face, &s->sphere, s->motion, 0) == s->e.result;
}

/* ---- Images ---- */

static void mirror_scene(scene *s, int axis)
{
    s->face.a = vec3_mirrored(s->face.a, axis);
    s->face.b = vec3_mirrored(s->face.b, axis);
    s->face.c = vec3_mirrored(s->face.c, axis);
    s->sphere.center = vec3_mirrored(s->sphere.center, axis);
    s->motion = vec3_mirrored(s->motion, axis);
    s->e.center = vec3_mirrored(s->e.center, axis);
    s->e.normal = vec3_mirrored(s->e.normal, axis);
}

static void turn_scene(scene *s)
{
    s->face.a = vec3_turned(s->face.a, 1);
    s->face.b = vec3_turned(s->face.b, 1);
    s->face.c = vec3_turned(s->face.c, 1);
    s->sphere.center = vec3_turned(s->sphere.center, 1);
    s->motion = vec3_turned(s->motion, 1);
    s->e.center = vec3_turned(s->e.center, 1);
    s->e.normal = vec3_turned(s->e.normal, 1);
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
    m.face.a = graze_vec3_add(m.face.a, far_away);
    m.face.b = graze_vec3_add(m.face.b, far_away);
    m.face.c = graze_vec3_add(m.face.c, far_away);
    m.sphere.center = graze_vec3_add(m.sphere.center, far_away);
    m.e.center = graze_vec3_add(m.e.center, far_away);
    return stops_one(&m);
#endif
}

static bool stops_in_images(scene *s)
{
    for (int i = 0; i < 24; i++) {
        if (!stops_one(s) || !stops_far(s))
            return false;
        turn_scene(s);
        if (i % 3 == 2)
            mirror_scene(s, i % 6 == 2 ? 0 : i % 12 == 5 ? 1 : 2);
    }
    return true;
}

static bool stops_at(any_face face, graze_sphere sphere, graze_vec3 motion, stop e)
{
    scene s;
    s.face = face;
    s.sphere = sphere;
    s.motion = motion;
    s.e = e;
    return stops_in_images(&s);
}

/* ---- Two faces with three corners in common, and a side of 20 with the normal (4, 3, 0) / 5 or a rectangle ---- */

static any_face face_of(graze_vec3 a, graze_vec3 b, graze_vec3 c, bool is_triangle)
{
    any_face f;
    f.a = a;
    f.b = b;
    f.c = c;
    f.is_triangle = is_triangle;
    return f;
}

static bool stops_at_triangle(graze_sphere sphere, graze_vec3 motion, stop e)
{
    return stops_at(face_of(V(-4, -4, 0), V(8, -4, 0), V(-4, 12, 0), true), sphere, motion, e);
}

static bool stops_at_rectangle(graze_sphere sphere, graze_vec3 motion, stop e)
{
    return stops_at(face_of(V(-4, -4, 0), V(8, -4, 0), V(-4, 12, 0), false), sphere, motion, e);
}

/* The triangle, and the parallelogram, where the last corner and the last edge have the number 3. */
static bool stops(graze_sphere sphere, graze_vec3 motion, stop e)
{
    stop last = e;
    if (e.feature != GRAZE_FEATURE_FACE && e.index == 2)
        last.index = 3;
    return stops_at_triangle(sphere, motion, e) && stops_at_rectangle(sphere, motion, last);
}

static graze_sphere ball(double x, double y, double z, double radius)
{
    graze_sphere s;
    s.center = V(x, y, z);
    s.radius = V(radius, 0, 0).x;
    return s;
}

static stop at(graze_result result, graze_vec3 center, graze_vec3 normal, graze_feature feature,
               int32_t index, graze_fraction fraction)
{
    stop e;
    e.result = result;
    e.center = center;
    e.normal = normal;
    e.feature = feature;
    e.index = index;
    e.fraction = fraction;
    return e;
}

static stop miss(void)
{
    return at(GRAZE_MISS, V(0, 0, 0), V(0, 0, 0), GRAZE_FEATURE_NONE, 0, 0);
}

static stop inside(const graze_sphere *s)
{
    return at(GRAZE_INSIDE, s->center, V(0, 0, 0), GRAZE_FEATURE_NONE, 0, 0);
}

static stop part(graze_result result, graze_feature feature, int32_t index)
{
    return at(result, V(0, 0, 0), V(0, 0, 0), feature, index, -1);
}

/* The distance is not less than the radius, and the next cast does not start inside. */
static bool is_free_after(const any_face *f, graze_sphere sphere, graze_vec3 motion)
{
    graze_sweep_hit hit = untouched;
    const graze_vec3 end = graze_vec3_add(sphere.center, motion);
    if (cast(f, &sphere, motion, &hit) != GRAZE_HIT)
        return false;
    sphere.center = hit.center;
    return cast(f, &sphere, graze_vec3_sub(end, hit.center), 0) != GRAZE_INSIDE &&
           cast(f, &sphere, V(0, 0, 0), 0) <= GRAZE_TOUCH;
}

static bool are_free(graze_sphere sphere, graze_vec3 motion)
{
    any_face f = face_of(V(-4, -4, 1), V(8, -4, 0), V(-4, 12, 2), true);
    bool are = true;
    for (int i = 0; i < 2; i++) {
        f.is_triangle = i == 0;
        are = are && is_free_after(&f, sphere, motion);
#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
        any_face m = f;
        graze_sphere s = sphere;
        m.a = graze_vec3_add(f.a, far_away);
        m.b = graze_vec3_add(f.b, far_away);
        m.c = graze_vec3_add(f.c, far_away);
        s.center = graze_vec3_add(sphere.center, far_away);
        are = are && is_free_after(&m, s, motion);
#endif
    }
    return are;
}

#if !GRAZE_FLOAT
static any_face raw_face(int32_t x)
{
    const any_face f = {{x, -8, -8}, {x, 8, -8}, {x, 0, 8}, true};
    return f;
}
#endif

#endif
