/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Planes with segments and rays, in classes that each aim at one case. They depend only on a seed,
 * an axis and an index.
 */
#ifndef GRAZE_TESTS_INPUTS_PLANE_H
#define GRAZE_TESTS_INPUTS_PLANE_H

#include "../../include/graze/capsule.h"
#include "draw.h"

typedef struct input_plane {
    graze_vec3 point, normal;
} input_plane;

/* 0, 1, 2: the plane across that axis, with its unit vector as normal. */
enum { ANY_AXIS = 3 };

enum { PLANE_CLASSES = 12 };

typedef struct input_plane_class {
    const char *name;
    int32_t most;     /* the greatest coordinate */
    uint32_t results; /* the results that must occur: a set of 1u << graze_result */
} input_plane_class;

extern const input_plane_class input_plane_classes[PLANE_CLASSES];

/* Case `index` of a stream is of class `index % PLANE_CLASSES`. */
void input_plane_segment(uint64_t seed, uint32_t index, uint32_t axis, input_plane *plane,
                         graze_segment *segment);
void input_plane_ray(uint64_t seed, uint32_t index, uint32_t axis, input_plane *plane,
                     graze_ray *ray);

/* The center is an end of the segment; often the sphere just touches the plane, or just does not. */
void input_plane_sphere(uint64_t seed, uint32_t index, input_plane *plane, graze_sphere *sphere);

/* The core is the segment; often the capsule just touches the plane, or just does not. */
void input_plane_capsule(uint64_t seed, uint32_t index, input_plane *plane, graze_capsule *capsule);

/* The box spanned by the segment; sometimes inverted. */
void input_plane_box(uint64_t seed, uint32_t index, input_plane *plane, graze_aabb *box);

#endif
