/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The true picture of a camera, from the sentences of camera.h: the directions of its points, and the planes
 * through the position and two corners. All in whole numbers, with tan(fov / 2) to 256 bits behind the point,
 * up to the lengths of the planes' normals.
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
    /* `right` and `up` each make an angle of 30 degrees or more with the plane of the other two axes: then the
     * bounds hold. Angles of 60 to 120 degrees between each two axes are not enough: three of 120 lie in one plane. */
    bool is_upright;
    oracle_vector right, up, forward;
    mpz_t slope;                                 /* tan(fov / 2) * 2^256 */
    long double normal[GRAZE_FRUSTUM_PLANES][3]; /* of unit length, when there is a picture */
    oracle_vector corner[4];                     /* 1: right, 2: top */
    oracle_vector cross;
    oracle_vector ray; /* the dir before it is halved, times `unit` */
    mpz_t part, unit;
    double widest; /* of the ray: how much of right or up there is to one forward */
    double terms;  /* of a component of the ray: the sum of the sizes of its parts, in raw units */
} oracle_camera;

void oracle_camera_init(oracle_camera *o);
void oracle_camera_clear(oracle_camera *o);
void oracle_camera_set(oracle_camera *o, const graze_camera *camera);

/* Sets `ray` and `unit` to z_far times the direction of a pixel. */
void oracle_camera_ray(oracle_camera *o, const graze_camera *camera, int64_t x, int64_t y,
                       int64_t width, int64_t height);
/* How often `ray` is halved until each component rounds to an int32_t. */
unsigned oracle_camera_halvings(oracle_camera *o);
/* The greatest error of the dir, in raw units, as one that was halved that often. */
double oracle_camera_ray_error(oracle_camera *o, graze_vec3 dir, unsigned halvings);
/* The distance from dir, as a point, to the true line of the ray; -1 where it points the other way. */
double oracle_camera_ray_sideways(const oracle_camera *o, graze_vec3 dir);
/* By how much a component of the dir may be off because all of it scales with its forward part, which has few bits
 * where the dir goes far more to the side than forward. */
double oracle_camera_ray_stretch(const oracle_camera *o, unsigned halvings);
/* Whether the greatest component, halved that often, is within one part in 2^30 of 2^31, or as near as that
 * stretches. */
bool oracle_camera_ray_is_at_border(const oracle_camera *o, unsigned halvings);
/* The sine of the angle between the plane and `ray`: positive inside. */
long double oracle_camera_ray_sine(const oracle_camera *o, int plane);
/* The length of `ray`, halved that often, in raw units. */
double oracle_camera_ray_length(const oracle_camera *o, unsigned halvings);

/* The kind of the arguments of a look_at. */
enum { ORACLE_LOOKS, ORACLE_UP_IS_ALONG, ORACLE_AT_ITS_EYE };

/* Sets right, up and forward to vectors along the axes of a camera that looks at something. */
int oracle_camera_look_at(oracle_camera *o, graze_vec3 eye, graze_vec3 target, graze_vec3 up);

void oracle_vector_init(oracle_vector *v);
void oracle_vector_clear(oracle_vector *v);
void oracle_vector_set(oracle_vector *v, int64_t x, int64_t y, int64_t z);
void oracle_set_dot(mpz_t sum, const oracle_vector *a, const oracle_vector *b);
void oracle_set_cross(oracle_vector *c, const oracle_vector *a, const oracle_vector *b);
/* To a relative 2^-63. v is not zero. */
void oracle_unit_of(long double unit[3], const oracle_vector *v);

#endif
