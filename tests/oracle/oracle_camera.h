/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact picture of a camera, from the definitions in camera.h: the directions of its points,
 * and the planes through the position and two corners. All in whole numbers, with 256 fractional
 * bits of tan(fov / 2), except for the lengths of the planes' normals.
 */
#ifndef GRAZE_TESTS_ORACLE_CAMERA_H
#define GRAZE_TESTS_ORACLE_CAMERA_H

#include "../../include/graze/graze.h"

#include <gmp.h>

typedef struct oracle_vector {
    mpz_t at[3];
} oracle_vector;

typedef struct oracle_camera {
    bool has_picture, is_left_handed;
    /* `right` and `up` each make an angle of 30 degrees or more with the plane of the other two
     * axes; the bounds of distances and rays hold for such cameras. Angles of 60 to 120 degrees between each two axes
     * do not suffice: three axes at 120 degrees lie in one plane. */
    bool is_upright;
    double least_angle; /* of an axis to the plane of the other two, in degrees */
    bool is_lopsided;   /* an axis is more than a million times as long as another */
    oracle_vector right, up, forward;
    mpz_t slope;                                 /* tan(fov / 2) * 2^256 */
    long double normal[GRAZE_FRUSTUM_PLANES][3]; /* of unit length, if there is a picture */
    oracle_vector corner[4];                     /* 1: right, 2: top */
    oracle_vector cross;
    oracle_vector ray; /* the dir before it is halved, times `unit` */
    mpz_t part, unit;
    double widest; /* of the ray: the greater factor of right and up for one forward */
    double terms;  /* of a component of the ray: the sum of the sizes of its terms, in raw units */
} oracle_camera;

void oracle_camera_init(oracle_camera *o);
void oracle_camera_clear(oracle_camera *o);
void oracle_camera_set(oracle_camera *o, const graze_camera *camera);

/* Sets `ray` and `unit` to z_far times the direction of a pixel. */
void oracle_camera_ray(oracle_camera *o, const graze_camera *camera, int64_t x, int64_t y,
                       int64_t width, int64_t height);
/* How often `ray` is halved until each component rounds to an int32_t. */
unsigned oracle_camera_halvings(oracle_camera *o);
/* The greatest error of `dir`, halved that often, in raw units. */
double oracle_camera_ray_error(oracle_camera *o, graze_vec3 dir, unsigned halvings);
/* The distance of dir, as a point, from the exact line of the ray; -1 if it points the other way. */
double oracle_camera_ray_sideways(const oracle_camera *o, graze_vec3 dir);
/* The possible error of a component of dir that comes from its forward part, with which all of
 * dir scales: that part has few bits if dir goes far more to the side than forward. */
double oracle_camera_ray_stretch(const oracle_camera *o, unsigned halvings);
/* Whether the greatest component, halved that often, is within one part in 2^30 of 2^31, or
 * within the stretch above. */
bool oracle_camera_ray_is_at_border(const oracle_camera *o, unsigned halvings);
/* The sine of the angle between the plane and `ray`; positive inside. */
long double oracle_camera_ray_sine(const oracle_camera *o, int plane);
/* The length of `ray`, halved that often, in raw units. */
double oracle_camera_ray_length(const oracle_camera *o, unsigned halvings);

/* Sets least_angle and is_lopsided. */
void oracle_camera_measure_axes(oracle_camera *o);
/* How many times GRAZE_CAMERA_PLANE_BOUND a normal may be off. */
double oracle_camera_times_bound(const oracle_camera *o, int plane);
/* Whether GRAZE_CAMERA_DISTANCE_BOUND holds. */
bool oracle_camera_has_distance_bound(const oracle_camera *o, int plane);
/* By how much more than half a raw unit `dir` may be off. Up to 1000 units by the bound; beyond, by
 * what grows with the length: the tangent is off by up to 2^-32.17, in all fields of view. */
double oracle_camera_ray_excess(const oracle_camera *o, unsigned halvings);
/* Whether that is all, for upright axes. */
bool oracle_camera_has_ray_bound(const oracle_camera *o);

/* The outcomes of look_at. */
enum { ORACLE_LOOKS, ORACLE_UP_IS_ALONG, ORACLE_AT_ITS_EYE };

/* Sets right, up and forward to vectors along the axes of a camera that looks at a target. */
int oracle_camera_look_at(oracle_camera *o, graze_vec3 eye, graze_vec3 target, graze_vec3 up);

void oracle_vector_init(oracle_vector *v);
void oracle_vector_clear(oracle_vector *v);
void oracle_vector_set(oracle_vector *v, int64_t x, int64_t y, int64_t z);
void oracle_set_dot(mpz_t sum, const oracle_vector *a, const oracle_vector *b);
void oracle_set_cross(oracle_vector *c, const oracle_vector *a, const oracle_vector *b);
/* The unit vector, with a relative error of 2^-63. v must not be zero. */
void oracle_unit_of(long double unit[3], const oracle_vector *v);

#endif
