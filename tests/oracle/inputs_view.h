/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Frustums and boxes drawn by chance: cameras, boxes that pass by their edges, planes that meet a box in one
 * point, lattices, and planes with anything in them.
 */
#ifndef GRAZE_TESTS_INPUTS_VIEW_H
#define GRAZE_TESTS_INPUTS_VIEW_H

#include "../../include/graze/frustum.h"
#include "draw.h"

enum {
    VIEW_CAMERA,   /* boxes of several sizes around the frustum of a camera */
    VIEW_BESIDE,   /* a corner of a large box is at an edge or a corner of such a frustum */
    VIEW_TOUCHING, /* planes that leave one point of the box, more, or none */
    VIEW_LATTICE,  /* tiny whole numbers: parallel, opposite and redundant planes */
    VIEW_FLAT,     /* those before with a rectangle, a segment or a point as the box */
    VIEW_WILD,     /* any bits */
    VIEW_WORLD,    /* nearly all points as the box */
    VIEW_CLASSES
};

const char *inputs_view_name(int class_index);
void inputs_view_draw(input_stream *t, int class_index, graze_frustum *frustum, graze_aabb *box);

/* A camera in raw units: right, up and forward, half the picture's width and height at depth 1. */
typedef struct inputs_camera {
    double axis[3][3], wide, high, z_near, z_far;
    graze_vec3 eye;
} inputs_camera;

/* Turns the camera to anywhere. */
void inputs_camera_turn(input_stream *t, inputs_camera *camera);
/* Its planes, rounded. */
void inputs_camera_planes(const inputs_camera *camera, graze_frustum *frustum);
/* A point at this depth; across and height: -1 to 1 in the picture. */
void inputs_camera_point(const inputs_camera *camera, double across, double height, double depth,
                         double point[3]);
/* From 0 to 1. */
double inputs_share(input_stream *t);

#endif
