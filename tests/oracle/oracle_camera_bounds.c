/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The bounds of camera.h for one camera: they depend on the axes, and those of a ray on its pixel. */
#include "oracle_camera.h"

#include <math.h>

/* ---- Axes ---- */

/* The sine of the angle between a and the plane of b and c; 0 if b and c are parallel. */
static double sine_above(oracle_camera *o, const oracle_vector *a, const oracle_vector *b,
                         const oracle_vector *c)
{
    oracle_set_cross(&o->cross, b, c);
    oracle_set_dot(o->part, a, &o->cross);
    oracle_set_dot(o->unit, &o->cross, &o->cross);
    double volume = fabs(mpz_get_d(o->part)), area = sqrt(mpz_get_d(o->unit));
    oracle_set_dot(o->unit, a, a);
    double sine = area > 0 ? volume / area / sqrt(mpz_get_d(o->unit)) : 0;
    return fmin(sine, 1);
}

static double length_of(oracle_camera *o, const oracle_vector *v)
{
    oracle_set_dot(o->part, v, v);
    return sqrt(mpz_get_d(o->part));
}

void oracle_camera_measure_axes(oracle_camera *o)
{
    double right = length_of(o, &o->right), up = length_of(o, &o->up);
    double forward = length_of(o, &o->forward);
    double sine = sine_above(o, &o->right, &o->up, &o->forward);
    sine = fmin(sine, sine_above(o, &o->up, &o->forward, &o->right));
    sine = fmin(sine, sine_above(o, &o->forward, &o->right, &o->up));
    o->least_angle = asin(sine) * 45 / atan(1);
    o->is_lopsided = fmax(right, fmax(up, forward)) > 1e6 * fmin(right, fmin(up, forward));
}

/* ---- Planes ---- */

double oracle_camera_times_bound(const oracle_camera *o, int plane)
{
    double enough = o->is_lopsided ? 60 : 7;
    return plane < GRAZE_FRUSTUM_LEFT || o->least_angle >= enough ? 1 : enough / o->least_angle;
}

bool oracle_camera_has_distance_bound(const oracle_camera *o, int plane)
{
    return plane < GRAZE_FRUSTUM_LEFT || o->is_upright || (!o->is_lopsided && o->least_angle >= 7);
}

/* ---- Rays ---- */

static const double units = 1000 * 65536.0;

double oracle_camera_ray_excess(const oracle_camera *o, unsigned halvings)
{
    double terms = ldexp(o->terms, -(int)halvings);
    double excess = terms > units ? terms / units * 0.02 : GRAZE_CAMERA_RAY_BOUND - 0.5;
    return o->is_upright ? fmin(excess, 0.5) : excess;
}

bool oracle_camera_has_ray_bound(const oracle_camera *o)
{
    return o->widest < 0x1p24 && !o->is_lopsided;
}
