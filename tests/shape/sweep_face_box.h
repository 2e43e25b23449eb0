/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Scenes of boxes that move at a triangle, for sweep_face_box.c, their images, and what is expected of them. */
#ifndef GRAZE_TESTS_SHAPE_SWEEP_FACE_BOX_H
#define GRAZE_TESTS_SHAPE_SWEEP_FACE_BOX_H

#include "../../include/graze/graze.h"
#include "../support/shapes.h"
#include "fraction.h"

#define P(x, y, z) vec3_units(x, y, z)
#define FACE       GRAZE_FEATURE_FACE
#define EDGE       GRAZE_FEATURE_EDGE
#define CORNER     GRAZE_FEATURE_CORNER

typedef struct {
    graze_triangle face;
    graze_aabb mover;
    graze_vec3 motion;
} scene;

/* A normal of any length. */
typedef struct {
    graze_result result;
    graze_vec3 center, point, normal;
    double fraction;
    graze_feature feature;
    int32_t index;
} stop;

/* ---- Expectations ---- */

/* Of a few raw units, or in floats about so much. */
static inline bool is_close(graze_scalar a, graze_scalar b)
{
    const graze_scalar off = a < b ? b - a : a - b;
    return off <= (GRAZE_FLOAT ? GRAZE_C(0.0001) : 1);
}

static inline bool are_close(graze_vec3 a, graze_vec3 b)
{
    return is_close(a.x, b.x) && is_close(a.y, b.y) && is_close(a.z, b.z);
}

static const graze_sweep_hit untouched = {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}, 7, 7, 7};

static inline bool is_stop(const graze_sweep_hit *h, const stop *e)
{
    if (e->result == GRAZE_MISS)
        return vec3_equal(h->center, untouched.center) && vec3_equal(h->point, untouched.point) &&
               vec3_equal(h->normal, untouched.normal) && h->fraction == 7 && h->index == 7;
    return vec3_equal(h->center, e->center) && are_close(h->point, e->point) &&
           are_close(h->normal, graze_vec3_normalize(e->normal)) &&
           is_fraction(h->fraction, FRACTION(e->fraction)) && h->feature == e->feature &&
           h->index == e->index;
}

static inline bool stops(const scene *s, const stop *e)
{
    graze_sweep_hit hit = untouched;
    return graze_triangle_aabbcast(&s->face, &s->mover, s->motion, &hit) == e->result &&
           is_stop(&hit, e) &&
           graze_triangle_aabbcast(&s->face, &s->mover, s->motion, 0) == e->result;
}

/* ---- Images ---- */

static inline void turn(scene *s, stop *e)
{
    graze_vec3 *all[9] = {&s->face.a, &s->face.b, &s->face.c, &s->mover.min, &s->mover.max,
                          &s->motion, &e->center, &e->point,  &e->normal};
    for (int i = 0; i < 9; i++)
        *all[i] = vec3_turned(*all[i], 1);
}

/* As raw numbers: 0 - c is exact in both builds. */
static inline graze_vec3 opposite(graze_vec3 v)
{
    return graze_vec3_of(0 - v.x, 0 - v.y, 0 - v.z);
}

static inline void mirror(scene *s, stop *e)
{
    const graze_vec3 size = graze_vec3_sub(s->mover.max, s->mover.min), min = s->mover.min;
    s->face.a = opposite(s->face.a);
    s->face.b = opposite(s->face.b);
    s->face.c = opposite(s->face.c);
    s->mover.min = opposite(s->mover.max);
    s->mover.max = opposite(min);
    s->motion = opposite(s->motion);
    e->center = opposite(graze_vec3_add(e->center, size));
    e->point = e->result == GRAZE_INSIDE ? e->center : opposite(e->point);
    e->normal = opposite(e->normal);
}

/* From the next corner. */
static inline void roll(scene *s, stop *e)
{
    const graze_triangle face = s->face;
    s->face.a = face.b;
    s->face.b = face.c;
    s->face.c = face.a;
    e->index = e->feature == EDGE || e->feature == CORNER ? (e->index + 2) % 3 : 0;
}

static inline bool all_stop(scene s, stop e)
{
    for (int mirrored = 0; mirrored < 2; mirrored++) {
        for (int turned = 0; turned < 3; turned++) {
            for (int rolled = 0; rolled < 3; rolled++) {
                if (!stops(&s, &e))
                    return false;
                roll(&s, &e);
            }
            turn(&s, &e);
        }
        mirror(&s, &e);
    }
    return true;
}

/* ---- Scenes ---- */

/* On the plane y = 0: half of a square of 8 by 8. */
static inline graze_triangle ground(void)
{
    const graze_triangle t = {AT(0, 0, 0), AT(0, 0, 8), AT(8, 0, 0)};
    return t;
}

/* From y = 0 at x = 0 to y = 6 at x = 8. */
static inline graze_triangle slope(void)
{
    const graze_triangle t = {AT(0, 0, 0), AT(0, 0, 8), AT(8, 6, 0)};
    return t;
}

/* A mover of size 2 1 2. */
static inline scene scene_at(graze_triangle face, graze_vec3 min, graze_vec3 motion)
{
    scene s;
    s.face = face;
    s.mover.min = min;
    s.mover.max = graze_vec3_add(min, P(2, 1, 2));
    s.motion = motion;
    return s;
}

static inline scene at_ground(graze_vec3 min, graze_vec3 motion)
{
    return scene_at(ground(), min, motion);
}

static inline stop on(graze_result result, graze_vec3 center, graze_vec3 point, graze_vec3 normal,
                      double fraction, graze_feature feature, int32_t index)
{
    stop e;
    e.result = result;
    e.center = center;
    e.point = point;
    e.normal = normal;
    e.fraction = fraction;
    e.feature = feature;
    e.index = index;
    return e;
}

static inline stop on_top(graze_result result, graze_vec3 center, graze_vec3 point, double fraction)
{
    return on(result, center, point, P(0, 1, 0), fraction, FACE, 0);
}

static inline stop miss(void)
{
    return on(GRAZE_MISS, P(0, 0, 0), P(0, 0, 0), P(0, 0, 0), 0, 0, 0);
}

static inline stop inside(const scene *s)
{
    return on(GRAZE_INSIDE, s->mover.min, s->mover.min, P(0, 0, 0), 0, GRAZE_FEATURE_NONE, 0);
}

static inline bool is_inside(scene s)
{
    return all_stop(s, inside(&s));
}

#endif
