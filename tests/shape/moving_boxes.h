/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Scenes of boxes that move, for sweep_boxes.c, and what is expected of them. */
#ifndef GRAZE_TESTS_MOVING_BOXES_H
#define GRAZE_TESTS_MOVING_BOXES_H

#include "../../include/graze/graze.h"

enum { AXES = 3 };

/* In units. */
typedef struct {
    double low[AXES], high[AXES], min[AXES], max[AXES], motion[AXES];
} moving_scene;

typedef struct {
    graze_result result;
    double center[AXES], point[AXES], normal[AXES];
    double fraction;
    graze_feature feature;
    int32_t index;
} moving_stop;

/* The target of most cases, and a mover of size 2 1 4 whose min is there. It overlaps the target on z. */
moving_scene moving_at(double x, double y, double motion_x, double motion_y);

moving_stop moving_nothing(graze_result result);

/* z: of the scenes of `moves`. */
moving_stop moving_meets(graze_result result, double x, double y, double point_x, double point_y,
                         double fraction);

/* On one face: 2 * axis, and 1 more at max. */
moving_stop moving_on_face(moving_stop e, int face);

/* On an edge along z, whose first face is -x or +x. */
moving_stop moving_on_edge(moving_stop e, int corner);

graze_vec3 moving_units(const double *v);

graze_aabb moving_box_of(const double *min, const double *max);

bool moving_boxes_stop(const moving_scene *s, const moving_stop *e);

bool moving_rects_stop(const moving_scene *s, const moving_stop *e);

/* A miss, a start inside, or a face: also with the axes exchanged, mirrored, and as rectangles. */
bool moving_all_stop(moving_scene s, moving_stop e);

/* As boxes and as rectangles. */
bool moving_both_stop(moving_scene s, moving_stop e);

moving_stop moving_starts_inside(const moving_scene *s);

#endif
