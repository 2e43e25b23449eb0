/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Random frustums and boxes: cameras, boxes beside edges of the view, planes that touch a box in
 * one point, lattices, and planes with any bits.
 */
#ifndef GRAZE_TESTS_INPUTS_VIEW_H
#define GRAZE_TESTS_INPUTS_VIEW_H

#include "../../include/graze/frustum.h"
#include "draw.h"

enum {
    VIEW_CAMERA,   /* boxes of several sizes around the frustum of a camera */
    VIEW_BESIDE,   /* a corner of a large box is at an edge or a corner of such a frustum */
    VIEW_TOUCHING, /* planes that leave one point of the box in view, several, or none */
    VIEW_LATTICE,  /* tiny whole numbers: parallel, opposite and redundant planes */
    VIEW_FLAT,     /* the classes above with a rectangle, a segment or a point as the box */
    VIEW_WILD,     /* any bits */
    VIEW_WORLD,    /* the box contains nearly all points */
    VIEW_CLASSES
};

const char *inputs_view_name(int class_index);
void inputs_view_draw(input_stream *t, int class_index, graze_frustum *frustum, graze_aabb *box);

/* A camera in raw units: right, up and forward, half the picture's width and height at depth 1. */
typedef struct inputs_camera {
    double axis[3][3], wide, high, z_near, z_far;
    graze_vec3 eye;
} inputs_camera;

/* Rotates the camera at random. */
void inputs_camera_turn(input_stream *t, inputs_camera *camera);
/* The camera's planes, rounded. */
void inputs_camera_planes(const inputs_camera *camera, graze_frustum *frustum);
/* The point at this depth; across and height are -1 to 1 in the picture. */
void inputs_camera_point(const inputs_camera *camera, double across, double height, double depth,
                         double point[3]);
/* A random number from 0 to 1. */
double inputs_share(input_stream *t);

#endif
