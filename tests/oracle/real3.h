/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors of long doubles, for judges of the float build: 64 bits, so that a rounding of theirs is 2^-40 of one of floats.
 * The difference of two ordinary floats is exact. */
#ifndef GRAZE_TESTS_REAL3_H
#define GRAZE_TESTS_REAL3_H

#include "../../include/graze/vec3.h"

typedef long double real;

typedef struct {
    real x, y, z;
} real3;

real3 real3_of(graze_vec3 v);
/* Of `axes` numbers; the others are 0. */
real3 real3_of_words(const graze_scalar *words, uint32_t axes);
real3 real3_between(graze_vec3 from, graze_vec3 to);

real3 real3_add(real3 u, real3 v);
real3 real3_sub(real3 u, real3 v);
real3 real3_scale(real3 v, real by);
real3 real3_cross(real3 u, real3 v);
real real3_dot(real3 u, real3 v);
real real3_length(real3 v);
/* At unit length; zero for the zero vector. */
real3 real3_unit(real3 v);
/* The greatest size of a component. */
real real3_size(real3 v);

real real_clamp(real x, real least, real most);

#endif
