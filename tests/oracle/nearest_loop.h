/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of many by the usual code: casts in a loop. The result of the library must be the
 * same, to the last bit. For the test image and for verify_nearest.c.
 */
#ifndef GRAZE_TESTS_ORACLE_NEAREST_LOOP_H
#define GRAZE_TESTS_ORACLE_NEAREST_LOOP_H

#include "../../include/graze/graze.h"
#include "inputs_nearest.h"

typedef enum {
    MANY_AABBS,
    MANY_SPHERES,
    MANY_CAPSULES,
    MANY_CYLINDERS,
    MANY_OBBS,
    MANY_TRIANGLES,
    KINDS_OF_MANY
} kind_of_many;

/* The same places for each kind. */
typedef struct {
    uint32_t count;
    graze_segment segment;
    graze_ray ray;
    graze_aabb aabbs[NEAREST_MOST];
    graze_sphere spheres[NEAREST_MOST];
    graze_capsule capsules[NEAREST_MOST];
    graze_cylinder cylinders[NEAREST_MOST];
    graze_obb obbs[NEAREST_MOST];
    graze_triangle triangles[NEAREST_MOST];
} many;

void many_of_scene(const nearest_scene *scene, many *m);

/* The result; for a hit of a segment t is the fraction. Fields that were not written are 7, and so
 * is the side where there is none. */
typedef struct {
    graze_result result;
    uint32_t index;
    graze_vec3 point, normal;
    graze_scalar t;
    int32_t side;
    uint32_t hits, equal; /* from loops: all that are hit, and those as near as the nearest */
} found;

bool found_equal(const found *a, const found *b);

/*
 * The same. In the float build, where the end of a shortened ray is rounded, t may differ by a 1024th, or
 * the points by a 2048th of the scene's greatest number: near a tangent of a ball an error of 2^-23 of
 * its size moves the point by the root of that.
 */
bool found_as_near(const many *m, const found *a, const found *b);

/* The result of the library. False if it differs when the index or the hit is not wanted. */
bool ask_nearest_on_segment(const many *m, kind_of_many kind, found *f);
bool ask_nearest_on_ray(const many *m, kind_of_many kind, found *f);

/* By casts in a loop, all with the same line. */
void loop_on_segment(const many *m, kind_of_many kind, found *f);
void loop_on_ray(const many *m, kind_of_many kind, found *f);

/* For shapes of several kinds, the first of that kind and then in turn: by casts with the same ray,
 * and, as in include/graze/nearest.h, with a ray that is shortened. */
void loop_on_mixed_ray(const many *m, uint32_t first, found *f);
void idiom_on_mixed_ray(const many *m, uint32_t first, found *f);

/* Of all shapes of all kinds, the latter with an array in the place of a shape. The index is that of
 * the kind times NEAREST_MOST, and that in the array. */
void loop_on_all(const many *m, found *f);
void idiom_on_all(const many *m, found *f);

#endif
