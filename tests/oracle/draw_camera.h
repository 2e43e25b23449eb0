/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Randomly drawn cameras: ordinary ones, ones at every border of the domain in camera.h, and ones
 * without a picture. */
#ifndef GRAZE_TESTS_DRAW_CAMERA_H
#define GRAZE_TESTS_DRAW_CAMERA_H

#include "../../include/graze/camera.h"
#include "draw.h"

enum {
    CAMERA_ORDINARY,
    CAMERA_ALONG_AXES, /* of the world, of any lengths, in any corner */
    CAMERA_SLANTED,    /* axes of about unit length that are not perpendicular */
    CAMERA_TINY,       /* axes of a few raw units */
    CAMERA_LONG,       /* axes up to the full int32_t, each of its own length */
    CAMERA_LENS,       /* the least and the greatest fov, aspect and depths */
    CAMERA_SHEARED,    /* axes that nearly lie in one plane */
    CAMERA_ANY,
    CAMERA_BAD, /* no picture, for one reason */
    CAMERA_CLASSES
};

const char *class_name(int class_index);
void draw_camera(input_stream *t, int class_index, graze_camera *camera);
/* A pixel within a picture, or beyond it; half of the times of the last column or row, or one after it. */
void draw_pixel(input_stream *t, uint16_t *x, uint16_t *y, uint16_t *width, uint16_t *height);
/* The target of a camera: anything, and often an eye at its target, or an up along the view. */
void draw_view(input_stream *t, graze_vec3 *eye, graze_vec3 *target, graze_vec3 *up);

#endif
